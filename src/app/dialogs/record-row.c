#include "record-row.h"

#include "app/play/undo-checklist.h"
#include "config.h"
#include "referee/text.h"
#include "widgets/number.h"
#include "widgets/seat.h"

#include <glib/gi18n-lib.h>

struct _TsRecordRow {
  AdwBin parent_instance;

  GtkLabel *round;
  AdwBin *mark;
  GtkLabel *sentence;
  GtkLabel *details;
  GtkLabel *note;
  GtkLabel *by;
  GtkLabel *sum;
  GtkButton *take_back;
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

static char *
tell_changes (const TsView *view, const TsRecord *record, const char *time)
{
  g_autoptr (GArray) changes = ts_undo_checklist_changes (view->game, record->effects, record->n_effects);
  GString *text = g_string_new (time);

  for (guint i = 0; i < changes->len; i++) {
    g_autofree char *change = ts_undo_checklist_tell (view, &g_array_index (changes, TsMove, i));

    append (text, change);
  }
  return g_string_free_and_steal (text);
}

static void
set_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

static void
show_what (TsRecordRow *self, const TsSession *session, guint i, const TsEntry *entry)
{
  const TsRecord *record = ts_session_record (session, i);
  const TsHeader *header = ts_session_header (session);
  g_autofree char *sentence = ts_session_tell (session, i);
  g_autofree char *note = ts_text_escape (entry->note != NULL ? entry->note : "");
  GtkWidget *mark = NULL;

  if (record->who != TS_NOBODY)
    mark = ts_seat_mark_new (ts_seat_colour (header, record->who), record->who, 24);
  adw_bin_set_child (self->mark, mark);
  gtk_label_set_label (self->sentence, sentence);
  set_text (self->note, note);
}

static void
show_round (TsRecordRow *self, const TsSession *session, guint i)
{
  int round = ts_session_round (session, i);
  g_autofree char *text = NULL;

  if (i + 1 == ts_session_n_records (session) || ts_session_round (session, i + 1) != round)
    /* Translators: above the entries of one round of the game */
    text = g_strdup_printf (_ ("Round %d"), round);
  set_text (self->round, text);
}

void
ts_record_row_show_record (TsRecordRow *self, const TsSession *session, guint record)
{
  TsView view = ts_session_view (session);
  g_autoptr (TsEntry) entry = ts_session_entry (session, record);
  g_autofree char *time = tell_time (entry->at);
  g_autofree char *details = tell_changes (&view, ts_session_record (session, record), time);

  show_what (self, session, record, entry);
  show_round (self, session, record);
  set_text (self->details, details);
  set_text (self->by, NULL);
  set_text (self->sum, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->take_back), TRUE);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->take_back), "u", record);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->take_back), "history.take-back");
}

void
ts_record_row_show_mention (TsRecordRow *self, const TsSession *session, const TsMention *mention)
{
  TsView view = ts_session_view (session);
  g_autoptr (TsEntry) entry = ts_session_entry (session, mention->record);
  g_autofree char *time = tell_time (entry->at);
  g_autofree char *by = ts_number_tell_change (mention->by);
  g_autofree char *sum = ts_number_tell (mention->sum);
  g_autoptr (GString) details = g_string_new (time);

  append (details, ts_game_reason (view.game, mention->because));
  show_what (self, session, mention->record, entry);
  set_text (self->round, NULL);
  set_text (self->details, details->str);
  set_text (self->by, by);
  set_text (self->sum, sum);
  gtk_widget_set_visible (GTK_WIDGET (self->take_back), FALSE);
}

const char *
ts_record_row_get_sentence (TsRecordRow *self)
{
  return gtk_label_get_label (self->sentence);
}

static void
ts_record_row_class_init (TsRecordRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tableside/Tableside/record-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TsRecordRow, round);
  gtk_widget_class_bind_template_child (widget_class, TsRecordRow, mark);
  gtk_widget_class_bind_template_child (widget_class, TsRecordRow, sentence);
  gtk_widget_class_bind_template_child (widget_class, TsRecordRow, details);
  gtk_widget_class_bind_template_child (widget_class, TsRecordRow, note);
  gtk_widget_class_bind_template_child (widget_class, TsRecordRow, by);
  gtk_widget_class_bind_template_child (widget_class, TsRecordRow, sum);
  gtk_widget_class_bind_template_child (widget_class, TsRecordRow, take_back);
}

static void
ts_record_row_init (TsRecordRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
