/* by-hand.h — whatever can be said now, in plain forms: a menu of them, and the one that is chosen. */
#pragma once

#include "deeds.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Lists what is possible; each calls the action "play.by-hand" with its verb. */
void ts_by_hand_list (GMenu *menu, const TsView *view);

/* Opens the form of a verb over `page`; what it says goes to `deeds`. */
void ts_by_hand_open (GtkWidget *page, TsDeeds *deeds, const char *verb);

G_END_DECLS
