#include "tally-page.h"

#include "app/art.h"
#include "app/dialogs/export.h"
#include "app/dialogs/print.h"
#include "app/play/focus.h"
#include "app/play/press-guard.h"
#include "app/play/prompt-band.h"
#include "confetti.h"
#include "config.h"
#include "referee/sight.h"
#include "paper/score-paper.h"
#include "referee/tally.h"
#include "store/result-link.h"
#include "store/score-sheet.h"
#include "tally-stage.h"
#include "tally-table.h"
#include "widgets/qr-code.h"
#include "widgets/seat.h"
#include "widgets/shrink.h"
#include "widgets/style.h"
#include "widgets/text.h"
#include "widgets/toast.h"

#include <glib/gi18n-lib.h>

#define SNUG_SHEET         400 /* sp: of the 980 from which on bars, sheet and code stand beside each other */
#define RISE_MILLISECONDS  700
#define PAUSE_MILLISECONDS 600

struct _TsTallyPage {
  AdwNavigationPage parent_instance;

  AdwToastOverlay *toasts;
  GtkLabel *heading;
  TsArt *picture;
  TsTallyStage *stage;
  GtkRevealer *details;
  GtkRevealer *take_home;
  AdwBin *sheet;
  AdwToggleGroup *kind;
  TsQrCode *qr;
  GtkLabel *code_says;
  TsConfetti *confetti;
  GtkWidget *back;
  GtkButton *again;
  AdwBreakpoint *small;
  AdwBreakpoint *snug;
  AdwBreakpoint *television;

  TsTable *table;
  TsSight sight; /* of it, as everybody sees it */
  gboolean is_over;
  GArray *lines; /* of TsTallyRow */
  guint line;    /* the one that is being told; their number: all are told */
  int before[TS_MAX_SEATS];
  AdwAnimation *rise;
  guint pause;
  TsFocusKeeper keeper;
};

enum {
  PLAY_AGAIN,
  WHY,
  UNDO,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TsTallyPage, ts_tally_page, ADW_TYPE_NAVIGATION_PAGE)

/* Whatever lies on the page is for everybody. */
static void
look (TsTallyPage *self)
{
  TsView all = ts_session_view (ts_table_get_session (self->table));

  ts_sight_clear (&self->sight);
  self->sight = ts_sight_of (&all, TS_NOBODY);
}

static TsView
view_of (TsTallyPage *self)
{
  return self->sight.view;
}

gboolean
ts_tally_page_is_told (TsTallyPage *self)
{
  return self->line >= self->lines->len;
}

/* --- the end of it --- */

static char *
tell_end (const TsView *view)
{
  if (ts_view_is_over (view))
    return ts_view_prompt (view);
  return g_strdup (_ ("If the game ended now"));
}

static void
show_colour (TsTallyPage *self, const TsView *view)
{
  int seat = ts_view_is_over (view) ? ts_prompt_band_seat (view) : TS_NOBODY;

  ts_seat_set_colour (GTK_WIDGET (self), seat != TS_NOBODY ? ts_seat_colour (view->header, seat) : NULL);
}

/* Whether the sheet takes more beside bars and code on a laptop than leaves the bars room, with names as
 * short as can be. */
static gboolean
is_too_wide (TsTallyPage *self)
{
  GtkSettings *settings = gtk_widget_get_settings (GTK_WIDGET (self));
  int liked;

  gtk_widget_measure (GTK_WIDGET (self->sheet), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &liked, NULL, NULL);
  return liked > adw_length_unit_to_px (ADW_LENGTH_UNIT_SP, SNUG_SHEET, settings);
}

/* Six players, or long labels, have no room beside each other on a laptop, either, with the code beside the
 * sheet. Where there is some left, the names are whole. */
static void
show_sheet (TsTallyPage *self, const TsView *view)
{
  gboolean is_narrow = !gtk_widget_has_css_class (GTK_WIDGET (self), "large");

  adw_bin_set_child (self->sheet, ts_tally_table_new (view, is_narrow));
  if (gtk_widget_has_css_class (GTK_WIDGET (self), "snug") && is_too_wide (self))
    adw_bin_set_child (self->sheet, ts_tally_table_new (view, TRUE));
  ts_tally_table_like_names (adw_bin_get_child (self->sheet));
}

