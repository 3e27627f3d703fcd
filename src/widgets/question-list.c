#include "question-list.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Asked like an argument, where it is not known who acts, … */
static const TsField who_field = { .id = "who", .label = N_ ("Who"), .type = TS_FIELD_SEAT };

/* … or where a plan wants to know why. */
static const TsField note_field = {
  .id = "note", .label = N_ ("Why"), .type = TS_FIELD_TEXT, .max = TS_NOTE_LENGTH, .optional = TRUE
};

/* --- which they are, and in which order --- */

TsQuestion *
ts_question_at (GPtrArray *questions, guint i)
{
  return questions->pdata[i];
}

TsQuestion *
ts_questions_find (GPtrArray *questions, const char *field)
{
  for (guint i = 0; i < questions->len; i++)
    if (strcmp (ts_question_at (questions, i)->field->id, field) == 0)
      return ts_question_at (questions, i);
  return NULL;
}

/* The question whose page a field shares, or NULL. */
static const TsQuestion *
find_host (GPtrArray *questions, const TsField *field, const TsSheetField *plan)
{
  const TsQuestion *last;

  if (plan != NULL && plan->together != NULL)
    return ts_questions_find (questions, plan->together);
  if (questions->len == 0 || (plan != NULL && plan->title != NULL))
    return NULL;
  if (field->with != NULL)
    return ts_questions_find (questions, field->with);
  for (guint i = 0; field->one_of != 0 && i < questions->len; i++) {
    const TsQuestion *other = questions->pdata[i];

    if (other->field->one_of == field->one_of)
      return other;
  }
  last = questions->pdata[questions->len - 1];
  return field->type == TS_FIELD_BOOLEAN && last->arg >= 0 ? last : NULL;
}

static void
add_question (GPtrArray *questions, const TsVerb *verb, int arg, const TsSheetField *plan, guint *n_pages)
{
  TsQuestion *self = g_new0 (TsQuestion, 1);
  const TsQuestion *host;

  self->field = arg >= 0 ? &verb->args[arg] : arg == TS_ASKS_WHO ? &who_field : &note_field;
  self->plan = plan;
  self->arg = arg;
  host = find_host (questions, self->field, plan);
  self->page = host != NULL ? host->page : (*n_pages)++;
  g_ptr_array_add (questions, self);
}

static int
arg_of (const TsVerb *verb, const char *field)
{
  int arg = ts_fields_find (verb->args, field);

  if (strcmp (field, who_field.id) == 0)
    return TS_ASKS_WHO;
  if (strcmp (field, note_field.id) == 0)
    return TS_ASKS_NOTE;
  g_assert (arg >= 0);
  return arg;
}

/* Nobody is asked who acts where that is the table, or may be left out. */
static gboolean
may_ask_who (const TsVerb *verb)
{
  return verb->who == TS_WHO_ANY || verb->who == TS_WHO_TURN;
}

static gboolean
plans_who (const TsSheetField *plan)
{
  for (; plan != NULL && plan->field != NULL; plan++)
    if (strcmp (plan->field, who_field.id) == 0)
      return TRUE;
  return FALSE;
}

GPtrArray *
ts_questions_new (const TsVerb *verb, const TsSheetField *plan, guint *n_pages)
{
  GPtrArray *questions = g_ptr_array_new_with_free_func (g_free);

  *n_pages = 0;
  if (may_ask_who (verb) && !plans_who (plan))
    add_question (questions, verb, TS_ASKS_WHO, NULL, n_pages);
  for (; plan != NULL && plan->field != NULL; plan++)
    add_question (questions, verb, arg_of (verb, plan->field), plan, n_pages);
  for (int arg = 0; verb->args != NULL && verb->args[arg].id != NULL; arg++)
    if (ts_questions_find (questions, verb->args[arg].id) == NULL)
      add_question (questions, verb, arg, NULL, n_pages);
  return questions;
}

/* --- what is filled in --- */

/* The questions for one argument, or for what every entry has. */
static void
read_arg (GPtrArray *questions, int arg, const TsView *view, TsEntry *entry)
{
  for (guint i = 0; i < questions->len; i++) {
    TsQuestion *question = ts_question_at (questions, i);

    if (question->arg != arg)
      continue;
    question->asked = ts_question_is_asked (question, view, entry);
    ts_question_show_chips (question, view, entry);
    if (question->kind->show != NULL)
      question->kind->show (question->field, question->input, view, entry);
    if (question->asked || question->fixed)
      ts_question_read (question, view, entry);
  }
}

TsEntry *
ts_questions_read (GPtrArray *questions, const TsVerb *verb, const TsView *view)
{
  TsEntry *entry = ts_entry_new (verb, TS_NOBODY);

  for (int arg = TS_ASKS_WHO; arg < TS_MAX_ARGS; arg++)
    read_arg (questions, arg, view, entry);
  read_arg (questions, TS_ASKS_NOTE, view, entry);
  return entry;
}

