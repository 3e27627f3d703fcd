/* seat-dice.h — one die for everybody, rolled one after the other: who begins, who is saved.
 *
 * A tile for each seat shows what it rolled; below is the die of the one whose tile is lit. Another one's tap
 * asks for theirs instead. */
#pragma once

#include "board-part.h"
#include "referee/opening.h"

G_BEGIN_DECLS

/* How the roll of a seat stands. */
typedef struct {
  gboolean awaited; /* has still to roll, or may */
  gboolean rolled;  /* has rolled: this is to be read */
  gboolean has_die; /* the die is on the tile, with `face` if that is not 0 */
  int face;
  const char *status; /* in words, translated; or NULL */
} TsSeatDie;

#define TS_TYPE_SEAT_DICE (ts_seat_dice_get_type ())
G_DECLARE_FINAL_TYPE (TsSeatDice, ts_seat_dice, TS, SEAT_DICE, TsBoardPart)

/* The dice of a verb whose first argument is one die. The seat that the verb is due from is asked first;
 * where it is due from nobody, whoever is tapped. */
TsSeatDice *ts_seat_dice_new (TsBoard *board,
                              const TsGame *game,
                              const char *verb,
                              TsSeatDie (*tell) (const TsView *view, int seat));

/* Each entry has that number, too, as its argument `arg`, a constant; 0: it has not. */
void ts_seat_dice_fix_int (TsSeatDice *self, const char *arg, int number);

/* Who begins, and with what, if what was said last has decided that; or who ties, and rolls again; else NULL.
 * `roll_off` is where it stands in a state. (transfer full) */
char *ts_seat_dice_tell_first (TsBoard *board, const TsRollOff *(*roll_off) (gconstpointer state));

/* For `tell`, where the first turn is rolled for. */
TsSeatDie ts_seat_die_for_first_turn (const TsRollOff *roll_off, int seat);

G_END_DECLS
