/* The score sheet in its four forms. */
#include "store/score-sheet.h"

#include "fixture.h"
#include "games/games.h"
#include "referee/json.h"

#include <string.h>

/* One of a file that is there already. */
static TsSession *
begin_old (const char *header)
{
  g_autoptr (GError) error = NULL;
  TsSession *session = ts_session_read (test_games, header, strlen (header), &error);

  g_assert_no_error (error);
  return session;
}

/* The example of the rulebook of Snack Wars. */
static TsSession *
begin_example (void)
{
  TsSession *session = session_begin (
      test_games, "{\"tableside\":1,\"game\":\"snack-wars\",\"players\":[{\"name\":\"Delphine\"},"
                  "{\"name\":\"Mathilde\"}],"
                  "\"options\":{\"tally_only\":true},\"created\":\"2026-11-21T12:30:00Z\"}");

  session_say (
      session,
      "{\"do\":\"collection\",\"who\":0,\"foods\":{\"donut\":2,\"sushi\":3},\"bonuses\":[\"japanese\"]}");
  session_say (session,
               "{\"do\":\"collection\",\"who\":1,\"foods\":{\"croissant\":3,\"sushi\":3,\"donut\":1},"
               "\"bonuses\":[\"french\",\"variety\"]}");
  return session;
}

static void
test_text (void)
{
  g_autoptr (TsSession) session = begin_example ();
  g_autofree char *before = ts_score_sheet_text (session, TS_NOBODY);
  g_autofree char *after = NULL;

  g_assert_true (g_str_has_suffix (before, "\nThe game is not over yet.\n"));
  session_say (session, "{\"do\":\"finish\"}");
  after = ts_score_sheet_text (session, TS_NOBODY);
  g_assert_cmpstr (after, ==,
                   "Snack Wars\n"
                   "21 November 2026\n"
                   "\n"
                   "Player          Delphine  Mathilde\n"
                   "Croissant              –         5\n"
                   "Donut                  7         –\n"
                   "French bonus           –         3\n"
                   "Japanese bonus         3         –\n"
                   "Variety bonus          –         5\n"
                   "Total                 10        13\n"
                   "Place                  2         1\n"
                   "\n"
                   "Mathilde wins with 13 points.\n");
}

/* Names of all widths: wide letters take two columns, accents of their own none. */
static void
test_widths (void)
{
  g_autoptr (TsSession) session = session_begin (
      test_games,
      "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"寿司\"},{\"name\":\"Zoe\\u0301\"},"
      "{\"name\":\"שרה\"},{\"name\":\"x\"}]}");
  g_autofree char *text = NULL;

  session_say (session, "{\"do\":\"roll\",\"dice\":[6,6]}");
  text = ts_score_sheet_text (session, TS_NOBODY);
  g_assert_cmpstr (text, ==,
                   "Null Game\n"
                   "\n"
                   "Player  寿司  Zoe\u0301  שרה   x\n"
                   "Total     12    0    0   0\n"
                   "Purse     50   50   50  50\n"
                   "Place      1    2    2   2\n"
                   "\n"
                   "The game is not over yet.\n");
}

static void
test_csv (void)
{
  g_autoptr (TsSession) session =
      begin_old ("{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"Ann, "
                 "the \\\"Great\\\"\"},{\"name\":\"Bo\\nB\"},"
                 "{\"name\":\"Zoé\"}]}");
  g_autofree char *csv = NULL;

  session_say (session, "{\"do\":\"roll\",\"dice\":[1,2]}");
  session_say (session, "{\"do\":\"take\",\"count\":4}");
  session_say (session, "{\"do\":\"finish\"}");
  csv = ts_score_sheet_csv (session, TS_NOBODY);
  g_assert_cmpstr (csv, ==,
                   "Player,\"Ann, the \"\"Great\"\"\",Bo\\u000aB,Zoé\r\n"
                   "Points,3,,\r\n"
                   "Tokens,,4,\r\n"
                   "Total,3,4,0\r\n"
                   "Purse,50,50,50\r\n"
                   "Place,2,1,3\r\n");
}

