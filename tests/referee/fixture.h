/* fixture.h — an evening for each test of rules, and short ways to talk to it; lines are as in evening.h. */
#pragma once

#include "evening.h"

typedef struct {
  TsSession *session;
} Fixture;

#define TEST(name) static void name (Fixture *self, gconstpointer data G_GNUC_UNUSED)

/* Adds TEST (test_NAME) as "/FOLDER/NAME". It begins with the header, which says which game is played. */
#define fixture_add(folder, header, name)                                                                    \
  g_test_add ("/" folder "/" #name, Fixture, header, fixture_set_up, test_##name, fixture_tear_down)

void fixture_set_up (Fixture *self, gconstpointer header);
void fixture_tear_down (Fixture *self, gconstpointer data);

/* evening_say () and its like. */
void say (Fixture *self, const char *line);
void refuse (Fixture *self, const char *line, TsError code);
void expect (Fixture *self, const char *path, const char *expected);
void expect_effects (Fixture *self, const char *expected);

/* The second sentence for people must be this. */
void expect_then (Fixture *self, const char *expected);

/* How to do what is asked must be this; NULL: nothing is told. */
void expect_hint (Fixture *self, const char *expected);

/* The history's line of an entry in force must be this. */
void expect_told (Fixture *self, guint record, const char *expected);

/* A correction by hand. */
void adjust (Fixture *self, int seat, const char *counter, int by);
