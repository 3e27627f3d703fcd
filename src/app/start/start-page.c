#include "start-page.h"

#include "app/archive/archive-page.h"
#include "app/first-frame.h"
#include "app/play/focus.h"
#include "config.h"
#include "elsewhere.h"
#include "game-tile.h"
#include "table-search.h"
#include "table-shelf.h"
#include "tile-group.h"
#include "widgets/grow.h"

#include <glib/gi18n-lib.h>

struct _TsStartPage {
  AdwNavigationPage parent_instance;

  AdwToolbarView *toolbar;
  GtkToggleButton *search_button;
  GtkWidget *archive_button;
  TsTableSearch *search; /* NULL before there was a table */
  GtkMenuButton *menu_button;
  GMenuModel *menu;
  GtkWidget *greeting;
  GtkWidget *invitation;
  TsTileGroup *games;
  TsTileGroup *groups[TS_TABLE_SHELF_GROUPS];
  GtkWidget *nothing; /* is found */
  GtkWidget *older;

  const TsGame *const *all_games;
  GPtrArray *tiles; /* the games’, of TsGameTile */
  TsTableShelf *shelf;
  gboolean comes_back; /* whoever sees the page next was there before, or at a table */
  gboolean begins;     /* the page was shown, and the keyboard is not yet where it begins */
  GtkWidget *focus;    /* what had the keyboard then, or NULL */
  GtkWidget *left;     /* the game whose page was left last, or NULL if that was none */
};

G_DEFINE_FINAL_TYPE (TsStartPage, ts_start_page, ADW_TYPE_NAVIGATION_PAGE)

enum {
  TELL,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- what is shown --- */

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
  gtk_widget_set_visible (self->archive_button, offered);
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
  gboolean any = ts_table_shelf_get_first (self->shelf) != NULL, searched = is_searched (self);
  gboolean more = ts_table_shelf_has_older (self->shelf);

  ts_tile_group_show_title (self->games, any);
  offer_search (self, any || searched || more);
  gtk_widget_set_visible (GTK_WIDGET (self->games), !searched);
  gtk_widget_set_visible (self->greeting, !searched);
  gtk_widget_set_visible (self->invitation, !any && !searched);
  gtk_widget_set_visible (self->nothing, searched && !any && !ts_table_shelf_is_reading (self->shelf));
  gtk_widget_set_visible (self->older, more && !ts_table_shelf_is_looking (self->shelf));
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
 * new game, and whoever comes back from a game is there. Who has gone elsewhere since the page was shown
 * stays there. Not at a group: GTK takes the tile first that the pointer lifts. */
static void
begin (TsStartPage *self)
{
  gboolean is_untouched = self->begins && get_focus (self) == self->focus;
  gboolean has_finished = ts_tile_group_get_first (self->groups[TS_TABLE_SHELF_FINISHED]) != NULL;
  TsTileGroup *place = ts_table_shelf_n_going (self->shelf) > 0 ? self->groups[TS_TABLE_SHELF_GOING]
                       : self->comes_back && has_finished       ? self->groups[TS_TABLE_SHELF_FINISHED]
                                                                : self->games;
  GtkWidget *tile = self->left != NULL ? self->left : ts_tile_group_get_first (place);

  self->begins = FALSE;
  self->comes_back = TRUE;
  g_clear_weak_pointer (&self->focus);
  if (is_untouched && tile != NULL && is_seen (self))
    ts_focus_begin (tile);
}

static void
on_shown (TsStartPage *self)
{
  show_titles (self);
  if (self->begins && (ts_table_shelf_n_going (self->shelf) > 0 || !ts_table_shelf_is_reading (self->shelf)))
    begin (self);
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

/* --- searching --- */

/* All tables are looked through, also those that nobody has asked for yet. */
static void
filter (TsStartPage *self)
{
  ts_table_shelf_filter (self->shelf, looked_for (self));
  show_titles (self);
}

/* What the text says now, however soon after it the key was pressed. */
static void
open_found (TsStartPage *self)
{
  GtkWidget *table;

  filter (self);
  table = ts_table_shelf_get_first (self->shelf);
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
  ts_table_search_begin (TS_START_PAGE (widget)->search, NULL);
}

static void
show_archive (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  TsStartPage *self = TS_START_PAGE (widget);
  GtkWidget *pages = gtk_widget_get_ancestor (widget, ADW_TYPE_NAVIGATION_VIEW);
  TsArchivePage *page = ts_archive_page_new (self->all_games, ts_table_shelf_get_cache (self->shelf),
                                             ts_table_shelf_get_trash (self->shelf));

  adw_navigation_view_push (ADW_NAVIGATION_VIEW (pages), ADW_NAVIGATION_PAGE (page));
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
  TsStartPage *self = TS_START_PAGE (widget);

  /* To give a button that is seen a tooltip asks the display several times where the pointer is. */
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->menu_button), _ ("Main Menu"));
  ts_table_shelf_look (self->shelf);
}

