#include "weather.h"

#include "config.h"
#include "games/competitors/rules/rules.h"

#define FACES_IN_LINE 6

struct _TsCompetitorsWeather {
  TsBoardPart parent_instance;

  TsDice *dice;
};

G_DEFINE_FINAL_TYPE (TsCompetitorsWeather, ts_competitors_weather, TS_TYPE_BOARD_PART)

void
ts_competitors_dice_set_roomy (TsDice *dice, gboolean roomy)
{
  ts_dice_set_on_board (dice, roomy ? 84 : 48, roomy ? 46 : 40, FACES_IN_LINE);
}

static void
on_dice (TsCompetitorsWeather *self)
{
  ts_dice_say (self->dice, ts_board_part_get_board (TS_BOARD_PART (self)),
               ts_entry_build (&ts_competitors, "roll-weather", TS_NOBODY, NULL));
}

static void
ts_competitors_weather_show (TsBoardPart *part,
                             const TsView *view G_GNUC_UNUSED,
                             const TsOutcome *outcome G_GNUC_UNUSED)
{
  ts_dice_set_faces (TS_COMPETITORS_WEATHER (part)->dice, NULL, 0);
}

static TsDice *
ts_competitors_weather_get_dice (TsBoardPart *part, const TsVerb *verb G_GNUC_UNUSED, int who G_GNUC_UNUSED)
{
  return TS_COMPETITORS_WEATHER (part)->dice;
}

static void
ts_competitors_weather_set_roomy (TsBoardPart *part, gboolean roomy)
{
  ts_competitors_dice_set_roomy (TS_COMPETITORS_WEATHER (part)->dice, roomy);
}

static void
ts_competitors_weather_class_init (TsCompetitorsWeatherClass *klass)
{
  TS_BOARD_PART_CLASS (klass)->show = ts_competitors_weather_show;
  TS_BOARD_PART_CLASS (klass)->get_dice = ts_competitors_weather_get_dice;
  TS_BOARD_PART_CLASS (klass)->set_roomy = ts_competitors_weather_set_roomy;
}

static void
ts_competitors_weather_init (TsCompetitorsWeather *self)
{
  self->dice = ts_dice_new_for_verb (&ts_competitors, "roll-weather");
  ts_competitors_dice_set_roomy (self->dice, FALSE);
  g_signal_connect_swapped (self->dice, "complete", G_CALLBACK (on_dice), self);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->dice));
}

TsCompetitorsWeather *
ts_competitors_weather_new (TsBoard *board)
{
  return g_object_new (TS_TYPE_COMPETITORS_WEATHER, "board", board, NULL);
}
