#include "rules.h"

#include "config.h"
#include "referee/json.h"
#include "verbs.h"

#include "referee/language.h"

/* Its words are for tests only and are not translated, but for what every game shares. */

static const TsWord firsts[] = { { "anybody", "Anybody" }, { "oldest", "The oldest" }, { 0 } };
static const TsWord winners[] = { { "best", "The best" }, { 0 } };
static const TsWord moods[] = { { "calm", "Calm" }, { "wild", "Wild" }, { 0 } };

static gboolean
start (TsStep *step, GError **error)
{
  NullGame *next = step->next;

  if (ts_header_int (step->view.header, "goal") == 13)
    return ts_refuse (error, TS_ERROR_RANGE, "Thirteen is unlucky; take another goal.");
  next->base.turn = MAX (ts_header_int (step->view.header, "first"), 0);
  for (int seat = 0; seat < next->base.n_seats; seat++)
    ts_post_money (step, TS_BANK, seat, NULL_MONEY, NULL_START_MONEY, "start");
  ts_post (step, 0, NULL_CANDLES, ts_header_int (step->view.header, "candles"), "start");
  return TRUE;
}

/* A wild table plays another game. */
static char *
kind (const TsHeader *header, char **words)
{
  const TsWord *mood = &moods[ts_header_int (header, "mood")];

  if (mood == moods)
    return NULL;
  *words = g_strdup (mood->label);
  return g_strdup (mood->id);
}

static int
derive (gconstpointer state, int seat, int counter G_GNUC_UNUSED)
{
  const TsState *base = state;

  return base->counters[seat][NULL_POINTS] + base->counters[seat][NULL_TOKENS];
}

static int
score (const TsView *view, int seat)
{
  return ts_view_state (view)->counters[seat][NULL_SUM];
}

static gboolean
has_fled (const TsView *view, int seat)
{
  const NullGame *state = view->state;

  return state->fled && seat == state->fugitive;
}

/* Whoever fled is last; the others by score. Who was given the win beforehand has it; never who fled, so that
 * nobody may be left. */
static void
standing (const TsView *view, int seat, TsStanding *own)
{
  int winner = ts_header_int (view->header, "winner");

  own->in = !has_fled (view, seat);
  if (!own->in)
    own->place = ts_view_state (view)->n_seats;
  else
    for (int i = 0; i < ts_view_state (view)->n_seats; i++)
      own->place -= has_fled (view, i) && score (view, i) > score (view, seat);
  own->wins = own->in && (winner < 0 || has_fled (view, winner) ? own->place == 1 : winner == seat);
}

static void
follow (TsStep *step)
{
  NullGame *next = step->next;

  next->leader = 0;
  for (int seat = 1; seat < next->base.n_seats; seat++)
    if (next->base.counters[seat][NULL_POINTS] > next->base.counters[next->leader][NULL_POINTS])
      next->leader = seat;
}

static void
tally (const TsView *view, int seat, GArray *lines)
{
  ts_tally_add (lines, "points", "Points", ts_view_state (view)->counters[seat][NULL_POINTS]);
  ts_tally_add_counter (lines, view, seat, NULL_TOKENS);
}

static int
money_of (const TsView *view, int seat)
{
  return ts_view_state (view)->counters[seat][NULL_MONEY];
}

static void
board (const TsView *view, GString *json)
{
  const NullGame *state = view->state;

  ts_json_add_int (json, "rolled", state->rolled);
  ts_json_add_int (json, "leader", state->leader);
  ts_json_begin_array (json, "hidden");
  for (int seat = 0; seat < state->base.n_seats; seat++)
    ts_json_add_int_or_null (json, NULL, state->hidden[seat], state->hidden[seat] != NULL_SECRET);
  ts_json_end_array (json);
}

static void
conceal (const TsView *view G_GNUC_UNUSED, int viewer, gpointer state)
{
  NullGame *copy = state;

  for (int seat = 0; seat < copy->base.n_seats; seat++)
    if (seat != viewer && copy->hidden[seat] != 0 && !copy->shown[seat])
      copy->hidden[seat] = NULL_SECRET;
}

