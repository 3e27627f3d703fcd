#include "table-card.h"

#include "app/art.h"
#include "config.h"
#include "widgets/seat.h"

#include <glib/gi18n-lib.h>

struct _TsTableCard {
  AdwBin parent_instance;

  GtkWidget *open;
  TsArt *art;
  GtkLabel *title;
  GtkLabel *when;
  GtkWidget *crown;
  GtkLabel *prompt;
  AdwWrapBox *players;
};

G_DEFINE_FINAL_TYPE (TsTableCard, ts_table_card, ADW_TYPE_BIN)

enum {
  REMOVE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- words --- */

/* The day as people say it. (transfer full) */
static char *
tell_day (GDateTime *time)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) today = g_date_time_new_local (
      g_date_time_get_year (now), g_date_time_get_month (now), g_date_time_get_day_of_month (now), 0, 0, 0);
  g_autoptr (GDateTime) yesterday = g_date_time_add_days (today, -1);
  g_autoptr (GDateTime) week = g_date_time_add_days (today, -6);

  if (g_date_time_compare (time, today) >= 0)
    return g_strdup (_ ("Today"));
  if (g_date_time_compare (time, yesterday) >= 0)
    return g_strdup (_ ("Yesterday"));
  if (g_date_time_compare (time, week) >= 0)
    return g_date_time_format (time, "%A");
  if (g_date_time_get_year (time) == g_date_time_get_year (now))
    /* Translators: a day of this year, such as “May 3”; see g_date_time_format(). */
    return g_date_time_format (time, _ ("%B %-e"));
  /* Translators: a day of another year, such as “May 3, 2025”; see g_date_time_format(). */
  return g_date_time_format (time, _ ("%B %-e, %Y"));
}

static const char *
title_of (const TsTableInfo *info)
{
  if (info->game != NULL)
    return _ (info->game->title);
  return info->game_id != NULL ? info->game_id : _ ("Unknown game");
}

/* --- what is shown --- */

static void
add_player (TsTableCard *self, const char *name, const char *colour, int seat)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  GtkWidget *label = gtk_label_new (name);

  if (colour != NULL)
    gtk_box_append (GTK_BOX (box), ts_seat_mark_new (colour, seat, 16));
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), label);
  adw_wrap_box_append (self->players, box);
}

static void
show_players (TsTableCard *self, const TsTableInfo *info)
{
  TsPlayer players[TS_MAX_SEATS] = { 0 };
  TsHeader header = { .game = info->game, .players = players };
  guint n_colours = g_strv_length (info->colours); /* 0: the table cannot be opened */

  g_assert (n_colours <= TS_MAX_SEATS);
  for (guint i = 0; i < n_colours; i++)
    players[i].colour = info->colours[i][0] != '\0' ? info->colours[i] : NULL;
  header.n_players = n_colours;
  for (guint i = 0; info->names[i] != NULL; i++)
    add_player (self, info->names[i], n_colours > 0 ? ts_seat_colour (&header, (int) i) : NULL, (int) i);
}

/* A screen reader says which table it is, then what stands there. */
static void
name_button (TsTableCard *self, const TsTableInfo *info)
{
  g_autofree char *names = g_strjoinv (_ (", "), info->names);
  /* Translators: first a game's title, then the names of who plays. */
  g_autofree char *name = g_strdup_printf (_ ("%s: %s"), title_of (info), names);
  const char *state = info->prompt != NULL ? info->prompt : info->problem;

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->open), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, state, -1);
}

static void
show_info (TsTableCard *self, const TsTableInfo *info)
{
  GDateTime *time = info->over && info->created != NULL ? info->created : info->modified;
  g_autofree char *day = time != NULL ? tell_day (time) : NULL;

  if (info->game_id != NULL)
    ts_art_set_game (self->art, info->game_id);
  gtk_label_set_label (self->title, title_of (info));
  gtk_label_set_label (self->when, day != NULL ? day : "");
  gtk_label_set_label (self->prompt, info->prompt != NULL ? info->prompt : info->problem);
  gtk_widget_set_visible (self->crown, info->over);
  if (info->over)
    gtk_widget_add_css_class (GTK_WIDGET (self), "over");
  show_players (self, info);
  name_button (self, info);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->open), "s", info->path);
}

/* --- taking it away --- */

static void
remove_card (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  g_signal_emit (widget, signals[REMOVE], 0);
}

/* A quick stroke to the side, not one on the way up or down. */
static void
on_swipe (TsTableCard *self, double x, double y)
{
  if (ABS (x) > 600 && ABS (x) > 3 * ABS (y))
    g_signal_emit (self, signals[REMOVE], 0);
}

static void
ts_table_card_class_init (TsTableCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[REMOVE] =
      g_signal_new ("remove", TS_TYPE_TABLE_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (TS_TYPE_ART);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tableside/Tableside/table-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TsTableCard, open);
  gtk_widget_class_bind_template_child (widget_class, TsTableCard, art);
  gtk_widget_class_bind_template_child (widget_class, TsTableCard, title);
  gtk_widget_class_bind_template_child (widget_class, TsTableCard, when);
  gtk_widget_class_bind_template_child (widget_class, TsTableCard, crown);
  gtk_widget_class_bind_template_child (widget_class, TsTableCard, prompt);
  gtk_widget_class_bind_template_child (widget_class, TsTableCard, players);

  gtk_widget_class_install_action (widget_class, "card.remove", NULL, remove_card);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "card.remove", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Delete, 0, "card.remove", NULL);
}

static void
ts_table_card_init (TsTableCard *self)
{
  GtkGesture *swipe = gtk_gesture_swipe_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (swipe), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (swipe), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (swipe, "swipe", G_CALLBACK (on_swipe), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (swipe));
}

TsTableCard *
ts_table_card_new (const TsTableInfo *info)
{
  TsTableCard *self = g_object_new (TS_TYPE_TABLE_CARD, NULL);

  show_info (self, info);
  return self;
}
