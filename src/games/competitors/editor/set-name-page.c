#include "set-name-page.h"

#include "config.h"
#include "set-note.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

struct _TsCompetitorsSetNamePage {
  AdwNavigationPage parent_instance;

  GtkEditable *title;
  GtkWidget *name; /* the buttons */
  GtkWidget *house;
  TsCompetitorsSetNote *note;
};

G_DEFINE_FINAL_TYPE (TsCompetitorsSetNamePage, ts_competitors_set_name_page, ADW_TYPE_NAVIGATION_PAGE)

enum {
  NAMED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

void
ts_competitors_set_name_page_refuse (TsCompetitorsSetNamePage *self, const char *sentence)
{
  ts_competitors_set_note_show (self->note, sentence, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->title));
}

static void
emit_named (TsCompetitorsSetNamePage *self, gboolean house)
{
  g_autofree char *title = g_strstrip (g_strdup (gtk_editable_get_text (self->title)));

  if (*title != '\0')
    g_signal_emit (self, signals[NAMED], 0, title, house);
}

static void
on_name (TsCompetitorsSetNamePage *self)
{
  emit_named (self, FALSE);
}

static void
on_house (TsCompetitorsSetNamePage *self)
{
  emit_named (self, TRUE);
}

static void
on_changed (TsCompetitorsSetNamePage *self)
{
  g_autofree char *title = g_strstrip (g_strdup (gtk_editable_get_text (self->title)));

  gtk_widget_set_sensitive (self->name, *title != '\0');
  gtk_widget_set_sensitive (self->house, *title != '\0');
  ts_competitors_set_note_clear (self->note);
}

/* --- building --- */

static GtkWidget *
add_button (GtkBox *box, const char *label, GCallback pressed, TsCompetitorsSetNamePage *self)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_button_set_can_shrink (GTK_BUTTON (button), TRUE);
  gtk_widget_add_css_class (button, "sheet-confirm");
  gtk_widget_set_sensitive (button, FALSE);
  g_signal_connect_swapped (button, "clicked", pressed, self);
  gtk_box_append (box, button);
  return button;
}

static GtkBox *
build (TsCompetitorsSetNamePage *self)
{
  GtkWidget *toolbars = adw_toolbar_view_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 560);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_widget_add_css_class (box, "sets-list");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (toolbars), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (toolbars), scrolled);
  adw_navigation_page_set_child (ADW_NAVIGATION_PAGE (self), toolbars);
  return GTK_BOX (box);
}

static void
ts_competitors_set_name_page_class_init (TsCompetitorsSetNamePageClass *klass)
{
  signals[NAMED] = g_signal_new ("named", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_BOOLEAN);
}

static void
ts_competitors_set_name_page_init (TsCompetitorsSetNamePage *self)
{
  GtkBox *box = build (self);
  GtkWidget *label = gtk_label_new_with_mnemonic (_ ("_Title"));

  self->title = GTK_EDITABLE (gtk_entry_new ());
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), GTK_WIDGET (self->title));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "sheet-title");
  gtk_widget_add_css_class (GTK_WIDGET (self->title), "sheet-entry");
  gtk_box_append (box, label);
  gtk_box_append (box, GTK_WIDGET (self->title));
  self->note = ts_competitors_set_note_new ();
  gtk_box_append (box, GTK_WIDGET (self->note));
  self->name = add_button (box, _ ("Begin with Empty Tables"), G_CALLBACK (on_name), self);
  gtk_widget_add_css_class (self->name, "suggested-action");
  self->house = add_button (box, _ ("Begin with Tableside’s Own"), G_CALLBACK (on_house), self);
  g_signal_connect_swapped (self->title, "changed", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (self->title, "activate", G_CALLBACK (on_name), self);
}

AdwNavigationPage *
ts_competitors_set_name_page_new (const char *title)
{
  TsCompetitorsSetNamePage *self = g_object_new (TS_TYPE_COMPETITORS_SET_NAME_PAGE, NULL);
  GtkBox *box = GTK_BOX (gtk_widget_get_parent (self->name));

  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), title != NULL ? _ ("Rename") : _ ("New Set"));
  gtk_editable_set_text (self->title, title != NULL
                                          ? title
                                          /* Translators: the title of a set of event tables, to begin with */
                                          : _ ("The tables of our box"));
  if (title != NULL) {
    gtk_button_set_label (GTK_BUTTON (self->name), _ ("Rename"));
    gtk_widget_set_visible (self->house, FALSE);
  } else {
    ts_box_add_text (box,
                     _ ("Tableside’s own events are there to be changed: write over those you do not like."),
                     "sheet-note");
  }
  gtk_widget_grab_focus (GTK_WIDGET (self->title));
  return ADW_NAVIGATION_PAGE (self);
}
