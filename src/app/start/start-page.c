#include "start-page.h"

#include "app/first-frame.h"
#include "app/play/focus.h"
#include "config.h"
#include "elsewhere.h"
#include "game-tile.h"
#include "store/table-list.h"
#include "table-card.h"
#include "widgets/tile-layout.h"
#include "widgets/toast.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* How many tables are looked at before somebody asks for the older ones. */
#define TABLES_AT_ONCE 40

/* How many tables to go on with stand above the games. Many are never gone on with; they wait below. */
#define GOING_ON_TOP 3

struct _TsStartPage {
  AdwNavigationPage parent_instance;

  GtkWidget *invitation;
  GtkWidget *going_title;
  GtkBox *going;
  GtkWidget *games_title;
  GtkBox *games;
  GtkWidget *waiting_title;
  GtkBox *waiting;
  GtkWidget *finished_title;
  GtkBox *finished;
  GtkWidget *older;

  const TsGame *const *list; /* the games */
  GHashTable *cards;         /* path → Card */
  GHashTable *trash;         /* the set of paths on their way to the trash */
  char **paths;              /* of the tables; NULL before they are looked for, and when the page is gone */
  guint next;                /* the first one not looked at yet */
  guint n_going;             /* how many of those before can be gone on with */
  guint until;               /* where to stop */
  gboolean reading;          /* a file, in another thread */
  guint idle;
  gboolean was_shown; /* before: somebody comes back from a table */
  gboolean begins;    /* the page was shown, and the keyboard is not yet where it begins */
  GtkWidget *focus;   /* what had the keyboard then, or NULL */
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
  GtkBox *box;
  gboolean over;
  gint64 changed;
  TsTable *table; /* what was looked at, so that it is not read once more when it is opened; or NULL */
} Card;

static void
free_card (gpointer data)
{
  Card *card = data;

  gtk_box_remove (card->box, GTK_WIDGET (card->widget));
  g_clear_object (&card->table);
  g_free (card);
}

/* A box with nothing in it is not there, nor is what stands over it. TRUE if there is something. */
static gboolean
show_box (GtkWidget *title, GtkBox *box)
{
  gboolean filled = gtk_widget_get_first_child (GTK_WIDGET (box)) != NULL;

  gtk_widget_set_visible (title, filled);
  gtk_widget_set_visible (GTK_WIDGET (box), filled);
  return filled;
}

static void
show_titles (TsStartPage *self)
{
  gboolean any = show_box (self->going_title, self->going);

  any |= show_box (self->waiting_title, self->waiting);
  any |= show_box (self->finished_title, self->finished);
  gtk_widget_set_visible (self->games_title, any);
  gtk_widget_set_visible (self->invitation, !any);
  gtk_widget_set_visible (self->older, self->idle == 0 && !self->reading && self->paths != NULL &&
                                           self->paths[self->next] != NULL);
}

static void remove_table (TsTableCard *widget, TsStartPage *self);

static void
make_card (TsStartPage *self, TsTableInfo *info)
{
  Card *card = g_new0 (Card, 1);

  card->widget = ts_table_card_new (info);
  card->box = self->waiting;
  card->over = info->over;
  card->changed = info->changed;
  card->table = g_steal_pointer (&info->table);
  g_object_set_data_full (G_OBJECT (card->widget), "path", g_strdup (info->path), g_free);
  g_signal_connect (card->widget, "remove", G_CALLBACK (remove_table), self);
  gtk_box_append (card->box, GTK_WIDGET (card->widget));
  g_hash_table_replace (self->cards, g_strdup (info->path), card);
}

/* Puts a card behind all others of its box. */
static void
put_card (Card *card, GtkBox *box)
{
  g_autoptr (GtkWidget) widget = g_object_ref (GTK_WIDGET (card->widget));

  if (card->box == box) {
    if (gtk_widget_get_next_sibling (widget) != NULL)
      gtk_box_reorder_child_after (box, widget, gtk_widget_get_last_child (GTK_WIDGET (box)));
    return;
  }
  gtk_box_remove (card->box, widget);
  gtk_box_append (box, widget);
  card->box = box;
}

