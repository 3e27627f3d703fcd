#include "play-page.h"

#include "adjust-dialog.h"
#include "config.h"
#include "dice-dialog.h"
#include "export.h"
#include "form-dialog.h"
#include "games/boards.h"
#include "history-dialog.h"
#include "ordinary.h"
#include "plain-board.h"
#include "press-guard.h"
#include "prompt-band.h"
#include "put-back-card.h"
#include "standings.h"
#include "tally-page.h"
#include "why-dialog.h"
#include "widgets/seat.h"
#include "widgets/toast.h"

#include <glib/gi18n-lib.h>

#define CONTROL GDK_CONTROL_MASK
#define SHIFT   GDK_SHIFT_MASK

struct _TsPlayPage {
  AdwNavigationPage parent_instance;

  AdwBreakpoint *wide;
  AdwBreakpoint *low;
  AdwBreakpoint *tight;
  AdwHeaderBar *header;
  AdwWindowTitle *title;
  GtkButton *history_button;
  GtkBox *notices;
  TsPromptBand *band;
  TsPutBackCard *put_back;
  GtkBox *body;
  TsStandings *standings;
  AdwToastOverlay *toasts;
  AdwBin *place;
  GtkButton *ordinary;
  GtkLabel *ordinary_label;
  GMenu *menu;
  GMenu *by_hand;

  TsTable *table;
  TsBoard *board;
  TsPressGuard guard;
  gboolean is_tight;
  gboolean quiet; /* several entries are said as one deed */
};

enum {
  PLAY_AGAIN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TsPlayPage, ts_play_page, ADW_TYPE_NAVIGATION_PAGE)

static void on_changed (TsPlayPage *self);

static TsSession *
session_of (TsPlayPage *self)
{
  return ts_table_get_session (self->table);
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

static gboolean
is_over (TsPlayPage *self)
{
  TsView view = ts_session_view (session_of (self));

  return ts_view_is_over (&view);
}

/* The one place where something is said to the table. When the game comes to its end by itself, the result
 * opens; what the table ended by hand can be undone here first. */
static gboolean
say_quietly (TsPlayPage *self, JsonObject *entry, GError **error)
{
  TsSession *session = session_of (self);
  gboolean was_over = is_over (self);

  if (!ts_table_say (self->table, entry, error))
    return FALSE;
  if (!was_over && is_over (self) && ts_session_outcome (session).verb->apply != NULL &&
      ts_session_outcome (session).verb != &ts_verb_end)
    gtk_widget_activate_action (GTK_WIDGET (self), "play.result", NULL);
  return TRUE;
}

/* A refusal is a sentence for the people. */
static gboolean
say (TsPlayPage *self, JsonObject *entry)
{
  g_autoptr (GError) error = NULL;

  if (!say_quietly (self, entry, &error))
    tell (self, error->message, NULL, NULL, 0);
  return error == NULL;
}

/* Says entries as one deed, up to the first refusal: the page shows only where they lead. Returns how many
 * were said. */
static guint
say_all (TsPlayPage *self, GPtrArray *entries)
{
  g_autoptr (GError) error = NULL;
  guint done = 0;

  self->quiet = TRUE;
  while (done < entries->len && say_quietly (self, entries->pdata[done], &error))
    done++;
  self->quiet = FALSE;
  if (done > 0)
    on_changed (self);
  if (error != NULL)
    tell (self, error->message, NULL, NULL, 0);
  return done;
}

static gboolean
say_verb (TsPlayPage *self, const char *verb)
{
  g_autoptr (JsonObject) entry = json_object_new ();

  json_object_set_string_member (entry, "do", verb);
  return say (self, entry);
}

/* A press counts only if it was meant for what the page shows now. */
static gboolean
is_meant (TsPlayPage *self)
{
  return ts_press_guard_admits (&self->guard, g_get_monotonic_time ());
}

/* Says "undo" or "redo" up to `n` times as one deed: the page shows only where it leads. Returns how often it
 * was done, and the changes in `effects`. */
static guint
say_repeatedly (TsPlayPage *self, const char *verb, guint n, GArray *effects)
{
  guint done = 0;

  self->quiet = TRUE;
  while (done < n && say_verb (self, verb)) {
    TsOutcome outcome = ts_session_outcome (session_of (self));

    g_array_append_vals (effects, outcome.effects, outcome.n_effects);
    done++;
  }
  self->quiet = FALSE;
  if (done > 0)
    on_changed (self);
  return done;
}

/* The two ways through the evening: an undo and a redo for each entry. */
typedef struct {
  const char *verb;
  const char *heading; /* over what to move on the table */
  const char *button;  /* the way back */
  const char *action;
} Way;

static const Way backwards = { "undo", N_ ("Put back on the table:"), N_ ("Redo"), "play.bring-back" };
static const Way forwards = { "redo", N_ ("Do again on the table:"), N_ ("Undo"), "play.take-back" };

/* What came of it; `sentence` is that of the one entry, where it was one. (transfer full) */
static char *
tell_way (const Way *way, guint n, const char *sentence)
{
  if (n > 1 && way == &backwards)
    return g_strdup_printf (ngettext ("%u entry taken back.", "%u entries taken back.", n), n);
  if (n > 1)
    return g_strdup_printf (ngettext ("%u entry counts again.", "%u entries count again.", n), n);
  if (way == &backwards)
    /* Translators: %s is a sentence of the history, as in “Taken back: Ann takes 3 × Donut.” */
    return g_strdup_printf (_ ("Taken back: %s"), sentence);
  /* Translators: %s is a sentence of the history, as in “Counts again: Ann takes 3 × Donut.” */
  return g_strdup_printf (_ ("Counts again: %s"), sentence);
}

/* Takes back the newest `n` entries in force, or puts those that were taken back last in force again. */
static void
go (TsPlayPage *self, const Way *way, guint n)
{
  TsSession *session = session_of (self);
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (TsEffect));
  g_autofree char *sentence = NULL;
  g_autofree char *text = NULL;
  TsView view;

  n = say_repeatedly (self, way->verb, n, effects);
  if (n == 0)
    return;
  view = ts_session_view (session); /* what it was before does not stand any more */
  sentence = ts_session_tell (session, ts_session_n_records (session) - (way == &forwards));
  text = tell_way (way, n, sentence);
  ts_put_back_card_show (self->put_back, _ (way->heading), &view, (TsEffect *) (gpointer) effects->data,
                         effects->len);
  tell (self, text, _ (way->button), way->action, n);
}

