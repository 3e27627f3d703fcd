#include "big-screen.h"

#include "app/play/prompt-band.h"
#include "app/play/standings.h"
#include "app/play/table-board.h"
#include "config.h"
#include "widgets/grow.h"
#include "widgets/seat.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

#define KEY     "big-screen-monitor"
#define N_DEEDS 3

struct _TsBigScreen {
  AdwWindow parent_instance;

  AdwBreakpointBin *bin;
  AdwBreakpoint *roomy;
  AdwBreakpoint *wide;
  AdwBreakpoint *tight;
  AdwBreakpoint *low;
  AdwBreakpoint *far;
  GtkWidget *stage;
  GtkOrientable *body;
  TsPromptBand *band;
  TsStandings *standings;
  AdwBin *place;
  GtkBox *deeds;

  TsTable *table;
  TsBoard *board;
  char *people;      /* as the board names them */
  GtkWindow *beside; /* whose monitor is not to be covered; NULL once it is gone */
  gboolean waits;    /* for a monitor to fill, as the one that it filled is gone */
};

G_DEFINE_FINAL_TYPE (TsBigScreen, ts_big_screen, ADW_TYPE_WINDOW)

/* --- what is shown --- */

/* A board names people where it was made. */
static void
follow_people (TsBigScreen *self, const TsView *view)
{
  g_autofree char *people = ts_seat_tell_people (view->header);

  if (!g_set_str (&self->people, people))
    return;
  self->board = ts_table_board_new (view->game);
  g_object_set (self->board, "only-shown", TRUE, NULL);
  adw_bin_set_child (self->place, GTK_WIDGET (self->board));
  ts_board_set_session (self->board, ts_table_get_session (self->table));
}

/* The newest one first: alone, where there is no room for more. */
static void
show_deeds (TsBigScreen *self)
{
  const TsSession *session = ts_table_get_session (self->table);
  guint n = ts_session_n_records (session);
  AdwBreakpoint *now = adw_breakpoint_bin_get_current_breakpoint (self->bin);
  guint n_shown = now == self->wide || now == self->far ? N_DEEDS : 1;

  ts_box_clear (self->deeds);
  for (guint i = 0; i < n_shown && i < n; i++) {
    g_autofree char *sentence = ts_session_tell (session, n - 1 - i);

    ts_box_add_text (self->deeds, sentence, i == 0 ? "big-screen-newest" : NULL);
  }
}

static void
update (TsBigScreen *self)
{
  TsSession *session = ts_table_get_session (self->table);
  TsView view = ts_session_view (session);
  int seat = ts_prompt_band_seat (&view);

  follow_people (self, &view);
  ts_prompt_band_update (self->band, self->board);
  ts_standings_update (self->standings, &view);
  ts_seat_set_colour (self->stage, seat != TS_NOBODY ? ts_seat_colour (view.header, seat) : NULL);
  show_deeds (self);
}

static void
on_changed (TsBigScreen *self)
{
  TsOutcome outcome = ts_session_outcome (ts_table_get_session (self->table));
  TsBoard *before = self->board;

  update (self);
  if (self->board == before)
    ts_board_update (self->board, &outcome);
}

/* A screen that is looked at from far away has room for larger type; a window on the desk has not. Where that
 * is narrow the standings are a strip above the board, and where it is low only what is needed now is told.
 */
static void
fit (TsBigScreen *self)
{
  AdwBreakpoint *now = adw_breakpoint_bin_get_current_breakpoint (self->bin);
  gboolean is_far = now == self->far;
  gboolean is_wide = is_far || now == self->wide || now == self->low;
  gboolean is_low = now == self->low || now == self->tight;

  gtk_orientable_set_orientation (self->body,
                                  is_wide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  ts_standings_set_shape (self->standings, is_wide, FALSE);
  ts_prompt_band_set_short (self->band, now == self->tight);
  gtk_widget_set_visible (GTK_WIDGET (self->deeds), !is_low);
  ts_style_set (self->bin, "big-screen", is_far);
  ts_style_set (self->stage, "large", is_far || now == self->wide || now == self->roomy);
  ts_style_set (self->stage, "huge", is_far);
  ts_style_set (self->stage, "low", now == self->low);
  ts_style_set (self->stage, "tight", now == self->tight);
  if (self->table != NULL)
    show_deeds (self);
}

/* --- where --- */

/* The monitor of that connector, or NULL. (transfer full) */
static GdkMonitor *
find_monitor (GListModel *monitors, const char *connector)
{
  for (guint i = 0; i < g_list_model_get_n_items (monitors); i++) {
    g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);

    if (g_strcmp0 (gdk_monitor_get_connector (monitor), connector) == 0)
      return g_steal_pointer (&monitor);
  }
  return NULL;
}

/* Where a window is, or NULL: it is nowhere to be seen. (transfer none) */
static GdkMonitor *
monitor_of (GtkWindow *window)
{
  GdkSurface *surface = window != NULL ? gtk_native_get_surface (GTK_NATIVE (window)) : NULL;

  return surface != NULL ? gdk_display_get_monitor_at_surface (gdk_surface_get_display (surface), surface)
                         : NULL;
}

/* (transfer full) */
static GdkMonitor *
find_other_monitor (GListModel *monitors, GtkWindow *beside)
{
  GdkMonitor *taken = monitor_of (beside);

  for (guint i = 0; i < g_list_model_get_n_items (monitors); i++) {
    g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);

    if (monitor != taken)
      return g_steal_pointer (&monitor);
  }
  return NULL;
}

static GListModel *
monitors_of (TsBigScreen *self)
{
  return gdk_display_get_monitors (gtk_widget_get_display (GTK_WIDGET (self)));
}