/* What was read is kept only of those on top: they are what is opened, and evenings are long. */
static void
show_card (TsStartPage *self, Card *card)
{
  gboolean on_top = !card->over && self->n_going++ < GOING_ON_TOP;

  if (card->over)
    put_card (card, self->finished);
  else
    put_card (card, on_top ? self->going : self->waiting);
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
 * new game. Who has gone elsewhere since the page was shown stays there. */
static void
begin (TsStartPage *self)
{
  gboolean is_untouched = self->begins && get_focus (self) == self->focus;
  gboolean has_finished = gtk_widget_get_first_child (GTK_WIDGET (self->finished)) != NULL;
  GtkBox *place = self->n_going > 0                 ? self->going
                  : self->was_shown && has_finished ? self->finished
                                                    : self->games;

  self->begins = FALSE;
  self->was_shown = TRUE;
  g_clear_weak_pointer (&self->focus);
  if (is_untouched)
    ts_focus_begin (GTK_WIDGET (place));
}

/* --- finding tables
 *
 * They are read one at a time, in another thread, those changed last first: so cards come one below the
 * other, and none moves under a finger. */

static gboolean
is_trash (TsStartPage *self, const char *path)
{
  return g_hash_table_contains (self->trash, path);
}

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

    if (!is_trash (self, path) && (card == NULL || card->changed != ts_table_list_time_changed (path))) {
      self->reading = TRUE;
      ts_table_info_read_async (path, self->list, on_read, g_object_ref (self));
      break;
    }
    if (!is_trash (self, path))
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
  if (g_strcmp0 (next_path (self), info->path) == 0 && !is_trash (self, info->path))
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

static void
show_older (TsStartPage *self)
{
  self->until += TABLES_AT_ONCE;
  show_tables (self);
}

/* --- taking tables away
 *
 * The file is moved once nobody can take it back any more: when the toast goes, or the program. */

static void
move_to_trash (TsStartPage *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (ts_table_list_trash (path, &error))
    return;
  /* Translators: %s is what the system says about it. */
  sentence = g_strdup_printf (_ ("The table could not be moved to the trash: %s"), error->message);
  tell (self, sentence);
  look_later (self);
}

static void
on_dismissed (AdwToast *toast, TsStartPage *self)
{
  const char *path = g_object_get_data (G_OBJECT (toast), "path");
  g_autofree char *key = NULL;

  if (g_hash_table_steal_extended (self->trash, path, (gpointer *) &key, NULL))
    move_to_trash (self, key);
}

static void
take_back (AdwToast *toast, TsStartPage *self)
{
  ts_start_page_keep (self, g_object_get_data (G_OBJECT (toast), "path"));
}

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
  g_autofree char *path = g_strdup (g_object_get_data (G_OBJECT (widget), "path"));
  g_autoptr (AdwToast) toast =
      ts_toast_new (GTK_WIDGET (self), _ ("The table was moved to the trash"), _ ("_Undo"));

  pass_focus_on (GTK_WIDGET (widget));
  g_hash_table_remove (self->cards, path);
  g_hash_table_add (self->trash, g_strdup (path));
  g_object_set_data_full (G_OBJECT (toast), "path", g_steal_pointer (&path), g_free);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (take_back), self, G_CONNECT_DEFAULT);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (on_dismissed), self, G_CONNECT_DEFAULT);
  g_signal_emit (self, signals[TELL], 0, toast);
  show_titles (self);
}

void
ts_start_page_keep (TsStartPage *self, const char *path)
{
  if (g_hash_table_remove (self->trash, path))
    look_later (self);
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
  look_later (self);
}

/* --- the page --- */

static void
ts_start_page_dispose (GObject *object)
{
  TsStartPage *self = TS_START_PAGE (object);
  g_autofree char **paths = (char **) g_hash_table_get_keys_as_array (self->trash, NULL);

  for (guint i = 0; paths[i] != NULL; i++)
    ts_table_list_trash (paths[i], NULL);
  g_hash_table_remove_all (self->trash);
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

  g_hash_table_unref (self->cards);
  g_hash_table_unref (self->trash);
  G_OBJECT_CLASS (ts_start_page_parent_class)->finalize (object);
}

static void
ts_start_page_class_init (TsStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_start_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = ts_start_page_finalize;
  widget_class->map = ts_start_page_map;
  signals[TELL] = g_signal_new ("tell", TS_TYPE_START_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, ADW_TYPE_TOAST);

  g_type_ensure (TS_TYPE_TILE_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tableside/Tableside/start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TsStartPage, invitation);
  gtk_widget_class_bind_template_child (widget_class, TsStartPage, going_title);
  gtk_widget_class_bind_template_child (widget_class, TsStartPage, going);
  gtk_widget_class_bind_template_child (widget_class, TsStartPage, games_title);
  gtk_widget_class_bind_template_child (widget_class, TsStartPage, games);
  gtk_widget_class_bind_template_child (widget_class, TsStartPage, waiting_title);
  gtk_widget_class_bind_template_child (widget_class, TsStartPage, waiting);
  gtk_widget_class_bind_template_child (widget_class, TsStartPage, finished_title);
  gtk_widget_class_bind_template_child (widget_class, TsStartPage, finished);
  gtk_widget_class_bind_template_child (widget_class, TsStartPage, older);
  gtk_widget_class_bind_template_callback (widget_class, show_older);
}

static void
ts_start_page_init (TsStartPage *self)
{
  self->cards = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_card);
  self->trash = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ts_start_page_set_games (TsStartPage *self, const TsGame *const *games)
{
  self->list = games;
  for (guint i = 0; games[i] != NULL; i++)
    gtk_box_append (self->games, ts_game_tile_new (games[i]));
}

void
ts_start_page_show_games (TsStartPage *self)
{
  self->begins = FALSE;
  gtk_widget_child_focus (GTK_WIDGET (self->games), GTK_DIR_TAB_FORWARD);
}
