/* set-effect.h — what an event brings: money, Victory Points, the end of the round. */
#pragma once

#include "event-tables.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_SET_EFFECT (ts_competitors_set_effect_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsSetEffect, ts_competitors_set_effect, TS, COMPETITORS_SET_EFFECT, AdwBin)

/* Signals. "chosen": something else was chosen. "take" (int by), "give-up": as set-text.h. */

TsCompetitorsSetEffect *ts_competitors_set_effect_new (void);

/* Sets the effect of `cell`. */
void ts_competitors_set_effect_get (TsCompetitorsSetEffect *self, CompetitorsCell *cell);

/* Shows the effect of `cell`. */
void ts_competitors_set_effect_set (TsCompetitorsSetEffect *self, const CompetitorsCell *cell);

/* The names stand above what they name, not before it. */
void ts_competitors_set_effect_set_narrow (TsCompetitorsSetEffect *self, gboolean narrow);

G_END_DECLS
