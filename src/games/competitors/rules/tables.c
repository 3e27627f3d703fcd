#include "tables.h"

#include "config.h"

#include "referee/language.h"

const TsWord ts_competitors_continents[] = {
  { "north-america", N_ ("North America") },
  { "south-america", N_ ("South America") },
  { "europe", N_ ("Europe") },
  { "africa", N_ ("Africa") },
  { "asia", N_ ("Asia") },
  { "oceania", N_ ("Oceania") },
  { 0 },
};

const TsWord ts_competitors_tables[] = {
  [COMPETITORS_HAZARDS] = { "hazards", N_ ("Hazards") },
  [COMPETITORS_EVENTS] = { "events", N_ ("Political-social events") },
  { 0 },
};

const char *
ts_competitors_continent_label (int continent)
{
  return _ (ts_competitors_continents[continent].label);
}
