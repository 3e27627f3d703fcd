/* web.h — the server of HTTP: the page, the game's pictures, and the WebSocket that phones come in by. What
 * is asked of it in another way than docs/protocol.md has it, it refuses. */
#pragma once

#include "phone.h"
#include "referee/game.h"

G_BEGIN_DECLS

typedef struct _TsWeb TsWeb;

/* Whether one more phone may come in from there: an HTTP status to refuse it with, or 0. And a phone that has
 * come in, and is kept by whoever is told (transfer none). */
typedef struct {
  guint (*refuses) (GSocketAddress *from, gpointer data);
  void (*came) (TsPhone *phone, gpointer data);
} TsWebHost;

/* Serves the page for a game at an address of this computer, at a port, 0 being any that is free. NULL with
 * G_IO_ERROR if that cannot be. (transfer full) */
TsWeb *ts_web_new (const TsGame *game,
                   GInetAddress *address,
                   guint16 port,
                   const TsWebHost *host,
                   gpointer data,
                   GError **error);
void ts_web_free (TsWeb *self);

/* "http://192.168.1.20:40123/" */
const char *ts_web_get_url (const TsWeb *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TsWeb, ts_web_free)

G_END_DECLS
