#include "clock-bar.h"

#include "app/sound.h"
#include "clock-setting.h"
#include "config.h"
#include "stats/pace-tell.h"
#include "widgets/keep-room.h"
#include "widgets/seat.h"
#include "widgets/style.h"
#include "widgets/text.h"
#include "widgets/toast.h"

#include <glib/gi18n-lib.h>

#define GAP       6
#define MARK_SIZE 16

struct _TsClockBar {
  AdwBin parent_instance;

  AdwWrapBox *box;
  GtkLabel *times[TS_MAX_SEATS]; /* of the seats that there are; NULL: they are still to be made */

  TsTable *table;
  AdwToastOverlay *toasts;
  GSettings *settings;
  TsPace *pace;
  int minutes;
  gboolean has_time; /* whoever has the turn, when it was looked last */
  guint timer;
  GtkWindow *window; /* in which it is seen, or NULL */
};

G_DEFINE_FINAL_TYPE (TsClockBar, ts_clock_bar, ADW_TYPE_BIN)

static gint64
now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

/* --- what it shows --- */

/* What stands on the seat's clock: below zero where more than that was used. */
static gint64
read_clock (TsClockBar *self, int seat)
{
  gint64 used = ts_pace_clock (self->pace, seat, now ());

  return self->minutes == TS_CLOCK_UP ? used : self->minutes * 60 - used;
}

static void
show_clock (TsClockBar *self, int seat)
{
  const TsHeader *header = ts_session_header (ts_table_get_session (self->table));
  g_autofree char *time = ts_pace_tell_clock (read_clock (self, seat));
  /* Translators: for screen readers: whose clock it is, and what it shows */
  g_autofree char *name = g_strdup_printf (_ ("%s: %s"), ts_header_name (header, seat), time);

  gtk_label_set_label (self->times[seat], time);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->times[seat]), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

static void
add_clock (TsClockBar *self, const TsHeader *header, int seat)
{
  GtkWidget *time = ts_line_new ("", "numeric");
  GtkWidget *room = g_object_new (TS_TYPE_KEEP_ROOM, "child", time, NULL);
  GtkWidget *clock =
      ts_row_new (GAP, ts_seat_mark_new (ts_seat_colour (header, seat), seat, MARK_SIZE), NULL);

  self->times[seat] = GTK_LABEL (time);
  gtk_label_set_ellipsize (self->times[seat], PANGO_ELLIPSIZE_NONE);
  gtk_widget_add_css_class (clock, "clock");
  gtk_widget_set_tooltip_text (clock, header->players[seat].name);
  ts_keep_room_for (TS_KEEP_ROOM (room), "88:88");
  gtk_box_append (GTK_BOX (clock), room);
  ts_style_set (clock, "acting", seat == self->pace->turn);
  adw_wrap_box_append (self->box, clock);
}

