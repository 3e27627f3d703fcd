/* evening.h — what the tests of rules share: a session, and short ways to say, to refuse and to look.
 *
 * Lines and expectations are written with single quotes instead of double ones; so none of them can hold an
 * apostrophe. */
#pragma once

#include "referee/session.h"

/* An evening of the game that begins with the header, which must be good. (transfer full) */
TsSession *evening_new (const TsGame *game, const char *header);

/* The header must be refused with the code. */
void evening_refuse_header (const TsGame *game, const char *header, TsError code);

/* The line must be accepted. */
void evening_say (TsSession *session, const char *line);

/* The line must be refused with the code and a sentence, and nothing may change. */
void evening_refuse (TsSession *session, const char *line, TsError code);

/* A part of the state must be as expected: `path` is keys and places with slashes between, as in
 * "players/0/counters/money". */
void evening_expect (TsSession *session, const char *path, const char *expected);

/* The effects of the newest line must be these: "seat counter by because", comma and space between. */
void evening_expect_effects (TsSession *session, const char *expected);

/* JSON (transfer full) as a tree (transfer full). */
JsonNode *evening_read (char *json);

/* A part of a JSON tree as text, "" if it is not there; `path` as above. (transfer full) */
char *evening_part (JsonNode *node, const char *path);

/* The line with double quotes. (transfer full) */
char *evening_quote (const char *line);
