#include "shopping-war.h"

void
next (Fixture *self)
{
  say (self, "{'do':'next'}");
}

void
roll (Fixture *self, int face)
{
  g_autofree char *line = g_strdup_printf ("{'do':'roll','dice':[%d]}", face);

  say (self, line);
}

void
walk (Fixture *self, gboolean clockwise)
{
  say (self,
       clockwise ? "{'do':'walk','direction':'clockwise'}" : "{'do':'walk','direction':'counter-clockwise'}");
}

void
relocate (Fixture *self, int seat, int space)
{
  g_autofree char *line = g_strdup_printf ("{'do':'relocate','who':%d,'space':%d}", seat, space);

  say (self, line);
}

void
equip (Fixture *self, int slot, int strength)
{
  g_autofree char *line = g_strdup_printf ("{'do':'equip','slot':%d,'shop':%d,'emporium':0}", slot, strength);

  say (self, line);
}

void
fight (Fixture *self, int seat, const char *dice)
{
  g_autofree char *line = g_strdup_printf ("{'do':'scuffle-roll','who':%d,'dice':[%s]}", seat, dice);

  say (self, line);
}

void
idle_turn (Fixture *self)
{
  next (self);
  roll (self, 1);
  walk (self, TRUE);
  next (self);
  next (self);
}

void
have_begun (Fixture *self)
{
  for (int i = 0; i < 3; i++)
    idle_turn (self);
}

void
begin_scuffle (Fixture *self)
{
  have_begun (self);
  equip (self, 3, 3);
  relocate (self, 1, 2);
  next (self);
  say (self, "{'do':'step','direction':'clockwise'}");
}

void
win_rounds (Fixture *self, int rounds)
{
  for (int i = 0; i < rounds; i++) {
    fight (self, 0, "3,1,1,1");
    fight (self, 1, "3,4,5,6");
  }
}

TsSession *
table (const char *options)
{
  g_autofree char *header = g_strdup_printf ("{" GAME "," PLAYERS ",'options':%s}", options);

  return evening_new (&ts_shopping_war, header);
}
