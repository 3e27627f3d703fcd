#include "entry.h"

#include "config.h"
#include "group.h"
#include "json.h"

#include <glib/gi18n-lib.h>
#include <string.h>

void
ts_entry_free (TsEntry *self)
{
  for (guint i = 0; i < TS_MAX_ARGS; i++)
    ts_value_clear (&self->values[i]);
  g_free (self->note);
  g_free (self->at);
  g_free (self);
}

TsEntry *
ts_entry_new (const TsVerb *verb, int who)
{
  TsEntry *self = g_new0 (TsEntry, 1);

  self->verb = verb;
  self->who = who;
  return self;
}

/* --- looking --- */

static int
find_arg (const TsVerb *verb, const char *id)
{
  for (int i = 0; verb->args != NULL && verb->args[i].id != NULL; i++)
    if (strcmp (verb->args[i].id, id) == 0)
      return i;
  return -1;
}

const TsValue *
ts_entry_value (const TsEntry *entry, const char *id)
{
  int arg = find_arg (entry->verb, id);

  g_assert (arg >= 0);
  return &entry->values[arg];
}

gboolean
ts_entry_has (const TsEntry *entry, const char *id)
{
  return ts_entry_value (entry, id)->given;
}

int
ts_entry_int (const TsEntry *entry, const char *id)
{
  const TsValue *value = ts_entry_value (entry, id);

  return value->given ? (int) value->numbers[0] : 0;
}

void
ts_entry_set_int (TsEntry *entry, const char *id, int number)
{
  int arg = find_arg (entry->verb, id);

  g_assert (arg >= 0 && !entry->values[arg].given);
  entry->values[arg].given = TRUE;
  entry->values[arg].n = 1;
  entry->values[arg].numbers = g_new0 (gint64, 1);
  entry->values[arg].numbers[0] = number;
}

void
ts_entry_set_text (TsEntry *entry, const char *id, const char *text)
{
  int arg = find_arg (entry->verb, id);

  g_assert (arg >= 0 && !entry->values[arg].given);
  entry->values[arg].given = TRUE;
  entry->values[arg].text = g_strdup (text);
}

void
ts_entry_set_json (TsEntry *entry, const char *id, const char *json)
{
  int arg = find_arg (entry->verb, id);
  g_autoptr (JsonNode) node = json_from_string (json, NULL);
  gboolean read;

  g_assert (arg >= 0 && node != NULL && !entry->values[arg].given);
  read = ts_field_read (&entry->verb->args[arg], node, &entry->values[arg], NULL);
  g_assert (read);
}

gboolean
ts_entry_needs_dice (const TsEntry *entry, guint *arg)
{
  const TsField *args = entry->verb->args;

  for (guint i = 0; args != NULL && args[i].id != NULL; i++)
    if (args[i].type == TS_FIELD_DICE && !args[i].optional && !entry->values[i].given) {
      *arg = i;
      return TRUE;
    }
  return FALSE;
}

/* --- reading: syntax, then the verb --- */

/* The keys that any entry may have. */
static gboolean
read_common (TsEntry *self, JsonObject *object, char **verb, GError **error)
{
  g_autofree char *sum = NULL;
  JsonNode *who;

  if (!ts_json_get_text (object, "do", verb, error) || !ts_json_get_text (object, "at", &self->at, error) ||
      !ts_json_get_text (object, "note", &self->note, error) ||
      !ts_json_get_text (object, "sum", &sum, error))
    return FALSE;
  if (*verb == NULL) {
    g_set_error_literal (error, TS_ERROR, TS_ERROR_SYNTAX,
                         _ ("The line does not say what is done, as “do”."));
    return FALSE;
  }
  who = json_object_get_member (object, "who");
  self->who = TS_NOBODY;
  if (who == NULL)
    return TRUE;
  if (json_node_get_value_type (who) != G_TYPE_INT64) {
    g_set_error_literal (error, TS_ERROR, TS_ERROR_SYNTAX, _ ("“who” should be the number of a seat."));
    return FALSE;
  }
  self->who = json_node_get_int (who);
  if (self->who == TS_NOBODY)
    self->who = G_MININT64; /* said, and no seat */
  return TRUE;
}

