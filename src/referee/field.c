#include "field.h"

#include "config.h"
#include "text.h"
#include "json.h"

#include "language.h"
#include <string.h>

const TsField ts_fields_one_die[] = {
  { .id = "dice", .label = N_ ("Die"), .type = TS_FIELD_DICE, .min = 1, .max = 1, .sides = 6 },
  { 0 },
};

void
ts_value_clear (TsValue *value)
{
  g_clear_pointer (&value->numbers, g_free);
  g_clear_pointer (&value->text, g_free);
  g_clear_pointer (&value->texts, g_strfreev);
  for (guint i = 0; value->members != NULL && i < value->n; i++)
    ts_value_clear (&value->members[i]);
  g_clear_pointer (&value->members, g_free);
  value->given = FALSE;
  value->n = 0;
}

static void
escape (char **text)
{
  g_autofree char *escaped = *text != NULL ? ts_text_escape (*text) : NULL;

  g_set_str (text, escaped);
}

void
ts_value_escape (TsValue *value)
{
  escape (&value->text);
  for (guint i = 0; value->texts != NULL && i < value->n; i++)
    escape (&value->texts[i]);
  for (guint i = 0; value->members != NULL && i < value->n; i++)
    ts_value_escape (&value->members[i]);
}

guint
ts_words_length (const TsWord *words)
{
  guint n = 0;

  while (words[n].id != NULL)
    n++;
  return n;
}

int
ts_words_find (const TsWord *words, const char *id)
{
  for (int i = 0; words[i].id != NULL; i++)
    if (strcmp (words[i].id, id) == 0)
      return i;
  return -1;
}

int
ts_fields_find (const TsField *fields, const char *id)
{
  for (int i = 0; fields != NULL && fields[i].id != NULL; i++)
    if (*fields[i].id == *id && strcmp (fields[i].id, id) == 0) /* most differ at once */
      return i;
  return -1;
}

int
ts_field_sides (const TsField *field, guint i)
{
  g_assert (field->type == TS_FIELD_DICE && i < field->max);
  return field->each != NULL ? field->each[i] : field->sides;
}

/* --- writing --- */

/* The id of the word that the number stands for, or NULL: it is a number. */
static const char *
word_of (const TsField *field, gint64 number)
{
  switch (field->type) {
  case TS_FIELD_WORD:
  case TS_FIELD_WORDS:
    return field->words[number].id;
  case TS_FIELD_SEAT:
  case TS_FIELD_SEATS:
  case TS_FIELD_INTEGER:
    return number < 0 && field->words != NULL ? field->words[-1 - number].id : NULL;
  default:
    return NULL;
  }
}

static void
add_number (GString *json, const char *key, const TsField *field, gint64 number)
{
  const char *word = word_of (field, number);

  if (field->type == TS_FIELD_BOOLEAN)
    ts_json_add_boolean (json, key, number != 0);
  else if (word != NULL)
    ts_json_add_text (json, key, word);
  else
    ts_json_add_int (json, key, number);
}

static void
add_counts (GString *json, const char *key, const TsField *field, const TsValue *value)
{
  ts_json_begin_object (json, key);
  for (guint i = 0; i < value->n; i++)
    if (value->numbers[i] != 0 || field->distinct)
      ts_json_add_int (json, field->words[i].id, value->numbers[i]);
  ts_json_end_object (json);
}

static void
add_object (GString *json, const char *key, const TsField *field, const TsValue *value)
{
  ts_json_begin_object (json, key);
  for (guint i = 0; i < value->n; i++)
    if (value->members[i].given)
      ts_field_add (json, field->members[i].id, &field->members[i], &value->members[i]);
  ts_json_end_object (json);
}

static void
add_array (GString *json, const char *key, const TsField *field, const TsValue *value)
{
  ts_json_begin_array (json, key);
  for (guint i = 0; i < value->n; i++)
    if (field->type == TS_FIELD_TEXTS)
      ts_json_add_text (json, NULL, value->texts[i]);
    else
      add_number (json, NULL, field, value->numbers[i]);
  ts_json_end_array (json);
}

