/* Warehouse Wars, the rules. Source: the publisher's rulebook and docs/games/warehouse-wars.md for the
 * rulings.
 *
 * A turn is one crate and at most one plank, in either order. It ends by itself as soon as nothing can be
 * added to it; then play goes on to the other player, or, where no crates are left there, to the same one
 * again. */
#include "rules.h"

#include "check.h"
#include "config.h"
#include "listing.h"
#include "sets.h"
#include "spoken.h"
#include "support.h"

#include <glib/gi18n-lib.h>

static const TsWord directions[] = {
  [WAREHOUSE_ALONG_X] = { "x", N_ ("its row") },
  [WAREHOUSE_ALONG_Y] = { "y", N_ ("its column") },
  { 0 },
};

/* --- looking --- */

static int
crates_left (gconstpointer state, int seat)
{
  return ((const TsState *) state)->counters[seat][WAREHOUSE_CRATES];
}

static int
all_crates_left (gconstpointer state)
{
  return crates_left (state, 0) + crates_left (state, 1);
}

static int
planks_left (gconstpointer state)
{
  return ((const TsState *) state)->counters[0][WAREHOUSE_PLANKS];
}

static int
crates_placed (const WarehouseWars *state, int seat)
{
  int n = 0;

  for (int i = 0; i < state->n_crates; i++)
    n += state->crates[i].seat == seat;
  return n;
}

/* A player's first turn is the one with the first crate. */
static gboolean
is_first_turn (const WarehouseWars *state)
{
  return crates_placed (state, state->base.turn) == (state->crate_placed ? 1 : 0);
}

static int
shortest_plank (const TsView *view)
{
  return ts_header_int (view->header, "any_length") ? 2 : ts_header_int (view->header, "plank_length");
}

static int
find_planks (const TsView *view, int limit, WarehousePlank *plank)
{
  WarehouseTops tops = ts_warehouse_tops (view);

  return ts_warehouse_find_planks (&tops, shortest_plank (view), ts_header_int (view->header, "plank_length"),
                                   limit, plank);
}

/* Whether a plank may be laid now, if there is a place for it. */
static gboolean
is_plank_due (const WarehouseWars *state)
{
  if (planks_left (state) == 0)
    return FALSE;
  return state->base.phase == WAREHOUSE_RECORD ||
         (state->base.phase == WAREHOUSE_PLACE && !state->plank_laid && !is_first_turn (state));
}

gboolean
ts_warehouse_wars_can_lay (const TsView *view)
{
  return is_plank_due (view->state) && find_planks (view, 1, NULL) > 0;
}

/* Whether a crate may be placed now, if there is a place for it. */
static gboolean
is_crate_due (const WarehouseWars *state)
{
  if (state->base.phase == WAREHOUSE_RECORD)
    return all_crates_left (state) > 0;
  return state->base.phase == WAREHOUSE_PLACE && !state->crate_placed &&
         crates_left (state, state->base.turn) > 0;
}

gboolean
ts_warehouse_wars_can_place (const TsView *view)
{
  WarehouseTops tops = ts_warehouse_tops (view);

  return is_crate_due (view->state) && ts_warehouse_open_cells (&tops) > 0;
}

static int
score (const TsView *view, int seat)
{
  WarehouseSet sets[WAREHOUSE_MAX_SETS];
  int n = ts_warehouse_sets (view, seat, sets);
  int sum = 0;

  for (int i = 0; i < n; i++)
    sum += ts_warehouse_set_points (&sets[i]);
  return sum;
}

static void
tally (const TsView *view, int seat, GArray *lines)
{
  WarehouseSet sets[WAREHOUSE_MAX_SETS];
  int n = ts_warehouse_sets (view, seat, sets);
  int points[5] = { 0 };

  for (int i = 0; i < n; i++)
    points[MIN (sets[i].length, 4)] += ts_warehouse_set_points (&sets[i]);
  ts_tally_add (lines, "sets-2", N_ ("Sets of 2"), points[2]);
  ts_tally_add (lines, "sets-3", N_ ("Sets of 3"), points[3]);
  ts_tally_add (lines, "sets-4", N_ ("Sets of 4 or more"), points[4]);
}