/* The marker stands on the number that was rolled. */
static void
lie (const TsView *view, GArray *spots)
{
  const NullGame *state = view->state;

  if (state->rolled != 0)
    ts_spot_add (spots, (TsSpot) { .thing = NULL_MARKER,
                                   .seat = TS_NOBODY,
                                   .place = NULL_FIELD,
                                   .where = g_strdup_printf ("%d", state->rolled),
                                   .count = 1 });
  if (state->fled)
    ts_spot_add (spots, (TsSpot) { .thing = NULL_HAT,
                                   .seat = state->fugitive,
                                   .place = TS_WITH_SEAT,
                                   .name = g_strdup ("Fedora"),
                                   .count = 1 });
}

static void
tell_rolled (const TsView *view, int seat, GPtrArray *texts)
{
  const NullGame *state = view->state;

  if (seat == TS_NOBODY && state->rolled != 0)
    g_ptr_array_add (texts, g_strdup_printf ("The dice show %d together.", state->rolled));
}

static void
tell_hidden (const TsView *view, int seat, GPtrArray *texts)
{
  const NullGame *state = view->state;

  if (seat != TS_NOBODY && state->hidden[seat] > 0)
    g_ptr_array_add (texts, g_strdup_printf ("The pocket holds %d.", state->hidden[seat]));
}

static char *
prompt (const TsView *view)
{
  return g_strdup_printf ("%s rolls two dice.", ts_view_turn_name (view));
}

static char *
prompt_together (const TsView *view G_GNUC_UNUSED)
{
  return g_strdup ("Somebody goes on.");
}

static const TsField options[] = {
  { .id = "goal",
    .label = "Goal",
    .about = "Points that win.",
    .type = TS_FIELD_INTEGER,
    .min = 1,
    .max = 500,
    .fallback = "100" },
  { .id = "candles", .label = "Candles", .type = TS_FIELD_INTEGER, .min = 0, .max = 20, .fallback = "5" },
  { .id = "colours",
    .label = "Colours",
    .type = TS_FIELD_WORDS,
    .max = 3,
    .words = ts_null_colours,
    .distinct = TRUE,
    .fallback = "[\"red\",\"blue\"]" },
  { .id = "values",
    .label = "Values",
    .type = TS_FIELD_COUNTS,
    .min = 1,
    .max = 9,
    .words = ts_null_colours,
    .distinct = TRUE,
    .fallback = "{\"red\":1,\"green\":2,\"blue\":3}",
    .printed = TRUE },
  { .id = "first", .label = "Who begins", .type = TS_FIELD_SEAT, .words = firsts, .fallback = "\"anybody\"" },
  { .id = "sides", .label = "Sides", .type = TS_FIELD_INTEGER, .min = 2, .max = 100, .fallback = "6" },
  { .id = "mood", .label = "Mood", .type = TS_FIELD_WORD, .words = moods, .fallback = "\"calm\"" },
  { .id = "flavours",
    .label = "Flavours",
    .type = TS_FIELD_TEXTS,
    .max = 2,
    .length = 10,
    .fallback = "[\"Vanilla\"]" },
  { .id = "winner", .label = "Who wins", .type = TS_FIELD_SEAT, .words = winners, .fallback = "\"best\"" },
  { 0 },
};

static const TsPhase phases[] = {
  [NULL_PLAY] = { .id = "play", .title = "Play", .hint = "Press what you like.", .prompt = prompt },
  [NULL_TOGETHER] = { .id = "together", .title = "Together", .prompt = prompt_together },
  [NULL_OVER] = { .id = "over", .title = "Over", .over = TRUE, .prompt = ts_view_tell_winners },
  { 0 },
};

static const TsWay ways[] = {
  { NULL_PLAY, NULL_PLAY, "roll", NULL },
  { NULL_PLAY, NULL_OVER, "roll", "goal reached" },
  { NULL_PLAY, NULL_TOGETHER, "gather", NULL },
  { NULL_TOGETHER, NULL_PLAY, "go", NULL },
  { NULL_PLAY, NULL_OVER, "finish", NULL },
  { NULL_PLAY, NULL_OVER, "flee", NULL },
  { 0 },
};

