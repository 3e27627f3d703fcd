/* evening-file.h — an evening on disk, and what it was after each line of its file. */
#pragma once

#include "fuzz.h"

/* After the header, and after each entry that was taken. */
typedef struct {
  gpointer state;
  guint n_records;
  guint n_taken_back;
} TsFuzzMoment;

typedef struct {
  char *bytes; /* the file's */
  gsize length;
  GPtrArray *moments; /* of TsFuzzMoment: as many as the file has lines */
} TsFuzzEvening;

/* Keeps the lines of an input as a table: a header, and those of the first so many entries that are taken.
 * FALSE: there is no such table. */
gboolean ts_fuzz_keep (TsFuzzEvening *self, const uint8_t *data, size_t size);

void ts_fuzz_evening_clear (TsFuzzEvening *self);

/* Fails unless the session has come to where the evening was after `n` lines. */
void ts_fuzz_assert_moment (const TsFuzzEvening *self, guint n, const TsSession *session);
