#include "warehouse-wars.h"

char *
crate_line (int x, int y, int z)
{
  return g_strdup_printf ("{'do':'crate','x':%d,'y':%d,'z':%d}", x, y, z);
}

void
crate (Fixture *self, int x, int y, int z)
{
  g_autofree char *line = crate_line (x, y, z);

  say (self, line);
}

void
refuse_crate (Fixture *self, int x, int y, int z, TsError code)
{
  g_autofree char *line = crate_line (x, y, z);

  refuse (self, line, code);
}

void
crate_of (Fixture *self, int seat, int x, int y, int z)
{
  g_autofree char *line = g_strdup_printf ("{'do':'crate','who':%d,'x':%d,'y':%d,'z':%d}", seat, x, y, z);

  say (self, line);
}

char *
plank_line (int x, int y, int z, const char *along, int length)
{
  return g_strdup_printf ("{'do':'plank','x':%d,'y':%d,'z':%d,'along':'%s','length':%d}", x, y, z, along,
                          length);
}

void
plank (Fixture *self, int x, int y, int z, const char *along, int length)
{
  g_autofree char *line = plank_line (x, y, z, along, length);

  say (self, line);
}

void
refuse_plank (Fixture *self, int x, int y, int z, const char *along, int length, TsError code)
{
  g_autofree char *line = plank_line (x, y, z, along, length);

  refuse (self, line, code);
}

void
next (Fixture *self)
{
  say (self, "{'do':'next'}");
}

void
begin (Fixture *self)
{
  crate (self, 0, 0, 0);
  crate (self, 1, 0, 0);
}
