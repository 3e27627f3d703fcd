#include "config.h"
#include "money-entry.h"
#include "plans.h"
#include "referee/number.h"
#include "sales.h"

#include <glib/gi18n-lib.h>

static const TsSheetField pay_fields[] = {
  { .field = "amount",
    .question = N_ ("Tap the money, then who is paid."),
    .input = &ts_competitors_money_input },
  { .field = "to",
    .title = N_ ("To whom?"),
    .question = N_ ("To whom?"),
    .together = "amount",
    .others = TRUE },
  { .field = "who", .title = N_ ("Who pays"), .question = N_ ("Tap who pays."), .together = "amount" },
  { 0 },
};

const TsSheetPlan ts_competitors_pay_plan = {
  .fields = pay_fields,
  .begin = ts_competitors_begin_with_turn,
  .help = ts_competitors_sales_help,
  .offered = TRUE,
  .beside = TRUE,
  .one_tap = TRUE,
  .tried = TRUE,
};

static const TsSheetField receive_fields[] = {
  { .field = "amount",
    .question = N_ ("Tap the money, then who is paid."),
    .input = &ts_competitors_money_input },
  { .field = "who", .title = N_ ("To whom?"), .question = N_ ("To whom?"), .together = "amount" },
  { 0 },
};

static char *
tell_receive (const TsView *view G_GNUC_UNUSED, const TsEntry *entry G_GNUC_UNUSED)
{
  return g_strdup (_ ("Receive from the bank"));
}

const TsSheetPlan ts_competitors_receive_plan = {
  .fields = receive_fields,
  .title = tell_receive,
  .back = TRUE,
  .offered = TRUE,
  .one_tap = TRUE,
  .tried = TRUE,
};
