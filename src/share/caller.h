/* caller.h — a connection as it comes from the network, counted: what has come in and what has gone out.
 *
 * libsoup reads and writes without a limit. So it is given this stream, which ends when too much has come for
 * one thing, be it a request that never ends or a message in ever more pieces. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define TS_TYPE_CALLER (ts_caller_get_type ())
G_DECLARE_FINAL_TYPE (TsCaller, ts_caller, TS, CALLER, GIOStream)

/* Signal "overrun": more has come than is allowed. There is still time to say so: the stream ends at twice as
 * much. */

/* So many bytes may come. NULL if it is over already. (transfer full) */
TsCaller *ts_caller_new (GSocketConnection *connection, gsize allowed);

/* Where it comes from. The object is no other caller's, so that a caller can be known by it. */
GSocketAddress *ts_caller_get_address (TsCaller *self);

/* So many bytes may come from now on. */
void ts_caller_allow (TsCaller *self, gsize bytes);

/* How many bytes have gone out. */
guint64 ts_caller_get_written (TsCaller *self);

/* Ends it: whoever reads or writes it finds out. */
void ts_caller_hang_up (TsCaller *self);

G_END_DECLS
