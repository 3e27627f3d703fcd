/* guide.h — docs/guide.md, chapter by chapter, as make-guide.py writes it into the program: in English, and
 * without its pictures, since what they show lies below the help. */
#pragma once

#include "referee/game.h"

G_BEGIN_DECLS

/* Ends with a NULL id. No rule has a source. */
extern const TsChapter ts_guide[];

G_END_DECLS
