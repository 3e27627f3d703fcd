/* forfeit.h — what a company gives out of its hand for nothing: a vehicle or a card is lost, or a Special
 * Contract card is played. First whose it is, then one tap on what that company really has. */
#pragma once

#include "sheet.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_FORFEIT (ts_competitors_forfeit_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsForfeit, ts_competitors_forfeit, TS, COMPETITORS_FORFEIT, AdwBin)

/* Signal "back". */

/* `special`: a card is played, else something is lost. */
TsCompetitorsForfeit *ts_competitors_forfeit_new (TsBoard *board, gboolean special);

/* A new one. It is the one whose turn it is, until somebody else is tapped. */
void ts_competitors_forfeit_begin (TsCompetitorsForfeit *self);

/* The state has changed. */
void ts_competitors_forfeit_show (TsCompetitorsForfeit *self);

G_END_DECLS
