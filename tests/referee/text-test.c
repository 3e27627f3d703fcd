/* One rule for what people write freely. */
#include "referee/text.h"

#include "games/null/rules/rules.h"
#include "referee/error.h"
#include "evening.h"
#include "referee/describe.h"

#include <string.h>

#define HEADER "{'tableside':1,'game':'null','players':[{'name':'Ann'},{'name':'Bo'}]}"

static const char *const hostile[] = {
  "a\nb",     "a\tb",     "a\rb",   "\x01",    "\x1b[31mred", "\x7f",
  "\xc2\x80", "\xc2\x9b", "\u202a", "a\u202e", "\u2066",      "\u2069a",
};
static const char *const blank[] = {
  " ",      "   ",    "\u00a0", "\u200b", "\u200d", "\u200f", "\u2003\u3000",
  "\u00ad", "\u2800", "\u3164", "\u115f", "\u0301", "\ufeff",
};
static const char *const friendly[] = {
  "x",
  ".",
  " x ",
  "Perché no?",
  "קרוב",
  "a\u200fb",
  "می\u200cشود",
  "税関",
  "葛\U000e0100",
  "🧀",
  "👩‍✈️",
  "e\u0301",
  "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
  "\ue000",
  "<b>&amp;\\\"",
  "%s%n",
};

static void
test_hostile (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (hostile); i++) {
    g_autoptr (GError) error = NULL;

    g_test_message ("hostile %u", i);
    g_assert_false (ts_text_check (hostile[i], TRUE, &error));
    g_assert_error (error, TS_ERROR, TS_ERROR_RANGE);
    g_assert_nonnull (strstr (error->message, "The character U+"));
    g_assert_false (ts_text_check (hostile[i], FALSE, NULL));
  }
}

static void
test_blank (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (blank); i++) {
    g_autoptr (GError) error = NULL;

    g_test_message ("blank %u", i);
    g_assert_true (ts_text_check (blank[i], TRUE, NULL));
    g_assert_false (ts_text_check (blank[i], FALSE, &error));
    g_assert_error (error, TS_ERROR, TS_ERROR_RANGE);
  }
}

static void
test_friendly (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (friendly); i++) {
    g_autofree char *shown = ts_text_escape (friendly[i]);

    g_test_message ("friendly %u", i);
    g_assert_true (ts_text_check (friendly[i], FALSE, NULL));
    g_assert_cmpstr (shown, ==, friendly[i]);
  }
}

static void
assert_escaped (const char *text, const char *expected)
{
  g_autofree char *shown = ts_text_escape (text);

  g_assert_cmpstr (shown, ==, expected);
}

/* What is shown keeps the rule, whatever it was. */
static void
test_escape (void)
{
  assert_escaped ("\x1b[31mé", "\\u001b[31mé");
  assert_escaped ("a\u202eb", "a\\u202eb");
  assert_escaped ("\xc2\x9b", "\\u009b");
  assert_escaped ("\u200b ", "\\u200b\\u0020");
  assert_escaped ("", "");
  assert_escaped ("\x1b\u2066−1\u2069, \u2066\u200e−1\u2069", "\\u001b\u2066−1\u2069, \u2066\u200e−1\u2069");
  assert_escaped ("\u2066−1", "\\u2066−1");
  assert_escaped ("\u2066Ann\u2069", "\\u2066Ann\\u2069");
  assert_escaped ("\u2066+\u202e1\u2069", "\\u2066+\\u202e1\\u2069");
  for (guint i = 0; i < G_N_ELEMENTS (hostile); i++) {
    g_autofree char *shown = ts_text_escape (hostile[i]);

    g_assert_true (ts_text_check (shown, FALSE, NULL));
  }
  for (guint i = 0; i < G_N_ELEMENTS (blank); i++) {
    g_autofree char *shown = ts_text_escape (blank[i]);

    g_assert_true (ts_text_check (shown, FALSE, NULL));
  }
}

static void
assert_told (const char *sentence, const char *expected)
{
  g_autofree char *told = ts_text_tell (sentence);

  g_assert_cmpstr (told, ==, expected);
}

/* A name may end with a period, and so does the sentence. */
static void
test_period (void)
{
  assert_told ("Next: Ann Jr..", "Next: Ann Jr.");
  assert_told ("Cannot pay: Ann Jr.. It hits Bo S.. 1.", "Cannot pay: Ann Jr. It hits Bo S. 1.");
  assert_told ("Ann... takes it", "Ann... takes it");
  assert_told ("a..b", "a..b");
  assert_told ("Ann Jr. takes it.", "Ann Jr. takes it.");
  assert_told ("\x1b Jr..", "\\u001b Jr.");
  assert_told ("", "");
}

/* --- at a table --- */

static TsSession *
read_header (const char *header)
{
  const TsGame *games[] = { &ts_null_game, NULL };
  g_autofree char *line = evening_quote (header);
  g_autoptr (GError) error = NULL;
  TsSession *session = ts_session_read (games, line, strlen (line), &error);

  g_assert_no_error (error);
  return session;
}

/* Programs are told what stands in the file. */
static void
assert_name_said (TsSession *session, const char *name)
{
  g_autoptr (JsonNode) state = evening_read (ts_describe_state (session, TS_HOST));
  JsonArray *players = json_object_get_array_member (json_node_get_object (state), "players");

  g_assert_cmpstr (json_object_get_string_member (json_array_get_object_element (players, 0), "name"), ==,
                   name);
}

