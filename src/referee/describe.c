#include "describe.h"

#include "config.h"
#include "every-game.h"
#include "json.h"
#include "sight.h"

#include "language.h"
#include <string.h>

#define USUAL_SIZE  16384 /* bytes of a state; it may be larger */
#define USUAL_LINES 16    /* of a tally; there may be more */

/* --- the state --- */

static int
compare_ids (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
describe_legal (const TsView *view, GString *json)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  for (const TsVerb *verb = view->game->verbs; verb->id != NULL; verb++)
    if (ts_view_possible (view, verb))
      g_ptr_array_add (ids, (gpointer) verb->id);
  g_ptr_array_sort (ids, compare_ids);

  ts_json_begin_array (json, "legal");
  for (guint i = 0; i < ids->len; i++)
    ts_json_add_text (json, NULL, ids->pdata[i]);
  ts_json_end_array (json);
}

static void
describe_player (const TsView *view, int seat, const TsStanding *standing, GString *json)
{
  const TsState *state = ts_view_state (view);

  ts_json_begin_object (json, NULL);
  ts_json_add_text (json, "name", view->header->players[seat].written);
  if (view->header->players[seat].colour != NULL)
    ts_json_add_text (json, "colour", view->header->players[seat].colour);
  ts_json_add_int (json, "score", standing->score);
  ts_json_add_int (json, "rank", standing->place);
  ts_json_add_boolean (json, "in", standing->in);
  ts_json_begin_object (json, "counters");
  for (int i = 0; view->game->counters[i].id != NULL; i++)
    if (ts_view_counter_in_play (view, i))
      ts_json_add_int (json, view->game->counters[i].id, state->counters[seat][i]);
  ts_json_end_object (json);
  ts_json_end_object (json);
}

GArray *
ts_describe_tally (const TsView *view, int seat)
{
  GArray *lines = g_array_sized_new (FALSE, FALSE, sizeof (TsLine), USUAL_LINES);

  if (view->game->running_tally || ts_view_is_over (view))
    view->game->tally (view, seat, lines);
  for (guint i = lines->len; i-- > 0;) {
    const TsLine *line = &g_array_index (lines, TsLine, i);

    if (line->points == 0 && !line->even_zero)
      g_array_remove_index (lines, i);
  }
  return lines;
}

static void
describe_seat_tally (const TsView *view, int seat, GString *json)
{
  g_autoptr (GArray) lines = ts_describe_tally (view, seat);
  int total = 0;

  ts_json_begin_object (json, NULL);
  ts_json_add_int (json, "seat", seat);
  ts_json_begin_array (json, "lines");
  for (guint i = 0; i < lines->len; i++) {
    const TsLine *line = &g_array_index (lines, TsLine, i);

    ts_json_begin_object (json, NULL);
    ts_json_add_text (json, "id", line->id);
    ts_json_add_text (json, "label", line->label);
    ts_json_add_int (json, "points", line->points);
    ts_json_end_object (json);
    total += line->points;
  }
  ts_json_end_array (json);
  ts_json_add_int (json, "total", total);
  if (view->game->beside.id != NULL)
    ts_json_add_int (json, view->game->beside.id, view->game->beside.of (view, seat));
  ts_json_end_object (json);
}

static void
describe_turn (const TsView *view, GString *json)
{
  const TsState *state = ts_view_state (view);
  g_autofree char *prompt = ts_view_prompt (view);

  ts_json_add_int (json, "round", state->round);
  ts_json_add_int_or_null (json, "turn", state->turn, state->turn != TS_NOBODY);
  ts_json_begin_array (json, "order");
  for (int i = 0; i < state->n_order; i++)
    ts_json_add_int (json, NULL, state->order[i]);
  ts_json_end_array (json);
  ts_json_add_text (json, "prompt", prompt);
}

static void
describe_end (const TsView *view, const TsStanding *standings, GString *json)
{
  const TsState *state = ts_view_state (view);

  ts_json_add_boolean (json, "over", ts_view_is_over (view));
  ts_json_begin_array (json, "winners");
  for (int seat = 0; seat < state->n_seats; seat++)
    if (ts_view_is_over (view) && standings[seat].wins)
      ts_json_add_int (json, NULL, seat);
  ts_json_end_array (json);

  ts_json_begin_array (json, "tally");
  for (int seat = 0; seat < state->n_seats; seat++)
    if (view->game->running_tally || ts_view_is_over (view))
      describe_seat_tally (view, seat, json);
  ts_json_end_array (json);
}

