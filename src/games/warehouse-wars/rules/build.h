/* build.h — Warehouse Wars: crates are placed, and planks are laid. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

/* The verb "crate". */
gboolean ts_warehouse_wars_place_crate (TsStep *step, GError **error);
char *ts_warehouse_wars_tell_crate (const TsView *view, const TsEntry *entry);

/* The verb "plank". */
gboolean ts_warehouse_wars_lay_plank (TsStep *step, GError **error);
char *ts_warehouse_wars_tell_plank_entry (const TsView *view, const TsEntry *entry);

G_END_DECLS
