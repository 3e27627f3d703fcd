#include "set-head.h"

#include "config.h"
#include "event-tables-edit.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

struct _TsCompetitorsSetHead {
  AdwBin parent_instance;

  AdwToggleGroup *tables;
  GtkLabel *left; /* how many are empty */
  GtkWidget *next;
  GtkWidget *continents;
  GtkLabel *continent;
  GtkWidget *before, *after;

  CompetitorsTable table;
};

G_DEFINE_FINAL_TYPE (TsCompetitorsSetHead, ts_competitors_set_head, ADW_TYPE_BIN)

enum {
  TABLE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- what is shown --- */

static void
show_left (TsCompetitorsSetHead *self, int left)
{
  g_autofree char *text =
      left > 0 ? g_strdup_printf (ngettext ("%d cell is empty", "%d cells are empty", left), left)
               : g_strdup (_ ("All is typed in"));

  gtk_label_set_label (self->left, text);
}

static void
show_continent (TsCompetitorsSetHead *self, const TsEventTables *set, const CompetitorsPlace *place)
{
  int n = ts_event_tables_count (set, place->table, place->continent);
  /* Translators: a continent, how many of its cells are typed in, and of how many */
  g_autofree char *text = g_strdup_printf (
      _ ("%s, %d of %d"), _ (ts_competitors_continents[place->continent].label), n, COMPETITORS_FACES);

  gtk_label_set_label (self->continent, text);
  gtk_widget_set_sensitive (self->before, place->continent > 0);
  gtk_widget_set_sensitive (self->after, place->continent < COMPETITORS_CONTINENTS - 1);
}

void
ts_competitors_set_head_show (TsCompetitorsSetHead *self,
                              const TsEventTables *set,
                              const CompetitorsPlace *place)
{
  self->table = place->table;
  adw_toggle_group_set_active (self->tables, (guint) place->table);
  show_left (self, COMPETITORS_CELLS - ts_event_tables_count_all (set));
  show_continent (self, set, place);
}

void
ts_competitors_set_head_set_narrow (TsCompetitorsSetHead *self, gboolean narrow)
{
  gtk_widget_set_visible (self->continents, narrow);
  gtk_widget_set_visible (self->next, !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->left), !narrow);
}

static void
on_table (TsCompetitorsSetHead *self)
{
  guint table = adw_toggle_group_get_active (self->tables);

  if (table != (guint) self->table)
    g_signal_emit (self, signals[TABLE], 0, table);
}

/* --- building --- */

static GtkWidget *
new_arrow (const char *icon, const char *name, int by)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, name);
  gtk_widget_add_css_class (button, "touch");
  gtk_widget_add_css_class (button, "flat");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "set.continent");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", by);
  return button;
}

static GtkWidget *
new_continents (TsCompetitorsSetHead *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->before = new_arrow ("go-previous-symbolic", _ ("The continent before"), -1);
  self->after = new_arrow ("go-next-symbolic", _ ("The continent after"), 1);
  self->continent = GTK_LABEL (ts_text_new (NULL, "sheet-title"));
  gtk_label_set_xalign (self->continent, 0.5f);
  gtk_label_set_justify (self->continent, GTK_JUSTIFY_CENTER);
  gtk_widget_set_hexpand (GTK_WIDGET (self->continent), TRUE);
  gtk_box_append (GTK_BOX (box), self->before);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->continent));
  gtk_box_append (GTK_BOX (box), self->after);
  self->continents = box;
  return box;
}

static AdwToggleGroup *
new_tables (void)
{
  AdwToggleGroup *group = ADW_TOGGLE_GROUP (adw_toggle_group_new ());

  for (int table = 0; table < COMPETITORS_TABLES; table++) {
    AdwToggle *toggle = adw_toggle_new ();

    adw_toggle_set_label (toggle, _ (ts_competitors_tables[table].label));
    adw_toggle_group_add (group, toggle);
  }
  adw_toggle_group_set_can_shrink (group, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (group), "set-tables");
  gtk_accessible_update_property (GTK_ACCESSIBLE (group), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Table"), -1);
  return group;
}

static GtkWidget *
new_row (TsCompetitorsSetHead *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->tables = new_tables ();
  gtk_widget_set_hexpand (GTK_WIDGET (self->tables), TRUE);
  self->left = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->left), "set-filled");
  self->next = gtk_button_new_with_mnemonic (_ ("Next _Empty Cell"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->next), "set.next-empty");
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->tables));
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->left));
  gtk_box_append (GTK_BOX (row), self->next);
  return row;
}

static void
ts_competitors_set_head_class_init (TsCompetitorsSetHeadClass *klass)
{
  signals[TABLE] = g_signal_new ("table", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
ts_competitors_set_head_init (TsCompetitorsSetHead *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  gtk_box_append (GTK_BOX (box), new_row (self));
  gtk_box_append (GTK_BOX (box), new_continents (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "set-top");
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_swapped (self->tables, "notify::active", G_CALLBACK (on_table), self);
}

TsCompetitorsSetHead *
ts_competitors_set_head_new (void)
{
  return g_object_new (TS_TYPE_COMPETITORS_SET_HEAD, NULL);
}
