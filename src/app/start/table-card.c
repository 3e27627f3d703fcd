#include "table-card.h"

#include "app/art.h"
#include "config.h"
#include "referee/name.h"
#include "widgets/seat-name.h"
#include "widgets/seat.h"
#include "widgets/shrink.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

#define BUTTON 44 /* px that words leave to one */

struct _TsTableCard {
  AdwBin parent_instance;

  GtkWidget *open;
  TsArt *art;
  GtkLabel *title;
  GtkLabel *when;
  GtkWidget *crown;
  GtkLabel *prompt;
  AdwWrapBox *players;
  GtkWidget *trash;
  GtkWidget *folder;
  GtkWidget *again;
  GtkWidget *restore;

  char *path;
};

G_DEFINE_FINAL_TYPE (TsTableCard, ts_table_card, ADW_TYPE_BIN)

enum {
  REMOVE,
  RESTORE,
  FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- words --- */

char *
ts_table_card_tell_day (GDateTime *time)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) today = g_date_time_new_local (
      g_date_time_get_year (now), g_date_time_get_month (now), g_date_time_get_day_of_month (now), 0, 0, 0);
  g_autoptr (GDateTime) tomorrow = g_date_time_add_days (today, 1);
  g_autoptr (GDateTime) yesterday = g_date_time_add_days (today, -1);
  g_autoptr (GDateTime) week = g_date_time_add_days (today, -6);

  gboolean is_past = g_date_time_compare (time, tomorrow) < 0; /* unless a clock was wrong */

  if (is_past && g_date_time_compare (time, today) >= 0)
    return g_strdup (_ ("Today"));
  if (is_past && g_date_time_compare (time, yesterday) >= 0)
    return g_strdup (_ ("Yesterday"));
  if (is_past && g_date_time_compare (time, week) >= 0)
    return g_date_time_format (time, "%A");
  if (g_date_time_get_year (time) == g_date_time_get_year (now))
    /* Translators: a day of this year, as short as can be, such as “Nov 21”; see g_date_time_format().
     * xgettext:no-c-format */
    return g_date_time_format (time, _ ("%b %-e"));
  /* Translators: a day of another year, such as “Nov 21, 2025”; see g_date_time_format(). */
  return g_date_time_format (time, _ ("%b %-e, %Y"));
}

char *
ts_table_card_tell_title (const TsTableInfo *info)
{
  if (info->play != NULL)
    return g_strdup (info->play->title);
  if (info->game != NULL)
    return g_strdup (_ (info->game->title));
  return info->game_id != NULL ? g_strdup (info->game_id) : g_filename_display_basename (info->path);
}

/* What stands at the table, or why nobody knows. */
static const char *
tell_state (const TsTableInfo *info)
{
  if (info->prompt != NULL)
    return info->prompt;
  return info->game_id != NULL ? info->problem : _ ("This file is no table of Tableside.");
}

/* (transfer full) */
static char *
format_or_nothing (GDateTime *time, const char *format)
{
  return time != NULL ? g_date_time_format (time, format) : g_strdup ("");
}

char *
ts_table_card_tell_words (const TsTableInfo *info)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (ts_table_info_time (info));
  g_autofree char *title = ts_table_card_tell_title (info);
  g_autofree char *names = g_strjoinv (" ", info->names);
  g_autofree char *file = g_filename_display_basename (info->path);
  g_autofree char *played = format_or_nothing (time, "%A %-e %B %Y %F");
  g_autofree char *changed = format_or_nothing (info->modified, "%A %-e %B %Y %F");
  g_autofree char *day = time != NULL ? ts_table_card_tell_day (time) : g_strdup ("");

  return g_strjoin (" ", title, names, played, changed, day, file, NULL);
}

/* --- what is shown --- */

static void
add_player (TsTableCard *self, const TsHeader *header, int seat, gboolean opens)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);

  if (opens)
    gtk_box_append (GTK_BOX (box), ts_seat_mark_new (ts_seat_colour (header, seat), seat, 16));
  gtk_box_append (GTK_BOX (box), ts_seat_name_new (header, seat, NULL));
  adw_wrap_box_append (self->players, box);
}

