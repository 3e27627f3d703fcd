/* A sheet for any verb: what is filled in becomes an entry that the session accepts; what is missing is
 * asked, what is against the rules is told, and nothing is said then. The null game has one of everything. */
#include "empty-board.h"
#include "press.h"

#include "games/null/rules/rules.h"
#include "referee/every-game.h"
#include "referee/json.h"
#include "widgets/chips.h"
#include "widgets/dice.h"
#include "widgets/input-line.h"
#include "widgets/sheet.h"

#include <string.h>

#define HEADER                                                                                               \
  "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}]}"

#define MINUS_THREE "\u2066−3\u2069" /* its sign stays before it in any script */

/* --- the fixture --- */

typedef struct {
  const char *verb;
  const TsSheetPlan *plan;
} Case;

typedef struct {
  TsSession *session;
  TsBoard *board;
  const TsVerb *verb;
  GtkWidget *window;
  TsSheet *sheet;
  char *said;             /* the newest entry, or NULL */
  JsonObject *on_its_way; /* the newest entry, where the disk is slow */
  gboolean is_slow;
  guint taken;
  guint backs;
} Fixture;

static gboolean
on_say (Fixture *self, JsonObject *entry)
{
  g_autoptr (GError) error = NULL;
  gboolean accepted;

  g_free (self->said);
  self->said = ts_json_write (entry);
  self->on_its_way = entry;
  if (self->is_slow)
    return TRUE;
  accepted = ts_session_say (self->session, self->said, strlen (self->said), &error);
  g_assert_no_error (error);
  ts_board_settle (self->board, entry, accepted);
  return accepted;
}

static void
set_up (Fixture *self, gconstpointer data)
{
  static const TsGame *const games[] = { &ts_null_game, NULL };
  const Case *test = data;

  self->session = ts_session_new (games, HEADER, strlen (HEADER), NULL);
  self->board = g_object_ref_sink (g_object_new (EMPTY_TYPE_BOARD, NULL));
  ts_board_set_session (self->board, self->session);
  g_signal_connect_swapped (self->board, "say", G_CALLBACK (on_say), self);
  self->verb = ts_verb_find (&ts_null_game, test->verb);
  self->sheet = ts_sheet_new (self->board, self->verb, test->plan);
  count_calls (self->sheet, "said", &self->taken);
  count_calls (self->sheet, "back", &self->backs);
  self->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->sheet));
  ts_board_part_begin (TS_BOARD_PART (self->sheet));
}

static void
tear_down (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->board);
  g_clear_pointer (&self->session, ts_session_unref);
  g_free (self->said);
}

/* --- what stands on it --- */

static void
show (Fixture *self)
{
  TsView view = ts_session_view (self->session);

  ts_board_part_show (TS_BOARD_PART (self->sheet), &view, NULL);
}

static GtkWidget *
root_of (Fixture *self)
{
  return GTK_WIDGET (self->sheet);
}

static const char *
head_of (Fixture *self)
{
  return gtk_label_get_label (GTK_LABEL (find (root_of (self), GTK_TYPE_LABEL, ".sheet-title")));
}

static GtkWidget *
button_of (Fixture *self)
{
  return find (root_of (self), GTK_TYPE_BUTTON, ".sheet-confirm");
}

static gboolean
can_confirm (Fixture *self)
{
  return gtk_widget_get_sensitive (button_of (self));
}

/* The tab with that title. */
static GtkWidget *
tab_of (Fixture *self, const char *title)
{
  GtkWidget *tab;

  for (guint i = 0; (tab = find_nth (root_of (self), GTK_TYPE_TOGGLE_BUTTON, ".step", i)) != NULL; i++)
    if (gtk_widget_has_css_class (tab, "step") && find (tab, GTK_TYPE_LABEL, title) != NULL)
      return tab;
  g_assert_not_reached ();
}

static void
open (Fixture *self, const char *title)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (tab_of (self, title)), TRUE);
}

static gboolean
is_open (Fixture *self, const char *title)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (tab_of (self, title)));
}

static void
assert_answer (Fixture *self, const char *title, const char *answer)
{
  GtkWidget *label = find (tab_of (self, title), GTK_TYPE_LABEL, ".step-answer");

  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, answer);
}

/* The field's line on its page. */
static GtkWidget *
input_of (Fixture *self, const char *field)
{
  g_autofree char *style = g_strconcat (".", field, NULL);
  GtkWidget *line;

  for (guint i = 0; (line = find_nth (root_of (self), GTK_TYPE_WIDGET, style, i)) != NULL; i++)
    if (GTK_IS_STACK (gtk_widget_get_parent (gtk_widget_get_parent (line))))
      return line;
  g_assert_not_reached ();
}

static gpointer
part_of (Fixture *self, const char *field, GType type)
{
  return find (input_of (self, field), type, NULL);
}

