#include "going-on.h"

#include "config.h"
#include "games/chip-shop/rules/cards.h"
#include "referee/every-game.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- updates --- */

static gboolean
has (const ChipShop *state, int seat, int status, gboolean accessory)
{
  for (int id = 1; id <= state->n_products; id++) {
    const ChipProduct *product = ts_chip_shop_product (state, id);

    if (product->seat == seat && product->status == status &&
        ts_chip_shop_is_accessory (product) == accessory)
      return TRUE;
  }
  return FALSE;
}

gboolean
ts_chip_shop_has_update (const ChipShop *state, int seat)
{
  if (state->may_release[seat] && has (state, seat, CHIP_IN_PRODUCTION, FALSE))
    return TRUE;
  return has (state, seat, CHIP_IN_PRODUCTION, TRUE) && has (state, seat, CHIP_RELEASED, FALSE);
}

/* The same after an entry of its own in the actions. Whoever is asked once too often presses once more; so
 * every draw counts as one of either kind. */
static gboolean
has_update_after (const ChipShop *state, const TsEntry *entry)
{
  int seat = state->base.turn;
  gboolean draws = g_str_equal (entry->verb->id, "draw-product");
  gboolean may_release = state->may_release[seat] || g_str_equal (entry->verb->id, "release-token");

  if (may_release && (draws || has (state, seat, CHIP_IN_PRODUCTION, FALSE)))
    return TRUE;
  return (draws || has (state, seat, CHIP_IN_PRODUCTION, TRUE)) && has (state, seat, CHIP_RELEASED, FALSE);
}

/* --- what comes after an entry --- */

static gboolean
takes_token (const char *verb)
{
  static const char *const verbs[] = {
    "specialist", "general", "draw-product", "income", "release-token", "hire", NULL,
  };

  return g_strv_contains (verbs, verb);
}

/* The same after an entry of its own in the update, by which a card has left the factory. */
static gboolean
has_more_to_update (const ChipShop *state, const char *field, const TsEntry *entry)
{
  g_autofree ChipShop *after = g_memdup2 (state, sizeof *state);
  int id = ts_entry_int (entry, field);

  if (ts_chip_shop_product (state, id) == NULL)
    return TRUE; /* it is refused */
  after->products[id - 1].status = CHIP_RELEASED;
  return ts_chip_shop_has_update (after, state->base.turn);
}

/* Whether nothing is left to do but to go on, after it or by it. */
static gboolean
ends_turn (const ChipShop *state, const TsEntry *entry)
{
  const char *verb = entry->verb->id;

  if (g_str_equal (verb, "next"))
    return TRUE;
  if (g_str_equal (verb, "release"))
    return !has_more_to_update (state, "product", entry);
  if (g_str_equal (verb, "attach"))
    return !has_more_to_update (state, "accessory", entry);
  if (g_str_equal (verb, "event"))
    return state->draws == 1 &&
           (ts_entry_int (entry, "keep") || ts_chip_shop_events[ts_entry_int (entry, "card")].draws == 0);
  return state->base.phase == CHIP_ACTIONS && takes_token (verb) &&
         state->base.counters[state->base.turn][CHIP_STAFF] == 1;
}

static void
add_next (GPtrArray *entries)
{
  g_ptr_array_add (entries, ts_entry_build (&ts_chip_shop, "next", TS_NOBODY, NULL));
}

static int
place_of_turn (const TsState *state)
{
  int place = 0;

  while (place < state->n_order && state->order[place] != state->turn)
    place++;
  return place;
}

/* Through the updates in which nothing is to be done, from that place in the order of the year on. */
static void
pass_updates (GPtrArray *entries, const ChipShop *state, const TsEntry *entry, int from)
{
  for (int i = from; i < state->base.n_order; i++) {
    int seat = state->base.order[i];

    if (seat == state->base.turn ? has_update_after (state, entry) : ts_chip_shop_has_update (state, seat))
      return;
    add_next (entries);
  }
}

static void
add_what_follows (GPtrArray *entries, const TsView *view, const TsEntry *entry)
{
  const ChipShop *state = view->state;
  int place = place_of_turn (&state->base);

  if (!ends_turn (state, entry))
    return;
  if (!g_str_equal (entry->verb->id, "next"))
    add_next (entries);
  if (state->base.phase == CHIP_START_OF_YEAR && !ts_header_int (view->header, "record_staff"))
    add_next (entries);
  else if (state->base.phase == CHIP_ACTIONS && place == state->base.n_order - 1)
    pass_updates (entries, state, entry, 0);
  else if (state->base.phase == CHIP_UPDATE)
    pass_updates (entries, state, entry, place + 1);
}

GPtrArray *
ts_chip_shop_go_on_from (const TsView *view, JsonObject *entry)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);
  g_autoptr (TsEntry) read = ts_entry_read (view->game, view->header->rules, entry, FALSE, NULL);

  g_ptr_array_add (entries, json_object_ref (entry));
  if (read != NULL)
    add_what_follows (entries, view, read);
  return entries;
}

/* --- what was passed over --- */

guint
ts_chip_shop_passed_updates (TsSession *session, int seats[TS_MAX_SEATS])
{
  TsView view = ts_session_view (session);
  const ChipShop *state = view.state;
  guint n_records = ts_session_n_records (session);
  guint most = 0, n = 0;

  if (state->base.phase == CHIP_UPDATE)
    most = (guint) place_of_turn (&state->base);
  else if (state->base.phase == CHIP_END_OF_YEAR && !state->settled && place_of_turn (&state->base) == 0)
    most = (guint) state->base.n_order;
  while (n < most) {
    const TsRecord *record = ts_session_record (session, n_records - n - 1);

    if (!g_str_equal (record->verb->id, "next") || ts_chip_shop_has_update (state, record->who))
      break;
    n++;
  }
  for (guint i = 0; i < n; i++)
    seats[i] = ts_session_record (session, n_records - n + i)->who;
  return n;
}

/* --- the big button --- */

char *
ts_chip_shop_tell_going_on (const TsView *view)
{
  const ChipShop *state = view->state;
  int staff;

  if (state->base.phase == CHIP_START_OF_YEAR && ts_header_int (view->header, "record_staff"))
    return g_strdup (_ ("To placing staff"));
  if (state->base.phase == CHIP_START_OF_YEAR)
    return g_strdup (_ ("Staff is placed: to the events"));
  if (state->base.phase == CHIP_UPDATE)
    /* Translators: the big button: somebody is done with releasing and attaching; %s is a player’s name */
    return g_strdup_printf (_ ("End %s’s update"), ts_view_turn_name (view));
  if (state->base.phase != CHIP_ACTIONS)
    return NULL;
  staff = state->base.counters[state->base.turn][CHIP_STAFF];
  if (staff == 0)
    /* Translators: the big button; %s is a player’s name */
    return g_strdup_printf (_ ("End %s’s actions"), ts_view_turn_name (view));
  /* Translators: the big button: a player’s name, how many staff tokens are not used then */
  return g_strdup_printf (
      ngettext ("End %s’s actions: %d token unused", "End %s’s actions: %d tokens unused", staff),
      ts_view_turn_name (view), staff);
}
