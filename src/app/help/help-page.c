#include "help-page.h"

#include "chapter-row.h"
#include "config.h"
#include "guide.h"
#include "signs.h"
#include "widgets/search.h"
#include "widgets/title.h"

#include <glib/gi18n-lib.h>

struct _TsHelpPage {
  AdwNavigationPage parent_instance;

  GtkEditable *entry;
  GtkStack *stack;
  GtkWidget *page;
  GtkWidget *nothing;
  AdwPreferencesGroup *now;
  AdwPreferencesGroup *others;
  AdwPreferencesGroup *board;
  GtkWidget *more;

  GPtrArray *rows;   /* of TsChapterRow */
  gboolean is_first; /* it was not opened from all help, and leads there */
};

G_DEFINE_FINAL_TYPE (TsHelpPage, ts_help_page, ADW_TYPE_NAVIGATION_PAGE)

static void
add (TsHelpPage *self, AdwPreferencesGroup *group, TsChapterRow *row)
{
  adw_preferences_group_add (group, GTK_WIDGET (row));
  g_ptr_array_add (self->rows, row);
}

/* --- what there is --- */

/* The chapters of this phase first, those about it alone before those about others, too. */
static void
add_now (TsHelpPage *self, const TsGame *game, int phase)
{
  for (int alone = 1; alone >= 0; alone--)
    for (const TsChapter *it = ts_digest_of (game); it->id != NULL; it++)
      if (ts_chapter_is_about (it, phase) && (it->phases == TS_IN (phase)) == (alone == 1))
        add (self, self->now, ts_chapter_row_new (it, TRUE));
}

static void
show_digest (TsHelpPage *self, const TsGame *game, TsBoard *board)
{
  const TsState *state = board != NULL ? ts_session_view (ts_board_get_session (board)).state : NULL;

  if (state != NULL) {
    adw_preferences_group_set_title (self->now, _ ("Now"));
    adw_preferences_group_set_description (self->now, _ (game->phases[state->phase].title));
    add_now (self, game, state->phase);
  }
  for (const TsChapter *it = ts_digest_of (game); it->id != NULL; it++)
    if (state == NULL || !ts_chapter_is_about (it, state->phase))
      add (self, self->others, ts_chapter_row_new (it, FALSE));
}

static void
add_signs (TsHelpPage *self, const TsChapter *chapter, const TsBoardSign *signs)
{
  TsChapterRow *row = ts_chapter_row_new (chapter, FALSE);

  for (; signs->label != NULL; signs++)
    ts_chapter_row_add_sign (row, signs);
  add (self, self->board, row);
}

/* --- what is looked for --- */

/* A group is there as long as one of its rows is. */
static void
show_group (TsHelpPage *self, AdwPreferencesGroup *group)
{
  gboolean any = FALSE;

  for (guint i = 0; i < self->rows->len; i++) {
    GtkWidget *row = self->rows->pdata[i];

    any |= gtk_widget_get_visible (row) && gtk_widget_is_ancestor (row, GTK_WIDGET (group));
  }
  gtk_widget_set_visible (GTK_WIDGET (group), any);
}

static void
on_typed (TsHelpPage *self)
{
  const char *typed = gtk_editable_get_text (self->entry);
  gboolean any = FALSE;

  for (guint i = 0; i < self->rows->len; i++)
    any |= ts_chapter_row_search (self->rows->pdata[i], typed);
  show_group (self, self->now);
  show_group (self, self->others);
  show_group (self, self->board);
  gtk_widget_set_visible (self->more, self->is_first && *typed == '\0');
  gtk_stack_set_visible_child (self->stack, any || *typed == '\0' ? self->page : self->nothing);
}

/* --- the class --- */

static void
ts_help_page_finalize (GObject *object)
{
  g_ptr_array_unref (TS_HELP_PAGE (object)->rows);
  G_OBJECT_CLASS (ts_help_page_parent_class)->finalize (object);
}

static void
ts_help_page_class_init (TsHelpPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ts_help_page_finalize;
  ts_title_set_template (widget_class, "/org/tableside/Tableside/help-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TsHelpPage, entry);
  gtk_widget_class_bind_template_child (widget_class, TsHelpPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TsHelpPage, page);
  gtk_widget_class_bind_template_child (widget_class, TsHelpPage, nothing);
  gtk_widget_class_bind_template_child (widget_class, TsHelpPage, now);
  gtk_widget_class_bind_template_child (widget_class, TsHelpPage, others);
  gtk_widget_class_bind_template_child (widget_class, TsHelpPage, board);
  gtk_widget_class_bind_template_child (widget_class, TsHelpPage, more);
  gtk_widget_class_bind_template_callback (widget_class, on_typed);
  gtk_widget_class_bind_template_callback (widget_class, ts_search_go_back);
}

static void
ts_help_page_init (TsHelpPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = g_ptr_array_new ();
  ts_search_capture (self->entry, self);
}

TsHelpPage *
ts_help_page_new (const TsGame *game, TsBoard *board)
{
  TsHelpPage *self = g_object_new (TS_TYPE_HELP_PAGE, "title", _ (game->title), NULL);
  const TsBoardSign *signs = board != NULL ? ts_board_get_signs (board) : NULL;

  self->is_first = board != NULL;
  show_digest (self, game, board);
  if (signs != NULL)
    add_signs (self, &ts_signs_of_game, signs);
  add_signs (self, &ts_signs_of_table, ts_signs);
  on_typed (self);
  return self;
}

static void
add_pictures (TsChapterRow *row, const TsGuide *guide, const TsChapter *chapter)
{
  for (const TsGuidePicture *it = guide->pictures; it->chapter != NULL; it++) {
    g_autofree char *resource = g_strconcat (TS_GUIDE_PICTURES, it->file, NULL);

    if (g_str_equal (it->chapter, chapter->id))
      ts_chapter_row_add_picture (row, resource, it->about);
  }
}

TsHelpPage *
ts_help_page_new_guide (const char *chapter)
{
  TsHelpPage *self = g_object_new (TS_TYPE_HELP_PAGE, "title", _ ("The Guide"), NULL);
  const TsGuide *guide = ts_guide_spoken ();

  self->is_first = chapter != NULL;
  adw_preferences_group_set_title (self->others, "");
  adw_preferences_group_set_description (chapter != NULL ? self->now : self->others,
                                         _ ("How Tableside is used"));
  for (const TsChapter *it = guide->chapters; it->id != NULL; it++) {
    gboolean first = g_strcmp0 (it->id, chapter) == 0;
    TsChapterRow *row = ts_chapter_row_new (it, first);

    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), it->heading); /* gettext may know the word */
    add_pictures (row, guide, it);
    add (self, first ? self->now : self->others, row);
  }
  on_typed (self);
  return self;
}
