#include "start-page.h"

#include "app/first-frame.h"
#include "app/play/focus.h"
#include "config.h"
#include "elsewhere.h"
#include "game-tile.h"
#include "store/table-list.h"
#include "table-card.h"
#include "table-search.h"
#include "tile-group.h"
#include "trash.h"
#include "widgets/toast.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* How many tables are looked at before somebody asks for the older ones. */
#define TABLES_AT_ONCE 40

/* How many tables to go on with stand above the games. Many are never gone on with; they wait below. */
#define GOING_ON_TOP 3

typedef enum {
  GOING,
  WAITING,
  FINISHED,
  UNREADABLE,
  N_GROUPS
} Group;

struct _TsStartPage {
  AdwNavigationPage parent_instance;

  AdwToolbarView *toolbar;
  GtkToggleButton *search_button;
  TsTableSearch *search; /* NULL before there was a table */
  GtkMenuButton *menu_button;
  GMenuModel *menu;
  GtkWidget *greeting;
  GtkWidget *invitation;
  TsTileGroup *games;
  TsTileGroup *groups[N_GROUPS]; /* of tables, in the order in which they stand */
  GtkWidget *nothing;            /* is found */
  GtkWidget *older;

  const TsGame *const *list; /* the games */
  GPtrArray *tiles;          /* theirs, of TsGameTile */
  GHashTable *cards;         /* path → Card */
  TsTrash *trash;
  char **paths;     /* of the tables; NULL before they are looked for, and when the page is gone */
  guint next;       /* the first one not looked at yet */
  guint n_going;    /* how many of those before can be gone on with */
  guint until;      /* where to stop */
  gboolean reading; /* a file, in another thread */
  guint idle;
  gboolean comes_back; /* whoever sees the page next was there before, or at a table */
  gboolean begins;     /* the page was shown, and the keyboard is not yet where it begins */
  GtkWidget *focus;    /* what had the keyboard then, or NULL */
};

G_DEFINE_FINAL_TYPE (TsStartPage, ts_start_page, ADW_TYPE_NAVIGATION_PAGE)

enum {
  TELL,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
tell (TsStartPage *self, const char *sentence)
{
  g_autoptr (AdwToast) toast = ts_toast_new (GTK_WIDGET (self), sentence, NULL);

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

/* The first table that is shown, or NULL. */
static GtkWidget *
first_table (TsStartPage *self)
{
  GtkWidget *table = NULL;

  for (guint i = 0; table == NULL && i < G_N_ELEMENTS (self->groups); i++)
    table = ts_tile_group_get_first (self->groups[i]);
  return table;
}

/* "" while nothing is. */
static const char *
looked_for (TsStartPage *self)
{
  return self->search != NULL ? ts_table_search_get_text (self->search) : "";
}

static gboolean
is_searched (TsStartPage *self)
{
  return *looked_for (self) != '\0';
}

/* And not a table over it, though this page may not have gone yet. */
static gboolean
is_seen (TsStartPage *self)
{
  GtkWidget *pages = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_NAVIGATION_VIEW);

  return pages != NULL &&
         adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (pages)) == ADW_NAVIGATION_PAGE (self);
}

static void filter (TsStartPage *self);
static void open_found (TsStartPage *self);
static void listen (TsStartPage *self, gboolean listens);

/* Where there is no table there is nothing to search for. */
static void
offer_search (TsStartPage *self, gboolean offered)
{
  gtk_widget_set_visible (GTK_WIDGET (self->search_button), offered);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "start.search", offered);
  if (!offered || self->search != NULL)
    return;
  self->search = ts_table_search_new (self->search_button);
  g_signal_connect_object (self->search, "changed", G_CALLBACK (filter), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "open", G_CALLBACK (open_found), self, G_CONNECT_SWAPPED);
  adw_toolbar_view_add_top_bar (self->toolbar, GTK_WIDGET (self->search));
  listen (self, is_seen (self));
}

