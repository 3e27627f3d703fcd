#include "ordinary.h"

#include "config.h"

#include <glib/gi18n-lib.h>

const TsVerb *
ts_ordinary_verb (const TsView *view, int *who)
{
  *who = TS_NOBODY;
  if (ts_view_is_over (view))
    return NULL;
  for (const TsVerb *verb = view->game->verbs; verb->id != NULL; verb++)
    if (ts_view_ordinary (view, verb, who))
      return verb;
  return NULL;
}

char *
ts_ordinary_label (const TsView *view, gboolean writes)
{
  int who;
  const TsVerb *verb = ts_ordinary_verb (view, &who);

  if (ts_view_is_over (view))
    return g_strdup (_ ("See the result"));
  if (!writes)
    return g_strdup (_ ("This table can only be looked at"));
  if (verb == NULL)
    return g_strdup (_ ("Tap on the board what happens"));
  if (who == TS_NOBODY)
    return g_strdup (_ (verb->label));
  /* Translators: the big button, where it stands for one of several players: a name, what a press does */
  return g_strdup_printf (_ ("%s: %s"), ts_view_name (view, who), _ (verb->label));
}
