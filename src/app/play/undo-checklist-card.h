/* undo-checklist-card.h — after an undo or a redo: what to move on the table, so that it agrees with the app
 * again.
 */
#pragma once

#include "referee/game.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_UNDO_CHECKLIST_CARD (ts_undo_checklist_card_get_type ())
G_DECLARE_FINAL_TYPE (TsUndoChecklistCard, ts_undo_checklist_card, TS, UNDO_CHECKLIST_CARD, AdwBin)

/* Shows what `effects` ask of people's hands, below `title`; if that is nothing, hides. */
void ts_undo_checklist_card_show (TsUndoChecklistCard *self,
                                  const char *title,
                                  const TsView *view,
                                  const TsEffect *effects,
                                  guint n_effects);
void ts_undo_checklist_card_hide (TsUndoChecklistCard *self);

G_END_DECLS
