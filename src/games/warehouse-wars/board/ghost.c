/* Whether a piece fits is never worked out here: the session is asked whether it would accept the very entry
 * that a tap would say, and gives the very sentence. */
#include "ghost.h"

#include "games/warehouse-wars/rules/rules.h"

void
ts_warehouse_wars_ghost_clear (WarehouseGhost *self)
{
  g_clear_pointer (&self->refusal, g_free);
  self->shown = FALSE;
}

gboolean
ts_warehouse_wars_ghost_is_same (const WarehouseGhost *a, const WarehouseGhost *b)
{
  if (a->shown != b->shown || a->holds != b->holds)
    return FALSE;
  return a->holds == WAREHOUSE_HOLDS_CRATE ? memcmp (&a->crate, &b->crate, sizeof a->crate) == 0
                                           : memcmp (&a->plank, &b->plank, sizeof a->plank) == 0;
}

void
ts_warehouse_wars_ghost_reach (const WarehouseGhost *self,
                               const WarehouseProjection *projection,
                               double *upper,
                               double *lower)
{
  gboolean is_crate = self->holds == WAREHOUSE_HOLDS_CRATE;
  int x = is_crate ? self->crate.x : self->plank.x, y = is_crate ? self->crate.y : self->plank.y;
  int length = is_crate ? 1 : self->plank.length;
  gboolean along_x = is_crate || self->plank.along == WAREHOUSE_ALONG_X;
  double floor = ts_warehouse_wars_height (is_crate ? self->crate.z : self->plank.z);
  double low = is_crate ? floor : floor - WAREHOUSE_PLANK_HEIGHT;
  double high = is_crate ? floor + WAREHOUSE_CRATE_HEIGHT : floor;

  *upper = G_MAXDOUBLE;
  *lower = -G_MAXDOUBLE;
  for (int corner = 0; corner < 4; corner++) {
    double at_x = x + (corner & 1 ? (along_x ? length : 1) : 0);
    double at_y = y + (corner & 2 ? (along_x ? 1 : length) : 0);

    *upper = MIN (*upper, ts_warehouse_wars_project (projection, at_x, at_y, high).y);
    *lower = MAX (*lower, ts_warehouse_wars_project (projection, at_x, at_y, low).y);
  }
}

JsonObject *
ts_warehouse_wars_ghost_entry (const WarehouseGhost *self, const TsView *view)
{
  gboolean recording = ts_view_state (view)->phase == WAREHOUSE_RECORD;
  const WarehouseCrate *crate = &self->crate;
  const WarehousePlank *plank = &self->plank;

  if (self->holds == WAREHOUSE_HOLDS_CRATE)
    return ts_entry_build (&ts_warehouse_wars, "crate", recording ? crate->seat : TS_NOBODY, "x", crate->x,
                           "y", crate->y, "z", crate->z, NULL);
  return ts_entry_build (&ts_warehouse_wars, "plank", TS_NOBODY, "x", plank->x, "y", plank->y, "z", plank->z,
                         "along", plank->along, "length", plank->length, NULL);
}

/* Asks the rules. */
static gboolean
fits (WarehouseGhost *self, const TsSession *session)
{
  TsView view = ts_session_view (session);
  g_autoptr (JsonObject) entry = ts_warehouse_wars_ghost_entry (self, &view);
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&self->refusal, g_free);
  if (ts_session_would_accept (session, entry, &error))
    return TRUE;
  self->refusal = g_strdup (error->message);
  return FALSE;
}

/* --- planks --- */

/* The plank that has the cell as its `i`-th one. FALSE: it would begin beside the board. */
static gboolean
try_plank (WarehouseGhost *self, const WarehouseHand *hand, const WarehouseSpot *spot, int along, int i)
{
  int x = spot->x - (along == WAREHOUSE_ALONG_X ? i : 0);
  int y = spot->y - (along == WAREHOUSE_ALONG_Y ? i : 0);

  if (x < 0 || y < 0)
    return FALSE;
  self->plank = (WarehousePlank) {
    .x = (guint8) x,
    .y = (guint8) y,
    .z = (guint8) (spot->z + 1),
    .along = (guint8) along,
    .length = (guint8) hand->length,
  };
  return TRUE;
}

