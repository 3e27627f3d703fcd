#include "actions.h"

#include "config.h"
#include "decks.h"
#include "parts.h"
#include "referee/every-game.h"
#include "widgets/choices.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

struct _TsChipShopActions {
  TsBoardPart parent_instance;

  GtkStack *stack;
  TsChoices *menu;
  GtkLabel *title; /* of the second page */
  GtkWidget *reduced;
  TsChoices *cards;   /* of the second page: what to draw */
  TsChoices *choices; /* of the second page: anything else */
};

G_DEFINE_FINAL_TYPE (TsChipShopActions, ts_chip_shop_actions, TS_TYPE_BOARD_PART)

static TsView
view_of (TsChipShopActions *self)
{
  return ts_board_part_get_view (TS_BOARD_PART (self));
}

/* --- specialists --- */

static const struct {
  int kind, level;
  const char *label, *detail, *icon;
} specialists[] = {
  { CHIP_ENGINEERING, CHIP_EXPERT, N_ ("Engineering expert"), N_ ("2 money for 2 R&D"), "chip-shop-rd" },
  { CHIP_ENGINEERING, CHIP_GENIUS, N_ ("Engineering genius"), N_ ("4 money for 4 R&D"), "chip-shop-rd" },
  { CHIP_PRODUCT, CHIP_EXPERT, N_ ("Product expert"), N_ ("2 money for 2 Quality"), "chip-shop-quality" },
  { CHIP_PRODUCT, CHIP_GENIUS, N_ ("Product genius"), N_ ("4 money for 4 Quality"), "chip-shop-quality" },
  { CHIP_MARKETER, CHIP_EXPERT, N_ ("Marketing expert"), N_ ("2 money for 2 Marketing"),
    "chip-shop-marketing" },
  { CHIP_MARKETER, CHIP_GENIUS, N_ ("Marketing genius"), N_ ("4 money for 4 Marketing and 1 Loyalty"),
    "chip-shop-marketing" },
  { CHIP_LEGAL, CHIP_EXPERT, N_ ("Legal expert"), N_ ("2 money to block one action, by hand"),
    "chip-shop-specialist" },
};

static void
offer_business_of (TsChipShopActions *self, const char *label, const char *detail, int level, int id)
{
  ts_choices_add (self->choices, label, detail, ts_chip_shop_mark_new ("chip-shop-money"),
                  ts_entry_build (&ts_chip_shop, "specialist", TS_NOBODY, "kind", CHIP_BUSINESS, "level",
                                  level, "product", id, NULL),
                  FALSE);
}

static void
offer_business (TsChipShopActions *self, const ChipShop *state, int id)
{
  const char *name = ts_chip_shop_product_name (state, ts_chip_shop_product (state, id));
  /* Translators: %s is a product */
  g_autofree char *one = g_strdup_printf (_ ("2 money for 1 more pile on %s"), name);
  /* Translators: %s is a product */
  g_autofree char *two = g_strdup_printf (_ ("4 money for 2 more piles on %s"), name);

  offer_business_of (self, _ ("Business expert"), one, CHIP_EXPERT, id);
  offer_business_of (self, _ ("Business genius"), two, CHIP_GENIUS, id);
}

static void
offer_specialists (TsChipShopActions *self, const TsView *view)
{
  const ChipShop *state = view->state;

  for (guint i = 0; i < G_N_ELEMENTS (specialists); i++)
    ts_choices_add (self->choices, _ (specialists[i].label), _ (specialists[i].detail),
                    ts_chip_shop_mark_new (specialists[i].icon),
                    ts_entry_build (&ts_chip_shop, "specialist", TS_NOBODY, "kind", specialists[i].kind,
                                    "level", specialists[i].level, NULL),
                    TRUE);
  for (int id = 1; id <= state->n_products; id++)
    offer_business (self, state, id);
}

/* --- income streams --- */