void
ts_field_add (GString *json, const char *key, const TsField *field, const TsValue *value)
{
  switch (field->type) {
  case TS_FIELD_TEXT:
    ts_json_add_text (json, key, value->text);
    break;
  case TS_FIELD_ENTRY:
    ts_json_add_json (json, key, value->text);
    break;
  case TS_FIELD_COUNTS:
    add_counts (json, key, field, value);
    break;
  case TS_FIELD_OBJECT:
    add_object (json, key, field, value);
    break;
  case TS_FIELD_DICE:
  case TS_FIELD_WORDS:
  case TS_FIELD_SEATS:
  case TS_FIELD_TEXTS:
  case TS_FIELD_EACH:
  case TS_FIELD_INTEGERS:
    add_array (json, key, field, value);
    break;
  default:
    add_number (json, key, field, value->numbers[0]);
  }
}

JsonNode *
ts_field_write (const TsField *field, const TsValue *value)
{
  g_autoptr (GString) json = g_string_new (NULL);
  JsonNode *node;

  ts_field_add (json, NULL, field, value);
  node = json_from_string (json->str, NULL);
  g_assert (node != NULL);
  return node;
}

/* --- describing --- */

static const char *
type_id (const TsField *field)
{
  static const char *const ids[] = {
    "integer", "boolean", "word",  "seat",   "text", "dice",     "words",
    "counts",  "seats",   "texts", "object", "each", "integers", "entry",
  };

  return ids[field->type];
}

static void
describe_bound (GString *json, const char *key, gint64 bound)
{
  if (bound == G_MININT64 || bound == G_MAXINT64)
    return;
  ts_json_add_int (json, key, bound);
}

static void
describe_sides (const TsField *field, GString *json)
{
  if (field->each == NULL) {
    ts_json_add_int (json, "sides", field->sides);
    return;
  }
  ts_json_begin_array (json, "sides");
  for (guint i = 0; i < field->max; i++)
    ts_json_add_int (json, NULL, field->each[i]);
  ts_json_end_array (json);
}

/* Who says what the field does not. */
static void
describe_by (GString *json, const char *key, const char *by)
{
  if (by == NULL)
    return;
  ts_json_add_text (json, key, by);
}

static void
describe_members (const TsField *field, gboolean titles, GString *json)
{
  ts_json_begin_array (json, "members");
  for (const TsField *member = field->members; member->id != NULL; member++) {
    ts_json_begin_object (json, NULL);
    ts_field_describe (member, titles, json);
    ts_json_add_boolean (json, "optional", member->optional);
    ts_json_end_object (json);
  }
  ts_json_end_array (json);
}

static void
describe_words (const TsField *field, gboolean titles, GString *json)
{
  ts_json_begin_array (json, "words");
  for (guint i = 0; field->words[i].id != NULL; i++)
    ts_json_add_text (json, NULL, field->words[i].id);
  ts_json_end_array (json);
  if (!titles)
    return;
  ts_json_begin_object (json, "titles");
  for (guint i = 0; field->words[i].id != NULL; i++)
    ts_json_add_text (json, field->words[i].id, _ (field->words[i].label));
  ts_json_end_object (json);
}

static gboolean
has_bounds (const TsField *field)
{
  return field->type != TS_FIELD_BOOLEAN && field->type != TS_FIELD_WORD && field->type != TS_FIELD_SEAT &&
         field->type != TS_FIELD_OBJECT && field->type != TS_FIELD_ENTRY;
}

void
ts_field_describe (const TsField *field, gboolean titles, GString *json)
{
  ts_json_add_text (json, "id", field->id);
  if (titles && field->label != NULL)
    ts_json_add_text (json, "title", _ (field->label));
  ts_json_add_text (json, "type", type_id (field));

  if (has_bounds (field)) {
    describe_bound (json, "min", field->min);
    describe_bound (json, "max", field->max);
  }
  if (field->type == TS_FIELD_DICE)
    describe_sides (field, json);
  describe_by (json, "count_by", field->count_by);
  describe_by (json, "sides_by", field->sides_by);
  if (field->type == TS_FIELD_TEXTS)
    describe_bound (json, "length", field->length);
  if (field->type == TS_FIELD_OBJECT)
    describe_members (field, titles, json);
  if (field->words != NULL)
    describe_words (field, titles, json);
  if (field->fallback != NULL)
    ts_json_add_json (json, "default", field->fallback);
}
