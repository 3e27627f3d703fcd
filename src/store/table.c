#include "table.h"

#include "config.h"
#include "journal.h"
#include "referee/json.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _TsTable {
  GObject parent;
  char *path;
  TsJournal *journal; /* the writing thread's, as long as a line is on its way */
  TsSession *session;
  gboolean read_only;
  gboolean stranded;
  TsPrepared *on_its_way; /* the line that the thread writes, or NULL */
  GStrvBuilder *found;    /* the notices, while the file is read */
  char **notices;
  GError *refusal; /* of the line where reading stopped, which is as it was written */
  char *damaged;   /* or the file whose line there is not */
  guint stopped_at;
};

G_DEFINE_FINAL_TYPE (TsTable, ts_table, G_TYPE_OBJECT)

enum {
  CHANGED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static void
ts_table_finalize (GObject *object)
{
  TsTable *self = TS_TABLE (object);

  if (self->session != NULL)
    ts_session_set_commit (self->session, NULL, NULL);
  g_clear_pointer (&self->session, ts_session_unref);
  g_clear_pointer (&self->journal, ts_journal_free);
  g_clear_pointer (&self->found, g_strv_builder_unref);
  g_strfreev (self->notices);
  g_clear_error (&self->refusal);
  g_free (self->damaged);
  g_free (self->path);
  G_OBJECT_CLASS (ts_table_parent_class)->finalize (object);
}

static void
ts_table_class_init (TsTableClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_table_finalize;
  signals[CHANGED] =
      g_signal_new ("changed", TS_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ts_table_init (TsTable *self)
{
  self->found = g_strv_builder_new ();
}

/* What the journal said to the last line: `problem` is NULL if it has it. */
static void
note_answer (TsTable *self, const GError *problem)
{
  self->read_only = ts_journal_is_read_only (self->journal);
  self->stranded = problem != NULL && problem->domain == G_IO_ERROR && problem->code != G_IO_ERROR_READ_ONLY;
}

static gboolean
commit (const char *line, gpointer data, GError **error)
{
  TsTable *self = data;
  g_autoptr (GError) problem = NULL;

  ts_journal_append (self->journal, line, &problem);
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
  self->notices = g_strv_builder_end (self->found);
  self->read_only = ts_journal_is_read_only (self->journal);
  ts_session_end_reading (self->session);
  ts_session_set_commit (self->session, commit, self);
  return self;
}

TsTable *
ts_table_create (const char *path, const TsGame *const *games, JsonObject *header, GError **error)
{
  g_autoptr (TsTable) self = g_object_new (TS_TYPE_TABLE, NULL);
  g_autofree char *line = ts_json_write (header);

  self->path = g_strdup (path);
  self->session = ts_session_new (games, line, strlen (line), error);
  if (self->session == NULL)
    return NULL;
  self->journal = ts_journal_create (path, ts_session_header_line (self->session), error);
  if (self->journal == NULL)
    return NULL;
  if (ts_journal_lacks_lock (self->journal))
    g_strv_builder_add (self->found, _ ("Files cannot be locked where this table lies: please open it in one "
                                        "program only."));
  return start (g_steal_pointer (&self));
}

/* --- opening --- */

static gboolean
read_header (TsTable *self, const TsGame *const *games, GError **error)
{
  g_autoptr (GError) problem = NULL;
  gsize length;
  const char *line = ts_journal_read (self->journal, &length, &problem);

  if (line != NULL) {
    self->session = ts_session_read (games, line, length, error);
    return self->session != NULL;
  }
  if (problem == NULL)
    g_set_error_literal (error, TS_ERROR, TS_ERROR_SYNTAX, _ ("The file ends before its first line does."));
  else if (problem->domain == TS_ERROR)
    g_set_error (error, TS_ERROR, problem->code,
                 /* Translators: %s is a sentence that says what is wrong */
                 _ ("The first line of the file is damaged. %s"), problem->message);
  else
    g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

#define LINES_BETWEEN 256

/* An opening in a thread. */
typedef struct {
  char *path;
  const TsGame *const *games;
  TsTableProgress progress;
  gpointer data; /* for it */
  GTask *task;   /* which has all this */
  double told;
} Opening;

static void
opening_free (gpointer data)
{
  Opening *self = data;

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

/* Not after every line: nobody could see it. FALSE: nobody wants the table any more. */
static gboolean
go_on (TsTable *self, Opening *opening, GError **error)
{
  double share = ts_journal_get_share (self->journal);
  Told *told;

  if (ts_journal_get_line_number (self->journal) % LINES_BETWEEN != 0)
    return TRUE;
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

/* All entries up to the end, or up to one that is damaged or refused: then `problem` says why. Where lines
 * are known to be as they were written, `refusal` does instead. FALSE if the file cannot be read at all. */
static gboolean
read_entries (TsTable *self, Opening *opening, GError **problem, GError **error)
{
  g_autoptr (GError) stopped = NULL;
  const char *line;
  gsize length;

  while ((line = ts_journal_read (self->journal, &length, &stopped)) != NULL) {
    if (!ts_session_say (self->session, line, length, &stopped))
      break;
    if (opening != NULL && !go_on (self, opening, error))
      return FALSE;
  }
  if (line != NULL && ts_journal_has_sums (self->journal)) {
    self->refusal = g_steal_pointer (&stopped);
    return TRUE;
  }
  if (stopped == NULL)
    return TRUE;
  g_propagate_error (stopped->domain == TS_ERROR ? problem : error, g_error_copy (stopped));
  return stopped->domain == TS_ERROR;
}

static void
finish (TsTable *self)
{
  g_autoptr (GError) error = NULL;
  gboolean torn;

  if (!ts_journal_finish (self->journal, &torn, &error))
    g_strv_builder_add (self->found, error->message);
  if (ts_journal_get_doubt (self->journal) != NULL)
    g_strv_builder_add (self->found, ts_journal_get_doubt (self->journal));
  else if (torn)
    g_strv_builder_add (self->found,
                        _ ("The last line of the file was not written to its end, so it does not count."));
}

static void
set_aside (TsTable *self, const GError *problem)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = NULL;

  self->stopped_at = ts_journal_get_line_number (self->journal);
  /* Translators: the %s is a sentence that says what is wrong with the line */
  g_strv_builder_take (self->found, g_strdup_printf (_ ("Line %u of the file cannot be taken. %s"),
                                                     self->stopped_at, problem->message));
  if (!ts_journal_set_aside (self->journal, &kept, &error))
    g_strv_builder_add (self->found, error->message);
  if (kept != NULL && error == NULL) {
    g_autofree char *name = g_path_get_basename (kept);

    g_strv_builder_take (
        self->found,
        /* Translators: the %s is the name of a file */
        g_strdup_printf (_ ("The table is as it was before that line; the damaged file is kept as “%s”."),
                         name));
  } else {
    g_strv_builder_add (self->found, _ ("The table is shown as it was before that line."));
  }
  self->damaged = g_strdup (kept != NULL ? kept : self->path);
}

/* The line is no damage, so the file is left alone. */
static void
stop (TsTable *self)
{
  self->stopped_at = ts_journal_get_line_number (self->journal);
  ts_journal_stop (self->journal);
  /* Translators: the %s is a sentence that says why it is refused */
  g_strv_builder_take (
      self->found,
      g_strdup_printf (_ ("Line %u of the file is refused, so the table is shown as it was before it. %s"),
                       self->stopped_at, self->refusal->message));
}

static TsTable *
open_table (
    const char *path, TsJournalMode mode, const TsGame *const *games, Opening *opening, GError **error)
{
  g_autoptr (TsTable) self = g_object_new (TS_TYPE_TABLE, NULL);
  g_autoptr (GError) problem = NULL;

  self->path = g_strdup (path);
  self->journal = ts_journal_open (path, mode, error);
  if (self->journal == NULL || !read_header (self, games, error) ||
      !read_entries (self, opening, &problem, error))
    return NULL;
  if (self->refusal != NULL)
    stop (self);
  else if (problem != NULL)
    set_aside (self, problem);
  else
    finish (self);
  if (ts_journal_get_obstacle (self->journal) != NULL)
    g_strv_builder_add (self->found, ts_journal_get_obstacle (self->journal));
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
                     GCancellable *cancellable,
                     TsTableProgress progress,
                     GAsyncReadyCallback done,
                     gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, done, data);
  Opening *opening = g_new0 (Opening, 1);

  opening->path = g_strdup (path);
  opening->games = games;
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
  if (!ts_session_say (self->session, line, length, error))
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
 * journal needs no lock: it goes from thread to thread, together with the task. */

static void
write_line (GTask *task, gpointer table, gpointer data G_GNUC_UNUSED, GCancellable *cancellable G_GNUC_UNUSED)
{
  TsTable *self = table;
  GError *error = NULL;

  if (ts_journal_append (self->journal, ts_prepared_line (self->on_its_way), &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* Whoever said the line is told when all others know that it counts. */
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
    return;
  }
  ts_session_take (self->session, g_steal_pointer (&prepared));
  g_signal_emit (self, signals[CHANGED], 0);
  g_task_return_boolean (said, TRUE);
}

gboolean
ts_table_say_async (TsTable *self, JsonObject *entry, GAsyncReadyCallback done, gpointer data, GError **error)
{
  g_autofree char *line = time_entry (entry);
  g_autoptr (GTask) task = NULL;
  GTask *said;

  g_assert (self->on_its_way == NULL);
  self->on_its_way = ts_session_prepare (self->session, line, strlen (line), error);
  if (self->on_its_way == NULL)
    return FALSE;
  said = g_task_new (self, NULL, done, data);
  g_task_set_static_name (said, "say an entry");
  task = g_task_new (self, NULL, on_written, said);
  g_task_set_static_name (task, "write a line");
  g_task_run_in_thread (task, write_line);
  return TRUE;
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
  return self->session;
}

const char *
ts_table_get_path (TsTable *self)
{
  return self->path;
}

gboolean
ts_table_is_read_only (TsTable *self)
{
  return self->read_only;
}

gboolean
ts_table_is_stranded (TsTable *self)
{
  return self->stranded;
}

gboolean
ts_table_is_in (TsTable *self, const char *path)
{
  return ts_journal_is_in (self->journal, path);
}

gboolean
ts_table_lacks_lock (TsTable *self)
{
  return ts_journal_lacks_lock (self->journal);
}

const char *const *
ts_table_get_notices (TsTable *self)
{
  return (const char *const *) self->notices;
}

const GError *
ts_table_get_refusal (TsTable *self, guint *line)
{
  *line = self->stopped_at;
  return self->refusal;
}

const char *
ts_table_get_damaged (TsTable *self, guint *line)
{
  *line = self->stopped_at;
  return self->damaged;
}
