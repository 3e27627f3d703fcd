/* Every type of field: what is filled in comes out, what is pressed counts, what is missing or too long is
 * said. The fields are those of the null game, one of every type. */
#include "press.h"

#include "config.h"
#include "games/null/rules/rules.h"
#include "referee/json.h"
#include "widgets/counts.h"
#include "widgets/field-row.h"

#include <libintl.h>
#include <locale.h>
#include <string.h>

static const TsWord fruits[] = {
  { "apple", "Apple" },
  { "banana", "Banana" },
  { "cherry", "Cherry" },
  { "date", "Date" },
  { "elder", "Elder" },
  { "fig", "Fig" },
  { "grape", "Grape" },
  { "hazel", "Hazel" },
  { "imbe", "Imbe" },
  { "jack", "Jack" },
  { 0 },
};

static const TsField long_list = { .id = "fruit", .label = "Fruit", .type = TS_FIELD_WORD, .words = fruits };

static const TsField *
find_field (const TsField *fields, const char *id)
{
  while (strcmp (fields->id, id) != 0)
    fields++;
  return fields;
}

static const TsField *
argument (const char *id)
{
  return find_field (ts_null_game.verbs[ts_game_verb (&ts_null_game, "everything")].args, id);
}

static const TsField *
option (const char *id)
{
  return find_field (ts_null_game.options, id);
}

static TsHeader *
header_for (const char *players)
{
  static const TsGame *const games[] = { &ts_null_game, NULL };
  g_autofree char *line = g_strdup_printf ("{\"tableside\":1,\"game\":\"null\",\"players\":%s}", players);
  g_autoptr (JsonNode) node = json_from_string (line, NULL);
  TsHeader *header = ts_header_read (games, json_node_get_object (node), TRUE, NULL);

  g_assert_nonnull (header);
  return header;
}

static TsFieldRow *
row_for (const TsField *field)
{
  g_autoptr (TsHeader) header = header_for ("[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}]");

  return g_object_ref_sink (TS_FIELD_ROW (ts_field_row_new (field, header)));
}

static void
set (TsFieldRow *row, const char *json)
{
  g_autoptr (JsonNode) node = json_from_string (json, NULL);

  ts_field_row_set_value (row, node);
}

/* `json` NULL: nothing is filled in. */
static void
assert_value (TsFieldRow *row, const char *json)
{
  g_autoptr (JsonNode) node = ts_field_row_get_value (row);
  g_autofree char *text = node != NULL ? ts_json_write_node (node) : NULL;

  g_assert_cmpstr (text, ==, json);
}

static void
assert_fits (TsFieldRow *row)
{
  g_autoptr (GError) error = NULL;
  gboolean fits = ts_field_row_check (row, &error);

  g_assert_no_error (error);
  g_assert_true (fits);
}

static void
assert_complains (TsFieldRow *row, int code)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (ts_field_row_check (row, &error));
  g_assert_error (error, TS_ERROR, code);
}

