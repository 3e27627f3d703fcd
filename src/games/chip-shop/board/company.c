#include "company.h"

#include "config.h"
#include "factory.h"
#include "games/chip-shop/rules/cards.h"
#include "games/chip-shop/rules/rules.h"
#include "piles.h"
#include "quantity.h"
#include "referee/name.h"
#include "widgets/choices.h"
#include "widgets/fold.h"
#include "widgets/seat-name.h"
#include "widgets/seat.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

static const int shown[] = { CHIP_MONEY, CHIP_RD, CHIP_MARKETING, CHIP_QUALITY, CHIP_STAFF };

struct _TsChipShopCompany {
  AdwBin parent_instance;

  TsBoard *board;
  int seat;
  TsFold *fold; /* below the amounts */
  GtkWidget *amounts[G_N_ELEMENTS (shown)];
  AdwWrapBox *products;
  GHashTable *cards; /* id of a released product → its card */
  TsChipShopFactory *factory;
  GtkBox *people;
  TsChoices *kept;
};

G_DEFINE_FINAL_TYPE (TsChipShopCompany, ts_chip_shop_company, ADW_TYPE_BIN)

/* --- a product --- */

static GtkWidget *
quiet_label (const char *text, const char *style)
{
  GtkWidget *label =
      g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "xalign", 0.0, "max-width-chars", 16, NULL);

  ts_text_hold_amounts (label);
  gtk_widget_add_css_class (label, style);
  return label;
}

static char *
accessories_of (const ChipShop *state, int id)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (int i = 1; i <= state->n_products; i++) {
    const ChipProduct *it = ts_chip_shop_product (state, i);

    if (it->host == id && it->status == CHIP_RELEASED)
      g_string_append_printf (names, "%s+ %s", names->len > 0 ? "\n" : "",
                              ts_chip_shop_product_name (state, it));
  }
  return names->len > 0 ? g_string_free (g_steal_pointer (&names), FALSE) : NULL;
}

/* The parts that may change: the piles, kept, so that the next one can lift off, and the lines below them. */
static void
show_product (GtkWidget *card, const ChipShop *state, int id, gboolean still)
{
  const ChipProduct *product = ts_chip_shop_product (state, id);
  TsChipShopPiles *piles = g_object_get_data (G_OBJECT (card), "piles");
  GtkLabel *more = g_object_get_data (G_OBJECT (card), "more");
  g_autofree char *accessories = accessories_of (state, id);
  g_autofree int *coins = g_new0 (int, product->piles + 1);

  for (int i = 0; i < product->piles; i++)
    coins[i] = product->value;
  ts_chip_shop_piles_show (piles, coins, (guint) product->piles, still);
  gtk_label_set_label (more, accessories);
  gtk_widget_set_visible (GTK_WIDGET (more), accessories != NULL);
  gtk_widget_set_visible (g_object_get_data (G_OBJECT (card), "stamp"), product->irrelevant);
  ts_style_set (card, "irrelevant", product->irrelevant);
}

static GtkWidget *
build_product (const ChipShop *state, const ChipProduct *product)
{
  static const char *const eras[] = { "era-0", "era-1", "era-2", "era-3", "era-4", "era-5" };
  GtkWidget *piles = GTK_WIDGET (ts_chip_shop_piles_new ());
  GtkWidget *more = quiet_label (NULL, "chip-more");
  GtkWidget *stamp = quiet_label (_ ("Irrelevant"), "chip-stamp");
  g_autofree char *era = g_strdup_printf ("%d", product->era);
  /* Translators: read aloud for a product's card, before its name */
  g_autofree char *spoken = g_strdup_printf (_ ("Sub-era %d"), product->era);
  GtkWidget *badge = quiet_label (era, "chip-era");
  const char *name = ts_chip_shop_product_name (state, product);
  GtkWidget *title = quiet_label (name, "chip-name");
  GtkWidget *head = ts_row_new (6, badge, title, NULL);
  GtkWidget *card = ts_column_new (4, head, stamp, more, piles, NULL);

  ts_set_spoken (badge, spoken);
  gtk_widget_add_css_class (badge, eras[CLAMP (product->era, 0, CHIP_N_ERAS)]);
  gtk_widget_set_valign (badge, GTK_ALIGN_START);
  gtk_widget_set_valign (title, GTK_ALIGN_START);
  gtk_widget_set_halign (piles, GTK_ALIGN_START);
  gtk_widget_set_vexpand (head, TRUE);
  g_object_set_data_full (G_OBJECT (card), "name", g_strdup (name), g_free);
  g_object_set_data (G_OBJECT (card), "piles", piles);
  g_object_set_data (G_OBJECT (card), "more", more);
  g_object_set_data (G_OBJECT (card), "stamp", stamp);
  gtk_widget_add_css_class (card, "chip-product");
  return card;
}

