/* deeds.h — what was said, undo and redo besides: what an `undo` takes back is the newest deed, and what a
 * `redo` puts back is the deed that was taken back last. */
#pragma once

#include "amend.h"

G_BEGIN_DECLS

/* A deed that was taken back, and not put back before something else was said. */
typedef struct {
  guint
      at; /* so many entries were in force when it was said: those of now, and those that could be put back */
  TsRecord *record;
} TsLeft;

/* With the list of entries in force this is all that was said. */
typedef struct {
  GPtrArray *amends;     /* of TsRecord: each `amend` that made the list what it is, oldest first */
  GPtrArray *taken_back; /* of TsRecord, amends among them, the newest last */
  GArray *left;          /* of TsLeft, the oldest first */
} TsDeeds;

void ts_deeds_init (TsDeeds *self);
void ts_deeds_clear (TsDeeds *self);

/* The `amend` that is the newest deed, or NULL: then it is the newest entry in force, if there is any. */
TsRecord *ts_deeds_newest_amend (const TsDeeds *self, const TsInForce *list);

/* What an `undo` would take back now, or NULL. */
const TsRecord *ts_deeds_newest (const TsDeeds *self, const TsInForce *list);

/* Something else is about to be said, with `n` entries in force: what was taken back is left. */
void ts_deeds_leave (TsDeeds *self, guint n);

/* As ts_session_deeds() and ts_session_undos_to(). */
GPtrArray *ts_deeds_list (const TsDeeds *self, const TsInForce *list);
guint ts_deeds_count_after (const TsDeeds *self, const TsInForce *list, guint n);

G_END_DECLS
