#include "piles.h"

#include "config.h"
#include "widgets/draw.h"
#include "widgets/motion.h"
#include "widgets/style.h"

#include <glib/gi18n-lib.h>

#define PILE_WIDTH 22 /* pixels of one coin lying flat */
#define PILE_GAP   4
#define COIN_STEP  4 /* how much higher the next coin of a pile lies */
#define MOST_COINS 8 /* that are drawn; the number below a pile says how many there are */
#define MOST_PILES 8
#define HEIGHT     (COIN_STEP * MOST_COINS + 30)
#define LIFT_TIME  700 /* ms */
#define FACE       "#ffcf4a"
#define EDGE       "#c47f14"
#define NEXT_FACE  "#ffe18a"

struct _TsChipShopPiles {
  GtkWidget parent_instance;

  GArray *coins; /* of int */
  int paid;      /* coins of the pile that lifts off, 0: none does */
  AdwAnimation *animation;
};

G_DEFINE_FINAL_TYPE (TsChipShopPiles, ts_chip_shop_piles, GTK_TYPE_WIDGET)

/* --- drawing --- */

static void
fill_ellipse (GtkSnapshot *snapshot, float x, float y, const char *colour)
{
  graphene_rect_t rect = GRAPHENE_RECT_INIT (x, y, PILE_WIDTH, PILE_WIDTH * 0.45f);
  graphene_size_t radius = GRAPHENE_SIZE_INIT (PILE_WIDTH / 2.0f, rect.size.height / 2);
  GskRoundedRect outline;
  GdkRGBA rgba;

  gdk_rgba_parse (&rgba, colour);
  gsk_rounded_rect_init (&outline, &rect, &radius, &radius, &radius, &radius);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &rgba, &rect);
  gtk_snapshot_pop (snapshot);
}

static void
draw_pile (TsChipShopPiles *self, GtkSnapshot *snapshot, int coins, gboolean next, float x)
{
  float ground = COIN_STEP * MOST_COINS;

  if (coins == 0)
    fill_ellipse (snapshot, x, ground - 1, "rgba(128, 128, 128, 0.35)");
  for (int coin = 0; coin < MIN (coins, MOST_COINS); coin++) {
    float y = ground - (float) (coin * COIN_STEP);

    fill_ellipse (snapshot, x, y, EDGE);
    fill_ellipse (snapshot, x, y - 2, next ? NEXT_FACE : FACE);
  }
  ts_draw_number (GTK_WIDGET (self), snapshot, coins, x + PILE_WIDTH / 2.0f, ground + 9);
}

static void
draw_lifting (TsChipShopPiles *self, GtkSnapshot *snapshot, double lift)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, (float) (-26 * lift)));
  gtk_snapshot_push_opacity (snapshot, 1 - lift);
  draw_pile (self, snapshot, self->paid, TRUE, 0);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

/* While a pile lifts off, the others slide into its place. */
static void
ts_chip_shop_piles_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TsChipShopPiles *self = TS_CHIP_SHOP_PILES (widget);
  double lift = adw_animation_get_value (self->animation); /* how far the pile has lifted off, 0 … 1 */
  float slide = self->paid > 0 ? (float) (1 - lift) * (PILE_WIDTH + PILE_GAP) : 0;

  gtk_snapshot_save (snapshot);
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    gtk_snapshot_translate (snapshot,
                            &GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (widget) - PILE_WIDTH, 0));
  for (guint i = 0; i < MIN (self->coins->len, MOST_PILES); i++) {
    float x = (float) i * (PILE_WIDTH + PILE_GAP) + slide;

    draw_pile (self, snapshot, g_array_index (self->coins, int, i), i == 0,
               gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? -x : x);
  }
  if (self->paid > 0 && lift < 1)
    draw_lifting (self, snapshot, lift);
  gtk_snapshot_restore (snapshot);
}

static void
ts_chip_shop_piles_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size G_GNUC_UNUSED,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  int n = (int) CLAMP (TS_CHIP_SHOP_PILES (widget)->coins->len, 1, MOST_PILES);

  *minimum = *natural =
      orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : n * (PILE_WIDTH + PILE_GAP) - PILE_GAP;
  *minimum_baseline = *natural_baseline = -1;
}

/* --- showing --- */

static char *
describe (TsChipShopPiles *self)
{
  guint n = self->coins->len;

  if (n == 0)
    return g_strdup (_ ("no piles of money left"));
  /* Translators: what lies on a product: a number of piles of money, and how much each is worth */
  return g_strdup_printf (ngettext ("%u pile of money, worth %d", "%u piles of money, worth %d each", n), n,
                          g_array_index (self->coins, int, 0));
}

void
ts_chip_shop_piles_show (TsChipShopPiles *self, const int *coins, guint n, gboolean still)
{
  g_autofree char *label = NULL;

  adw_animation_skip (self->animation);
  self->paid = !still && n + 1 == self->coins->len ? g_array_index (self->coins, int, 0) : 0;
  g_array_set_size (self->coins, 0);
  if (n > 0)
    g_array_append_vals (self->coins, coins, n);
  label = describe (self);
  ts_set_spoken (self, label);
  if (self->paid > 0)
    adw_animation_play (self->animation);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
ts_chip_shop_piles_finalize (GObject *object)
{
  g_array_unref (TS_CHIP_SHOP_PILES (object)->coins);
  G_OBJECT_CLASS (ts_chip_shop_piles_parent_class)->finalize (object);
}

static void
ts_chip_shop_piles_class_init (TsChipShopPilesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_chip_shop_piles_finalize;
  GTK_WIDGET_CLASS (klass)->snapshot = ts_chip_shop_piles_snapshot;
  GTK_WIDGET_CLASS (klass)->measure = ts_chip_shop_piles_measure;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "piles");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ts_chip_shop_piles_init (TsChipShopPiles *self)
{
  self->coins = g_array_new (FALSE, FALSE, sizeof (int));
  self->animation = ts_motion_new (self, LIFT_TIME, ADW_EASE_OUT_CUBIC);
}

TsChipShopPiles *
ts_chip_shop_piles_new (void)
{
  return g_object_new (TS_TYPE_CHIP_SHOP_PILES, NULL);
}
