#include "entry.h"

#include "config.h"
#include "json.h"
#include "text.h"

#include "language.h"

void
ts_entry_free (TsEntry *self)
{
  for (guint i = 0; i < TS_MAX_ARGS; i++)
    if (self->values[i].given)
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
  self->from = TS_NOBODY;
  return self;
}

/* --- looking --- */

const TsValue *
ts_entry_value (const TsEntry *entry, const char *id)
{
  int arg = ts_fields_find (entry->verb->args, id);

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

/* Where words say a number, it must be the place of one. */
static gboolean
is_written (const TsField *field, int number)
{
  int n_words = field->words != NULL ? (int) ts_words_length (field->words) : 0;

  if (field->type == TS_FIELD_WORD)
    return number >= 0 && number < n_words;
  return n_words == 0 || number >= -n_words;
}

void
ts_entry_set_int (TsEntry *entry, const char *id, int number)
{
  int arg = ts_fields_find (entry->verb->args, id);

  g_assert (arg >= 0 && !entry->values[arg].given);
  g_assert (is_written (&entry->verb->args[arg], number));
  entry->values[arg].given = TRUE;
  entry->values[arg].n = 1;
  entry->values[arg].numbers = g_new0 (gint64, 1);
  entry->values[arg].numbers[0] = number;
}

void
ts_entry_set_text (TsEntry *entry, const char *id, const char *text)
{
  int arg = ts_fields_find (entry->verb->args, id);

  g_assert (arg >= 0 && !entry->values[arg].given);
  entry->values[arg].given = TRUE;
  entry->values[arg].text = g_strdup (text);
}

void
ts_entry_set_json (TsEntry *entry, const char *id, const char *json)
{
  int arg = ts_fields_find (entry->verb->args, id);
  g_autoptr (JsonNode) node = json_from_string (json, NULL);
  gboolean read;

  g_assert (arg >= 0 && node != NULL && !entry->values[arg].given);
  read = ts_field_read (&entry->verb->args[arg], node, &entry->values[arg], NULL);
  g_assert (read);
}

/* The number that the argument of that id says, or the option; `otherwise` while neither does. */
static gint64
number_by (const TsEntry *entry, const TsHeader *header, const char *by, gint64 otherwise)
{
  int arg = ts_fields_find (entry->verb->args, by);

  if (arg >= 0 && entry->values[arg].given)
    return entry->values[arg].numbers[0];
  return ts_fields_find (header->game->options, by) >= 0 ? ts_header_int (header, by) : otherwise;
}

TsField
ts_entry_field (const TsEntry *entry, const TsHeader *header, guint arg)
{
  TsField field = entry->verb->args[arg];

  if (field.count_by != NULL)
    field.min = field.max = number_by (entry, header, field.count_by, field.max);
  if (field.sides_by != NULL)
    field.sides = (int) number_by (entry, header, field.sides_by, field.sides);
  return field;
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

/* --- checking: over, phase, seat, turn, bounds --- */

static gboolean
check_phase (const TsEntry *self, const TsView *view, GError **error)
{
  const TsPhase *phase = &view->game->phases[ts_view_state (view)->phase];

  if (phase->over && !self->verb->after)
    return ts_refuse (error, TS_ERROR_OVER, _ ("The game is over; only corrections can be made now."));
  if (!ts_view_verb_in_play (view, self->verb))
    /* Translators: the %s is something one can do, as on its button */
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("“%s” is not for this table, as its options say."),
                      _ (self->verb->label));
  if (phase->over || (self->verb->phases & TS_IN (ts_view_state (view)->phase)) != 0)
    return TRUE;
  /* Translators: the first %s is something one can do, as on its button; the second is a phase of the game */
  return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("“%s” is not possible now; the game is at “%s”."),
                    _ (self->verb->label), _ (phase->title));
}

