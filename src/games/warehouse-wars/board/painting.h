/* painting.h — the warehouse as a picture: the board, the pieces level by level, light and shadow, what is
 * pointed out. */
#pragma once

#include "games/warehouse-wars/rules/sets.h"
#include "ghost.h"
#include "pieces.h"

G_BEGIN_DECLS

/* What there is to draw. */
typedef struct {
  WarehouseProjection projection;
  TsView view;
  int top;                     /* the highest level that is not lifted off */
  const WarehouseGhost *ghost; /* the piece in the hand */
  const WarehouseSpot *cursor; /* where the keys are, or NULL */
  gboolean marks_open;         /* where a crate could come is marked */
  const WarehouseSet *sets;    /* those that are pointed out */
  int n_sets;
  double glow;    /* how brightly, 0 to 1 */
  gboolean bold;  /* high contrast */
  gboolean moves; /* it is being turned: where there are many planks, they are plain then */
  double scale;   /* of the screen: its pixels for one of the picture */
} WarehouseShow;

/* What is drawn once and used many times. */
typedef struct _WarehouseArt WarehouseArt;

WarehouseArt *ts_warehouse_wars_art_new (const TsHeader *header);
void ts_warehouse_wars_art_free (WarehouseArt *self);

void ts_warehouse_wars_art_draw (WarehouseArt *self,
                                 const WarehouseShow *show,
                                 PangoContext *pango,
                                 GtkSnapshot *snapshot);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarehouseArt, ts_warehouse_wars_art_free)

G_END_DECLS
