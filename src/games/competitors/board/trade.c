#include "config.h"
#include "games/competitors/rules/rules.h"
#include "games/competitors/rules/trade.h"
#include "plans.h"
#include "trade-side.h"

#include <glib/gi18n-lib.h>

static gboolean
is_any_given (const TsEntry *entry, const char *side)
{
  const TsValue *goods = ts_entry_value (entry, side);

  for (guint i = 0; i < goods->n; i++)
    if (goods->members[i].given)
      return TRUE;
  return FALSE;
}

/* What lies in the middle is seen there: that something does is enough, once for both. */
static char *
tell_chosen (const TsView *view G_GNUC_UNUSED, const TsEntry *entry)
{
  return is_any_given (entry, "take") || is_any_given (entry, "give") ? g_strdup ("✓") : NULL;
}

static char *
tell_nothing (const TsView *view G_GNUC_UNUSED, const TsEntry *entry G_GNUC_UNUSED)
{
  return NULL;
}

/* Who sits across is above. */
static const TsSheetField fields[] = {
  { .field = "who", .question = N_ ("Tap who trades, and with whom.") },
  { .field = "with", .question = N_ ("Tap who trades, and with whom."), .together = "who", .others = TRUE },
  { .field = "take",
    .title = N_ ("Goods"),
    .question = N_ ("Tap what each of them gives; it comes into the middle."),
    .input = &ts_competitors_take_input,
    .answer = tell_chosen },
  { .field = "give", .together = "take", .input = &ts_competitors_give_input, .answer = tell_nothing },
  { 0 },
};

/* Whose turn it is sits at the table already; of two, the other one, too. */
static void
begin (TsSheet *sheet)
{
  TsView view = ts_board_part_get_view (TS_BOARD_PART (sheet));
  const TsState *state = ts_view_state (&view);
  int near = MAX (0, state->turn);

  if (state->n_seats > 2) {
    ts_competitors_begin_with_turn (sheet);
    return;
  }
  ts_sheet_fix_int (sheet, "who", near);
  ts_sheet_fix_int (sheet, "with", 1 - near);
}

/* Who gives nothing for what the other gives says so. */
static void
complete (const TsView *view G_GNUC_UNUSED, TsEntry *entry)
{
  gboolean gives = ts_entry_has (entry, "give");

  if (gives != ts_entry_has (entry, "take"))
    ts_entry_set_json (entry, gives ? "take" : "give", "{}");
}

static gboolean
is_empty (const TsEntry *entry, const char *side)
{
  return ts_entry_has (entry, side) && !is_any_given (entry, side);
}

static char *
tell_title (const TsView *view G_GNUC_UNUSED, const TsEntry *entry G_GNUC_UNUSED)
{
  return g_strdup (_ ("A trade"));
}

/* The Special cards that lie with Branches which one side gives. */
static void
add_discards (GString *text, const TsView *view, const TsEntry *entry, const char *side, int seat)
{
  const TsValue *goods = ts_entry_value (entry, side);
  const TsValue *branches;

  if (!goods->given)
    return;
  branches = &goods->members[ts_fields_find (ts_competitors_goods, "branches")];
  for (guint i = 0; i < branches->n; i++) {
    const CompetitorsSite *site = ts_competitors_branch (view->state, seat, branches->texts[i]);

    if (site == NULL || site->cards == 0)
      continue;
    if (text->len > 0)
      g_string_append_c (text, ' ');
    /* Translators: %s is a State */
    g_string_append_printf (text,
                            ngettext ("Discard the Special card kept in %s.",
                                      "Discard the Special cards kept in %s.", (gulong) site->cards),
                            site->state);
  }
}

static char *
preview (const TsView *view, const TsEntry *entry)
{
  gboolean gift = is_empty (entry, "give") || is_empty (entry, "take");
  GString *text = g_string_new (gift ? _ ("A gift: nothing is given for it.") : NULL);

  add_discards (text, view, entry, "give", entry->who);
  if (ts_entry_has (entry, "with"))
    add_discards (text, view, entry, "take", ts_entry_int (entry, "with"));
  return g_string_free (text, text->len == 0);
}

const TsSheetPlan ts_competitors_trade_plan = {
  .fields = fields,
  .begin = begin,
  .title = tell_title,
  .preview = preview,
  .complete = complete,
  .back = TRUE,
  .offered = TRUE,
};
