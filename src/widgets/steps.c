#include "steps.h"

#include "config.h"
#include "shrink.h"
#include "tile-layout.h"

#include <glib/gi18n-lib.h>

#define TAB_WIDTH 72 /* four beside each other on a phone, two with text at 200 % */
#define MOST_TABS 6

typedef struct {
  const char *title;
  GtkWidget *tab; /* GtkToggleButton */
  TsShrink *told;
  GtkWidget *question;
  gboolean answered;
} Step;

struct _TsSteps {
  AdwBin parent_instance;

  GtkBox *tabs;
  GtkStack *questions;
  GArray *steps; /* of Step */
};

G_DEFINE_FINAL_TYPE (TsSteps, ts_steps, ADW_TYPE_BIN)

enum {
  OPENED,
  TURNED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static Step *
step_at (TsSteps *self, guint step)
{
  return &g_array_index (self->steps, Step, step);
}

/* --- opening --- */

guint
ts_steps_get_open (TsSteps *self)
{
  guint step = 0;

  while (!gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (step_at (self, step)->tab)))
    step++;
  return step;
}

static void
on_tab (TsSteps *self, GtkToggleButton *tab)
{
  if (!gtk_toggle_button_get_active (tab))
    return;
  gtk_stack_set_visible_child (self->questions, step_at (self, ts_steps_get_open (self))->question);
  g_signal_emit (self, signals[OPENED], 0);
}

static void
on_pressed (TsSteps *self)
{
  g_signal_emit (self, signals[TURNED], 0);
}

/* From its beginning: the stack may have put the keyboard somewhere in it. What is not in a window yet has no
 * keyboard. */
void
ts_steps_focus (TsSteps *self)
{
  GtkWidget *question = step_at (self, ts_steps_get_open (self))->question;
  GtkRoot *root = gtk_widget_get_root (question);

  if (root == NULL)
    return;
  gtk_root_set_focus (root, NULL);
  gtk_widget_child_focus (question, GTK_DIR_TAB_FORWARD);
}

/* The keyboard goes on with the question, if it was in the one before. */
void
ts_steps_open (TsSteps *self, guint step)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean within = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->questions));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (step_at (self, step)->tab), TRUE);
  if (within)
    ts_steps_focus (self);
}

/* The first question that is asked, or how many there are. */
static guint
find_asked (TsSteps *self)
{
  guint step = 0;

  while (step < self->steps->len && !gtk_widget_get_visible (step_at (self, step)->tab))
    step++;
  return step;
}

void
ts_steps_begin (TsSteps *self)
{
  guint step = find_asked (self);

  if (step < self->steps->len)
    ts_steps_open (self, step);
}

gboolean
ts_steps_leave_unasked (TsSteps *self)
{
  guint step = find_asked (self);

  if (step == self->steps->len || gtk_widget_get_visible (step_at (self, ts_steps_get_open (self))->tab))
    return FALSE;
  ts_steps_open (self, step);
  return TRUE;
}

gboolean
ts_steps_go_on (TsSteps *self, guint step)
{
  if (ts_steps_get_open (self) != step || !step_at (self, step)->answered)
    return FALSE;
  for (guint i = step + 1; i < self->steps->len; i++)
    if (gtk_widget_get_visible (step_at (self, i)->tab) && !step_at (self, i)->answered) {
      ts_steps_open (self, i);
      return TRUE;
    }
  return FALSE;
}

/* --- tabs --- */

void
ts_steps_set_answer (TsSteps *self, guint i, const char *answer)
{
  Step *step = step_at (self, i);
  g_autofree char *spoken = NULL;

  step->answered = answer != NULL;
  ts_shrink_set_text (step->told, answer != NULL ? answer : "–");
  /* Translators: spoken: a question, and what was answered */
  spoken = answer != NULL ? g_strdup_printf (_ ("%s: %s"), step->title, answer) : g_strdup (step->title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (step->tab), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

void
ts_steps_set_asked (TsSteps *self, guint i, gboolean asked)
{
  guint n = 0;

  gtk_widget_set_visible (step_at (self, i)->tab, asked);
  for (guint k = 0; k < self->steps->len; k++)
    n += gtk_widget_get_visible (step_at (self, k)->tab);
  gtk_widget_set_visible (GTK_WIDGET (self->tabs), n > 1); /* a single one is nothing to choose from */
}

guint
ts_steps_add (TsSteps *self, const char *title, GtkWidget *question)
{
  Step step = { .title = title, .tab = gtk_toggle_button_new (), .question = question };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  step.told = TS_SHRINK (ts_shrink_new_text (NULL, "step-answer"));
  g_object_set (adw_bin_get_child (ADW_BIN (step.told)), "lines", 3, "ellipsize", PANGO_ELLIPSIZE_MIDDLE,
                NULL);
  gtk_box_append (GTK_BOX (box), ts_shrink_new_text (title, "step-title"));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (step.told));
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (step.tab), box);
  gtk_widget_add_css_class (step.tab, "step");
  if (self->steps->len > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (step.tab), GTK_TOGGLE_BUTTON (step_at (self, 0)->tab));
  else
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (step.tab), TRUE);
  g_signal_connect_swapped (step.tab, "toggled", G_CALLBACK (on_tab), self);
  g_signal_connect_swapped (step.tab, "clicked", G_CALLBACK (on_pressed), self);
  gtk_widget_set_valign (question, GTK_ALIGN_START);
  gtk_stack_add_child (self->questions, question);
  gtk_box_append (self->tabs, step.tab);
  g_array_append_val (self->steps, step);
  ts_steps_set_answer (self, self->steps->len - 1, NULL);
  return self->steps->len - 1;
}

/* --- the class --- */

static void
ts_steps_finalize (GObject *object)
{
  g_array_unref (TS_STEPS (object)->steps);
  G_OBJECT_CLASS (ts_steps_parent_class)->finalize (object);
}

static void
ts_steps_class_init (TsStepsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_steps_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "steps");
  signals[OPENED] = g_signal_new ("opened", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
  signals[TURNED] = g_signal_new ("turned", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
}

static void
ts_steps_init (TsSteps *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->steps = g_array_new (FALSE, TRUE, sizeof (Step));
  self->tabs = GTK_BOX (ts_tile_box_new (TAB_WIDTH, MOST_TABS, 4));
  self->questions = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_vhomogeneous (self->questions, FALSE);
  gtk_stack_set_hhomogeneous (self->questions, TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->tabs));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->questions));
  adw_bin_set_child (ADW_BIN (self), box);
}

TsSteps *
ts_steps_new (void)
{
  return g_object_new (TS_TYPE_STEPS, NULL);
}
