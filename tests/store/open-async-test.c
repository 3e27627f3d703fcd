/* Opening in a thread: the same as opening at once, told on the way, and given up at any time. */
#include "fixture.h"
#include "games/null/rules/rules.h"

#include <string.h>

#define N_ENTRIES 3000

/* The null game, which waits after half of the entries until somebody has cancelled, if that is awaited. */
static TsGame patient;
static const TsGame *const games[] = { &patient, NULL };
static GCancellable *awaited;
static guint n_steps;

static void
await (TsStep *step)
{
  ts_null_game.follow (step);
  while (++n_steps > N_ENTRIES / 2 && awaited != NULL && !g_cancellable_is_cancelled (awaited))
    g_usleep (1000);
}

typedef struct {
  GMainLoop *loop;
  GCancellable *cancellable;
  gboolean cancels; /* as soon as it hears of a progress */
  guint n_told;
  double told;
  TsTable *table;
  GError *error;
} Opened;

static void
on_progress (double share, gpointer data)
{
  Opened *self = data;

  g_assert_null (self->table);
  g_assert_cmpfloat (share, >, self->told);
  g_assert_cmpfloat (share, <=, 1);
  self->told = share;
  self->n_told++;
  if (self->cancels)
    g_cancellable_cancel (self->cancellable);
}

static void
on_opened (GObject *source, GAsyncResult *result, gpointer data)
{
  Opened *self = data;

  g_assert_null (source);
  self->table = ts_table_open_finish (result, &self->error);
  g_main_loop_quit (self->loop);
}

static void
open_table (const Fixture *fixture, Opened *self)
{
  self->loop = g_main_loop_new (NULL, FALSE);
  self->cancellable = g_cancellable_new ();
  if (self->told < 0)
    g_cancellable_cancel (self->cancellable);
  awaited = self->cancels ? self->cancellable : NULL;
  n_steps = 0;
  ts_table_open_async (fixture->path, games, NULL, self->cancellable, on_progress, on_opened, self);
  g_main_loop_run (self->loop);
  g_main_loop_unref (self->loop);
  awaited = NULL;
  g_object_unref (self->cancellable);
}

static void
put_long_table (const Fixture *self)
{
  g_autoptr (GString) text = g_string_new (NULL_HEADER "\n");

  for (guint i = 0; i < N_ENTRIES; i++)
    g_string_append (text, "{\"do\":\"next\"}\n");
  write_bytes (self->path, text->str, text->len);
}

static void
test_same (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  Opened opened = { 0 };
  g_autofree char *at_once = NULL, *beside = NULL;
  g_autoptr (TsTable) table = NULL;

  put_long_table (self);
  table = ts_table_open (self->path, test_games, NULL);
  at_once = describe (table);
  g_clear_object (&table);
  open_table (self, &opened);
  g_assert_no_error (opened.error);
  beside = describe (opened.table);
  g_assert_cmpstr (beside, ==, at_once);
  g_assert_cmpuint (opened.n_told, >, 1);
  g_assert_cmpuint (opened.n_told, <=, 100);
  g_assert_false (ts_table_is_read_only (opened.table));
  say (opened.table, "{\"do\":\"next\"}");
  g_object_unref (opened.table);
}

/* Given up before it begins, or in its midst: the file is as it was, and nobody has it locked. */
static void
test_cancelled (Fixture *self, gconstpointer data)
{
  Opened opened = { .cancels = TRUE, .told = data != NULL ? -1 : 0 };
  g_autoptr (GBytes) before = NULL;
  g_autoptr (TsTable) table = NULL;

  put_long_table (self);
  before = read_bytes (self->path);
  open_table (self, &opened);
  g_assert_null (opened.table);
  g_assert_error (opened.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&opened.error);
  assert_file_is (self->path, before);
  table = ts_table_open (self->path, test_games, NULL);
  g_assert_false (ts_table_is_read_only (table));
  g_assert_cmpuint (ts_session_n_records (ts_table_get_session (table)), ==, N_ENTRIES);
}

static void
test_refused (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  Opened opened = { 0 };

  write_bytes (self->path, "no table\n", 9);
  open_table (self, &opened);
  g_assert_null (opened.table);
  g_assert_error (opened.error, TS_ERROR, TS_ERROR_SYNTAX);
  g_clear_error (&opened.error);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  patient = ts_null_game;
  patient.follow = await;
  fixture_add ("/open-async/same", test_same);
  fixture_add ("/open-async/cancelled", test_cancelled);
  g_test_add ("/open-async/cancelled-before", Fixture, "before", fixture_set_up, test_cancelled,
              fixture_tear_down);
  fixture_add ("/open-async/refused", test_refused);
  return g_test_run ();
}
