/* verbs.c — the verbs of the null game: arguments of every type, and each way in which a verb can be said. */
#include "verbs.h"

#include "config.h"

#include "referee/language.h"
#include <string.h>

const TsWord ts_null_colours[] = { { "red", "Red" }, { "green", "Green" }, { "blue", "Blue" }, { 0 } };

/* --- what they do --- */

static void
pass_turn (TsStep *step)
{
  NullGame *next = step->next;

  next->base.turn = (next->base.turn + 1) % next->base.n_seats;
  next->base.round += next->base.turn == 0;
}

static gboolean
roll (TsStep *step, GError **error G_GNUC_UNUSED)
{
  NullGame *next = step->next;
  const TsValue *dice = ts_entry_value (step->entry, "dice");
  int seat = step->entry->who;

  next->rolled = (int) (dice->numbers[0] + dice->numbers[1]);
  ts_post (step, seat, NULL_POINTS, next->rolled, "rolled");
  if (next->base.counters[seat][NULL_POINTS] >= ts_header_int (step->view.header, "goal"))
    ts_step_end (step);
  else
    pass_turn (step);
  return TRUE;
}

static gboolean
take (TsStep *step, GError **error G_GNUC_UNUSED)
{
  ts_post (step, step->entry->who, NULL_TOKENS, ts_entry_int (step->entry, "count"), "taken");
  return TRUE;
}

static gboolean
can_take (const TsView *view)
{
  const TsState *state = view->state;
  const TsCounter *tokens = &view->game->counters[NULL_TOKENS];
  int sum = 0;

  for (int seat = 0; seat < state->n_seats; seat++)
    sum += state->counters[seat][NULL_TOKENS];
  return sum < tokens->supply && state->counters[state->turn][NULL_TOKENS] < tokens->max;
}

static gboolean
can_pay (const TsView *view)
{
  return ts_view_state (view)->n_seats > 1;
}

static gboolean
pay (TsStep *step, GError **error)
{
  int from = step->entry->who;
  int to = ts_entry_int (step->entry, "to");

  if (from == to)
    return ts_refuse (error, TS_ERROR_ILLEGAL, "Pay somebody else.");
  ts_post_money (step, from, to, NULL_MONEY, ts_entry_int (step->entry, "amount"), "paid");
  return TRUE;
}

/* Takes one argument of every type and does nothing with them. */
static gboolean
everything (TsStep *step G_GNUC_UNUSED, GError **error G_GNUC_UNUSED)
{
  return TRUE;
}

/* Dice of different sides. */
static gboolean
toss (TsStep *step, GError **error G_GNUC_UNUSED)
{
  NullGame *next = step->next;
  const TsValue *dice = ts_entry_value (step->entry, "dice");

  next->rolled = (int) (dice->numbers[0] * dice->numbers[1]);
  return TRUE;
}

/* Any number of dice of any kind. */
static gboolean
cast (TsStep *step, GError **error G_GNUC_UNUSED)
{
  NullGame *next = step->next;
  const TsValue *dice = ts_entry_value (step->entry, "dice");

  memset (next->dice, 0, sizeof next->dice);
  next->rolled = next->n_dice = (int) dice->n;
  for (guint i = 0; i < dice->n; i++)
    next->dice[i] = (gint8) dice->numbers[i];
  return TRUE;
}

static gboolean
next (TsStep *step, GError **error G_GNUC_UNUSED)
{
  pass_turn (step);
  return TRUE;
}

static gboolean
gather (TsStep *step, GError **error G_GNUC_UNUSED)
{
  NullGame *next = step->next;

  next->base.phase = NULL_TOGETHER;
  next->base.turn = TS_NOBODY;
  return TRUE;
}

/* Whoever goes first has the turn. */
static gboolean
go (TsStep *step, GError **error G_GNUC_UNUSED)
{
  NullGame *next = step->next;

  next->base.phase = NULL_PLAY;
  next->base.turn = step->entry->who;
  return TRUE;
}

static gboolean
can_scoop (const TsView *view)
{
  int seat = ts_view_state (view)->turn;

  return ts_view_has_room (view, seat, NULL_VANILLA, 1) ||
         (ts_view_counter_in_play (view, NULL_SECOND) && ts_view_has_room (view, seat, NULL_SECOND, 1));
}

static gboolean
scoop (TsStep *step, GError **error G_GNUC_UNUSED)
{
  int counter = NULL_VANILLA + ts_entry_int (step->entry, "flavour");

  ts_post (step, (int) step->entry->who, counter, ts_entry_int (step->entry, "count"), "scooped");
  return TRUE;
}

