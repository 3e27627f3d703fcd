/* table-choice.h — people choose files of tables, one or several. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The files (GFile), none if people thought better of it; `problem` is a sentence if none could be chosen. */
typedef void (*TsTablesChosen) (GPtrArray *files, const char *problem, gboolean copy, gpointer data);

/* `copy`: they are asked for what is to be taken in, else for what is to be opened. `chosen` is called once.
 */
void ts_table_choice_open (GtkWindow *window, gboolean copy, TsTablesChosen chosen, gpointer data);

G_END_DECLS
