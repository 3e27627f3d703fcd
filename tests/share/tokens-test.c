/* Tokens: who has one is found, and whoever says another one learns nothing by how long the no takes. The
 * test watches a program that looks for a token, step by step, and counts its instructions: they are as many
 * wherever the token that is said differs. */
#include "referee/game.h"
#include "share/tokens.h"

#include <signal.h>
#include <sys/ptrace.h>
#include <sys/wait.h>
#include <unistd.h>

#define SEATS 4

static void
test_found (void)
{
  TsTokens tokens;
  int found;

  ts_tokens_init (&tokens, SEATS);
  for (int seat = TS_NOBODY; seat < SEATS; seat++) {
    const char *token = ts_tokens_get (&tokens, seat);
    g_autofree char *longer = g_strconcat (token, "A", NULL);
    g_autofree char *shorter = g_strndup (token, TS_TOKEN_LENGTH - 1);

    g_assert_true (ts_tokens_find (&tokens, token, &found) && found == seat);
    g_assert_false (ts_tokens_find (&tokens, longer, &found));
    g_assert_false (ts_tokens_find (&tokens, shorter, &found));
  }
  g_assert_false (ts_tokens_find (&tokens, "", &found));
  ts_tokens_clear (&tokens);
}

/* Stops before and after a token is looked for. What is called for the first time has to be found first. */
static G_NORETURN void
be_watched (const TsTokens *tokens, const char *said)
{
  int seat;

  if (ptrace (PTRACE_TRACEME, 0, NULL, NULL) != 0)
    _exit (1);
  ts_tokens_find (tokens, said, &seat);
  raise (SIGSTOP);
  ts_tokens_find (tokens, said, &seat);
  raise (SIGSTOP);
  _exit (0);
}

/* How many instructions it takes to look for it; 0 where no program may watch another one. */
static guint
count_steps (const TsTokens *tokens, const char *said)
{
  pid_t child = fork ();
  guint n = 0;
  int status;

  if (child == 0)
    be_watched (tokens, said);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  if (!WIFSTOPPED (status))
    return 0;
  do {
    n++;
    g_assert_cmpint (ptrace (PTRACE_SINGLESTEP, child, NULL, NULL), ==, 0);
    g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  } while (WIFSTOPPED (status) && WSTOPSIG (status) == SIGTRAP);
  kill (child, SIGKILL);
  waitpid (child, &status, 0);
  return n;
}

/* The first character, the last one and two between, of every token. */
static void
test_as_long (void)
{
  char said[TS_TOKEN_LENGTH + 1] = "AAAAAAAAAAAAAAAAAAAAAA";
  TsTokens tokens;
  guint n;

  ts_tokens_init (&tokens, SEATS);
  n = count_steps (&tokens, said);
  g_test_message ("%u instructions", n);
  for (int seat = TS_NOBODY; n > 0 && seat < SEATS; seat++)
    for (guint i = 0; i < TS_TOKEN_LENGTH; i += 7) {
      g_strlcpy (said, ts_tokens_get (&tokens, seat), sizeof said);
      said[i] = said[i] == 'A' ? 'B' : 'A';
      g_assert_cmpuint (count_steps (&tokens, said), ==, n);
    }
  if (n == 0)
    g_test_skip ("no program may watch another one here");
  ts_tokens_clear (&tokens);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tokens/found", test_found);
  g_test_add_func ("/tokens/as-long", test_as_long);
  return g_test_run ();
}
