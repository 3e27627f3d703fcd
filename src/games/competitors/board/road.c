#include "road.h"

#include "config.h"
#include "games/competitors/rules/movement.h"
#include "games/competitors/rules/rules.h"
#include "pictures.h"
#include "widgets/shrink.h"
#include "widgets/tile-layout.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define TERRAINS (COMPETITORS_CHANNEL + 1)

struct _TsCompetitorsRoad {
  GtkBox parent_instance;

  GtkWidget *tiles[TERRAINS];
  GtkGrid *track;
  GArray *terrain; /* of gint64 */
  int spent;       /* P.M. of the same movement turn that went before: by other roads, and aboard */
};

G_DEFINE_FINAL_TYPE (TsCompetitorsRoad, ts_competitors_road, GTK_TYPE_BOX)

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static int
terrain_at (TsCompetitorsRoad *self, guint place)
{
  return (int) g_array_index (self->terrain, gint64, place);
}

/* --- the track --- */

static void show_track (TsCompetitorsRoad *self);

/* The track is made anew: the keyboard goes on from the terrain. */
static void
on_state (GtkWidget *button, TsCompetitorsRoad *self)
{
  gtk_widget_grab_focus (self->tiles[0]);
  g_array_remove_index (self->terrain, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "place")));
  show_track (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static GtkWidget *
state_new (TsCompetitorsRoad *self, guint place)
{
  int terrain = terrain_at (self, place);
  GtkWidget *button = gtk_button_new ();
  /* Translators: takes one thing out of a list; the %s is that thing */
  g_autofree char *tip = g_strdup_printf (_ ("Take %s out"), _ (ts_competitors_terrains[terrain].label));

  gtk_button_set_child (GTK_BUTTON (button),
                        ts_competitors_picture_new (ts_competitors_terrains[terrain].id));
  gtk_widget_set_tooltip_text (button, tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, tip, -1);
  gtk_widget_add_css_class (button, "road-state");
  g_object_set_data (G_OBJECT (button), "place", GUINT_TO_POINTER (place));
  g_signal_connect (button, "clicked", G_CALLBACK (on_state), self);
  return button;
}

static GtkWidget *
point_new (int point)
{
  g_autofree char *text = g_strdup_printf ("%d", point);
  GtkWidget *label =
      g_object_new (GTK_TYPE_LABEL, "label", text, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_add_css_class (label, "road-point");
  return label;
}

static GtkWidget *
spent_new (void)
{
  GtkWidget *label =
      g_object_new (GTK_TYPE_LABEL, "label", "●", "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_add_css_class (label, "road-point");
  gtk_widget_add_css_class (label, "spent");
  return label;
}

static int
count_points (TsCompetitorsRoad *self)
{
  int points = 0;

  for (guint i = 0; i < self->terrain->len; i++)
    points += ts_competitors_terrain_points (terrain_at (self, i));
  return points;
}

static void
show_track (TsCompetitorsRoad *self)
{
  int used = 0;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->track))) != NULL)
    gtk_grid_remove (self->track, child);
  for (; used < self->spent; used++)
    gtk_grid_attach (self->track, spent_new (), used, 0, 1, 1);
  for (guint i = 0; i < self->terrain->len; i++) {
    int points = ts_competitors_terrain_points (terrain_at (self, i));
    GtkWidget *state = state_new (self, i);

    if (used + points > COMPETITORS_TRUCK_POINTS)
      gtk_widget_add_css_class (state, "over");
    gtk_grid_attach (self->track, state, used, 0, points, 1);
    used += points;
  }
  for (; used < COMPETITORS_TRUCK_POINTS; used++)
    gtk_grid_attach (self->track, point_new (used + 1), used, 0, 1, 1);
}

/* --- the terrain --- */