static const TsVerb *
find_verb (const TsGame *game, const char *id)
{
  const TsVerb *const common[] = { &ts_verb_undo, &ts_verb_redo, &ts_verb_adjust, &ts_verb_end };
  int verb = ts_game_verb (game, id);

  if (verb >= 0)
    return &game->verbs[verb];
  for (guint i = 0; i < G_N_ELEMENTS (common); i++)
    if (strcmp (common[i]->id, id) == 0)
      return common[i];
  return NULL;
}

static gboolean
read_args (TsEntry *self, JsonObject *object, GError **error)
{
  static const char *const common[] = { "do", "who", "at", "note", "sum", NULL };
  JsonObjectIter iter;
  const char *key;
  JsonNode *node;

  json_object_iter_init (&iter, object);
  while (json_object_iter_next (&iter, &key, &node)) {
    int arg = find_arg (self->verb, key);

    if (arg >= 0) {
      if (!ts_field_read (&self->verb->args[arg], node, &self->values[arg], error))
        return FALSE;
    } else if (!g_strv_contains (common, key) ||
               (self->verb->who == TS_WHO_TABLE && strcmp (key, "who") == 0)) {
      /* Translators: a verb of the file format, a key that it does not have */
      g_set_error (error, TS_ERROR, TS_ERROR_SYNTAX, _ ("“%s” takes no “%s”."), self->verb->id, key);
      return FALSE;
    }
  }
  return TRUE;
}

/* Exactly one argument of each group that excludes each other. */
static gboolean
check_group (const TsEntry *self, int group, GError **error)
{
  const TsField *args = self->verb->args;
  g_autoptr (GString) names = g_string_new (NULL);
  guint given = 0;

  for (guint i = 0; args[i].id != NULL; i++)
    if (args[i].one_of == group) {
      given += self->values[i].given;
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", args[i].id);
    }
  if (given == 1)
    return TRUE;
  /* Translators: the first %s is a verb of the file format, the second a list of its arguments */
  g_set_error (error, TS_ERROR, TS_ERROR_SYNTAX, _ ("“%s” takes exactly one of: %s."), self->verb->id,
               names->str);
  return FALSE;
}

/* What another argument asks of this one. */
typedef enum {
  FREE,   /* nothing, or it does not say a word of its list */
  WANTED, /* it belongs to what was said */
  UNFIT,  /* it does not */
} TsFit;

static TsFit
fit_of (const TsEntry *self, const TsField *arg)
{
  const TsValue *with;

  if (arg->with == NULL)
    return FREE;
  with = ts_entry_value (self, arg->with);
  if (!with->given)
    return UNFIT;
  if (arg->with_words == 0)
    return WANTED;
  if (with->numbers[0] < 0)
    return FREE;
  return (arg->with_words & TS_WORD (with->numbers[0])) != 0 ? WANTED : UNFIT;
}

gboolean
ts_entry_takes (const TsEntry *entry, const TsField *arg)
{
  return fit_of (entry, arg) != UNFIT;
}

static gboolean
check_fits (const TsEntry *self, GError **error)
{
  const TsField *args = self->verb->args;

  for (guint i = 0; args != NULL && args[i].id != NULL; i++)
    if (self->values[i].given && !ts_entry_takes (self, &args[i])) {
      /* Translators: two arguments of a verb of the file format */
      g_set_error (error, TS_ERROR, TS_ERROR_SYNTAX, _ ("“%s” does not go with this “%s”."), args[i].id,
                   args[i].with);
      return FALSE;
    }
  return TRUE;
}

/* Whether an argument outside of groups has to be there. */
static gboolean
is_needed (const TsEntry *self, const TsField *arg, gboolean faceless)
{
  return !arg->optional && !(faceless && arg->type == TS_FIELD_DICE) &&
         (arg->with == NULL || fit_of (self, arg) == WANTED);
}