/* A number is typed, and then Enter. */
static void
type_number (Fixture *self, const char *field, const char *text)
{
  GtkEditable *number = part_of (self, field, GTK_TYPE_SPIN_BUTTON);

  gtk_editable_set_text (number, text);
  g_signal_emit_by_name (gtk_editable_get_delegate (number), "activate");
}

static gboolean
is_asked (Fixture *self, const char *field)
{
  for (GtkWidget *it = input_of (self, field); it != root_of (self); it = gtk_widget_get_parent (it))
    if (!gtk_widget_get_visible (it) && !GTK_IS_STACK (gtk_widget_get_parent (it)))
      return FALSE;
  return TRUE;
}

static void
set (Fixture *self, const char *field, const char *json)
{
  g_autoptr (JsonNode) node = json_from_string (json, NULL);
  const TsField *arg = &self->verb->args[ts_fields_find (self->verb->args, field)];
  TsValue value = { 0 };

  g_assert_true (ts_field_read (arg, node, &value, NULL));
  ts_sheet_set (self->sheet, field, &value);
  ts_value_clear (&value);
}

static void
confirm (Fixture *self, const char *expected)
{
  g_assert_true (can_confirm (self));
  g_signal_emit_by_name (button_of (self), "clicked");
  g_assert_cmpstr (self->said, ==, expected);
  g_assert_cmpuint (self->taken, ==, 1);
}

/* --- one question after the other --- */

static const Case pay = { "pay", NULL };

/* A tap goes on to what comes next; a number is none before it is said. */
static void
test_going_on (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_cmpstr (head_of (self), ==, "Who?");
  g_assert_false (can_confirm (self));
  press (input_of (self, "who"), "Cy");
  assert_answer (self, "Who", "Cy");
  g_assert_cmpstr (head_of (self), ==, "To?");
  assert_answer (self, "Amount", "–");
  press (input_of (self, "to"), "Bo");
  g_assert_true (is_open (self, "Amount"));
  assert_answer (self, "Amount", "–");
  g_assert_false (can_confirm (self));
  gtk_spin_button_set_value (part_of (self, "amount", GTK_TYPE_SPIN_BUTTON), 12);
  assert_answer (self, "Amount", "12");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button_of (self))), ==, "Pay");
  confirm (self, "{\"do\":\"pay\",\"who\":2,\"to\":1,\"amount\":12}");
}

/* Whoever goes another way round is led to what is missing. */
static void
test_led (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  open (self, "To");
  press (input_of (self, "to"), "Bo");
  g_assert_true (is_open (self, "Amount"));
  g_assert_false (can_confirm (self));
  set (self, "amount", "1");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button_of (self))), ==, "Next: Who");
  g_assert_true (can_confirm (self));
  g_signal_emit_by_name (button_of (self), "clicked");
  g_assert_null (self->said);
  g_assert_true (is_open (self, "Who"));
  g_assert_false (can_confirm (self));
  press (input_of (self, "who"), "Ann");
  confirm (self, "{\"do\":\"pay\",\"who\":0,\"to\":1,\"amount\":1}");
}

/* What only the rules know is told before anything is said; and what is changed can be said after. */
static void
test_refused (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *note;

  press (input_of (self, "who"), "Bo");
  press (input_of (self, "to"), "Bo");
  set (self, "amount", "1");
  note = find (root_of (self), GTK_TYPE_LABEL, "Pay somebody else.");
  g_assert_true (gtk_widget_get_visible (note));
  g_assert_false (can_confirm (self));
  type_number (self, "amount", "1");
  g_assert_null (self->said);
  g_assert_cmpuint (ts_session_n_records (self->session), ==, 0);

  press (input_of (self, "to"), "Ann");
  g_assert_false (gtk_widget_get_visible (note));
  confirm (self, "{\"do\":\"pay\",\"who\":1,\"to\":0,\"amount\":1}");
}

/* On a slow disk: it is said once, however often it is pressed; "said" comes when it is in force, and what
 * was filled in is still there if it never is. */
static void
test_slow (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (JsonObject) first = NULL;

  self->is_slow = TRUE;
  press (input_of (self, "who"), "Bo");
  press (input_of (self, "to"), "Ann");
  set (self, "amount", "1");
  g_signal_emit_by_name (button_of (self), "clicked");
  g_assert_nonnull (self->said);
  g_clear_pointer (&self->said, g_free);
  first = json_object_ref (self->on_its_way);
  g_signal_emit_by_name (button_of (self), "clicked");
  g_assert_null (self->said);
  ts_board_settle (self->board, first, FALSE);
  g_assert_cmpuint (self->taken, ==, 0);

  g_assert_true (can_confirm (self));
  g_signal_emit_by_name (button_of (self), "clicked");
  g_assert_cmpstr (self->said, ==, "{\"do\":\"pay\",\"who\":1,\"to\":0,\"amount\":1}");
  g_assert_cmpuint (self->taken, ==, 0);
  ts_board_settle (self->board, self->on_its_way, TRUE);
  g_assert_cmpuint (self->taken, ==, 1);
}

