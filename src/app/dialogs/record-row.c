#include "record-row.h"

#include "config.h"
#include "record-changes.h"
#include "record-menu.h"
#include "referee/text.h"
#include "referee/number.h"
#include "widgets/row-layout.h"
#include "widgets/seat.h"
#include "widgets/shrink.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* What a noun keeps, in letters, whether there is one of it or more: at least the one, all but the other. */
#define SHORTEST_STEM 3
#define ENDING        2

#define GAP 12 /* px between the parts of a row */

struct _TsRecordRow {
  AdwBin parent_instance;

  GtkLabel *round;
  GtkBox *record;
  AdwBin *mark;
  GtkLabel *sentence;
  GtkLabel *details;
  GtkLabel *note;
  GtkLabel *by;
  GtkLabel *sum;
  GtkMenuButton *menu;

  const TsSession *session; /* that the menu is for */
  TsTimelineLine line;      /* of which */
};

G_DEFINE_FINAL_TYPE (TsRecordRow, ts_record_row, ADW_TYPE_BIN)

/* "19:31", or NULL if it is not known when the entry was said: `at` NULL. */
static char *
tell_time (const char *at)
{
  g_autoptr (GDateTime) time = at != NULL ? g_date_time_new_from_iso8601 (at, NULL) : NULL;
  g_autoptr (GDateTime) here = time != NULL ? g_date_time_to_local (time) : NULL;

  /* Translators: the time of day of an entry of the history, in the format of date(1) */
  return here != NULL ? g_date_time_format (here, _ ("%H:%M")) : NULL;
}

static void
append (GString *text, const char *more)
{
  if (text->len > 0)
    g_string_append (text, "  ·  ");
  g_string_append (text, more);
}

/* Whether the sentence names what is counted, be it one or many of it: “Ann takes 1 Raccoon.” names Raccoons.
 */
static gboolean
names_counter (const char *sentence, const char *label)
{
  g_autofree char *in = g_utf8_casefold (sentence, -1);
  g_autofree char *what = g_utf8_casefold (label, -1);
  glong length = g_utf8_strlen (what, -1);

  if (length > SHORTEST_STEM)
    *g_utf8_offset_to_pointer (what, MAX (SHORTEST_STEM, length - ENDING)) = '\0';
  return strstr (in, what) != NULL;
}

/* Whether it says the number, which nobody says if it is 1. */
static gboolean
says_number (const char *sentence, int number)
{
  g_autofree char *grouped = ts_number_tell (number);
  g_autofree char *pattern = g_strdup_printf ("(?<!\\d)(%d|%s)(?!\\d)", number, grouped);

  return number == 1 || g_regex_match_simple (pattern, sentence, 0, 0);
}

/* History says a thing once: what the sentence tells is not among the changes below it. An amount of money is
 * told without its name. */
static gboolean
is_told (const TsView *view, const TsRecordChange *change, const char *sentence)
{
  if (!says_number (sentence, ABS (change->by)))
    return FALSE;
  return view->game->counters[change->counter].money ||
         names_counter (sentence, ts_view_counter_label (view, change->counter));
}

static void
add_changes (GString *text, const TsView *view, const TsRecord *record, const char *sentence)
{
  g_autoptr (GArray) changes = ts_record_changes_new (view->game, record->effects, record->n_effects);

  for (guint i = 0; i < changes->len; i++) {
    const TsRecordChange *change = &g_array_index (changes, TsRecordChange, i);
    g_autofree char *told = ts_record_changes_tell (view, change);

    if (!is_told (view, change, sentence))
      append (text, told);
  }
}

static void
set_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

/* When an entry was said, and by whose phone, if by one. (transfer full) */
static char *
tell_origin (const TsHeader *header, const TsEntry *entry)
{
  g_autofree char *time = tell_time (entry->at);
  g_autofree char *phone = NULL;
  GString *text = g_string_new (time);

  if (entry->from != TS_NOBODY) {
    /* Translators: behind the time of an entry; %s is a player's name */
    phone = g_strdup_printf (_ ("from %s’s phone"), ts_header_name (header, entry->from));
    append (text, phone);
  }
  return g_string_free_and_steal (text);
}

/* (transfer full) what tell_origin() says. */
static char *
show_entry (TsRecordRow *self, const TsSession *session, const TsRecord *record)
{
  const TsHeader *header = ts_session_header (session);
  g_autoptr (TsEntry) entry = ts_record_read (record, header);
  g_autofree char *note = ts_text_escape (entry->note != NULL ? entry->note : "");
  GtkWidget *mark = NULL;

  if (record->who != TS_NOBODY)
    mark = ts_seat_mark_new (ts_seat_colour (header, record->who), record->who, 24);
  adw_bin_set_child (self->mark, mark);
  set_text (self->note, note);
  return tell_origin (header, entry);
}

static void
show_heading (TsRecordRow *self,
              const TsSession *session,
              const TsTimelineLine *line,
              const TsTimelineLine *above)
{
  g_autofree char *heading = ts_session_heading (session, line->place);
  g_autofree char *round = ts_session_round (session, line->place);
  g_autofree char *last = above != NULL ? ts_session_round (session, above->place) : NULL;
  const char *phase = ts_session_phase (session, line->place);
  gboolean goes_on = g_strcmp0 (round, last) == 0;

  if (!goes_on)
    set_text (self->round, heading);
  else
    set_text (self->round, g_strcmp0 (phase, ts_session_phase (session, above->place)) != 0 ? phase : NULL);
  ts_style_set (self->round, "dimmed", goes_on);
}

