#include "signing.h"

#include "config.h"
#include "refuse.h"
#include "rules.h"
#include "say.h"
#include "amount.h"

#include <glib/gi18n-lib.h>

#define MOST_TURNS 9

struct _TsCompetitorsSigning {
  AdwBin parent_instance;

  TsCompetitorsSheet *sheet;
  TsChips *vehicle;
  TsChips *from;
  TsChips *to;
  TsChips *turns;
  TsCompetitorsAmount *fee;
};

G_DEFINE_FINAL_TYPE (TsCompetitorsSigning, ts_competitors_signing, ADW_TYPE_BIN)

enum {
  BACK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
on_back (TsCompetitorsSigning *self)
{
  g_signal_emit (self, signals[BACK], 0);
}

static const char *
find_missing (TsCompetitorsSigning *self)
{
  if (ts_competitors_sheet_chosen (self->vehicle) < 0)
    return _ ("Which vehicle takes the goods?");
  if (ts_competitors_sheet_chosen (self->from) < 0)
    return _ ("Tap the sender’s continent, here or on the map.");
  if (ts_competitors_sheet_chosen (self->to) < 0)
    return _ ("Tap the receiver’s continent, here or on the map.");
  if (ts_competitors_sheet_chosen (self->turns) < 0)
    return _ ("How many movement turns does the Contract give?");
  return NULL;
}

static JsonObject *
build_entry (TsCompetitorsSigning *self)
{
  JsonObject *entry = ts_competitors_entry ("sign", TS_NOBODY);

  ts_competitors_entry_set_word (entry, "vehicle", ts_competitors_vehicles,
                                 ts_competitors_sheet_chosen (self->vehicle));
  ts_competitors_entry_set_word (entry, "from", ts_competitors_continents,
                                 ts_competitors_sheet_chosen (self->from));
  ts_competitors_entry_set_word (entry, "to", ts_competitors_continents,
                                 ts_competitors_sheet_chosen (self->to));
  json_object_set_int_member (entry, "turns", ts_competitors_sheet_chosen (self->turns) + 1);
  json_object_set_int_member (entry, "fee", ts_competitors_amount_get (self->fee));
  return entry;
}

static void
on_changed (TsCompetitorsSigning *self)
{
  const char *missing = find_missing (self);
  g_autofree char *hint = NULL;

  if (missing == NULL) {
    int points = ts_competitors_points (ts_competitors_sheet_chosen (self->from),
                                        ts_competitors_sheet_chosen (self->to));

    hint = g_strdup_printf (ngettext ("A delivery in time brings %d Victory Point.",
                                      "A delivery in time brings %d Victory Points.", points),
                            points);
  }
  ts_competitors_sheet_offer (self->sheet, _ ("Sign the Contract"),
                              missing == NULL ? build_entry (self) : NULL, missing != NULL ? missing : hint);
}

void
ts_competitors_signing_begin (TsCompetitorsSigning *self)
{
  ts_chips_set (self->vehicle, NULL, 0);
  ts_chips_set (self->from, NULL, 0);
  ts_chips_set (self->to, NULL, 0);
  ts_chips_set (self->turns, NULL, 0);
  ts_competitors_amount_set (self->fee, 0);
  on_changed (self);
}

void
ts_competitors_signing_pick (TsCompetitorsSigning *self, int continent)
{
  gint64 chosen = continent;

  ts_chips_set (ts_competitors_sheet_chosen (self->from) < 0 ? self->from : self->to, &chosen, 1);
  on_changed (self);
}

static TsChips *
add_words (TsCompetitorsSigning *self, const char *heading, const TsWord *words)
{
  TsChips *chips = ts_competitors_sheet_words (words, TS_CHIPS_ONE);

  g_signal_connect_swapped (chips, "changed", G_CALLBACK (on_changed), self);
  ts_competitors_sheet_add (self->sheet, heading, GTK_WIDGET (chips));
  return chips;
}

static void
add_turns (TsCompetitorsSigning *self)
{
  self->turns = TS_CHIPS (ts_chips_new (TS_CHIPS_ONE));
  for (int turns = 1; turns <= MOST_TURNS; turns++) {
    g_autofree char *label = g_strdup_printf ("%d", turns);

    ts_chips_add (self->turns, label, NULL);
  }
  g_signal_connect_swapped (self->turns, "changed", G_CALLBACK (on_changed), self);
  ts_competitors_sheet_add (self->sheet, _ ("Movement turns (T.M.)"), GTK_WIDGET (self->turns));
}

static void
ts_competitors_signing_class_init (TsCompetitorsSigningClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "firmsigning");
  signals[BACK] = g_signal_new ("back", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
}

static void
ts_competitors_signing_init (TsCompetitorsSigning *self G_GNUC_UNUSED)
{
}

TsCompetitorsSigning *
ts_competitors_signing_new (TsBoard *board)
{
  TsCompetitorsSigning *self = g_object_new (TS_TYPE_COMPETITORS_SIGNING, NULL);

  self->sheet = ts_competitors_sheet_new (board, TRUE);
  ts_competitors_sheet_set_title (self->sheet, _ ("Sign a Contract"));
  g_signal_connect_swapped (self->sheet, "back", G_CALLBACK (on_back), self);
  self->vehicle = add_words (self, _ ("Vehicle"), ts_competitors_vehicles);
  self->from = add_words (self, _ ("Sender’s continent"), ts_competitors_continents);
  self->to = add_words (self, _ ("Receiver’s continent"), ts_competitors_continents);
  add_turns (self);
  self->fee = ts_competitors_amount_new ();
  g_signal_connect_swapped (self->fee, "changed", G_CALLBACK (on_changed), self);
  ts_competitors_sheet_add (self->sheet, _ ("Fee"), GTK_WIDGET (self->fee));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->sheet));
  return self;
}
