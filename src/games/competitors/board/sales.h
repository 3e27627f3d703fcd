/* sales.h — what helps somebody who cannot pay: what can be sold to the bank now, one tap each. */
#pragma once

#include "games/competitors/rules/rules.h"
#include "widgets/choices.h"

G_BEGIN_DECLS

/* Whether it is only money that an entry lacks, which the rules refuse. */
gboolean ts_competitors_lacks_money (TsSession *session, JsonObject *entry);

/* The same, where its seat may sell first, and could say the entry after that. */
gboolean ts_competitors_sales_help (TsSession *session, JsonObject *entry);

/* Adds what the turn's seat can sell now. */
void ts_competitors_sales_add (TsChoices *choices, const TsView *view);

G_END_DECLS
