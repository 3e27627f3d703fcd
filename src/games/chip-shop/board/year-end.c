#include "year-end.h"

#include "bill.h"
#include "config.h"
#include "forms.h"
#include "games/chip-shop/rules/choices.h"
#include "games/chip-shop/rules/rules.h"
#include "news.h"
#include "parts.h"
#include "quantity.h"
#include "referee/number.h"
#include "widgets/choices.h"
#include "widgets/seat.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _TsChipShopYearEnd {
  TsBoardPart parent_instance;

  TsChipShopNews *news;
  GtkBox *bills;
  TsChoices *ways_out;
  GtkBox *order;
};

G_DEFINE_FINAL_TYPE (TsChipShopYearEnd, ts_chip_shop_year_end, TS_TYPE_BOARD_PART)

/* --- the start of the year --- */

/* The effects of the entry that began the year; only corrections and kept cards come after it. */
static const TsRecord *
beginning (TsSession *session)
{
  for (guint i = ts_session_n_records (session); i > 0; i--) {
    const TsRecord *record = ts_session_record (session, i - 1);

    if (strcmp (record->verb->id, "next") == 0)
      return record;
    if (strcmp (record->verb->id, "personality") == 0)
      return NULL;
  }
  return NULL;
}

static int
paid (const TsRecord *record, int seat)
{
  int sum = 0;

  for (guint i = 0; record != NULL && i < record->n_effects; i++)
    if (record->effects[i].seat == seat && record->effects[i].counter == CHIP_MONEY)
      sum += record->effects[i].by;
  return sum;
}

static void
add_payments (GtkBox *box, const ChipShop *state, int seat)
{
  for (int id = 1; id <= state->n_products; id++) {
    const ChipProduct *product = ts_chip_shop_product (state, id);
    g_autofree char *text = NULL;

    if (product->seat != seat || product->status != CHIP_RELEASED || ts_chip_shop_is_accessory (product))
      continue;
    text = g_strdup_printf (
        /* Translators: what is left on a product after this year's pile was paid; first the product's name */
        ngettext ("%s: %d pile left", "%s: %d piles left", product->piles),
        ts_chip_shop_product_name (state, product), product->piles);
    ts_box_add_text (box, text, "choice-detail");
  }
}

/* Whether it has become irrelevant with this year: its sub-era left, or a year ago and its price was cut. */
static gboolean
is_newly_irrelevant (const ChipShop *state, const ChipProduct *product)
{
  int year = state->base.round;

  return product->irrelevant &&
         ((!product->price_cut && ts_chip_shop_slides_in (year) && product->era == state->n_left) ||
          (product->price_cut && ts_chip_shop_slides_in (year - 1) && product->era == state->n_left));
}

static void
add_irrelevant (GtkBox *box, const ChipShop *state, int seat)
{
  for (int id = 1; id <= state->n_products; id++) {
    const ChipProduct *product = ts_chip_shop_product (state, id);
    g_autofree char *label = ts_chip_shop_product_label (state, id, TRUE);
    /* Translators: what a new year brings; %s is a product */
    g_autofree char *text = g_strdup_printf (_ ("Irrelevant from now on: %s"), label);

    if (product->seat == seat && product->status != CHIP_GONE && !ts_chip_shop_is_accessory (product) &&
        is_newly_irrelevant (state, product))
      ts_box_add_text (box, text, "chip-total");
  }
}

static GtkWidget *
build_start (TsChipShopYearEnd *self, const TsView *view, int seat)
{
  const ChipShop *state = view->state;
  GtkBox *card = ts_chip_shop_bill_new (view, seat);
  int money = paid (beginning (ts_board_get_session (ts_board_part_get_board (TS_BOARD_PART (self)))), seat);
  int staff = state->base.counters[seat][CHIP_STAFF];
  g_autofree char *takes =
      g_strdup_printf (ngettext ("Takes %d money", "Takes %d money", MAX (money, 0)), money);
  g_autofree char *tokens = g_strdup_printf (ngettext ("%d staff token", "%d staff tokens", staff), staff);

  ts_chip_shop_bill_add_to_head (card,
                                 ts_row_new (8, ts_chip_shop_quantity_new (CHIP_MONEY, money, TRUE),
                                             ts_chip_shop_quantity_new (CHIP_STAFF, staff, FALSE), NULL));
  ts_box_add_text (card, money > 0 ? takes : _ ("Takes nothing"), NULL);
  add_payments (card, state, seat);
  add_irrelevant (card, state, seat);
  ts_box_add_text (card, tokens, NULL);
  return GTK_WIDGET (card);
}

/* --- the bills --- */

