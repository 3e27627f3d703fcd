#include "stand-in.h"

#include "referee/reminder.h"

#define MOST 200 /* values of one argument: no list of cards is longer */

/* The answer to a reminder that nobody waits for changes nothing, and has no turn. */
static void
add_nothing (GPtrArray *list)
{
  JsonObject *nothing = ts_entry_begin (ts_verb_reminded.id, TS_NOBODY);

  json_object_set_string_member (nothing, "text", "…");
  json_object_set_string_member (nothing, "answer", "done");
  g_ptr_array_add (list, nothing);
}

/* The bounds of an argument that is one of few; FALSE: it is something else. */
static gboolean
find_bounds (const TsField *field, int n_seats, gint64 *least, gint64 *most)
{
  *least = field->type == TS_FIELD_INTEGER ? field->min : 0;
  if (field->type == TS_FIELD_WORD)
    *most = (gint64) ts_words_length (field->words) - 1;
  else if (field->type == TS_FIELD_SEAT)
    *most = n_seats - 1;
  else
    *most = field->max;
  return (field->type == TS_FIELD_WORD || field->type == TS_FIELD_SEAT || field->type == TS_FIELD_INTEGER) &&
         *least >= 0 && *most < MOST;
}

static void
add_others (GPtrArray *list, TsEntry *entry, const TsField *field, TsValue *value, int n_seats)
{
  gint64 said = value->given && value->n == 1 ? value->numbers[0] : 0;
  gint64 least, most;

  if (!value->given || value->n != 1 || !find_bounds (field, n_seats, &least, &most))
    return;
  for (gint64 other = least; other <= most; other++) {
    value->numbers[0] = other;
    if (other != said)
      g_ptr_array_add (list, ts_entry_write (entry));
  }
  value->numbers[0] = said;
}

GPtrArray *
ts_stand_ins_new (const TsSession *session, guint record)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);
  g_autoptr (TsEntry) entry = ts_session_entry (session, record);
  TsView view = ts_session_view (session);
  const TsField *args = entry->verb->args;

  add_nothing (list);
  for (guint i = 0; args != NULL && args[i].id != NULL; i++)
    add_others (list, entry, &args[i], &entry->values[i], ts_view_state (&view)->n_seats);
  return list;
}