static void
test_round_trip (void)
{
  static const struct {
    const char *id;
    const char *empty; /* what the row begins with; NULL: nothing */
    const char *values[4];
  } cases[] = {
    { "integer", NULL, { "-5", "5", "3" } },
    { "boolean", "false", { "true", "false" } },
    { "word", NULL, { "\"blue\"", "\"red\"" } },
    { "seat", NULL, { "2", "0" } },
    { "text", NULL, { "\"Grüße\"", "\"x\"" } },
    { "dice", NULL, { "[12,1,7]", "[4]" } },
    { "words", NULL, { "[\"blue\",\"red\"]", "[\"green\",\"green\"]" } },
    { "counts", NULL, { "{\"red\":2,\"blue\":9}", "{}" } },
    { "seats", NULL, { "[2,0]", "[1]" } },
    { "guests", NULL, { "[1,1,2]", "[0]" } },
    { "texts", NULL, { "[\"Zoë\",\"x y\"]", "[\"x\"]" } },
    { "parcel", NULL, { "{\"weight\":7,\"colour\":\"blue\",\"names\":[\"a\"]}", "{\"weight\":1}" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (TsFieldRow) row = row_for (argument (cases[i].id));
    guint calls = 0;

    count_calls (row, "changed", &calls);
    assert_value (row, cases[i].empty);
    for (guint j = 0; cases[i].values[j] != NULL; j++) {
      set (row, cases[i].values[j]);
      assert_value (row, cases[i].values[j]);
      assert_fits (row);
    }
    ts_field_row_set_value (row, NULL);
    assert_value (row, cases[i].empty);
    g_assert_cmpuint (calls, ==, 0);
  }
}

static void
assert_text (TsFieldRow *row, const char *text)
{
  GtkTextBuffer *buffer =
      gtk_text_view_get_buffer (GTK_TEXT_VIEW (find (GTK_WIDGET (row), GTK_TYPE_TEXT_VIEW, NULL)));
  g_autofree char *all = NULL;

  g_object_get (buffer, "text", &all, NULL);
  g_assert_cmpstr (all, ==, text);
}

static void
test_fallback (void)
{
  g_autoptr (TsFieldRow) goal = row_for (option ("goal"));
  g_autoptr (TsFieldRow) colours = row_for (option ("colours"));
  g_autoptr (TsFieldRow) values = row_for (option ("values"));

  set (goal, "7");
  ts_field_row_set_value (goal, NULL);
  assert_value (goal, "100");
  assert_value (colours, "[\"red\",\"blue\"]");
  assert_value (values, "{\"red\":1,\"green\":2,\"blue\":3}");
}

/* Names that the rules begin with are read in one's language, and stay the rules'. */
static void
test_translated_fallback (void)
{
  static const TsField columns = {
    .id = "columns", .label = "Columns", .type = TS_FIELD_TEXTS, .max = 6, .fallback = "[\"Points\"]"
  };
  g_autoptr (TsFieldRow) row = NULL;

  if (setlocale (LC_MESSAGES, "de_DE.UTF-8") == NULL) {
    g_test_skip ("there is no German here");
    return;
  }
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("TABLESIDE_LOCALEDIR"));
  row = row_for (&columns);
  assert_text (row, "Punkte");
  assert_value (row, "[\"Points\"]");
  set (row, "[\"Punkte\",\"Münzen\"]");
  assert_text (row, "Punkte\nMünzen");
  assert_value (row, "[\"Punkte\",\"Münzen\"]");
  set (row, "[\"Points\"]"); /* somebody wrote that */
  assert_text (row, "Points");
  setlocale (LC_MESSAGES, "C.UTF-8");
}

/* The words stand before the seats; who is chosen stays when players come and go. */
static void
test_seat_or_word (void)
{
  static const char *const values[] = { "\"oldest\"", "2", "0", "\"anybody\"", "1" };
  g_autoptr (TsHeader) header = header_for ("[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]");
  g_autoptr (TsFieldRow) row = row_for (option ("first"));

  assert_value (row, "\"anybody\"");
  for (guint i = 0; i < G_N_ELEMENTS (values); i++) {
    set (row, values[i]);
    assert_value (row, values[i]);
    assert_fits (row);
  }
  ts_field_row_set_header (row, header);
  assert_value (row, "1");
  set (row, "2");
  assert_complains (row, TS_ERROR_RANGE);
}

static void
test_long_list (void)
{
  g_autoptr (TsFieldRow) row = row_for (&long_list);
  GtkWidget *drop_down = find (GTK_WIDGET (row), GTK_TYPE_DROP_DOWN, NULL);
  guint calls = 0;

  count_calls (row, "changed", &calls);
  assert_value (row, NULL);
  assert_complains (row, TS_ERROR_SYNTAX);
  set (row, "\"jack\"");
  assert_value (row, "\"jack\"");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), 1);
  assert_value (row, "\"apple\"");
  g_assert_cmpuint (calls, ==, 1);
}

