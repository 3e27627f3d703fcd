#include "archive-page.h"

#include "app/first-frame.h"
#include "app/start/elsewhere.h"
#include "app/start/table-card.h"
#include "app/statistics/statistics-page.h"
#include "archive-filter.h"
#include "choice.h"
#include "config.h"
#include "referee/number.h"
#include "store/table-trash.h"
#include "widgets/drop-down.h"
#include "widgets/grow.h"
#include "widgets/search.h"
#include "widgets/toast.h"

#include <glib/gi18n-lib.h>

#define CARD_WIDTH 300

/* How many cards are made before somebody scrolls towards the last of them: making one takes longer than
 * finding a thousand tables. */
#define PORTION 30

struct _TsArchivePage {
  AdwNavigationPage parent_instance;

  AdwToastOverlay *toasts;
  GtkEditable *search;
  GtkDropDown *game;
  GtkDropDown *person;
  GtkDropDown *year;
  GtkDropDown *state;
  GtkDropDown *order;
  GtkLabel *count;
  GtkWidget *spinner;
  GtkStack *stack;
  GtkScrolledWindow *scrolled;
  GtkGridView *grid;

  const TsGame *const *games;
  TsArchive *archive;
  TsArchive *thrown; /* what is in the trash */
  TsTrash *trash;
  GtkFilterListModel *filtered; /* of one of the two */
  GtkFilter *filter;
  GtkSorter *sorter;
  GListModel *shown;          /* as filtered and sorted */
  GtkSliceListModel *portion; /* of them, of which there are cards */
  gboolean begun;             /* the keyboard was put where it begins */
  guint place;                /* of the table where it goes */
  int frames;                 /* until then */
};

G_DEFINE_FINAL_TYPE (TsArchivePage, ts_archive_page, ADW_TYPE_NAVIGATION_PAGE)

/* --- what is wanted --- */

static TsArchiveWanted
get_wanted (TsArchivePage *self)
{
  const TsGame *game = ts_choice_get_game (self->game, self->games);

  return (TsArchiveWanted) {
    .words = gtk_editable_get_text (self->search),
    .game_id = game != NULL ? game->id : NULL,
    .person = ts_choice_get (self->person),
    .year = ts_choice_get_year (self->year),
    .state = (TsArchiveState) gtk_drop_down_get_selected (self->state),
  };
}

static TsArchive *
get_archive (TsArchivePage *self)
{
  return gtk_drop_down_get_selected (self->state) == TS_ARCHIVE_THROWN ? self->thrown : self->archive;
}

/* By which it is found; told once. */
static const char *
words_of (TsArchived *table)
{
  char *words = g_object_get_data (G_OBJECT (table), "words");

  if (words == NULL) {
    words = ts_table_card_tell_words (ts_archived_get_info (table));
    g_object_set_data_full (G_OBJECT (table), "words", words, g_free);
  }
  return words;
}

static gboolean
is_wanted (gpointer item, gpointer page)
{
  TsArchivePage *self = page;
  const TsTableInfo *info = ts_archived_get_info (item);
  TsArchiveWanted wanted = get_wanted (self);

  return !ts_trash_has (self->trash, info->path) && ts_archive_wants (&wanted, info, words_of (item));
}

static int
compare (gconstpointer one, gconstpointer other, gpointer page)
{
  TsArchiveOrder order = (TsArchiveOrder) gtk_drop_down_get_selected (TS_ARCHIVE_PAGE (page)->order);

  return ts_archive_compare (ts_archived_get_info ((gpointer) one), ts_archived_get_info ((gpointer) other),
                             order);
}

static void
show_count (TsArchivePage *self)
{
  guint n = g_list_model_get_n_items (self->shown);
  gboolean looks = ts_archive_is_looking (get_archive (self));
  gboolean any = g_list_model_get_n_items (ts_archive_get_tables (self->archive)) > 0;
  g_autofree char *count = ts_number_tell (n);
  /* Translators: how many tables are listed */
  g_autofree char *text = g_strdup_printf (ngettext ("%s table", "%s tables", n), count);

  gtk_label_set_label (self->count, text);
  gtk_widget_set_visible (self->spinner, looks);
  gtk_stack_set_visible_child_name (self->stack, n > 0 || looks                              ? "tables"
                                                 : any || get_archive (self) == self->thrown ? "nothing"
                                                                                             : "empty");
}

static void
look (GtkWidget *widget)
{
  TsArchivePage *self = TS_ARCHIVE_PAGE (widget);
  g_auto (GStrv) elsewhere = ts_elsewhere_get_paths ();

  ts_archive_look (self->archive, (const char *const *) elsewhere);
  ts_archive_look (self->thrown, NULL);
  show_count (self);
}

