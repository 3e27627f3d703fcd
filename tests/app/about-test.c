/* What *About* says comes from the metainfo, and what it offers for a report names nobody. */
#include "stage.h"

#include "app/dialogs/about.h"
#include "config.h"

#include <string.h>

static AdwAboutDialog *
show_about (Stage *stage)
{
  g_action_group_activate_action (G_ACTION_GROUP (stage->app), "about", NULL);
  g_assert_true (ADW_IS_ABOUT_DIALOG (stage_dialog (stage)));
  return ADW_ABOUT_DIALOG (stage_dialog (stage));
}

static void
test_metainfo (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  AdwAboutDialog *about;

  stage_open (stage, ts_games, NULL);
  about = show_about (stage);
  g_assert_cmpstr (adw_about_dialog_get_application_icon (about), ==, APP_ID);
  g_assert_cmpstr (adw_about_dialog_get_application_name (about), ==, "Tableside");
  g_assert_cmpstr (adw_about_dialog_get_version (about), ==, PACKAGE_VERSION);
  g_assert_cmpstr (adw_about_dialog_get_release_notes_version (about), ==, PACKAGE_VERSION);
  g_assert_nonnull (strstr (adw_about_dialog_get_release_notes (about), "<li>"));
  g_assert_cmpstr (adw_about_dialog_get_developer_name (about), ==, "The Tableside team");
  g_assert_cmpint (adw_about_dialog_get_license_type (about), ==, GTK_LICENSE_GPL_3_0);
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

/* Words that only this computer, or this evening, would say. */
static void
test_debug_info (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  const char *const secrets[] = { g_get_user_name (),
                                  g_get_real_name (),
                                  g_get_host_name (),
                                  g_get_home_dir (),
                                  g_get_user_data_dir (),
                                  "Ann",
                                  "going",
                                  " /",
                                  "home" };
  g_autofree char *path = put_table ("going.tableside", GOING);
  const char *told;

  stage_open (stage, null_games, path);
  told = adw_about_dialog_get_debug_info (show_about (stage));
  g_assert_nonnull (strstr (told, "Tableside: " PACKAGE_VERSION "\n"));
  g_assert_nonnull (strstr (told, "GTK: 4."));
  g_assert_nonnull (strstr (told, "Language: "));
  for (guint i = 0; i < G_N_ELEMENTS (secrets); i++)
    if (strlen (secrets[i]) > 1 && strstr (told, secrets[i]) != NULL)
      g_error ("“%s” is told:\n%s", secrets[i], told);
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

int
main (int argc, char **argv)
{
  stage_init (&argc, &argv);
  stage_add ("/about/metainfo", test_metainfo, NULL);
  stage_add ("/about/debug-info", test_debug_info, NULL);
  return stage_run ();
}
