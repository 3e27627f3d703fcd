#include "tile-group.h"

#include "config.h"
#include "widgets/tile-layout.h"

#define WORDS "words" /* by which a tile is found */

struct _TsTileGroup {
  AdwBin parent_instance;

  GtkLabel *title;
  GtkLabel *about;
  GtkBox *tiles;
  char *words; /* that people look for; "": all */
};

G_DEFINE_FINAL_TYPE (TsTileGroup, ts_tile_group, ADW_TYPE_BIN)

enum {
  TITLE = 1,
  ABOUT,
  TILE_WIDTH,
  COLUMNS,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

/* --- what is shown --- */

static void
show (TsTileGroup *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), ts_tile_group_get_first (self) != NULL);
}

/* Accents and capital letters make no difference. */
static void
filter_tile (TsTileGroup *self, GtkWidget *tile)
{
  const char *words = g_object_get_data (G_OBJECT (tile), WORDS);

  gtk_widget_set_visible (tile, *self->words == '\0' || g_str_match_string (self->words, words, TRUE));
}

void
ts_tile_group_filter (TsTileGroup *self, const char *words)
{
  GtkWidget *tile = gtk_widget_get_first_child (GTK_WIDGET (self->tiles));

  g_set_str (&self->words, words);
  for (; tile != NULL; tile = gtk_widget_get_next_sibling (tile))
    filter_tile (self, tile);
  show (self);
}

GtkWidget *
ts_tile_group_get_first (TsTileGroup *self)
{
  GtkWidget *tile = gtk_widget_get_first_child (GTK_WIDGET (self->tiles));

  while (tile != NULL && !gtk_widget_get_visible (tile))
    tile = gtk_widget_get_next_sibling (tile);
  return tile;
}

void
ts_tile_group_show_title (TsTileGroup *self, gboolean shown)
{
  gtk_widget_set_visible (GTK_WIDGET (self->title), shown);
}

/* --- tiles --- */

void
ts_tile_group_add (TsTileGroup *self, GtkWidget *tile, const char *words)
{
  g_object_set_data_full (G_OBJECT (tile), WORDS, g_strdup (words), g_free);
  gtk_box_append (self->tiles, tile);
  filter_tile (self, tile);
  show (self);
}

static TsTileGroup *
group_of (GtkWidget *tile)
{
  return TS_TILE_GROUP (gtk_widget_get_ancestor (tile, TS_TYPE_TILE_GROUP));
}

void
ts_tile_group_remove (GtkWidget *tile)
{
  TsTileGroup *self = group_of (tile);

  gtk_box_remove (self->tiles, tile);
  show (self);
}

void
ts_tile_group_put (TsTileGroup *self, GtkWidget *widget)
{
  g_autoptr (GtkWidget) tile = g_object_ref (widget);

  if (group_of (tile) != self) {
    ts_tile_group_remove (tile);
    gtk_box_append (self->tiles, tile);
    filter_tile (self, tile);
    show (self);
  } else if (gtk_widget_get_next_sibling (tile) != NULL) {
    gtk_box_reorder_child_after (self->tiles, tile, gtk_widget_get_last_child (GTK_WIDGET (self->tiles)));
  }
}

/* --- the class --- */

static void
ts_tile_group_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  TsTileGroup *self = TS_TILE_GROUP (object);
  const char *text = id == TILE_WIDTH ? NULL : g_value_get_string (value);

  if (id == TITLE) {
    gtk_label_set_label (self->title, text != NULL ? text : "");
  } else if (id == ABOUT) {
    gtk_label_set_label (self->about, text != NULL ? text : "");
    gtk_widget_set_visible (GTK_WIDGET (self->about), text != NULL);
  } else if (id == TILE_WIDTH) {
    g_object_set_property (G_OBJECT (gtk_widget_get_layout_manager (GTK_WIDGET (self->tiles))), "tile-width",
                           value);
  } else {
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
ts_tile_group_get_property (GObject *object, guint id G_GNUC_UNUSED, GValue *value, GParamSpec *pspec)
{
  GtkWidget *tiles = GTK_WIDGET (TS_TILE_GROUP (object)->tiles);

  g_object_get_property (G_OBJECT (gtk_widget_get_layout_manager (tiles)), pspec->name, value);
}

static void
on_columns (TsTileGroup *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[COLUMNS]);
}

static void
ts_tile_group_finalize (GObject *object)
{
  g_free (TS_TILE_GROUP (object)->words);
  G_OBJECT_CLASS (ts_tile_group_parent_class)->finalize (object);
}

static void
ts_tile_group_class_init (TsTileGroupClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = ts_tile_group_get_property;
  object_class->set_property = ts_tile_group_set_property;
  object_class->finalize = ts_tile_group_finalize;
  properties[TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[ABOUT] = g_param_spec_string ("about", NULL, NULL, NULL, flags);
  properties[TILE_WIDTH] = g_param_spec_int ("tile-width", NULL, NULL, 1, 10000, 300, flags);
  properties[COLUMNS] =
      g_param_spec_int ("columns", NULL, NULL, 0, 100, 0, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass),
                                               "/org/tableside/Tableside/tile-group.ui");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), TsTileGroup, title);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), TsTileGroup, about);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), TsTileGroup, tiles);
}

static void
ts_tile_group_init (TsTileGroup *self)
{
  g_type_ensure (TS_TYPE_TILE_LAYOUT);
  self->words = g_strdup ("");
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_connect_object (gtk_widget_get_layout_manager (GTK_WIDGET (self->tiles)), "notify::columns",
                           G_CALLBACK (on_columns), self, G_CONNECT_SWAPPED);
}
