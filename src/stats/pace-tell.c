#include "pace-tell.h"

#include "config.h"
#include "referee/columns.h"

#include <glib/gi18n-lib.h>

/* --- lengths and times --- */

#define HOUR         3600
#define FEW_MINUTES  10 /* that are not rounded */
#define ROUND_NUMBER 5  /* minutes */

static char *
tell_minutes (int minutes)
{
  if (minutes >= 60 && minutes % 60 == 0)
    return g_strdup_printf (ngettext ("%d hour", "%d hours", minutes / 60), minutes / 60);
  if (minutes >= 60)
    /* Translators: a length of time: hours and minutes */
    return g_strdup_printf (_ ("%d h %d min"), minutes / 60, minutes % 60);
  return g_strdup_printf (ngettext ("%d minute", "%d minutes", minutes), minutes);
}

char *
ts_pace_tell_length (gint64 seconds)
{
  if (seconds < 60)
    return g_strdup_printf (ngettext ("%d second", "%d seconds", seconds), (int) seconds);
  if (seconds < FEW_MINUTES * 60 && seconds % 60 != 0)
    /* Translators: a length of time: minutes and seconds */
    return g_strdup_printf (_ ("%d min %d s"), (int) (seconds / 60), (int) (seconds % 60));
  return tell_minutes ((int) ((seconds + 30) / 60));
}

char *
ts_pace_tell_about (gint64 seconds)
{
  int minutes = (int) MAX ((seconds + 30) / 60, 1);

  if (minutes > FEW_MINUTES)
    minutes = (minutes + ROUND_NUMBER / 2) / ROUND_NUMBER * ROUND_NUMBER;
  return tell_minutes (minutes);
}

char *
ts_pace_tell_clock (gint64 seconds)
{
  int left = (int) MAX (seconds, 0);

  if (left >= HOUR)
    return g_strdup_printf ("%d:%02d:%02d", left / HOUR, left / 60 % 60, left % 60);
  return g_strdup_printf ("%d:%02d", left / 60, left % 60);
}

char *
ts_pace_tell_time (gint64 time)
{
  g_autoptr (GDateTime) here = g_date_time_new_from_unix_local (time);

  /* Translators: a time of day; see g_date_time_format(). */
  return g_date_time_format (here, _ ("%H:%M"));
}

/* --- what is to come --- */

char *
ts_pace_tell_left (const TsPace *self, gint64 now)
{
  int rounds = ts_pace_rounds_left (self);
  gint64 usual = ts_pace_usual_round (self);
  g_autofree char *about =
      usual != TS_PACE_UNKNOWN ? ts_pace_tell_about (rounds > 0 ? ts_pace_left (self, now) : usual) : NULL;

  if (self->over)
    return g_strdup (_ ("The game is over."));
  if (rounds > 0 && about != NULL)
    return g_strdup_printf (
        /* Translators: a length of time, and how many rounds: “About 25 minutes, 3 rounds with this one.” */
        ngettext ("About %s: %d round, this one.", "About %s: %d rounds, with this one.", rounds), about,
        rounds);
  if (rounds > 0)
    return g_strdup_printf (ngettext ("%d round, this one.", "%d rounds, with this one.", rounds), rounds);
  if (about != NULL)
    /* Translators: a length of time */
    return g_strdup_printf (_ ("A round takes about %s. How many there will be, nobody knows."), about);
  return g_strdup (_ ("After the first round it can be told how long one takes."));
}

char *
ts_pace_tell_fits (const TsPace *self, gint64 now, gint64 until)
{
  int fits = ts_pace_fits (self, now, until);
  g_autofree char *time = ts_pace_tell_time (until);

  if (self->over)
    return g_strdup (_ ("The game is over."));
  if (fits == TS_PACE_UNKNOWN)
    return g_strdup (_ ("After the first round it can be told how long one takes."));
  if (fits == 0 && ts_pace_rounds_left (self) == 1)
    /* Translators: a time of day */
    return g_strdup_printf (_ ("At %s this round will still be on."), time);
  if (fits == 0)
    /* Translators: a time of day */
    return g_strdup_printf (_ ("At %s this round will still be on: let it be the last one."), time);
  if (fits == ts_pace_rounds_left (self))
    /* Translators: a time of day */
    return g_strdup_printf (_ ("By %s the whole game will be over."), time);
  return g_strdup_printf (
      /* Translators: how many rounds can still be played, and a time of day */
      ngettext ("%d round fits in before %s: this one.", "%d rounds fit in before %s, with this one.", fits),
      fits, time);
}

/* --- what was --- */

static void
add_row (GPtrArray *rows, const char *title, char *value)
{
  GPtrArray *row = ts_columns_new_row (title);

  g_ptr_array_add (row, value);
  g_ptr_array_add (rows, row);
}

static void
add_length (GPtrArray *rows, const char *title, gint64 seconds)
{
  if (seconds != TS_PACE_UNKNOWN)
    add_row (rows, title, ts_pace_tell_length (seconds));
}

GPtrArray *
ts_pace_rows (const TsPace *self)
{
  GPtrArray *rows = ts_columns_new ();

  add_length (rows, _ ("The game so far"), self->seconds > 0 ? self->seconds : TS_PACE_UNKNOWN);
  add_length (rows, _ ("Before the first round"), self->before > 0 ? self->before : TS_PACE_UNKNOWN);
  add_length (rows, _ ("A round, usually"), ts_pace_usual_round (self));
  add_length (rows, _ ("A turn, usually"), ts_pace_usual_turn (self));
  if (self->pauses > 0)
    add_row (rows, _ ("Pauses, which do not count"), g_strdup_printf ("%u", self->pauses));
  return rows;
}

char *
ts_pace_tell_round (const TsPace *self, int round)
{
  return g_strdup_printf (self->game->round != NULL ? _ (self->game->round) : _ ("Round %d"), round);
}

GPtrArray *
ts_pace_round_rows (const TsPace *self)
{
  GPtrArray *rows = ts_columns_new ();

  add_row (rows, _ ("Round"), g_strdup (_ ("How long")));
  for (guint i = 0; i < self->rounds->len; i++) {
    const TsPaceRound *round = &g_array_index (self->rounds, TsPaceRound, i);
    g_autofree char *name = ts_pace_tell_round (self, round->round);

    if (round->whole)
      add_row (rows, name, ts_pace_tell_length (round->seconds));
  }
  return rows;
}

char *
ts_pace_text (const TsPace *self, gint64 now, gint64 until)
{
  g_autofree char *left = ts_pace_tell_left (self, now);
  g_autofree char *fits = until != TS_PLAY_NO_TIME ? ts_pace_tell_fits (self, now, until) : NULL;
  g_autoptr (GPtrArray) rows = ts_pace_rows (self);
  g_autoptr (GPtrArray) rounds = ts_pace_round_rows (self);
  GString *text = g_string_new (left);

  if (fits != NULL)
    g_string_append_printf (text, "\n%s", fits);
  g_string_append (text, "\n\n");
  ts_columns_tell (rows, text);
  if (rounds->len > 1) {
    g_string_append_c (text, '\n');
    ts_columns_tell (rounds, text);
  }
  return g_string_free_and_steal (text);
}
