#include "table.h"

#include "config.h"
#include "reading.h"
#include "referee/json.h"
#include "referee/language.h"
#include "referee/moment.h"

#include <string.h>

struct _TsTable {
  GObject parent;
  TsReading file; /* its journal is the writing thread's, as long as a line is on its way */
  gboolean read_only;
  gboolean stranded;
  TsPrepared *on_its_way; /* the line that the thread writes, or NULL */
  guint freed;            /* the source that tells so, or 0 */
  char *moment;           /* what was said last, if that is over; else NULL */
  guint gone;             /* the line of it, if it was taken back since; else 0 */
};

G_DEFINE_FINAL_TYPE (TsTable, ts_table, G_TYPE_OBJECT)

enum {
  CHANGED,
  FREE,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static void
ts_table_finalize (GObject *object)
{
  TsTable *self = TS_TABLE (object);

  g_clear_handle_id (&self->freed, g_source_remove);
  if (self->file.session != NULL)
    ts_session_set_commit (self->file.session, NULL, NULL);
  ts_reading_clear (&self->file);
  g_free (self->moment);
  G_OBJECT_CLASS (ts_table_parent_class)->finalize (object);
}

static void
ts_table_class_init (TsTableClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_table_finalize;
  signals[CHANGED] =
      g_signal_new ("changed", TS_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FREE] =
      g_signal_new ("free", TS_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ts_table_init (TsTable *self G_GNUC_UNUSED)
{
}

static TsTable *
table_new (const char *path)
{
  TsTable *self = g_object_new (TS_TYPE_TABLE, NULL);

  ts_reading_init (&self->file, path);
  return self;
}

/* What the journal said to the last line: `problem` is NULL if it has it. */
static void
note_answer (TsTable *self, const GError *problem)
{
  self->read_only = ts_journal_is_read_only (self->file.journal);
  self->stranded = problem != NULL && problem->domain == G_IO_ERROR && problem->code != G_IO_ERROR_READ_ONLY;
}

static gboolean
commit (const char *line, gpointer data, GError **error)
{
  TsTable *self = data;
  g_autoptr (GError) problem = NULL;

  ts_journal_append (self->file.journal, line, &problem);
  note_answer (self, problem);
  if (problem == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

/* The session takes a line over once the journal has it. */
static TsTable *
start (TsTable *self)
{
  ts_reading_end (&self->file);
  self->read_only = ts_journal_is_read_only (self->file.journal);
  ts_session_set_commit (self->file.session, commit, self);
  return self;
}

TsTable *
ts_table_create (const char *path, const TsGame *const *games, JsonObject *header, GError **error)
{
  g_autoptr (TsTable) self = table_new (path);
  g_autofree char *line = ts_json_write (header);

  self->file.session = ts_session_new (games, line, strlen (line), error);
  if (self->file.session == NULL)
    return NULL;
  self->file.journal = ts_journal_create (path, ts_session_header_line (self->file.session), error);
  if (self->file.journal == NULL)
    return NULL;
  if (ts_journal_lacks_lock (self->file.journal))
    g_strv_builder_add (self->file.found,
                        _ ("Files cannot be locked where this table lies: please open it in one "
                           "program only."));
  return start (g_steal_pointer (&self));
}

/* --- opening --- */

/* An opening in a thread. */
typedef struct {
  char *path;
  const TsGame *const *games;
  TsTable *looked; /* or NULL */
  TsTableProgress progress;
  gpointer data; /* for it */
  GTask *task;   /* which has all this */
  double told;
} Opening;

static void
opening_free (gpointer data)
{
  Opening *self = data;

  g_clear_object (&self->looked);
  g_free (self->path);
  g_free (self);
}

typedef struct {
  GTask *task;
  double share;
} Told;

static void
told_free (gpointer data)
{
  g_object_unref (((Told *) data)->task);
  g_free (data);
}

static gboolean
tell_progress (gpointer data)
{
  const Told *told = data;
  const Opening *opening = g_task_get_task_data (told->task);

  opening->progress (told->share, opening->data);
  return G_SOURCE_REMOVE;
}

/* FALSE: nobody wants the table any more. */
static gboolean
go_on (double share, gpointer data, GError **error)
{
  Opening *opening = data;
  Told *told;

  if (g_cancellable_set_error_if_cancelled (g_task_get_cancellable (opening->task), error))
    return FALSE;
  if (opening->progress == NULL || share - opening->told < 0.01)
    return TRUE;
  opening->told = share;
  told = g_new0 (Told, 1);
  told->task = g_object_ref (opening->task);
  told->share = share;
  g_main_context_invoke_full (g_task_get_context (opening->task), G_PRIORITY_DEFAULT, tell_progress, told,
                              told_free);
  return TRUE;
}

static TsTable *
open_table (
    const char *path, TsJournalMode mode, const TsGame *const *games, Opening *opening, GError **error)
{
  g_autoptr (TsTable) self = table_new (path);
  TsReading *looked = opening != NULL && opening->looked != NULL ? &opening->looked->file : NULL;

  if (!ts_reading_begin (&self->file, mode, games, looked, opening != NULL ? go_on : NULL, opening, error))
    return NULL;
  return start (g_steal_pointer (&self));
}

TsTable *
ts_table_open (const char *path, const TsGame *const *games, GError **error)
{
  return open_table (path, TS_JOURNAL_KEEP, games, NULL, error);
}

TsTable *
ts_table_open_unlocked (const char *path, const TsGame *const *games, GError **error)
{
  return open_table (path, TS_JOURNAL_KEEP_UNLOCKED, games, NULL, error);
}

TsTable *
ts_table_look (const char *path, const TsGame *const *games, GError **error)
{
  return open_table (path, TS_JOURNAL_LOOK, games, NULL, error);
}

TsTable *
ts_table_look_for_page (const char *path, const TsGame *const *games, char **header, GError **error)
{
  g_autoptr (TsTable) self = table_new (path);
  TsReading *file = &self->file;

  *header = NULL;
  if (ts_reading_begin (file, TS_JOURNAL_LOOK, games, NULL, NULL, NULL, error))
    return start (g_steal_pointer (&self));
  *header = file->session != NULL ? g_strdup (ts_session_header_line (file->session))
                                  : g_steal_pointer (&file->first);
  return NULL;
}

/* A session (transfer full) that is only looked at, where `sentence` (transfer full) was said last. */
static TsTable *
table_at (TsTable *self, TsSession *session, char *sentence)
{
  TsTable *moment = table_new (self->file.path);

  moment->moment = sentence;
  moment->file.session = session;
  moment->file.journal = ts_journal_new_without_file ();
  return start (moment);
}

TsTable *
ts_table_at (TsTable *self, guint n)
{
  TsSession *session = self->file.session;

  return table_at (self, ts_moment_new (session, n), ts_session_tell (session, n - 1));
}

TsTable *
ts_table_at_gone (TsTable *self, const TsRecord *deed)
{
  TsTable *moment = table_at (self, ts_moment_new_after (self->file.session, deed), g_strdup (deed->told));

  moment->gone = deed->said;
  return moment;
}

static void
open_in_thread (GTask *task,
                gpointer source G_GNUC_UNUSED,
                gpointer data,
                GCancellable *cancellable G_GNUC_UNUSED)
{
  Opening *opening = data;
  GError *error = NULL;
  TsTable *table = open_table (opening->path, TS_JOURNAL_KEEP, opening->games, opening, &error);

  if (table != NULL)
    g_task_return_pointer (task, table, g_object_unref);
  else
    g_task_return_error (task, error);
}

void
ts_table_open_async (const char *path,
                     const TsGame *const *games,
                     TsTable *looked,
                     GCancellable *cancellable,
                     TsTableProgress progress,
                     GAsyncReadyCallback done,
                     gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, done, data);
  Opening *opening = g_new0 (Opening, 1);

  opening->path = g_strdup (path);
  opening->games = games;
  opening->looked = looked;
  opening->progress = progress;
  opening->data = data;
  opening->task = task;
  g_task_set_static_name (task, "open a table");
  g_task_set_check_cancellable (task, FALSE); /* or a table that was opened would be let go of later */
  g_task_set_task_data (task, opening, opening_free);
  g_task_run_in_thread (task, open_in_thread);
}

TsTable *
ts_table_open_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/* --- saying --- */

gboolean
ts_table_say_line (TsTable *self, const char *line, gsize length, GError **error)
{
  g_assert (self->on_its_way == NULL);
  if (!ts_session_say (self->file.session, line, length, error))
    return FALSE;
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

char *
ts_table_tell_time (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  return g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
}

/* The entry as a line, with the time. (transfer full) */
static char *
time_entry (JsonObject *entry)
{
  g_autoptr (JsonObject) timed = json_object_new ();
  g_autofree char *now = ts_table_tell_time ();
  JsonObjectIter iter;
  const char *key;
  JsonNode *value;

  json_object_iter_init (&iter, entry);
  while (json_object_iter_next (&iter, &key, &value))
    json_object_set_member (timed, key, json_node_copy (value));
  if (!json_object_has_member (timed, "at"))
    json_object_set_string_member (timed, "at", now);
  return ts_json_write (timed);
}

gboolean
ts_table_say (TsTable *self, JsonObject *entry, GError **error)
{
  g_autofree char *line = time_entry (entry);

  return ts_table_say_line (self, line, strlen (line), error);
}

/* --- saying, while a thread waits for the disk
 *
 * One line is on its way at a time, and nobody but the thread that writes it touches the journal then. So the
 * journal needs no lock: it goes from thread to thread, together with the task. What may be wrong with the
 * disk is told in the language of whoever said the line. */

static void
write_line (GTask *task, gpointer table, gpointer language, GCancellable *cancellable G_GNUC_UNUSED)
{
  TsTable *self = table;
  const TsLanguage *before = ts_language_use (language);
  GError *error = NULL;

  if (ts_journal_append (self->file.journal, ts_prepared_line (self->on_its_way), &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
  ts_language_use (before);
}

static gboolean
tell_free (gpointer data)
{
  TsTable *self = TS_TABLE (data);

  self->freed = 0;
  if (self->on_its_way == NULL)
    g_signal_emit (self, signals[FREE], 0);
  return G_SOURCE_REMOVE;
}

/* Whoever said the line is told when all others know that it counts, and before anything else is said. */
static void
on_written (GObject *table, GAsyncResult *result, gpointer data)
{
  TsTable *self = TS_TABLE (table);
  g_autoptr (GTask) said = data;
  g_autoptr (TsPrepared) prepared = NULL;
  GError *error = NULL;

  prepared = g_steal_pointer (&self->on_its_way);
  g_task_propagate_boolean (G_TASK (result), &error);
  note_answer (self, error);
  if (error != NULL) {
    g_task_return_error (said, error);
  } else {
    ts_session_take (self->file.session, g_steal_pointer (&prepared));
    g_signal_emit (self, signals[CHANGED], 0);
    g_task_return_boolean (said, TRUE);
  }
  if (self->freed == 0)
    self->freed = g_idle_add_full (G_PRIORITY_DEFAULT, tell_free, self, NULL);
}

gboolean
ts_table_say_async (TsTable *self, JsonObject *entry, GAsyncReadyCallback done, gpointer data, GError **error)
{
  g_autofree char *line = time_entry (entry);
  g_autoptr (GTask) task = NULL;
  GTask *said;

  g_assert (self->on_its_way == NULL);
  self->on_its_way = ts_session_prepare (self->file.session, line, strlen (line), error);
  if (self->on_its_way == NULL)
    return FALSE;
  said = g_task_new (self, NULL, done, data);
  g_task_set_static_name (said, "say an entry");
  task = g_task_new (self, NULL, on_written, said);
  g_task_set_static_name (task, "write a line");
  g_task_set_task_data (task, (gpointer) ts_language_spoken (), NULL);
  g_task_run_in_thread (task, write_line);
  return TRUE;
}

gboolean
ts_table_is_busy (TsTable *self)
{
  return self->on_its_way != NULL;
}

gboolean
ts_table_say_finish (TsTable *self G_GNUC_UNUSED, GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

/* --- looking --- */

TsSession *
ts_table_get_session (TsTable *self)
{
  return self->file.session;
}

const char *
ts_table_get_path (TsTable *self)
{
  return self->file.path;
}

gboolean
ts_table_is_read_only (TsTable *self)
{
  return self->read_only;
}

const char *
ts_table_get_moment (TsTable *self)
{
  return self->moment;
}

guint
ts_table_get_gone (TsTable *self)
{
  return self->gone;
}

gboolean
ts_table_is_stranded (TsTable *self)
{
  return self->stranded;
}

gboolean
ts_table_is_in (TsTable *self, const char *path)
{
  return ts_journal_is_in (self->file.journal, path);
}

gboolean
ts_table_could_go_unlocked (TsTable *self)
{
  return ts_journal_could_go_unlocked (self->file.journal) && self->file.refusal == NULL;
}

const char *const *
ts_table_get_notices (TsTable *self)
{
  return (const char *const *) self->file.notices;
}

const GError *
ts_table_get_refusal (TsTable *self, guint *line)
{
  *line = self->file.stopped_at;
  return self->file.refusal;
}

const char *
ts_table_get_damaged (TsTable *self, guint *line)
{
  *line = self->file.stopped_at;
  return self->file.damaged;
}
