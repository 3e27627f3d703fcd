/* release.h — the sheet of a release: what goes into it, and what it will bring. */
#pragma once

#include "widgets/sheet.h"

G_BEGIN_DECLS

/* (transfer floating) */
TsSheet *ts_chip_shop_release_new (TsBoard *board);

/* For a product in the factory, by its number. It begins with the least R&D that it takes, and all there is
 * of the rest. */
void ts_chip_shop_release_ask (TsSheet *sheet, const TsView *view, int product);

G_END_DECLS
