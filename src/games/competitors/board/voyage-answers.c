#include "voyage-answers.h"

#include "config.h"
#include "duty.h"
#include "games/competitors/rules/movement.h"
#include "games/competitors/rules/rules.h"

#include <glib/gi18n-lib.h>

/* What the protocol calls the ways of a Truck. */
static const char *const carriers[] = { "alone", "ship", "aircraft" };

gboolean
ts_competitors_voyage_has_goods (const TsView *view)
{
  return ts_view_state (view)->phase == COMPETITORS_DELIVERY;
}

int
ts_competitors_voyage_count_chosen (TsChips *chips)
{
  guint n;

  ts_chips_get (chips, &n);
  return (int) n;
}

/* --- what was tapped --- */

int
ts_competitors_voyage_way (const TsCompetitorsQuestions *self)
{
  return ts_chips_get_chosen (self->vehicle) == COMPETITORS_TRUCK
             ? MAX (0, ts_chips_get_chosen (self->carrier))
             : COMPETITORS_ALONE;
}

int
ts_competitors_voyage_long_way (const TsCompetitorsQuestions *self)
{
  int vehicle = ts_chips_get_chosen (self->vehicle);

  return vehicle == COMPETITORS_TRUCK
             ? (ts_competitors_voyage_way (self) == COMPETITORS_ALONE ? -1 : ts_competitors_voyage_way (self))
             : vehicle;
}

static gboolean
is_driven (TsCompetitorsRoad *road)
{
  guint n;

  ts_competitors_road_get (road, &n);
  return n > 0;
}

int
ts_competitors_voyage_points (const TsCompetitorsQuestions *self)
{
  int points =
      ts_competitors_road_count_points (self->before) + (ts_competitors_voyage_way (self) != COMPETITORS_ALONE
                                                             ? ts_competitors_road_count_points (self->after)
                                                             : 0);

  if (ts_competitors_voyage_way (self) == COMPETITORS_BY_SHIP)
    points += ts_chips_get_chosen (self->hexes) + 1;
  if (ts_competitors_voyage_way (self) == COMPETITORS_BY_AIRCRAFT)
    points += ts_chips_get_chosen (self->points) + 1;
  return points;
}

int
ts_competitors_voyage_fuel (const TsCompetitorsQuestions *self)
{
  int vehicle = ts_chips_get_chosen (self->vehicle);
  gboolean drives = is_driven (self->before) ||
                    (ts_competitors_voyage_way (self) != COMPETITORS_ALONE && is_driven (self->after));
  int fuel = vehicle == COMPETITORS_TRUCK && drives ? ts_competitors_fuel (COMPETITORS_TRUCK, 0) : 0;

  if (ts_competitors_voyage_long_way (self) >= 0)
    fuel += ts_competitors_fuel (ts_competitors_voyage_long_way (self),
                                 MAX (0, ts_chips_get_chosen (self->distance)));
  return fuel;
}

int
ts_competitors_voyage_duty (const TsCompetitorsQuestions *self, const TsView *view, char **why)
{
  CompetitorsVoyage voyage = {
    .seat = ts_view_state (view)->turn,
    .vehicle = ts_chips_get_chosen (self->vehicle),
    .goods = ts_competitors_voyage_has_goods (view),
    .channels = ts_competitors_road_count_channels (self->before) +
                (ts_competitors_voyage_way (self) != COMPETITORS_ALONE
                     ? ts_competitors_road_count_channels (self->after)
                     : 0),
    .borders = MAX (0, ts_chips_get_chosen (self->borders)),
    .docks = ts_chips_get_chosen (self->docks),
    .landing = (CompetitorsLanding) MAX (0, ts_chips_get_chosen (self->landing)),
  };
  g_autofree char *road = NULL;
  int duty = 0;

  if (ts_competitors_voyage_long_way (self) != voyage.vehicle && voyage.vehicle == COMPETITORS_TRUCK) {
    duty = ts_competitors_duty (view->state, &voyage, &road);
    if (ts_competitors_voyage_long_way (self) < 0) {
      *why = g_steal_pointer (&road);
      return duty;
    }
  }
  voyage.vehicle = ts_competitors_voyage_long_way (self);
  voyage.channels = MAX (0, ts_chips_get_chosen (self->channels));
  return duty + ts_competitors_duty (view->state, &voyage, why);
}

