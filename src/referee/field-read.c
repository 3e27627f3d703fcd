/* field-read.c — values from JSON: their types. Bounds are looked at in field-check.c, later. */
#include "field.h"

#include "config.h"
#include "error.h"
#include "json.h"

#include "language.h"

static gboolean
wrong_type (const TsField *field, GError **error)
{
  const char *should = NULL;

  switch (field->type) {
  case TS_FIELD_INTEGER:
    should = field->words == NULL ? _ ("“%s” should be a whole number.")
                                  : _ ("“%s” should be a whole number, or a word.");
    break;
  case TS_FIELD_SEAT:
    should = field->words == NULL ? _ ("“%s” should be a whole number.")
                                  : _ ("“%s” should be the number of a seat, or a word.");
    break;
  case TS_FIELD_BOOLEAN:
    should = _ ("“%s” should be true or false.");
    break;
  case TS_FIELD_WORD:
  case TS_FIELD_TEXT:
    should = _ ("“%s” should be a text.");
    break;
  case TS_FIELD_DICE:
    should = _ ("“%s” should be a list of faces.");
    break;
  case TS_FIELD_WORDS:
    should = _ ("“%s” should be a list of words.");
    break;
  case TS_FIELD_COUNTS:
    should = _ ("“%s” should be an object of whole numbers.");
    break;
  case TS_FIELD_SEATS:
    should = _ ("“%s” should be a list of seats’ numbers.");
    break;
  case TS_FIELD_TEXTS:
    should = _ ("“%s” should be a list of texts.");
    break;
  case TS_FIELD_OBJECT:
  case TS_FIELD_ENTRY:
    should = _ ("“%s” should be an object.");
    break;
  case TS_FIELD_EACH:
  case TS_FIELD_INTEGERS:
    should = _ ("“%s” should be a list of whole numbers.");
    break;
  default:
    g_assert_not_reached ();
  }
  return ts_refuse (error, TS_ERROR_SYNTAX, should, field->id);
}

static GType
type_of (JsonNode *node)
{
  return JSON_NODE_HOLDS_VALUE (node) ? json_node_get_value_type (node) : G_TYPE_INVALID;
}

#define NO_NUMBER G_MININT64

/* A number, or a word in its place. */
static gboolean
read_number_or_word (const TsField *field, JsonNode *node, gint64 *number)
{
  GType type = type_of (node);

  if (type == G_TYPE_STRING && field->words != NULL) {
    int word = ts_words_find (field->words, json_node_get_string (node));

    *number = word >= 0 ? -1 - word : NO_NUMBER;
    return TRUE;
  }
  if (type != G_TYPE_INT64)
    return FALSE;
  *number = json_node_get_int (node);
  if (*number < 0 && (field->words != NULL || field->type != TS_FIELD_INTEGER))
    *number = NO_NUMBER; /* what stands for a word inside is none when it is said */
  return TRUE;
}

/* One number of a value: an integer, a boolean, or a word of the list. FALSE if the node is of another type.
 */
static gboolean
read_number (const TsField *field, JsonNode *node, gint64 *number)
{
  GType type = type_of (node);

  switch (field->type) {
  case TS_FIELD_BOOLEAN:
    *number = type == G_TYPE_BOOLEAN && json_node_get_boolean (node);
    return type == G_TYPE_BOOLEAN;
  case TS_FIELD_WORD:
  case TS_FIELD_WORDS:
    if (type != G_TYPE_STRING)
      return FALSE;
    *number = ts_words_find (field->words, json_node_get_string (node));
    return TRUE;
  case TS_FIELD_SEAT:
  case TS_FIELD_SEATS:
  case TS_FIELD_INTEGER:
    return read_number_or_word (field, node, number);
  default:
    if (type != G_TYPE_INT64)
      return FALSE;
    *number = json_node_get_int (node);
    return TRUE;
  }
}

static gboolean
read_array (const TsField *field, JsonNode *node, TsValue *value)
{
  JsonArray *array;

  if (!JSON_NODE_HOLDS_ARRAY (node))
    return FALSE;
  array = json_node_get_array (node);
  value->n = json_array_get_length (array);
  value->numbers = g_new0 (gint64, MAX (value->n, 1));
  for (guint i = 0; i < value->n; i++)
    if (!read_number (field, json_array_get_element (array, i), &value->numbers[i]))
      return FALSE;
  return TRUE;
}

