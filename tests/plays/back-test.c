/* The recorded evenings, back by any number of entries from any one, and forth again: each time the table is
 * as a new one to which no more was ever said. */
#include "games/games.h"
#include "referee/describe.h"
#include "referee/session.h"

#include <string.h>

static const char undo[] = "{\"do\":\"undo\"}";
static const char redo[] = "{\"do\":\"redo\"}";

/* What is in force at the end of an evening. */
typedef struct {
  const TsGame *game;
  char *header;
  GPtrArray *lines;  /* of entries, in their order */
  GPtrArray *states; /* one more: the state before each, and the last one */
  GPtrArray *jsons;  /* the same as the protocol tells them */
} Evening;

static gboolean
try (TsSession *session, const char *line)
{
  return ts_session_say (session, line, strlen (line), NULL);
}

static void
say (TsSession *session, const char *line)
{
  g_autoptr (GError) error = NULL;

  ts_session_say (session, line, strlen (line), &error);
  g_assert_no_error (error);
}

/* A table to which the first `n` entries are said. (transfer full) */
static TsSession *
play (const Evening *self, guint n)
{
  TsSession *session = ts_session_read (ts_games, self->header, strlen (self->header), NULL);

  for (guint i = 0; i < n; i++)
    say (session, self->lines->pdata[i]);
  return session;
}

static void
note (Evening *self, TsSession *session)
{
  TsView view = ts_session_view (session);

  self->game = view.game;
  g_ptr_array_add (self->states, g_memdup2 (view.state, view.game->state_size));
  g_ptr_array_add (self->jsons, ts_describe_state (session, TS_HOST));
}

static void
read_evening (Evening *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TsSession) session = NULL, again = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  self->lines = g_ptr_array_new_with_free_func (g_free);
  self->states = g_ptr_array_new_with_free_func (g_free);
  self->jsons = g_ptr_array_new_with_free_func (g_free);
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  self->header = g_strdup (lines[0]);
  session = play (self, 0);
  for (guint i = 1; lines[i] != NULL; i++)
    try (session, lines[i]);
  again = play (self, 0);
  note (self, again);
  for (guint i = 0; i < ts_session_n_records (session); i++) {
    g_ptr_array_add (self->lines, g_strdup (ts_record_line (ts_session_record (session, i))));
    say (again, self->lines->pdata[i]);
    note (self, again);
  }
}

static void
free_evening (Evening *self)
{
  g_free (self->header);
  g_ptr_array_unref (self->lines);
  g_ptr_array_unref (self->states);
  g_ptr_array_unref (self->jsons);
}

/* The table must be as after `n` entries. (As JSON takes longer, that is looked at now and then.) */
static void
look_at (const Evening *self, TsSession *session, guint n)
{
  TsView view = ts_session_view (session);

  g_assert_cmpuint (ts_session_n_records (session), ==, n);
  g_assert_cmpmem (view.state, self->game->state_size, self->states->pdata[n], self->game->state_size);
  if (n % 7 == 0) {
    g_autofree char *json = ts_describe_state (session, TS_HOST);

    g_assert_cmpstr (json, ==, self->jsons->pdata[n]);
  }
}

/* A step that is made, and refused for what it led to. */
static void
refuse (const Evening *self, TsSession *session)
{
  const TsCounter *counter = &self->game->counters[0];
  g_autofree char *line = g_strdup_printf ("{\"do\":\"adjust\",\"who\":0,\"counter\":\"%s\",\"by\":%d}",
                                           counter->id, counter->min - 1 - counter->max);

  g_assert_false (try (session, line));
}

static void
go_back (const Evening *self, TsSession *session, guint by)
{
  for (guint n = ts_session_n_records (session), to = n - by; n-- > to;) {
    say (session, undo);
    look_at (self, session, n);
    if (n % 5 == 0) {
      refuse (self, session);
      look_at (self, session, n);
    }
  }
}

static void
go_forth (const Evening *self, TsSession *session, guint to)
{
  for (guint n = ts_session_n_records (session); n < to; n++) {
    say (session, redo);
    look_at (self, session, n + 1);
  }
}

static void
say_anew (const Evening *self, TsSession *session, guint to)
{
  for (guint n = ts_session_n_records (session); n < to; n++) {
    say (session, self->lines->pdata[n]);
    look_at (self, session, n + 1);
  }
}

