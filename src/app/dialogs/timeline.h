/* timeline.h — the evening as a list model, the newest first: entries in force, changes of old ones, and what
 * was taken back, each where it was said. It makes its items when they are asked for, so that a long evening
 * costs no more than what is in view. */
#pragma once

#include "referee/session.h"

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct {
  const TsRecord *record;
  guint place;          /* of the entry in force, or of the one before which it was said */
  gboolean is_in_force; /* it is an entry in force; else its sentence is `told` */
  gboolean is_left;     /* it was taken back */
  gboolean is_again;    /* dice that were thrown once more, instead of others that were taken back */
} TsTimelineLine;

#define TS_TYPE_TIMELINE_ITEM (ts_timeline_item_get_type ())
G_DECLARE_FINAL_TYPE (TsTimelineItem, ts_timeline_item, TS, TIMELINE_ITEM, GObject)

const TsTimelineLine *ts_timeline_item_get (TsTimelineItem *self);

/* What is to be seen of it; seats are ≥ 0: what they said, or by which something of them has changed. */
enum {
  TS_TIMELINE_CORRECTIONS =
      -3,            /* numbers, names and old entries that were changed, and what was taken back */
  TS_TIMELINE_MONEY, /* entries in force that moved money */
  TS_TIMELINE_ALL
};

#define TS_TYPE_TIMELINE (ts_timeline_get_type ())
G_DECLARE_FINAL_TYPE (TsTimeline, ts_timeline, TS, TIMELINE, GObject)

/* `filter`: a seat, or one of those above. The session must stay as it is, or grow. */
TsTimeline *ts_timeline_new (const TsSession *session, int filter);

/* The position of the entry in force at that place, or −1. */
int ts_timeline_find (TsTimeline *self, guint place);

G_END_DECLS
