/* Files that are not as they were written. Whatever happens to a byte, the table opens up to the line before,
 * says so, and keeps what it found. */
#include "fixture.h"
#include "system.h"

#include <glib/gstdio.h>
#include <string.h>

/* --- a sample file, and what is known of it --- */

typedef struct {
  GBytes *bytes;
  GArray *ends;       /* of gsize: the places behind the LFs */
  GPtrArray *records; /* the entries' lines, as the session has them */
} Sample;

static void
sample_clear (Sample *self)
{
  g_bytes_unref (self->bytes);
  g_array_unref (self->ends);
  g_ptr_array_unref (self->records);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Sample, sample_clear)

static void
sample_init (Sample *self, const char *path)
{
  const char *bytes;
  gsize length;

  self->bytes = read_bytes (path);
  self->ends = g_array_new (FALSE, FALSE, sizeof (gsize));
  bytes = g_bytes_get_data (self->bytes, &length);
  for (gsize i = 0; i < length; i++)
    if (bytes[i] == '\n') {
      gsize end = i + 1;

      g_array_append_val (self->ends, end);
    }
}

/* The records of a table whose lines all are in force. */
static GPtrArray *
records_of (TsTable *table)
{
  GPtrArray *records = g_ptr_array_new_with_free_func (g_free);
  TsSession *session = ts_table_get_session (table);

  for (guint i = 0; i < ts_session_n_records (session); i++)
    g_ptr_array_add (records, g_strdup (ts_record_line (ts_session_record (session, i))));
  return records;
}

static void
make_sample (Sample *self, const char *path)
{
  static const char *const lines[] = {
    "{\"do\":\"roll\",\"dice\":[3,4]}",
    "{\"do\":\"take\",\"count\":2,\"note\":\"schön “so”\"}",
    "{\"do\":\"pay\",\"who\":0,\"to\":1,\"amount\":7}",
    "{\"do\":\"next\"}",
  };
  g_autoptr (JsonObject) header = object_of (NULL_HEADER);
  g_autoptr (TsTable) table = ts_table_create (path, test_games, header, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    say (table, lines[i]);
  sample_init (self, path);
  self->records = records_of (table);
  g_assert_cmpuint (self->ends->len, ==, G_N_ELEMENTS (lines) + 1);
}

/* How many whole lines there are before `offset`. */
static guint
lines_before (const Sample *self, gsize offset)
{
  guint n = 0;

  while (n < self->ends->len && g_array_index (self->ends, gsize, n) <= offset)
    n++;
  return n;
}

static GBytes *
first_lines (const Sample *self, guint n)
{
  return g_bytes_new_from_bytes (self->bytes, 0, n > 0 ? g_array_index (self->ends, gsize, n - 1) : 0);
}

/* --- what is expected --- */

/* The table has the first `n` entries of the sample. */
static void
assert_entries (const Sample *self, TsTable *table, guint n)
{
  g_autoptr (GPtrArray) records = records_of (table);

  g_assert_cmpuint (records->len, ==, n);
  for (guint i = 0; i < n; i++)
    g_assert_cmpstr (records->pdata[i], ==, self->records->pdata[i]);
}

static void
assert_names (const Fixture *self, const char *expected)
{
  g_autofree char *names = fixture_list (self);

  g_assert_cmpstr (names, ==, expected);
}

static void
assert_refused (const Fixture *self, GBytes *damaged)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (ts_table_look (self->path, test_games, &error));
  g_assert_true (error->domain == TS_ERROR);
  g_clear_error (&error);
  g_assert_null (ts_table_open (self->path, test_games, &error));
  g_assert_true (error->domain == TS_ERROR);
  assert_file_is (self->path, damaged);
  assert_names (self, "evening.tableside");
}

static void
assert_look (const Fixture *fixture, const Sample *self, GBytes *damaged, guint n_lines)
{
  g_autoptr (TsTable) table = ts_table_look (fixture->path, test_games, NULL);

  assert_entries (self, table, n_lines - 1);
  g_assert_true (ts_table_is_read_only (table));
  g_assert_nonnull (ts_table_get_notices (table)[0]);
  refuse (table, "{\"do\":\"next\"}", G_IO_ERROR, G_IO_ERROR_READ_ONLY);
  assert_file_is (fixture->path, damaged);
  assert_names (fixture, "evening.tableside");
}

/* The file has `n_lines` good ones, and then what is torn or damaged; opening it says and does the right
 * thing, and the evening can go on. */
