#include "prompts.h"

#include "config.h"
#include "due.h"

#include "referee/language.h"

static char *
prompt_place (const TsView *view)
{
  const WarehouseWars *state = view->state;
  const char *name = ts_view_turn_name (view);

  if (state->crate_placed)
    return g_strdup_printf (_ ("%s may lay a plank now."), name);
  if (ts_warehouse_wars_is_first_turn (state) && ts_warehouse_wars_planks_left (state) > 0)
    return g_strdup_printf (_ ("%s places a crate; no planks yet."), name);
  if (!ts_warehouse_wars_can_lay (view))
    return g_strdup_printf (_ ("%s places a crate."), name);
  if (ts_warehouse_wars_can_place (view))
    return g_strdup_printf (_ ("%s places a crate, and may lay a plank."), name);
  return g_strdup_printf (_ ("%s lays a plank to make room, and places a crate."), name);
}

static char *
then_place (const TsView *view)
{
  const WarehouseWars *state = view->state;
  int turn = state->base.turn;

  if (ts_warehouse_wars_all_crates_left (state) - !state->crate_placed == 0)
    return g_strdup (_ ("It is the last crate; then comes the final tally."));
  /* Translators: %s is the name of the player whose turn is next */
  return g_strdup_printf (
      _ ("Next: %s."),
      ts_view_name (view, ts_warehouse_wars_crates_left (state, 1 - turn) > 0 ? 1 - turn : turn));
}

static char *
prompt_record (const TsView *view G_GNUC_UNUSED)
{
  return g_strdup (_ ("Write down the crates and the planks, from the board up."));
}

static char *
then_finish (const TsView *view G_GNUC_UNUSED)
{
  return g_strdup (_ ("Then comes the final tally."));
}

static char *
prompt_over (const TsView *view)
{
  const WarehouseWars *state = view->state;

  if (state->toppled == TS_NOBODY)
    return ts_view_tell_winners (view);
  /* Translators: two players' names */
  return g_strdup_printf (_ ("%s has knocked something over, so %s wins."),
                          ts_view_name (view, state->toppled), ts_view_name (view, 1 - state->toppled));
}

/* --- the phases --- */

const TsPhase ts_warehouse_wars_phases[] = {
  [WAREHOUSE_PLACE] = { .id = "place",
                        .title = N_ ("Place a crate"),
                        .hint = N_ ("Tap where the crate comes."),
                        .hint_fits = ts_warehouse_wars_can_place,
                        .prompt = prompt_place,
                        .then = then_place },
  [WAREHOUSE_RECORD] = { .id = "record",
                         .title = N_ ("Write down"),
                         .hint =
                             N_ ("Choose a colour once, then tap where its crates stand, from the board up."),
                         .apart = TRUE,
                         .prompt = prompt_record,
                         .then = then_finish },
  [WAREHOUSE_OVER] = { .id = "over", .title = N_ ("The end"), .over = TRUE, .prompt = prompt_over },
  { 0 },
};