static gboolean
are_candles_left (const TsView *view)
{
  return ts_view_state (view)->counters[0][NULL_CANDLES] > 0;
}

/* Candles are blown out by whoever likes to. */
static gboolean
blow (TsStep *step, GError **error G_GNUC_UNUSED)
{
  ts_post (step, 0, NULL_CANDLES, -1, "blown");
  return TRUE;
}

static int
number_to_guess (const TsView *view)
{
  const TsState *state = view->state;

  g_assert (state->turn != TS_NOBODY);
  return 100 * state->counters[state->turn][NULL_POINTS];
}

static gboolean
guess (TsStep *step, GError **error)
{
  if (ts_entry_int (step->entry, "number") == number_to_guess (&step->view))
    return TRUE;
  return ts_refuse (error, TS_ERROR_ILLEGAL, "It is your points, times 100.");
}

static int
guess_forms (const TsView *view, int i G_GNUC_UNUSED, TsEntry *entry)
{
  if (entry != NULL)
    ts_entry_set_int (entry, "number", number_to_guess (view));
  return 1;
}

/* Everybody rests, or whose turn it is. */
static gboolean
rest (TsStep *step G_GNUC_UNUSED, GError **error G_GNUC_UNUSED)
{
  return TRUE;
}

static gboolean
flee (TsStep *step, GError **error G_GNUC_UNUSED)
{
  NullGame *next = step->next;

  next->fled = TRUE;
  next->fugitive = step->entry->who;
  ts_step_end (step);
  return TRUE;
}

static gboolean
hide (TsStep *step, GError **error G_GNUC_UNUSED)
{
  NullGame *next = step->next;

  next->hidden[step->entry->who] = ts_entry_int (step->entry, "number");
  next->shown[step->entry->who] = FALSE;
  return TRUE;
}

static gboolean
can_show (const TsView *view)
{
  const NullGame *state = view->state;

  return state->hidden[state->base.turn] != 0 && !state->shown[state->base.turn];
}

static gboolean
show (TsStep *step, GError **error)
{
  NullGame *next = step->next;
  int seat = step->entry->who;

  if (!can_show (&step->view))
    return ts_refuse (error, TS_ERROR_ILLEGAL, "There is nothing to show; hide something first.");
  next->shown[seat] = TRUE;
  return TRUE;
}

static char *
tell_show (const TsView *view, const TsEntry *entry)
{
  const NullGame *state = view->state;

  return g_strdup_printf ("%s shows %d.", ts_view_name (view, entry->who), state->hidden[entry->who]);
}

/* Anybody may go; the last is asked. */
static int
due_to_go (const TsView *view)
{
  return ts_view_state (view)->n_seats - 1;
}

/* --- what they take, and say --- */

static const TsField roll_args[] = {
  { .id = "dice", .label = "Dice", .type = TS_FIELD_DICE, .min = 2, .max = 2, .sides = 6 },
  { 0 },
};

static const TsField take_args[] = {
  { .id = "count", .label = "How many", .type = TS_FIELD_INTEGER, .min = 1, .max = 5 },
  { 0 },
};

static const TsSentence take_says[] = {
  { "{who} takes {count} token.", "{who} takes {count} tokens.", .count = "count" },
  { 0 },
};

static const TsField pay_args[] = {
  { .id = "to", .label = "To", .type = TS_FIELD_SEAT },
  { .id = "amount", .label = "Amount", .type = TS_FIELD_INTEGER, .min = 1, .max = 100 },
  { 0 },
};

static const TsField scoop_args[] = {
  { .id = "flavour", .label = "Flavour", .type = TS_FIELD_INTEGER, .max = 1 },
  { .id = "count", .label = "How many", .type = TS_FIELD_INTEGER, .min = 1, .max = 3 },
  { 0 },
};

static const TsField guess_args[] = {
  { .id = "number", .label = "Number", .type = TS_FIELD_INTEGER, .max = 99900 },
  { 0 },
};

static const TsField hide_args[] = {
  { .id = "number", .label = "Number", .type = TS_FIELD_INTEGER, .min = 1, .max = 9, .secret = TRUE },
  { 0 },
};

static const int small_and_large[] = { 6, 12, 0 };

static const TsField toss_args[] = {
  { .id = "dice", .label = "Dice", .type = TS_FIELD_DICE, .min = 2, .max = 2, .each = small_and_large },
  { 0 },
};

