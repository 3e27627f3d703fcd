/* program.h — runs tableside-referee as people and programs do, in a folder of its own. */
#pragma once

#include <gio/gio.h>

typedef struct {
  char *folder;
  char *path; /* of "evening.tableside" in it, which is not there yet */
  char *out;  /* of the newest run */
  char *err;
  int status;
} Fixture;

void fixture_set_up (Fixture *self, gconstpointer data);
void fixture_tear_down (Fixture *self, gconstpointer data);

/* Runs the program with Snack Wars, or the one with the null game. `input` may be NULL; single quotes in it
 * become double ones. The arguments end with NULL. */
void run (Fixture *self, const char *input, ...) G_GNUC_NULL_TERMINATED;
void run_null (Fixture *self, const char *input, ...) G_GNUC_NULL_TERMINATED;

/* The same with input that is taken byte for byte. */
void run_bytes (Fixture *self, GBytes *input, const char *const *arguments);

/* Starts the null game's program, to talk with it. (transfer full) */
GSubprocess *start_null (const char *const *arguments);

/* The lines of the newest run's output. */
guint count_lines (const Fixture *self);

/* A part of a line (from 0) of the newest run's output, see evening_part(); and that it is as expected.
 * (transfer full) */
char *part_of (const Fixture *self, guint line, const char *path);
void expect (const Fixture *self, guint line, const char *path, const char *expected);

/* Writes a file; single quotes become double ones. */
void write_file (const char *path, const char *text);

/* The same, each line with its checksum. */
void write_sealed (const char *path, const char *text);

/* The bytes of a file as text; NULL if there is none. (transfer full) */
char *read_file (const char *path);
