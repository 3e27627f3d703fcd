#include "by-hand.h"

#include "config.h"
#include "referee/group.h"
#include "widgets/number.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
line_clear (gpointer data)
{
  TsByHand *line = data;

  g_free (line->what);
  g_free (line->things);
  g_free (line->from);
  g_free (line->to);
}

/* --- how many of what --- */

static char *
tell_note (int worth)
{
  /* Translators: short for thousands, on a coin: 10k */
  return worth >= 1000 ? g_strdup_printf (_ ("%dk"), worth / 1000) : g_strdup_printf ("%d", worth);
}

/* The sum, and the same in as few notes as can be: “25,000 (2 × 10k, 1 × 5k)”. Takes the sum as it is told.
 */
static char *
add_notes (char *told, int sum, const int *coins)
{
  g_autofree char *owned = told;
  g_autoptr (GString) notes = g_string_new (NULL);

  for (; coins != NULL && *coins != 0; sum %= *coins++)
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

static char *
tell_sum (const TsThing *thing, int sum)
{
  return add_notes (ts_number_tell (sum), sum, thing != NULL ? thing->coins : NULL);
}

/* A number that rises or falls, or money that comes from the bank or goes there. */
static char *
tell_change (const TsView *view, const TsMovement *movement)
{
  const TsThing *thing = ts_spot_thing (&movement->to, view->game);
  int count = movement->to.count;
  char *by = ts_number_tell_change (movement->to.place == TS_WITH_SEAT ? count : -count);
  g_autofree char *told = add_notes (by, count, thing != NULL ? thing->coins : NULL);

  /* Translators: what to move on the table: something that is counted, and a number with its sign, as in
   * “Planks −1” */
  return g_strdup_printf (_ ("%s %s"),
                          ts_view_counter_label (view, ts_spot_counter (&movement->to, view->game)), told);
}

static const TsPlace *
place_of (const TsView *view, const TsSpot *spot)
{
  return spot->place >= 0 ? &view->game->places[spot->place] : NULL;
}

/* Things can be called by the place where they lie. */
static const TsPlace *
naming_place (const TsView *view, const TsMovement *movement)
{
  const TsPlace *from = place_of (view, &movement->from);
  const TsPlace *to = place_of (view, &movement->to);

  if (from != NULL && from->text != NULL)
    return from;
  return to != NULL && to->text != NULL ? to : NULL;
}

static char *
tell_thing (const TsView *view, const TsMovement *movement)
{
  const TsThing *thing = ts_spot_thing (&movement->to, view->game);
  const TsPlace *place = naming_place (view, movement);
  const char *text = place != NULL ? place->text : thing->text;
  const char *many = place != NULL ? place->many : thing->many;
  int count = movement->to.count;

  if (many != NULL)
    return g_strdup_printf (ngettext (text, many, (gulong) count), count);
  if (thing->named)
    return g_strdup_printf (_ (text), movement->to.name);
  if (thing->single)
    return g_strdup (_ (text));
  /* Translators: how many, of what, as in “2 × Sushi” */
  return g_strdup_printf (_ ("%d × %s"), count, _ (text));
}

/* --- from where to where --- */

/* NULL: it goes without saying. (transfer full) */
static char *
tell_place (const TsView *view, const TsSpot *spot, gboolean to, gboolean back)
{
  const TsPlace *place = place_of (view, spot);
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

/* What there is only one of is found wherever it stands. */
static gboolean
tells_from (const TsView *view, const TsMovement *movement)
{
  const TsThing *thing = ts_spot_thing (&movement->to, view->game);

  return !thing->single || movement->to.place == thing->home;
}

static char *
tell_way (const char *things, const char *from, const char *to)
{
  if (from != NULL && to != NULL)
    /* Translators: what to move on the table: what; from where; to where, as in “1 product card from the
     * factory to the market (Amiga)” */
    return g_strdup_printf (_ ("%s %s %s"), things, from, to);
  if (from == NULL && to == NULL)
    return g_strdup (things);
  /* Translators: what to move on the table: what; from where or to where, as in “2 Shop cards from the deck”
   */
  return g_strdup_printf (_ ("%s %s"), things, from != NULL ? from : to);
}

static TsByHand
way_new (const TsView *view, const TsMovement *movement, guint seats, gboolean back)
{
  TsByHand line = { .seats = seats, .things = tell_thing (view, movement) };

  line.from = tells_from (view, movement) ? tell_place (view, &movement->from, FALSE, back) : NULL;
  line.to = tell_place (view, &movement->to, TRUE, back);
  line.what = tell_way (line.things, line.from, line.to);
  return line;
}

/* --- lines --- */

static gboolean
gives (const TsMovement *movement)
{
  return movement->from.seat != TS_NOBODY && movement->to.seat != TS_NOBODY &&
         movement->from.seat != movement->to.seat;
}

static gboolean
is_change (const TsView *view, const TsMovement *movement)
{
  return ts_spot_thing (&movement->to, view->game) == NULL || ts_spot_is_money (&movement->to, view->game);
}

static guint
bit_of (int seat)
{
  return seat != TS_NOBODY ? 1u << seat : 0;
}

/* Takes over what is given. */
static TsByHand
gift_new (const TsView *view, const TsMovement *movement, TsByHand gift)
{
  TsByHand line = { .seats = bit_of (movement->from.seat), .gives = TRUE };

  /* Translators: what to move on the table: who gives; what; to whom, as in “Ann gives 2 × Sushi to Bo” */
  line.what = g_strdup_printf (_ ("%s gives %s to %s"), ts_view_name (view, movement->from.seat), gift.what,
                               ts_view_name (view, movement->to.seat));
  line_clear (&gift);
  return line;
}

static TsByHand
line_of (const TsView *view, const TsMovement *movement, gboolean back)
{
  guint seats = bit_of (movement->to.seat) | bit_of (movement->from.seat);
  const TsThing *thing = ts_spot_thing (&movement->to, view->game);

  if (gives (movement) && ts_spot_is_money (&movement->to, view->game))
    return gift_new (view, movement, (TsByHand) { .what = tell_sum (thing, movement->to.count) });
  if (gives (movement))
    return gift_new (view, movement, way_new (view, movement, seats, back));
  if (is_change (view, movement))
    return (TsByHand) { .seats = seats, .what = tell_change (view, movement) };
  return way_new (view, movement, seats, back);
}

static void
add_line (GArray *lines, TsByHand line)
{
  for (guint i = 0; i < lines->len && !line.gives && line.seats != 0; i++) {
    TsByHand *known = &g_array_index (lines, TsByHand, i);

    if (!known->gives && (known->seats & line.seats) == 0 && known->seats != 0 &&
        strcmp (known->what, line.what) == 0) {
      known->seats |= line.seats;
      line_clear (&line);
      return;
    }
  }
  g_array_append_val (lines, line);
}

static gboolean
goes_along (const TsByHand *line, const TsByHand *other)
{
  return line->things != NULL && other->things != NULL && line->seats == other->seats &&
         g_strcmp0 (line->from, other->from) == 0 && g_strcmp0 (line->to, other->to) == 0;
}

static void
take_along (TsByHand *line, const TsByHand *other)
{
  char *things = g_strconcat (line->things, _ (", "), other->things, NULL);

  g_free (line->what);
  g_free (line->things);
  line->things = things;
  line->what = tell_way (things, line->from, line->to);
}

/* What goes the same way is one line: hands take it all at once. */
static void
bundle (GArray *lines)
{
  for (guint i = 0; i < lines->len; i++)
    for (guint j = i + 1; j < lines->len;)
      if (goes_along (&g_array_index (lines, TsByHand, i), &g_array_index (lines, TsByHand, j))) {
        take_along (&g_array_index (lines, TsByHand, i), &g_array_index (lines, TsByHand, j));
        g_array_remove_index (lines, j);
      } else {
        j++;
      }
}

GArray *
ts_by_hand_new (const TsView *view, const GArray *movements, gboolean back)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (TsByHand));

  g_array_set_clear_func (lines, line_clear);
  for (guint i = 0; i < movements->len; i++)
    add_line (lines, line_of (view, &g_array_index (movements, TsMovement, i), back));
  bundle (lines);
  return lines;
}

