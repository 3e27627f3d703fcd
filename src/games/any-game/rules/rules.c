#include "rules.h"

#include "config.h"
#include "referee/json.h"
#include "referee/language.h"
#include "referee/number.h"

/* --- points --- */

/* Columns are told from 1, and the first one need not be. One that the table does not have is refused. */
static void
write_down (TsStep *step, int seat, int points)
{
  AnyGame *next = step->next;

  ts_post (step, seat, MAX (ts_entry_int (step->entry, "column"), 1) - 1, points, "scored");
  next->gained[seat] += points;
}

static gboolean
score (TsStep *step, GError **error G_GNUC_UNUSED)
{
  int seat = step->entry->who;

  write_down (step, seat, ts_entry_int (step->entry, "points"));
  if (seat == ts_view_state (&step->view)->turn && !ts_entry_int (step->entry, "stay"))
    ts_any_game_pass_turn (step, NULL);
  return TRUE;
}

static gboolean
write_round (TsStep *step, GError **error)
{
  const TsValue *points = ts_entry_value (step->entry, "points");
  int wanted = ts_header_int (step->view.header, "sum");
  int sum = 0;

  for (int seat = 0; seat < (int) points->n; seat++) {
    write_down (step, seat, (int) points->numbers[seat]);
    sum += (int) points->numbers[seat];
  }
  if (sum != wanted && ts_header_int (step->view.header, "must_add_up")) {
    g_autofree char *is = ts_number_tell (sum);
    g_autofree char *should_be = ts_number_tell (wanted);

    /* Translators: what a round adds up to, and what it should */
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("Together it is %s; it should be %s."), is, should_be);
  }
  if (!ts_entry_int (step->entry, "stay"))
    ts_any_game_end_round (step);
  return TRUE;
}

/* A round that adds up, which is hardly ever met by chance. */
static int
round_forms (const TsView *view, int i G_GNUC_UNUSED, TsEntry *entry)
{
  guint n = view->header->n_players;

  if (entry == NULL)
    return 1;
  entry->values[0] = (TsValue) { .given = TRUE, .n = n, .numbers = g_new0 (gint64, n) };
  entry->values[0].numbers[0] = ts_header_int (view->header, "sum");
  return 1;
}

/* --- money, lives, dice, turns --- */

static gboolean
pay (TsStep *step, GError **error)
{
  int from = ts_entry_int (step->entry, "from");
  int to = ts_entry_int (step->entry, "to");

  if (from == to)
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("Nobody pays themselves; choose somebody else."));
  ts_post_money (step, from < 0 ? TS_BANK : from, to < 0 ? TS_BANK : to, ANY_GAME_MONEY,
                 ts_entry_int (step->entry, "amount"), "paid");
  return TRUE;
}

/* The last one who is in ends the game. */
static gboolean
lose_life (TsStep *step, GError **error G_GNUC_UNUSED)
{
  TsView view = ts_step_after (step);

  ts_post (step, step->entry->who, ANY_GAME_LIVES, -1, "lost");
  if (ts_view_n_in (&view) <= (view.header->n_players > 1))
    ts_step_end (step);
  else
    ts_any_game_pass_over (step);
  return TRUE;
}

static gboolean
roll (TsStep *step, GError **error G_GNUC_UNUSED)
{
  const TsValue *dice = ts_entry_value (step->entry, "dice");
  AnyGame *next = step->next;

  for (guint i = 0; i < ANY_GAME_DICE; i++)
    next->rolled[i] = i < dice->n ? (int) dice->numbers[i] : 0;
  return TRUE;
}

/* The big button rolls once in a turn. */
static int
due_to_roll (const TsView *view)
{
  return ((const AnyGame *) view->state)->rolled[0] == 0 ? ts_view_state (view)->turn : TS_NOBODY;
}

/* --- the table --- */

static gboolean
start (TsStep *step, GError **error)
{
  const TsHeader *header = step->view.header;

  if (ts_header_int (header, "write") && ts_header_value (header, "columns")->n == 0)
    return ts_refuse (error, TS_ERROR_RANGE, _ ("Rounds are written into a column; name one."));
  for (int seat = 0; seat < (int) header->n_players; seat++) {
    ts_post_money (step, TS_BANK, seat, ANY_GAME_MONEY, ts_header_int (header, "money"), "start");
    ts_post (step, seat, ANY_GAME_LIVES, ts_header_int (header, "lives"), "start");
  }
  ts_any_game_begin_round (step);
  return TRUE;
}

static gboolean
adjusted (TsStep *step, GError **error)
{
  TsView view = ts_step_after (step);

  if (!ts_view_is_over (&view) && ts_view_n_in (&view) == 0)
    return ts_refuse (error, TS_ERROR_RANGE, _ ("Somebody should stay in the game."));
  ts_any_game_pass_over (step);
  return TRUE;
}

