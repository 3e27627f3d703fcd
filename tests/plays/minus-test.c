/* What people read of the recorded evenings has no hyphen for a minus, and nothing to see around it: what was
 * said, asked, refused, corrected, and why a number is what it is. */
#include "games/games.h"
#include "games/null/rules/rules.h"
#include "referee/session.h"
#include "referee/why.h"

#include <string.h>

static guint n_looked_at, n_minus; /* sentences; those with a number below 0 */

static void
look_at (const char *told)
{
  if (told == NULL)
    return;
  n_looked_at++;
  n_minus += strstr (told, "−") != NULL;
  if (!g_regex_match_simple ("(?<![\\w\\d])-(?=\\d)|\\\\u2066", told, 0, 0))
    return;
  g_test_message ("A hyphen for a minus, or what isolates it as digits: %s", told);
  g_test_fail ();
}

static void
look_at_prompts (TsSession *session)
{
  TsView view = ts_session_view (session);
  g_autofree char *told = ts_session_tell_outcome (session);
  g_autofree char *prompt = ts_view_prompt (&view);
  g_autofree char *then = ts_view_then (&view);

  look_at (told);
  look_at (prompt);
  look_at (then);
}

static gboolean
say (TsSession *session, const char *line)
{
  g_autoptr (GError) error = NULL;

  if (ts_session_say (session, line, strlen (line), &error))
    return TRUE;
  look_at (error->message);
  return FALSE;
}

/* One less and far too few of it, by hand, where the game lets anybody. */
static void
correct (TsSession *session, int seat, const TsCounter *counter)
{
  static const char line[] = "{\"do\":\"adjust\",\"who\":%d,\"counter\":\"%s\",\"by\":%d}";
  g_autofree char *one = g_strdup_printf (line, seat, counter->id, -1);
  g_autofree char *all = g_strdup_printf (line, seat, counter->id, counter->min - 1 - counter->max);

  if (say (session, one)) {
    look_at_prompts (session);
    say (session, "{\"do\":\"undo\"}");
    look_at_prompts (session);
  }
  g_assert_false (say (session, all));
}

static void
look_at_causes (TsSession *session, int seat, int counter)
{
  g_autoptr (GArray) causes = ts_why_counters (session, seat, TS_COUNTED (counter));

  for (guint i = 0; i < causes->len; i++) {
    g_autofree char *told = ts_why_tell (session, &g_array_index (causes, TsCause, i));

    look_at (told);
  }
}

static void
look_at_tally (const TsView *view, int seat)
{
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (TsLine));

  view->game->tally (view, seat, lines);
  for (guint i = 0; i < lines->len; i++) {
    g_auto (TsWhyLine) why = { 0 };
    g_autofree char *told = NULL;

    g_assert_true (ts_why_line (view, seat, g_array_index (lines, TsLine, i).id, &why));
    told = ts_why_line_tell (&why);
    look_at (told);
  }
}

/* What the pack-up page says. */
static void
look_at_facts (const TsView *view, int seat)
{
  for (const TsFact *fact = view->game->facts; fact != NULL && fact->id != NULL; fact++) {
    g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

    fact->tell (view, seat, texts);
    for (guint i = 0; i < texts->len; i++)
      look_at (texts->pdata[i]);
  }
}

static void
look_at_end (TsSession *session)
{
  TsView view = ts_session_view (session);

  for (int seat = 0; seat < ts_view_state (&view)->n_seats; seat++) {
    look_at_tally (&view, seat);
    look_at_facts (&view, seat);
    for (int counter = 0; view.game->counters[counter].id != NULL; counter++)
      look_at_causes (session, seat, counter);
  }
  for (int counter = 0; view.game->counters[counter].id != NULL; counter++)
    correct (session, 0, &view.game->counters[counter]);
}

static void
test_play (gconstpointer path)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new ();
  g_autoptr (TsSession) session = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;
  g_autofree char *text = NULL;

  for (guint i = 0; ts_games[i] != NULL; i++)
    g_ptr_array_add (games, (gpointer) ts_games[i]);
  g_ptr_array_add (games, (gpointer) &ts_null_game);
  g_ptr_array_add (games, NULL);
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  session = ts_session_new ((const TsGame *const *) games->pdata, lines[0], strlen (lines[0]), &error);
  g_assert_no_error (error);
  for (guint i = 1; lines[i] != NULL; i++)
    if (lines[i][0] != '\0' && say (session, lines[i]))
      look_at_prompts (session);
  look_at_end (session);
}

static void
test_enough (void)
{
  g_test_message ("%u sentences, %u with a number below 0", n_looked_at, n_minus);
  g_assert_cmpuint (n_looked_at, >, 1000);
  g_assert_cmpuint (n_minus, >, 100);
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) folder = NULL;
  const char *name;

  g_test_init (&argc, &argv, NULL);
  folder = g_dir_open (g_test_get_dir (G_TEST_DIST), 0, NULL);
  g_assert_nonnull (folder);
  while ((name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, ".tableside"))
      g_ptr_array_add (paths, g_build_filename (g_test_get_dir (G_TEST_DIST), name, NULL));
  g_ptr_array_sort_values (paths, (GCompareFunc) strcmp);
  for (guint i = 0; i < paths->len; i++) {
    g_autofree char *base = g_path_get_basename (paths->pdata[i]);
    g_autofree char *path = g_strconcat ("/minus/", base, NULL);

    g_test_add_data_func (path, paths->pdata[i], test_play);
  }
  g_test_add_func ("/minus/enough", test_enough);
  return g_test_run ();
}