/* Where there is only one, that is the table's own. */
static gboolean
has_choice (TsBigScreen *self)
{
  return g_list_model_get_n_items (monitors_of (self)) > 1;
}

static void
find_place (TsBigScreen *self)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autofree char *connector = g_settings_get_string (settings, KEY);
  g_autoptr (GdkMonitor) monitor = find_monitor (monitors_of (self), connector);

  if (monitor == NULL)
    monitor = find_other_monitor (monitors_of (self), self->beside);
  if (monitor != NULL && has_choice (self))
    gtk_window_fullscreen_on_monitor (GTK_WINDOW (self), monitor);
}

/* Where it fills a monitor, it does so again next time; that is kept at once, as a program may be killed.
 * Over the table it is by mistake, or for want of another. */
static void
remember_place (TsBigScreen *self)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  GdkMonitor *monitor = monitor_of (GTK_WINDOW (self));
  const char *connector = monitor != NULL ? gdk_monitor_get_connector (monitor) : NULL;

  if (connector != NULL && monitor != monitor_of (self->beside) &&
      gtk_window_is_fullscreen (GTK_WINDOW (self)))
    g_settings_set_string (settings, KEY, connector);
}

/* A television that is turned off is no monitor any more: until it is on again this is a window, and does not
 * cover the table. */
static void
follow_monitors (TsBigScreen *self)
{
  if (!has_choice (self) && gtk_window_is_fullscreen (GTK_WINDOW (self))) {
    self->waits = TRUE;
    gtk_window_unfullscreen (GTK_WINDOW (self));
  } else if (self->waits && has_choice (self)) {
    self->waits = FALSE;
    find_place (self);
  }
}

/* Escape leaves the whole screen first. */
static void
leave (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  GtkWindow *window = GTK_WINDOW (widget);

  if (gtk_window_is_fullscreen (window))
    gtk_window_unfullscreen (window);
  else
    gtk_window_close (window);
}

/* --- the class --- */

/* The seats' cards are buttons; here nothing is pressed. */
static void
do_nothing (GtkWidget *widget G_GNUC_UNUSED, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
}

GtkWindow *
ts_big_screen_new (TsTable *table, GtkWindow *beside)
{
  TsBigScreen *self = g_object_new (TS_TYPE_BIG_SCREEN, NULL);
  TsView view = ts_session_view (ts_table_get_session (table));

  self->table = g_object_ref (table);
  g_set_weak_pointer (&self->beside, beside);
  gtk_window_set_title (GTK_WINDOW (self), _ (view.game->title));
  update (self);
  g_signal_connect_object (table, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (monitors_of (self), "items-changed", G_CALLBACK (follow_monitors), self,
                           G_CONNECT_SWAPPED);
  find_place (self);
  return GTK_WINDOW (self);
}

static void
ts_big_screen_realize (GtkWidget *widget)
{
  GdkSurface *surface;

  GTK_WIDGET_CLASS (ts_big_screen_parent_class)->realize (widget);
  surface = gtk_native_get_surface (GTK_NATIVE (widget));
  g_signal_connect_object (surface, "enter-monitor", G_CALLBACK (remember_place), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (surface, "leave-monitor", G_CALLBACK (remember_place), widget, G_CONNECT_SWAPPED);
}

static void
ts_big_screen_dispose (GObject *object)
{
  TsBigScreen *self = TS_BIG_SCREEN (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), TS_TYPE_BIG_SCREEN);
  g_clear_object (&self->table);
  g_clear_weak_pointer (&self->beside);
  g_clear_pointer (&self->people, g_free);
  G_OBJECT_CLASS (ts_big_screen_parent_class)->dispose (object);
}

static void
ts_big_screen_class_init (TsBigScreenClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_big_screen_dispose;
  widget_class->realize = ts_big_screen_realize;
  g_type_ensure (TS_TYPE_PROMPT_BAND);
  g_type_ensure (TS_TYPE_STANDINGS);
  g_type_ensure (TS_TYPE_GROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tableside/Tableside/big-screen.ui");
  gtk_widget_class_bind_template_child (widget_class, TsBigScreen, bin);
  gtk_widget_class_bind_template_child (widget_class, TsBigScreen, roomy);
  gtk_widget_class_bind_template_child (widget_class, TsBigScreen, wide);
  gtk_widget_class_bind_template_child (widget_class, TsBigScreen, tight);
  gtk_widget_class_bind_template_child (widget_class, TsBigScreen, low);
  gtk_widget_class_bind_template_child (widget_class, TsBigScreen, far);
  gtk_widget_class_bind_template_child (widget_class, TsBigScreen, stage);
  gtk_widget_class_bind_template_child (widget_class, TsBigScreen, body);
  gtk_widget_class_bind_template_child (widget_class, TsBigScreen, band);
  gtk_widget_class_bind_template_child (widget_class, TsBigScreen, standings);
  gtk_widget_class_bind_template_child (widget_class, TsBigScreen, place);
  gtk_widget_class_bind_template_child (widget_class, TsBigScreen, deeds);
  gtk_widget_class_bind_template_callback (widget_class, fit);
  gtk_widget_class_bind_template_callback (widget_class, remember_place);
  gtk_widget_class_install_action (widget_class, "play.why", "(is)", do_nothing);
  gtk_widget_class_install_action (widget_class, "big-screen.leave", NULL, leave);
  gtk_widget_class_install_property_action (widget_class, "big-screen.fullscreen", "fullscreened");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "big-screen.leave", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F11, 0, "big-screen.fullscreen", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close", NULL);
}

static void
ts_big_screen_init (TsBigScreen *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
