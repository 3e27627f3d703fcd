/* timeline.h — the evening, the newest first: entries in force, changes of old ones, and what was taken back,
 * each where it was said. */
#pragma once

#include "newest-first.h"
#include "referee/session.h"

G_BEGIN_DECLS

typedef struct {
  const TsRecord *record;
  guint place;          /* of the entry in force, or of the one before which it was said */
  gboolean is_in_force; /* it is an entry in force; else its sentence is `told` */
  gboolean is_left;     /* it was taken back */
  gboolean is_again;    /* dice that were thrown once more, instead of others that were taken back */
} TsTimelineLine;

/* What is to be seen of it; seats are ≥ 0: what they said, or by which something of them has changed. */
enum {
  TS_TIMELINE_CORRECTIONS =
      -3,            /* numbers, names and old entries that were changed, and what was taken back */
  TS_TIMELINE_MONEY, /* entries in force that moved money */
  TS_TIMELINE_ALL
};

/* `filter`: a seat, or one of those above. The session must stay as it is, or grow. Of
 * TsTimelineLine. */
TsNewestFirst *ts_timeline_new (const TsSession *session, int filter);

/* The position of the entry in force at that place, or −1. */
int ts_timeline_find (TsNewestFirst *list, guint place);

G_END_DECLS
