/* record-menu.h — what can be done with a line of the history. */
#pragma once

#include "referee/session.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* The menu of the record at that place: each of its lines is an action of the history ("history.…"), or of
 * the window, with the place (u). (transfer full) */
GMenuModel *ts_record_menu_new (const TsSession *session, guint record);

/* The same of one that was taken back. */
GMenuModel *ts_record_menu_new_gone (const TsRecord *record);

G_END_DECLS
