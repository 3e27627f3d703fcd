#include "handover.h"

#include "coins.h"
#include "config.h"
#include "referee/group.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- pieces --- */

char *
ts_competitors_tell_piece (int coin)
{
  int worth = ts_competitors_coins[coin].worth;

  /* Translators: short for thousands, on a coin: 10k */
  return worth >= 1000 ? g_strdup_printf (_ ("%dk"), worth / 1000) : g_strdup_printf ("%d", worth);
}

char *
ts_competitors_tell_pieces (gint64 amount)
{
  GString *text = g_string_new (NULL);
  int pieces[COMPETITORS_COINS];
  gint64 rest = ts_competitors_lay_out (amount, pieces);

  for (int coin = 0; coin < COMPETITORS_COINS; coin++) {
    g_autofree char *piece = ts_competitors_tell_piece (coin);

    if (pieces[coin] > 0)
      /* Translators: stands between names in a list */
      g_string_append_printf (text, "%s%d\u00a0×\u00a0%s", text->len > 0 ? _ (", ") : "", pieces[coin],
                              piece);
  }
  if (rest > 0) {
    g_autofree char *left = ts_group_digits (rest);

    g_string_append_c (text, ' ');
    /* Translators: %s is a sum of money */
    g_string_append_printf (text, _ ("and %s on paper"), left);
  }
  return g_string_free (text, FALSE);
}

/* --- what changes hands --- */

static const char *
name_of (const TsView *view, int seat)
{
  return seat >= 0 ? ts_view_name (view, seat) : _ ("The bank");
}

static void
add (GString *text, char *sentence)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
  g_free (sentence);
}

/* Who pays is posted before who is paid. */
static void
add_money (GString *text, const TsView *view, const TsEffect *from, const TsEffect *to)
{
  g_autofree char *sum = ts_group_digits (to->by);
  g_autofree char *pieces = ts_competitors_tell_pieces (to->by);

  if (from->counter == COMPETITORS_MONEY && to->counter == COMPETITORS_MONEY && to->by > 0 &&
      from->by == -to->by)
    /* Translators: who pays whom; a sum of money, and the same in pieces: 2 × 10k, 1 × 5k */
    add (text, g_strdup_printf (_ ("%s → %s %s: %s."), name_of (view, from->seat), name_of (view, to->seat),
                                sum, pieces));
}

char *
ts_competitors_tell_handover (const TsView *view, const TsRecord *record)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i + 1 < record->n_effects; i++)
    add_money (text, view, &record->effects[i], &record->effects[i + 1]);
  for (guint i = 0; i < record->n_effects; i++)
    if (strcmp (record->verb->id, "arrive") == 0 &&
        record->effects[i].counter == COMPETITORS_CONTRACT_CARDS && record->effects[i].by > 0)
      /* Translators: %s is a player's name; for a delivery that was early */
      add (text, g_strdup_printf (_ ("%s draws 1 Contract card."), name_of (view, record->effects[i].seat)));
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}