/* Whoever throws one away stays where that was. */
static void
filter (TsArchivePage *self)
{
  if (self->filter != NULL)
    gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

static void
sort (TsArchivePage *self)
{
  if (self->sorter != NULL)
    gtk_sorter_changed (self->sorter, GTK_SORTER_CHANGE_DIFFERENT);
}

/* Somebody looks for others: from the top, while a list by itself keeps what was in sight. */
static void
begin_again (TsArchivePage *self)
{
  if (self->portion == NULL)
    return;
  gtk_slice_list_model_set_size (self->portion, PORTION);
  filter (self);
  sort (self);
  if (g_list_model_get_n_items (self->shown) > 0)
    gtk_grid_view_scroll_to (self->grid, 0, GTK_LIST_SCROLL_NONE, NULL);
}

static void
go_on (TsArchivePage *self, GtkAdjustment *scrolled)
{
  double end = gtk_adjustment_get_value (scrolled) + 3 * gtk_adjustment_get_page_size (scrolled);
  guint size = gtk_slice_list_model_get_size (self->portion);

  if (end > gtk_adjustment_get_upper (scrolled) && size < g_list_model_get_n_items (self->shown))
    gtk_slice_list_model_set_size (self->portion, size + PORTION);
}

/* What lies in the trash is another list; what is on its way there is in it then. */
static void
choose_state (TsArchivePage *self)
{
  if (self->filtered == NULL)
    return;
  adw_toast_overlay_dismiss_all (self->toasts);
  ts_trash_empty (self->trash);
  gtk_filter_list_model_set_model (self->filtered, ts_archive_get_tables (get_archive (self)));
  begin_again (self);
  show_count (self);
}

static void
show_all (TsArchivePage *self)
{
  gtk_editable_set_text (self->search, "");
  gtk_drop_down_set_selected (self->game, 0);
  gtk_drop_down_set_selected (self->person, 0);
  gtk_drop_down_set_selected (self->year, 0);
  gtk_drop_down_set_selected (self->state, 0);
}

/* --- what there is --- */

/* The keyboard is at the tables first; what is typed there is searched for. Somebody may have left the page
 * before the disk says what there is. */
static void
begin (TsArchivePage *self)
{
  if (!self->begun && gtk_widget_get_root (GTK_WIDGET (self)) != NULL &&
      g_list_model_get_n_items (self->shown) > 0)
    self->begun = gtk_widget_child_focus (GTK_WIDGET (self->grid), GTK_DIR_TAB_FORWARD);
}

static void
on_looked (TsArchivePage *self)
{
  GListModel *tables = ts_archive_get_tables (self->archive);

  ts_choice_offer_people (self->person, tables);
  ts_choice_offer_years (self->year, tables);
  show_count (self);
  begin (self);
}

/* --- the tables --- */

static void
tell (TsArchivePage *self, const char *sentence)
{
  adw_toast_overlay_add_toast (self->toasts, ts_toast_new (GTK_WIDGET (self), sentence, NULL));
}

/* Where the file stands in the list. */
static guint
place_of (TsArchivePage *self, const char *path)
{
  GListModel *tables = G_LIST_MODEL (self->portion);

  for (guint i = 0; i < g_list_model_get_n_items (tables); i++) {
    g_autoptr (TsArchived) table = g_list_model_get_item (tables, i);

    if (g_str_equal (ts_archived_get_info (table)->path, path))
      return i;
  }
  return 0;
}

/* Only the cards have something that can have the keyboard, and not the items of the list. */
static void
focus_card (TsArchivePage *self, guint place)
{
  g_autoptr (TsArchived) table = g_list_model_get_item (G_LIST_MODEL (self->portion), place);
  const char *path = ts_archived_get_info (table)->path;

  for (GtkWidget *item = gtk_widget_get_first_child (GTK_WIDGET (self->grid)); item != NULL;
       item = gtk_widget_get_next_sibling (item)) {
    GtkWidget *card = gtk_widget_get_first_child (item);

    if (card != NULL && g_strcmp0 (g_object_get_data (G_OBJECT (card), "path"), path) == 0)
      gtk_widget_child_focus (card, GTK_DIR_TAB_FORWARD);
  }
}

static gboolean
focus (GtkWidget *page, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  TsArchivePage *self = TS_ARCHIVE_PAGE (page);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->portion));

  if (self->frames-- > 0)
    return G_SOURCE_CONTINUE;
  if (n > 0)
    focus_card (self, MIN (self->place, n - 1));
  else
    gtk_widget_child_focus (GTK_WIDGET (self->stack), GTK_DIR_TAB_FORWARD);
  return G_SOURCE_REMOVE;
}

