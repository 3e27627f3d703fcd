#include "question.h"

#include "chips.h"
#include "config.h"
#include "input-line.h"
#include "referee/number.h"

#include <glib/gi18n-lib.h>

/* --- asking --- */

const char *
ts_question_title (const TsQuestion *self)
{
  return _ (self->plan != NULL && self->plan->title != NULL ? self->plan->title : self->field->label);
}

char *
ts_question_ask (const TsQuestion *self)
{
  if (self->plan != NULL && self->plan->question != NULL)
    return g_strdup (_ (self->plan->question));
  if (self->field->one_of != 0)
    return g_strdup (_ ("One of these"));
  /* Translators: asks for what is to be filled in, such as “From whom” */
  return g_strdup_printf (_ ("%s?"), _ (self->field->label));
}

static gboolean
is_list (const TsField *field)
{
  return field->type == TS_FIELD_WORDS || field->type == TS_FIELD_SEATS || field->type == TS_FIELD_TEXTS ||
         field->type == TS_FIELD_DICE;
}

gboolean
ts_question_is_asked (const TsQuestion *self, const TsView *view, const TsEntry *entry)
{
  if (self->fixed)
    return FALSE;
  if (self->arg == TS_ASKS_WHO && entry->verb->who != TS_WHO_ANY && ts_view_state (view)->turn != TS_NOBODY)
    return FALSE; /* whoever has the turn */
  return (self->arg < 0 || ts_entry_takes (entry, self->field)) &&
         (self->plan == NULL || self->plan->asked == NULL || self->plan->asked (view, entry));
}

static void
show_words (const TsQuestion *self, const TsView *view, const TsEntry *entry)
{
  for (guint i = 0; i < ts_words_length (self->field->words); i++) {
    g_autofree char *detail = self->plan->detail (view, entry, (int) i);

    ts_chips_set_detail (TS_CHIPS (self->input), i, detail);
    ts_chips_set_offered (TS_CHIPS (self->input), i, detail != NULL);
  }
}

void
ts_question_show_chips (const TsQuestion *self, const TsView *view, const TsEntry *entry)
{
  const TsState *state = ts_view_state (view);
  gint64 actor = entry->who != TS_NOBODY ? entry->who : state->turn;
  guint words = self->field->words != NULL ? ts_words_length (self->field->words) : 0;

  for (int seat = 0; self->plan != NULL && self->plan->others && seat < state->n_seats; seat++)
    ts_chips_set_offered (TS_CHIPS (self->input), words + (guint) seat, seat != actor);
  if (self->plan != NULL && self->plan->detail != NULL)
    show_words (self, view, entry);
}

/* --- the value --- */

void
ts_question_clear (TsQuestion *self)
{
  static const TsValue nothing = { 0 };

  self->fixed = self->seen = self->last = FALSE;
  self->kind->set (self->field, self->input, &nothing);
}

void
ts_question_set (TsQuestion *self, const TsValue *value)
{
  self->kind->set (self->field, self->input, value);
  self->seen = self->last = value->given;
}

void
ts_question_set_number (TsQuestion *self, gint64 number)
{
  const TsValue value = { .given = TRUE, .n = 1, .numbers = &number };

  ts_question_set (self, &value);
}

/* What has a value by itself is no answer before anybody has seen it, but for a switch, which is off. */
static gboolean
counts (const TsQuestion *self)
{
  if (self->field->one_of != 0 && !self->last)
    return FALSE;
  return self->seen || !self->kind->always || self->field->type == TS_FIELD_BOOLEAN;
}

static gboolean
fits (const TsQuestion *self, const TsView *view, const TsValue *value, GError **error)
{
  TsFieldType type = self->field->type;

  return (type != TS_FIELD_INTEGER && type != TS_FIELD_EACH && type != TS_FIELD_OBJECT) ||
         ts_field_check (self->field, value, view->header->n_players, error);
}

gboolean
ts_question_fits (const TsQuestion *self, const TsView *view, GError **error)
{
  TsValue value = { 0 };
  gboolean well = !counts (self) || !ts_input_get (self->kind, self->field, self->input, &value) ||
                  fits (self, view, &value, error);

  ts_value_clear (&value);
  return well;
}

void
ts_question_read (const TsQuestion *self, const TsView *view, TsEntry *entry)
{
  TsValue value = { 0 };

  if (!counts (self) || !ts_input_get (self->kind, self->field, self->input, &value))
    return;
  if (!fits (self, view, &value, NULL)) {
    ts_value_clear (&value);
    return;
  }
  if (self->arg >= 0) {
    entry->values[self->arg] = value;
    return;
  }
  if (self->arg == TS_ASKS_NOTE)
    entry->note = g_steal_pointer (&value.text);
  else
    entry->who = value.numbers[0];
  ts_value_clear (&value);
}

gboolean
ts_question_is_given (const TsQuestion *self, const TsEntry *entry)
{
  if (self->arg == TS_ASKS_NOTE)
    return entry->note != NULL;
  return self->arg == TS_ASKS_WHO ? entry->who != TS_NOBODY : entry->values[self->arg].given;
}

gboolean
ts_question_is_enough (const TsQuestion *self, const TsEntry *entry)
{
  if (!ts_question_is_given (self, entry))
    return FALSE;
  return !is_list (self->field) || entry->values[self->arg].n >= self->field->min;
}

