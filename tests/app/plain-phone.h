/* plain-phone.h — a phone at the table as a plain WebSocket, in the place of a browser. */
#pragma once

#include <glib.h>

typedef struct _PlainPhone PlainPhone;

/* Comes by a link, and waits for the table's answer. NULL: it was turned away. */
PlainPhone *plain_phone_join (const char *link);

/* Says an entry, and waits for the answer, which _heard() has then. Whether it counts. */
gboolean plain_phone_say (PlainPhone *self, const char *entry);

/* The newest message, as it came. (transfer none) */
const char *plain_phone_heard (PlainPhone *self);

/* Whether the table has let it go. */
gboolean plain_phone_is_gone (PlainPhone *self);

/* Leaves. */
void plain_phone_free (PlainPhone *self);