/* --- the result to take home --- */

static gboolean
is_for_bg_stats (TsTallyPage *self)
{
  return g_strcmp0 (adw_toggle_group_get_active_name (self->kind), "bg-stats") == 0;
}

/* What the code holds: (transfer full) */
static char *
write_code (TsTallyPage *self)
{
  TsSession *session = ts_table_get_session (self->table);

  return is_for_bg_stats (self) ? ts_result_link (session, TS_NOBODY)
                                : ts_score_sheet_short (session, TS_NOBODY);
}

/* The text itself stands below it; a link is not for reading. */
static void
show_code (TsTallyPage *self)
{
  g_autofree char *code = NULL;

  if (self->table == NULL)
    return;
  code = write_code (self);
  ts_qr_code_set_text (self->qr, code);
  gtk_label_set_label (self->code_says, is_for_bg_stats (self)
                                            ? _ ("With this link BG Stats adds the game to your list.")
                                            : code);
}

static void
copy (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  TsTallyPage *self = TS_TALLY_PAGE (widget);
  g_autofree char *code = write_code (self);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), code);
  adw_toast_overlay_add_toast (self->toasts, ts_toast_new (widget, _ ("The result is copied."), NULL));
}

/* --- the end of it --- */

static void
show_end (TsTallyPage *self)
{
  TsView view = view_of (self);
  g_autofree char *heading = tell_end (&view);

  gtk_label_set_label (self->heading, heading);
  for (int seat = 0; seat < ts_view_state (&view)->n_seats; seat++) {
    ts_tally_stage_set_points (self->stage, seat, view.game->score (&view, seat), 0);
    ts_tally_stage_crown (self->stage, seat, ts_view_wins (&view, seat));
  }
  show_sheet (self, &view);
  show_code (self);
  gtk_revealer_set_reveal_child (self->details, TRUE);
  gtk_revealer_set_reveal_child (self->take_home, TRUE);
  show_colour (self, &view);
  gtk_widget_set_visible (GTK_WIDGET (self->again), ts_view_is_over (&view));
  gtk_widget_set_visible (GTK_WIDGET (self->kind), ts_view_is_over (&view));
}

static void
celebrate (TsTallyPage *self)
{
  TsView view = view_of (self);

  show_end (self);
  ts_press_guard_turned (self);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), gtk_label_get_label (self->heading),
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  if (ts_view_is_over (&view) && adw_get_enable_animations (GTK_WIDGET (self)))
    ts_confetti_throw (self->confetti);
}

/* --- line by line --- */

static void
rising (double part, gpointer data)
{
  TsTallyPage *self = data;
  const TsTallyRow *line;

  if (ts_tally_page_is_told (self))
    return;
  line = &g_array_index (self->lines, TsTallyRow, self->line);
  for (guint seat = 0; seat < ts_session_header (ts_table_get_session (self->table))->n_players; seat++)
    ts_tally_stage_set_points (self->stage, (int) seat, self->before[seat] + part * line->points[seat],
                               line->points[seat]);
}

static void
tell_line (TsTallyPage *self)
{
  if (ts_tally_page_is_told (self)) {
    celebrate (self);
    return;
  }
  gtk_label_set_label (self->heading, g_array_index (self->lines, TsTallyRow, self->line).label);
  adw_animation_play (self->rise);
}

static gboolean
go_on (gpointer data)
{
  TsTallyPage *self = data;
  const TsTallyRow *line = &g_array_index (self->lines, TsTallyRow, self->line);

  self->pause = 0;
  for (int seat = 0; seat < TS_MAX_SEATS; seat++)
    self->before[seat] += line->points[seat];
  self->line++;
  tell_line (self);
  return G_SOURCE_REMOVE;
}

static void
on_risen (TsTallyPage *self)
{
  if (!ts_tally_page_is_told (self))
    self->pause = g_timeout_add (PAUSE_MILLISECONDS, go_on, self);
}

void
ts_tally_page_skip (TsTallyPage *self)
{
  if (ts_tally_page_is_told (self))
    return;
  self->line = self->lines->len;
  g_clear_handle_id (&self->pause, g_source_remove);
  adw_animation_skip (self->rise);
  celebrate (self);
}

