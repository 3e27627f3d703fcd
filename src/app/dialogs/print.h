/* print.h — brings a paper to a printer. */
#pragma once

#include "paper/paper.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Asks for a printer and prints the paper (transfer full), laid out for the sheets that are in it. What went
 * wrong is told in `toasts`. */
void ts_print (TsPaper *paper, AdwToastOverlay *toasts);

/* What does it, before anybody is asked; the paper is taken over. (transfer full) */
GtkPrintOperation *ts_print_operation_new (TsPaper *paper);

G_END_DECLS