/* Afresh: nothing is left, neither of what was filled in nor of what was seen. */
static void
test_afresh (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsEntry) entry = NULL;

  press (input_of (self, "who"), "Cy");
  press (input_of (self, "to"), "Bo");
  set (self, "amount", "12");
  ts_board_part_begin (TS_BOARD_PART (self->sheet));
  g_assert_true (is_open (self, "Who"));
  assert_answer (self, "To", "–");
  assert_answer (self, "Amount", "–");
  entry = ts_sheet_get_entry (self->sheet);
  g_assert_false (ts_entry_has (entry, "amount"));
}

/* --- every type --- */

static const Case everything = { "everything", NULL };

static void
test_everything (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  press (input_of (self, "integer"), MINUS_THREE);
  press (input_of (self, "word"), "Green");
  gtk_editable_set_text (part_of (self, "text", GTK_TYPE_ENTRY), "zwei");
  set (self, "dice", "[3,12]");
  press (input_of (self, "words"), "Blue");
  set (self, "counts", "{\"red\":4}");
  assert_answer (self, "Integer", MINUS_THREE);
  assert_answer (self, "Dice", "3, 12");
  assert_answer (self, "Counts", "Red: 4");
  confirm (self,
           "{\"do\":\"everything\",\"integer\":-3,\"boolean\":false,\"word\":\"green\",\"text\":\"zwei\","
           "\"dice\":[3,12],\"words\":[\"blue\"],\"counts\":{\"red\":4}}");
}

static void
test_lists_and_objects (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  press (input_of (self, "integer"), "4");
  press (input_of (self, "word"), "Green");
  press (input_of (self, "seats"), "Cy");
  press (input_of (self, "guests"), "Bo");
  press (input_of (self, "guests"), "Bo");
  set (self, "texts", "[\"a b\"]");
  set (self, "parcel", "{\"weight\":5,\"names\":[\"x\",\"y\"]}");
  assert_answer (self, "Guests", "Bo, Bo");
  assert_answer (self, "Parcel", "5, x, y");
  confirm (self, "{\"do\":\"everything\",\"integer\":4,\"boolean\":false,\"word\":\"green\",\"seats\":[2],"
                 "\"guests\":[1,1],\"texts\":[\"a b\"],\"parcel\":{\"weight\":5,\"names\":[\"x\",\"y\"]}}");
}

/* A switch shares the room of what is before it, and says its own name. */
static void
test_yes (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  press (input_of (self, "integer"), "2");
  gtk_switch_set_active (part_of (self, "boolean", GTK_TYPE_SWITCH), TRUE);
  assert_answer (self, "Integer", "2, Boolean");
  press (input_of (self, "seat"), "Bo");
  confirm (self, "{\"do\":\"everything\",\"integer\":2,\"boolean\":true,\"seat\":1}");
}

/* Of those that exclude each other the newest counts. */
static void
test_alternatives (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  press (input_of (self, "integer"), "4");
  g_assert_cmpstr (head_of (self), ==, "One of these");
  press (input_of (self, "word"), "Green");
  assert_answer (self, "Word", "Green");
  press (input_of (self, "seat"), "Cy");
  assert_answer (self, "Word", "Cy");
  confirm (self, "{\"do\":\"everything\",\"integer\":4,\"boolean\":false,\"seat\":2}");
}

/* Bounds are told like any other refusal. */
static void
test_out_of_bounds (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  press (input_of (self, "integer"), "4");
  press (input_of (self, "word"), "Red");
  g_assert_true (can_confirm (self));
  gtk_editable_set_text (part_of (self, "text", GTK_TYPE_ENTRY), "longer than ten characters");
  g_assert_false (can_confirm (self));
  g_assert_true (gtk_widget_get_visible (find (root_of (self), GTK_TYPE_LABEL, ".sheet-note")));
  gtk_editable_set_text (part_of (self, "text", GTK_TYPE_ENTRY), "");
  g_assert_true (can_confirm (self));
}

/* Enter in a number. */
static void
enter (Fixture *self, const char *field, guint n)
{
  GtkWidget *number = find_nth (input_of (self, field), GTK_TYPE_SPIN_BUTTON, NULL, n);

  g_signal_emit_by_name (gtk_editable_get_delegate (GTK_EDITABLE (number)), "activate");
}

/* Of numbers for words the last one says it all, as a number alone does, though they stand behind a switch.
 */
static void
test_enter_in_counts (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  press (input_of (self, "integer"), "4");
  press (input_of (self, "word"), "Red");
  gtk_switch_set_active (part_of (self, "counts", GTK_TYPE_SWITCH), TRUE);
  type_number (self, "counts", "2");
  g_assert_null (self->said);
  enter (self, "counts", 1);
  g_assert_null (self->said);
  enter (self, "counts", 2);
  g_assert_cmpstr (self->said, ==,
                   "{\"do\":\"everything\",\"integer\":4,\"boolean\":false,\"word\":\"red\","
                   "\"counts\":{\"red\":2}}");
}

