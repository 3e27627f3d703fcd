/* The calls of the headless referee: docs/protocol.md, "The headless referee". */
#include "program.h"

#include <stdlib.h>
#include <string.h>

#define HEADER      "{'tableside':1,'game':'snack-wars','players':[{'name':'Ann'},{'name':'Bo'}]}\n"
#define NULL_HEADER "{'tableside':1,'game':'null','players':[{'name':'Ann'},{'name':'Bo'}]}\n"
#define TAKE        "{'do':'take-food','food':'donut','count':3}\n"
#define REFUSED     "{'do':'next'}\n"

#define TEST(name) static void name (Fixture *self, gconstpointer data G_GNUC_UNUSED)

/* --- games --- */

TEST (test_games)
{
  run (self, NULL, "games", NULL);
  g_assert_cmpint (self->status, ==, 0);
  g_assert_cmpuint (count_lines (self), ==, 1);
  expect (self, 0, "0/id", "'shopping-war'");
  expect (self, 0, "0/players", "{'min':2,'max':4}");
}

/* --- play --- */

TEST (test_play)
{
  run (self, HEADER TAKE REFUSED "\n" TAKE, "play", NULL);
  g_assert_cmpint (self->status, ==, 0);
  g_assert_cmpstr (self->err, ==, "");
  g_assert_cmpuint (count_lines (self), ==, 5);
  expect (self, 0, "ok", "true");
  expect (self, 1, "effects/0", "{'seat':0,'counter':'donut','by':3,'because':'taken'}");
  expect (self, 2, "error/code", "'illegal'");
  expect (self, 2, "state/entries", "1");
  expect (self, 3, "error/code", "'syntax'");
  expect (self, 4, "state/entries", "2");
}

/* Answered, and nothing more is read. */
TEST (test_play_bad_header)
{
  run (self, "{'tableside':1,'game':'chess','players':[]}\n" HEADER TAKE, "play", NULL);
  g_assert_cmpint (self->status, ==, 2);
  g_assert_cmpuint (count_lines (self), ==, 1);
  expect (self, 0, "ok", "false");
  expect (self, 0, "error/code", "'range'");
  expect (self, 0, "state", "");
}

TEST (test_play_nothing)
{
  run (self, "", "play", NULL);
  g_assert_cmpint (self->status, ==, 2);
  g_assert_cmpstr (self->out, ==, "");
  g_assert_cmpstr (self->err, !=, "");
}

/* A last line without LF is a write that never finished. */
TEST (test_play_torn)
{
  run (self, HEADER TAKE "{'do':'undo'}", "play", NULL);
  g_assert_cmpint (self->status, ==, 0);
  g_assert_cmpuint (count_lines (self), ==, 2);
  g_assert_nonnull (strstr (self->err, "does not count"));
}

/* 64 KiB a line; past them refused, and the game goes on. */
TEST (test_play_long_line)
{
  g_autoptr (GString) input = g_string_new ("{\"tableside\":1,\"game\":\"snack-wars\",\"players\":"
                                            "[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}\n");
  const char *const arguments[] = { "play", NULL };
  g_autoptr (GBytes) bytes = NULL;

  for (int i = 0; i < 3; i++) {
    gsize before = input->len;

    g_string_append (input, "{\"do\":\"take-raccoons\",\"count\":1}");
    while (input->len < before + 65535 + (gsize) i)
      g_string_append_c (input, ' ');
    g_string_append_c (input, '\n');
  }
  bytes = g_bytes_new (input->str, input->len);
  run_bytes (self, bytes, arguments);
  g_assert_cmpint (self->status, ==, 0);
  expect (self, 1, "ok", "true");
  expect (self, 2, "ok", "true");
  expect (self, 3, "error/code", "'syntax'");
  expect (self, 3, "state/entries", "2");
}

TEST (test_play_bytes)
{
  static const char input[] =
      "{\"tableside\":1,\"game\":\"snack-wars\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}\n"
      "\0\0\0\n\xff\xfe\n{\"do\":\"end\"}\r\n{\"do\":\"end\"}\0\n{\"do\":\"end\"}\n";
  const char *const arguments[] = { "play", NULL };
  g_autoptr (GBytes) bytes = g_bytes_new_static (input, sizeof input - 1);

  run_bytes (self, bytes, arguments);
  g_assert_cmpint (self->status, ==, 0);
  g_assert_cmpuint (count_lines (self), ==, 6);
  for (guint i = 1; i < 5; i++)
    expect (self, i, "error/code", "'syntax'");
  expect (self, 5, "state/over", "true");
}

