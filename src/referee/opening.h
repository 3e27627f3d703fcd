/* opening.h — how games begin, where several begin alike: with the seat that an option says, or that rolls
 * for it; or not at all, since only the result is counted. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

/* --- options --- */

extern const TsWord ts_opening_rolls[]; /* roll */

/* Who begins: a seat; or a seat, or whoever rolls for it (TS_NOBODY). `text` is the option's `about`. */
#define TS_OPTION_FIRST(text)                                                                                \
  { .id = "first", .label = N_ ("Who begins"), .about = (text), .type = TS_FIELD_SEAT, .fallback = "0" }
#define TS_OPTION_FIRST_ROLLS(text)                                                                          \
  { .id = "first",                                                                                           \
    .label = N_ ("Who begins"),                                                                              \
    .about = (text),                                                                                         \
    .type = TS_FIELD_SEAT,                                                                                   \
    .words = ts_opening_rolls,                                                                               \
    .fallback = "\"roll\"" }

/* Whether the table only writes down a result. */
#define TS_OPTION_TALLY_ONLY                                                                                 \
  { .id = "tally_only",                                                                                      \
    .label = N_ ("Only count the result"),                                                                   \
    .about = N_ ("For a game that was played without Tableside."),                                           \
    .type = TS_FIELD_BOOLEAN,                                                                                \
    .fallback = "false" }

/* Begins as TS_OPTION_FIRST and TS_OPTION_TALLY_ONLY say: in the phase `play`, the turn being the first
 * seat's; or in `record`, and it is nobody's turn. */
void ts_step_begin (TsStep *step, int play, int record);

/* --- rolling for the first turn --- */

/* Stands in a game's state. All 0 where nobody rolls. */
typedef struct {
  gboolean rolls[TS_MAX_SEATS]; /* all, or those who tied */
  int faces[TS_MAX_SEATS];      /* what was rolled, 0 before */
} TsRollOff;

/* Everybody is to roll. */
void ts_roll_off_begin (TsRollOff *self, int n_seats);

/* Who rolls, and who of them has still to, as bits; whether the seat has; the lowest that has, or TS_NOBODY.
 */
guint ts_roll_off_rollers (const TsRollOff *self);
guint ts_roll_off_waiting (const TsRollOff *self);
gboolean ts_roll_off_awaits (const TsRollOff *self, int seat);
int ts_roll_off_due (const TsRollOff *self);

/* Whether only those roll who tied. */
gboolean ts_roll_off_is_tie (const TsRollOff *self, int n_seats);

/* A seat that has still to roll rolls. Once all have, those who rolled highest (or lowest, if that is asked
 * for) are to roll again; or if it is one, nobody rolls any more, and the seat is returned. Else TS_NOBODY.
 */
int ts_roll_off_roll (TsRollOff *self, int seat, int face, gboolean lowest);

G_END_DECLS