static void
add_entry (GPtrArray *entries, const char *verb)
{
  g_ptr_array_add (entries, ts_entry_build (&ts_chip_shop, verb, TS_NOBODY, NULL));
}

/* Signs for the seats from the turn's on, `n` of them, as far as they can pay. */
static void
sign (TsChipShopYearEnd *self, int n)
{
  TsView view = ts_board_part_get_view (TS_BOARD_PART (self));
  const ChipShop *state = view.state;
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);
  gboolean going = FALSE, pays = TRUE;

  for (int i = 0; i < state->base.n_order && n > 0 && pays; i++) {
    int seat = state->base.order[i];
    gboolean settled = seat == state->base.turn && state->settled;

    going = going || seat == state->base.turn;
    if (!going)
      continue;
    pays = settled || state->base.counters[seat][CHIP_MONEY] > ts_chip_shop_bill (state, seat).total;
    if (!settled)
      add_entry (entries, "settle");
    if (pays)
      add_entry (entries, "next");
    n--;
  }
  ts_board_say_all (ts_board_part_get_board (TS_BOARD_PART (self)), entries);
}

static void
on_sign (TsChipShopYearEnd *self)
{
  sign (self, 1);
}

void
ts_chip_shop_year_end_sign_all (TsChipShopYearEnd *self)
{
  sign (self, TS_MAX_SEATS);
}

static GtkWidget *
build_signature (TsChipShopYearEnd *self, const TsView *view, int seat)
{
  /* Translators: a button; %s is the player whose bill it is */
  g_autofree char *spoken = g_strdup_printf (_ ("Sign for %s"), ts_view_name (view, seat));
  GtkWidget *button = gtk_button_new_with_label (_ ("Sign"));

  ts_set_spoken (button, spoken);
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_add_css_class (button, "chip-sign");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_sign), self);
  return button;
}

/* `signed_off`: has had its turn, or settled the year otherwise. */
static GtkWidget *
build_bill (TsChipShopYearEnd *self, const TsView *view, int seat, gboolean signed_off)
{
  const ChipShop *state = view->state;
  GtkBox *card = ts_chip_shop_bill_new (view, seat);

  if (signed_off) {
    ts_box_add_text (card, _ ("Signed"), "choice-detail");
  } else if (seat == state->base.turn && state->due) {
    g_autofree char *text = g_strdup_printf (
        ngettext ("1 money must stay: %d is missing", "1 money must stay: %d are missing", state->due_amount),
        state->due_amount);

    ts_box_add_text (card, text, "chip-total");
  } else {
    if (seat == state->base.turn)
      ts_chip_shop_bill_add_to_head (card, build_signature (self, view, seat));
    ts_chip_shop_bill_add (card, state, seat);
  }
  if (seat == state->base.turn)
    gtk_widget_add_css_class (GTK_WIDGET (card), "now");
  return GTK_WIDGET (card);
}

static void
show_ways_out (TsChipShopYearEnd *self, const TsView *view)
{
  const ChipShop *state = view->state;

  ts_choices_clear (self->ways_out);
  if (state->due) {
    ts_choices_add_heading (self->ways_out, _ ("An income stream pays, or the company is bankrupt"));
    ts_chip_shop_forms_offer (self->ways_out, view, "income", "chip-shop-streams", FALSE);
    ts_choices_add (self->ways_out, _ ("Bankrupt"), _ ("Begin again as a new company"), NULL,
                    ts_entry_build (&ts_chip_shop, "bankrupt", TS_NOBODY, NULL), FALSE);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->ways_out), state->due);
}

/* --- the order --- */

static char *
tell_place (const TsView *view, int seat, int longevity, int loyalty, gboolean tied, gboolean like)
{
  const char *name = ts_view_name (view, seat);
  g_autofree char *first = ts_number_tell (longevity);
  g_autofree char *second = ts_number_tell (loyalty);

  if (like)
    /* Translators: why a player comes when in the year's order */
    return g_strdup_printf (_ ("%s: Longevity %s, Loyalty %s, as last year"), name, first, second);
  if (tied)
    /* Translators: why a player comes when in the year's order */
    return g_strdup_printf (_ ("%s: Longevity %s, Loyalty %s"), name, first, second);
  /* Translators: why a player comes when in the year's order */
  return g_strdup_printf (_ ("%s: Longevity %s"), name, first);
}

/* Whether somebody else has the same number of both counters, or of the first one alone. */
static gboolean
is_tied (const int order[], int n, int place, const int first[], const int second[])
{
  for (int i = 0; i < n; i++)
    if (i != place && first[order[i]] == first[order[place]] &&
        (second == NULL || second[order[i]] == second[order[place]]))
      return TRUE;
  return FALSE;
}