/* Every answer is there before the next line is read. */
TEST (test_play_flushes)
{
  static const char *const lines[] = {
    "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"Ann\"}]}\n",
    "{\"do\":\"next\"}\n",
    "x\n",
  };
  const char *const arguments[] = { "play", NULL };
  g_autoptr (GSubprocess) process = start_null (arguments);
  GOutputStream *in = g_subprocess_get_stdin_pipe (process);
  g_autoptr (GDataInputStream) out = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));

  g_assert_cmpstr (self->out, ==, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    g_autofree char *answer = NULL;

    g_assert_true (g_output_stream_write_all (in, lines[i], strlen (lines[i]), NULL, NULL, NULL));
    answer = g_data_input_stream_read_line (out, NULL, NULL, NULL);
    g_assert_true (g_str_has_prefix (answer, i < 2 ? "{\"ok\":true" : "{\"ok\":false"));
  }
  g_output_stream_close (in, NULL, NULL);
  g_assert_true (g_subprocess_wait_check (process, NULL, NULL));
}

/* A roll verb without faces makes the program roll. */
TEST (test_play_throws)
{
  g_autofree char *thrown = NULL;
  g_autofree char *again = NULL;

  run_null (self, NULL_HEADER "{'do':'roll'}\n{'do':'undo'}\n{'do':'redo'}\n", "play", NULL);
  thrown = part_of (self, 1, "state/players/0/counters/points");
  again = part_of (self, 3, "state/players/0/counters/points");
  g_assert_true (atoi (thrown) >= 2 && atoi (thrown) <= 12);
  g_assert_cmpstr (again, ==, thrown);
}

TEST (test_play_file)
{
  g_autofree char *after = NULL;

  write_file (self->path, HEADER TAKE REFUSED "{'do':'und");
  run (self, TAKE, "play", self->path, NULL);
  g_assert_cmpint (self->status, ==, 0);
  g_assert_cmpuint (count_lines (self), ==, 3);
  g_assert_nonnull (strstr (self->err, "does not count"));
  after = read_file (self->path);
  g_assert_true (g_str_has_suffix (after, "{\"do\":\"und"));
}

/* From the changed line on nothing is taken, and each line says so. */
TEST (test_play_damaged_file)
{
  g_autofree char *text = NULL;
  char *flipped;

  run (self, HEADER TAKE TAKE TAKE, "record", self->path, NULL);
  text = read_file (self->path);
  flipped = strstr (strstr (text, "donut") + 1, "donut");
  flipped[0] = 'D';
  g_file_set_contents (self->path, text, -1, NULL);
  run (self, NULL, "play", self->path, NULL);
  g_assert_cmpint (self->status, ==, 0);
  g_assert_cmpuint (count_lines (self), ==, 4);
  expect (self, 1, "ok", "true");
  expect (self, 2, "error/code", "'syntax'");
  expect (self, 3, "error/code", "'syntax'");
  expect (self, 3, "state/entries", "1");
}

/* --- replay --- */

TEST (test_replay)
{
  write_file (self->path, HEADER TAKE TAKE "{'do':'undo'}\n");
  run (self, NULL, "replay", self->path, NULL);
  g_assert_cmpint (self->status, ==, 0);
  g_assert_cmpstr (self->err, ==, "");
  g_assert_cmpuint (count_lines (self), ==, 1);
  expect (self, 0, "game", "'snack-wars'");
  expect (self, 0, "entries", "1");
  expect (self, 0, "turn", "1");
}

TEST (test_replay_refused)
{
  g_autofree char *expected = NULL;

  write_file (self->path, HEADER TAKE REFUSED TAKE);
  expected = g_strdup_printf (
      "%s:3: illegal: “No more stealing” is not possible now; the game is at “Take cards”.\n", self->path);
  run (self, NULL, "replay", self->path, NULL);
  g_assert_cmpint (self->status, ==, 1);
  g_assert_cmpstr (self->out, ==, "");
  g_assert_cmpstr (self->err, ==, expected);
}

TEST (test_replay_bad_header)
{
  g_autofree char *expected = g_strdup_printf ("%s:1: syntax: ", self->path);

  write_file (self->path, "{}\n" TAKE);
  run (self, NULL, "replay", self->path, NULL);
  g_assert_cmpint (self->status, ==, 1);
  g_assert_true (g_str_has_prefix (self->err, expected));
}

/* Replaying needs faces on every roll. */
TEST (test_replay_throws_nothing)
{
  write_file (self->path, NULL_HEADER "{'do':'roll','dice':[1,2]}\n{'do':'roll'}\n");
  run_null (self, NULL, "replay", self->path, NULL);
  g_assert_cmpint (self->status, ==, 1);
  g_assert_nonnull (strstr (self->err, ":3: syntax: "));
}

TEST (test_replay_torn)
{
  write_file (self->path, HEADER TAKE TAKE "{'do'");
  run (self, NULL, "replay", self->path, NULL);
  g_assert_cmpint (self->status, ==, 0);
  expect (self, 0, "entries", "2");
  g_assert_nonnull (strstr (self->err, "does not count"));
}

/* What stands behind a line that was refused, for the disk failed, and that could not be cut off. */
TEST (test_replay_doubtful)
{
  write_file (self->path, HEADER TAKE TAKE "{'doubt':'the disk failed, and the line before was refused'");
  run (self, NULL, "replay", self->path, NULL);
  g_assert_cmpint (self->status, ==, 0);
  expect (self, 0, "entries", "2");
  g_assert_nonnull (strstr (self->err, "it is in the file, and counts"));
}

