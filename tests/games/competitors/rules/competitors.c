#include "competitors.h"

void
begin (Fixture *self)
{
  say (self, "{'do':'found','state':'Italy','continent':'europe'}");
  say (self, "{'do':'found','state':'Kenya','continent':'africa'}");
  say (self, "{'do':'found','state':'Japan','continent':'asia'}");
  say (self, "{'do':'roll-weather','dice':[4,7]}");
}

void
begin_delivery (Fixture *self, int turns)
{
  g_autofree char *sign = g_strdup_printf (
      "{'do':'sign','vehicle':'truck','from':'europe','to':'africa','turns':%d,'fee':40000}", turns);

  begin (self);
  say (self, sign);
  say (self, "{'do':'deliver','contract':1}");
}

void
expect_counter (Fixture *self, int seat, const char *counter, int value)
{
  g_autofree char *path = g_strdup_printf ("players/%d/counters/%s", seat, counter);
  g_autofree char *text = g_strdup_printf ("%d", value);

  expect (self, path, text);
}
