#include "config.h"
#include "games/competitors/rules/rules.h"
#include "money-entry.h"
#include "pictures.h"
#include "plans.h"
#include "referee/number.h"
#include "state-entry.h"

#include <glib/gi18n-lib.h>

static gboolean
knows_sender (const TsView *view G_GNUC_UNUSED, const TsEntry *entry)
{
  return ts_entry_has (entry, "from");
}

static gboolean
knows_receiver (const TsView *view G_GNUC_UNUSED, const TsEntry *entry)
{
  return ts_entry_has (entry, "to");
}

static char *
tell_fee (const TsView *view G_GNUC_UNUSED, const TsEntry *entry)
{
  return ts_number_tell (ts_entry_int (entry, "fee"));
}

static const TsSheetField fields[] = {
  { .field = "vehicle",
    .title = N_ ("Vehicle"),
    .question = N_ ("Which vehicle takes the goods?"),
    .mark = ts_competitors_vehicle_mark },
  { .field = "from",
    .title = N_ ("From"),
    .question = N_ ("Tap the sender’s continent, here or on the map."),
    .pick = "continent" },
  { .field = "from_state", .together = "from", .input = &ts_competitors_sender_input, .asked = knows_sender },
  { .field = "to",
    .title = N_ ("To"),
    .question = N_ ("Tap the receiver’s continent, here or on the map."),
    .pick = "continent" },
  { .field = "to_state", .together = "to", .input = &ts_competitors_receiver_input, .asked = knows_receiver },
  { .field = "turns",
    /* Translators: short for movement turns */
    .title = N_ ("T.M."),
    .question = N_ ("How many movement turns does the Contract give?") },
  { .field = "fee", .title = N_ ("Fee"), .input = &ts_competitors_money_input, .answer = tell_fee },
  { .field = "goods", .title = N_ ("Goods") },
  { .field = "illegal", .together = "goods" },
  { 0 },
};

static char *
tell_title (const TsView *view G_GNUC_UNUSED, const TsEntry *entry G_GNUC_UNUSED)
{
  return g_strdup (_ ("Sign a Contract"));
}

/* What it costs, and what it brings once that is known. */
static char *
tell_points (const TsView *view G_GNUC_UNUSED, const TsEntry *entry)
{
  int points;

  if (!ts_entry_has (entry, "from") || !ts_entry_has (entry, "to"))
    return g_strdup (_ ("It takes 2 Territory cards and 1 Contract card."));
  points = ts_competitors_points (ts_entry_int (entry, "from"), ts_entry_int (entry, "to"));
  return g_strdup_printf (ngettext ("A delivery in time brings %d Victory Point.",
                                    "A delivery in time brings %d Victory Points.", points),
                          points);
}

const TsSheetPlan ts_competitors_sign_plan = {
  .fields = fields,
  .confirm = N_ ("Sign the Contract"),
  .title = tell_title,
  .preview = tell_points,
  .back = TRUE,
  .offered = TRUE,
};
