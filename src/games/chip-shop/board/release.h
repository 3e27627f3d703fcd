/* release.h — the sheet of a release: what goes into it, and what it will bring. */
#pragma once

#include "widgets/sheet.h"

G_BEGIN_DECLS

/* (transfer floating) */
TsSheet *ts_chip_shop_release_new (TsBoard *board);

/* Whether a product in the factory, by its number, can be released with what goes in most of the time: the
 * least R&D that it takes, and all there is of the rest. */
gboolean ts_chip_shop_release_is_payable (TsSession *session, int product);

/* For that product. It begins with that, and asks how the points are split; where too little is there, it
 * says so first. */
void ts_chip_shop_release_ask (TsSheet *sheet, TsSession *session, int product);

G_END_DECLS
