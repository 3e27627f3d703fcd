#include "event-tables-title-page.h"

#include "config.h"
#include "widgets/title.h"

#include <glib/gi18n-lib.h>

struct _TsEventTablesTitlePage {
  AdwNavigationPage parent_instance;

  GtkEditable *entry;
  GtkLabel *refusal;
  GtkButton *begin;
  GtkWidget *house;
};

G_DEFINE_FINAL_TYPE (TsEventTablesTitlePage, ts_event_tables_title_page, ADW_TYPE_NAVIGATION_PAGE)

enum {
  NAMED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Without the blanks around it. (transfer full) */
static char *
get_title (TsEventTablesTitlePage *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (self->entry)));
}

static void
emit_named (TsEventTablesTitlePage *self, gboolean house)
{
  g_autofree char *title = get_title (self);

  if (*title != '\0')
    g_signal_emit (self, signals[NAMED], 0, title, house);
}

static void
begin_empty (TsEventTablesTitlePage *self)
{
  emit_named (self, FALSE);
}

static void
begin_with_house (TsEventTablesTitlePage *self)
{
  emit_named (self, TRUE);
}

static void
on_changed (TsEventTablesTitlePage *self)
{
  g_autofree char *title = get_title (self);

  gtk_widget_set_sensitive (GTK_WIDGET (self->begin), *title != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), FALSE);
}

void
ts_event_tables_title_page_refuse (TsEventTablesTitlePage *self, const char *sentence)
{
  gtk_label_set_label (self->refusal, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), TRUE);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), sentence, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

void
ts_event_tables_title_page_ask (TsEventTablesTitlePage *self, const char *title)
{
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), title != NULL ? _ ("Rename") : _ ("New Set"));
  gtk_button_set_label (self->begin, title != NULL ? _ ("Rename") : _ ("Begin with Empty Tables"));
  gtk_widget_set_visible (self->house, title == NULL);
  gtk_editable_set_text (self->entry, title != NULL
                                          ? title
                                          /* Translators: the title of a set of event tables, to begin with */
                                          : _ ("The tables of our box"));
  on_changed (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

static void
ts_event_tables_title_page_class_init (TsEventTablesTitlePageClass *klass)
{
  GtkWidgetClass *class = GTK_WIDGET_CLASS (klass);

  signals[NAMED] = g_signal_new ("named", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_BOOLEAN);
  ts_title_set_template (class, "/org/tableside/Tableside/event-tables-title-page.ui");
  gtk_widget_class_bind_template_child (class, TsEventTablesTitlePage, entry);
  gtk_widget_class_bind_template_child (class, TsEventTablesTitlePage, refusal);
  gtk_widget_class_bind_template_child (class, TsEventTablesTitlePage, begin);
  gtk_widget_class_bind_template_child (class, TsEventTablesTitlePage, house);
  gtk_widget_class_bind_template_callback (class, on_changed);
  gtk_widget_class_bind_template_callback (class, begin_empty);
  gtk_widget_class_bind_template_callback (class, begin_with_house);
}

static void
ts_event_tables_title_page_init (TsEventTablesTitlePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