static char *
prompt_play (const TsView *view)
{
  const TsState *state = view->state;

  if (state->turn != TS_NOBODY)
    /* Translators: %s is a player's name */
    return g_strdup_printf (_ ("It is %s’s turn."), ts_view_turn_name (view));
  /* Translators: the number of a round, the name of the player who begins it */
  return g_strdup_printf (_ ("Round %d: %s begins."), state->round, ts_view_name (view, state->order[0]));
}

static void
tally (const TsView *view, int seat, GArray *lines)
{
  for (int counter = 0; counter <= ANY_GAME_LIVES; counter++)
    if (ts_view_counter_in_play (view, counter) && ts_any_game_scores (view, counter))
      ts_tally_add_counter (lines, view, seat, counter);
}

static void
board (const TsView *view, GString *json)
{
  const AnyGame *state = view->state;

  ts_json_begin_array (json, "rolled");
  for (int i = 0; i < ANY_GAME_DICE && state->rolled[i] > 0; i++)
    ts_json_add_int (json, NULL, state->rolled[i]);
  ts_json_end_array (json);
}

/* --- tables --- */

static const TsWord winners[] = { { "highest", N_ ("The most") }, { "lowest", N_ ("The fewest") }, { 0 } };

static const TsWord times[] = { { "turns", N_ ("After each turn") },
                                { "rounds", N_ ("After each round") },
                                { 0 } };
static const TsWord orders[] = { { "same", N_ ("Who began this one") },
                                 { "on", N_ ("The next player") },
                                 { "back", N_ ("The last one: it turns round") },
                                 { "winner", N_ ("Who won this one") },
                                 { 0 } };

/* A word of a list, and a number. */
#define WORD(name, list)        .label = name, .type = TS_FIELD_WORD, .words = list
#define NUMBER(name, low, high) .label = name, .type = TS_FIELD_INTEGER, .min = low, .max = high

#define COLUMNS                                                                                              \
  .id = "columns", .label = N_ ("Columns"),                                                                  \
  .about = N_ ("What points are written down for: up to six names."), .type = TS_FIELD_TEXTS,                \
  .max = ANY_GAME_COLUMNS, .length = 20

static const TsField options[] = {
  { COLUMNS, .fallback = "[\"Points\"]" },
  { .id = "wins", WORD (N_ ("Who wins"), winners), .fallback = "\"highest\"" },
  { .id = "write", WORD (N_ ("Points are written down"), times), .fallback = "\"turns\"" },
  { .id = "order", WORD (N_ ("Who begins the next round"), orders), .fallback = "\"same\"" },
  { .id = "rounds", NUMBER (N_ ("Rounds (0: any number)"), 0, 99), .fallback = "0" },
  { .id = "target", NUMBER (N_ ("Target that ends it (0: none)"), 0, 99999), .fallback = "0" },
  { .id = "must_add_up", .label = N_ ("Rounds must add up"), .type = TS_FIELD_BOOLEAN, .fallback = "false" },
  { .id = "sum", NUMBER (N_ ("What they add up to"), -9999, 9999), .fallback = "0" },
  { .id = "money", NUMBER (N_ ("Money at the start (0: none)"), 0, 99999), .fallback = "0" },
  { .id = "lives", NUMBER (N_ ("Lives (0: none)"), 0, 99), .fallback = "0" },
  { .id = "count", NUMBER (N_ ("Dice (0: none)"), 0, ANY_GAME_DICE), .fallback = "0" },
  { .id = "sides", NUMBER (N_ ("Sides of a die"), 2, 100), .fallback = "6" },
  { 0 },
};

#define POINTS .id = "points", .label = N_ ("Points"), .min = -99999, .max = 99999
#define STAY   .id = "stay", .label = N_ ("It goes on"), .type = TS_FIELD_BOOLEAN, .optional = TRUE
#define COLUMN .id = "column", NUMBER (N_ ("Column"), 1, ANY_GAME_COLUMNS), .optional = TRUE

#define DICE                                                                                                 \
  .id = "dice", .label = N_ ("Dice"), .type = TS_FIELD_DICE, .min = 1, .max = ANY_GAME_DICE, .sides = 100

static const TsField score_args[] = { { POINTS, .type = TS_FIELD_INTEGER }, { STAY }, { COLUMN }, { 0 } };
static const TsField round_args[] = { { POINTS, .type = TS_FIELD_EACH }, { STAY }, { COLUMN }, { 0 } };

static const TsWord bank[] = { { "bank", N_ ("the bank") }, { 0 } };

