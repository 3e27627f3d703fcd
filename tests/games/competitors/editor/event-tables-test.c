/* Competitor$: sets of event tables that owners type in, and their files. */
#include "games/competitors/editor/event-tables.h"
#include "referee/error.h"
#include "unreadable.h"

#include <string.h>

static const CompetitorsPlace africa_7 = { COMPETITORS_HAZARDS, 3, 7 };
static const CompetitorsPlace asia_1 = { COMPETITORS_EVENTS, 4, 1 };

static TsEventTables *
new_set (void)
{
  g_autoptr (GError) error = NULL;
  TsEventTables *set = ts_event_tables_new ("ours", "From the box", "en", &error);

  g_assert_no_error (error);
  return set;
}

/* A set with something of everything. */
static TsEventTables *
new_example (void)
{
  TsEventTables *set = new_set ();
  CompetitorsCell hazard = { .text = "A “camel” in the way\\.", .save = 4 };
  CompetitorsCell event = {
    .text = "The clerk's cousin \"knows\" you. 🐪", .money = -5000, .points = 1, .stops = TRUE
  };

  g_assert_true (ts_event_tables_put (set, &africa_7, &hazard, NULL));
  g_assert_true (ts_event_tables_put (set, &asia_1, &event, NULL));
  return set;
}

static void
assert_same (const TsEventTables *a, const TsEventTables *b)
{
  g_assert_cmpstr (a->id, ==, b->id);
  g_assert_cmpstr (a->title, ==, b->title);
  g_assert_cmpstr (a->language, ==, b->language);
  for (int i = 0; i < COMPETITORS_CELLS; i++) {
    g_assert_cmpstr (a->cells[i].text, ==, b->cells[i].text);
    g_assert_cmpint (a->cells[i].save, ==, b->cells[i].save);
    g_assert_cmpint (a->cells[i].money, ==, b->cells[i].money);
    g_assert_cmpint (a->cells[i].points, ==, b->cells[i].points);
    g_assert_cmpint (a->cells[i].stops, ==, b->cells[i].stops);
  }
}

static TsEventTables *
read_text (const char *text, GError **error)
{
  return ts_event_tables_read (text, strlen (text), error);
}

static void
assert_refused (const char *text, TsError code, const char *sentence)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (read_text (text, &error));
  g_assert_error (error, TS_ERROR, (int) code);
  g_assert_cmpstr (error->message, ==, sentence);
}

/* --- the model --- */

static void
test_head (void)
{
  static const struct {
    const char *id, *title, *language;
    gboolean taken;
  } heads[] = {
    { "a", "A", NULL, TRUE },
    { "the-box-of-2018", "The box of 2018", "pt-BR", TRUE },
    { "0123456789012345678901234567890123456789", "x", "it", TRUE },
    { "01234567890123456789012345678901234567890", "x", "it", FALSE },
    { "", "x", NULL, FALSE },
    { "-a", "x", NULL, FALSE },
    { "A", "x", NULL, FALSE },
    { "a/b", "x", NULL, FALSE },
    { "..", "x", NULL, FALSE },
    { "è", "x", NULL, FALSE },
    { "house", "x", NULL, FALSE },
    { "none", "x", NULL, FALSE },
    { "a", "", NULL, FALSE },
    { "a", "two\nlines", NULL, FALSE },
    { "a", "x", "", FALSE },
    { "a", "x", "i", FALSE },
    { "a", "x", "it_IT", FALSE },
    { "a", "x", "it\n", FALSE },
    { "a", "x", "it-", FALSE },
    { "a", "x", "en-aaaaaaaa-aaaaaaaa-aaaaaaaa-aaaaaaaa", FALSE },
  };
  g_autofree char *title = g_strnfill (COMPETITORS_TITLE_LENGTH + 1, 'x');
  g_autoptr (GError) too_long = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (heads); i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (TsEventTables) set =
        ts_event_tables_new (heads[i].id, heads[i].title, heads[i].language, &error);

    g_test_message ("%s, %s, %s", heads[i].id, heads[i].title, heads[i].language);
    g_assert_cmpint (set != NULL, ==, heads[i].taken);
    if (set == NULL)
      g_assert_error (error, TS_ERROR, TS_ERROR_RANGE);
  }
  g_assert_null (ts_event_tables_new ("a", title, NULL, &too_long));
  g_assert_error (too_long, TS_ERROR, TS_ERROR_RANGE);
  title[COMPETITORS_TITLE_LENGTH] = '\0';
  ts_event_tables_free (ts_event_tables_new ("a", title, NULL, NULL));
}