/* --- actions --- */

static void
undo (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  if (is_meant (TS_PLAY_PAGE (widget)))
    go (TS_PLAY_PAGE (widget), &backwards, 1);
}

static void
redo (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  if (is_meant (TS_PLAY_PAGE (widget)))
    go (TS_PLAY_PAGE (widget), &forwards, 1);
}

static void
take_back (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  go (TS_PLAY_PAGE (widget), &backwards, g_variant_get_uint32 (target));
}

static void
bring_back (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  go (TS_PLAY_PAGE (widget), &forwards, g_variant_get_uint32 (target));
}

static void
end (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  TsPlayPage *self = TS_PLAY_PAGE (widget);

  if (is_meant (self) && say_verb (self, "end"))
    tell (self, _ ("The game has ended."), _ ("Undo"), "play.take-back", 1);
}

/* A board that has the dice on it throws them there. Those that are typed in have a dialog. */
static void
throw_dice (TsPlayPage *self, const TsVerb *verb, int who)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  gboolean by_hand = g_settings_get_enum (settings, "dice") != 0;
  AdwDialog *dialog;

  if (!by_hand && ts_board_throw (self->board, verb, who))
    return;
  dialog = ts_dice_dialog_new (verb, who, gtk_label_get_label (self->ordinary_label), by_hand);
  g_signal_connect_object (dialog, "say", G_CALLBACK (say), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
say_ordinary (TsPlayPage *self, const TsVerb *verb, int who)
{
  g_autoptr (JsonObject) entry = ts_ordinary_entry (verb, who);

  say (self, entry);
}

static void
ordinary (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  TsPlayPage *self = TS_PLAY_PAGE (widget);
  TsView view = ts_session_view (session_of (self));
  int who;
  const TsVerb *verb = ts_ordinary_verb (&view, &who);

  if (!is_meant (self))
    return;
  if (ts_view_is_over (&view))
    gtk_widget_activate_action (widget, "play.result", NULL);
  else if (verb == NULL)
    return;
  else if (ts_dice_dialog_field (verb) != NULL)
    throw_dice (self, verb, who);
  else
    say_ordinary (self, verb, who);
}

static void
on_take_back (TsPlayPage *self, guint record)
{
  go (self, &backwards, ts_session_n_records (session_of (self)) - record);
}

/* Whatever can be said now, in a plain form. */
static void
by_hand (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  TsPlayPage *self = TS_PLAY_PAGE (widget);
  TsView view = ts_session_view (session_of (self));
  int verb = ts_game_verb (view.game, g_variant_get_string (target, NULL));
  AdwDialog *dialog;

  if (verb < 0)
    return;
  dialog = ts_form_dialog_new (session_of (self), &view.game->verbs[verb]);
  g_signal_connect_object (dialog, "say", G_CALLBACK (say), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, widget);
}

static void
on_play_again (TsPlayPage *self)
{
  g_signal_emit (self, signals[PLAY_AGAIN], 0);
}

static void
result (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  TsPlayPage *self = TS_PLAY_PAGE (widget);
  GtkWidget *pages = gtk_widget_get_ancestor (widget, ADW_TYPE_NAVIGATION_VIEW);
  AdwNavigationPage *page = ts_tally_page_new (self->table);

  g_signal_connect_object (page, "play-again", G_CALLBACK (on_play_again), self, G_CONNECT_SWAPPED);
  adw_navigation_view_push (ADW_NAVIGATION_VIEW (pages), page);
}

static void export (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  TsPlayPage *self = TS_PLAY_PAGE (widget);

  ts_export_score_sheet (session_of (self), g_variant_get_string (target, NULL), self->toasts);
}

static void
history (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  TsPlayPage *self = TS_PLAY_PAGE (widget);
  AdwDialog *dialog = ts_history_dialog_new (self->table);

  g_signal_connect_object (dialog, "take-back", G_CALLBACK (on_take_back), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, widget);
}

static void
on_correct (TsPlayPage *self, GPtrArray *entries)
{
  guint done = say_all (self, entries);

  if (done == entries->len)
    tell (self, _ ("Corrected."), _ ("Undo"), "play.take-back", done);
}

static void
correct_number (TsPlayPage *self, int seat, int counter)
{
  AdwDialog *dialog = ts_adjust_dialog_new (self->table, seat, counter);

  g_signal_connect_object (dialog, "correct", G_CALLBACK (on_correct), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
correct (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  TsView view = ts_session_view (session_of (TS_PLAY_PAGE (widget)));

  correct_number (TS_PLAY_PAGE (widget), MAX (ts_view_state (&view)->turn, 0), -1);
}

static void
on_line (TsPlayPage *self, int seat, const char *line)
{
  ts_board_point_out (self->board, seat, line);
}

static void
why (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  TsPlayPage *self = TS_PLAY_PAGE (widget);
  TsView view = ts_session_view (session_of (self));
  const char *counter;
  AdwDialog *dialog;
  int seat;

  g_variant_get (target, "(i&s)", &seat, &counter);
  dialog = ts_why_dialog_new (self->table, seat, ts_game_counter (view.game, counter),
                              ts_board_can_point_out (self->board));
  g_signal_connect_object (dialog, "correct", G_CALLBACK (correct_number), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "line", G_CALLBACK (on_line), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, widget);
}

/* --- what is shown --- */

static void
update_actions (TsPlayPage *self, const TsView *view)
{
  TsSession *session = session_of (self);
  gboolean writes = !ts_table_is_read_only (self->table);
  gboolean tallied = view->game->running_tally || ts_view_is_over (view);
  GtkWidget *widget = GTK_WIDGET (self);
  int who;

  gtk_widget_action_set_enabled (widget, "play.undo", writes && ts_session_n_records (session) > 0);
  gtk_widget_action_set_enabled (widget, "play.redo", writes && ts_session_n_taken_back (session) > 0);
  gtk_widget_action_set_enabled (widget, "play.take-back", writes);
  gtk_widget_action_set_enabled (widget, "play.bring-back", writes);
  gtk_widget_action_set_enabled (widget, "play.correct", writes);
  gtk_widget_action_set_enabled (widget, "play.end", writes && !ts_view_is_over (view));
  gtk_widget_action_set_enabled (widget, "play.by-hand", writes && !ts_view_is_over (view));
  gtk_widget_action_set_enabled (widget, "play.result", tallied);
  gtk_widget_action_set_enabled (widget, "play.export", tallied);
  gtk_widget_action_set_enabled (widget, "play.ordinary",
                                 ts_view_is_over (view) || (writes && ts_ordinary_verb (view, &who) != NULL));
}

static void
update_colour (TsPlayPage *self, const TsView *view)
{
  int seat = ts_prompt_band_seat (view);

  ts_seat_set_colour (GTK_WIDGET (self), seat != TS_NOBODY ? ts_seat_colour (view->header, seat) : NULL);
}

/* The button has the colour of the seat that it stands for, where that is not the turn's. */
static void
update_ordinary (TsPlayPage *self, const TsView *view)
{
  g_autofree char *label = ts_ordinary_label (view, !ts_table_is_read_only (self->table));
  int who;

  gtk_label_set_label (self->ordinary_label, label);
  ts_ordinary_verb (view, &who);
  ts_seat_set_colour (GTK_WIDGET (self->ordinary),
                      who != TS_NOBODY ? ts_seat_colour (view->header, who) : NULL);
}

static void
update_by_hand (TsPlayPage *self, const TsView *view)
{
  g_menu_remove_all (self->by_hand);
  for (const TsVerb *verb = view->game->verbs; verb->id != NULL; verb++)
    if (!ts_view_is_over (view) && ts_view_possible (view, verb)) {
      g_autoptr (GMenuItem) item = g_menu_item_new (_ (verb->label), NULL);

      g_menu_item_set_action_and_target (item, "play.by-hand", "s", verb->id);
      g_menu_append_item (self->by_hand, item);
    }
}

/* Where it is tight, a button that only hints at the board gives its place to the board. */
static void
show_ordinary (TsPlayPage *self)
{
  GtkWidget *ordinary = GTK_WIDGET (self->ordinary);

  gtk_widget_set_visible (ordinary, !self->is_tight || gtk_widget_get_sensitive (ordinary));
}

static void
update (TsPlayPage *self)
{
  TsView view = ts_session_view (session_of (self));

  ts_prompt_band_update (self->band, self->board);
  ts_standings_update (self->standings, &view);
  update_colour (self, &view);
  update_ordinary (self, &view);
  update_actions (self, &view);
  show_ordinary (self);
  update_by_hand (self, &view);
}

/* Widgets remember which of their children had the focus: here the next one begins at the first. */
static void
forget_focus (GtkWidget *widget)
{
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  gtk_widget_set_focus_child (widget, NULL);
  if (child != NULL)
    forget_focus (child);
}

/* Keys are for the big button, or if there is nothing to press for the board. */
static void
take_focus (TsPlayPage *self)
{
  if (gtk_widget_grab_focus (GTK_WIDGET (self->ordinary)))
    return;
  forget_focus (GTK_WIDGET (self->place));
  gtk_widget_child_focus (GTK_WIDGET (self->place), GTK_DIR_TAB_FORWARD);
}

/* The widget that had the focus may be gone or insensitive by now; keys must still find the page. */
static void
keep_focus (TsPlayPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (root != NULL && (focus == NULL || !gtk_widget_is_sensitive (focus) || !gtk_widget_get_mapped (focus)))
    take_focus (self);
}

static void
on_changed (TsPlayPage *self)
{
  if (self->quiet)
    return;
  ts_press_guard_changed (&self->guard, g_get_monotonic_time ());
  ts_put_back_card_hide (self->put_back);
  adw_toast_overlay_dismiss_all (self->toasts); /* what it offers is not there any more */
  update (self);
  ts_board_update (self->board);
  keep_focus (self);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), ts_prompt_band_get_prompt (self->band),
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
on_say (TsPlayPage *self, JsonObject *entry)
{
  if (is_meant (self))
    say (self, entry);
}

static void
on_say_all (TsPlayPage *self, GPtrArray *entries)
{
  if (is_meant (self))
    say_all (self, entries);
}

/* Keys that do something once, however long they are held. Others, such as arrows, may repeat. */
static gboolean
on_key_pressed (TsPlayPage *self, guint key, guint code G_GNUC_UNUSED, GdkModifierType state)
{
  gboolean acts = (state & GDK_CONTROL_MASK) != 0 || key == GDK_KEY_Return || key == GDK_KEY_KP_Enter ||
                  key == GDK_KEY_ISO_Enter || key == GDK_KEY_space || key == GDK_KEY_KP_Space;

  return acts && !ts_press_guard_key_down (&self->guard, key);
}

static void
on_key_released (TsPlayPage *self, guint key)
{
  ts_press_guard_key_up (&self->guard, key);
}

/* A key that went down here and up in a dialog is not held any more. */
static void
on_focus_left (TsPlayPage *self)
{
  ts_press_guard_key_up (&self->guard, self->guard.held);
}

static void
set_class (TsPlayPage *self, const char *class, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (GTK_WIDGET (self), class);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), class);
}

/* Wide: the standings are a column beside the board. Large: there is room for larger type. Tight: the text is
 * so large for the height that only what is needed now is shown around the board. On a phone the header bar
 * has room for undo and redo only; the rest is in the menu. A low window has the column, too. */
static void
fit (TsPlayPage *self)
{
  GtkWidget *bin = adw_navigation_page_get_child (ADW_NAVIGATION_PAGE (self));
  AdwBreakpoint *now = adw_breakpoint_bin_get_current_breakpoint (ADW_BREAKPOINT_BIN (bin));
  gboolean wide = now == self->wide || now == self->low;
  gboolean small = now == NULL || now == self->tight;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->body),
                                  wide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  ts_standings_set_column (self->standings, wide);
  adw_header_bar_set_show_title (self->header, !small);
  gtk_widget_set_visible (GTK_WIDGET (self->history_button), !small);
  self->is_tight = now == self->tight;
  ts_prompt_band_set_short (self->band, self->is_tight);
  show_ordinary (self);
  set_class (self, "large", !small && now != self->low);
  set_class (self, "tight", self->is_tight);
}