TEST (test_no_file)
{
  static const char *const names[] = { "play", "replay", "tally" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    run (self, NULL, names[i], self->path, NULL);
    g_assert_cmpint (self->status, ==, 1);
    g_assert_nonnull (strstr (self->err, self->path));
    run (self, NULL, names[i], self->folder, NULL);
    g_assert_cmpint (self->status, ==, 1);
  }
}

/* --- texts --- */

#define HOSTILE "{'tableside':1,'game':'null','players':[{'name':'\\u001b[2JA'},{'name':'\\u202eB'}]}\n"

static void
assert_harmless (const char *text)
{
  g_assert_null (strchr (text, 0x1b));
  g_assert_null (strstr (text, "\u202e"));
}

TEST (test_texts_that_are_said)
{
  run_null (self, HOSTILE NULL_HEADER, "play", NULL);
  g_assert_cmpint (self->status, ==, 2);
  expect (self, 0, "error/code", "'range'");
  run_null (self, HOSTILE, "record", self->path, NULL);
  g_assert_cmpint (self->status, ==, 2);
  expect (self, 0, "error/code", "'range'");
  g_assert_false (g_file_test (self->path, G_FILE_TEST_EXISTS));
  run_null (self, NULL_HEADER "{'do':'next','note':'\\u0007'}\n", "play", NULL);
  expect (self, 1, "error/code", "'range'");
}

/* A file that is there already is taken, and does nothing to a terminal; what is said then has to be better.
 */
TEST (test_texts_of_a_file)
{
  g_autofree char *text = g_strconcat (HOSTILE, "{'do':'next','note':'\\u001b'}\n", NULL);
  static const char *const calls[] = { "play", "replay", "tally" };

  write_sealed (self->path, text);
  for (guint i = 0; i < G_N_ELEMENTS (calls); i++) {
    run_null (self, NULL, calls[i], self->path, NULL);
    g_assert_cmpint (self->status, ==, 0);
    assert_harmless (self->out);
    g_assert_nonnull (strstr (self->out, "\\u001b[2JA"));
  }
  run_null (self, NULL, "tally", self->path, "--format=json", NULL);
  assert_harmless (self->out);
  g_assert_nonnull (strstr (self->out, "\\u202eB"));
  run_null (self, "{'do':'next','note':'\\u001b'}\n{'do':'next'}\n", "record", self->path, NULL);
  assert_harmless (self->out);
  expect (self, 0, "error/code", "'range'");
  expect (self, 1, "state/entries", "2");
}

/* Nor do sentences about files. */
TEST (test_name_of_a_file)
{
  run (self, NULL, "replay", "\x1b[2J.tableside", NULL);
  g_assert_cmpint (self->status, ==, 1);
  assert_harmless (self->err);
  g_assert_nonnull (strstr (self->err, "\\u001b[2J.tableside"));
}

/* --- record --- */

/* Made if it is not there, continued if it is. */
TEST (test_record)
{
  g_autofree char *text = NULL;

  run (self, HEADER TAKE REFUSED, "record", self->path, NULL);
  g_assert_cmpint (self->status, ==, 0);
  g_assert_cmpuint (count_lines (self), ==, 3);
  expect (self, 2, "error/code", "'illegal'");
  run (self, TAKE "{'do':'undo'}\n", "record", self->path, NULL);
  g_assert_cmpint (self->status, ==, 0);
  g_assert_cmpuint (count_lines (self), ==, 2);
  expect (self, 0, "state/entries", "2");
  expect (self, 1, "state/entries", "1");
  run (self, NULL, "replay", self->path, NULL);
  expect (self, 0, "entries", "1");

  text = read_file (self->path);
  g_assert_null (strstr (text, "next"));
  g_assert_nonnull (strstr (text, ",\"sum\":\""));
}

TEST (test_record_bad_header)
{
  run (self, "{'tableside':1}\n" HEADER, "record", self->path, NULL);
  g_assert_cmpint (self->status, ==, 2);
  g_assert_cmpuint (count_lines (self), ==, 1);
  expect (self, 0, "error/code", "'syntax'");
  g_assert_false (g_file_test (self->path, G_FILE_TEST_EXISTS));
  run (self, "", "record", self->path, NULL);
  g_assert_cmpint (self->status, ==, 2);
  g_assert_false (g_file_test (self->path, G_FILE_TEST_EXISTS));
}

TEST (test_record_no_folder)
{
  g_autofree char *path = g_build_filename (self->folder, "none", "x.tableside", NULL);

  run (self, HEADER, "record", path, NULL);
  g_assert_cmpint (self->status, ==, 1);
  expect (self, 0, "error/code", "'io'");
  g_assert_nonnull (strstr (self->err, path));
}

