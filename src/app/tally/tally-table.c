#include "tally-table.h"

#include "config.h"
#include "referee/tally.h"
#include "widgets/number.h"
#include "widgets/seat-name.h"
#include "widgets/seat.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

static GtkWidget *
attach_label (GtkWidget *grid, const char *text, int column, int row)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 0.5f);
  gtk_widget_set_hexpand (label, column == 0);
  gtk_label_set_wrap (GTK_LABEL (label), column == 0);
  gtk_grid_attach (GTK_GRID (grid), label, column, row, 1, 1);
  return label;
}

/* A number of the table says by itself whose it is and what for: screen readers go from cell to cell. */
static void
attach_number (GtkWidget *grid, const TsView *view, const char *label, int seat, const char *text, int row)
{
  GtkWidget *number = attach_label (grid, text, seat + 1, row);
  g_autofree char *name = NULL;

  /* Translators: for screen readers: a player's name, a line of the score sheet, its points */
  name = g_strdup_printf (_ ("%s, %s: %s"), ts_view_name (view, seat), label, text);
  gtk_widget_add_css_class (number, "tally-number");
  gtk_widget_add_css_class (number, "numeric");
  gtk_accessible_update_property (GTK_ACCESSIBLE (number), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
attach_names (GtkWidget *grid, const TsView *view)
{
  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++) {
    GtkWidget *mark = ts_seat_mark_new (ts_seat_colour (view->header, seat), seat, 20);
    GtkWidget *name = ts_seat_name_new (view->header, seat, "tally-name");
    GtkWidget *box = ts_column_new (2, mark, name, NULL);

    ts_seat_name_set_centred (TS_SEAT_NAME (name));
    gtk_widget_set_hexpand (box, TRUE);
    gtk_grid_attach (GTK_GRID (grid), box, seat + 1, 0, 1, 1);
  }
}

static void
attach_line (GtkWidget *grid, const TsView *view, const TsTallyRow *line, int row)
{
  attach_label (grid, line->label, 0, row);
  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++) {
    g_autofree char *text = ts_number_tell (line->points[seat]);

    if (line->there[seat])
      attach_number (grid, view, line->label, seat, text, row);
  }
}

static void
attach_totals (GtkWidget *grid, const TsView *view, int row)
{
  gtk_grid_attach (GTK_GRID (grid), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL), 0, row,
                   ts_view_state (view)->n_seats + 1, 1);
  gtk_widget_add_css_class (attach_label (grid, _ ("Total"), 0, row + 1), "tally-total");
  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++) {
    g_autofree char *text = ts_number_tell (view->game->score (view, seat));

    attach_number (grid, view, _ ("Total"), seat, text, row + 1);
    gtk_widget_add_css_class (gtk_grid_get_child_at (GTK_GRID (grid), seat + 1, row + 1), "tally-total");
  }
}

/* What is no part of the total. */
static void
attach_beside (GtkWidget *grid, const TsView *view, int row)
{
  const char *label;

  if (view->game->beside.id == NULL)
    return;
  label = _ (view->game->beside.label);
  attach_label (grid, label, 0, row);
  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++) {
    g_autofree char *text = ts_number_tell (view->game->beside.of (view, seat));

    attach_number (grid, view, label, seat, text, row);
  }
}

GtkWidget *
ts_tally_table_new (const TsView *view)
{
  g_autoptr (GArray) lines = ts_tally_rows (view);
  GtkWidget *grid = gtk_grid_new ();
  int row = 1;

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  attach_names (grid, view);
  for (guint i = 0; i < lines->len; i++)
    attach_line (grid, view, &g_array_index (lines, TsTallyRow, i), row++);
  attach_totals (grid, view, row);
  attach_beside (grid, view, row + 2);
  return grid;
}
