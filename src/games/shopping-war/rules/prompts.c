#include "prompts.h"

#include "combos.h"
#include "config.h"
#include "scuffle.h"
#include "turns.h"

#include "referee/language.h"

static int
count_seats (guint seats)
{
  int n = 0;

  for (; seats != 0; seats &= seats - 1)
    n++;
  return n;
}

/* --- the first player --- */

static char *
prompt_first_player (const TsView *view)
{
  const ShoppingWar *state = view->state;
  guint still = ts_roll_off_waiting (&state->roll_off);
  g_autofree char *names = NULL;

  if (still == (1u << state->base.n_seats) - 1)
    return g_strdup (_ ("Everybody rolls one die."));
  names = ts_view_list_names (view, still);
  /* Translators: a list of players' names */
  return g_strdup_printf (_ ("Still to roll one die: %s."), names);
}

static char *
then_first_player (const TsView *view)
{
  const ShoppingWar *state = view->state;
  g_autofree char *names = NULL;

  if (!ts_roll_off_is_tie (&state->roll_off, state->base.n_seats))
    return g_strdup (_ ("The lowest begins."));
  names = ts_view_list_names (view, ts_roll_off_rollers (&state->roll_off));
  /* Translators: a list of players' names */
  return g_strdup_printf (_ ("These rolled lowest and roll again: %s. The lowest begins."), names);
}

/* --- equipping and relaxing --- */

static char *
prompt_equip (const TsView *view)
{
  if (ts_shopping_war_can_equip (view))
    /* Translators: %s is a player's name */
    return g_strdup_printf (_ ("%s may equip Combos."), ts_view_turn_name (view));
  /* Translators: %s is a player's name */
  return g_strdup_printf (_ ("%s has no cards for another Combo and goes on."), ts_view_turn_name (view));
}

static char *
then_equip (const TsView *view)
{
  if (ts_view_state (view)->phase == SHOPPING_EQUIP1)
    return g_strdup (_ ("Then comes the Stroll."));
  return g_strdup (_ ("Then comes an Emporium card, and the turn is over."));
}

static char *
prompt_relax (const TsView *view)
{
  /* Translators: %s is a player's name */
  return g_strdup_printf (_ ("%s draws 1 Emporium card and relaxes."), ts_view_turn_name (view));
}

static char *
then_relax (const TsView *view)
{
  int next = ts_shopping_war_next_seat (view->state, ts_view_state (view)->turn);

  /* Translators: %s is the name of the player whose turn is next */
  return g_strdup_printf (_ ("Next: %s."), ts_view_name (view, next));
}

/* --- the Stroll --- */

/* Whether two spaces light up. */
static gboolean
has_rolled (const TsView *view)
{
  const ShoppingWar *state = view->state;

  return state->rolled > 0;
}

static char *
prompt_stroll (const TsView *view)
{
  const ShoppingWar *state = view->state;
  const char *name = ts_view_turn_name (view);

  if (state->place[state->base.turn] == SHOPPING_LOBBY)
    /* Translators: %s is a player's name */
    return g_strdup_printf (_ ("%s goes from the Lobby into an empty Shop."), name);
  if (state->rolled > 0)
    /* Translators: a player's name, how many spaces */
    return g_strdup_printf (
        ngettext ("%s walks %d space, either way.", "%s walks %d spaces, either way.", state->rolled), name,
        state->rolled);
  if (ts_shopping_war_is_shop (state->place[state->base.turn]))
    /* Translators: %s is a player's name */
    return g_strdup_printf (_ ("%s rolls the Stroll die."), name);
  /* Translators: %s is a player's name */
  return g_strdup_printf (_ ("%s rolls the Stroll die, or steps into a Shop next door."), name);
}

/* Nobody is there, or nobody who can be fought, and why. The first place is a Shop's, the second a
 * Corridor's. */
