#include "field.h"

#include "config.h"
#include "error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

void
ts_value_clear (TsValue *value)
{
  g_clear_pointer (&value->numbers, g_free);
  g_clear_pointer (&value->text, g_free);
  value->given = FALSE;
  value->n = 0;
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

/* --- reading --- */

static gboolean
wrong_type (const TsField *field, GError **error)
{
  const char *should = NULL;

  switch (field->type) {
  case TS_FIELD_INTEGER:
    should = _ ("“%s” should be a whole number.");
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
  default:
    g_assert_not_reached ();
  }
  g_set_error (error, TS_ERROR, TS_ERROR_SYNTAX, should, field->id);
  return FALSE;
}

static GType
type_of (JsonNode *node)
{
  return JSON_NODE_HOLDS_VALUE (node) ? json_node_get_value_type (node) : G_TYPE_INVALID;
}

#define NO_SEAT G_MININT64

/* A seat's number, or a word in its place. */
static gboolean
read_seat (const TsField *field, JsonNode *node, gint64 *number)
{
  GType type = type_of (node);

  if (type == G_TYPE_STRING && field->words != NULL) {
    int word = ts_words_find (field->words, json_node_get_string (node));

    *number = word >= 0 ? -1 - word : NO_SEAT;
    return TRUE;
  }
  if (type != G_TYPE_INT64)
    return FALSE;
  *number = json_node_get_int (node);
  if (*number < 0)
    *number = NO_SEAT; /* what stands for a word inside is none when it is said */
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
    return read_seat (field, node, number);
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

    if (word < 0) {
      /* Translators: keys of the file format */
      g_set_error (error, TS_ERROR, TS_ERROR_SYNTAX, _ ("“%s” has no key “%s”."), field->id, key);
      return FALSE;
    }
    if (!read_number (field, member, &value->numbers[word]))
      return wrong_type (field, error);
  }
  if (field->distinct && json_object_get_size (json_node_get_object (node)) != value->n) {
    g_set_error (error, TS_ERROR, TS_ERROR_SYNTAX, _ ("“%s” should say a number for every one."), field->id);
    return FALSE;
  }
  return TRUE;
}

gboolean
ts_field_read (const TsField *field, JsonNode *node, TsValue *value, GError **error)
{
  gboolean read;

  switch (field->type) {
  case TS_FIELD_TEXT:
    read = type_of (node) == G_TYPE_STRING;
    if (read)
      value->text = json_node_dup_string (node);
    break;
  case TS_FIELD_DICE:
  case TS_FIELD_WORDS:
    read = read_array (field, node, value);
    break;
  case TS_FIELD_COUNTS:
    if (!read_counts (field, node, value, error)) {
      ts_value_clear (value);
      return FALSE;
    }
    read = TRUE;
    break;
  default:
    value->n = 1;
    value->numbers = g_new0 (gint64, 1);
    read = read_number (field, node, value->numbers);
  }
  if (!read) {
    ts_value_clear (value);
    return wrong_type (field, error);
  }
  value->given = TRUE;
  return TRUE;
}

/* --- bounds --- */

/* These sentences are read by people who fill in a form, too: they say the field's label. */

static gboolean
out_of_bounds (const TsField *field, gint64 min, gint64 max, GError **error)
{
  if (max == G_MAXINT64)
    /* Translators: the %s is what the number stands for */
    g_set_error (error, TS_ERROR, TS_ERROR_RANGE, _ ("“%s” should be %d or more."), _ (field->label),
                 (int) min);
  else
    /* Translators: the %s is what the number stands for, as in “How many should be from 1 to 5.” */
    g_set_error (error, TS_ERROR, TS_ERROR_RANGE, _ ("“%s” should be from %d to %d."), _ (field->label),
                 (int) min, (int) max);
  return FALSE;
}

static gboolean
no_such_seat (const TsField *field, gint64 max, GError **error)
{
  if (field->words == NULL)
    return out_of_bounds (field, 0, max, error);
  /* Translators: the first %s is what the seat is for, as in “Who begins”; the last one is another answer
   * that can be given, as in “Roll for it” */
  g_set_error (error, TS_ERROR, TS_ERROR_RANGE, _ ("“%s” should be a seat from 0 to %d, or “%s”."),
               _ (field->label), (int) max, _ (field->words[0].label));
  return FALSE;
}

/* How long a text or list should be: what it is called, from, to. */
static const char *
length_sentence (const TsField *field)
{
  switch (field->type) {
  case TS_FIELD_TEXT:
    /* Translators: the %s is what the text stands for */
    return _ ("“%s” should have %d to %d letters.");
  case TS_FIELD_DICE:
    /* Translators: the %s is what the dice are for */
    return _ ("“%s” should be %d to %d dice.");
  default:
    /* Translators: the %s is what is chosen */
    return _ ("“%s” should be %d to %d of the list.");
  }
}

static gboolean
check_length (const TsField *field, gint64 length, GError **error)
{
  if (length >= field->min && length <= field->max)
    return TRUE;
  g_set_error (error, TS_ERROR, TS_ERROR_RANGE, length_sentence (field), _ (field->label), (int) field->min,
               (int) field->max);
  return FALSE;
}

