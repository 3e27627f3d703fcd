#include "table-shelf.h"

#include "config.h"
#include "elsewhere.h"
#include "store/table-list.h"
#include "table-card.h"
#include "widgets/toast.h"

#include <string.h>

/* How many tables are looked at before somebody asks for the older ones. */
#define TABLES_AT_ONCE 40

/* How many tables to go on with stand above the games. Many are never gone on with; they wait below. */
#define GOING_ON_TOP 3

struct _TsTableShelf {
  GObject parent_instance;

  GtkWidget *page; /* that it is on, NULL when that is gone; not ours */
  TsTileGroup *groups[TS_TABLE_SHELF_GROUPS];
  const TsGame *const *games;
  TsTableCache *cache;
  GHashTable *cards; /* path → Card */
  TsTrash *trash;
  char **paths;     /* of the tables; NULL before they are looked for, and when the page is gone */
  guint next;       /* the first one not looked at yet */
  guint n_going;    /* how many of those before can be gone on with */
  guint until;      /* where to stop */
  gboolean reading; /* a file, in another thread */
  char *kept;       /* that was taken back and is not shown yet; or NULL */
  guint idle;
};

G_DEFINE_FINAL_TYPE (TsTableShelf, ts_table_shelf, G_TYPE_OBJECT)

