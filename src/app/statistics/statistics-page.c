#include "statistics-page.h"

#include "app/archive/choice.h"
#include "app/dialogs/export.h"
#include "app/start/table-card.h"
#include "config.h"
#include "pictures.h"
#include "referee/name.h"
#include "statistics-card.h"
#include "stats/bg-stats.h"
#include "stats/pace-tell.h"
#include "stats/plays-csv.h"
#include "stats/stats-rows.h"
#include "widgets/drop-down.h"
#include "widgets/grow.h"
#include "widgets/tile-layout.h"
#include "widgets/title.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define CARD_WIDTH 420

struct _TsStatisticsPage {
  AdwNavigationPage parent_instance;

  AdwToastOverlay *toasts;
  GtkDropDown *game;
  GtkDropDown *person;
  GtkDropDown *year;
  AdwBin *parts;

  const TsGame *const *games;
  TsArchive *archive;
  guint idle; /* they have to be made again; a source, or 0 */
};

G_DEFINE_FINAL_TYPE (TsStatisticsPage, ts_statistics_page, ADW_TYPE_NAVIGATION_PAGE)

/* --- what is shown --- */

static TsStats *
new_stats (TsStatisticsPage *self)
{
  GListModel *tables = ts_archive_get_tables (self->archive);
  g_autoptr (GPtrArray) plays = g_ptr_array_new ();
  const TsStatsWanted wanted = {
    .person = ts_choice_get (self->person),
    .game = ts_choice_get_game (self->game, self->games),
    .year = ts_choice_get_year (self->year),
  };

  for (guint i = 0; i < g_list_model_get_n_items (tables); i++) {
    g_autoptr (TsArchived) table = g_list_model_get_item (tables, i);
    const TsTableInfo *info = ts_archived_get_info (table);

    if (info->play != NULL)
      g_ptr_array_add (plays, info->play);
  }
  return ts_stats_new (plays, &wanted);
}

/* Where there is nothing to tell there is no card. */
static void
add_card (GtkWidget *cards,
          const TsStats *stats,
          char *title,
          GtkWidget *(*picture) (const TsStats *),
          GPtrArray *rows)
{
  g_autofree char *owned = title;
  g_autoptr (GPtrArray) owned_rows = rows;

  if (rows->len > 1)
    gtk_box_append (GTK_BOX (cards), ts_statistics_card_new (title, picture (stats), rows));
}

/* --- one evening --- */

/* Those that were played by rounds, newest first; they belong to the tables. (transfer full) */
static GPtrArray *
find_evenings (const TsStats *stats)
{
  GPtrArray *evenings = g_ptr_array_new ();

  for (guint i = stats->plays->len; i-- > 0;)
    if (ts_play_n_rounds (stats->plays->pdata[i]) > 1)
      g_ptr_array_add (evenings, stats->plays->pdata[i]);
  return evenings;
}

/* (transfer full) */
static char *
tell_evening (const TsPlay *play, gboolean timed)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (play->began);
  g_autofree char *day = time != NULL ? ts_table_card_tell_day (time) : NULL;
  g_autofree char *clock = day != NULL && timed ? ts_pace_tell_time (play->began) : NULL;

  if (clock != NULL)
    /* Translators: the title of a game, a day and a time of day: when it began */
    return g_strdup_printf (_ ("%s: %s, %s"), play->title, day, clock);
  return day != NULL ? g_strdup_printf (_ ("%s: %s"), play->title, day) : g_strdup (play->title);
}

/* How many have been told so by now. */
static guint
count_alike (GHashTable *alike, const char *name)
{
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (alike, name)) + 1;

  g_hash_table_insert (alike, g_strdup (name), GUINT_TO_POINTER (n));
  return n;
}

/* Several of a day with the time, too; those that are alike even then, or say no time, are counted. (transfer
 * full) */