/* Thrown dice are in the file. */
TEST (test_record_throws)
{
  g_autofree char *text = NULL;

  run_null (self, NULL_HEADER "{'do':'roll'}\n", "record", self->path, NULL);
  g_assert_cmpint (self->status, ==, 0);
  text = read_file (self->path);
  g_assert_nonnull (strstr (text, "{\"do\":\"roll\",\"dice\":["));
  run_null (self, NULL, "replay", self->path, NULL);
  g_assert_cmpint (self->status, ==, 0);
}

/* A file that is open is locked; a second program says so and opens it for reading only. */
TEST (test_record_locked)
{
  const char *const arguments[] = { "record", self->path, NULL };
  g_autoptr (GSubprocess) process = NULL;
  GOutputStream *in;
  g_autoptr (GDataInputStream) out = NULL;
  g_autofree char *answer = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  static const char header[] = "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"Ann\"}]}\n";

  process = start_null (arguments);
  in = g_subprocess_get_stdin_pipe (process);
  out = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
  g_assert_true (g_output_stream_write_all (in, header, strlen (header), NULL, NULL, NULL));
  answer = g_data_input_stream_read_line (out, NULL, NULL, NULL);
  before = read_file (self->path);

  run_null (self, "{'do':'next'}\n", "record", self->path, NULL);
  g_assert_cmpint (self->status, ==, 1);
  expect (self, 0, "error/code", "'io'");
  g_assert_nonnull (strstr (self->err, "Another program"));
  after = read_file (self->path);
  g_assert_cmpstr (before, ==, after);
  g_output_stream_close (in, NULL, NULL);
  g_assert_true (g_subprocess_wait_check (process, NULL, NULL));
}

/* The table opens up to the line before; people are told the line, and the damaged file is kept. */
TEST (test_record_damaged)
{
  g_autofree char *kept = g_strconcat (self->path, ".damaged-1", NULL);
  g_autofree char *text = NULL;

  write_file (self->path, HEADER TAKE "x\n" TAKE);
  run (self, TAKE, "record", self->path, NULL);
  g_assert_cmpint (self->status, ==, 0);
  expect (self, 0, "state/entries", "2");
  g_assert_nonnull (strstr (self->err, "Line 3"));
  text = read_file (kept);
  g_assert_nonnull (strstr (text, "\nx\n"));
}

/* A line that is as it was written is no damage: nothing is answered, and nothing is written. */
TEST (test_record_refused)
{
  g_autofree char *kept = g_strconcat (self->path, ".damaged-1", NULL);
  g_autofree char *expected = g_strconcat (self->path, ":3: illegal: ", NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  write_sealed (self->path, HEADER TAKE REFUSED TAKE);
  before = read_file (self->path);
  run (self, TAKE, "record", self->path, NULL);
  g_assert_cmpint (self->status, ==, 3);
  g_assert_cmpstr (self->out, ==, "");
  g_assert_true (g_str_has_prefix (self->err, expected));
  g_assert_cmpstr (strchr (self->err, '\n'), ==, "\n");
  after = read_file (self->path);
  g_assert_cmpstr (before, ==, after);
  g_assert_false (g_file_test (kept, G_FILE_TEST_EXISTS));
}

/* The same of the header: a newer Tableside made it. */
TEST (test_record_newer_rules)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  write_sealed (self->path,
                "{'tableside':1,'game':'null','rules':3,'players':[{'name':'Ann'}]}\n{'do':'fly'}\n");
  before = read_file (self->path);
  run_null (self, "{'do':'next'}\n", "record", self->path, NULL);
  g_assert_cmpint (self->status, ==, 2);
  expect (self, 0, "error/code", "'range'");
  g_assert_nonnull (strstr (self->err, "newer Tableside"));
  after = read_file (self->path);
  g_assert_cmpstr (before, ==, after);
}

/* --- mend --- */