/* The keyboard goes to the table at that place, or the last one, as soon as the list has its cards: a list
 * whose card goes may keep it itself, where no key does anything. */
static void
focus_on (TsArchivePage *self, guint place)
{
  self->place = place;
  self->frames = 2;
  gtk_widget_add_tick_callback (GTK_WIDGET (self), focus, NULL, NULL);
}

static void
remove_table (TsTableCard *card, TsArchivePage *self)
{
  const char *path = g_object_get_data (G_OBJECT (card), "path");

  focus_on (self, place_of (self, path));
  adw_toast_overlay_add_toast (self->toasts, ts_trash_add (self->trash, path, GTK_WIDGET (self)));
  filter (self);
}

/* Whoever takes it back is at that table: the toast that had the keyboard goes. */
static void
on_kept (TsArchivePage *self, const char *path)
{
  filter (self);
  focus_on (self, place_of (self, path));
}

static void
restore (TsTableCard *card, TsArchivePage *self)
{
  g_autoptr (GError) error = NULL;
  const char *thrown = g_object_get_data (G_OBJECT (card), "path");
  guint place = place_of (self, thrown);
  g_autofree char *path = ts_table_trash_restore (thrown, &error);

  focus_on (self, place);
  tell (self, path != NULL ? _ ("The table was restored") : error->message);
  look (GTK_WIDGET (self));
}

static void
bind (TsArchivePage *self, GtkListItem *item)
{
  const TsTableInfo *info = ts_archived_get_info (gtk_list_item_get_item (item));
  TsTableCard *card =
      ts_table_trash_has (info->path) ? ts_table_card_new_thrown (info) : ts_table_card_new (info);
  g_autofree char *table = ts_table_card_tell_table (info);

  gtk_list_item_set_accessible_label (item, table); /* and not all that its buttons say */
  gtk_widget_set_size_request (GTK_WIDGET (card), CARD_WIDTH, -1);
  g_object_set_data_full (G_OBJECT (card), "path", g_strdup (info->path), g_free);
  g_signal_connect_object (card, "remove", G_CALLBACK (remove_table), self, G_CONNECT_DEFAULT);
  g_signal_connect_object (card, "restore", G_CALLBACK (restore), self, G_CONNECT_DEFAULT);
  g_signal_connect_object (card, "failed", G_CALLBACK (tell), self, G_CONNECT_SWAPPED);
  gtk_list_item_set_child (item, GTK_WIDGET (card));
}

static void
unbind (TsArchivePage *self G_GNUC_UNUSED, GtkListItem *item)
{
  gtk_list_item_set_child (item, NULL);
}

/* The card is what is pressed. */
static void
set_up (TsArchivePage *self G_GNUC_UNUSED, GtkListItem *item)
{
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_selectable (item, FALSE);
  gtk_list_item_set_focusable (item, FALSE);
}

static void
show_tables (TsArchivePage *self)
{
  GListModel *tables = g_object_ref (ts_archive_get_tables (self->archive));
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkSortListModel *sorted;
  g_autoptr (GtkNoSelection) cards = NULL;

  self->filter = GTK_FILTER (gtk_custom_filter_new (is_wanted, self, NULL));
  self->sorter = GTK_SORTER (gtk_custom_sorter_new (compare, self, NULL));
  self->filtered = gtk_filter_list_model_new (tables, g_object_ref (self->filter));
  sorted =
      gtk_sort_list_model_new (G_LIST_MODEL (g_object_ref (self->filtered)), g_object_ref (self->sorter));
  self->shown = G_LIST_MODEL (sorted);
  self->portion = gtk_slice_list_model_new (g_object_ref (self->shown), 0, PORTION);
  cards = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->portion)));
  g_signal_connect_object (factory, "setup", G_CALLBACK (set_up), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (sorted, "items-changed", G_CALLBACK (show_count), self, G_CONNECT_SWAPPED);
  gtk_grid_view_set_factory (self->grid, factory);
  gtk_grid_view_set_model (self->grid, GTK_SELECTION_MODEL (cards));
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scrolled), "value-changed",
                           G_CALLBACK (go_on), self, G_CONNECT_SWAPPED);
  g_object_unref (factory);
}

/* --- the page --- */

