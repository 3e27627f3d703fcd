#include "going-on.h"

#include "config.h"
#include "games/chip-shop/rules/cards.h"
#include "games/chip-shop/rules/choices.h"
#include "referee/every-game.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- updates --- */

static gboolean
is_verb (const TsEntry *entry, const char *verb)
{
  return g_str_equal (entry->verb->id, verb);
}

/* What is drawn lies in the factory then: an accessory, or a product of any sub-era. */
static void
add_drawn (ChipShop *after, const TsEntry *entry)
{
  gboolean accessory = ts_entry_int (entry, "square") == CHIP_FROM_ACCESSORY;

  if (after->n_products < CHIP_MAX_PRODUCTS)
    after->products[after->n_products++] =
        (ChipProduct) { .seat = (gint8) after->base.turn, .era = accessory ? 0 : 1 };
}

/* Whether the turn's seat has something to do in its update beyond exchanging money, after an entry of its
 * own in the actions. */
static gboolean
has_update_after (const ChipShop *state, const TsEntry *entry)
{
  g_autofree ChipShop *after = g_memdup2 (state, sizeof *state);

  if (is_verb (entry, "income") && ts_entry_int (entry, "stream") == CHIP_BANKRUPTCY)
    return FALSE;
  if (is_verb (entry, "draw-product"))
    add_drawn (after, entry);
  after->may_release[state->base.turn] |= is_verb (entry, "release-token");
  return ts_chip_shop_left_to_update (after, state->base.turn) > 0;
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

/* The same after an entry in the update, by which a card has left the factory. */
static gboolean
has_more_to_update (const ChipShop *state, const char *field, const TsEntry *entry)
{
  g_autofree ChipShop *after = g_memdup2 (state, sizeof *state);
  int id = ts_entry_int (entry, field);

  if (ts_chip_shop_product (state, id) == NULL)
    return TRUE; /* it is refused */
  after->products[id - 1].status = CHIP_RELEASED;
  return ts_chip_shop_left_to_update (after, state->base.turn) > 0;
}

/* Whether nothing is left to do but to go on, after it or by it. */
static gboolean
ends_turn (const TsView *view, const TsEntry *entry)
{
  const ChipShop *state = view->state;
  const char *verb = entry->verb->id;

  if (g_str_equal (verb, "next") || ts_chip_shop_choice_settles (view, entry))
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

    if (seat == state->base.turn ? has_update_after (state, entry)
                                 : ts_chip_shop_left_to_update (state, seat) > 0)
      return;
    add_next (entries);
  }
}

static void
add_what_follows (GPtrArray *entries, const TsView *view, const TsEntry *entry)
{
  const ChipShop *state = view->state;
  int place = place_of_turn (&state->base);

  if (!ends_turn (view, entry))
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

    if (!g_str_equal (record->verb->id, "next") || ts_chip_shop_left_to_update (state, record->who) > 0)
      break;
    n++;
  }
  for (guint i = 0; i < n; i++)
    seats[i] = ts_session_record (session, n_records - n + i)->who;
  return n;
}

/* --- the big button --- */

static char *
tell_update_end (const TsView *view)
{
  int left = ts_chip_shop_left_to_update (view->state, ts_view_state (view)->turn);

  if (left == 0)
    /* Translators: the big button: somebody is done with releasing and attaching; %s is a player’s name */
    return g_strdup_printf (_ ("End %s’s update"), ts_view_turn_name (view));
  /* Translators: the big button: a player’s name, how many products and accessories are not released or
   * attached then */
  return g_strdup_printf (
      ngettext ("End %s’s update: %d left in the factory", "End %s’s update: %d left in the factory", left),
      ts_view_turn_name (view), left);
}

/* The last bill is signed. */
static char *
tell_year_end (const TsView *view)
{
  const TsState *state = ts_view_state (view);

  if (state->round == ts_chip_shop_years (view))
    return g_strdup (_ ("To the final count"));
  /* Translators: the big button: the year that begins then */
  return g_strdup_printf (_ ("To year %d"), state->round + 1);
}

char *
ts_chip_shop_tell_going_on (const TsView *view)
{
  const ChipShop *state = view->state;
  int staff;

  if (state->base.phase == CHIP_START_OF_YEAR && ts_header_int (view->header, "record_staff"))
    return g_strdup (_ ("To placing staff"));
  if (state->base.phase == CHIP_START_OF_YEAR ||
      (state->base.phase == CHIP_PLACE_STAFF && state->base.turn == TS_NOBODY))
    return g_strdup (_ ("Staff is placed: to the events"));
  if (state->base.phase == CHIP_PLACE_STAFF)
    /* Translators: the big button: somebody places no more staff tokens; %s is a player’s name */
    return g_strdup_printf (_ ("End %s’s placing"), ts_view_turn_name (view));
  if (state->base.phase == CHIP_EVENTS && state->draws == 0)
    /* Translators: the big button: somebody has drawn the year's events; %s is a player’s name */
    return g_strdup_printf (_ ("End %s’s events"), ts_view_turn_name (view));
  if (state->base.phase == CHIP_UPDATE)
    return tell_update_end (view);
  if (state->base.phase == CHIP_END_OF_YEAR && state->settled && !state->due)
    return tell_year_end (view);
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