/* People may sit elsewhere than before, in other colours. */
static void
show_clocks (TsClockBar *self)
{
  const TsHeader *header = ts_session_header (ts_table_get_session (self->table));
  GtkWidget *clock;

  while ((clock = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    adw_wrap_box_remove (self->box, clock);
  for (int seat = 0; seat < (int) self->pace->n_seats; seat++) {
    add_clock (self, header, seat);
    show_clock (self, seat);
  }
}

/* --- running --- */

static gboolean
is_running (TsClockBar *self)
{
  return self->window != NULL && !gtk_window_is_suspended (self->window) && self->pace != NULL &&
         self->pace->turn != TS_NOBODY && self->pace->turn_timed && self->pace->newest != TS_PLAY_NO_TIME &&
         now () - self->pace->newest <= TS_PACE_PAUSE;
}

static gboolean
has_time (TsClockBar *self)
{
  int turn = self->pace->turn;

  return turn != TS_NOBODY && (self->minutes == TS_CLOCK_UP || read_clock (self, turn) > 0);
}

static void
tell_used_up (TsClockBar *self)
{
  const TsHeader *header = ts_session_header (ts_table_get_session (self->table));
  /* Translators: a player's name; of somebody whose clock shows 0:00 now */
  g_autofree char *sentence = g_strdup_printf (_ ("%s’s clock is at nought. Take the time you need."),
                                               ts_header_name (header, self->pace->turn));

  adw_toast_overlay_add_toast (self->toasts, ts_toast_new (GTK_WIDGET (self), sentence, NULL));
  if (g_settings_get_boolean (self->settings, "sounds"))
    ts_sound_play (TS_SOUND_TURN);
}

static gboolean
tick (gpointer data)
{
  TsClockBar *self = data;
  gboolean had_time = self->has_time;

  show_clock (self, self->pace->turn);
  self->has_time = has_time (self);
  if (had_time && !self->has_time)
    tell_used_up (self);
  if (is_running (self))
    return G_SOURCE_CONTINUE;
  self->timer = 0;
  return G_SOURCE_REMOVE;
}

static void
run (TsClockBar *self)
{
  gboolean running = is_running (self);

  if (running && self->timer == 0)
    self->timer = g_timeout_add_seconds (1, tick, self);
  else if (!running)
    g_clear_handle_id (&self->timer, g_source_remove);
}

/* --- following --- */

static int
find_minutes (TsClockBar *self)
{
  TsView view = ts_session_view (ts_table_get_session (self->table));

  if (!g_settings_get_boolean (self->settings, "pace") || ts_table_is_read_only (self->table) ||
      ts_view_is_over (&view))
    return TS_CLOCK_OFF;
  return ts_clock_setting_find (self->settings, self->table);
}

static void
update (TsClockBar *self)
{
  self->minutes = find_minutes (self);
  g_clear_pointer (&self->pace, ts_pace_free);
  gtk_widget_set_visible (GTK_WIDGET (self), self->minutes != TS_CLOCK_OFF);
  if (self->minutes != TS_CLOCK_OFF) {
    self->pace = ts_pace_new (ts_table_get_session (self->table));
    show_clocks (self);
    self->has_time = has_time (self);
  }
  run (self);
}

static void
ts_clock_bar_map (GtkWidget *widget)
{
  TsClockBar *self = TS_CLOCK_BAR (widget);

  GTK_WIDGET_CLASS (ts_clock_bar_parent_class)->map (widget);
  self->window = GTK_WINDOW (gtk_widget_get_root (widget));
  g_signal_connect_object (self->window, "notify::suspended", G_CALLBACK (run), self, G_CONNECT_SWAPPED);
  run (self);
}

static void
ts_clock_bar_unmap (GtkWidget *widget)
{
  TsClockBar *self = TS_CLOCK_BAR (widget);

  g_signal_handlers_disconnect_by_data (self->window, self);
  self->window = NULL;
  run (self);
  GTK_WIDGET_CLASS (ts_clock_bar_parent_class)->unmap (widget);
}

/* --- the class --- */

GtkWidget *
ts_clock_bar_new (TsTable *table, AdwToastOverlay *toasts)
{
  TsClockBar *self = g_object_new (TS_TYPE_CLOCK_BAR, NULL);

  self->table = g_object_ref (table);
  self->toasts = toasts;
  g_signal_connect_object (table, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

static void
ts_clock_bar_dispose (GObject *object)
{
  TsClockBar *self = TS_CLOCK_BAR (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_pointer (&self->pace, ts_pace_free);
  g_clear_object (&self->settings);
  g_clear_object (&self->table);
  G_OBJECT_CLASS (ts_clock_bar_parent_class)->dispose (object);
}

static void
ts_clock_bar_class_init (TsClockBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_clock_bar_dispose;
  widget_class->map = ts_clock_bar_map;
  widget_class->unmap = ts_clock_bar_unmap;
}

static void
ts_clock_bar_init (TsClockBar *self)
{
  self->box = ADW_WRAP_BOX (adw_wrap_box_new ());
  adw_wrap_box_set_child_spacing (self->box, 2 * GAP);
  adw_wrap_box_set_line_spacing (self->box, GAP);
  adw_wrap_box_set_align (self->box, 0.5f);
  adw_wrap_box_set_natural_line_length (self->box, 0); /* no wider than the standings that it stands below */
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
  gtk_widget_add_css_class (GTK_WIDGET (self), "clock-bar");
  self->settings = g_settings_new (APP_ID);
  g_signal_connect_object (self->settings, "changed::pace", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::clocks", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}
