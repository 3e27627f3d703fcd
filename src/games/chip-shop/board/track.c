#include "track.h"

#include "config.h"
#include "widgets/draw.h"
#include "widgets/motion.h"
#include "referee/number.h"
#include "widgets/seat.h"
#include "widgets/style.h"

#include <glib/gi18n-lib.h>

#define MARK      20
#define RAIL      6
#define NUMBERS   20 /* pixels below the rail */
#define WALK_TIME 700
#define LEAST     0
#define MOST      15 /* the track is as long as this at least */

struct _TsChipShopTrack {
  GtkWidget parent_instance;

  int counter;
  const int *flags;
  int n_seats;
  int low, high; /* the ends of the track */
  double from[TS_MAX_SEATS];
  int value[TS_MAX_SEATS];
  gboolean in[TS_MAX_SEATS];
  char *colours[TS_MAX_SEATS];
  AdwAnimation *animation;
};

G_DEFINE_FINAL_TYPE (TsChipShopTrack, ts_chip_shop_track, GTK_TYPE_WIDGET)

/* --- drawing --- */

/* The middle of a number's place. */
static float
place_of (TsChipShopTrack *self, double number)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self)) - MARK;
  float x = MARK / 2.0f + (float) ((number - self->low) / (self->high - self->low)) * width;

  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL
             ? (float) gtk_widget_get_width (GTK_WIDGET (self)) - x
             : x;
}

static void
draw_rail (TsChipShopTrack *self, GtkSnapshot *snapshot, float top)
{
  graphene_rect_t rail = GRAPHENE_RECT_INIT (0, top, (float) gtk_widget_get_width (GTK_WIDGET (self)), RAIL);
  GdkRGBA colour, flag;

  gtk_widget_get_color (GTK_WIDGET (self), &colour);
  colour.alpha *= 0.18f;
  gdk_rgba_parse (&flag, "#e5803c");
  ts_draw_box (snapshot, &rail, RAIL / 2.0f, &colour);
  for (int number = self->low; number <= self->high; number++)
    gtk_snapshot_append_color (snapshot, &colour,
                               &GRAPHENE_RECT_INIT (place_of (self, number) - 1, top - 3, 2, RAIL + 6));
  for (int i = 0; self->flags[i] != 0; i++)
    gtk_snapshot_append_color (
        snapshot, &flag, &GRAPHENE_RECT_INIT (place_of (self, self->flags[i]) - 1.5f, 0, 3, top + RAIL + 4));
}

/* Of those who stand at the same place, each stands on the shoulders of the one before. */
static int
below (TsChipShopTrack *self, int seat)
{
  int n = 0;

  for (int i = 0; i < seat; i++)
    n += self->in[i] && self->value[i] == self->value[seat];
  return n;
}

static void
draw_mark (TsChipShopTrack *self, GtkSnapshot *snapshot, int seat, float top)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gtk_widget_get_display (GTK_WIDGET (self)));
  g_autoptr (GtkIconPaintable) icon =
      gtk_icon_theme_lookup_icon (theme, ts_seat_shape_icon (seat), NULL, MARK,
                                  gtk_widget_get_scale_factor (GTK_WIDGET (self)), GTK_TEXT_DIR_NONE, 0);
  double walked = adw_animation_get_value (self->animation);
  double at = self->from[seat] + (self->value[seat] - self->from[seat]) * walked;
  GdkRGBA colour;

  ts_seat_rgba (self->colours[seat], &colour);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot, &GRAPHENE_POINT_INIT (place_of (self, at) - MARK / 2.0f,
                                      top - MARK - 1 - (float) (below (self, seat) * (MARK * 6 / 10))));
  gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (icon), snapshot, MARK, MARK, &colour, 1);
  gtk_snapshot_restore (snapshot);
}

