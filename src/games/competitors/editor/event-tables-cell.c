#include "event-tables-cell.h"

#include "config.h"
#include "referee/number.h"
#include "widgets/die.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

#define DIE 22

struct _TsEventTablesCell {
  GtkBox parent_instance;

  CompetitorsPlace place;
  GtkLabel *text;
  GtkWidget *die;
  GtkWidget *stops;
  GtkLabel *effect;
};

G_DEFINE_FINAL_TYPE (TsEventTablesCell, ts_event_tables_cell, GTK_TYPE_BOX)

/* --- words --- */

/* "+5,000 +1★", or nothing: neither money nor points. (transfer full) */
static char *
mark_effect (const CompetitorsCell *cell)
{
  GString *marks = g_string_new (NULL);

  if (cell->money != 0) {
    g_autofree char *sum = ts_number_tell (ABS (cell->money));
    g_autofree char *change = g_strconcat (cell->money > 0 ? "+" : "−", sum, NULL);
    g_autofree char *isolated = ts_number_isolate (change);

    g_string_append (marks, isolated);
  }
  if (cell->points != 0) {
    g_autofree char *points = ts_number_tell_change (cell->points);

    g_string_append_printf (marks, "%s%s★", marks->len > 0 ? " " : "", points);
  }
  return g_string_free_and_steal (marks);
}

char *
ts_event_tables_cell_tell_save (int save)
{
  if (save == 0)
    return g_strdup (_ ("The white number: whoever rolls lower is saved."));
  if (save == 1)
    return g_strdup (_ ("Nobody is saved."));
  /* Translators: %d is a number on a die */
  return g_strdup_printf (_ ("Whoever rolls lower than %d is saved."), save);
}

char *
ts_event_tables_cell_tell_money (int money)
{
  g_autofree char *sum = ts_number_tell (ABS (money));

  if (money == 0)
    return g_strdup (_ ("With a minus the bank takes it."));
  if (money > 0)
    /* Translators: %s is a sum of money */
    return g_strdup_printf (_ ("The bank pays %s."), sum);
  /* Translators: %s is a sum of money */
  return g_strdup_printf (_ ("The bank takes %s."), sum);
}

static void
speak_effect (GString *spoken, const CompetitorsCell *cell)
{
  g_autofree char *money = ts_event_tables_cell_tell_money (cell->money);
  int points = ABS (cell->points);

  if (cell->money != 0)
    g_string_append_printf (spoken, " %s", money);
  if (points != 0)
    g_string_append_printf (
        g_string_append_c (spoken, ' '),
        cell->points > 0 ? ngettext ("%d Victory Point is won.", "%d Victory Points are won.", points)
                         : ngettext ("%d Victory Point is lost.", "%d Victory Points are lost.", points),
        points);
  if (cell->stops)
    g_string_append_printf (spoken, " %s", _ ("The round is lost."));
}

/* What a screen reader says. (transfer full) */
static char *
speak (const CompetitorsPlace *place, const CompetitorsCell *cell)
{
  g_autofree char *save = ts_event_tables_cell_tell_save (cell->save);
  GString *spoken = g_string_new (NULL);

  /* Translators: where a cell of a table is and what stands there: a continent, the face of a die, a text */
  g_string_append_printf (spoken, _ ("%s, %d: %s"), _ (ts_competitors_continents[place->continent].label),
                          place->face, cell->text != NULL ? cell->text : _ ("empty"));
  if (cell->save > 0)
    g_string_append_printf (spoken, " %s", save);
  speak_effect (spoken, cell);
  return g_string_free_and_steal (spoken);
}

/* --- what is shown --- */

void
ts_event_tables_cell_show (TsEventTablesCell *self,
                           const CompetitorsPlace *place,
                           const CompetitorsCell *cell)
{
  g_autofree char *spoken = speak (place, cell);
  g_autofree char *effect = mark_effect (cell);

  self->place = *place;
  gtk_label_set_label (self->text, cell->text != NULL ? cell->text : "");
  gtk_widget_set_visible (self->die, cell->save != 0);
  ts_die_set_face (TS_DIE (self->die), cell->save);
  gtk_label_set_label (self->effect, effect);
  gtk_widget_set_visible (GTK_WIDGET (self->effect), *effect != '\0');
  gtk_widget_set_visible (self->stops, cell->stops);
  ts_style_set (self, "empty", cell->text == NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

void
ts_event_tables_cell_set_lines (TsEventTablesCell *self, int lines)
{
  gtk_label_set_lines (self->text, lines);
}

void
ts_event_tables_cell_set_chosen (TsEventTablesCell *self, gboolean chosen)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), chosen);
  ts_style_set (self, "chosen", chosen);
}

const CompetitorsPlace *
ts_event_tables_cell_get_place (TsEventTablesCell *self)
{
  return &self->place;
}

/* --- building --- */

static void
ts_event_tables_cell_class_init (TsEventTablesCellClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "cell");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
ts_event_tables_cell_init (TsEventTablesCell *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->text = GTK_LABEL (ts_text_new (NULL, NULL));
  gtk_label_set_ellipsize (self->text, PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (self->text, 1); /* all the room there is, and no more */
  gtk_widget_set_hexpand (GTK_WIDGET (self->text), TRUE);
  self->die = ts_die_new (COMPETITORS_SAVE_MAX, DIE);
  gtk_widget_set_valign (self->die, GTK_ALIGN_CENTER);
  self->stops = gtk_image_new_from_icon_name ("action-unavailable-symbolic");
  self->effect = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->effect, 1);
  gtk_widget_add_css_class (GTK_WIDGET (self->effect), "effect");
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->text));
  gtk_box_append (GTK_BOX (row), self->die);
  gtk_box_append (GTK_BOX (row), self->stops);
  gtk_widget_set_vexpand (row, TRUE);
  gtk_box_append (GTK_BOX (self), row);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->effect));
}

TsEventTablesCell *
ts_event_tables_cell_new (void)
{
  return g_object_new (TS_TYPE_EVENT_TABLES_CELL, NULL);
}
