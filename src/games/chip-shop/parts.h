/* parts.h — small parts of the panels. */
#pragma once

#include <gtk/gtk.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* A picture before a label; the label says it all. (transfer floating) */
GtkWidget *ts_chip_mark_new (const char *icon);

/* The head of a panel's second page: its title, and a button that leads back by `on_back` (panel). (transfer
 * floating) */
GtkWidget *ts_chip_head_new (GtkLabel *title, GCallback on_back, gpointer panel);

/* An entry of a verb, to add arguments to. (transfer full) */
JsonObject *ts_chip_entry (const char *verb);

G_END_DECLS