/* --- telling --- */

static guint
seats_in (const TsView *view)
{
  guint seats = 0;

  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++)
    seats |= ts_view_is_in (view, seat) ? bit_of (seat) : 0;
  return seats;
}

static char *
tell_who (const TsView *view, guint seats)
{
  if ((seats & (seats - 1)) != 0 && seats == seats_in (view))
    return g_strdup (_ ("Everybody"));
  return ts_view_list_names (view, seats);
}

/* A line in which nobody is named begins with what is moved. (transfer full) */
static char *
begin_with_capital (const char *what)
{
  g_autofree char *first = g_utf8_substring (what, 0, 1);
  g_autofree char *capital = g_utf8_strup (first, -1);

  return g_strconcat (capital, g_utf8_next_char (what), NULL);
}

static char *
tell_with (const TsView *view, guint seats, const char *what)
{
  g_autofree char *who = seats != 0 ? tell_who (view, seats) : NULL;

  if (who == NULL)
    return begin_with_capital (what);
  /* Translators: who has to move something on the table; what, and from where or to where */
  return g_strdup_printf (_ ("%s: %s"), who, what);
}

char *
ts_by_hand_tell (const TsView *view, const TsByHand *line)
{
  return tell_with (view, line->gives ? 0 : line->seats, line->what);
}

/* What the same seats do stands together, from line `first` on. */
static char *
tell_of (const TsView *view, const GArray *lines, guint first)
{
  const TsByHand *line = &g_array_index (lines, TsByHand, first);
  g_autoptr (GString) what = g_string_new (line->what);

  for (guint i = first + 1; i < lines->len && !line->gives; i++) {
    const TsByHand *next = &g_array_index (lines, TsByHand, i);

    if (!next->gives && next->seats == line->seats)
      g_string_append_printf (what, "%s%s", _ (", "), next->what);
  }
  return tell_with (view, line->gives ? 0 : line->seats, what->str);
}

static gboolean
is_told_already (const GArray *lines, guint line)
{
  const TsByHand *own = &g_array_index (lines, TsByHand, line);

  for (guint i = 0; i < line && !own->gives; i++)
    if (!g_array_index (lines, TsByHand, i).gives && g_array_index (lines, TsByHand, i).seats == own->seats)
      return TRUE;
  return FALSE;
}

char *
ts_by_hand_tell_all (const TsView *view, const GArray *lines)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    if (!is_told_already (lines, i)) {
      g_autofree char *part = tell_of (view, lines, i);

      g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", part);
    }
  return g_string_free_and_steal (text);
}
