#include "field.h"

#include "config.h"
#include "error.h"
#include "text.h"
#include "group.h"
#include "json.h"

#include <glib/gi18n-lib.h>
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
    if (strcmp (fields[i].id, id) == 0)
      return i;
  return -1;
}

int
ts_field_sides (const TsField *field, guint i)
{
  g_assert (field->type == TS_FIELD_DICE && i < field->max);
  return field->each != NULL ? field->each[i] : field->sides;
}

/* --- bounds --- */

/* These sentences are read by people who fill in a form, too: they say the field's label. */

static gboolean
out_of_bounds (const TsField *field, gint64 min, gint64 max, GError **error)
{
  g_autofree char *least = ts_group_digits (min);
  g_autofree char *most = ts_group_digits (max);

  if (max == G_MAXINT64)
    /* Translators: what the number stands for; the least that it can be */
    return ts_refuse (error, TS_ERROR_RANGE, _ ("“%s” should be %s or more."), _ (field->label), least);
  /* Translators: what the number stands for, as in “How many should be from 1 to 5.” */
  return ts_refuse (error, TS_ERROR_RANGE, _ ("“%s” should be from %s to %s."), _ (field->label), least,
                    most);
}

/* An integer with words in its place. */
static gboolean
no_such_number (const TsField *field, GError **error)
{
  /* Translators: the first %s is what the number stands for, the last one another answer that can be given */
  return ts_refuse (error, TS_ERROR_RANGE, _ ("“%s” should be from %d to %d, or a word such as “%s”."),
                    _ (field->label), (int) field->min, (int) field->max, _ (field->words[0].label));
}

static gboolean
no_such_seat (const TsField *field, gint64 max, GError **error)
{
  if (field->words == NULL)
    return out_of_bounds (field, 0, max, error);
  /* Translators: the first %s is what the seat is for, as in “Who begins”; the last one is another answer
   * that can be given, as in “Roll for it” */
  return ts_refuse (error, TS_ERROR_RANGE, _ ("“%s” should be a seat from 0 to %d, or “%s”."),
                    _ (field->label), (int) max, _ (field->words[0].label));
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
  case TS_FIELD_TEXTS:
    /* Translators: the %s is what is listed */
    return _ ("“%s” should be %d to %d of them.");
  default:
    /* Translators: the %s is what is chosen */
    return _ ("“%s” should be %d to %d of the list.");
  }
}

/* The same where only one length will do. */
static const char *
exact_sentence (const TsField *field)
{
  if (field->type == TS_FIELD_DICE)
    /* Translators: what the dice are for, how many */
    return ngettext ("“%s” should be %d die.", "“%s” should be %d dice.", (gulong) field->min);
  /* Translators: what is chosen, how many */
  return ngettext ("“%s” should be %d of the list.", "“%s” should be %d of the list.", (gulong) field->min);
}

static gboolean
check_length (const TsField *field, gint64 length, GError **error)
{
  if (length >= field->min && length <= field->max)
    return TRUE;
  if (field->min == field->max && field->type != TS_FIELD_TEXT)
    return ts_refuse (error, TS_ERROR_RANGE, exact_sentence (field), _ (field->label), (int) field->min);
  return ts_refuse (error, TS_ERROR_RANGE, length_sentence (field), _ (field->label), (int) field->min,
                    (int) field->max);
}

static gboolean
check_each (const TsField *field, const TsValue *value, guint n_seats, GError **error)
{
  if (value->n == n_seats)
    return TRUE;
  /* Translators: the %s is what everybody has a number of, as in “Points” */
  g_set_error (error, TS_ERROR, TS_ERROR_RANGE, _ ("“%s” should be one number for each player."),
               _ (field->label));
  return FALSE;
}

static gboolean
check_texts (const TsField *field, const TsValue *value, GError **error)
{
  for (guint i = 0; i < value->n; i++) {
    glong length = g_utf8_strlen (value->texts[i], -1);

    if (length < 1 || length > field->length)
      return ts_refuse (error, TS_ERROR_RANGE,
                        /* Translators: the %s is what is listed */
                        _ ("Each of “%s” should have 1 to %d letters."), _ (field->label), field->length);
  }
  return check_length (field, value->n, error);
}

static gboolean
check_members (const TsField *field, const TsValue *value, guint n_seats, GError **error)
{
  for (guint i = 0; i < value->n; i++)
    if (value->members[i].given && !ts_field_check (&field->members[i], &value->members[i], n_seats, error))
      return FALSE;
  return TRUE;
}

/* No two numbers alike, where the field asks for it. */
static gboolean
check_different (const TsField *field, const TsValue *value, GError **error)
{
  for (guint i = 0; i < value->n; i++)
    for (guint j = 0; j < i; j++)
      if (value->numbers[i] == value->numbers[j])
        return ts_refuse (error, TS_ERROR_RANGE, _ ("In “%s” no two may be alike."), _ (field->label));
  return TRUE;
}

