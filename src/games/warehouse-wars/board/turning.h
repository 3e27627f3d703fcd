/* turning.h — from where the warehouse is looked at: it is turned by hand, or turns to one of four sides. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

typedef struct {
  GtkWidget *picture; /* is drawn again */
  double turn;        /* radians */
  AdwAnimation *animation;
} WarehouseTurning;

/* `picture` is drawn again whenever it looks different; `on_done` (data) is called when a turn is over. */
void
ts_warehouse_wars_turning_init (WarehouseTurning *self, GtkWidget *picture, GCallback on_done, gpointer data);
void ts_warehouse_wars_turning_clear (WarehouseTurning *self);

/* By hand. */
void ts_warehouse_wars_turning_set (WarehouseTurning *self, double turn);
void ts_warehouse_wars_turning_pause (WarehouseTurning *self);

/* A hand that lets go near one of the four sides means that side. */
void ts_warehouse_wars_turning_fall (WarehouseTurning *self);

/* To the next of the four sides. */
void ts_warehouse_wars_turning_go (WarehouseTurning *self, int by);

/* Whether it turns by itself now. */
gboolean ts_warehouse_wars_turning_goes (const WarehouseTurning *self);

G_END_DECLS
