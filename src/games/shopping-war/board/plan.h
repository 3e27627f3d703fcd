/* plan.h — the plan of the mall: where each space of the ring and the Lobby lie. Pure geometry. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define SHOPPING_PLAN_TRACKS 7 /* at most, along either side */

typedef struct {
  float x, y, width, height;
} ShoppingArea;

/* Columns and rows, Shops and Corridors by turns, so that a Shop stands in each corner; the spaces lie along
 * the edge and the Lobby is what they enclose. */
typedef struct {
  int columns, rows;
  float across[SHOPPING_PLAN_TRACKS + 1]; /* where columns begin; the last one: where they end */
  float down[SHOPPING_PLAN_TRACKS + 1];
} ShoppingPlan;

/* Lays out 8, 12 or 16 spaces. Of the plans there are for so many, it is the one whose Shops are largest, of
 * those whose Shops are `least` wide at least if there are any. */
void ts_shopping_war_plan_lay (ShoppingPlan *plan, int spaces, float width, float height, float least);

/* How many Shops are as wide (as high) as the whole mall: what a Shop needs times this is what the mall
 * needs. */
float ts_shopping_war_plan_shops_across (const ShoppingPlan *plan);
float ts_shopping_war_plan_shops_down (const ShoppingPlan *plan);

/* Clockwise from the corner at the top left, as on the table: it is not mirrored where writing is. */
ShoppingArea ts_shopping_war_plan_space (const ShoppingPlan *plan, int space);
ShoppingArea ts_shopping_war_plan_lobby (const ShoppingPlan *plan);

G_END_DECLS