/* The same in what is made of others. */
static void
test_enter_in_object (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  press (input_of (self, "integer"), "4");
  press (input_of (self, "word"), "Red");
  gtk_switch_set_active (part_of (self, "parcel", GTK_TYPE_SWITCH), TRUE);
  type_number (self, "parcel", "5");
  g_assert_cmpstr (self->said, ==,
                   "{\"do\":\"everything\",\"integer\":4,\"boolean\":false,\"word\":\"red\","
                   "\"parcel\":{\"weight\":5}}");
}

/* What may be left out is taken back by the same tap, or by its switch. */
static void
test_taken_back (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *parcel = part_of (self, "parcel", GTK_TYPE_SWITCH);

  press (input_of (self, "integer"), "4");
  press (input_of (self, "word"), "Red");
  press (input_of (self, "seats"), "Bo");
  gtk_switch_set_active (GTK_SWITCH (parcel), TRUE);
  assert_answer (self, "Parcel", "–");
  gtk_spin_button_set_value (part_of (self, "parcel", GTK_TYPE_SPIN_BUTTON), 1);
  assert_answer (self, "Parcel", "1");
  press (input_of (self, "seats"), "Bo");
  gtk_switch_set_active (GTK_SWITCH (parcel), FALSE);
  assert_answer (self, "Seats", "–");
  confirm (self, "{\"do\":\"everything\",\"integer\":4,\"boolean\":false,\"word\":\"red\"}");
}

/* --- what belongs to what --- */

static const Case wear = { "wear", NULL };

static void
test_belonging (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_false (is_asked (self, "height"));
  press (input_of (self, "hat"), "Cap");
  g_assert_true (is_asked (self, "feather"));
  press (input_of (self, "feather"), "Blue");
  g_assert_true (can_confirm (self));
  press (input_of (self, "hat"), "Top hat");
  g_assert_false (is_asked (self, "feather"));
  g_assert_true (is_asked (self, "height"));
  g_assert_cmpstr (head_of (self), ==, "Height?");
  press (input_of (self, "height"), "7");
  confirm (self, "{\"do\":\"wear\",\"hat\":\"top-hat\",\"height\":7}");
}

static const Case rest = { "rest", NULL };

/* A word in the place of a number; and a verb that takes no seat where it is nobody's turn. */
static void
test_word_or_number (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  static const char gather[] = "{\"do\":\"gather\"}";

  g_assert_true (ts_session_say (self->session, gather, strlen (gather), NULL));
  show (self);
  press (input_of (self, "hours"), "Until dawn");
  assert_answer (self, "Hours", "Until dawn");
  press (input_of (self, "where"), "Blue");
  gtk_editable_set_text (part_of (self, "why", GTK_TYPE_ENTRY), "cool");
  confirm (self, "{\"do\":\"rest\",\"hours\":\"dawn\",\"where\":\"blue\",\"why\":\"cool\"}");
}

static const Case go = { "go", NULL };

/* Who acts is asked where it is nobody's turn, and then only. */
static void
test_nobodys_turn (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  static const char gather[] = "{\"do\":\"gather\"}";

  g_assert_false (is_asked (self, "who"));
  g_assert_true (ts_session_say (self->session, gather, strlen (gather), NULL));
  show (self);
  g_assert_true (is_asked (self, "who"));
  g_assert_false (can_confirm (self));
  press (input_of (self, "who"), "Bo");
  confirm (self, "{\"do\":\"go\",\"who\":1}");
}

/* --- dice --- */

static gboolean
stop (gpointer loop)
{
  g_main_loop_quit (loop);
  return G_SOURCE_REMOVE;
}

/* Whatever is to be done by then has its turn first. */
static void
wait (guint ms)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);

  g_timeout_add_full (G_PRIORITY_LOW, ms, stop, loop, NULL);
  g_main_loop_run (loop);
}

static const Case roll = { "roll", NULL };

/* Dice alone are said by themselves, but not before they were looked at. */
static void
test_dice (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  ts_dice_set_by_hand (part_of (self, "dice", TS_TYPE_DICE), TRUE);
  g_assert_false (gtk_widget_get_visible (button_of (self)));
  press_nth (root_of (self), ".face", 2);
  press_nth (root_of (self), ".face", 5);
  g_assert_null (self->said);
  press_nth (root_of (self), ".die-slot", 0);
  wait (900);
  g_assert_null (self->said);
  press_nth (root_of (self), ".face", 0);
  wait (900);
  g_assert_cmpstr (self->said, ==, "{\"do\":\"roll\",\"dice\":[1,6]}");
}

static const Case toss = { "toss", NULL };

