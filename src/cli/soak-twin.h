/* soak-twin.h — a second table, where somebody has said another secret, and all else is the same: whoever may
 * not know the secret must get the same of both, byte for byte, for as long as the play itself tells nothing.
 */
#pragma once

#include "referee/session.h"

G_BEGIN_DECLS

typedef struct {
  TsSession *session; /* NULL: there is none now */
  int owner;          /* the seat whose secret is another there */
  guint begun;        /* entries in force once the secret had been said */
  guint lines;        /* said since */
} TsSoakTwin;

/* After a line was said at `session`, and refused (`refusal`) or not: says it at the twin as well, or begins
 * one if it says a secret. FALSE if one of the two tells what the other does not. */
gboolean ts_soak_twin_follow (TsSoakTwin *self,
                              GRand *rand,
                              const TsSession *session,
                              const GString *line,
                              const GError *refusal,
                              GError **error);

void ts_soak_twin_clear (TsSoakTwin *self);

G_END_DECLS