static void
ts_start_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ts_start_page_parent_class)->map (widget);
  TS_START_PAGE (widget)->begins = TRUE;
  ts_first_frame_then (widget, on_first_frame);
}

/* --- tables --- */

static void
show_older (TsStartPage *self)
{
  ts_table_shelf_show_older (self->shelf);
}

static void
on_tell (TsStartPage *self, AdwToast *toast)
{
  g_signal_emit (self, signals[TELL], 0, toast);
}

void
ts_start_page_keep (TsStartPage *self, const char *path)
{
  ts_table_shelf_keep (self->shelf, path);
}

TsTable *
ts_start_page_take_table (TsStartPage *self, const char *path)
{
  return ts_table_shelf_take_table (self->shelf, path);
}

void
ts_start_page_add (TsStartPage *self, const char *path)
{
  ts_elsewhere_add (path);
  self->comes_back = TRUE; /* also who opened it before this page was ever seen */
  ts_table_shelf_look (self->shelf);
}

/* --- the page --- */

static void
ts_start_page_dispose (GObject *object)
{
  TsStartPage *self = TS_START_PAGE (object);

  ts_table_shelf_close (self->shelf);
  g_clear_weak_pointer (&self->focus);
  G_OBJECT_CLASS (ts_start_page_parent_class)->dispose (object);
}

static void
ts_start_page_finalize (GObject *object)
{
  TsStartPage *self = TS_START_PAGE (object);

  g_ptr_array_unref (self->tiles);
  g_object_unref (self->shelf);
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

  static const char *const groups[TS_TABLE_SHELF_GROUPS] = { "going", "waiting", "finished", "unreadable" };

  g_type_ensure (TS_TYPE_GROW);
  g_type_ensure (TS_TYPE_TILE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tableside/Tableside/start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TsStartPage, toolbar);
  gtk_widget_class_bind_template_child (widget_class, TsStartPage, search_button);
  gtk_widget_class_bind_template_child (widget_class, TsStartPage, archive_button);
  gtk_widget_class_bind_template_child (widget_class, TsStartPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TsStartPage, menu);
  gtk_widget_class_bind_template_child (widget_class, TsStartPage, greeting);
  gtk_widget_class_bind_template_child (widget_class, TsStartPage, invitation);
  gtk_widget_class_bind_template_child (widget_class, TsStartPage, games);
  for (guint i = 0; i < TS_TABLE_SHELF_GROUPS; i++)
    gtk_widget_class_bind_template_child_full (widget_class, groups[i], FALSE,
                                               G_STRUCT_OFFSET (TsStartPage, groups) + i * sizeof (gpointer));
  gtk_widget_class_bind_template_child (widget_class, TsStartPage, nothing);
  gtk_widget_class_bind_template_child (widget_class, TsStartPage, older);
  gtk_widget_class_bind_template_callback (widget_class, show_older);
  gtk_widget_class_bind_template_callback (widget_class, fit);
  gtk_widget_class_install_action (widget_class, "start.search", NULL, search);
  gtk_widget_class_install_action (widget_class, "start.archive", NULL, show_archive);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "start.search", NULL);
}

static void
ts_start_page_init (TsStartPage *self)
{
  self->tiles = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->shelf = ts_table_shelf_new (GTK_WIDGET (self), self->groups);
  g_signal_connect_object (self->shelf, "looking", G_CALLBACK (expect_beginning), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->shelf, "shown", G_CALLBACK (on_shown), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->shelf, "removed", G_CALLBACK (show_titles), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->shelf, "tell", G_CALLBACK (on_tell), self, G_CONNECT_SWAPPED);
  gtk_menu_button_set_create_popup_func (self->menu_button, make_menu, self, NULL);
}

void
ts_start_page_set_games (TsStartPage *self, const TsGame *const *games)
{
  self->all_games = games;
  ts_table_shelf_set_games (self->shelf, games);
  for (guint i = 0; games[i] != NULL; i++) {
    TsGameTile *tile = ts_game_tile_new (games[i]);

    g_ptr_array_add (self->tiles, tile);
    ts_tile_group_add (self->games, GTK_WIDGET (tile), _ (games[i]->title));
  }
  show_titles (self);
}

void
ts_start_page_come_back_from (TsStartPage *self, const TsGame *game)
{
  self->left = NULL;
  for (guint i = 0; game != NULL && i < self->tiles->len; i++)
    if (self->all_games[i] == game)
      self->left = self->tiles->pdata[i];
}

void
ts_start_page_search (TsStartPage *self, const char *words)
{
  self->begins = FALSE;
  offer_search (self, TRUE);
  ts_table_search_begin (self->search, words);
}

void
ts_start_page_show_games (TsStartPage *self)
{
  self->begins = FALSE;
  gtk_widget_child_focus (GTK_WIDGET (self->games), GTK_DIR_TAB_FORWARD);
}