static void
test_json (void)
{
  g_autoptr (TsSession) session = begin_example ();
  g_autoptr (JsonNode) sheet = NULL;
  g_autofree char *text = NULL;
  g_autoptr (JsonObject) read = NULL;
  JsonObject *seat;

  session_say (session, "{\"do\":\"finish\"}");
  sheet = ts_score_sheet_json (session, TS_NOBODY);
  text = ts_json_write_node (sheet);
  read = object_of (text);
  g_assert_cmpstr (json_object_get_string_member (read, "game"), ==, "snack-wars");
  g_assert_cmpstr (json_object_get_string_member (read, "title"), ==, "Snack Wars");
  g_assert_cmpstr (json_object_get_string_member (read, "created"), ==, "2026-11-21T12:30:00Z");
  g_assert_true (json_object_get_boolean_member (read, "over"));
  g_assert_cmpint (json_array_get_int_element (json_object_get_array_member (read, "winners"), 0), ==, 1);
  seat = json_array_get_object_element (json_object_get_array_member (read, "players"), 1);
  g_assert_cmpstr (json_object_get_string_member (seat, "name"), ==, "Mathilde");
  g_assert_cmpint (json_object_get_int_member (seat, "rank"), ==, 1);
  seat = json_array_get_object_element (json_object_get_array_member (read, "tally"), 1);
  g_assert_cmpint (json_object_get_int_member (seat, "total"), ==, 13);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (seat, "lines")), ==, 3);
}

static void
test_short (void)
{
  g_autoptr (TsSession) session = begin_example ();
  g_autofree char *text = ts_score_sheet_short (session, TS_NOBODY);

  g_assert_cmpstr (text, ==, "Snack Wars, 21 Nov 2026: 1. Mathilde 13, 2. Delphine 10");
}

/* People read large numbers in groups, programs do not. */
static void
test_large_numbers (void)
{
  g_autoptr (TsSession) session = session_begin (
      ts_games, "{\"tableside\":1,\"game\":\"any-game\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}");
  g_autofree char *line = NULL, *text = NULL, *csv = NULL;

  session_say (session, "{\"do\":\"score\",\"who\":0,\"points\":99994}");
  session_say (session, "{\"do\":\"score\",\"who\":1,\"points\":-1994}");
  line = ts_score_sheet_short (session, TS_NOBODY);
  text = ts_score_sheet_text (session, TS_NOBODY);
  csv = ts_score_sheet_csv (session, TS_NOBODY);
  g_assert_nonnull (strstr (line, "1. Ann 99,994"));
  g_assert_nonnull (strstr (text, "99,994"));
  g_assert_nonnull (strstr (text, "−1,994"));
  g_assert_nonnull (strstr (csv, "Total,99994,-1994"));
}

/* Six long names do not fit, and all six are still there, apart from each other, in whole letters. */
static void
test_short_cut (void)
{
  g_autoptr (GString) header = g_string_new ("{\"tableside\":1,\"game\":\"null\",\"players\":[");
  g_autoptr (TsSession) session = NULL;
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;

  for (int seat = 0; seat < 6; seat++) {
    g_string_append (header, seat > 0 ? ",{\"name\":\"" : "{\"name\":\"");
    g_string_append_printf (header, "%d", seat);
    for (int i = 1; i < TS_NAME_LENGTH; i++)
      g_string_append (header, "😀");
    g_string_append (header, "\"}");
  }
  g_string_append (header, "]}");
  session = session_begin (test_games, header->str);
  text = ts_score_sheet_short (session, TS_NOBODY);
  g_assert_cmpuint (strlen (text), <=, TS_SCORE_SHEET_SHORT);
  g_assert_cmpuint (strlen (text), >, TS_SCORE_SHEET_SHORT - 60);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  name = ts_score_sheet_name (session);
  g_assert_cmpuint (strlen (name), <=, TS_SCORE_SHEET_NAME);
  g_assert_true (g_utf8_validate (name, -1, NULL));
  for (int seat = 0; seat < 6; seat++) {
    g_autofree char *place = g_strdup_printf ("1. %d", seat);

    g_assert_nonnull (strstr (text, place));
  }
}

