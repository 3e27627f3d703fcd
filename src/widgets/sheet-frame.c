#include "sheet-frame.h"

#include "config.h"
#include "style.h"
#include "text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- showing --- */

static void
show_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

/* What is asked is heard when it comes, and when it changes. */
static void
announce (GtkWidget *label)
{
  const char *text = gtk_label_get_label (GTK_LABEL (label));

  if (gtk_widget_get_mapped (label) && *text != '\0')
    gtk_accessible_announce (GTK_ACCESSIBLE (label), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

void
ts_sheet_frame_set_head (TsSheetFrame *self, const char *subject, const char *head)
{
  gboolean is_new = g_strcmp0 (head, gtk_label_get_label (self->head)) != 0;

  show_text (self->subject, subject);
  show_text (self->head, head);
  if (is_new)
    announce (GTK_WIDGET (self->head));
}

void
ts_sheet_frame_set_preview (TsSheetFrame *self, const char *preview)
{
  show_text (self->preview, preview);
}

void
ts_sheet_frame_set_note (TsSheetFrame *self, const char *sentence, GtkWidget *help)
{
  if (sentence != NULL && strcmp (gtk_label_get_label (self->note), sentence) != 0)
    gtk_accessible_announce (GTK_ACCESSIBLE (gtk_widget_get_parent (GTK_WIDGET (self->note))), sentence,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  show_text (self->note, sentence);
  ts_box_clear (self->help);
  gtk_widget_set_visible (GTK_WIDGET (self->help), help != NULL); /* or its place would be kept */
  if (help != NULL)
    gtk_box_append (self->help, help);
}

/* --- building --- */

static GtkWidget *
back_new (void)
{
  GtkWidget *back = gtk_button_new_from_icon_name ("go-previous-symbolic");

  gtk_widget_add_css_class (back, "flat");
  gtk_widget_add_css_class (back, "sheet-back");
  gtk_widget_set_valign (back, GTK_ALIGN_CENTER);
  ts_set_tooltip (back, _ ("Back to the choices")); /* “Back” is what leaves the page */
  return back;
}

static GtkWidget *
head_new (TsSheetFrame *self)
{
  GtkWidget *head = ts_row_new (8, NULL);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->back = back_new ();
  self->picture = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->picture), "sheet-picture");
  self->subject = GTK_LABEL (ts_text_new (NULL, "sheet-subject"));
  self->head = GTK_LABEL (ts_heading_new (NULL, "sheet-title", 2));
  g_signal_connect (self->head, "map", G_CALLBACK (announce), NULL);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->subject));
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->head));
  gtk_box_append (GTK_BOX (head), self->back);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->picture));
  gtk_box_append (GTK_BOX (head), words);
  return head;
}

GtkWidget *
ts_sheet_frame_build (TsSheetFrame *self, GtkWidget *questions)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  self->preview = GTK_LABEL (ts_text_new (NULL, "sheet-preview"));
  self->confirm = gtk_button_new ();
  gtk_button_set_label (GTK_BUTTON (self->confirm), ""); /* its label stays, whatever it says */
  g_object_set (gtk_button_get_child (GTK_BUTTON (self->confirm)), "wrap", TRUE, "justify",
                GTK_JUSTIFY_CENTER, NULL);
  ts_text_hold_amounts (self->confirm);
  gtk_widget_add_css_class (self->confirm, "suggested-action");
  gtk_widget_add_css_class (self->confirm, "sheet-confirm");
  self->note = GTK_LABEL (ts_text_new (NULL, "sheet-note"));
  gtk_widget_add_css_class (GTK_WIDGET (self->note), "refused");
  self->help = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_widget_set_visible (GTK_WIDGET (self->help), FALSE);
  gtk_box_append (GTK_BOX (box), head_new (self));
  gtk_box_append (GTK_BOX (box), questions);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->preview));
  gtk_box_append (GTK_BOX (box), self->confirm);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->note));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->help));
  return box;
}
