/* odds.h — what fair dice were to be expected to show. */
#pragma once

#include "play.h"

G_BEGIN_DECLS

/* So many dice are counted out one by one; more are so many that a bell curve tells it as well. */
#define TS_ODDS_COUNTED 400

typedef struct {
  gint64 n;        /* dice that were thrown */
  gint64 sum;      /* of their faces */
  double expected; /* the sum that fair dice have on average: n · (sides + 1) / 2 */
  double chance;   /* that fair dice show as much as `sum` or more, from 0 to 1 */
} TsOdds;

/* Of an array of TsDiceThrown. Up to TS_ODDS_COUNTED dice, of which none has more than 100 sides, `chance` is
 * counted out; of more it is that of the normal distribution with the same mean and variance, n · (sides² −
 * 1) / 12, half a point below `sum`. Of no dice it is 1, as nothing else could have come. */
TsOdds ts_odds_of (const GArray *dice);

G_END_DECLS