/* Of the game, the person and the year that are looked at here. */
static void
show_statistics (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  TsArchivePage *self = TS_ARCHIVE_PAGE (widget);
  GtkWidget *pages = gtk_widget_get_ancestor (widget, ADW_TYPE_NAVIGATION_VIEW);
  TsStatisticsPage *page = ts_statistics_page_new (self->games, self->archive);

  ts_statistics_page_choose (page, ts_choice_get (self->game), ts_choice_get (self->person),
                             ts_choice_get (self->year));
  adw_navigation_view_push (ADW_NAVIGATION_VIEW (pages), ADW_NAVIGATION_PAGE (page));
}

static void
search (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  gtk_widget_grab_focus (GTK_WIDGET (TS_ARCHIVE_PAGE (widget)->search));
}

static void
ts_archive_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ts_archive_page_parent_class)->map (widget);
  ts_first_frame_then (widget, look);
}

/* Whoever leaves the page lets go of what was thrown away. */
static void
ts_archive_page_hiding (AdwNavigationPage *page)
{
  ts_trash_empty (TS_ARCHIVE_PAGE (page)->trash);
}

static void
ts_archive_page_dispose (GObject *object)
{
  TsArchivePage *self = TS_ARCHIVE_PAGE (object);

  if (self->grid != NULL)
    gtk_grid_view_set_model (self->grid, NULL);
  g_clear_object (&self->portion);
  g_clear_object (&self->shown);
  g_clear_object (&self->filtered);
  g_clear_object (&self->filter);
  g_clear_object (&self->sorter);
  g_clear_object (&self->archive);
  g_clear_object (&self->thrown);
  g_clear_object (&self->trash);
  G_OBJECT_CLASS (ts_archive_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  g_type_ensure (TS_TYPE_GROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tableside/Tableside/archive-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TsArchivePage, toasts);
  gtk_widget_class_bind_template_child (widget_class, TsArchivePage, search);
  gtk_widget_class_bind_template_child (widget_class, TsArchivePage, game);
  gtk_widget_class_bind_template_child (widget_class, TsArchivePage, person);
  gtk_widget_class_bind_template_child (widget_class, TsArchivePage, year);
  gtk_widget_class_bind_template_child (widget_class, TsArchivePage, state);
  gtk_widget_class_bind_template_child (widget_class, TsArchivePage, order);
  gtk_widget_class_bind_template_child (widget_class, TsArchivePage, count);
  gtk_widget_class_bind_template_child (widget_class, TsArchivePage, spinner);
  gtk_widget_class_bind_template_child (widget_class, TsArchivePage, stack);
  gtk_widget_class_bind_template_child (widget_class, TsArchivePage, scrolled);
  gtk_widget_class_bind_template_child (widget_class, TsArchivePage, grid);
  gtk_widget_class_bind_template_callback (widget_class, begin_again);
  gtk_widget_class_bind_template_callback (widget_class, choose_state);
  gtk_widget_class_bind_template_callback (widget_class, ts_search_go_back);
  gtk_widget_class_bind_template_callback (widget_class, show_all);
}

static void
ts_archive_page_class_init (TsArchivePageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ts_archive_page_dispose;
  GTK_WIDGET_CLASS (klass)->map = ts_archive_page_map;
  ADW_NAVIGATION_PAGE_CLASS (klass)->hiding = ts_archive_page_hiding;
  bind_children (GTK_WIDGET_CLASS (klass));
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "archive.search", NULL, search);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "archive.statistics", NULL, show_statistics);
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_f, GDK_CONTROL_MASK,
                                       "archive.search", NULL);
}

static void
ts_archive_page_init (TsArchivePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ts_search_capture (self->search, self);
}

TsArchivePage *
ts_archive_page_new (const TsGame *const *games, TsTableCache *cache, TsTrash *trash)
{
  TsArchivePage *self = g_object_new (TS_TYPE_ARCHIVE_PAGE, NULL);

  self->games = games;
  self->trash = g_object_ref (trash);
  self->archive = ts_archive_new (games, cache);
  self->thrown = ts_archive_new_trash (games, cache);
  g_signal_connect_object (self->archive, "looked", G_CALLBACK (on_looked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->thrown, "looked", G_CALLBACK (show_count), self, G_CONNECT_SWAPPED);
  ts_drop_down_wrap_after_first (self->person);
  ts_choice_offer_games (self->game, games);
  ts_choice_offer_people (self->person, ts_archive_get_tables (self->archive));
  ts_choice_offer_years (self->year, ts_archive_get_tables (self->archive));
  g_signal_connect_object (trash, "kept", G_CALLBACK (on_kept), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (trash, "thrown", G_CALLBACK (look), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (trash, "failed", G_CALLBACK (filter), self, G_CONNECT_SWAPPED);
  show_tables (self);
  return self;
}
