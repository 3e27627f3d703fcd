#include "sets-list.h"

#include "config.h"
#include "event-tables-collection.h"
#include "set-card.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _TsCompetitorsSetsList {
  AdwBin parent_instance;

  GtkWidget *empty; /* what is said where there is no set yet */
  GtkBox *cards;
};

G_DEFINE_FINAL_TYPE (TsCompetitorsSetsList, ts_competitors_sets_list, ADW_TYPE_BIN)

static TsCompetitorsSetCard *
find_card (TsCompetitorsSetsList *self, const char *id)
{
  GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->cards));

  while (card != NULL && strcmp (ts_competitors_set_card_get_id (TS_COMPETITORS_SET_CARD (card)), id) != 0)
    card = gtk_widget_get_next_sibling (card);
  return card != NULL ? TS_COMPETITORS_SET_CARD (card) : NULL;
}

gboolean
ts_competitors_sets_list_focus (TsCompetitorsSetsList *self, const char *id)
{
  TsCompetitorsSetCard *card = find_card (self, id);

  if (card != NULL && gtk_widget_child_focus (GTK_WIDGET (card), GTK_DIR_TAB_FORWARD))
    return TRUE;
  return gtk_widget_child_focus (GTK_WIDGET (self->cards), GTK_DIR_TAB_FORWARD);
}

/* The cards are made anew; whoever was at one is there still. */
gboolean
ts_competitors_sets_list_update (TsCompetitorsSetsList *self)
{
  g_autoptr (GPtrArray) sets = ts_event_tables_list ();
  GtkWidget *focused = gtk_widget_get_focus_child (GTK_WIDGET (self->cards));
  g_autofree char *id =
      focused != NULL ? g_strdup (ts_competitors_set_card_get_id (TS_COMPETITORS_SET_CARD (focused))) : NULL;

  ts_box_clear (self->cards);
  for (guint i = 0; i < sets->len; i++)
    gtk_box_append (self->cards, ts_competitors_set_card_new (sets->pdata[i]));
  gtk_widget_set_visible (self->empty, sets->len == 0);
  return id == NULL || ts_competitors_sets_list_focus (self, id);
}

static GtkWidget *
new_empty (void)
{
  GtkWidget *empty = adw_status_page_new ();

  adw_status_page_set_icon_name (ADW_STATUS_PAGE (empty), "competitors-tile");
  adw_status_page_set_title (ADW_STATUS_PAGE (empty), _ ("The tables of your box"));
  adw_status_page_set_description (
      ADW_STATUS_PAGE (empty),
      _ ("Type in the two printed event tables once. From then on Tableside reads out what is rolled; for a "
         "cell that is still empty it says where to read it."));
  gtk_widget_add_css_class (empty, "compact");
  return empty;
}

static void
ts_competitors_sets_list_class_init (TsCompetitorsSetsListClass *klass G_GNUC_UNUSED)
{
}

static void
ts_competitors_sets_list_init (TsCompetitorsSetsList *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->empty = new_empty ();
  self->cards = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  gtk_box_append (GTK_BOX (box), self->empty);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->cards));
  adw_bin_set_child (ADW_BIN (self), box);
}

TsCompetitorsSetsList *
ts_competitors_sets_list_new (void)
{
  return g_object_new (TS_TYPE_COMPETITORS_SETS_LIST, NULL);
}