static gboolean
check_who (TsEntry *self, const TsView *view, GError **error)
{
  const TsState *state = ts_view_state (view);

  if (self->verb->who == TS_WHO_TABLE)
    return TRUE;
  if (self->who_is_turn)
    self->who = TS_NOBODY; /* as it was said; whose turn it was once does not matter */
  if (self->verb->who == TS_WHO_TURN_OR_TABLE && state->turn == TS_NOBODY && self->who != TS_NOBODY)
    return ts_refuse (error, TS_ERROR_SYNTAX, _ ("“%s” takes no “%s”."), self->verb->id, "who");
  if (self->who == TS_NOBODY) {
    self->who = state->turn;
    self->who_is_turn = TRUE;
  }
  if (self->who == TS_NOBODY &&
      (self->verb->who == TS_WHO_OPTIONAL || self->verb->who == TS_WHO_TURN_OR_TABLE))
    return TRUE;
  if (self->who == TS_NOBODY)
    return ts_refuse (error, TS_ERROR_SYNTAX, _ ("“%s” needs “%s”."), self->verb->id, "who");
  if (self->who < 0 || self->who >= state->n_seats)
    return ts_refuse (error, TS_ERROR_RANGE, _ ("There is no such seat; seats are 0 to %d."),
                      state->n_seats - 1);
  if (self->verb->who != TS_WHO_ANY && state->turn != TS_NOBODY && self->who != state->turn)
    /* Translators: %s is a player's name */
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("It is %s’s turn."), ts_view_name (view, state->turn));
  return TRUE;
}

static gboolean
check_value (const TsEntry *self, const TsView *view, guint arg, GError **error)
{
  const TsField *field = &self->verb->args[arg];
  TsField dice;

  if (field->type == TS_FIELD_DICE) {
    dice = ts_entry_field (self, view->header, arg);
    field = &dice;
  }
  return ts_field_check (field, &self->values[arg], (guint) ts_view_state (view)->n_seats, error);
}

static gboolean
check_bounds (const TsEntry *self, const TsView *view, GError **error)
{
  const TsField *args = self->verb->args;

  for (guint i = 0; args != NULL && args[i].id != NULL; i++)
    if (self->values[i].given && !check_value (self, view, i, error))
      return FALSE;
  if (self->from != TS_NOBODY && (self->from < 0 || self->from >= ts_view_state (view)->n_seats))
    return ts_refuse (error, TS_ERROR_RANGE, _ ("There is no such seat; seats are 0 to %d."),
                      ts_view_state (view)->n_seats - 1);
  if (self->note != NULL && g_utf8_strlen (self->note, -1) > TS_NOTE_LENGTH)
    return ts_refuse (error, TS_ERROR_RANGE, _ ("A note should have no more than %d characters."),
                      TS_NOTE_LENGTH);
  return TRUE;
}

gboolean
ts_entry_check (TsEntry *entry, const TsView *view, GError **error)
{
  return check_phase (entry, view, error) && check_who (entry, view, error) &&
         check_bounds (entry, view, error);
}

gboolean
ts_entry_check_texts (const TsEntry *entry, GError **error)
{
  const TsField *args = entry->verb->args;

  for (guint i = 0; args != NULL && args[i].id != NULL; i++)
    if (!ts_field_check_texts (&args[i], &entry->values[i], error))
      return FALSE;
  return entry->note == NULL || ts_text_check (entry->note, FALSE, error);
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

void
ts_entry_write_line (const TsEntry *entry, GString *line)
{
  const TsField *args = entry->verb->args;

  g_string_truncate (line, 0);
  ts_json_begin_object (line, NULL);
  ts_json_add_text (line, "do", entry->verb->id);
  if (entry->who >= 0 && !entry->who_is_turn)
    ts_json_add_int (line, "who", entry->who);
  for (guint i = 0; args != NULL && args[i].id != NULL; i++)
    if (entry->values[i].given)
      ts_field_add (line, args[i].id, &args[i], &entry->values[i]);
  if (entry->from >= 0)
    ts_json_add_int (line, "from", entry->from);
  if (entry->at != NULL)
    ts_json_add_text (line, "at", entry->at);
  if (entry->note != NULL)
    ts_json_add_text (line, "note", entry->note);
  ts_json_end_object (line);
}

JsonObject *
ts_entry_write (const TsEntry *entry)
{
  g_autoptr (GString) line = g_string_new (NULL);
  g_autoptr (JsonNode) node = NULL;

  ts_entry_write_line (entry, line);
  node = json_from_string (line->str, NULL);
  return json_node_dup_object (node);
}
