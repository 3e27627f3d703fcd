#include "sight.h"

TsSight
ts_sight_of (const TsView *view, int viewer)
{
  TsSight self = { .view = *view };

  if (view->game->conceal == NULL || viewer == TS_HOST)
    return self;
  self.copy = ts_state_copy (view->game, view->state, NULL);
  view->game->conceal (view, viewer, self.copy);
  self.view.state = self.copy;
  return self;
}

void
ts_sight_clear (TsSight *self)
{
  g_clear_pointer (&self->copy, g_free);
}
