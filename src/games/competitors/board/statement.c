#include "statement.h"

#include "config.h"

#include <string.h>

CompetitorsStatement
ts_competitors_statement (const TsSession *session)
{
  TsView view = ts_session_view (session);
  const TsState *state = ts_view_state (&view);

  return (CompetitorsStatement) { session, ts_session_n_records (session), state->round,
                                  state->phase == COMPETITORS_WEATHER };
}

static gboolean
is_verb (const TsRecord *record, const char *verb)
{
  return strcmp (record->verb->id, verb) == 0;
}

/* A round begins before the roll for its danger: what anybody can do at any time may come first. */
gboolean
ts_competitors_statement_step (CompetitorsStatement *self)
{
  const TsRecord *record;

  if (self->record == 0)
    return FALSE;
  record = ts_session_record (self->session, --self->record);
  if (self->begun && record->verb->who != TS_WHO_ANY) {
    self->round = MAX (1, self->round - 1);
    self->begun = FALSE;
  }
  self->begun |= is_verb (record, "roll-weather");
  return TRUE;
}

static int
said_contract (const TsSession *session, guint i)
{
  g_autoptr (TsEntry) entry = ts_session_entry (session, i);

  return ts_entry_has (entry, "contract") ? ts_entry_int (entry, "contract") : 0;
}

/* Whether a delivery that had begun before is over after that record, whatever else came of it: it is another
 * seat's turn, or the seat itself has ended it. */
static gboolean
ends_delivery (const TsRecord *record, int who)
{
  if (record->verb->who == TS_WHO_ANY)
    return FALSE;
  return record->who != who || is_verb (record, "arrive") || is_verb (record, "fail") ||
         is_verb (record, "next") || is_verb (record, "sign") || is_verb (record, "draw") ||
         is_verb (record, "buy") || is_verb (record, "sell");
}

int
ts_competitors_contract_of (const TsSession *session, guint i)
{
  int who = ts_session_record (session, i)->who;
  int lost = 0;

  while (i-- > 0) {
    const TsRecord *record = ts_session_record (session, i);

    if (is_verb (record, "deliver")) {
      int id = record->who == who ? said_contract (session, i) : 0;

      return id != lost ? id : 0;
    }
    if (is_verb (record, "lose")) /* with the vehicle under way, that is over, too */
      lost = said_contract (session, i);
    if (ends_delivery (record, who))
      return 0;
  }
  return 0;
}

/* Who pays is posted before who is paid, and in a trade other things between them. */
int
ts_competitors_partner (const TsRecord *record, guint i)
{
  const TsEffect *effect = &record->effects[i];
  int step = effect->by < 0 ? 1 : -1;

  for (gint64 at = (gint64) i + step; at >= 0 && at < record->n_effects; at += step) {
    const TsEffect *other = &record->effects[at];

    if (other->counter == effect->counter && other->by == -effect->by && other->seat != effect->seat)
      return other->seat;
  }
  return TS_NOBODY;
}