static void
test_missing (void)
{
  static const char *const required[] = { "word", "seat" };
  static const char *const optional[] = { "text", "dice", "words", "counts", "seats", "texts", "parcel" };

  for (guint i = 0; i < G_N_ELEMENTS (required); i++) {
    g_autoptr (TsFieldRow) row = row_for (argument (required[i]));

    assert_complains (row, TS_ERROR_SYNTAX);
  }
  for (guint i = 0; i < G_N_ELEMENTS (optional); i++) {
    g_autoptr (TsFieldRow) row = row_for (argument (optional[i]));

    assert_fits (row);
  }
}

static void
test_out_of_bounds (void)
{
  g_autoptr (TsFieldRow) text = row_for (argument ("text"));
  g_autoptr (TsFieldRow) words = row_for (argument ("words"));

  gtk_editable_set_text (GTK_EDITABLE (find (GTK_WIDGET (text), GTK_TYPE_ENTRY, NULL)), "eleven long");
  assert_complains (text, TS_ERROR_RANGE);
  press (GTK_WIDGET (words), "Red");
  press (GTK_WIDGET (words), "Blue");
  assert_fits (words);
  press (GTK_WIDGET (words), "Blue");
  assert_complains (words, TS_ERROR_RANGE);
}

static void
test_choose_one (void)
{
  g_autoptr (TsFieldRow) row = row_for (argument ("seat"));
  guint calls = 0;

  count_calls (row, "changed", &calls);
  press (GTK_WIDGET (row), "Bo");
  assert_value (row, "1");
  press (GTK_WIDGET (row), "Cy");
  assert_value (row, "2");
  press (GTK_WIDGET (row), "Cy");
  assert_value (row, "2");
  g_assert_cmpuint (calls, ==, 3);
}

static void
test_choose_list (void)
{
  g_autoptr (TsFieldRow) repeat = row_for (argument ("words"));
  g_autoptr (TsFieldRow) distinct = row_for (option ("colours"));

  press (GTK_WIDGET (repeat), "Red");
  press (GTK_WIDGET (repeat), "Red");
  assert_value (repeat, "[\"red\",\"red\"]");
  press (GTK_WIDGET (repeat), "1  Red");
  assert_value (repeat, "[\"red\"]");
  press (GTK_WIDGET (repeat), "1  Red");
  assert_value (repeat, NULL);

  press (GTK_WIDGET (distinct), "Green");
  assert_value (distinct, "[\"red\",\"blue\",\"green\"]");
  press (GTK_WIDGET (distinct), "Red");
  assert_value (distinct, "[\"blue\",\"green\"]");
  press (GTK_WIDGET (distinct), "Red");
  assert_value (distinct, "[\"blue\",\"green\",\"red\"]");
}

static void
test_swap (void)
{
  g_autoptr (TsFieldRow) row = row_for (option ("values"));
  TsCounts *counts = TS_COUNTS (find (GTK_WIDGET (row), TS_TYPE_COUNTS, NULL));
  guint calls = 0;

  count_calls (row, "changed", &calls);
  ts_counts_swap (counts, 0, 3);
  assert_value (row, "{\"red\":3,\"green\":2,\"blue\":1}");
  ts_counts_swap (counts, 1, 9);
  assert_value (row, "{\"red\":3,\"green\":9,\"blue\":1}");
  ts_counts_swap (counts, 1, 9);
  g_assert_cmpuint (calls, ==, 2);
  assert_fits (row);
}

static void
test_count (void)
{
  g_autoptr (TsFieldRow) row = row_for (argument ("counts"));
  GtkWidget *fold = find (GTK_WIDGET (row), GTK_TYPE_SWITCH, NULL);
  GtkWidget *green = find_nth (GTK_WIDGET (row), GTK_TYPE_SPIN_BUTTON, NULL, 1);

  gtk_switch_set_active (GTK_SWITCH (fold), TRUE);
  gtk_spin_button_spin (GTK_SPIN_BUTTON (green), GTK_SPIN_STEP_FORWARD, 2);
  assert_value (row, "{\"green\":2}");
  gtk_switch_set_active (GTK_SWITCH (fold), FALSE);
  assert_value (row, NULL);
}

