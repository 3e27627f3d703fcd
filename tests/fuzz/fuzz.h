/* fuzz.h — what a fuzzer feeds, and what its targets share. A target is one file with one entry point; see
 * meson.build. */
#pragma once

#include "referee/session.h"

#include <stddef.h>
#include <stdint.h>

/* Takes any bytes, none at all included (then `data` may be NULL). Nothing that is read may crash, read
 * beyond its end, or change anything when it is refused. Returns 0. */
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* Every game and the null game, NULL at the end. */
const TsGame *const *ts_fuzz_games (void);

/* The lines of an input, with LF between them; an input without bytes has none. */
typedef struct {
  const char *at; /* what follows, NULL at the end */
  const char *end;
  char *line; /* a copy of just these bytes, so that one read too many is noticed */
  gsize length;
} TsFuzzLines;

TsFuzzLines ts_fuzz_lines (const uint8_t *data, size_t size);

/* Goes on to the next line; FALSE: there is none, and nothing is left to free. */
gboolean ts_fuzz_next (TsFuzzLines *self);

/* Says what chance has to say, refused or not, `n` times. `said` is told each line; it may be NULL. */
void ts_fuzz_play (
    GRand *rand, TsSession *session, int n, void (*said) (const char *line, gpointer), gpointer data);

/* Fails unless two sessions have come to the same. */
void ts_fuzz_assert_same (const TsSession *one, const TsSession *other);