static int
storeys (TsChipShopTrack *self)
{
  int most = 0;

  for (int seat = 0; seat < self->n_seats; seat++)
    if (self->in[seat])
      most = MAX (most, below (self, seat));
  return most;
}

static void
ts_chip_shop_track_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TsChipShopTrack *self = TS_CHIP_SHOP_TRACK (widget);
  float top = (float) (gtk_widget_get_height (widget) - NUMBERS - RAIL);
  int step = self->high - self->low > 20 ? 10 : 5;

  draw_rail (self, snapshot, top);
  for (int number = self->low; number <= self->high; number++)
    if (number % step == 0)
      ts_draw_number (widget, snapshot, number, place_of (self, number), top + RAIL + 2);
  for (int seat = self->n_seats - 1; seat >= 0; seat--)
    if (self->in[seat])
      draw_mark (self, snapshot, seat, top);
}

static void
ts_chip_shop_track_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size G_GNUC_UNUSED,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  TsChipShopTrack *self = TS_CHIP_SHOP_TRACK (widget);

  *minimum = orientation == GTK_ORIENTATION_VERTICAL
                 ? NUMBERS + RAIL + MARK + 2 + storeys (self) * MARK * 6 / 10
                 : 200;
  *natural = orientation == GTK_ORIENTATION_VERTICAL ? *minimum : 400;
  *minimum_baseline = *natural_baseline = -1;
}

/* --- showing --- */

static char *
describe (TsChipShopTrack *self, const TsView *view)
{
  g_autoptr (GString) text = g_string_new (_ (view->game->counters[self->counter].label));

  for (int seat = 0; seat < self->n_seats; seat++)
    if (self->in[seat]) {
      g_autofree char *number = ts_number_tell (self->value[seat]);

      g_string_append_c (text, ' ');
      /* Translators: read aloud: a player's name, and the number where the marker stands */
      g_string_append_printf (text, _ ("%s: %s."), ts_view_name (view, seat), number);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

void
ts_chip_shop_track_show (TsChipShopTrack *self, const TsView *view, gboolean still)
{
  const TsState *state = ts_view_state (view);
  g_autofree char *label = NULL;

  adw_animation_skip (self->animation);
  self->n_seats = state->n_seats;
  self->low = LEAST;
  self->high = MOST;
  for (int seat = 0; seat < state->n_seats; seat++) {
    int value = state->counters[seat][self->counter];

    self->from[seat] = still ? value : self->value[seat];
    self->value[seat] = value;
    self->in[seat] = ts_view_is_in (view, seat);
    self->low = MIN (self->low, value);
    self->high = MAX (self->high, value);
    g_set_str (&self->colours[seat], ts_seat_colour (view->header, seat));
  }
  label = describe (self, view);
  ts_set_spoken (self, label);
  if (!still)
    adw_animation_play (self->animation);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
ts_chip_shop_track_finalize (GObject *object)
{
  for (int seat = 0; seat < TS_MAX_SEATS; seat++)
    g_free (TS_CHIP_SHOP_TRACK (object)->colours[seat]);
  G_OBJECT_CLASS (ts_chip_shop_track_parent_class)->finalize (object);
}

static void
ts_chip_shop_track_class_init (TsChipShopTrackClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_chip_shop_track_finalize;
  GTK_WIDGET_CLASS (klass)->snapshot = ts_chip_shop_track_snapshot;
  GTK_WIDGET_CLASS (klass)->measure = ts_chip_shop_track_measure;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "track");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ts_chip_shop_track_init (TsChipShopTrack *self)
{
  self->animation = ts_motion_new (self, WALK_TIME, ADW_EASE_OUT_CUBIC);
  self->low = LEAST;
  self->high = MOST;
}

TsChipShopTrack *
ts_chip_shop_track_new (int counter, const int *flags)
{
  TsChipShopTrack *self = g_object_new (TS_TYPE_CHIP_SHOP_TRACK, NULL);

  self->counter = counter;
  self->flags = flags;
  return self;
}
