/* phone.h — a phone at the table: one WebSocket, what it says, and how much of it.
 *
 * It knows nothing of tables. Who has it hears what it says, and tells it what there is to tell. */
#pragma once

#include "caller.h"
#include "soup.h"

G_BEGIN_DECLS

#define TS_TYPE_PHONE (ts_phone_get_type ())
G_DECLARE_FINAL_TYPE (TsPhone, ts_phone, TS, PHONE, GObject)

/* Signals: "said" (GBytes *line): a message, as it came. "gone": it is connected no more;
 * that is emitted once, and nothing after it. */

/* What a WebSocket is closed with, beyond what libsoup has names for. */
#define TS_PHONE_WRONG_TOKEN 4403

/* (transfer full) */
TsPhone *ts_phone_new (SoupWebsocketConnection *socket, TsCaller *caller);

/* A number of its own. */
void ts_phone_set_id (TsPhone *self, guint id);
guint ts_phone_get_id (TsPhone *self);

/* Where it is. */
GSocketAddress *ts_phone_get_address (TsPhone *self);

/* It has said a token: it is at that seat, or looks on, which is TS_NOBODY, and reads that language, which is
 * NULL where it said none. `is_page`: it is our own page. */
void ts_phone_sit (TsPhone *self, int seat, const char *lang, gboolean is_page);
gboolean ts_phone_is_seated (TsPhone *self);
gboolean ts_phone_is_page (TsPhone *self);
int ts_phone_get_seat (TsPhone *self);
const char *ts_phone_get_lang (TsPhone *self);

/* The same if Tableside speaks it; else the table's, which is NULL. */
const struct _TsLanguage *ts_phone_get_language (TsPhone *self);

/* Tells it something. Who does not read until too much waits is let go. */
void ts_phone_tell (TsPhone *self, const char *text);

/* Lets it go, with a code that says why. */
void ts_phone_let_go (TsPhone *self, gushort code);

G_END_DECLS
