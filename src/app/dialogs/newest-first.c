#include "newest-first.h"

struct _TsNewestItem {
  GObject parent_instance;

  GArray *array;
  guint index;
};

G_DEFINE_FINAL_TYPE (TsNewestItem, ts_newest_item, G_TYPE_OBJECT)

static void
ts_newest_item_finalize (GObject *object)
{
  g_array_unref (TS_NEWEST_ITEM (object)->array);
  G_OBJECT_CLASS (ts_newest_item_parent_class)->finalize (object);
}

static void
ts_newest_item_class_init (TsNewestItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_newest_item_finalize;
}

static void
ts_newest_item_init (TsNewestItem *self G_GNUC_UNUSED)
{
}

gconstpointer
ts_newest_item_get (TsNewestItem *self)
{
  return self->array->data + (gsize) self->index * g_array_get_element_size (self->array);
}

/* --- the list --- */

struct _TsNewestFirst {
  GObject parent_instance;

  GArray *array;
};

static GType
get_item_type (GListModel *model G_GNUC_UNUSED)
{
  return TS_TYPE_NEWEST_ITEM;
}

static guint
get_n_items (GListModel *model)
{
  return TS_NEWEST_FIRST (model)->array->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  TsNewestFirst *self = TS_NEWEST_FIRST (model);
  TsNewestItem *item;

  if (position >= self->array->len)
    return NULL;
  item = g_object_new (TS_TYPE_NEWEST_ITEM, NULL);
  item->array = g_array_ref (self->array);
  item->index = self->array->len - 1 - position;
  return item;
}

static void
list_model_init (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (TsNewestFirst,
                               ts_newest_first,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

TsNewestFirst *
ts_newest_first_new (GArray *array)
{
  TsNewestFirst *self = g_object_new (TS_TYPE_NEWEST_FIRST, NULL);

  self->array = array;
  return self;
}

const GArray *
ts_newest_first_get_array (TsNewestFirst *self)
{
  return self->array;
}

static void
ts_newest_first_finalize (GObject *object)
{
  g_array_unref (TS_NEWEST_FIRST (object)->array);
  G_OBJECT_CLASS (ts_newest_first_parent_class)->finalize (object);
}

static void
ts_newest_first_class_init (TsNewestFirstClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_newest_first_finalize;
}

static void
ts_newest_first_init (TsNewestFirst *self G_GNUC_UNUSED)
{
}