static gboolean
read_texts (JsonNode *node, TsValue *value)
{
  JsonArray *array;

  if (!JSON_NODE_HOLDS_ARRAY (node))
    return FALSE;
  array = json_node_get_array (node);
  value->n = json_array_get_length (array);
  value->texts = g_new0 (char *, value->n + 1);
  for (guint i = 0; i < value->n; i++) {
    JsonNode *element = json_array_get_element (array, i);

    if (type_of (element) != G_TYPE_STRING)
      return FALSE;
    value->texts[i] = json_node_dup_string (element);
  }
  return TRUE;
}

static gboolean
no_such_key (const TsField *field, const char *key, GError **error)
{
  /* Translators: keys of the file format */
  return ts_refuse (error, TS_ERROR_SYNTAX, _ ("“%s” has no key “%s”."), field->id, key);
}

/* How many of the object's keys are members of the field, whose values are read. */
static gboolean
read_members (const TsField *field, JsonObject *object, TsValue *value, guint *known, GError **error)
{
  for (guint i = 0; i < value->n; i++) {
    const TsField *member = &field->members[i];
    JsonNode *node = json_object_get_member (object, member->id);

    if (node == NULL && !member->optional)
      return ts_refuse (error, TS_ERROR_SYNTAX, _ ("“%s” needs “%s”."), field->id, member->id);
    if (node != NULL && !ts_field_read (member, node, &value->members[i], error))
      return FALSE;
    *known += node != NULL;
  }
  return TRUE;
}

static gboolean
read_object (const TsField *field, JsonNode *node, TsValue *value, GError **error)
{
  guint known = 0;
  JsonObjectIter iter;
  const char *key;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return wrong_type (field, error);
  while (field->members[value->n].id != NULL)
    value->n++;
  value->members = g_new0 (TsValue, value->n);
  if (!read_members (field, json_node_get_object (node), value, &known, error))
    return FALSE;
  if (known == json_object_get_size (json_node_get_object (node)))
    return TRUE;
  json_object_iter_init (&iter, json_node_get_object (node));
  while (json_object_iter_next (&iter, &key, NULL))
    if (ts_fields_find (field->members, key) < 0)
      return no_such_key (field, key, error);
  g_assert_not_reached ();
}

static gboolean
read_counts (const TsField *field, JsonNode *node, TsValue *value, GError **error)
{
  JsonObjectIter iter;
  const char *key;
  JsonNode *member;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return wrong_type (field, error);
  value->n = ts_words_length (field->words);
  value->numbers = g_new0 (gint64, value->n);

  json_object_iter_init (&iter, json_node_get_object (node));
  while (json_object_iter_next (&iter, &key, &member)) {
    int word = ts_words_find (field->words, key);

    if (word < 0)
      return no_such_key (field, key, error);
    if (!read_number (field, member, &value->numbers[word]))
      return wrong_type (field, error);
  }
  if (field->distinct && json_object_get_size (json_node_get_object (node)) != value->n)
    return ts_refuse (error, TS_ERROR_SYNTAX, _ ("“%s” should say a number for every one."), field->id);
  return TRUE;
}

/* What fits the field's type; an object says itself what is wrong. */
static gboolean
read_value (const TsField *field, JsonNode *node, TsValue *value, GError **error)
{
  gboolean read;

  switch (field->type) {
  case TS_FIELD_TEXT:
    read = type_of (node) == G_TYPE_STRING;
    if (read)
      value->text = json_node_dup_string (node);
    break;
  case TS_FIELD_ENTRY:
    read = JSON_NODE_HOLDS_OBJECT (node);
    if (read)
      value->text = ts_json_write_node (node);
    break;
  case TS_FIELD_DICE:
  case TS_FIELD_WORDS:
  case TS_FIELD_SEATS:
  case TS_FIELD_EACH:
  case TS_FIELD_INTEGERS:
    read = read_array (field, node, value);
    break;
  case TS_FIELD_TEXTS:
    read = read_texts (node, value);
    break;
  case TS_FIELD_COUNTS:
    return read_counts (field, node, value, error);
  case TS_FIELD_OBJECT:
    return read_object (field, node, value, error);
  default:
    value->n = 1;
    value->numbers = g_new0 (gint64, 1);
    read = read_number (field, node, value->numbers);
  }
  return read || wrong_type (field, error);
}

gboolean
ts_field_read (const TsField *field, JsonNode *node, TsValue *value, GError **error)
{
  if (!read_value (field, node, value, error)) {
    ts_value_clear (value);
    return FALSE;
  }
  value->given = TRUE;
  return TRUE;
}
