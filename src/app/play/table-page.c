#include "table-page.h"

#include "app/big-screen/big-screen.h"
#include "app/dialogs/adjust-dialog.h"
#include "app/dialogs/amend-dialog.h"
#include "app/dialogs/export.h"
#include "app/dialogs/history-dialog.h"
#include "app/dialogs/pack-dialog.h"
#include "app/dialogs/reminders-dialog.h"
#include "app/dialogs/save-copy.h"
#include "app/dialogs/seat-dialog.h"
#include "app/dialogs/why-dialog.h"
#include "app/pace/pace-dialog.h"
#include "app/tally/tally-page.h"
#include "config.h"
#include "entry-menu.h"

#if HAVE_PHONES
#include "app/phones/phones-dialog.h"
#include "widgets/toast.h"

#include <glib/gi18n-lib.h>
#endif

typedef struct {
  TsTable *table;
  TsBoard *board;          /* the page's, as the next one */
  guint phones;            /* seats that have one, as bits */
  AdwToastOverlay *toasts; /* where what is told of a copy stands */
  GSettings *settings;
  GtkWindow *big_screen; /* while it is open; else NULL */
#if HAVE_PHONES
  TsShare *share;           /* NULL: nobody has asked for phones yet */
  GNetworkMonitor *network; /* that is watched, or NULL: no phone has come yet */
  gboolean is_lost;         /* what listens cannot be reached any more */
#endif
} TsTablePagePrivate;

G_DEFINE_TYPE_WITH_PRIVATE (TsTablePage, ts_table_page, ADW_TYPE_NAVIGATION_PAGE)

enum {
  PLAY_AGAIN,
  PHONES,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static TsTablePagePrivate *
private_of (gpointer self)
{
  return ts_table_page_get_instance_private (TS_TABLE_PAGE (self));
}

static TsSession *
session_of (TsTablePage *self)
{
  return ts_table_get_session (private_of (self)->table);
}

/* --- the history --- */

static void
on_take_back (TsTablePage *self, guint record)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "play.take-back", "u",
                              ts_session_undos_to (session_of (self), record));
}

/* What is accepted changes what the history shows. */
static void
on_amend (TsTablePage *self, guint record, gboolean leaves_out, AdwDialog *shown)
{
  AdwDialog *dialog = ts_amend_dialog_new (private_of (self)->board, record, leaves_out);

  g_signal_connect_object (dialog, "accepted", G_CALLBACK (adw_dialog_force_close), shown, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

/* Opens it at that record, or at the newest one: -1. */
static void
show_history (TsTablePage *self, int record)
{
  AdwDialog *dialog = ts_history_dialog_new (private_of (self)->table, record);

  g_signal_connect_object (dialog, "amend", G_CALLBACK (on_amend), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "take-back", G_CALLBACK (on_take_back), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
history (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  show_history (TS_TABLE_PAGE (widget), -1);
}

/* --- numbers --- */

static void
correct_number (TsTablePage *self, int seat, int counter)
{
  adw_dialog_present (ts_adjust_dialog_new (private_of (self)->board, seat, counter), GTK_WIDGET (self));
}

static void
correct (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  correct_number (TS_TABLE_PAGE (widget), TS_NOBODY, -1);
}

static void
seat_somebody (TsTablePage *self, int seat)
{
  adw_dialog_present (ts_seat_dialog_new (private_of (self)->board, seat), GTK_WIDGET (self));
}

static void
seat (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  seat_somebody (TS_TABLE_PAGE (widget), g_variant_get_int32 (target));
}

static void
by_hand (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  ts_entry_menu_open (widget, private_of (widget)->board, g_variant_get_string (target, NULL));
}

static void
remind (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  adw_dialog_present (ts_reminders_dialog_new (private_of (widget)->board), widget);
}

/* --- pace --- */

static void
pace (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  TsTablePagePrivate *priv = private_of (widget);

  adw_dialog_present (ts_pace_dialog_new (priv->board, priv->table), widget);
}

/* Who does not want to be told is not offered it. */
static void
follow_pace (TsTablePage *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "play.pace",
                                 g_settings_get_boolean (private_of (self)->settings, "pace"));
}

/* The board is looked at, though the result may lie over it. */
static void
look_at_board (TsTablePage *self)
{
  GtkWidget *pages = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_NAVIGATION_VIEW);

  if (pages != NULL)
    adw_navigation_view_pop_to_page (ADW_NAVIGATION_VIEW (pages), ADW_NAVIGATION_PAGE (self));
}

static void
on_line (TsTablePage *self, int seat, const char *line)
{
  look_at_board (self);
  ts_board_point_out (private_of (self)->board, seat, line);
}

static void
why (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  TsTablePagePrivate *priv = private_of (widget);
  TsView view = ts_session_view (ts_table_get_session (priv->table));
  const char *counter;
  AdwDialog *dialog;
  int seat;

  g_variant_get (target, "(i&s)", &seat, &counter);
  dialog = ts_why_dialog_new (priv->table, seat, ts_game_counter (view.game, counter),
                              ts_board_can_point_out (priv->board));
  g_signal_connect_object (dialog, "correct", G_CALLBACK (correct_number), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "seat", G_CALLBACK (seat_somebody), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "line", G_CALLBACK (on_line), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "entry", G_CALLBACK (show_history), widget, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, widget);
}

/* --- the result --- */

static void
on_play_again (TsTablePage *self)
{
  g_signal_emit (self, signals[PLAY_AGAIN], 0);
}

static void
explain_score (TsTablePage *self, int seat)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "play.why", "(is)", seat, "");
}

