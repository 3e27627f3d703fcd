#include "page-shape.h"

#include "widgets/style.h"

/* px of the standings that are always seen; the rest scrolls. Low: on a phone, and where the score is beside
 * the name. */
#define SEEN     96
#define SEEN_LOW 64

/* % of the room, for standings above the board: what is asked there is seen, too. */
#define MOST 60

/* --- standings above the board --- */

static GtkSizeRequestMode
get_mode (GtkWidget *body G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkWidget *body,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural,
         int *minimum_baseline G_GNUC_UNUSED,
         int *natural_baseline G_GNUC_UNUSED)
{
  gboolean down = orientation == GTK_ORIENTATION_VERTICAL;

  *minimum = *natural = 0;
  for (GtkWidget *it = gtk_widget_get_first_child (body); it != NULL; it = gtk_widget_get_next_sibling (it)) {
    int least, liked;

    gtk_widget_measure (it, orientation, for_size, &least, &liked, NULL, NULL);
    *minimum = down ? *minimum + least : MAX (*minimum, least);
    *natural = down ? *natural + liked : MAX (*natural, liked);
  }
}

static void
allocate (GtkWidget *body, int width, int height, int baseline G_GNUC_UNUSED)
{
  GtkWidget *seats = gtk_widget_get_first_child (body), *board = gtk_widget_get_last_child (body);
  int least, liked, board_least, above;

  gtk_widget_measure (seats, GTK_ORIENTATION_VERTICAL, width, &least, &liked, NULL, NULL);
  gtk_widget_measure (board, GTK_ORIENTATION_VERTICAL, width, &board_least, NULL, NULL, NULL);
  above = MAX (least, MIN (liked, MIN (height * MOST / 100, height - board_least)));
  gtk_widget_size_allocate (seats, &(GtkAllocation) { 0, 0, width, above }, -1);
  gtk_widget_size_allocate (board, &(GtkAllocation) { 0, above, width, height - above }, -1);
}

static void
set_beside (GtkWidget *body, gboolean beside)
{
  if (beside == GTK_IS_BOX_LAYOUT (gtk_widget_get_layout_manager (body)))
    return;
  gtk_widget_set_layout_manager (body, beside ? gtk_box_layout_new (GTK_ORIENTATION_HORIZONTAL)
                                              : gtk_custom_layout_new (get_mode, measure, allocate));
}

/* --- all of the page --- */

/* Wide: the standings are a column beside the board. Huge: they are read from across the room. Large: there
 * is room for larger type. Squat: what is around the board is lower than it could be, so that half of the
 * window and more is the board's. Tight: the text is so large for the height that only what is needed now is
 * shown around the board. On a phone the header bar has room for undo and redo only; the rest is in the menu.
 * A low window has the column, too. */
void
ts_page_shape_fit (const TsPageShape *self, AdwNavigationPage *page, TsHands *hands)
{
  GtkWidget *bin = adw_navigation_page_get_child (page);
  AdwBreakpoint *now = adw_breakpoint_bin_get_current_breakpoint (ADW_BREAKPOINT_BIN (bin));
  gboolean squat = now == self->squat || now == self->wide_and_squat;
  gboolean wide = now == self->wide || now == self->wide_and_squat || now == self->huge || now == self->low;
  gboolean tight = now == self->tight;
  gboolean small = now == NULL || tight;

  set_beside (self->body, wide);
  ts_standings_set_shape (self->standings, wide, squat);
  gtk_scrolled_window_set_min_content_height (self->seats, small || squat ? SEEN_LOW : SEEN);
  adw_header_bar_set_show_title (self->header, !small);
  gtk_widget_set_visible (self->history_button, !small);
  ts_hands_fit (hands, tight, small, tight || now == self->low);
  ts_style_set (page, "large", !small && now != self->low);
  ts_style_set (page, "huge", now == self->huge);
  ts_style_set (page, "squat", squat);
  ts_style_set (page, "low", now == self->low);
  ts_style_set (page, "tight", tight);
}

static void
bind (GtkWidgetClass *klass, const char *name, gsize offset)
{
  gtk_widget_class_bind_template_child_full (klass, name, FALSE, (gssize) offset);
}

void
ts_page_shape_bind (GtkWidgetClass *klass, gsize offset)
{
  g_type_ensure (TS_TYPE_STANDINGS);
  bind (klass, "wide", offset + G_STRUCT_OFFSET (TsPageShape, wide));
  bind (klass, "wide_and_squat", offset + G_STRUCT_OFFSET (TsPageShape, wide_and_squat));
  bind (klass, "squat", offset + G_STRUCT_OFFSET (TsPageShape, squat));
  bind (klass, "huge", offset + G_STRUCT_OFFSET (TsPageShape, huge));
  bind (klass, "low", offset + G_STRUCT_OFFSET (TsPageShape, low));
  bind (klass, "tight", offset + G_STRUCT_OFFSET (TsPageShape, tight));
  bind (klass, "header", offset + G_STRUCT_OFFSET (TsPageShape, header));
  bind (klass, "history_button", offset + G_STRUCT_OFFSET (TsPageShape, history_button));
  bind (klass, "body", offset + G_STRUCT_OFFSET (TsPageShape, body));
  bind (klass, "seats", offset + G_STRUCT_OFFSET (TsPageShape, seats));
  bind (klass, "standings", offset + G_STRUCT_OFFSET (TsPageShape, standings));
}