static char *
tell_space (const TsView *view, int direction, int space, gboolean occupied)
{
  /* Translators: %s is the name of a Shop */
  static const char *const shops[2][2] = {
    { N_ ("Clockwise: %s, empty, draw 1 Shop card."),
      N_ ("Clockwise: %s, counts as empty, draw 1 Shop card.") },
    { N_ ("Counter-clockwise: %s, empty, draw 1 Shop card."),
      N_ ("Counter-clockwise: %s, counts as empty, draw 1 Shop card.") },
  };
  static const char *const corridors[2][2] = {
    { N_ ("Clockwise: a Corridor, empty."), N_ ("Clockwise: a Corridor, counts as empty.") },
    { N_ ("Counter-clockwise: a Corridor, empty."), N_ ("Counter-clockwise: a Corridor, counts as empty.") },
  };

  if (!ts_shopping_war_is_shop (space))
    return g_strdup (_ (corridors[direction][occupied]));
  return g_strdup_printf (_ (shops[direction][occupied]), ts_shopping_war_shop_label (view, space));
}

static char *
tell_alone (const TsView *view, int direction, int space)
{
  guint bystanders = ts_shopping_war_bystanders (view, ts_view_state (view)->turn, space);
  g_autofree char *names = ts_view_list_names (view, bystanders);
  g_autofree char *sentence = tell_space (view, direction, space, bystanders != 0);
  g_autofree char *reason = NULL;

  if (bystanders == 0)
    return g_steal_pointer (&sentence);
  /* Translators: why a space counts as empty: the names of those who stand there */
  reason = g_strdup_printf (ngettext ("%s has not begun a turn yet and cannot be fought.",
                                      "%s have not begun a turn yet and cannot be fought.",
                                      count_seats (bystanders)),
                            names);
  return g_strdup_printf (_ ("%s %s"), sentence, reason);
}

/* Somebody is there, and is fought. */
static char *
tell_fight (const TsView *view, int direction, int space, guint opponents)
{
  g_autofree char *names = ts_view_list_names (view, opponents);
  int n = count_seats (opponents);

  if (!ts_shopping_war_is_shop (space) && direction == SHOPPING_CLOCKWISE)
    /* Translators: %s is the name of a player, or a list of names */
    return g_strdup_printf (ngettext ("Clockwise: a Corridor, %s is there, Scuffle.",
                                      "Clockwise: a Corridor, %s are there, Scuffle with one of them.", n),
                            names);
  if (!ts_shopping_war_is_shop (space))
    /* Translators: %s is the name of a player, or a list of names */
    return g_strdup_printf (
        ngettext ("Counter-clockwise: a Corridor, %s is there, Scuffle.",
                  "Counter-clockwise: a Corridor, %s are there, Scuffle with one of them.", n),
        names);
  if (direction == SHOPPING_CLOCKWISE)
    /* Translators: the name of a Shop; the name of a player, or a list of names */
    return g_strdup_printf (ngettext ("Clockwise: %s, %s is there, Scuffle.",
                                      "Clockwise: %s, %s are there, Scuffle with one of them.", n),
                            ts_shopping_war_shop_label (view, space), names);
  /* Translators: the name of a Shop; the name of a player, or a list of names */
  return g_strdup_printf (ngettext ("Counter-clockwise: %s, %s is there, Scuffle.",
                                    "Counter-clockwise: %s, %s are there, Scuffle with one of them.", n),
                          ts_shopping_war_shop_label (view, space), names);
}

char *
ts_shopping_war_tell_reach (const TsView *view, int direction)
{
  int mover = ts_view_state (view)->turn;
  guint opponents;
  int space;

  if (!ts_shopping_war_reach (view, direction, &space))
    return NULL;
  opponents = ts_shopping_war_opponents (view, mover, space);
  if (opponents != 0)
    return tell_fight (view, direction, space, opponents);
  return tell_alone (view, direction, space);
}

static char *
then_stroll (const TsView *view)
{
  const ShoppingWar *state = view->state;
  g_autofree char *clockwise = ts_shopping_war_tell_reach (view, SHOPPING_CLOCKWISE);
  g_autofree char *counter_clockwise = ts_shopping_war_tell_reach (view, SHOPPING_COUNTER_CLOCKWISE);

  if (clockwise != NULL)
    /* Translators: two sentences, one after the other: what waits in either direction */
    return g_strdup_printf (_ ("%s %s"), clockwise, counter_clockwise);
  if (state->place[state->base.turn] == SHOPPING_LOBBY)
    return g_strdup (_ ("There 1 Shop card is drawn."));
  return g_strdup (_ ("The token walks exactly that far, clockwise or counter-clockwise."));
}

