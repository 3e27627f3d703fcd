/* reason.h — the sentence in the hall why the piece in the hand does not fit: at its upper or its lower edge,
 * away from where the piece is held, and between what lies in the corners. */
#pragma once

#include "board-view.h"

G_BEGIN_DECLS

typedef struct {
  GtkWidget *label;
  GtkWidget *upper[2], *lower[2]; /* what lies in the corners: at the start, at the end */
  gboolean from_top;              /* it is at the top where both edges would do */
} WarehouseReason;

/* Makes the label, for a GtkOverlay over the hall. */
void ts_warehouse_wars_reason_init (WarehouseReason *self);

/* Shows why the piece does not fit; or nothing, if it does. */
void ts_warehouse_wars_reason_show (WarehouseReason *self, TsWarehouseWarsBoardView *hall);

G_END_DECLS