static void
assert_opens (const Fixture *fixture, const Sample *self, GBytes *damaged, guint n_lines, gboolean torn)
{
  g_autoptr (GBytes) good = first_lines (self, n_lines);
  g_autoptr (TsTable) table = NULL;
  g_autofree char *line_number = g_strdup_printf ("Line %u ", n_lines + 1);
  g_autofree char *kept = g_strconcat (fixture->path, ".damaged-1", NULL);
  g_autofree char *notices = NULL;

  assert_look (fixture, self, damaged, n_lines);
  table = ts_table_open (fixture->path, test_games, NULL);
  notices = notices_of (table);
  assert_entries (self, table, n_lines - 1);
  assert_file_is (fixture->path, good);
  g_assert_false (ts_table_is_read_only (table));
  if (torn) {
    g_assert_nonnull (strstr (notices, "not written to its end"));
    assert_names (fixture, "evening.tableside");
  } else {
    g_assert_true (g_str_has_prefix (notices, line_number));
    g_assert_nonnull (strstr (notices, "evening.tableside.damaged-1"));
    assert_names (fixture, "evening.tableside evening.tableside.damaged-1");
    assert_file_is (kept, damaged);
    g_assert_cmpint (g_remove (kept), ==, 0);
  }

  say (table, "{\"do\":\"everything\",\"integer\":1,\"boolean\":true,\"seat\":0}");
  g_clear_object (&table);
  table = ts_table_open (fixture->path, test_games, NULL);
  g_assert_null (ts_table_get_notices (table)[0]);
  g_assert_cmpuint (ts_session_n_records (ts_table_get_session (table)), ==, n_lines);
}

/* --- cut, and flipped, at every byte --- */

static void
test_cut (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto (Sample) sample = { 0 };
  gsize length;

  make_sample (&sample, fixture->path);
  length = g_bytes_get_size (sample.bytes);
  for (gsize at = 0; at < length; at++) {
    g_autoptr (GBytes) cut = g_bytes_new_from_bytes (sample.bytes, 0, at);
    guint n_lines = lines_before (&sample, at);

    write_bytes (fixture->path, g_bytes_get_data (cut, NULL), at);
    if (n_lines == 0) {
      assert_refused (fixture, cut);
    } else if (at == g_array_index (sample.ends, gsize, n_lines - 1)) {
      g_autoptr (TsTable) table = ts_table_open (fixture->path, test_games, NULL);

      g_assert_null (ts_table_get_notices (table)[0]);
      assert_entries (&sample, table, n_lines - 1);
      assert_file_is (fixture->path, cut);
    } else {
      assert_opens (fixture, &sample, cut, n_lines, TRUE);
    }
  }
}

static void
flip (Fixture *fixture, const Sample *sample, gsize at, char value)
{
  gsize length = g_bytes_get_size (sample->bytes);
  g_autofree char *bytes = g_memdup2 (g_bytes_get_data (sample->bytes, NULL), length);
  guint n_lines = lines_before (sample, at);
  g_autoptr (GBytes) flipped = NULL;

  if (bytes[at] == value)
    return;
  bytes[at] = value;
  flipped = g_bytes_new (bytes, length);
  write_bytes (fixture->path, bytes, length);
  if (n_lines == 0)
    assert_refused (fixture, flipped);
  else
    assert_opens (fixture, sample, flipped, n_lines, at == length - 1);
}

static void
test_flip (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto (Sample) sample = { 0 };
  const char *bytes;
  gsize length;

  make_sample (&sample, fixture->path);
  bytes = g_bytes_get_data (sample.bytes, &length);
  for (gsize at = 0; at < length; at++) {
    flip (fixture, &sample, at, '\0');
    flip (fixture, &sample, at, '\n');
    flip (fixture, &sample, at, (char) (bytes[at] ^ 0x01));
    flip (fixture, &sample, at, (char) (bytes[at] ^ 0x20));
    flip (fixture, &sample, at, (char) (bytes[at] ^ 0x80));
  }
}

/* --- lines that changed --- */

/* Joins lines again, and writes them. (transfer full) */
static GBytes *
write_lines (const char *path, GPtrArray *lines)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    g_string_append (text, lines->pdata[i]);
  write_bytes (path, text->str, text->len);
  return g_bytes_new (text->str, text->len);
}

static GPtrArray *
lines_of (const Sample *self)
{
  const char *bytes = g_bytes_get_data (self->bytes, NULL);
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  gsize start = 0;

  for (guint i = 0; i < self->ends->len; i++) {
    gsize end = g_array_index (self->ends, gsize, i);

    g_ptr_array_add (lines, g_strndup (bytes + start, end - start));
    start = end;
  }
  return lines;
}

