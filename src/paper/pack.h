/* pack.h — all that is needed to lay a table out again, or to go on without Tableside, in words. */
#pragma once

#include "referee/session.h"

G_BEGIN_DECLS

/* A part of it: how the game stands, what a seat has, what lies on the table, how to go on. */
typedef struct {
  char *title;
  GPtrArray *lines; /* of char * */
  gboolean hands;   /* each is something to move, to be ticked off */
  int reader;       /* the seat that alone may read it; TS_NOBODY: everybody may */
} TsPackPart;

/* The parts in turn, of TsPackPart, none without lines; last come those that one alone may read. `away`:
 * things go from where they lie; else they go there. (transfer full) */
GPtrArray *ts_pack_new (const TsSession *session, gboolean away);

/* All counters as a table for paper, see ts_paper_add_table(): a row each, a column per player. (transfer
 * full)
 */
GPtrArray *ts_pack_numbers (const TsView *view);

G_END_DECLS
