#include "undo-checklist.h"

#include "config.h"
#include "widgets/number.h"

#include <glib/gi18n-lib.h>

static void
add (GArray *moves, TsMove move)
{
  for (guint i = 0; i < moves->len; i++) {
    TsMove *known = &g_array_index (moves, TsMove, i);

    if (known->seat == move.seat && known->counter == move.counter) {
      known->by += move.by;
      return;
    }
  }
  g_array_append_val (moves, move);
}

/* A shared number changes for all seats alike; the first one stands for all. */
static gboolean
is_move (const TsGame *game, const TsEffect *effect)
{
  const TsCounter *counter = &game->counters[effect->counter];

  return counter->shared ? effect->seat == 0 : effect->seat != TS_BANK && !counter->derived;
}

GArray *
ts_undo_checklist_changes (const TsGame *game, const TsEffect *effects, guint n_effects)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (TsMove));

  for (guint i = 0; i < n_effects; i++)
    if (is_move (game, &effects[i])) {
      gboolean shared = game->counters[effects[i].counter].shared;

      add (moves, (TsMove) { shared ? TS_NOBODY : effects[i].seat, effects[i].counter, effects[i].by });
    }
  for (guint i = moves->len; i-- > 0;)
    if (g_array_index (moves, TsMove, i).by == 0)
      g_array_remove_index (moves, i);
  return moves;
}

char *
ts_undo_checklist_tell (const TsView *view, const TsMove *move)
{
  g_autofree char *by = ts_number_tell_change (move->by);

  if (move->seat == TS_NOBODY)
    /* Translators: what to move on the table: something that is counted, and a number with its sign, as in
     * “Planks −1” */
    return g_strdup_printf (_ ("%s %s"), ts_view_counter_label (view, move->counter), by);
  /* Translators: what to move on the table: a player's name, something that is counted, and a number with its
   * sign, as in “Ann: Donut −3” */
  return g_strdup_printf (_ ("%s: %s %s"), ts_view_name (view, move->seat),
                          ts_view_counter_label (view, move->counter), by);
}
