#include "every-game.h"

#include "config.h"
#include "number.h"
#include "reminder.h"
#include "text.h"

#include "language.h"
#include <string.h>

static gboolean
apply_adjust (TsStep *step, GError **error)
{
  const TsGame *game = step->view.game;
  int seat = step->entry->who;
  int id = ts_game_counter (game, ts_entry_value (step->entry, "counter")->text);
  gint64 by = ts_entry_value (step->entry, "by")->numbers[0];
  const TsCounter *counter;
  gint64 was;
  int max;

  if (id < 0 || !ts_view_counter_in_play (&step->view, id))
    return ts_refuse (error, TS_ERROR_RANGE, _ ("This game does not count that."));
  counter = &game->counters[id];
  max = ts_view_counter_max (&step->view, id);
  was = ts_view_state (&step->view)->counters[seat][id];
  if (by == 0)
    return ts_refuse (error, TS_ERROR_RANGE, _ ("A correction by 0 changes nothing."));
  if (was + by < counter->min || was + by > max) {
    g_autofree char *least = ts_number_tell (counter->min);
    g_autofree char *most = ts_number_tell (max);

    /* Translators: something that is counted, such as a kind of card; its bounds */
    return ts_refuse (error, TS_ERROR_RANGE, _ ("%s goes from %s to %s."),
                      ts_view_counter_label (&step->view, id), least, most);
  }
  if (counter->derived)
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      /* Translators: the %s is something that is counted */
                      _ ("%s follows from the rest; correct what it follows from."),
                      ts_view_counter_label (&step->view, id));
  ts_post (step, seat, id, (int) by, "adjust");
  return ts_step_settle (step, TS_ERROR_RANGE, error) &&
         (game->adjusted == NULL || game->adjusted (step, error));
}

static char *
tell_adjust (const TsView *view, const TsEntry *entry)
{
  int id = ts_game_counter (view->game, ts_entry_value (entry, "counter")->text);
  int by = ts_entry_int (entry, "by");

  if (by < 0)
    /* Translators: a correction by hand: a player's name, what is counted, by how much; the sign is a minus,
     * not a hyphen */
    return g_strdup_printf (_ ("Corrected for %s: %s −%d."), ts_view_name (view, entry->who),
                            ts_view_counter_label (view, id), -by);
  /* Translators: a correction by hand: a player's name, what is counted, by how much */
  return g_strdup_printf (_ ("Corrected for %s: %s +%d."), ts_view_name (view, entry->who),
                          ts_view_counter_label (view, id), by);
}

/* --- who sits there --- */

/* Names are no part of the state: the session takes them over once the entry is in force. */
static gboolean
apply_seat (TsStep *step, GError **error)
{
  const TsHeader *header = step->view.header;
  const TsValue *name = ts_entry_value (step->entry, "name");
  const char *colour = NULL;

  if (ts_entry_has (step->entry, "colour"))
    colour = ts_palette[ts_entry_int (step->entry, "colour")];
  for (int i = 0; i < (int) header->n_players; i++) {
    const TsPlayer *player = &header->players[i];

    if (i == step->entry->who)
      continue;
    if (name->given && strcmp (name->text, player->written) == 0)
      return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("Somebody else is called “%s”; names should differ."),
                        ts_header_name (header, i));
    if (colour != NULL && g_strcmp0 (colour, player->colour) == 0)
      return ts_refuse (error, TS_ERROR_ILLEGAL,
                        /* Translators: a player's name, and a colour */
                        _ ("%s has the colour “%s”; colours should differ."), ts_header_name (header, i),
                        _ (ts_colours[ts_entry_int (step->entry, "colour")].label));
  }
  return TRUE;
}

void
ts_entry_seat (const TsEntry *entry, TsPlayer *player)
{
  const TsValue *name = ts_entry_value (entry, "name");

  if (name->given)
    ts_player_call (player, name->text);
  if (ts_entry_has (entry, "colour"))
    g_set_str (&player->colour, ts_palette[ts_entry_int (entry, "colour")]);
}

static const TsField seat_args[] = {
  { .id = "name",
    .label = N_ ("Name"),
    .type = TS_FIELD_TEXT,
    .min = 1,
    .max = TS_NAME_LENGTH,
    .optional = TRUE },
  { .id = "colour", .label = N_ ("Colour"), .type = TS_FIELD_WORD, .words = ts_colours, .optional = TRUE },
  { 0 },
};