static void
test_put (void)
{
  g_autoptr (TsEventTables) set = new_example ();
  const CompetitorsCell *cell = ts_event_tables_cell (set, &africa_7);
  CompetitorsCell empty = { 0 };

  g_assert_cmpint (cell->save, ==, 4);
  g_assert_true (ts_event_tables_put (set, &africa_7, cell, NULL)); /* onto itself */
  g_assert_cmpstr (cell->text, ==, "A “camel” in the way\\.");
  g_assert_true (ts_event_tables_put (set, &africa_7, &empty, NULL));
  g_assert_null (cell->text);
  g_assert_cmpint (cell->save, ==, 0);
}

/* A refused cell changes nothing, and its sentence names the place. */
static void
test_put_refused (void)
{
  static const struct {
    CompetitorsTable table;
    CompetitorsCell cell;
    const char *sentence;
  } cells[] = {
    { COMPETITORS_HAZARDS, { .text = "" }, "The text is empty." },
    { COMPETITORS_HAZARDS, { .text = " \u200b\u3000" }, "The text is empty." },
    { COMPETITORS_HAZARDS, { .text = "x", .save = 7 }, "The save number must be 1 to 6." },
    { COMPETITORS_HAZARDS, { .text = "x", .save = -1 }, "The save number must be 1 to 6." },
    { COMPETITORS_HAZARDS, { .text = "x", .money = 1 }, "A hazard has a save number and no effect." },
    { COMPETITORS_HAZARDS, { .text = "x", .stops = TRUE }, "A hazard has a save number and no effect." },
    { COMPETITORS_HAZARDS, { .save = 3 }, "There is no text; a cell without text has nothing else." },
    { COMPETITORS_EVENTS, { .money = 3 }, "There is no text; a cell without text has nothing else." },
    { COMPETITORS_EVENTS, { .text = "x", .save = 3 }, "An event has an effect and no save number." },
    { COMPETITORS_EVENTS,
      { .text = "x", .money = 1000001 },
      "The money can be 1000000 at most, won or lost." },
    { COMPETITORS_EVENTS,
      { .text = "x", .money = G_MININT },
      "The money can be 1000000 at most, won or lost." },
    { COMPETITORS_EVENTS,
      { .text = "x", .points = -10 },
      "The Victory Points can be 9 at most, won or lost." },
    { COMPETITORS_EVENTS,
      { .text = "x", .points = G_MININT },
      "The Victory Points can be 9 at most, won or lost." },
    { COMPETITORS_EVENTS, { .text = "\xff" }, "The text is not UTF-8 text." },
  };
  g_autoptr (TsEventTables) set = new_example ();
  g_autoptr (TsEventTables) before = ts_event_tables_copy (set);

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++) {
    CompetitorsPlace place = { cells[i].table, 3, 7 };
    g_autoptr (GError) error = NULL;
    g_autofree char *sentence = g_strdup_printf (
        "%s, Africa, 7: %s", cells[i].table == COMPETITORS_HAZARDS ? "Hazards" : "Political-social events",
        cells[i].sentence);

    g_assert_false (ts_event_tables_put (set, &place, &cells[i].cell, &error));
    g_assert_cmpstr (error->message, ==, sentence);
    g_assert_false (ts_event_tables_put (set, &place, &cells[i].cell, NULL));
    assert_same (set, before);
  }
}

static void
test_texts (void)
{
  static const char *const hostile[] = {
    "a\nb",   "a\tb",   "a\rb",   "\x01",   "\x1b[31m",   "\x7f",       "\xc2\x85",
    "\u2028", "\u2029", "\u202e", "\u202a", "\u2066",     "\u2069",     "\ufeff",
    "\ufffb", "\ue000", "\uffff", "\ufdd0", "\U0001fffe", "\U000e0041", "\U0010ffff",
  };
  static const char *const friendly[] = {
    "x",  "Perché no?",          "קרוב",     "a\u200fb",     "می\u200cشود", "税関", "葛\U000e0100",
    "🧀", "👩‍✈️ flies", "a\u00a0b", "<b>&amp;\\\"", "%s%n",
  };
  g_autoptr (TsEventTables) set = new_set ();
  g_autoptr (GString) longest = g_string_new (NULL);
  CompetitorsCell cell = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (hostile); i++) {
    g_autoptr (GError) error = NULL;
    g_autofree char *text = g_strconcat ("a", hostile[i], "b", NULL);

    cell.text = text;
    g_test_message ("hostile %u", i);
    g_assert_false (ts_event_tables_put (set, &asia_1, &cell, &error));
    g_assert_error (error, TS_ERROR, TS_ERROR_RANGE);
    g_assert_nonnull (strstr (error->message, "The character U+"));
  }
  for (guint i = 0; i < G_N_ELEMENTS (friendly); i++) {
    cell.text = friendly[i];
    g_test_message ("friendly %u", i);
    g_assert_true (ts_event_tables_put (set, &asia_1, &cell, NULL));
  }
  for (int i = 0; i < COMPETITORS_TEXT_LENGTH; i++)
    g_string_append (longest, "🧀");
  cell.text = longest->str;
  g_assert_true (ts_event_tables_put (set, &asia_1, &cell, NULL));
  g_string_append (longest, "x");
  cell.text = longest->str;
  g_assert_false (ts_event_tables_put (set, &asia_1, &cell, NULL));
}

