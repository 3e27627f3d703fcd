/* A game without a widget of its own: what can be said now is there, in forms that say it through the board.
 */
#include "press.h"

#include "app/dialogs/form-dialog.h"
#include "app/play/plain-board.h"
#include "games/null/rules/rules.h"
#include "referee/json.h"
#include "widgets/sheet.h"

#include <string.h>

#define HEADER                                                                                               \
  "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}]}"

typedef struct {
  TsSession *session;
  TsBoard *board;
  char *said; /* the newest entry, or NULL */
} Fixture;

static gboolean
on_say (Fixture *self, JsonObject *entry)
{
  g_free (self->said);
  self->said = ts_json_write (entry);
  if (self->session == NULL || !ts_session_say (self->session, self->said, strlen (self->said), NULL))
    return FALSE;
  ts_board_settle (self->board, entry, TRUE);
  return TRUE;
}

static void
set_up (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  static const TsGame *const games[] = { &ts_null_game, NULL };

  self->session = ts_session_new (games, HEADER, strlen (HEADER), NULL);
  g_assert_nonnull (self->session);
  self->board = g_object_ref_sink (ts_plain_board_new ());
  ts_board_set_session (self->board, self->session);
  g_signal_connect_swapped (self->board, "say", G_CALLBACK (on_say), self);
}

static void
tear_down (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_clear_object (&self->board);
  g_clear_pointer (&self->session, ts_session_unref);
  g_free (self->said);
}

static void
test_plain_board (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  static const char finish[] = "{\"do\":\"finish\"}";
  GtkWidget *board = GTK_WIDGET (self->board);
  GtkWidget *next = find (board, GTK_TYPE_FLOW_BOX_CHILD, "Next");

  g_assert_true (gtk_widget_get_visible (next));
  g_assert_nonnull (find (board, GTK_TYPE_LABEL, "50"));
  press (board, "Next");
  g_assert_cmpstr (self->said, ==, "{\"do\":\"next\"}");

  g_assert_true (ts_session_say (self->session, finish, strlen (finish), NULL));
  ts_board_update (self->board, NULL);
  g_assert_false (gtk_widget_get_visible (next));
}

static AdwDialog *
dialog_for (Fixture *self, const char *verb)
{
  AdwDialog *dialog =
      ts_form_dialog_new (self->board, &ts_null_game.verbs[ts_game_verb (&ts_null_game, verb)]);

  g_object_ref_sink (dialog);
  adw_dialog_present (dialog, NULL);
  return dialog;
}

/* Who acts stands above; what was taken closes the dialog. */
static void
test_dialog (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (AdwDialog) dialog = dialog_for (self, "take");

  g_assert_cmpstr (adw_dialog_get_title (dialog), ==, "Take");
  g_assert_nonnull (find (adw_dialog_get_child (dialog), GTK_TYPE_LABEL, "Ann"));
  press (adw_dialog_get_child (dialog), "3");
  press (adw_dialog_get_child (dialog), "Take");
  g_assert_cmpstr (self->said, ==, "{\"do\":\"take\",\"count\":3}");
}

/* A form can still be open when the page, which had the board and the session, has gone. */
static void
test_left_alone (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (AdwDialog) dialog = dialog_for (self, "take");

  g_clear_pointer (&self->session, ts_session_unref);
  g_clear_object (&self->board);
  press (adw_dialog_get_child (dialog), "2");
  press (adw_dialog_get_child (dialog), "Take");
  g_assert_cmpstr (self->said, ==, "{\"do\":\"take\",\"count\":2}");
}

int
main (int argc, char *argv[])
{
  test_init (&argc, &argv);
  g_test_add ("/plain-board", Fixture, NULL, set_up, test_plain_board, tear_down);
  g_test_add ("/form/dialog", Fixture, NULL, set_up, test_dialog, tear_down);
  g_test_add ("/form/left-alone", Fixture, NULL, set_up, test_left_alone, tear_down);
  return g_test_run ();
}
