#include "pace.h"

#include "config.h"
#include "referee/every-game.h"

#include <string.h>

void
ts_pace_free (TsPace *self)
{
  for (guint seat = 0; seat < self->n_seats; seat++)
    g_array_unref (self->seats[seat].turns);
  g_array_unref (self->rounds);
  g_free (self);
}

/* --- going through --- */

/* Whose time it is. */
typedef struct {
  gboolean apart;
  int round, turn;
} Moment;

typedef struct {
  TsPace *pace;
  const TsSession *session;
  Moment was;           /* when the newest time was said */
  gboolean turn_passed; /* since then, even if it has come back */
  gint64 turn;          /* of this turn so far */
  gboolean turn_known;  /* all of it */
  gboolean round_known; /* when it began */
} Walk;

static Moment
moment_of (const TsView *view)
{
  const TsState *state = ts_view_state (view);

  return (Moment) { view->game->phases[state->phase].apart, state->round, state->turn };
}

static gboolean
is_same_round (Moment a, Moment b)
{
  return a.apart == b.apart && a.round == b.round;
}

static gboolean
is_same_turn (Moment a, Moment b)
{
  return is_same_round (a, b) && a.turn == b.turn;
}

static TsPaceRound *
this_round (const TsPace *pace)
{
  return pace->rounds->len > 0 ? &g_array_index (pace->rounds, TsPaceRound, pace->rounds->len - 1) : NULL;
}

static void
begin_round (Walk *walk, int round, gboolean timed)
{
  TsPaceRound begun = { .round = round };

  g_array_append_val (walk->pace->rounds, begun);
  walk->round_known = timed;
}

/* Time that passed until an entry was said at `now`. */
static void
count (Walk *walk, Moment now, gint64 passed)
{
  TsPace *pace = walk->pace;
  TsPaceRound *round = this_round (pace);

  pace->seconds += passed;
  if (!is_same_round (walk->was, now))
    return;
  *(round != NULL ? &round->seconds : &pace->before) += passed;
  if (now.turn == TS_NOBODY || walk->turn_passed)
    return;
  pace->seats[now.turn].seconds += passed;
  walk->turn += passed;
}

static void
go_on (Walk *walk, Moment now, gint64 time)
{
  TsPace *pace = walk->pace;
  gint64 passed = pace->newest != TS_PLAY_NO_TIME ? time - pace->newest : -1;

  walk->turn_known = walk->turn_known && passed >= 0 && passed <= TS_PACE_PAUSE && !walk->turn_passed;
  pace->pauses += passed > TS_PACE_PAUSE;
  if (passed > 0 && passed <= TS_PACE_PAUSE)
    count (walk, now, passed);
  pace->newest = time;
}

/* `whole`: it was not broken off, and it is known when. The next turn is known all the time if it begins with
 * a time. */
static void
end_turn (Walk *walk, int seat, gboolean whole, gboolean timed)
{
  if (whole && walk->turn_known && seat != TS_NOBODY)
    g_array_append_val (walk->pace->seats[seat].turns, walk->turn);
  walk->turn = 0;
  walk->turn_known = timed;
}

static void
end_round (Walk *walk, gboolean whole)
{
  TsPaceRound *round = this_round (walk->pace);

  if (round != NULL)
    round->whole = whole && walk->round_known;
}

static void
hear (const TsView *before, const TsView *after, guint i, gpointer data)
{
  Walk *walk = data;
  g_autoptr (TsEntry) entry = ts_session_entry (walk->session, i);
  gint64 time = ts_play_read_time (entry->at);
  Moment was = moment_of (before), is = moment_of (after);
  gboolean over = ts_view_is_over (after);
  gboolean timed = time != TS_PLAY_NO_TIME;
  gboolean whole = timed && entry->verb != &ts_verb_end;

  if (ts_view_is_over (before))
    return;
  if (timed)
    go_on (walk, was, time);
  if (over || !is_same_turn (was, is))
    end_turn (walk, was.turn, whole, timed);
  if (over || !is_same_round (was, is))
    end_round (walk, whole);
  if (!over && !is_same_round (was, is))
    begin_round (walk, is.round, timed);
  if (timed)
    walk->was = is;
  walk->turn_passed = !timed && (walk->turn_passed || !is_same_turn (was, is));
}

static void
begin (Walk *walk)
{
  g_autofree gpointer first = ts_session_state_before (walk->session, 0);
  TsView view = ts_session_view (walk->session);

  view.state = first;
  walk->was = moment_of (&view);
  walk->turn_known = walk->pace->newest != TS_PLAY_NO_TIME;
  if (!walk->was.apart)
    begin_round (walk, walk->was.round, walk->turn_known);
}

TsPace *
ts_pace_new (const TsSession *session)
{
  TsView view = ts_session_view (session);
  Moment now = moment_of (&view);
  TsPace *self = g_new0 (TsPace, 1);
  Walk walk = { self, session };

  self->game = view.game;
  self->newest = ts_play_read_time (view.header->created);
  self->rounds = g_array_new (FALSE, FALSE, sizeof (TsPaceRound));
  self->round = now.round;
  self->n_rounds = ts_view_n_rounds (&view);
  self->over = ts_view_is_over (&view);
  self->apart = now.apart;
  self->turn = self->over ? TS_NOBODY : now.turn;
  self->n_seats = (guint) ts_view_state (&view)->n_seats;
  for (guint seat = 0; seat < self->n_seats; seat++)
    self->seats[seat].turns = g_array_new (FALSE, FALSE, sizeof (gint64));
  begin (&walk);
  ts_session_walk (session, hear, &walk);
  self->turn_timed = !walk.turn_passed;
  self->round_timed = is_same_round (walk.was, now);
  return self;
}

