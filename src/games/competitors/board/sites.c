#include "config.h"
#include "games/competitors/rules/rules.h"
#include "plans.h"
#include "sales.h"

#include <glib/gi18n-lib.h>

static const TsSheetField fields[] = {
  { .field = "continent", .question = N_ ("Tap the continent, here or on the map."), .pick = "continent" },
  { .field = "state", .question = N_ ("Which State is it?"), .together = "continent" },
  { 0 },
};

static char *
tell_whose (const TsView *view, const TsEntry *entry G_GNUC_UNUSED)
{
  int turn = ts_view_state (view)->turn;

  /* Translators: %s is a player's name */
  return turn != TS_NOBODY ? g_strdup_printf (_ ("The Headquarters of %s"), ts_view_name (view, turn)) : NULL;
}

static char *
tell_branch (const TsView *view G_GNUC_UNUSED, const TsEntry *entry G_GNUC_UNUSED)
{
  return g_strdup (_ ("Buy a Branch"));
}

static void
begin_branch (TsSheet *sheet)
{
  ts_sheet_fix_int (sheet, "what", COMPETITORS_BRANCH);
}

const TsSheetPlan ts_competitors_found_plan = { .fields = fields, .title = tell_whose, .offered = TRUE };

const TsSheetPlan ts_competitors_branch_plan = {
  .fields = fields,
  .begin = begin_branch,
  .confirm = N_ ("Buy the Branch"),
  .title = tell_branch,
  .help = ts_competitors_sales_help,
  .back = TRUE,
  .offered = TRUE,
};