static void
show_titles (TsStartPage *self)
{
  gboolean any = first_table (self) != NULL, searched = is_searched (self);
  gboolean more = self->paths != NULL && self->paths[self->next] != NULL;

  ts_tile_group_show_title (self->games, any);
  offer_search (self, any || searched || more);
  gtk_widget_set_visible (GTK_WIDGET (self->games), !searched);
  gtk_widget_set_visible (self->greeting, !searched);
  gtk_widget_set_visible (self->invitation, !any && !searched);
  gtk_widget_set_visible (self->nothing, searched && !any && !self->reading);
  gtk_widget_set_visible (self->older, self->idle == 0 && !self->reading && more);
}

static void remove_table (TsTableCard *widget, TsStartPage *self);

static void
make_card (TsStartPage *self, TsTableInfo *info)
{
  Card *card = g_new0 (Card, 1);
  g_autofree char *words = ts_table_card_tell_words (info);

  card->widget = ts_table_card_new (info);
  card->over = info->over;
  card->unreadable = info->table == NULL;
  card->changed = info->changed;
  card->table = g_steal_pointer (&info->table);
  g_object_set_data_full (G_OBJECT (card->widget), "path", g_strdup (info->path), g_free);
  g_signal_connect (card->widget, "remove", G_CALLBACK (remove_table), self);
  g_signal_connect_object (card->widget, "failed", G_CALLBACK (tell), self, G_CONNECT_SWAPPED);
  ts_tile_group_add (self->groups[WAITING], GTK_WIDGET (card->widget), words);
  g_hash_table_replace (self->cards, g_strdup (info->path), card);
}

/* What was read is kept only of those on top: they are what is opened, and evenings are long. */
static void
show_card (TsStartPage *self, Card *card)
{
  gboolean goes_on = !card->over && !card->unreadable;
  gboolean on_top = goes_on && self->n_going++ < GOING_ON_TOP;
  Group group = card->unreadable ? UNREADABLE : card->over ? FINISHED : on_top ? GOING : WAITING;

  ts_tile_group_put (self->groups[group], GTK_WIDGET (card->widget));
  if (!on_top)
    g_clear_object (&card->table);
}

/* --- the keyboard --- */

static GtkWidget *
get_focus (TsStartPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

/* The page is shown: what has the keyboard now has it by chance. */
static void
expect_beginning (TsStartPage *self)
{
  if (self->begins)
    g_set_weak_pointer (&self->focus, get_focus (self));
}

/* Keys go on with a table; whoever comes back from the only one that was played is there again, and not at a
 * new game. Who has gone elsewhere since the page was shown stays there. Not at a group: GTK takes the tile
 * first that the pointer lifts. */
static void
begin (TsStartPage *self)
{
  gboolean is_untouched = self->begins && get_focus (self) == self->focus;
  gboolean has_finished = ts_tile_group_get_first (self->groups[FINISHED]) != NULL;
  TsTileGroup *place = self->n_going > 0                  ? self->groups[GOING]
                       : self->comes_back && has_finished ? self->groups[FINISHED]
                                                          : self->games;
  GtkWidget *tile = ts_tile_group_get_first (place);

  self->begins = FALSE;
  self->comes_back = TRUE;
  g_clear_weak_pointer (&self->focus);
  if (is_untouched && tile != NULL && is_seen (self))
    ts_focus_begin (tile);
}

/* Where one game takes the width of a phone, games are rows: they would be a screen each. */
static void
fit (TsStartPage *self)
{
  int columns;

  g_object_get (self->games, "columns", &columns, NULL);
  for (guint i = 0; i < self->tiles->len; i++)
    ts_game_tile_set_row (self->tiles->pdata[i], columns == 1);
}

/* --- finding tables
 *
 * They are read one at a time, in another thread, those changed last first: so cards come one below the
 * other, and none moves under a finger. */

/* The next table to look at, or NULL. */
static const char *
next_path (TsStartPage *self)
{
  return self->next < self->until ? self->paths[self->next] : NULL;
}

static void on_read (GObject *source, GAsyncResult *result, gpointer page);

/* Shows the tables as far as their cards are there, and has the next one read. */
static void
show_tables (TsStartPage *self)
{
  const char *path;

  while (!self->reading && (path = next_path (self)) != NULL) {
    Card *card = g_hash_table_lookup (self->cards, path);

    if (!ts_trash_has (self->trash, path) &&
        (card == NULL || card->changed != ts_table_list_time_changed (path))) {
      self->reading = TRUE;
      ts_table_info_read_async (path, self->list, on_read, g_object_ref (self));
      break;
    }
    if (!ts_trash_has (self->trash, path))
      show_card (self, card);
    self->next++;
  }
  show_titles (self);
  if (self->begins && (self->n_going > 0 || !self->reading))
    begin (self);
}

static void
on_read (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer page)
{
  g_autoptr (TsStartPage) self = page;
  g_autoptr (TsTableInfo) info = ts_table_info_read_finish (result);

  self->reading = FALSE;
  if (self->paths == NULL)
    return;
  if (g_strcmp0 (next_path (self), info->path) == 0 && !ts_trash_has (self->trash, info->path))
    make_card (self, info);
  show_tables (self);
}

static gboolean
is_gone (gpointer path, gpointer card G_GNUC_UNUSED, gpointer page)
{
  return !g_strv_contains ((const char *const *) TS_START_PAGE (page)->paths, path);
}

static gboolean
look_for_tables (gpointer page)
{
  TsStartPage *self = page;
  g_auto (GStrv) elsewhere = ts_elsewhere_get_paths ();
  g_autoptr (GError) error = NULL;

  self->idle = 0;
  expect_beginning (self);
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

static void
look_later (TsStartPage *self)
{
  g_clear_handle_id (&self->idle, g_source_remove);
  self->idle = g_idle_add_full (G_PRIORITY_LOW, look_for_tables, self, NULL);
}

static void
show_older (TsStartPage *self)
{
  self->until += TABLES_AT_ONCE;
  show_tables (self);
}

/* --- searching --- */

/* All tables are looked through, also those that nobody has asked for yet. */
static void
filter (TsStartPage *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->groups); i++)
    ts_tile_group_filter (self->groups[i], looked_for (self));
  if (is_searched (self))
    self->until = G_MAXUINT;
  if (is_searched (self) && self->paths != NULL && !self->reading)
    show_tables (self);
  else
    show_titles (self);
}

