#include "page-shape.h"

#include "widgets/style.h"

/* px of the standings that are always seen; the rest scrolls. */
#define SEEN       96
#define SEEN_TIGHT 64

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

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->body),
                                  wide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  ts_standings_set_shape (self->standings, wide, squat);
  gtk_scrolled_window_set_min_content_height (self->seats, tight ? SEEN_TIGHT : SEEN);
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
