/* Lines that are as they were written, their checksums say so, and that are refused all the same: a newer
 * Tableside may have written them. They are no damage. */
#include "fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#define NEXT "{\"do\":\"next\",\"who\":0}"

/* A file with checksums, whatever the lines mean; and `tail` behind them. (transfer full) */
static GBytes *
make_file (const Fixture *self, const char *const *lines, const char *tail)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TsJournal) journal = NULL;
  g_autoptr (GBytes) sealed = NULL;
  g_autofree char *text = NULL;

  journal = ts_journal_create (self->path, NULL_HEADER, &error);
  for (guint i = 0; lines[i] != NULL; i++)
    ts_journal_append (journal, lines[i], &error);
  g_assert_no_error (error);
  sealed = read_bytes (self->path);
  text = g_strndup (g_bytes_get_data (sealed, NULL), g_bytes_get_size (sealed));
  g_clear_pointer (&sealed, g_bytes_unref);
  sealed = g_bytes_new_take (g_strconcat (text, tail, NULL), strlen (text) + strlen (tail));
  write_bytes (self->path, g_bytes_get_data (sealed, NULL), g_bytes_get_size (sealed));
  return g_steal_pointer (&sealed);
}

/* The table shows one entry, says which line is refused and why, and nothing on disk changes. */
static void
assert_stopped (const Fixture *self, TsTable *table, int code, GBytes *bytes)
{
  g_autofree char *notices = notices_of (table);
  g_autofree char *names = NULL;
  guint line;
  const GError *refusal = ts_table_get_refusal (table, &line);

  g_assert_error (refusal, TS_ERROR, code);
  g_assert_cmpuint (line, ==, 3);
  g_assert_true (g_str_has_prefix (notices, "Line 3 "));
  g_assert_nonnull (strstr (notices, refusal->message));
  g_assert_cmpuint (ts_session_n_records (ts_table_get_session (table)), ==, 1);
  g_assert_true (ts_table_is_read_only (table));
  refuse (table, "{\"do\":\"next\"}", G_IO_ERROR, G_IO_ERROR_READ_ONLY);
  assert_file_is (self->path, bytes);
  names = fixture_list (self);
  g_assert_cmpstr (names, ==, "evening.tableside");
}

static void
assert_left_alone (const Fixture *self, const char *line, const char *tail, int code)
{
  const char *const lines[] = { NEXT, line, "{\"do\":\"next\"}", NULL };
  g_autoptr (GBytes) bytes = make_file (self, lines, tail);

  for (int i = 0; i < 2; i++) {
    g_autoptr (TsTable) looked_at = ts_table_look (self->path, test_games, NULL);
    g_autoptr (TsTable) table = ts_table_open (self->path, test_games, NULL);

    assert_stopped (self, looked_at, code, bytes);
    assert_stopped (self, table, code, bytes);
  }
  g_assert_cmpint (g_unlink (self->path), ==, 0);
}

static void
test_whatever_the_reason (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *line;
    int code;
  } lines[] = {
    { "{}", TS_ERROR_SYNTAX },
    { "[}", TS_ERROR_SYNTAX },
    { "{\"do\":\"next\",\"do\":\"next\"}", TS_ERROR_SYNTAX },
    { "{\"do\":\"next\",\"sum\":\"0\"}", TS_ERROR_SYNTAX },
    { "{\"do\":\"next\",\"su\\u006d\":\"0\"}", TS_ERROR_SYNTAX },
    { "{\"do\":\"next\",}", TS_ERROR_SYNTAX },
    { "{\"do\":\"next\",\"from\":{\"a\":1}}", TS_ERROR_SYNTAX },
    { "{\"do\":\"roll\"}", TS_ERROR_SYNTAX },
    { "{\"do\":\"jump\"}", TS_ERROR_UNKNOWN_VERB },
    { "{\"do\":\"wave\"}", TS_ERROR_UNKNOWN_VERB },
    { "{\"do\":\"redo\"}", TS_ERROR_ILLEGAL },
    { "{\"do\":\"next\",\"who\":0}", TS_ERROR_ILLEGAL },
    { "{\"do\":\"roll\",\"dice\":[3,7]}", TS_ERROR_RANGE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    assert_left_alone (self, lines[i].line, "", lines[i].code);
}

/* What follows is not read, so it does not matter what is wrong with it. */
static void
test_damage_behind (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  assert_left_alone (self, "{\"do\":\"jump\"}", "x\n", TS_ERROR_UNKNOWN_VERB);
  assert_left_alone (self, "{\"do\":\"jump\"}", "{\"do\":\"nex", TS_ERROR_UNKNOWN_VERB);
}

/* All is well with other tables. */
static void
test_no_refusal (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  const char *const lines[] = { NEXT, NULL };
  g_autoptr (GBytes) bytes = make_file (self, lines, "");
  g_autoptr (TsTable) table = ts_table_open (self->path, test_games, NULL);
  guint line;

  g_assert_null (ts_table_get_refusal (table, &line));
  g_assert_false (ts_table_is_read_only (table));
  say (table, "{\"do\":\"next\"}");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/refused-line/whatever-the-reason", test_whatever_the_reason);
  fixture_add ("/refused-line/damage-behind", test_damage_behind);
  fixture_add ("/refused-line/no-refusal", test_no_refusal);
  return g_test_run ();
}