static void
test_different_dice (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  ts_dice_set_by_hand (part_of (self, "dice", TS_TYPE_DICE), TRUE);
  press_nth (root_of (self), ".face", 5);
  press_nth (root_of (self), ".face", 6 + 11);
  wait (900);
  g_assert_cmpstr (self->said, ==, "{\"do\":\"toss\",\"dice\":[6,12]}");
}

/* On screen, too: what falls is said. */
static void
test_thrown (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  gtk_window_present (GTK_WINDOW (self->window));
  ts_dice_roll (part_of (self, "dice", TS_TYPE_DICE));
  g_assert_null (self->said);
  while (self->said == NULL)
    g_main_context_iteration (NULL, TRUE);
  wait (900);
  g_assert_cmpuint (self->taken, ==, 1);
}

/* --- planned --- */

static char *
tell_title (const TsView *view, const TsEntry *entry G_GNUC_UNUSED)
{
  return g_strdup_printf ("%s pays", ts_view_name (view, ts_view_state (view)->turn));
}

static char *
tell_preview (const TsView *view G_GNUC_UNUSED, const TsEntry *entry)
{
  return ts_entry_has (entry, "amount") ? g_strdup_printf ("%d in all", 2 * ts_entry_int (entry, "amount"))
                                        : NULL;
}

static char *
tell_amount (const TsView *view G_GNUC_UNUSED, const TsEntry *entry)
{
  return g_strdup_printf ("%d €", ts_entry_int (entry, "amount"));
}

static GtkWidget *
help_pay (TsBoard *board G_GNUC_UNUSED, const TsEntry *entry)
{
  return ts_entry_int (entry, "to") == (int) entry->who ? gtk_label_new ("There are others") : NULL;
}

static const TsSheetField pay_fields[] = {
  { .field = "amount", .title = "Sum", .question = "How much is it?", .answer = tell_amount },
  { .field = "who", .title = "From", .question = "Who pays?", .pick = "chair" },
  { .field = "to", .title = "To", .question = "Who is paid?", .pick = "chair" },
  { 0 },
};

static const TsSheetPlan pay_plan = { .fields = pay_fields,
                                      .confirm = "Hand it over",
                                      .title = tell_title,
                                      .preview = tell_preview,
                                      .help = help_pay,
                                      .back = TRUE };

static const Case planned = { "pay", &pay_plan };

static void
test_planned (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_cmpstr (head_of (self), ==, "How much is it?");
  assert_answer (self, "Sum", "–");
  set (self, "amount", "1");
  assert_answer (self, "Sum", "1 €");
  g_assert_true (gtk_widget_get_visible (find (root_of (self), GTK_TYPE_LABEL, "2 in all")));
  open (self, "From");
  g_assert_cmpstr (head_of (self), ==, "Who pays?");
  press (input_of (self, "who"), "Ann");
  g_assert_cmpstr (head_of (self), ==, "Who is paid?");
  press (input_of (self, "to"), "Ann");
  g_assert_nonnull (find (root_of (self), GTK_TYPE_LABEL, "There are others"));
  press (input_of (self, "to"), "Cy");
  g_assert_null (find (root_of (self), GTK_TYPE_LABEL, "There are others"));
  g_assert_cmpstr (head_of (self), ==, "Ann pays");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button_of (self))), ==, "Hand it over");
  press (root_of (self), "Hand it over");
  g_assert_cmpuint (self->taken, ==, 1);
}

static const TsSheetField note_fields[] = {
  { .field = "count" },
  { .field = "note", .together = "count" },
  { 0 },
};

static const TsSheetPlan note_plan = { .fields = note_fields };

static const Case noted = { "take", &note_plan };

/* Why it is said can be asked, and may stay empty. */
static void
test_note (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  GtkEditable *note = GTK_EDITABLE (part_of (self, "note", GTK_TYPE_ENTRY));

  set (self, "count", "2");
  g_assert_true (can_confirm (self));
  gtk_editable_set_text (note, "a gift");
  confirm (self, "{\"do\":\"take\",\"count\":2,\"note\":\"a gift\"}");
  ts_board_part_begin (TS_BOARD_PART (self->sheet));
  g_assert_cmpstr (gtk_editable_get_text (note), ==, "");
}

/* A tap beside the sheet: for the question that is open, else for one that is missing. */
static void
test_pick (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_false (ts_board_part_pick (TS_BOARD_PART (self->sheet), "table", 1));
  set (self, "amount", "1");
  g_assert_true (ts_board_part_pick (TS_BOARD_PART (self->sheet), "chair", 2));
  assert_answer (self, "From", "Cy");
  g_assert_true (is_open (self, "To"));
  g_assert_true (ts_board_part_pick (TS_BOARD_PART (self->sheet), "chair", 0));
  assert_answer (self, "To", "Ann");
  g_assert_true (ts_board_part_pick (TS_BOARD_PART (self->sheet), "chair", 1));
  assert_answer (self, "To", "Bo");
  confirm (self, "{\"do\":\"pay\",\"who\":2,\"to\":1,\"amount\":1}");
}

