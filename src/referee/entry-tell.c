/* entry-tell.c — entries as sentences of the history. */
#include "entry.h"

#include "config.h"
#include "number.h"

#include "language.h"
#include <string.h>

gboolean
ts_entry_can_name (const TsField *arg)
{
  switch (arg->type) {
  case TS_FIELD_INTEGER:
  case TS_FIELD_WORD:
  case TS_FIELD_SEAT:
  case TS_FIELD_TEXT:
    return TRUE;
  case TS_FIELD_DICE:
    return arg->max == 1;
  default:
    return FALSE;
  }
}

/* The place in the field's list of the word that was said, or -1; of a boolean, TRUE or FALSE. */
static gint64
place_of_word (const TsField *field, gint64 number)
{
  if (field->type == TS_FIELD_WORD || field->type == TS_FIELD_BOOLEAN)
    return number;
  return field->words != NULL && number < 0 ? -1 - number : -1;
}

char *
ts_entry_tell_value (const TsField *field, const TsValue *value, const TsView *view)
{
  gint64 place;

  g_assert (ts_entry_can_name (field));
  if (field->type == TS_FIELD_TEXT)
    return g_strdup (value->text);
  place = place_of_word (field, value->numbers[0]);
  if (place >= 0)
    return g_strdup (_ (field->words[place].label));
  if (field->type == TS_FIELD_SEAT)
    return g_strdup (ts_view_name (view, (int) value->numbers[0]));
  return ts_number_tell (value->numbers[0]);
}

/* What stands in a sentence for {id}; NULL if it was not given. */
static char *
tell_id (const TsView *view, const TsEntry *entry, const char *id)
{
  const TsValue *value;

  if (strcmp (id, "who") == 0)
    return entry->who == TS_NOBODY ? NULL : g_strdup (ts_view_name (view, entry->who));
  value = ts_entry_value (entry, id);
  if (!value->given)
    return NULL;
  return ts_entry_tell_value (&entry->verb->args[value - entry->values], value, view);
}

/* Whether it names a word rather than a number, or what people call themselves or write. */
static gboolean
is_word (const TsEntry *entry, const char *id)
{
  const TsValue *value = strcmp (id, "who") != 0 ? ts_entry_value (entry, id) : NULL;

  return value != NULL && place_of_word (&entry->verb->args[value - entry->values], value->numbers[0]) >= 0;
}

/* A sentence begins with a capital, whatever it begins with. */
static void
append_first (GString *told, const char *word)
{
  g_string_append_unichar (told, g_unichar_totitle (g_utf8_get_char (word)));
  g_string_append (told, g_utf8_next_char (word));
}

/* The sentence with what it names put in; NULL if some of that was not given. */
static char *
fill_in (const char *text, const TsView *view, const TsEntry *entry)
{
  g_autoptr (GString) told = g_string_new (NULL);
  const char *brace;

  while ((brace = strchr (text, '{')) != NULL) {
    gsize length = strcspn (brace + 1, "}");
    g_autofree char *id = g_strndup (brace + 1, length);
    g_autofree char *value = tell_id (view, entry, id);

    if (value == NULL)
      return NULL;
    g_string_append_len (told, text, brace - text);
    if (told->len == 0 && is_word (entry, id))
      append_first (told, value);
    else
      g_string_append (told, value);
    text = brace + length + 2;
  }
  g_string_append (told, text);
  return g_string_free (g_steal_pointer (&told), FALSE);
}

/* Whether the entry says a word that the sentence goes with. */
static gboolean
goes_with (const TsSentence *sentence, const TsEntry *entry)
{
  const TsValue *value;
  gint64 place;

  if (sentence->with == NULL)
    return TRUE;
  value = ts_entry_value (entry, sentence->with);
  if (!value->given)
    return FALSE;
  place = place_of_word (&entry->verb->args[value - entry->values], value->numbers[0]);
  return place >= 0 && (sentence->with_words & TS_WORD (place)) != 0;
}

/* The sentence in people's language; NULL if it does not fit. */
static char *
tell_sentence (const TsSentence *sentence, const TsView *view, const TsEntry *entry)
{
  int count;

  if (!goes_with (sentence, entry))
    return NULL;
  if (sentence->count == NULL)
    return fill_in (_ (sentence->text), view, entry);
  count = ts_entry_int (entry, sentence->count);
  return fill_in (ts_ngettext (sentence->text, sentence->many, (gulong) count), view, entry);
}

/* What stands on the button, with the faces that fell. */
static char *
tell_label (const TsEntry *entry)
{
  const TsField *args = entry->verb->args;
  g_autoptr (GString) faces = g_string_new (NULL);

  for (int arg = 0; args != NULL && args[arg].id != NULL; arg++)
    for (guint i = 0; args[arg].type == TS_FIELD_DICE && i < entry->values[arg].n; i++)
      /* Translators: stands between names in a list */
      g_string_append_printf (faces, "%s%" G_GINT64_FORMAT, faces->len > 0 ? _ (", ") : "",
                              entry->values[arg].numbers[i]);
  if (faces->len == 0)
    return g_strdup (_ (entry->verb->label));
  /* Translators: what was done, as it stands on its button, and the dice that fell */
  return g_strdup_printf (_ ("%s (%s)"), _ (entry->verb->label), faces->str);
}

char *
ts_entry_tell (const TsEntry *entry, const TsView *view)
{
  g_autofree char *label = NULL;
  const TsVerb *verb = entry->verb;
  char *told = NULL;

  if (verb->tell != NULL)
    return verb->tell (view, entry);
  for (const TsSentence *sentence = verb->says_where; sentence != NULL && sentence->text != NULL; sentence++)
    if ((told = tell_sentence (sentence, view, entry)) != NULL)
      return told;
  if (verb->says != NULL && (told = fill_in (_ (verb->says), view, entry)) != NULL)
    return told;
  label = tell_label (entry);
  if (entry->who == TS_NOBODY)
    return g_steal_pointer (&label);
  /* Translators: a line of the history: a player's name, and what she did, as it stands on its button */
  return g_strdup_printf (_ ("%s: %s"), ts_view_name (view, entry->who), label);
}