/* The points that the highest column has at any moment. */
static int
find_top (const GArray *lines)
{
  int sum[TS_MAX_SEATS] = { 0 };
  int top = 1;

  for (guint i = 0; i < lines->len; i++)
    for (int seat = 0; seat < TS_MAX_SEATS; seat++) {
      sum[seat] += g_array_index (lines, TsTallyRow, i).points[seat];
      top = MAX (top, sum[seat]);
    }
  return top;
}

static void
count (TsTallyPage *self)
{
  TsView view = view_of (self);

  g_clear_pointer (&self->lines, g_array_unref);
  self->lines = ts_tally_rows (&view);
  ts_tally_stage_set_top (self->stage, find_top (self->lines));
}

/* Keys lead back, until somebody goes elsewhere: nobody has a new game by pressing one too often. */
static void
begin (gpointer page)
{
  gtk_widget_grab_focus (TS_TALLY_PAGE (page)->back);
}

/* The ceremony is for the end, for people who like motion, and happens once. */
static void
on_shown (TsTallyPage *self)
{
  TsView view = view_of (self);

  begin (self);
  if (ts_tally_page_is_told (self))
    return;
  if (ts_view_is_over (&view) && adw_get_enable_animations (GTK_WIDGET (self)))
    tell_line (self);
  else
    ts_tally_page_skip (self);
}

/* Where a phone has taken the end back, there is no result to look at any more. */
static void
leave_unless_over (TsTallyPage *self, gboolean is_over)
{
  GtkWidget *pages = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_NAVIGATION_VIEW);
  gboolean was_over = self->is_over;

  self->is_over = is_over;
  if (was_over && !is_over && pages != NULL &&
      adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (pages)) == ADW_NAVIGATION_PAGE (self))
    adw_navigation_view_pop (ADW_NAVIGATION_VIEW (pages));
}

static void
on_changed (TsTallyPage *self)
{
  TsView view;

  look (self);
  view = view_of (self);
  leave_unless_over (self, ts_view_is_over (&view));
  ts_tally_stage_set_seats (self->stage, &view); /* somebody else may sit there */
  g_clear_handle_id (&self->pause, g_source_remove);
  count (self);
  self->line = self->lines->len;
  adw_animation_skip (self->rise);
  show_end (self);
}

/* --- actions, keys --- */

static void
play_again (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  g_signal_emit (widget, signals[PLAY_AGAIN], 0);
}

static void
undo (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  g_signal_emit (widget, signals[UNDO], 0);
}

static void
why (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  g_signal_emit (widget, signals[WHY], 0, g_variant_get_int32 (target));
}

static void export (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  TsTallyPage *self = TS_TALLY_PAGE (widget);

  ts_export_score_sheet (ts_table_get_session (self->table), g_variant_get_string (target, NULL),
                         self->toasts);
}

static void
print (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  TsTallyPage *self = TS_TALLY_PAGE (widget);

  ts_print (ts_score_paper_new (ts_table_get_session (self->table), TS_NOBODY), self->toasts);
}

static gboolean
on_key (TsTallyPage *self, guint key G_GNUC_UNUSED)
{
  gboolean skips = !ts_tally_page_is_told (self);

  ts_tally_page_skip (self);
  return skips;
}

/* Where there is room, larger type, and another sheet. */
static void
fit (TsTallyPage *self)
{
  GtkWidget *bin = adw_navigation_page_get_child (ADW_NAVIGATION_PAGE (self));
  AdwBreakpoint *now = adw_breakpoint_bin_get_current_breakpoint (ADW_BREAKPOINT_BIN (bin));
  TsView view;

  ts_style_set (self, "large", now != NULL && now != self->small);
  ts_style_set (self, "small", now == self->small);
  ts_style_set (self, "snug", now == self->snug);
  ts_style_set (self, "television", now == self->television);
  if (adw_bin_get_child (self->sheet) == NULL)
    return;
  view = view_of (self);
  show_sheet (self, &view);
}

