/* sales.h — what helps somebody who cannot pay: what can be sold to the bank now, one tap each. */
#pragma once

#include "games/competitors/rules/rules.h"
#include "widgets/choices.h"

G_BEGIN_DECLS

/* Adds what the turn's seat can sell now. */
void ts_competitors_sales_add (TsChoices *choices, const TsView *view);

/* The same for a refused entry that selling could help, or NULL. (transfer floating) */
GtkWidget *ts_competitors_sales_help (TsBoard *board, const TsEntry *entry);

G_END_DECLS