static void
on_tile (GtkWidget *tile, TsCompetitorsRoad *self)
{
  gint64 terrain = 0;

  while (self->tiles[terrain] != tile)
    terrain++;
  g_array_append_val (self->terrain, terrain);
  show_track (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static GtkWidget *
tile_new (TsCompetitorsRoad *self, int terrain)
{
  const char *name = _ (ts_competitors_terrains[terrain].label);
  int points = ts_competitors_terrain_points (terrain);
  GtkWidget *tile = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  GtkWidget *label = ts_shrink_new_text (name, "road-name");
  g_autofree char *cost = g_strdup_printf ("%d", points);
  /* Translators: spoken: a kind of terrain, and how many movement points (P.M.) it takes */
  g_autofree char *spoken = g_strdup_printf (_ ("%s, %d P.M."), name, points);

  gtk_box_append (GTK_BOX (line), ts_competitors_picture_new (ts_competitors_terrains[terrain].id));
  gtk_box_append (GTK_BOX (line), gtk_label_new (cost));
  gtk_widget_set_halign (line, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), line);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (tile), box);
  gtk_widget_add_css_class (tile, "road-tile");
  gtk_accessible_update_property (GTK_ACCESSIBLE (tile), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_signal_connect (tile, "clicked", G_CALLBACK (on_tile), self);
  return tile;
}

/* --- the input --- */

static GtkWidget *
make (const TsField *field G_GNUC_UNUSED,
      const TsHeader *header G_GNUC_UNUSED,
      GCallback changed,
      gpointer data)
{
  GtkWidget *road = g_object_new (TS_TYPE_COMPETITORS_ROAD, NULL);

  g_signal_connect_swapped (road, "changed", changed, data);
  return road;
}

static void
get (const TsField *field G_GNUC_UNUSED, GtkWidget *input, TsValue *value)
{
  GArray *terrain = TS_COMPETITORS_ROAD (input)->terrain;

  if (terrain->len > 0)
    ts_input_take_numbers (value, (const gint64 *) (gconstpointer) terrain->data, terrain->len);
}

static void
set (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsValue *value)
{
  TsCompetitorsRoad *self = TS_COMPETITORS_ROAD (input);

  g_array_set_size (self->terrain, 0);
  if (value->given)
    g_array_append_vals (self->terrain, value->numbers, value->n);
  self->spent = 0;
  show_track (self);
}

/* After a ship or plane it goes on with what they and the way to them left, once that is known. */
static void
show (const TsField *field, GtkWidget *input, const TsView *view G_GNUC_UNUSED, const TsEntry *entry)
{
  TsCompetitorsRoad *self = TS_COMPETITORS_ROAD (input);
  int spent = self->spent;

  if (strcmp (field->id, "after") == 0 && (ts_entry_has (entry, "hexes") || ts_entry_has (entry, "points")))
    spent = ts_competitors_voyage_points (entry) - count_points (self);
  if (spent == self->spent)
    return;
  self->spent = spent;
  show_track (self);
}

const TsInput ts_competitors_road_input = {
  .wide = TRUE, .make = make, .get = get, .set = set, .show = show, .whole = TRUE
};

/* --- the class --- */

static void
ts_competitors_road_finalize (GObject *object)
{
  g_array_unref (TS_COMPETITORS_ROAD (object)->terrain);
  G_OBJECT_CLASS (ts_competitors_road_parent_class)->finalize (object);
}

static void
ts_competitors_road_class_init (TsCompetitorsRoadClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_competitors_road_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "firmroad");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static GtkWidget *
line_new (int spacing)
{
  return g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "column-homogeneous",
                       TRUE, "column-spacing", spacing, NULL);
}

static void
ts_competitors_road_init (TsCompetitorsRoad *self)
{
  /* All beside each other on a phone; with large text they take more lines, so that no name is cut. */
  GtkLayoutManager *layout =
      g_object_new (TS_TYPE_TILE_LAYOUT, "tile-width", 48, "max-columns", TERRAINS, "spacing", 4, NULL);
  GtkWidget *offers = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  gtk_widget_set_layout_manager (offers, layout);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  self->terrain = g_array_new (FALSE, FALSE, sizeof (gint64));
  for (int terrain = 0; terrain < TERRAINS; terrain++) {
    self->tiles[terrain] = tile_new (self, terrain);
    gtk_box_append (GTK_BOX (offers), self->tiles[terrain]);
  }
  self->track = GTK_GRID (line_new (2));
  gtk_widget_add_css_class (GTK_WIDGET (self->track), "road-track");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->track), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Movement points of the truck"), -1);
  gtk_box_append (GTK_BOX (self), offers);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->track));
  show_track (self);
}