static void
test_seats_change (void)
{
  g_autoptr (TsFieldRow) row = row_for (argument ("seat"));
  g_autoptr (TsHeader) other = header_for ("[{\"name\":\"Dan\"},{\"name\":\"Eve\"}]");
  g_autoptr (TsHeader) alone = header_for ("[{\"name\":\"Dan\"}]");

  set (row, "1");
  ts_field_row_set_header (row, other);
  assert_value (row, "1");
  g_assert_null (find (GTK_WIDGET (row), GTK_TYPE_BUTTON, "Bo"));
  press (GTK_WIDGET (row), "Dan");
  assert_value (row, "0");

  set (row, "1");
  ts_field_row_set_header (row, alone);
  assert_value (row, NULL);
}

/* Chosen seats that are gone are no longer chosen; the others stay. */
static void
test_seats_of_a_list_change (void)
{
  g_autoptr (TsFieldRow) row = row_for (argument ("guests"));
  g_autoptr (TsHeader) other = header_for ("[{\"name\":\"Dan\"},{\"name\":\"Eve\"}]");

  set (row, "[2,1,2]");
  ts_field_row_set_header (row, other);
  assert_value (row, "[1]");
  press (GTK_WIDGET (row), "Dan");
  assert_value (row, "[1,0]");
}

/* Blank lines are no texts. */
static GtkWidget *
sum_of (TsFieldRow *row, const char *text)
{
  return find (GTK_WIDGET (row), GTK_TYPE_LABEL, text);
}

/* What everybody has is added up; who joins begins at nothing, and who leaves counts no longer. */
static void
test_each (void)
{
  static const TsField each = { .id = "each", .label = "Each", .type = TS_FIELD_EACH, .min = -9, .max = 9 };
  g_autoptr (TsFieldRow) row = row_for (&each);
  g_autoptr (TsHeader) two = header_for ("[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]");
  g_autoptr (TsHeader) four =
      header_for ("[{\"name\":\"A\"},{\"name\":\"B\"},{\"name\":\"C\"},{\"name\":\"D\"}]");

  set (row, "[-4,5,7]");
  g_assert_nonnull (sum_of (row, "8"));
  ts_field_row_set_header (row, two);
  assert_value (row, "[-4,5]");
  g_assert_nonnull (sum_of (row, "1"));
  ts_field_row_set_header (row, four);
  assert_value (row, "[-4,5,0,0]");
}

static void
test_texts (void)
{
  g_autoptr (TsFieldRow) row = row_for (argument ("texts"));
  GtkTextView *view = GTK_TEXT_VIEW (find (GTK_WIDGET (row), GTK_TYPE_TEXT_VIEW, NULL));
  guint calls = 0;

  count_calls (row, "changed", &calls);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (view), " a b \n\nÖ\n", -1);
  g_assert_cmpuint (calls, >, 0);
  assert_value (row, "[\"a b\",\"Ö\"]");
  assert_fits (row);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (view), "a\nb\nc", -1);
  assert_complains (row, TS_ERROR_RANGE);
}

