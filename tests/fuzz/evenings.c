/* evenings.c — feeds the target `evening` without a fuzzer: evenings made by chance, spoiled in some places.
 * The seed is always the same, unless the first argument is another one; the second says how many inputs. */
#include "fuzz.h"

#include "referee/random.h"

#include <stdlib.h>
#include <string.h>

#define INPUTS  4000
#define ENTRIES 40 /* lines of the longest evening */

/* Bytes that are likely to be trouble. */
static const char *const traps[] = {
  "{\"do\":\"undo\"}\n",
  "{\"do\":\"redo\"}\n",
  "{\"do\":\"end\"}\n",
  "{\"do\":\"amend\",\"entry\":1}\n",
  "{\"do\":\"amend\",\"entry\":2,\"with\":{\"do\":\"end\"},\"drop\":[3,4]}\n",
  "{\"do\":\"amend\",\"entry\":1,\"with\":{\"do\":\"seat\",\"who\":0,\"name\":\"Zoe\"}}\n",
  "{\"do\":\"seat\",\"who\":1,\"name\":\"Ann\",\"colour\":\"red\"}\n",
  "\"from\":1,",
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
add_line (const char *line, gpointer data)
{
  GString *input = data;

  g_string_append (input, line);
  g_string_append_c (input, '\n');
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
  g_autofree char *header = ts_random_header (rand, game, 0);
  g_autoptr (TsSession) session = ts_session_new (ts_fuzz_games (), header, strlen (header), NULL);

  add_line (header, input);
  if (session != NULL)
    ts_fuzz_play (rand, session, g_rand_int_range (rand, 0, ENTRIES), add_line, input);
}

int
main (int argc, char **argv)
{
  guint32 seed = argc > 1 ? (guint32) strtoul (argv[1], NULL, 10) : 1;
  int inputs = argc > 2 ? atoi (argv[2]) : INPUTS;
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  const TsGame *const *games = ts_fuzz_games ();
  int n_games = 0;

  while (games[n_games] != NULL)
    n_games++;
  for (int i = 0; i < inputs; i++) {
    g_autoptr (GString) input = g_string_new (NULL);

    make_evening (rand, games[i % n_games], input);
    for (int spoils = g_rand_int_range (rand, 0, 6); spoils > 0; spoils--)
      spoil (rand, input);
    LLVMFuzzerTestOneInput ((const uint8_t *) input->str, input->len);
  }
  return EXIT_SUCCESS;
}
