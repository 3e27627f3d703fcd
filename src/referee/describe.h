/* describe.h — a session in plain JSON, one line without LF, as docs/protocol.md has it: for programs, tests
 * and the headless referee. */
#pragma once

#include "session.h"

G_BEGIN_DECLS

/* The state as `viewer` sees it, a seat, TS_NOBODY or TS_HOST: game, phase, round, turn, order, prompt,
 * legal, players, board, over, winners, tally, entries. (transfer full) */
char *ts_describe_state (const TsSession *session, int viewer);

/* The answer to `viewer` for an accepted line (error NULL) or a refused one, with the state. (transfer full)
 */
char *ts_describe_answer (const TsSession *session, int viewer, const GError *error);

/* The answer to a bad header: the error, and no state. (transfer full) */
char *ts_describe_refusal (const GError *error);

/* {"code", "message"}. Errors of other domains have the code "io". (transfer full) */
char *ts_describe_error (const GError *error);

/* What `tableside-referee games` says of a game. _with_titles: and what people call its arguments, options
 * and their words, for programs that show them. (transfer full) */
char *ts_describe_game (const TsGame *game);
char *ts_describe_game_with_titles (const TsGame *game);

/* The lines of one seat's tally that are shown, of TsLine; none before the end in games without a running
 * tally. (transfer full) */
GArray *ts_describe_tally (const TsView *view, int seat);

G_END_DECLS
