#include "trade.h"

#include "config.h"
#include "games/competitors/rules/rules.h"
#include "money-entry.h"
#include "trade-side.h"
#include "widgets/scroll-into-view.h"

#include <glib/gi18n-lib.h>

#define NEAR 0 /* who says it: nearest to whoever holds the device */
#define FAR  1

struct _TsCompetitorsTradePanel {
  AdwBin parent_instance;

  TsBoard *board;
  TsCompetitorsSheet *sheet;
  TsChips *who;
  GtkWidget *table;
  TsCompetitorsTradeSide *sides[2];
  TsCompetitorsMoneyEntry *amount;
  int paying;      /* the side whose coins are counted out, or -1 */
  gboolean filled; /* `who` */
};

G_DEFINE_FINAL_TYPE (TsCompetitorsTradePanel, ts_competitors_trade_panel, ADW_TYPE_BIN)

enum {
  BACK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static TsView
view_of (TsCompetitorsTradePanel *self)
{
  return ts_session_view (ts_board_get_session (self->board));
}

/* --- the sheet --- */

static JsonObject *
build_entry (TsCompetitorsTradePanel *self, JsonObject *give, JsonObject *take)
{
  JsonObject *entry = ts_entry_begin ("trade", ts_competitors_trade_side_get_seat (self->sides[NEAR]));

  json_object_set_int_member (entry, "with", ts_competitors_trade_side_get_seat (self->sides[FAR]));
  json_object_set_object_member (entry, "give", give);
  json_object_set_object_member (entry, "take", take);
  return entry;
}

static void
offer (TsCompetitorsTradePanel *self)
{
  JsonObject *given[2];
  guint n, gifts = 0;

  ts_chips_get (self->who, &n);
  gtk_widget_set_visible (self->table, n == 2);
  gtk_widget_set_visible (GTK_WIDGET (self->amount), n == 2 && self->paying >= 0);
  if (n < 2) {
    ts_competitors_sheet_offer (self->sheet, _ ("Trade"), NULL, _ ("Tap who trades, and with whom."));
    return;
  }
  for (int side = NEAR; side <= FAR; side++) {
    given[side] = ts_competitors_trade_side_get_given (self->sides[side]);
    gifts += json_object_get_size (given[side]) > 0;
  }
  if (gifts > 0) {
    ts_competitors_sheet_offer (self->sheet, gifts == 2 ? _ ("Trade") : _ ("Give it as a gift"),
                                build_entry (self, given[NEAR], given[FAR]), NULL);
    return;
  }
  json_object_unref (given[NEAR]);
  json_object_unref (given[FAR]);
  ts_competitors_sheet_offer (self->sheet, _ ("Trade"), NULL,
                              _ ("Tap what each of them gives; it comes into the middle."));
}

/* --- taps --- */

/* The coins of a side are there to be tapped. */
static void
count_out (TsCompetitorsTradePanel *self, int side)
{
  TsView view = view_of (self);
  int seat = ts_competitors_trade_side_get_seat (self->sides[side]);
  /* Translators: spoken, of the coins to tap; %s is a player's name */
  g_autofree char *payer = g_strdup_printf (_ ("Money from %s"), ts_view_name (&view, seat));

  self->paying = side;
  ts_competitors_money_entry_set_most (self->amount,
                                       ts_view_state (&view)->counters[seat][COMPETITORS_MONEY]);
  ts_competitors_money_entry_set (self->amount, ts_competitors_trade_side_get_money (self->sides[side]));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->amount), GTK_ACCESSIBLE_PROPERTY_LABEL, payer, -1);
  offer (self);
}

/* Money goes one way: who paid before takes theirs back. */
static void
on_purse (TsCompetitorsTradeSide *side, TsCompetitorsTradePanel *self)
{
  int paying = side == self->sides[NEAR] ? NEAR : FAR;

  ts_competitors_trade_side_set_money (self->sides[1 - paying], 0);
  count_out (self, paying);
}

/* Money that was taken back is not counted any more. */
static void
on_moved (TsCompetitorsTradePanel *self)
{
  if (self->paying >= 0)
    ts_competitors_money_entry_set (self->amount,
                                    ts_competitors_trade_side_get_money (self->sides[self->paying]));
  offer (self);
}