/* Every one of these lines is as it was written, but not where it was. */
static void
test_moved_lines (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto (Sample) sample = { 0 };
  guint n;

  make_sample (&sample, fixture->path);
  n = sample.ends->len;
  for (guint i = 1; i < n; i++) {
    g_autoptr (GPtrArray) doubled = lines_of (&sample);
    g_autoptr (GPtrArray) lacking = lines_of (&sample);
    g_autoptr (GPtrArray) swapped = lines_of (&sample);
    g_autoptr (GBytes) bytes = NULL;
    gpointer line = swapped->pdata[i];

    g_ptr_array_insert (doubled, (int) i, g_strdup (doubled->pdata[i]));
    bytes = write_lines (fixture->path, doubled);
    assert_opens (fixture, &sample, bytes, i + 1, FALSE);
    g_clear_pointer (&bytes, g_bytes_unref);
    if (i == n - 1)
      break;

    g_ptr_array_remove_index (lacking, i);
    bytes = write_lines (fixture->path, lacking);
    assert_opens (fixture, &sample, bytes, i, FALSE);
    g_clear_pointer (&bytes, g_bytes_unref);

    swapped->pdata[i] = swapped->pdata[i + 1];
    swapped->pdata[i + 1] = line;
    bytes = write_lines (fixture->path, swapped);
    assert_opens (fixture, &sample, bytes, i, FALSE);
  }
}

/* A line that was added by hand to a file with checksums; and what the referee refuses in a file without. */
static void
test_bad_lines (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const bad[] = {
    "",
    "[]",
    "{}",
    "\xff",
    "{\"do\":\"next\"} x",
    "{\"do\":\"next\",\"do\":\"next\"}",
    "{\"do\":\"jump\"}",
    "{\"do\":\"roll\"}",
    "{\"do\":\"roll\",\"dice\":[3,7]}",
    "{\"do\":\"redo\"}",
    "{\"do\":\"next\",\"sum\":1}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++) {
    g_auto (Sample) sample = { 0 };
    const char good[] = NULL_HEADER "\n{\"do\":\"next\",\"who\":0}\n";
    g_autofree char *text = g_strconcat (good, bad[i], "\n{\"do\":\"next\"}\n", NULL);
    g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

    write_bytes (fixture->path, good, strlen (good));
    sample_init (&sample, fixture->path);
    sample.records = g_ptr_array_new_with_free_func (g_free);
    g_ptr_array_add (sample.records, g_strdup ("{\"do\":\"next\",\"who\":0}"));
    write_bytes (fixture->path, text, strlen (text));
    assert_opens (fixture, &sample, bytes, 2, FALSE);
  }
}

static void
test_line_without_sum (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto (Sample) sample = { 0 };
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (GBytes) bytes = NULL;

  make_sample (&sample, fixture->path);
  lines = lines_of (&sample);
  g_ptr_array_add (lines, g_strdup ("{\"do\":\"next\"}\n"));
  bytes = write_lines (fixture->path, lines);
  assert_opens (fixture, &sample, bytes, sample.ends->len, FALSE);
}

/* --- more than once --- */

static void
test_again_and_again (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *second = g_strconcat (fixture->path, ".damaged-2", NULL);
  g_autoptr (GBytes) foreign = g_bytes_new_static ("mine", 4);

  write_bytes (second, "mine", 4);
  for (int i = 0; i < 4; i++) {
    g_autoptr (TsTable) table = NULL;
    g_autofree char *damaged = g_strdup_printf (NULL_HEADER "\n%d\n", i % 3); /* the fourth is kept already */

    write_bytes (fixture->path, damaged, strlen (damaged));
    table = ts_table_open (fixture->path, test_games, NULL);
    g_assert_nonnull (table);
  }
  assert_names (fixture, "evening.tableside evening.tableside.damaged-1 evening.tableside.damaged-2 "
                         "evening.tableside.damaged-3 evening.tableside.damaged-4");
  assert_file_is (second, foreign);
}

/* Whoever only reads, because somebody else has the file, is told the same and changes nothing. */
static void
test_damage_while_locked (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto (Sample) sample = { 0 };
  g_autoptr (TsTable) keeper = NULL;
  g_autoptr (TsTable) reader = NULL;
  g_autoptr (GBytes) damaged = NULL;
  g_autofree char *notices = NULL;
  FILE *file;

  make_sample (&sample, fixture->path);
  keeper = ts_table_open (fixture->path, test_games, NULL);
  file = g_fopen (fixture->path, "a");
  g_assert_cmpint (fputs ("x\n", file), >=, 0);
  g_assert_cmpint (fclose (file), ==, 0);
  damaged = read_bytes (fixture->path);

  reader = ts_table_open (fixture->path, test_games, NULL);
  notices = notices_of (reader);
  g_assert_true (ts_table_is_read_only (reader));
  assert_entries (&sample, reader, sample.records->len);
  g_assert_nonnull (strstr (notices, "Line 6 "));
  g_assert_nonnull (strstr (notices, "Another program"));
  assert_file_is (fixture->path, damaged);
  assert_names (fixture, "evening.tableside");
}

