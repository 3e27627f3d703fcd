/* undo-checklist-card.h — after an undo or a redo: what to move on the table, so that it agrees with the app
 * again.
 */
#pragma once

#include "by-hand.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_UNDO_CHECKLIST_CARD (ts_undo_checklist_card_get_type ())
G_DECLARE_FINAL_TYPE (TsUndoChecklistCard, ts_undo_checklist_card, TS, UNDO_CHECKLIST_CARD, AdwBin)

/* Signals: "begun": people have ticked off something; "closed": they have closed it, or ticked off all of it;
 * "revealed": it has all of its room, or shows another list there. */

/* Shows `title`, which says what was taken back or counts again, and what is to be moved by hand, of
 * TsByHand, each to be ticked off; once all are, the card goes. Where people have begun with the list before,
 * what is left of it comes first. The button with that label does `action`, of the page, with the number
 * `target`. */
void ts_undo_checklist_card_show (TsUndoChecklistCard *self,
                                  const char *title,
                                  const TsView *view,
                                  const GArray *lines);
void ts_undo_checklist_card_set_button (TsUndoChecklistCard *self,
                                        const char *label,
                                        const char *action,
                                        guint target);
gboolean ts_undo_checklist_card_is_shown (TsUndoChecklistCard *self);

/* How much room there is: one line at once where it is narrow or low, and beside the title where it is low.
 */
void ts_undo_checklist_card_set_room (TsUndoChecklistCard *self, gboolean is_narrow, gboolean is_low);

void ts_undo_checklist_card_hide (TsUndoChecklistCard *self);

/* Hides it, and forgets what is left of the list. */
void ts_undo_checklist_card_drop (TsUndoChecklistCard *self);

G_END_DECLS
