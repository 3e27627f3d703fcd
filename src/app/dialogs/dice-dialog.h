/* dice-dialog.h — the dice of the default action: thrown on screen, or on the table and typed in. */
#pragma once

#include "referee/game.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_DICE_DIALOG (ts_dice_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TsDiceDialog, ts_dice_dialog, TS, DICE_DIALOG, AdwDialog)

/* Signal "say" (JsonObject *entry): the verb with the dice that lie. Dice thrown on screen count as they
 * fall, and can still be seen for a moment after; those that are typed in wait for a press, because a finger
 * can slip. */

/* The dice that a verb asks for, or NULL. */
const TsField *ts_dice_dialog_field (const TsVerb *verb);

/* For a verb that asks for nothing but dice, and these as the table has them, said for seat `who` (TS_NOBODY:
 * it needs none). Unless they are typed in, they fall as soon as the dialog is seen. */
AdwDialog *
ts_dice_dialog_new (const TsView *view, const TsVerb *verb, int who, const char *title, gboolean by_hand);

G_END_DECLS
