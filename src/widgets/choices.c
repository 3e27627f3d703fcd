#include "choices.h"

#include "config.h"

struct _TsChoices {
  AdwBin parent_instance;

  TsBoard *board;
  GtkBox *box;
  AdwWrapBox *line; /* the buttons since the last heading */
};

G_DEFINE_FINAL_TYPE (TsChoices, ts_choices, ADW_TYPE_BIN)

static void
on_clicked (GtkWidget *button, TsChoices *self)
{
  JsonObject *entry = g_object_get_data (G_OBJECT (button), "entry");

  ts_board_say (self->board, json_object_ref (entry));
}

static GtkWidget *
build_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 18);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, style);
  return label;
}

GtkWidget *
ts_choices_add_button (TsChoices *self, const char *label, const char *detail, GtkWidget *mark)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (column), build_label (label, "choice-label"));
  if (detail != NULL)
    gtk_box_append (GTK_BOX (column), build_label (detail, "choice-detail"));
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  if (mark != NULL)
    gtk_box_append (GTK_BOX (row), mark);
  gtk_box_append (GTK_BOX (row), column);
  gtk_button_set_child (GTK_BUTTON (button), row);
  gtk_widget_add_css_class (button, "choice");
  if (self->line == NULL)
    ts_choices_add_heading (self, NULL);
  adw_wrap_box_append (self->line, button);
  return button;
}

gboolean
ts_choices_add (TsChoices *self,
                const char *label,
                const char *detail,
                GtkWidget *mark,
                JsonObject *entry,
                gboolean always)
{
  g_autoptr (JsonObject) said = entry;
  g_autoptr (GError) error = NULL;
  gboolean accepted = ts_session_would_accept (ts_board_get_session (self->board), said, &error);
  GtkWidget *button;

  if (!accepted && !always) {
    if (mark != NULL)
      g_object_unref (g_object_ref_sink (mark));
    return FALSE;
  }
  button = ts_choices_add_button (self, label, accepted ? detail : error->message, mark);
  gtk_widget_set_sensitive (button, accepted);
  g_object_set_data_full (G_OBJECT (button), "entry", g_steal_pointer (&said),
                          (GDestroyNotify) json_object_unref);
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked), self);
  return accepted;
}

void
ts_choices_add_heading (TsChoices *self, const char *heading)
{
  GtkWidget *label = heading != NULL ? gtk_label_new (heading) : NULL;

  if (label != NULL) {
    gtk_label_set_wrap (GTK_LABEL (label), TRUE);
    gtk_label_set_xalign (GTK_LABEL (label), 0);
    gtk_widget_add_css_class (label, "choice-heading");
    gtk_box_append (self->box, label);
  }
  self->line = ADW_WRAP_BOX (adw_wrap_box_new ());
  adw_wrap_box_set_child_spacing (self->line, 8);
  adw_wrap_box_set_line_spacing (self->line, 8);
  adw_wrap_box_set_justify (self->line, ADW_JUSTIFY_FILL);
  adw_wrap_box_set_justify_last_line (self->line, TRUE);
  gtk_box_append (self->box, GTK_WIDGET (self->line));
}

void
ts_choices_clear (TsChoices *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    gtk_box_remove (self->box, child);
  self->line = NULL;
}

/* --- the class --- */

static void
ts_choices_class_init (TsChoicesClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "choices");
}

static void
ts_choices_init (TsChoices *self)
{
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 8));
}

TsChoices *
ts_choices_new (TsBoard *board)
{
  TsChoices *self = g_object_new (TS_TYPE_CHOICES, NULL);

  self->board = board;
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
  return self;
}
