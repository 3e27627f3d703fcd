#include "describe.h"

#include "config.h"
#include "every-game.h"
#include "json.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- the state --- */

static int
compare_ids (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
describe_legal (const TsView *view, JsonBuilder *builder)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  for (const TsVerb *verb = view->game->verbs; verb->id != NULL; verb++)
    if (ts_view_possible (view, verb))
      g_ptr_array_add (ids, (gpointer) verb->id);
  g_ptr_array_sort (ids, compare_ids);

  ts_json_begin_array (builder, "legal");
  for (guint i = 0; i < ids->len; i++)
    json_builder_add_string_value (builder, ids->pdata[i]);
  json_builder_end_array (builder);
}

static void
describe_player (const TsView *view, int seat, JsonBuilder *builder)
{
  const TsState *state = ts_view_state (view);

  json_builder_begin_object (builder);
  ts_json_add_text (builder, "name", view->header->players[seat].written);
  ts_json_add_int (builder, "score", view->game->score (view, seat));
  ts_json_add_int (builder, "rank", ts_view_rank (view, seat));
  ts_json_add_boolean (builder, "in", ts_view_is_in (view, seat));
  ts_json_begin_object (builder, "counters");
  for (int i = 0; view->game->counters[i].id != NULL; i++)
    if (ts_view_counter_in_play (view, i))
      ts_json_add_int (builder, view->game->counters[i].id, state->counters[seat][i]);
  json_builder_end_object (builder);
  json_builder_end_object (builder);
}

GArray *
ts_describe_tally (const TsView *view, int seat)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (TsLine));

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
describe_seat_tally (const TsView *view, int seat, JsonBuilder *builder)
{
  g_autoptr (GArray) lines = ts_describe_tally (view, seat);
  int total = 0;

  json_builder_begin_object (builder);
  ts_json_add_int (builder, "seat", seat);
  ts_json_begin_array (builder, "lines");
  for (guint i = 0; i < lines->len; i++) {
    const TsLine *line = &g_array_index (lines, TsLine, i);

    json_builder_begin_object (builder);
    ts_json_add_text (builder, "id", line->id);
    ts_json_add_text (builder, "label", line->label);
    ts_json_add_int (builder, "points", line->points);
    json_builder_end_object (builder);
    total += line->points;
  }
  json_builder_end_array (builder);
  ts_json_add_int (builder, "total", total);
  if (view->game->beside.id != NULL)
    ts_json_add_int (builder, view->game->beside.id, view->game->beside.of (view, seat));
  json_builder_end_object (builder);
}

static void
describe_turn (const TsView *view, JsonBuilder *builder)
{
  const TsState *state = ts_view_state (view);
  g_autofree char *prompt = ts_view_prompt (view);

  ts_json_add_int (builder, "round", state->round);
  ts_json_add_int_or_null (builder, "turn", state->turn, state->turn != TS_NOBODY);
  ts_json_begin_array (builder, "order");
  for (int i = 0; i < state->n_order; i++)
    json_builder_add_int_value (builder, state->order[i]);
  json_builder_end_array (builder);
  ts_json_add_text (builder, "prompt", prompt);
}

static void
describe_end (const TsView *view, JsonBuilder *builder)
{
  const TsState *state = ts_view_state (view);

  ts_json_add_boolean (builder, "over", ts_view_is_over (view));
  ts_json_begin_array (builder, "winners");
  for (int seat = 0; seat < state->n_seats; seat++)
    if (ts_view_wins (view, seat))
      json_builder_add_int_value (builder, seat);
  json_builder_end_array (builder);

  ts_json_begin_array (builder, "tally");
  for (int seat = 0; seat < state->n_seats; seat++)
    if (view->game->running_tally || ts_view_is_over (view))
      describe_seat_tally (view, seat, builder);
  json_builder_end_array (builder);
}

JsonNode *
ts_describe_state (const TsSession *session)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  TsView view = ts_session_view (session);
  const TsState *state = ts_view_state (&view);

  json_builder_begin_object (builder);
  ts_json_add_text (builder, "game", view.game->id);
  ts_json_add_text (builder, "phase", view.game->phases[state->phase].id);
  describe_turn (&view, builder);
  describe_legal (&view, builder);
  ts_json_begin_array (builder, "players");
  for (int seat = 0; seat < state->n_seats; seat++)
    describe_player (&view, seat, builder);
  json_builder_end_array (builder);
  ts_json_begin_object (builder, "board");
  view.game->board (&view, builder);
  json_builder_end_object (builder);
  describe_end (&view, builder);
  ts_json_add_int (builder, "entries", ts_session_n_records (session));
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

/* --- answers --- */

JsonNode *
ts_describe_error (const GError *error)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  ts_json_add_text (builder, "code", error->domain == TS_ERROR ? ts_error_code (error) : "io");
  ts_json_add_text (builder, "message", error->message);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

