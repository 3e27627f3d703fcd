/* pace-tell.h — how fast an evening goes, in words: calmly, and comparing nobody with anybody.
 *
 * All texts are (transfer full). Tables are rows of cells, see columns.h. */
#pragma once

#include "pace.h"

G_BEGIN_DECLS

/* A length of time: “40 seconds”, “12 minutes”, “1 h 25 min”; the same in round numbers. */
char *ts_pace_tell_length (gint64 seconds);
char *ts_pace_tell_about (gint64 seconds);

/* As a clock shows it: "12:05", "1:02:05"; nothing is less than "0:00". */
char *ts_pace_tell_clock (gint64 seconds);

/* The time of day here, as people write it. */
char *ts_pace_tell_time (gint64 time);

/* What is still to come, from `now`: one or two sentences. */
char *ts_pace_tell_left (const TsPace *self, gint64 now);

/* How many rounds still fit in until then: a sentence. */
char *ts_pace_tell_fits (const TsPace *self, gint64 now, gint64 until);

/* How long the game, a round and a turn take, as far as it is known: two cells a row, and no titles. */
GPtrArray *ts_pace_rows (const TsPace *self);

/* The round as people call it: “Year 3”. */
char *ts_pace_tell_round (const TsPace *self, int round);

/* How long each round took, with titles. */
GPtrArray *ts_pace_round_rows (const TsPace *self);

/* All of it; `until` may be TS_PLAY_NO_TIME. */
char *ts_pace_text (const TsPace *self, gint64 now, gint64 until);

G_END_DECLS
