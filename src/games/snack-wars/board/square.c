#include "square.h"

#include "config.h"
#include "food-card.h"
#include "games/snack-wars/rules/rules.h"
#include "widgets/draw.h"
#include "widgets/motion.h"

#include <glib/gi18n-lib.h>

#define CELLS       3
#define POP_TIME    350 /* ms */
#define CARD_COLOUR "#fdf7ea"
#define CARD_EDGE   "rgba(120, 90, 40, 0.25)"

struct _TsSnackWarsSquare {
  GtkWidget parent_instance;

  int size;
  int cards[SNACK_COLLECTION]; /* counters, in the order they lie; -1 is an empty place */
  gboolean fresh[SNACK_COLLECTION];
  int raccoons;
  AdwAnimation *animation;
};

G_DEFINE_FINAL_TYPE (TsSnackWarsSquare, ts_snack_wars_square, GTK_TYPE_WIDGET)

enum {
  CARD,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- drawing --- */

static void
draw_icon (TsSnackWarsSquare *self, GtkSnapshot *snapshot, const char *name, const graphene_rect_t *area)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gtk_widget_get_display (GTK_WIDGET (self)));
  int size = MAX ((int) area->size.width, 1);
  g_autoptr (GtkIconPaintable) icon = gtk_icon_theme_lookup_icon (
      theme, name, NULL, size, gtk_widget_get_scale_factor (GTK_WIDGET (self)), GTK_TEXT_DIR_NONE, 0);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &area->origin);
  gdk_paintable_snapshot (GDK_PAINTABLE (icon), snapshot, area->size.width, area->size.height);
  gtk_snapshot_restore (snapshot);
}

static void
draw_empty (TsSnackWarsSquare *self, GtkSnapshot *snapshot, const graphene_rect_t *cell)
{
  GdkRGBA colour;

  gtk_widget_get_color (GTK_WIDGET (self), &colour);
  colour.alpha *= 0.09f;
  ts_draw_box (snapshot, cell, cell->size.width * 0.16f, &colour);
}

static void
draw_card (TsSnackWarsSquare *self, GtkSnapshot *snapshot, int counter, const graphene_rect_t *cell)
{
  g_autofree char *icon = ts_snack_wars_food_card_icon (counter);
  float inset = cell->size.width * 0.08f;
  graphene_rect_t picture = *cell;
  GskRoundedRect outline;
  GdkRGBA paper, edge;

  gdk_rgba_parse (&paper, CARD_COLOUR);
  gdk_rgba_parse (&edge, CARD_EDGE);
  gsk_rounded_rect_init_from_rect (&outline, cell, cell->size.width * 0.16f);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &edge, 0, 1, 0, 3);
  ts_draw_box (snapshot, cell, cell->size.width * 0.16f, &paper);
  graphene_rect_inset (&picture, inset, inset);
  draw_icon (self, snapshot, icon, &picture);
}

static void
draw_popped (TsSnackWarsSquare *self, GtkSnapshot *snapshot, int counter, const graphene_rect_t *cell)
{
  float pop = (float) adw_animation_get_value (self->animation); /* 0 … 1 and a little over */
  graphene_point_t centre =
      GRAPHENE_POINT_INIT (cell->origin.x + cell->size.width / 2, cell->origin.y + cell->size.height / 2);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &centre);
  gtk_snapshot_scale (snapshot, pop, pop);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-centre.x, -centre.y));
  draw_card (self, snapshot, counter, cell);
  gtk_snapshot_restore (snapshot);
}

graphene_rect_t
ts_snack_wars_square_get_cell (TsSnackWarsSquare *self, int nth)
{
  GtkWidget *widget = GTK_WIDGET (self);
  float side = (float) MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  float left = ((float) gtk_widget_get_width (widget) - side) / 2;
  float gap = MAX (side * 0.035f, 2);
  float cell_side = (side - 2 * gap) / CELLS;
  int column = nth % CELLS;

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    column = CELLS - 1 - column;
  return GRAPHENE_RECT_INIT (left + (float) column * (cell_side + gap),
                             (float) (nth / CELLS) * (cell_side + gap), cell_side, cell_side);
}

static void
ts_snack_wars_square_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TsSnackWarsSquare *self = TS_SNACK_WARS_SQUARE (widget);

  for (int i = 0; i < SNACK_COLLECTION; i++) {
    graphene_rect_t cell = ts_snack_wars_square_get_cell (self, i);

    if (self->cards[i] < 0 || (self->fresh[i] && adw_animation_get_value (self->animation) < 1))
      draw_empty (self, snapshot, &cell);
    if (self->cards[i] >= 0 && self->fresh[i])
      draw_popped (self, snapshot, self->cards[i], &cell);
    else if (self->cards[i] >= 0)
      draw_card (self, snapshot, self->cards[i], &cell);
  }
}

