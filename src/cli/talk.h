/* talk.h — lines in, answers out: what `play` and `record` have in common. */
#pragma once

#include "calls.h"
#include "lines.h"
#include "referee/session.h"

G_BEGIN_DECLS

/* Answers a header: the session's start, or why there is none. FALSE if the answer cannot be written. */
gboolean ts_talk_begin (const TsSession *session, const GError *error);

/* Says every line to the session and answers it. Returns the program's exit status: TS_CLI_OK at the end of
 * the lines, however many were refused; TS_CLI_REFUSED if reading, writing or keeping failed. */
int ts_talk (TsSession *session, TsLines *lines);

G_END_DECLS