static void
on_understood (AdwBanner *banner)
{
  adw_banner_set_revealed (banner, FALSE);
}

static void
show_notices (TsPlayPage *self)
{
  const char *const *notices = ts_table_get_notices (self->table);

  for (guint i = 0; notices[i] != NULL; i++) {
    GtkWidget *banner = adw_banner_new (notices[i]);

    adw_banner_set_use_markup (ADW_BANNER (banner), FALSE);
    adw_banner_set_revealed (ADW_BANNER (banner), TRUE);
    adw_banner_set_button_label (ADW_BANNER (banner), _ ("_Understood"));
    g_signal_connect (banner, "button-clicked", G_CALLBACK (on_understood), NULL);
    gtk_box_append (self->notices, banner);
  }
}

static void
set_board (TsPlayPage *self)
{
  TsView view = ts_session_view (session_of (self));

  self->board = ts_boards_new (view.game);
  if (self->board == NULL)
    self->board = ts_plain_board_new ();
  gtk_widget_set_vexpand (GTK_WIDGET (self->board), TRUE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->board), !ts_table_is_read_only (self->table));
  g_signal_connect_swapped (self->board, "say", G_CALLBACK (on_say), self);
  g_signal_connect_swapped (self->board, "say-all", G_CALLBACK (on_say_all), self);
  g_signal_connect_swapped (self->board, "retold", G_CALLBACK (ts_prompt_band_update), self->band);
  adw_bin_set_child (self->place, GTK_WIDGET (self->board));
  ts_board_set_session (self->board, session_of (self));
}

