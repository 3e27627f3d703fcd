/* record-changes.h — what effects changed, for the history: one number for each seat and counter. */
#pragma once

#include "referee/game.h"

G_BEGIN_DECLS

typedef struct {
  int seat; /* TS_NOBODY: of a number that the whole table shares */
  int counter;
  int by;
} TsRecordChange;

/* What `effects` changed, of TsRecordChange: one for each seat and counter, in the order in which they come
 * first. Left out: counters that follow from others, the bank's end (the seat's end implies it), and what
 * cancels out. (transfer full) */
GArray *ts_record_changes_new (const TsGame *game, const TsEffect *effects, guint n_effects);

/* "Ann: Donut −3", or "Donut −3" where the whole table shares them. (transfer full) */
char *ts_record_changes_tell (const TsView *view, const TsRecordChange *change);

G_END_DECLS
