/* guide.h — docs/guide.md, chapter by chapter, as make-guide.py writes it into the program: in English. */
#pragma once

#include "referee/game.h"

G_BEGIN_DECLS

/* Ends with a NULL id. No rule has a source. */
extern const TsChapter ts_guide[];

/* The pictures are among the program's resources, below this. */
#define TS_GUIDE_PICTURES "/org/tableside/Tableside/guide/"

typedef struct {
  const char *chapter; /* its id */
  const char *file;
  const char *about; /* what it shows, in words */
} TsGuidePicture;

/* In the order of the guide; ends with a NULL chapter. */
extern const TsGuidePicture ts_guide_pictures[];

G_END_DECLS
