/* amending.h — a change of an old entry before it is said: what would come of it, and what it takes.
 *
 * The protocol changes one entry at a time, and takes only what leaves an evening that the rules take. So a
 * later one that is to be changed as well is changed first; then comes the change that was asked for. All of
 * it is one deed. */
#pragma once

#include "referee/session.h"

G_BEGIN_DECLS

typedef struct _TsAmending TsAmending;

/* The entry in force at that place is to be left out, until ts_amending_set_with() says another one. The
 * table must not change meanwhile. (transfer full) */
TsAmending *ts_amending_new (TsSession *session, guint record);
void ts_amending_free (TsAmending *self);

guint ts_amending_get_record (const TsAmending *self);

/* The table as it is, and as it is with what was changed first. (transfer none) */
TsSession *ts_amending_now (const TsAmending *self);
TsSession *ts_amending_table (const TsAmending *self);

/* The table just before a record: as it was, or, for a later one, as it would have been. A session of its
 * own. (transfer full) */
TsSession *ts_amending_moment (const TsAmending *self, guint record);

/* What is to stand there; (transfer full). */
void ts_amending_set_with (TsAmending *self, JsonObject *with);
gboolean ts_amending_leaves_out (const TsAmending *self);

/* The entry as it was said, and as it is to be, as a sentence; NULL: it is left out. (transfer full) */
char *ts_amending_tell_said (const TsAmending *self);
char *ts_amending_tell_with (const TsAmending *self);

/* Has a later entry, by its number, say `with` (transfer none) instead. Where the evening would take that
 * only if the entry that is to be changed did not say what it said, as with two cards that were swapped,
 * something else stands in for that one meanwhile. FALSE: the evening would not take it even so; error as of
 * `amend`. */
gboolean ts_amending_change_first (TsAmending *self, guint number, JsonObject *with, GError **error);

/* What is changed first, of sentences. (transfer none) */
const GPtrArray *ts_amending_tell_first (const TsAmending *self);

/* What would come of it if all that no longer fits is left out: see ts_preview_new(). (transfer full) */
TsPreview *ts_amending_preview (const TsAmending *self, GError **error);

/* What is to be said, of JsonObject: what is changed first, and then this, leaving out what no longer fits.
 * (transfer full) */
GPtrArray *ts_amending_entries (const TsAmending *self, const TsPreview *preview);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TsAmending, ts_amending_free)

G_END_DECLS
