#include "company-chips.h"
#include "config.h"
#include "games/competitors/rules/dealings.h"
#include "games/competitors/rules/rules.h"
#include "pictures.h"
#include "plans.h"

#include <glib/gi18n-lib.h>

/* --- losing --- */

static char *
tell_has (const TsView *view, const TsEntry *entry, int what)
{
  int counter = ts_competitors_lost_counter (what);
  int has = entry->who != TS_NOBODY ? ts_view_state (view)->counters[entry->who][counter] : 0;

  /* Translators: how many of something a company has */
  return has > 0 ? g_strdup_printf (_ ("%d in all"), has) : NULL;
}

static GtkWidget *
loss_mark (int what)
{
  return ts_competitors_picture_new (ts_competitors_losses[what].id);
}

static const TsSheetField lose_fields[] = {
  { .field = "who", .title = N_ ("Whose"), .question = N_ ("Tap whose it is.") },
  { .field = "what", .question = N_ ("What is lost?"), .mark = loss_mark, .detail = tell_has },
  { .field = "contract",
    .title = N_ ("Contract"),
    .question = N_ ("Which Contract fails with it?"),
    .input = &ts_competitors_contract_input,
    .asked = ts_competitors_is_bound },
  { 0 },
};

/* The question stays where it is left to the rules whether a Contract has to be said. */
static char *
tell_lose (const TsView *view, const TsEntry *entry)
{
  return ts_competitors_is_bound (view, entry) ? NULL : g_strdup (_ ("Something is lost"));
}

/* Whether such a vehicle of theirs carries goods that somebody else signed for. */
static gboolean
is_lent (const Competitors *state, const TsEntry *entry)
{
  for (int i = 0; i < state->n_contracts; i++)
    if (state->contracts[i].seat != entry->who &&
        ts_competitors_is_carried_by (&state->contracts[i], entry->who, ts_entry_int (entry, "what")))
      return TRUE;
  return FALSE;
}

static char *
tell_failing (const TsView *view, const TsEntry *entry)
{
  if (!ts_competitors_is_bound (view, entry))
    return NULL;
  return g_strdup (is_lent (view->state, entry) ? _ ("Whoever signed the Contract loses 1 Victory Point")
                                                : _ ("1 Victory Point is lost"));
}

const TsSheetPlan ts_competitors_lose_plan = {
  .fields = lose_fields,
  .begin = ts_competitors_begin_with_turn,
  .title = tell_lose,
  .preview = tell_failing,
  .back = TRUE,
  .offered = TRUE,
  .one_tap = TRUE,
};

/* --- Special Contract cards --- */

static const TsSheetField special_fields[] = {
  { .field = "who", .title = N_ ("Whose"), .question = N_ ("Tap whose it is.") },
  { .field = "state",
    /* Translators: where a card is kept, if it is: a word or two */
    .title = N_ ("Kept"),
    .input = &ts_competitors_keeper_input },
  { 0 },
};

static char *
tell_special (const TsView *view G_GNUC_UNUSED, const TsEntry *entry G_GNUC_UNUSED)
{
  return g_strdup (_ ("A Special Contract card is played"));
}

static char *
tell_kept (const TsView *view G_GNUC_UNUSED, const TsEntry *entry)
{
  return ts_entry_has (entry, "state") ? NULL : g_strdup (_ ("It is laid aside after that."));
}

const TsSheetPlan ts_competitors_special_plan = {
  .fields = special_fields,
  .begin = ts_competitors_begin_with_turn,
  .confirm = N_ ("Play it"),
  .title = tell_special,
  .preview = tell_kept,
  .back = TRUE,
  .offered = TRUE,
};
