#include "seat-menu.h"

#include "config.h"
#include "widgets/popup.h"

#include <glib/gi18n-lib.h>

static GMenuModel *
menu_new (int seat)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenuItem) why = g_menu_item_new (_ ("_Where the Points Come From"), NULL);
  g_autoptr (GMenuItem) change = g_menu_item_new (_ ("_Change Name or Colour…"), NULL);

  g_menu_item_set_action_and_target (why, "play.why", "(is)", seat, "");
  g_menu_item_set_action_and_target (change, "play.seat", "i", seat);
  g_menu_append_item (menu, why);
  g_menu_append_item (menu, change);
  return G_MENU_MODEL (menu);
}

static void
open_menu (GtkWidget *card)
{
  int seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (card), "seat"));
  g_autoptr (GMenuModel) menu = menu_new (seat);

  ts_popup (gtk_popover_menu_new_from_model (menu), card);
}

static void
on_pressed (GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  open_menu (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)));
}

static gboolean
on_key (GtkWidget *card, GVariant *args G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  open_menu (card);
  return GDK_EVENT_STOP;
}

static void
add_keys (GtkWidget *card)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Menu|<Shift>F10"),
                                            gtk_callback_action_new (on_key, NULL, NULL));

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), shortcut);
  gtk_widget_add_controller (card, keys);
}

void
ts_seat_menu_add (gpointer card, int seat)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *hold = gtk_gesture_long_press_new ();

  g_object_set_data (card, "seat", GINT_TO_POINTER (seat));
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  /* Before the card takes the press for itself. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (hold), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (on_pressed), NULL);
  g_signal_connect (hold, "pressed", G_CALLBACK (on_pressed), NULL);
  gtk_widget_add_controller (card, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (card, GTK_EVENT_CONTROLLER (hold));
  add_keys (card);
}