gboolean
ts_question_is_full (const TsQuestion *self, const TsEntry *entry)
{
  if (!self->kind->one_tap || !ts_question_is_given (self, entry))
    return FALSE;
  return !is_list (self->field) || entry->values[self->arg].n >= self->field->max;
}

/* --- taps --- */

guint
ts_question_count_taps (const TsQuestion *self)
{
  return TS_IS_CHIPS (self->input) && !is_list (self->field) ? ts_chips_get_n (TS_CHIPS (self->input)) : 0;
}

JsonObject *
ts_question_write_tap (const TsQuestion *self, guint tap, const TsEntry *entry)
{
  gint64 number = ts_input_number_of_chip (self->field, tap);
  TsEntry tapped = *entry;

  if (self->arg == TS_ASKS_WHO)
    tapped.who = number;
  else
    tapped.values[self->arg] = (TsValue) { .given = TRUE, .n = 1, .numbers = &number };
  return ts_entry_write (&tapped);
}

/* --- the answer in words --- */

static void
add (GString *list, const char *text)
{
  g_string_append_printf (list, "%s%s", list->len > 0 ? _ (", ") : "", text);
}

static void
add_number (GString *list, const TsField *field, const TsView *view, gint64 number)
{
  gboolean is_number =
      field->type == TS_FIELD_INTEGER || field->type == TS_FIELD_DICE || field->type == TS_FIELD_EACH;
  gboolean is_seat = field->type == TS_FIELD_SEAT || field->type == TS_FIELD_SEATS;
  g_autofree char *digits = is_number ? ts_number_tell ((int) number + field->from_one) : NULL;

  if ((is_number || is_seat) && number < 0 && field->words != NULL)
    add (list, _ (field->words[-1 - number].label));
  else if (is_seat)
    add (list, ts_view_name (view, (int) number));
  else
    add (list, is_number ? digits : _ (field->words[number].label));
}

static void
add_counts (GString *list, const TsField *field, const TsValue *value)
{
  for (guint i = 0; i < value->n; i++)
    if (value->numbers[i] != 0) {
      g_autofree char *number = ts_number_tell ((int) value->numbers[i]);
      /* Translators: how many of a thing: the thing, and the number */
      g_autofree char *text = g_strdup_printf (_ ("%s: %s"), _ (field->words[i].label), number);

      add (list, text);
    }
}

static void tell_value (GString *list, const TsField *field, const TsView *view, const TsValue *value);

static void
add_members (GString *list, const TsField *field, const TsView *view, const TsValue *value)
{
  for (guint i = 0; i < value->n; i++)
    tell_value (list, &field->members[i], view, &value->members[i]);
}

static void
tell_value (GString *list, const TsField *field, const TsView *view, const TsValue *value)
{
  if (!value->given)
    return;
  switch (field->type) {
  case TS_FIELD_TEXT:
    add (list, value->text);
    break;
  case TS_FIELD_TEXTS:
    for (guint i = 0; i < value->n; i++)
      add (list, value->texts[i]);
    break;
  case TS_FIELD_OBJECT:
    add_members (list, field, view, value);
    break;
  case TS_FIELD_COUNTS:
    add_counts (list, field, value);
    break;
  case TS_FIELD_BOOLEAN:
    if (value->numbers[0] != 0)
      add (list, _ (field->label));
    break;
  default:
    for (guint i = 0; i < value->n; i++)
      add_number (list, field, view, value->numbers[i]);
  }
}

char *
ts_question_tell (const TsQuestion *self, const TsView *view, const TsEntry *entry)
{
  g_autoptr (GString) list = g_string_new (NULL);

  if (!ts_question_is_given (self, entry))
    return NULL;
  if (self->plan != NULL && self->plan->answer != NULL)
    return self->plan->answer (view, entry);
  if (self->arg == TS_ASKS_NOTE)
    add (list, entry->note);
  else if (self->arg == TS_ASKS_WHO)
    add (list, ts_view_name (view, (int) entry->who));
  else
    tell_value (list, self->field, view, &entry->values[self->arg]);
  if (list->len == 0 && self->field->type != TS_FIELD_BOOLEAN)
    g_string_append (list, "0");
  return list->len > 0 ? g_string_free (g_steal_pointer (&list), FALSE) : NULL;
}

/* --- building --- */

static void
add_marks (TsQuestion *self)
{
  for (int i = 0; self->field->words[i].id != NULL; i++)
    ts_chips_set_mark (TS_CHIPS (self->input), (guint) i, self->plan->mark (i));
}

void
ts_question_build (TsQuestion *self, const TsHeader *header, gboolean first, GCallback changed, gpointer data)
{
  self->kind =
      self->plan != NULL && self->plan->input != NULL ? self->plan->input : ts_input_for_room (self->field);
  self->input = self->kind->make (self->field, header, changed, data);
  if (self->plan != NULL && self->plan->mark != NULL && TS_IS_CHIPS (self->input))
    add_marks (self);
  first |= self->kind->plain;
  self->line = first ? self->input : ts_input_line_new (ts_question_title (self), self->kind, self->input);
  gtk_widget_add_css_class (self->line, self->field->id);
  if (!first)
    return;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->input), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (self->field->label), -1);
  if (!self->kind->wide)
    gtk_widget_set_halign (self->input, GTK_ALIGN_START);
}
