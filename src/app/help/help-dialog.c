#include "help-dialog.h"

#include "app/archive/archive-page.h"
#include "app/new-table/new-table-page.h"
#include "app/statistics/statistics-page.h"
#include "app/tally/tally-page.h"
#include "config.h"
#include "help-page.h"
#include "widgets/title.h"

#include <glib/gi18n-lib.h>

struct _TsHelpDialog {
  AdwDialog parent_instance;

  AdwNavigationView *pages;
  AdwPreferencesGroup *games;
  AdwPreferencesRow *shortcuts;
};

G_DEFINE_FINAL_TYPE (TsHelpDialog, ts_help_dialog, ADW_TYPE_DIALOG)

static void
open_game (GtkWidget *row, TsHelpDialog *self)
{
  const TsGame *game = g_object_get_data (G_OBJECT (row), "game");

  adw_navigation_view_push (self->pages, ADW_NAVIGATION_PAGE (ts_help_page_new (game, NULL)));
}

static void
add_game (TsHelpDialog *self, const TsGame *game)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", _ (game->title), "use-markup", FALSE,
                                 "activatable", TRUE, NULL);

  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  g_object_set_data (G_OBJECT (row), "game", (gpointer) game);
  g_signal_connect (row, "activated", G_CALLBACK (open_game), self);
  adw_preferences_group_add (self->games, row);
}

static void
contents (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  adw_navigation_view_push_by_tag (TS_HELP_DIALOG (widget)->pages, "contents");
}

static void
guide (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  adw_navigation_view_push (TS_HELP_DIALOG (widget)->pages,
                            ADW_NAVIGATION_PAGE (ts_help_page_new_guide (NULL)));
}

static void
ts_help_dialog_class_init (TsHelpDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  ts_title_set_template (widget_class, "/org/tableside/Tableside/help-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TsHelpDialog, pages);
  gtk_widget_class_bind_template_child (widget_class, TsHelpDialog, games);
  gtk_widget_class_bind_template_child (widget_class, TsHelpDialog, shortcuts);
  gtk_widget_class_install_action (widget_class, "help.contents", NULL, contents);
  gtk_widget_class_install_action (widget_class, "help.guide", NULL, guide);
}

static void
ts_help_dialog_init (TsHelpDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ts_title_set_row (self->shortcuts, adw_preferences_row_get_title (self->shortcuts));
}

const char *
ts_help_chapter_of (gpointer page)
{
  if (TS_IS_NEW_TABLE_PAGE (page))
    return "A new table";
  if (TS_IS_TALLY_PAGE (page))
    return "The result";
  if (TS_IS_ARCHIVE_PAGE (page))
    return "All tables";
  return TS_IS_STATISTICS_PAGE (page) ? "Statistics" : NULL;
}

/* What is asked for stands there alone; all else is a press away. */
static void
show (TsHelpDialog *self, TsHelpPage *page)
{
  AdwNavigationPage *pages[] = { ADW_NAVIGATION_PAGE (page) };

  adw_navigation_view_replace (self->pages, pages, G_N_ELEMENTS (pages));
}

AdwDialog *
ts_help_dialog_new (const TsGame *const *games, TsBoard *board, const char *chapter)
{
  TsHelpDialog *self = g_object_new (TS_TYPE_HELP_DIALOG, NULL);

  for (guint i = 0; games[i] != NULL; i++)
    if (games[i]->digest != NULL)
      add_game (self, games[i]);
  if (board != NULL) {
    TsView view = ts_session_view (ts_board_get_session (board));

    show (self, ts_help_page_new (view.game, board));
  } else if (chapter != NULL) {
    show (self, ts_help_page_new_guide (chapter));
  }
  return ADW_DIALOG (self);
}