static const char *const stream_details[CHIP_N_STREAMS] = {
  [CHIP_BANKRUPTCY] = N_ ("Begin again as a new company"),
  [CHIP_FIRE] = N_ ("Lose this Loyalty, and the salary ends"),
  [CHIP_NEW_VERSION] = N_ ("1 more pile; 1 Loyalty and 1 Longevity less"),
  [CHIP_PRICE_CUT] = N_ ("Irrelevant one year later"),
  [CHIP_GOING_PUBLIC] = N_ ("1 money for each Longevity; 3 Loyalty less, and 2 staff tokens a year"),
  [CHIP_CLONE] = N_ ("Its next pile from the bank; it becomes irrelevant"),
  [CHIP_LOAN] = N_ ("Twice your Longevity, to be paid back at the end"),
  [CHIP_VENTURE_CAPITAL] = N_ ("Pay 1 for each year left; then 1 money for each Loyalty, and 2 Loyalty"),
};

/* `what` is a product or a person, where the stream needs one. */
static char *
stream_label (int stream, const char *what)
{
  switch (stream) {
  case CHIP_FIRE:
    /* Translators: an income stream; %s is a person who works in the company */
    return g_strdup_printf (_ ("Fire %s"), what);
  case CHIP_NEW_VERSION:
    /* Translators: an income stream; %s is a product */
    return g_strdup_printf (_ ("New version of %s"), what);
  case CHIP_PRICE_CUT:
    /* Translators: an income stream; %s is a product */
    return g_strdup_printf (_ ("Price cut for %s"), what);
  case CHIP_CLONE:
    /* Translators: an income stream; %s is another player's product */
    return g_strdup_printf (_ ("Clone %s"), what);
  default:
    return g_strdup (_ (ts_chip_shop_streams[stream].label));
  }
}

/* What is in a factory is not called by its name. */
static char *
product_label (const ChipShop *state, int id)
{
  const ChipProduct *product = ts_chip_shop_product (state, id);

  if (product->status == CHIP_IN_PRODUCTION)
    /* Translators: something that is in a factory, whose name the others shall not see: its number */
    return g_strdup_printf (_ ("no. %d in the factory"), id);
  return g_strdup (ts_chip_shop_product_name (state, product));
}

static void
offer_stream (TsChoices *choices, int stream, const char *what, JsonObject *entry)
{
  g_autofree char *label = stream_label (stream, what);

  ts_choices_add (choices, label, _ (stream_details[stream]), ts_chip_shop_mark_new ("chip-shop-streams"),
                  entry, FALSE);
}

static void
offer_with_product (TsChoices *choices, const ChipShop *state, int stream)
{
  for (int id = 1; id <= state->n_products; id++) {
    g_autofree char *label = product_label (state, id);

    offer_stream (choices, stream, label,
                  ts_entry_build (&ts_chip_shop, "income", TS_NOBODY, "stream", stream, "product", id, NULL));
  }
}

static void
offer_fire (TsChoices *choices, const ChipShop *state)
{
  const ChipGroup *held = &state->held[state->base.turn];

  for (int i = 0; i < held->n; i++) {
    const ChipPerson *person = &state->people[held->who[i]];

    offer_stream (choices, CHIP_FIRE, ts_chip_shop_person_name (state, person),
                  ts_entry_build (&ts_chip_shop, "income", TS_NOBODY, "stream", CHIP_FIRE, "personality",
                                  ts_chip_shop_person_id (state, person), NULL));
  }
}

void
ts_chip_shop_actions_offer_streams (TsChoices *choices, const TsView *view)
{
  const ChipShop *state = view->state;

  for (int stream = 0; stream < CHIP_N_STREAMS; stream++)
    if (stream == CHIP_FIRE)
      offer_fire (choices, state);
    else if (stream == CHIP_NEW_VERSION || stream == CHIP_PRICE_CUT || stream == CHIP_CLONE)
      offer_with_product (choices, state, stream);
    else
      offer_stream (choices, stream, NULL,
                    ts_entry_build (&ts_chip_shop, "income", TS_NOBODY, "stream", stream, NULL));
}

static void
offer_streams (TsChipShopActions *self, const TsView *view)
{
  ts_chip_shop_actions_offer_streams (self->choices, view);
}

/* --- drawing a product --- */

