/* record-list.h — every change of a number as a list model, the newest first. It makes its items when they
 * are asked for, so that a long evening costs no more than what is in view. */
#pragma once

#include "referee/why.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define TS_TYPE_RECORD_ITEM (ts_record_item_get_type ())
G_DECLARE_FINAL_TYPE (TsRecordItem, ts_record_item, TS, RECORD_ITEM, GObject)

const TsCause *ts_record_item_get (TsRecordItem *self);

#define TS_TYPE_RECORD_LIST (ts_record_list_get_type ())
G_DECLARE_FINAL_TYPE (TsRecordList, ts_record_list, TS, RECORD_LIST, GObject)

/* Every change of those counters of a seat (TS_COUNTED (…) | …); the start of the game last. */
TsRecordList *ts_record_list_new_about (const TsSession *session, int seat, guint counters);

G_END_DECLS
