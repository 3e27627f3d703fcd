/* What every board can rely on: it learns what has happened, and whether what it said was accepted. */
#include "empty-board.h"
#include "games/null/rules/rules.h"
#include "press.h"

typedef struct {
  EmptyBoard *empty;
  TsBoard *board; /* the same */
} Fixture;

static void
set_up (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  self->empty = empty_board_new ();
  self->board = TS_BOARD (self->empty);
}

static void
tear_down (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_clear_object (&self->empty);
}

/* (transfer full) */
static JsonObject *
entry (const char *line)
{
  g_autoptr (JsonNode) node = json_from_string (line, NULL);

  return json_object_ref (json_node_get_object (node));
}

#define TAKE(count) entry ("{\"do\":\"take\",\"count\":" #count "}")
#define NEXT        entry ("{\"do\":\"next\"}")

/* It draws when it gets its table, when nothing has happened yet. */
static void
test_shown (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_cmpuint (self->empty->n_updates, ==, 1);
  g_assert_cmpuint (self->empty->n_effects, ==, 0);
  g_assert_false (self->empty->is_same_step);
}

static void
test_say (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_true (ts_board_say (self->board, TAKE (2)));
  g_assert_cmpint (empty_board_counter (self->empty, 0, NULL_TOKENS), ==, 2);
  g_assert_cmpuint (self->empty->n_updates, ==, 2);
  g_assert_cmpuint (self->empty->n_effects, >, 0);
}

static void
test_refused (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_false (ts_board_say (self->board, TAKE (6)));
  g_assert_cmpint (empty_board_counter (self->empty, 0, NULL_TOKENS), ==, 0);
  g_assert_cmpuint (self->empty->n_updates, ==, 1);
}

/* Nothing is accepted where nobody listens. */
static void
test_nobody_listens (void)
{
  g_autoptr (TsBoard) board = g_object_ref_sink (g_object_new (EMPTY_TYPE_BOARD, NULL));

  g_assert_false (ts_board_say (board, NEXT));
  g_assert_false (ts_board_say_all (board, g_ptr_array_new ()));
}

static GPtrArray *
entries (JsonObject *first, JsonObject *second, JsonObject *third)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);

  g_ptr_array_add (list, first);
  g_ptr_array_add (list, second);
  g_ptr_array_add (list, third);
  return list;
}

/* Up to the first refusal. */
static void
test_say_all (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_true (ts_board_say_all (self->board, entries (TAKE (1), TAKE (2), NEXT)));
  g_assert_true (ts_board_say_all (self->board, entries (TAKE (4), TAKE (6), NEXT)));
  g_assert_false (ts_board_say_all (self->board, entries (TAKE (6), TAKE (1), NEXT)));
  g_assert_cmpint (empty_board_counter (self->empty, 0, NULL_TOKENS), ==, 3);
  g_assert_cmpint (empty_board_counter (self->empty, 1, NULL_TOKENS), ==, 4);
}

/* --- what has come of it --- */

typedef struct {
  guint n;
  gboolean in_force;
  guint n_updates; /* there were before */
} Settled;

static void
on_settled (gpointer owner, gboolean in_force)
{
  Settled *settled = g_object_get_data (owner, "settled");

  settled->n++;
  settled->in_force = in_force;
  settled->n_updates = ((EmptyBoard *) g_object_get_data (owner, "board"))->n_updates;
}

static GObject *
owner_new (Fixture *self, Settled *settled)
{
  GObject *owner = g_object_new (G_TYPE_OBJECT, NULL);

  *settled = (Settled) { 0 };
  g_object_set_data (owner, "settled", settled);
  g_object_set_data (owner, "board", self->empty);
  return owner;
}

/* At once or later, and once: refused, in force, failed after all. */
static void
test_say_then (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  Settled settled;
  g_autoptr (GObject) owner = owner_new (self, &settled);

  ts_board_say_then (self->board, TAKE (6), owner, on_settled);
  g_assert_cmpuint (settled.n, ==, 1);
  g_assert_false (settled.in_force);
  ts_board_say_then (self->board, TAKE (1), owner, on_settled);
  g_assert_cmpuint (settled.n, ==, 2);
  g_assert_true (settled.in_force);
  g_assert_cmpuint (settled.n_updates, ==, 2);

  self->empty->is_slow = TRUE;
  ts_board_say_then (self->board, TAKE (1), owner, on_settled);
  g_assert_cmpuint (settled.n, ==, 2);
  empty_board_settle (self->empty, TRUE);
  g_assert_cmpuint (settled.n, ==, 3);
  g_assert_true (settled.in_force);
  g_assert_cmpuint (settled.n_updates, ==, 3);
  ts_board_say_then (self->board, TAKE (1), owner, on_settled);
  empty_board_settle (self->empty, FALSE);
  g_assert_cmpuint (settled.n, ==, 4);
  g_assert_false (settled.in_force);
}

static gboolean
close_board (Fixture *self)
{
  g_clear_object (&self->empty);
  return FALSE;
}

/* What is said may close the page that the board is on. */
static void
test_then_closed (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  Settled settled;
  g_autoptr (GObject) owner = owner_new (self, &settled);
  gpointer board = self->board;

  g_object_add_weak_pointer (board, &board);
  g_signal_connect_swapped (board, "say", G_CALLBACK (close_board), self);
  ts_board_say_then (self->board, TAKE (6), owner, on_settled);
  g_assert_cmpuint (settled.n, ==, 1);
  g_assert_false (settled.in_force);
  g_assert_null (board);
}

