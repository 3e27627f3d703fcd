#include "duty.h"

#include "config.h"

#include <glib/gi18n-lib.h>

gboolean
ts_competitors_is_at_home (const Competitors *state, int seat, int continent)
{
  const CompetitorsSite *site = &state->headquarters[seat];

  if (site->there && site->continent == continent)
    return TRUE;
  for (int i = 0; i < COMPETITORS_MAX_BRANCHES; i++)
    if (state->branches[seat][i].there && state->branches[seat][i].continent == continent)
      return TRUE;
  return FALSE;
}

static int
truck_duty (const CompetitorsVoyage *voyage, char **why)
{
  if (voyage->borders + voyage->channels == 0)
    *why = g_strdup (_ ("None: over grey borders a Truck draws no card, into another continent neither."));
  else
    *why =
        g_strdup (_ ("One for each red-edged border and each channel or strait; over grey borders none, into "
                     "another continent neither."));
  return voyage->borders + voyage->channels;
}

static int
ship_duty (const Competitors *state, const CompetitorsVoyage *voyage, char **why)
{
  gboolean stranger = voyage->docks >= 0 && !ts_competitors_is_at_home (state, voyage->seat, voyage->docks);

  if (stranger)
    *why = g_strdup (
        _ ("One for docking where there is no Headquarters or Branch of one’s own, and one for each "
           "channel or strait."));
  else if (voyage->channels > 0)
    *why = g_strdup (_ ("One for each channel or strait."));
  else if (voyage->docks >= 0)
    *why = g_strdup (_ ("It docks in a continent with a Headquarters or Branch of its own."));
  else
    *why = g_strdup (_ ("It stays at sea, and passes no channel."));
  return voyage->channels + stranger;
}

static int
aircraft_duty (const CompetitorsVoyage *voyage, char **why)
{
  switch (voyage->landing) {
  case COMPETITORS_LANDS_FAR:
    *why = g_strdup (_ ("It lands in another continent."));
    return 1;
  case COMPETITORS_LANDS_BORDER:
    *why = g_strdup (_ ("It lands at a National Airport on a national border."));
    return 1;
  case COMPETITORS_LANDS_HOME:
    *why = g_strdup (_ ("It lands where a Headquarters or Branch of its own is."));
    return 0;
  case COMPETITORS_LANDS_NEAR:
    *why = g_strdup (_ ("It stays within a continent."));
    return 0;
  case COMPETITORS_FLIES_ON:
  default:
    *why = g_strdup (_ ("It is still in flight, and lands nowhere."));
    return 0;
  }
}

int
ts_competitors_duty (const Competitors *state, const CompetitorsVoyage *voyage, char **why)
{
  if (!voyage->goods) {
    *why = g_strdup (_ ("A vehicle without goods has nothing to declare."));
    return 0;
  }
  switch (voyage->vehicle) {
  case COMPETITORS_TRUCK:
    return truck_duty (voyage, why);
  case COMPETITORS_SHIP:
    return ship_duty (state, voyage, why);
  default:
    return aircraft_duty (voyage, why);
  }
}
