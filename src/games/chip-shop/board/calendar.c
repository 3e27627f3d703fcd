#include "calendar.h"

#include "config.h"
#include "widgets/draw.h"
#include "widgets/motion.h"
#include "widgets/style.h"

#include <glib/gi18n-lib.h>

#define YEAR_HEIGHT 26
#define GAP         6
#define DECK_HEIGHT 46
#define SLIDE_TIME  900 /* ms */
#define MIN_WIDTH   240
#define NAT_WIDTH   520

/* One colour for each sub-era, from phosphor to neon. */
static const char *const era_colours[] = { "#3d8b6e", "#2f9cab", "#4a6fd0", "#9a56c4", "#d2517f" };

struct _TsChipShopCalendar {
  GtkWidget parent_instance;

  int year, years;
  int squares[TS_CHIP_SHOP_SQUARES];
  int costs[TS_CHIP_SHOP_SQUARES];
  int left; /* the sub-era that is leaving, 0: none is */
  AdwAnimation *animation;
};

G_DEFINE_FINAL_TYPE (TsChipShopCalendar, ts_chip_shop_calendar, GTK_TYPE_WIDGET)

/* --- drawing --- */

/* In the middle of `rect`. */
static void
draw_text (TsChipShopCalendar *self,
           GtkSnapshot *snapshot,
           const char *markup,
           const graphene_rect_t *rect,
           const GdkRGBA *colour)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  int height;

  pango_layout_set_markup (layout, markup, -1);
  pango_layout_get_pixel_size (layout, NULL, &height);
  ts_draw_layout (snapshot, layout, rect->origin.x + rect->size.width / 2,
                  rect->origin.y + (rect->size.height - (float) height) / 2, colour);
}

static float
mirrored (TsChipShopCalendar *self, float x, float width)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  return rtl ? (float) gtk_widget_get_width (GTK_WIDGET (self)) - x - width : x;
}

static void
draw_year (TsChipShopCalendar *self, GtkSnapshot *snapshot, int year, float x, float width)
{
  graphene_rect_t rect = GRAPHENE_RECT_INIT (mirrored (self, x, width), 0, width, YEAR_HEIGHT);
  g_autofree char *text = g_strdup_printf ("<b>%d</b>", year);
  GdkRGBA ground, ink;

  gtk_widget_get_color (GTK_WIDGET (self), &ink);
  ground = ink;
  ground.alpha *= year < self->year ? 0.22f : 0.08f;
  if (year == self->year)
    gdk_rgba_parse (&ground, "#6dff9f");
  if (year == self->year)
    gdk_rgba_parse (&ink, "#06231f");
  else
    ink.alpha *= 0.75f;
  ts_draw_box (snapshot, &rect, 6, &ground);
  draw_text (self, snapshot, text, &rect, &ink);
}

static void
draw_deck (TsChipShopCalendar *self, GtkSnapshot *snapshot, int era, float x, float width, double opacity)
{
  float top = YEAR_HEIGHT + GAP;
  graphene_rect_t rect = GRAPHENE_RECT_INIT (mirrored (self, x, width) + 3, top, width - 6, DECK_HEIGHT);
  g_autofree char *text = g_strdup_printf ("<b><big>%d</big></b>", era);
  GdkRGBA colour, edge, white = { 1, 1, 1, 1 };

  gdk_rgba_parse (&colour, era_colours[era - 1]);
  edge = (GdkRGBA) { colour.red * 0.6f, colour.green * 0.6f, colour.blue * 0.6f, 1 };
  gtk_snapshot_push_opacity (snapshot, opacity);
  for (int card = 2; card > 0; card--) { /* a deck is more than one card */
    graphene_rect_t below = rect;

    graphene_rect_offset (&below, 0, (float) card * 2);
    ts_draw_box (snapshot, &below, 8, &edge);
  }
  ts_draw_box (snapshot, &rect, 8, &colour);
  draw_text (self, snapshot, text, &rect, &white);
  gtk_snapshot_pop (snapshot);
}

