/* What the program says itself is said in the words of the verb's table, or not at all. */
#include "evening.h"

#include "games/null/rules/rules.h"
#include "referee/json.h"

static void
assert_line (JsonObject *entry, const char *expected)
{
  g_autoptr (JsonObject) object = entry;
  g_autofree char *line = ts_json_write (object);
  g_autofree char *quoted = evening_quote (expected);

  g_assert_cmpstr (line, ==, quoted);
}

static void
test_numbers (void)
{
  assert_line (ts_entry_build (&ts_null_game, "wear", 1, "hat", 1, "height", 3, NULL),
               "{'do':'wear','who':1,'hat':'top-hat','height':3}");
  assert_line (ts_entry_build (&ts_null_game, "rest", 0, "hours", -2, NULL),
               "{'do':'rest','who':0,'hours':'dawn'}");
  assert_line (
      ts_entry_build (&ts_null_game, "everything", 0, "integer", 0, "boolean", FALSE, "seat", 2, NULL),
      "{'do':'everything','who':0,'integer':0,'boolean':false,'seat':2}");
}

static void
test_texts_and_lists (void)
{
  assert_line (
      ts_entry_build (&ts_null_game, "everything", 0, "integer", 1, "boolean", TRUE, "word", 0, "text", "x",
                      "words", json_from_string ("[\"red\"]", NULL), NULL),
      "{'do':'everything','who':0,'integer':1,'boolean':true,'word':'red','text':'x','words':['red']}");
}

static void
test_no_arguments (void)
{
  assert_line (ts_entry_build (&ts_null_game, "gather", TS_NOBODY, NULL), "{'do':'gather'}");
}

static void
test_verbs_of_every_game (void)
{
  assert_line (ts_entry_build (&ts_null_game, "undo", TS_NOBODY, NULL), "{'do':'undo'}");
  assert_line (ts_entry_build (&ts_null_game, "adjust", 2, "counter", "points", "by", -4, NULL),
               "{'do':'adjust','who':2,'counter':'points','by':-4}");
}

/* Dice may be thrown later. */
static void
test_without_dice (void)
{
  assert_line (ts_entry_build (&ts_null_game, "roll", TS_NOBODY, NULL), "{'do':'roll'}");
}

static void
test_left_out (void)
{
  static const TsField args[] = {
    { .id = "loud", .label = "Loud", .type = TS_FIELD_BOOLEAN, .optional = TRUE },
    { .id = "where", .label = "Where", .type = TS_FIELD_TEXT, .optional = TRUE },
    { .id = "names", .label = "Names", .type = TS_FIELD_TEXTS, .optional = TRUE },
    { 0 },
  };
  static const TsVerb verbs[] = { { .id = "sing", .args = args }, { 0 } };
  static const TsGame game = { .id = "singing", .verbs = verbs };

  assert_line (ts_entry_build (&game, "sing", 0, "loud", FALSE, "where", NULL, "names", NULL, NULL),
               "{'do':'sing','who':0}");
  assert_line (ts_entry_build (&game, "sing", 0, "loud", TRUE, NULL), "{'do':'sing','who':0,'loud':true}");
}

/* --- what no table knows is our own mistake --- */

static void
unknown_verb (void)
{
  ts_entry_build (&ts_null_game, "fly", 0, NULL);
}

static void
unknown_argument (void)
{
  ts_entry_build (&ts_null_game, "wear", 0, "hat", 1, "height", 3, "width", 3, NULL);
}

static void
word_outside_its_list (void)
{
  ts_entry_build (&ts_null_game, "wear", 0, "hat", 2, NULL);
}

static void
number_outside_its_words (void)
{
  ts_entry_build (&ts_null_game, "rest", 0, "hours", -3, NULL);
}

static void
not_of_its_type (void)
{
  ts_entry_build (&ts_null_game, "everything", 0, "integer", 0, "boolean", FALSE, "seat", 2, "words",
                  json_from_string ("{}", NULL), NULL);
}

static void
something_missing (void)
{
  ts_entry_build (&ts_null_game, "wear", 0, "hat", 1, NULL);
}

static void
seat_missing (void)
{
  ts_entry_build (&ts_null_game, "flee", TS_NOBODY, NULL);
}

static const struct {
  const char *path;
  void (*make) (void);
} mistakes[] = {
  { "/entry-build/asserts/unknown-verb", unknown_verb },
  { "/entry-build/asserts/unknown-argument", unknown_argument },
  { "/entry-build/asserts/word-outside-its-list", word_outside_its_list },
  { "/entry-build/asserts/number-outside-its-words", number_outside_its_words },
  { "/entry-build/asserts/not-of-its-type", not_of_its_type },
  { "/entry-build/asserts/something-missing", something_missing },
  { "/entry-build/asserts/seat-missing", seat_missing },
};

static void
test_asserts (gconstpointer mistake)
{
  if (g_test_subprocess ()) {
    mistakes[GPOINTER_TO_INT (mistake)].make ();
    return;
  }
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*entry*assert*");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/entry-build/numbers", test_numbers);
  g_test_add_func ("/entry-build/texts-and-lists", test_texts_and_lists);
  g_test_add_func ("/entry-build/no-arguments", test_no_arguments);
  g_test_add_func ("/entry-build/verbs-of-every-game", test_verbs_of_every_game);
  g_test_add_func ("/entry-build/without-dice", test_without_dice);
  g_test_add_func ("/entry-build/left-out", test_left_out);
  for (gsize i = 0; i < G_N_ELEMENTS (mistakes); i++)
    g_test_add_data_func (mistakes[i].path, GINT_TO_POINTER ((int) i), test_asserts);
  return g_test_run ();
}
