/* A session in words: what was said in it, and what may have been meant. */
#include "config.h"
#include "every-game.h"
#include "number.h"
#include "session.h"
#include "text.h"

#include "language.h"
#include <string.h>

/* The record, told as it was before it in `state`: by the names of now, so that everybody who plays can tell
 * who is meant. Only where names change, the one of then is told too. (transfer full) */
static char *
tell_record (const TsSession *self, const TsRecord *record, gboolean in_force, gconstpointer state)
{
  TsHeader header = *ts_session_header (self);
  g_autoptr (TsEntry) entry = ts_record_read (record, &header);
  TsPlayer players[TS_MAX_SEATS];
  TsView view = { .game = header.game, .header = &header, .state = state };
  g_autofree char *sentence = NULL;

  if (record->was != NULL && in_force) {
    memcpy (players, header.players, header.n_players * sizeof (TsPlayer));
    players[record->who] = *record->was;
    header.players = players;
  }
  sentence = ts_entry_tell (entry, &view);
  return ts_text_tell (sentence);
}

char *
ts_session_tell (const TsSession *self, guint i)
{
  g_autofree gpointer before = ts_session_state_before (self, i);

  if (i < ts_session_n_records (self))
    return tell_record (self, ts_session_record (self, i), TRUE, before);
  return tell_record (self, ts_session_taken_back (self, ts_session_n_taken_back (self) - 1), FALSE, before);
}

/* What was said before, and what stands in its place. The number of the entry tells where the lists differ,
 * unless it only made others leave. (transfer full) */
static char *
tell_amendment (const TsSession *self, const TsRecord *amend)
{
  const TsAmendment *amendment = amend->amendment;
  g_autoptr (TsEntry) entry = ts_record_read (amend, ts_session_header (self));
  guint place = (guint) ts_entry_value (entry, "entry")->numbers[0] - 1;
  g_autofree gpointer before = ts_session_state_before (self, place);
  g_autofree char *said = NULL;
  g_autofree char *with = NULL;

  if (amendment->from != place)
    return tell_record (self, amend, TRUE, before);
  said = tell_record (self, amendment->out->pdata[0], FALSE, before);
  if (!ts_entry_has (entry, "with"))
    /* Translators: %s is a sentence of the history, as in “Left out: Ann takes 3 × Donut.” */
    return g_strdup_printf (_ ("Left out: %s"), said);
  with = tell_record (self, amendment->in->pdata[0], TRUE, before);
  /* Translators: two sentences of the history: what was said by mistake, and what should have been said */
  return g_strdup_printf (_ ("“%s” becomes “%s”"), said, with);
}

char *
ts_session_tell_newest (const TsSession *self)
{
  TsOutcome outcome = ts_session_outcome (self);

  g_assert (outcome.record != NULL);
  if (outcome.record->amendment != NULL)
    return tell_amendment (self, outcome.record);
  return ts_session_tell (self, ts_session_n_records (self) - (outcome.verb != &ts_verb_undo));
}

char *
ts_session_tell_outcome (const TsSession *self)
{
  const TsVerb *verb = ts_session_outcome (self).verb;
  g_autofree char *sentence = ts_session_tell_newest (self);

  if (verb == &ts_verb_undo)
    /* Translators: %s is a sentence of the history, as in “Taken back: Ann takes 3 × Donut.” */
    return g_strdup_printf (_ ("Taken back: %s"), sentence);
  if (verb == &ts_verb_redo)
    /* Translators: %s is a sentence of the history, as in “Counts again: Ann takes 3 × Donut.” */
    return g_strdup_printf (_ ("Counts again: %s"), sentence);
  return g_steal_pointer (&sentence);
}

char *
ts_session_tell_slip (const TsSession *self, const TsSlip *slip)
{
  g_autofree char *sentence = ts_session_tell (self, slip->number - 1);
  g_autofree char *said = ts_number_tell (slip->said);
  g_autofree char *meant = ts_number_tell (slip->meant);
  TsView view = ts_session_view (self);

  switch (slip->kind) {
  case TS_SLIP_TWICE:
    /* Translators: %s is a sentence of the history, as in “Said twice: Ann takes 3 × Donut.” */
    return g_strdup_printf (_ ("Said twice: %s"), sentence);
  case TS_SLIP_SIGN:
    /* Translators: a number that was said, the one that was meant, and a sentence of the history */
    return g_strdup_printf (_ ("Plus and minus mixed up, %s for %s: %s"), said, meant, sentence);
  case TS_SLIP_DIGITS:
    /* Translators: a number that was said, the one that was meant, and a sentence of the history */
    return g_strdup_printf (_ ("Two digits swapped, %s for %s: %s"), said, meant, sentence);
  case TS_SLIP_DIGIT:
    /* Translators: a number that was said, the one that was meant, and a sentence of the history */
    return g_strdup_printf (_ ("A digit too many, %s for %s: %s"), said, meant, sentence);
  default:
    /* Translators: two players’ names, and a sentence of the history */
    return g_strdup_printf (_ ("Said for %s and meant for %s: %s"), ts_view_name (&view, (int) slip->said),
                            ts_view_name (&view, (int) slip->meant), sentence);
  }
}

/* --- rounds and phases --- */

static gboolean
is_of_rounds (const TsPhase *phase)
{
  return !phase->apart && !phase->over;
}

static gboolean
has_phases (const TsGame *game)
{
  int n = 0;

  for (int i = 0; game->phases[i].id != NULL; i++)
    n += is_of_rounds (&game->phases[i]);
  return n > 1;
}

char *
ts_session_round (const TsSession *self, guint i)
{
  const TsGame *game = ts_session_header (self)->game;
  g_autofree gpointer before = ts_session_state_before (self, i);
  const TsState *state = before;

  if (!is_of_rounds (&game->phases[state->phase]))
    return g_strdup (_ (game->phases[state->phase].title));
  /* Translators: above the entries of one round of the game */
  return g_strdup_printf (game->round != NULL ? _ (game->round) : _ ("Round %d"), state->round);
}

const char *
ts_session_phase (const TsSession *self, guint i)
{
  const TsGame *game = ts_session_header (self)->game;
  g_autofree gpointer before = ts_session_state_before (self, i);
  const TsPhase *phase = &game->phases[((const TsState *) before)->phase];

  return is_of_rounds (phase) && has_phases (game) ? _ (phase->title) : NULL;
}

char *
ts_session_heading (const TsSession *self, guint i)
{
  g_autofree char *round = ts_session_round (self, i);
  const char *phase = ts_session_phase (self, i);

  if (phase == NULL)
    return g_steal_pointer (&round);
  /* Translators: above lines of the history: “Round 3”, and one of the phases that a round has */
  return g_strdup_printf (_ ("%s: %s"), round, phase);
}
