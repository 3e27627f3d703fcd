/* release.h — releasing products and attaching accessories. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

gboolean ts_chip_shop_release (TsStep *step, GError **error);
int ts_chip_shop_release_forms (const TsView *view, int i, TsEntry *entry);

gboolean ts_chip_shop_attach (TsStep *step, GError **error);
int ts_chip_shop_attach_forms (const TsView *view, int i, TsEntry *entry);

G_END_DECLS
