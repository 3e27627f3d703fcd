#include "hands.h"

const ChipShop *
state_of (TsPlayPage *page)
{
  return ts_session_view (session_of (page)).state;
}

GtkWidget *
choice (TsPlayPage *page, const char *label)
{
  return gtk_widget_get_ancestor (wait_for (page, GTK_TYPE_LABEL, label), GTK_TYPE_BUTTON);
}

void
tap (TsPlayPage *page, const char *label)
{
  look ();
  g_signal_emit_by_name (choice (page, label), "clicked");
  settle (page);
  taps++;
}

void
draw (TsPlayPage *page, const char *card)
{
  tap (page, "Draw a product");
  tap (page, card);
}

void
split (TsPlayPage *page, const char *points)
{
  look ();
  press (find (panel_of (page), GTK_TYPE_WIDGET, ".to_longevity"), points);
  settle (page);
  taps++;
}
