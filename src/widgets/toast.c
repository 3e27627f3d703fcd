#include "toast.h"

#include "fit.h"
#include "shrink.h"
#include "text.h"

#define LEAST     0.45f     /* times the size of the text */
#define LONGEST   60        /* characters in a line, where there is room */
#define NARROWEST 100       /* pixels that a sentence has at least, */
#define LETTERS   "nnnnnnn" /* and as wide as that, however large they are */

/* What of a toast is neither words nor the button's: margins, padding, and the button that closes it. */
#define AROUND        104
#define AROUND_BUTTON 36
#define GAP           6 /* between a sentence and a button of ours */

/* How wide words are as large as they are written here. */
static int
width_of (GtkWidget *widget, const char *words)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, words);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

static int
narrowest (GtkWidget *over)
{
  return MAX (NARROWEST, width_of (over, LETTERS));
}

/* Beside the button, if there is one. */
static int
room_for_sentence (GtkWidget *over, const char *button)
{
  int width = gtk_widget_get_width (over) - AROUND;

  if (button != NULL)
    width -= width_of (over, button) * 11 / 10 + AROUND_BUTTON; /* it is bold */
  return width;
}

/* libadwaita announces toasts that have no title widget of their own. */
static void
announce (GtkWidget *title)
{
  gtk_accessible_announce (GTK_ACCESSIBLE (title), gtk_label_get_label (GTK_LABEL (title)),
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

static void
on_clicked (GtkWidget *button, AdwToast *toast)
{
  g_autoptr (AdwToast) kept = g_object_ref (toast);
  const char *action = adw_toast_get_action_name (toast);

  if (action != NULL)
    gtk_widget_activate_action_variant (button, action, adw_toast_get_action_target_value (toast));
  g_signal_emit_by_name (toast, "button-clicked");
  adw_toast_dismiss (toast);
}

/* A toast would cut off the label of its own. */
static GtkWidget *
add_small_button (AdwToast *toast, GtkWidget *title, const char *text)
{
  GtkWidget *row = ts_row_new (GAP, title, NULL);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new_with_mnemonic (text);

  gtk_label_set_mnemonic_widget (GTK_LABEL (label), button);
  gtk_button_set_child (GTK_BUTTON (button), ts_shrink_new (label));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_clicked), toast, G_CONNECT_DEFAULT);
  gtk_box_append (GTK_BOX (row), button);
  return row;
}

AdwToast *
ts_toast_new (GtkWidget *over, const char *sentence, const char *button)
{
  AdwToast *toast = adw_toast_new (sentence);
  GtkWidget *title = gtk_label_new (sentence);
  GtkWidget *clamp = adw_clamp_new ();
  int least = narrowest (over), room = MAX (room_for_sentence (over, button), least);
  gboolean is_narrow = button != NULL && room == least;

  /* A toast's own title has one line, which is too short on a phone. */
  ts_text_wrap (GTK_LABEL (title));
  gtk_label_set_max_width_chars (GTK_LABEL (title), LONGEST);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  g_signal_connect (title, "map", G_CALLBACK (announce), NULL);
  adw_clamp_set_unit (ADW_CLAMP (clamp), ADW_LENGTH_UNIT_PX);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), room);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), room);
  adw_clamp_set_child (ADW_CLAMP (clamp), ts_fit_new (title, LEAST, 1));
  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_set_custom_title (toast, is_narrow ? add_small_button (toast, clamp, button) : clamp);
  adw_toast_set_button_label (toast, is_narrow ? NULL : button);
  return toast;
}

gboolean
ts_toast_place (GtkOverlay *overlay, GtkWidget *toasts, GdkRectangle *place, gpointer data G_GNUC_UNUSED)
{
  GtkWidget *below = GTK_WIDGET (overlay);
  int least, liked;

  place->x = 0;
  place->width = gtk_widget_get_width (below);
  gtk_widget_measure (toasts, GTK_ORIENTATION_VERTICAL, place->width, &least, &liked, NULL, NULL);
  place->height = MAX (least, MIN (liked, gtk_widget_get_height (below)));
  place->y = gtk_widget_get_height (below) - place->height;
  return TRUE;
}
