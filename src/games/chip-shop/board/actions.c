#include "actions.h"

#include "config.h"
#include "decks.h"
#include "forms.h"
#include "games/chip-shop/rules/choices.h"
#include "games/chip-shop/rules/staff.h"
#include "news.h"
#include "parts.h"
#include "quantity.h"
#include "referee/every-game.h"
#include "widgets/choices.h"
#include "widgets/scroll-into-view.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

#define TILE_WIDTH 100 /* sp: three have room beside each other on a phone */
#define LEAD       84  /* sp: of a price beside three tiles, where there is little room */

struct _TsChipShopActions {
  TsBoardPart parent_instance;

  GtkStack *stack;
  TsChipShopNews *news;
  TsChoices *menu;
  GtkLabel *refusal; /* why what is too dear is */
  GtkLabel *looker;  /* who alone looks while a product is drawn */
  TsChoices *cards;
  GtkLabel *chooser; /* who does so on the phone */
  GtkWidget *here;   /* leads to the cards nevertheless */
  GtkLabel *asks;    /* on a page of their own: the income streams, who can be hired, products for Business */
  TsChoices *which;
};

G_DEFINE_FINAL_TYPE (TsChipShopActions, ts_chip_shop_actions, TS_TYPE_BOARD_PART)

static TsView
view_of (TsChipShopActions *self)
{
  return ts_board_part_get_view (TS_BOARD_PART (self));
}

/* --- specialists --- */

/* Whose expert and genius turn money into as much of a resource: from left to right as the general
 * specialist's tiles above them, where three stand beside each other. */
static const struct {
  int kind, resource;
  const char *label;
} makers[] = {
  { CHIP_ENGINEERING, CHIP_RD, N_ ("Engineering") },
  { CHIP_MARKETER, CHIP_MARKETING, N_ ("Marketing") },
  { CHIP_PRODUCT, CHIP_QUALITY, N_ ("Product") },
};

static JsonObject *
build_specialist (int kind, int level)
{
  return ts_entry_build (&ts_chip_shop, "specialist", TS_NOBODY, "kind", kind, "level", level, NULL);
}

/* (transfer full) */
static char *
tell_made (int level, int resource, int number)
{
  g_autofree char *made = ts_chip_shop_forms_tell_gain (resource, number);
  g_autofree char *loyalty = ts_chip_shop_forms_tell_gain (CHIP_LOYALTY, 1);

  if (level == CHIP_GENIUS && resource == CHIP_MARKETING)
    return g_strconcat (made, _ (", "), loyalty, NULL);
  return g_steal_pointer (&made);
}

/* A heading says the price, and who is on offer for it. Why the cheapest that is too dear is refused stands
 * below all of them, so that none of them moves. Returns whether `entry` (transfer full), which is one of
 * them, would be accepted. */
static gboolean
begin_price (TsChipShopActions *self, const char *heading, JsonObject *entry)
{
  g_autoptr (JsonObject) said = entry;
  g_autoptr (GError) error = NULL;
  gboolean accepted = ts_session_would_accept (
      ts_board_get_session (ts_board_part_get_board (TS_BOARD_PART (self))), said, &error);

  ts_choices_add_heading (self->menu, heading);
  if (!accepted && !gtk_widget_get_visible (GTK_WIDGET (self->refusal))) {
    gtk_label_set_label (self->refusal, error->message);
    gtk_widget_set_visible (GTK_WIDGET (self->refusal), TRUE);
  }
  return accepted;
}

static gboolean
offer_level (TsChipShopActions *self, int level, const char *heading)
{
  int number = level == CHIP_GENIUS ? 4 : 2;
  gboolean accepted = begin_price (self, heading, build_specialist (CHIP_ENGINEERING, level));

  for (guint i = 0; i < G_N_ELEMENTS (makers); i++) {
    g_autofree char *made = tell_made (level, makers[i].resource, number);

    ts_choices_add_blindly (self->menu, _ (makers[i].label), made,
                            ts_chip_shop_mark_new (ts_chip_shop_quantity_icon (makers[i].resource)),
                            build_specialist (makers[i].kind, level), accepted);
  }
  return accepted;
}

/* Returns whether an expert can be paid. */
static gboolean
offer_specialists (TsChipShopActions *self)
{
  gboolean expert;

  ts_chip_shop_forms_offer_resources (self->menu, "general",
                                      begin_price (self, _ ("General specialist: 1 money each"),
                                                   ts_chip_shop_forms_build_resource ("general", CHIP_RD)));
  expert = offer_level (self, CHIP_EXPERT, _ ("Experts: 2 money each"));
  offer_level (self, CHIP_GENIUS, _ ("Geniuses: 4 money each"));
  return expert;
}

