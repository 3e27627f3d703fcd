#include "play-page.h"

#include "app/dialogs/dice-dialog.h"
#include "app/pace/clock-bar.h"
#include "config.h"
#include "default-action.h"
#include "deed-sounds.h"
#include "default-button.h"
#include "entry-menu.h"
#include "hands.h"
#include "keyboard.h"
#include "notices.h"
#include "page-actions.h"
#include "page-shape.h"
#include "press-guard.h"
#include "reminder-bar.h"
#include "table-board.h"
#include "table-controller.h"
#include "waiting-sign.h"
#include "widgets/dice.h"
#include "widgets/grow.h"
#include "widgets/notice.h"
#include "widgets/scroll-into-view.h"
#include "widgets/seat.h"
#include "widgets/style.h"
#include "widgets/toast.h"

#include <glib/gi18n-lib.h>

struct _TsPlayPage {
  TsTablePage parent_instance;

  TsPageShape shape;
  AdwWindowTitle *title;
  TsWaitingSign *waiting;
  TsReminderBar *reminder;
  GtkBox *notices;
  GtkBox *by_seat; /* the standings, then the clocks */
  AdwBanner *stranded;
  TsPromptBand *band;
  TsUndoChecklistCard *undo_checklist;
  TsHands hands;
  AdwToastOverlay *toasts;
  AdwBin *place;
  TsDefaultButton *default_button;
  GMenu *menu;
  GMenu *by_hand;

  TsTableController *controller;
  TsBoard *board;
  TsBoard *former; /* that has just made room for it, or NULL */
  char *people;    /* as the board names them */
  TsPressGuard guard;
  TsKeyboard keyboard;
};

enum {
  FAILED,
  BUSY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TsPlayPage, ts_play_page, TS_TYPE_TABLE_PAGE)

static TsSession *
session_of (TsPlayPage *self)
{
  return ts_table_controller_get_session (self->controller);
}

static gboolean
is_over (TsPlayPage *self)
{
  TsView view = ts_session_view (session_of (self));

  return ts_view_is_over (&view);
}

static TsTable *
table_of (TsPlayPage *self)
{
  return ts_table_controller_get_table (self->controller);
}

/* --- saying --- */

/* Shows a sentence for a moment, with a button for an action of the page. */
static void
tell (TsPlayPage *self, const char *sentence, const char *button, const char *action, guint target)
{
  AdwToast *toast = ts_toast_new (GTK_WIDGET (self), sentence, button);

  if (action != NULL) {
    adw_toast_set_detailed_action_name (toast, action);
    adw_toast_set_action_target (toast, "u", target);
  }
  adw_toast_overlay_dismiss_all (self->toasts);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* A press counts only if it was meant for what the page shows now. */
static gboolean
is_meant (TsPlayPage *self)
{
  return ts_press_guard_admits (&self->guard, g_get_monotonic_time ());
}

static void
go (TsPlayPage *self, TsDirection way, guint n)
{
  ts_table_controller_go (self->controller, way, n);
}

static void
on_went (TsPlayPage *self, TsDirection way, const char *sentence, guint n, GArray *movements)
{
  TsView view = ts_session_view (session_of (self));

  ts_hands_tell_way (&self->hands, &view, way == TS_BACKWARDS, sentence, n, movements);
}

static void
on_did (TsPlayPage *self, GArray *movements)
{
  TsView view = ts_session_view (session_of (self));
  g_autofree char *told = ts_board_tell_by_hand (self->board);

  ts_hands_tell_deed (&self->hands, &view, told, movements);
}

/* A refusal is told for a moment; that nothing can be written down any more stays until something can. Where
 * the page is not to be seen any more, the window tells it. */
static void
on_failed (TsPlayPage *self, const char *sentence)
{
  if (ts_table_is_stranded (table_of (self)))
    ts_notice_show (self->stranded, sentence, _ ("Save a Cop_y…"));
  else
    tell (self, sentence, NULL, NULL, 0);
  g_signal_emit (self, signals[FAILED], 0, sentence);
}

static void
on_settled (TsPlayPage *self, JsonObject *entry, gboolean in_force)
{
  ts_board_settle (self->board, entry, in_force);
  if (self->former != NULL)
    ts_board_settle (self->former, entry, in_force);
}

/* A press was taken, so a second tap of the same finger is not another one, however slow the disk is; or all
 * is done that was said. */
static void
on_busy (TsPlayPage *self)
{
  gboolean is_busy = ts_table_controller_is_busy (self->controller);

  if (is_busy)
    ts_press_guard_changed (&self->guard, g_get_monotonic_time ());
  ts_waiting_sign_set (self->waiting, is_busy);
  g_signal_emit (self, signals[BUSY], 0);
}

/* --- actions --- */

/* Undo or redo. */
static void
step (GtkWidget *widget, const char *name, GVariant *target G_GNUC_UNUSED)
{
  TsDirection way = g_str_equal (name, "play.undo") ? TS_BACKWARDS : TS_FORWARDS;

  if (is_meant (TS_PLAY_PAGE (widget)))
    ts_table_controller_step (TS_PLAY_PAGE (widget)->controller, way);
}

static void
take_back (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  go (TS_PLAY_PAGE (widget), TS_BACKWARDS, g_variant_get_uint32 (target));
}

static void
bring_back (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  go (TS_PLAY_PAGE (widget), TS_FORWARDS, g_variant_get_uint32 (target));
}

static void
end (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  TsPlayPage *self = TS_PLAY_PAGE (widget);

  if (is_meant (self))
    ts_table_controller_say_verb (self->controller, "end");
}

/* A number that is typed for the step before is not silently lost. */
static void
type_early (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  TsPlayPage *self = TS_PLAY_PAGE (widget);

  if (!ts_table_is_read_only (table_of (self))) /* which on_press() has told */
    ts_table_controller_refuse_press (self->controller);
}

static void
run_default (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  TsPlayPage *self = TS_PLAY_PAGE (widget);

  if (!is_meant (self))
    return;
  ts_keyboard_answered (&self->keyboard);
  if (is_over (self))
    gtk_widget_activate_action (widget, "play.result", NULL);
  else
    ts_default_action_run (self->board, self->controller, widget,
                           ts_default_button_get_text (self->default_button));
}

static void
open_result (TsPlayPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "play.result", NULL);
}

