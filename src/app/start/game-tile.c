#include "game-tile.h"

#include "app/art.h"
#include "config.h"
#include "widgets/shrink.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

#define ROW_ART 80 /* px of the picture beside the words, as on a table's card */

struct _TsGameTile {
  GtkButton parent_instance;

  GtkOrientable *box;
  TsArt *art;
  TsShrink *caption_room; /* alone in a box, it would get the width for its height: more than there is */
  TsShrink *title_room;
  GtkLabel *title;
  GtkLabel *players;
  TsShrink *summary_room;
  GtkLabel *summary;
};

G_DEFINE_FINAL_TYPE (TsGameTile, ts_game_tile, GTK_TYPE_BUTTON)

static void
ts_game_tile_class_init (TsGameTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (TS_TYPE_ART);
  g_type_ensure (TS_TYPE_SHRINK);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tableside/Tableside/game-tile.ui");
  gtk_widget_class_bind_template_child (widget_class, TsGameTile, box);
  gtk_widget_class_bind_template_child (widget_class, TsGameTile, art);
  gtk_widget_class_bind_template_child (widget_class, TsGameTile, caption_room);
  gtk_widget_class_bind_template_child (widget_class, TsGameTile, title_room);
  gtk_widget_class_bind_template_child (widget_class, TsGameTile, title);
  gtk_widget_class_bind_template_child (widget_class, TsGameTile, players);
  gtk_widget_class_bind_template_child (widget_class, TsGameTile, summary_room);
  gtk_widget_class_bind_template_child (widget_class, TsGameTile, summary);
}

static void
ts_game_tile_init (TsGameTile *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ts_shrink_like_all (self->caption_room);
  ts_shrink_like_all (self->title_room);
  ts_shrink_like_all (self->summary_room);
}

static char *
tell_players (int least, int most)
{
  if (least == most)
    /* Translators: %d is how many can play a game, neither more nor fewer. */
    return g_strdup_printf (ngettext ("%d player", "%d players", (gulong) most), most);
  /* Translators: how many can play a game, from the first number to the second one. */
  return g_strdup_printf (ngettext ("%d–%d player", "%d–%d players", (gulong) most), least, most);
}

TsGameTile *
ts_game_tile_new (const TsGame *game)
{
  TsGameTile *self = g_object_new (TS_TYPE_GAME_TILE, NULL);
  g_autofree char *class = g_strconcat ("game-", game->id, NULL);
  g_autofree char *players = tell_players (game->min_players, game->max_players);

  gtk_widget_add_css_class (GTK_WIDGET (self), class);
  ts_art_set_game (self->art, game->id);
  gtk_label_set_label (self->title, _ (game->title));
  gtk_label_set_label (self->players, players);
  gtk_label_set_label (self->summary, _ (game->summary));
  ts_text_hold_amounts (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ (game->title),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, players, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "s", game->id);
  return self;
}

void
ts_game_tile_set_row (TsGameTile *self, gboolean row)
{
  gtk_orientable_set_orientation (self->box, row ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_size_request (GTK_WIDGET (self->art), row ? ROW_ART : -1, -1);
  ts_style_set (self, "row", row);
}
