/* Snack Wars, the rules. Source: the publisher's rulebook (Gigamic, 2021) and docs/games/snack-wars.md for
 * the rulings.
 *
 * A turn: the seat draws until collection and drawn cards are 9, keeps the food of one kind, or one bonus
 * card, or the raccoons (which steal), and play goes on clockwise to the next seat that has room.
 *
 * Sentences are in tell.c and prompts.c, the board of the protocol in protocol.c. */
#include "rules.h"

#include "config.h"
#include "prompts.h"
#include "protocol.h"
#include "tell.h"

#include <glib/gi18n-lib.h>

#define BONUS(bonus) (SNACK_BONUSES + (bonus))

const TsWord ts_snack_wars_kinds[] = {
  { "macaron", N_ ("Macaron") },     { "croissant", N_ ("Croissant") },
  { "cheese", N_ ("Cheese") },       { "sushi", N_ ("Sushi") },
  { "ramen", N_ ("Ramen") },         { "shrimp-tempura", N_ ("Shrimp tempura") },
  { "milkshake", N_ ("Milkshake") }, { "donut", N_ ("Donut") },
  { "burger", N_ ("Burger") },       { 0 },
};

const TsWord ts_snack_wars_bonuses[] = {
  { "french", N_ ("French bonus") },     { "japanese", N_ ("Japanese bonus") },
  { "american", N_ ("American bonus") }, { "variety", N_ ("Variety bonus") },
  { "raccoon", N_ ("Raccoon bonus") },   { 0 },
};

/* --- looking --- */

static int
cards (gconstpointer state, int seat)
{
  const TsState *base = state;
  int sum = 0;

  for (int card = SNACK_KINDS; card < SNACK_BONUSES + SNACK_N_BONUSES; card++)
    sum += base->counters[seat][card];
  return sum;
}

static gboolean
has_room (gconstpointer state, int seat)
{
  return cards (state, seat) < SNACK_COLLECTION;
}

static gboolean
others_hold_cards (gconstpointer state, int seat)
{
  const TsState *base = state;

  for (int other = 0; other < base->n_seats; other++)
    if (other != seat && cards (state, other) > 0)
      return TRUE;
  return FALSE;
}

/* How many of a counter all seats have. */
static int
in_all (const TsState *state, int counter)
{
  int sum = 0;

  for (int seat = 0; seat < state->n_seats; seat++)
    sum += state->counters[seat][counter];
  return sum;
}

int
ts_snack_wars_next_with_room (const TsState *state, int seat)
{
  for (int i = 1; i <= state->n_seats; i++)
    if (has_room (state, (seat + i) % state->n_seats))
      return (seat + i) % state->n_seats;
  return TS_NOBODY;
}

int
ts_snack_wars_draw (const TsView *view)
{
  const TsState *state = view->state;

  return state->phase == SNACK_TAKE ? SNACK_COLLECTION - cards (state, state->turn) : 0;
}

int
ts_snack_wars_leader (const TsView *view, int kind)
{
  const TsState *state = view->state;
  int leader = TS_NOBODY;
  int most = 0;

  for (int seat = 0; seat < state->n_seats; seat++) {
    int count = state->counters[seat][SNACK_KINDS + kind];

    if (count == most)
      leader = TS_NOBODY;
    if (count > most) {
      most = count;
      leader = seat;
    }
  }
  return leader;
}

int
ts_snack_wars_value (const TsView *view, int kind)
{
  return (int) ts_header_value (view->header, "values")->numbers[kind];
}

int
ts_snack_wars_cuisine (const TsView *view, int seat, int cuisine)
{
  const TsState *state = view->state;
  int sum = 0;

  for (int kind = 3 * cuisine; kind < 3 * cuisine + 3; kind++)
    sum += state->counters[seat][SNACK_KINDS + kind];
  return sum;
}

/* What a bonus card is worth to the seat, were it its own. */
static int
bonus_points (const TsView *view, int seat, int bonus)
{
  if (bonus == SNACK_RACCOON)
    return ts_view_state (view)->counters[seat][SNACK_RACCOONS];
  if (bonus != SNACK_VARIETY)
    return ts_snack_wars_cuisine (view, seat, bonus);
  for (int cuisine = 0; cuisine < SNACK_VARIETY; cuisine++)
    if (ts_snack_wars_cuisine (view, seat, cuisine) == 0)
      return 0;
  return 5;
}

