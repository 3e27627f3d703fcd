#include "market.h"

#include "config.h"
#include "games/competitors/rules/market.h"
#include "games/competitors/rules/rules.h"
#include "pictures.h"
#include "referee/number.h"
#include "sales.h"
#include "widgets/choices.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

struct _TsCompetitorsMarket {
  TsBoardPart parent_instance;

  TsChoices *choices;
  GtkLabel *sales; /* what could be sold for what is too dear */
};

G_DEFINE_FINAL_TYPE (TsCompetitorsMarket, ts_competitors_market, TS_TYPE_BOARD_PART)

static JsonObject *
buy_entry (int ware)
{
  return ts_entry_build (&ts_competitors, "buy", TS_NOBODY, "what", ware, NULL);
}

static void
on_branch (GtkWidget *button)
{
  gtk_widget_activate_action (button, "part.open", "s", "branch");
}

/* What is too dear stays in sight, and says how much is missing. */
static void
add_ware (TsCompetitorsMarket *self, const TsView *view, int ware)
{
  const Competitors *state = view->state;
  int missing = ts_competitors_price (ware) - state->base.counters[state->base.turn][COMPETITORS_MONEY];
  const char *label = _ (ts_competitors_wares[ware].label);
  GtkWidget *picture;
  g_autofree char *price = ts_number_tell (ts_competitors_price (ware));
  g_autofree char *sum = ts_number_tell (missing);
  /* Translators: below a vehicle: what it costs */
  g_autofree char *deed = g_strdup_printf (_ ("Buy: %s"), price);
  /* Translators: the sum that is not there of what something costs */
  g_autofree char *gap = g_strdup_printf (_ ("%s missing"), sum);
  g_autofree char *detail = g_strdup_printf ("%s\n%s", deed, gap);
  GtkWidget *button;

  if (!ts_competitors_is_for_sale (view, ware))
    return;
  picture = ts_competitors_picture_new (ts_competitors_wares[ware].id);
  if (missing > 0) {
    button = ts_choices_add_button (self->choices, label, detail, picture);
    gtk_widget_set_sensitive (button, FALSE);
  } else if (ware == COMPETITORS_BRANCH) {
    button = ts_choices_add_button (self->choices, label, deed, picture);
    g_signal_connect (button, "clicked", G_CALLBACK (on_branch), NULL);
  } else {
    ts_choices_add (self->choices, label, deed, picture, buy_entry (ware), FALSE);
  }
}

/* In the rules' own words: for the cheapest vehicle that is too dear. NULL: none is. (transfer full) */
static char *
tell_sales (TsCompetitorsMarket *self, const TsView *view)
{
  TsSession *session = ts_board_get_session (ts_board_part_get_board (TS_BOARD_PART (self)));

  for (int ware = 0; ware < COMPETITORS_VEHICLES; ware++) {
    g_autoptr (JsonObject) entry = buy_entry (ware);
    g_autoptr (GError) error = NULL;

    if (ts_competitors_is_for_sale (view, ware) && !ts_session_would_accept (session, entry, &error))
      return g_strdup (error->message);
  }
  return NULL;
}

/* The sentence stands below what can be tapped: each ware says itself what is missing. */
static void
ts_competitors_market_show (TsBoardPart *part, const TsView *view, const TsOutcome *outcome G_GNUC_UNUSED)
{
  TsCompetitorsMarket *self = TS_COMPETITORS_MARKET (part);
  g_autofree char *sales = tell_sales (self, view);

  ts_choices_clear (self->choices);
  ts_choices_add_heading (self->choices, _ ("Buy or sell"));
  for (int ware = 0; ware <= COMPETITORS_BRANCH; ware++)
    add_ware (self, view, ware);
  ts_competitors_sales_add (self->choices, view);
  gtk_label_set_label (self->sales, sales != NULL ? sales : "");
  gtk_widget_set_visible (GTK_WIDGET (self->sales), sales != NULL);
  ts_board_part_offer_back (part, _ ("Back to the actions"));
}

static void
ts_competitors_market_class_init (TsCompetitorsMarketClass *klass)
{
  TS_BOARD_PART_CLASS (klass)->show = ts_competitors_market_show;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "firmactions");
}

static void
ts_competitors_market_init (TsCompetitorsMarket *self G_GNUC_UNUSED)
{
}

TsCompetitorsMarket *
ts_competitors_market_new (TsBoard *board)
{
  TsCompetitorsMarket *self = g_object_new (TS_TYPE_COMPETITORS_MARKET, "board", board, NULL);

  self->choices = ts_choices_new_tiles (board);
  self->sales = GTK_LABEL (ts_text_new (NULL, "choice-heading"));
  adw_bin_set_child (ADW_BIN (self), ts_column_new (8, self->choices, self->sales, NULL));
  return self;
}