/* --- Scuffles --- */

/* Whether two roll, and can win by it. */
static gboolean
is_for_dice (const TsView *view)
{
  const ShoppingWar *state = view->state;

  return state->scuffle.defender != TS_NOBODY && !ts_shopping_war_is_idle (state);
}

static char *
prompt_scuffle (const TsView *view)
{
  const ShoppingWar *state = view->state;
  const ShoppingRoll *rolls = state->scuffle.now.rolls;
  int mover = state->base.turn;
  const char *defender;

  if (state->scuffle.defender == TS_NOBODY) {
    g_autofree char *names =
        ts_view_list_names (view, ts_shopping_war_opponents (view, mover, state->place[mover]));

    /* Translators: a player's name, and a list of names */
    return g_strdup_printf (_ ("%s chooses whom to fight: %s."), ts_view_turn_name (view), names);
  }
  defender = ts_view_name (view, state->scuffle.defender);
  if (ts_shopping_war_has_rolled (state, SHOPPING_ATTACKER))
    /* Translators: a player's name, and a number */
    return g_strdup_printf (_ ("%s rolls four dice against Strength %d."), defender,
                            rolls[SHOPPING_ATTACKER].strength);
  if (ts_shopping_war_has_rolled (state, SHOPPING_DEFENDER))
    /* Translators: a player's name, and a number */
    return g_strdup_printf (_ ("%s rolls four dice against Strength %d."), ts_view_turn_name (view),
                            rolls[SHOPPING_DEFENDER].strength);
  /* Translators: two players' names */
  return g_strdup_printf (_ ("%s and %s roll four dice each."), ts_view_turn_name (view), defender);
}

static char *
then_scuffle (const TsView *view)
{
  const ShoppingWar *state = view->state;
  const int *won = state->scuffle.won;

  if (state->scuffle.defender == TS_NOBODY)
    return g_strdup (_ ("The others there are left alone."));
  if (ts_shopping_war_is_idle (state))
    return g_strdup (_ ("Neither has a Combo with Strength: call the Scuffle off."));
  if (won[SHOPPING_ATTACKER] + won[SHOPPING_DEFENDER] == 0)
    return g_strdup (_ ("Whoever wins 2 rounds wins the Scuffle."));
  /* Translators: the names of two players, each with a number of rounds */
  return g_strdup_printf (_ ("Rounds won: %s %d, %s %d. Whoever wins 2 wins the Scuffle."),
                          ts_view_turn_name (view), won[SHOPPING_ATTACKER],
                          ts_view_name (view, state->scuffle.defender), won[SHOPPING_DEFENDER]);
}

static char *
prompt_crowd (const TsView *view)
{
  const ShoppingWar *state = view->state;

  /* Translators: %s is a player's name */
  return g_strdup_printf (_ ("%s draws a Crowd card."), ts_view_name (view, state->loser));
}

static int
actor_of_crowd (const TsView *view)
{
  const ShoppingWar *state = view->state;

  return state->loser;
}

static char *
then_crowd (const TsView *view)
{
  /* Translators: %s is a player's name */
  return g_strdup_printf (_ ("Its effect comes at once; then %s may equip Combos."),
                          ts_view_turn_name (view));
}

/* --- the end --- */

/* Who was out when, the last one first. */
static char *
list_out (const ShoppingWar *state, const TsView *view)
{
  GString *list = g_string_new (NULL);

  for (int round = state->base.round; round > 0; round--)
    for (int seat = 0; seat < state->base.n_seats; seat++)
      if (state->out[seat] == round) {
        /* Translators: stands between names in a list */
        g_string_append (list, list->len > 0 ? _ (", ") : "");
        /* Translators: an item of a list of who is out of the game: a player's name, the number of a round */
        g_string_append_printf (list, _ ("%s in round %d"), ts_view_name (view, seat), round);
      }
  return g_string_free_and_steal (list);
}

