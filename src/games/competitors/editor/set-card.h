/* set-card.h — a table set in the list: its title, how much of it is typed in, and what can be done with it.
 */
#pragma once

#include "event-tables-collection.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_SET_CARD (ts_competitors_set_card_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsSetCard, ts_competitors_set_card, TS, COMPETITORS_SET_CARD, AdwBin)

/* What is pressed on it are the page's actions: see sets-page.c. */
GtkWidget *ts_competitors_set_card_new (const TsEventTablesItem *set);

/* (transfer none) */
const char *ts_competitors_set_card_get_id (TsCompetitorsSetCard *self);

G_END_DECLS
