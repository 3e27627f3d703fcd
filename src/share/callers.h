/* callers.h — who has come in from the network and is no phone yet: not for long, and not many. */
#pragma once

#include "caller.h"
#include "soup.h"

G_BEGIN_DECLS

typedef struct _TsCallers TsCallers;

/* Listens at an address, port 0 being any that is free, and hands whoever comes to the server of HTTP. NULL
 * with G_IO_ERROR if that cannot be. (transfer full) */
TsCallers *ts_callers_new (SoupServer *server, GSocketAddress *address, GError **error);
void ts_callers_free (TsCallers *self);

guint16 ts_callers_get_port (TsCallers *self);

/* The caller whose request this is, who is no longer let go when it takes long: it is somebody else's now.
 * (transfer full) */
TsCaller *ts_callers_take (TsCallers *self, SoupServerMessage *message);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TsCallers, ts_callers_free)

G_END_DECLS
