/* All forms that would be accepted are here. */
#include "samples.h"

#include "due.h"
#include "support.h"

/* Every open place, in a recording for each player with crates. */
static int
crate_samples (const TsView *view, int i, TsEntry *entry)
{
  WarehouseTops tops = ts_warehouse_wars_tops (view);
  gboolean recording = ts_view_state (view)->phase == WAREHOUSE_RECORD;
  int n = 0;

  if (!ts_warehouse_wars_is_crate_due (view->state))
    return 0;
  for (int seat = 0; seat < (recording ? WAREHOUSE_SEATS : 1); seat++)
    for (int cell = 0; cell < tops.width * tops.depth; cell++) {
      int x = cell % tops.width;
      int y = cell / tops.width;

      if (ts_warehouse_wars_open_level (&tops, x, y) < 0 ||
          (recording && ts_warehouse_wars_crates_left (view->state, seat) == 0))
        continue;
      if (entry != NULL && n == i) {
        entry->who = recording ? seat : TS_NOBODY;
        ts_entry_set_int (entry, "x", x);
        ts_entry_set_int (entry, "y", y);
        ts_entry_set_int (entry, "z", ts_warehouse_wars_open_level (&tops, x, y));
      }
      n++;
    }
  return n;
}

static int
plank_samples (const TsView *view, int i, TsEntry *entry)
{
  WarehousePlank plank;
  int n;

  if (!ts_warehouse_wars_is_plank_due (view->state))
    return 0;
  n = ts_warehouse_wars_planks_that_fit (view, entry != NULL ? i + 1 : G_MAXINT, &plank);
  if (entry != NULL) {
    ts_entry_set_int (entry, "x", plank.x);
    ts_entry_set_int (entry, "y", plank.y);
    ts_entry_set_int (entry, "z", plank.z);
    ts_entry_set_int (entry, "along", plank.along);
    ts_entry_set_int (entry, "length", plank.length);
  }
  return n;
}

const TsSampler ts_warehouse_wars_samplers[] = {
  { "crate", crate_samples },
  { "plank", plank_samples },
  { 0 },
};
