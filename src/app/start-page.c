#include "start-page.h"

#include "config.h"
#include "game-tile.h"
#include "tile-layout.h"

#include <glib/gi18n-lib.h>

struct _TsStartPage {
  AdwNavigationPage parent_instance;

  GtkBox *games;
};

G_DEFINE_FINAL_TYPE (TsStartPage, ts_start_page, ADW_TYPE_NAVIGATION_PAGE)

static void
ts_start_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TS_TYPE_START_PAGE);
  G_OBJECT_CLASS (ts_start_page_parent_class)->dispose (object);
}

static void
ts_start_page_class_init (TsStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_start_page_dispose;
  g_type_ensure (TS_TYPE_TILE_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tableside/Tableside/start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TsStartPage, games);
}

static void
ts_start_page_init (TsStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ts_start_page_set_games (TsStartPage *self, const TsGame *const *games, const TsComing *coming)
{
  for (guint i = 0; games[i] != NULL; i++)
    gtk_box_append (self->games, ts_game_tile_new (games[i]));
  for (guint i = 0; coming[i].id != NULL; i++)
    gtk_box_append (self->games, ts_game_tile_new_coming (&coming[i]));
}

void
ts_start_page_show_games (TsStartPage *self)
{
  gtk_widget_child_focus (GTK_WIDGET (self->games), GTK_DIR_TAB_FORWARD);
}
