#include "one-way.h"

#include "config.h"
#include "games/shopping-war/rules/combos.h"
#include "games/shopping-war/rules/stroll.h"
#include "games/shopping-war/rules/turns.h"

static JsonObject *
next_new (void)
{
  return ts_entry_build (&ts_shopping_war, "next", TS_NOBODY, NULL);
}

/* As `next` does, apart from counters. */
static void
go_on (ShoppingWar *state)
{
  switch (state->base.phase) {
  case SHOPPING_CROWD:
    state->base.phase = SHOPPING_EQUIP2;
    break;
  case SHOPPING_EQUIP2:
    state->base.phase = SHOPPING_RELAX;
    break;
  case SHOPPING_RELAX:
    state->base.turn = ts_shopping_war_next_seat (state, state->base.turn);
    state->base.phase = SHOPPING_EQUIP1;
    break;
  default:
    state->base.phase = SHOPPING_STROLL;
  }
}

static gboolean
can_only_go_on (const TsView *view)
{
  int phase = ts_view_state (view)->phase;

  return phase == SHOPPING_RELAX ||
         ((phase == SHOPPING_EQUIP1 || phase == SHOPPING_EQUIP2) && !ts_shopping_war_can_equip (view));
}

GPtrArray *
ts_shopping_war_go_on (const TsView *view)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);
  ShoppingWar state = *(const ShoppingWar *) view->state;
  TsView then = *view;

  then.state = &state;
  do {
    g_ptr_array_add (entries, next_new ());
    go_on (&state);
  } while (can_only_go_on (&then));
  return entries;
}

TsView
ts_shopping_war_look_at_stroll (const TsView *view, ShoppingWar *state)
{
  TsView then = *view;

  *state = *(const ShoppingWar *) view->state;
  then.state = state;
  if (state->base.phase == SHOPPING_EQUIP1)
    go_on (state);
  return then;
}

/* Whether both ways of so many spaces lead to the same one. */
static gboolean
is_one_way (const TsView *view, int rolled)
{
  ShoppingWar state;
  TsView then = ts_shopping_war_look_at_stroll (view, &state);
  int clockwise, counter_clockwise;

  state.rolled = rolled;
  return ts_shopping_war_reach (&then, SHOPPING_CLOCKWISE, &clockwise) &&
         ts_shopping_war_reach (&then, SHOPPING_COUNTER_CLOCKWISE, &counter_clockwise) &&
         clockwise == counter_clockwise;
}

/* (transfer full) of JsonObject */
static GPtrArray *
begin_stroll (const TsView *view)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);

  if (ts_view_state (view)->phase == SHOPPING_EQUIP1)
    g_ptr_array_add (entries, next_new ());
  return entries;
}

void
ts_shopping_war_say_in_stroll (TsBoard *board, JsonObject *entry)
{
  TsView view = ts_board_get_view (board);
  GPtrArray *entries = begin_stroll (&view);

  g_ptr_array_add (entries, entry);
  ts_board_say_all (board, entries);
}

void
ts_shopping_war_say_roll (TsBoard *board, TsDice *dice)
{
  TsView view = ts_board_get_view (board);
  GPtrArray *entries = begin_stroll (&view);
  JsonObject *roll = ts_entry_build (&ts_shopping_war, "roll", TS_NOBODY, NULL);
  guint n;
  const gint64 *faces = ts_dice_get_faces (dice, &n);
  gboolean walks = is_one_way (&view, (int) faces[0]);

  ts_dice_write (dice, roll, "dice");
  g_ptr_array_add (entries, roll);
  if (walks)
    g_ptr_array_add (
        entries, ts_entry_build (&ts_shopping_war, "walk", TS_NOBODY, "direction", SHOPPING_CLOCKWISE, NULL));
  if (!ts_board_say_all (board, entries))
    ts_dice_set_faces (dice, NULL, 0);
}