/* No two numbers alike, where the field asks for it. */
static gboolean
check_different (const TsField *field, const TsValue *value, GError **error)
{
  for (guint i = 0; i < value->n; i++)
    for (guint j = 0; j < i; j++)
      if (value->numbers[i] == value->numbers[j]) {
        g_set_error (error, TS_ERROR, TS_ERROR_RANGE, _ ("In “%s” no two may be alike."), _ (field->label));
        return FALSE;
      }
  return TRUE;
}

/* The bounds of each number of the value. */
static void
number_bounds (const TsField *field, guint n_seats, gint64 *min, gint64 *max)
{
  *min = field->min;
  *max = field->max;
  switch (field->type) {
  case TS_FIELD_BOOLEAN:
    *min = 0;
    *max = 1;
    break;
  case TS_FIELD_SEAT:
    *min = field->words != NULL ? -(gint64) ts_words_length (field->words) : 0;
    *max = (gint64) n_seats - 1;
    break;
  case TS_FIELD_DICE:
    *min = 1;
    *max = field->sides;
    break;
  default:
    break;
  }
}

gboolean
ts_field_check (const TsField *field, const TsValue *value, guint n_seats, GError **error)
{
  gint64 min, max;

  if (field->type == TS_FIELD_TEXT)
    return value->text == NULL || check_length (field, g_utf8_strlen (value->text, -1), error);
  if ((field->type == TS_FIELD_DICE || field->type == TS_FIELD_WORDS) &&
      !check_length (field, value->n, error))
    return FALSE;

  number_bounds (field, n_seats, &min, &max);
  for (guint i = 0; i < value->n; i++) {
    gint64 number = value->numbers[i];

    if (field->type == TS_FIELD_WORD || field->type == TS_FIELD_WORDS) {
      if (number < 0) {
        g_set_error (error, TS_ERROR, TS_ERROR_RANGE,
                     _ ("“%s” names something that this game does not have."), _ (field->label));
        return FALSE;
      }
    } else if (number < min || number > max) {
      return field->type == TS_FIELD_SEAT ? no_such_seat (field, max, error)
                                          : out_of_bounds (field, min, max, error);
    }
  }
  return !field->distinct || check_different (field, value, error);
}

/* --- writing --- */

static JsonNode *
write_number (const TsField *field, gint64 number)
{
  JsonNode *node = json_node_alloc ();

  switch (field->type) {
  case TS_FIELD_BOOLEAN:
    return json_node_init_boolean (node, number != 0);
  case TS_FIELD_WORD:
  case TS_FIELD_WORDS:
    return json_node_init_string (node, field->words[number].id);
  case TS_FIELD_SEAT:
    if (number < 0)
      return json_node_init_string (node, field->words[-1 - number].id);
    return json_node_init_int (node, number);
  default:
    return json_node_init_int (node, number);
  }
}

JsonNode *
ts_field_write (const TsField *field, const TsValue *value)
{
  if (field->type == TS_FIELD_TEXT)
    return json_node_init_string (json_node_alloc (), value->text);
  if (field->type == TS_FIELD_COUNTS) {
    g_autoptr (JsonObject) object = json_object_new ();

    for (guint i = 0; i < value->n; i++)
      if (value->numbers[i] != 0 || field->distinct)
        json_object_set_int_member (object, field->words[i].id, value->numbers[i]);
    return json_node_init_object (json_node_alloc (), object);
  }
  if (field->type == TS_FIELD_DICE || field->type == TS_FIELD_WORDS) {
    g_autoptr (JsonArray) array = json_array_sized_new (value->n);

    for (guint i = 0; i < value->n; i++)
      json_array_add_element (array, write_number (field, value->numbers[i]));
    return json_node_init_array (json_node_alloc (), array);
  }
  return write_number (field, value->numbers[0]);
}

/* --- describing --- */

static const char *
type_id (const TsField *field)
{
  static const char *const ids[] = {
    "integer", "boolean", "word", "seat", "text", "dice", "words", "counts"
  };

  return ids[field->type];
}

static void
describe_bound (JsonBuilder *builder, const char *key, gint64 bound)
{
  if (bound == G_MININT64 || bound == G_MAXINT64)
    return;
  json_builder_set_member_name (builder, key);
  json_builder_add_int_value (builder, bound);
}

void
ts_field_describe (const TsField *field, JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "id");
  json_builder_add_string_value (builder, field->id);
  json_builder_set_member_name (builder, "type");
  json_builder_add_string_value (builder, type_id (field));

  if (field->type != TS_FIELD_BOOLEAN && field->type != TS_FIELD_WORD && field->type != TS_FIELD_SEAT) {
    describe_bound (builder, "min", field->min);
    describe_bound (builder, "max", field->max);
  }
  if (field->type == TS_FIELD_DICE) {
    json_builder_set_member_name (builder, "sides");
    json_builder_add_int_value (builder, field->sides);
  }
  if (field->words != NULL) {
    json_builder_set_member_name (builder, "words");
    json_builder_begin_array (builder);
    for (guint i = 0; field->words[i].id != NULL; i++)
      json_builder_add_string_value (builder, field->words[i].id);
    json_builder_end_array (builder);
  }
  if (field->fallback != NULL) {
    json_builder_set_member_name (builder, "default");
    json_builder_add_value (builder, json_from_string (field->fallback, NULL));
  }
}
