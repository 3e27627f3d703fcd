/* The keyboard is never lost: in the first step of each phase of each game that the plays come to, it is at
 * the next thing to answer, also while the window crosses breakpoints; never at Undo, at a secret, at what
 * gives up, or at a widget that a screen reader has no name for. Escape closes what is open inside of a step
 * first. */
#include "stage.h"

#include "app/play/default-action.h"
#include "games/chip-shop/board/curtain.h"
#include "names.h"

#include <string.h>

static char *plays; /* the folder */

static GtkWidget *
focus_of (TsPlayPage *page)
{
  return gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (page)));
}

static void
assert_focus (TsPlayPage *page)
{
  GtkWidget *focus = focus_of (page);
  const char *action;

  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (page)));
  g_assert_true (gtk_widget_get_mapped (focus));
  g_assert_true (gtk_widget_is_sensitive (focus));
  g_assert_false (TS_IS_CHIP_SHOP_CURTAIN (focus));
  g_assert_cmpuint (assert_named (focus), >, 0);
  action = GTK_IS_ACTIONABLE (focus) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (focus)) : NULL;
  g_assert_cmpstr (action, !=, "play.undo");
  g_assert_cmpstr (action, !=, "play.redo");
  if (g_strcmp0 (action, "play.default") == 0)
    g_assert_false (ts_default_action_gives_up (TS_BOARD (board_of (page))));
  else
    g_assert_true (ts_board_is_asked (TS_BOARD (board_of (page)), focus));
}

/* --- sizes --- */

static gboolean
is_narrow (gpointer window)
{
  return gtk_widget_get_width (window) < 500;
}

static gboolean
is_wide (gpointer window)
{
  return gtk_widget_get_width (window) > 1100;
}

/* What crosses a breakpoint is away for some frames. */
static void
resize (Stage *stage, int width, int height)
{
  gtk_window_set_default_size (GTK_WINDOW (stage->window), width, height);
  wait_until (width < 500 ? is_narrow : is_wide, stage->window);
  let_pass (400);
}

/* Each phase, as it is opened; then on a phone and back. */
static void
test_phase (Stage *stage, gconstpointer table)
{
  TsPlayPage *page = open_page (stage, table);

  settle (page);
  let_pass (300);
  assert_focus (page);
  resize (stage, 1200, 800);
  assert_focus (page);
  resize (stage, 360, 640);
  assert_focus (page);
  resize (stage, 1200, 800);
  assert_focus (page);
  stage_close (stage);
}

/* --- inner steps --- */

/* What the Escape key does. */
static gboolean
escape (TsPlayPage *page)
{
  return ts_board_step_back (TS_BOARD (board_of (page)));
}

static void
test_escape (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (
      stage,
      "{\"tableside\":1,\"game\":\"snack-wars\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}\n");

  g_assert_false (escape (page));
  tap_nth (panel_of (page), "Sushi", 0);
  wait_for (page, GTK_TYPE_LABEL, "Sushi: how many?");
  g_assert_true (escape (page));
  wait_without (page, GTK_TYPE_LABEL, "Sushi: how many?");
  g_assert_false (escape (page));
  assert_focus (page);
  stage_close (stage);
}

/* --- phases --- */

static void
add_phases (GHashTable *seen, const char *play)
{
  g_autofree char *path = g_build_filename (plays, play, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GString) said = g_string_new (NULL);
  g_autoptr (TsSession) session = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  session = ts_session_new (ts_games, lines[0], strlen (lines[0]), NULL);
  for (guint i = 0; session != NULL && lines[i] != NULL; i++)
    if (i == 0 || ts_session_say (session, lines[i], strlen (lines[i]), NULL)) {
      TsView view = ts_session_view (session);
      g_autofree char *phase =
          g_strdup_printf ("/focus/%s/%s", view.game->id, view.game->phases[ts_view_state (&view)->phase].id);

      g_string_append_printf (said, "%s\n", lines[i]);
      if (!g_hash_table_contains (seen, phase))
        g_hash_table_insert (seen, g_steal_pointer (&phase), g_strdup (said->str));
    }
}

static GHashTable *
find_phases (void)
{
  GHashTable *seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GDir) folder = g_dir_open (plays, 0, NULL);
  const char *name;

  g_assert_nonnull (folder);
  while ((name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, ".tableside"))
      add_phases (seen, name);
  g_assert_cmpuint (g_hash_table_size (seen), >, 0);
  return seen;
}

int
main (int argc, char **argv)
{
  g_autoptr (GHashTable) phases = NULL;
  GHashTableIter iter;
  gpointer path, table;
  int result;

  stage_init (&argc, &argv);
  g_assert_cmpint (argc, ==, 2);
  plays = g_strdup (argv[1]);
  phases = find_phases ();
  stage_add ("/focus/escape", test_escape, NULL);
  g_hash_table_iter_init (&iter, phases);
  while (g_hash_table_iter_next (&iter, &path, &table))
    stage_add (path, test_phase, table);
  result = stage_run ();
  g_free (plays);
  return result;
}
