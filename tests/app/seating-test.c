/* Who sits where: no two in one colour, everybody with a name, and who is known in the colour of the last
 * time. */
#include "app/new-table/seating.h"

#include <string.h>

typedef struct {
  TsSeating *seating;
} Fixture;

static void
begin (Fixture *self, const char *const *pieces, int n_seats)
{
  TsPlayer known[] = { { (char *) "Zoe", (char *) "purple" },
                       { (char *) "Bo", (char *) "blue" },
                       { (char *) "Cy", NULL } };
  g_autoptr (GArray) array = g_array_new (FALSE, FALSE, sizeof (TsPlayer));

  g_array_append_vals (array, known, G_N_ELEMENTS (known));
  self->seating = ts_seating_new (array, pieces);
  for (int i = 0; i < n_seats; i++)
    ts_seating_add (self->seating);
}

static void
set_up (Fixture *self, gconstpointer n_seats)
{
  static const char *const none[TS_MAX_SEATS] = { NULL };

  begin (self, none, GPOINTER_TO_INT (n_seats));
}

static void
set_up_pieces (Fixture *self, gconstpointer n_seats)
{
  static const char *const two[TS_MAX_SEATS] = { "teal", "white" };

  begin (self, two, GPOINTER_TO_INT (n_seats));
}

static void
tear_down (Fixture *self, gconstpointer n_seats G_GNUC_UNUSED)
{
  ts_seating_free (self->seating);
}

/* "Ann red, Player 2 blue*": a star for those who are nobody to know. */
static void
assert_players (Fixture *self, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint nameless;
  g_autoptr (GArray) players = ts_seating_get_players (self->seating, &nameless);

  for (guint i = 0; i < players->len; i++) {
    const TsPlayer *player = &g_array_index (players, TsPlayer, i);

    g_string_append_printf (text, "%s%s %s%s", i > 0 ? ", " : "", player->name, player->colour,
                            nameless & (1u << i) ? "*" : "");
  }
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_empty (Fixture *self, gconstpointer n G_GNUC_UNUSED)
{
  assert_players (self, "Player 1 red*, Player 2 blue*, Player 3 green*");
  g_assert_cmpuint (ts_seating_n_named (self->seating), ==, 0);
  g_assert_cmpuint (ts_seating_first_empty (self->seating), ==, 0);
  g_assert_cmpint (ts_seating_find_alike (self->seating), ==, -1);
}

static void
test_fallback_is_taken (Fixture *self, gconstpointer n G_GNUC_UNUSED)
{
  ts_seating_set_name (self->seating, 0, "Player 2");
  ts_seating_set_name (self->seating, 2, "Player 5");
  assert_players (self, "Player 2 red, Player 8 blue*, Player 5 green");
}

static void
test_alike (Fixture *self, gconstpointer n G_GNUC_UNUSED)
{
  ts_seating_set_name (self->seating, 0, "Ann");
  ts_seating_set_name (self->seating, 2, " Ann ");
  g_assert_cmpint (ts_seating_find_alike (self->seating), ==, 2);
  ts_seating_set_name (self->seating, 2, "ann");
  g_assert_cmpint (ts_seating_find_alike (self->seating), ==, -1);
}

static void
test_known_colour (Fixture *self, gconstpointer n G_GNUC_UNUSED)
{
  ts_seating_set_name (self->seating, 0, "Bo"); /* from seat 1, where nobody sits */
  ts_seating_set_name (self->seating, 1, "Zoe");
  ts_seating_set_name (self->seating, 2, "Cy");
  assert_players (self, "Bo blue, Zoe purple, Cy green");
  ts_seating_add (self->seating);
  assert_players (self, "Bo blue, Zoe purple, Cy green, Player 4 red*");
}

static void
test_known_colour_is_taken (Fixture *self, gconstpointer n G_GNUC_UNUSED)
{
  ts_seating_set_name (self->seating, 1, "Ann");
  ts_seating_set_name (self->seating, 0, "Bo"); /* Ann sits in blue */
  ts_seating_choose_colour (self->seating, 2, "purple");
  ts_seating_set_name (self->seating, 1, "Zoe"); /* somebody wants purple */
  assert_players (self, "Bo red, Zoe blue, Player 3 purple*");
}

static void
test_chosen_stays (Fixture *self, gconstpointer n G_GNUC_UNUSED)
{
  ts_seating_choose_colour (self->seating, 0, "teal");
  ts_seating_set_name (self->seating, 0, "Zoe");
  ts_seating_choose_colour (self->seating, 1, "teal"); /* is taken */
  assert_players (self, "Zoe teal, Player 2 blue*, Player 3 green*");
  ts_seating_choose_colour (self->seating, 1, "green"); /* nobody sits there */
  assert_players (self, "Zoe teal, Player 2 green*, Player 3 blue*");
}

static void
test_order (Fixture *self, gconstpointer n G_GNUC_UNUSED)
{
  ts_seating_set_name (self->seating, 0, "Ann");
  ts_seating_move (self->seating, 0, 2);
  assert_players (self, "Player 1 blue*, Player 2 green*, Ann red");
  ts_seating_move (self->seating, 2, 1);
  assert_players (self, "Player 1 blue*, Ann red, Player 3 green*");
}

static void
test_dispensable (Fixture *self, gconstpointer n G_GNUC_UNUSED)
{
  ts_seating_set_name (self->seating, 2, "Cy");
  g_assert_cmpuint (ts_seating_dispensable (self->seating), ==, 1);
  ts_seating_remove (self->seating, 1);
  g_assert_cmpuint (ts_seating_dispensable (self->seating), ==, 0);
  ts_seating_remove (self->seating, 0);
  g_assert_cmpuint (ts_seating_dispensable (self->seating), ==, 0);
  assert_players (self, "Cy green");
}

/* Where the game's box has pieces of some colours, seats have those. */
static void
test_pieces (Fixture *self, gconstpointer n G_GNUC_UNUSED)
{
  assert_players (self, "Player 1 teal*, Player 2 white*, Player 3 red*");
  ts_seating_set_name (self->seating, 0, "Zoe"); /* who is used to purple */
  assert_players (self, "Zoe teal, Player 2 white*, Player 3 red*");
  ts_seating_choose_colour (self->seating, 0, "purple");
  ts_seating_add (self->seating);
  assert_players (self, "Zoe purple, Player 2 white*, Player 3 red*, Player 4 teal*");
}

#define ADD(path, test) g_test_add ("/seating/" path, Fixture, GINT_TO_POINTER (3), set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("empty", test_empty);
  ADD ("fallback-is-taken", test_fallback_is_taken);
  ADD ("alike", test_alike);
  ADD ("known-colour", test_known_colour);
  ADD ("known-colour-is-taken", test_known_colour_is_taken);
  ADD ("chosen-stays", test_chosen_stays);
  ADD ("order", test_order);
  ADD ("dispensable", test_dispensable);
  g_test_add ("/seating/pieces", Fixture, GINT_TO_POINTER (3), set_up_pieces, test_pieces, tear_down);
  return g_test_run ();
}
