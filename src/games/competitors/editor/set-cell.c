#include "set-cell.h"

#include "config.h"
#include "referee/group.h"
#include "widgets/die.h"
#include "widgets/number.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

#define DIE 22

struct _TsCompetitorsSetCell {
  GtkWidget parent_instance;

  CompetitorsPlace place;
  GtkWidget *box;
  GtkLabel *text;
  GtkWidget *die;
  GtkLabel *effect;
  GtkWidget *stops;
};

G_DEFINE_FINAL_TYPE (TsCompetitorsSetCell, ts_competitors_set_cell, GTK_TYPE_WIDGET)

/* --- words --- */

/* "+5,000 +1★", or NULL: neither money nor points. (transfer full) */
static char *
mark_effect (const CompetitorsCell *cell)
{
  g_autoptr (GString) marks = g_string_new (NULL);

  if (cell->money != 0) {
    g_autofree char *sum = ts_group_digits (ABS (cell->money));
    g_autofree char *change = g_strconcat (cell->money > 0 ? "+" : "−", sum, NULL);
    g_autofree char *isolated = ts_number_isolate (change);

    g_string_append (marks, isolated);
  }
  if (cell->points != 0) {
    g_autofree char *points = ts_number_tell_change (cell->points);

    g_string_append_printf (marks, "%s%s★", marks->len > 0 ? " " : "", points);
  }
  return marks->len > 0 ? g_string_free_and_steal (g_steal_pointer (&marks)) : NULL;
}

/* Adds a sentence to what a screen reader says. `sentence` (transfer full). */
static void
add_sentence (GString *spoken, char *sentence)
{
  g_autofree char *owned = sentence;

  g_string_append_printf (spoken, " %s", owned);
}

static void
speak_effect (GString *spoken, const CompetitorsCell *cell)
{
  g_autofree char *sum = ts_group_digits (ABS (cell->money));

  if (cell->money > 0)
    /* Translators: %s is a sum of money */
    add_sentence (spoken, g_strdup_printf (_ ("The bank pays %s."), sum));
  if (cell->money < 0)
    /* Translators: %s is a sum of money */
    add_sentence (spoken, g_strdup_printf (_ ("The bank takes %s."), sum));
  if (cell->points != 0)
    add_sentence (spoken,
                  g_strdup_printf (cell->points > 0 ? ngettext ("%d Victory Point is won.",
                                                                "%d Victory Points are won.", cell->points)
                                                    : ngettext ("%d Victory Point is lost.",
                                                                "%d Victory Points are lost.", -cell->points),
                                   ABS (cell->points)));
  if (cell->stops)
    add_sentence (spoken, g_strdup (_ ("The round is lost.")));
}

/* (transfer full) */
static char *
speak (const CompetitorsPlace *place, const CompetitorsCell *cell)
{
  g_autoptr (GString) spoken = g_string_new (NULL);

  /* Translators: where a cell of a table is and what stands there: a continent, the face of a die, a text */
  g_string_append_printf (spoken, _ ("%s, %d: %s"), _ (ts_competitors_continents[place->continent].label),
                          place->face, cell->text != NULL ? cell->text : _ ("empty"));
  if (cell->save == 1)
    add_sentence (spoken, g_strdup (_ ("Nobody is saved.")));
  else if (cell->save > 1)
    /* Translators: %d is a number on a die */
    add_sentence (spoken, g_strdup_printf (_ ("Whoever rolls lower than %d is saved."), cell->save));
  speak_effect (spoken, cell);
  return g_string_free_and_steal (g_steal_pointer (&spoken));
}

/* --- what is shown --- */

void
ts_competitors_set_cell_show (TsCompetitorsSetCell *self,
                              const CompetitorsPlace *place,
                              const CompetitorsCell *cell)
{
  g_autofree char *spoken = speak (place, cell);
  g_autofree char *effect = mark_effect (cell);

  self->place = *place;
  gtk_label_set_label (self->text, cell->text != NULL ? cell->text : "");
  gtk_widget_set_visible (self->die, cell->save != 0);
  ts_die_set_face (TS_DIE (self->die), cell->save);
  gtk_label_set_label (self->effect, effect != NULL ? effect : "");
  gtk_widget_set_visible (GTK_WIDGET (self->effect), effect != NULL);
  gtk_widget_set_visible (self->stops, cell->stops);
  if (cell->text == NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), "empty");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "empty");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

void
ts_competitors_set_cell_set_lines (TsCompetitorsSetCell *self, int lines)
{
  gtk_label_set_lines (self->text, lines);
}

void
ts_competitors_set_cell_set_chosen (TsCompetitorsSetCell *self, gboolean chosen)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), chosen);
  if (chosen)
    gtk_widget_add_css_class (GTK_WIDGET (self), "chosen");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "chosen");
}

const CompetitorsPlace *
ts_competitors_set_cell_get_place (TsCompetitorsSetCell *self)
{
  return &self->place;
}

/* --- building --- */

static void
dispose (GObject *object)
{
  g_clear_pointer (&TS_COMPETITORS_SET_CELL (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (ts_competitors_set_cell_parent_class)->dispose (object);
}

static void
ts_competitors_set_cell_class_init (TsCompetitorsSetCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  gtk_widget_class_set_css_name (widget_class, "setcell");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
ts_competitors_set_cell_init (TsCompetitorsSetCell *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->text = GTK_LABEL (ts_text_new (NULL, NULL));
  gtk_label_set_ellipsize (self->text, PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (self->text, 2);
  gtk_label_set_max_width_chars (self->text, 1); /* all the room there is, and no more */
  gtk_widget_set_hexpand (GTK_WIDGET (self->text), TRUE);
  self->die = ts_die_new (6, DIE);
  gtk_widget_set_valign (self->die, GTK_ALIGN_CENTER);
  self->stops = gtk_image_new_from_icon_name ("action-unavailable-symbolic");
  self->effect = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->effect, 1);
  gtk_widget_add_css_class (GTK_WIDGET (self->effect), "set-effect");
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->text));
  gtk_box_append (GTK_BOX (row), self->die);
  gtk_box_append (GTK_BOX (row), self->stops);
  gtk_widget_set_vexpand (row, TRUE);
  gtk_box_append (GTK_BOX (self->box), row);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->effect));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_focus_on_click (GTK_WIDGET (self), TRUE);
}

TsCompetitorsSetCell *
ts_competitors_set_cell_new (void)
{
  return g_object_new (TS_TYPE_COMPETITORS_SET_CELL, NULL);
}
