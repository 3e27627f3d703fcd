/* about.h — what Tableside is, and whose games it referees. */
#pragma once

#include "referee/game.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* `games` ends with NULL. (transfer floating) */
AdwDialog *ts_about_dialog_new (const TsGame *const *games);

G_END_DECLS
