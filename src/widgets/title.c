#include "title.h"

#include "shrink.h"
#include "text.h"

#define LINES 2

struct _TsTitle {
  AdwBin parent_instance;

  TsShrink *text;
  GObject *page; /* or dialog; NULL: it is on none */
};

G_DEFINE_FINAL_TYPE (TsTitle, ts_title, ADW_TYPE_BIN)

/* Below the width of its longest word it is drawn smaller. */
static void
show (TsTitle *self)
{
  g_autofree char *title = NULL;

  g_object_get (self->page, "title", &title, NULL);
  ts_shrink_set_text (self->text, title != NULL ? title : "");
}

static void
ts_title_root (GtkWidget *widget)
{
  TsTitle *self = TS_TITLE (widget);
  GtkWidget *page = gtk_widget_get_ancestor (widget, ADW_TYPE_NAVIGATION_PAGE);

  GTK_WIDGET_CLASS (ts_title_parent_class)->root (widget);
  if (page == NULL)
    page = gtk_widget_get_ancestor (widget, ADW_TYPE_DIALOG);
  self->page = G_OBJECT (page);
  if (page == NULL)
    return;
  g_signal_connect_object (page, "notify::title", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
}

static void
ts_title_unroot (GtkWidget *widget)
{
  TsTitle *self = TS_TITLE (widget);

  if (self->page != NULL)
    g_signal_handlers_disconnect_by_data (self->page, self);
  self->page = NULL;
  GTK_WIDGET_CLASS (ts_title_parent_class)->unroot (widget);
}

static void
ts_title_class_init (TsTitleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->root = ts_title_root;
  widget_class->unroot = ts_title_unroot;
}

static void
ts_title_init (TsTitle *self)
{
  GtkWidget *label = ts_text_new (NULL, "title");

  self->text = TS_SHRINK (ts_shrink_new (label));
  g_object_set (label, "lines", LINES, "ellipsize", PANGO_ELLIPSIZE_MIDDLE, "justify", GTK_JUSTIFY_CENTER,
                "xalign", 0.5, NULL);
  ts_shrink_like_all (self->text);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->text));
}

GtkWidget *
ts_title_new_bar (void)
{
  return g_object_new (ADW_TYPE_HEADER_BAR, "title-widget", g_object_new (TS_TYPE_TITLE, NULL), NULL);
}

/* --- groups --- */

static void (*root_group) (GtkWidget *group);

/* The first one from the outside in. */
static GtkWidget *
find_label (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_LABEL (widget) ? widget : NULL;

  for (GtkWidget *it = gtk_widget_get_first_child (widget); it != NULL && found == NULL;
       it = gtk_widget_get_next_sibling (it))
    found = find_label (it);
  return found;
}

static void
root_wrapped (GtkWidget *group)
{
  GtkLabel *title = GTK_LABEL (find_label (group));

  gtk_label_set_ellipsize (title, PANGO_ELLIPSIZE_NONE);
  ts_text_wrap (title);
  root_group (group);
}

void
ts_title_wrap_groups (void)
{
  GtkWidgetClass *class;

  if (root_group != NULL)
    return;
  class = g_type_class_ref (ADW_TYPE_PREFERENCES_GROUP); /* for good */
  root_group = class->root;
  class->root = root_wrapped;
}

/* --- rows --- */

#define ROW_MARGIN 6 /* px above the title and below it, as around a row's own */

void
ts_title_set_row (gpointer row, const char *text)
{
  GtkWidget *title = ts_text_new (text, NULL);
  GtkWidget *room = ts_shrink_new (title);

  ts_shrink_like_all (TS_SHRINK (room));
  gtk_widget_set_margin_top (room, ROW_MARGIN);
  gtk_widget_set_margin_bottom (room, ROW_MARGIN);
  adw_preferences_row_set_title (row, "");
  adw_action_row_add_prefix (row, room);
  gtk_accessible_update_relation (row, GTK_ACCESSIBLE_RELATION_LABELLED_BY, title, NULL, -1);
}

/* --- header bars --- */

void
ts_title_set_template (GtkWidgetClass *widget_class, const char *resource)
{
  g_type_ensure (TS_TYPE_TITLE);
  gtk_widget_class_set_template_from_resource (widget_class, resource);
}