static gboolean
in (const TsView *view, int seat)
{
  const WarehouseWars *state = view->state;

  return state->toppled != seat;
}

/* Whoever knocks something over has lost, whatever the score. */
static int
rank (const TsView *view, int seat)
{
  const WarehouseWars *state = view->state;

  if (state->toppled != TS_NOBODY)
    return state->toppled == seat ? 2 : 1;
  return score (view, 1 - seat) > score (view, seat) ? 2 : 1;
}

/* --- turns --- */

static TsView
view_of_next (const TsStep *step)
{
  return (TsView) { .game = step->view.game, .header = step->view.header, .state = step->next };
}

/* Whether whoever has the turn can bring a crate into the warehouse, even if a plank has to come first: the
 * surface of a new plank always has room. */
static gboolean
has_room (const TsStep *step)
{
  TsView view = view_of_next (step);

  return ts_warehouse_wars_can_place (&view) || ts_warehouse_wars_can_lay (&view);
}

/* Play goes on to the other player; one without crates is skipped. Somebody has crates. */
static void
pass_turn (TsStep *step)
{
  WarehouseWars *next = step->next;
  int before = next->base.turn;
  gboolean is_skipped = crates_left (next, 1 - before) == 0;

  next->crate_placed = FALSE;
  next->plank_laid = FALSE;
  next->base.turn = is_skipped ? before : 1 - before;
  if (!has_room (step))
    ts_step_end (step);
  else if (is_skipped || next->base.turn == next->base.order[0])
    next->base.round++;
}

/* Ends the turn, or the game, as soon as nothing more can come. */
static void
go_on (TsStep *step)
{
  WarehouseWars *next = step->next;
  TsView view = view_of_next (step);

  if (all_crates_left (next) == 0)
    ts_step_end (step);
  else if (next->crate_placed ? !ts_warehouse_wars_can_lay (&view) : crates_left (next, next->base.turn) == 0)
    pass_turn (step);
  else if (!next->crate_placed && !has_room (step))
    ts_step_end (step);
}

static gboolean
start (TsStep *step, GError **error G_GNUC_UNUSED)
{
  WarehouseWars *next = step->next;
  int first = ts_header_int (step->view.header, "first");

  ts_state_order_from (&next->base, first);
  next->base.phase = ts_header_int (step->view.header, "tally_only") ? WAREHOUSE_RECORD : WAREHOUSE_PLACE;
  next->base.turn = next->base.phase == WAREHOUSE_PLACE ? first : TS_NOBODY;
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

  if (planks_left (next) + next->n_planks > planks) {
    g_set_error (error, TS_ERROR, TS_ERROR_RANGE,
                 ngettext ("There is only %d plank, those that lie already counted.",
                           "There are only %d planks, those that lie already counted.", planks),
                 planks);
    return FALSE;
  }
  for (int seat = 0; seat < WAREHOUSE_SEATS; seat++)
    if (crates_left (next, seat) + crates_placed (next, seat) > crates) {
      /* Translators: %s is a player's name; nobody has fewer than two crates */
      g_set_error (error, TS_ERROR, TS_ERROR_RANGE, _ ("%s has only %d crates, those that stand counted."),
                   ts_view_name (&step->view, seat), crates);
      return FALSE;
    }
  if (next->base.phase == WAREHOUSE_PLACE)
    go_on (step);
  return TRUE;
}

/* --- crates --- */

static gboolean
illegal (GError **error, const char *message)
{
  g_set_error_literal (error, TS_ERROR, TS_ERROR_ILLEGAL, message);
  return FALSE;
}

static gboolean
check_crate_due (const TsStep *step, GError **error)
{
  const WarehouseWars *state = step->view.state;
  int seat = (int) step->entry->who;

  if (state->crate_placed)
    return illegal (error, _ ("A turn has one crate; lay a plank now, or go on without."));
  if (crates_left (state, seat) > 0)
    return TRUE;
  /* Translators: %s is a player's name */
  g_set_error (error, TS_ERROR, TS_ERROR_ILLEGAL, _ ("%s has no crates left."),
               ts_view_name (&step->view, seat));
  return FALSE;
}

