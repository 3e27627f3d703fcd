/* put-back-card.h — after an undo or a redo: what to move on the table, so that it agrees with the app again.
 */
#pragma once

#include "referee/game.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_PUT_BACK_CARD (ts_put_back_card_get_type ())
G_DECLARE_FINAL_TYPE (TsPutBackCard, ts_put_back_card, TS, PUT_BACK_CARD, AdwBin)

/* Shows what `effects` ask of people's hands, below `title`; if that is nothing, hides. */
void ts_put_back_card_show (
    TsPutBackCard *self, const char *title, const TsView *view, const TsEffect *effects, guint n_effects);
void ts_put_back_card_hide (TsPutBackCard *self);

G_END_DECLS
