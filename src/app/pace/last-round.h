/* last-round.h — a last round that people agree on, because somebody has to leave: everybody has as many
 * turns, and knows it before. It is told when it begins and when it is over; the game is ended by people. */
#pragma once

#include "stats/pace.h"

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* The round that is to be the last one: that of now even where it will still be on, as it is played out. 0 if
 * nobody can know, or it is the game's own last one. */
int ts_last_round_find (const TsPace *pace, gint64 now, gint64 until);

/* The reminders of it, as entries. (transfer full) an array of JsonObject */
GPtrArray *ts_last_round_entries (const TsPace *pace, int last, gint64 until);

G_END_DECLS
