/* soak-things.h — what must hold of a game's things: what a step moves leads from where they lay to where
 * they lie, and undo moves the same back. */
#pragma once

#include "referee/movement.h"

G_BEGIN_DECLS

gboolean ts_soak_check_things (const TsView *before, const TsView *after, GError **error);

G_END_DECLS