/* A table that cannot be opened says no colours, and may say any number of names. */
static void
show_players (TsTableCard *self, const TsTableInfo *info)
{
  guint n_colours = g_strv_length (info->colours);
  TsHeader header = { .game = info->game, .n_players = g_strv_length (info->names) };
  g_autofree TsPlayer *players = g_new0 (TsPlayer, header.n_players);

  g_assert (n_colours <= header.n_players);
  header.players = players;
  for (guint i = 0; i < header.n_players; i++)
    players[i].name = info->names[i];
  for (guint i = 0; i < n_colours; i++)
    players[i].colour = info->colours[i][0] != '\0' ? info->colours[i] : NULL;
  for (int seat = 0; seat < (int) header.n_players; seat++)
    add_player (self, &header, seat, n_colours > 0);
}

char *
ts_table_card_tell_table (const TsTableInfo *info)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (ts_table_info_time (info));
  g_autofree char *title = ts_table_card_tell_title (info);
  g_autofree char *names = ts_name_list ((const char *const *) info->names);
  /* Translators: first a game's title, then the names of who plays. */
  g_autofree char *table =
      info->names[0] != NULL ? g_strdup_printf (_ ("%s: %s"), title, names) : g_strdup (title);
  g_autofree char *day = time != NULL ? ts_table_card_tell_day (time) : NULL;
  g_autofree char *hour = format_or_nothing (time, _ ("%H:%M"));

  if (day == NULL)
    return g_steal_pointer (&table);
  /* Translators: spoken: a game and who plays, the day, the time of day */
  return g_strdup_printf (_ ("%s, %s, %s"), table, day, hour);
}

/* A screen reader says which table it is, then what stands there. */
static void
name_button (TsTableCard *self, const TsTableInfo *info)
{
  g_autofree char *table = ts_table_card_tell_table (info);
  /* Translators: %s is a table: a game, and who plays */
  g_autofree char *trash = g_strdup_printf (_ ("Move to the Trash: %s"), table);
  /* Translators: %s is a table, or the name of a file */
  g_autofree char *folder = g_strdup_printf (_ ("Show in Its Folder: %s"), table);
  /* Translators: %s is a table: a game, and who plays */
  g_autofree char *again = g_strdup_printf (_ ("Play Again: %s"), table);

  ts_set_tooltip (self->trash, trash);
  ts_set_tooltip (self->again, again);
  ts_set_tooltip (self->folder, folder);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->open), GTK_ACCESSIBLE_PROPERTY_LABEL, table,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, tell_state (info), -1);
}

static void
show_info (TsTableCard *self, const TsTableInfo *info)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (ts_table_info_time (info));
  g_autofree char *day = time != NULL ? ts_table_card_tell_day (time) : NULL;
  g_autofree char *title = ts_table_card_tell_title (info);

  gtk_widget_set_visible (GTK_WIDGET (self->art), info->game != NULL);
  if (info->game != NULL)
    ts_art_set_game (self->art, info->game_id);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->when, day != NULL ? day : "");
  gtk_label_set_label (self->prompt, tell_state (info));
  gtk_widget_set_visible (self->crown, info->over);
  if (info->play == NULL) {
    gtk_widget_set_visible (self->folder, TRUE);
    gtk_widget_set_margin_end (GTK_WIDGET (self->prompt), BUTTON);
  }
  if (info->over) {
    gtk_widget_add_css_class (GTK_WIDGET (self), "over");
    gtk_widget_set_visible (self->again, TRUE);
    gtk_widget_set_margin_end (GTK_WIDGET (self->players), BUTTON);
  }
  show_players (self, info);
  name_button (self, info);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->open), "s", info->path);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->again), "s", info->path);
}

/* --- its file --- */

static void
on_shown (GObject *launcher, GAsyncResult *result, gpointer card)
{
  g_autoptr (TsTableCard) self = card;
  g_autoptr (GError) error = NULL;

  if (!gtk_file_launcher_open_containing_folder_finish (GTK_FILE_LAUNCHER (launcher), result, &error) &&
      !g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED))
    g_signal_emit (self, signals[FAILED], 0, error->message);
}

static void
show_folder (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  TsTableCard *self = TS_TABLE_CARD (widget);
  g_autoptr (GFile) file = g_file_new_for_path (self->path);
  g_autoptr (GtkFileLauncher) launcher = gtk_file_launcher_new (file);

  gtk_file_launcher_open_containing_folder (launcher, GTK_WINDOW (gtk_widget_get_root (widget)), NULL,
                                            on_shown, g_object_ref (self));
}

