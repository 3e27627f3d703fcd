/* Good lines after a damaged one are kept. */
#include "store/mend.h"

#include "fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#define PAY(amount) "{\"do\":\"pay\",\"who\":0,\"to\":1,\"amount\":" #amount "}"
#define N_ENTRIES   6

typedef struct {
  char **lines; /* with their LFs; the header is the first */
  char *fresh;  /* the new file's path */
} Sample;

static void
sample_clear (Sample *self)
{
  g_strfreev (self->lines);
  g_free (self->fresh);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Sample, sample_clear)

/* A table whose lines can each be told from the others, and do not need each other. */
static void
sample_init (Sample *self, const Fixture *fixture)
{
  static const char *const lines[N_ENTRIES] = { PAY (1), PAY (2), PAY (3), PAY (4), PAY (5), PAY (6) };
  g_autoptr (JsonObject) header = object_of (NULL_HEADER);
  g_autoptr (TsTable) table = ts_table_create (fixture->path, test_games, header, NULL);
  g_autofree char *text = NULL;

  for (guint i = 0; i < N_ENTRIES; i++)
    say (table, lines[i]);
  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
  self->lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; i <= N_ENTRIES; i++) {
    char *line = self->lines[i];

    self->lines[i] = g_strconcat (line, "\n", NULL);
    g_free (line);
  }
  self->fresh = g_build_filename (fixture->folder, "fresh.tableside", NULL);
}

/* Amounts of the table's entries, as digits. (transfer full) */
static char *
amounts_of (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TsTable) table = ts_table_open (path, test_games, &error);
  TsSession *session;
  GString *digits = g_string_new (NULL);

  g_assert_no_error (error);
  g_assert_cmpstr (ts_table_get_notices (table)[0], ==, NULL);
  session = ts_table_get_session (table);
  for (guint i = 0; i < ts_session_n_records (session); i++)
    g_string_append_c (digits, *(strstr (ts_record_line (ts_session_record (session, i)), "amount\":") + 8));
  return g_string_free (digits, FALSE);
}

/* Numbers of the lines that were left out, as digits. (transfer full) */
static char *
numbers_of (GPtrArray *left_out)
{
  GString *digits = g_string_new (NULL);

  for (guint i = 0; i < left_out->len; i++) {
    const TsLeftOut *line = left_out->pdata[i];

    g_string_append_printf (digits, "%u", line->line);
    g_assert_cmpstr (line->why, !=, "");
    g_assert_true (g_utf8_validate (line->text, -1, NULL));
  }
  return g_string_free (digits, FALSE);
}

/* The file, mended, has entries of these amounts, and lacks the lines of these numbers. */
static void
assert_mended (
    const Fixture *fixture, Sample *self, GBytes *damaged, const char *amounts, const char *numbers)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) left_out = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *lacking = NULL;

  write_bytes (fixture->path, g_bytes_get_data (damaged, NULL), g_bytes_get_size (damaged));
  left_out = ts_mend (fixture->path, self->fresh, test_games, 0, NULL, &error);
  g_assert_no_error (error);
  assert_file_is (fixture->path, damaged);
  kept = amounts_of (self->fresh);
  lacking = numbers_of (left_out);
  g_assert_cmpstr (kept, ==, amounts);
  g_assert_cmpstr (lacking, ==, numbers);
  g_assert_cmpint (g_unlink (self->fresh), ==, 0);
}

/* `order` names lines of the sample by their numbers, from 0; others are taken as they are. (transfer full)
 */
static GBytes *
join (const Sample *self, const char *const *order)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; order[i] != NULL; i++)
    g_string_append (text, g_ascii_isdigit (*order[i]) ? self->lines[*order[i] - '0'] : order[i]);
  return g_bytes_new (text->str, text->len);
}

#define MENDED(amounts, numbers, ...)                                                                        \
  do {                                                                                                       \
    const char *const order[] = { __VA_ARGS__, NULL };                                                       \
    g_autoptr (GBytes) bytes = join (&sample, order);                                                        \
                                                                                                             \
    assert_mended (self, &sample, bytes, amounts, numbers);                                                  \
  } while (0)

