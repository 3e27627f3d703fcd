/* contracts.h — a Contract is signed: vehicle, from, to, movement turns, fee; and for those who want it, the
 * States and the goods. */
#pragma once

#include "sheet.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_SIGNING (ts_competitors_signing_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsSigning, ts_competitors_signing, TS, COMPETITORS_SIGNING, AdwBin)

/* Signal "back". */

TsCompetitorsSigning *ts_competitors_signing_new (TsBoard *board);

/* A new one: nothing is filled in. */
void ts_competitors_signing_begin (TsCompetitorsSigning *self);

/* The state has changed; what was filled in stays. */
void ts_competitors_signing_show (TsCompetitorsSigning *self);

/* A continent was tapped on the map: the sender's first, then the receiver's. */
void ts_competitors_signing_pick (TsCompetitorsSigning *self, int continent);

/* The keyboard goes to what is asked. */
void ts_competitors_signing_focus (TsCompetitorsSigning *self);

/* See ts_competitors_sheet_lend_button(). */
GtkButton *ts_competitors_signing_lend_button (TsCompetitorsSigning *self);

G_END_DECLS
