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
  gint64 numbers[TS_MAX_SEATS]; /* 0 where none is said */
  gboolean said[TS_MAX_SEATS];
  GtkWidget *inputs[TS_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (TsSeatNumbers, ts_seat_numbers, GTK_TYPE_WIDGET)

enum {
  CHANGED,
  ENTERED,
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
  signals[ENTERED] = g_signal_new ("entered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
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

static gboolean
is_any_said (TsSeatNumbers *self)
{
  for (guint seat = 0; seat < self->n; seat++)
    if (self->said[seat])
      return TRUE;
  return FALSE;
}

static void
show_number (TsSeatNumbers *self, guint seat)
{
  if (self->said[seat])
    ts_stepper_set (self->inputs[seat], self->numbers[seat]);
  else
    ts_stepper_clear (self->inputs[seat]);
}

/* Who scored is said; the others have nothing then, and that is seen. */
static void
fill_up (TsSeatNumbers *self)
{
  for (guint seat = 0; seat < self->n; seat++)
    if (!self->said[seat]) {
      self->said[seat] = TRUE;
      self->numbers[seat] = CLAMP (0, self->field->min, self->field->max);
      show_number (self, seat);
    }
}

static void
counted (GtkWidget *input, GParamSpec *pspec G_GNUC_UNUSED, TsSeatNumbers *self)
{
  gboolean is_first = !is_any_said (self);
  gint64 number = 0;
  gboolean said = ts_stepper_get (input, &number);
  guint seat = 0;

  while (self->inputs[seat] != input)
    seat++;
  if (self->said[seat] == said && self->numbers[seat] == number)
    return; /* only shown */
  self->said[seat] = said;
  self->numbers[seat] = number;
  if (said && is_first)
    fill_up (self);
  show_sum (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* On to the next seat; the last one has said it all. */
static void
entered (GtkWidget *delegate, TsSeatNumbers *self)
{
  guint seat = 0;

  while (!gtk_widget_is_ancestor (delegate, self->inputs[seat]))
    seat++;
  if (seat + 1 < self->n)
    gtk_widget_grab_focus (self->inputs[seat + 1]);
  else
    g_signal_emit (self, signals[ENTERED], 0);
}

/* --- rows --- */

static void
add_seat (TsSeatNumbers *self, const TsHeader *header, int seat)
{
  GtkWidget *mark = ts_seat_mark_new (ts_seat_colour (header, seat), seat, MARK_SIZE);
  GtkWidget *name = ts_seat_name_new (header, seat, NULL);
  GtkWidget *input = ts_stepper_new_unsaid (self->field->min, self->field->max);
  GtkWidget *shrink = ts_shrink_new (name);

  gtk_widget_set_hexpand (shrink, TRUE);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (input), GTK_ACCESSIBLE_RELATION_LABELLED_BY, name, NULL,
                                  -1);
  self->inputs[seat] = input;
  show_number (self, (guint) seat);
  g_signal_connect (input, "notify::text", G_CALLBACK (counted), self);
  g_signal_connect (gtk_editable_get_delegate (GTK_EDITABLE (input)), "activate", G_CALLBACK (entered), self);
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
  gboolean any = is_any_said (self);

  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);
  for (guint seat = self->n; seat < header->n_players; seat++)
    self->said[seat] = FALSE;
  self->n = header->n_players;
  for (guint seat = 0; seat < self->n; seat++)
    add_seat (self, header, (int) seat);
  if (any)
    fill_up (self);
  add_sum (self);
}

const gint64 *
ts_seat_numbers_get (TsSeatNumbers *self, guint *n)
{
  *n = self->n;
  for (guint seat = 0; seat < self->n; seat++)
    if (!self->said[seat])
      return NULL;
  return self->numbers;
}

void
ts_seat_numbers_set (TsSeatNumbers *self, const gint64 *numbers, guint n)
{
  for (guint seat = 0; seat < self->n; seat++) {
    self->said[seat] = numbers != NULL && seat < n;
    self->numbers[seat] = self->said[seat] ? numbers[seat] : 0;
    show_number (self, seat);
  }
  show_sum (self);
}
