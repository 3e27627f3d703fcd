/* seat.h — how a seat looks everywhere: name, shape and colour, never colour alone. */
#pragma once

#include "referee/seat-colour.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Who sits at the table and in which colours, as a text: where it is another one, seats look otherwise.
 * (transfer full) */
char *ts_seat_tell_people (const TsHeader *header);

/* A palette colour to draw with. */
void ts_seat_rgba (const char *colour, GdkRGBA *rgba);

/* Teaches style sheets the palette, which stands nowhere else. To be called once for a display. */
void ts_seat_add_style (GdkDisplay *display);

/* Gives a widget a palette colour instead of the one it had; NULL: none any more. Inside of it,
 * var(--seat-colour) is the colour, to draw with, and var(--seat-ink) one to write on it. */
void ts_seat_set_colour (GtkWidget *widget, const char *colour);

/* The palette colour's name for people, translated: "Teal". */
const char *ts_seat_colour_name (const char *colour);

/* The icon of a seat's shape (circle, square, triangle, diamond, star, hexagon by seat number), and its name,
 * translated. */
const char *ts_seat_shape_icon (int seat);
const char *ts_seat_shape_name (int seat);

/* A small widget: the seat's shape in its colour, `size` pixels wide. Its accessible role is presentation:
 * names stand beside it. */
GtkWidget *ts_seat_mark_new (const char *colour, int seat, int size);

/* A box with the seat's mark and name, which leaves the rest of the line for what is added. `style` is the
 * name's class. (transfer floating) */
GtkWidget *ts_seat_heading_new (const TsHeader *header, int seat, const char *style);

G_END_DECLS
