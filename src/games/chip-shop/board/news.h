/* news.h — what has just happened, in words: above what is asked now, since a tap may have ended a turn. */
#pragma once

#include "referee/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_CHIP_SHOP_NEWS (ts_chip_shop_news_get_type ())
G_DECLARE_FINAL_TYPE (TsChipShopNews, ts_chip_shop_news, TS, CHIP_SHOP_NEWS, AdwBin)

/* (transfer floating) */
TsChipShopNews *ts_chip_shop_news_new (void);

/* Tells the newest deed, with what changed for whom, and which updates were passed over after it; these can
 * be opened. Nothing is told of corrections, nor of a new year. */
void ts_chip_shop_news_show (TsChipShopNews *self, TsSession *session);

/* Takes what was passed over out of it, to be put below what is asked: it comes and goes with what is tapped.
 * It is still told by the above. (transfer floating) */
GtkWidget *ts_chip_shop_news_part_passed (TsChipShopNews *self);

G_END_DECLS