static GtkStringList *
tell_evenings (const GPtrArray *evenings)
{
  GtkStringList *names = gtk_string_list_new (NULL);
  g_autoptr (GHashTable) days = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) alike = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < evenings->len; i++) {
    g_autofree char *day = tell_evening (evenings->pdata[i], FALSE);

    count_alike (days, day);
  }
  for (guint i = 0; i < evenings->len; i++) {
    g_autofree char *day = tell_evening (evenings->pdata[i], FALSE);
    gboolean alone = GPOINTER_TO_UINT (g_hash_table_lookup (days, day)) == 1;
    g_autofree char *name = tell_evening (evenings->pdata[i], !alone);
    guint n = count_alike (alike, name);

    /* Translators: an evening of play, and a number that tells it from others that are called the same */
    gtk_string_list_take (names, n > 1 ? g_strdup_printf (_ ("%s (%u)"), name, n) : g_strdup (name));
  }
  return names;
}

/* (transfer floating) */
static GtkWidget *
new_choice (GtkStringList *names)
{
  GtkWidget *choice = gtk_drop_down_new (g_object_ref (G_LIST_MODEL (names)), NULL);

  ts_drop_down_wrap (GTK_DROP_DOWN (choice));
  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (choice), TRUE);
  gtk_widget_set_halign (choice, GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Evenings"), -1);
  return choice;
}

/* The tables may have changed since, and so which evenings there are. */
static void
on_chosen (TsStatisticsPage *self, GParamSpec *property G_GNUC_UNUSED, GtkDropDown *choice)
{
  g_autoptr (TsStats) stats = new_stats (self);
  g_autoptr (GPtrArray) evenings = find_evenings (stats);
  guint place = gtk_drop_down_get_selected (choice);
  g_autoptr (GPtrArray) rows = NULL;

  if (place >= evenings->len)
    return;
  rows = ts_play_rows (evenings->pdata[place]);
  ts_statistics_card_change (gtk_widget_get_parent (GTK_WIDGET (choice)),
                             ts_picture_rounds (stats, evenings->pdata[place]), rows);
}

/* The newest one, or which somebody chooses. */
static void
add_rounds (TsStatisticsPage *self, GtkWidget *cards, const TsStats *stats)
{
  g_autoptr (GPtrArray) evenings = find_evenings (stats), rows = NULL;
  g_autoptr (GtkStringList) names = NULL;
  GtkWidget *card, *choice;

  if (evenings->len == 0)
    return;
  names = tell_evenings (evenings);
  rows = ts_play_rows (evenings->pdata[0]);
  card = ts_statistics_card_new (_ ("After each round"), ts_picture_rounds (stats, evenings->pdata[0]), rows);
  choice = new_choice (names);
  g_signal_connect_object (choice, "notify::selected", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
  gtk_box_insert_child_after (GTK_BOX (card), choice, gtk_widget_get_first_child (card));
  gtk_box_append (GTK_BOX (cards), card);
}

/* --- all of it --- */

/* Where somebody is asked for, seats are that person's. (transfer full) */
static char *
tell_seats (const TsStats *stats, const char *game)
{
  const TsPerson *first = stats->persons->pdata[0];
  g_autofree char *name = ts_name_tell (first->name);

  if (first->wanted)
    /* Translators: a player's name, and the title of a game */
    return g_strdup_printf (_ ("Seats of %s: %s"), name, game);
  /* Translators: %s is the title of a game */
  return g_strdup_printf (_ ("Seats: %s"), game);
}

static GtkWidget *
new_cards (TsStatisticsPage *self, const TsStats *stats)
{
  GtkWidget *cards = ts_tile_box_new (CARD_WIDTH, 2, 18);
  const TsPlay *most = ts_most_played (stats)->like;

  add_card (cards, stats, g_strdup (_ ("Who wins")), ts_picture_wins, ts_stats_person_rows (stats));
  if (stats->periods->len > 1) /* one point is no line */
    add_card (cards, stats, g_strdup (_ ("Wins over time")), ts_picture_periods,
              ts_stats_period_rows (stats));
  add_card (cards, stats, g_strdup (_ ("Who is ahead of whom")), ts_picture_pairs,
            ts_stats_pair_rows (stats));
  add_rounds (self, cards, stats);
  /* Translators: %s is the title of a game */
  add_card (cards, stats, g_strdup_printf (_ ("Points: %s"), most->title), ts_picture_points,
            ts_stats_score_rows (stats, most));
  add_card (cards, stats, g_strdup (_ ("Games")), ts_picture_games, ts_stats_game_rows (stats));
  add_card (cards, stats, g_strdup (_ ("Luck of the dice")), ts_picture_dice, ts_stats_dice_rows (stats));
  add_card (cards, stats, tell_seats (stats, most->title), ts_picture_seats,
            ts_stats_seat_rows (stats, most));
  return cards;
}

static GtkWidget *
new_parts (TsStatisticsPage *self, const TsStats *stats)
{
  GtkWidget *parts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);

  gtk_box_append (GTK_BOX (parts), ts_picture_figures (stats));
  gtk_box_append (GTK_BOX (parts), new_cards (self, stats));
  return parts;
}

