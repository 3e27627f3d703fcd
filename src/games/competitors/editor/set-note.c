#include "set-note.h"

#include "config.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

struct _TsCompetitorsSetNote {
  AdwBin parent_instance;

  GtkLabel *sentence;
  GtkButton *help;
};

G_DEFINE_FINAL_TYPE (TsCompetitorsSetNote, ts_competitors_set_note, ADW_TYPE_BIN)

enum {
  HELP,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

void
ts_competitors_set_note_show (TsCompetitorsSetNote *self, const char *sentence, const char *help)
{
  gtk_label_set_label (self->sentence, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->help), help != NULL);
  gtk_button_set_label (self->help, help != NULL ? help : "");
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), sentence, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

void
ts_competitors_set_note_clear (TsCompetitorsSetNote *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

const char *
ts_competitors_set_note_get (TsCompetitorsSetNote *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self)) ? gtk_label_get_label (self->sentence) : NULL;
}

static void
on_help (TsCompetitorsSetNote *self)
{
  ts_competitors_set_note_clear (self);
  g_signal_emit (self, signals[HELP], 0);
}

static void
ts_competitors_set_note_class_init (TsCompetitorsSetNoteClass *klass)
{
  signals[HELP] = g_signal_new ("help", TS_TYPE_COMPETITORS_SET_NOTE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "setnote");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_ALERT);
}

static void
ts_competitors_set_note_init (TsCompetitorsSetNote *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *close = gtk_button_new_from_icon_name ("window-close-symbolic");

  self->sentence = GTK_LABEL (ts_text_new (NULL, NULL));
  gtk_label_set_lines (self->sentence, 6); /* a file may have a word in it that is never to be read through */
  gtk_label_set_ellipsize (self->sentence, PANGO_ELLIPSIZE_END);
  self->help = GTK_BUTTON (gtk_button_new ());
  gtk_button_set_can_shrink (self->help, TRUE);
  gtk_widget_set_halign (GTK_WIDGET (self->help), GTK_ALIGN_START);
  gtk_widget_add_css_class (GTK_WIDGET (self->help), "pill");
  g_signal_connect_swapped (self->help, "clicked", G_CALLBACK (on_help), self);
  gtk_box_append (GTK_BOX (text), GTK_WIDGET (self->sentence));
  gtk_box_append (GTK_BOX (text), GTK_WIDGET (self->help));
  gtk_widget_set_hexpand (text, TRUE);
  gtk_widget_set_valign (text, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (close, _ ("Close"));
  gtk_widget_set_valign (close, GTK_ALIGN_START);
  gtk_widget_add_css_class (close, "flat");
  gtk_widget_add_css_class (close, "circular");
  g_signal_connect_swapped (close, "clicked", G_CALLBACK (ts_competitors_set_note_clear), self);
  gtk_box_append (GTK_BOX (box), text);
  gtk_box_append (GTK_BOX (box), close);
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

TsCompetitorsSetNote *
ts_competitors_set_note_new (void)
{
  return g_object_new (TS_TYPE_COMPETITORS_SET_NOTE, NULL);
}