static char *
prompt_last_shopper (const TsView *view)
{
  const ShoppingWar *state = view->state;
  g_autofree char *out = list_out (state, view);

  /* Translators: a player's name; a list of the others, such as “Bo in round 7, Cleo in round 5” */
  return g_strdup_printf (_ ("%s is the last Shopper and wins. Out: %s."), ts_view_name (view, state->winner),
                          out);
}

static char *
prompt_over (const TsView *view)
{
  const ShoppingWar *state = view->state;
  g_autofree char *names = NULL;
  guint winners = 0;
  int stars = 0;

  if (state->winner != TS_NOBODY && ts_shopping_war_is_last_shopper (view))
    return prompt_last_shopper (view);
  for (int seat = 0; seat < state->base.n_seats; seat++)
    if (ts_view_wins (view, seat)) {
      winners |= 1u << seat;
      stars = state->base.counters[seat][SHOPPING_STARS];
    }
  names = ts_view_list_names (view, winners);
  if (count_seats (winners) > 1)
    /* Translators: how many Stars, a list of names */
    return g_strdup_printf (
        ngettext ("A shared win with %d Star: %s.", "A shared win with %d Stars: %s.", stars), stars, names);
  /* Translators: a player's name, how many Stars */
  return g_strdup_printf (ngettext ("%s wins with %d Star.", "%s wins with %d Stars.", stars), names, stars);
}

/* In a Corridor nothing was drawn, unless a Scuffle was won there, which is told already. */
static gboolean
can_equip_what_was_drawn (const TsView *view)
{
  const ShoppingWar *state = view->state;
  int place = state->place[state->base.turn];

  return place >= 0 && ts_shopping_war_is_shop (place) && ts_shopping_war_can_equip (view);
}

/* --- the phases --- */

const TsPhase ts_shopping_war_phases[] = {
  [SHOPPING_FIRST_PLAYER] = { .id = "first-player",
                              .title = N_ ("First player"),
                              .hint = N_ ("Each rolls one die, on the screen or on the table; tap the face "
                                          "that fell."),
                              .apart = TRUE,
                              .prompt = prompt_first_player,
                              .then = then_first_player },
  [SHOPPING_EQUIP1] = { .id = "equip1",
                        .title = N_ ("Equip 1"),
                        .hint = N_ ("Tap a Slot, then the Strength of each of the two cards; or just go on."),
                        .hint_fits = ts_shopping_war_can_equip,
                        .prompt = prompt_equip,
                        .then = then_equip },
  [SHOPPING_STROLL] = { .id = "stroll",
                        .title = N_ ("Stroll"),
                        .hint = N_ ("Tap one of the two spaces that light up."),
                        .hint_fits = has_rolled,
                        .prompt = prompt_stroll,
                        .then = then_stroll },
  [SHOPPING_SCUFFLE] = { .id = "scuffle",
                         .title = N_ ("Scuffle"),
                         .hint = N_ ("Each rolls four dice; two rounds won decide."),
                         .hint_fits = is_for_dice,
                         .prompt = prompt_scuffle,
                         .then = then_scuffle },
  [SHOPPING_CROWD] = { .id = "crowd",
                       .title = N_ ("Crowd"),
                       .hint = N_ ("One tap for each thing that the card does; then go on."),
                       .prompt = prompt_crowd,
                       .then = then_crowd,
                       .actor = actor_of_crowd },
  [SHOPPING_EQUIP2] = { .id = "equip2",
                        .title = N_ ("Equip 2"),
                        .hint = N_ ("One more chance for Combos, with the cards that you have just got."),
                        .hint_fits = can_equip_what_was_drawn,
                        .prompt = prompt_equip,
                        .then = then_equip },
  [SHOPPING_RELAX] = { .id = "relax",
                       .title = N_ ("Relax"),
                       .hint = N_ ("Take the Emporium card; the button passes the turn on."),
                       .prompt = prompt_relax,
                       .then = then_relax },
  [SHOPPING_OVER] = { .id = "over", .title = N_ ("The end"), .over = TRUE, .prompt = prompt_over },
  { 0 },
};