/* Dice that decided the game are looked at until somebody goes on to the result. */
static gboolean
is_decided_by_dice (TsPlayPage *self)
{
  return ts_dice_dialog_field (ts_session_outcome (session_of (self)).verb) != NULL;
}

static void
on_ended (TsPlayPage *self)
{
  if (!is_decided_by_dice (self))
    open_result (self);
}

/* --- what is shown --- */

/* Whether the table is shown as it was at a moment of the evening. */
static gboolean
is_past (TsPlayPage *self)
{
  return ts_table_get_moment (table_of (self)) != NULL;
}

static void
update_default_button (TsPlayPage *self)
{
  gboolean writes = !ts_table_is_read_only (table_of (self));

  ts_default_button_update (self->default_button, self->board, writes);
  gtk_widget_set_visible (GTK_WIDGET (self->default_button), !is_past (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "play.default",
                                 is_over (self) || ts_default_action_is_there (self->board, writes));
}

static void
update_colour (TsPlayPage *self, const TsView *view)
{
  int seat = ts_prompt_band_seat (view);

  ts_seat_set_colour (GTK_WIDGET (self), seat != TS_NOBODY ? ts_seat_colour (view->header, seat) : NULL);
}

static void
update (TsPlayPage *self)
{
  TsView view = ts_session_view (session_of (self));

  ts_prompt_band_update (self->band, self->board);
  ts_standings_update (self->shape.standings, &view);
  update_colour (self, &view);
  update_default_button (self);
  ts_page_actions_update (GTK_WIDGET (self), table_of (self));
  ts_reminder_bar_update (self->reminder, self->board,
                          !is_over (self) && !ts_table_is_read_only (table_of (self)));
  ts_entry_menu_list (self->by_hand, &view);
}

static void
on_begun (TsPlayPage *self)
{
  ts_table_controller_rest (self->controller);
}

/* The control that had the focus may be gone. */
static void
on_closed (TsPlayPage *self)
{
  ts_table_controller_rest (self->controller);
  ts_hands_done (&self->hands);
  ts_keyboard_follow (&self->keyboard);
}

/* Those that still have to fall: each kind has a 1. */
static GtkWidget *
find_dice (GtkWidget *widget)
{
  gboolean awaited =
      TS_IS_DICE (widget) && gtk_widget_get_mapped (widget) && ts_dice_awaits (TS_DICE (widget), 1);
  GtkWidget *dice = awaited ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && dice == NULL;
       child = gtk_widget_get_next_sibling (child))
    dice = find_dice (child);
  return dice;
}

/* It takes its room from the board: dice that lie low there are scrolled to, as they are tapped next. */
static void
on_revealed (TsPlayPage *self)
{
  GtkWidget *dice = find_dice (ts_board_get_asked (self->board));

  if (dice != NULL)
    ts_scroll_just_into_view (dice);
}