/* Other entries are not its business, and whoever has gone need not be told. */
static void
test_then_nobody (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  Settled settled;
  g_autoptr (GObject) owner = owner_new (self, &settled);
  g_autoptr (JsonObject) other = NEXT;

  self->empty->is_slow = TRUE;
  ts_board_say_then (self->board, TAKE (1), owner, on_settled);
  ts_board_settle (self->board, other, TRUE);
  g_assert_cmpuint (settled.n, ==, 0);
  g_clear_object (&owner);
  empty_board_settle (self->empty, TRUE);
  g_assert_cmpuint (settled.n, ==, 0);
}

/* Whether what was filled in can stay. */
static void
test_same_step (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  ts_board_say (self->board, TAKE (1));
  g_assert_true (self->empty->is_same_step);
  ts_board_say (self->board, NEXT); /* the turn */
  g_assert_false (self->empty->is_same_step);
  ts_board_update (self->board, NULL); /* shown again */
  g_assert_true (self->empty->is_same_step);
  ts_board_say (self->board, entry ("{\"do\":\"gather\"}")); /* the phase */
  g_assert_false (self->empty->is_same_step);
  ts_board_say (self->board, entry ("{\"do\":\"undo\"}"));
  g_assert_false (self->empty->is_same_step);
}

static void
test_retell (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  guint calls = 0;

  count_calls (self->empty, "retold", &calls);
  ts_board_retell (self->board);
  g_assert_cmpuint (calls, ==, 1);
  g_assert_cmpuint (self->empty->n_updates, ==, 1);
}

static void
test_dice_by_hand (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  guint calls = 0;

  count_calls (self->empty, "notify::dice-by-hand", &calls);
  g_assert_false (ts_board_get_dice_by_hand (self->board));
  g_object_set (self->empty, "dice-by-hand", TRUE, NULL);
  g_object_set (self->empty, "dice-by-hand", TRUE, NULL);
  g_assert_true (ts_board_get_dice_by_hand (self->board));
  g_assert_cmpuint (calls, ==, 1);
}

/* --- what it offers to the big button --- */

static void
assert_offer (Fixture *self, const char *label, gboolean can_be_taken)
{
  g_assert_cmpstr (ts_board_get_offer (self->board), ==, label);
  g_assert_cmpint (ts_board_can_take_offer (self->board), ==, can_be_taken);
}

static void
test_offer (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  guint calls = 0;

  count_calls (self->empty, "offered", &calls);
  assert_offer (self, NULL, FALSE);
  ts_board_offer (self->board, "Take two", TAKE (2));
  assert_offer (self, "Take two", TRUE);
  ts_board_take_offer (self->board);
  g_assert_cmpint (empty_board_counter (self->empty, 0, NULL_TOKENS), ==, 2);
  ts_board_offer (self->board, NULL, NULL);
  assert_offer (self, NULL, FALSE);
  g_assert_cmpuint (calls, ==, 2);
}

/* Something is still missing. */
static void
test_offer_nothing_yet (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  ts_board_offer (self->board, "Take two", TAKE (2));
  ts_board_offer (self->board, "Take some", NULL);
  assert_offer (self, "Take some", FALSE);
  ts_board_take_offer (self->board);
  g_assert_cmpuint (self->empty->n_updates, ==, 1);
}

static void
call (gpointer calls)
{
  (*(guint *) calls)++;
}

/* Instead of an entry, and the other way round. */
static void
test_offer_action (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  guint calls = 0;

  ts_board_offer (self->board, "Take two", TAKE (2));
  ts_board_offer_action (self->board, "Back", NULL, call, &calls);
  assert_offer (self, "Back", TRUE);
  ts_board_take_offer (self->board);
  g_assert_cmpuint (calls, ==, 1);
  g_assert_cmpuint (self->empty->n_updates, ==, 1);
  ts_board_offer (self->board, "Next", NEXT);
  ts_board_take_offer (self->board);
  g_assert_cmpuint (calls, ==, 1);
  g_assert_cmpuint (self->empty->n_updates, ==, 2);
}

/* --- a board that only draws --- */

/* It leaves the rest to the page. */
static void
test_only_draws (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_false (ts_board_can_point_out (self->board));
  g_assert_false (ts_board_throw (self->board, ts_null_game.verbs, 0));
  g_assert_null (ts_board_tell (self->board, FALSE));
  g_assert_null (ts_board_tell (self->board, TRUE));
  g_assert_null (ts_board_get_keys (self->board));
}

int
main (int argc, char *argv[])
{
  test_init (&argc, &argv);
#define ADD(path, name) g_test_add ("/board/" path, Fixture, NULL, set_up, test_##name, tear_down)
  ADD ("shown", shown);
  ADD ("say", say);
  ADD ("refused", refused);
  g_test_add_func ("/board/nobody-listens", test_nobody_listens);
  ADD ("say-all", say_all);
  ADD ("say-then", say_then);
  ADD ("then-closed", then_closed);
  ADD ("then-nobody", then_nobody);
  ADD ("same-step", same_step);
  ADD ("retell", retell);
  ADD ("dice-by-hand", dice_by_hand);
  ADD ("offer", offer);
  ADD ("offer-nothing-yet", offer_nothing_yet);
  ADD ("offer-action", offer_action);
  ADD ("only-draws", only_draws);
  return g_test_run ();
}
