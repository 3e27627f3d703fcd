/* archive-filter.h — which of all tables are wanted, and in what order. */
#pragma once

#include "store/archive.h"

G_BEGIN_DECLS

typedef enum {
  TS_ARCHIVE_ALL,
  TS_ARCHIVE_OVER,
  TS_ARCHIVE_RESTING,
  TS_ARCHIVE_THROWN /* those of the trash, over or not */
} TsArchiveState;

typedef enum {
  TS_ARCHIVE_NEWEST,
  TS_ARCHIVE_OLDEST,
  TS_ARCHIVE_BY_GAME, /* as people call it, the newest of each first */
  TS_ARCHIVE_LONGEST  /* those of which it is not known last */
} TsArchiveOrder;

typedef struct {
  const char *words;   /* each of which, or its beginning, has to be among those of the table; "": any */
  const char *game_id; /* NULL: any */
  const char *person;  /* who sits there; NULL: anybody */
  int year;            /* in which it began; 0: any */
  TsArchiveState state;
} TsArchiveWanted;

/* `words` are those of the table. */
gboolean ts_archive_wants (const TsArchiveWanted *wanted, const TsTableInfo *info, const char *words);

/* Less than 0 if the one comes first. */
int ts_archive_compare (const TsTableInfo *one, const TsTableInfo *other, TsArchiveOrder order);

/* The year in which it began, here; 0 if that is not known. */
int ts_archive_year (const TsTableInfo *info);

G_END_DECLS
