/* tail.h — the entries in force from some place on, played anew: what an `amend`, or taking one back, puts in
 * the place of those that stood there. The session does not change until the tail is put into it. */
#pragma once

#include "in-force.h"

G_BEGIN_DECLS

typedef struct {
  guint from;         /* the place of the first one */
  TsHeader header;    /* the session's, but for who sits there at the end of the tail */
  gpointer state;     /* at its end */
  GPtrArray *records; /* of TsRecord */
  GPtrArray *befores; /* the state before each, or NULL where it is not kept */
  GArray *whens;      /* of TsWhen */
} TsTail;

/* A tail without entries: the table as it was before record `from`. (transfer full) */
TsTail *ts_tail_new (const TsInForce *list, guint from);

/* What it leads to, as far as it was played. */
TsView ts_tail_view (const TsTail *self, const TsInForce *list);

/* Plays an entry behind it: everything is looked at that ts_session_say() looks at. Where the same was said
 * and comes of it as in `like`, which may be NULL, that record stands in the tail. FALSE with an error: the
 * tail is as it was. */
gboolean ts_tail_play (TsTail *self, const TsInForce *list, TsEntry *entry, TsRecord *like, GError **error);

/* Puts a record behind it that stood there before, so that it fits. */
void ts_tail_put_back (TsTail *self, const TsInForce *list, TsRecord *record);

/* Puts the tail into the session, in the place of what stands there. (transfer full) */
void ts_tail_take (TsTail *self, TsInForce *list);

void ts_tail_free (TsTail *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TsTail, ts_tail_free)

G_END_DECLS