static void
tally (const TsView *view, int seat, GArray *lines)
{
  for (int kind = 0; kind < SNACK_N_KINDS; kind++)
    if (ts_snack_wars_leader (view, kind) == seat)
      ts_tally_add (lines, ts_snack_wars_kinds[kind].id, ts_snack_wars_kinds[kind].label,
                    ts_snack_wars_value (view, kind));
  for (int bonus = 0; bonus < SNACK_N_BONUSES; bonus++)
    if (ts_view_state (view)->counters[seat][BONUS (bonus)] > 0)
      ts_tally_add (lines, ts_snack_wars.counters[BONUS (bonus)].id, ts_snack_wars_bonuses[bonus].label,
                    bonus_points (view, seat, bonus));
}

static int
score (const TsView *view, int seat)
{
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (TsLine));
  int sum = 0;

  tally (view, seat, lines);
  for (guint i = 0; i < lines->len; i++)
    sum += g_array_index (lines, TsLine, i).points;
  return sum;
}

static int
derive (gconstpointer state, int seat, int counter G_GNUC_UNUSED)
{
  return cards (state, seat);
}

/* --- turns --- */

/* Play goes on clockwise; full collections are skipped; when all are full the game ends. */
static void
pass_turn (TsStep *step)
{
  SnackWars *next = step->next;
  int first = ts_header_int (step->view.header, "first");
  int seat = ts_snack_wars_next_with_room (&next->base, next->base.turn);

  next->steals = 0;
  if (seat == TS_NOBODY) {
    ts_step_end (step);
    return;
  }
  do {
    next->base.turn = (next->base.turn + 1) % next->base.n_seats;
    next->base.round += next->base.turn == first;
  } while (next->base.turn != seat);
  next->base.phase = SNACK_TAKE;
}

/* Steals that can no longer be made end by themselves; with none left, play goes on. */
static void
go_on_stealing (TsStep *step)
{
  SnackWars *next = step->next;
  int seat = next->base.turn;

  next->base.phase = SNACK_STEAL;
  if (next->steals == 0 || !has_room (next, seat) || !others_hold_cards (next, seat))
    pass_turn (step);
}

static gboolean
adjusted (TsStep *step, GError **error G_GNUC_UNUSED)
{
  SnackWars *next = step->next;

  if (next->base.phase == SNACK_STEAL)
    go_on_stealing (step);
  else if (next->base.phase == SNACK_TAKE && !has_room (next, next->base.turn))
    pass_turn (step);
  return TRUE;
}

static gboolean
start (TsStep *step, GError **error G_GNUC_UNUSED)
{
  SnackWars *next = step->next;
  int first = ts_header_int (step->view.header, "first");

  ts_state_order_from (&next->base, first);
  next->base.phase = ts_header_int (step->view.header, "tally_only") ? SNACK_RECORD : SNACK_TAKE;
  next->base.turn = next->base.phase == SNACK_TAKE ? first : TS_NOBODY;
  return TRUE;
}

/* --- verbs --- */

static gboolean
illegal (GError **error, char *message)
{
  g_set_error_literal (error, TS_ERROR, TS_ERROR_ILLEGAL, message);
  g_free (message);
  return FALSE;
}

/* No more cards can be taken than were drawn. */
static gboolean
check_drawn (const TsStep *step, GError **error)
{
  int draw = ts_snack_wars_draw (&step->view);

  if (ts_entry_int (step->entry, "count") <= draw)
    return TRUE;
  /* Translators: a player's name, how many cards */
  return illegal (error, g_strdup_printf (ngettext ("%s draws only %d card, so no more can be taken.",
                                                    "%s draws only %d cards, so no more can be taken.", draw),
                                          ts_view_name (&step->view, (int) step->entry->who), draw));
}

static gboolean
take_food (TsStep *step, GError **error)
{
  if (!check_drawn (step, error))
    return FALSE;
  ts_post (step, (int) step->entry->who, SNACK_KINDS + ts_entry_int (step->entry, "food"),
           ts_entry_int (step->entry, "count"), "taken");
  pass_turn (step);
  return TRUE;
}