AdwNavigationPage *
ts_tally_page_new (TsTable *table)
{
  TsTallyPage *self = g_object_new (TS_TYPE_TALLY_PAGE, NULL);
  TsView view;

  self->table = g_object_ref (table);
  look (self);
  view = view_of (self);
  self->is_over = ts_view_is_over (&view);
  ts_art_set_game (self->picture, view.game->id);
  ts_tally_stage_set_seats (self->stage, &view);
  count (self);
  if (ts_tally_page_is_told (self))
    show_end (self); /* there is no line to tell */
  g_signal_connect_object (table, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  return ADW_NAVIGATION_PAGE (self);
}

/* --- the class --- */

static void
ts_tally_page_dispose (GObject *object)
{
  TsTallyPage *self = TS_TALLY_PAGE (object);

  g_clear_handle_id (&self->pause, g_source_remove);
  if (self->rise != NULL)
    adw_animation_reset (self->rise);
  g_clear_object (&self->rise);
  gtk_widget_dispose_template (GTK_WIDGET (self), TS_TYPE_TALLY_PAGE);
  g_clear_object (&self->table);
  ts_sight_clear (&self->sight);
  g_clear_pointer (&self->lines, g_array_unref);
  G_OBJECT_CLASS (ts_tally_page_parent_class)->dispose (object);
}

static void
ts_tally_page_class_init (TsTallyPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_tally_page_dispose;
  signals[PLAY_AGAIN] =
      g_signal_new ("play-again", TS_TYPE_TALLY_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[WHY] = g_signal_new ("why", TS_TYPE_TALLY_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                               1, G_TYPE_INT);
  signals[UNDO] =
      g_signal_new ("undo", TS_TYPE_TALLY_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (TS_TYPE_ART);
  g_type_ensure (TS_TYPE_TALLY_STAGE);
  g_type_ensure (TS_TYPE_QR_CODE);
  g_type_ensure (TS_TYPE_SHRINK);
  g_type_ensure (TS_TYPE_CONFETTI);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tableside/Tableside/tally-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TsTallyPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, TsTallyPage, heading);
  gtk_widget_class_bind_template_child (widget_class, TsTallyPage, picture);
  gtk_widget_class_bind_template_child (widget_class, TsTallyPage, stage);
  gtk_widget_class_bind_template_child (widget_class, TsTallyPage, small);
  gtk_widget_class_bind_template_child (widget_class, TsTallyPage, snug);
  gtk_widget_class_bind_template_child (widget_class, TsTallyPage, television);
  gtk_widget_class_bind_template_child (widget_class, TsTallyPage, details);
  gtk_widget_class_bind_template_child (widget_class, TsTallyPage, take_home);
  gtk_widget_class_bind_template_child (widget_class, TsTallyPage, sheet);
  gtk_widget_class_bind_template_child (widget_class, TsTallyPage, kind);
  gtk_widget_class_bind_template_child (widget_class, TsTallyPage, qr);
  gtk_widget_class_bind_template_child (widget_class, TsTallyPage, code_says);
  gtk_widget_class_bind_template_child (widget_class, TsTallyPage, confetti);
  gtk_widget_class_bind_template_child (widget_class, TsTallyPage, back);
  gtk_widget_class_bind_template_child (widget_class, TsTallyPage, again);
  gtk_widget_class_bind_template_callback (widget_class, fit);
  gtk_widget_class_bind_template_callback (widget_class, show_code);
  gtk_widget_class_install_action (widget_class, "tally.play-again", NULL, play_again);
  gtk_widget_class_install_action (widget_class, "tally.undo", NULL, undo);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "tally.undo", NULL);
  gtk_widget_class_install_action (widget_class, "tally.export", "s", export);
  gtk_widget_class_install_action (widget_class, "tally.why", "i", why);
  gtk_widget_class_install_action (widget_class, "tally.copy", NULL, copy);
  gtk_widget_class_install_action (widget_class, "tally.print", NULL, print);
}

static void
ts_tally_page_init (TsTallyPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *tap = gtk_gesture_click_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  ts_text_hold_amounts (self);
  self->rise = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, RISE_MILLISECONDS,
                                        adw_callback_animation_target_new (rising, self, NULL));
  g_signal_connect_swapped (self->rise, "done", G_CALLBACK (on_risen), self);
  g_signal_connect (self, "shown", G_CALLBACK (on_shown), NULL);
  ts_focus_keeper_watch (&self->keeper, self, begin, NULL, self);

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_swapped (tap, "pressed", G_CALLBACK (ts_tally_page_skip), self);
  gtk_widget_add_controller (GTK_WIDGET (self->toasts), GTK_EVENT_CONTROLLER (tap));
}
