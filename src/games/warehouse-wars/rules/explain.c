#include "explain.h"

#include "config.h"
#include "sets.h"

#include "referee/language.h"
#include <string.h>

/* Which lengths a line of the tally is made of: the longest ones are one line. */
static int
line_of (const WarehouseSet *set)
{
  return MIN (set->length, 4);
}

/* From the first crate of a set to its last one. */
static char *
tell_set (const WarehouseSet *set)
{
  int steps = set->length - 1;
  int points = ts_warehouse_wars_set_points (set);

  /* Translators: a line of crates: how many; column, row and level of the first one, then of the last; points
   */
  return g_strdup_printf (ngettext ("%d crates from column %d, row %d, level %d to column %d, row %d, level "
                                    "%d: %d point.",
                                    "%d crates from column %d, row %d, level %d to column %d, row %d, level "
                                    "%d: %d points.",
                                    (gulong) points),
                          set->length, set->x + 1, set->y + 1, set->z, set->x + steps * set->dx + 1,
                          set->y + steps * set->dy + 1, set->z + steps * set->dz, points);
}

/* Of so many sets of a line. */
static char *
tell_sum (guint n, int length)
{
  int points = ts_warehouse_wars_set_points (&(WarehouseSet) { .length = length });

  if (n == 0)
    return g_strdup (_ ("There is no such set."));
  /* Translators: how many lines of crates, and the points of each */
  return g_strdup_printf (ngettext ("%u set, worth %d.", "%u sets, worth %d each.", n), n, points);
}

/* The last letter of a line's id is the length. */
static void
tell_sets (const TsView *view, int seat, const char *line, GPtrArray *facts)
{
  WarehouseSet sets[WAREHOUSE_MAX_SETS];
  int n = ts_warehouse_wars_sets (view, seat, sets);
  int length = g_ascii_digit_value (line[strlen (line) - 1]);

  for (int i = 0; i < n; i++)
    if (line_of (&sets[i]) == length)
      g_ptr_array_add (facts, tell_set (&sets[i]));
  g_ptr_array_insert (facts, 0, tell_sum (facts->len, length));
}

/* Sets are made of crates: what put them there stands behind each line. */
const TsExplanation ts_warehouse_wars_explanations[] = {
  { "sets-2", TS_COUNTED (WAREHOUSE_CRATES), TS_HEADING ("Score"), tell_sets },
  { "sets-3", TS_COUNTED (WAREHOUSE_CRATES), TS_HEADING ("Score"), tell_sets },
  { "sets-4", TS_COUNTED (WAREHOUSE_CRATES), TS_HEADING ("Score"), tell_sets },
  { 0 },
};
