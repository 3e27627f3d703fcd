/* deed.h — what was said as one: an entry, or several that belong together, or a way back through the
 * evening; and what has come of it. */
#pragma once

#include "referee/session.h"

G_BEGIN_DECLS

/* The two ways through the evening: an undo or a redo for each entry. */
typedef enum {
  TS_BACKWARDS,
  TS_FORWARDS
} TsDirection;

/* What people see of the time: a press is meant for it. */
typedef struct {
  int phase, round, turn;
} TsStepSeen;

typedef struct {
  GPtrArray *entries; /* of JsonObject; or NULL: a way through the evening */
  TsDirection way;
  guint n;         /* entries, or undos or redos; 0: as many as were said as one */
  guint n_done;    /* those that are in force */
  guint n_before;  /* of a way: as many steps before it, which hands have not followed yet */
  GArray *changes; /* of things, by those in force, and by those steps: see movement.h */
  gboolean ends;   /* the game, by itself */
  int counted;     /* the counter that people have counted, which hands need not move; or -1 */
  int seat;        /* whose */
  TsStepSeen seen; /* when it was said */
} TsDeed;

/* Entries, of JsonObject, which get the same time; or a way by `n`. (transfer full) */
TsDeed *ts_deed_new (GPtrArray *entries);
TsDeed *ts_deed_new_way (TsDirection way, guint n);

/* What has just been said to the session by somebody else, such as a phone: see ts_deed_note(). (transfer
 * full)
 */
TsDeed *ts_deed_new_of_others (const TsSession *session);

void ts_deed_free (TsDeed *self);

/* Nobody has begun to move what the way `former`, which went there too, asked for: this one, of which nothing
 * is done yet, asks for both. FALSE: they do not go the same way. */
gboolean ts_deed_follow (TsDeed *self, const TsDeed *former);

/* The entry that is to be said next. (transfer full) */
JsonObject *ts_deed_next_entry (TsDeed *self, const TsSession *session);

/* The newest entry of the session is one of it; `before`: the state before it. */
void ts_deed_note (TsDeed *self, const TsSession *session, gconstpointer before);

TsStepSeen ts_step_seen (const TsSession *session);
gboolean ts_step_seen_is (const TsStepSeen *self, const TsSession *session);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TsDeed, ts_deed_free)

G_END_DECLS
