#include "event-cell.h"

#include "config.h"
#include "event-grid.h"
#include "games/competitors/rules/prompts.h"
#include "widgets/board.h"
#include "widgets/shrink.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

struct _TsCompetitorsEventCellCard {
  AdwBin parent_instance;

  GtkLabel *place;
  GtkLabel *text;
  GtkLabel *save;
  TsCompetitorsEventGrid *grid;
  GtkWidget *edit;
  guint announces;  /* the source that reads it out, or 0 */
  gboolean is_read; /* since it is in sight */
};

G_DEFINE_FINAL_TYPE (TsCompetitorsEventCellCard, ts_competitors_event_cell_card, ADW_TYPE_BIN)

static void
show_save (TsCompetitorsEventCellCard *self, int number)
{
  g_autofree char *save = NULL;

  if (number > 1)
    /* Translators: %d is a number on a die */
    save = g_strdup_printf (_ ("Whoever is hit rolls a die: lower than %d is saved."), number);
  else if (number == 1)
    save = g_strdup (_ ("Nobody is saved."));
  gtk_label_set_label (self->save, save != NULL ? save : "");
  gtk_widget_set_visible (GTK_WIDGET (self->save), save != NULL);
}

static gboolean
announce (gpointer card)
{
  TsCompetitorsEventCellCard *self = card;
  GtkWidget *board = gtk_widget_get_ancestor (card, TS_TYPE_BOARD); /* which a screen reader knows already */
  const char *save = gtk_label_get_label (self->save);
  g_autofree char *sentences =
      g_strconcat (gtk_label_get_label (self->text), *save != '\0' ? " " : "", save, NULL);

  self->announces = 0;
  if (!gtk_widget_get_mapped (GTK_WIDGET (self->text)))
    return G_SOURCE_REMOVE;
  self->is_read = TRUE;
  gtk_accessible_announce (GTK_ACCESSIBLE (board), sentences, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  return G_SOURCE_REMOVE;
}

/* Everybody is to know it, those too who do not look; once it is both in sight and filled in. A prompt is
 * announced as such. */
static void
announce_soon (TsCompetitorsEventCellCard *self)
{
  if (!self->is_read && self->announces == 0 && gtk_widget_get_mapped (GTK_WIDGET (self->text)))
    self->announces = g_idle_add (announce, self);
}

void
ts_competitors_event_cell_card_show (TsCompetitorsEventCellCard *self,
                                     const TsView *view,
                                     const TsEventTables *set,
                                     const CompetitorsPlace *place)
{
  const CompetitorsCell *cell = ts_event_tables_played_cell (view, set, place);
  g_autofree char *text = ts_event_tables_tell_cell (view, set, place);
  /* Translators: where a cell of a table is: a continent, the face of a die */
  g_autofree char *where =
      g_strdup_printf (_ ("%s / %d"), _ (ts_competitors_continents[place->continent].label), place->face);

  if (place->table == COMPETITORS_EVENTS)
    gtk_widget_add_css_class (GTK_WIDGET (self), "social");
  if (g_strcmp0 (gtk_label_get_label (self->text), text) != 0)
    self->is_read = FALSE;
  gtk_label_set_label (self->place, where);
  ts_text_wrap_words (self->place);
  gtk_label_set_label (self->text, text);
  /* An event is shown while it is the prompt: it stands above all, as large as this. */
  gtk_widget_set_visible (GTK_WIDGET (self->text), place->table != COMPETITORS_EVENTS);
  show_save (self, cell->save);
  announce_soon (self);
  ts_competitors_event_grid_light (self->grid, place->continent, place->face);
  gtk_widget_set_visible (self->edit, set != NULL);
  gtk_widget_set_tooltip_text (self->edit,
                               cell->text == NULL ? _ ("Type In This Cell") : _ ("Change This Cell"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->edit), "(iii)", (int) place->table,
                                    place->continent, place->face);
}

static void
ts_competitors_event_cell_card_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ts_competitors_event_cell_card_parent_class)->map (widget);
  announce_soon (TS_COMPETITORS_EVENT_CELL_CARD (widget));
}

static void
ts_competitors_event_cell_card_unmap (GtkWidget *widget)
{
  TsCompetitorsEventCellCard *self = TS_COMPETITORS_EVENT_CELL_CARD (widget);

  g_clear_handle_id (&self->announces, g_source_remove);
  self->is_read = FALSE;
  GTK_WIDGET_CLASS (ts_competitors_event_cell_card_parent_class)->unmap (widget);
}

static void
ts_competitors_event_cell_card_class_init (TsCompetitorsEventCellCardClass *klass)
{
  GTK_WIDGET_CLASS (klass)->map = ts_competitors_event_cell_card_map;
  GTK_WIDGET_CLASS (klass)->unmap = ts_competitors_event_cell_card_unmap;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "eventcell");
}

/* The place, where it is in the table, and for a set's cell the way to change it. */
static GtkWidget *
build_head (TsCompetitorsEventCellCard *self)
{
  GtkWidget *place = ts_shrink_new (ts_text_new (NULL, "cell-place"));

  self->place = GTK_LABEL (adw_bin_get_child (ADW_BIN (place)));
  gtk_widget_set_hexpand (place, TRUE);
  self->grid = ts_competitors_event_grid_new ();
  gtk_widget_set_valign (GTK_WIDGET (self->grid), GTK_ALIGN_CENTER);
  self->edit = gtk_button_new_from_icon_name ("document-edit-symbolic");
  gtk_widget_add_css_class (self->edit, "flat");
  gtk_widget_add_css_class (self->edit, "cell-edit");
  gtk_widget_set_valign (self->edit, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (self->edit, 48, 48);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->edit), "(iii)", 0, 0, 1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->edit), "tables.edit");
  return ts_row_new (10, place, self->grid, self->edit, NULL);
}

static void
ts_competitors_event_cell_card_init (TsCompetitorsEventCellCard *self)
{
  self->text = GTK_LABEL (ts_text_new (NULL, "cell-text"));
  self->save = GTK_LABEL (ts_text_new (NULL, "cell-save"));
  adw_bin_set_child (ADW_BIN (self), ts_column_new (8, build_head (self), self->text, self->save, NULL));
}

TsCompetitorsEventCellCard *
ts_competitors_event_cell_card_new (void)
{
  return g_object_new (TS_TYPE_COMPETITORS_EVENT_CELL_CARD, NULL);
}
