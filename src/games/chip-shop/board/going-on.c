#include "going-on.h"

#include "config.h"
#include "games/chip-shop/rules/cards.h"
#include "games/chip-shop/rules/choices.h"
#include "referee/every-game.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- what comes after an entry --- */

/* Others leave what is going on as it is: who exchanges money may do so again. */
static gboolean
can_end (const TsEntry *entry)
{
  static const char *const verbs[] = {
    "next",          "event", "specialist", "general", "draw-product", "income",
    "release-token", "hire",  "release",    "attach",  "bankrupt",     NULL,
  };

  return g_strv_contains (verbs, entry->verb->id);
}

static gboolean
lays_piles (const TsEntry *entry)
{
  return g_str_equal (entry->verb->id, "release") || g_str_equal (entry->verb->id, "attach");
}

/* Whether the seat that acts has nothing left to do but to go on. */
static gboolean
is_done (const ChipShop *state)
{
  int seat = state->base.turn;

  switch (state->base.phase) {
  case CHIP_PLACE_STAFF:
    return seat == TS_NOBODY;
  case CHIP_EVENTS:
    return state->draws == 0;
  case CHIP_ACTIONS:
    return state->base.counters[seat][CHIP_STAFF] == 0;
  case CHIP_UPDATE:
    return ts_chip_shop_left_to_update (state, seat) == 0;
  case CHIP_END_OF_YEAR:
    return state->settled && !state->due;
  default:
    return FALSE;
  }
}

/* Whether the year’s end moves nothing of the seat, and nobody could have anything against that. */
static gboolean
has_empty_bill (const ChipShop *state, int seat)
{
  for (int id = 1; id <= state->n_products; id++) {
    const ChipProduct *product = ts_chip_shop_product (state, id);

    if (product->seat == seat && ts_chip_shop_is_sold_out (product))
      return FALSE;
  }
  return ts_chip_shop_bill (state, seat).total == 0 && state->base.counters[seat][CHIP_MONEY] > 0 &&
         state->held[seat].n > 0 && state->n_hand[seat] == 0;
}

/* Whether the year is about to end with nothing to sign. The last one is looked at by all. */
static gboolean
has_empty_end (const TsView *view)
{
  const ChipShop *state = view->state;
  gboolean empty = state->base.phase == CHIP_END_OF_YEAR && state->base.turn == state->base.order[0] &&
                   !state->settled && state->base.round < ts_chip_shop_years (view);

  for (int i = 0; empty && i < state->base.n_order; i++)
    empty = has_empty_bill (state, state->base.order[i]);
  return empty;
}

static void
add (GPtrArray *entries, const char *verb)
{
  g_ptr_array_add (entries, ts_entry_build (&ts_chip_shop, verb, TS_NOBODY, NULL));
}

/* After an entry that leads to that view; `calm`: it leaves little to move, so that a new year can be told
 * with it. */
static void
add_what_follows (GPtrArray *entries, const TsView *view, gboolean calm)
{
  const ChipShop *state = view->state;
  g_autoptr (TsEntry) next = ts_entry_new (ts_verb_find (view->game, "next"), TS_NOBODY);
  g_autofree gpointer after = NULL;
  TsView then = *view;

  if (is_done (state)) {
    add (entries, "next");
    then.state = after = ts_view_after (view, next, NULL);
    if (after != NULL)
      add_what_follows (entries, &then, calm);
  } else if (calm && has_empty_end (view)) {
    for (int i = 0; i < state->base.n_order; i++) {
      add (entries, "settle");
      add (entries, "next");
    }
  }
}

GPtrArray *
ts_chip_shop_go_on_from (const TsView *view, JsonObject *entry)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);
  g_autoptr (TsEntry) read = ts_entry_read (view->game, view->header->rules, entry, FALSE, NULL);
  g_autofree gpointer after = read != NULL && can_end (read) ? ts_view_after (view, read, NULL) : NULL;
  TsView then = { .game = view->game, .header = view->header, .state = after };

  g_ptr_array_add (entries, json_object_ref (entry));
  if (after != NULL)
    add_what_follows (entries, &then, !lays_piles (read));
  return entries;
}

static int
place_of_turn (const TsState *state)
{
  int place = 0;

  while (place < state->n_order && state->order[place] != state->turn)
    place++;
  return place;
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

guint
ts_chip_shop_passed_bills (TsSession *session)
{
  TsView view = ts_session_view (session);
  const ChipShop *state = view.state;
  guint n_records = ts_session_n_records (session);
  guint n = 0, all = 2 * (guint) state->base.n_order;

  if (state->base.phase != CHIP_START_OF_YEAR || n_records < all)
    return 0;
  while (n < all) {
    const TsRecord *record = ts_session_record (session, n_records - n - 1);
    gboolean signs = n % 2 != 0;

    if (!g_str_equal (record->verb->id, signs ? "settle" : "next") || (signs && record->n_effects > 0))
      return 0;
    n++;
  }
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
