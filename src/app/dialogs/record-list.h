/* record-list.h — entries in force as a list model, the newest first. It makes its items when they are asked
 * for, so that a long evening costs no more than what is in view. */
#pragma once

#include "referee/session.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* An entry, and what it did to the counter that a list is about. */
typedef struct {
  guint record; /* its place in the session */
  int by;
  int sum; /* the counter after it */
  const char *because;
} TsMention;

#define TS_TYPE_RECORD_ITEM (ts_record_item_get_type ())
G_DECLARE_FINAL_TYPE (TsRecordItem, ts_record_item, TS, RECORD_ITEM, GObject)

const TsMention *ts_record_item_get (TsRecordItem *self);

#define TS_TYPE_RECORD_LIST (ts_record_list_get_type ())
G_DECLARE_FINAL_TYPE (TsRecordList, ts_record_list, TS, RECORD_LIST, GObject)

/* All entries in force; the items say nothing but their place. */
TsRecordList *ts_record_list_new (const TsSession *session);

/* Every change of a seat's counter. `first` becomes what the counter was before the first entry, from the
 * start of the game. */
TsRecordList *ts_record_list_new_about (const TsSession *session, int seat, int counter, int *first);

G_END_DECLS
