/* record.h — an entry that was accepted, as a session remembers it. */
#pragma once

#include "entry.h"

G_BEGIN_DECLS

/* What an `amend` did to the list of entries in force, so that it can be taken back: from the place `from`
 * on, `out` stood there before and `in` does since. What both lists have at their ends is left out. */
typedef struct {
  guint from;
  GPtrArray *out; /* of TsRecord */
  GPtrArray *in;  /* of TsRecord */
  guint n_after;  /* how many entries were in force once it had been said */
} TsAmendment;

typedef struct _TsRecord TsRecord;

/* An evening has a hundred thousand of them at worst, so what each takes counts. */
struct _TsRecord {
  const TsVerb *verb;
  const TsRecord *after;  /* of what was said: the deed it was said after, NULL: the header; see deeds.h */
  gpointer before;        /* the state before it, or NULL: the session's own */
  gpointer packed;        /* the same, see ts_state_pack(), where it is long ago; or NULL */
  TsPlayer *was;          /* of a `seat`: who sits there when it is not in force; else NULL */
  TsAmendment *amendment; /* of an `amend`; else NULL */
  char *told; /* once it was taken back, and of an `amend`: its sentence, as it was told then; else NULL */
  int who;    /* the seat that did it, or TS_NOBODY */
  guint said; /* which line of the evening it was, undo and redo counted, from 1; 0: an `amend` made it so */
  grefcount n_refs;
  guint n_effects;
  TsEffect effects[]; /* behind them its line */
};

/* A record of the entry, with what it posted (TsEffect) and the line that is kept. (transfer full) */
TsRecord *ts_record_new (const TsEntry *entry, const GArray *posted, const GString *line);
TsRecord *ts_record_ref (TsRecord *self);
void ts_record_unref (TsRecord *self);

/* The line as it is kept: JSON without checksum. */
const char *ts_record_line (const TsRecord *self);

/* Whether the same was said by the same seat, and did the same. */
gboolean ts_record_is_like (const TsRecord *self, const TsRecord *other);

/* What was said; it was accepted once by these rules, so it can be read. (transfer full) */
TsEntry *ts_record_read (const TsRecord *self, const TsHeader *header);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TsRecord, ts_record_unref)

G_END_DECLS