/* --- taking it away --- */

static void
remove_card (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  g_signal_emit (widget, signals[REMOVE], 0);
}

static void
restore_card (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  g_signal_emit (widget, signals[RESTORE], 0);
}

/* A quick stroke to the side, not one on the way up or down. */
static void
on_swipe (TsTableCard *self, double x, double y)
{
  if (ABS (x) > 600 && ABS (x) > 3 * ABS (y))
    g_signal_emit (self, signals[REMOVE], 0);
}

static void
ts_table_card_finalize (GObject *object)
{
  g_free (TS_TABLE_CARD (object)->path);
  G_OBJECT_CLASS (ts_table_card_parent_class)->finalize (object);
}

static void
ts_table_card_class_init (TsTableCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ts_table_card_finalize;

  signals[REMOVE] =
      g_signal_new ("remove", TS_TYPE_TABLE_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[RESTORE] =
      g_signal_new ("restore", TS_TYPE_TABLE_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", TS_TYPE_TABLE_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (TS_TYPE_ART);
  g_type_ensure (TS_TYPE_SHRINK);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tableside/Tableside/table-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TsTableCard, open);
  gtk_widget_class_bind_template_child (widget_class, TsTableCard, art);
  gtk_widget_class_bind_template_child (widget_class, TsTableCard, title);
  gtk_widget_class_bind_template_child (widget_class, TsTableCard, when);
  gtk_widget_class_bind_template_child (widget_class, TsTableCard, crown);
  gtk_widget_class_bind_template_child (widget_class, TsTableCard, prompt);
  gtk_widget_class_bind_template_child (widget_class, TsTableCard, players);
  gtk_widget_class_bind_template_child (widget_class, TsTableCard, folder);
  gtk_widget_class_bind_template_child (widget_class, TsTableCard, again);
  gtk_widget_class_bind_template_child (widget_class, TsTableCard, trash);
  gtk_widget_class_bind_template_child (widget_class, TsTableCard, restore);

  gtk_widget_class_install_action (widget_class, "card.show-folder", NULL, show_folder);
  gtk_widget_class_install_action (widget_class, "card.remove", NULL, remove_card);
  gtk_widget_class_install_action (widget_class, "card.restore", NULL, restore_card);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "card.remove", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Delete, 0, "card.remove", NULL);
}

static void
ts_table_card_init (TsTableCard *self)
{
  GtkGesture *swipe = gtk_gesture_swipe_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  ts_shrink_like_all (TS_SHRINK (gtk_widget_get_parent (GTK_WIDGET (self->title))));
  ts_text_hold_amounts (self->title);
  ts_text_hold_amounts (self->when);
  ts_text_hold_amounts (self->prompt);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (swipe), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (swipe), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (swipe, "swipe", G_CALLBACK (on_swipe), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (swipe));
}

TsTableCard *
ts_table_card_new (const TsTableInfo *info)
{
  TsTableCard *self = g_object_new (TS_TYPE_TABLE_CARD, NULL);

  self->path = g_strdup (info->path);
  show_info (self, info);
  return self;
}

TsTableCard *
ts_table_card_new_thrown (const TsTableInfo *info)
{
  TsTableCard *self = ts_table_card_new (info);
  g_autofree char *table = ts_table_card_tell_table (info);
  /* Translators: %s is a table: a game, and who plays */
  g_autofree char *restore = g_strdup_printf (_ ("Restore: %s"), table);
  /* Translators: %s is a table: a game, and who plays */
  g_autofree char *delete = g_strdup_printf (_ ("Delete for Good: %s"), table);

  ts_set_tooltip (self->restore, restore);
  ts_set_tooltip (self->trash, delete);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->open), GTK_ACCESSIBLE_PROPERTY_LABEL, restore, -1);
  gtk_widget_set_visible (self->restore, TRUE);
  gtk_widget_set_visible (self->again, FALSE);
  gtk_widget_set_visible (self->folder, FALSE);
  gtk_widget_set_margin_end (GTK_WIDGET (self->players), BUTTON);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (self->open), NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->open), "card.restore");
  return self;
}