static void
offer_cards (TsChipShopActions *self, const TsView *view)
{
  ts_chip_shop_decks_offer (self->cards, view->state,
                            gtk_check_button_get_active (GTK_CHECK_BUTTON (self->reduced)));
}

static void
on_reduced (TsChipShopActions *self)
{
  TsView view = view_of (self);

  offer_cards (self, &view);
}

/* --- hiring --- */

static void
offer_fired (TsChipShopActions *self, const TsView *view)
{
  const ChipShop *state = view->state;

  for (int i = 0; i < state->fired.n; i++) {
    const ChipPerson *person = &state->people[state->fired.who[i]];
    g_autofree char *detail = g_strdup_printf (_ ("Loyalty %d, salary %d"), person->loyalty, person->salary);

    ts_choices_add (self->choices, ts_chip_shop_person_name (state, person), detail,
                    ts_chip_shop_mark_new ("chip-shop-staff"),
                    ts_entry_build (&ts_chip_shop, "hire", TS_NOBODY, "personality",
                                    ts_chip_shop_person_id (state, person), NULL),
                    TRUE);
  }
}

/* --- the two pages --- */

enum {
  SPECIALIST,
  DRAW,
  STREAM,
  HIRE
};

static const struct {
  const char *label, *title, *icon, *verb;
  void (*offer) (TsChipShopActions *self, const TsView *view);
} pages[] = {
  [SPECIALIST] = { N_ ("Specialist"), N_ ("Which specialist?"), "chip-shop-specialist", "specialist",
                   offer_specialists },
  [DRAW] = { N_ ("Draw a product"), N_ ("Which card?"), "chip-shop-computer", "draw-product", offer_cards },
  [STREAM] = { N_ ("Income stream"), N_ ("Which income stream?"), "chip-shop-streams", "income",
               offer_streams },
  [HIRE] = { N_ ("Hire"), N_ ("Who is hired?"), "chip-shop-staff", "hire", offer_fired },
};

static void
on_page (GtkWidget *button, TsChipShopActions *self)
{
  TsView view = view_of (self);
  int page = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "page"));
  gboolean cards = page == DRAW;

  if (!ts_board_admits_press (ts_board_part_get_board (TS_BOARD_PART (self))))
    return;
  ts_choices_clear (self->choices);
  pages[page].offer (self, &view);
  gtk_label_set_label (self->title, _ (pages[page].title));
  gtk_widget_set_visible (GTK_WIDGET (self->cards), cards);
  gtk_widget_set_visible (self->reduced, cards);
  gtk_widget_set_visible (GTK_WIDGET (self->choices), !cards);
  gtk_stack_set_visible_child_name (self->stack, "second");
  ts_board_turned (ts_board_part_get_board (TS_BOARD_PART (self)));
  gtk_widget_child_focus (cards ? GTK_WIDGET (self->cards) : GTK_WIDGET (self->choices), GTK_DIR_TAB_FORWARD);
}

static void
on_back (TsChipShopActions *self)
{
  gtk_stack_set_visible_child_name (self->stack, "menu");
  ts_board_turned (ts_board_part_get_board (TS_BOARD_PART (self)));
  gtk_widget_child_focus (GTK_WIDGET (self->menu), GTK_DIR_TAB_FORWARD);
}

static void
on_typed (GtkWidget *button)
{
  gtk_widget_activate_action (button, "play.by-hand", "s", "draw-product");
}

/* --- the menu --- */

static void
add_page (TsChipShopActions *self, const TsView *view, int page)
{
  GtkWidget *button = ts_choices_add_button (self->menu, _ (pages[page].label), NULL,
                                             ts_chip_shop_mark_new (pages[page].icon));

  gtk_widget_set_sensitive (button, ts_view_possible (view, ts_verb_find (view->game, pages[page].verb)));
  g_object_set_data (G_OBJECT (button), "page", GINT_TO_POINTER (page));
  g_signal_connect (button, "clicked", G_CALLBACK (on_page), self);
}

