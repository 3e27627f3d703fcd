#include "tally-table.h"

#include "config.h"
#include "referee/tally.h"
#include "referee/number.h"
#include "widgets/seat-name.h"
#include "widgets/seat.h"
#include "widgets/shrink.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

#define FEWEST_CHARS 7  /* of a label on a phone: what is narrower cannot be read */
#define FEW_SEATS    3  /* have room beside the labels on a phone */
#define LABEL_CHARS  12 /* what it asks for; where there is more room, it takes that */

/* The sheet while it is made: labels in a column of their own, or, stacked, each above its numbers. */
typedef struct {
  GtkGrid *grid;
  const TsView *view;
  gboolean narrow;
  gboolean stacked;
  int n_seats;
  int row; /* the next one */
} Sheet;

static int
column_of (const Sheet *sheet, int seat)
{
  return sheet->stacked ? seat : seat + 1;
}

static GtkWidget *
attach_label (Sheet *sheet, const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  if (sheet->narrow) {
    ts_text_wrap (GTK_LABEL (label));
    gtk_label_set_width_chars (GTK_LABEL (label), FEWEST_CHARS);
    gtk_label_set_max_width_chars (GTK_LABEL (label), LABEL_CHARS);
  }
  gtk_grid_attach (sheet->grid, label, 0, sheet->row, sheet->stacked ? sheet->n_seats : 1, 1);
  sheet->row += sheet->stacked;
  return label;
}

/* A number of the sheet says by itself whose it is and what for: screen readers go from cell to cell. */
static GtkWidget *
attach_number (Sheet *sheet, const char *label, int seat, int points)
{
  g_autofree char *text = ts_number_tell (points);
  GtkWidget *number = gtk_label_new (text);
  g_autofree char *name = NULL;

  /* Translators: for screen readers: a player's name, a line of the score sheet, its points */
  name = g_strdup_printf (_ ("%s, %s: %s"), ts_view_name (sheet->view, seat), label, text);
  gtk_widget_add_css_class (number, "tally-number");
  gtk_widget_add_css_class (number, "numeric");
  gtk_accessible_update_property (GTK_ACCESSIBLE (number), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_grid_attach (sheet->grid, ts_shrink_new (number), column_of (sheet, seat), sheet->row, 1, 1);
  return number;
}

/* A tap on a player says where the points come from. */
static GtkWidget *
new_name (const TsHeader *header, int seat)
{
  GtkWidget *name = ts_seat_name_new (header, seat, "tally-name");
  GtkWidget *mark = ts_seat_mark_new (ts_seat_colour (header, seat), seat, 20);
  GtkWidget *button = gtk_button_new ();
  /* Translators: a button for screen readers; %s is a player's name */
  g_autofree char *spoken =
      g_strdup_printf (_ ("%s: where the points come from"), ts_header_name (header, seat));

  ts_seat_name_set_centred (TS_SEAT_NAME (name));
  gtk_button_set_child (GTK_BUTTON (button), ts_column_new (2, mark, ts_shrink_new (name), NULL));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "tally-seat");
  ts_set_spoken (button, spoken);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", seat);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "tally.why");
  gtk_widget_set_hexpand (button, TRUE);
  return button;
}

static void
attach_names (Sheet *sheet)
{
  for (int seat = 0; seat < sheet->n_seats; seat++)
    gtk_grid_attach (sheet->grid, new_name (sheet->view->header, seat), column_of (sheet, seat), sheet->row,
                     1, 1);
  sheet->row++;
}

static void
attach_line (Sheet *sheet, const TsTallyRow *line)
{
  attach_label (sheet, line->label);
  for (int seat = 0; seat < sheet->n_seats; seat++)
    if (line->there[seat])
      attach_number (sheet, line->label, seat, line->points[seat]);
  sheet->row++;
}

static void
attach_totals (Sheet *sheet)
{
  gtk_grid_attach (sheet->grid, gtk_separator_new (GTK_ORIENTATION_HORIZONTAL), 0, sheet->row++,
                   sheet->n_seats + !sheet->stacked, 1);
  gtk_widget_add_css_class (attach_label (sheet, _ ("Total")), "tally-total");
  for (int seat = 0; seat < sheet->n_seats; seat++) {
    int score = sheet->view->game->score (sheet->view, seat);

    gtk_widget_add_css_class (attach_number (sheet, _ ("Total"), seat, score), "tally-total");
  }
  sheet->row++;
}

/* What is no part of the total. */
static void
attach_beside (Sheet *sheet)
{
  const TsGame *game = sheet->view->game;

  if (game->beside.id == NULL)
    return;
  attach_label (sheet, _ (game->beside.label));
  for (int seat = 0; seat < sheet->n_seats; seat++)
    attach_number (sheet, _ (game->beside.label), seat, game->beside.of (sheet->view, seat));
}

GtkWidget *
ts_tally_table_new (const TsView *view, gboolean narrow)
{
  g_autoptr (GArray) lines = ts_tally_rows (view);
  GtkWidget *grid = gtk_grid_new ();
  int n_seats = ts_view_state (view)->n_seats;
  Sheet sheet = { GTK_GRID (grid), view, narrow, narrow && n_seats > FEW_SEATS, n_seats, 0 };

  gtk_grid_set_row_spacing (sheet.grid, 6);
  gtk_grid_set_column_spacing (sheet.grid, 6);
  gtk_grid_set_column_homogeneous (sheet.grid, sheet.stacked);
  attach_names (&sheet);
  for (guint i = 0; i < lines->len; i++)
    attach_line (&sheet, &g_array_index (lines, TsTallyRow, i));
  attach_totals (&sheet);
  attach_beside (&sheet);
  return grid;
}

void
ts_tally_table_like_names (GtkWidget *table)
{
  for (GtkWidget *cell = gtk_widget_get_first_child (table); GTK_IS_BUTTON (cell);
       cell = gtk_widget_get_next_sibling (cell))
    ts_shrink_like_all (TS_SHRINK (gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (cell)))));
}