/* A new table has none of it; a file that is there already is taken, and shows it escaped. */
static void
test_names (void)
{
  static const char *const names[] = { "a\\u001bb", "\\u202ea", "  ", "\\u200b", "a\\u0085" };
  static const char *const shown[] = { "a\\u001bb", "\\u202ea", "\\u0020\\u0020", "\\u200b", "a\\u0085" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *header =
        g_strdup_printf ("{'tableside':1,'game':'null','players':[{'name':'%s'},{'name':'Bo'}]}", names[i]);
    g_autofree char *text = g_strdup_printf ("\"%s\"", names[i]);
    g_autoptr (JsonNode) name = json_from_string (text, NULL);
    g_autofree char *sentence = NULL;
    g_autoptr (TsSession) session = NULL;

    evening_refuse_header (&ts_null_game, header, TS_ERROR_RANGE);
    session = read_header (header);
    g_assert_cmpstr (ts_session_header (session)->players[0].name, ==, shown[i]);
    assert_name_said (session, json_node_get_string (name));
    evening_say (session, "{'do':'next'}");
    sentence = ts_session_tell (session, 0);
    g_assert_true (g_str_has_prefix (sentence, shown[i]));
  }
}

static void
test_texts_of_options (void)
{
  const char header[] =
      "{'tableside':1,'game':'null','players':[{'name':'Ann'}],'options':{'flavours':['ok','a\\u0007b']}}";
  g_autoptr (TsSession) session = NULL;
  TsView view;

  evening_refuse_header (&ts_null_game, header, TS_ERROR_RANGE);
  session = read_header (header);
  view = ts_session_view (session);
  g_assert_cmpstr (ts_view_counter_label (&view, NULL_SECOND), ==, "a\\u0007b");
}

/* Notes, texts, lists of texts, and texts in objects. */
static const char *const entries[] = {
  "{'do':'next','note':'%s'}",
  "{'do':'everything','integer':1,'boolean':true,'seat':0,'text':'%s'}",
  "{'do':'everything','integer':1,'boolean':true,'seat':0,'texts':['ok','%s']}",
  "{'do':'everything','integer':1,'boolean':true,'seat':0,'parcel':{'weight':1,'names':['%s']}}",
};

static gboolean
would_accept (TsSession *session, const char *line)
{
  g_autofree char *text = evening_quote (line);
  g_autoptr (JsonNode) node = json_from_string (text, NULL);

  return ts_session_would_accept (session, json_node_get_object (node), NULL);
}

static void
test_what_is_said (void)
{
  static const char *const texts[] = { "\\u001b", "a\\u202e", " ", "\\u3164", "\\n" };

  evening_refuse_header (&ts_null_game, "{'tableside':1,'game':'null','players':[{'name':'A\\u0000'}]}",
                         TS_ERROR_RANGE);

  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    for (guint j = 0; j < G_N_ELEMENTS (texts); j++) {
      g_autoptr (TsSession) session = evening_new (&ts_null_game, HEADER);
      g_autoptr (TsSession) old = read_header (HEADER);
      g_autofree char *line = g_strdup_printf (entries[i], texts[j]);

      g_test_message ("%s", line);
      evening_refuse (session, line, TS_ERROR_RANGE);
      g_assert_false (would_accept (session, line));
      evening_say (old, line);
      ts_session_end_reading (old);
      evening_say (old, "{'do':'undo'}");
      evening_refuse (old, line, TS_ERROR_RANGE);
      evening_say (old, "{'do':'redo'}");
    }
}

/* After the other bounds, and before the rules. */
static void
test_order (void)
{
  g_autoptr (TsSession) session = evening_new (&ts_null_game, HEADER);

  evening_refuse (session, "{'do':'fly','note':'\\n'}", TS_ERROR_UNKNOWN_VERB);
  evening_refuse (session, "{'do':'next','who':1,'note':'\\n'}", TS_ERROR_ILLEGAL);
  evening_refuse (session, "{'do':'redo','note':'\\n'}", TS_ERROR_RANGE);
}

/* An id is not written freely: one that is not there is what it was. */
static void
test_ids (void)
{
  g_autoptr (TsSession) session = evening_new (&ts_null_game, HEADER);

  evening_refuse (session, "{'do':'adjust','who':0,'counter':'','by':1}", TS_ERROR_RANGE);
}

static void
test_empty_note (void)
{
  g_autoptr (TsSession) session = evening_new (&ts_null_game, HEADER);

  evening_say (session, "{'do':'next','note':''}");
  g_assert_cmpstr (ts_record_line (ts_session_record (session, 0)), ==, "{\"do\":\"next\"}");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/hostile", test_hostile);
  g_test_add_func ("/text/blank", test_blank);
  g_test_add_func ("/text/friendly", test_friendly);
  g_test_add_func ("/text/escape", test_escape);
  g_test_add_func ("/text/period", test_period);
  g_test_add_func ("/text/names", test_names);
  g_test_add_func ("/text/texts-of-options", test_texts_of_options);
  g_test_add_func ("/text/what-is-said", test_what_is_said);
  g_test_add_func ("/text/order", test_order);
  g_test_add_func ("/text/ids", test_ids);
  g_test_add_func ("/text/empty-note", test_empty_note);
  return g_test_run ();
}
