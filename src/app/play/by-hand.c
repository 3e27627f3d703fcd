#include "by-hand.h"

#include "config.h"
#include "referee/spot-tell.h"
#include "referee/number.h"

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
tell_sum (const TsThing *thing, int sum)
{
  return ts_thing_add_coins (thing, ts_number_tell (sum), sum);
}

/* A number that rises or falls, or money that comes from the bank or goes there. */
static char *
tell_change (const TsView *view, const TsMovement *movement)
{
  const TsThing *thing = ts_spot_thing (&movement->to, view->game);
  int count = movement->to.count;
  char *by = ts_number_tell_change (movement->to.place == TS_WITH_SEAT ? count : -count);
  g_autofree char *told = ts_thing_add_coins (thing, by, count);

  /* Translators: what to move on the table: something that is counted, and a number with its sign, as in
   * “Planks −1” */
  return g_strdup_printf (_ ("%s %s"),
                          ts_view_counter_label (view, ts_spot_counter (&movement->to, view->game)), told);
}

/* Things can be called by the place where they lie. */
static const TsPlace *
naming_place (const TsView *view, const TsMovement *movement)
{
  const TsPlace *from = ts_spot_place (&movement->from, view->game);
  const TsPlace *to = ts_spot_place (&movement->to, view->game);

  if (from != NULL && from->text != NULL)
    return from;
  return to != NULL && to->text != NULL ? to : NULL;
}

/* --- from where to where --- */

/* What there is only one of is found wherever it stands. */
static gboolean
tells_from (const TsView *view, const TsMovement *movement)
{
  const TsThing *thing = ts_spot_thing (&movement->to, view->game);

  return !thing->single || movement->to.place == thing->home;
}

/* What tells both ends apart alike, as the name of a product, is said at the second one. */
static char *
tell_from (const TsView *view, const TsMovement *movement, gboolean back)
{
  const TsPlace *place = ts_spot_place (&movement->from, view->game);

  if (!tells_from (view, movement))
    return NULL;
  if (place != NULL && place->from_same != NULL && g_strcmp0 (movement->from.where, movement->to.where) == 0)
    return g_strdup (_ (place->from_same));
  return ts_spot_tell_place (&movement->from, view->game, FALSE, back);
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

/* What lies where it lay is somebody else's now. */
static gboolean
stays (const TsMovement *movement)
{
  return movement->from.place == movement->to.place &&
         g_strcmp0 (movement->from.where, movement->to.where) == 0;
}

static TsByHand
way_new (const TsView *view, const TsMovement *movement, guint seats, gboolean back)
{
  TsByHand line = { .seats = seats,
                    .asked = ts_spot_thing (&movement->to, view->game)->asked,
                    .things = ts_spot_tell_thing (&movement->to, view->game, naming_place (view, movement)) };

  if (!stays (movement)) {
    line.from = tell_from (view, movement, back);
    line.to = ts_spot_tell_place (&movement->to, view->game, TRUE, back);
  }
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

static char *
tell_with (const TsView *view, guint seats, const char *what)
{
  g_autofree char *who = seats != 0 ? tell_who (view, seats) : NULL;

  if (who == NULL)
    return ts_begin_with_capital (what); /* nobody is named */
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
