/* digest.h — the rules in short, chapter by chapter. */
#pragma once

#include "referee/game.h"

G_BEGIN_DECLS

extern const TsChapter ts_chip_shop_digest[];

G_END_DECLS
