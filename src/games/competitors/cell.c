#include "cell.h"

#include "config.h"
#include "grid.h"
#include "prompts.h"

#include <glib/gi18n-lib.h>

struct _TsCompetitorsCellCard {
  AdwBin parent_instance;

  GtkLabel *place;
  GtkLabel *text;
  GtkLabel *save;
  TsCompetitorsGrid *grid;
};

G_DEFINE_FINAL_TYPE (TsCompetitorsCellCard, ts_competitors_cell_card, ADW_TYPE_BIN)

void
ts_competitors_cell_card_show (
    TsCompetitorsCellCard *self, const TsView *view, CompetitorsTable table, int continent, int face)
{
  const CompetitorsCell *cell = ts_competitors_cell (view, table, continent, face);
  g_autofree char *text = ts_competitors_tell_cell (view, table, continent, face);
  /* Translators: where a cell of a table is: a continent, the face of a die */
  g_autofree char *place =
      g_strdup_printf (_ ("%s / %d"), _ (ts_competitors_continents[continent].label), face);
  g_autofree char *save = NULL;

  gtk_label_set_label (self->place, place);
  gtk_label_set_label (self->text, text);
  if (cell->save > 1)
    /* Translators: %d is a number on a die */
    save = g_strdup_printf (_ ("Whoever is hit rolls a die: lower than %d is saved."), cell->save);
  else if (cell->save == 1)
    save = g_strdup (_ ("Nobody is saved."));
  gtk_label_set_label (self->save, save != NULL ? save : "");
  gtk_widget_set_visible (GTK_WIDGET (self->save), save != NULL);
  ts_competitors_grid_light (self->grid, continent, face);
}

static GtkLabel *
add_label (GtkBox *box, const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (box, label);
  return GTK_LABEL (label);
}

static void
ts_competitors_cell_card_class_init (TsCompetitorsCellCardClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "eventcell");
}

static void
ts_competitors_cell_card_init (TsCompetitorsCellCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->place = add_label (GTK_BOX (box), "cell-place");
  self->text = add_label (GTK_BOX (box), "cell-text");
  self->save = add_label (GTK_BOX (box), "cell-save");
  self->grid = ts_competitors_grid_new ();
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->grid));
  adw_bin_set_child (ADW_BIN (self), box);
}

TsCompetitorsCellCard *
ts_competitors_cell_card_new (void)
{
  return g_object_new (TS_TYPE_COMPETITORS_CELL_CARD, NULL);
}
