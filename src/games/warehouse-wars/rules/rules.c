/* Warehouse Wars, the rules. Source: the publisher's rulebook and docs/games/warehouse-wars.md for the
 * rulings.
 *
 * A turn is one crate and at most one plank, in either order. It ends by itself as soon as nothing can be
 * added to it; then play goes on to the other player, or, where no crates are left there, to the same one
 * again. */
#include "rules.h"

#include "build.h"
#include "check.h"
#include "config.h"
#include "digest.h"
#include "explain.h"
#include "due.h"
#include "prompts.h"
#include "protocol.h"
#include "referee/opening.h"
#include "samples.h"
#include "sets.h"
#include "things.h"
#include "turns.h"

#include "referee/language.h"

static const TsWord directions[] = {
  [WAREHOUSE_ALONG_X] = { "x", N_ ("its row") },
  [WAREHOUSE_ALONG_Y] = { "y", N_ ("its column") },
  { 0 },
};

/* --- the score --- */

static int
score (const TsView *view, int seat)
{
  WarehouseSet sets[WAREHOUSE_MAX_SETS];
  int n = ts_warehouse_wars_sets (view, seat, sets);
  int sum = 0;

  for (int i = 0; i < n; i++)
    sum += ts_warehouse_wars_set_points (&sets[i]);
  return sum;
}

static void
tally (const TsView *view, int seat, GArray *lines)
{
  WarehouseSet sets[WAREHOUSE_MAX_SETS];
  int n = ts_warehouse_wars_sets (view, seat, sets);
  int points[5] = { 0 };

  for (int i = 0; i < n; i++)
    points[MIN (sets[i].length, 4)] += ts_warehouse_wars_set_points (&sets[i]);
  ts_tally_add (lines, "sets-2", N_ ("Sets of 2"), points[2]);
  ts_tally_add (lines, "sets-3", N_ ("Sets of 3"), points[3]);
  ts_tally_add (lines, "sets-4", N_ ("Sets of 4 or more"), points[4]);
}

/* Whoever knocks something over has lost, whatever the score. */
static void
standing (const TsView *view, int seat, TsStanding *own)
{
  const WarehouseWars *state = view->state;

  if (state->toppled == TS_NOBODY)
    return;
  own->in = state->toppled != seat;
  own->place = own->in ? 1 : 2;
  own->wins = own->in;
}

/* --- the beginning --- */

static gboolean
start (TsStep *step, GError **error G_GNUC_UNUSED)
{
  WarehouseWars *next = step->next;

  ts_step_begin (step, WAREHOUSE_PLACE, WAREHOUSE_RECORD);
  next->toppled = TS_NOBODY;
  for (int seat = 0; seat < WAREHOUSE_SEATS; seat++)
    ts_post (step, seat, WAREHOUSE_CRATES, ts_header_int (step->view.header, "crates"), "start");
  ts_post (step, 0, WAREHOUSE_PLANKS, ts_header_int (step->view.header, "planks"), "start");
  return TRUE;
}

/* What is placed and what is left are never more than there was. */
static gboolean
adjusted (TsStep *step, GError **error)
{
  WarehouseWars *next = step->next;
  int planks = ts_header_int (step->view.header, "planks");
  int crates = ts_header_int (step->view.header, "crates");

  if (ts_warehouse_wars_planks_left (next) + next->n_planks > planks)
    return ts_refuse (error, TS_ERROR_RANGE,
                      ngettext ("There is only %d plank, those that lie already counted.",
                                "There are only %d planks, those that lie already counted.", planks),
                      planks);
  for (int seat = 0; seat < WAREHOUSE_SEATS; seat++)
    if (ts_warehouse_wars_crates_left (next, seat) + ts_warehouse_wars_crates_placed (next, seat) > crates)
      /* Translators: %s is a player's name; nobody has fewer than two crates */
      return ts_refuse (error, TS_ERROR_RANGE, _ ("%s has only %d crates, those that stand counted."),
                        ts_view_name (&step->view, seat), crates);
  if (next->base.phase == WAREHOUSE_PLACE)
    ts_warehouse_wars_go_on (step);
  return TRUE;
}

/* --- what is no crate and no plank --- */

