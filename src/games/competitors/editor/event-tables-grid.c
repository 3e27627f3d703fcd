#include "event-tables-grid.h"

#include "config.h"
#include "event-tables-cell.h"
#include "widgets/die.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

#define FACE 30

struct _TsEventTablesGrid {
  GtkGrid parent_instance;

  GtkWidget *writer;
  GtkWidget *heads[COMPETITORS_CONTINENTS];
  GtkLabel *counts[COMPETITORS_CONTINENTS];
  TsEventTablesCell *cells[COMPETITORS_CONTINENTS][COMPETITORS_FACES];
  CompetitorsPlace chosen;
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (TsEventTablesGrid, ts_event_tables_grid, GTK_TYPE_GRID)

static TsEventTablesCell *
cell_at (TsEventTablesGrid *self, const CompetitorsPlace *place)
{
  return self->cells[place->continent][place->face - 1];
}

/* --- what is shown --- */

static void
show_columns (TsEventTablesGrid *self)
{
  for (int i = 0; i < COMPETITORS_CONTINENTS; i++) {
    gtk_widget_set_visible (self->heads[i], !self->narrow);
    for (int face = 0; face < COMPETITORS_FACES; face++) {
      gtk_widget_set_visible (GTK_WIDGET (self->cells[i][face]),
                              !self->narrow || i == self->chosen.continent);
      ts_event_tables_cell_set_lines (self->cells[i][face], self->narrow ? 3 : 2);
    }
  }
}

void
ts_event_tables_grid_set_narrow (TsEventTablesGrid *self, gboolean narrow)
{
  self->narrow = narrow;
  ts_style_set (self, "narrow", narrow);
  show_columns (self);
}

static void
show_count (TsEventTablesGrid *self, const TsEventTables *set, int continent)
{
  int n = ts_event_tables_count (set, self->chosen.table, continent);
  g_autofree char *count = g_strdup_printf ("%d/%d", n, COMPETITORS_FACES);

  gtk_label_set_label (self->counts[continent], n < COMPETITORS_FACES ? count : "✓");
}

void
ts_event_tables_grid_show (TsEventTablesGrid *self, const TsEventTables *set, const CompetitorsPlace *chosen)
{
  CompetitorsPlace place = *chosen;

  ts_event_tables_cell_set_chosen (cell_at (self, &self->chosen), FALSE);
  self->chosen = *chosen;
  for (place.continent = 0; place.continent < COMPETITORS_CONTINENTS; place.continent++) {
    show_count (self, set, place.continent);
    for (place.face = 1; place.face <= COMPETITORS_FACES; place.face++)
      ts_event_tables_cell_show (cell_at (self, &place), &place, ts_event_tables_cell (set, &place));
  }
  ts_event_tables_cell_set_chosen (cell_at (self, chosen), TRUE);
  show_columns (self);
  ts_style_set (self, "events", chosen->table == COMPETITORS_EVENTS);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (ts_competitors_tables[chosen->table].label), -1);
}

void
ts_event_tables_grid_show_draft (TsEventTablesGrid *self, const CompetitorsCell *cell)
{
  ts_event_tables_cell_show (cell_at (self, &self->chosen), &self->chosen, cell);
}

GtkWidget *
ts_event_tables_grid_get_chosen (TsEventTablesGrid *self)
{
  return GTK_WIDGET (cell_at (self, &self->chosen));
}

void
ts_event_tables_grid_set_writer (TsEventTablesGrid *self, GtkWidget *writer)
{
  self->writer = writer;
}

/* --- by keys --- */

static void
choose (TsEventTablesGrid *self, const CompetitorsPlace *place)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "cell.choose", "(iii)", (int) place->table, place->continent,
                              place->face);
}

/* Arrows go where they point. */
static gboolean
go_by_key (TsEventTablesGrid *self, guint key)
{
  static const struct {
    guint key;
    int continents, faces;
  } ways[] = {
    { GDK_KEY_Up, 0, -1 },   { GDK_KEY_Home, 0, -COMPETITORS_FACES },
    { GDK_KEY_Down, 0, 1 },  { GDK_KEY_End, 0, COMPETITORS_FACES },
    { GDK_KEY_Left, -1, 0 }, { GDK_KEY_Page_Up, -1, 0 },
    { GDK_KEY_Right, 1, 0 }, { GDK_KEY_Page_Down, 1, 0 },
  };
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  CompetitorsPlace place = self->chosen;

  if (mirrored && (key == GDK_KEY_Left || key == GDK_KEY_Right))
    key = key == GDK_KEY_Left ? GDK_KEY_Right : GDK_KEY_Left;
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    if (ways[i].key == key) {
      place.continent = CLAMP (place.continent + ways[i].continents, 0, COMPETITORS_CONTINENTS - 1);
      place.face = CLAMP (place.face + ways[i].faces, 1, COMPETITORS_FACES);
      choose (self, &place);
      return TRUE;
    }
  return FALSE;
}

