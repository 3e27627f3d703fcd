/* waiting-sign.h — a sign that what was said is not on disk yet. Disks are quick, so it comes only where one
 * is not, and lies over the board, so that nothing moves under a finger. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Nobody notices a wait that is shorter. Milliseconds. */
#define TS_WAITING_SIGN_AFTER 150

#define TS_TYPE_WAITING_SIGN (ts_waiting_sign_get_type ())
G_DECLARE_FINAL_TYPE (TsWaitingSign, ts_waiting_sign, TS, WAITING_SIGN, AdwBin)

/* From now on something is waited for, or nothing any more. May be called again with the same. */
void ts_waiting_sign_set (TsWaitingSign *self, gboolean waits);

G_END_DECLS
