/* result-link.h — the result as a link that BG Stats takes, an app that keeps lists of plays. */
#pragma once

#include "referee/session.h"

G_BEGIN_DECLS

#define TS_RESULT_LINK 840 /* bytes: as a QR code it is still read off a phone */

/* The link by which BG Stats adds the play: game, day and time, how long it took, players with score and
 * winners. Source: "Push plays to BG Stats from other apps or websites" on bgstatsapp.com. Names are cut to
 * keep it within TS_RESULT_LINK, and where that makes them hard to know, what is counted in the game
 * (TsGame.kind) is left out before; points as `viewer` sees them. (transfer full) */
char *ts_result_link (const TsSession *session, int viewer);

G_END_DECLS
