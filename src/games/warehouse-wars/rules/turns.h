/* turns.h — Warehouse Wars: how play goes on, and when it is over. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

/* Play goes on to the other player; one without crates is skipped. Somebody has crates. */
void ts_warehouse_wars_pass_turn (TsStep *step);

/* Ends the turn, or the game, as soon as nothing more can come. */
void ts_warehouse_wars_go_on (TsStep *step);

G_END_DECLS
