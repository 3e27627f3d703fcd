#include "slip-search.h"

#include <string.h>

#define OFFERED 3     /* more are not read */
#define MOST    50000 /* entries: more than an evening has; their lines are copied between two frames */

/* The thread has a session of its own: it reads the lines of what is in force again. */
typedef struct {
  const TsGame *game;
  char *header;
  GString *lines; /* each with its LF */
  int seat;
  int counter;
  int value;
} Search;

static void
search_free (gpointer data)
{
  Search *self = data;

  g_free (self->header);
  g_string_free (self->lines, TRUE);
  g_free (self);
}

static void
explained_free (gpointer data)
{
  TsExplainedSlip *slip = data;

  g_free (slip->sentence);
  json_object_unref (slip->amend);
  g_free (slip);
}

/* (transfer full) */
static TsSession *
read_again (const Search *self)
{
  const TsGame *const games[] = { self->game, NULL };
  g_autoptr (TsSession) session = ts_session_read (games, self->header, strlen (self->header), NULL);
  const char *end;

  for (const char *line = self->lines->str; (end = strchr (line, '\n')) != NULL; line = end + 1)
    if (!ts_session_say (session, line, (gsize) (end - line), NULL))
      return NULL;
  ts_session_end_reading (session);
  return g_steal_pointer (&session);
}

static void
search_in_thread (GTask *task,
                  gpointer source G_GNUC_UNUSED,
                  gpointer data,
                  GCancellable *cancellable G_GNUC_UNUSED)
{
  const Search *self = data;
  g_autoptr (TsSession) session = read_again (self);
  g_autoptr (GPtrArray) slips = NULL;
  GPtrArray *found = g_ptr_array_new_with_free_func (explained_free);

  if (session != NULL)
    slips = ts_session_find_slips (session, self->seat, self->counter, self->value);
  for (guint i = 0; slips != NULL && i < MIN (slips->len, OFFERED); i++) {
    TsExplainedSlip *slip = g_new0 (TsExplainedSlip, 1);

    slip->sentence = ts_session_tell_slip (session, slips->pdata[i]);
    slip->amend = ts_slip_amend (slips->pdata[i]);
    g_ptr_array_add (found, slip);
  }
  g_task_return_pointer (task, found, (GDestroyNotify) g_ptr_array_unref);
}

gboolean
ts_slip_search_reaches (const TsSession *session)
{
  return ts_session_n_records (session) <= MOST;
}

void
ts_slip_search_async (
    const TsSession *session, int seat, int counter, int value, GAsyncReadyCallback done, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, done, data);
  guint n = ts_session_n_records (session);
  Search *self = g_new0 (Search, 1);

  *self = (Search) { ts_session_view (session).game,
                     g_strdup (ts_session_header_line (session)),
                     g_string_new (NULL),
                     seat,
                     counter,
                     value };
  for (guint i = 0; i < n; i++) {
    g_string_append (self->lines, ts_record_line (ts_session_record (session, i)));
    g_string_append_c (self->lines, '\n');
  }
  g_task_set_task_data (task, self, search_free);
  g_task_run_in_thread (task, search_in_thread);
}

GPtrArray *
ts_slip_search_finish (GAsyncResult *result)
{
  return g_task_propagate_pointer (G_TASK (result), NULL);
}
