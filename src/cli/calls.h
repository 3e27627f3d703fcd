/* calls.h — the calls of tableside-referee, and what they share. */
#pragma once

#include "store/table.h"

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* What the program exits with. */
enum {
  TS_CLI_OK = 0,
  TS_CLI_REFUSED = 1, /* an entry that was refused, an invariant that broke, a file that cannot be read */
  TS_CLI_USAGE = 2,   /* called wrongly, or a bad header */
  TS_CLI_STOPPED = 3, /* a line of the file is refused although it is as it was written */
};

/* One call, as it was made. */
typedef struct _TsCall TsCall;
struct _TsCall {
  const char *name;
  const char *arguments; /* as in a usage line: "FILE" */
  const char *about;     /* N_(), one sentence */
  int min, max;          /* how many arguments it takes besides options */
  int (*make) (TsCall *call);

  const TsGame *const *games;
  int argc; /* argv[0] is the call's name, until ts_call_parse() leaves only the arguments; NULL at the end */
  char **argv;
};

/* Each returns the program's exit status. */
int ts_call_games (TsCall *call);
int ts_call_play (TsCall *call);
int ts_call_record (TsCall *call);
int ts_call_replay (TsCall *call);
int ts_call_tally (TsCall *call);
int ts_call_why (TsCall *call);
int ts_call_count (TsCall *call);
int ts_call_mend (TsCall *call);
int ts_call_pack (TsCall *call);
int ts_call_share (TsCall *call); /* where phones are built in */
int ts_call_soak (TsCall *call);
int ts_call_stats (TsCall *call);
int ts_call_pace (TsCall *call);
int ts_call_dot (TsCall *call);

/* Takes the options (ends with a NULL long name; NULL if there are none) out of the call's arguments and
 * looks how many arguments are left. FALSE if they are wrong: people were told. */
gboolean ts_call_parse (TsCall *call, const GOptionEntry *options);

/* The game that the first argument names; NULL if there is none: people were told. */
const TsGame *ts_call_game (const TsCall *call);

/* Prints lines, each with its LF, bytes as they are, or JSON (transfer full) as one line, on standard output,
 * flushed at once. FALSE if that fails: people were told. */
gboolean ts_call_print (const char *text);
gboolean ts_call_print_bytes (GBytes *bytes);
gboolean ts_call_answer (char *json);

/* The line of the file that is refused, as FILE:LINE: CODE: message on standard error. */
void ts_call_tell_refused (const TsCall *call, guint line, const GError *error);

/* What people have to know about the file, on standard error. */
void ts_call_tell_notices (const TsCall *call, TsTable *table);

/* The table in the first argument, to look at; what people have to know about it, and why it cannot be opened
 * (then NULL), on standard error. (transfer full) */
TsTable *ts_call_look (const TsCall *call);

/* A sentence on standard error, with the program's name before it. */
void ts_call_complain (const char *format, ...) G_GNUC_PRINTF (1, 2);

G_END_DECLS
