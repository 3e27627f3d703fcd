/* pace.h — how fast an evening goes: what follows from the times of its entries, and from nothing else.
 *
 * - Only what is in force counts, at the time that it says: what was taken back is nowhere, and the time that
 *   passed until something else was said belongs to that.
 * - The time from one entry to the next belongs to whoever had the turn meanwhile, and to the round. A phase
 *   that is apart comes before the first round and belongs to none.
 * - More than TS_PACE_PAUSE without a word is a pause: people eat, sleep or come back another day. None of it
 *   counts. Nor does a time that goes back, as where a clock was set.
 * - An entry without a time is passed over. Where the turn or the round went on meanwhile, nobody can know
 *   whose time it was: it is the game's, or the round's, and nobody's.
 * - What is usual is the median: half of them took longer. A turn is counted for it once it is over and was
 *   known all the time; a round once it is over, if it began and ended at known times, pauses left out. What
 *   `end` broke off is no whole turn and no whole round.
 *
 * All lengths are in seconds, all times Unix times. */
#pragma once

#include "play.h"

G_BEGIN_DECLS

#define TS_PACE_PAUSE   (20 * 60)
#define TS_PACE_UNKNOWN (-1)

typedef struct {
  int round;
  gint64 seconds;
  gboolean whole;
} TsPaceRound;

typedef struct {
  gint64 seconds; /* of all its turns, whole or not */
  GArray *turns;  /* gint64: of each whole turn */
} TsPaceSeat;

typedef struct {
  const TsGame *game;
  gint64 newest;  /* time of the newest entry that says one, or TS_PLAY_NO_TIME */
  gint64 seconds; /* of the game so far */
  gint64 before;  /* of these: before the first round */
  guint pauses;
  GArray *rounds; /* of TsPaceRound, oldest first: the last one is that of now, if the game is not over */
  int round;      /* of now */
  int n_rounds;   /* see ts_view_n_rounds () */
  gboolean apart; /* the first round has not begun */
  gboolean over;
  int turn; /* whose it is, or TS_NOBODY */
  gboolean
      turn_timed; /* it has been since `newest`: what was said later without a time has not passed it on */
  gboolean round_timed;
  guint n_seats;
  TsPaceSeat seats[TS_MAX_SEATS];
} TsPace;

/* (transfer full) */
TsPace *ts_pace_new (const TsSession *session);
void ts_pace_free (TsPace *self);

/* What a turn, of all seats, and a round usually take; TS_PACE_UNKNOWN as long as there was none. */
gint64 ts_pace_usual_turn (const TsPace *self);
gint64 ts_pace_usual_round (const TsPace *self);

/* The median of an array of gint64; of two in the middle what is between them; TS_PACE_UNKNOWN of none. */
gint64 ts_pace_median (const GArray *lengths);

/* How long nothing has been said by `now`: 0 once that is a pause, if no time is known, or if the game is
 * over. */
gint64 ts_pace_waited (const TsPace *self, gint64 now);

/* All turns of a seat together, by `now`. Where the turn went on without a time, what passes is nobody's. */
gint64 ts_pace_clock (const TsPace *self, int seat, gint64 now);

/* How many rounds are still to come, that of now among them: 0 where nobody can know, or once it is over. And
 * how long all of them will take from `now`, if they go on as usual; or TS_PACE_UNKNOWN. */
int ts_pace_rounds_left (const TsPace *self);
gint64 ts_pace_left (const TsPace *self, gint64 now);

/* How many rounds, that of now among them, will be over by `until` if they go on as usual: none that the game
 * does not have; 0: not even this one will be. TS_PACE_UNKNOWN if nobody can know, or it is over. */
int ts_pace_fits (const TsPace *self, gint64 now, gint64 until);

/* The next time after `now` at which clocks here show `hour` (0 to 23) and `minute`. */
gint64 ts_pace_next (gint64 now, int hour, int minute);

/* The time of day that people write as “21:40”, “22.15”, “9 pm” or “10”, in minutes from 0 to 1439; -1: it is
 * none. An hour that can be read in both halves of the day, from 1 to 12 without a nought before it, is the
 * one that comes first after `now`: who says ten in the evening means no breakfast. */
int ts_pace_read_time (const char *text, gint64 now);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TsPace, ts_pace_free)

G_END_DECLS
