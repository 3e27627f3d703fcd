#include "event.h"

#include "config.h"
#include "games/chip-shop/rules/cards.h"
#include "games/chip-shop/rules/rules.h"
#include "news.h"
#include "widgets/choices.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

struct _TsChipShopEventPanel {
  TsBoardPart parent_instance;

  TsChipShopNews *news;
  TsChoices *choices;
};

G_DEFINE_FINAL_TYPE (TsChipShopEventPanel, ts_chip_shop_event_panel, TS_TYPE_BOARD_PART)

/* --- what can be drawn --- */

/* By what it hits: some cards share their name, and differ in that alone. */
static const char *
tell_ranking (const ChipEvent *event)
{
  static const char *const whom[] = {
    [CHIP_HITS_DRAWER] = N_ ("Hits who drew it"),
    [CHIP_HITS_ALL] = N_ ("Hits everybody"),
    [CHIP_HITS_HIGHEST_LOYALTY] = N_ ("Hits the highest Loyalty"),
    [CHIP_HITS_LOWEST_LOYALTY] = N_ ("Hits the lowest Loyalty"),
    [CHIP_HITS_HIGHEST_LONGEVITY] = N_ ("Hits the highest Longevity"),
    [CHIP_HITS_LOWEST_LONGEVITY] = N_ ("Hits the lowest Longevity"),
  };

  return _ (whom[event->hits]);
}

/* Whom it would hit now. */
static char *
tell_hits (const TsView *view, int card)
{
  const ChipShop *state = view->state;
  int seat = ts_chip_shop_event_hits (state, card, state->base.turn);
  const char *ranking = tell_ranking (&ts_chip_shop_events[card]);

  if (seat == TS_NOBODY)
    return g_strdup (_ ("Hits nobody"));
  if (seat == CHIP_EVERYBODY)
    return g_strdup (ranking);
  /* Translators: by what an event hits, and a player's name, as in “Hits the lowest Loyalty: Ann” */
  return g_strdup_printf (_ ("%s: %s"), ranking, ts_view_name (view, seat));
}

static void
offer (TsChipShopEventPanel *self, int card, const char *label, gboolean keep)
{
  TsView view = ts_board_part_get_view (TS_BOARD_PART (self));
  g_autofree char *hits = tell_hits (&view, card);

  ts_choices_add (self->choices, label, hits, NULL,
                  ts_entry_build (&ts_chip_shop, "event", TS_NOBODY, "card", card, "keep", keep, NULL),
                  FALSE);
}

static void
offer_choice (TsChipShopEventPanel *self, int card)
{
  const char *name = ts_chip_shop_events[card].name;
  /* Translators: buttons for an event card that can be played or kept; %s is the card's name */
  g_autofree char *now = g_strdup_printf (_ ("%s: play it now"), name);
  /* Translators: buttons for an event card that can be played or kept; %s is the card's name */
  g_autofree char *later = g_strdup_printf (_ ("%s: keep it"), name);

  offer (self, card, now, FALSE);
  offer (self, card, later, TRUE);
}

static void
ts_chip_shop_event_panel_show (TsBoardPart *part, const TsView *view, const TsOutcome *outcome G_GNUC_UNUSED)
{
  TsChipShopEventPanel *self = TS_CHIP_SHOP_EVENT_PANEL (part);
  const ChipShop *state = view->state;

  ts_chip_shop_news_show (self->news, ts_board_get_session (ts_board_part_get_board (TS_BOARD_PART (self))));
  gtk_widget_set_visible (GTK_WIDGET (self->choices), state->draws > 0);
  ts_choices_clear (self->choices);
  for (int i = 0; i < CHIP_N_EVENTS && state->draws > 0; i++)
    if (ts_chip_shop_events[i].choice)
      offer_choice (self, i);
    else
      offer (self, i, ts_chip_shop_events[i].name, FALSE);
}

static void
ts_chip_shop_event_panel_class_init (TsChipShopEventPanelClass *klass)
{
  TS_BOARD_PART_CLASS (klass)->show = ts_chip_shop_event_panel_show;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "chipevent");
}

static void
ts_chip_shop_event_panel_init (TsChipShopEventPanel *self)
{
  self->news = ts_chip_shop_news_new ();
}

TsChipShopEventPanel *
ts_chip_shop_event_panel_new (TsBoard *board)
{
  TsChipShopEventPanel *self = g_object_new (TS_TYPE_CHIP_SHOP_EVENT_PANEL, "board", board, NULL);

  self->choices = ts_choices_new_tiles (board);
  ts_choices_add_search (self->choices, _ ("Find a card"));
  adw_bin_set_child (ADW_BIN (self), ts_column_new (12, self->news, self->choices, NULL));
  return self;
}
