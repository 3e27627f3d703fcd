/* set-saves.h — the save number of a hazard: six dice to tap, or a digit to type. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_SET_SAVES (ts_competitors_set_saves_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsSetSaves, ts_competitors_set_saves, TS, COMPETITORS_SET_SAVES, AdwBin)

/* Signals. "chosen": somebody chose a number, or took it away. "take" (int by), "give-up": as set-text.h. */

TsCompetitorsSetSaves *ts_competitors_set_saves_new (void);

/* 1 … 6, or 0: it is not known. */
int ts_competitors_set_saves_get (TsCompetitorsSetSaves *self);
void ts_competitors_set_saves_set (TsCompetitorsSetSaves *self, int save);

G_END_DECLS
