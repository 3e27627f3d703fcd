#include "sight.h"

TsSight
ts_sight_of (const TsView *view, int viewer)
{
  TsSight self = { .view = *view };

  if (view->game->conceal == NULL || viewer == TS_HOST)
    return self;
  self.copy = g_memdup2 (view->state, view->game->state_size);
  view->game->conceal (view, viewer, self.copy);
  self.view.state = self.copy;
  return self;
}

void
ts_sight_clear (TsSight *self)
{
  g_clear_pointer (&self->copy, g_free);
}