static gboolean
check_missing (const TsEntry *self, gboolean faceless, GError **error)
{
  const TsField *args = self->verb->args;
  const char *missing = NULL;

  if (self->verb->who == TS_WHO_ANY && self->who == TS_NOBODY)
    missing = "who";
  for (guint i = 0; missing == NULL && args != NULL && args[i].id != NULL; i++) {
    if (args[i].one_of != 0) {
      if (!check_group (self, args[i].one_of, error))
        return FALSE;
    } else if (!self->values[i].given && is_needed (self, &args[i], faceless)) {
      missing = args[i].id;
    }
  }
  if (missing == NULL)
    return TRUE;
  /* Translators: a verb of the file format, a key that it lacks */
  g_set_error (error, TS_ERROR, TS_ERROR_SYNTAX, _ ("“%s” needs “%s”."), self->verb->id, missing);
  return FALSE;
}

TsEntry *
ts_entry_read (const TsGame *game, JsonObject *object, gboolean faceless, GError **error)
{
  g_autoptr (TsEntry) self = g_new0 (TsEntry, 1);
  g_autofree char *verb = NULL;

  if (!read_common (self, object, &verb, error))
    return NULL;
  self->verb = find_verb (game, verb);
  if (self->verb == NULL) {
    /* Translators: %s is said to be a verb of the file format */
    g_set_error (error, TS_ERROR, TS_ERROR_UNKNOWN_VERB, _ ("There is no “%s” in this game."), verb);
    return NULL;
  }
  if (!read_args (self, object, error) || !check_fits (self, error) || !check_missing (self, faceless, error))
    return NULL;
  return g_steal_pointer (&self);
}

/* --- checking: over, phase, seat, turn, bounds --- */

static gboolean
check_phase (const TsEntry *self, const TsView *view, GError **error)
{
  const TsPhase *phase = &view->game->phases[ts_view_state (view)->phase];

  if (phase->over ? self->verb->after : (self->verb->phases & TS_IN (ts_view_state (view)->phase)) != 0)
    return TRUE;
  if (phase->over)
    g_set_error_literal (error, TS_ERROR, TS_ERROR_OVER,
                         _ ("The game is over; only corrections can be made now."));
  else
    /* Translators: the first %s is something one can do, as on its button; the second is a phase of the game
     */
    g_set_error (error, TS_ERROR, TS_ERROR_ILLEGAL, _ ("“%s” is not possible now; the game is at “%s”."),
                 _ (self->verb->label), _ (phase->title));
  return FALSE;
}

static gboolean
check_who (TsEntry *self, const TsView *view, GError **error)
{
  const TsState *state = ts_view_state (view);

  if (self->verb->who == TS_WHO_TABLE)
    return TRUE;
  if (self->verb->who == TS_WHO_TURN_OR_TABLE && state->turn == TS_NOBODY && self->who != TS_NOBODY) {
    g_set_error (error, TS_ERROR, TS_ERROR_SYNTAX, _ ("“%s” takes no “%s”."), self->verb->id, "who");
    return FALSE;
  }
  if (self->who == TS_NOBODY)
    self->who = state->turn;
  if (self->who == TS_NOBODY &&
      (self->verb->who == TS_WHO_OPTIONAL || self->verb->who == TS_WHO_TURN_OR_TABLE))
    return TRUE;
  if (self->who == TS_NOBODY) {
    g_set_error (error, TS_ERROR, TS_ERROR_SYNTAX, _ ("“%s” needs “%s”."), self->verb->id, "who");
    return FALSE;
  }
  if (self->who < 0 || self->who >= state->n_seats) {
    g_set_error (error, TS_ERROR, TS_ERROR_RANGE, _ ("There is no such seat; seats are 0 to %d."),
                 state->n_seats - 1);
    return FALSE;
  }
  if (self->verb->who != TS_WHO_ANY && state->turn != TS_NOBODY && self->who != state->turn) {
    /* Translators: %s is a player's name */
    g_set_error (error, TS_ERROR, TS_ERROR_ILLEGAL, _ ("It is %s’s turn."), ts_view_name (view, state->turn));
    return FALSE;
  }
  return TRUE;
}

static gboolean
check_bounds (const TsEntry *self, const TsView *view, GError **error)
{
  const TsField *args = self->verb->args;

  for (guint i = 0; args != NULL && args[i].id != NULL; i++)
    if (self->values[i].given &&
        !ts_field_check (&args[i], &self->values[i], (guint) ts_view_state (view)->n_seats, error))
      return FALSE;
  if (self->note != NULL && g_utf8_strlen (self->note, -1) > TS_NOTE_LENGTH) {
    g_set_error (error, TS_ERROR, TS_ERROR_RANGE, _ ("A note should have no more than %d characters."),
                 TS_NOTE_LENGTH);
    return FALSE;
  }
  return TRUE;
}

