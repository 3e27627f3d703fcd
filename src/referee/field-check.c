/* field-check.c — whether a value keeps its field's bounds, and the sentence if not. */
#include "field.h"

#include "config.h"
#include "error.h"
#include "number.h"
#include "text.h"

#include "language.h"

/* These sentences are read by people who fill in a form, too: they say the field's label. */

static gboolean
out_of_bounds (const TsField *field, gint64 min, gint64 max, GError **error)
{
  g_autofree char *least = ts_number_tell (min);
  g_autofree char *most = ts_number_tell (max);

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
  g_autofree char *least = ts_number_tell (field->min);
  g_autofree char *most = ts_number_tell (field->max);

  /* Translators: the first %s is what the number stands for, the last one another answer that can be given */
  return ts_refuse (error, TS_ERROR_RANGE, _ ("“%s” should be from %s to %s, or a word such as “%s”."),
                    _ (field->label), least, most, _ (field->words[0].label));
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