/* --- what takes a second tap --- */

/* The big button ends no actions while something is chosen. */
static void
turn_to (TsChipShopActions *self, const char *page, gpointer choices, const char *asks)
{
  if (g_str_equal (gtk_stack_get_visible_child_name (self->stack), "menu"))
    ts_board_part_open (TS_BOARD_PART (self));
  gtk_stack_set_visible_child_name (self->stack, page);
  ts_board_part_offer_back (TS_BOARD_PART (self), _ ("Back to the actions"));
  ts_board_turned (ts_board_part_get_board (TS_BOARD_PART (self)));
  ts_scroll_into_view (GTK_WIDGET (self)); /* the button was further down */
  gtk_accessible_announce (GTK_ACCESSIBLE (self), asks, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  gtk_root_set_focus (gtk_widget_get_root (choices),
                      NULL); /* GTK has given it to the page; it would go on there */
  gtk_widget_child_focus (choices, GTK_DIR_TAB_FORWARD);
}

static void
turn_to_which (TsChipShopActions *self, const char *asks)
{
  gtk_label_set_label (self->asks, asks);
  turn_to (self, "which", self->which, asks);
}

/* FALSE: the press was for something else. */
static gboolean
begin_which (TsChipShopActions *self)
{
  if (!ts_board_admits_press (ts_board_part_get_board (TS_BOARD_PART (self))))
    return FALSE;
  ts_choices_clear (self->which);
  return TRUE;
}

static void
on_streams (TsChipShopActions *self)
{
  TsView view = view_of (self);

  if (!begin_which (self))
    return;
  ts_chip_shop_forms_offer (self->which, &view, "income", "chip-shop-streams", FALSE);
  turn_to_which (self, _ ("Which income stream?"));
}

static void
on_hire (TsChipShopActions *self)
{
  TsView view = view_of (self);

  if (!begin_which (self))
    return;
  ts_chip_shop_forms_offer (self->which, &view, "hire", "chip-shop-staff", TRUE);
  turn_to_which (self, _ ("Hire"));
}

static JsonObject *
build_business (int level, int product)
{
  return ts_entry_build (&ts_chip_shop, "specialist", TS_NOBODY, "kind", CHIP_BUSINESS, "level", level,
                         "product", product, NULL);
}

/* How many products one of that level could work on now; `product`: the last of them, if there is any. */
static int
count_business (TsChipShopActions *self, const ChipShop *state, int level, int *product)
{
  TsSession *session = ts_board_get_session (ts_board_part_get_board (TS_BOARD_PART (self)));
  int n = 0;

  for (int id = 1; id <= state->n_products; id++) {
    g_autoptr (JsonObject) entry = build_business (level, id);

    if (!ts_session_would_accept (session, entry, NULL))
      continue;
    *product = id;
    n++;
  }
  return n;
}

/* (transfer full) */
static char *
tell_piles (const ChipShop *state, int level, int product)
{
  int piles = level == CHIP_GENIUS ? 2 : 1;
  const char *name = ts_chip_shop_product_name (state, ts_chip_shop_product (state, product));

  /* Translators: how many, the name of a product */
  return g_strdup_printf (ngettext ("%d more pile on %s", "%d more piles on %s", piles), piles, name);
}

static void
offer_business (TsChipShopActions *self, const ChipShop *state, int level, const char *heading)
{
  ts_choices_add_heading (self->which, heading);
  for (int id = 1; id <= state->n_products; id++) {
    g_autofree char *piles = tell_piles (state, level, id);

    ts_choices_add (self->which, piles, NULL, ts_chip_shop_mark_new ("chip-shop-money"),
                    build_business (level, id), FALSE);
  }
}

static void
on_business (TsChipShopActions *self)
{
  TsView view = view_of (self);
  int product;

  if (!begin_which (self))
    return;
  offer_business (self, view.state, CHIP_EXPERT, _ ("Experts: 2 money each"));
  if (count_business (self, view.state, CHIP_GENIUS, &product) > 0)
    offer_business (self, view.state, CHIP_GENIUS, _ ("Geniuses: 4 money each"));
  turn_to_which (self, _ ("Business"));
}

/* --- drawing a product --- */

/* What is drawn is nobody else's business, so the cards are on a page that only its owner looks at. */
static void
choose_here (TsChipShopActions *self)
{
  TsView view = view_of (self);
  /* Translators: while a product is drawn; %s is a player's name */
  g_autofree char *looker = g_strdup_printf (_ ("Only %s looks now"), ts_view_turn_name (&view));

  gtk_label_set_label (self->looker, looker);
  ts_chip_shop_decks_offer (self->cards, view.state);
  turn_to (self, "drawing", self->cards, looker);
}

/* The owner's phone has them as well, and nobody has to look away. */
static void
choose_by_phone (TsChipShopActions *self)
{
  TsView view = view_of (self);
  /* Translators: in the place of the cards that a product can be drawn from; %s is a player's name */
  g_autofree char *chooser = g_strdup_printf (_ ("%s chooses on the phone"), ts_view_turn_name (&view));

  gtk_label_set_label (self->chooser, chooser);
  turn_to (self, "elsewhere", self->here, chooser);
}

static void
on_drawing (TsChipShopActions *self)
{
  TsBoard *board = ts_board_part_get_board (TS_BOARD_PART (self));
  TsView view = view_of (self);

  if (!ts_board_admits_press (board))
    return;
  if (ts_board_has_phone (board, ts_view_state (&view)->turn))
    choose_by_phone (self);
  else
    choose_here (self);
}

static void
on_typed (GtkWidget *button)
{
  gtk_widget_activate_action (button, "play.by-hand", "s", "draw-product");
}

/* --- the menu --- */

/* A token for it is enough for the whole year. */
static void
offer_release (TsChipShopActions *self, const ChipShop *state)
{
  if (state->may_release[state->base.turn])
    gtk_widget_set_sensitive (ts_choices_add_button (self->menu, _ ("Release this year"), _ ("Planned"),
                                                     ts_chip_shop_mark_new ("chip-shop-release")),
                              FALSE);
  else
    ts_choices_add (self->menu, _ ("Release this year"), NULL, ts_chip_shop_mark_new ("chip-shop-release"),
                    ts_entry_build (&ts_chip_shop, "release-token", TS_NOBODY, NULL), TRUE);
}

/* Three are all that a company may use. */
static void
offer_streams (TsChipShopActions *self, const ChipShop *state)
{
  int used = state->base.counters[state->base.turn][CHIP_STREAMS];
  g_autofree char *detail = g_strdup_printf (_ ("%d of %d used"), used, CHIP_MAX_STREAMS);
  GtkWidget *button = ts_choices_add_button (self->menu, _ ("Income stream"), detail,
                                             ts_chip_shop_mark_new ("chip-shop-streams"));

  gtk_widget_set_sensitive (button, used < CHIP_MAX_STREAMS);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_streams), self);
}

