#include "colour-button.h"

#include "config.h"
#include "referee/header.h"
#include "widgets/seat.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#define COLUMNS     4
#define MARK_SIZE   32
#define SWATCH_SIZE 36

struct _TsColourButton {
  AdwBin parent_instance;

  GtkWidget *button;
  int seat;
  const char *colour; /* a palette id */
  GStrv taken;
};

G_DEFINE_FINAL_TYPE (TsColourButton, ts_colour_button, ADW_TYPE_BIN)

enum {
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
ts_colour_button_finalize (GObject *object)
{
  TsColourButton *self = TS_COLOUR_BUTTON (object);

  g_strfreev (self->taken);
  G_OBJECT_CLASS (ts_colour_button_parent_class)->finalize (object);
}

static void
ts_colour_button_class_init (TsColourButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ts_colour_button_finalize;
  gtk_widget_class_set_css_name (widget_class, "colour-button");

  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

/* --- the palette --- */

static void
swatch_clicked (GtkWidget *swatch, TsColourButton *self)
{
  const char *colour = g_object_get_data (G_OBJECT (swatch), "colour");

  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->button));
  g_signal_emit (self, signals[CHOSEN], 0, colour);
}

static GtkWidget *
swatch_new (TsColourButton *self, const char *colour)
{
  GtkWidget *swatch = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (swatch), ts_seat_mark_new (colour, self->seat, SWATCH_SIZE));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (swatch), g_str_equal (colour, self->colour));
  gtk_widget_set_tooltip_text (swatch, ts_seat_colour_name (colour));
  gtk_accessible_update_property (GTK_ACCESSIBLE (swatch), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  ts_seat_colour_name (colour), -1);
  gtk_widget_add_css_class (swatch, "flat");
  gtk_widget_add_css_class (swatch, "swatch");
  g_object_set_data (G_OBJECT (swatch), "colour", (gpointer) colour);
  g_signal_connect (swatch, "clicked", G_CALLBACK (swatch_clicked), self);
  return swatch;
}

/* Made anew each time it opens, because what is taken changes. */
static void
open_palette (GtkMenuButton *button, gpointer data)
{
  TsColourButton *self = data;
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *popover = gtk_popover_new ();
  int place = 0;

  for (guint i = 0; ts_palette[i] != NULL; i++) {
    if (self->taken != NULL && g_strv_contains ((const char *const *) self->taken, ts_palette[i]))
      continue;
    gtk_grid_attach (GTK_GRID (grid), swatch_new (self, ts_palette[i]), place % COLUMNS, place / COLUMNS, 1,
                     1);
    place++;
  }
  gtk_popover_set_child (GTK_POPOVER (popover), grid);
  gtk_menu_button_set_popover (button, popover);
}

static void
ts_colour_button_init (TsColourButton *self)
{
  self->button = gtk_menu_button_new ();
  self->colour = ts_palette[0];
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->button), open_palette, self, NULL);
  gtk_widget_add_css_class (self->button, "flat");
  adw_bin_set_child (ADW_BIN (self), self->button);
}

void
ts_colour_button_set (TsColourButton *self, int seat, const char *colour, const char *const *taken)
{
  g_autofree char *name =
      /* Translators: for screen readers, a button that changes a player's mark: its colour, its shape */
      g_strdup_printf (_ ("Colour: %s, %s"), ts_seat_colour_name (colour), ts_seat_shape_name (seat));

  self->seat = seat;
  self->colour = colour;
  g_strfreev (self->taken);
  self->taken = g_strdupv ((char **) taken);
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->button), ts_seat_mark_new (colour, seat, MARK_SIZE));
  gtk_widget_set_tooltip_text (self->button, _ ("Change the Colour"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}
