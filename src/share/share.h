/* share.h — a table for phones: turned on and off, its links, and who is there. docs/protocol.md, "Phones",
 * says what phones say and are told.
 *
 * What phones say goes to the table as soon as nothing else is on its way; whoever else says something to the
 * same table, such as the page of a game, waits in the same way: see ts_table_is_busy(). */
#pragma once

#include "store/table.h"

G_BEGIN_DECLS

#define TS_TYPE_SHARE (ts_share_get_type ())
G_DECLARE_FINAL_TYPE (TsShare, ts_share, TS, SHARE, GObject)

/* Signal "phones": somebody has come, or has gone, or has been given another seat. */

/* (transfer full) */
TsShare *ts_share_new (TsTable *table);

/* Listens at an address of this computer, at a port, 0 being any that is free; all links are new ones. FALSE
 * with G_IO_ERROR if that cannot be. What was turned on before is turned off. _stop: lets everybody go;
 * nothing listens any more. */
gboolean ts_share_start (TsShare *self, GInetAddress *address, guint16 port, GError **error);
void ts_share_stop (TsShare *self);
gboolean ts_share_is_on (TsShare *self);

/* Where the page is, "http://192.168.1.20:40123/"; the token of a seat, or of those who look on, which is
 * TS_NOBODY; and the link, which is both. Only while it is on (asserted). _link: (transfer full) */
const char *ts_share_get_url (TsShare *self);
const char *ts_share_get_token (TsShare *self, int seat);
char *ts_share_link (TsShare *self, int seat);

/* Whether that is the address where it listens; whether this computer still has that address, which another
 * network takes away. Only while it is on (asserted). */
gboolean ts_share_is_at (TsShare *self, GInetAddress *address);
gboolean ts_share_can_be_reached (TsShare *self);

/* Makes a new link for a seat, or for those who look on. Who is there by the old one is let go. */
void ts_share_renew (TsShare *self, int seat);

/* Somebody who is there. */
typedef struct {
  guint id;   /* from 1, never used again */
  int seat;   /* TS_NOBODY: looks on */
  char *lang; /* what they read, such as "de"; NULL: what the table reads */
} TsGuest;

/* All of them, in the order in which they came, of TsGuest. (transfer full) */
GPtrArray *ts_share_guests (TsShare *self);

/* How many are at a seat, or look on. */
guint ts_share_n_guests (TsShare *self, int seat);

/* Lets one of them go. Their link still leads here: see ts_share_renew(). */
void ts_share_let_go (TsShare *self, guint id);

G_END_DECLS