static const TsCounter counters[] = {
  [NULL_POINTS] = { .id = "points", .label = "Points", .max = 999 },
  [NULL_MONEY] = { .id = "money", .label = "Money", .max = 9999, .money = TRUE },
  [NULL_TOKENS] = { .id = "tokens", .label = "Tokens", .max = 9, .supply = 12 },
  [NULL_CANDLES] = { .id = "candles",
                     .label = "Candles",
                     .max = 20,
                     .limit = "candles",
                     .shared = TRUE,
                     .option = "candles" },
  [NULL_SUM] = { .id = "sum", .label = "Sum", .max = 1008, .derived = TRUE },
  [NULL_VANILLA] = { .id = "first_flavour", .label = "Vanilla", .max = 99, .option = "flavours" },
  [NULL_SECOND] = { .id = "second_flavour", .label = "Second", .max = 99, .option = "flavours", .place = 1 },
  { 0 },
};

static void
explain_points (const TsView *view, int seat, const char *line G_GNUC_UNUSED, GPtrArray *facts)
{
  const NullGame *state = view->state;

  g_ptr_array_add (facts, g_strdup_printf ("%d rolled.", state->base.counters[seat][NULL_POINTS]));
  if (state->hidden[seat] > 0)
    g_ptr_array_add (facts, g_strdup_printf ("%d hidden.", state->hidden[seat]));
}

static const TsExplanation explanations[] = {
  { "points", TS_COUNTED (NULL_POINTS), TS_PAGE (4), explain_points },
  { "purse", TS_COUNTED (NULL_MONEY), TS_PAGE (4), NULL },
  { 0 },
};

static const TsReason reasons[] = {
  { "start", "start", TS_PAGE (1) },
  { "rolled", "rolled", TS_PAGE (2) },
  { "taken", "taken", TS_HEADING ("Taking") },
  { "paid", "paid", TS_RULING },
  { "blown", "blown", TS_TABLES_OWN },
  { "scooped", "scooped", TS_PAGE (3) },
  { 0 },
};

static const TsThing things[] = {
  [NULL_TOKEN] = { .id = "tokens", .text = "%d token", .many = "%d tokens", .handed = TRUE },
  [NULL_MARKER] = { .id = "marker", .text = "marker", .single = TRUE },
  [NULL_HAT] = { .id = "hat", .text = "the hat “%s”", .named = TRUE },
  { 0 },
};

static const TsPlace places[] = {
  [NULL_BOX] = { .id = "box", .from = "from the box", .to = "to the box", .back_to = "back to the box" },
  [NULL_FIELD] = { .id = "field", .from = "from field %s", .to = "to field %s" },
  { 0 },
};

static const TsFact facts[] = { { "rolled", tell_rolled }, { "hidden", tell_hidden }, { 0 } };

static const TsChapter digest[] = {
  { .id = "setup",
    .heading = "Setup",
    .source = TS_PAGE (1),
    .rules = (const TsRule[]) { { "Nothing lies anywhere." }, { 0 } } },
  { .id = "play",
    .phases = TS_IN (NULL_PLAY) | TS_IN (NULL_TOGETHER),
    .heading = "Playing",
    .source = TS_PAGE (2),
    .rules = (const TsRule[]) { { "Dice are rolled." }, { "Façades may be hidden.", TS_RULING }, { 0 } } },
  { .id = "over",
    .phases = TS_IN (NULL_OVER),
    .heading = "The end",
    .source = TS_HEADING ("End"),
    .rules = (const TsRule[]) { { "Somebody wins." }, { 0 } } },
  { 0 },
};

static const int in_sight[] = { NULL_MONEY, NULL_TOKENS, -1 };

static const TsStretch stretches[] = { TS_STRETCH (NullGame, dice, n_dice), { 0 } };

const TsGame ts_null_game = {
  .id = "null",
  .title = "Null Game",
  .summary = "One of everything, and no game.",
  .rules = 2,
  .min_players = 1,
  .max_players = 6,
  .colours = { "pink" },
  .state_size = sizeof (NullGame),
  .stretches = stretches,
  .options = options,
  .phases = phases,
  .ways = ways,
  .verbs = ts_null_verbs,
  .counters = counters,
  .reasons = reasons,
  .start = start,
  .follow = follow,
  .derive = derive,
  .score = score,
  .tally = tally,
  .in_sight = in_sight,
  .explanations = explanations,
  .beside = { .id = "purse", .label = "Purse", .of = money_of },
  .standing = standing,
  .drops_out = TRUE,
  .kind = kind,
  .board = board,
  .conceal = conceal,
  .things = things,
  .places = places,
  .lie = lie,
  .facts = facts,
  .digest = digest,
};
