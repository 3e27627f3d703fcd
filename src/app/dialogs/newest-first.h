/* newest-first.h — an array as a list model, its last element first. It makes its items when they are asked
 * for, so that a long evening costs no more than what is in view. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define TS_TYPE_NEWEST_ITEM (ts_newest_item_get_type ())
G_DECLARE_FINAL_TYPE (TsNewestItem, ts_newest_item, TS, NEWEST_ITEM, GObject)

/* The element, which lives as long as the item. */
gconstpointer ts_newest_item_get (TsNewestItem *self);

#define TS_TYPE_NEWEST_FIRST (ts_newest_first_get_type ())
G_DECLARE_FINAL_TYPE (TsNewestFirst, ts_newest_first, TS, NEWEST_FIRST, GObject)

/* The array is taken over, and must stay as it is. */
TsNewestFirst *ts_newest_first_new (GArray *array);

/* The oldest first. (transfer none) */
const GArray *ts_newest_first_get_array (TsNewestFirst *self);

G_END_DECLS
