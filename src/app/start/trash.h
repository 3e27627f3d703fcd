/* trash.h — tables on their way to the trash, or those that are there on their way out of it, for good. A
 * file is moved or deleted once nobody can take that back any more: when the toast that offers it goes, or
 * the program. All pages of a window have one, so that a table on its way is on none of them. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_TRASH (ts_trash_get_type ())
G_DECLARE_FINAL_TYPE (TsTrash, ts_trash, TS, TRASH, GObject)

/* Signals: "kept" (const char *path): a table stays after all. "thrown": one went. "failed" (const char
 * *sentence): one stays that could not be moved. */

TsTrash *ts_trash_new (void);

/* Puts the file on its way; the toast tells it over `over`, and offers to take it back. (transfer floating)
 */
AdwToast *ts_trash_add (TsTrash *self, const char *path, GtkWidget *over);

/* Whether the file is on its way. */
gboolean ts_trash_has (TsTrash *self, const char *path);

/* The file stays, if it is on its way. */
void ts_trash_keep (TsTrash *self, const char *path);

/* Moves all of them now, and lets their toasts go. */
void ts_trash_empty (TsTrash *self);

G_END_DECLS