/* What has to be moved back stands at the table. */
static void
on_undo (TsTablePage *self)
{
  if (gtk_widget_activate_action (GTK_WIDGET (self), "play.undo", NULL))
    look_at_board (self);
}

/* A phone may take the end back and say it again while the result is looked at, which follows the table. */
static void
result (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  GtkWidget *pages = gtk_widget_get_ancestor (widget, ADW_TYPE_NAVIGATION_VIEW);
  AdwNavigationPage *page;

  /* Whoever looks at a page by itself sees no other; and one result is enough. */
  if (pages == NULL || TS_IS_TALLY_PAGE (adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (pages))))
    return;
  page = ts_tally_page_new (private_of (widget)->table);
  g_signal_connect_object (page, "play-again", G_CALLBACK (on_play_again), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "why", G_CALLBACK (explain_score), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "undo", G_CALLBACK (on_undo), widget, G_CONNECT_SWAPPED);
  adw_navigation_view_push (ADW_NAVIGATION_VIEW (pages), page);
}

/* --- copies --- */

static void export (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  ts_export_score_sheet (session_of (TS_TABLE_PAGE (widget)), g_variant_get_string (target, NULL),
                         private_of (widget)->toasts);
}

static void
save_copy (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  ts_save_copy (private_of (widget)->table, private_of (widget)->toasts);
}

/* --- another day --- */

static void
put_away (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  adw_dialog_present (ts_pack_dialog_new (private_of (widget)->table, TRUE), widget);
}

static void
lay_out (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  adw_dialog_present (ts_pack_dialog_new (private_of (widget)->table, FALSE), widget);
}

/* --- for everybody --- */

static void
big_screen (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  TsTablePagePrivate *priv = private_of (widget);

  if (priv->big_screen == NULL)
    g_set_weak_pointer (&priv->big_screen,
                        ts_big_screen_new (priv->table, GTK_WINDOW (gtk_widget_get_root (widget))));
  gtk_window_present (priv->big_screen);
}

static void
close_big_screen (TsTablePagePrivate *priv)
{
  GtkWindow *window = priv->big_screen;

  g_clear_weak_pointer (&priv->big_screen);
  if (window != NULL)
    gtk_window_destroy (window);
}

#if HAVE_PHONES
/* Phones are told nothing any more, and show it; here somebody has to hand out other codes. */
static void
on_network (TsTablePage *self)
{
  TsTablePagePrivate *priv = private_of (self);
  gboolean was_lost = priv->is_lost;
  AdwToast *toast;

  priv->is_lost =
      priv->share != NULL && ts_share_is_on (priv->share) && !ts_share_can_be_reached (priv->share);
  if (!priv->is_lost || was_lost)
    return;
  toast = ts_toast_new (GTK_WIDGET (self),
                        _ ("This computer has another address now. Phones need new codes."), _ ("Pho_nes…"));
  adw_toast_set_action_name (toast, "play.phones");
  adw_toast_set_timeout (toast, 0);
  adw_toast_overlay_add_toast (priv->toasts, toast);
}