static const TsSheetField feather_fields[] = {
  { .field = "hat", .title = "On the head" },
  { .field = "feather", .title = "More", .question = "Which feather?", .pick = "bird" },
  { .field = "height", .together = "feather" },
  { 0 },
};

static const TsSheetPlan feather_plan = { .fields = feather_fields, .title = tell_title };
static const Case optional = { "wear", &feather_plan };

/* What may be left out is picked on its own page only: nobody means it who sees another question. There it is
 * asked until it is answered. */
static void
test_optional (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  press (input_of (self, "hat"), "Cap");
  open (self, "On the head");
  g_assert_cmpstr (head_of (self), ==, "Ann pays");
  g_assert_false (ts_board_part_pick (TS_BOARD_PART (self->sheet), "bird", 1));
  assert_answer (self, "More", "–");
  open (self, "More");
  g_assert_cmpstr (head_of (self), ==, "Which feather?");
  g_assert_true (ts_board_part_pick (TS_BOARD_PART (self->sheet), "bird", 2));
  assert_answer (self, "More", "Blue");
  g_assert_cmpstr (head_of (self), ==, "Ann pays");
}

static gboolean
has_label (Fixture *self, const char *text)
{
  GtkWidget *label;

  for (guint n = 0; (label = find_nth (root_of (self), GTK_TYPE_LABEL, ".input-title", n)) != NULL; n++)
    if (g_str_equal (gtk_label_get_label (GTK_LABEL (label)), text) && gtk_widget_get_visible (label))
      return TRUE;
  return FALSE;
}

/* Right below its question nothing says again what is asked. */
static void
test_below_its_question (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  press (input_of (self, "hat"), "Top hat");
  g_assert_true (is_open (self, "More"));
  g_assert_cmpstr (head_of (self), ==, "Height?");
  g_assert_false (has_label (self, "Height"));
}

/* What is given is not asked, until the sheet begins afresh. */
static void
test_fixed (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  ts_sheet_fix_int (self->sheet, "who", 1);
  g_assert_false (gtk_widget_get_visible (tab_of (self, "From")));
  ts_sheet_fix_int (self->sheet, "amount", 7);
  g_assert_true (is_open (self, "To")); /* what is not asked is not open */
  ts_sheet_set_int (self->sheet, "to", 0);
  confirm (self, "{\"do\":\"pay\",\"who\":1,\"to\":0,\"amount\":7}");
  ts_board_part_begin (TS_BOARD_PART (self->sheet));
  g_assert_true (gtk_widget_get_visible (tab_of (self, "From")));
}

static void
test_back (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  press (root_of (self), ".sheet-back");
  g_assert_cmpuint (self->backs, ==, 1);
}

static GtkWidget *
mark_hat (int number)
{
  GtkWidget *mark = gtk_label_new (number == 0 ? "cap!" : "hat!");

  return mark;
}

static gboolean
is_feather_asked (const TsView *view, const TsEntry *entry G_GNUC_UNUSED)
{
  return ts_view_state (view)->turn == 1;
}

static const TsSheetField wear_fields[] = {
  { .field = "hat", .mark = mark_hat },
  { .field = "height", .title = "How high" },
  { .field = "feather", .asked = is_feather_asked },
  { 0 },
};

static const TsSheetPlan wear_plan = { .fields = wear_fields, .one_tap = TRUE };
static const Case one_tap = { "wear", &wear_plan };

/* A picture on each word; a tab of its own; a field that the game does not ask; and the last tap says it all.
 */
static void
test_one_tap (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_nonnull (find (input_of (self, "hat"), GTK_TYPE_LABEL, "cap!"));
  g_assert_false (gtk_widget_get_visible (tab_of (self, "How high")));
  press (input_of (self, "hat"), "Top hat");
  g_assert_null (self->said);
  g_assert_true (is_open (self, "How high"));
  press (input_of (self, "height"), "3");
  g_assert_cmpstr (self->said, ==, "{\"do\":\"wear\",\"hat\":\"top-hat\",\"height\":3}");
  ts_board_part_begin (TS_BOARD_PART (self->sheet));
  press (input_of (self, "hat"), "Cap");
  g_assert_cmpstr (self->said, ==, "{\"do\":\"wear\",\"hat\":\"cap\"}");
  g_assert_false (is_asked (self, "feather"));
}

/* A tap that changes what is under the finger is told, so that a second one is not taken for an answer; the
 * tap that says it all is not, or nobody could say it. */
static void
test_turned (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  guint turned = 0;

  count_calls (self->board, "turned", &turned);
  press (input_of (self, "hat"), "Top hat");
  g_assert_cmpuint (turned, ==, 1);
  g_signal_emit_by_name (tab_of (self, "Hat"), "clicked");
  g_assert_true (is_open (self, "Hat"));
  g_assert_cmpuint (turned, ==, 2);
  g_signal_emit_by_name (tab_of (self, "How high"), "clicked");
  g_assert_cmpuint (turned, ==, 3);
  press (input_of (self, "height"), "3");
  g_assert_nonnull (self->said);
  g_assert_cmpuint (turned, ==, 3);
}