static gboolean
is_crate_placed (const TsView *view)
{
  return ((const WarehouseWars *) view->state)->crate_placed;
}

/* Whoever counts before anything is written down counts nothing. */
static gboolean
is_nothing_recorded (const TsView *view)
{
  return ((const WarehouseWars *) view->state)->n_crates == 0;
}

static gboolean
go_without_plank (TsStep *step, GError **error)
{
  if (!is_crate_placed (&step->view))
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("Place a crate first; then the turn can end."));
  ts_warehouse_wars_pass_turn (step);
  return TRUE;
}

static gboolean
topple (TsStep *step, GError **error G_GNUC_UNUSED)
{
  WarehouseWars *next = step->next;

  next->toppled = step->entry->who;
  ts_step_end (step);
  return TRUE;
}

/* --- tables --- */

static const TsField options[] = {
  {
      .id = "width",
      .label = N_ ("Columns"),
      .type = TS_FIELD_INTEGER,
      .min = 2,
      .max = WAREHOUSE_MAX_SIDE,
      .fallback = "4",
  },
  {
      .id = "depth",
      .label = N_ ("Rows"),
      .type = TS_FIELD_INTEGER,
      .min = 2,
      .max = WAREHOUSE_MAX_SIDE,
      .fallback = "4",
  },
  {
      .id = "crates",
      .label = N_ ("Crates"),
      .about = N_ ("For each player."),
      .type = TS_FIELD_INTEGER,
      .min = 2,
      .max = WAREHOUSE_MAX_CRATES / WAREHOUSE_SEATS,
      .fallback = "16",
  },
  {
      .id = "planks",
      .label = N_ ("Planks"),
      .about = N_ ("For both players together."),
      .type = TS_FIELD_INTEGER,
      .max = WAREHOUSE_MAX_PLANKS,
      .fallback = "12",
  },
  {
      .id = "plank_length",
      .label = N_ ("Cells a plank covers"),
      .type = TS_FIELD_INTEGER,
      .min = 2,
      .max = WAREHOUSE_MAX_SIDE,
      .fallback = "4",
  },
  {
      .id = "any_length",
      .label = N_ ("Shorter planks"),
      .about = N_ ("Planks may cover fewer cells, too, but two at least."),
      .type = TS_FIELD_BOOLEAN,
      .fallback = "true",
  },
  {
      .id = "space_diagonals",
      .label = N_ ("Diagonals in space"),
      .about = N_ ("Lines that go aside, forward and up all at once count, too."),
      .type = TS_FIELD_BOOLEAN,
      .fallback = "true",
  },
  TS_OPTION_FIRST (NULL),
  TS_OPTION_TALLY_ONLY,
  { 0 },
};

static const TsWay ways[] = {
  { WAREHOUSE_PLACE, WAREHOUSE_PLACE, "crate", NULL },
  { WAREHOUSE_PLACE, WAREHOUSE_PLACE, "next", NULL },
  { WAREHOUSE_PLACE, WAREHOUSE_OVER, "crate", N_ ("it was the last, or no place is left") },
  { WAREHOUSE_PLACE, WAREHOUSE_OVER, "next", N_ ("no place is left") },
  { WAREHOUSE_PLACE, WAREHOUSE_OVER, "topple", NULL },
  { WAREHOUSE_RECORD, WAREHOUSE_OVER, "finish", NULL },
  { 0 },
};

/* The board of this table may be smaller, and its planks shorter: the rules look at that. */
#define SIDE(name, title)                                                                                    \
  { .id = name, .label = title, .type = TS_FIELD_INTEGER, .max = WAREHOUSE_MAX_SIDE - 1, .from_one = TRUE }

static const TsField crate_args[] = {
  SIDE ("x", N_ ("Column")),
  SIDE ("y", N_ ("Row")),
  { .id = "z", .label = N_ ("Level"), .type = TS_FIELD_INTEGER, .max = WAREHOUSE_LEVELS - 1 },
  { 0 },
};

