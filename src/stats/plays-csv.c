#include "plays-csv.h"

#include "config.h"
#include "referee/csv.h"

#include <glib/gi18n-lib.h>

static void
add_day (GString *csv, const TsPlay *play)
{
  g_autoptr (GDateTime) time =
      play->began != TS_PLAY_NO_TIME ? g_date_time_new_from_unix_local (play->began) : NULL;
  g_autofree char *day = time != NULL ? g_date_time_format (time, "%Y-%m-%d") : NULL;

  ts_csv_add_field (csv, day != NULL ? day : "");
}

static void
add_seat (GString *csv, const TsPlay *play, guint i)
{
  const TsPlaySeat *seat = &play->seats[i];

  add_day (csv, play);
  ts_csv_add_text (csv, play->title);
  ts_csv_add_text (csv, seat->name);
  ts_csv_add_int (csv, i + 1);
  ts_csv_add_int (csv, seat->score);
  ts_csv_add_int (csv, seat->place);
  ts_csv_add_int (csv, seat->wins);
  ts_csv_add_int (csv, play->first == (int) i);
  if (play->seconds != TS_PLAY_NO_TIME)
    ts_csv_add_int (csv, (play->seconds + 30) / 60);
  else
    ts_csv_add_field (csv, "");
  ts_csv_add_text (csv, play->id != NULL ? play->id : "");
  ts_csv_end_row (csv);
}

char *
ts_plays_csv (const TsStats *stats)
{
  static const char *const titles[] = {
    N_ ("Day"),   N_ ("Game"), N_ ("Player"),     N_ ("Seat"),    N_ ("Points"),
    N_ ("Place"), N_ ("Wins"), N_ ("First turn"), N_ ("Minutes"), N_ ("Id of the table")
  };
  GString *csv = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    ts_csv_add_text (csv, _ (titles[i]));
  ts_csv_end_row (csv);
  for (guint i = 0; i < stats->plays->len; i++) {
    const TsPlay *play = stats->plays->pdata[i];

    for (guint seat = 0; seat < play->n_seats; seat++)
      add_seat (csv, play, seat);
  }
  return g_string_free_and_steal (csv);
}