static gboolean
act_by_key (TsEventTablesGrid *self, guint key)
{
  switch (key) {
  case GDK_KEY_Return:
  case GDK_KEY_KP_Enter:
  case GDK_KEY_ISO_Enter:
  case GDK_KEY_F2:
  case GDK_KEY_space:
    return gtk_widget_activate_action (GTK_WIDGET (self), "cell.write", "b", FALSE);
  case GDK_KEY_Delete:
  case GDK_KEY_KP_Delete:
  case GDK_KEY_BackSpace:
    return gtk_widget_activate_action (GTK_WIDGET (self), "cell.empty", NULL);
  case GDK_KEY_Tab:
    return gtk_widget_activate_action (GTK_WIDGET (self), "cell.forward", NULL);
  default:
    return FALSE;
  }
}

/* A letter, or a key that begins one, such as an accent. */
static gboolean
is_letter (guint key)
{
  gunichar letter = gdk_keyval_to_unicode (key);

  return (letter != 0 && g_unichar_isprint (letter) && letter != ' ') ||
         (key >= GDK_KEY_dead_grave && key <= GDK_KEY_dead_hamza) || key == GDK_KEY_Multi_key;
}

static gboolean
on_key (TsEventTablesGrid *self,
        guint key,
        guint code G_GNUC_UNUSED,
        GdkModifierType modifiers,
        GtkEventControllerKey *controller)
{
  /* What is around the grid would scroll. */
  if ((modifiers & GDK_CONTROL_MASK) != 0 && (key == GDK_KEY_Page_Up || key == GDK_KEY_Page_Down))
    return gtk_widget_activate_action (GTK_WIDGET (self), "tables.other-table", NULL);
  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return FALSE;
  if (key >= GDK_KEY_KP_Home && key <= GDK_KEY_KP_End)
    key -= GDK_KEY_KP_Home - GDK_KEY_Home; /* both have the same order */
  if (go_by_key (self, key) || act_by_key (self, key))
    return TRUE;
  if (!is_letter (key))
    return FALSE;
  gtk_widget_activate_action (GTK_WIDGET (self), "cell.write", "b", TRUE);
  return gtk_event_controller_key_forward (controller, self->writer);
}

/* --- by pointer --- */

/* When it is let go: whoever scrolls with a finger means no cell. */
static void
on_click (TsEventTablesGrid *self, int n_press, double x, double y)
{
  GtkWidget *cell = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  if (cell != NULL && !TS_IS_EVENT_TABLES_CELL (cell))
    cell = gtk_widget_get_ancestor (cell, TS_TYPE_EVENT_TABLES_CELL);
  if (cell == NULL)
    return;
  choose (self, ts_event_tables_cell_get_place (TS_EVENT_TABLES_CELL (cell)));
  /* Where there is one continent, the cell opens at once, as on a phone nobody presses a key. */
  if (n_press == 2 || self->narrow)
    gtk_widget_activate_action (GTK_WIDGET (self), "cell.write", "b", FALSE);
}

/* --- building --- */

static GtkWidget *
new_head (TsEventTablesGrid *self, int continent)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name = ts_text_new (_ (ts_competitors_continents[continent].label), NULL);
  GtkWidget *count = gtk_label_new (NULL);

  gtk_label_set_wrap_mode (GTK_LABEL (name), PANGO_WRAP_WORD);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_set_valign (name, GTK_ALIGN_END);
  gtk_widget_set_valign (count, GTK_ALIGN_END);
  gtk_widget_add_css_class (count, "count");
  gtk_widget_add_css_class (head, "column-head");
  gtk_box_append (GTK_BOX (head), name);
  gtk_box_append (GTK_BOX (head), count);
  self->heads[continent] = head;
  self->counts[continent] = GTK_LABEL (count);
  return head;
}

static void
add_column (TsEventTablesGrid *self, int continent, GtkSizeGroup *columns)
{
  GtkWidget *head = new_head (self, continent);

  gtk_grid_attach (GTK_GRID (self), head, continent + 1, 0, 1, 1);
  gtk_size_group_add_widget (columns, head);
  for (int face = 0; face < COMPETITORS_FACES; face++) {
    TsEventTablesCell *cell = self->cells[continent][face] = ts_event_tables_cell_new ();

    gtk_widget_set_hexpand (GTK_WIDGET (cell), TRUE);
    gtk_widget_set_vexpand (GTK_WIDGET (cell), TRUE);
    gtk_grid_attach (GTK_GRID (self), GTK_WIDGET (cell), continent + 1, face + 1, 1, 1);
    gtk_size_group_add_widget (columns, GTK_WIDGET (cell));
  }
}

static void
add_faces (TsEventTablesGrid *self)
{
  for (int face = 1; face <= COMPETITORS_FACES; face++) {
    GtkWidget *die = ts_die_new (COMPETITORS_FACES, FACE);

    ts_die_set_face (TS_DIE (die), face);
    gtk_widget_set_valign (die, GTK_ALIGN_CENTER);
    gtk_grid_attach (GTK_GRID (self), die, 0, face, 1, 1);
  }
}

static void
ts_event_tables_grid_class_init (TsEventTablesGridClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "cellgrid");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ts_event_tables_grid_init (TsEventTablesGrid *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();
  g_autoptr (GtkSizeGroup) columns = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  self->chosen.face = 1;
  gtk_grid_set_row_spacing (GTK_GRID (self), 4);
  gtk_grid_set_column_spacing (GTK_GRID (self), 4);
  add_faces (self);
  for (int i = 0; i < COMPETITORS_CONTINENTS; i++)
    add_column (self, i, columns);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_swapped (click, "released", G_CALLBACK (on_click), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}