/* What has one answer only is not asked. */
static void
offer_business_tile (TsChipShopActions *self, const ChipShop *state)
{
  int product = 0;
  int experts = count_business (self, state, CHIP_EXPERT, &product);
  g_autofree char *piles = NULL;
  GtkWidget *mark;

  if (experts == 0)
    return;
  mark = ts_chip_shop_mark_new ("chip-shop-money");
  if (experts == 1 && count_business (self, state, CHIP_GENIUS, &product) == 0) {
    piles = tell_piles (state, CHIP_EXPERT, product);
    ts_choices_add (self->menu, _ ("Business"), piles, mark, build_business (CHIP_EXPERT, product), FALSE);
  } else {
    g_signal_connect_swapped (ts_choices_add_button (self->menu, _ ("Business"), _ ("2 or 4 money"), mark),
                              "clicked", G_CALLBACK (on_business), self);
  }
}

static void
offer_hire_tile (TsChipShopActions *self, const TsView *view)
{
  const ChipShop *state = view->state;
  const TsVerb *hire = ts_verb_find (view->game, "hire");
  g_autoptr (TsEntry) entry = ts_entry_new (hire, TS_NOBODY);
  g_autofree char *name = NULL;
  GtkWidget *mark;

  if (state->fired.n == 0)
    return;
  mark = ts_chip_shop_mark_new ("chip-shop-staff");
  if (state->fired.n == 1) {
    hire->forms (view, 0, entry);
    name = ts_chip_shop_choice_label (view, entry, TRUE);
    ts_choices_add (self->menu, _ ("Hire"), name, mark, ts_entry_write (entry), TRUE);
  } else {
    g_signal_connect_swapped (ts_choices_add_button (self->menu, _ ("Hire"), NULL, mark), "clicked",
                              G_CALLBACK (on_hire), self);
  }
}

