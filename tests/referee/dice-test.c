/* Dice fall on every face, equally often, and on no other. */
#include "referee/dice.h"

/* 6000 throws: each of six faces 1000 times, give or take. Six standard deviations are 173, so this fails by
 * chance once in a hundred million runs. */
static void
test_equally_likely (void)
{
  enum {
    THROWS = 6000
  };
  gint64 faces[THROWS];
  int seen[6] = { 0 };

  ts_dice_throw (THROWS, 6, faces);
  for (int i = 0; i < THROWS; i++) {
    g_assert_cmpint (faces[i], >=, 1);
    g_assert_cmpint (faces[i], <=, 6);
    seen[faces[i] - 1]++;
  }
  for (int face = 0; face < 6; face++)
    g_assert_cmpint (ABS (seen[face] - THROWS / 6), <, 180);
}

static void
test_all_sides (void)
{
  for (int sides = 2; sides <= 100; sides++) {
    gint64 faces[300];

    ts_dice_throw (G_N_ELEMENTS (faces), sides, faces);
    for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
      g_assert_true (faces[i] >= 1 && faces[i] <= sides);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dice/equally-likely", test_equally_likely);
  g_test_add_func ("/dice/all-sides", test_all_sides);
  return g_test_run ();
}
