/* statement.h — what stands on a line of the ledger beside its sum: in which round it was, for which
 * Contract, and with whom. No GTK. */
#pragma once

#include "games/competitors/rules/state.h"
#include "referee/session.h"

G_BEGIN_DECLS

/* A place in the evening, which goes from the newest record back. So it finds the rounds without replaying
 * any. */
typedef struct {
  const TsSession *session;
  guint record;   /* where it is; the number of records before the first step */
  int round;      /* in which that one was said */
  gboolean begun; /* whether that is where this round began */
} CompetitorsStatement;

CompetitorsStatement ts_competitors_statement (const TsSession *session);

/* One record back. FALSE: that was the oldest one. */
gboolean ts_competitors_statement_step (CompetitorsStatement *self);

/* The Contract that was under way when record `i` was said: its id, or 0. For what pays a movement or ends a
 * delivery. */
int ts_competitors_contract_of (const TsSession *session, guint i);

/* Who is at the other end of a record's effect `i`, which is one on money: a seat, TS_BANK, or TS_NOBODY
 * where it was corrected by hand. */
int ts_competitors_partner (const TsRecord *record, guint i);

G_END_DECLS