/* The specialists who turn no money into a resource, and those who were fired. */
static void
offer_others (TsChipShopActions *self, const TsView *view, gboolean expert)
{
  ts_choices_add_heading (self->menu, NULL);
  ts_choices_add_blindly (self->menu, _ ("Legal"), _ ("2 money; blocks one action, by hand"),
                          ts_chip_shop_mark_new ("chip-shop-specialist"),
                          build_specialist (CHIP_LEGAL, CHIP_EXPERT), expert);
  offer_business_tile (self, view->state);
  offer_hire_tile (self, view);
}

static void
offer_drawing (TsChipShopActions *self)
{
  GtkWidget *button = ts_choices_add_button (self->menu, _ ("Draw a product"), NULL,
                                             ts_chip_shop_mark_new ("chip-shop-computer"));

  gtk_widget_add_css_class (button, "chip-draw");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_drawing), self);
}

void
ts_chip_shop_actions_save_height (TsChipShopActions *self, gboolean save)
{
  ts_choices_set_lead (self->menu, save ? LEAD : 0);
}

static void
ts_chip_shop_actions_show (TsBoardPart *part, const TsView *view, const TsOutcome *outcome G_GNUC_UNUSED)
{
  TsChipShopActions *self = TS_CHIP_SHOP_ACTIONS (part);
  const ChipShop *state = view->state;
  ts_chip_shop_news_show (self->news, ts_board_get_session (ts_board_part_get_board (part)));
  gtk_stack_set_visible_child_name (self->stack, "menu");
  ts_board_part_offer (part, NULL, NULL);
  ts_choices_clear (self->menu);
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), FALSE);
  if (!ts_chip_shop_has_token (view))
    return; /* the prompt says so, and how many there are */
  offer_drawing (self);
  offer_release (self, state);
  offer_streams (self, state);
  offer_others (self, view, offer_specialists (self));
}

/* --- building --- */

static GtkWidget *
build_drawing (TsChipShopActions *self)
{
  GtkWidget *typed = ts_button_new (_ ("_Type the Card In…"));

  self->looker = GTK_LABEL (ts_heading_new (NULL, "title-3", 2));
  gtk_widget_set_halign (typed, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (typed, "pill");
  g_signal_connect (typed, "clicked", G_CALLBACK (on_typed), NULL);
  return ts_column_new (12, self->looker, self->cards, typed, NULL);
}

static GtkWidget *
build_elsewhere (TsChipShopActions *self)
{
  self->chooser = GTK_LABEL (ts_heading_new (NULL, "title-3", 2));
  self->here = ts_button_new (_ ("_Choose Here"));
  gtk_widget_set_halign (self->here, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->here, "pill");
  g_signal_connect_swapped (self->here, "clicked", G_CALLBACK (choose_here), self);
  return ts_column_new (12, self->chooser, self->here, NULL);
}

static GtkWidget *
build_which (TsChipShopActions *self)
{
  self->asks = GTK_LABEL (ts_heading_new (NULL, "title-3", 2));
  self->which = ts_choices_new_tiles (ts_board_part_get_board (TS_BOARD_PART (self)));
  return ts_column_new (12, self->asks, self->which, NULL);
}

static gboolean
ts_chip_shop_actions_step_back (TsBoardPart *part)
{
  TsChipShopActions *self = TS_CHIP_SHOP_ACTIONS (part);

  if (g_str_equal (gtk_stack_get_visible_child_name (self->stack), "menu"))
    return FALSE;
  ts_board_part_back (part);
  return TRUE;
}

static void
ts_chip_shop_actions_class_init (TsChipShopActionsClass *klass)
{
  TS_BOARD_PART_CLASS (klass)->show = ts_chip_shop_actions_show;
  TS_BOARD_PART_CLASS (klass)->step_back = ts_chip_shop_actions_step_back;
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
  gtk_widget_add_css_class (GTK_WIDGET (self->menu), "chip-menu");
  ts_choices_set_tile_width (self->menu, TILE_WIDTH);
  self->cards = ts_choices_new_tiles (board);
  ts_choices_add_search (self->cards, _ ("Find a card"));
  self->news = ts_chip_shop_news_new ();
  self->refusal = GTK_LABEL (ts_text_new (NULL, "choice-detail"));
  gtk_stack_add_named (self->stack, ts_column_new (8, self->news, self->menu, self->refusal, NULL), "menu");
  gtk_stack_add_named (self->stack, build_drawing (self), "drawing");
  gtk_stack_add_named (self->stack, build_elsewhere (self), "elsewhere");
  gtk_stack_add_named (self->stack, build_which (self), "which");
  return self;
}
