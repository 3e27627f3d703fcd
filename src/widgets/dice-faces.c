#include "dice-faces.h"

#include "config.h"
#include "die.h"
#include "style.h"

#include <glib/gi18n-lib.h>

#define SPACING 12
#define SMALL   40 /* a face of which six stand beside each other where there is little room */

struct _TsDiceFaces {
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (TsDiceFaces, ts_dice_faces, ADW_TYPE_BIN)

enum {
  FACE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
face_clicked (GtkWidget *button, TsDiceFaces *self)
{
  TsDie *die = TS_DIE (gtk_button_get_child (GTK_BUTTON (button)));

  g_signal_emit (self, signals[FACE], 0, ts_die_get_sides (die), ts_die_get_face (die));
}

/* So many that all lines are full, where that can be; dice of several kinds need flat grids. */
static int
face_columns (int sides, gboolean flat)
{
  if (flat && sides % 6 == 0)
    return 6;
  return sides == 6 ? 3 : sides % 5 == 0 ? 5 : sides % 4 == 0 ? 4 : 5;
}

static GtkWidget *
face_new (TsDiceFaces *self, int sides, int face, gboolean flat)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *die = ts_die_new (sides, flat ? 40 : sides <= 6 ? 60 : 48);
  g_autofree char *name = g_strdup_printf ("%d", face);

  ts_die_set_face (TS_DIE (die), face);
  gtk_button_set_child (GTK_BUTTON (button), die);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_add_css_class (button, "face");
  if (flat)
    gtk_widget_add_css_class (button, "small");
  g_signal_connect (button, "clicked", G_CALLBACK (face_clicked), self);
  return button;
}

static GtkWidget *
faces_of_new (TsDiceFaces *self, int sides, gboolean flat)
{
  GtkWidget *grid = g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  int columns = face_columns (sides, flat);
  /* Translators: all faces of one kind of die, for people who listen */
  g_autofree char *name = g_strdup_printf (ngettext ("Die of %d side", "Die of %d sides", sides), sides);

  gtk_accessible_update_property (GTK_ACCESSIBLE (grid), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_grid_set_row_spacing (GTK_GRID (grid), flat ? 2 : 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), flat ? 2 : 6);
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  for (int i = 0; i < sides; i++)
    gtk_grid_attach (GTK_GRID (grid), face_new (self, sides, i + 1, flat), i % columns, i / columns, 1, 1);
  return grid;
}

/* Whether a die before this one has as many sides. */
static gboolean
is_same_kind (const TsField *field, guint die)
{
  for (guint i = 0; i < die; i++)
    if (ts_field_sides (field, i) == ts_field_sides (field, die))
      return TRUE;
  return FALSE;
}

/* Every kind of die has its faces, so that nothing changes under a finger. */
static GtkWidget *
faces_new (TsDiceFaces *self, const TsField *field)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  for (guint die = 0; die < field->max; die++)
    if (!is_same_kind (field, die))
      gtk_box_append (GTK_BOX (box), faces_of_new (self, ts_field_sides (field, die), field->each != NULL));
  return box;
}

static void
lay_out (GtkWidget *grid, int face, int columns)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (grid);
  gboolean small = face <= SMALL;
  int i = 0;

  gtk_grid_set_row_spacing (GTK_GRID (grid), small ? 2 : 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), small ? 2 : 6);
  for (GtkWidget *it = gtk_widget_get_first_child (grid); it != NULL;
       it = gtk_widget_get_next_sibling (it), i++) {
    GtkLayoutChild *place = gtk_layout_manager_get_layout_child (layout, it);

    ts_die_set_size (TS_DIE (gtk_button_get_child (GTK_BUTTON (it))), face);
    ts_style_set (it, "small", small);
    g_object_set (place, "column", i % columns, "row", i / columns, NULL);
  }
}

void
ts_dice_faces_set_size (TsDiceFaces *self, int face, int columns)
{
  GtkWidget *kinds = adw_bin_get_child (ADW_BIN (self));

  gtk_box_set_spacing (GTK_BOX (kinds), face <= SMALL ? SPACING / 2 : SPACING);
  for (GtkWidget *it = gtk_widget_get_first_child (kinds); it != NULL; it = gtk_widget_get_next_sibling (it))
    lay_out (it, face, columns);
}

static void
ts_dice_faces_class_init (TsDiceFacesClass *klass)
{
  signals[FACE] = g_signal_new ("face", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
}

static void
ts_dice_faces_init (TsDiceFaces *self G_GNUC_UNUSED)
{
}

TsDiceFaces *
ts_dice_faces_new (const TsField *field)
{
  TsDiceFaces *self = g_object_new (TS_TYPE_DICE_FACES, NULL);

  adw_bin_set_child (ADW_BIN (self), faces_new (self, field));
  return self;
}