/* Not before something listens. */
static void
watch_network (TsTablePage *self)
{
  TsTablePagePrivate *priv = private_of (self);

  if (priv->network != NULL)
    return;
  priv->network = g_network_monitor_get_default ();
  g_signal_connect_object (priv->network, "network-changed", G_CALLBACK (on_network), self,
                           G_CONNECT_SWAPPED);
}

static void
on_phones (TsTablePage *self)
{
  TsTablePagePrivate *priv = private_of (self);
  TsView view = ts_session_view (session_of (self));

  watch_network (self);

  priv->phones = 0;
  for (int i = 0; i < ts_view_state (&view)->n_seats; i++)
    priv->phones |= ts_share_n_guests (priv->share, i) > 0 ? 1u << i : 0;
  g_object_set (priv->board, "phones", priv->phones, NULL);
  g_signal_emit (self, signals[PHONES], 0, priv->phones);
}

static void
phones (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  TsTablePagePrivate *priv = private_of (widget);

  if (priv->share == NULL) {
    priv->share = ts_share_new (priv->table);
    g_signal_connect_object (priv->share, "phones", G_CALLBACK (on_phones), widget, G_CONNECT_SWAPPED);
  }
  adw_dialog_present (ts_phones_dialog_new (priv->share, priv->table), widget);
}

static void
stop_sharing (TsTablePage *self)
{
  TsTablePagePrivate *priv = private_of (self);

  if (priv->share == NULL)
    return;
  g_signal_handlers_disconnect_by_data (priv->share, self);
  ts_share_stop (priv->share);
  g_clear_object (&priv->share);
}
#endif

/* --- the class --- */

void
ts_table_page_set_table (TsTablePage *self, TsTable *table, AdwToastOverlay *toasts)
{
  TsTablePagePrivate *priv = private_of (self);

  priv->table = g_object_ref (table);
  priv->toasts = toasts;
}

void
ts_table_page_set_board (TsTablePage *self, TsBoard *board)
{
  private_of (self)->board = board;
  g_object_set (board, "phones", private_of (self)->phones, NULL);
}

/* Whoever still holds the page does not hold the phones, nor the big screen. */
static void
ts_table_page_dispose (GObject *object)
{
  close_big_screen (private_of (object));
#if HAVE_PHONES
  stop_sharing (TS_TABLE_PAGE (object));
#endif
  G_OBJECT_CLASS (ts_table_page_parent_class)->dispose (object);
}

static void
ts_table_page_finalize (GObject *object)
{
  g_clear_object (&private_of (object)->settings);
  g_clear_object (&private_of (object)->table);
  G_OBJECT_CLASS (ts_table_page_parent_class)->finalize (object);
}

static void
ts_table_page_class_init (TsTablePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_table_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = ts_table_page_finalize;
  signals[PLAY_AGAIN] =
      g_signal_new ("play-again", TS_TYPE_TABLE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[PHONES] = g_signal_new ("phones", TS_TYPE_TABLE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_install_action (widget_class, "play.history", NULL, history);
  gtk_widget_class_install_action (widget_class, "play.why", "(is)", why);
  gtk_widget_class_install_action (widget_class, "play.correct", NULL, correct);
  gtk_widget_class_install_action (widget_class, "play.seat", "i", seat);
  gtk_widget_class_install_action (widget_class, "play.by-hand", "s", by_hand);
  gtk_widget_class_install_action (widget_class, "play.remind", NULL, remind);
  gtk_widget_class_install_action (widget_class, "play.pace", NULL, pace);
  gtk_widget_class_install_action (widget_class, "play.result", NULL, result);
  gtk_widget_class_install_action (widget_class, "play.export", "s", export);
  gtk_widget_class_install_action (widget_class, "play.save-copy", NULL, save_copy);
  gtk_widget_class_install_action (widget_class, "play.put-away", NULL, put_away);
  gtk_widget_class_install_action (widget_class, "play.lay-out", NULL, lay_out);
  gtk_widget_class_install_action (widget_class, "play.big-screen", NULL, big_screen);
#if HAVE_PHONES
  gtk_widget_class_install_action (widget_class, "play.phones", NULL, phones);
#endif
}

static void
ts_table_page_init (TsTablePage *self)
{
  TsTablePagePrivate *priv = private_of (self);

  priv->settings = g_settings_new (APP_ID);
  g_signal_connect_object (priv->settings, "changed::pace", G_CALLBACK (follow_pace), self,
                           G_CONNECT_SWAPPED);
  follow_pace (self);
}