static gboolean
lies_here (TsChipShopCompany *self, const ChipProduct *product)
{
  return product != NULL && product->seat == self->seat && product->status == CHIP_RELEASED &&
         !ts_chip_shop_is_accessory (product);
}

/* The card of a product, or NULL. An undo can give the id to another product. */
static GtkWidget *
card_of (TsChipShopCompany *self, const ChipShop *state, int id)
{
  const ChipProduct *product = ts_chip_shop_product (state, id);
  GtkWidget *card = g_hash_table_lookup (self->cards, GINT_TO_POINTER (id));

  if (card == NULL || (lies_here (self, product) && g_str_equal (g_object_get_data (G_OBJECT (card), "name"),
                                                                 ts_chip_shop_product_name (state, product))))
    return card;
  adw_wrap_box_remove (self->products, card);
  g_hash_table_remove (self->cards, GINT_TO_POINTER (id));
  return NULL;
}

static void
show_products (TsChipShopCompany *self, const ChipShop *state, gboolean still)
{
  for (int id = 1; id <= CHIP_MAX_PRODUCTS; id++) {
    GtkWidget *card = card_of (self, state, id);
    gboolean fresh = card == NULL;

    if (!lies_here (self, ts_chip_shop_product (state, id)))
      continue;
    if (fresh) {
      card = build_product (state, ts_chip_shop_product (state, id));
      g_hash_table_insert (self->cards, GINT_TO_POINTER (id), card);
      adw_wrap_box_append (self->products, card);
    }
    show_product (card, state, id, still || fresh);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->products), g_hash_table_size (self->cards) > 0);
}

/* --- people, loans, kept cards --- */

static char *
tell_person (const ChipShop *state, int seat, const ChipPerson *person)
{
  g_autofree char *name = ts_name_tell (ts_chip_shop_person_name (state, person));

  if (state->wages[seat])
    /* Translators: somebody who works in a company, and the salary that is paid at the end of the year */
    return g_strdup_printf (_ ("%s, salary %d"), name, person->salary);
  return g_steal_pointer (&name);
}

/* Names alone fit beside each other. */
static void
show_people (TsChipShopCompany *self, const ChipShop *state)
{
  const ChipGroup *held = &state->held[self->seat];
  const char *between = state->wages[self->seat] ? "\n" : _ (", ");
  g_autoptr (GString) text = g_string_new (NULL);

  ts_box_clear (self->people);
  for (int i = 0; i < held->n; i++) {
    g_autofree char *person = tell_person (state, self->seat, &state->people[held->who[i]]);

    g_string_append_printf (text, "%s%s", i > 0 ? between : "", person);
  }
  if (held->n > 0)
    ts_box_add_text (self->people, text->str, NULL);
  for (int i = 0; i < state->n_loans[self->seat]; i++) {
    g_autofree char *loan = g_strdup_printf (_ ("Owes a loan of %d"), state->loans[self->seat][i]);

    ts_box_add_text (self->people, loan, NULL);
  }
}

static void
show_kept (TsChipShopCompany *self, const ChipShop *state)
{
  ts_choices_clear (self->kept);
  for (int i = 0; i < state->n_hand[self->seat]; i++) {
    int card = state->hand[self->seat][i];
    /* Translators: a button that plays an event card which somebody kept; %s is the card's name */
    g_autofree char *label = g_strdup_printf (_ ("Play %s"), ts_chip_shop_events[card].name);

    ts_choices_add (self->kept, label, NULL, NULL,
                    ts_entry_build (&ts_chip_shop, "play", self->seat, "card", card, NULL), FALSE);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->kept), ts_choices_get_n (self->kept) > 0);
}