static void
offer_general (TsChipShopActions *self)
{
  /* As ts_chip_shop_resources. */
  static const struct {
    const char *label, *icon;
  } generals[] = {
    { N_ ("1 money for 1 R&D"), "chip-shop-rd" },
    { N_ ("1 money for 1 Marketing"), "chip-shop-marketing" },
    { N_ ("1 money for 1 Quality"), "chip-shop-quality" },
  };

  ts_choices_add_heading (self->menu, _ ("General specialist"));
  for (int i = 0; i < (int) G_N_ELEMENTS (generals); i++)
    ts_choices_add (self->menu, _ (generals[i].label), NULL, ts_chip_shop_mark_new (generals[i].icon),
                    ts_entry_build (&ts_chip_shop, "general", TS_NOBODY, "resource", i, NULL), TRUE);
}

static void
ts_chip_shop_actions_show (TsBoardPart *part, const TsView *view, const TsOutcome *outcome G_GNUC_UNUSED)
{
  TsChipShopActions *self = TS_CHIP_SHOP_ACTIONS (part);
  const ChipShop *state = view->state;
  int staff = state->base.turn >= 0 ? state->base.counters[state->base.turn][CHIP_STAFF] : 0;
  g_autofree char *heading =
      g_strdup_printf (ngettext ("%d staff token left", "%d staff tokens left", staff), staff);

  gtk_stack_set_visible_child_name (self->stack, "menu");
  ts_choices_clear (self->menu);
  ts_choices_add_heading (self->menu, heading);
  if (staff == 0)
    return;
  add_page (self, view, SPECIALIST);
  add_page (self, view, DRAW);
  ts_choices_add (self->menu, _ ("Release this year"), NULL, ts_chip_shop_mark_new ("chip-shop-release"),
                  ts_entry_build (&ts_chip_shop, "release-token", TS_NOBODY, NULL), TRUE);
  add_page (self, view, STREAM);
  if (state->fired.n > 0)
    add_page (self, view, HIRE);
  offer_general (self);
}

/* --- building --- */

static GtkWidget *
build_second (TsChipShopActions *self)
{
  GtkWidget *head, *cheaper;
  GtkWidget *typed = ts_button_new (_ ("_Type the Card In…"));

  self->title = GTK_LABEL (gtk_label_new (NULL));
  head = ts_chip_shop_head_new (self->title, G_CALLBACK (on_back), self);
  cheaper = gtk_label_new_with_mnemonic (_ ("A personality or a release makes it _cheaper"));
  gtk_label_set_wrap (GTK_LABEL (cheaper), TRUE);
  self->reduced = gtk_check_button_new ();
  gtk_check_button_set_child (GTK_CHECK_BUTTON (self->reduced), cheaper);
  gtk_label_set_mnemonic_widget (GTK_LABEL (cheaper), self->reduced);
  g_signal_connect_swapped (self->reduced, "toggled", G_CALLBACK (on_reduced), self);
  gtk_widget_set_halign (typed, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (typed, "pill");
  g_signal_connect (typed, "clicked", G_CALLBACK (on_typed), NULL);
  g_object_bind_property (self->cards, "visible", typed, "visible", G_BINDING_SYNC_CREATE);
  return ts_column_new (12, head, self->reduced, self->cards, self->choices, typed, NULL);
}

static void
ts_chip_shop_actions_class_init (TsChipShopActionsClass *klass)
{
  TS_BOARD_PART_CLASS (klass)->show = ts_chip_shop_actions_show;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "chipactions");
}

static void
ts_chip_shop_actions_init (TsChipShopActions *self)
{
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  gtk_stack_set_hhomogeneous (self->stack, FALSE);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->stack));
}

TsChipShopActions *
ts_chip_shop_actions_new (TsBoard *board)
{
  TsChipShopActions *self = g_object_new (TS_TYPE_CHIP_SHOP_ACTIONS, "board", board, NULL);

  self->menu = ts_choices_new_tiles (board);
  self->cards = ts_choices_new_tiles (board);
  ts_choices_add_search (self->cards, _ ("Find a card"));
  self->choices = ts_choices_new_tiles (board);
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->menu), "menu");
  gtk_stack_add_named (self->stack, build_second (self), "second");
  return self;
}
