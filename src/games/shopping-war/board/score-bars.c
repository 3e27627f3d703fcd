#include "score-bars.h"

#include "config.h"
#include "widgets/draw.h"
#include "widgets/motion.h"
#include "widgets/seat.h"

#include <glib/gi18n-lib.h>

#define RUN_TIME 1100 /* ms */
#define FULL     16   /* the sum that fills the track, unless one is larger */

typedef struct {
  GdkRGBA colour;
  int to; /* SHOPPING_RACE_WAITS: not rolled yet */
  double from;
} Runner;

struct _TsShoppingWarScoreBars {
  GtkWidget parent_instance;

  Runner runners[2];
  AdwAnimation *animation;
};

G_DEFINE_FINAL_TYPE (TsShoppingWarScoreBars, ts_shopping_war_score_bars, GTK_TYPE_WIDGET)

/* How far it has run. */
static double
place_of (TsShoppingWarScoreBars *self, const Runner *runner)
{
  return runner->from + (MAX (runner->to, 0) - runner->from) * adw_animation_get_value (self->animation);
}

/* --- drawing --- */

static void
append_number (
    TsShoppingWarScoreBars *self, GtkSnapshot *snapshot, const Runner *runner, float y, float height)
{
  g_autofree char *text = runner->to == SHOPPING_RACE_WAITS
                              ? g_strdup ("–")
                              : g_strdup_printf ("%d", (int) (place_of (self, runner) + 0.5));
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoFontDescription *font =
      pango_font_description_copy (pango_context_get_font_description (pango_layout_get_context (layout)));
  float side = (float) gtk_widget_get_width (GTK_WIDGET (self));
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  GdkRGBA colour;
  int width, text_height;

  gtk_widget_get_color (GTK_WIDGET (self), &colour);
  pango_font_description_set_weight (font, PANGO_WEIGHT_HEAVY);
  pango_font_description_set_absolute_size (font, height * 0.82 * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_get_pixel_size (layout, &width, &text_height);
  ts_draw_layout (snapshot, layout, mirrored ? (float) width / 2 : side - (float) width / 2,
                  y + (height - (float) text_height) / 2, &colour);
}

static void
ts_shopping_war_score_bars_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  static const GdkRGBA track = { 1, 1, 1, 0.16f };
  TsShoppingWarScoreBars *self = TS_SHOPPING_WAR_SCORE_BARS (widget);
  float width = (float) gtk_widget_get_width (widget);
  float lane = (float) gtk_widget_get_height (widget) / 2;
  float room = width - lane * 1.5f;
  float start = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? width - room : 0;
  double full = MAX (FULL, MAX (self->runners[0].to, self->runners[1].to));

  for (int side = 0; side < 2; side++) {
    const Runner *runner = &self->runners[side];
    float y = lane * (float) side + lane * 0.14f;
    float height = lane * 0.72f;
    float length = MAX (room * (float) (place_of (self, runner) / full), height);

    ts_draw_box (snapshot, &GRAPHENE_RECT_INIT (start, y, room, height), height / 2, &track);
    if (runner->to != SHOPPING_RACE_WAITS)
      ts_draw_box (snapshot,
                   &GRAPHENE_RECT_INIT (start > 0 ? start + room - length : start, y, length, height),
                   height / 2, &runner->colour);
    append_number (self, snapshot, runner, lane * (float) side, lane);
  }
}

static void
ts_shopping_war_score_bars_measure (GtkWidget *widget,
                                    GtkOrientation orientation,
                                    int for_size G_GNUC_UNUSED,
                                    int *minimum,
                                    int *natural,
                                    int *minimum_baseline G_GNUC_UNUSED,
                                    int *natural_baseline G_GNUC_UNUSED)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int line = PANGO_PIXELS_CEIL (pango_font_metrics_get_height (metrics));

  pango_font_metrics_unref (metrics);
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? 2 * line : 6 * line;
}

/* --- running --- */

void
ts_shopping_war_score_bars_set_seats (TsShoppingWarScoreBars *self,
                                      const TsHeader *header,
                                      int attacker,
                                      int defender)
{
  ts_seat_rgba (ts_seat_colour (header, attacker), &self->runners[0].colour);
  ts_seat_rgba (ts_seat_colour (header, defender), &self->runners[1].colour);
}

void
ts_shopping_war_score_bars_run (TsShoppingWarScoreBars *self, int attacker, int defender, gboolean still)
{
  int to[2] = { attacker, defender };

  for (int side = 0; side < 2; side++) {
    Runner *runner = &self->runners[side];

    runner->from = to[side] == runner->to ? place_of (self, runner) : 0;
    runner->to = to[side];
  }
  if (still)
    adw_animation_skip (self->animation);
  else
    adw_animation_play (self->animation);
  gtk_widget_queue_draw (GTK_WIDGET (self)); /* what is skipped at its end draws nothing */
}

static void
ts_shopping_war_score_bars_class_init (TsShoppingWarScoreBarsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = ts_shopping_war_score_bars_measure;
  widget_class->snapshot = ts_shopping_war_score_bars_snapshot;
  gtk_widget_class_set_css_name (widget_class, "mallrace");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ts_shopping_war_score_bars_init (TsShoppingWarScoreBars *self)
{
  self->runners[0].to = self->runners[1].to = SHOPPING_RACE_WAITS;
  self->animation = ts_motion_new (self, RUN_TIME, ADW_EASE_OUT_CUBIC);
}

TsShoppingWarScoreBars *
ts_shopping_war_score_bars_new (void)
{
  return g_object_new (TS_TYPE_SHOPPING_WAR_SCORE_BARS, NULL);
}
