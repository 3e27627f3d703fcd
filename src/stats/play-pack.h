/* play-pack.h — a play as a GVariant, for whoever keeps many of them where they are read again quickly. */
#pragma once

#include "play.h"

G_BEGIN_DECLS

/* Game, kind, title, id, began, newest, seconds, over, first; each seat’s name, score, place, wins and dice
 * (sides, how many, their sum); the points, seat by seat and round by round. */
#define TS_PLAY_TYPE "(ssssxxxbbia(siiba(ixx))ai)"

/* (transfer floating) */
GVariant *ts_play_pack (const TsPlay *self);

/* What was packed, of one of `games`; NULL if it is none of them, or if no play could be so. (transfer full)
 */
TsPlay *ts_play_unpack (GVariant *packed, const TsGame *const *games);

G_END_DECLS