/* --- what is usual --- */

static int
compare (gconstpointer a, gconstpointer b)
{
  gint64 one = *(const gint64 *) a, other = *(const gint64 *) b;

  return (one > other) - (one < other);
}

gint64
ts_pace_median (const GArray *lengths)
{
  g_autoptr (GArray) sorted = g_array_copy ((GArray *) lengths);
  guint n = sorted->len;

  if (n == 0)
    return TS_PACE_UNKNOWN;
  g_array_sort (sorted, compare);
  return (g_array_index (sorted, gint64, (n - 1) / 2) + g_array_index (sorted, gint64, n / 2)) / 2;
}

gint64
ts_pace_usual_turn (const TsPace *self)
{
  g_autoptr (GArray) turns = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint seat = 0; seat < self->n_seats; seat++)
    if (self->seats[seat].turns->len > 0)
      g_array_append_vals (turns, self->seats[seat].turns->data, self->seats[seat].turns->len);
  return ts_pace_median (turns);
}

gint64
ts_pace_usual_round (const TsPace *self)
{
  g_autoptr (GArray) rounds = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; i < self->rounds->len; i++) {
    const TsPaceRound *round = &g_array_index (self->rounds, TsPaceRound, i);

    if (round->whole)
      g_array_append_val (rounds, round->seconds);
  }
  return ts_pace_median (rounds);
}

/* --- now --- */

gint64
ts_pace_waited (const TsPace *self, gint64 now)
{
  gint64 waited = self->newest != TS_PLAY_NO_TIME && !self->over ? now - self->newest : 0;

  return waited > 0 && waited <= TS_PACE_PAUSE ? waited : 0;
}

gint64
ts_pace_clock (const TsPace *self, int seat, gint64 now)
{
  gboolean runs = seat == self->turn && self->turn_timed;

  return self->seats[seat].seconds + (runs ? ts_pace_waited (self, now) : 0);
}

int
ts_pace_rounds_left (const TsPace *self)
{
  return self->over || self->n_rounds == 0 ? 0 : MAX (self->n_rounds - self->round, 0) + 1;
}

/* How long the round of now will still take. */
static gint64
rest_of_round (const TsPace *self, gint64 now, gint64 usual)
{
  const TsPaceRound *round = this_round (self);
  gint64 waited = self->round_timed ? ts_pace_waited (self, now) : 0;
  gint64 passed = round != NULL ? round->seconds + waited : 0;

  return MAX (usual - passed, 0);
}

gint64
ts_pace_left (const TsPace *self, gint64 now)
{
  int rounds = ts_pace_rounds_left (self);
  gint64 usual = ts_pace_usual_round (self);

  if (rounds == 0 || usual == TS_PACE_UNKNOWN)
    return TS_PACE_UNKNOWN;
  return rest_of_round (self, now, usual) + (rounds - 1) * usual;
}

int
ts_pace_fits (const TsPace *self, gint64 now, gint64 until)
{
  int left = ts_pace_rounds_left (self);
  gint64 usual = ts_pace_usual_round (self);
  gint64 room, fits;

  if (self->over || usual == TS_PACE_UNKNOWN)
    return TS_PACE_UNKNOWN;
  room = until - now - rest_of_round (self, now, usual);
  fits = room < 0 ? 0 : 1 + room / MAX (usual, 1);
  return (int) MIN (fits, left > 0 ? left : 9999);
}

gint64
ts_pace_next (gint64 now, int hour, int minute)
{
  g_autoptr (GDateTime) here = g_date_time_new_from_unix_local (now);
  g_autoptr (GDateTime) today =
      g_date_time_new_local (g_date_time_get_year (here), g_date_time_get_month (here),
                             g_date_time_get_day_of_month (here), hour, minute, 0);
  g_autoptr (GDateTime) tomorrow = NULL;

  if (g_date_time_to_unix (today) > now)
    return g_date_time_to_unix (today);
  tomorrow = g_date_time_add_days (today, 1);
  return g_date_time_to_unix (tomorrow);
}

/* Which half of the day is meant: 0 the first one, 12 the second one, where one is said. */
static int
find_half (const char *after, gint64 now, int hour, int minute)
{
  after += strspn (after, " ");
  if (g_ascii_tolower (*after) == 'a' || g_ascii_tolower (*after) == 'p')
    return g_ascii_tolower (*after) == 'p' ? 12 : 0;
  return ts_pace_next (now, hour, minute) <= ts_pace_next (now, hour + 12, minute) ? 0 : 12;
}

/* Up to two digits, which `text` is behind of then; -1: there is none. */
static int
read_number (const char **text)
{
  int number = -1;

  for (int i = 0; i < 2 && g_ascii_isdigit (**text); i++, (*text)++)
    number = MAX (number, 0) * 10 + g_ascii_digit_value (**text);
  return number;
}

int
ts_pace_read_time (const char *text, gint64 now)
{
  const char *digits = text + strspn (text, " ");
  const char *after = digits;
  int hour = read_number (&after), minute = 0;

  after += strspn (after, " ");
  if (*after != '\0' && strchr (".:h", *after) != NULL) {
    after += 1 + strspn (after + 1, " ");
    minute = read_number (&after);
  }
  if (minute < 0) /* “22 h” */
    minute = 0;
  if (hour < 0 || hour > 23 || minute > 59)
    return -1;
  if (*digits != '0' && hour <= 12)
    hour = hour % 12 + find_half (after, now, hour % 12, minute);
  return hour * 60 + minute;
}
