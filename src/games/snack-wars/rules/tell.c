#include "tell.h"

#include "config.h"
#include "moves.h"

#include <glib/gi18n-lib.h>

char *
ts_snack_wars_tell_take_food (const TsView *view, const TsEntry *entry)
{
  /* Translators: a line of the history, as in “Ann takes 3 × Donut.” */
  return g_strdup_printf (_ ("%s takes %d × %s."), ts_view_name (view, (int) entry->who),
                          ts_entry_int (entry, "count"),
                          _ (ts_snack_wars_kinds[ts_entry_int (entry, "food")].label));
}

char *
ts_snack_wars_tell_take_bonus (const TsView *view, const TsEntry *entry)
{
  /* Translators: a line of the history, as in “Ann takes the card: Variety bonus.” */
  return g_strdup_printf (_ ("%s takes the card: %s."), ts_view_name (view, (int) entry->who),
                          _ (ts_snack_wars_bonuses[ts_entry_int (entry, "bonus")].label));
}

char *
ts_snack_wars_tell_take_raccoons (const TsView *view, const TsEntry *entry)
{
  int count = ts_entry_int (entry, "count");

  /* Translators: a line of the history: a player's name, how many */
  return g_strdup_printf (ngettext ("%s takes %d Raccoon.", "%s takes %d Raccoons.", count),
                          ts_view_name (view, (int) entry->who), count);
}

char *
ts_snack_wars_tell_steal (const TsView *view, const TsEntry *entry)
{
  /* Translators: a line of the history, as in “Ann steals from Bo: Donut.” */
  return g_strdup_printf (_ ("%s steals from %s: %s."), ts_view_name (view, (int) entry->who),
                          ts_view_name (view, ts_entry_int (entry, "from")),
                          _ (ts_snack_wars.counters[ts_snack_wars_stolen_card (entry)].label));
}

char *
ts_snack_wars_tell_stop_stealing (const TsView *view, const TsEntry *entry)
{
  /* Translators: a line of the history; %s is a player's name */
  return g_strdup_printf (_ ("%s steals nothing more."), ts_view_name (view, (int) entry->who));
}

char *
ts_snack_wars_tell_collection (const TsView *view, const TsEntry *entry)
{
  /* Translators: a line of the history; %s is a player's name */
  return g_strdup_printf (_ ("The collection of %s is written down."), ts_view_name (view, (int) entry->who));
}

char *
ts_snack_wars_tell_finish (const TsView *view G_GNUC_UNUSED, const TsEntry *entry G_GNUC_UNUSED)
{
  return g_strdup (_ ("All collections are counted."));
}
