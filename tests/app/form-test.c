/* A form for any verb: what is filled in becomes an entry that the session accepts; what is missing or
 * against the rules is told in the form, and nothing is said. */
#include "press.h"

#include "app/dialogs/form.h"
#include "app/play/plain-board.h"
#include "games/null/rules/rules.h"
#include "referee/json.h"
#include "widgets/field-row.h"

#include <string.h>

#define HEADER                                                                                               \
  "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}]}"

typedef struct {
  TsSession *session;
  GtkWidget *window;
  GtkWidget *form;
  char *said; /* the newest entry, or NULL */
} Fixture;

static void
on_say (Fixture *self, JsonObject *entry)
{
  g_free (self->said);
  self->said = ts_json_write (entry);
}

static gboolean
on_board_say (Fixture *self, JsonObject *entry)
{
  on_say (self, entry);
  return TRUE;
}

static const TsVerb *
verb_of (const char *id)
{
  return &ts_null_game.verbs[ts_game_verb (&ts_null_game, id)];
}

static void
set_up (Fixture *self, gconstpointer verb)
{
  static const TsGame *const games[] = { &ts_null_game, NULL };

  self->session = ts_session_new (games, HEADER, strlen (HEADER), NULL);
  g_assert_nonnull (self->session);
  if (verb == NULL)
    return;
  self->form = ts_form_new (self->session, verb_of (verb));
  self->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (self->window), self->form);
  g_signal_connect_swapped (self->form, "say", G_CALLBACK (on_say), self);
}

static void
tear_down (Fixture *self, gconstpointer verb G_GNUC_UNUSED)
{
  if (self->window != NULL)
    gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_pointer (&self->session, ts_session_unref);
  g_free (self->said);
}

static GtkWidget *
row_of (Fixture *self, const char *title)
{
  GtkWidget *row = find (self->form, TS_TYPE_FIELD_ROW, title);

  g_assert_nonnull (row);
  return row;
}

static void
set (Fixture *self, const char *title, const char *json)
{
  g_autoptr (JsonNode) node = json_from_string (json, NULL);

  ts_field_row_set_value (TS_FIELD_ROW (row_of (self, title)), node);
}

/* Presses the button, and has the session take over what was said. */
static void
say (Fixture *self, const char *expected)
{
  g_autoptr (GError) error = NULL;
  gboolean accepted;

  ts_form_say (TS_FORM (self->form));
  g_assert_cmpstr (self->said, ==, expected);
  accepted = ts_session_say (self->session, self->said, strlen (self->said), &error);
  g_assert_no_error (error);
  g_assert_true (accepted);
}

static void
test_pay (Fixture *self, gconstpointer verb G_GNUC_UNUSED)
{
  press (row_of (self, "Who"), "Cy");
  press (row_of (self, "To"), "Bo");
  set (self, "Amount", "12");
  say (self, "{\"do\":\"pay\",\"who\":2,\"to\":1,\"amount\":12}");
}

static void
test_missing (Fixture *self, gconstpointer verb G_GNUC_UNUSED)
{
  press (row_of (self, "To"), "Bo");
  ts_form_say (TS_FORM (self->form));
  g_assert_null (self->said);
  g_assert_nonnull (find (row_of (self, "Who"), GTK_TYPE_LABEL, "“Who” is still to be said."));
}

/* A form in a dialog can still be open when the page, which had the session, has gone. */
static void
test_left_alone (Fixture *self, gconstpointer verb G_GNUC_UNUSED)
{
  g_clear_pointer (&self->session, ts_session_unref);
  press (row_of (self, "Who"), "Cy");
  press (row_of (self, "To"), "Bo");
  set (self, "Amount", "12");
  ts_form_say (TS_FORM (self->form));
  g_assert_nonnull (self->said);
}

/* What only the rules know is told, too, before anything is said; and what is changed can be said after. */
static void
test_refused (Fixture *self, gconstpointer verb G_GNUC_UNUSED)
{
  GtkWidget *refusal;

  press (row_of (self, "Who"), "Bo");
  press (row_of (self, "To"), "Bo");
  ts_form_say (TS_FORM (self->form));
  g_assert_null (self->said);
  g_assert_cmpuint (ts_session_n_records (self->session), ==, 0);
  refusal = find (self->form, GTK_TYPE_LABEL, "Pay somebody else.");
  g_assert_true (gtk_widget_get_visible (refusal));

  press (row_of (self, "To"), "Ann");
  g_assert_false (gtk_widget_get_visible (refusal));
  say (self, "{\"do\":\"pay\",\"who\":1,\"to\":0,\"amount\":1}");
}

static void
test_everything (Fixture *self, gconstpointer verb G_GNUC_UNUSED)
{
  set (self, "Integer", "-3");
  press (row_of (self, "Word"), "Green");
  set (self, "Text", "\"zwei\"");
  set (self, "Dice", "[3,12]");
  press (row_of (self, "Words"), "Blue");
  set (self, "Counts", "{\"red\":4}");
  say (self, "{\"do\":\"everything\",\"integer\":-3,\"boolean\":false,\"word\":\"green\",\"text\":\"zwei\","
             "\"dice\":[3,12],\"words\":[\"blue\"],\"counts\":{\"red\":4}}");
}

