/* drop-down.h — a choice whose words wrap, so that it gets no wider than a phone. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Has it do so, on its button and in its list, where what is chosen is marked. It chooses from a
 * GtkStringList; where it can be searched, what is typed is found anywhere in the words. */
void ts_drop_down_wrap (GtkDropDown *choice);

/* The same for one that begins with what is none of them, such as everybody: nothing typed finds that. */
void ts_drop_down_wrap_after_first (GtkDropDown *choice);

/* The same for a row, which has what is chosen below its title; before it has its choices. */
void ts_combo_row_wrap (AdwComboRow *row);

G_END_DECLS