static void
ts_snack_wars_square_measure (GtkWidget *widget,
                              GtkOrientation orientation G_GNUC_UNUSED,
                              int for_size G_GNUC_UNUSED,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  TsSnackWarsSquare *self = TS_SNACK_WARS_SQUARE (widget);

  *minimum = *natural = self->size;
  *minimum_baseline = *natural_baseline = -1;
}

/* --- what lies in it --- */

/* Cards stay where they lie; what is gone leaves its place, what is new takes the first free one. */
static gboolean
lay_cards (TsSnackWarsSquare *self, const TsState *state, int seat)
{
  int left[TS_MAX_COUNTERS];
  gboolean fresh = FALSE;

  for (int counter = 0; counter < TS_MAX_COUNTERS; counter++)
    left[counter] = state->counters[seat][counter];
  for (int i = 0; i < SNACK_COLLECTION; i++) {
    self->fresh[i] = FALSE;
    if (self->cards[i] >= 0 && left[self->cards[i]]-- <= 0)
      self->cards[i] = -1;
  }
  for (int i = 0, counter = SNACK_KINDS; i < SNACK_COLLECTION; i++) {
    if (self->cards[i] >= 0)
      continue;
    while (counter < SNACK_BONUSES + SNACK_N_BONUSES && left[counter] <= 0)
      counter++;
    if (counter == SNACK_BONUSES + SNACK_N_BONUSES)
      break;
    self->cards[i] = counter;
    self->fresh[i] = TRUE;
    left[counter]--;
    fresh = TRUE;
  }
  return fresh;
}

static char *
describe (const TsView *view, int seat)
{
  const TsState *state = view->state;
  g_autoptr (GStrvBuilder) cards = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (int counter = SNACK_RACCOONS; counter < SNACK_BONUSES + SNACK_N_BONUSES; counter++)
    if (state->counters[seat][counter] > 0)
      /* Translators: one item of a list of cards that is read aloud: how many, of what */
      g_strv_builder_take (cards, g_strdup_printf (_ ("%d × %s"), state->counters[seat][counter],
                                                   _ (ts_snack_wars.counters[counter].label)));
  list = g_strv_builder_end (cards);
  /* Translators: stands between the items of a list */
  return list[0] != NULL ? g_strjoinv (_ (", "), list) : g_strdup (_ ("no cards yet"));
}

void
ts_snack_wars_square_show (TsSnackWarsSquare *self, const TsView *view, int seat, gboolean still)
{
  g_autofree char *cards = describe (view, seat);
  gboolean fresh = lay_cards (self, view->state, seat);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  ts_view_name (view, seat), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, cards, -1);
  if (fresh && !still)
    adw_animation_play (self->animation);
  else
    adw_animation_skip (self->animation);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- taps --- */

static void
on_released (TsSnackWarsSquare *self, int n_press G_GNUC_UNUSED, double x, double y)
{
  graphene_point_t at = GRAPHENE_POINT_INIT ((float) x, (float) y);

  for (int i = 0; i < SNACK_COLLECTION; i++) {
    graphene_rect_t cell = ts_snack_wars_square_get_cell (self, i);

    if (self->cards[i] >= 0 && graphene_rect_contains_point (&cell, &at)) {
      g_signal_emit (self, signals[CARD], 0, self->cards[i]);
      return;
    }
  }
}

/* --- object --- */

static void
ts_snack_wars_square_class_init (TsSnackWarsSquareClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = ts_snack_wars_square_measure;
  widget_class->snapshot = ts_snack_wars_square_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "snacksquare");
  signals[CARD] = g_signal_new ("card", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
ts_snack_wars_square_init (TsSnackWarsSquare *self)
{
  GtkGesture *tap = gtk_gesture_click_new ();

  g_signal_connect_swapped (tap, "released", G_CALLBACK (on_released), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (tap));
  for (int i = 0; i < SNACK_COLLECTION; i++)
    self->cards[i] = -1;
  self->animation = ts_motion_new (self, POP_TIME, ADW_EASE_OUT_BACK);
}

TsSnackWarsSquare *
ts_snack_wars_square_new (int size)
{
  TsSnackWarsSquare *self = g_object_new (TS_TYPE_SNACK_WARS_SQUARE, NULL);

  self->size = size;
  return self;
}

void
ts_snack_wars_square_set_size (TsSnackWarsSquare *self, int size)
{
  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