static void
test_lists_and_objects (Fixture *self, gconstpointer verb G_GNUC_UNUSED)
{
  press (row_of (self, "Word"), "Green");
  press (row_of (self, "Seats"), "Cy");
  press (row_of (self, "Guests"), "Bo");
  press (row_of (self, "Guests"), "Bo");
  set (self, "Texts", "[\"a b\"]");
  set (self, "Parcel", "{\"weight\":5,\"names\":[\"x\",\"y\"]}");
  say (self, "{\"do\":\"everything\",\"integer\":0,\"boolean\":false,\"word\":\"green\",\"seats\":[2],"
             "\"guests\":[1,1],\"texts\":[\"a b\"],\"parcel\":{\"weight\":5,\"names\":[\"x\",\"y\"]}}");
}

static void
test_alternative (Fixture *self, gconstpointer verb G_GNUC_UNUSED)
{
  g_assert_true (gtk_widget_get_visible (row_of (self, "Word")));
  g_assert_false (gtk_widget_get_visible (row_of (self, "Seat")));
  press (row_of (self, "Word"), "Green");
  press (self->form, "Seat");
  g_assert_false (gtk_widget_get_visible (row_of (self, "Word")));
  press (row_of (self, "Seat"), "Cy");
  say (self, "{\"do\":\"everything\",\"integer\":0,\"boolean\":false,\"seat\":2}");
}

static gboolean
stop (gpointer loop)
{
  g_main_loop_quit (loop);
  return G_SOURCE_REMOVE;
}

static void
wait (guint ms)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);

  g_timeout_add (ms, stop, loop);
  g_main_loop_run (loop);
}

/* Dice alone are said by themselves, but not before they were looked at. */
static void
test_dice (Fixture *self, gconstpointer verb G_GNUC_UNUSED)
{
  ts_form_set_by_hand (TS_FORM (self->form), TRUE);
  press_nth (self->form, ".face", 2);
  press_nth (self->form, ".face", 5);
  g_assert_null (self->said);
  press_nth (self->form, ".die-slot", 0);
  wait (900);
  g_assert_null (self->said);
  press_nth (self->form, ".face", 0);
  wait (900);
  g_assert_cmpstr (self->said, ==, "{\"do\":\"roll\",\"dice\":[1,6]}");
}

static void
test_different_dice (Fixture *self, gconstpointer verb G_GNUC_UNUSED)
{
  ts_form_set_by_hand (TS_FORM (self->form), TRUE);
  press_nth (self->form, ".face", 5);
  press_nth (self->form, ".face", 6 + 11);
  wait (900);
  g_assert_cmpstr (self->said, ==, "{\"do\":\"toss\",\"dice\":[6,12]}");
}

/* What belongs to a word is asked while that word is chosen, and is said then only. */
static void
test_belonging (Fixture *self, gconstpointer verb G_GNUC_UNUSED)
{
  g_assert_false (gtk_widget_get_visible (row_of (self, "Height")));
  g_assert_false (gtk_widget_get_visible (row_of (self, "Feather")));
  press (row_of (self, "Hat"), "Cap");
  g_assert_true (gtk_widget_get_visible (row_of (self, "Feather")));
  press (row_of (self, "Feather"), "Blue");
  press (row_of (self, "Hat"), "Top hat");
  g_assert_false (gtk_widget_get_visible (row_of (self, "Feather")));
  g_assert_true (gtk_widget_get_visible (row_of (self, "Height")));
  set (self, "Height", "7");
  say (self, "{\"do\":\"wear\",\"hat\":\"top-hat\",\"height\":7}");
}

/* A game without a widget of its own: what can be said now is there, and shows what it did. */
static void
test_plain_board (Fixture *self, gconstpointer verb G_GNUC_UNUSED)
{
  static const char finish[] = "{\"do\":\"finish\"}";
  TsBoard *board = g_object_ref_sink (ts_plain_board_new ());
  TsOutcome outcome;
  GtkWidget *next, *money;

  ts_board_set_session (board, self->session);
  g_signal_connect_swapped (board, "say", G_CALLBACK (on_board_say), self);
  next = find (GTK_WIDGET (board), GTK_TYPE_FLOW_BOX_CHILD, "Next");
  money = find (GTK_WIDGET (board), GTK_TYPE_LABEL, "50");
  g_assert_true (gtk_widget_get_visible (next));
  g_assert_nonnull (money);
  press (GTK_WIDGET (board), "Next");
  g_assert_cmpstr (self->said, ==, "{\"do\":\"next\"}");

  g_assert_true (ts_session_say (self->session, finish, strlen (finish), NULL));
  outcome = ts_session_outcome (self->session);
  ts_board_update (board, &outcome);
  g_assert_false (gtk_widget_get_visible (next));
  g_object_unref (board);
}

int
main (int argc, char *argv[])
{
  test_init (&argc, &argv);
  g_test_add ("/form/pay", Fixture, "pay", set_up, test_pay, tear_down);
  g_test_add ("/form/missing", Fixture, "pay", set_up, test_missing, tear_down);
  g_test_add ("/form/left-alone", Fixture, "pay", set_up, test_left_alone, tear_down);
  g_test_add ("/form/refused", Fixture, "pay", set_up, test_refused, tear_down);
  g_test_add ("/form/everything", Fixture, "everything", set_up, test_everything, tear_down);
  g_test_add ("/form/lists-and-objects", Fixture, "everything", set_up, test_lists_and_objects, tear_down);
  g_test_add ("/form/alternative", Fixture, "everything", set_up, test_alternative, tear_down);
  g_test_add ("/form/dice", Fixture, "roll", set_up, test_dice, tear_down);
  g_test_add ("/form/different-dice", Fixture, "toss", set_up, test_different_dice, tear_down);
  g_test_add ("/form/belonging", Fixture, "wear", set_up, test_belonging, tear_down);
  g_test_add ("/plain-board", Fixture, NULL, set_up, test_plain_board, tear_down);
  return g_test_run ();
}