static gboolean
bonus_left (const TsView *view)
{
  for (int bonus = 0; bonus < SNACK_N_BONUSES; bonus++)
    if (in_all (view->state, BONUS (bonus)) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
take_bonus (TsStep *step, GError **error)
{
  int bonus = ts_entry_int (step->entry, "bonus");

  if (in_all (step->view.state, BONUS (bonus)) > 0)
    /* Translators: %s is the name of a Bonus card */
    return illegal (error, g_strdup_printf (_ ("%s: there is only one such card, and it is taken already."),
                                            _ (ts_snack_wars_bonuses[bonus].label)));
  ts_post (step, (int) step->entry->who, BONUS (bonus), 1, "taken");
  pass_turn (step);
  return TRUE;
}

static gboolean
raccoons_left (const TsView *view)
{
  return in_all (view->state, SNACK_RACCOONS) < SNACK_ALL_RACCOONS;
}

static gboolean
take_raccoons (TsStep *step, GError **error)
{
  SnackWars *next = step->next;
  int count = ts_entry_int (step->entry, "count");
  int left = SNACK_ALL_RACCOONS - in_all (step->view.state, SNACK_RACCOONS);

  if (!check_drawn (step, error))
    return FALSE;
  if (count > left)
    /* Translators: of the ten Raccoon cards, %d are in nobody's hands */
    return illegal (error, g_strdup_printf (ngettext ("Only %d Raccoon is left of the ten.",
                                                      "Only %d Raccoons are left of the ten.", left),
                                            left));
  ts_post (step, (int) step->entry->who, SNACK_RACCOONS, count, "taken");
  next->steals = count;
  go_on_stealing (step);
  return TRUE;
}

int
ts_snack_wars_stolen_card (const TsEntry *entry)
{
  return ts_entry_has (entry, "food") ? SNACK_KINDS + ts_entry_int (entry, "food")
                                      : BONUS (ts_entry_int (entry, "bonus"));
}

static gboolean
steal (TsStep *step, GError **error)
{
  SnackWars *next = step->next;
  int thief = (int) step->entry->who;
  int from = ts_entry_int (step->entry, "from");
  int card = ts_snack_wars_stolen_card (step->entry);

  if (from == thief)
    return illegal (error,
                    /* Translators: a player has tried to steal from herself; %s is her name */
                    g_strdup_printf (_ ("%s steals from somebody else."), ts_view_name (&step->view, thief)));
  if (next->base.counters[from][card] == 0)
    /* Translators: a player's name, a kind of card */
    return illegal (error, g_strdup_printf (_ ("%s has no such card: %s."), ts_view_name (&step->view, from),
                                            _ (ts_snack_wars.counters[card].label)));
  ts_post (step, from, card, -1, "stolen-away");
  ts_post (step, thief, card, 1, "stolen");
  next->steals--;
  go_on_stealing (step);
  return TRUE;
}

static gboolean
stop_stealing (TsStep *step, GError **error G_GNUC_UNUSED)
{
  pass_turn (step);
  return TRUE;
}

/* What `collection` says of a counter. A count too large to be right is cut, so that it is refused like any
 * other. */
static int
recorded (const TsEntry *entry, int counter)
{
  const TsValue *foods = ts_entry_value (entry, "foods");
  const TsValue *list = ts_entry_value (entry, "bonuses");
  int sum = 0;

  if (counter == SNACK_RACCOONS)
    return ts_entry_int (entry, "raccoons");
  if (counter < SNACK_BONUSES)
    return foods->given ? (int) MIN (foods->numbers[counter - SNACK_KINDS], SNACK_COLLECTION + 1) : 0;
  for (guint i = 0; i < list->n; i++)
    sum += list->numbers[i] == counter - SNACK_BONUSES;
  return sum;
}

static gboolean
collection (TsStep *step, GError **error G_GNUC_UNUSED)
{
  const TsState *next = step->next;
  int seat = (int) step->entry->who;

  for (int counter = SNACK_RACCOONS; counter < SNACK_BONUSES + SNACK_N_BONUSES; counter++)
    ts_post (step, seat, counter, recorded (step->entry, counter) - next->counters[seat][counter],
             "recorded");
  return TRUE; /* too many cards, Raccoons or bonus cards are past a counter's bounds */
}

static gboolean
finish (TsStep *step, GError **error G_GNUC_UNUSED)
{
  ts_step_end (step);
  return TRUE;
}

/* --- what holds --- */

static gboolean
check (const TsView *view, GError **error)
{
  const SnackWars *state = view->state;
  int turn = state->base.turn;
  gboolean holds = TRUE;

  if (state->base.phase == SNACK_TAKE)
    holds = has_room (state, turn) && state->steals == 0;
  if (state->base.phase == SNACK_STEAL)
    holds = has_room (state, turn) && state->steals > 0 && others_hold_cards (state, turn);
  if (!holds)
    g_set_error_literal (error, TS_ERROR, TS_ERROR_ILLEGAL, "a seat is to act that cannot");
  return holds;
}

/* --- tables --- */

static const TsField options[] = {
  {
      .id = "values",
      .label = N_ ("Numbers in the card corners"),
      .about = N_ ("Look at the corners of your cards once; they are remembered."),
      .type = TS_FIELD_COUNTS,
      .min = 1,
      .max = 9,
      .words = ts_snack_wars_kinds,
      .distinct = TRUE,
      .fallback = "{\"macaron\":1,\"croissant\":5,\"cheese\":2,\"sushi\":3,\"ramen\":4,\"shrimp-tempura\":6,"
                  "\"milkshake\":8,\"donut\":7,\"burger\":9}",
      .printed = TRUE,
  },
  {
      .id = "first",
      .label = N_ ("Who begins"),
      .about = N_ ("The biggest foodie at the table."),
      .type = TS_FIELD_SEAT,
      .fallback = "0",
  },
  {
      .id = "tally_only",
      .label = N_ ("Only count the result"),
      .about = N_ ("For a game that was played without Tableside."),
      .type = TS_FIELD_BOOLEAN,
      .fallback = "false",
  },
  { 0 },
};

static const TsPhase phases[] = {
  [SNACK_TAKE] = { .id = "take",
                   .title = N_ ("Take cards"),
                   .prompt = ts_snack_wars_prompt_take,
                   .then = ts_snack_wars_then_take },
  [SNACK_STEAL] = { .id = "steal",
                    .title = N_ ("Steal"),
                    .prompt = ts_snack_wars_prompt_steal,
                    .then = ts_snack_wars_then_next },
  [SNACK_RECORD] = { .id = "record",
                     .title = N_ ("Write down"),
                     .prompt = ts_snack_wars_prompt_record,
                     .then = ts_snack_wars_then_finish },
  [SNACK_OVER] = { .id = "over", .title = N_ ("The end"), .over = TRUE, .prompt = ts_view_tell_winners },
  { 0 },
};

static const TsWay ways[] = {
  { SNACK_TAKE, SNACK_TAKE, "take-food", NULL },
  { SNACK_TAKE, SNACK_TAKE, "take-bonus", NULL },
  { SNACK_TAKE, SNACK_TAKE, "take-raccoons", N_ ("nobody can be robbed") },
  { SNACK_TAKE, SNACK_STEAL, "take-raccoons", NULL },
  { SNACK_TAKE, SNACK_OVER, "take-food", N_ ("all are full") },
  { SNACK_TAKE, SNACK_OVER, "take-bonus", N_ ("all are full") },
  { SNACK_STEAL, SNACK_STEAL, "steal", N_ ("steals are left") },
  { SNACK_STEAL, SNACK_TAKE, "steal", NULL },
  { SNACK_STEAL, SNACK_TAKE, "next", NULL },
  { SNACK_RECORD, SNACK_RECORD, "collection", NULL },
  { SNACK_RECORD, SNACK_OVER, "finish", NULL },
  { 0 },
};

static const TsField food_args[] = {
  { .id = "food", .label = N_ ("Food"), .type = TS_FIELD_WORD, .words = ts_snack_wars_kinds },
  { .id = "count", .label = N_ ("How many"), .type = TS_FIELD_INTEGER, .min = 1, .max = 9 },
  { 0 },
};

static const TsField bonus_args[] = {
  { .id = "bonus", .label = N_ ("Bonus card"), .type = TS_FIELD_WORD, .words = ts_snack_wars_bonuses },
  { 0 },
};

static const TsField raccoon_args[] = {
  { .id = "count", .label = N_ ("How many"), .type = TS_FIELD_INTEGER, .min = 1, .max = 9 },
  { 0 },
};

static const TsField steal_args[] = {
  { .id = "from", .label = N_ ("From whom"), .type = TS_FIELD_SEAT },
  { .id = "food", .label = N_ ("Food"), .type = TS_FIELD_WORD, .words = ts_snack_wars_kinds, .one_of = 1 },
  { .id = "bonus",
    .label = N_ ("Bonus card"),
    .type = TS_FIELD_WORD,
    .words = ts_snack_wars_bonuses,
    .one_of = 1 },
  { 0 },
};

static const TsField collection_args[] = {
  {
      .id = "foods",
      .label = N_ ("Food"),
      .type = TS_FIELD_COUNTS,
      .max = G_MAXINT64,
      .words = ts_snack_wars_kinds,
      .optional = TRUE,
  },
  {
      .id = "bonuses",
      .label = N_ ("Bonus cards"),
      .type = TS_FIELD_WORDS,
      .max = G_MAXINT64,
      .words = ts_snack_wars_bonuses,
      .optional = TRUE,
  },
  { .id = "raccoons", .label = N_ ("Raccoons"), .type = TS_FIELD_INTEGER, .max = 10, .optional = TRUE },
  { 0 },
};

static const TsVerb verbs[] = {
  {
      .id = "take-food",
      .label = N_ ("Take food"),
      .phases = TS_IN (SNACK_TAKE),
      .args = food_args,
      .apply = take_food,
      .tell = ts_snack_wars_tell_take_food,
  },
  {
      .id = "take-bonus",
      .label = N_ ("Take a bonus card"),
      .phases = TS_IN (SNACK_TAKE),
      .args = bonus_args,
      .possible = bonus_left,
      .apply = take_bonus,
      .tell = ts_snack_wars_tell_take_bonus,
  },
  {
      .id = "take-raccoons",
      .label = N_ ("Take Raccoons"),
      .phases = TS_IN (SNACK_TAKE),
      .args = raccoon_args,
      .possible = raccoons_left,
      .apply = take_raccoons,
      .tell = ts_snack_wars_tell_take_raccoons,
  },
  {
      .id = "steal",
      .label = N_ ("Steal"),
      .phases = TS_IN (SNACK_STEAL),
      .args = steal_args,
      .apply = steal,
      .tell = ts_snack_wars_tell_steal,
  },
  {
      .id = "next",
      .label = N_ ("No more stealing"),
      .phases = TS_IN (SNACK_STEAL),
      .ordinary = TRUE,
      .apply = stop_stealing,
      .tell = ts_snack_wars_tell_stop_stealing,
  },
  {
      .id = "collection",
      .label = N_ ("Write down a collection"),
      .phases = TS_IN (SNACK_RECORD),
      .who = TS_WHO_ANY,
      .args = collection_args,
      .apply = collection,
      .tell = ts_snack_wars_tell_collection,
  },
  {
      .id = "finish",
      .label = N_ ("Count"),
      .phases = TS_IN (SNACK_RECORD),
      .who = TS_WHO_TABLE,
      .ordinary = TRUE,
      .apply = finish,
      .tell = ts_snack_wars_tell_finish,
  },
  { 0 },
};

static const TsCounter counters[] = {
  [SNACK_CARDS] = { .id = "cards", .label = N_ ("Cards"), .max = SNACK_COLLECTION, .derived = TRUE },
  [SNACK_RACCOONS] = { .id = "raccoons", .label = N_ ("Raccoons"), .max = 10, .supply = SNACK_ALL_RACCOONS },
  [SNACK_KINDS] = { .id = "macaron", .label = N_ ("Macaron"), .max = SNACK_COLLECTION },
  { .id = "croissant", .label = N_ ("Croissant"), .max = SNACK_COLLECTION },
  { .id = "cheese", .label = N_ ("Cheese"), .max = SNACK_COLLECTION },
  { .id = "sushi", .label = N_ ("Sushi"), .max = SNACK_COLLECTION },
  { .id = "ramen", .label = N_ ("Ramen"), .max = SNACK_COLLECTION },
  { .id = "shrimp-tempura", .label = N_ ("Shrimp tempura"), .max = SNACK_COLLECTION },
  { .id = "milkshake", .label = N_ ("Milkshake"), .max = SNACK_COLLECTION },
  { .id = "donut", .label = N_ ("Donut"), .max = SNACK_COLLECTION },
  { .id = "burger", .label = N_ ("Burger"), .max = SNACK_COLLECTION },
  [SNACK_BONUSES] = { .id = "bonus-french", .label = N_ ("French bonus"), .max = 1, .supply = 1 },
  { .id = "bonus-japanese", .label = N_ ("Japanese bonus"), .max = 1, .supply = 1 },
  { .id = "bonus-american", .label = N_ ("American bonus"), .max = 1, .supply = 1 },
  { .id = "bonus-variety", .label = N_ ("Variety bonus"), .max = 1, .supply = 1 },
  { .id = "bonus-raccoon", .label = N_ ("Raccoon bonus"), .max = 1, .supply = 1 },
  { 0 },
};

static const TsReason reasons[] = {
  { "taken", N_ ("taken") },
  { "stolen", N_ ("stolen") },
  { "stolen-away", N_ ("stolen by somebody") },
  { "recorded", N_ ("written down") },
  { 0 },
};

const TsGame ts_snack_wars = {
  .id = "snack-wars",
  .title = N_ ("Snack Wars"),
  .summary = N_ ("Nine snacks, thieving raccoons, and only the majority counts."),
  .credits = "Gary Kim, Camille Chaussy, Gigamic",
  .min_players = 2,
  .max_players = 5,
  .state_size = sizeof (SnackWars),
  .options = options,
  .phases = phases,
  .ways = ways,
  .verbs = verbs,
  .counters = counters,
  .reasons = reasons,
  .start = start,
  .adjusted = adjusted,
  .derive = derive,
  .score = score,
  .tally = tally,
  .running_tally = TRUE,
  .board = ts_snack_wars_describe,
  .check = check,
};
