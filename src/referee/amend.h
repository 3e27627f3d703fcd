/* amend.h — `amend`: one old entry is changed or taken out, and what was said after it is played again. The
 * rules stand in docs/protocol.md, "Amending". */
#pragma once

#include "tail.h"

G_BEGIN_DECLS

/* A later entry that would no longer fit. */
typedef struct {
  guint number; /* as entries in force are numbered now, from 1 */
  GError *why;
} TsMisfit;

/* What `amend` would do: the entries from the changed one on, what each counter would be less what it is
 * (TsEffect), and which entries would no longer fit, each being left out of the rest. */
typedef struct {
  const TsInForce *list;
  TsTail *tail;
  GArray *effects;
  GPtrArray *misfits; /* of TsMisfit */
  gboolean unchanged; /* `with` is what stands there */
} TsPreview;

/* Looks at an amendment before it is said: as the entry `amend` would, but that later entries may be refused.
 * `with` and `drop` may be NULL; numbers are those of the protocol, from 1. Dice that `with` lacks must not
 * be missing. The session must not change as long as the preview is looked at. Errors as those of `amend`
 * itself, and of `with`. (transfer full) */
TsPreview *
ts_preview_new (const TsInForce *list, gint64 entry, JsonObject *with, GArray *drop, GError **error);

/* How the table would stand. */
TsView ts_preview_view (const TsPreview *self);
void ts_preview_free (TsPreview *self);

/* --- for the session --- */

/* Plays the amendment that the entry says, which was checked, and writes the dice that were thrown into it.
 * (transfer full) */
TsTail *ts_amend_play (const TsInForce *list, TsEntry *amend, GError **error);

/* Makes of a list of records what it was before the amendment. */
void ts_amendment_undo (const TsAmendment *self, GPtrArray *records);

/* The record of an `amend` that leads to the tail. (transfer full) */
TsRecord *ts_amend_record (const TsInForce *list, const TsEntry *amend, const TsTail *tail);

/* The tail as it was before the newest `amend`, and as it will be once it is in force again. (transfer full)
 */
TsTail *ts_amend_back (const TsInForce *list, const TsRecord *amend);
TsTail *ts_amend_again (const TsInForce *list, const TsRecord *amend);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TsPreview, ts_preview_free)

G_END_DECLS