static gboolean
is_answered (TsPlayPage *self)
{
  gboolean is = is_meant (self);

  if (is)
    ts_keyboard_answered (&self->keyboard);
  return is;
}

static gboolean
on_say (TsPlayPage *self, JsonObject *entry)
{
  return is_answered (self) && ts_table_controller_say (self->controller, entry);
}

static gboolean
on_say_all (TsPlayPage *self, GPtrArray *entries)
{
  return is_answered (self) && ts_table_controller_say_all (self->controller, entries);
}

static gboolean
on_say_counted (TsPlayPage *self, JsonObject *entry, int seat, int counter)
{
  return is_meant (self) && ts_table_controller_say_counted (self->controller, entry, seat, counter);
}

/* A page that the board turns itself is new to everybody, too. */
static void
on_turned (TsPlayPage *self)
{
  ts_press_guard_changed (&self->guard, g_get_monotonic_time ());
}

/* Where nothing can be said, no page opens for it. */
static gboolean
on_press (TsPlayPage *self)
{
  gboolean writes = !ts_table_is_read_only (table_of (self));

  if (!writes)
    tell (self, _ ("This table can only be looked at."), NULL, NULL, 0);
  return !writes || !is_meant (self);
}

static void
fit (TsPlayPage *self)
{
  ts_page_shape_fit (&self->shape, ADW_NAVIGATION_PAGE (self), &self->hands);
}

static void
set_board (TsPlayPage *self)
{
  TsView view = ts_session_view (session_of (self));

  self->board = ts_table_board_new (view.game);
  self->people = ts_seat_tell_people (view.header);
  ts_style_set (self, "past", is_past (self));
  /* A form may keep the board for longer than the page. */
  g_signal_connect_object (self->board, "say", G_CALLBACK (on_say), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "say-all", G_CALLBACK (on_say_all), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "say-counted", G_CALLBACK (on_say_counted), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "press", G_CALLBACK (on_press), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "retold", G_CALLBACK (ts_prompt_band_update), self->band,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "offered", G_CALLBACK (update_default_button), self,
                           G_CONNECT_SWAPPED);
  adw_bin_set_child (self->place, GTK_WIDGET (self->board));
  ts_keyboard_set_board (&self->keyboard, self->board);
  ts_table_page_set_board (TS_TABLE_PAGE (self), self->board);
  ts_board_set_session (self->board, session_of (self));
  g_signal_connect_object (self->board, "turned", G_CALLBACK (on_turned), self, G_CONNECT_SWAPPED);
}

/* A board names people where it was made: for others there is a new one. Whoever has said so by the former
 * one has yet to hear what came of it. */
static void
follow_people (TsPlayPage *self)
{
  g_autofree char *before = g_steal_pointer (&self->people);
  TsView view = ts_session_view (session_of (self));

  g_clear_object (&self->former);
  self->people = ts_seat_tell_people (view.header);
  if (g_str_equal (before, self->people))
    return;
  self->former = g_object_ref (self->board);
  g_free (self->people);
  set_board (self);
}

