#include "ask-dialog.h"

#include "widgets/text.h"

#define WIDTH 480

struct _TsAskDialog {
  AdwDialog parent_instance;

  GtkLabel *text;
  GtkBox *answers;
  const char *answer; /* that was pressed, or NULL */
};

G_DEFINE_FINAL_TYPE (TsAskDialog, ts_ask_dialog, ADW_TYPE_DIALOG)

enum {
  ANSWERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* As high as all that scrolls in it would like to be at its width: a scrolled window does not ask how wide it
 * will be. */
static void
measure (GtkWidget *bin, GtkOrientation orientation, int for_size, int *min, int *nat, int *above, int *below)
{
  GtkWidget *scrolled = gtk_widget_get_first_child (bin);
  GtkWidget *viewport = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scrolled));

  gtk_widget_measure (gtk_widget_get_first_child (viewport), orientation, for_size, min, nat, above, below);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    gtk_widget_measure (scrolled, orientation, for_size, min, NULL, NULL, NULL);
  else
    *nat = MAX (*min, MIN (*nat, WIDTH));
}

static void
allocate (GtkWidget *bin, int width, int height, int baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (bin), width, height, baseline, NULL);
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *bin G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
on_clicked (TsAskDialog *self, GtkWidget *button)
{
  self->answer = g_object_get_data (G_OBJECT (button), "id");
  adw_dialog_close (ADW_DIALOG (self));
}

static void
closed (AdwDialog *dialog)
{
  g_signal_emit (dialog, signals[ANSWERED], 0, TS_ASK_DIALOG (dialog)->answer);
}

void
ts_ask_dialog_add_answer (TsAskDialog *self, const char *id, const char *label)
{
  GtkWidget *button = ts_button_new (label);

  gtk_widget_add_css_class (button, "touch");
  if (gtk_widget_get_first_child (GTK_WIDGET (self->answers)) == NULL) {
    gtk_widget_add_css_class (button, "suggested-action");
    adw_dialog_set_default_widget (ADW_DIALOG (self), button);
    adw_dialog_set_focus (ADW_DIALOG (self), button);
  }
  g_object_set_data_full (G_OBJECT (button), "id", g_strdup (id), g_free);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_clicked), self);
  gtk_box_append (self->answers, button);
}

const char *
ts_ask_dialog_get_text (TsAskDialog *self)
{
  return gtk_label_get_label (self->text);
}

static void
ts_ask_dialog_class_init (TsAskDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  ADW_DIALOG_CLASS (klass)->closed = closed;
  signals[ANSWERED] = g_signal_new ("answered", TS_TYPE_ASK_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tableside/Tableside/ask-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TsAskDialog, text);
  gtk_widget_class_bind_template_child (widget_class, TsAskDialog, answers);
}

static void
ts_ask_dialog_init (TsAskDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ts_text_hold_amounts (self);
  gtk_widget_set_layout_manager (adw_dialog_get_child (ADW_DIALOG (self)),
                                 gtk_custom_layout_new (get_request_mode, measure, allocate));
}

TsAskDialog *
ts_ask_dialog_new (const char *title, const char *text)
{
  TsAskDialog *self = g_object_new (TS_TYPE_ASK_DIALOG, "title", title, NULL);

  gtk_label_set_label (self->text, text);
  return self;
}
