/* guide.h — docs/guide.md and its translations, chapter by chapter, as make-guide.py writes them into the
 * program. */
#pragma once

#include "referee/game.h"

G_BEGIN_DECLS

/* The pictures are among the program's resources, below this. */
#define TS_GUIDE_PICTURES "/org/tableside/Tableside/guide/"

typedef struct {
  const char *chapter; /* its id */
  const char *file;
  const char *about; /* what it shows, in words */
} TsGuidePicture;

/* No rule has a source. Headings and rules are not for gettext: they are in their language already. */
typedef struct {
  const char *language;           /* as po/LINGUAS has it, or "en" */
  const TsChapter *chapters;      /* ends with a NULL id; ids are the headings in English */
  const TsGuidePicture *pictures; /* in the order of the guide; ends with a NULL chapter */
} TsGuide;

/* The first is in English, and has all there is; a NULL language at the end. */
extern const TsGuide ts_guides[];

/* The guide in the language that the program speaks, or else the one in English. */
const TsGuide *ts_guide_spoken (void);

G_END_DECLS