static gboolean
place_crate (TsStep *step, GError **error)
{
  WarehouseWars *next = step->next;
  WarehouseTops tops = ts_warehouse_tops (&step->view);
  int seat = (int) step->entry->who;
  int x = ts_entry_int (step->entry, "x");
  int y = ts_entry_int (step->entry, "y");
  int z = ts_entry_int (step->entry, "z");

  if (!ts_warehouse_check_cell (&tops, x, y, error) || !check_crate_due (step, error) ||
      !ts_warehouse_check_crate (&tops, x, y, z, error))
    return FALSE;
  next->crates[next->n_crates++] = (WarehouseCrate) { (guint8) seat, (guint8) x, (guint8) y, (guint8) z };
  ts_post (step, seat, WAREHOUSE_CRATES, -1, "placed");
  if (next->base.phase == WAREHOUSE_PLACE) {
    next->crate_placed = TRUE;
    go_on (step);
  }
  return TRUE;
}

/* Every open place, in a recording for each player with crates. */
static int
crate_forms (const TsView *view, int i, TsEntry *entry)
{
  WarehouseTops tops = ts_warehouse_tops (view);
  gboolean recording = ts_view_state (view)->phase == WAREHOUSE_RECORD;
  int n = 0;

  if (!is_crate_due (view->state))
    return 0;
  for (int seat = 0; seat < (recording ? WAREHOUSE_SEATS : 1); seat++)
    for (int cell = 0; cell < tops.width * tops.depth; cell++) {
      int x = cell % tops.width;
      int y = cell / tops.width;

      if (ts_warehouse_open_level (&tops, x, y) < 0 || (recording && crates_left (view->state, seat) == 0))
        continue;
      if (entry != NULL && n == i) {
        entry->who = recording ? seat : TS_NOBODY;
        ts_entry_set_int (entry, "x", x);
        ts_entry_set_int (entry, "y", y);
        ts_entry_set_int (entry, "z", ts_warehouse_open_level (&tops, x, y));
      }
      n++;
    }
  return n;
}

static char *
tell_crate (const TsView *view, const TsEntry *entry)
{
  return ts_warehouse_tell_placed (view, (int) entry->who, ts_entry_int (entry, "x"),
                                   ts_entry_int (entry, "y"), ts_entry_int (entry, "z"));
}

/* --- planks --- */

static gboolean
check_plank_due (const TsStep *step, int length, GError **error)
{
  const WarehouseWars *state = step->view.state;
  int usual = ts_header_int (step->view.header, "plank_length");

  if (state->base.phase == WAREHOUSE_PLACE && state->plank_laid)
    return illegal (error, _ ("A turn has one plank at most; place a crate now."));
  if (state->base.phase == WAREHOUSE_PLACE && is_first_turn (state))
    return illegal (error, _ ("No plank in a player’s first turn; place a crate."));
  if (planks_left (state) == 0)
    return illegal (error, _ ("No planks are left."));
  if (length >= shortest_plank (&step->view))
    return TRUE;
  g_set_error (error, TS_ERROR, TS_ERROR_ILLEGAL, _ ("At this table every plank covers %d cells."), usual);
  return FALSE;
}

static gboolean
check_length (int length, int longest, GError **error)
{
  if (length <= longest)
    return TRUE;
  g_set_error (error, TS_ERROR, TS_ERROR_RANGE, _ ("At this table a plank covers %d cells at most."),
               longest);
  return FALSE;
}

static WarehousePlank
plank_of (const TsView *view, const TsEntry *entry)
{
  int length = ts_entry_has (entry, "length") ? ts_entry_int (entry, "length")
                                              : ts_header_int (view->header, "plank_length");

  return (WarehousePlank) {
    .x = (guint8) ts_entry_int (entry, "x"),
    .y = (guint8) ts_entry_int (entry, "y"),
    .z = (guint8) ts_entry_int (entry, "z"),
    .along = (guint8) ts_entry_int (entry, "along"),
    .length = (guint8) length,
  };
}