static void
describe_effects (const TsSession *session, JsonBuilder *builder)
{
  TsOutcome outcome = ts_session_outcome (session);
  TsView view = ts_session_view (session);

  ts_json_begin_array (builder, "effects");
  for (guint i = 0; i < outcome.n_effects; i++) {
    const TsEffect *effect = &outcome.effects[i];

    json_builder_begin_object (builder);
    if (effect->seat == TS_BANK)
      ts_json_add_text (builder, "seat", "bank");
    else
      ts_json_add_int (builder, "seat", effect->seat);
    ts_json_add_text (builder, "counter", view.game->counters[effect->counter].id);
    ts_json_add_int (builder, "by", effect->by);
    ts_json_add_text (builder, "because", effect->because);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

JsonNode *
ts_describe_refusal (const GError *error)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  ts_json_add_boolean (builder, "ok", FALSE);
  json_builder_set_member_name (builder, "error");
  json_builder_add_value (builder, ts_describe_error (error));
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

JsonNode *
ts_describe_answer (const TsSession *session, const GError *error)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  ts_json_add_boolean (builder, "ok", error == NULL);
  if (error != NULL) {
    json_builder_set_member_name (builder, "error");
    json_builder_add_value (builder, ts_describe_error (error));
  } else {
    describe_effects (session, builder);
  }
  json_builder_set_member_name (builder, "state");
  json_builder_add_value (builder, ts_describe_state (session));
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

/* --- a game --- */

/* The argument that it belongs to, and the words of that one. */
static void
describe_with (const TsField *fields, const TsField *field, JsonBuilder *builder)
{
  ts_json_add_text (builder, "with", field->with);
  if (field->with_words == 0)
    return;
  while (strcmp (fields->id, field->with) != 0)
    fields++;
  ts_json_begin_array (builder, "with_words");
  for (int i = 0; fields->words[i].id != NULL; i++)
    if (field->with_words & TS_WORD (i))
      json_builder_add_string_value (builder, fields->words[i].id);
  json_builder_end_array (builder);
}

static void
describe_fields (const TsField *fields, const char *key, JsonBuilder *builder)
{
  ts_json_begin_array (builder, key);
  for (guint i = 0; fields != NULL && fields[i].id != NULL; i++) {
    json_builder_begin_object (builder);
    ts_field_describe (&fields[i], builder);
    ts_json_add_boolean (builder, "optional", fields[i].optional || fields[i].fallback != NULL);
    if (fields[i].one_of != 0)
      ts_json_add_int (builder, "one_of", fields[i].one_of);
    if (fields[i].with != NULL)
      describe_with (fields, &fields[i], builder);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
describe_phases (const TsGame *game, JsonBuilder *builder)
{
  ts_json_begin_array (builder, "phases");
  for (const TsPhase *phase = game->phases; phase->id != NULL; phase++) {
    json_builder_begin_object (builder);
    ts_json_add_text (builder, "id", phase->id);
    ts_json_add_text (builder, "title", _ (phase->title));
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

/* The option that brings the verb into play, and its words that do. */
static void
describe_option (const TsGame *game, const TsVerb *verb, JsonBuilder *builder)
{
  const TsWord *words;

  if (verb->option == NULL)
    return;
  ts_json_add_text (builder, "option", verb->option);
  if (verb->option_words == 0)
    return;
  words = game->options[ts_fields_find (game->options, verb->option)].words;
  ts_json_begin_array (builder, "option_words");
  for (int i = 0; words[i].id != NULL; i++)
    if (verb->option_words & TS_WORD (i))
      json_builder_add_string_value (builder, words[i].id);
  json_builder_end_array (builder);
}

static void
describe_verb (const TsGame *game, const TsVerb *verb, JsonBuilder *builder)
{
  static const char *const who[] = { "turn", "any", "none", "optional", "turn-or-none" };

  json_builder_begin_object (builder);
  ts_json_add_text (builder, "id", verb->id);
  ts_json_add_text (builder, "title", _ (verb->label));
  ts_json_begin_array (builder, "phases");
  for (int i = 0; game->phases[i].id != NULL; i++)
    if ((verb->phases & TS_IN (i)) && (verb->after || !game->phases[i].over))
      json_builder_add_string_value (builder, game->phases[i].id);
  json_builder_end_array (builder);
  ts_json_add_text (builder, "who", who[verb->who]);
  describe_fields (verb->args, "arguments", builder);
  describe_option (game, verb, builder);
  if (verb->since > 1)
    ts_json_add_int (builder, "since", verb->since);
  json_builder_end_object (builder);
}

static void
describe_counters (const TsGame *game, JsonBuilder *builder)
{
  ts_json_begin_array (builder, "counters");
  for (const TsCounter *counter = game->counters; counter->id != NULL; counter++) {
    json_builder_begin_object (builder);
    ts_json_add_text (builder, "id", counter->id);
    ts_json_add_text (builder, "title", _ (counter->label));
    ts_json_add_int (builder, "min", counter->min);
    ts_json_add_int (builder, "max", counter->max);
    ts_json_add_boolean (builder, "derived", counter->derived);
    if (counter->limit != NULL)
      ts_json_add_text (builder, "limit", counter->limit);
    if (counter->option != NULL) {
      ts_json_add_text (builder, "option", counter->option);
      ts_json_add_int (builder, "place", (int) counter->place);
    }
    ts_json_add_boolean (builder, "shared", counter->shared);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

JsonNode *
ts_describe_game (const TsGame *game)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  ts_json_add_text (builder, "id", game->id);
  ts_json_add_text (builder, "title", _ (game->title));
  ts_json_add_int (builder, "rules", ts_game_rules (game));
  ts_json_begin_object (builder, "players");
  ts_json_add_int (builder, "min", game->min_players);
  ts_json_add_int (builder, "max", game->max_players);
  json_builder_end_object (builder);
  describe_fields (game->options, "options", builder);
  describe_phases (game, builder);
  ts_json_begin_array (builder, "verbs");
  for (const TsVerb *verb = game->verbs; verb->id != NULL; verb++)
    describe_verb (game, verb, builder);
  for (guint i = 0; ts_verbs_of_every_game[i] != NULL; i++)
    describe_verb (game, ts_verbs_of_every_game[i], builder);
  json_builder_end_array (builder);
  describe_counters (game, builder);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}
