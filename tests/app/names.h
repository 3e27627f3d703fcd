/* names.h — whether a screen reader has a name for everything that can be pressed or filled in. */
#pragma once

#include <gtk/gtk.h>

/* Fails, telling which, if a widget below `root` that is seen and takes the focus has no name. The number of
 * those that have one. */
guint assert_named (gpointer root);