static const TsField cast_args[] = {
  { .id = "count", .label = "How many", .type = TS_FIELD_INTEGER, .min = 1, .max = NULL_MAX_DICE },
  { .id = "sides", .label = "Sides", .type = TS_FIELD_INTEGER, .min = 2, .max = 20, .optional = TRUE },
  { .id = "dice",
    .label = "Dice",
    .type = TS_FIELD_DICE,
    .min = 1,
    .max = NULL_MAX_DICE,
    .sides = 100,
    .count_by = "count",
    .sides_by = "sides" },
  { 0 },
};

static const TsWord hats[] = { { "cap", "Cap" }, { "top-hat", "Top hat" }, { 0 } };

static const TsField wear_args[] = {
  { .id = "hat", .label = "Hat", .type = TS_FIELD_WORD, .words = hats },
  { .id = "height",
    .label = "Height",
    .type = TS_FIELD_INTEGER,
    .min = 1,
    .max = 9,
    .with = "hat",
    .with_words = TS_WORD (1) },
  { .id = "feather",
    .label = "Feather",
    .type = TS_FIELD_WORD,
    .words = ts_null_colours,
    .with = "hat",
    .with_words = TS_WORD (0),
    .optional = TRUE },
  { 0 },
};

static const TsSentence wear_says[] = {
  { "{who} wears a {hat} of {height}." },
  { "{who} wears a cap: {feather}." },
  { 0 },
};

static const TsField parcel[] = {
  { .id = "weight", .label = "Weight", .type = TS_FIELD_INTEGER, .min = 1, .max = 99 },
  { .id = "colour", .label = "Colour", .type = TS_FIELD_WORD, .words = ts_null_colours, .optional = TRUE },
  { .id = "names",
    .label = "Names",
    .type = TS_FIELD_TEXTS,
    .min = 1,
    .max = 3,
    .length = 5,
    .optional = TRUE },
  { 0 },
};

static const TsWord ends[] = { { "dusk", "Until dusk" }, { "dawn", "Until dawn" }, { 0 } };

static const TsField rest_args[] = {
  { .id = "hours", .label = "Hours", .type = TS_FIELD_INTEGER, .min = 1, .max = 5, .words = ends },
  { .id = "where", .label = "Where", .type = TS_FIELD_WORD, .words = ts_null_colours, .optional = TRUE },
  { .id = "why",
    .label = "Why there",
    .type = TS_FIELD_TEXT,
    .min = 1,
    .max = 10,
    .with = "where",
    .with_words = TS_WORD (0) | TS_WORD (2) },
  { .id = "how",
    .label = "How",
    .type = TS_FIELD_WORD,
    .words = ts_null_colours,
    .with = "where",
    .optional = TRUE },
  { 0 },
};

static const TsSentence rest_says[] = {
  { "{who} rests as long as it is light.", .with = "hours", .with_words = TS_WORD (0) },
  { "{who} rests: {hours}, {where} ({why})." },
  { 0 },
};

static const TsField everything_args[] = {
  { .id = "integer", .label = "Integer", .type = TS_FIELD_INTEGER, .min = -5, .max = 5 },
  { .id = "boolean", .label = "Boolean", .type = TS_FIELD_BOOLEAN },
  { .id = "word", .label = "Word", .type = TS_FIELD_WORD, .words = ts_null_colours, .one_of = 1 },
  { .id = "seat", .label = "Seat", .type = TS_FIELD_SEAT, .one_of = 1 },
  { .id = "text", .label = "Text", .type = TS_FIELD_TEXT, .min = 1, .max = 10, .optional = TRUE },
  { .id = "dice", .label = "Dice", .type = TS_FIELD_DICE, .min = 1, .max = 3, .sides = 12, .optional = TRUE },
  { .id = "words",
    .label = "Words",
    .type = TS_FIELD_WORDS,
    .max = 2,
    .words = ts_null_colours,
    .optional = TRUE },
  { .id = "counts",
    .label = "Counts",
    .type = TS_FIELD_COUNTS,
    .max = 9,
    .words = ts_null_colours,
    .optional = TRUE },
  { .id = "seats", .label = "Seats", .type = TS_FIELD_SEATS, .max = 2, .distinct = TRUE, .optional = TRUE },
  { .id = "guests", .label = "Guests", .type = TS_FIELD_SEATS, .min = 1, .max = 3, .optional = TRUE },
  { .id = "texts", .label = "Texts", .type = TS_FIELD_TEXTS, .max = 2, .length = 5, .optional = TRUE },
  { .id = "parcel", .label = "Parcel", .type = TS_FIELD_OBJECT, .members = parcel, .optional = TRUE },
  { .id = "each", .label = "Each", .type = TS_FIELD_EACH, .min = -9, .max = 9, .optional = TRUE },
  { 0 },
};