/* What is in force says what it changed; of the rest the numbers are others by now. (transfer full) */
static char *
tell_details (const TsSession *session, const TsTimelineLine *line, const char *sentence, const char *time)
{
  TsView view = ts_session_view (session);
  GString *text = g_string_new (time);

  if (line->is_left)
    append (text, _ ("taken back"));
  else if (line->is_again)
    append (text, _ ("thrown again"));
  if (!line->is_in_force)
    return g_string_free_and_steal (text);
  add_changes (text, &view, line->record, sentence);
  return g_string_free_and_steal (text);
}

static void
show_menu (TsRecordRow *self, const TsSession *session, const TsTimelineLine *line)
{
  gtk_widget_set_visible (GTK_WIDGET (self->menu), line->is_in_force || line->is_left);
  self->session = session;
  self->line = *line;
}

void
ts_record_row_show_line (TsRecordRow *self,
                         const TsSession *session,
                         const TsTimelineLine *line,
                         const TsTimelineLine *above)
{
  g_autofree char *sentence =
      line->is_in_force ? ts_session_tell (session, line->place) : g_strdup (line->record->told);
  g_autofree char *time = show_entry (self, session, line->record);
  g_autofree char *details = tell_details (session, line, sentence, time);

  gtk_label_set_label (self->sentence, sentence);
  ts_text_wrap_words (self->sentence);
  ts_style_set (self->record, "left", line->is_left);
  show_heading (self, session, line, above);
  set_text (self->details, details);
  set_text (self->by, NULL);
  set_text (self->sum, NULL);
  show_menu (self, session, line);
}

void
ts_record_row_show_cause (TsRecordRow *self, const TsSession *session, const TsCause *cause, gboolean several)
{
  TsView view = ts_session_view (session);
  const TsReason *reason = ts_game_find_reason (view.game, cause->because);
  g_autofree char *sentence = ts_why_tell (session, cause);
  g_autofree char *time =
      cause->entry > 0 ? show_entry (self, session, ts_session_record (session, cause->entry - 1)) : NULL;
  g_autofree char *by = ts_number_tell_change (cause->by);
  g_autofree char *sum = ts_number_tell (cause->value);
  g_autofree char *source = ts_source_tell (&reason->source);
  g_autoptr (GString) details = g_string_new (several ? ts_view_counter_label (&view, cause->counter) : time);

  append (details, _ (reason->label));
  append (details, source);
  if (cause->entry == 0) {
    adw_bin_set_child (self->mark, NULL);
    set_text (self->note, NULL);
  }
  gtk_label_set_label (self->sentence, sentence);
  ts_text_wrap_words (self->sentence);
  set_text (self->round, NULL);
  set_text (self->details, details->str);
  set_text (self->by, by);
  set_text (self->sum, sum);
  gtk_widget_set_visible (GTK_WIDGET (self->menu), FALSE);
}

void
ts_record_row_set_sought (TsRecordRow *self, gboolean sought)
{
  ts_style_set (self->record, "sought", sought);
}

gboolean
ts_record_row_is_sought (TsRecordRow *self)
{
  return gtk_widget_has_css_class (GTK_WIDGET (self->record), "sought");
}

const char *
ts_record_row_get_sentence (TsRecordRow *self)
{
  return gtk_label_get_label (self->sentence);
}

/* --- its menu --- */

/* A long history has many rows, so each menu is made when it is asked for. */
static void
fill_menu (GtkMenuButton *button, gpointer row)
{
  TsRecordRow *self = row;
  g_autoptr (GMenuModel) menu = self->line.is_left ? ts_record_menu_new_gone (self->line.record)
                                                   : ts_record_menu_new (self->session, self->line.place);

  gtk_menu_button_set_popover (button, gtk_popover_menu_new_from_model (menu));
}

void
ts_record_row_open_menu (TsRecordRow *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->menu)))
    gtk_menu_button_popup (self->menu);
}

void
ts_record_row_hide_menu (TsRecordRow *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->menu), FALSE);
}

/* The press is for the menu then, and for nothing else. */
static void
on_press (GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  ts_record_row_open_menu (TS_RECORD_ROW (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture))));
}

static void
add_gestures (GtkWidget *row)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *hold = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  g_signal_connect (click, "pressed", G_CALLBACK (on_press), NULL);
  g_signal_connect (hold, "pressed", G_CALLBACK (on_press), NULL);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (hold));
}

static void
ts_record_row_class_init (TsRecordRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (TS_TYPE_SHRINK);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tableside/Tableside/record-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TsRecordRow, round);
  gtk_widget_class_bind_template_child (widget_class, TsRecordRow, record);
  gtk_widget_class_bind_template_child (widget_class, TsRecordRow, mark);
  gtk_widget_class_bind_template_child (widget_class, TsRecordRow, sentence);
  gtk_widget_class_bind_template_child (widget_class, TsRecordRow, details);
  gtk_widget_class_bind_template_child (widget_class, TsRecordRow, note);
  gtk_widget_class_bind_template_child (widget_class, TsRecordRow, by);
  gtk_widget_class_bind_template_child (widget_class, TsRecordRow, sum);
  gtk_widget_class_bind_template_child (widget_class, TsRecordRow, menu);
}

static void
ts_record_row_init (TsRecordRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->record), ts_row_layout_new (GAP));
  ts_text_hold_amounts (self);
  gtk_menu_button_set_create_popup_func (self->menu, fill_menu, self, NULL);
  add_gestures (GTK_WIDGET (self));
}
