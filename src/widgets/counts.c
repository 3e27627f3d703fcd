#include "counts.h"

#include "config.h"
#include "stepper.h"
#include "text.h"

#include <glib/gi18n-lib.h>

#define PICKER_COLUMNS 3

struct _TsCounts {
  GtkWidget parent_instance;

  GtkWidget *grid;
  const TsField *field;
  guint n;
  gint64 *numbers;
  GtkWidget **inputs; /* GtkSpinButton, or GtkMenuButton where numbers must differ */
};

G_DEFINE_FINAL_TYPE (TsCounts, ts_counts, GTK_TYPE_WIDGET)

enum {
  CHANGED,
  ENTERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
ts_counts_dispose (GObject *object)
{
  TsCounts *self = TS_COUNTS (object);

  g_clear_pointer (&self->grid, gtk_widget_unparent);
  G_OBJECT_CLASS (ts_counts_parent_class)->dispose (object);
}

static void
ts_counts_finalize (GObject *object)
{
  TsCounts *self = TS_COUNTS (object);

  g_free (self->numbers);
  g_free (self->inputs);
  G_OBJECT_CLASS (ts_counts_parent_class)->finalize (object);
}

static void
ts_counts_class_init (TsCountsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_counts_dispose;
  G_OBJECT_CLASS (klass)->finalize = ts_counts_finalize;
  gtk_widget_class_set_css_name (widget_class, "counts");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[ENTERED] = g_signal_new ("entered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
ts_counts_init (TsCounts *self)
{
  self->grid = g_object_new (GTK_TYPE_FLOW_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GENERIC, NULL);
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (self->grid), GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (self->grid), TRUE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (self->grid), 3);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (self->grid), 18);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (self->grid), 6);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
}

/* --- showing --- */

static void
show_number (TsCounts *self, guint word)
{
  GtkWidget *input = self->inputs[word];
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, self->numbers[word]);

  if (GTK_IS_SPIN_BUTTON (input)) {
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (input), (double) self->numbers[word]);
  } else {
    /* Translators: for screen readers: a thing, and the number that it has */
    g_autofree char *name = g_strdup_printf (_ ("%s: %s"), _ (self->field->words[word].label), text);

    gtk_menu_button_set_label (GTK_MENU_BUTTON (input), text);
    gtk_accessible_update_property (GTK_ACCESSIBLE (input), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  }
}

static guint
word_of (TsCounts *self, gpointer input)
{
  guint word = 0;

  while (self->inputs[word] != input)
    word++;
  return word;
}

/* --- counting --- */

static void
counted (GtkSpinButton *input, TsCounts *self)
{
  guint word = word_of (self, input);
  int number = gtk_spin_button_get_value_as_int (input);

  if (self->numbers[word] == number)
    return; /* only shown */
  self->numbers[word] = number;
  g_signal_emit (self, signals[CHANGED], 0);
}

/* On to the next word; the last one has said it all. */
static void
entered (TsCounts *self, GtkWidget *delegate)
{
  guint word = word_of (self, gtk_widget_get_ancestor (delegate, GTK_TYPE_SPIN_BUTTON));

  if (word + 1 < self->n)
    gtk_widget_grab_focus (self->inputs[word + 1]);
  else
    g_signal_emit (self, signals[ENTERED], 0);
}

static GtkWidget *
counter_new (TsCounts *self)
{
  GtkWidget *input = ts_stepper_new (self->field->min, self->field->max);

  g_signal_connect (input, "value-changed", G_CALLBACK (counted), self);
  ts_stepper_on_enter (input, G_CALLBACK (entered), self);
  return input;
}

/* --- picking numbers that differ --- */

void
ts_counts_swap (TsCounts *self, guint word, gint64 number)
{
  gint64 was = self->numbers[word];

  for (guint i = 0; i < self->n; i++)
    if (self->numbers[i] == number)
      self->numbers[i] = was;
  self->numbers[word] = number;
  for (guint i = 0; i < self->n; i++)
    show_number (self, i);
  if (number != was)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
picked (GtkWidget *button, TsCounts *self)
{
  GtkWidget *popover = gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER);
  guint word = word_of (self, gtk_widget_get_parent (popover));
  int number = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "number"));

  gtk_popover_popdown (GTK_POPOVER (popover));
  ts_counts_swap (self, word, number);
}

/* The number as a button; below it, small, who has it now. */
static GtkWidget *
choice_new (TsCounts *self, guint word, gint64 number)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, number);
  GtkWidget *numeral = gtk_label_new (text);

  gtk_widget_add_css_class (numeral, "numeral");
  gtk_box_append (GTK_BOX (box), numeral);
  for (guint i = 0; i < self->n; i++)
    if (self->numbers[i] == number) {
      GtkWidget *owner = gtk_label_new (_ (self->field->words[i].label));

      gtk_widget_add_css_class (owner, "caption");
      gtk_box_append (GTK_BOX (box), owner);
    }
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "number-choice");
  if (self->numbers[word] == number)
    gtk_widget_add_css_class (button, "suggested-action");
  g_object_set_data (G_OBJECT (button), "number", GINT_TO_POINTER ((int) number));
  g_signal_connect (button, "clicked", G_CALLBACK (picked), self);
  return button;
}

/* Made anew each time it opens, because the owners change. */
static void
open_picker (GtkMenuButton *input, gpointer data)
{
  TsCounts *self = data;
  guint word = word_of (self, input);
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *popover = gtk_popover_new ();

  gtk_grid_set_row_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  for (gint64 number = self->field->min; number <= self->field->max; number++) {
    int place = (int) (number - self->field->min);

    gtk_grid_attach (GTK_GRID (grid), choice_new (self, word, number), place % PICKER_COLUMNS,
                     place / PICKER_COLUMNS, 1, 1);
  }
  gtk_popover_set_child (GTK_POPOVER (popover), grid);
  gtk_menu_button_set_popover (input, popover);
}

static GtkWidget *
picker_new (TsCounts *self)
{
  GtkWidget *input = gtk_menu_button_new ();

  gtk_widget_add_css_class (input, "number-picker");
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (input), open_picker, self, NULL);
  return input;
}

/* --- from outside --- */

static GtkWidget *
cell_new (TsCounts *self, guint word)
{
  GtkWidget *label = ts_text_new (_ (self->field->words[word].label), NULL);

  gtk_widget_set_hexpand (label, TRUE);
  self->inputs[word] = self->field->distinct ? picker_new (self) : counter_new (self);
  if (!self->field->distinct)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (self->inputs[word]), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    label, NULL, -1);
  return ts_row_new (6, label, self->inputs[word], NULL);
}

TsCounts *
ts_counts_new (const TsField *field)
{
  TsCounts *self = g_object_new (TS_TYPE_COUNTS, NULL);

  g_assert (field->type == TS_FIELD_COUNTS);
  self->field = field;
  self->n = ts_words_length (field->words);
  self->numbers = g_new0 (gint64, self->n);
  self->inputs = g_new0 (GtkWidget *, self->n);
  for (guint i = 0; i < self->n; i++) {
    ts_flow_box_add (self->grid, cell_new (self, i));
    self->numbers[i] = field->min + (field->distinct ? i : 0);
    show_number (self, i);
  }
  return self;
}

const gint64 *
ts_counts_get (TsCounts *self)
{
  return self->numbers;
}

void
ts_counts_set (TsCounts *self, const gint64 *numbers)
{
  memmove (self->numbers, numbers, self->n * sizeof (gint64));
  for (guint i = 0; i < self->n; i++)
    show_number (self, i);
}
