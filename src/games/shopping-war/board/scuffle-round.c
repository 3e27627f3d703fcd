#include "scuffle-round.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
take_scuffle (ShoppingBout *bout, const ShoppingWar *state)
{
  const ShoppingScuffle *scuffle = &state->scuffle;

  bout->seats[SHOPPING_ATTACKER] = state->base.turn;
  bout->seats[SHOPPING_DEFENDER] = scuffle->defender;
  bout->round = scuffle->now;
  bout->number = scuffle->n_rounds + 1;
  memcpy (bout->won, scuffle->won, sizeof bout->won);
}

/* Nobody has rolled in the new round: the one before is what people still look at. */
static void
take_last_round (ShoppingBout *bout, const ShoppingScuffle *scuffle)
{
  if (scuffle->n_rounds == 0 || bout->round.rolls[SHOPPING_ATTACKER].dice[0] != 0 ||
      bout->round.rolls[SHOPPING_DEFENDER].dice[0] != 0)
    return;
  bout->round = scuffle->rounds[scuffle->n_rounds - 1];
  bout->number = scuffle->n_rounds;
  bout->settled = TRUE;
}

/* The roll that ended the Scuffle is in no state any more, only in its entry. */
static gboolean
take_end (ShoppingBout *bout, const TsSession *session, guint i)
{
  const TsRecord *record = ts_session_record (session, i);
  const ShoppingWar *before = record->before;
  g_autoptr (TsEntry) entry = NULL;
  const gint64 *faces;
  ShoppingRoll *roll;
  int side;

  if (before == NULL || strcmp (record->verb->id, "scuffle-roll") != 0)
    return FALSE;
  entry = ts_session_entry (session, i);
  faces = ts_entry_value (entry, "dice")->numbers;
  take_scuffle (bout, before);
  side = record->who == bout->seats[SHOPPING_ATTACKER] ? SHOPPING_ATTACKER : SHOPPING_DEFENDER;
  roll = &bout->round.rolls[side];
  for (int die = 0; die < SHOPPING_N_DICE; die++)
    roll->dice[die] = (guint8) faces[die];
  roll->strength = (guint8) ts_shopping_war_strength (before, record->who, faces);
  bout->settled = TRUE;
  if (ts_shopping_war_scuffle_round_winner (bout) != TS_NOBODY)
    bout->won[ts_shopping_war_scuffle_round_winner (bout)]++;
  return TRUE;
}

gboolean
ts_shopping_war_scuffle_round_read (ShoppingBout *bout, const TsSession *session)
{
  const ShoppingWar *state = ts_session_view (session).state;
  guint n = ts_session_n_records (session);

  memset (bout, 0, sizeof *bout);
  if (state->base.phase != SHOPPING_SCUFFLE)
    return n > 0 && take_end (bout, session, n - 1);
  if (state->scuffle.defender == TS_NOBODY)
    return FALSE;
  take_scuffle (bout, state);
  take_last_round (bout, &state->scuffle);
  return TRUE;
}

int
ts_shopping_war_scuffle_round_winner (const ShoppingBout *bout)
{
  return ts_shopping_war_round_winner (&bout->round);
}

int
ts_shopping_war_scuffle_round_times (const ShoppingBout *bout, int side, int face)
{
  int times = 0;

  for (int i = 0; i < SHOPPING_N_DICE; i++)
    times += bout->round.rolls[side].dice[i] == face;
  return times;
}

char *
ts_shopping_war_scuffle_round_tell (const ShoppingBout *bout, const TsView *view)
{
  int winner = ts_shopping_war_scuffle_round_winner (bout);
  const ShoppingRoll *rolls = bout->round.rolls;
  const char *name;

  if (!bout->settled)
    /* Translators: how many rounds of a Scuffle there have been, with the one that is rolled for now */
    return g_strdup_printf (C_ ("Scuffle", "Round %d"), bout->number);
  if (winner == TS_NOBODY)
    /* Translators: the Strength of both */
    return g_strdup_printf (_ ("A tie at %d: roll again!"), rolls[SHOPPING_ATTACKER].strength);
  name = ts_view_name (view, bout->seats[winner]);
  if (bout->won[winner] == SHOPPING_WINS)
    /* Translators: a player's name, two numbers */
    return g_strdup_printf (_ ("%s wins the Scuffle, %d to %d!"), name, rolls[winner].strength,
                            rolls[1 - winner].strength);
  /* Translators: a player's name, two numbers */
  return g_strdup_printf (_ ("%s takes the round, %d to %d."), name, rolls[winner].strength,
                          rolls[1 - winner].strength);
}
