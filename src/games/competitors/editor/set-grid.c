#include "set-grid.h"

#include "config.h"
#include "set-cell.h"
#include "event-tables-edit.h"
#include "widgets/die.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

#define FACE 30

struct _TsCompetitorsSetGrid {
  GtkWidget parent_instance;

  GtkGrid *grid;
  GtkWidget *writer;
  GtkWidget *heads[COMPETITORS_CONTINENTS];
  GtkLabel *counts[COMPETITORS_CONTINENTS];
  TsCompetitorsSetCell *cells[COMPETITORS_CONTINENTS][COMPETITORS_FACES];
  CompetitorsPlace chosen;
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (TsCompetitorsSetGrid, ts_competitors_set_grid, GTK_TYPE_WIDGET)

enum {
  CHOOSE,
  WRITE,
  EMPTY,
  FORWARD,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static TsCompetitorsSetCell *
cell_at (TsCompetitorsSetGrid *self, const CompetitorsPlace *place)
{
  return self->cells[place->continent][place->face - 1];
}

/* --- what is shown --- */

static void
show_columns (TsCompetitorsSetGrid *self)
{
  for (int i = 0; i < COMPETITORS_CONTINENTS; i++) {
    gboolean seen = !self->narrow || i == self->chosen.continent;

    gtk_widget_set_visible (self->heads[i], !self->narrow);
    for (int face = 0; face < COMPETITORS_FACES; face++) {
      gtk_widget_set_visible (GTK_WIDGET (self->cells[i][face]), seen);
      ts_competitors_set_cell_set_lines (self->cells[i][face], self->narrow ? 3 : 2);
    }
  }
}

void
ts_competitors_set_grid_set_narrow (TsCompetitorsSetGrid *self, gboolean narrow)
{
  self->narrow = narrow;
  if (narrow)
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
  show_columns (self);
}

static void
show_head (TsCompetitorsSetGrid *self, const TsEventTables *set, int continent)
{
  int n = ts_event_tables_count (set, self->chosen.table, continent);
  g_autofree char *count = g_strdup_printf ("%d/%d", n, COMPETITORS_FACES);

  gtk_label_set_label (self->counts[continent], n < COMPETITORS_FACES ? count : "✓");
}

void
ts_competitors_set_grid_show (TsCompetitorsSetGrid *self,
                              const TsEventTables *set,
                              const CompetitorsPlace *chosen)
{
  CompetitorsPlace place = *chosen;
  gboolean events = chosen->table == COMPETITORS_EVENTS;

  ts_competitors_set_cell_set_chosen (cell_at (self, &self->chosen), FALSE);
  self->chosen = *chosen;
  for (place.continent = 0; place.continent < COMPETITORS_CONTINENTS; place.continent++) {
    show_head (self, set, place.continent);
    for (place.face = 1; place.face <= COMPETITORS_FACES; place.face++)
      ts_competitors_set_cell_show (cell_at (self, &place), &place, ts_event_tables_cell (set, &place));
  }
  ts_competitors_set_cell_set_chosen (cell_at (self, chosen), TRUE);
  show_columns (self);
  if (events)
    gtk_widget_add_css_class (GTK_WIDGET (self), "events");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "events");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (ts_competitors_tables[chosen->table].label), -1);
}

void
ts_competitors_set_grid_show_draft (TsCompetitorsSetGrid *self, const CompetitorsCell *cell)
{
  ts_competitors_set_cell_show (cell_at (self, &self->chosen), &self->chosen, cell);
}

GtkWidget *
ts_competitors_set_grid_get_chosen (TsCompetitorsSetGrid *self)
{
  return GTK_WIDGET (cell_at (self, &self->chosen));
}

void
ts_competitors_set_grid_focus (TsCompetitorsSetGrid *self)
{
  gtk_widget_grab_focus (ts_competitors_set_grid_get_chosen (self));
}