static gboolean
is_on_board (const WarehousePlank *plank, const TsHeader *header)
{
  if (plank->along == WAREHOUSE_ALONG_X)
    return plank->x + plank->length <= ts_header_int (header, "width");
  return plank->y + plank->length <= ts_header_int (header, "depth");
}

/* Moves the plank along itself, the cell staying below it, until it fits. */
static gboolean
slide (WarehouseGhost *self,
       const TsSession *session,
       const WarehouseHand *hand,
       const WarehouseSpot *spot,
       int along)
{
  for (int i = 0; i < hand->length; i++)
    if (try_plank (self, hand, spot, along, i) && is_on_board (&self->plank, ts_session_header (session)) &&
        fits (self, session))
      return TRUE;
  return FALSE;
}

/* Where it fits nowhere, it is shown as far on the board as it goes. */
static void
show_refused (WarehouseGhost *self,
              const TsSession *session,
              const WarehouseHand *hand,
              const WarehouseSpot *spot)
{
  for (int i = 0; i < hand->length; i++)
    if (try_plank (self, hand, spot, hand->along, i) &&
        is_on_board (&self->plank, ts_session_header (session)))
      break;
  fits (self, session);
}

static void
hold_plank (WarehouseGhost *self,
            const TsSession *session,
            const WarehouseHand *hand,
            const WarehouseSpot *spot)
{
  self->shown = spot->z + 1 < WAREHOUSE_LEVELS;
  if (!self->shown || slide (self, session, hand, spot, hand->along))
    return;
  if (hand->turned || !slide (self, session, hand, spot, 1 - hand->along))
    show_refused (self, session, hand, spot);
}

/* --- holding --- */

void
ts_warehouse_wars_ghost_hold (WarehouseGhost *self,
                              const TsSession *session,
                              const WarehouseHand *hand,
                              const WarehouseSpot *spot)
{
  TsView view = ts_session_view (session);
  int turn = ts_view_state (&view)->turn;
  int level = spot->z + (spot->hit == WAREHOUSE_A_CRATE);

  ts_warehouse_wars_ghost_clear (self);
  self->holds = hand->holds;
  if (spot->hit == WAREHOUSE_NOTHING || ts_view_is_over (&view))
    return;
  if (hand->holds == WAREHOUSE_HOLDS_PLANK) {
    hold_plank (self, session, hand, spot);
    return;
  }
  if (level >= WAREHOUSE_LEVELS)
    return;
  self->crate = (WarehouseCrate) { (guint8) (turn == TS_NOBODY ? hand->seat : turn), (guint8) spot->x,
                                   (guint8) spot->y, (guint8) level };
  self->shown = TRUE;
  fits (self, session);
}

void
ts_warehouse_wars_ghost_span (WarehouseGhost *self,
                              const TsSession *session,
                              const WarehouseHand *hand,
                              const WarehouseSpot *from,
                              int to_x,
                              int to_y)
{
  const TsHeader *header = ts_session_header (session);
  int longest = ts_header_int (header, "plank_length");
  int dx = CLAMP (to_x, 0, ts_header_int (header, "width") - 1) - from->x;
  int dy = CLAMP (to_y, 0, ts_header_int (header, "depth") - 1) - from->y;
  gboolean along_x = ABS (dx) >= ABS (dy);
  int by = CLAMP (along_x ? dx : dy, 1 - longest, longest - 1);

  if (by == 0 || from->z + 1 >= WAREHOUSE_LEVELS) {
    ts_warehouse_wars_ghost_hold (self, session, hand, from);
    return;
  }
  ts_warehouse_wars_ghost_clear (self);
  self->holds = WAREHOUSE_HOLDS_PLANK;
  self->shown = TRUE;
  self->plank = (WarehousePlank) {
    .x = (guint8) (from->x + (along_x ? MIN (by, 0) : 0)),
    .y = (guint8) (from->y + (along_x ? 0 : MIN (by, 0))),
    .z = (guint8) (from->z + 1),
    .along = along_x ? WAREHOUSE_ALONG_X : WAREHOUSE_ALONG_Y,
    .length = (guint8) (ABS (by) + 1),
  };
  fits (self, session);
}