/* The pictures with their numbers say nothing to who cannot see them; the shelf does. */
static void
describe (TsChipShopCompany *self, const TsView *view)
{
  const int *counters = ts_view_state (view)->counters[self->seat];
  g_autofree char *text = g_strdup_printf (
      /* Translators: read aloud for a company: a player's name, what the company has */
      _ ("%s: money %d, R&D %d, Marketing %d, Quality %d, staff tokens %d"), ts_view_name (view, self->seat),
      counters[CHIP_MONEY], counters[CHIP_RD], counters[CHIP_MARKETING], counters[CHIP_QUALITY],
      counters[CHIP_STAFF]);

  ts_set_spoken (self, text);
}

void
ts_chip_shop_company_show (TsChipShopCompany *self, const TsView *view, gboolean still)
{
  const ChipShop *state = view->state;

  describe (self, view);
  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    ts_chip_shop_quantity_set (self->amounts[i], state->base.counters[self->seat][shown[i]]);
  show_products (self, state, still);
  show_people (self, state);
  show_kept (self, state);
  ts_chip_shop_factory_show (self->factory, view);
  gtk_widget_set_opacity (GTK_WIDGET (self), state->out[self->seat] ? 0.5 : 1);
}

void
ts_chip_shop_company_fold (TsChipShopCompany *self, gboolean folded)
{
  ts_fold_hold (self->fold, !folded);
  gtk_widget_set_valign (GTK_WIDGET (self), folded ? GTK_ALIGN_START : GTK_ALIGN_FILL);
}

/* --- building --- */

static GtkWidget *
build_head (TsChipShopCompany *self, const TsView *view)
{
  AdwWrapBox *head = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 12, "line-spacing", 4, NULL);
  GtkWidget *mark = ts_seat_mark_new (ts_seat_colour (view->header, self->seat), self->seat, 22);
  GtkWidget *name = ts_seat_name_new (view->header, self->seat, "chip-owner");

  adw_wrap_box_append (head, ts_row_new (8, mark, name, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (shown); i++) {
    self->amounts[i] = ts_chip_shop_quantity_new (shown[i], 0, FALSE);
    adw_wrap_box_append (head, self->amounts[i]);
  }
  return GTK_WIDGET (head);
}

static void
build (TsChipShopCompany *self)
{
  TsView view = ts_session_view (ts_board_get_session (self->board));

  self->products = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 8, "line-spacing", 8, NULL);
  self->people = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 2));
  gtk_widget_add_css_class (GTK_WIDGET (self->people), "chip-people");
  self->factory = ts_chip_shop_factory_new (self->board, self->seat);
  gtk_widget_set_vexpand (GTK_WIDGET (self->products), FALSE); /* a company beside may be higher */
  gtk_widget_set_vexpand (GTK_WIDGET (self->factory), FALSE);
  self->kept = ts_choices_new_tiles (self->board);
  self->fold =
      ts_fold_new_below (build_head (self, &view), ts_view_name (&view, self->seat),
                         ts_column_new (8, self->products, self->factory, self->kept, self->people, NULL));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->fold));
}

static void
ts_chip_shop_company_dispose (GObject *object)
{
  g_clear_pointer (&TS_CHIP_SHOP_COMPANY (object)->cards, g_hash_table_unref);
  G_OBJECT_CLASS (ts_chip_shop_company_parent_class)->dispose (object);
}

static void
ts_chip_shop_company_class_init (TsChipShopCompanyClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ts_chip_shop_company_dispose;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "shelf");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ts_chip_shop_company_init (TsChipShopCompany *self)
{
  self->cards = g_hash_table_new (NULL, NULL);
}

TsChipShopCompany *
ts_chip_shop_company_new (TsBoard *board, int seat)
{
  TsChipShopCompany *self = g_object_new (TS_TYPE_CHIP_SHOP_COMPANY, NULL);

  self->board = board;
  self->seat = seat;
  build (self);
  return self;
}
