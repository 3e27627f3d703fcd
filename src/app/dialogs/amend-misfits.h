/* amend-misfits.h — the later entries that would no longer fit, each with its sentence and its reason: people
 * say of each whether it is left out, or changed, too. */
#pragma once

#include "referee/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_AMEND_MISFITS (ts_amend_misfits_get_type ())
G_DECLARE_FINAL_TYPE (TsAmendMisfits, ts_amend_misfits, TS, AMEND_MISFITS, AdwBin)

/* Signal "changed": see ts_amend_misfits_is_settled(). A press on what is to be changed is the action
 * "amend.change-too" with its number (u). (transfer floating) */
TsAmendMisfits *ts_amend_misfits_new (const TsSession *session, const GPtrArray *misfits);

/* Whether people agreed that all of them are left out. */
gboolean ts_amend_misfits_is_settled (TsAmendMisfits *self);

G_END_DECLS