void
ts_questions_show (GPtrArray *questions, const TsView *view, const TsEntry *entry)
{
  for (guint i = 0; i < questions->len; i++) {
    TsQuestion *question = ts_question_at (questions, i);

    if (question->kind->whole)
      question->kind->show (question->field, question->input, view, entry);
  }
}

gboolean
ts_questions_fit (GPtrArray *questions, const TsView *view, GError **error)
{
  for (guint i = 0; i < questions->len; i++)
    if (ts_question_at (questions, i)->asked &&
        !ts_question_fits (ts_question_at (questions, i), view, error))
      return FALSE;
  return TRUE;
}

char *
ts_questions_tell (GPtrArray *questions, guint page, const TsView *view, const TsEntry *entry)
{
  g_autoptr (GStrvBuilder) answers = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  for (guint i = 0; i < questions->len; i++) {
    TsQuestion *question = ts_question_at (questions, i);
    g_autofree char *answer =
        question->page == page && question->asked ? ts_question_tell (question, view, entry) : NULL;

    if (answer != NULL)
      g_strv_builder_add (answers, answer);
  }
  all = g_strv_builder_end (answers);
  return all[0] != NULL ? g_strjoinv (_ (", "), all) : NULL;
}

void
ts_questions_exclude (GPtrArray *questions, const TsQuestion *question)
{
  for (guint i = 0; question->field->one_of != 0 && i < questions->len; i++) {
    TsQuestion *other = ts_question_at (questions, i);

    if (other != question && other->field->one_of == question->field->one_of)
      ts_question_clear (other);
  }
}

/* --- what is not --- */

/* One of those that exclude each other is enough for all of them. */
static gboolean
is_answered (GPtrArray *questions, const TsQuestion *question, const TsEntry *entry)
{
  int group = question->field->one_of;
  gboolean answered = !question->asked || ts_question_is_enough (question, entry);

  for (guint i = 0; group != 0 && i < questions->len; i++)
    if (ts_question_at (questions, i)->field->one_of == group)
      answered |= ts_question_is_enough (ts_question_at (questions, i), entry);
  return answered;
}

static gboolean
is_enough (GPtrArray *questions, const TsQuestion *question, const TsEntry *entry)
{
  return is_answered (questions, question, entry) || question->field->optional;
}

gboolean
ts_questions_are_answered (GPtrArray *questions, const TsEntry *entry)
{
  for (guint i = 0; i < questions->len; i++)
    if (!is_answered (questions, ts_question_at (questions, i), entry))
      return FALSE;
  return TRUE;
}

TsQuestion *
ts_questions_missing (GPtrArray *questions, int page, const TsEntry *entry)
{
  for (guint i = 0; i < questions->len; i++) {
    TsQuestion *question = ts_question_at (questions, i);

    if ((page < 0 || question->page == (guint) page) && !is_enough (questions, question, entry))
      return question;
  }
  return NULL;
}

gboolean
ts_questions_lack_only (GPtrArray *questions, const TsQuestion *question, const TsEntry *entry)
{
  for (guint i = 0; i < questions->len; i++) {
    const TsQuestion *other = ts_question_at (questions, i);

    if ((other == question) == is_enough (questions, other, entry))
      return FALSE;
  }
  return TRUE;
}

TsQuestion *
ts_questions_first (GPtrArray *questions, guint page, const TsEntry *entry)
{
  TsQuestion *missing = ts_questions_missing (questions, (int) page, entry);

  for (guint i = 0; missing == NULL && i < questions->len; i++)
    if (ts_question_at (questions, i)->page == page && ts_question_at (questions, i)->asked)
      return ts_question_at (questions, i);
  return missing;
}

gboolean
ts_questions_are_dice (GPtrArray *questions)
{
  const TsField *field = NULL;
  guint n = 0;

  for (guint i = 0; i < questions->len; i++)
    if (ts_question_at (questions, i)->asked) {
      field = ts_question_at (questions, i)->field;
      n++;
    }
  return n == 1 && field->type == TS_FIELD_DICE && field->min == field->max;
}

TsQuestion *
ts_questions_picked (GPtrArray *questions, const char *what, guint page, const TsEntry *entry)
{
  TsQuestion *found = NULL;
  gboolean is_missing = FALSE;

  for (guint i = 0; i < questions->len; i++) {
    TsQuestion *question = ts_question_at (questions, i);

    if (!question->asked || question->plan == NULL || g_strcmp0 (question->plan->pick, what) != 0)
      continue;
    if (question->page == page)
      return question;
    if (question->field->optional)
      continue;
    if (!is_missing)
      found = question;
    is_missing |= !ts_question_is_given (question, entry);
  }
  return found;
}
