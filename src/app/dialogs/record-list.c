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

  GArray *causes; /* the oldest first */
};

static GType
get_item_type (GListModel *model G_GNUC_UNUSED)
{
  return TS_TYPE_RECORD_ITEM;
}

static guint
get_n_items (GListModel *model)
{
  return TS_RECORD_LIST (model)->causes->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  TsRecordList *self = TS_RECORD_LIST (model);
  TsRecordItem *item;

  if (position >= self->causes->len)
    return NULL;
  item = g_object_new (TS_TYPE_RECORD_ITEM, NULL);
  item->cause = g_array_index (self->causes, TsCause, self->causes->len - 1 - position);
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
ts_record_list_new_about (const TsSession *session, int seat, guint counters)
{
  TsRecordList *self = g_object_new (TS_TYPE_RECORD_LIST, NULL);

  self->causes = ts_why_counters (session, seat, counters);
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
