/* keep-room.h — a number that stays as wide as it can become, so that nothing beside it moves. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Holds a GtkLabel that does not wrap, and asks for no less width than another text would need there, once
 * one was said. */
#define TS_TYPE_KEEP_ROOM (ts_keep_room_get_type ())
G_DECLARE_FINAL_TYPE (TsKeepRoom, ts_keep_room, TS, KEEP_ROOM, AdwBin)

/* Which text, in one line or in several. Of those that were said the one with the longest line counts. */
void ts_keep_room_for (TsKeepRoom *self, const char *text);

G_END_DECLS
