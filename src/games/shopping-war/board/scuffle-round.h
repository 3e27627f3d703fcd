/* scuffle-round.h — the round of a Scuffle that is to be seen: the one that is rolled for, or the one just
 * settled. */
#pragma once

#include "games/shopping-war/rules/rules.h"
#include "referee/session.h"

G_BEGIN_DECLS

typedef struct {
  int seats[2];        /* the attacker's and the defender's */
  ShoppingRound round; /* dice are 0 where nobody has rolled */
  int won[2];          /* rounds, this one too */
  int number;          /* of the round, from 1 */
  gboolean settled;
} ShoppingBout;

/* FALSE: there is none to be seen: nobody fights, or it is to be chosen whom. A Scuffle that has just ended
 * can still be seen, up to the next entry. */
gboolean ts_shopping_war_scuffle_round_read (ShoppingBout *bout, const TsSession *session);

/* Who won a settled round: a side, or TS_NOBODY. */
int ts_shopping_war_scuffle_round_winner (const ShoppingBout *bout);

/* How often the dice of a side triggered the Combo of that face. */
int ts_shopping_war_scuffle_round_times (const ShoppingBout *bout, int side, int face);

/* Who won the round, or the Scuffle, and how; what is to be rolled against. (transfer full) or NULL */
char *ts_shopping_war_scuffle_round_tell (const ShoppingBout *bout, const TsView *view);

G_END_DECLS
