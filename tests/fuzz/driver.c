/* driver.c — feeds the fuzzer's entry point without a fuzzer: evenings made by chance, spoiled in some
 * places. The seed is always the same, unless the first argument is another one; the second says how many
 * inputs. */
#include "fuzz.h"

#include "games/games.h"
#include "games/null/rules/rules.h"
#include "referee/random.h"
#include "referee/session.h"

#include <stdlib.h>
#include <string.h>

#define INPUTS  4000
#define ENTRIES 40 /* lines of the longest evening */

/* Bytes that are likely to be trouble. */
static const char *const traps[] = {
  "{\"do\":\"undo\"}\n",
  "{\"do\":\"redo\"}\n",
  "{\"do\":\"end\"}\n",
  "-99999999999999999999",
  "9223372036854775807",
  "4294967296",
  "2147483648",
  "-1",
  "1e400",
  "\\u0000",
  "\\ud83e",
  "\xf0\x9f\xa6\x9d",
  "\"who\":-1,",
  "\"note\":\"\",",
  "[[[[[[[[[[[[[[[[",
};

static void
add_line (GString *input, char *line)
{
  g_string_append (input, line);
  g_string_append_c (input, '\n');
  g_free (line);
}

static void
spoil (GRand *rand, GString *input)
{
  gssize at = g_rand_int_range (rand, 0, (gint32) input->len + 1);

  if (g_rand_int_range (rand, 0, 4) == 0)
    g_string_insert (input, at, traps[g_rand_int_range (rand, 0, G_N_ELEMENTS (traps))]);
  else
    ts_random_spoil (rand, input);
}

/* Lines that make sense one by one, and now and then one after the other. */
static void
make_evening (GRand *rand, const TsGame *game, GString *input)
{
  const TsGame *games[] = { game, NULL };
  char *header = ts_random_header (rand, game, 0);
  g_autoptr (TsSession) session = ts_session_new (games, header, strlen (header), NULL);
  int n_lines = g_rand_int_range (rand, 0, ENTRIES);
  int n_verbs = 0;

  add_line (input, header);
  while (game->verbs[n_verbs].id != NULL)
    n_verbs++;
  for (int i = 0; session != NULL && i < n_lines; i++) {
    TsView view = ts_session_view (session);
    int verb = g_rand_int_range (rand, -1, n_verbs);
    char *line =
        verb < 0 ? ts_random_adjust (rand, &view) : ts_random_entry (rand, &view, &game->verbs[verb]);

    ts_session_say (session, line, strlen (line), NULL);
    add_line (input, line);
  }
}

int
main (int argc, char **argv)
{
  guint32 seed = argc > 1 ? (guint32) strtoul (argv[1], NULL, 10) : 1;
  int inputs = argc > 2 ? atoi (argv[2]) : INPUTS;
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  int n_games = 0;

  while (ts_games[n_games] != NULL)
    n_games++;
  LLVMFuzzerTestOneInput (NULL, 0);
  for (int i = 0; i < inputs; i++) {
    int game = i % (n_games + 1);
    g_autoptr (GString) input = g_string_new (NULL);

    make_evening (rand, game < n_games ? ts_games[game] : &ts_null_game, input);
    for (int spoils = g_rand_int_range (rand, 0, 6); spoils > 0; spoils--)
      spoil (rand, input);
    LLVMFuzzerTestOneInput ((const uint8_t *) input->str, input->len);
  }
  return EXIT_SUCCESS;
}