enum {
  LOOKING,
  SHOWN,
  REMOVED,
  TELL,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
tell (TsTableShelf *self, const char *sentence)
{
  g_autoptr (AdwToast) toast = ts_toast_new (self->page, sentence, NULL);

  g_signal_emit (self, signals[TELL], 0, toast);
}

/* --- the cards --- */

/* What a card was made from: a file that has not changed keeps its card. */
typedef struct {
  TsTableCard *widget;
  gboolean over;
  gboolean unreadable;
  gint64 changed;
  TsTable *table; /* what was looked at, so that it is not read once more when it is opened; or NULL */
} Card;

static void
free_card (gpointer data)
{
  Card *card = data;

  ts_tile_group_remove (GTK_WIDGET (card->widget));
  g_clear_object (&card->table);
  g_free (card);
}

static void remove_table (TsTableCard *widget, TsTableShelf *self);

static void
make_card (TsTableShelf *self, TsTableInfo *info)
{
  Card *card = g_new0 (Card, 1);
  g_autofree char *words = ts_table_card_tell_words (info);

  card->widget = ts_table_card_new (info);
  card->over = info->over;
  card->unreadable = info->play == NULL;
  card->changed = info->changed;
  card->table = g_steal_pointer (&info->table);
  g_object_set_data_full (G_OBJECT (card->widget), "path", g_strdup (info->path), g_free);
  g_signal_connect (card->widget, "remove", G_CALLBACK (remove_table), self);
  g_signal_connect_object (card->widget, "failed", G_CALLBACK (tell), self, G_CONNECT_SWAPPED);
  ts_tile_group_add (self->groups[TS_TABLE_SHELF_WAITING], GTK_WIDGET (card->widget), words);
  g_hash_table_replace (self->cards, g_strdup (info->path), card);
}

/* What was read is kept only of those on top: they are what is opened, and evenings are long. */
static void
show_card (TsTableShelf *self, Card *card)
{
  gboolean goes_on = !card->over && !card->unreadable;
  gboolean on_top = goes_on && self->n_going++ < GOING_ON_TOP;
  TsTableShelfGroup group = card->unreadable ? TS_TABLE_SHELF_UNREADABLE
                            : card->over     ? TS_TABLE_SHELF_FINISHED
                            : on_top         ? TS_TABLE_SHELF_GOING
                                             : TS_TABLE_SHELF_WAITING;

  ts_tile_group_put (self->groups[group], GTK_WIDGET (card->widget));
  if (!on_top)
    g_clear_object (&card->table);
}

/* Whoever took it back with the keys is at it: the toast that had them goes. */
static void
focus_kept (TsTableShelf *self)
{
  Card *card = self->kept != NULL ? g_hash_table_lookup (self->cards, self->kept) : NULL;

  if (card == NULL)
    return;
  g_clear_pointer (&self->kept, g_free);
  if (gtk_widget_get_mapped (GTK_WIDGET (card->widget)))
    gtk_widget_child_focus (GTK_WIDGET (card->widget), GTK_DIR_TAB_FORWARD);
}

/* --- finding tables --- */

/* The next table to look at, or NULL. */
static const char *
next_path (TsTableShelf *self)
{
  return self->next < self->until ? self->paths[self->next] : NULL;
}

static void on_read (GObject *source, GAsyncResult *result, gpointer shelf);

/* Shows the tables as far as their cards are there, and has the next one read. */
static void
show_tables (TsTableShelf *self)
{
  const char *path;

  while (!self->reading && (path = next_path (self)) != NULL) {
    Card *card = g_hash_table_lookup (self->cards, path);

    if (!ts_trash_has (self->trash, path) &&
        (card == NULL || card->changed != ts_table_list_time_changed (path))) {
      self->reading = TRUE;
      ts_table_info_read_async (path, self->games, self->cache, on_read, g_object_ref (self));
      break;
    }
    if (!ts_trash_has (self->trash, path))
      show_card (self, card);
    self->next++;
  }
  if (!self->reading)
    ts_table_cache_save (self->cache);
  g_signal_emit (self, signals[SHOWN], 0);
  focus_kept (self);
}

static void
on_read (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer shelf)
{
  g_autoptr (TsTableShelf) self = shelf;
  g_autoptr (TsTableInfo) info = ts_table_info_read_finish (result);

  self->reading = FALSE;
  if (self->paths == NULL)
    return;
  if (g_strcmp0 (next_path (self), info->path) == 0 && !ts_trash_has (self->trash, info->path))
    make_card (self, info);
  show_tables (self);
}

static gboolean
is_gone (gpointer path, gpointer card G_GNUC_UNUSED, gpointer shelf)
{
  return !g_strv_contains ((const char *const *) TS_TABLE_SHELF (shelf)->paths, path);
}

static gboolean
look_for_tables (gpointer shelf)
{
  TsTableShelf *self = shelf;
  g_auto (GStrv) elsewhere = ts_elsewhere_get_paths ();
  g_autoptr (GError) error = NULL;

  self->idle = 0;
  g_signal_emit (self, signals[LOOKING], 0);
  g_clear_pointer (&self->paths, g_strfreev);
  self->paths = ts_table_list_get_paths ((const char *const *) elsewhere, &error);
  self->next = 0;
  self->n_going = 0;
  self->until = MAX (self->until, TABLES_AT_ONCE);
  if (self->paths == NULL) {
    tell (self, error->message);
    self->paths = g_new0 (char *, 1);
  }
  g_hash_table_foreach_remove (self->cards, is_gone, self);
  show_tables (self);
  return G_SOURCE_REMOVE;
}

void
ts_table_shelf_look (TsTableShelf *self)
{
  g_clear_handle_id (&self->idle, g_source_remove);
  self->idle = g_idle_add_full (G_PRIORITY_LOW, look_for_tables, self, NULL);
}

void
ts_table_shelf_show_older (TsTableShelf *self)
{
  self->until += TABLES_AT_ONCE;
  show_tables (self);
}

void
ts_table_shelf_filter (TsTableShelf *self, const char *words)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->groups); i++)
    ts_tile_group_filter (self->groups[i], words);
  if (*words == '\0')
    return;
  self->until = G_MAXUINT;
  if (self->paths != NULL && !self->reading)
    show_tables (self);
}

/* --- taking tables away --- */

/* Whoever works with keys is then at the next table. */
static void
pass_focus_on (GtkWidget *card)
{
  GtkWidget *neighbour = gtk_widget_get_next_sibling (card);

  if (gtk_widget_get_focus_child (gtk_widget_get_parent (card)) != card)
    return;
  if (neighbour == NULL)
    neighbour = gtk_widget_get_prev_sibling (card);
  if (neighbour != NULL)
    gtk_widget_child_focus (neighbour, GTK_DIR_TAB_FORWARD);
}