void
ts_competitors_set_grid_set_writer (TsCompetitorsSetGrid *self, GtkWidget *writer)
{
  self->writer = writer;
}

/* --- by keys --- */

static void
go (TsCompetitorsSetGrid *self, int continents, int faces)
{
  CompetitorsPlace place = self->chosen;

  place.continent = CLAMP (place.continent + continents, 0, COMPETITORS_CONTINENTS - 1);
  place.face = CLAMP (place.face + faces, 1, COMPETITORS_FACES);
  g_signal_emit (self, signals[CHOOSE], 0, &place);
}

/* Arrows go where they point. */
static gboolean
go_by_key (TsCompetitorsSetGrid *self, guint key)
{
  int right = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? -1 : 1;

  switch (key) {
  case GDK_KEY_Up:
  case GDK_KEY_KP_Up:
    go (self, 0, -1);
    return TRUE;
  case GDK_KEY_Down:
  case GDK_KEY_KP_Down:
    go (self, 0, 1);
    return TRUE;
  case GDK_KEY_Left:
  case GDK_KEY_KP_Left:
    go (self, -right, 0);
    return TRUE;
  case GDK_KEY_Right:
  case GDK_KEY_KP_Right:
    go (self, right, 0);
    return TRUE;
  case GDK_KEY_Home:
  case GDK_KEY_KP_Home:
    go (self, 0, -COMPETITORS_FACES);
    return TRUE;
  case GDK_KEY_End:
  case GDK_KEY_KP_End:
    go (self, 0, COMPETITORS_FACES);
    return TRUE;
  case GDK_KEY_Page_Up:
  case GDK_KEY_KP_Page_Up:
    go (self, -1, 0);
    return TRUE;
  case GDK_KEY_Page_Down:
  case GDK_KEY_KP_Page_Down:
    go (self, 1, 0);
    return TRUE;
  default:
    return FALSE;
  }
}

static gboolean
act_by_key (TsCompetitorsSetGrid *self, guint key)
{
  switch (key) {
  case GDK_KEY_Return:
  case GDK_KEY_KP_Enter:
  case GDK_KEY_ISO_Enter:
  case GDK_KEY_F2:
  case GDK_KEY_space:
    g_signal_emit (self, signals[WRITE], 0, FALSE);
    return TRUE;
  case GDK_KEY_Delete:
  case GDK_KEY_KP_Delete:
  case GDK_KEY_BackSpace:
    g_signal_emit (self, signals[EMPTY], 0);
    return TRUE;
  case GDK_KEY_Tab:
    g_signal_emit (self, signals[FORWARD], 0);
    return TRUE;
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
on_key (TsCompetitorsSetGrid *self,
        guint key,
        guint code G_GNUC_UNUSED,
        GdkModifierType modifiers,
        GtkEventControllerKey *controller)
{
  /* What is around the grid would scroll. */
  if ((modifiers & GDK_CONTROL_MASK) != 0 && (key == GDK_KEY_Page_Up || key == GDK_KEY_Page_Down))
    return gtk_widget_activate_action (GTK_WIDGET (self), "set.other-table", NULL);
  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return FALSE;
  if (go_by_key (self, key) || act_by_key (self, key))
    return TRUE;
  if (!is_letter (key))
    return FALSE;
  g_signal_emit (self, signals[WRITE], 0, TRUE);
  return gtk_event_controller_key_forward (controller, self->writer);
}

/* --- by pointer --- */

/* When it is let go: whoever scrolls with a finger means no cell. */
static void
on_click (TsCompetitorsSetGrid *self, int n_press, double x, double y)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  GtkWidget *cell = picked != NULL && !TS_IS_COMPETITORS_SET_CELL (picked)
                        ? gtk_widget_get_ancestor (picked, TS_TYPE_COMPETITORS_SET_CELL)
                        : picked;

  if (cell == NULL || !TS_IS_COMPETITORS_SET_CELL (cell))
    return;
  g_signal_emit (self, signals[CHOOSE], 0,
                 ts_competitors_set_cell_get_place (TS_COMPETITORS_SET_CELL (cell)));
  /* Where there is one continent, the cell opens at once, as on a phone nobody presses a key. */
  if (n_press == 2 || self->narrow)
    g_signal_emit (self, signals[WRITE], 0, FALSE);
}

/* --- building --- */

static GtkWidget *
new_head (TsCompetitorsSetGrid *self, int continent)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name = ts_text_new (_ (ts_competitors_continents[continent].label), NULL);
  GtkWidget *count = gtk_label_new (NULL);

  gtk_label_set_wrap_mode (GTK_LABEL (name), PANGO_WRAP_WORD);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (count, "set-count");
  gtk_widget_set_valign (count, GTK_ALIGN_END);
  gtk_widget_set_valign (name, GTK_ALIGN_END);
  gtk_widget_add_css_class (head, "set-head");
  gtk_box_append (GTK_BOX (head), name);
  gtk_box_append (GTK_BOX (head), count);
  self->heads[continent] = head;
  self->counts[continent] = GTK_LABEL (count);
  return head;
}