static void
draw_square (TsChipShopCalendar *self, GtkSnapshot *snapshot, int square, float width)
{
  float x = mirrored (self, (float) square * width, width);
  graphene_rect_t rect = GRAPHENE_RECT_INIT (x + 1, YEAR_HEIGHT + GAP - 2, width - 2, DECK_HEIGHT + 26);
  graphene_rect_t foot = GRAPHENE_RECT_INIT (x, YEAR_HEIGHT + GAP + DECK_HEIGHT + 5, width, 18);
  /* Translators: below a deck, as short as can be: the R&D that a product costs there */
  g_autofree char *text = g_strdup_printf (_ ("<small>%d R&amp;D</small>"), self->costs[square]);
  GdkRGBA ink, ground;

  gtk_widget_get_color (GTK_WIDGET (self), &ink);
  ground = ink;
  ground.alpha *= 0.07f;
  ts_draw_box (snapshot, &rect, 10, &ground);
  draw_text (self, snapshot, text, &foot, &ink);
}

static void
ts_chip_shop_calendar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TsChipShopCalendar *self = TS_CHIP_SHOP_CALENDAR (widget);
  float width = (float) gtk_widget_get_width (widget);
  float year = (width + GAP) / (float) MAX (self->years, 1);
  float square = width / TS_CHIP_SHOP_SQUARES;
  double at = adw_animation_get_value (self->animation); /* how far the decks have come, 0 … 1 */
  float slide = (float) (1 - at) * square;

  for (int i = 1; i <= self->years; i++)
    draw_year (self, snapshot, i, (float) (i - 1) * year, year - GAP);
  for (int i = 0; i < TS_CHIP_SHOP_SQUARES; i++)
    draw_square (self, snapshot, i, square);
  gtk_snapshot_push_clip (snapshot,
                          &GRAPHENE_RECT_INIT (0, 0, width, (float) gtk_widget_get_height (widget)));
  for (int i = 0; i < TS_CHIP_SHOP_SQUARES; i++)
    if (self->squares[i] > 0)
      draw_deck (self, snapshot, self->squares[i], (float) i * square + slide, square, 1);
  if (self->left > 0 && at < 1)
    draw_deck (self, snapshot, self->left, slide - square, square, 1 - at);
  gtk_snapshot_pop (snapshot);
}

static void
ts_chip_shop_calendar_measure (GtkWidget *widget G_GNUC_UNUSED,
                               GtkOrientation orientation,
                               int for_size G_GNUC_UNUSED,
                               int *minimum,
                               int *natural,
                               int *minimum_baseline,
                               int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? YEAR_HEIGHT + GAP + DECK_HEIGHT + 26 : MIN_WIDTH;
  *natural = orientation == GTK_ORIENTATION_VERTICAL ? *minimum : NAT_WIDTH;
  *minimum_baseline = *natural_baseline = -1;
}

/* --- showing --- */

static char *
describe (TsChipShopCalendar *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  /* Translators: read aloud, as in “Year 3 of 10.” */
  g_string_printf (text, _ ("Year %d of %d."), self->year, self->years);
  for (int i = 0; i < TS_CHIP_SHOP_SQUARES; i++)
    if (self->squares[i] > 0) {
      g_string_append_c (text, ' ');
      /* Translators: read aloud: the number of a square, of the sub-era whose cards lie there, and their cost
       */
      g_string_append_printf (text, _ ("Square %d: sub-era %d, %d R&D."), i + 1, self->squares[i],
                              self->costs[i]);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

void
ts_chip_shop_calendar_show (TsChipShopCalendar *self,
                            int year,
                            int years,
                            const int squares[TS_CHIP_SHOP_SQUARES],
                            const int costs[TS_CHIP_SHOP_SQUARES],
                            gboolean still)
{
  gboolean moves =
      !still && self->squares[0] > 0 && squares[0] == self->squares[1] && squares[0] != self->squares[0];
  g_autofree char *label = NULL;

  adw_animation_skip (self->animation);
  self->left = moves ? self->squares[0] : 0;
  self->year = year;
  self->years = years;
  for (int i = 0; i < TS_CHIP_SHOP_SQUARES; i++) {
    self->squares[i] = squares[i];
    self->costs[i] = costs[i];
  }
  label = describe (self);
  ts_set_spoken (self, label);
  if (moves)
    adw_animation_play (self->animation);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
ts_chip_shop_calendar_class_init (TsChipShopCalendarClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = ts_chip_shop_calendar_snapshot;
  GTK_WIDGET_CLASS (klass)->measure = ts_chip_shop_calendar_measure;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "strip");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ts_chip_shop_calendar_init (TsChipShopCalendar *self)
{
  self->animation = ts_motion_new (self, SLIDE_TIME, ADW_EASE_OUT_CUBIC);
}

TsChipShopCalendar *
ts_chip_shop_calendar_new (void)
{
  return g_object_new (TS_TYPE_CHIP_SHOP_CALENDAR, NULL);
}
