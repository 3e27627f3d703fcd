/* by-hand.h — what hands do on the table after an entry: which cards are taken from where, and where tokens
 * go. */
#pragma once

#include "games/shopping-war/rules/rules.h"
#include "referee/session.h"

G_BEGIN_DECLS

/* For the newest entry in force; NULL if it moves nothing, or nothing that the things do not tell. (transfer
 * full) */
char *ts_shopping_war_tell_by_hand (const TsSession *session);

G_END_DECLS
