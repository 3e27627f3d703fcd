#include "by-hand.h"

#include "config.h"
#include "games/shopping-war/rules/combos.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* What it changed of that counter for that reason, or NULL. */
static const TsEffect *
find_effect (const TsRecord *record, int counter, const char *because)
{
  for (guint i = 0; i < record->n_effects; i++)
    if (record->effects[i].counter == counter && strcmp (record->effects[i].because, because) == 0)
      return &record->effects[i];
  return NULL;
}

/* The top card of each Shop lies face up: see “Setup” in the rulebook. */
static char *
tell_draw (const TsView *view, int seat)
{
  const ShoppingWar *state = view->state;

  /* Translators: a player's name, the name of a Shop */
  return g_strdup_printf (_ ("%s goes to %s and takes the top card there; the next one is turned up."),
                          ts_view_name (view, seat), ts_shopping_war_shop_label (view, state->place[seat]));
}

/* What the winner of a Scuffle takes, and from where; with a Star, where they are won. */
static char *
tell_prize (const TsView *view, int winner, int space, gboolean star)
{
  const char *name = ts_view_name (view, winner);
  const char *of_shop = star ? /* Translators: a player's name, the name of a Shop */
                            _ ("%s takes 1 Star and the top 2 cards of %s; the next one there is turned up.")
                             : /* Translators: a player's name, the name of a Shop */
                            _ ("%s takes the top 2 cards of %s; the next one there is turned up.");
  const char *of_corridor =
      star ? /* Translators: a player's name, the names of two Shops */
          _ ("%s takes 1 Star, the top card of %s and that of %s; the next ones there are turned up.")
           : /* Translators: a player's name, the names of two Shops */
          _ ("%s takes the top card of %s and that of %s; the next ones there are turned up.");

  if (ts_shopping_war_is_shop (space))
    return g_strdup_printf (of_shop, name, ts_shopping_war_shop_label (view, space));
  return g_strdup_printf (of_corridor, name, ts_shopping_war_shop_label (view, space - 1),
                          ts_shopping_war_shop_label (view, (space + 1) % ts_shopping_war_spaces (view)));
}

/* The loser's token, and the Star that is a life. */
static char *
tell_loser (const TsView *view, const TsRecord *record, int loser)
{
  const TsEffect *star = find_effect (record, SHOPPING_STARS, "scuffle-lost");
  /* Translators: %s is a player's name */
  g_autofree char *token =
      g_strdup_printf (_ ("The token of %s goes to the Lobby."), ts_view_name (view, loser));
  g_autofree char *life = NULL;

  if (star == NULL)
    return g_steal_pointer (&token);
  /* Translators: %s is a player's name */
  life = g_strdup_printf (_ ("%s loses 1 Star."), ts_view_name (view, star->seat));
  /* Translators: two sentences, one after the other: what a player loses, where the token goes */
  return g_strdup_printf (_ ("%s %s"), life, token);
}

static char *
tell_scuffle (const TsView *view, const TsRecord *record, int winner)
{
  const ShoppingWar *before = record->before;
  const ShoppingWar *state = view->state;
  int mover = before->base.turn;
  int loser = winner == mover ? before->scuffle.defender : mover;
  gboolean star = find_effect (record, SHOPPING_STARS, "scuffle-won") != NULL;
  g_autofree char *prize = tell_prize (view, winner, before->place[mover], star);
  g_autofree char *rest = NULL;

  if (state->place[loser] != SHOPPING_LOBBY)
    return g_steal_pointer (&prize);
  rest = tell_loser (view, record, loser);
  /* Translators: two sentences, one after the other: which cards are taken, where a token goes */
  return g_strdup_printf (_ ("%s %s"), prize, rest);
}

/* Who went out by the record, or TS_NOBODY. */
static int
find_out (const TsView *view, const TsRecord *record)
{
  const ShoppingWar *before = record->before;
  const ShoppingWar *state = view->state;

  for (int seat = 0; before != NULL && seat < state->base.n_seats; seat++)
    if (state->out[seat] && !before->out[seat])
      return seat;
  return TS_NOBODY;
}