static void
test_lines (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_auto (Sample) sample = { 0 };

  sample_init (&sample, self);
  MENDED ("123456", "", "0", "1", "2", "3", "4", "5", "6");
  MENDED ("", "", "0");
  /* put between */
  MENDED ("123456", "3", "0", "1", "x\n", "2", "3", "4", "5", "6");
  MENDED ("123456", "23", "0", "\n", "{}\n", "1", "2", "3", "4", "5", "6");
  /* in another place: of one that is missing, the next cannot be known */
  MENDED ("1456", "34", "0", "1", "x\n", "3", "4", "5", "6");
  MENDED ("123456", "4", "0", "1", "2", "2", "3", "4", "5", "6");
  MENDED ("1456", "3", "0", "1", "3", "4", "5", "6");
  MENDED ("12356", "4", "0", "1", "2", "4", "3", "5", "6");
  /* without an end, or not from here */
  MENDED ("12345", "7", "0", "1", "2", "3", "4", "5", "{\"do\":\"ne");
  MENDED ("12", "4", "0", "1", "2", "{\"do\":\"next\",\"sum\":\"0123456789abcdef\"}\n");
  MENDED ("12", "4", "0", "1", "2", "{\"do\":\"next\"}\n");
}

/* Whatever happens to one byte costs the line that it is in, or the two that it joins, and no other. */
static void
flip (const Fixture *fixture, Sample *self, GBytes *whole, gsize at, char value)
{
  gsize length = g_bytes_get_size (whole);
  char *bytes = g_memdup2 (g_bytes_get_data (whole, NULL), length);
  gboolean changed = bytes[at] != value;
  g_autoptr (GBytes) damaged = NULL;
  g_autoptr (GString) amounts = g_string_new (NULL);
  g_autoptr (GPtrArray) left_out = NULL;
  g_autofree char *kept = NULL;
  gsize start = strlen (self->lines[0]);

  bytes[at] = value;
  damaged = g_bytes_new_take (bytes, length);
  if (!changed)
    return;
  for (guint i = 1; i <= N_ENTRIES; start += strlen (self->lines[i++]))
    if ((at < start || at >= start + strlen (self->lines[i])) && at + 1 != start)
      g_string_append_printf (amounts, "%u", i);
  write_bytes (fixture->path, g_bytes_get_data (damaged, NULL), length);
  left_out = ts_mend (fixture->path, self->fresh, test_games, 0, NULL, NULL);
  g_assert_nonnull (left_out);
  g_assert_cmpuint (left_out->len, >=, 1);
  kept = amounts_of (self->fresh);
  g_assert_cmpstr (kept, ==, amounts->str);
  g_assert_cmpint (g_unlink (self->fresh), ==, 0);
}

/* A header that is not as it was written costs no entry, as long as it reads well, and is told of. Where it
 * does not, there is no new file. */
static void
test_header (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_auto (Sample) sample = { 0 };
  g_autofree char *header = NULL;
  char *sum, *name;
  guint n_rescued = 0;

  sample_init (&sample, self);
  header = g_strdup (sample.lines[0]);
  sum = strstr (header, "\"sum\":\"") + strlen ("\"sum\":\"");
  for (guint i = 0; i < 16; i++) {
    char digit = sum[i];

    sum[i] = digit == '0' ? '1' : '0';
    MENDED ("123456", "1", header, "1", "2", "3", "4", "5", "6");
    MENDED ("1456", "134", header, "1", "x\n", "3", "4", "5", "6");
    sum[i] = digit;
  }
  name = strstr (header, "Ann");
  *name = 'E';
  MENDED ("123456", "1", header, "1", "2", "3", "4", "5", "6");
  *name = 'A';
  for (char *at = header; *at != '\n'; at++) {
    const char *const order[] = { header, "1", "2", "3", "4", "5", "6", NULL };
    g_autoptr (GBytes) bytes = NULL;
    g_autoptr (GPtrArray) left_out = NULL;

    *at ^= 0x01;
    bytes = join (&sample, order);
    write_bytes (self->path, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
    left_out = ts_mend (self->path, sample.fresh, test_games, 0, NULL, NULL);
    *at ^= 0x01;
    g_assert_cmpint (g_file_test (sample.fresh, G_FILE_TEST_EXISTS), ==, left_out != NULL);
    n_rescued += left_out != NULL;
    g_assert_cmpint (left_out != NULL, ==, g_unlink (sample.fresh) == 0);
  }
  g_assert_cmpuint (n_rescued, >, 16);
}

/* In the first three entries, and the last byte of all. */
static void
test_flip (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_auto (Sample) sample = { 0 };
  g_autoptr (GBytes) whole = NULL;
  const char *bytes;
  gsize length;
  gsize at;

  sample_init (&sample, self);
  whole = read_bytes (self->path);
  bytes = g_bytes_get_data (whole, &length);
  for (at = strlen (sample.lines[0]); at < strlen (sample.lines[0]) + 3 * strlen (sample.lines[1]); at++) {
    flip (self, &sample, whole, at, '\n');
    flip (self, &sample, whole, at, at % 8 == 0 ? '\0' : (char) (bytes[at] ^ 0x01));
  }
  flip (self, &sample, whole, length - 1, ' ');
}

/* What the rules do not take is left out like what is damaged, and says why. */
static void
test_refused (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  static const char text[] =
      NULL_HEADER "\n" PAY (1) "\n{\"do\":\"jump\"}\n\n" PAY (3) "\n{\"do\":\"redo\"}\n{\"do\"";
  g_auto (Sample) sample = { 0 };
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GPtrArray) left_out = NULL;
  const TsLeftOut *jump;

  sample_init (&sample, self);
  assert_mended (self, &sample, bytes, "13", "3467");
  left_out = ts_mend (self->path, sample.fresh, test_games, 0, NULL, NULL);
  jump = left_out->pdata[0];
  g_assert_cmpstr (jump->text, ==, "{\"do\":\"jump\"}");
  g_assert_nonnull (strstr (jump->why, "jump"));
}

