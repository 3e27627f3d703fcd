#include "build.h"

#include "config.h"
#include "due.h"
#include "support.h"
#include "tell.h"
#include "turns.h"

#include "referee/language.h"

/* --- crates --- */

static gboolean
check_crate_due (const TsStep *step, GError **error)
{
  const WarehouseWars *state = step->view.state;
  int seat = step->entry->who;

  if (state->crate_placed)
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      _ ("A turn has one crate; lay a plank now, or go on without."));
  if (ts_warehouse_wars_crates_left (state, seat) > 0)
    return TRUE;
  /* Translators: %s is a player's name */
  return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("%s has no crates left."), ts_view_name (&step->view, seat));
}

gboolean
ts_warehouse_wars_place_crate (TsStep *step, GError **error)
{
  WarehouseWars *next = step->next;
  WarehouseTops tops = ts_warehouse_wars_tops (&step->view);
  int seat = step->entry->who;
  int x = ts_entry_int (step->entry, "x");
  int y = ts_entry_int (step->entry, "y");
  int z = ts_entry_int (step->entry, "z");

  if (!ts_warehouse_wars_check_cell (&tops, x, y, error) || !check_crate_due (step, error) ||
      !ts_warehouse_wars_check_crate (&tops, x, y, z, ts_warehouse_wars_is_plank_due (step->view.state),
                                      error))
    return FALSE;
  next->crates[next->n_crates++] = (WarehouseCrate) { (guint8) seat, (guint8) x, (guint8) y, (guint8) z };
  ts_post (step, seat, WAREHOUSE_CRATES, -1, "placed");
  if (next->base.phase == WAREHOUSE_PLACE) {
    next->crate_placed = TRUE;
    ts_warehouse_wars_go_on (step);
  }
  return TRUE;
}

char *
ts_warehouse_wars_tell_crate (const TsView *view, const TsEntry *entry)
{
  return ts_warehouse_wars_tell_placed (view, entry->who, ts_entry_int (entry, "x"),
                                        ts_entry_int (entry, "y"), ts_entry_int (entry, "z"));
}

/* --- planks --- */

static gboolean
check_plank_due (const TsStep *step, int length, GError **error)
{
  const WarehouseWars *state = step->view.state;
  int usual = ts_header_int (step->view.header, "plank_length");

  if (state->base.phase == WAREHOUSE_PLACE && state->plank_laid)
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("A turn has one plank at most; place a crate now."));
  if (state->base.phase == WAREHOUSE_PLACE && ts_warehouse_wars_is_first_turn (state))
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("No plank in a player’s first turn; place a crate."));
  if (ts_warehouse_wars_planks_left (state) == 0)
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("No planks are left."));
  if (length >= ts_warehouse_wars_shortest_plank (&step->view))
    return TRUE;
  return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("At this table every plank covers %d cells."), usual);
}

static gboolean
check_length (int length, int longest, GError **error)
{
  if (length <= longest)
    return TRUE;
  return ts_refuse (error, TS_ERROR_RANGE, _ ("At this table a plank covers %d cells at most."), longest);
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

gboolean
ts_warehouse_wars_lay_plank (TsStep *step, GError **error)
{
  WarehouseWars *next = step->next;
  WarehouseTops tops = ts_warehouse_wars_tops (&step->view);
  WarehousePlank plank = plank_of (&step->view, step->entry);

  if (!ts_warehouse_wars_check_cell (&tops, plank.x, plank.y, error) ||
      !check_length (plank.length, ts_header_int (step->view.header, "plank_length"), error) ||
      !check_plank_due (step, plank.length, error) || !ts_warehouse_wars_check_plank (&tops, &plank, error))
    return FALSE;
  next->planks[next->n_planks++] = plank;
  ts_post (step, 0, WAREHOUSE_PLANKS, -1, "laid");
  if (next->base.phase == WAREHOUSE_PLACE) {
    next->plank_laid = TRUE;
    ts_warehouse_wars_go_on (step);
  }
  return TRUE;
}

char *
ts_warehouse_wars_tell_plank_entry (const TsView *view, const TsEntry *entry)
{
  WarehousePlank plank = plank_of (view, entry);

  return ts_warehouse_wars_tell_laid (view, entry->who, &plank);
}
