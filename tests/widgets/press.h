/* press.h — finds parts of a widget by what they say, presses them, and counts what it tells. */
#pragma once

#include <gtk/gtk.h>

/* The first widget of the type at or below `root` that has, or holds, a label with the text (NULL: any), or a
 * style class of that name after a dot (".face"). NULL if there is none. (transfer none) */
GtkWidget *find (GtkWidget *root, GType type, const char *text);

/* The same after `before`, in reading order. */
GtkWidget *find_nth (GtkWidget *root, GType type, const char *text, guint n);

/* Presses a button that has to be there. */
void press (GtkWidget *root, const char *text);
void press_nth (GtkWidget *root, const char *text, guint n);

/* From now on `calls` is one more for each time that the signal is emitted. */
void count_calls (gpointer widget, const char *signal, guint *calls);

/* Whether `inner` lies in `outer`, or so many px beyond it at most: to graphene_rect_contains_rect () the
 * last digit of the floats matters. */
gboolean lies_in (const graphene_rect_t *inner, const graphene_rect_t *outer, float beyond);

/* From now on there is a display, with text as large as on GNOME; where there is none, skips all of the test
 * program, and exits. */
void test_on_display (void);

/* Begins the test program, on a display. */
void test_init (int *argc, char ***argv);
