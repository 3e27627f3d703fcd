/* entry-menu.h — whatever can be said now, in plain forms: a menu of them, and the one that is chosen. */
#pragma once

#include "widgets/board.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Lists what is possible; each calls the action "play.by-hand" with its verb. */
void ts_entry_menu_list (GMenu *menu, const TsView *view);

/* Opens the form of a verb over `page`; what it says, `board` says. */
void ts_entry_menu_open (GtkWidget *page, TsBoard *board, const char *verb);

G_END_DECLS
