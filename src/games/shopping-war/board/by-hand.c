#include "by-hand.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The cards that it gave to a seat for that reason, or NULL. */
static const TsEffect *
find_cards (const TsRecord *record, const char *because)
{
  for (guint i = 0; i < record->n_effects; i++)
    if (record->effects[i].counter == SHOPPING_SHOP_CARDS &&
        strcmp (record->effects[i].because, because) == 0)
      return &record->effects[i];
  return NULL;
}

/* The top card of each Shop lies face up: see “Setup” in the rulebook. */
static char *
tell_draw (const TsView *view, int seat)
{
  const ShoppingWar *state = view->state;

  /* Translators: a player's name, the name of a Shop */
  return g_strdup_printf (_ ("%s takes the top card of %s; the next one there is turned up."),
                          ts_view_name (view, seat), ts_shopping_war_shop_label (view, state->place[seat]));
}

/* What the winner of a Scuffle takes, and from where. */
static char *
tell_prize (const TsView *view, int winner, int space)
{
  const char *name = ts_view_name (view, winner);

  if (ts_shopping_war_is_shop (space))
    /* Translators: a player's name, the name of a Shop */
    return g_strdup_printf (_ ("%s takes the top 2 cards of %s; the next one there is turned up."), name,
                            ts_shopping_war_shop_label (view, space));
  /* Translators: a player's name, the names of two Shops */
  return g_strdup_printf (
      _ ("%s takes the top card of %s and that of %s; the next ones there are turned up."), name,
      ts_shopping_war_shop_label (view, space - 1),
      ts_shopping_war_shop_label (view, (space + 1) % ts_shopping_war_spaces (view)));
}

static char *
tell_scuffle (const TsView *view, const ShoppingWar *before, int winner)
{
  const ShoppingWar *state = view->state;
  int mover = before->base.turn;
  int loser = winner == mover ? before->scuffle.defender : mover;
  g_autofree char *prize = tell_prize (view, winner, before->place[mover]);
  g_autofree char *token = NULL;

  if (state->place[loser] != SHOPPING_LOBBY)
    return g_steal_pointer (&prize);
  /* Translators: %s is a player's name */
  token = g_strdup_printf (_ ("The token of %s goes to the Lobby."), ts_view_name (view, loser));
  /* Translators: two sentences, one after the other: which cards are taken, where a token goes */
  return g_strdup_printf (_ ("%s %s"), prize, token);
}

char *
ts_shopping_war_tell_by_hand (const TsSession *session)
{
  TsView view = ts_session_view (session);
  guint n = ts_session_n_records (session);
  const TsRecord *record = n > 0 ? ts_session_record (session, n - 1) : NULL;
  const TsEffect *drawn = record != NULL ? find_cards (record, "drawn") : NULL;
  const TsEffect *won = record != NULL ? find_cards (record, "scuffle-won") : NULL;

  if (drawn != NULL)
    return tell_draw (&view, drawn->seat);
  return won != NULL && record->before != NULL ? tell_scuffle (&view, record->before, won->seat) : NULL;
}