/* --- files --- */

static void
test_round_trip (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TsEventTables) set = new_example ();
  g_autofree char *text = ts_event_tables_write (set);
  g_autoptr (TsEventTables) again = read_text (text, &error);
  g_autofree char *text_again = NULL;

  g_assert_no_error (error);
  assert_same (again, set);
  text_again = ts_event_tables_write (again);
  g_assert_cmpstr (text_again, ==, text);
  g_assert_nonnull (strstr (text, "\n      {\"text\":\"A “camel” in the way\\\\.\",\"save\":4},\n"));
  g_assert_nonnull (
      strstr (text, "\"effect\":{\"money\":-5000,\"points\":1,\"stops\":true}},\n      null,\n"));
}

/* The largest set there can be fits into a file. */
static void
test_largest (void)
{
  g_autoptr (TsEventTables) set = new_set ();
  g_autoptr (TsEventTables) again = NULL;
  g_autoptr (GString) longest = g_string_new (NULL);
  g_autofree char *text = NULL;

  for (int i = 0; i < COMPETITORS_TEXT_LENGTH; i++)
    g_string_append (longest, "🧀");
  for (int i = 0; i < COMPETITORS_CELLS; i++)
    set->cells[i].text = g_strdup (longest->str);
  text = ts_event_tables_write (set);
  g_assert_cmpuint (strlen (text), <, COMPETITORS_FILE_BYTES);
  again = read_text (text, NULL);
  g_assert_nonnull (again);
  assert_same (again, set);
}

/* The example's file with one piece of it replaced. */
static char *
spoil (const char *from, const char *to)
{
  g_autoptr (TsEventTables) set = new_example ();
  g_autofree char *text = ts_event_tables_write (set);
  g_autoptr (GString) spoilt = g_string_new (text);

  g_assert_cmpuint (g_string_replace (spoilt, from, to, 1), ==, 1);
  return g_string_free_and_steal (g_steal_pointer (&spoilt));
}