static char *
count_hats (const TsView *view G_GNUC_UNUSED, const TsEntry *entry G_GNUC_UNUSED, int hat)
{
  return hat == 0 ? NULL : g_strdup ("of 2");
}

static const TsSheetField counted_fields[] = { { .field = "hat", .detail = count_hats }, { 0 } };
static const TsSheetPlan counted_plan = { .fields = counted_fields };
static const Case counted = { "wear", &counted_plan };

/* How many there are stands on a word's chip, and of what there is none is not offered. */
static void
test_detail (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *top_hat = find (input_of (self, "hat"), GTK_TYPE_TOGGLE_BUTTON, "Top hat");

  g_assert_nonnull (find (top_hat, GTK_TYPE_LABEL, "of 2"));
  g_assert_true (gtk_widget_get_visible (top_hat));
  g_assert_false (gtk_widget_get_visible (find (input_of (self, "hat"), GTK_TYPE_TOGGLE_BUTTON, "Cap")));
}

static void
begin_gift (TsSheet *sheet)
{
  ts_sheet_set_int (sheet, "who", 1);
}

static const TsSheetField gift_fields[] = {
  { .field = "amount", .input = &ts_input_folded },
  { .field = "to", .together = "amount", .others = TRUE },
  { .field = "who", .together = "amount", .stays = TRUE },
  { 0 },
};

static const TsSheetPlan gift_plan = {
  .fields = gift_fields, .begin = begin_gift, .one_tap = TRUE, .tried = TRUE
};
static const Case gift = { "pay", &gift_plan };

static GtkWidget *
chip_of (Fixture *self, const char *field, const char *name)
{
  return find (input_of (self, field), GTK_TYPE_TOGGLE_BUTTON, name);
}

static const TsSheetField whom_fields[] = {
  { .field = "who" }, { .field = "to", .together = "who" }, { .field = "amount", .title = "How much" }, { 0 }
};
static const TsSheetPlan whom_plan = { .fields = whom_fields, .begin = begin_gift };
static const Case whom = { "pay", &whom_plan };

/* Of a page on which something is missing, what is known does not lead away. */
static void
test_half_known (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_true (is_open (self, "Who"));
  press (input_of (self, "to"), "Ann");
  g_assert_true (is_open (self, "How much"));
}

/* What is known is filled in; the last tap can only say what the rules would accept, and who acts is not
 * among the others. */
static void
test_tried (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_false (gtk_widget_get_visible (chip_of (self, "to", "Bo")));
  g_assert_true (gtk_widget_get_visible (chip_of (self, "to", "Ann")));
  gtk_switch_set_active (GTK_SWITCH (part_of (self, "amount", GTK_TYPE_SWITCH)), TRUE);
  set (self, "amount", "1");
  g_assert_true (gtk_widget_get_sensitive (chip_of (self, "to", "Ann")));
  g_assert_false (gtk_widget_get_sensitive (chip_of (self, "to", "Bo")));
  press (input_of (self, "to"), "Cy");
  g_assert_cmpstr (self->said, ==, "{\"do\":\"pay\",\"who\":1,\"to\":2,\"amount\":1}");
}

/* If it would accept nothing, it says why before the tap. */
static void
test_tried_in_vain (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  set (self, "amount", "100");
  g_assert_false (gtk_widget_get_sensitive (chip_of (self, "to", "Ann")));
  g_assert_true (gtk_widget_get_visible (find (root_of (self), GTK_TYPE_LABEL, ".refused")));
  g_assert_null (self->said);
  set (self, "amount", "1");
  g_assert_true (gtk_widget_get_sensitive (chip_of (self, "to", "Ann")));
  g_assert_false (gtk_widget_get_visible (find (root_of (self), GTK_TYPE_LABEL, ".refused")));
}

static const TsSheetField self_fields[] = {
  { .field = "amount", .input = &ts_input_folded },
  { .field = "to", .together = "amount" },
  { .field = "who", .together = "amount", .stays = TRUE },
  { 0 },
};
static const TsSheetPlan self_plan = { .fields = self_fields, .begin = begin_gift, .one_tap = TRUE };
static const Case to_self = { "pay", &self_plan };

/* A tap that mends what would have been refused answers no last question: the button says it. */
static void
test_mended (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  set (self, "amount", "1");
  press (input_of (self, "to"), "Bo");
  g_assert_null (self->said);
  press (input_of (self, "to"), "Ann");
  g_assert_null (self->said);
  g_assert_true (gtk_widget_get_visible (button_of (self)));
  confirm (self, "{\"do\":\"pay\",\"who\":1,\"to\":0,\"amount\":1}");
}

