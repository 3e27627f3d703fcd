#include "moves.h"

#include "collection.h"
#include "config.h"

#include "referee/language.h"

#define BONUS(bonus) (SNACK_BONUSES + (bonus))

/* --- turns --- */

void
ts_snack_wars_pass_turn (TsStep *step)
{
  SnackWars *next = step->next;
  int first = ts_header_int (step->view.header, "first");
  int seat = ts_snack_wars_next_with_room (&next->base, next->base.turn);

  next->steals = 0;
  if (seat == TS_NOBODY) {
    ts_step_end (step);
    return;
  }
  do {
    next->base.turn = (next->base.turn + 1) % next->base.n_seats;
    next->base.round += next->base.turn == first;
  } while (next->base.turn != seat);
  next->base.phase = SNACK_TAKE;
}

void
ts_snack_wars_go_on_stealing (TsStep *step)
{
  SnackWars *next = step->next;
  int seat = next->base.turn;

  next->base.phase = SNACK_STEAL;
  if (next->steals == 0 || !ts_snack_wars_has_room (next, seat) ||
      !ts_snack_wars_others_hold_cards (next, seat))
    ts_snack_wars_pass_turn (step);
}

/* --- verbs --- */

/* No more cards can be taken than were drawn. */
static gboolean
check_drawn (const TsStep *step, GError **error)
{
  int draw = ts_snack_wars_draw (&step->view);

  if (ts_entry_int (step->entry, "count") <= draw)
    return TRUE;
  /* Translators: a player's name, how many cards */
  return ts_refuse (error, TS_ERROR_ILLEGAL,
                    ngettext ("%s draws only %d card, so no more can be taken.",
                              "%s draws only %d cards, so no more can be taken.", draw),
                    ts_view_name (&step->view, step->entry->who), draw);
}

gboolean
ts_snack_wars_take_food (TsStep *step, GError **error)
{
  if (!check_drawn (step, error))
    return FALSE;
  ts_post (step, step->entry->who, SNACK_KINDS + ts_entry_int (step->entry, "food"),
           ts_entry_int (step->entry, "count"), "taken");
  ts_snack_wars_pass_turn (step);
  return TRUE;
}

gboolean
ts_snack_wars_bonus_left (const TsView *view)
{
  for (int bonus = 0; bonus < SNACK_N_BONUSES; bonus++)
    if (ts_snack_wars_in_all (view->state, BONUS (bonus)) == 0)
      return TRUE;
  return FALSE;
}

gboolean
ts_snack_wars_take_bonus (TsStep *step, GError **error)
{
  int bonus = ts_entry_int (step->entry, "bonus");

  if (ts_snack_wars_in_all (step->view.state, BONUS (bonus)) > 0)
    /* Translators: %s is the name of a Bonus card */
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      _ ("%s: there is only one such card, and it is taken already."),
                      _ (ts_snack_wars_bonuses[bonus].label));
  ts_post (step, step->entry->who, BONUS (bonus), 1, "taken");
  ts_snack_wars_pass_turn (step);
  return TRUE;
}

gboolean
ts_snack_wars_raccoons_left (const TsView *view)
{
  return ts_snack_wars_in_all (view->state, SNACK_RACCOONS) < SNACK_ALL_RACCOONS;
}

gboolean
ts_snack_wars_take_raccoons (TsStep *step, GError **error)
{
  SnackWars *next = step->next;
  int count = ts_entry_int (step->entry, "count");
  int left = SNACK_ALL_RACCOONS - ts_snack_wars_in_all (step->view.state, SNACK_RACCOONS);

  if (!check_drawn (step, error))
    return FALSE;
  if (count > left)
    /* Translators: of the ten Raccoon cards, %d are in nobody's hands */
    return ts_refuse (
        error, TS_ERROR_ILLEGAL,
        ngettext ("Only %d Raccoon is left of the ten.", "Only %d Raccoons are left of the ten.", left),
        left);
  ts_post (step, step->entry->who, SNACK_RACCOONS, count, "taken");
  next->steals = count;
  ts_snack_wars_go_on_stealing (step);
  return TRUE;
}

static int
stolen_card (const TsEntry *entry)
{
  return ts_entry_has (entry, "food") ? SNACK_KINDS + ts_entry_int (entry, "food")
                                      : BONUS (ts_entry_int (entry, "bonus"));
}

gboolean
ts_snack_wars_steal (TsStep *step, GError **error)
{
  SnackWars *next = step->next;
  int thief = step->entry->who;
  int from = ts_entry_int (step->entry, "from");
  int card = stolen_card (step->entry);

  if (from == thief)
    return ts_refuse (
        error, TS_ERROR_ILLEGAL, /* Translators: a player has tried to steal from herself; %s is her name */
        _ ("%s steals from somebody else."), ts_view_name (&step->view, thief));
  if (next->base.counters[from][card] == 0)
    /* Translators: a player's name, a kind of card */
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("%s has no such card: %s."),
                      ts_view_name (&step->view, from), _ (step->view.game->counters[card].label));
  ts_post (step, from, card, -1, "stolen-away");
  ts_post (step, thief, card, 1, "stolen");
  next->steals--;
  ts_snack_wars_go_on_stealing (step);
  return TRUE;
}

gboolean
ts_snack_wars_stop_stealing (TsStep *step, GError **error G_GNUC_UNUSED)
{
  ts_snack_wars_pass_turn (step);
  return TRUE;
}

int
ts_snack_wars_recorded (const TsEntry *entry, int counter)
{
  const TsValue *foods = ts_entry_value (entry, "foods");
  const TsValue *list = ts_entry_value (entry, "bonuses");
  int sum = 0;

  if (counter == SNACK_RACCOONS)
    return ts_entry_int (entry, "raccoons");
  if (counter < SNACK_BONUSES)
    return foods->given ? (int) MIN (foods->numbers[counter - SNACK_KINDS], SNACK_COLLECTION + 1) : 0;
  for (guint i = 0; i < list->n; i++)
    sum += list->numbers[i] == counter - SNACK_BONUSES;
  return sum;
}

gboolean
ts_snack_wars_write_down (TsStep *step, GError **error G_GNUC_UNUSED)
{
  const TsState *next = step->next;
  int seat = step->entry->who;

  for (int counter = SNACK_RACCOONS; counter < SNACK_BONUSES + SNACK_N_BONUSES; counter++)
    ts_post (step, seat, counter,
             ts_snack_wars_recorded (step->entry, counter) - next->counters[seat][counter], "recorded");
  return TRUE; /* too many cards, Raccoons or bonus cards are past a counter's bounds */
}
