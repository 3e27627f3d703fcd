/* samples.h — what a game tells random play, and nobody else. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

struct _TsSampler {
  const char *verb;

  /* The verb being possible: how many forms of it there are that would be accepted; with an `entry`, as
   * `forms` of a verb. Not all that would be accepted need be there: by chance, others come as well. For
   * verbs of which a form that fits is hardly ever met by chance, and whose `forms` are not enough; or NULL.
   */
  int (*samples) (const TsView *view, int i, TsEntry *entry);

  gboolean setback; /* the verb undoes what others lead to: it is said now and then, so that games end */
};

/* What the game tells about the verb, or NULL. */
const TsSampler *ts_sampler_find (const TsGame *game, const TsVerb *verb);

G_END_DECLS