/* What is filled in inside of it is the object's; what is missing or too much there is said. */
static void
test_object (void)
{
  g_autoptr (TsFieldRow) row = row_for (argument ("parcel"));
  GtkWidget *fold = find (GTK_WIDGET (row), GTK_TYPE_SWITCH, NULL);
  GtkTextView *names = GTK_TEXT_VIEW (find (GTK_WIDGET (row), GTK_TYPE_TEXT_VIEW, NULL));
  guint calls = 0;

  gtk_switch_set_active (GTK_SWITCH (fold), TRUE);
  count_calls (row, "changed", &calls);
  press (GTK_WIDGET (row), "Green");
  g_assert_cmpuint (calls, ==, 1);
  assert_value (row, "{\"colour\":\"green\"}");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find (GTK_WIDGET (row), GTK_TYPE_SPIN_BUTTON, NULL)), 1);
  g_assert_cmpuint (calls, ==, 2);
  assert_value (row, "{\"weight\":1,\"colour\":\"green\"}");
  assert_fits (row);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (names), "too long", -1);
  assert_complains (row, TS_ERROR_RANGE);
  gtk_switch_set_active (GTK_SWITCH (fold), FALSE);
  assert_value (row, NULL);
  assert_fits (row);
}

static void
test_complaint (void)
{
  g_autoptr (TsFieldRow) row = row_for (argument ("word"));

  ts_field_row_set_complaint (row, "Choose a colour.");
  g_assert_true (gtk_widget_get_visible (find (GTK_WIDGET (row), GTK_TYPE_LABEL, "Choose a colour.")));
  press (GTK_WIDGET (row), "Red");
  g_assert_null (find (GTK_WIDGET (row), GTK_TYPE_LABEL, "Choose a colour."));
}

/* Texts that are offered: what the row had stays, even if it is not among them. */
static void
test_offers (void)
{
  static const char *const texts[] = { "ours", "theirs", NULL };
  static const char *const labels[] = { "Our own", "Theirs", NULL };
  g_autoptr (TsFieldRow) row = row_for (argument ("text"));
  GtkDropDown *input;
  guint calls = 0;

  set (row, "\"elsewhere\"");
  count_calls (row, "changed", &calls);
  ts_field_row_offer (row, texts, labels);
  assert_value (row, "\"elsewhere\"");
  set (row, "\"theirs\"");
  assert_value (row, "\"theirs\"");
  g_assert_cmpuint (calls, ==, 0);
  input = GTK_DROP_DOWN (find (GTK_WIDGET (row), GTK_TYPE_DROP_DOWN, NULL));
  gtk_drop_down_set_selected (input, 0);
  assert_value (row, "\"ours\"");
  g_assert_cmpuint (calls, ==, 1);
  ts_field_row_offer (row, texts + 1, labels + 1); /* it was taken away meanwhile */
  assert_value (row, "\"ours\"");
  g_assert_cmpstr (gtk_string_object_get_string (gtk_drop_down_get_selected_item (input)), ==,
                   "ours (not on this computer)");
  g_assert_cmpuint (calls, ==, 1);
}

int
main (int argc, char *argv[])
{
  test_init (&argc, &argv);
  g_test_add_func ("/field-row/round-trip", test_round_trip);
  g_test_add_func ("/field-row/fallback", test_fallback);
  g_test_add_func ("/field-row/translated-fallback", test_translated_fallback);
  g_test_add_func ("/field-row/seat-or-word", test_seat_or_word);
  g_test_add_func ("/field-row/long-list", test_long_list);
  g_test_add_func ("/field-row/missing", test_missing);
  g_test_add_func ("/field-row/out-of-bounds", test_out_of_bounds);
  g_test_add_func ("/field-row/choose-one", test_choose_one);
  g_test_add_func ("/field-row/choose-list", test_choose_list);
  g_test_add_func ("/field-row/swap", test_swap);
  g_test_add_func ("/field-row/count", test_count);
  g_test_add_func ("/field-row/seats-change", test_seats_change);
  g_test_add_func ("/field-row/seats-of-a-list-change", test_seats_of_a_list_change);
  g_test_add_func ("/field-row/each", test_each);
  g_test_add_func ("/field-row/texts", test_texts);
  g_test_add_func ("/field-row/offers", test_offers);
  g_test_add_func ("/field-row/object", test_object);
  g_test_add_func ("/field-row/complaint", test_complaint);
  return g_test_run ();
}
