#include "sets.h"

#include "config.h"
#include "widgets/seat.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

#define SHORTEST 2
#define LINES    3 /* sets of 2, of 3, of 4 or more */
#define MARK     11

struct _TsWarehouseWarsSetsPanel {
  AdwBin parent_instance;

  GtkBox *box;
  GtkMenuButton *button; /* compact: the box is in its popover */
  GtkPopover *popover;
  GtkLabel *number;
  GtkToggleButton *lines[LINES];
  GtkLabel *counts[LINES];
  int seat;
  int chosen;
};

enum {
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TsWarehouseWarsSetsPanel, ts_warehouse_wars_sets_panel, ADW_TYPE_BIN)

int
ts_warehouse_wars_sets_panel_get_chosen (TsWarehouseWarsSetsPanel *self)
{
  return self->chosen;
}

void
ts_warehouse_wars_sets_panel_choose (TsWarehouseWarsSetsPanel *self, int length)
{
  for (int i = 0; i < LINES; i++)
    if (self->lines[i] != NULL)
      gtk_toggle_button_set_active (self->lines[i], i + SHORTEST == length);
}

static void
on_toggled (TsWarehouseWarsSetsPanel *self)
{
  int chosen = 0;

  for (int i = 0; i < LINES; i++)
    if (self->lines[i] != NULL && gtk_toggle_button_get_active (self->lines[i]))
      chosen = i + SHORTEST;
  if (chosen == self->chosen)
    return;
  self->chosen = chosen;
  gtk_popover_popdown (self->popover);
  g_signal_emit (self, signals[CHOSEN], 0);
}

/* A line shows as many shapes of the seat as its sets are long, and how many sets there are. */
static void
make_line (TsWarehouseWarsSetsPanel *self, const TsView *view, int i)
{
  const char *colour = ts_seat_colour (view->header, self->seat);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);

  self->lines[i] = GTK_TOGGLE_BUTTON (gtk_toggle_button_new ());
  self->counts[i] = GTK_LABEL (gtk_label_new (NULL));
  for (int n = 0; n < i + SHORTEST; n++)
    gtk_box_append (GTK_BOX (row), ts_seat_mark_new (colour, self->seat, MARK));
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->counts[i]));
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (self->lines[i]), row);
  if (i > 0)
    gtk_toggle_button_set_group (self->lines[i], self->lines[0]);
  gtk_widget_add_css_class (GTK_WIDGET (self->lines[i]), "warehouse-line");
  g_signal_connect_swapped (self->lines[i], "toggled", G_CALLBACK (on_toggled), self);
  gtk_box_append (self->box, GTK_WIDGET (self->lines[i]));
}

static void
show_button (TsWarehouseWarsSetsPanel *self, const TsView *view, int n)
{
  g_autofree char *count = g_strdup_printf ("%d", n);
  /* Translators: a button; %s is a player's name */
  g_autofree char *label = g_strdup_printf (_ ("Sets of %s"), ts_view_name (view, self->seat));

  if (self->number == NULL) {
    GtkWidget *mark = ts_seat_mark_new (ts_seat_colour (view->header, self->seat), self->seat, MARK);

    self->number = GTK_LABEL (gtk_label_new (NULL));
    gtk_menu_button_set_child (self->button, ts_row_new (4, mark, self->number, NULL));
  }
  gtk_label_set_label (self->number, count);
  ts_set_tooltip (self->button, label);
  gtk_widget_set_visible (GTK_WIDGET (self->button), n > 0);
}

void
ts_warehouse_wars_sets_panel_set_compact (TsWarehouseWarsSetsPanel *self, gboolean compact)
{
  GtkWidget *box = GTK_WIDGET (self->box);

  if (compact == (adw_bin_get_child (ADW_BIN (self)) == GTK_WIDGET (self->button)))
    return;
  if (compact) {
    adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->button));
    gtk_popover_set_child (self->popover, box);
  } else {
    gtk_popover_set_child (self->popover, NULL);
    adw_bin_set_child (ADW_BIN (self), box);
  }
}

static void
show_line (TsWarehouseWarsSetsPanel *self, const TsView *view, int i, int n, int points)
{
  static const char *const labels[LINES] = { N_ ("Sets of 2"), N_ ("Sets of 3"), N_ ("Sets of 4 or more") };
  /* Translators: how many sets there are; stands behind a drawing of one */
  g_autofree char *count = g_strdup_printf (_ ("× %d"), n);
  /* Translators: a player's name, a line of the score such as “Sets of 3”, and its points */
  g_autofree char *label = g_strdup_printf (ngettext ("%s, %s: %d point", "%s, %s: %d points", points),
                                            ts_view_name (view, self->seat), _ (labels[i]), points);

  gtk_label_set_label (self->counts[i], count);
  ts_set_tooltip (self->lines[i], label);
  gtk_widget_set_visible (GTK_WIDGET (self->lines[i]), n > 0);
}

void
ts_warehouse_wars_sets_panel_update (TsWarehouseWarsSetsPanel *self, const TsView *view, int seat)
{
  WarehouseSet sets[WAREHOUSE_MAX_SETS];
  int n = ts_warehouse_wars_sets (view, seat, sets);
  int counts[LINES] = { 0 };
  int points[LINES] = { 0 };

  self->seat = seat;
  for (int i = 0; i < n; i++) {
    int line = MIN (sets[i].length, SHORTEST + LINES - 1) - SHORTEST;

    counts[line]++;
    points[line] += ts_warehouse_wars_set_points (&sets[i]);
  }
  for (int i = 0; i < LINES; i++) {
    if (self->lines[i] == NULL)
      make_line (self, view, i);
    show_line (self, view, i, counts[i], points[i]);
  }
  show_button (self, view, n);
}

static void
ts_warehouse_wars_sets_panel_dispose (GObject *object)
{
  TsWarehouseWarsSetsPanel *self = TS_WAREHOUSE_WARS_SETS_PANEL (object);

  g_clear_object (&self->box);
  g_clear_object (&self->button);
  G_OBJECT_CLASS (ts_warehouse_wars_sets_panel_parent_class)->dispose (object);
}

static void
ts_warehouse_wars_sets_panel_class_init (TsWarehouseWarsSetsPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ts_warehouse_wars_sets_panel_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", TS_TYPE_WAREHOUSE_WARS_SETS_PANEL, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
}

static void
ts_warehouse_wars_sets_panel_init (TsWarehouseWarsSetsPanel *self)
{
  self->box = g_object_ref_sink (GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6)));
  self->button = g_object_ref_sink (GTK_MENU_BUTTON (gtk_menu_button_new ()));
  self->popover = GTK_POPOVER (gtk_popover_new ());
  gtk_menu_button_set_popover (self->button, GTK_WIDGET (self->popover));
  gtk_widget_add_css_class (GTK_WIDGET (self->button), "warehouse-sets");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}

TsWarehouseWarsSetsPanel *
ts_warehouse_wars_sets_panel_new (void)
{
  return g_object_new (TS_TYPE_WAREHOUSE_WARS_SETS_PANEL, NULL);
}
