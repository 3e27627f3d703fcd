#include "set-card.h"

#include "config.h"
#include "set-picture.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

struct _TsCompetitorsSetCard {
  AdwBin parent_instance;

  char *id;
};

G_DEFINE_FINAL_TYPE (TsCompetitorsSetCard, ts_competitors_set_card, ADW_TYPE_BIN)

static GtkWidget *
new_label (const char *text, const char *style, int lines)
{
  GtkWidget *label = ts_text_new (text, style);

  gtk_label_set_lines (GTK_LABEL (label), lines);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  return label;
}

/* (transfer full) */
static char *
tell_filled (const TsEventTablesItem *set)
{
  if (set->problem != NULL)
    return g_strdup (set->problem);
  if (set->filled == COMPETITORS_CELLS)
    /* Translators: of all cells of two tables */
    return g_strdup_printf (_ ("All %d cells are typed in"), COMPETITORS_CELLS);
  /* Translators: so many cells of two tables, of so many */
  return g_strdup_printf (_ ("%d of %d cells"), set->filled, COMPETITORS_CELLS);
}

static GtkWidget *
new_open_button (const TsEventTablesItem *set)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *picture = ts_competitors_set_picture_new ();
  g_autofree char *filled = tell_filled (set);
  /* Translators: the title of a set, and what is told about it */
  g_autofree char *name = g_strdup_printf (_ ("%s: %s"), set->title, filled);

  ts_competitors_set_picture_show (TS_COMPETITORS_SET_PICTURE (picture), set->full);
  gtk_widget_set_valign (text, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (text), new_label (set->title, "set-title", 2));
  gtk_box_append (GTK_BOX (text), new_label (filled, set->problem != NULL ? "set-problem" : "set-filled", 5));
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), text);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_add_css_class (button, "set-open");
  gtk_widget_add_css_class (button, "flat");
  if (set->problem == NULL) {
    gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "sets.open");
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", set->id);
  } else {
    gtk_widget_set_sensitive (button, FALSE);
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return button;
}

static void
add_item (GMenu *menu, const char *label, const char *action, const char *id)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "s", id);
  g_menu_append_item (menu, item);
}

static GtkWidget *
new_menu_button (const TsEventTablesItem *set)
{
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr (GMenu) menu = g_menu_new ();
  /* Translators: %s is the title of a table set */
  g_autofree char *name = g_strdup_printf (_ ("What to do with “%s”"), set->title);

  if (set->problem == NULL) {
    add_item (menu, _ ("_Rename…"), "sets.rename", set->id);
    add_item (menu, _ ("_Duplicate"), "sets.duplicate", set->id);
  }
  add_item (menu, _ ("_Export…"), "sets.export", set->id);
  add_item (menu, _ ("Re_move"), "sets.remove", set->id);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "set-more");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return button;
}

const char *
ts_competitors_set_card_get_id (TsCompetitorsSetCard *self)
{
  return self->id;
}

static void
finalize (GObject *object)
{
  g_free (TS_COMPETITORS_SET_CARD (object)->id);
  G_OBJECT_CLASS (ts_competitors_set_card_parent_class)->finalize (object);
}

static void
ts_competitors_set_card_class_init (TsCompetitorsSetCardClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "setcard");
}

static void
ts_competitors_set_card_init (TsCompetitorsSetCard *self G_GNUC_UNUSED)
{
}

GtkWidget *
ts_competitors_set_card_new (const TsEventTablesItem *set)
{
  GtkWidget *self = g_object_new (TS_TYPE_COMPETITORS_SET_CARD, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_box_append (GTK_BOX (box), new_open_button (set));
  gtk_box_append (GTK_BOX (box), new_menu_button (set));
  adw_bin_set_child (ADW_BIN (self), box);
  TS_COMPETITORS_SET_CARD (self)->id = g_strdup (set->id);
  return self;
}