/* Where the points do not tell who has won, the sentence of the end does. */
static void
test_short_why (void)
{
  static const char header[] = "{\"tableside\":1,\"game\":\"warehouse-wars\",\"players\":[{\"name\":\"Ann\"},"
                               "{\"name\":\"Bo\"}]}";
  g_autoptr (TsSession) session = ts_session_new (ts_games, header, strlen (header), NULL);
  g_autofree char *before = NULL;
  g_autofree char *text = NULL;

  session_say (session, "{\"do\":\"crate\",\"x\":0,\"y\":0,\"z\":0}");
  before = ts_score_sheet_short (session, TS_NOBODY);
  g_assert_cmpstr (before, ==, "Warehouse Wars: 1. Ann 0, 1. Bo 0");
  session_say (session, "{\"do\":\"topple\",\"who\":0}");
  text = ts_score_sheet_short (session, TS_NOBODY);
  g_assert_cmpstr (text, ==,
                   "Warehouse Wars: 1. Bo 0, 2. Ann 0. Ann has knocked something over, so Bo wins.");
}

static void
test_name (void)
{
  g_autoptr (TsSession) session = begin_example ();
  g_autoptr (TsSession) odd = session_begin (
      test_games,
      "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"A/B\"},{\"name\":\"..\\\\C:?\"}]}");
  g_autofree char *name = ts_score_sheet_name (session);
  g_autofree char *cleaned = ts_score_sheet_name (odd);

  g_assert_cmpstr (name, ==, "Snack Wars 2026-11-21 Delphine, Mathilde");
  g_assert_cmpstr (cleaned, ==, "Null Game A-B, ..-C--");
}

/* A spreadsheet must not reckon with names; numbers stay numbers. */
static void
test_csv_formulas (void)
{
  g_autoptr (TsSession) session = session_begin (
      test_games, "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"=cmd|'/C calc'!A0\"},"
                  "{\"name\":\"@SUM(1,2)\"},{\"name\":\"+1\"},{\"name\":\"-1\"},{\"name\":\"a=b\"}]}");
  g_autofree char *csv = NULL;

  session_say (session, "{\"do\":\"end\"}");
  csv = ts_score_sheet_csv (session, TS_NOBODY);
  g_assert_true (g_str_has_prefix (csv, "Player,'=cmd|'/C calc'!A0,\"'@SUM(1,2)\",'+1,'-1,a=b\r\n"));
}

/* Labels, too: those of Any Game are the table's own. */
static void
test_csv_labels (void)
{
  static const char header[] =
      "{\"tableside\":1,\"game\":\"any-game\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],"
      "\"options\":{\"columns\":[\"=A1\",\"b\"]}}";
  g_autoptr (TsSession) session = ts_session_new (ts_games, header, strlen (header), NULL);
  g_autofree char *csv = NULL;

  session_say (session, "{\"do\":\"score\",\"who\":0,\"points\":-2}");
  csv = ts_score_sheet_csv (session, TS_NOBODY);
  g_assert_nonnull (strstr (csv, "\r\n'=A1,-2,"));
}

/* What would do something to a terminal does not get there. */
static void
test_text_of_old_file (void)
{
  g_autoptr (TsSession) session =
      begin_old ("{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"\\u001b[2JAnn\\u202e\"}]}");
  g_autofree char *text = NULL;
  g_autofree char *line = NULL;

  session_say (session, "{\"do\":\"end\"}");
  text = ts_score_sheet_text (session, TS_NOBODY);
  line = ts_score_sheet_short (session, TS_NOBODY);
  g_assert_null (strchr (text, 0x1b));
  g_assert_null (strstr (text, "\u202e"));
  g_assert_nonnull (strstr (text, "\\u001b[2JAnn\\u202e"));
  g_assert_null (strchr (line, 0x1b));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/score-sheet/text", test_text);
  g_test_add_func ("/score-sheet/widths", test_widths);
  g_test_add_func ("/score-sheet/csv", test_csv);
  g_test_add_func ("/score-sheet/csv-formulas", test_csv_formulas);
  g_test_add_func ("/score-sheet/csv-labels", test_csv_labels);
  g_test_add_func ("/score-sheet/text-of-old-file", test_text_of_old_file);
  g_test_add_func ("/score-sheet/json", test_json);
  g_test_add_func ("/score-sheet/short", test_short);
  g_test_add_func ("/score-sheet/large-numbers", test_large_numbers);
  g_test_add_func ("/score-sheet/short-cut", test_short_cut);
  g_test_add_func ("/score-sheet/short-why", test_short_why);
  g_test_add_func ("/score-sheet/name", test_name);
  return g_test_run ();
}