static GtkWidget *
new_nothing (void)
{
  return g_object_new (ADW_TYPE_STATUS_PAGE, "icon-name", "ts-statistics-symbolic", "title",
                       _ ("Nothing to Count Yet"), "description",
                       _ ("What was played to the end counts here."), NULL);
}

static gboolean
make_again (gpointer page)
{
  TsStatisticsPage *self = page;
  g_autoptr (TsStats) stats = new_stats (self);

  self->idle = 0;
  adw_bin_set_child (self->parts, stats->plays->len > 0 ? new_parts (self, stats) : new_nothing ());
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "statistics.export", stats->plays->len > 0);
  return G_SOURCE_REMOVE;
}

/* Once, however much changes meanwhile. */
static void
show (TsStatisticsPage *self)
{
  if (self->archive != NULL && self->idle == 0)
    self->idle = g_idle_add (make_again, self);
}

static void
on_looked (TsStatisticsPage *self)
{
  GListModel *tables = ts_archive_get_tables (self->archive);

  ts_choice_offer_people (self->person, tables);
  ts_choice_offer_years (self->year, tables);
  show (self);
}

/* --- taking it elsewhere --- */

static void export (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  TsStatisticsPage *self = TS_STATISTICS_PAGE (widget);
  const char *suffix = g_variant_get_string (target, NULL);
  g_autoptr (TsStats) stats = new_stats (self);
  char *text = g_str_equal (suffix, "csv") ? ts_plays_csv (stats) : ts_bg_stats_write (stats);
  g_autofree char *file = g_strdup_printf ("%s.%s", _ ("Statistics"), suffix);

  /* Translators: %s is the name of a file */
  ts_export_bytes (g_bytes_new_take (text, strlen (text)), _ ("Export"), file,
                   N_ ("The evenings are in “%s”."), self->toasts);
}

/* --- the class --- */

static void
ts_statistics_page_dispose (GObject *object)
{
  TsStatisticsPage *self = TS_STATISTICS_PAGE (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_object (&self->archive);
  G_OBJECT_CLASS (ts_statistics_page_parent_class)->dispose (object);
}

static void
ts_statistics_page_class_init (TsStatisticsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_statistics_page_dispose;
  g_type_ensure (TS_TYPE_GROW);
  ts_title_set_template (widget_class, "/org/tableside/Tableside/statistics-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TsStatisticsPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, TsStatisticsPage, game);
  gtk_widget_class_bind_template_child (widget_class, TsStatisticsPage, person);
  gtk_widget_class_bind_template_child (widget_class, TsStatisticsPage, year);
  gtk_widget_class_bind_template_child (widget_class, TsStatisticsPage, parts);
  gtk_widget_class_bind_template_callback (widget_class, show);
  gtk_widget_class_install_action (widget_class, "statistics.export", "s", export);
}

static void
ts_statistics_page_init (TsStatisticsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

TsStatisticsPage *
ts_statistics_page_new (const TsGame *const *games, TsArchive *archive)
{
  TsStatisticsPage *self = g_object_new (TS_TYPE_STATISTICS_PAGE, NULL);

  self->games = games;
  self->archive = g_object_ref (archive);
  ts_drop_down_wrap_after_first (self->person);
  ts_choice_offer_games (self->game, games);
  g_signal_connect_object (archive, "looked", G_CALLBACK (on_looked), self, G_CONNECT_SWAPPED);
  on_looked (self);
  return self;
}

void
ts_statistics_page_choose (TsStatisticsPage *self, const char *game, const char *person, const char *year)
{
  ts_choice_set (self->game, game);
  ts_choice_set (self->person, person);
  ts_choice_set (self->year, year);
}
