#include "record-changes.h"

#include "config.h"
#include "referee/number.h"

#include <glib/gi18n-lib.h>

static void
add (GArray *changes, TsRecordChange change)
{
  for (guint i = 0; i < changes->len; i++) {
    TsRecordChange *known = &g_array_index (changes, TsRecordChange, i);

    if (known->seat == change.seat && known->counter == change.counter) {
      known->by += change.by;
      return;
    }
  }
  g_array_append_val (changes, change);
}

/* A shared number changes for all seats alike; the first one stands for all. */
static gboolean
counts (const TsGame *game, const TsEffect *effect)
{
  const TsCounter *counter = &game->counters[effect->counter];

  return counter->shared ? effect->seat == 0 : effect->seat != TS_BANK && !counter->derived;
}

GArray *
ts_record_changes_new (const TsGame *game, const TsEffect *effects, guint n_effects)
{
  GArray *changes = g_array_new (FALSE, FALSE, sizeof (TsRecordChange));

  for (guint i = 0; i < n_effects; i++)
    if (counts (game, &effects[i])) {
      gboolean shared = game->counters[effects[i].counter].shared;

      add (changes,
           (TsRecordChange) { shared ? TS_NOBODY : effects[i].seat, effects[i].counter, effects[i].by });
    }
  for (guint i = changes->len; i-- > 0;)
    if (g_array_index (changes, TsRecordChange, i).by == 0)
      g_array_remove_index (changes, i);
  return changes;
}

char *
ts_record_changes_tell (const TsView *view, const TsRecordChange *change)
{
  g_autofree char *by = ts_number_tell_change (change->by);

  if (change->seat == TS_NOBODY)
    /* Translators: a line of the history: something that is counted, and a number with its sign, as in
     * “Planks −1” */
    return g_strdup_printf (_ ("%s %s"), ts_view_counter_label (view, change->counter), by);
  /* Translators: a line of the history: a player's name, something that is counted, and a number with its
   * sign, as in “Ann: Donut −3” */
  return g_strdup_printf (_ ("%s: %s %s"), ts_view_name (view, change->seat),
                          ts_view_counter_label (view, change->counter), by);
}
