#include "weather.h"

#include "config.h"
#include "turns.h"

#include "referee/language.h"
#include <string.h>

int
ts_competitors_continent_of (const TsView *view, int face)
{
  return (int) ts_header_value (view->header, "continents")->numbers[face - 1];
}

/* Only the set that comes with the program is read: what stands in a set of this computer's would make the
 * same file mean something else on another one. The window shows that set's words over this. */
const CompetitorsCell *
ts_competitors_event_cell (const TsView *view, CompetitorsTable table, int continent, int face)
{
  static const CompetitorsCell empty = { 0 };

  if (strcmp (ts_header_value (view->header, "tables")->text, "house") != 0)
    return &empty;
  return table == COMPETITORS_HAZARDS ? &ts_competitors_hazards[continent][face - 1]
                                      : &ts_competitors_events[continent][face - 1];
}

int
ts_competitors_save_number (const TsView *view)
{
  const Competitors *state = view->state;

  return ts_competitors_event_cell (view, COMPETITORS_HAZARDS, state->danger_continent, state->danger_face)
      ->save;
}

gboolean
ts_competitors_roll_weather (TsStep *step, GError **error G_GNUC_UNUSED)
{
  Competitors *next = step->next;
  const TsValue *dice = ts_entry_value (step->entry, "dice");

  next->danger_continent = ts_competitors_continent_of (&step->view, (int) dice->numbers[0]);
  next->danger_face = (int) dice->numbers[1];
  memset (next->saves, 0, sizeof next->saves);
  ts_competitors_begin_actions (step);
  return TRUE;
}

/* --- saving --- */

gboolean
ts_competitors_can_save (const TsView *view)
{
  const Competitors *state = view->state;

  for (int seat = 0; seat < state->base.n_seats && state->danger_face != 0; seat++)
    if (state->saves[seat] == COMPETITORS_NOT_ROLLED)
      return TRUE;
  return FALSE;
}

/* The number is said exactly where the cell does not tell it. */
static gboolean
check_number (const TsStep *step, GError **error)
{
  int number = ts_competitors_save_number (&step->view);

  if (ts_entry_has (step->entry, "number") == (number == 0))
    return TRUE;
  if (number == 0)
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("Read the save number on your table, and say it as well."));
  return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("The cell’s save number is %d; it need not be said."),
                    number);
}

gboolean
ts_competitors_save (TsStep *step, GError **error)
{
  Competitors *next = step->next;
  int seat = step->entry->who;
  int number;

  if (next->danger_face == 0)
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("There is no danger yet; roll for the weather first."));
  if (next->saves[seat] != COMPETITORS_NOT_ROLLED)
    return ts_refuse (error, TS_ERROR_ILLEGAL, /* Translators: %s is a player's name */
                      _ ("%s has rolled against this danger already."), ts_view_name (&step->view, seat));
  if (!check_number (step, error))
    return FALSE;
  number = ts_entry_has (step->entry, "number") ? ts_entry_int (step->entry, "number")
                                                : ts_competitors_save_number (&step->view);
  next->saves[seat] = ts_entry_int (step->entry, "dice") < number ? COMPETITORS_SAVED : COMPETITORS_HIT;
  return TRUE;
}
