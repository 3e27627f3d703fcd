#define _GNU_SOURCE /* memrchr() */
#include "taking-in.h"

#include "config.h"
#include "disk.h"
#include "journal.h"
#include "referee/error.h"
#include "referee/session.h"
#include "table-list.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <unistd.h>

/* --- what is in a file --- */

/* The name for people. (transfer full) */
static char *
tell_name (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return name != NULL ? g_filename_display_name (name) : g_file_get_parse_name (file);
}

/* Whatever is wrong is said of the file by its name. */
static gpointer
refuse (GFile *file, const GError *why, GError **error)
{
  g_autofree char *name = tell_name (file);

  /* Translators: the name of a file, and a sentence that says what is wrong with it */
  g_set_error (error, why->domain, why->code, _ ("“%s”: %s"), name, why->message);
  return NULL;
}

static GFileInputStream *
open_file (GFile *file, GError **error)
{
  /* Who opens a pipe waits for somebody to write into it. */
  if (g_file_query_file_type (file, G_FILE_QUERY_INFO_NONE, NULL) != G_FILE_TYPE_REGULAR &&
      g_file_query_exists (file, NULL)) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, _ ("This is not a file."));
    return NULL;
  }
  return g_file_read (file, NULL, error);
}

/* Its bytes, or the first `most` of them. (transfer full) */
static GBytes *
read_some (GFile *file, gsize most, GError **error)
{
  g_autoptr (GFileInputStream) stream = open_file (file, error);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  gsize length = 0;

  while (stream != NULL && bytes->len < most) {
    guint8 block[32 * 1024];
    gsize room = MIN (sizeof block, most - bytes->len);

    if (!g_input_stream_read_all (G_INPUT_STREAM (stream), block, room, &length, NULL, error))
      return NULL;
    g_byte_array_append (bytes, block, (guint) length);
    if (length < room)
      break;
  }
  return stream != NULL ? g_byte_array_free_to_bytes (g_steal_pointer (&bytes)) : NULL;
}

/* --- whether it is a table --- */

static gboolean
check_line (const char *line, gsize length, const TsGame *const *games, GError **error)
{
  g_autoptr (TsSession) session = ts_session_read (games, line, length, error);

  return session != NULL;
}

static gpointer
refuse_other (GFile *file, GError **error)
{
  g_autofree char *name = tell_name (file);

  /* Translators: %s is the name of a file */
  g_set_error (error, TS_ERROR, TS_ERROR_SYNTAX, _ ("“%s” is not a Tableside table."), name);
  return NULL;
}

/* (transfer full), or NULL: it is none. */
static GBytes *
read_table (GFile *file, gsize most, const TsGame *const *games, GError **error)
{
  g_autoptr (GError) problem = NULL;
  g_autoptr (GBytes) bytes = read_some (file, most, &problem);
  gsize length = 0;
  const char *text = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;
  const char *end = text != NULL ? memchr (text, '\n', length) : NULL;

  if (bytes == NULL)
    return refuse (file, problem, error);
  if (end == NULL || !ts_header_is_one (text, (gsize) (end - text)))
    return refuse_other (file, error);
  if (!check_line (text, (gsize) (end - text), games, &problem))
    return refuse (file, problem, error);
  return g_steal_pointer (&bytes);
}

gboolean
ts_taking_in_check (GFile *file, const TsGame *const *games, GError **error)
{
  g_autoptr (GBytes) bytes = read_table (file, TS_MAX_LINE + 1, games, error);

  return bytes != NULL;
}

/* --- the copy --- */

/* Whether the file has all lines that were written to their end, and maybe more: it is a copy that has gone
 * on.
 */
static gboolean
has_lines (const char *path, gpointer bytes)
{
  g_autofree char *text = NULL;
  gsize length;
  gsize all;
  const char *wanted = g_bytes_get_data (bytes, &all);
  const char *end = memrchr (wanted, '\n', all);

  return g_file_test (path, G_FILE_TEST_IS_REGULAR) && g_file_get_contents (path, &text, &length, NULL) &&
         length >= (gsize) (end - wanted) + 1 && memcmp (text, wanted, (gsize) (end - wanted) + 1) == 0;
}