/* The new file has checksums, although this one has none; undo stays an entry of its own. */
static void
test_sealed_anew (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  static const char text[] = NULL_HEADER "\n" PAY (1) "\n{\"do\":\"undo\"}\n" PAY (2) "\n";
  g_auto (Sample) sample = { 0 };
  g_autoptr (GPtrArray) left_out = NULL;
  g_autofree char *fresh = NULL;
  g_auto (GStrv) lines = NULL;

  sample_init (&sample, self);
  write_bytes (self->path, text, strlen (text));
  left_out = ts_mend (self->path, sample.fresh, test_games, 0, NULL, NULL);
  g_assert_cmpuint (left_out->len, ==, 0);
  g_assert_true (g_file_get_contents (sample.fresh, &fresh, NULL, NULL));
  lines = g_strsplit (fresh, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 5);
  g_assert_true (g_str_has_prefix (lines[2], "{\"do\":\"undo\",\"sum\":\""));
}

/* Up to a line, which is not looked at. */
static void
test_end (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_auto (Sample) sample = { 0 };

  sample_init (&sample, self);
  for (guint end = 2; end <= N_ENTRIES + 2; end++) {
    g_autoptr (GPtrArray) left_out = ts_mend (self->path, sample.fresh, test_games, end, NULL, NULL);
    g_autofree char *amounts = amounts_of (sample.fresh);

    g_assert_cmpuint (left_out->len, ==, 0);
    g_assert_cmpuint (strlen (amounts), ==, end - 2);
    g_assert_cmpint (g_unlink (sample.fresh), ==, 0);
  }
}

static void
assert_fails (const Fixture *fixture, const char *to, const char *text, GQuark domain, int code)
{
  g_autoptr (GError) error = NULL;

  if (text != NULL)
    write_bytes (fixture->path, text, strlen (text));
  g_assert_null (ts_mend (fixture->path, to, test_games, 0, NULL, &error));
  g_assert_error (error, domain, code);
}

static void
test_failures (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *fresh = g_build_filename (self->folder, "fresh.tableside", NULL);
  g_autofree char *nowhere = g_build_filename (self->folder, "nowhere", "fresh.tableside", NULL);
  g_autofree char *names = NULL;
  g_autoptr (GBytes) bytes = NULL;

  assert_fails (self, fresh, NULL, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  assert_fails (self, fresh, "", TS_ERROR, TS_ERROR_SYNTAX);
  assert_fails (self, fresh, NULL_HEADER, TS_ERROR, TS_ERROR_SYNTAX);
  assert_fails (self, fresh, "x\n" NULL_HEADER "\n", TS_ERROR, TS_ERROR_SYNTAX);
  assert_fails (self, fresh, "{\"tableside\":1,\"game\":\"null\",\"players\":[],\"sum\":\"0\"}\n", TS_ERROR,
                TS_ERROR_SYNTAX);
  assert_fails (self, fresh, "{\"tableside\":2}\n", TS_ERROR, TS_ERROR_RANGE);
  assert_fails (self, nowhere, NULL_HEADER "\n", G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  names = fixture_list (self);
  g_assert_cmpstr (names, ==, "evening.tableside");

  bytes = read_bytes (self->path);
  assert_fails (self, self->path, NULL, G_IO_ERROR, G_IO_ERROR_EXISTS);
  assert_file_is (self->path, bytes);
  write_bytes (fresh, "mine", 4);
  assert_fails (self, fresh, NULL, G_IO_ERROR, G_IO_ERROR_EXISTS);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/mend/lines", test_lines);
  fixture_add ("/mend/header", test_header);
  fixture_add ("/mend/flip", test_flip);
  fixture_add ("/mend/refused", test_refused);
  fixture_add ("/mend/sealed-anew", test_sealed_anew);
  fixture_add ("/mend/end", test_end);
  fixture_add ("/mend/failures", test_failures);
  return g_test_run ();
}
