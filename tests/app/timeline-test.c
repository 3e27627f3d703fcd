/* The history as a list: what is in force, what was changed, and what was taken back, each where it was said.
 */
#include "app/dialogs/timeline.h"
#include "games/null/rules/rules.h"

#include <string.h>

#define ROLL(a, b) "{\"do\":\"roll\",\"dice\":[" #a "," #b "]}"
#define TAKE(n)    "{\"do\":\"take\",\"count\":" #n "}"
#define PAY        "{\"do\":\"pay\",\"who\":0,\"to\":1,\"amount\":14}"
#define GIVE       "{\"do\":\"adjust\",\"who\":1,\"counter\":\"tokens\",\"by\":2}"
#define UNDO       "{\"do\":\"undo\"}"
#define NEXT       "{\"do\":\"next\"}"

static TsSession *
begin (void)
{
  const TsGame *const games[] = { &ts_null_game, NULL };
  const char *header =
      "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}";

  return ts_session_new (games, header, strlen (header), NULL);
}

static void
say (TsSession *session, const char *first, ...)
{
  va_list lines;

  va_start (lines, first);
  for (const char *line = first; line != NULL; line = va_arg (lines, const char *)) {
    g_autoptr (GError) error = NULL;

    ts_session_say (session, line, strlen (line), &error);
    g_assert_no_error (error);
  }
  va_end (lines);
}

static void
tell (GString *text, const TsSession *session, const TsTimelineLine *line)
{
  g_autofree char *sentence =
      line->is_in_force ? ts_session_tell (session, line->place) : g_strdup (line->record->told);

  g_string_append_printf (text, "%s%s%s%s", text->len > 0 ? " | " : "", line->is_left ? "-" : "",
                          line->is_again ? "+" : "", sentence);
}

/* The newest first. */
static void
expect (const TsSession *session, int filter, const char *expected)
{
  g_autoptr (TsNewestFirst) list = ts_timeline_new (session, filter);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++) {
    g_autoptr (TsNewestItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);
    const TsTimelineLine *line = ts_newest_item_get (item);

    tell (text, session, line);
    if (line->is_in_force)
      g_assert_cmpint (filter != TS_TIMELINE_ALL || ts_timeline_find (list, line->place) == (int) i, ==, 1);
  }
  g_assert_cmpstr (text->str, ==, expected);
}

/* Dice that were taken back and thrown once more are both there; so is it after a second time. */
static void
test_again (void)
{
  g_autoptr (TsSession) session = begin ();

  say (session, ROLL (1, 2), UNDO, NULL);
  expect (session, TS_TIMELINE_ALL, "-Ann: Roll (1, 2)");
  say (session, ROLL (6, 6), NULL);
  expect (session, TS_TIMELINE_ALL, "+Ann: Roll (6, 6) | -Ann: Roll (1, 2)");
  say (session, UNDO, ROLL (5, 6), TAKE (1), NULL);
  expect (session, TS_TIMELINE_ALL,
          "Bo takes 1 token. | +Ann: Roll (5, 6) | -Ann: Roll (6, 6) | -Ann: Roll (1, 2)");
  say (session, UNDO, "{\"do\":\"redo\"}", NULL);
  expect (session, TS_TIMELINE_ALL,
          "Bo takes 1 token. | +Ann: Roll (5, 6) | -Ann: Roll (6, 6) | -Ann: Roll (1, 2)");
}

/* What is left stands in the order in which it was said, however far people went back. */
static void
test_left (void)
{
  g_autoptr (TsSession) session = begin ();

  say (session, TAKE (1), TAKE (2), TAKE (3), UNDO, NEXT, UNDO, UNDO, NULL);
  expect (session, TS_TIMELINE_ALL,
          "-Ann: Next | -Ann takes 3 tokens. | -Ann takes 2 tokens. | Ann takes 1 token.");
  say (session, GIVE, NULL);
  expect (
      session, TS_TIMELINE_ALL,
      "Corrected for Bo: Tokens +2. | -Ann: Next | -Ann takes 3 tokens. | -Ann takes 2 tokens. | Ann takes 1 "
      "token.");
}

static void
test_amended (void)
{
  g_autoptr (TsSession) session = begin ();

  say (session, TAKE (1), NEXT, "{\"do\":\"amend\",\"entry\":1,\"with\":" TAKE (4) "}", NEXT, NULL);
  expect (session, TS_TIMELINE_ALL,
          "Bo: Next | “Ann takes 1 token.” becomes “Ann takes 4 tokens.” | Ann: Next | Ann takes 4 tokens.");
  say (session, UNDO, UNDO, NULL);
  expect (session, TS_TIMELINE_ALL,
          "-Bo: Next | -“Ann takes 1 token.” becomes “Ann takes 4 tokens.” | Ann: Next | Ann takes 1 token.");
}

static void
test_filters (void)
{
  g_autoptr (TsSession) session = begin ();

  say (session, TAKE (1), PAY, NEXT, UNDO, GIVE, "{\"do\":\"seat\",\"who\":0,\"name\":\"Cleo\"}", NULL);
  say (session, "{\"do\":\"amend\",\"entry\":1,\"with\":" TAKE (4) "}", NULL);
  expect (session, TS_TIMELINE_MONEY, "Cleo pays 14 to Bo.");
  expect (session, TS_TIMELINE_CORRECTIONS,
          "“Cleo takes 1 token.” becomes “Cleo takes 4 tokens.” | Ann is now Cleo. | Corrected for Bo: "
          "Tokens +2. | "
          "-Ann: Next");
  expect (session, 1, "Corrected for Bo: Tokens +2. | Cleo pays 14 to Bo.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/timeline/again", test_again);
  g_test_add_func ("/timeline/left", test_left);
  g_test_add_func ("/timeline/amended", test_amended);
  g_test_add_func ("/timeline/filters", test_filters);
  return g_test_run ();
}