static void
show_order (TsChipShopYearEnd *self,
            const TsView *view,
            const int order[],
            int n,
            const int longevity[],
            const int loyalty[])
{
  for (int i = 0; i < n; i++) {
    int seat = order[i];
    GtkWidget *mark = ts_seat_mark_new (ts_seat_colour (view->header, seat), seat, 18);
    g_autofree char *text =
        tell_place (view, seat, longevity[seat], loyalty[seat], is_tied (order, n, i, longevity, NULL),
                    is_tied (order, n, i, longevity, loyalty));
    g_autofree char *place = g_strdup_printf ("%d", i + 1);
    GtkWidget *number = g_object_new (GTK_TYPE_LABEL, "label", place, "width-chars", 2, NULL);

    gtk_box_append (self->order, ts_row_new (8, number, mark, ts_text_new (text, NULL), NULL));
  }
}

static void
show_years_order (TsChipShopYearEnd *self, const TsView *view)
{
  const ChipShop *state = view->state;
  int order[TS_MAX_SEATS], longevity[TS_MAX_SEATS], loyalty[TS_MAX_SEATS];
  int n = ts_chip_shop_next_order (state, order);
  gboolean start = state->base.phase == CHIP_START_OF_YEAR;

  for (int seat = 0; seat < state->base.n_seats; seat++) {
    longevity[seat] = start ? state->began_longevity[seat] : state->base.counters[seat][CHIP_LONGEVITY];
    loyalty[seat] = start ? state->began_loyalty[seat] : state->base.counters[seat][CHIP_LOYALTY];
  }
  ts_box_clear (self->order);
  if (!start && state->base.round == ts_chip_shop_years (view))
    return; /* there is no next year */
  ts_box_add_text (self->order, start ? _ ("This year’s order") : _ ("Next year’s order, as things stand"),
                   "choice-heading");
  show_order (self, view, start ? state->base.order : order, start ? state->base.n_order : n, longevity,
              loyalty);
}

/* After the last year: in the order of the table, those who are out, too. */
static void
show_end (TsChipShopYearEnd *self, const TsView *view)
{
  ts_box_clear (self->bills);
  ts_box_clear (self->order);
  gtk_widget_set_visible (GTK_WIDGET (self->ways_out), FALSE);
  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++) {
    GtkBox *bill = ts_chip_shop_bill_new (view, seat);

    ts_chip_shop_bill_add_last (bill, view, seat);
    gtk_box_append (self->bills, GTK_WIDGET (bill));
  }
}

static void
show_year (TsChipShopYearEnd *self, const TsView *view)
{
  const ChipShop *state = view->state;
  gboolean start = state->base.phase == CHIP_START_OF_YEAR;
  int n = state->base.n_order;
  int first = 0; /* whoever signs now; who has signed comes last */
  gboolean has_settled = state->settled && !state->due;

  while (!start && first < n - 1 && state->base.order[first] != state->base.turn)
    first++;
  ts_box_clear (self->bills);
  for (int i = 0; i < n; i++) {
    int seat = state->base.order[(first + i) % n];

    gtk_box_append (self->bills,
                    start ? build_start (self, view, seat)
                          : build_bill (self, view, seat, i >= n - first || (i == 0 && has_settled)));
  }
  show_ways_out (self, view);
  show_years_order (self, view);
}

static void
ts_chip_shop_year_end_show (TsBoardPart *part, const TsView *view, const TsOutcome *outcome G_GNUC_UNUSED)
{
  TsChipShopYearEnd *self = TS_CHIP_SHOP_YEAR_END (part);

  ts_chip_shop_news_show (self->news, ts_board_get_session (ts_board_part_get_board (part)));
  if (ts_view_state (view)->phase == CHIP_OVER)
    show_end (self, view);
  else
    show_year (self, view);
}

/* --- building --- */

static void
ts_chip_shop_year_end_class_init (TsChipShopYearEndClass *klass)
{
  TS_BOARD_PART_CLASS (klass)->show = ts_chip_shop_year_end_show;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "chipyearend");
}

static void
ts_chip_shop_year_end_init (TsChipShopYearEnd *self)
{
  self->news = ts_chip_shop_news_new ();
  self->bills = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 8));
  self->order = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 4));
}

TsChipShopYearEnd *
ts_chip_shop_year_end_new (TsBoard *board)
{
  TsChipShopYearEnd *self = g_object_new (TS_TYPE_CHIP_SHOP_YEAR_END, "board", board, NULL);

  self->ways_out = ts_choices_new_tiles (board);
  adw_bin_set_child (ADW_BIN (self),
                     ts_column_new (12, self->news, self->ways_out, self->bills, self->order, NULL));
  return self;
}