static const TsSentence seat_says[] = {
  { .text = N_ ("{who} is now {name}, and has the colour {colour}.") },
  { .text = N_ ("{who} is now {name}.") },
  { .text = N_ ("{who} now has the colour {colour}.") },
  { 0 },
};

/* --- amending --- */

static const TsField amend_args[] = {
  { .id = "entry", .label = N_ ("Entry"), .type = TS_FIELD_INTEGER, .min = 1, .max = G_MAXINT64 },
  { .id = "with", .label = N_ ("In its place"), .type = TS_FIELD_ENTRY, .optional = TRUE },
  { .id = "drop",
    .label = N_ ("Left out"),
    .type = TS_FIELD_INTEGERS,
    .min = 1,
    .max = G_MAXINT64,
    .optional = TRUE },
  { 0 },
};

static char *
tell_amend (const TsView *view G_GNUC_UNUSED, const TsEntry *entry)
{
  g_autofree char *number = ts_number_tell (ts_entry_value (entry, "entry")->numbers[0]);

  if (ts_entry_has (entry, "with"))
    /* Translators: a line of the history: %s is the number of an earlier one */
    return g_strdup_printf (_ ("Entry %s is changed."), number);
  /* Translators: a line of the history: %s is the number of an earlier one */
  return g_strdup_printf (_ ("Entry %s is taken out."), number);
}

/* --- the verbs --- */

#define ANY_PHASE (~0u)

static const TsField adjust_args[] = {
  { .id = "counter", .label = N_ ("What"), .type = TS_FIELD_TEXT, .min = 0, .max = G_MAXINT64 },
  { .id = "by", .label = N_ ("By how much"), .type = TS_FIELD_INTEGER, .min = G_MININT64, .max = G_MAXINT64 },
  { 0 },
};

const TsVerb ts_verb_undo = {
  .id = "undo",
  .label = N_ ("Undo"),
  .phases = ANY_PHASE,
  .after = TRUE,
  .who = TS_WHO_TABLE,
};

const TsVerb ts_verb_redo = {
  .id = "redo",
  .label = N_ ("Redo"),
  .phases = ANY_PHASE,
  .after = TRUE,
  .who = TS_WHO_TABLE,
};

const TsVerb ts_verb_adjust = {
  .id = "adjust",
  .label = N_ ("Correct a number"),
  .phases = ANY_PHASE,
  .after = TRUE,
  .who = TS_WHO_ANY,
  .args = adjust_args,
  .apply = apply_adjust,
  .tell = tell_adjust,
};

const TsVerb ts_verb_end = {
  .id = "end",
  .label = N_ ("End the game now"),
  .phases = ANY_PHASE,
  .who = TS_WHO_TABLE,
  .apply = ts_step_apply_end,
  .says = N_ ("The table ends the game here."),
};

const TsVerb ts_verb_amend = {
  .id = "amend",
  .label = N_ ("Change an earlier entry"),
  .phases = ANY_PHASE,
  .after = TRUE,
  .who = TS_WHO_TABLE,
  .args = amend_args,
  .tell = tell_amend,
};

const TsVerb ts_verb_seat = {
  .id = "seat",
  .label = N_ ("Change who sits there"),
  .phases = ANY_PHASE,
  .after = TRUE,
  .who = TS_WHO_ANY,
  .args = seat_args,
  .some = TRUE,
  .apply = apply_seat,
  .says_where = seat_says,
};

const TsVerb *const ts_verbs_of_every_game[] = {
  &ts_verb_undo, &ts_verb_redo, &ts_verb_adjust, &ts_verb_end, &ts_verb_amend, &ts_verb_seat, NULL,
};

static const TsVerb *
find_in (const TsVerb *const *verbs, const char *id)
{
  for (guint i = 0; verbs[i] != NULL; i++)
    if (strcmp (verbs[i]->id, id) == 0)
      return verbs[i];
  return NULL;
}

const TsVerb *
ts_verb_find (const TsGame *game, const char *id)
{
  int verb = ts_game_verb (game, id);
  const TsVerb *found = verb >= 0 ? &game->verbs[verb] : find_in (ts_verbs_of_every_game, id);

  return found != NULL ? found : find_in (ts_verbs_of_reminders, id);
}
