/* deed-span.h — which entries were said as one: they have the same time, to the microsecond, which no entry
 * has that was said alone. So it is known after a restart, too, and to other programs it is just a time. */
#pragma once

#include "referee/session.h"

G_BEGIN_DECLS

/* Gives the entries of one deed, of JsonObject, the same time. */
void ts_deed_span_mark (GPtrArray *entries);

/* How many of the newest deeds in force, changes of old entries among them, or of those that would be brought
 * back first, were said as one; 1 where nothing is known of it. */
guint ts_deed_span_newest (const TsSession *session);
guint ts_deed_span_next (const TsSession *session);

G_END_DECLS