static void
test_spoilt (void)
{
#define HAZARD  "{\"text\":\"A “camel” in the way\\\\.\",\"save\":4}"
#define EFFECT  "\"effect\":{\"money\":-5000,\"points\":1,\"stops\":true}"
#define AFRICA  "Hazards, Africa, 7: "
#define ASIA    "Political-social events, Asia, 1: "
#define TWELVE  "Hazards, Africa: there should be an array of 12 cells, null for an empty one."
#define NO_CELL AFRICA "A cell should be an object, or null if it is empty."
  static const struct {
    const char *from, *to;
    TsError code;
    const char *sentence;
  } files[] = {
    { "\"tableside_tables\": 1", "\"tableside_tables\": 2", TS_ERROR_SYNTAX,
      "The table set was written by a newer Tableside; this one reads format 1." },
    { "\"tableside_tables\": 1", "\"tableside\": 1", TS_ERROR_SYNTAX,
      "The file is no table set: “tableside_tables” should be 1." },
    { "\"tableside_tables\": 1", "\"tableside_tables\": \"1\"", TS_ERROR_SYNTAX,
      "The file is no table set: “tableside_tables” should be 1." },
    { "\"competitors\"", "\"chip-shop\"", TS_ERROR_SYNTAX,
      "The table set is of another game; “game” should be “competitors”." },
    { "\"competitors\"", "7", TS_ERROR_SYNTAX, "“game” should be a text." },
    { "\"id\": \"ours\"", "\"id\": \"house\"", TS_ERROR_RANGE,
      "“house” cannot be the id of a table set: it means something else. Choose another one." },
    { "\"id\": \"ours\",", "", TS_ERROR_SYNTAX, "The table set needs an “id” and a “title”." },
    { "\"title\": \"From the box\"", "\"title\": null", TS_ERROR_SYNTAX, "“title” should be a text." },
    { "\"language\": \"en\"", "\"language\": \"English, please\"", TS_ERROR_RANGE,
      "The language should be a tag such as “it” or “pt-BR”." },
    { "\"language\"", "\"tongue\"", TS_ERROR_SYNTAX, "“tongue” is not known here." },
    { "\"hazards\"", "\"Hazards\"", TS_ERROR_SYNTAX, "“Hazards” is not known here." },
    { "\"hazards\": {", "\"hazards\": [], \"events\": {", TS_ERROR_SYNTAX,
      "Line 93: “events” stands twice." },
    { "\"africa\": [", "\"afrika\": [", TS_ERROR_SYNTAX, "Hazards: “afrika” is none of the six continents." },
    { "\"africa\": [", "\"africa\": [null,", TS_ERROR_SYNTAX, TWELVE },
    { HAZARD ",", "", TS_ERROR_SYNTAX, TWELVE },
    { HAZARD, "7", TS_ERROR_SYNTAX, NO_CELL },
    { HAZARD, "\"x\"", TS_ERROR_SYNTAX, NO_CELL },
    { HAZARD, "[]", TS_ERROR_SYNTAX, NO_CELL },
    { HAZARD, "{}", TS_ERROR_SYNTAX, AFRICA "“text” is missing; an empty cell is null." },
    { HAZARD, "{\"save\":4}", TS_ERROR_SYNTAX, AFRICA "“text” is missing; an empty cell is null." },
    { HAZARD, "{\"text\":null}", TS_ERROR_SYNTAX, AFRICA "“text” should be a text." },
    { HAZARD, "{\"text\":\"\"}", TS_ERROR_RANGE, AFRICA "The text is empty." },
    { HAZARD, "{\"text\":\"a\\u202eb\"}", TS_ERROR_RANGE,
      AFRICA "The character U+202E cannot stand in a text; it should be one line of letters and signs." },
    { HAZARD, "{\"text\":\"a\\nb\"}", TS_ERROR_RANGE,
      AFRICA "The character U+000A cannot stand in a text; it should be one line of letters and signs." },
    { HAZARD, "{\"text\":\"a\\u0000b\"}", TS_ERROR_SYNTAX,
      "Line 57 cannot be read: all of the file should be one JSON object." },
    { HAZARD, "{\"text\":\"a\xff\"}", TS_ERROR_SYNTAX, "The file is not UTF-8 text." },
    { "\"save\":4", "\"save\":7", TS_ERROR_RANGE, AFRICA "The save number must be 1 to 6." },
    { "\"save\":4", "\"save\":-4", TS_ERROR_RANGE, AFRICA "The save number must be 1 to 6." },
    { "\"save\":4", "\"save\":4294967300", TS_ERROR_RANGE, AFRICA "The save number must be 1 to 6." },
    { "\"save\":4", "\"save\":0", TS_ERROR_RANGE, AFRICA "“save” cannot be 0; leave it out." },
    { "\"save\":4", "\"save\":4.0", TS_ERROR_SYNTAX, AFRICA "“save” should be a whole number." },
    { "\"save\":4", "\"save\":\"4\"", TS_ERROR_SYNTAX, AFRICA "“save” should be a whole number." },
    { "\"save\":4", "\"save\":null", TS_ERROR_SYNTAX, AFRICA "“save” should be a whole number." },
    { "\"save\":4", "\"saves\":4", TS_ERROR_SYNTAX, AFRICA "“saves” is not known here." },
    { "\"save\":4", EFFECT, TS_ERROR_SYNTAX, AFRICA "A hazard has a save number and no effect." },
    { EFFECT, "\"save\":4", TS_ERROR_SYNTAX, ASIA "An event has an effect and no save number." },
    { EFFECT, "\"effect\":7", TS_ERROR_SYNTAX, ASIA "“effect” should be an object." },
    { EFFECT, "\"effect\":null", TS_ERROR_SYNTAX, ASIA "“effect” should be an object." },
    { EFFECT, "\"effect\":{}", TS_ERROR_SYNTAX, ASIA "“effect” is empty; leave it out." },
    { "\"points\":1", "\"points\":10", TS_ERROR_RANGE,
      ASIA "The Victory Points can be 9 at most, won or lost." },
    { "\"points\":1", "\"point\":1", TS_ERROR_SYNTAX, ASIA "“point” is not known here." },
    { "-5000", "-5e3", TS_ERROR_SYNTAX, ASIA "“money” should be a whole number." },
    { "-5000", "-5000000", TS_ERROR_RANGE, ASIA "The money can be 1000000 at most, won or lost." },
    { "\"stops\":true", "\"stops\":false", TS_ERROR_SYNTAX,
      ASIA "“stops” can only be true; leave it out otherwise." },
    { "\"stops\":true", "\"stops\":1", TS_ERROR_SYNTAX,
      ASIA "“stops” can only be true; leave it out otherwise." },
    { "}\n}\n", "}\n}\n{}\n", TS_ERROR_SYNTAX,
      "Line 180 cannot be read: all of the file should be one JSON object." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++) {
    g_autofree char *text = spoil (files[i].from, files[i].to);

    g_test_message ("file %u", i);
    assert_refused (text, files[i].code, files[i].sentence);
  }
}

static void
test_missing (void)
{
#define HEAD "{\"tableside_tables\":1,\"game\":\"competitors\",\"id\":\"a\",\"title\":\"A\""

  assert_refused (HEAD "}", TS_ERROR_SYNTAX, "“hazards” should be there, as an object of six continents.");
  assert_refused (HEAD ",\"hazards\":[]}", TS_ERROR_SYNTAX,
                  "“hazards” should be there, as an object of six continents.");
  assert_refused (HEAD ",\"hazards\":{}}", TS_ERROR_SYNTAX,
                  "Hazards, North America: there should be an array of 12 cells, null for an empty one.");
  assert_refused (HEAD ",\"hazards\":{\"north-america\":{}}}", TS_ERROR_SYNTAX,
                  "Hazards, North America: there should be an array of 12 cells, null for an empty one.");
  assert_refused ("{}", TS_ERROR_SYNTAX, "The file is no table set: “tableside_tables” should be 1.");
}

/* Ten megabytes are refused before anybody looks into them: these cannot be looked into. */
static void
test_too_large (void)
{
  gsize length = 10 * 1024 * 1024;
  char *text = unreadable_new (length);
  g_autoptr (GError) error = NULL;

  g_assert_null (ts_event_tables_read (text, length, &error));
  g_assert_cmpstr (error->message, ==, "The file is too large; 1024 KiB is the most.");
  unreadable_free (text, length);
}

/* Whatever bytes are spoilt, a file is read or refused, and what was read can be written and read again. */
static void
test_spoilt_bytes (void)
{
  g_autoptr (TsEventTables) set = new_example ();
  g_autofree char *text = ts_event_tables_write (set);
  gsize length = strlen (text);
  int n_taken = 0;

  for (int i = 0; i < 4000; i++) {
    g_autofree char *spoilt = g_memdup2 (text, length + 1);
    gsize end = i % 3 == 0 ? (gsize) g_test_rand_int_range (0, (gint32) length) : length;
    g_autoptr (TsEventTables) read = NULL;
    g_autoptr (TsEventTables) again = NULL;
    g_autoptr (GError) error = NULL;
    g_autofree char *written = NULL;

    for (int j = 0; j < 1 + i % 4; j++)
      spoilt[g_test_rand_int_range (0, (gint32) length)] =
          i % 2 == 0 ? (char) g_test_rand_int_range (0, 256)
                     : text[g_test_rand_int_range (0, (gint32) length)];
    read = ts_event_tables_read (spoilt, end, &error);
    g_assert_true ((read == NULL) == (error != NULL));
    if (read == NULL)
      continue;
    n_taken++;
    written = ts_event_tables_write (read);
    again = read_text (written, NULL);
    g_assert_nonnull (again);
    assert_same (again, read);
  }
  g_assert_cmpint (n_taken, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/competitors/event-tables/head", test_head);
  g_test_add_func ("/competitors/event-tables/put", test_put);
  g_test_add_func ("/competitors/event-tables/put-refused", test_put_refused);
  g_test_add_func ("/competitors/event-tables/texts", test_texts);
  g_test_add_func ("/competitors/event-tables/round-trip", test_round_trip);
  g_test_add_func ("/competitors/event-tables/largest", test_largest);
  g_test_add_func ("/competitors/event-tables/spoilt", test_spoilt);
  g_test_add_func ("/competitors/event-tables/missing", test_missing);
  g_test_add_func ("/competitors/event-tables/too-large", test_too_large);
  g_test_add_func ("/competitors/event-tables/spoilt-bytes", test_spoilt_bytes);
  return g_test_run ();
}