static void
on_amount (TsCompetitorsTradePanel *self)
{
  if (self->paying >= 0)
    ts_competitors_trade_side_set_money (self->sides[self->paying],
                                         ts_competitors_money_entry_get (self->amount));
  offer (self);
}

static void
sit_down (TsCompetitorsTradePanel *self)
{
  TsView view = view_of (self);
  guint n;
  const gint64 *who = ts_chips_get (self->who, &n);

  self->paying = -1;
  for (int side = NEAR; side <= FAR && n == 2; side++)
    ts_competitors_trade_side_seat (self->sides[side], &view, (int) who[side]);
  offer (self);
  if (n == 2)
    ts_scroll_into_view (self->table);
}

/* A third one takes the second one's chair. */
static void
on_who (TsCompetitorsTradePanel *self)
{
  guint n;
  const gint64 *who = ts_chips_get (self->who, &n);

  if (n > 2) {
    gint64 two[] = { who[0], who[n - 1] };

    ts_chips_set (self->who, two, 2);
  }
  sit_down (self);
}

static void
on_back (TsCompetitorsTradePanel *self)
{
  g_signal_emit (self, signals[BACK], 0);
}

/* --- from outside --- */

void
ts_competitors_trade_panel_begin (TsCompetitorsTradePanel *self)
{
  TsView view = view_of (self);
  const TsState *state = ts_view_state (&view);
  int turn = MAX (0, state->turn);
  gint64 who[] = { turn, 1 - turn };

  if (!self->filled)
    ts_competitors_sheet_add_seats (self->who, &view);
  self->filled = TRUE;
  gtk_widget_set_visible (GTK_WIDGET (self->who), state->n_seats > 2);
  ts_chips_set (self->who, who, state->n_seats == 2 ? 2 : state->turn >= 0);
  sit_down (self);
}

void
ts_competitors_trade_panel_show (TsCompetitorsTradePanel *self)
{
  TsView view = view_of (self);
  guint n;

  ts_chips_get (self->who, &n);
  for (int side = NEAR; side <= FAR && n == 2; side++)
    ts_competitors_trade_side_show (self->sides[side], &view);
  if (n == 2 && self->paying >= 0)
    count_out (self, self->paying);
  else
    offer (self);
}

/* --- building --- */

static void
ts_competitors_trade_panel_class_init (TsCompetitorsTradePanelClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "firmexchange");
  signals[BACK] = g_signal_new ("back", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
}

static void
ts_competitors_trade_panel_init (TsCompetitorsTradePanel *self)
{
  self->paying = -1;
}

/* Who sits across is above. */
static GtkWidget *
build_table (TsCompetitorsTradePanel *self)
{
  self->table = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  for (int side = FAR; side >= NEAR; side--) {
    self->sides[side] = ts_competitors_trade_side_new (side == FAR);
    g_signal_connect_swapped (self->sides[side], "changed", G_CALLBACK (on_moved), self);
    g_signal_connect (self->sides[side], "purse", G_CALLBACK (on_purse), self);
    gtk_box_append (GTK_BOX (self->table), GTK_WIDGET (self->sides[side]));
  }
  return self->table;
}

TsCompetitorsTradePanel *
ts_competitors_trade_panel_new (TsBoard *board)
{
  TsCompetitorsTradePanel *self = g_object_new (TS_TYPE_COMPETITORS_TRADE_PANEL, NULL);

  self->board = board;
  self->sheet = ts_competitors_sheet_new (board, TRUE);
  ts_competitors_sheet_set_title (self->sheet, _ ("A trade"));
  g_signal_connect_swapped (self->sheet, "back", G_CALLBACK (on_back), self);
  self->who = ts_chips_new (TS_CHIPS_DISTINCT);
  g_signal_connect_swapped (self->who, "changed", G_CALLBACK (on_who), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->who), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Who trades, and with whom"), -1);
  ts_competitors_sheet_add (self->sheet, NULL, GTK_WIDGET (self->who));
  ts_competitors_sheet_add (self->sheet, NULL, build_table (self));
  self->amount = ts_competitors_money_entry_new ();
  ts_competitors_money_entry_hide_sum (self->amount);
  g_signal_connect_swapped (self->amount, "changed", G_CALLBACK (on_amount), self);
  ts_competitors_sheet_add (self->sheet, NULL, GTK_WIDGET (self->amount));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->sheet));
  return self;
}
