#include "record-list.h"

struct _TsRecordItem {
  GObject parent_instance;

  TsCause cause;
};

G_DEFINE_FINAL_TYPE (TsRecordItem, ts_record_item, G_TYPE_OBJECT)

static void
ts_record_item_class_init (TsRecordItemClass *klass G_GNUC_UNUSED)
{
}

static void
ts_record_item_init (TsRecordItem *self G_GNUC_UNUSED)
{
}

const TsCause *
ts_record_item_get (TsRecordItem *self)
{
  return &self->cause;
}

/* --- the list --- */

struct _TsRecordList {
  GObject parent_instance;

  guint n;
  GArray *causes; /* the oldest first; NULL: all entries */
};

static GType
get_item_type (GListModel *model G_GNUC_UNUSED)
{
  return TS_TYPE_RECORD_ITEM;
}

static guint
get_n_items (GListModel *model)
{
  return TS_RECORD_LIST (model)->n;
}

static gpointer
get_item (GListModel *model, guint position)
{
  TsRecordList *self = TS_RECORD_LIST (model);
  TsRecordItem *item;

  if (position >= self->n)
    return NULL;
  item = g_object_new (TS_TYPE_RECORD_ITEM, NULL);
  if (self->causes != NULL)
    item->cause = g_array_index (self->causes, TsCause, self->n - 1 - position);
  else
    item->cause.entry = self->n - position;
  return item;
}

static void
list_model_init (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (TsRecordList,
                               ts_record_list,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

TsRecordList *
ts_record_list_new (const TsSession *session)
{
  TsRecordList *self = g_object_new (TS_TYPE_RECORD_LIST, NULL);

  self->n = ts_session_n_records (session);
  return self;
}

static gboolean
concerns (const TsRecord *record, int seat)
{
  for (guint i = 0; i < record->n_effects; i++)
    if (record->effects[i].seat == seat)
      return TRUE;
  return record->who == seat;
}

TsRecordList *
ts_record_list_new_of (const TsSession *session, int seat)
{
  TsRecordList *self = g_object_new (TS_TYPE_RECORD_LIST, NULL);

  self->causes = g_array_new (FALSE, FALSE, sizeof (TsCause));
  for (guint i = 0; i < ts_session_n_records (session); i++) {
    TsCause cause = { .entry = i + 1 };

    if (concerns (ts_session_record (session, i), seat))
      g_array_append_val (self->causes, cause);
  }
  self->n = self->causes->len;
  return self;
}

TsRecordList *
ts_record_list_new_about (const TsSession *session, int seat, guint counters)
{
  TsRecordList *self = g_object_new (TS_TYPE_RECORD_LIST, NULL);

  self->causes = ts_why_counters (session, seat, counters);
  self->n = self->causes->len;
  return self;
}

static void
ts_record_list_finalize (GObject *object)
{
  g_clear_pointer (&TS_RECORD_LIST (object)->causes, g_array_unref);
  G_OBJECT_CLASS (ts_record_list_parent_class)->finalize (object);
}

static void
ts_record_list_class_init (TsRecordListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_record_list_finalize;
}

static void
ts_record_list_init (TsRecordList *self G_GNUC_UNUSED)
{
}
