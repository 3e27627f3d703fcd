#include "seat-numbers.h"

#include "config.h"
#include "referee/number.h"
#include "referee/game.h"
#include "seat-name.h"
#include "seat.h"
#include "shrink.h"
#include "stepper.h"
#include "text.h"

#include <glib/gi18n-lib.h>

#define MARK_SIZE 24

struct _TsSeatNumbers {
  GtkWidget parent_instance;

  GtkWidget *grid;
  GtkLabel *sum;
  const TsField *field;
  guint n;
  gint64 numbers[TS_MAX_SEATS];
  GtkSpinButton *inputs[TS_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (TsSeatNumbers, ts_seat_numbers, GTK_TYPE_WIDGET)

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
ts_seat_numbers_dispose (GObject *object)
{
  g_clear_pointer (&TS_SEAT_NUMBERS (object)->grid, gtk_widget_unparent);
  G_OBJECT_CLASS (ts_seat_numbers_parent_class)->dispose (object);
}

static void
ts_seat_numbers_class_init (TsSeatNumbersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_seat_numbers_dispose;
  gtk_widget_class_set_css_name (widget_class, "seat-numbers");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
ts_seat_numbers_init (TsSeatNumbers *self)
{
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 6);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
}

static void
show_sum (TsSeatNumbers *self)
{
  g_autofree char *text = NULL;
  gint64 sum = 0;

  for (guint seat = 0; seat < self->n; seat++)
    sum += self->numbers[seat];
  text = ts_number_tell ((int) sum);
  gtk_label_set_label (self->sum, text);
}

static void
counted (GtkSpinButton *input, TsSeatNumbers *self)
{
  guint seat = 0;

  while (self->inputs[seat] != input)
    seat++;
  if (self->numbers[seat] == gtk_spin_button_get_value_as_int (input))
    return; /* only shown */
  self->numbers[seat] = gtk_spin_button_get_value_as_int (input);
  show_sum (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- rows --- */

static void
add_seat (TsSeatNumbers *self, const TsHeader *header, int seat)
{
  GtkWidget *mark = ts_seat_mark_new (ts_seat_colour (header, seat), seat, MARK_SIZE);
  GtkWidget *name = ts_seat_name_new (header, seat, NULL);
  GtkWidget *input = ts_stepper_new (self->field->min, self->field->max);
  GtkWidget *shrink = ts_shrink_new (name);

  gtk_widget_set_hexpand (shrink, TRUE);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (input), GTK_ACCESSIBLE_RELATION_LABELLED_BY, name, NULL,
                                  -1);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (input), (double) self->numbers[seat]);
  self->inputs[seat] = GTK_SPIN_BUTTON (input);
  g_signal_connect (input, "value-changed", G_CALLBACK (counted), self);
  gtk_grid_attach (GTK_GRID (self->grid), mark, 0, seat, 1, 1);
  gtk_grid_attach (GTK_GRID (self->grid), shrink, 1, seat, 1, 1);
  gtk_grid_attach (GTK_GRID (self->grid), input, 2, seat, 1, 1);
}

static void
add_sum (TsSeatNumbers *self)
{
  GtkWidget *together = ts_text_new (_ ("Together"), "sum");

  gtk_label_set_wrap_mode (GTK_LABEL (together), PANGO_WRAP_WORD);
  self->sum = GTK_LABEL (ts_text_new (NULL, "sum"));
  gtk_widget_add_css_class (GTK_WIDGET (self->sum), "numeric");
  gtk_label_set_xalign (self->sum, 0.5f);
  gtk_grid_attach (GTK_GRID (self->grid), ts_shrink_new (together), 1, (int) self->n, 1, 1);
  gtk_grid_attach (GTK_GRID (self->grid), GTK_WIDGET (self->sum), 2, (int) self->n, 1, 1);
  show_sum (self);
}

/* --- from outside --- */

GtkWidget *
ts_seat_numbers_new (const TsField *field)
{
  TsSeatNumbers *self = g_object_new (TS_TYPE_SEAT_NUMBERS, NULL);

  g_assert (field->type == TS_FIELD_EACH);
  self->field = field;
  return GTK_WIDGET (self);
}

void
ts_seat_numbers_set_header (TsSeatNumbers *self, const TsHeader *header)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);
  for (guint seat = self->n; seat < header->n_players; seat++)
    self->numbers[seat] = CLAMP (0, self->field->min, self->field->max);
  self->n = header->n_players;
  for (guint seat = 0; seat < self->n; seat++)
    add_seat (self, header, (int) seat);
  add_sum (self);
}

const gint64 *
ts_seat_numbers_get (TsSeatNumbers *self, guint *n)
{
  for (guint seat = 0; seat < self->n; seat++)
    gtk_spin_button_update (self->inputs[seat]); /* what is typed and not yet taken over counts, too */
  *n = self->n;
  return self->numbers;
}

void
ts_seat_numbers_set (TsSeatNumbers *self, const gint64 *numbers, guint n)
{
  for (guint seat = 0; seat < MIN (n, self->n); seat++)
    gtk_spin_button_set_value (self->inputs[seat], (double) numbers[seat]);
}