TsPlayPage *
ts_play_page_new (TsTable *table)
{
  TsPlayPage *self = g_object_new (TS_TYPE_PLAY_PAGE, NULL);
  TsView view = ts_session_view (ts_table_get_session (table));

  self->table = g_object_ref (table);
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), _ (view.game->title));
  adw_window_title_set_title (self->title, _ (view.game->title));
  show_notices (self);
  set_board (self);
  update (self);
  g_signal_connect_object (table, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  return self;
}

TsTable *
ts_play_page_get_table (TsPlayPage *self)
{
  return self->table;
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

  g_clear_object (&self->table);
  G_OBJECT_CLASS (ts_play_page_parent_class)->dispose (object);
}

static void
ts_play_page_class_init (TsPlayPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_play_page_dispose;
  signals[PLAY_AGAIN] =
      g_signal_new ("play-again", TS_TYPE_PLAY_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (TS_TYPE_PROMPT_BAND);
  g_type_ensure (TS_TYPE_PUT_BACK_CARD);
  g_type_ensure (TS_TYPE_STANDINGS);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tableside/Tableside/play-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TsPlayPage, wide);
  gtk_widget_class_bind_template_child (widget_class, TsPlayPage, low);
  gtk_widget_class_bind_template_child (widget_class, TsPlayPage, tight);
  gtk_widget_class_bind_template_child (widget_class, TsPlayPage, header);
  gtk_widget_class_bind_template_child (widget_class, TsPlayPage, title);
  gtk_widget_class_bind_template_child (widget_class, TsPlayPage, history_button);
  gtk_widget_class_bind_template_child (widget_class, TsPlayPage, notices);
  gtk_widget_class_bind_template_child (widget_class, TsPlayPage, band);
  gtk_widget_class_bind_template_child (widget_class, TsPlayPage, put_back);
  gtk_widget_class_bind_template_child (widget_class, TsPlayPage, body);
  gtk_widget_class_bind_template_child (widget_class, TsPlayPage, standings);
  gtk_widget_class_bind_template_child (widget_class, TsPlayPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, TsPlayPage, place);
  gtk_widget_class_bind_template_child (widget_class, TsPlayPage, ordinary);
  gtk_widget_class_bind_template_child (widget_class, TsPlayPage, ordinary_label);
  gtk_widget_class_bind_template_child (widget_class, TsPlayPage, menu);
  gtk_widget_class_bind_template_child (widget_class, TsPlayPage, by_hand);
  gtk_widget_class_bind_template_callback (widget_class, fit);

  gtk_widget_class_install_action (widget_class, "play.ordinary", NULL, ordinary);
  gtk_widget_class_install_action (widget_class, "play.undo", NULL, undo);
  gtk_widget_class_install_action (widget_class, "play.redo", NULL, redo);
  gtk_widget_class_install_action (widget_class, "play.take-back", "u", take_back);
  gtk_widget_class_install_action (widget_class, "play.bring-back", "u", bring_back);
  gtk_widget_class_install_action (widget_class, "play.history", NULL, history);
  gtk_widget_class_install_action (widget_class, "play.why", "(is)", why);
  gtk_widget_class_install_action (widget_class, "play.correct", NULL, correct);
  gtk_widget_class_install_action (widget_class, "play.by-hand", "s", by_hand);
  gtk_widget_class_install_action (widget_class, "play.result", NULL, result);
  gtk_widget_class_install_action (widget_class, "play.export", "s", export);
  gtk_widget_class_install_action (widget_class, "play.end", NULL, end);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "play.ordinary", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, 0, "play.ordinary", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, 0, "play.ordinary", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, CONTROL, "play.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, CONTROL | SHIFT, "play.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_h, CONTROL, "play.history", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_k, CONTROL, "play.correct", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_t, CONTROL, "play.result", NULL);
}

static void
ts_play_page_init (TsPlayPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  /* A blueprint cannot name a menu inside of a menu. */
  g_menu_insert_submenu (self->menu, 1, _ ("_Enter by Hand"), G_MENU_MODEL (self->by_hand));
  fit (self);
  g_signal_connect (self, "shown", G_CALLBACK (take_focus), NULL);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (on_key_released), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (on_focus_left), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}
