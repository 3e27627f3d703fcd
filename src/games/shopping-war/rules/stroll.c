#include "stroll.h"

#include "config.h"

#include "referee/language.h"

/* --- landing --- */

void
ts_shopping_war_land_alone (TsStep *step)
{
  ShoppingWar *next = step->next;
  int mover = next->base.turn;

  if (ts_shopping_war_is_shop (next->place[mover]))
    ts_post (step, mover, SHOPPING_SHOP_CARDS, 1, "drawn");
  next->rolled = 0;
  next->base.phase = SHOPPING_EQUIP2;
}

static void
begin_scuffle (ShoppingWar *next, guint opponents)
{
  next->rolled = 0;
  next->base.phase = SHOPPING_SCUFFLE;
  next->scuffle.defender = TS_NOBODY;
  if ((opponents & (opponents - 1)) == 0) /* one only: nobody to choose from */
    next->scuffle.defender = g_bit_nth_lsf (opponents, -1);
}

static void
land (TsStep *step, int space)
{
  ShoppingWar *next = step->next;
  guint opponents = ts_shopping_war_opponents (&step->view, next->base.turn, space);

  next->place[next->base.turn] = space;
  if (opponents != 0)
    begin_scuffle (next, opponents);
  else
    ts_shopping_war_land_alone (step);
}

/* Whether a landing would keep the counters' bounds. */
static gboolean
can_land (const TsView *view, int space)
{
  const ShoppingWar *state = view->state;
  int mover = state->base.turn;

  return ts_shopping_war_opponents (view, mover, space) != 0 || !ts_shopping_war_is_shop (space) ||
         ts_view_has_room (view, mover, SHOPPING_SHOP_CARDS, 1);
}

static gboolean
can_land_somewhere (const TsView *view)
{
  int clockwise, counter_clockwise;

  return ts_shopping_war_reach (view, SHOPPING_CLOCKWISE, &clockwise) &&
         ts_shopping_war_reach (view, SHOPPING_COUNTER_CLOCKWISE, &counter_clockwise) &&
         (can_land (view, clockwise) || can_land (view, counter_clockwise));
}

static int
place_of_mover (const TsView *view)
{
  const ShoppingWar *state = view->state;

  return state->place[state->base.turn];
}

static int
rolled (const TsView *view)
{
  return ((const ShoppingWar *) view->state)->rolled;
}

/* --- the Stroll die --- */

gboolean
ts_shopping_war_can_roll (const TsView *view)
{
  return place_of_mover (view) != SHOPPING_LOBBY && rolled (view) == 0;
}

static gboolean
refuse_roll (const TsView *view, GError **error)
{
  if (place_of_mover (view) == SHOPPING_LOBBY)
    /* Translators: %s is a player's name */
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      _ ("%s is in the Lobby and enters an empty Shop without rolling."),
                      ts_view_turn_name (view));
  /* Translators: %s is a player's name */
  return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("%s has rolled the Stroll die already, and walks now."),
                    ts_view_turn_name (view));
}

gboolean
ts_shopping_war_roll (TsStep *step, GError **error)
{
  ShoppingWar *next = step->next;

  if (!ts_shopping_war_can_roll (&step->view))
    return refuse_roll (&step->view, error);
  next->rolled = ts_entry_int (step->entry, "dice");
  return TRUE;
}

gboolean
ts_shopping_war_can_walk (const TsView *view)
{
  return rolled (view) > 0 && can_land_somewhere (view);
}

static gboolean
refuse_walk (const TsView *view, GError **error)
{
  if (place_of_mover (view) == SHOPPING_LOBBY)
    return refuse_roll (view, error);
  /* Translators: %s is a player's name */
  return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("%s rolls the Stroll die before walking."),
                    ts_view_turn_name (view));
}

gboolean
ts_shopping_war_walk (TsStep *step, GError **error)
{
  int space;

  if (rolled (&step->view) == 0)
    return refuse_walk (&step->view, error);
  ts_shopping_war_reach (&step->view, ts_entry_int (step->entry, "direction"), &space);
  land (step, space);
  return TRUE;
}

/* --- without rolling --- */

static gboolean
may_step (const TsView *view)
{
  int place = place_of_mover (view);

  return rolled (view) == 0 && place >= 0 && !ts_shopping_war_is_shop (place);
}

gboolean
ts_shopping_war_can_step (const TsView *view)
{
  return may_step (view) && can_land_somewhere (view);
}

static gboolean
refuse_step (const TsView *view, GError **error)
{
  if (place_of_mover (view) == SHOPPING_LOBBY || rolled (view) > 0)
    return refuse_roll (view, error);
  /* Translators: %s is a player's name */
  return ts_refuse (error, TS_ERROR_ILLEGAL,
                    _ ("%s is in a Shop, and only from a Corridor one can step; roll the Stroll die."),
                    ts_view_turn_name (view));
}

gboolean
ts_shopping_war_step (TsStep *step, GError **error)
{
  int space;

  if (!may_step (&step->view))
    return refuse_step (&step->view, error);
  ts_shopping_war_reach (&step->view, ts_entry_int (step->entry, "direction"), &space);
  land (step, space);
  return TRUE;
}

/* There are more Shops than others who could stand there, so one is always empty. */
gboolean
ts_shopping_war_can_enter (const TsView *view)
{
  const ShoppingWar *state = view->state;

  return place_of_mover (view) == SHOPPING_LOBBY &&
         ts_view_has_room (view, state->base.turn, SHOPPING_SHOP_CARDS, 1);
}

static gboolean
check_entrance (const TsStep *step, int space, GError **error)
{
  const TsView *view = &step->view;
  int mover = ts_view_state (view)->turn;

  if (place_of_mover (view) != SHOPPING_LOBBY && rolled (view) > 0)
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      _ ("The token walks exactly that far, clockwise or counter-clockwise."));
  if (place_of_mover (view) != SHOPPING_LOBBY)
    /* Translators: %s is a player's name */
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("%s is not in the Lobby; roll the Stroll die and walk."),
                      ts_view_turn_name (view));
  if (!ts_shopping_war_is_shop (space))
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("From the Lobby one enters a Shop, not a Corridor."));
  if (ts_shopping_war_opponents (view, mover, space) != 0)
    /* Translators: %s is the name of a Shop */
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      _ ("Somebody is at %s; from the Lobby one enters an empty Shop."),
                      _ (ts_shopping_war_names[ts_shopping_war_name (view, space)].label));
  return TRUE;
}

gboolean
ts_shopping_war_enter (TsStep *step, GError **error)
{
  int space = ts_entry_int (step->entry, "space");

  if (!ts_shopping_war_is_space (step, space, 0, error) || !check_entrance (step, space, error))
    return FALSE;
  land (step, space);
  return TRUE;
}

/* --- by cards --- */

/* No landing is resolved. A mover who is somewhere else rolls anew from there. */
gboolean
ts_shopping_war_relocate (TsStep *step, GError **error)
{
  ShoppingWar *next = step->next;
  int seat = step->entry->who;
  int space = ts_entry_int (step->entry, "space");

  if (!ts_shopping_war_is_space (step, space, SHOPPING_LOBBY, error) ||
      !ts_shopping_war_is_named (step, seat, error))
    return FALSE;
  next->place[seat] = space;
  if (seat == next->base.turn)
    next->rolled = 0;
  return TRUE;
}
