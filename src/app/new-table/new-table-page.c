#include "new-table-page.h"

#include "config.h"
#include "app/play/focus.h"
#include "option-list.h"
#include "player-list.h"
#include "referee/name.h"
#include "remembered.h"
#include "round-table.h"
#include "store/table-list.h"
#include "widgets/grow.h"
#include "widgets/seat.h"
#include "widgets/text.h"
#include "widgets/title.h"

#include <glib/gi18n-lib.h>

#define MARK_SIZE 24

struct _TsNewTablePage {
  AdwNavigationPage parent_instance;

  TsRoundTable *picture;
  GtkLabel *summary;
  GtkWidget *again;
  GtkBox *again_marks;
  GtkLabel *again_names;
  TsPlayerList *players;
  TsOptionList *options;
  GtkLabel *refusal;
  GtkWidget *start;
  GtkLabel *start_label;

  const TsGame *game;
  GSettings *settings;
  JsonObject *starting; /* the options of the table that is being made, or NULL */
  GtkWidget *pressed;   /* the button that began it, which takes no second press until it is made */
  guint nameless;       /* its players without a name, as bits */
  TsFocusKeeper keeper;
};

G_DEFINE_FINAL_TYPE (TsNewTablePage, ts_new_table_page, ADW_TYPE_NAVIGATION_PAGE)

