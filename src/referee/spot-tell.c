#include "spot-tell.h"

#include "config.h"

#include "language.h"

/* --- money --- */

static char *
tell_note (int worth)
{
  /* Translators: short for thousands, on a coin: 10k */
  return worth >= 1000 ? g_strdup_printf (_ ("%dk"), worth / 1000) : g_strdup_printf ("%d", worth);
}

char *
ts_thing_add_coins (const TsThing *thing, char *told, int sum)
{
  g_autofree char *owned = told;
  g_autoptr (GString) notes = g_string_new (NULL);

  for (const int *coins = thing != NULL ? thing->coins : NULL; coins != NULL && *coins != 0; sum %= *coins++)
    if (sum / *coins > 0) {
      g_autofree char *note = tell_note (*coins);

      /* Translators: stands between names in a list */
      g_string_append_printf (notes, "%s%d\u00a0×\u00a0%s", notes->len > 0 ? _ (", ") : "", sum / *coins,
                              note);
    }
  if (notes->len == 0)
    return g_steal_pointer (&owned);
  /* Translators: a sum of money, and the same in coins and notes */
  return g_strdup_printf (_ ("%s (%s)"), owned, notes->str);
}

/* --- things --- */

const TsPlace *
ts_spot_place (const TsSpot *spot, const TsGame *game)
{
  return spot->place >= 0 ? &game->places[spot->place] : NULL;
}

char *
ts_spot_tell_thing (const TsSpot *spot, const TsGame *game, const TsPlace *place)
{
  const TsThing *thing = ts_spot_thing (spot, game);
  gboolean is_named = place != NULL && place->text != NULL;
  const char *text = is_named ? place->text : thing->text;
  const char *many = is_named ? place->many : thing->many;

  if (many != NULL)
    return g_strdup_printf (ngettext (text, many, (gulong) spot->count), spot->count);
  if (thing->named)
    return g_strdup_printf (_ (text), spot->name);
  if (thing->single)
    return g_strdup (_ (text));
  /* Translators: how many, of what, as in “2 × Sushi” */
  return g_strdup_printf (_ ("%d × %s"), spot->count, _ (text));
}

char *
ts_spot_tell_place (const TsSpot *spot, const TsGame *game, gboolean to, gboolean back)
{
  const TsPlace *place = ts_spot_place (spot, game);
  const char *phrase;

  if (place == NULL)
    return NULL;
  phrase = to ? place->to : place->from;
  if (back && to && place->back_to != NULL)
    phrase = place->back_to;
  if (back && !to && place->back_from != NULL)
    phrase = place->back_from;
  return phrase != NULL ? g_strdup_printf (_ (phrase), spot->where) : NULL;
}

char *
ts_spot_tell (const TsSpot *spot, const TsGame *game, gboolean to)
{
  g_autofree char *what = ts_spot_tell_thing (spot, game, ts_spot_place (spot, game));
  g_autofree char *where = ts_spot_tell_place (spot, game, to, FALSE);

  if (where == NULL)
    return g_steal_pointer (&what);
  /* Translators: what to move on the table: what; from where or to where, as in “2 Shop cards from the deck”
   */
  return g_strdup_printf (_ ("%s %s"), what, where);
}

char *
ts_begin_with_capital (const char *text)
{
  g_autofree char *first = g_utf8_substring (text, 0, 1);
  g_autofree char *capital = g_utf8_strup (first, -1);

  return g_strconcat (capital, g_utf8_next_char (text), NULL);
}