static const TsField plank_args[] = {
  SIDE ("x", N_ ("Column")),
  SIDE ("y", N_ ("Row")),
  { .id = "z", .label = N_ ("Level"), .type = TS_FIELD_INTEGER, .min = 1, .max = WAREHOUSE_LEVELS - 1 },
  { .id = "along", .label = N_ ("Along"), .type = TS_FIELD_WORD, .words = directions },
  {
      .id = "length",
      .label = N_ ("Length"),
      .type = TS_FIELD_INTEGER,
      .min = 2,
      .max = WAREHOUSE_MAX_SIDE,
      .optional = TRUE,
  },
  { 0 },
};

static const TsVerb verbs[] = {
  {
      .id = "crate",
      .label = N_ ("Place a crate"),
      .phases = TS_IN (WAREHOUSE_PLACE) | TS_IN (WAREHOUSE_RECORD),
      .args = crate_args,
      .possible = ts_warehouse_wars_can_place,
      .apply = ts_warehouse_wars_place_crate,
      .tell = ts_warehouse_wars_tell_crate,
  },
  {
      .id = "plank",
      .label = N_ ("Lay a plank"),
      .phases = TS_IN (WAREHOUSE_PLACE) | TS_IN (WAREHOUSE_RECORD),
      .who = TS_WHO_OPTIONAL,
      .args = plank_args,
      .possible = ts_warehouse_wars_can_lay,
      .apply = ts_warehouse_wars_lay_plank,
      .tell = ts_warehouse_wars_tell_plank_entry,
  },
  {
      .id = "next",
      .label = N_ ("No plank"),
      .phases = TS_IN (WAREHOUSE_PLACE),
      .default_action = TRUE,
      .possible = is_crate_placed,
      .apply = go_without_plank,
      .says = N_ ("{who} lays no plank."),
  },
  {
      .id = "topple",
      .label = N_ ("Something fell over"),
      .phases = TS_IN (WAREHOUSE_PLACE),
      .who = TS_WHO_ANY,
      .apply = topple,
      .says = N_ ("{who} knocks something over."),
  },
  {
      .id = "finish",
      .label = N_ ("Count"),
      .phases = TS_IN (WAREHOUSE_RECORD),
      .who = TS_WHO_TABLE,
      .default_action = TRUE,
      .gives_up = is_nothing_recorded,
      .apply = ts_step_apply_end,
      .says = N_ ("The whole warehouse is written down."),
  },
  { 0 },
};

static const TsCounter counters[] = {
  [WAREHOUSE_CRATES] = { .id = "crates",
                         .label = N_ ("Crates"),
                         .max = WAREHOUSE_MAX_CRATES / WAREHOUSE_SEATS,
                         .limit = "crates" },
  [WAREHOUSE_PLANKS] = { .id = "planks",
                         .label = N_ ("Planks"),
                         .max = WAREHOUSE_MAX_PLANKS,
                         .limit = "planks",
                         .shared = TRUE },
  { 0 },
};

static const TsReason reasons[] = {
  { "start", N_ ("at the start"), TS_HEADING ("Set Up") },
  { "placed", N_ ("placed"), TS_HEADING ("Play the Game") },
  { "laid", N_ ("laid"), TS_HEADING ("Play the Game") },
  { 0 },
};

const TsGame ts_warehouse_wars = {
  .id = "warehouse-wars",
  .title = N_ ("Warehouse Wars"),
  .summary = N_ ("Stack your crates in lines, higher and higher, and let nothing fall."),
  .min_players = WAREHOUSE_SEATS,
  .max_players = WAREHOUSE_SEATS,
  .colours = { "teal", "white" },
  .state_size = sizeof (WarehouseWars),
  .options = options,
  .phases = ts_warehouse_wars_phases,
  .ways = ways,
  .verbs = verbs,
  .counters = counters,
  .reasons = reasons,
  .start = start,
  .adjusted = adjusted,
  .score = score,
  .tally = tally,
  .explanations = ts_warehouse_wars_explanations,
  .running_tally = TRUE,
  .standing = standing,
  .board = ts_warehouse_wars_list,
  .digest = ts_warehouse_wars_digest,
  .samplers = ts_warehouse_wars_samplers,
  .check = ts_warehouse_wars_check,
  .things = ts_warehouse_wars_things,
  .places = ts_warehouse_wars_places_of_things,
  .lie = ts_warehouse_wars_lie,
};
