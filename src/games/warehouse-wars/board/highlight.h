/* highlight.h — sets that are pointed out: they shine, and may fade again. */
#pragma once

#include "games/warehouse-wars/rules/sets.h"

#include <adwaita.h>

G_BEGIN_DECLS

typedef struct {
  GtkWidget *picture; /* is drawn again */
  WarehouseSet *sets;
  int n_sets;
  double strength; /* 0 … 1 */
  AdwAnimation *fading;
  guint fade;
} WarehouseHighlight;

/* `picture` is drawn again whenever it looks different. */
void ts_warehouse_wars_highlight_init (WarehouseHighlight *self, GtkWidget *picture);
void ts_warehouse_wars_highlight_clear (WarehouseHighlight *self);

/* Points those sets out, and no others; `fades`: for a moment. */
void
ts_warehouse_wars_highlight_light (WarehouseHighlight *self, const WarehouseSet *sets, int n, gboolean fades);

G_END_DECLS