TEST (test_mend)
{
  g_autofree char *fresh = g_build_filename (self->folder, "fresh.tableside", NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  char *damaged;

  write_sealed (self->path, HEADER TAKE TAKE REFUSED TAKE);
  before = read_file (self->path);
  damaged = strstr (before, "donut");
  *damaged = 'D';
  write_file (self->path, before);
  run (self, NULL, "mend", self->path, fresh, NULL);
  g_assert_cmpint (self->status, ==, 1);
  g_assert_cmpuint (count_lines (self), ==, 2);
  expect (self, 0, "line", "2");
  expect (self, 1, "line", "4");
  g_assert_nonnull (strstr (self->out, "Donut"));
  after = read_file (self->path);
  g_assert_cmpstr (before, ==, after);
  run (self, NULL, "replay", fresh, NULL);
  g_assert_cmpint (self->status, ==, 0);
  expect (self, 0, "entries", "2");
}

/* A header that reads well is one to go by. */
TEST (test_mend_header)
{
  g_autofree char *fresh = g_build_filename (self->folder, "fresh.tableside", NULL);
  g_autofree char *before = NULL;
  char *sum;

  write_sealed (self->path, HEADER TAKE TAKE);
  before = read_file (self->path);
  sum = strstr (before, "\"sum\":\"") + strlen ("\"sum\":\"");
  *sum = *sum == '0' ? '1' : '0';
  write_file (self->path, before);
  run (self, NULL, "mend", self->path, fresh, NULL);
  g_assert_cmpint (self->status, ==, 1);
  g_assert_cmpuint (count_lines (self), ==, 1);
  expect (self, 0, "line", "1");
  g_assert_nonnull (strstr (self->out, "checksum"));
  run (self, NULL, "replay", fresh, NULL);
  g_assert_cmpint (self->status, ==, 0);
  expect (self, 0, "entries", "2");
}

TEST (test_mend_whole)
{
  g_autofree char *fresh = g_build_filename (self->folder, "fresh.tableside", NULL);
  g_autofree char *one = NULL;
  g_autofree char *other = NULL;

  write_sealed (self->path, HEADER "{'do':'take-food','who':0,'food':'donut','count':3}\n");
  run (self, NULL, "mend", self->path, fresh, NULL);
  g_assert_cmpint (self->status, ==, 0);
  g_assert_cmpstr (self->out, ==, "");
  one = read_file (self->path);
  other = read_file (fresh);
  g_assert_cmpstr (one, ==, other);
}

TEST (test_mend_impossible)
{
  g_autofree char *fresh = g_build_filename (self->folder, "fresh.tableside", NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  write_file (self->path, "x\n" HEADER TAKE);
  run (self, NULL, "mend", self->path, fresh, NULL);
  g_assert_cmpint (self->status, ==, 2);
  g_assert_cmpstr (self->out, ==, "");
  g_assert_false (g_file_test (fresh, G_FILE_TEST_EXISTS));
  write_file (self->path, HEADER TAKE "x\n");
  before = read_file (self->path);
  run (self, NULL, "mend", self->path, self->path, NULL);
  g_assert_cmpint (self->status, ==, 2);
  g_assert_cmpstr (self->out, ==, "");
  after = read_file (self->path);
  g_assert_cmpstr (before, ==, after);
}

/* --- tally --- */

TEST (test_tally)
{
  write_file (self->path, HEADER TAKE "{'do':'end'}\n");
  run (self, NULL, "tally", self->path, NULL);
  g_assert_cmpint (self->status, ==, 0);
  g_assert_nonnull (strstr (self->out, "Ann wins with 7 points."));
  run (self, NULL, "tally", self->path, "--format", "csv", NULL);
  g_assert_nonnull (strstr (self->out, "Donut,7,"));
  run (self, NULL, "tally", "--format=json", self->path, NULL);
  expect (self, 0, "tally/0/total", "7");
  g_assert_cmpuint (count_lines (self), ==, 1);
  run (self, NULL, "tally", self->path, "--format", "xml", NULL);
  g_assert_cmpint (self->status, ==, 2);
}

/* --- why --- */

#define STEAL "{'do':'take-raccoons','count':1}\n{'do':'steal','from':0,'food':'donut'}\n"

/* Every change of a counter, the oldest first. What was taken back is not among them. */
TEST (test_why_counter)
{
  write_file (self->path,
              HEADER TAKE TAKE "{'do':'undo'}\n" STEAL "{'do':'adjust','who':0,'counter':'donut','by':2}\n");
  run (self, NULL, "why", self->path, "0", "donut", NULL);
  g_assert_cmpint (self->status, ==, 0);
  g_assert_cmpuint (count_lines (self), ==, 3);
  expect (self, 0, "", "{'entry':1,'by':3,'because':'taken','value':3,'says':'Ann takes 3 × Donut.'}");
  expect (self, 1, "entry", "3");
  expect (self, 1, "because", "'stolen-away'");
  expect (self, 2, "value", "4");
  run (self, NULL, "why", self->path, "1", "ramen", NULL);
  g_assert_cmpint (self->status, ==, 0);
  g_assert_cmpstr (self->out, ==, "");
}

/* An entry that was changed counts as it is now, keeps its number, and is told with the names of now. */
TEST (test_why_amended)
{
  write_file (self->path,
              HEADER TAKE STEAL "{'do':'amend','entry':1,'with':{'do':'take-food','who':0,'food':'donut',"
                                "'count':2}}\n{'do':'seat','who':0,'name':'Anna'}\n");
  run (self, NULL, "why", self->path, "0", "donut", NULL);
  g_assert_cmpint (self->status, ==, 0);
  g_assert_cmpuint (count_lines (self), ==, 2);
  expect (self, 0, "", "{'entry':1,'by':2,'because':'taken','value':2,'says':'Anna takes 2 × Donut.'}");
  expect (self, 1, "value", "1");
}

/* What a game begins with is entry 0. */
TEST (test_why_start)
{
  write_file (self->path, "{'tableside':1,'game':'warehouse-wars','players':[{'name':'Ann'},{'name':'Bo'}]}\n"
                          "{'do':'crate','x':0,'y':0,'z':0}\n");
  run (self, NULL, "why", self->path, "0", "crates", NULL);
  g_assert_cmpuint (count_lines (self), ==, 2);
  expect (self, 0, "", "{'entry':0,'by':16,'because':'start','value':16,'says':'The game begins.'}");
  expect (self, 1, "value", "15");
}

/* The entries behind a line, and the facts in words. */
TEST (test_why_line)
{
  write_file (self->path, HEADER TAKE STEAL);
  run (self, NULL, "why", self->path, "0", "--line", "donut", NULL);
  g_assert_cmpint (self->status, ==, 0);
  g_assert_cmpuint (count_lines (self), ==, 3);
  expect (self, 1, "counter", "'donut'");
  expect (self, 1, "value", "2");
  expect (self, 2, "",
          "{'line':'donut','points':7,'says':'Donut majority: 2 to 1, worth 7.','source':'Rulebook, “Final "
          "scoring”'}");
  run (self, NULL, "why", "--line=donut", self->path, "1", NULL);
  expect (self, 1, "says", "'Donut: 1 to 2. Only the majority scores.'");
  expect (self, 1, "points", "0");
}

/* A set is made of crates, and so are the entries behind its line. */
TEST (test_why_set)
{
  write_file (self->path, "{'tableside':1,'game':'warehouse-wars','players':[{'name':'Ann'},{'name':'Bo'}]}\n"
                          "{'do':'crate','x':0,'y':0,'z':0}\n{'do':'crate','x':3,'y':3,'z':0}\n"
                          "{'do':'crate','x':1,'y':0,'z':0}\n");
  run (self, NULL, "why", self->path, "0", "--line", "sets-2", NULL);
  g_assert_cmpuint (count_lines (self), ==, 5);
  expect (self, 1, "entry", "1");
  expect (self, 2, "entry", "3");
  expect (self, 3, "says", "'1 set, worth 1.'");
  expect (self, 4, "points", "1");
}

/* What breaks ties stands beside the tally, and is explained as well. */
TEST (test_why_beside)
{
  write_file (self->path, "{'tableside':1,'game':'competitors','players':[{'name':'Ann'},{'name':'Bo'}]}\n");
  run (self, NULL, "why", self->path, "0", "--line", "wealth", NULL);
  g_assert_cmpint (self->status, ==, 0);
  expect (self, 0, "counter", "'money'");
  expect (
      self, (int) count_lines (self) - 1, "says",
      "'200,000 in coins, and 180,000 that the bank gives for vehicles and Branches. Where Victory Points "
      "are equal it decides.'");
}

static void
expect_complaint (Fixture *self, int status, const char *word)
{
  g_assert_cmpint (self->status, ==, status);
  g_assert_cmpstr (self->out, ==, "");
  g_assert_nonnull (strstr (self->err, word));
}

TEST (test_why_unknown)
{
  write_file (self->path, HEADER TAKE);
  run (self, NULL, "why", self->path, "2", "donut", NULL);
  expect_complaint (self, 2, "There is no seat “2”; there are 0 to 1.");
  run (self, NULL, "why", self->path, "Ann", "donut", NULL);
  expect_complaint (self, 2, "There is no seat “Ann”");
  run (self, NULL, "why", self->path, "0", "money", NULL);
  expect_complaint (self, 2, "There is no counter “money” at this table; there are cards, raccoons,");
  run (self, NULL, "why", self->path, "0", "--line", "cards", NULL);
  expect_complaint (self, 2, "has no line “cards”");
  run (self, NULL, "why", self->path, "0", NULL);
  expect_complaint (self, 2, "a counter or a line");
  run (self, NULL, "why", self->path, "0", "donut", "--line", "donut", NULL);
  expect_complaint (self, 2, "a counter or a line");
  run (self, NULL, "why", self->folder, "0", "donut", NULL);
  expect_complaint (self, 1, self->folder);
}

/* --- pace --- */

#define TIMED                                                                                                \
  "{'tableside':1,'game':'any-game','players':[{'name':'Ann'},{'name':'Bo'}],'options':{'rounds':5},"        \
  "'created':'2026-11-21T19:30:00Z'}\n"                                                                      \
  "{'do':'next','at':'2026-11-21T19:36:00Z'}\n"                                                              \
  "{'do':'next','at':'2026-11-21T19:40:00Z'}\n"                                                              \
  "{'do':'next','at':'2026-11-21T19:42:00Z'}\n"

TEST (test_pace)
{
  write_file (self->path, TIMED);
  run (self, NULL, "pace", self->path, "--format=json", "--until=21:00", NULL);
  g_assert_cmpint (self->status, ==, 0);
  g_assert_cmpuint (count_lines (self), ==, 1);
  expect (self, 0, "game", "'any-game'");
  expect (self, 0, "over", "false");
  expect (self, 0, "seconds", "720");
  expect (self, 0, "usual-turn", "240");
  expect (self, 0, "usual-round", "600");
  expect (self, 0, "seats/0", "{'name':'Ann','seconds':480,'turns':2,'usual-turn':240}");
  expect (self, 0, "seats/1/seconds", "240");
  expect (self, 0, "rounds/0", "{'round':1,'seconds':600,'whole':true}");
  expect (self, 0, "rounds/1", "{'round':2,'seconds':120,'whole':false}");
  expect (self, 0, "left", "{'rounds':4,'seconds':2280,'fits':4}");
  run (self, NULL, "pace", self->path, "--format=json", "--until=20:00", NULL);
  expect (self, 0, "left/fits", "2");
  run (self, NULL, "pace", self->path, "--format=json", NULL);
  expect (self, 0, "left/fits", "");
}

TEST (test_pace_text)
{
  write_file (self->path, TIMED);
  run (self, NULL, "pace", self->path, "--until", "20:00", NULL);
  g_assert_cmpint (self->status, ==, 0);
  g_assert_cmpstr (self->out, ==,
                   "About 40 minutes: 4 rounds, with this one.\n"
                   "2 rounds fit in before 20:00, with this one.\n\n"
                   "The game so far   12 minutes\n"
                   "A round, usually  10 minutes\n"
                   "A turn, usually    4 minutes\n\n"
                   "Round      How long\n"
                   "Round 1  10 minutes\n");
}

/* Without times, and wrongly asked. */
TEST (test_pace_unknown)
{
  write_file (self->path, HEADER TAKE);
  run (self, NULL, "pace", self->path, "--format=json", "--until=20:00", NULL);
  expect (self, 0, "left", "{'rounds':null,'seconds':null}");
  run (self, NULL, "pace", self->path, "--until", "25:00", NULL);
  g_assert_cmpint (self->status, ==, 2);
  g_assert_cmpstr (self->out, ==, "");
  run (self, NULL, "pace", self->path, "--format", "csv", NULL);
  g_assert_cmpint (self->status, ==, 2);
  run (self, NULL, "pace", "nowhere.tableside", NULL);
  g_assert_cmpint (self->status, ==, 1);
}

/* --- soak and dot --- */

TEST (test_soak)
{
  g_autofree char *actions = NULL;

  run (self, NULL, "soak", "snack-wars", "--games", "20", "--players", "3", "--seed", "7", NULL);
  g_assert_cmpint (self->status, ==, 0);
  g_assert_cmpstr (self->err, ==, "");
  g_assert_cmpuint (count_lines (self), ==, 1);
  expect (self, 0, "game", "'snack-wars'");
  expect (self, 0, "games", "20");
  expect (self, 0, "violations", "0");
  actions = g_strndup (self->out, (gsize) (strstr (self->out, "\"seconds\"") - self->out));
  run (self, NULL, "soak", "snack-wars", "-g", "20", "-p", "3", "-s", "7", NULL);
  g_assert_true (g_str_has_prefix (self->out, actions));
}

TEST (test_dot)
{
  run (self, NULL, "dot", "snack-wars", NULL);
  g_assert_cmpint (self->status, ==, 0);
  g_assert_true (g_str_has_prefix (self->out, "digraph \"snack-wars\" {"));
  g_assert_true (g_str_has_suffix (self->out, "}\n"));
  g_assert_nonnull (strstr (self->out, "\"take\" -> \"steal\""));
}

/* --- wrong usage --- */

TEST (test_usage)
{
  static const char *const calls[][4] = {
    { NULL },
    { "fly" },
    { "" },
    { "--what" },
    { "games", "x" },
    { "play", "a", "b" },
    { "play", "--what" },
    { "record" },
    { "replay" },
    { "replay", "a", "b" },
    { "tally" },
    { "pack" },
    { "tally", "a", "--format" },
    { "why", "a" },
    { "soak" },
    { "soak", "chess" },
    { "soak", "snack-wars", "--games=0" },
    { "soak", "snack-wars", "--games=x" },
    { "soak", "snack-wars", "--players=6" },
    { "soak", "snack-wars", "--players=1" },
    { "soak", "snack-wars", "--seed=-1" },
    { "dot" },
    { "dot", "chess" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++) {
    run (self, HEADER, calls[i][0], calls[i][1], calls[i][2], NULL);
    g_assert_cmpint (self->status, ==, 2);
    g_assert_cmpstr (self->out, ==, "");
    g_assert_true (g_str_has_prefix (self->err, "tableside-referee: "));
  }
}

/* Both are made of what is there, as text is; a file that cannot be read makes none, and none is changed. */
TEST (test_paper)
{
  static const char *const calls[][4] = { { "pack" }, { "tally", "--format=pdf" } };

  write_file (self->path, HEADER);
  for (guint i = 0; i < G_N_ELEMENTS (calls); i++) {
    g_autofree char *before = read_file (self->path);
    g_autofree char *after = NULL;

    run (self, NULL, calls[i][0], self->path, calls[i][1], NULL);
    g_assert_cmpint (self->status, ==, 0);
    g_assert_true (g_str_has_prefix (self->out, "%PDF-"));
    g_assert_cmpstr (self->err, ==, "");
    after = read_file (self->path);
    g_assert_cmpstr (after, ==, before);
    run (self, NULL, calls[i][0], "/nowhere", calls[i][1], NULL);
    g_assert_cmpint (self->status, ==, 1);
    g_assert_cmpstr (self->out, ==, "");
  }
}

TEST (test_help)
{
  static const char *const names[] = { "games", "play", "record", "replay", "tally",
                                       "pack",  "why",  "mend",   "soak",   "dot" };

  run (self, NULL, "--help", NULL);
  g_assert_cmpint (self->status, ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_nonnull (strstr (self->out, names[i]));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    run (self, NULL, names[i], "--help", NULL);
    g_assert_cmpint (self->status, ==, 0);
    g_assert_nonnull (strstr (self->out, names[i]));
  }
  run (self, NULL, "--version", NULL);
  g_assert_cmpint (self->status, ==, 0);
  g_assert_true (g_str_has_prefix (self->out, "tableside-referee "));
}

/* --- language --- */

/* Puts a catalogue into the fixture's folder. FALSE if there is nothing here to make it with. */
static gboolean
make_catalogue (Fixture *self)
{
  g_autofree char *folder = g_build_filename (self->folder, "it", "LC_MESSAGES", NULL);
  g_autofree char *source = g_test_build_filename (G_TEST_DIST, "it.po", NULL);
  g_autofree char *catalogue = g_build_filename (folder, "tableside.mo", NULL);
  g_autoptr (GSubprocess) process = NULL;

  g_assert_no_errno (g_mkdir_with_parents (folder, 0700));
  process = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, NULL, "msgfmt", "-o", catalogue, source, NULL);
  return process != NULL && g_subprocess_wait_check (process, NULL, NULL);
}

/* Sentences and titles are translated, ids never. */
TEST (test_language)
{
  if (!make_catalogue (self)) {
    g_test_skip ("There is no msgfmt here.");
    return;
  }
  g_setenv ("TABLESIDE_LOCALEDIR", self->folder, TRUE);
  g_setenv ("LC_ALL", "it_IT.UTF-8", TRUE);
  run (self, NULL, "fly", NULL);
  if (g_str_has_prefix (self->err, "tableside-referee: There is no")) {
    g_test_skip ("Italian is not among the locales here.");
  } else {
    run (self, HEADER "{'do':'undo'}\n", "play", NULL);
    expect (self, 0, "state/phase", "'take'");
    expect (self, 0, "state/prompt", "'Ann pesca 9 carte.'");
    expect (self, 0, "state/legal", "['take-bonus','take-food','take-raccoons']");
    expect (self, 1, "error", "{'code':'illegal','message':'Non c’è niente da annullare.'}");
    run (self, NULL, "games", NULL);
    expect (self, 0, "1/phases/0", "{'id':'take','title':'Prendere carte'}");
  }
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  g_unsetenv ("TABLESIDE_LOCALEDIR");
}

/* A name that looks like an option. */
TEST (test_two_dashes)
{
  run (self, NULL, "replay", "--", "--help", NULL);
  g_assert_cmpint (self->status, ==, 1);
  g_assert_nonnull (strstr (self->err, "--help"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name) g_test_add ("/calls/" #name, Fixture, NULL, fixture_set_up, test_##name, fixture_tear_down)
  ADD (games);
  ADD (play);
  ADD (play_bad_header);
  ADD (play_nothing);
  ADD (play_torn);
  ADD (play_long_line);
  ADD (play_bytes);
  ADD (play_flushes);
  ADD (play_throws);
  ADD (play_file);
  ADD (play_damaged_file);
  ADD (replay);
  ADD (replay_refused);
  ADD (replay_bad_header);
  ADD (replay_throws_nothing);
  ADD (replay_torn);
  ADD (replay_doubtful);
  ADD (no_file);
  ADD (texts_that_are_said);
  ADD (texts_of_a_file);
  ADD (name_of_a_file);
  ADD (record);
  ADD (record_bad_header);
  ADD (record_no_folder);
  ADD (record_throws);
  ADD (record_locked);
  ADD (record_damaged);
  ADD (record_refused);
  ADD (record_newer_rules);
  ADD (mend);
  ADD (mend_header);
  ADD (mend_whole);
  ADD (mend_impossible);
  ADD (tally);
  ADD (paper);
  ADD (why_counter);
  ADD (why_amended);
  ADD (why_start);
  ADD (why_line);
  ADD (why_set);
  ADD (why_beside);
  ADD (why_unknown);
  ADD (pace);
  ADD (pace_text);
  ADD (pace_unknown);
  ADD (soak);
  ADD (dot);
  ADD (usage);
  ADD (help);
  ADD (two_dashes);
  ADD (language);
  return g_test_run ();
}