static char *
tell_out (const TsView *view, const TsRecord *record, int seat, int winner)
{
  g_autofree char *rest = tell_scuffle (view, record, winner);
  /* Translators: %s is a player's name */
  g_autofree char *out =
      g_strdup_printf (_ ("%s is out of the game: the cards go to the discards, the token into the box."),
                       ts_view_name (view, seat));

  if (ts_view_is_over (view))
    return g_steal_pointer (&out);
  /* Translators: two sentences, one after the other: who is out, which cards are taken */
  return g_strdup_printf (_ ("%s %s"), out, rest);
}

static gboolean
is_record (const TsRecord *record, const char *verb, int phase)
{
  const TsState *before = record->before;

  return strcmp (record->verb->id, verb) == 0 && before != NULL && before->phase == phase;
}

/* The end of a turn, and what was passed over with it: one press has said them all. */
static char *
tell_turn_end (const TsSession *session, const TsView *view, guint n)
{
  const TsRecord *last = ts_session_record (session, n - 1);
  gboolean passed = n > 1 && is_record (last, "next", SHOPPING_EQUIP1) && !ts_shopping_war_can_equip (view);
  const TsRecord *relaxed = passed ? ts_session_record (session, n - 2) : last;
  g_autofree char *card = NULL;
  g_autofree char *none = NULL;

  if (!is_record (relaxed, "next", SHOPPING_RELAX))
    return NULL;
  /* Translators: %s is a player's name */
  card = g_strdup_printf (_ ("%s draws 1 Emporium card."), ts_view_name (view, relaxed->who));
  if (!passed)
    return g_steal_pointer (&card);
  /* Translators: %s is a player's name */
  none = g_strdup_printf (_ ("%s has no cards for another Combo."), ts_view_name (view, last->who));
  /* Translators: two sentences, one after the other: what somebody draws, what the next one does not do */
  return g_strdup_printf (_ ("%s %s"), card, none);
}

/* Both ways have led to the same space, so nobody was asked. */
static char *
tell_one_way (const TsView *view, const TsRecord *record, const char *rest)
{
  const ShoppingWar *before = record->before;
  g_autofree char *walk = NULL;

  if (strcmp (record->verb->id, "walk") != 0 || before == NULL ||
      2 * before->rolled != ts_shopping_war_spaces (view))
    return g_strdup (rest);
  /* Translators: a player's name, how many spaces */
  walk = g_strdup_printf (ngettext ("The token of %s goes %d space; both ways lead there.",
                                    "The token of %s goes %d spaces; both ways lead there.", before->rolled),
                          ts_view_name (view, record->who), before->rolled);
  /* Translators: two sentences, one after the other: where a token goes, which card is taken */
  return rest != NULL ? g_strdup_printf (_ ("%s %s"), walk, rest) : g_steal_pointer (&walk);
}

static char *
tell_newest (const TsSession *session, const TsView *view, guint n)
{
  const TsRecord *record = ts_session_record (session, n - 1);
  const TsEffect *drawn = find_effect (record, SHOPPING_SHOP_CARDS, "drawn");
  const TsEffect *won = find_effect (record, SHOPPING_SHOP_CARDS, "scuffle-won");
  int out = find_out (view, record);

  if (drawn != NULL)
    return tell_draw (view, drawn->seat);
  if (out != TS_NOBODY && won != NULL)
    return tell_out (view, record, out, won->seat);
  if (won != NULL && record->before != NULL)
    return tell_scuffle (view, record, won->seat);
  return tell_turn_end (session, view, n);
}

char *
ts_shopping_war_tell_by_hand (const TsSession *session)
{
  TsView view = ts_session_view (session);
  guint n = ts_session_n_records (session);
  g_autofree char *text = n > 0 ? tell_newest (session, &view, n) : NULL;

  return n > 0 ? tell_one_way (&view, ts_session_record (session, n - 1), text) : NULL;
}