/* The bounds of number `i` of the value. */
static void
number_bounds (const TsField *field, guint i, guint n_seats, gint64 *min, gint64 *max)
{
  *min = field->min;
  *max = field->max;
  switch (field->type) {
  case TS_FIELD_BOOLEAN:
    *min = 0;
    *max = 1;
    break;
  case TS_FIELD_SEAT:
  case TS_FIELD_SEATS:
    *min = field->words != NULL ? -(gint64) ts_words_length (field->words) : 0;
    *max = (gint64) n_seats - 1;
    break;
  case TS_FIELD_DICE:
    *min = 1;
    *max = ts_field_sides (field, i);
    break;
  default:
    break;
  }
}

/* The bounds of each number, one by one. */
/* Whether an integer is one of the words that may stand in its place. */
static gboolean
stands_for_word (const TsField *field, gint64 number)
{
  return field->type == TS_FIELD_INTEGER && field->words != NULL && number < 0 &&
         number >= -(gint64) ts_words_length (field->words);
}

static gboolean
check_numbers (const TsField *field, const TsValue *value, guint n_seats, GError **error)
{
  for (guint i = 0; i < value->n; i++) {
    gint64 number = value->numbers[i];
    gint64 min, max;

    if (field->type == TS_FIELD_WORD || field->type == TS_FIELD_WORDS) {
      if (number < 0)
        return ts_refuse (error, TS_ERROR_RANGE, _ ("“%s” names something that this game does not have."),
                          _ (field->label));
      continue;
    }
    number_bounds (field, i, n_seats, &min, &max);
    if ((number >= min && number <= max) || stands_for_word (field, number))
      continue;
    if (field->type == TS_FIELD_INTEGER && field->words != NULL)
      return no_such_number (field, error);
    return field->type == TS_FIELD_SEAT || field->type == TS_FIELD_SEATS
               ? no_such_seat (field, max, error)
               : out_of_bounds (field, min, max, error);
  }
  return TRUE;
}

gboolean
ts_field_check (const TsField *field, const TsValue *value, guint n_seats, GError **error)
{
  switch (field->type) {
  case TS_FIELD_TEXT:
    return value->text == NULL || check_length (field, g_utf8_strlen (value->text, -1), error);
  case TS_FIELD_TEXTS:
    return check_texts (field, value, error);
  case TS_FIELD_OBJECT:
    return check_members (field, value, n_seats, error);
  case TS_FIELD_DICE:
  case TS_FIELD_WORDS:
  case TS_FIELD_SEATS:
    if (!check_length (field, value->n, error))
      return FALSE;
    break;
  case TS_FIELD_EACH:
    if (!check_each (field, value, n_seats, error))
      return FALSE;
    break;
  default:
    break;
  }
  return check_numbers (field, value, n_seats, error) &&
         (!field->distinct || check_different (field, value, error));
}

/* --- texts --- */

gboolean
ts_field_check_texts (const TsField *field, const TsValue *value, GError **error)
{
  if (value->text != NULL && field->type == TS_FIELD_TEXT && field->min > 0)
    return ts_text_check (value->text, field->blank, error);
  for (guint i = 0; value->texts != NULL && i < value->n; i++)
    if (!ts_text_check (value->texts[i], field->blank, error))
      return FALSE;
  for (guint i = 0; value->members != NULL && i < value->n; i++)
    if (!ts_field_check_texts (&field->members[i], &value->members[i], error))
      return FALSE;
  return TRUE;
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
describe_members (const TsField *field, GString *json)
{
  ts_json_begin_array (json, "members");
  for (const TsField *member = field->members; member->id != NULL; member++) {
    ts_json_begin_object (json, NULL);
    ts_field_describe (member, json);
    ts_json_add_boolean (json, "optional", member->optional);
    ts_json_end_object (json);
  }
  ts_json_end_array (json);
}

static gboolean
has_bounds (const TsField *field)
{
  return field->type != TS_FIELD_BOOLEAN && field->type != TS_FIELD_WORD && field->type != TS_FIELD_SEAT &&
         field->type != TS_FIELD_OBJECT && field->type != TS_FIELD_ENTRY;
}

void
ts_field_describe (const TsField *field, GString *json)
{
  ts_json_add_text (json, "id", field->id);
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
    describe_members (field, json);
  if (field->words != NULL) {
    ts_json_begin_array (json, "words");
    for (guint i = 0; field->words[i].id != NULL; i++)
      ts_json_add_text (json, NULL, field->words[i].id);
    ts_json_end_array (json);
  }
  if (field->fallback != NULL)
    ts_json_add_json (json, "default", field->fallback);
}
