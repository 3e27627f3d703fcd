#include "about.h"

#include "config.h"
#include "debug-info.h"

#include <glib/gi18n-lib.h>

/* What shops show of Tableside; its name, version, licence and news stand there and nowhere else. */
#define METAINFO "/org/tableside/Tableside/org.tableside.Tableside.metainfo.xml"

/* "Title: names" of every game that says whose it is; NULL at the end. */
static char **
credits_of (const TsGame *const *games)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; games[i] != NULL; i++)
    if (games[i]->credits != NULL)
      /* Translators: first a game's title, then the names of who made it. */
      g_strv_builder_take (builder, g_strdup_printf (_ ("%s: %s"), _ (games[i]->title), games[i]->credits));
  return g_strv_builder_end (builder);
}

AdwDialog *
ts_about_dialog_new (const TsGame *const *games)
{
  AdwDialog *dialog = adw_about_dialog_new_from_appdata (METAINFO, PACKAGE_VERSION);
  AdwAboutDialog *about = ADW_ABOUT_DIALOG (dialog);
  g_auto (GStrv) credits = credits_of (games);
  g_autofree char *debug_info = ts_debug_info_tell ();

  adw_about_dialog_set_comments (about,
                                 _ ("The referee beside a real table: you play with real cards, dice and "
                                    "coins; Tableside says what comes next and keeps the score."));
  /* Translators: write your names here, one a line. */
  adw_about_dialog_set_translator_credits (about, _ ("translator-credits"));
  adw_about_dialog_set_debug_info (about, debug_info);
  adw_about_dialog_set_debug_info_filename (about, "tableside-debug-info.txt");
  if (credits[0] != NULL)
    adw_about_dialog_add_credit_section (about, _ ("The games, and who made them"), (const char **) credits);
  return dialog;
}