static const TsField pay_args[] = {
  { .id = "from", .label = N_ ("Who pays"), .type = TS_FIELD_SEAT, .words = bank },
  { .id = "to", .label = N_ ("Who is paid"), .type = TS_FIELD_SEAT, .words = bank },
  { .id = "amount", NUMBER (N_ ("How much"), 1, 9999999) },
  { 0 },
};

static const TsField roll_args[] = {
  { .id = "count", NUMBER (N_ ("How many dice"), 1, ANY_GAME_DICE), .optional = TRUE },
  { .id = "sides", NUMBER (N_ ("Sides of a die"), 2, 100), .optional = TRUE },
  { DICE, .count_by = "count", .sides_by = "sides" },
  { 0 },
};

/* What can be done, and the option that it depends on. */
#define VERB(name, title, by, how)                                                                           \
  .id = name, .label = title, .phases = TS_IN (ANY_GAME_PLAY), .option = by, .apply = how

static const TsVerb verbs[] = {
  { VERB ("score", N_ ("Write down points"), "columns", score), .who = TS_WHO_ANY, .args = score_args,
    .says = N_ ("{who} gets {points}.") },
  { VERB ("round", N_ ("Write down the round"), "write", write_round), .option_words = TS_WORD (1),
    .who = TS_WHO_TABLE, .args = round_args, .forms = round_forms },
  { VERB ("roll", N_ ("Roll"), "count", roll), .who = TS_WHO_OPTIONAL, .default_action = TRUE,
    .args = roll_args, .due = due_to_roll },
  { VERB ("pay", N_ ("Pay"), "money", pay), .who = TS_WHO_TABLE, .args = pay_args,
    .says = N_ ("{from} pays {amount} to {to}.") },
  { VERB ("life", N_ ("Lose a life"), "lives", lose_life), .who = TS_WHO_ANY,
    .says = N_ ("{who} loses a life.") },
  { VERB ("next", N_ ("Next player"), "write", ts_any_game_pass_turn), .option_words = TS_WORD (0),
    .default_action = TRUE, .says = N_ ("{who} has finished.") },
  { 0 },
};

static const TsPhase phases[] = {
  [ANY_GAME_PLAY] = { .id = "play", .title = N_ ("Play"), .prompt = prompt_play },
  [ANY_GAME_OVER] = { .id = "over", .title = N_ ("The end"), .over = TRUE, .prompt = ts_view_tell_winners },
  { 0 },
};

#define STAYS(verb)      { ANY_GAME_PLAY, ANY_GAME_PLAY, verb, NULL }
#define ENDS(verb, when) { ANY_GAME_PLAY, ANY_GAME_OVER, verb, N_ (when) }

static const TsWay ways[] = {
  STAYS ("score"), ENDS ("score", "last round"), STAYS ("round"), ENDS ("round", "last round"),
  STAYS ("life"),  ENDS ("life", "last one in"), STAYS ("next"),  ENDS ("next", "last round"),
  { 0 },
};

#define COLUMN_OF(n)                                                                                         \
  .id = "column-" #n, .label = N_ ("Points"), .min = -99999999, .max = 99999999, .option = "columns",        \
  .place = n - 1

#define MONEY .id = "money", .label = N_ ("Money"), .max = 9999999, .money = TRUE, .option = "money"
#define LIVES .id = "lives", .label = N_ ("Lives"), .max = 99, .option = "lives"

static const TsCounter counters[] = { { COLUMN_OF (1) }, { COLUMN_OF (2) }, { COLUMN_OF (3) },
                                      { COLUMN_OF (4) }, { COLUMN_OF (5) }, { COLUMN_OF (6) },
                                      { MONEY },         { LIVES },         { 0 } };

static const TsReason reasons[] = { { "start", N_ ("at the start"), TS_TABLES_OWN },
                                    { "scored", N_ ("scored"), TS_TABLES_OWN },
                                    { "paid", N_ ("paid"), TS_TABLES_OWN },
                                    { "lost", N_ ("lost"), TS_TABLES_OWN },
                                    { 0 } };

const TsGame ts_any_game = {
  .id = "any-game",
  .title = N_ ("Any Game"),
  .summary = N_ ("A score pad for whatever lies on the table."),
  .min_players = 1,
  .max_players = 6,
  .state_size = sizeof (AnyGame),
  .options = options,
  .phases = phases,
  .ways = ways,
  .verbs = verbs,
  .counters = counters,
  .reasons = reasons,
  .start = start,
  .adjusted = adjusted,
  .score = ts_any_game_score,
  .tally = tally,
  .running_tally = TRUE,
  .standing = ts_any_game_standing,
  .drops_out = TRUE,
  .fewest_win = ts_any_game_fewest_win,
  .kind = ts_any_game_kind,
  .rounds = { .option = "rounds" },
  .board = board,
};