static gboolean
write_bytes (const char *path, GBytes *bytes, GError **error)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  TsLock lock;
  int fd = ts_disk_create_locked (path, text, length, &lock);

  if (fd < 0)
    return ts_disk_fail (error, _ ("The table could not be created: %s"));
  close (fd);
  return TRUE;
}

/* Its name, without what says that it is a table. (transfer full) */
static char *
name_of (GFile *file)
{
  char *name = tell_name (file);

  if (g_str_has_suffix (name, TS_TABLE_SUFFIX))
    name[strlen (name) - strlen (TS_TABLE_SUFFIX)] = '\0';
  return name;
}

static gboolean
is_too_large (GFile *file, GBytes *bytes, GError **error)
{
  g_autoptr (GError) why = NULL;

  if (g_bytes_get_size (bytes) <= TS_JOURNAL_MAX_FILE)
    return FALSE;
  why = g_error_new (G_IO_ERROR, G_IO_ERROR_NO_SPACE, _ ("The file is too large: a table has up to %d MiB."),
                     TS_JOURNAL_MAX_FILE / (1024 * 1024));
  refuse (file, why, error);
  return TRUE;
}

GFile *
ts_taking_in_copy (GFile *file, const TsGame *const *games, GError **error)
{
  g_autoptr (GBytes) bytes = read_table (file, TS_JOURNAL_MAX_FILE + 1, games, error);
  g_autofree char *name = name_of (file);
  g_autofree char *path = NULL;
  g_autoptr (GError) why = NULL;

  if (bytes == NULL || is_too_large (file, bytes, error))
    return NULL;
  path = ts_table_list_find_path (name, has_lines, bytes, &why);
  if (path == NULL || (!has_lines (path, bytes) && !write_bytes (path, bytes, &why)))
    return refuse (file, why, error);
  return g_file_new_for_path (path);
}

/* --- several --- */

typedef struct {
  GPtrArray *files;
  gboolean copy;
  const TsGame *const *games;
} Job;

static void
job_free (gpointer data)
{
  g_ptr_array_unref (((Job *) data)->files);
  g_free (data);
}

void
ts_taken_in_free (TsTakenIn *self)
{
  g_ptr_array_unref (self->files);
  g_ptr_array_unref (self->refusals);
  g_free (self);
}

static void
take_in (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data, GCancellable *cancellable G_GNUC_UNUSED)
{
  const Job *job = data;
  TsTakenIn *taken = g_new (TsTakenIn, 1);

  taken->files = g_ptr_array_new_with_free_func (g_object_unref);
  taken->refusals = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < job->files->len; i++) {
    GFile *file = job->files->pdata[i];
    g_autoptr (GError) error = NULL;
    GFile *good = NULL;

    if (job->copy)
      good = ts_taking_in_copy (file, job->games, &error);
    else if (ts_taking_in_check (file, job->games, &error))
      good = g_object_ref (file);
    if (good != NULL)
      g_ptr_array_add (taken->files, good);
    else
      g_ptr_array_add (taken->refusals, g_strdup (error->message));
  }
  g_task_return_pointer (task, taken, (GDestroyNotify) ts_taken_in_free);
}

void
ts_taking_in_async (
    GPtrArray *files, gboolean copy, const TsGame *const *games, GAsyncReadyCallback done, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, done, data);
  Job *job = g_new (Job, 1);

  *job = (Job) { g_ptr_array_ref (files), copy, games };
  g_task_set_static_name (task, "take in tables");
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, take_in);
}

TsTakenIn *
ts_taking_in_finish (GAsyncResult *result)
{
  return g_task_propagate_pointer (G_TASK (result), NULL);
}