/* What the text says now, however soon after it the key was pressed. */
static void
open_found (TsStartPage *self)
{
  GtkWidget *table;

  filter (self);
  table = first_table (self);
  if (is_searched (self) && table != NULL && gtk_widget_child_focus (table, GTK_DIR_TAB_FORWARD))
    gtk_widget_activate (gtk_root_get_focus (gtk_widget_get_root (table)));
}

/* What is typed on the page over this one, while that comes, is not searched for. */
static void
listen (TsStartPage *self, gboolean listens)
{
  if (self->search != NULL)
    ts_table_search_listen (self->search, listens ? self : NULL);
}

static void
ts_start_page_showing (AdwNavigationPage *page)
{
  listen (TS_START_PAGE (page), TRUE);
}

static void
ts_start_page_hiding (AdwNavigationPage *page)
{
  listen (TS_START_PAGE (page), FALSE);
}

static void
search (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  ts_table_search_begin (TS_START_PAGE (widget)->search);
}

/* --- what is not seen in the first frame --- */

/* Once somebody wants it. */
static void
make_menu (GtkMenuButton *button, gpointer page)
{
  if (gtk_menu_button_get_popover (button) == NULL)
    gtk_menu_button_set_menu_model (button, TS_START_PAGE (page)->menu);
}

static void
on_first_frame (GtkWidget *widget)
{
  look_later (TS_START_PAGE (widget));
}

static void
ts_start_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ts_start_page_parent_class)->map (widget);
  TS_START_PAGE (widget)->begins = TRUE;
  ts_first_frame_then (widget, on_first_frame);
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
remove_table (TsTableCard *widget, TsStartPage *self)
{
  const char *path = g_object_get_data (G_OBJECT (widget), "path");
  g_autoptr (AdwToast) toast = ts_trash_add (self->trash, path, GTK_WIDGET (self));

  pass_focus_on (GTK_WIDGET (widget));
  g_hash_table_remove (self->cards, path);
  g_signal_emit (self, signals[TELL], 0, toast);
  show_titles (self);
}

static void
on_not_moved (TsStartPage *self, const char *sentence)
{
  tell (self, sentence);
  look_later (self);
}