gboolean
ts_entry_check (TsEntry *entry, const TsView *view, GError **error)
{
  return check_phase (entry, view, error) && check_who (entry, view, error) &&
         check_bounds (entry, view, error);
}

/* --- writing --- */

JsonObject *
ts_entry_begin (const char *verb, int who)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "do", verb);
  if (who >= 0)
    json_object_set_int_member (object, "who", who);
  return object;
}

JsonObject *
ts_entry_write (const TsEntry *entry)
{
  const TsField *args = entry->verb->args;
  JsonObject *object = ts_entry_begin (entry->verb->id, (int) entry->who);

  for (guint i = 0; args != NULL && args[i].id != NULL; i++)
    if (entry->values[i].given)
      json_object_set_member (object, args[i].id, ts_field_write (&args[i], &entry->values[i]));
  if (entry->at != NULL)
    json_object_set_string_member (object, "at", entry->at);
  if (entry->note != NULL)
    json_object_set_string_member (object, "note", entry->note);
  return object;
}

/* --- the verbs of every game --- */

static gboolean
apply_adjust (TsStep *step, GError **error)
{
  const TsGame *game = step->view.game;
  int seat = (int) step->entry->who;
  int id = ts_game_counter (game, ts_entry_value (step->entry, "counter")->text);
  gint64 by = ts_entry_value (step->entry, "by")->numbers[0];
  const TsCounter *counter;
  gint64 was;
  int max;

  if (id < 0) {
    g_set_error_literal (error, TS_ERROR, TS_ERROR_RANGE, _ ("This game does not count that."));
    return FALSE;
  }
  counter = &game->counters[id];
  max = ts_view_counter_max (&step->view, id);
  was = ts_view_state (&step->view)->counters[seat][id];
  if (by == 0) {
    g_set_error_literal (error, TS_ERROR, TS_ERROR_RANGE, _ ("A correction by 0 changes nothing."));
    return FALSE;
  }
  if (was + by < counter->min || was + by > max) {
    g_autofree char *least = ts_group_digits (counter->min);
    g_autofree char *most = ts_group_digits (max);

    /* Translators: something that is counted, such as a kind of card; its bounds */
    g_set_error (error, TS_ERROR, TS_ERROR_RANGE, _ ("%s goes from %s to %s."), _ (counter->label), least,
                 most);
    return FALSE;
  }
  if (counter->derived) {
    g_set_error (error, TS_ERROR, TS_ERROR_ILLEGAL,
                 /* Translators: the %s is something that is counted */
                 _ ("%s follows from the rest; correct what it follows from."), _ (counter->label));
    return FALSE;
  }
  ts_post (step, seat, id, (int) by, "adjust");
  return ts_step_settle (step, TS_ERROR_RANGE, error) &&
         (game->adjusted == NULL || game->adjusted (step, error));
}

static gboolean
apply_end (TsStep *step, GError **error G_GNUC_UNUSED)
{
  ts_step_end (step);
  return TRUE;
}

static char *
tell_adjust (const TsView *view, const TsEntry *entry)
{
  int id = ts_game_counter (view->game, ts_entry_value (entry, "counter")->text);
  int by = ts_entry_int (entry, "by");

  if (by < 0)
    /* Translators: a correction by hand: a player's name, what is counted, by how much; the sign is a minus,
     * not a hyphen */
    return g_strdup_printf (_ ("Corrected for %s: %s −%d."), ts_view_name (view, (int) entry->who),
                            _ (view->game->counters[id].label), -by);
  /* Translators: a correction by hand: a player's name, what is counted, by how much */
  return g_strdup_printf (_ ("Corrected for %s: %s +%d."), ts_view_name (view, (int) entry->who),
                          _ (view->game->counters[id].label), by);
}

static char *
tell_end (const TsView *view G_GNUC_UNUSED, const TsEntry *entry G_GNUC_UNUSED)
{
  return g_strdup (_ ("The table ends the game here."));
}

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
  .apply = apply_end,
  .tell = tell_end,
};
