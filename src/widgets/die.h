/* die.h — one die, drawn: a six with pips, any other with its number, in the outline of its kind. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_DIE (ts_die_get_type ())
G_DECLARE_FINAL_TYPE (TsDie, ts_die, TS, DIE, GtkWidget)

/* `sides` is 2 … 100; `size` is how wide it would like to be, in pixels: it can be drawn at any size. It
 * shows no face yet. Its accessible role is an image, named by its face. */
GtkWidget *ts_die_new (int sides, int size);

void ts_die_set_size (TsDie *self, int size);

/* Shows a face, 1 … sides; 0: none yet, only the place for the die is drawn. */
void ts_die_set_face (TsDie *self, int face);
int ts_die_get_face (TsDie *self);

int ts_die_get_sides (TsDie *self);

/* How far it lies turned, in degrees, and how high above the table it is, 0 (it lies) … 1. */
void ts_die_set_pose (TsDie *self, float turn, float height);

G_END_DECLS