const char *
ts_competitors_voyage_missing (const TsCompetitorsQuestions *self)
{
  if (ts_chips_get_chosen (self->vehicle) < 0)
    return _ ("Which vehicle moves?");
  if (ts_competitors_voyage_way (self) == COMPETITORS_ALONE &&
      ts_chips_get_chosen (self->vehicle) == COMPETITORS_TRUCK && !is_driven (self->before))
    return _ ("Tap the terrain of each State as the truck goes.");
  if (ts_competitors_voyage_long_way (self) == COMPETITORS_SHIP && ts_chips_get_chosen (self->hexes) < 0)
    return _ ("How many hexes does the ship sail?");
  if (ts_competitors_voyage_long_way (self) == COMPETITORS_PLANE && ts_chips_get_chosen (self->distance) < 0)
    return _ ("Up to which notch of the ruler does the plane fly?");
  if (ts_competitors_voyage_way (self) == COMPETITORS_BY_AIRCRAFT && ts_chips_get_chosen (self->points) < 0)
    return _ ("How many movement points does the plane use?");
  return NULL;
}

/* --- the entry --- */

static void
add_terrain (JsonObject *entry, const char *key, TsCompetitorsRoad *road)
{
  guint n;
  const gint64 *chosen = ts_competitors_road_get (road, &n);
  JsonArray *words;

  if (n == 0)
    return;
  words = json_array_new ();
  for (guint i = 0; i < n; i++)
    json_array_add_string_element (words, ts_competitors_terrains[chosen[i]].id);
  json_object_set_array_member (entry, key, words);
}

static void
add_fees (const TsCompetitorsQuestions *self, JsonObject *entry)
{
  guint n;
  const gint64 *chosen = ts_chips_get (self->fees, &n);
  JsonArray *seats;

  if (n == 0)
    return;
  seats = json_array_new ();
  for (guint i = 0; i < n; i++)
    json_array_add_int_element (seats, chosen[i]);
  json_object_set_array_member (entry, "fees", seats);
}

static void
add_long_way (const TsCompetitorsQuestions *self, JsonObject *entry)
{
  if (ts_competitors_voyage_long_way (self) == COMPETITORS_SHIP)
    json_object_set_int_member (entry, "hexes", ts_chips_get_chosen (self->hexes) + 1);
  if (ts_competitors_voyage_long_way (self) == COMPETITORS_PLANE)
    json_object_set_string_member (entry, "distance",
                                   ts_competitors_distances[ts_chips_get_chosen (self->distance)].id);
}

static void
add_carrier (const TsCompetitorsQuestions *self, JsonObject *entry)
{
  json_object_set_string_member (entry, "by", carriers[ts_competitors_voyage_way (self)]);
  add_terrain (entry, "before", self->before);
  add_terrain (entry, "after", self->after);
  if (ts_competitors_voyage_way (self) == COMPETITORS_BY_AIRCRAFT)
    json_object_set_int_member (entry, "points", ts_chips_get_chosen (self->points) + 1);
  if (ts_chips_get_chosen (self->owner) >= 0)
    json_object_set_int_member (entry, "owner", ts_chips_get_chosen (self->owner));
}

JsonObject *
ts_competitors_voyage_entry (const TsCompetitorsQuestions *self, int duty)
{
  JsonObject *entry =
      ts_entry_begin (ts_competitors_voyage_way (self) == COMPETITORS_ALONE ? "move" : "carry", TS_NOBODY);
  int vehicle = ts_chips_get_chosen (self->vehicle);

  if (ts_competitors_voyage_way (self) == COMPETITORS_ALONE) {
    json_object_set_string_member (entry, "vehicle", ts_competitors_vehicles[vehicle].id);
    if (vehicle == COMPETITORS_TRUCK)
      add_terrain (entry, "terrain", self->before);
  } else {
    add_carrier (self, entry);
  }
  add_long_way (self, entry);
  if (duty > 0)
    json_object_set_int_member (entry, "customs", MIN (duty, 9));
  if (ts_chips_get_chosen (self->flag) >= 0)
    json_object_set_string_member (entry, "flag",
                                   ts_competitors_continents[ts_chips_get_chosen (self->flag)].id);
  add_fees (self, entry);
  return entry;
}