static gboolean
lay_plank (TsStep *step, GError **error)
{
  WarehouseWars *next = step->next;
  WarehouseTops tops = ts_warehouse_tops (&step->view);
  WarehousePlank plank = plank_of (&step->view, step->entry);

  if (!ts_warehouse_check_cell (&tops, plank.x, plank.y, error) ||
      !check_length (plank.length, ts_header_int (step->view.header, "plank_length"), error) ||
      !check_plank_due (step, plank.length, error) || !ts_warehouse_check_plank (&tops, &plank, error))
    return FALSE;
  next->planks[next->n_planks++] = plank;
  ts_post (step, 0, WAREHOUSE_PLANKS, -1, "laid");
  if (next->base.phase == WAREHOUSE_PLACE) {
    next->plank_laid = TRUE;
    go_on (step);
  }
  return TRUE;
}

static int
plank_forms (const TsView *view, int i, TsEntry *entry)
{
  WarehousePlank plank;
  int n;

  if (!is_plank_due (view->state))
    return 0;
  n = find_planks (view, entry != NULL ? i + 1 : G_MAXINT, &plank);
  if (entry != NULL) {
    ts_entry_set_int (entry, "x", plank.x);
    ts_entry_set_int (entry, "y", plank.y);
    ts_entry_set_int (entry, "z", plank.z);
    ts_entry_set_int (entry, "along", plank.along);
    ts_entry_set_int (entry, "length", plank.length);
  }
  return n;
}

static char *
tell_plank (const TsView *view, const TsEntry *entry)
{
  WarehousePlank plank = plank_of (view, entry);

  return ts_warehouse_tell_laid (view, (int) entry->who, &plank);
}

/* --- the other verbs --- */

static gboolean
is_crate_placed (const TsView *view)
{
  return ((const WarehouseWars *) view->state)->crate_placed;
}

static gboolean
go_without_plank (TsStep *step, GError **error)
{
  if (!is_crate_placed (&step->view))
    return illegal (error, _ ("Place a crate first; then the turn can end."));
  pass_turn (step);
  return TRUE;
}

static char *
tell_next (const TsView *view, const TsEntry *entry)
{
  return g_strdup_printf (_ ("%s lays no plank."), ts_view_name (view, (int) entry->who));
}

static gboolean
topple (TsStep *step, GError **error G_GNUC_UNUSED)
{
  WarehouseWars *next = step->next;

  next->toppled = (int) step->entry->who;
  ts_step_end (step);
  return TRUE;
}

static char *
tell_topple (const TsView *view, const TsEntry *entry)
{
  return g_strdup_printf (_ ("%s knocks something over."), ts_view_name (view, (int) entry->who));
}

static gboolean
finish (TsStep *step, GError **error G_GNUC_UNUSED)
{
  ts_step_end (step);
  return TRUE;
}

static char *
tell_finish (const TsView *view G_GNUC_UNUSED, const TsEntry *entry G_GNUC_UNUSED)
{
  return g_strdup (_ ("The whole warehouse is written down."));
}

/* --- what the table is told --- */

static char *
prompt_place (const TsView *view)
{
  const WarehouseWars *state = view->state;
  const char *name = ts_view_name (view, state->base.turn);

  if (state->crate_placed)
    return g_strdup_printf (_ ("%s may lay a plank now."), name);
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

  if (all_crates_left (state) - !state->crate_placed == 0)
    return g_strdup (_ ("It is the last crate; then comes the final tally."));
  /* Translators: %s is the name of the player whose turn is next */
  return g_strdup_printf (_ ("Next: %s."),
                          ts_view_name (view, crates_left (state, 1 - turn) > 0 ? 1 - turn : turn));
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
  {
      .id = "first",
      .label = N_ ("Who begins"),
      .type = TS_FIELD_SEAT,
      .fallback = "0",
  },
  {
      .id = "tally_only",
      .label = N_ ("Only count the result"),
      .about = N_ ("For a game that was played without Tableside."),
      .type = TS_FIELD_BOOLEAN,
      .fallback = "false",
  },
  { 0 },
};