static void
remove_table (TsTableCard *widget, TsTableShelf *self)
{
  const char *path = g_object_get_data (G_OBJECT (widget), "path");
  g_autoptr (AdwToast) toast = ts_trash_add (self->trash, path, self->page);

  pass_focus_on (GTK_WIDGET (widget));
  g_hash_table_remove (self->cards, path);
  g_signal_emit (self, signals[TELL], 0, toast);
  g_signal_emit (self, signals[REMOVED], 0);
}

static void
on_kept (TsTableShelf *self, const char *path)
{
  g_set_str (&self->kept, path);
  ts_table_shelf_look (self);
}

static void
on_not_moved (TsTableShelf *self, const char *sentence)
{
  if (self->page == NULL)
    return;
  tell (self, sentence);
  ts_table_shelf_look (self);
}

void
ts_table_shelf_keep (TsTableShelf *self, const char *path)
{
  ts_trash_keep (self->trash, path);
}

TsTableCache *
ts_table_shelf_get_cache (TsTableShelf *self)
{
  return self->cache;
}

TsTrash *
ts_table_shelf_get_trash (TsTableShelf *self)
{
  return self->trash;
}

TsTable *
ts_table_shelf_take_table (TsTableShelf *self, const char *path)
{
  Card *card = g_hash_table_lookup (self->cards, path);

  return card != NULL ? g_steal_pointer (&card->table) : NULL;
}

/* --- what there is --- */

GtkWidget *
ts_table_shelf_get_first (TsTableShelf *self)
{
  GtkWidget *table = NULL;

  for (guint i = 0; table == NULL && i < G_N_ELEMENTS (self->groups); i++)
    table = ts_tile_group_get_first (self->groups[i]);
  return table;
}

guint
ts_table_shelf_n_going (TsTableShelf *self)
{
  return self->n_going;
}

gboolean
ts_table_shelf_is_reading (TsTableShelf *self)
{
  return self->reading;
}

gboolean
ts_table_shelf_is_looking (TsTableShelf *self)
{
  return self->idle != 0 || self->reading;
}

gboolean
ts_table_shelf_has_older (TsTableShelf *self)
{
  return self->paths != NULL && self->paths[self->next] != NULL;
}

/* --- the class --- */

void
ts_table_shelf_close (TsTableShelf *self)
{
  self->page = NULL;
  ts_trash_empty (self->trash);
  g_hash_table_remove_all (self->cards);
  g_clear_pointer (&self->paths, g_strfreev);
  g_clear_handle_id (&self->idle, g_source_remove);
}

static void
ts_table_shelf_finalize (GObject *object)
{
  TsTableShelf *self = TS_TABLE_SHELF (object);

  g_free (self->kept);
  g_hash_table_unref (self->cards);
  g_object_unref (self->trash);
  ts_table_cache_unref (self->cache);
  G_OBJECT_CLASS (ts_table_shelf_parent_class)->finalize (object);
}

static guint
new_signal (const char *name)
{
  return g_signal_new (name, TS_TYPE_TABLE_SHELF, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ts_table_shelf_class_init (TsTableShelfClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_table_shelf_finalize;
  signals[LOOKING] = new_signal ("looking");
  signals[SHOWN] = new_signal ("shown");
  signals[REMOVED] = new_signal ("removed");
  signals[TELL] = g_signal_new ("tell", TS_TYPE_TABLE_SHELF, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, ADW_TYPE_TOAST);
}

static void
ts_table_shelf_init (TsTableShelf *self)
{
  self->cards = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_card);
  self->trash = ts_trash_new ();
  self->cache = ts_table_cache_new ();
  g_signal_connect_object (self->trash, "kept", G_CALLBACK (on_kept), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->trash, "failed", G_CALLBACK (on_not_moved), self, G_CONNECT_SWAPPED);
}

TsTableShelf *
ts_table_shelf_new (GtkWidget *page, TsTileGroup *const *groups)
{
  TsTableShelf *self = g_object_new (TS_TYPE_TABLE_SHELF, NULL);

  self->page = page;
  memcpy (self->groups, groups, sizeof self->groups);
  return self;
}

void
ts_table_shelf_set_games (TsTableShelf *self, const TsGame *const *games)
{
  self->games = games;
}
