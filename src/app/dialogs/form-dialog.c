#include "form-dialog.h"

#include "app/play/press-guard.h"
#include "config.h"
#include "widgets/digit-keys.h"
#include "widgets/seat.h"
#include "widgets/text.h"
#include "widgets/title.h"

#include <glib/gi18n-lib.h>

/* Who acts, where that is known: mark and name. */
static GtkWidget *
actor_new (TsBoard *board, const TsVerb *verb)
{
  TsView view = ts_session_view (ts_board_get_session (board));
  int turn = ts_view_state (&view)->turn;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  gtk_widget_add_css_class (box, "actor");
  if (verb->who == TS_WHO_ANY || verb->who == TS_WHO_TABLE || turn == TS_NOBODY) {
    gtk_widget_set_visible (box, FALSE);
    return box;
  }
  gtk_box_append (GTK_BOX (box), ts_seat_mark_new (ts_seat_colour (view.header, turn), turn, 28));
  gtk_box_append (GTK_BOX (box), gtk_label_new (ts_view_name (&view, turn)));
  return box;
}

static GtkWidget *
content_new (TsBoard *board, const TsVerb *verb, TsSheet *sheet)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = ts_column_new (12, actor_new (board, verb), sheet, NULL);

  gtk_widget_add_css_class (box, "form");
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  return scroller;
}

static gboolean
focus_sheet (GtkWidget *sheet, GdkFrameClock *clock G_GNUC_UNUSED, gpointer none G_GNUC_UNUSED)
{
  ts_board_part_focus (TS_BOARD_PART (sheet));
  return G_SOURCE_REMOVE;
}

/* The keyboard begins with the question, not with the tabs above it. A dialog looks for something by itself
 * in its first frame, so this comes after that. */
static void
on_map (GtkWidget *sheet)
{
  gtk_widget_add_tick_callback (sheet, focus_sheet, NULL, NULL);
}

/* The dialog can still be open when the page, which had the board, has gone. */
AdwDialog *
ts_form_dialog_new_for (TsBoard *board, const TsVerb *verb, TsSheet *sheet)
{
  AdwDialog *dialog = g_object_new (ADW_TYPE_DIALOG, "title", _ (verb->label), "content-width", 460, NULL);
  GtkWidget *view = adw_toolbar_view_new ();

  g_object_set_data_full (G_OBJECT (dialog), "board", g_object_ref (board), g_object_unref);
  g_signal_connect_object (dialog, "map", G_CALLBACK (on_map), sheet, G_CONNECT_SWAPPED);
  g_signal_connect_object (sheet, "said", G_CALLBACK (adw_dialog_close), dialog, G_CONNECT_SWAPPED);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), ts_title_new_bar ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), content_new (board, verb, sheet));
  adw_dialog_set_child (dialog, view);
  g_signal_connect_object (board, "turned", G_CALLBACK (ts_press_guard_turned), dialog, G_CONNECT_SWAPPED);
  ts_digit_keys_add (sheet, NULL);
  ts_board_part_begin (TS_BOARD_PART (sheet));
  return dialog;
}

AdwDialog *
ts_form_dialog_new (TsBoard *board, const TsVerb *verb)
{
  return ts_form_dialog_new_for (board, verb, ts_sheet_new (board, verb, NULL));
}