static void
describe_view (const TsView *view, guint n_records, const char *key, GString *json)
{
  const TsState *state = ts_view_state (view);
  TsStanding standings[TS_MAX_SEATS];

  ts_view_standings (view, standings);
  ts_json_begin_object (json, key);
  ts_json_add_text (json, "game", view->game->id);
  ts_json_add_text (json, "phase", view->game->phases[state->phase].id);
  describe_turn (view, json);
  describe_legal (view, json);
  ts_json_begin_array (json, "players");
  for (int seat = 0; seat < state->n_seats; seat++)
    describe_player (view, seat, &standings[seat], json);
  ts_json_end_array (json);
  ts_json_begin_object (json, "board");
  view->game->board (view, json);
  ts_json_end_object (json);
  describe_end (view, standings, json);
  ts_json_add_int (json, "entries", n_records);
  ts_json_end_object (json);
}

static void
add_state (const TsSession *session, int viewer, const char *key, GString *json)
{
  TsView view = ts_session_view (session);
  g_auto (TsSight) sight = ts_sight_of (&view, viewer);

  describe_view (&sight.view, ts_session_n_records (session), key, json);
}

char *
ts_describe_state (const TsSession *session, int viewer)
{
  GString *json = g_string_sized_new (USUAL_SIZE);

  add_state (session, viewer, NULL, json);
  return g_string_free_and_steal (json);
}

/* --- answers --- */

static void
add_error (const GError *error, const char *key, GString *json)
{
  ts_json_begin_object (json, key);
  ts_json_add_text (json, "code", error->domain == TS_ERROR ? ts_error_code (error) : "io");
  ts_json_add_text (json, "message", error->message);
  ts_json_end_object (json);
}

char *
ts_describe_error (const GError *error)
{
  GString *json = g_string_new (NULL);

  add_error (error, NULL, json);
  return g_string_free_and_steal (json);
}

static void
describe_effects (const TsSession *session, GString *json)
{
  TsOutcome outcome = ts_session_outcome (session);
  TsView view = ts_session_view (session);

  ts_json_begin_array (json, "effects");
  for (guint i = 0; i < outcome.n_effects; i++) {
    const TsEffect *effect = &outcome.effects[i];

    ts_json_begin_object (json, NULL);
    if (effect->seat == TS_BANK)
      ts_json_add_text (json, "seat", "bank");
    else
      ts_json_add_int (json, "seat", effect->seat);
    ts_json_add_text (json, "counter", view.game->counters[effect->counter].id);
    ts_json_add_int (json, "by", effect->by);
    ts_json_add_text (json, "because", effect->because);
    ts_json_end_object (json);
  }
  ts_json_end_array (json);
}

char *
ts_describe_refusal (const GError *error)
{
  GString *json = g_string_new (NULL);

  ts_json_begin_object (json, NULL);
  ts_json_add_boolean (json, "ok", FALSE);
  add_error (error, "error", json);
  ts_json_end_object (json);
  return g_string_free_and_steal (json);
}

char *
ts_describe_answer (const TsSession *session, int viewer, const GError *error)
{
  GString *json = g_string_sized_new (USUAL_SIZE);

  ts_json_begin_object (json, NULL);
  ts_json_add_boolean (json, "ok", error == NULL);
  if (error != NULL)
    add_error (error, "error", json);
  else
    describe_effects (session, json);
  add_state (session, viewer, "state", json);
  ts_json_end_object (json);
  return g_string_free_and_steal (json);
}

/* --- a game --- */

/* The argument that it belongs to, and the words of that one. */
static void
describe_with (const TsField *fields, const TsField *field, GString *json)
{
  ts_json_add_text (json, "with", field->with);
  if (field->with_words == 0)
    return;
  while (strcmp (fields->id, field->with) != 0)
    fields++;
  ts_json_begin_array (json, "with_words");
  for (int i = 0; fields->words[i].id != NULL; i++)
    if (field->with_words & TS_WORD (i))
      ts_json_add_text (json, NULL, fields->words[i].id);
  ts_json_end_array (json);
}

static void
describe_fields (const TsField *fields, const char *key, gboolean titles, GString *json)
{
  ts_json_begin_array (json, key);
  for (guint i = 0; fields != NULL && fields[i].id != NULL; i++) {
    ts_json_begin_object (json, NULL);
    ts_field_describe (&fields[i], titles, json);
    ts_json_add_boolean (json, "optional", fields[i].optional || fields[i].fallback != NULL);
    if (fields[i].one_of != 0)
      ts_json_add_int (json, "one_of", fields[i].one_of);
    if (fields[i].with != NULL)
      describe_with (fields, &fields[i], json);
    ts_json_end_object (json);
  }
  ts_json_end_array (json);
}