void
ts_start_page_keep (TsStartPage *self, const char *path)
{
  ts_trash_keep (self->trash, path);
}

TsTable *
ts_start_page_take_table (TsStartPage *self, const char *path)
{
  Card *card = g_hash_table_lookup (self->cards, path);

  return card != NULL ? g_steal_pointer (&card->table) : NULL;
}

void
ts_start_page_add (TsStartPage *self, const char *path)
{
  ts_elsewhere_add (path);
  self->comes_back = TRUE; /* also who opened it before this page was ever seen */
  look_later (self);
}

/* --- the page --- */

static void
ts_start_page_dispose (GObject *object)
{
  TsStartPage *self = TS_START_PAGE (object);

  ts_trash_empty (self->trash);
  g_hash_table_remove_all (self->cards);
  g_clear_pointer (&self->paths, g_strfreev);
  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_weak_pointer (&self->focus);
  G_OBJECT_CLASS (ts_start_page_parent_class)->dispose (object);
}

static void
ts_start_page_finalize (GObject *object)
{
  TsStartPage *self = TS_START_PAGE (object);

  g_ptr_array_unref (self->tiles);
  g_hash_table_unref (self->cards);
  g_object_unref (self->trash);
  G_OBJECT_CLASS (ts_start_page_parent_class)->finalize (object);
}

static void
ts_start_page_class_init (TsStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_start_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = ts_start_page_finalize;
  widget_class->map = ts_start_page_map;
  ADW_NAVIGATION_PAGE_CLASS (klass)->showing = ts_start_page_showing;
  ADW_NAVIGATION_PAGE_CLASS (klass)->hiding = ts_start_page_hiding;
  signals[TELL] = g_signal_new ("tell", TS_TYPE_START_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, ADW_TYPE_TOAST);

  static const char *const groups[N_GROUPS] = { "going", "waiting", "finished", "unreadable" };

  g_type_ensure (TS_TYPE_TILE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tableside/Tableside/start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TsStartPage, toolbar);
  gtk_widget_class_bind_template_child (widget_class, TsStartPage, search_button);
  gtk_widget_class_bind_template_child (widget_class, TsStartPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TsStartPage, menu);
  gtk_widget_class_bind_template_child (widget_class, TsStartPage, greeting);
  gtk_widget_class_bind_template_child (widget_class, TsStartPage, invitation);
  gtk_widget_class_bind_template_child (widget_class, TsStartPage, games);
  for (guint i = 0; i < N_GROUPS; i++)
    gtk_widget_class_bind_template_child_full (widget_class, groups[i], FALSE,
                                               G_STRUCT_OFFSET (TsStartPage, groups) + i * sizeof (gpointer));
  gtk_widget_class_bind_template_child (widget_class, TsStartPage, nothing);
  gtk_widget_class_bind_template_child (widget_class, TsStartPage, older);
  gtk_widget_class_bind_template_callback (widget_class, show_older);
  gtk_widget_class_bind_template_callback (widget_class, fit);
  gtk_widget_class_install_action (widget_class, "start.search", NULL, search);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "start.search", NULL);
}

static void
ts_start_page_init (TsStartPage *self)
{
  self->cards = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_card);
  self->trash = ts_trash_new ();
  g_signal_connect_object (self->trash, "kept", G_CALLBACK (look_later), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->trash, "failed", G_CALLBACK (on_not_moved), self, G_CONNECT_SWAPPED);
  self->tiles = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->menu_button, make_menu, self, NULL);
}

void
ts_start_page_set_games (TsStartPage *self, const TsGame *const *games)
{
  self->list = games;
  for (guint i = 0; games[i] != NULL; i++) {
    TsGameTile *tile = ts_game_tile_new (games[i]);

    g_ptr_array_add (self->tiles, tile);
    ts_tile_group_add (self->games, ts_game_tile_get_button (tile), _ (games[i]->title));
  }
  show_titles (self);
}

void
ts_start_page_show_games (TsStartPage *self)
{
  self->begins = FALSE;
  gtk_widget_child_focus (GTK_WIDGET (self->games), GTK_DIR_TAB_FORWARD);
}
