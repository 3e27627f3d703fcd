#include "last-round.h"

#include "config.h"
#include "referee/entry.h"
#include "stats/pace-tell.h"

#include <glib/gi18n-lib.h>

int
ts_last_round_find (const TsPace *pace, gint64 now, gint64 until)
{
  int fits = ts_pace_fits (pace, now, until);
  int rounds = MAX (fits, 1); /* nobody leaves in the middle of a round, if it can be helped */

  return fits == TS_PACE_UNKNOWN || rounds == ts_pace_rounds_left (pace) ? 0 : pace->round + rounds - 1;
}

/* (transfer full); `round` 0: at once */
static JsonObject *
remind (const char *text, int round)
{
  JsonObject *entry = ts_entry_begin ("remind", TS_NOBODY);

  json_object_set_string_member (entry, "text", text);
  if (round > 0)
    json_object_set_int_member (entry, "round", round);
  return entry;
}

GPtrArray *
ts_last_round_entries (const TsPace *pace, int last, gint64 until)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);
  g_autofree char *time = ts_pace_tell_time (until);
  /* Translators: a time of day; no more than 100 letters in all */
  g_autofree char *begins =
      g_strdup_printf (_ ("This is the last round: somebody has to leave at %s."), time);

  g_ptr_array_add (entries, remind (begins, last > pace->round ? last : 0));
  /* Translators: no more than 100 letters */
  g_ptr_array_add (entries, remind (_ ("The last round is over: now you can end the game."), last + 1));
  return entries;
}