/* --- tests --- */

/* From every entry, of those of a long evening fewer. */
static void
test_back_and_forth (gconstpointer path)
{
  Evening self = { 0 };

  read_evening (&self, path);
  for (guint n = self.lines->len; n > 0; n -= 1 + n / 6) {
    g_autoptr (TsSession) session = play (&self, n);

    go_back (&self, session, n);
    g_assert_false (try (session, undo));
    go_forth (&self, session, n);
    g_assert_false (try (session, redo));
    go_back (&self, session, n / 2);
    go_forth (&self, session, n);
  }
  free_evening (&self);
}

/* Something is said where people went back to. */
static void
test_said_anew (gconstpointer path)
{
  Evening self = { 0 };

  read_evening (&self, path);
  for (guint by = 1; by <= self.lines->len; by += 1 + by / 2) {
    g_autoptr (TsSession) session = play (&self, self.lines->len);

    for (guint to = self.lines->len; to >= by; to -= MIN (to, 29)) {
      go_back (&self, session, ts_session_n_records (session) - to);
      go_back (&self, session, by);
      say_anew (&self, session, to);
    }
    go_back (&self, session, ts_session_n_records (session));
  }
  free_evening (&self);
}

/* Any state before an entry can be looked at, from wherever people are, and looking changes nothing. */
static void
test_looked_at (gconstpointer path)
{
  Evening self = { 0 };
  g_autoptr (TsSession) session = NULL;

  read_evening (&self, path);
  session = play (&self, self.lines->len);
  for (guint n = self.lines->len; n > 0; n -= MIN (n, 29)) {
    go_back (&self, session, ts_session_n_records (session) - n);
    for (guint i = 0; i <= n; i++) {
      g_autofree gpointer state = ts_session_state_before (session, i);

      g_assert_cmpmem (state, self.game->state_size, self.states->pdata[i], self.game->state_size);
    }
    look_at (&self, session, n);
  }
  free_evening (&self);
}

/* A note is added to entry `number`, which changes no state and plays all later ones again. */
static void
add_note (const Evening *self, TsSession *session, guint number)
{
  const char *entry = self->lines->pdata[number - 1];
  g_autofree char *line = g_strdup_printf ("{\"do\":\"amend\",\"entry\":%u,\"with\":{\"note\":\"x%u\",%s}",
                                           number, number, entry + 1);

  g_assert_null (strstr (entry, "\"note\":"));
  say (session, line);
  look_at (self, session, ts_session_n_records (session));
}

static void
test_amended (gconstpointer path)
{
  Evening self = { 0 };
  guint n;

  read_evening (&self, path);
  n = self.lines->len;
  for (guint number = n; number > 0; number -= MIN (number, 31)) {
    g_autoptr (TsSession) session = NULL;

    if (strstr (self.lines->pdata[number - 1], "\"note\":") != NULL)
      continue;
    session = play (&self, n);
    add_note (&self, session, number);
    say (session, undo);
    look_at (&self, session, n);
    say (session, redo);
    look_at (&self, session, n);
    say (session, undo);
    go_back (&self, session, MIN (n, 12));
    say_anew (&self, session, n);
    add_note (&self, session, number);
    refuse (&self, session);
    say (session, undo);
    go_back (&self, session, n);
  }
  free_evening (&self);
}

static void
add_tests (const char *folder, const char *name, GPtrArray *paths)
{
  static const struct {
    const char *name;
    void (*run) (gconstpointer path);
  } tests[] = {
    { "back-and-forth", test_back_and_forth },
    { "said-anew", test_said_anew },
    { "looked-at", test_looked_at },
    { "amended", test_amended },
  };
  g_autofree char *base = g_strndup (name, strlen (name) - strlen (".tableside"));

  g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++) {
    g_autofree char *path = g_strdup_printf ("/back/%s/%s", base, tests[i].name);

    g_test_add_data_func (path, paths->pdata[paths->len - 1], tests[i].run);
  }
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = NULL;
  const char *folder, *name;

  g_test_init (&argc, &argv, NULL);
  folder = g_test_get_dir (G_TEST_DIST);
  dir = g_dir_open (folder, 0, NULL);
  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".tableside"))
      add_tests (folder, name, paths);
  return g_test_run ();
}