static const TsPhase phases[] = {
  [WAREHOUSE_PLACE] = { .id = "place",
                        .title = N_ ("Place a crate"),
                        .prompt = prompt_place,
                        .then = then_place },
  [WAREHOUSE_RECORD] = { .id = "record",
                         .title = N_ ("Write down"),
                         .prompt = prompt_record,
                         .then = then_finish },
  [WAREHOUSE_OVER] = { .id = "over", .title = N_ ("The end"), .over = TRUE, .prompt = prompt_over },
  { 0 },
};

static const TsWay ways[] = {
  { WAREHOUSE_PLACE, WAREHOUSE_PLACE, "crate", NULL },
  { WAREHOUSE_PLACE, WAREHOUSE_PLACE, "plank", NULL },
  { WAREHOUSE_PLACE, WAREHOUSE_PLACE, "next", NULL },
  { WAREHOUSE_PLACE, WAREHOUSE_OVER, "crate", N_ ("it was the last, or no place is left") },
  { WAREHOUSE_PLACE, WAREHOUSE_OVER, "next", N_ ("no place is left") },
  { WAREHOUSE_PLACE, WAREHOUSE_OVER, "topple", NULL },
  { WAREHOUSE_RECORD, WAREHOUSE_RECORD, "crate", NULL },
  { WAREHOUSE_RECORD, WAREHOUSE_RECORD, "plank", NULL },
  { WAREHOUSE_RECORD, WAREHOUSE_OVER, "finish", NULL },
  { 0 },
};

/* The board of this table may be smaller, and its planks shorter: the rules look at that. */
static const TsField crate_args[] = {
  { .id = "x", .label = N_ ("Column x, from 0"), .type = TS_FIELD_INTEGER, .max = WAREHOUSE_MAX_SIDE - 1 },
  { .id = "y", .label = N_ ("Row y, from 0"), .type = TS_FIELD_INTEGER, .max = WAREHOUSE_MAX_SIDE - 1 },
  { .id = "z", .label = N_ ("Level"), .type = TS_FIELD_INTEGER, .max = WAREHOUSE_LEVELS - 1 },
  { 0 },
};

static const TsField plank_args[] = {
  { .id = "x", .label = N_ ("Column x, from 0"), .type = TS_FIELD_INTEGER, .max = WAREHOUSE_MAX_SIDE - 1 },
  { .id = "y", .label = N_ ("Row y, from 0"), .type = TS_FIELD_INTEGER, .max = WAREHOUSE_MAX_SIDE - 1 },
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
      .apply = place_crate,
      .forms = crate_forms,
      .tell = tell_crate,
  },
  {
      .id = "plank",
      .label = N_ ("Lay a plank"),
      .phases = TS_IN (WAREHOUSE_PLACE) | TS_IN (WAREHOUSE_RECORD),
      .who = TS_WHO_OPTIONAL,
      .args = plank_args,
      .possible = ts_warehouse_wars_can_lay,
      .apply = lay_plank,
      .forms = plank_forms,
      .tell = tell_plank,
  },
  {
      .id = "next",
      .label = N_ ("No plank"),
      .phases = TS_IN (WAREHOUSE_PLACE),
      .ordinary = TRUE,
      .possible = is_crate_placed,
      .apply = go_without_plank,
      .tell = tell_next,
  },
  {
      .id = "topple",
      .label = N_ ("Something fell over"),
      .phases = TS_IN (WAREHOUSE_PLACE),
      .who = TS_WHO_ANY,
      .apply = topple,
      .tell = tell_topple,
  },
  {
      .id = "finish",
      .label = N_ ("Count"),
      .phases = TS_IN (WAREHOUSE_RECORD),
      .who = TS_WHO_TABLE,
      .ordinary = TRUE,
      .apply = finish,
      .tell = tell_finish,
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
  { "start", N_ ("at the start") },
  { "placed", N_ ("placed") },
  { "laid", N_ ("laid") },
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
  .phases = phases,
  .ways = ways,
  .verbs = verbs,
  .counters = counters,
  .reasons = reasons,
  .start = start,
  .adjusted = adjusted,
  .score = score,
  .tally = tally,
  .running_tally = TRUE,
  .in = in,
  .rank = rank,
  .board = ts_warehouse_list,
  .check = ts_warehouse_check,
};
