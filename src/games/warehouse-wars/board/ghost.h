/* ghost.h — the piece in one's hand, held over a place: where it would come, and whether the rules let it. */
#pragma once

#include "referee/session.h"
#include "scene.h"

G_BEGIN_DECLS

typedef enum {
  WAREHOUSE_HOLDS_CRATE,
  WAREHOUSE_HOLDS_PLANK,
} WarehouseHolds;

/* What people hold. It belongs to the page. */
typedef struct {
  WarehouseHolds holds;
  int seat;          /* whose crate, where nobody has the turn */
  int along, length; /* of a plank */
  gboolean turned;   /* somebody chose `along`; else the plank turns by itself to where it fits */
} WarehouseHand;

typedef struct {
  gboolean shown;
  WarehouseHolds holds;
  WarehouseCrate crate;
  WarehousePlank plank;
  char *refusal; /* the sentence of the rules, or NULL: it fits */
} WarehouseGhost;

/* Holds the piece over a spot. A crate comes onto what is seen there; a plank lies one level higher than what
 * is seen, over that cell and others. */
void ts_warehouse_wars_ghost_hold (WarehouseGhost *self,
                                   const TsSession *session,
                                   const WarehouseHand *hand,
                                   const WarehouseSpot *spot);

/* Holds a plank over the cells from a spot to another one, which gives its direction and its length. */
void ts_warehouse_wars_ghost_span (WarehouseGhost *self,
                                   const TsSession *session,
                                   const WarehouseHand *hand,
                                   const WarehouseSpot *from,
                                   int to_x,
                                   int to_y);

void ts_warehouse_wars_ghost_clear (WarehouseGhost *self);

gboolean ts_warehouse_wars_ghost_is_same (const WarehouseGhost *a, const WarehouseGhost *b);

/* From where to where it is on the picture, downwards. */
void ts_warehouse_wars_ghost_reach (const WarehouseGhost *self,
                                    const WarehouseProjection *projection,
                                    double *upper,
                                    double *lower);

/* What is said to put it there. (transfer full) */
JsonObject *ts_warehouse_wars_ghost_entry (const WarehouseGhost *self, const TsView *view);

G_END_DECLS
