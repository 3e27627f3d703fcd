/* What is heard for what deed: linked with --wrap=ts_sound_play, nothing is played, but all is written down.
 */
#include "app/sound.h"

#include "config.h"
#include "games/null/rules/rules.h"
#include "referee/json.h"
#include "stage.h"

void __wrap_ts_sound_play (TsSound sound);
void __real_ts_sound_play (TsSound sound);

static GString *heard; /* a letter for each */

void
__wrap_ts_sound_play (TsSound sound)
{
  static const char letters[] = "-dctrf";

  if (sound != TS_SOUND_NONE)
    g_string_append_c (heard, letters[sound]);
}

static void
say (TsPlayPage *page, const char *line)
{
  g_autoptr (JsonNode) node = json_from_string (line, NULL);

  ts_board_say (TS_BOARD (board_of (page)), json_node_dup_object (node));
  settle (page);
  look ();
}

/* Says the line, and returns what is heard of it. */
static const char *
hear (TsPlayPage *page, const char *line)
{
  g_string_truncate (heard, 0);
  say (page, line);
  return heard->str;
}

static void
test_deeds (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);

  look ();
  g_assert_cmpstr (hear (page, "{\"do\":\"roll\",\"dice\":[3,4]}"), ==, "d");
  g_assert_cmpstr (hear (page, "{\"do\":\"pay\",\"who\":0,\"to\":1,\"amount\":5}"), ==, "c");
  g_assert_cmpstr (hear (page, "{\"do\":\"pay\",\"who\":0,\"to\":1,\"amount\":100}"), ==, "r");
  g_assert_cmpstr (hear (page, "{\"do\":\"take\",\"count\":1}"), ==, "");
  g_assert_cmpstr (hear (page, "{\"do\":\"next\"}"), ==, "t");
  g_assert_cmpstr (hear (page, "{\"do\":\"finish\"}"), ==, "f");
  stage_close (stage);
}

/* Going back and forth is silent. */
static void
test_back (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);

  look ();
  say (page, "{\"do\":\"roll\",\"dice\":[3,4]}");
  g_string_truncate (heard, 0);
  act (page, "play.undo");
  settle (page);
  act (page, "play.redo");
  settle (page);
  g_assert_cmpstr (heard->str, ==, "");
  stage_close (stage);
}

static void
test_off (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  look ();
  g_assert_true (g_settings_get_boolean (settings, "sounds"));
  g_settings_set_boolean (settings, "sounds", FALSE);
  g_assert_cmpstr (hear (page, "{\"do\":\"roll\",\"dice\":[3,4]}"), ==, "");
  g_assert_cmpstr (hear (page, "{\"do\":\"pay\",\"who\":0,\"to\":1,\"amount\":9999}"), ==, "");
  g_settings_set_boolean (settings, "sounds", TRUE);
  g_assert_cmpstr (hear (page, "{\"do\":\"roll\",\"dice\":[1,4]}"), ==, "d");
  stage_close (stage);
}

static void
test_switch (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GSettings) settings = NULL;
  GtkWidget *row;

  stage_open (stage, null_games, NULL);
  settings = g_settings_new (APP_ID);
  g_action_group_activate_action (G_ACTION_GROUP (stage->app), "preferences", NULL);
  row = wait_for (stage_dialog (stage), ADW_TYPE_SWITCH_ROW, NULL);
  g_assert_true (adw_switch_row_get_active (ADW_SWITCH_ROW (row)));
  adw_switch_row_set_active (ADW_SWITCH_ROW (row), FALSE);
  g_assert_false (g_settings_get_boolean (settings, "sounds"));
  g_settings_reset (settings, "sounds");
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

/* Each sound is there, in the form that every player takes. Where nobody can play it, nothing is said on the
 * console: that would fail this test. */
static void
test_files (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const names[] = { "dice", "coins", "turn", "refusal", "fanfare" };

  stage_open (stage, null_games, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *path = g_strdup_printf ("/org/tableside/Tableside/sounds/%s.wav", names[i]);
    g_autoptr (GError) error = NULL;
    g_autoptr (GBytes) bytes = g_resources_lookup_data (path, 0, &error);

    g_assert_no_error (error);
    g_assert_cmpmem (g_bytes_get_data (bytes, NULL), 4, "RIFF", 4);
    __real_ts_sound_play (i + TS_SOUND_DICE);
    let_pass (50);
  }
  stage_close (stage);
}

int
main (int argc, char **argv)
{
  int status;

  heard = g_string_new (NULL);
  stage_init (&argc, &argv);
  stage_add ("/sounds/deeds", test_deeds, NULL);
  stage_add ("/sounds/back", test_back, NULL);
  stage_add ("/sounds/off", test_off, NULL);
  stage_add ("/sounds/switch", test_switch, NULL);
  stage_add ("/sounds/files", test_files, NULL);
  status = stage_run ();
  g_string_free (heard, TRUE);
  return status;
}
