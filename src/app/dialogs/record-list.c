#include "record-list.h"

struct _TsRecordItem {
  GObject parent_instance;

  TsMention mention;
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

const TsMention *
ts_record_item_get (TsRecordItem *self)
{
  return &self->mention;
}

/* --- the list --- */

struct _TsRecordList {
  GObject parent_instance;

  guint n;
  GArray *mentions; /* of TsMention, oldest first; NULL: all entries */
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
  if (self->mentions != NULL)
    item->mention = g_array_index (self->mentions, TsMention, self->n - 1 - position);
  else
    item->mention.record = self->n - 1 - position;
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

static void
add_mentions (GArray *mentions, const TsSession *session, guint i, int seat, int counter)
{
  const TsRecord *record = ts_session_record (session, i);

  for (guint j = 0; j < record->n_effects; j++) {
    const TsEffect *effect = &record->effects[j];
    TsMention mention = { .record = i, .by = effect->by, .because = effect->because };

    if (effect->seat == seat && effect->counter == counter)
      g_array_append_val (mentions, mention);
  }
}

TsRecordList *
ts_record_list_new_about (const TsSession *session, int seat, int counter, int *first)
{
  TsRecordList *self = g_object_new (TS_TYPE_RECORD_LIST, NULL);
  TsView view = ts_session_view (session);
  int sum = ts_view_state (&view)->counters[seat][counter];

  self->mentions = g_array_new (FALSE, FALSE, sizeof (TsMention));
  for (guint i = 0; i < ts_session_n_records (session); i++)
    add_mentions (self->mentions, session, i, seat, counter);
  self->n = self->mentions->len;
  for (guint i = self->n; i-- > 0;) {
    TsMention *mention = &g_array_index (self->mentions, TsMention, i);

    mention->sum = sum;
    sum -= mention->by;
  }
  *first = sum;
  return self;
}

static void
ts_record_list_finalize (GObject *object)
{
  g_clear_pointer (&TS_RECORD_LIST (object)->mentions, g_array_unref);
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
