/* opening.h — a table is opened in a thread: one at a time, the one that was asked for last. Where it takes
 * longer, a page shows how far it is. */
#pragma once

#include "app/start/start-page.h"

G_BEGIN_DECLS

typedef struct _TsOpening TsOpening;

/* What came of it: a table, or a sentence for people that says why there is none. */
typedef void (*TsOpened) (TsTable *table, const char *problem, gpointer data);

/* What `start` has looked at already is not read once more. `opened` is called as long as the opening was not
 * stopped. (transfer full) */
TsOpening *ts_opening_new (
    AdwNavigationView *pages, TsStartPage *start, const TsGame *const *games, TsOpened opened, gpointer data);
void ts_opening_unref (TsOpening *self);

/* Opens the table in this file, instead of another one. */
void ts_opening_begin (TsOpening *self, const char *path);

/* Nobody wants that table any more. */
void ts_opening_stop (TsOpening *self);

G_END_DECLS
