#include "company-chips.h"
#include "config.h"
#include "games/competitors/rules/rules.h"
#include "games/competitors/rules/shift.h"
#include "pictures.h"
#include "plans.h"

#include <glib/gi18n-lib.h>

static const TsSheetField fields[] = {
  { .field = "contract",
    .title = N_ ("Contract"),
    .question = N_ ("Which Contract’s goods go over?"),
    .input = &ts_competitors_contract_input },
  { .field = "vehicle",
    .title = N_ ("Vehicle"),
    .question = N_ ("Which vehicle in the same State takes the goods?"),
    .mark = ts_competitors_vehicle_mark,
    .stays = TRUE },
  { .field = "owner", .title = N_ ("Lent by"), .together = "vehicle", .others = TRUE },
  { 0 },
};

/* The only Contract there is needs no tap; of several, the one under way is meant. */
static void
begin (TsSheet *sheet)
{
  TsView view = ts_board_part_get_view (TS_BOARD_PART (sheet));
  const Competitors *state = view.state;
  int moving = ts_competitors_delivery_id (state);
  int n = 0, only = 0;

  for (int i = 0; i < state->n_contracts; i++)
    if (ts_competitors_may_shift (state, &state->contracts[i])) {
      only = i + 1;
      n++;
    }
  if (n == 1)
    ts_sheet_fix_int (sheet, "contract", only);
  else if (moving != 0)
    ts_sheet_set_int (sheet, "contract", moving);
}

static char *
tell_title (const TsView *view G_GNUC_UNUSED, const TsEntry *entry G_GNUC_UNUSED)
{
  return g_strdup (_ ("Shift the goods"));
}

static char *
tell_fuel (const TsView *view, const TsEntry *entry)
{
  if (!ts_entry_has (entry, "owner"))
    return NULL;
  /* Translators: %s is a player's name */
  return g_strdup_printf (_ ("It is lent: %s still pays the fuel."), ts_view_turn_name (view));
}

const TsSheetPlan ts_competitors_shift_plan = {
  .fields = fields,
  .begin = begin,
  .title = tell_title,
  .preview = tell_fuel,
  .back = TRUE,
  .offered = TRUE,
};
