#include "snack-wars.h"

void
take_food (Fixture *self, const char *food, int count)
{
  g_autofree char *line = g_strdup_printf ("{'do':'take-food','food':'%s','count':%d}", food, count);

  say (self, line);
}

void
take_raccoons (Fixture *self, int count)
{
  g_autofree char *line = g_strdup_printf ("{'do':'take-raccoons','count':%d}", count);

  say (self, line);
}