static const TsSentence everything_says[] = {
  { "{who} does everything, {integer}.", .with = "boolean", .with_words = TS_WORD (TRUE) },
  { 0 },
};

const TsVerb ts_null_verbs[] = {
  { .id = "roll",
    .label = "Roll",
    .phases = TS_IN (NULL_PLAY),
    .default_action = TRUE,
    .args = roll_args,
    .apply = roll },
  { .id = "take",
    .label = "Take",
    .phases = TS_IN (NULL_PLAY),
    .args = take_args,
    .possible = can_take,
    .apply = take,
    .says_where = take_says },
  { .id = "pay",
    .label = "Pay",
    .phases = TS_IN (NULL_PLAY),
    .who = TS_WHO_ANY,
    .args = pay_args,
    .possible = can_pay,
    .apply = pay,
    .says = "{who} pays {amount} to {to}." },
  { .id = "everything",
    .label = "Everything",
    .phases = TS_IN (NULL_PLAY),
    .args = everything_args,
    .apply = everything,
    .says_where = everything_says },
  { .id = "next", .label = "Next", .phases = TS_IN (NULL_PLAY), .apply = next },
  { .id = "gather", .label = "Gather", .phases = TS_IN (NULL_PLAY), .who = TS_WHO_TABLE, .apply = gather },
  { .id = "go",
    .label = "Go",
    .phases = TS_IN (NULL_TOGETHER),
    .default_action = TRUE,
    .due = due_to_go,
    .apply = go },
  { .id = "blow",
    .label = "Blow out a candle",
    .phases = TS_IN (NULL_PLAY) | TS_IN (NULL_TOGETHER),
    .who = TS_WHO_OPTIONAL,
    .possible = are_candles_left,
    .apply = blow },
  { .id = "guess",
    .label = "Guess",
    .phases = TS_IN (NULL_PLAY),
    .args = guess_args,
    .apply = guess,
    .forms = guess_forms },
  { .id = "flee", .label = "Flee", .phases = TS_IN (NULL_PLAY), .who = TS_WHO_ANY, .apply = flee },
  { .id = "finish",
    .label = "Finish",
    .phases = TS_IN (NULL_PLAY),
    .who = TS_WHO_TABLE,
    .apply = ts_step_apply_end },
  { .id = "toss", .label = "Toss", .phases = TS_IN (NULL_PLAY), .args = toss_args, .apply = toss },
  { .id = "wear",
    .label = "Wear",
    .phases = TS_IN (NULL_PLAY),
    .args = wear_args,
    .apply = everything,
    .says = "{who} wears a {hat}.",
    .says_where = wear_says },
  { .id = "rest",
    .label = "Rest",
    .phases = TS_IN (NULL_PLAY) | TS_IN (NULL_TOGETHER),
    .who = TS_WHO_TURN_OR_TABLE,
    .args = rest_args,
    .apply = rest,
    .says = "{who} rests: {hours}.",
    .says_where = rest_says },
  { .id = "scoop",
    .label = "Scoop",
    .phases = TS_IN (NULL_PLAY),
    .args = scoop_args,
    .option = "flavours",
    .possible = can_scoop,
    .apply = scoop },
  { .id = "cast", .label = "Cast", .phases = TS_IN (NULL_PLAY), .args = cast_args, .apply = cast },
  { .id = "dance",
    .label = "Dance",
    .phases = TS_IN (NULL_PLAY),
    .option = "mood",
    .option_words = TS_WORD (1),
    .apply = rest },
  { .id = "wave", .label = "Wave", .phases = TS_IN (NULL_PLAY), .since = 2, .apply = rest },
  { .id = "hide",
    .label = "Hide",
    .phases = TS_IN (NULL_PLAY),
    .args = hide_args,
    .apply = hide,
    .says = "{who} hides a number." },
  { .id = "show",
    .label = "Show",
    .phases = TS_IN (NULL_PLAY),
    .possible = can_show,
    .apply = show,
    .tell = tell_show },
  { 0 },
};