/* Who has won is said once: by the result that opens, where one does. */
static void
on_changed (TsPlayPage *self, gboolean ends)
{
  TsOutcome outcome = ts_session_outcome (session_of (self));

  ts_press_guard_changed (&self->guard, g_get_monotonic_time ());
  ts_hands_rest (&self->hands);
  adw_banner_set_revealed (self->stranded, FALSE);
  adw_toast_overlay_dismiss_all (self->toasts); /* what it offers is not there any more */
  follow_people (self);
  update (self);
  ts_board_update (self->board, &outcome);
  ts_keyboard_follow (&self->keyboard);
  if (!ends || is_decided_by_dice (self))
    gtk_accessible_announce (GTK_ACCESSIBLE (self), ts_prompt_band_get_prompt (self->band),
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

TsPlayPage *
ts_play_page_new (TsTable *table)
{
  TsPlayPage *self = g_object_new (TS_TYPE_PLAY_PAGE, NULL);
  TsView view = ts_session_view (ts_table_get_session (table));

  self->controller = ts_table_controller_new (table);
  ts_deed_sounds_follow (self->controller);
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), _ (view.game->title));
  adw_window_title_set_title (self->title, _ (view.game->title));
  ts_notices_show (self->notices, table);
  gtk_box_append (self->by_seat, ts_clock_bar_new (table, self->toasts));
  ts_table_page_set_table (TS_TABLE_PAGE (self), table, self->toasts);
  set_board (self);
  if (!ts_table_is_read_only (table))
    ts_prompt_band_teach (self->band);
  update (self);
  g_signal_connect_object (self->controller, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->controller, "tell", G_CALLBACK (tell), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->controller, "settled", G_CALLBACK (on_settled), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->controller, "failed", G_CALLBACK (on_failed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->controller, "did", G_CALLBACK (on_did), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->controller, "went", G_CALLBACK (on_went), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->controller, "ended", G_CALLBACK (on_ended), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self, "phones", G_CALLBACK (ts_standings_set_phones), self->shape.standings,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->controller, "busy", G_CALLBACK (on_busy), self, G_CONNECT_SWAPPED);
  return self;
}

TsTable *
ts_play_page_get_table (TsPlayPage *self)
{
  return table_of (self);
}

gboolean
ts_play_page_is_busy (TsPlayPage *self)
{
  return ts_table_controller_is_busy (self->controller);
}

TsBoard *
ts_play_page_get_board (TsPlayPage *self)
{
  return self->board;
}

/* --- the class --- */

static void
ts_play_page_dispose (GObject *object)
{
  TsPlayPage *self = TS_PLAY_PAGE (object);

  g_clear_object (&self->controller);
  g_clear_object (&self->former);
  g_clear_pointer (&self->people, g_free);
  G_OBJECT_CLASS (ts_play_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (TS_TYPE_DEFAULT_BUTTON);
  g_type_ensure (TS_TYPE_GROW);
  g_type_ensure (TS_TYPE_PROMPT_BAND);
  g_type_ensure (TS_TYPE_REMINDER_BAR);
  g_type_ensure (TS_TYPE_UNDO_CHECKLIST_CARD);
  g_type_ensure (TS_TYPE_WAITING_SIGN);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tableside/Tableside/play-page.ui");
  ts_page_shape_bind (widget_class, G_STRUCT_OFFSET (TsPlayPage, shape));
  gtk_widget_class_bind_template_child (widget_class, TsPlayPage, title);
  gtk_widget_class_bind_template_child (widget_class, TsPlayPage, waiting);
  gtk_widget_class_bind_template_child (widget_class, TsPlayPage, reminder);
  gtk_widget_class_bind_template_child (widget_class, TsPlayPage, notices);
  gtk_widget_class_bind_template_child (widget_class, TsPlayPage, by_seat);
  gtk_widget_class_bind_template_child (widget_class, TsPlayPage, stranded);
  gtk_widget_class_bind_template_child (widget_class, TsPlayPage, band);
  gtk_widget_class_bind_template_child (widget_class, TsPlayPage, undo_checklist);
  gtk_widget_class_bind_template_child (widget_class, TsPlayPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, TsPlayPage, place);
  gtk_widget_class_bind_template_child (widget_class, TsPlayPage, default_button);
  gtk_widget_class_bind_template_child (widget_class, TsPlayPage, menu);
  gtk_widget_class_bind_template_child (widget_class, TsPlayPage, by_hand);
  gtk_widget_class_bind_template_callback (widget_class, fit);
  gtk_widget_class_bind_template_callback (widget_class, on_begun);
  gtk_widget_class_bind_template_callback (widget_class, on_closed);
  gtk_widget_class_bind_template_callback (widget_class, on_revealed);
  gtk_widget_class_bind_template_callback (widget_class, ts_toast_place);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "play.default", NULL, run_default);
  gtk_widget_class_install_action (widget_class, "play.type-early", NULL, type_early);
  gtk_widget_class_install_action (widget_class, "play.undo", NULL, step);
  gtk_widget_class_install_action (widget_class, "play.redo", NULL, step);
  gtk_widget_class_install_action (widget_class, "play.take-back", "u", take_back);
  gtk_widget_class_install_action (widget_class, "play.bring-back", "u", bring_back);
  gtk_widget_class_install_action (widget_class, "play.end", NULL, end);
}

static void
ts_play_page_class_init (TsPlayPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ts_play_page_dispose;
  signals[FAILED] = g_signal_new ("failed", TS_TYPE_PLAY_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[BUSY] =
      g_signal_new ("busy", TS_TYPE_PLAY_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  bind_template (GTK_WIDGET_CLASS (klass));
  install_actions (GTK_WIDGET_CLASS (klass));
}

static void
ts_play_page_init (TsPlayPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->hands = (TsHands) { .band = self->band, .list = self->undo_checklist };
  /* A blueprint cannot name a menu inside of a menu. */
  g_menu_insert_submenu (self->menu, 1, _ ("_Enter by Hand"), G_MENU_MODEL (self->by_hand));
  fit (self);
  ts_keyboard_watch (&self->keyboard, self, self->default_button, self->place);
  ts_press_guard_watch (&self->guard, GTK_WIDGET (self), GTK_WIDGET (self->place));
}