static void
describe_phases (const TsGame *game, GString *json)
{
  ts_json_begin_array (json, "phases");
  for (const TsPhase *phase = game->phases; phase->id != NULL; phase++) {
    ts_json_begin_object (json, NULL);
    ts_json_add_text (json, "id", phase->id);
    ts_json_add_text (json, "title", _ (phase->title));
    ts_json_end_object (json);
  }
  ts_json_end_array (json);
}

/* The option that brings the verb into play, and its words that do. */
static void
describe_option (const TsGame *game, const TsVerb *verb, GString *json)
{
  const TsWord *words;

  if (verb->option == NULL)
    return;
  ts_json_add_text (json, "option", verb->option);
  if (verb->option_words == 0)
    return;
  words = game->options[ts_fields_find (game->options, verb->option)].words;
  ts_json_begin_array (json, "option_words");
  for (int i = 0; words[i].id != NULL; i++)
    if (verb->option_words & TS_WORD (i))
      ts_json_add_text (json, NULL, words[i].id);
  ts_json_end_array (json);
}

static void
describe_verb (const TsGame *game, const TsVerb *verb, gboolean titles, GString *json)
{
  static const char *const who[] = { "turn", "any", "none", "optional", "turn-or-none" };

  ts_json_begin_object (json, NULL);
  ts_json_add_text (json, "id", verb->id);
  ts_json_add_text (json, "title", _ (verb->label));
  ts_json_begin_array (json, "phases");
  for (int i = 0; game->phases[i].id != NULL; i++)
    if ((verb->phases & TS_IN (i)) && (verb->after || !game->phases[i].over))
      ts_json_add_text (json, NULL, game->phases[i].id);
  ts_json_end_array (json);
  ts_json_add_text (json, "who", who[verb->who]);
  describe_fields (verb->args, "arguments", titles, json);
  describe_option (game, verb, json);
  if (verb->since > 1)
    ts_json_add_int (json, "since", verb->since);
  ts_json_end_object (json);
}

static void
describe_counters (const TsGame *game, GString *json)
{
  ts_json_begin_array (json, "counters");
  for (const TsCounter *counter = game->counters; counter->id != NULL; counter++) {
    ts_json_begin_object (json, NULL);
    ts_json_add_text (json, "id", counter->id);
    ts_json_add_text (json, "title", ts_counter_label (counter));
    ts_json_add_int (json, "min", counter->min);
    ts_json_add_int (json, "max", counter->max);
    ts_json_add_boolean (json, "derived", counter->derived);
    if (counter->limit != NULL)
      ts_json_add_text (json, "limit", counter->limit);
    if (counter->option != NULL) {
      ts_json_add_text (json, "option", counter->option);
      ts_json_add_int (json, "place", (int) counter->place);
    }
    ts_json_add_boolean (json, "shared", counter->shared);
    ts_json_end_object (json);
  }
  ts_json_end_array (json);
}

static char *
describe_game (const TsGame *game, gboolean titles)
{
  GString *json = g_string_sized_new (USUAL_SIZE);

  ts_json_begin_object (json, NULL);
  ts_json_add_text (json, "id", game->id);
  ts_json_add_text (json, "title", _ (game->title));
  ts_json_add_int (json, "rules", ts_game_rules (game));
  ts_json_begin_object (json, "players");
  ts_json_add_int (json, "min", game->min_players);
  ts_json_add_int (json, "max", game->max_players);
  ts_json_end_object (json);
  describe_fields (game->options, "options", titles, json);
  describe_phases (game, json);
  ts_json_begin_array (json, "verbs");
  for (const TsVerb *verb = game->verbs; verb->id != NULL; verb++)
    describe_verb (game, verb, titles, json);
  for (guint i = 0; ts_verbs_of_every_game[i] != NULL; i++)
    describe_verb (game, ts_verbs_of_every_game[i], titles, json);
  ts_json_end_array (json);
  describe_counters (game, json);
  ts_json_end_object (json);
  return g_string_free_and_steal (json);
}

char *
ts_describe_game (const TsGame *game)
{
  return describe_game (game, FALSE);
}

char *
ts_describe_game_with_titles (const TsGame *game)
{
  return describe_game (game, TRUE);
}
