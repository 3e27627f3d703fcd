#include "hands.h"

#include "referee/json.h"

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

static void
press_choice (TsPlayPage *page, GtkWidget *button)
{
  look ();
  g_signal_emit_by_name (button, "clicked");
  settle (page);
  taps++;
}

void
tap (TsPlayPage *page, const char *label)
{
  press_choice (page, choice (page, label));
}

typedef struct {
  TsPlayPage *page;
  const char *says;
  GtkWidget *tile;
} Sought;

static gboolean
is_there (gpointer data)
{
  Sought *self = data;
  GtkWidget *button;

  for (guint n = 0; (button = find_nth (board_of (self->page), GTK_TYPE_BUTTON, NULL, n)) != NULL; n++) {
    JsonObject *entry = g_object_get_data (G_OBJECT (button), "entry");
    g_autofree char *says = entry != NULL ? ts_json_write (entry) : NULL;

    if (g_strcmp0 (says, self->says) == 0 && gtk_widget_get_mapped (button))
      self->tile = button;
  }
  return self->tile != NULL;
}

GtkWidget *
tile (TsPlayPage *page, JsonObject *entry)
{
  g_autofree char *says = ts_json_write (entry);
  Sought sought = { page, says, NULL };

  wait_until (is_there, &sought);
  return sought.tile;
}

void
tap_tile (TsPlayPage *page, JsonObject *entry)
{
  press_choice (page, tile (page, entry));
}

void
buy (TsPlayPage *page, const char *verb, const char *resource)
{
  g_autoptr (JsonObject) entry = json_object_new ();

  json_object_set_string_member (entry, "do", verb);
  json_object_set_string_member (entry, "resource", resource);
  tap_tile (page, entry);
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
