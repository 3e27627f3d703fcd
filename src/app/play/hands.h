/* hands.h — what the page asks of people's hands: after a deed in one line below the prompt, after a way
 * through the evening as a list to tick off. Each is told in one place, and gone with the next deed. */
#pragma once

#include "prompt-band.h"
#include "undo-checklist-card.h"

G_BEGIN_DECLS

typedef struct {
  TsPromptBand *band;
  TsUndoChecklistCard *list;
  gboolean tight; /* there is no room for what comes then */
  gboolean narrow;
} TsHands;

/* Of a deed, as the board tells it (NULL: it does not), or by `movements`, of TsMovement. */
void ts_hands_tell_deed (TsHands *self, const TsView *view, const char *told, const GArray *movements);

/* Of a way `back` or forth by `n` entries, which `sentence` tells. */
void ts_hands_tell_way (
    TsHands *self, const TsView *view, gboolean back, const char *sentence, guint n, const GArray *movements);

/* Nothing is asked of them any more. */
void ts_hands_rest (TsHands *self);

/* What the band and the list have room for. A list that is open takes that of what comes then. */
void ts_hands_fit (TsHands *self, gboolean tight, gboolean narrow, gboolean low);

/* The list has been closed. */
void ts_hands_done (TsHands *self);

G_END_DECLS