static void
add_cells (TsCompetitorsSetGrid *self, int continent, GtkSizeGroup *columns)
{
  GtkWidget *head = new_head (self, continent);

  gtk_grid_attach (self->grid, head, continent + 1, 0, 1, 1);
  gtk_size_group_add_widget (columns, head);
  for (int face = 0; face < COMPETITORS_FACES; face++) {
    TsCompetitorsSetCell *cell = ts_competitors_set_cell_new ();

    gtk_widget_set_hexpand (GTK_WIDGET (cell), TRUE);
    gtk_widget_set_vexpand (GTK_WIDGET (cell), TRUE);
    gtk_grid_attach (self->grid, GTK_WIDGET (cell), continent + 1, face + 1, 1, 1);
    gtk_size_group_add_widget (columns, GTK_WIDGET (cell));
    self->cells[continent][face] = cell;
  }
}

static void
add_faces (TsCompetitorsSetGrid *self)
{
  for (int face = 1; face <= COMPETITORS_FACES; face++) {
    GtkWidget *die = ts_die_new (COMPETITORS_FACES, FACE);

    ts_die_set_face (TS_DIE (die), face);
    gtk_widget_set_valign (die, GTK_ALIGN_CENTER);
    gtk_grid_attach (self->grid, die, 0, face, 1, 1);
  }
}

static void
dispose (GObject *object)
{
  TsCompetitorsSetGrid *self = TS_COMPETITORS_SET_GRID (object);

  if (self->grid != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->grid));
  self->grid = NULL;
  G_OBJECT_CLASS (ts_competitors_set_grid_parent_class)->dispose (object);
}

static void
ts_competitors_set_grid_class_init (TsCompetitorsSetGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  signals[CHOOSE] =
      g_signal_new ("choose", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[WRITE] =
      g_signal_new ("write", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  signals[EMPTY] = g_signal_new ("empty", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FORWARD] = g_signal_new ("forward", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "setgrid");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ts_competitors_set_grid_init (TsCompetitorsSetGrid *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();
  g_autoptr (GtkSizeGroup) columns = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  self->chosen.face = 1;
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_row_spacing (self->grid, 4);
  gtk_grid_set_column_spacing (self->grid, 4);
  add_faces (self);
  for (int i = 0; i < COMPETITORS_CONTINENTS; i++)
    add_cells (self, i, columns);
  gtk_widget_set_parent (GTK_WIDGET (self->grid), GTK_WIDGET (self));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_swapped (click, "released", G_CALLBACK (on_click), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

TsCompetitorsSetGrid *
ts_competitors_set_grid_new (void)
{
  return g_object_new (TS_TYPE_COMPETITORS_SET_GRID, NULL);
}
