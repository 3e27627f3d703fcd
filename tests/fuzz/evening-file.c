#include "evening-file.h"

#include "folder.h"
#include "referee/json.h"
#include "store/table.h"

#define MAX_ENTRIES 40

static void
free_moment (gpointer data)
{
  TsFuzzMoment *moment = data;

  g_free (moment->state);
  g_free (moment);
}

static void
add_moment (TsFuzzEvening *self, TsTable *table)
{
  TsSession *session = ts_table_get_session (table);
  TsView view = ts_session_view (session);
  TsFuzzMoment *moment = g_new (TsFuzzMoment, 1);

  moment->state = g_memdup2 (view.state, view.game->state_size);
  moment->n_records = ts_session_n_records (session);
  moment->n_taken_back = ts_session_n_taken_back (session);
  g_ptr_array_add (self->moments, moment);
}

static TsTable *
create (const char *line, gsize length)
{
  g_autoptr (JsonObject) header = ts_json_read (line, length, NULL);

  return header != NULL ? ts_table_create (ts_fuzz_path (), ts_fuzz_games (), header, NULL) : NULL;
}

gboolean
ts_fuzz_keep (TsFuzzEvening *self, const uint8_t *data, size_t size)
{
  TsFuzzLines lines = ts_fuzz_lines (data, size);
  TsTable *table = NULL;

  ts_fuzz_put (NULL, 0);
  ts_fuzz_clear ();
  self->moments = g_ptr_array_new_with_free_func (free_moment);
  for (gboolean first = TRUE; ts_fuzz_next (&lines); first = FALSE) {
    gboolean said = FALSE;

    if (first)
      said = (table = create (lines.line, lines.length)) != NULL;
    else if (table != NULL && self->moments->len <= MAX_ENTRIES)
      said = ts_table_say_line (table, lines.line, lines.length, NULL);
    if (said)
      add_moment (self, table);
  }
  g_clear_object (&table);
  self->bytes = ts_fuzz_get ("", &self->length);
  return self->bytes != NULL;
}

void
ts_fuzz_evening_clear (TsFuzzEvening *self)
{
  g_ptr_array_unref (self->moments);
  g_free (self->bytes);
}

void
ts_fuzz_assert_moment (const TsFuzzEvening *self, guint n, const TsSession *session)
{
  const TsFuzzMoment *moment;
  TsView view = ts_session_view (session);

  g_assert_cmpuint (n, >=, 1);
  g_assert_cmpuint (n, <=, self->moments->len);
  moment = self->moments->pdata[n - 1];
  g_assert_cmpuint (ts_session_n_records (session), ==, moment->n_records);
  g_assert_cmpuint (ts_session_n_taken_back (session), ==, moment->n_taken_back);
  g_assert_cmpmem (view.state, view.game->state_size, moment->state, view.game->state_size);
}
