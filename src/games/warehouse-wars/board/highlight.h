/* highlight.h — sets that are pointed out: they shine, and may fade again. */
#pragma once

#include "games/warehouse-wars/rules/sets.h"

#include <adwaita.h>

G_BEGIN_DECLS

typedef struct {
  GtkWidget *hall; /* is drawn again */
  WarehouseSet *sets;
  int n_sets;
  double strength; /* 0 … 1 */
  AdwAnimation *fading;
  guint fade;
} WarehouseGlow;

/* `hall` is drawn again whenever it looks different. */
void ts_warehouse_wars_highlight_init (WarehouseGlow *self, GtkWidget *hall);
void ts_warehouse_wars_highlight_clear (WarehouseGlow *self);

/* Points those sets out, and no others; `fades`: for a moment. */
void ts_warehouse_wars_highlight_light (WarehouseGlow *self, const WarehouseSet *sets, int n, gboolean fades);

G_END_DECLS
