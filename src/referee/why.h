/* why.h — why a number is what it is: every change of a counter, and what stands behind a line of a tally. */
#pragma once

#include "session.h"

G_BEGIN_DECLS

/* One change of a seat's counter. */
typedef struct {
  guint entry; /* its number among the entries in force, from 1; 0: the start of the game */
  int counter;
  int by;
  const char *because;
  int value; /* of the counter, after it */
} TsCause;

/* Every change of those counters of a seat (TS_COUNTED (…) | …), of TsCause, the oldest first. The last value
 * of each is what the counter is now. (transfer full) */
GArray *ts_why_counters (const TsSession *session, int seat, guint counters);

/* The entry of a cause as one sentence for people, or that it is the start. (transfer full) */
char *ts_why_tell (const TsSession *session, const TsCause *cause);

/* What stands behind a line of a seat's tally. */
typedef struct {
  const char *label; /* translated */
  int points;
  guint counters; /* of which it is made */
  TsSource source;
  GPtrArray *facts; /* of char *, sentences; at least one */
} TsWhyLine;

/* Explains a line, by its id, whether it is shown or not, or the number beside them; FALSE if the game has no
 * such line. */
gboolean ts_why_line (const TsView *view, int seat, const char *id, TsWhyLine *why);

/* Its facts, one below the other. (transfer full) */
char *ts_why_line_tell (const TsWhyLine *why);

void ts_why_line_clear (TsWhyLine *why);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TsWhyLine, ts_why_line_clear)

G_END_DECLS