/* --- at random --- */

static const char *
random_line (void)
{
  static const char *const lines[] = {
    "{\"do\":\"next\"}",
    "{\"do\":\"roll\",\"dice\":[1,2]}",
    "{\"do\":\"take\",\"count\":1}",
    "{\"do\":\"pay\",\"who\":0,\"to\":1,\"amount\":5}",
    "{\"do\":\"pay\",\"who\":1,\"to\":0,\"amount\":6,\"note\":\"\\u0000 \\n ‏\"}",
    "{\"do\":\"undo\"}",
    "{\"do\":\"redo\"}",
    "{\"do\":\"adjust\",\"who\":1,\"counter\":\"points\",\"by\":-1}",
    "{\"do\":\"jump\"}",
    "{",
  };

  return lines[g_test_rand_int_range (0, G_N_ELEMENTS (lines))];
}

/* A table says what a session without a file says, whatever is said and however often it is opened. */
static void
test_random_evenings (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (JsonObject) header = object_of (NULL_HEADER);
  g_autoptr (TsTable) table = ts_table_create (fixture->path, test_games, header, NULL);
  g_autoptr (TsSession) model = ts_session_new (test_games, NULL_HEADER, strlen (NULL_HEADER), NULL);

  for (int i = 0; i < 300; i++) {
    const char *line = random_line ();
    g_autoptr (GError) wanted = NULL, got = NULL;
    gboolean accepted = ts_session_say (model, line, strlen (line), &wanted);
    g_autoptr (GBytes) before = read_bytes (fixture->path);

    g_assert_cmpint (ts_table_say_line (table, line, strlen (line), &got), ==, accepted);
    if (!accepted) {
      g_assert_error (got, wanted->domain, wanted->code);
      assert_file_is (fixture->path, before);
    }
    if (g_test_rand_int_range (0, 10) == 0) {
      g_autofree char *was = describe (table);
      g_autofree char *is = NULL;

      g_clear_object (&table);
      table = ts_table_open (fixture->path, test_games, NULL);
      is = describe (table);
      g_assert_cmpstr (is, ==, was);
      g_assert_null (ts_table_get_notices (table)[0]);
    }
    g_assert_cmpuint (ts_session_n_records (ts_table_get_session (table)), ==, ts_session_n_records (model));
    g_assert_cmpuint (ts_session_n_taken_back (ts_table_get_session (table)), ==,
                      ts_session_n_taken_back (model));
  }
}

/* Bytes at random over a file at random: never more than was said, never a crash, and nothing is lost. */
static void
test_random_damage (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto (Sample) sample = { 0 };

  make_sample (&sample, fixture->path);
  for (int i = 0; i < 300; i++) {
    gsize length = g_bytes_get_size (sample.bytes);
    g_autofree char *bytes = g_memdup2 (g_bytes_get_data (sample.bytes, NULL), length);
    gsize from = (gsize) g_test_rand_int_range (0, (int) length);
    gsize to = from + (gsize) g_test_rand_int_range (1, (int) MIN (100, length - from + 1));
    g_autoptr (GBytes) damaged = NULL;
    guint n_lines;

    for (gsize at = from; at < to; at++)
      bytes[at] = (char) g_test_rand_int_range (0, 256);
    while (from < to && bytes[from] == ((const char *) g_bytes_get_data (sample.bytes, NULL))[from])
      from++;
    if (from == to)
      continue;
    damaged = g_bytes_new (bytes, length);
    n_lines = lines_before (&sample, from);
    write_bytes (fixture->path, bytes, length);
    if (n_lines == 0)
      assert_refused (fixture, damaged);
    else
      assert_opens (fixture, &sample, damaged, n_lines, memchr (bytes + from, '\n', length - from) == NULL);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/damage/cut", test_cut);
  fixture_add ("/damage/flip", test_flip);
  fixture_add ("/damage/moved-lines", test_moved_lines);
  fixture_add ("/damage/bad-lines", test_bad_lines);
  fixture_add ("/damage/line-without-sum", test_line_without_sum);
  fixture_add ("/damage/again-and-again", test_again_and_again);
  fixture_add ("/damage/damage-while-locked", test_damage_while_locked);
  fixture_add ("/damage/random-evenings", test_random_evenings);
  fixture_add ("/damage/random-damage", test_random_damage);
  return g_test_run ();
}