/* Cy pays 7, and to whom has to be asked afresh. */
static void
answered (TsSheet *sheet, const char *field)
{
  g_autoptr (TsEntry) entry = ts_sheet_get_entry (sheet);

  if (strcmp (field, "who") != 0 || entry->who != 2)
    return;
  ts_sheet_set_int (sheet, "amount", 7);
  ts_sheet_set (sheet, "to", &(const TsValue) { 0 });
}

static const TsSheetPlan follows_plan = { .answered = answered };
static const Case follows = { "pay", &follows_plan };

/* What follows from an answer is filled in after it; so a game can tell what was said before. */
static void
test_answered (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  press (input_of (self, "who"), "Ann");
  press (input_of (self, "to"), "Bo");
  set (self, "amount", "1");
  assert_answer (self, "Amount", "1");
  press (input_of (self, "who"), "Cy");
  assert_answer (self, "Amount", "7");
  assert_answer (self, "To", "–");
  press (input_of (self, "to"), "Bo");
  confirm (self, "{\"do\":\"pay\",\"who\":2,\"to\":1,\"amount\":7}");
}

/* --- the keyboard --- */

static const Case take = { "take", NULL };

/* A single question needs no tabs; the focus goes to it, and on to the next one with the answer. */
static void
test_single (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_false (gtk_widget_get_visible (gtk_widget_get_parent (tab_of (self, "How many"))));
  gtk_window_present (GTK_WINDOW (self->window));
  ts_board_part_focus (TS_BOARD_PART (self->sheet));
  g_assert_true (
      gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (self->window)), input_of (self, "count")));
  press (input_of (self, "count"), "3");
  confirm (self, "{\"do\":\"take\",\"count\":3}");
}

static void
test_keyboard (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  gtk_window_present (GTK_WINDOW (self->window));
  ts_board_part_focus (TS_BOARD_PART (self->sheet));
  press (input_of (self, "who"), "Cy");
  g_assert_true (
      gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (self->window)), input_of (self, "to")));
  press (input_of (self, "to"), "Bo");
  type_number (self, "amount", "12");
  g_assert_cmpstr (self->said, ==, "{\"do\":\"pay\",\"who\":2,\"to\":1,\"amount\":12}");
}

static const Case next = { "next", NULL };

/* Nothing to fill in: only the button. */
static void
test_nothing (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  confirm (self, "{\"do\":\"next\"}");
}

int
main (int argc, char *argv[])
{
  static const struct {
    const char *path;
    const Case *test;
    void (*run) (Fixture *self, gconstpointer data);
  } tests[] = {
    { "/sheet/going-on", &pay, test_going_on },
    { "/sheet/led", &pay, test_led },
    { "/sheet/refused", &pay, test_refused },
    { "/sheet/slow", &pay, test_slow },
    { "/sheet/afresh", &pay, test_afresh },
    { "/sheet/keyboard", &pay, test_keyboard },
    { "/sheet/everything", &everything, test_everything },
    { "/sheet/lists-and-objects", &everything, test_lists_and_objects },
    { "/sheet/yes", &everything, test_yes },
    { "/sheet/alternatives", &everything, test_alternatives },
    { "/sheet/out-of-bounds", &everything, test_out_of_bounds },
    { "/sheet/enter-in-counts", &everything, test_enter_in_counts },
    { "/sheet/enter-in-object", &everything, test_enter_in_object },
    { "/sheet/taken-back", &everything, test_taken_back },
    { "/sheet/belonging", &wear, test_belonging },
    { "/sheet/word-or-number", &rest, test_word_or_number },
    { "/sheet/nobodys-turn", &go, test_nobodys_turn },
    { "/sheet/dice", &roll, test_dice },
    { "/sheet/different-dice", &toss, test_different_dice },
    { "/sheet/thrown", &roll, test_thrown },
    { "/sheet/planned", &planned, test_planned },
    { "/sheet/pick", &planned, test_pick },
    { "/sheet/optional", &optional, test_optional },
    { "/sheet/below-its-question", &optional, test_below_its_question },
    { "/sheet/note", &noted, test_note },
    { "/sheet/fixed", &planned, test_fixed },
    { "/sheet/back", &planned, test_back },
    { "/sheet/one-tap", &one_tap, test_one_tap },
    { "/sheet/turned", &one_tap, test_turned },
    { "/sheet/half-known", &whom, test_half_known },
    { "/sheet/detail", &counted, test_detail },
    { "/sheet/mended", &to_self, test_mended },
    { "/sheet/tried", &gift, test_tried },
    { "/sheet/tried-in-vain", &gift, test_tried_in_vain },
    { "/sheet/answered", &follows, test_answered },
    { "/sheet/single", &take, test_single },
    { "/sheet/nothing", &next, test_nothing },
  };

  test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, tests[i].test, set_up, tests[i].run, tear_down);
  return g_test_run ();
}
