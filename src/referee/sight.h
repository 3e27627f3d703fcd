/* sight.h — a table as somebody may see it: with what is secret blotted out of the state.
 *
 * The game says once, in TsGame.conceal, which of its facts only whom may see. Whatever is made for a viewer
 * (state, prompt, what is legal, tally, explanations, where things lie) is made from this view of it, so that
 * nothing can be forgotten. What is told in the history names no secret, and counters are no secret: those
 * are the same for all. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

typedef struct {
  TsView view;   /* what the viewer sees; it stands as long as the view that it was made from */
  gpointer copy; /* of the state, without secrets; NULL: nothing is kept from the viewer */
} TsSight;

/* What `viewer` sees: a seat; TS_NOBODY, who looks on and sees what the table sees; or TS_HOST. */
TsSight ts_sight_of (const TsView *view, int viewer);

void ts_sight_clear (TsSight *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TsSight, ts_sight_clear)

G_END_DECLS
