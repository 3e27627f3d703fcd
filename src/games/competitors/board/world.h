/* world.h — the picture of the world: the sea, the continents, and open Contracts as arcs over them. */
#pragma once

#include "atlas.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct {
  int from, to, rank; /* how many arcs between the two continents are below it */
  gboolean moving;
  float way; /* how much of it lies behind, 0 … 1 */
  GdkRGBA colour;
} CompetitorsArc;

/* Where a place lies on a picture of that size: it fills all of it whatever its shape is, as it is a board.
 */
graphene_point_t ts_competitors_world_place (graphene_size_t world, CompetitorsPoint point);

/* `danger`: the continent where it is, or -1. */
void ts_competitors_world_draw (
    GtkSnapshot *snapshot, graphene_size_t world, int danger, const CompetitorsArc *arcs, int n_arcs);

G_END_DECLS
