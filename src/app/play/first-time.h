/* first-time.h — how a phase goes, for people who are in it for the first time. */
#pragma once

#include "referee/game.h"

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct {
  GSettings *settings; /* "known-phases": those that a table on this computer has gone through */
  char *phase;         /* that is told now, as in the settings; or NULL */
  int turn;            /* whose it is meanwhile */
} TsFirstTime;

TsFirstTime *ts_first_time_new (void);
void ts_first_time_free (TsFirstTime *self);

/* The hint of the phase that the table is in, as ts_view_hint() has it, as long as it is not known; else
 * NULL. Once the table has gone on, to another phase or turn, the phase that was told is known. */
const char *ts_first_time_tell (TsFirstTime *self, const TsView *view);

G_END_DECLS
