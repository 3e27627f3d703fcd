/* entry-build.c — entries as the program itself says them: what boards and buttons are for. Keys and words
 * are the verb's own, so that they stand in its table and nowhere else. */
#include "entry.h"

#include "config.h"
#include "every-game.h"

static void
set_node (TsEntry *self, guint arg, JsonNode *node)
{
  gboolean read;

  if (node == NULL)
    return;
  read = ts_field_read (&self->verb->args[arg], node, &self->values[arg], NULL);
  g_assert (read);
  json_node_unref (node);
}

/* Takes the value of an argument from the list. */
static void
set_next (TsEntry *self, const char *id, va_list *values)
{
  int arg = ts_fields_find (self->verb->args, id);
  const TsField *field;
  const char *text;
  int number;

  g_assert (arg >= 0);
  field = &self->verb->args[arg];
  switch (field->type) {
  case TS_FIELD_INTEGER:
  case TS_FIELD_WORD:
  case TS_FIELD_SEAT:
    ts_entry_set_int (self, id, va_arg (*values, int));
    break;
  case TS_FIELD_BOOLEAN:
    number = va_arg (*values, int);
    if (number != FALSE || !field->optional)
      ts_entry_set_int (self, id, number);
    break;
  case TS_FIELD_TEXT:
    text = va_arg (*values, const char *);
    if (text != NULL)
      ts_entry_set_text (self, id, text);
    break;
  default:
    set_node (self, (guint) arg, va_arg (*values, JsonNode *));
  }
}

JsonObject *
ts_entry_build (const TsGame *game, const char *verb, int who, ...)
{
  const TsVerb *known = ts_verb_find (game, verb);
  g_autoptr (TsEntry) entry = ts_entry_new (known, who);
  g_autoptr (TsEntry) complete = NULL;
  g_autoptr (GError) error = NULL;
  JsonObject *object;
  va_list values;

  g_assert (known != NULL);
  va_start (values, who);
  for (const char *id = va_arg (values, const char *); id != NULL; id = va_arg (values, const char *))
    set_next (entry, id, &values);
  va_end (values);
  object = ts_entry_write (entry);
  complete = ts_entry_read (game, ts_game_rules (game), object, TRUE, &error);
  g_assert_no_error (error);
  return object;
}
