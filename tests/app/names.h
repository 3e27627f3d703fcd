/* names.h — whether a screen reader has a name for everything that can be pressed or filled in, and knows
 * what cannot be pressed. */
#pragma once

#include <gtk/gtk.h>

/* What is wrong with the name of the first widget below `root` that is seen and takes the focus, or with a
 * button there that cannot be pressed; or NULL. `named` becomes more by those before it that have one.
 * (transfer full) */
char *find_unnamed (gpointer root, guint *named);

/* What scrolls below `root` and has nothing in it that takes the focus, so that it does itself, while a
 * screen reader has no name for it; or NULL. (transfer full) */
char *find_bare (gpointer root);

/* Fails, telling which, if a widget below `root` that is seen and takes the focus has no name, what scrolls
 * and has nothing else in it that takes the focus among them. The number of those that have one. */
guint assert_named (gpointer root);

/* Two buttons below `root` that can be pressed, and that a screen reader cannot tell apart: neither by their
 * names and what describes them, nor by those of the rows and groups that they are in. NULL: none. (transfer
 * full) */
char *find_alike (gpointer root);
void assert_told_apart (gpointer root); /* the same, and fails, telling which */
