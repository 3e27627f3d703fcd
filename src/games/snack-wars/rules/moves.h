/* moves.h — Snack Wars: what players do, and how play goes on after it. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

/* Play goes on clockwise; full collections are skipped; when all are full the game ends. */
void ts_snack_wars_pass_turn (TsStep *step);

/* Steals that can no longer be made end by themselves; with none left, play goes on. */
void ts_snack_wars_go_on_stealing (TsStep *step);

/* The verbs, in the order of a turn. */
gboolean ts_snack_wars_take_food (TsStep *step, GError **error);
gboolean ts_snack_wars_take_bonus (TsStep *step, GError **error);
gboolean ts_snack_wars_take_raccoons (TsStep *step, GError **error);
gboolean ts_snack_wars_steal (TsStep *step, GError **error);
gboolean ts_snack_wars_stop_stealing (TsStep *step, GError **error);
gboolean ts_snack_wars_write_down (TsStep *step, GError **error);

/* What an entry of `collection` says of a counter, 0 if nothing. A count too large to be right is cut, so
 * that it is refused like any other. */
int ts_snack_wars_recorded (const TsEntry *entry, int counter);

/* Whether there are such cards that nobody has. */
gboolean ts_snack_wars_bonus_left (const TsView *view);
gboolean ts_snack_wars_raccoons_left (const TsView *view);

G_END_DECLS
