/* drop-down.h — a choice whose words wrap, so that it gets no wider than a phone. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Has it do so, on its button and in its list, where what is chosen is marked. It chooses from a
 * GtkStringList; where it can be searched, what is typed is found anywhere in the words. */
void ts_drop_down_wrap (GtkDropDown *choice);

G_END_DECLS
