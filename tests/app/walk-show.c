#include "walk-show.h"

#include "stage.h"

const char *const walk_plays[WALK_PLAYS] = { "any-game-money-3-players",      "chip-shop-6-players",
                                             "competitors-5-players-airport", "shopping-war-4-players",
                                             "snack-wars-5-players",          "warehouse-wars-whole-game" };

char *
walk_read_play (Walk *self, const char *play)
{
  g_autofree char *path = g_strdup_printf ("%s/%s.tableside", g_getenv ("TABLESIDE_PLAYS"), play);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return walk_rename (self, text);
}

TsTable *
walk_open_play (Walk *self, const char *play)
{
  g_autofree char *text = walk_read_play (self, play);
  g_autofree char *path = put_table ("walk.tableside", text);
  g_autoptr (GError) error = NULL;
  TsTable *table = ts_table_open (path, ts_games, &error);

  g_assert_no_error (error);
  return table;
}

void
walk_show_page (Walk *self, gpointer page)
{
  self->root = page;
  frame_set_child (self->frame, page);
}

GtkWidget *
walk_show_host (Walk *self)
{
  GtkWidget *behind = gtk_label_new (NULL);

  frame_set_child (self->frame, g_object_new (g_type_from_name ("AdwDialogHost"), "child", behind, NULL));
  return behind;
}

void
walk_show_dialog (Walk *self, AdwDialog *dialog)
{
  adw_dialog_set_can_close (dialog, FALSE); /* dice that have rolled would close theirs */
  adw_dialog_present (dialog, walk_show_host (self));
  frame_resize (self->frame, 1280, 800); /* a window opens it larger than the smallest */
  self->root = GTK_WIDGET (dialog);
}

void
walk_each_play (Walk *self, const char *what, guint times, void (*show) (Walk *self, gconstpointer play))
{
  for (guint i = 0; i < WALK_PLAYS; i++) {
    self->what = g_strdup_printf ("%s, %s", what, walk_plays[i]);
    walk_shown (self, times, show, walk_plays[i], walk_check_only);
    g_clear_pointer (&self->what, g_free);
  }
}

void
walk_run (const char *name, void (*walk) (Walk *self))
{
  Stage stage;
  Walk self;

  stage_open (&stage, ts_games, NULL);
  walk_begin (&self, name);
  walk (&self);
  walk_end (&self);
  stage_close (&stage);
}
