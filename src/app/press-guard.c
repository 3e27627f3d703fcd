#include "press-guard.h"

void
ts_press_guard_changed (TsPressGuard *self, gint64 now)
{
  self->changed = now;
}

gboolean
ts_press_guard_admits (const TsPressGuard *self, gint64 now)
{
  return self->changed == 0 || now - self->changed >= TS_PRESS_GUARD_QUIET;
}

gboolean
ts_press_guard_key_down (TsPressGuard *self, guint key)
{
  gboolean repeats = self->held == key;

  self->held = key;
  return !repeats;
}

void
ts_press_guard_key_up (TsPressGuard *self, guint key)
{
  if (self->held == key)
    self->held = 0;
}
