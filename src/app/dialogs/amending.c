#include "amending.h"

#include "referee/entry.h"
#include "referee/json.h"
#include "referee/moment.h"
#include "referee/text.h"
#include "stand-in.h"

#include <string.h>

struct _TsAmending {
  TsSession *now;
  TsSession *table; /* the same, or one of its own: with `first` */
  GPtrArray *first; /* of JsonObject, `amend` each */
  GPtrArray *told;  /* the same as sentences */
  guint record;
  JsonObject *with; /* or NULL */
};

TsAmending *
ts_amending_new (TsSession *session, guint record)
{
  TsAmending *self = g_new0 (TsAmending, 1);

  self->now = ts_session_ref (session);
  self->table = ts_session_ref (session);
  self->first = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);
  self->told = g_ptr_array_new_with_free_func (g_free);
  self->record = record;
  return self;
}

void
ts_amending_free (TsAmending *self)
{
  ts_session_unref (self->now);
  ts_session_unref (self->table);
  g_ptr_array_unref (self->first);
  g_ptr_array_unref (self->told);
  g_clear_pointer (&self->with, json_object_unref);
  g_free (self);
}

guint
ts_amending_get_record (const TsAmending *self)
{
  return self->record;
}

TsSession *
ts_amending_now (const TsAmending *self)
{
  return self->now;
}

TsSession *
ts_amending_table (const TsAmending *self)
{
  return self->table;
}

void
ts_amending_set_with (TsAmending *self, JsonObject *with)
{
  g_clear_pointer (&self->with, json_object_unref);
  self->with = with;
}

gboolean
ts_amending_leaves_out (const TsAmending *self)
{
  return self->with == NULL;
}

/* --- in words --- */

char *
ts_amending_tell_said (const TsAmending *self)
{
  return ts_session_tell (self->now, self->record);
}

/* As the history tells it: by the table of then, and the names of now. */
char *
ts_amending_tell_with (const TsAmending *self)
{
  TsView view = ts_session_view (self->now);
  g_autofree gpointer before = ts_session_state_before (self->now, self->record);
  g_autofree char *sentence = NULL;
  g_autoptr (TsEntry) entry = NULL;

  if (self->with == NULL)
    return NULL;
  view.state = before;
  entry = ts_entry_read (view.game, view.header->rules, self->with, FALSE, NULL);
  g_assert (entry != NULL);
  ts_entry_check (entry, &view, NULL);
  sentence = ts_entry_tell (entry, &view);
  return ts_text_tell (sentence);
}

/* --- what is to be said --- */

static JsonNode *
node_of (JsonObject *object)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  json_node_set_object (node, object);
  return node;
}

static JsonNode *
numbers_of (GPtrArray *misfits)
{
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);
  JsonArray *numbers = json_array_new ();

  for (guint i = 0; i < misfits->len; i++)
    json_array_add_int_element (numbers, ((TsMisfit *) misfits->pdata[i])->number);
  json_node_take_array (node, numbers);
  return node;
}

/* (transfer full) */
static JsonObject *
write_amend (guint number, JsonObject *with, GPtrArray *misfits)
{
  JsonObject *entry = ts_entry_begin ("amend", TS_NOBODY);

  json_object_set_int_member (entry, "entry", number);
  if (with != NULL)
    json_object_set_member (entry, "with", node_of (with));
  if (misfits != NULL && misfits->len > 0)
    json_object_set_member (entry, "drop", numbers_of (misfits));
  return entry;
}

static gboolean
say (TsSession *session, JsonObject *entry, GError **error)
{
  g_autofree char *line = ts_json_write (entry);

  return ts_session_say (session, line, strlen (line), error);
}

static void
take_back (TsSession *session)
{
  g_autoptr (JsonObject) undo = ts_entry_begin ("undo", TS_NOBODY);
  gboolean back = say (session, undo, NULL);

  g_assert (back);
}

/* Whether the change that was asked for would leave that later entry as it stands at the table. */
static gboolean
leaves_room (const TsAmending *self, const TsSession *table, guint number)
{
  g_autoptr (TsPreview) preview = ts_session_preview (table, self->record + 1, self->with, NULL, NULL);

  for (guint i = 0; preview != NULL && i < preview->misfits->len; i++)
    if (((TsMisfit *) preview->misfits->pdata[i])->number == number)
      return FALSE;
  return preview != NULL;
}

/* Says `amend`, of that number, once something stands in for what is to be changed: what that was said to be
 * goes onto the list of what is changed first. FALSE: nothing does, and the table is as it was. */
static gboolean
say_with_stand_in (TsAmending *self, TsSession *table, guint number, JsonObject *amend)
{
  g_autoptr (GPtrArray) stand_ins = ts_stand_ins_new (table, self->record);

  for (guint i = 0; i < stand_ins->len; i++) {
    g_autoptr (JsonObject) meanwhile = write_amend (self->record + 1, stand_ins->pdata[i], NULL);

    if (!say (table, meanwhile, NULL))
      continue;
    if (say (table, amend, NULL)) {
      if (leaves_room (self, table, number)) {
        g_ptr_array_add (self->first, g_steal_pointer (&meanwhile));
        return TRUE;
      }
      take_back (table);
    }
    take_back (table);
  }
  return FALSE;
}

gboolean
ts_amending_change_first (TsAmending *self, guint number, JsonObject *with, GError **error)
{
  g_autoptr (JsonObject) amend = write_amend (number, with, NULL);
  TsSession *tried = ts_moment_new (self->table, ts_session_n_records (self->table));
  g_autoptr (GError) refused = NULL;

  if (!say (tried, amend, &refused) && !say_with_stand_in (self, tried, number, amend)) {
    g_propagate_error (error, g_steal_pointer (&refused));
    ts_session_unref (tried);
    return FALSE;
  }
  ts_session_unref (self->table);
  self->table = tried;
  g_ptr_array_add (self->first, g_steal_pointer (&amend));
  g_ptr_array_add (self->told, ts_session_tell_newest (tried));
  return TRUE;
}

TsSession *
ts_amending_moment (const TsAmending *self, guint record)
{
  TsSession *moment = ts_moment_new (self->table, record);
  g_autoptr (TsPreview) preview = NULL;
  g_autoptr (JsonObject) amend = NULL;

  if (record <= self->record)
    return moment;
  preview = ts_session_preview (moment, self->record + 1, self->with, NULL, NULL);
  if (preview == NULL)
    return moment;
  amend = write_amend (self->record + 1, self->with, preview->misfits);
  say (moment, amend, NULL); /* refused if it would change nothing */
  return moment;
}

const GPtrArray *
ts_amending_tell_first (const TsAmending *self)
{
  return self->told;
}

TsPreview *
ts_amending_preview (const TsAmending *self, GError **error)
{
  return ts_session_preview (self->table, self->record + 1, self->with, NULL, error);
}

GPtrArray *
ts_amending_entries (const TsAmending *self, const TsPreview *preview)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);

  for (guint i = 0; i < self->first->len; i++)
    g_ptr_array_add (entries, json_object_ref (self->first->pdata[i]));
  g_ptr_array_add (entries, write_amend (self->record + 1, self->with, preview->misfits));
  return entries;
}
