/* recorder.h — the order in which the store asks the disk for something, taken down between the two by the
 * linker (--wrap). Calls do what they do, but for syncs, which are only taken down. */
#pragma once

#include <glib.h>

typedef enum {
  ASKED_FOLDER, /* `name` is a folder now */
  ASKED_NAME,   /* `file` has a name now that it had not, `name`; and has not the one that it had, `old` */
  ASKED_NO_NAME,
  ASKED_WRITE,  /* `bytes` at `at` of `file` */
  ASKED_LENGTH, /* `file` is `at` bytes long */
  ASKED_SYNC_FILE,
  ASKED_SYNC_FOLDER,
  ASKED_ANSWER, /* of nobody: here somebody was told that all so far is safe */
} AskedKind;

typedef struct {
  AskedKind kind;
  guint file;       /* numbers from 0, never given again */
  char *name, *old; /* below the folder that is watched; "." is that one. `old` may be NULL */
  gsize at;
  GBytes *bytes;
} Asked;

/* What goes wrong while the recorder runs. */
typedef struct {
  gboolean no_file_syncs, no_folder_syncs; /* they do nothing, and say that they did */
  gboolean no_renameat2, no_link;          /* as on file systems that have none */
  guint failing_sync;                      /* the n-th fdatasync() fails; 0: none */
} Recorder;

/* Takes down everything that is asked below the folder; what is there is on disk already. */
void recorder_start (const char *folder, const Recorder *how);

void recorder_answer (void);

/* Returns what was asked (of Asked; transfer full). Up to `begin` it is what was there. */
GPtrArray *recorder_stop (guint *begin);
