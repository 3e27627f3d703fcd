/* Which colour a seat has, and that its widgets have no other one. */
#include "games/null/rules/rules.h"
#include "widgets/seat.h"

/* Three players, who say these colours or none. */
static void
assert_colours (const TsGame *game, char *said[3], const char *const expected[3])
{
  TsPlayer players[3] = { { "Ann", said[0] }, { "Bo", said[1] }, { "Cy", said[2] } };
  TsHeader header = { .game = game, .players = players, .n_players = 3 };

  for (int seat = 0; seat < 3; seat++)
    g_assert_cmpstr (ts_seat_colour (&header, seat), ==, expected[seat]);
}

/* Those who say none get the first ones that nobody says. */
static void
test_palette (void)
{
  char *none[3] = { NULL };
  char *one[3] = { NULL, (char *) "red", NULL };

  assert_colours (NULL, none, (const char *const[]) { "red", "blue", "green" });
  assert_colours (NULL, one, (const char *const[]) { "blue", "red", "green" });
}

/* In the null game's box the pieces of seat 0 are pink. */
static void
test_pieces (void)
{
  char *none[3] = { NULL };
  char *said[3] = { (char *) "black", NULL, NULL };
  char *taken[3] = { NULL, (char *) "pink", NULL };

  assert_colours (&ts_null_game, none, (const char *const[]) { "pink", "blue", "green" });
  assert_colours (&ts_null_game, said, (const char *const[]) { "black", "red", "blue" });
  assert_colours (&ts_null_game, taken, (const char *const[]) { "red", "pink", "blue" });
}

/* A widget has one colour, or none; its other classes stay. */
static void
test_set_colour (void)
{
  g_autoptr (GtkWidget) label = g_object_ref_sink (gtk_label_new ("Ann"));

  gtk_widget_add_css_class (label, "seat-card");
  ts_seat_set_colour (label, "teal");
  g_assert_true (gtk_widget_has_css_class (label, "seat-teal"));
  ts_seat_set_colour (label, "red");
  g_assert_true (gtk_widget_has_css_class (label, "seat-red"));
  g_assert_false (gtk_widget_has_css_class (label, "seat-teal"));
  ts_seat_set_colour (label, NULL);
  g_assert_false (gtk_widget_has_css_class (label, "seat-red"));
  g_assert_true (gtk_widget_has_css_class (label, "seat-card"));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/seat/palette", test_palette);
  g_test_add_func ("/seat/pieces", test_pieces);
  g_test_add_func ("/seat/set-colour", test_set_colour);
  return g_test_run ();
}
