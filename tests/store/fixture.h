/* fixture.h — what the tests of files share: a folder of their own, and files made byte by byte. */
#pragma once

#include "store/journal.h"
#include "store/table.h"

/* The null game and Snack Wars. */
extern const TsGame *const test_games[];

/* A folder for one test, and a path in it; both are forgotten with the folder. */
typedef struct {
  char *folder;
  char *path; /* of "evening.tableside", which is not there yet */
} Fixture;

void fixture_set_up (Fixture *self, gconstpointer data);
void fixture_tear_down (Fixture *self, gconstpointer data);

/* The names in the folder, sorted, with spaces between. (transfer full) */
char *fixture_list (const Fixture *self);

/* Adds a test with a fixture. */
#define fixture_add(path, test) g_test_add (path, Fixture, NULL, fixture_set_up, test, fixture_tear_down)

void write_bytes (const char *path, const char *bytes, gsize length);
GBytes *read_bytes (const char *path);
void assert_file_is (const char *path, GBytes *expected);

/* A header of the null game for Ann and Bo. */
#define NULL_HEADER "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}"

JsonObject *object_of (const char *json);

/* A session of one of the games, which have to have it; and an entry that has to be accepted. (transfer full)
 */
TsSession *session_begin (const TsGame *const *games, const char *header);
void session_say (TsSession *session, const char *line);

/* Says a line that has to be accepted, or refused with the code. */
void say (TsTable *table, const char *line);
void refuse (TsTable *table, const char *line, GQuark domain, int code);

/* Everything there is to know of a session, as JSON. (transfer full) */
char *describe (TsTable *table);

/* The notices with line ends between. (transfer full) */
char *notices_of (TsTable *table);
