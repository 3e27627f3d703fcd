/* stand-in.h — what an entry could say for a moment, so that another one can say what it said: of two cards
 * that were swapped neither can be said first, since each is there once. */
#pragma once

#include "referee/session.h"

G_BEGIN_DECLS

/* What might stand in the place of a record: an entry that does nothing, and then what was said there with
 * one argument changed, at most a few hundred. Rules may refuse any of it. (transfer full), of JsonObject */
GPtrArray *ts_stand_ins_new (const TsSession *session, guint record);

G_END_DECLS
