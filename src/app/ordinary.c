#include "ordinary.h"

#include "config.h"

#include <glib/gi18n-lib.h>

/* A verb that asks for a seat cannot be said without one. */
const TsVerb *
ts_ordinary_verb (const TsView *view)
{
  if (ts_view_is_over (view))
    return NULL;
  for (const TsVerb *verb = view->game->verbs; verb->id != NULL; verb++)
    if (verb->ordinary && verb->who != TS_WHO_ANY && ts_view_possible (view, verb))
      return verb;
  return NULL;
}

const char *
ts_ordinary_label (const TsView *view, gboolean writes)
{
  const TsVerb *verb = ts_ordinary_verb (view);

  if (ts_view_is_over (view))
    return _ ("See the result");
  if (!writes)
    return _ ("This table can only be looked at");
  if (verb != NULL)
    return _ (verb->label);
  return _ ("Tap on the board what happens");
}