enum {
  START,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
show_refusal (TsNewTablePage *self, const char *sentence)
{
  gtk_label_set_label (self->refusal, sentence ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), sentence != NULL);
  if (sentence != NULL)
    gtk_accessible_announce (GTK_ACCESSIBLE (self), sentence, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

/* --- starting --- */

static void
set_starting (TsNewTablePage *self, JsonObject *options)
{
  self->starting = options;
  gtk_widget_set_sensitive (self->start, options == NULL);
  gtk_widget_set_sensitive (self->again, options == NULL);
}

static void
remember (TsNewTablePage *self, TsTable *table, JsonObject *options)
{
  const TsHeader *header = ts_session_header (ts_table_get_session (table));

  ts_remembered_add (self->settings, self->game, header->players, header->n_players, self->nameless, options);
}

/* The button lost the keyboard with the press; unless it is somewhere else by now, it comes back. */
static void
refuse (TsNewTablePage *self, const char *sentence)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  show_refusal (self, sentence);
  if (root != NULL && gtk_root_get_focus (root) == NULL)
    gtk_widget_grab_focus (self->pressed);
}

/* Who has left the page meanwhile finds the table on the start page. */
static void
on_created (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer page)
{
  g_autoptr (TsNewTablePage) self = page;
  g_autoptr (GError) error = NULL;
  g_autoptr (TsTable) table = ts_table_list_create_finish (result, &error);
  g_autoptr (JsonObject) options = self->starting;

  set_starting (self, NULL);
  if (table != NULL)
    remember (self, table, options);
  else
    refuse (self, error->message);
  if (table != NULL && gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    g_signal_emit (self, signals[START], 0, table);
}

static void
start_table (TsNewTablePage *self, GtkWidget *pressed, GArray *players, guint nameless, JsonObject *options)
{
  const TsPlayer *all = (const TsPlayer *) (gconstpointer) players->data;

  if (self->starting != NULL)
    return;
  self->pressed = pressed;
  set_starting (self, json_object_ref (options));
  self->nameless = nameless;
  ts_table_list_create_async (self->game, all, players->len, options, on_created, g_object_ref (self));
}

static void
on_start (TsNewTablePage *self)
{
  guint nameless;
  g_autoptr (GArray) players = ts_player_list_get_players (self->players, &nameless);
  g_autoptr (JsonObject) options = ts_option_list_get_options (self->options);

  show_refusal (self, NULL);
  if (ts_player_list_check (self->players, NULL) && ts_option_list_check (self->options, NULL))
    start_table (self, self->start, players, nameless, options);
}

static void
on_again (TsNewTablePage *self)
{
  g_autoptr (GArray) players = ts_remembered_last_players (self->settings, self->game);
  g_autoptr (JsonObject) options = ts_remembered_last_options (self->settings, self->game);

  show_refusal (self, NULL);
  if (options == NULL)
    options = json_object_new ();
  /* Who was nobody to know the last time is so again; the others are known already. */
  start_table (self, self->again, players, ~0u, options);
}

/* --- showing --- */

/* The header that would begin; NULL while it could not, because two names are alike. */
static TsHeader *
header_of (TsNewTablePage *self, GArray *players)
{
  const TsGame *const games[] = { self->game, NULL };
  g_autoptr (JsonObject) object = ts_header_write (
      self->game, (const TsPlayer *) (gconstpointer) players->data, players->len, NULL, NULL, NULL);

  return ts_header_read (games, object, TRUE, NULL);
}

static void
on_players_changed (TsNewTablePage *self)
{
  guint nameless;
  g_autoptr (GArray) players = ts_player_list_get_players (self->players, &nameless);
  g_autoptr (TsHeader) header = header_of (self, players);
  /* Translators: the big button that begins a game; %u is how many play. */
  g_autofree char *label = g_strdup_printf (
      ngettext ("Start with %u player", "Start with %u players", players->len), players->len);

  ts_round_table_set_players (self->picture, (const TsPlayer *) (gconstpointer) players->data, players->len);
  if (header != NULL)
    ts_option_list_set_header (self->options, header);
  gtk_label_set_label (self->start_label, label);
  show_refusal (self, NULL);
}

static void
on_done (TsNewTablePage *self)
{
  gtk_widget_grab_focus (self->start);
}

/* "Same again" with those who played last, where the game still takes as many. */
static void
show_again (TsNewTablePage *self)
{
  g_autoptr (GArray) last = ts_remembered_last_players (self->settings, self->game);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  g_autofree char *list = NULL;

  if ((int) last->len < self->game->min_players || (int) last->len > self->game->max_players)
    return;
  for (guint i = 0; i < last->len; i++) {
    const TsPlayer *player = &g_array_index (last, TsPlayer, i);

    g_strv_builder_add (builder, player->name);
    if (player->colour != NULL)
      gtk_box_append (self->again_marks, ts_seat_mark_new (player->colour, (int) i, MARK_SIZE));
  }
  names = g_strv_builder_end (builder);
  list = ts_name_list ((const char *const *) names);
  gtk_label_set_label (self->again_names, list);
  gtk_widget_set_visible (self->again, TRUE);
}

/* --- the class --- */

static void
ts_new_table_page_shown (AdwNavigationPage *page)
{
  ts_player_list_begin (TS_NEW_TABLE_PAGE (page)->players);
}

static void
ts_new_table_page_dispose (GObject *object)
{
  TsNewTablePage *self = TS_NEW_TABLE_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TS_TYPE_NEW_TABLE_PAGE);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (ts_new_table_page_parent_class)->dispose (object);
}

static void
bind_parts (GtkWidgetClass *widget_class)
{
  ts_title_set_template (widget_class, "/org/tableside/Tableside/new-table-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TsNewTablePage, picture);
  gtk_widget_class_bind_template_child (widget_class, TsNewTablePage, summary);
  gtk_widget_class_bind_template_child (widget_class, TsNewTablePage, again);
  gtk_widget_class_bind_template_child (widget_class, TsNewTablePage, again_marks);
  gtk_widget_class_bind_template_child (widget_class, TsNewTablePage, again_names);
  gtk_widget_class_bind_template_child (widget_class, TsNewTablePage, players);
  gtk_widget_class_bind_template_child (widget_class, TsNewTablePage, options);
  gtk_widget_class_bind_template_child (widget_class, TsNewTablePage, refusal);
  gtk_widget_class_bind_template_child (widget_class, TsNewTablePage, start);
  gtk_widget_class_bind_template_child (widget_class, TsNewTablePage, start_label);
  gtk_widget_class_bind_template_callback (widget_class, on_start);
  gtk_widget_class_bind_template_callback (widget_class, on_again);
  gtk_widget_class_bind_template_callback (widget_class, on_players_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_done);
}

static void
ts_new_table_page_class_init (TsNewTablePageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ts_new_table_page_dispose;
  ADW_NAVIGATION_PAGE_CLASS (klass)->shown = ts_new_table_page_shown;
  g_type_ensure (TS_TYPE_GROW);
  g_type_ensure (TS_TYPE_OPTION_LIST);
  g_type_ensure (TS_TYPE_PLAYER_LIST);
  g_type_ensure (TS_TYPE_ROUND_TABLE);
  bind_parts (GTK_WIDGET_CLASS (klass));

  signals[START] = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, TS_TYPE_TABLE);
}

/* While a table is made, nothing is to be answered. */
static void
begin (gpointer page)
{
  gtk_widget_grab_focus (TS_NEW_TABLE_PAGE (page)->start);
}

static void
ts_new_table_page_init (TsNewTablePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ts_focus_keeper_watch (&self->keeper, self, begin, NULL, self);
  ts_text_hold_amounts (self);
  self->settings = g_settings_new (APP_ID);
}

TsNewTablePage *
ts_new_table_page_new (const TsGame *game)
{
  TsNewTablePage *self = g_object_new (TS_TYPE_NEW_TABLE_PAGE, "title", _ (game->title), NULL);
  g_autofree char *class = g_strconcat ("game-", game->id, NULL);
  g_autoptr (GArray) known = ts_remembered_players (self->settings);
  g_autoptr (JsonObject) last = ts_remembered_last_options (self->settings, game);

  self->game = game;
  gtk_widget_add_css_class (GTK_WIDGET (self), class);
  gtk_label_set_label (self->summary, _ (game->summary));
  ts_round_table_set_game (self->picture, game->id);
  ts_option_list_set_up (self->options, game, last);
  ts_player_list_set_up (self->players, game, known);
  show_again (self);
  return self;
}

const TsGame *
ts_new_table_page_get_game (TsNewTablePage *self)
{
  return self->game;
}
