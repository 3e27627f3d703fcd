#include "sheet-form.h"

#include "board-panel.h"
#include "chips.h"
#include "config.h"
#include "referee/json.h"
#include "style.h"

#include <glib/gi18n-lib.h>

TsEntry *
ts_sheet_form_read (TsSheetForm *self)
{
  TsView view = ts_session_view (self->session);
  TsEntry *entry = ts_questions_read (self->questions, self->verb, &view);

  if (self->plan->complete != NULL)
    self->plan->complete (&view, entry);
  return entry;
}

static char *
write_text (const TsEntry *entry)
{
  g_autoptr (JsonObject) object = ts_entry_write (entry);

  return ts_json_write (object);
}

void
ts_sheet_form_begin (TsSheetForm *self)
{
  g_autoptr (TsEntry) entry = ts_sheet_form_read (self);

  g_free (self->begun_with);
  self->begun_with = write_text (entry);
}

static gboolean
is_begun (TsSheetForm *self, const TsEntry *entry)
{
  g_autofree char *text = write_text (entry);

  return g_strcmp0 (text, self->begun_with) != 0;
}

gboolean
ts_sheet_form_can_be_left (TsSheetForm *self)
{
  g_autoptr (TsEntry) entry = ts_sheet_form_read (self);

  return (self->plan->beside || self->plan->instead) && is_begun (self, entry);
}

/* Whether the big button is for it. */
static gboolean
is_offered (TsSheetForm *self, const TsEntry *entry)
{
  return self->plan->offered && (!self->plan->beside || is_begun (self, entry));
}

/* --- showing --- */

static void
show_pages (TsSheetForm *self, const TsView *view, const TsEntry *entry)
{
  g_autofree gboolean *asked = g_new0 (gboolean, self->n_pages + 1);
  gboolean any = FALSE;

  for (guint i = 0; i < self->questions->len; i++) {
    TsQuestion *question = ts_question_at (self->questions, i);

    gtk_widget_set_visible (question->line, question->asked);
    /* The first one stands right below its question. */
    if (question->line != question->input)
      gtk_widget_set_visible (gtk_widget_get_first_child (question->line), asked[question->page]);
    asked[question->page] |= question->asked;
    any |= question->asked;
  }
  for (guint page = 0; page < self->n_pages; page++) {
    g_autofree char *answer = ts_questions_tell (self->questions, page, view, entry);

    ts_steps_set_asked (self->steps, page, asked[page]);
    ts_steps_set_answer (self->steps, page, answer);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->steps), any);
}

/* The question stands at the top, large enough for the whole table, until nothing is to be asked; that of the
 * open page, until it is answered, and where numbers stand below it, longer, as nothing else says what they
 * are. */
static void
show_head (TsSheetForm *self, const TsView *view, const TsEntry *entry, gboolean missing)
{
  const TsQuestion *question = ts_questions_first (self->questions, ts_steps_get_open (self->steps), entry);
  g_autofree char *title = self->plan->title != NULL ? self->plan->title (view, entry) : NULL;
  gboolean asks = question != NULL && (missing || title == NULL ||
                                       (question->asked && (question->field->type == TS_FIELD_INTEGER ||
                                                            !ts_question_is_given (question, entry))));
  g_autofree char *text = asks ? ts_question_ask (question) : NULL;

  ts_sheet_frame_set_head (&self->frame, asks ? title : NULL, asks ? text : title);
  if (self->plan->picture != NULL)
    gtk_image_set_from_icon_name (self->frame.picture, self->plan->picture (entry));
}

/* A screen reader tells the sentence with the answer that is open. */
static void
mark_refused (TsSheetForm *self, const TsEntry *entry, gboolean refused)
{
  const TsQuestion *open = ts_questions_first (self->questions, ts_steps_get_open (self->steps), entry);

  for (guint i = 0; i < self->questions->len; i++) {
    const TsQuestion *question = ts_question_at (self->questions, i);

    ts_set_invalid (question->input, self->frame.note, refused && question == open);
  }
}

static void
show_refusal (TsSheetForm *self, const TsEntry *entry, const GError *refusal)
{
  GtkWidget *help = refusal != NULL && self->plan->help != NULL
                        ? self->plan->help (ts_board_part_get_board (self->part), entry)
                        : NULL;

  mark_refused (self, entry, refusal != NULL);
  ts_sheet_frame_set_note (&self->frame, refusal != NULL ? refusal->message : NULL, help);
}

/* (transfer full) */
static char *
tell_next (TsSheetForm *self, const TsEntry *entry)
{
  const TsQuestion *missing = ts_questions_missing (self->questions, -1, entry);

  /* Translators: what a button leads to: the question that is asked next, a word or two */
  return g_strdup_printf (_ ("Next: %s"), ts_question_title (missing));
}

/* To the board's big button. While that cannot be pressed, it says why not: the sentence in the sheet may be
 * out of sight. */
static void
show_offer (TsSheetForm *self, const TsEntry *entry, const char *label, const GError *refusal)
{
  TsView view = ts_session_view (self->session);
  const TsVerb *instead = is_begun (self, entry) ? NULL : self->instead;

  if (!is_offered (self, entry))
    ts_board_part_offer (self->part, NULL, NULL);
  else if (instead != NULL)
    ts_board_part_offer (self->part, _ (instead->label),
                         ts_entry_build (view.game, instead->id, TS_NOBODY, NULL));
  else if (self->entry != NULL)
    ts_board_part_offer_action (self->part, label, json_object_ref (self->entry), self->say, self->part);
  else
    ts_board_part_offer (self->part, refusal != NULL ? refusal->message : label, NULL);
}

/* Out of what somebody has opened, or begun to fill in: the sheet of the step leads nowhere before. */
static void
show_back (TsSheetForm *self, const TsEntry *entry)
{
  const TsSheetPlan *plan = self->plan;
  gboolean is_open = plan->back && ts_board_panel_is_open_around (GTK_WIDGET (self->part));

  ts_style_set (self->frame.back, "sometimes", !is_open);
  gtk_widget_set_visible (
      self->frame.back, is_open || ((plan->back || plan->beside || plan->instead) && is_begun (self, entry)));
}

/* Where the open page is answered and others are not, the button leads to those, and says to which. */
static void
show_button (TsSheetForm *self, const TsEntry *entry, gboolean missing, const GError *refusal)
{
  gboolean goes_on =
      missing && !self->plan->offered &&
      ts_questions_missing (self->questions, (int) ts_steps_get_open (self->steps), entry) == NULL;
  const char *label = self->plan->confirm != NULL ? _ (self->plan->confirm) : _ (self->verb->label);
  g_autofree char *next = goes_on ? tell_next (self, entry) : NULL;

  gtk_button_set_label (GTK_BUTTON (self->frame.confirm), goes_on ? next : label);
  gtk_widget_set_sensitive (self->frame.confirm, goes_on || self->entry != NULL);
  /* Where the last tap says it, the button is for what was filled in in another order. */
  gtk_widget_set_visible (self->frame.confirm, !self->plan->offered && !self->plan->quiet &&
                                                   !ts_questions_are_dice (self->questions) &&
                                                   (!self->plan->one_tap || self->entry != NULL));
  if (self->plan->offered)
    show_offer (self, entry, label, refusal);
  show_back (self, entry);
}

/* Whether the tap would be taken; what still lacks something then is asked for it. */
static gboolean
would_take (TsSheetForm *self, const TsQuestion *question, guint tap, const TsEntry *entry, GError **refusal)
{
  g_autoptr (JsonObject) object = ts_question_write_tap (question, tap, entry);
  g_autoptr (GError) error = NULL;

  if (ts_session_would_accept (self->session, object, &error) ||
      g_error_matches (error, TS_ERROR, TS_ERROR_SYNTAX))
    return TRUE;
  if (*refusal == NULL)
    *refusal = g_steal_pointer (&error);
  return FALSE;
}

/* The last question can only be answered with what the rules would accept. If that is nothing, they say why.
 */
static void
try_taps (TsSheetForm *self, const TsEntry *entry, GError **refusal)
{
  for (guint i = 0; i < self->questions->len; i++) {
    const TsQuestion *question = ts_question_at (self->questions, i);
    gboolean last = ts_questions_lack_only (self->questions, question, entry);
    guint n = ts_question_count_taps (question);
    g_autoptr (GError) error = NULL;
    gboolean any = n == 0;

    for (guint tap = 0; tap < n; tap++) {
      gboolean taken = !last || would_take (self, question, tap, entry, &error);

      ts_chips_set_sensitive (TS_CHIPS (question->input), tap, taken);
      any |= taken;
    }
    if (!any)
      g_propagate_error (refusal, g_steal_pointer (&error));
  }
}

void
ts_sheet_form_show (TsSheetForm *self)
{
  TsView view = ts_session_view (self->session);
  g_autoptr (TsEntry) entry = ts_sheet_form_read (self);
  gboolean missing = ts_questions_missing (self->questions, -1, entry) != NULL;
  g_autoptr (JsonObject) object = missing ? NULL : ts_entry_write (entry);
  g_autoptr (GError) error = NULL;
  g_autofree char *preview = self->plan->preview != NULL ? self->plan->preview (&view, entry) : NULL;

  ts_questions_show (self->questions, &view, entry);
  g_clear_pointer (&self->entry, json_object_unref);
  if (ts_questions_fit (self->questions, &view, &error) && !missing &&
      ts_session_would_accept (self->session, object, &error))
    self->entry = g_steal_pointer (&object);
  self->open = self->entry == NULL && !ts_questions_are_answered (self->questions, entry);
  if (self->plan->tried && error == NULL)
    try_taps (self, entry, &error);
  show_pages (self, &view, entry);
  if (ts_steps_leave_unasked (self->steps))
    return; /* all was shown with the page that is open now */
  show_head (self, &view, entry, missing);
  ts_sheet_frame_set_preview (&self->frame, preview);
  show_refusal (self, entry, error);
  show_button (self, entry, missing, error);
}

/* --- going on --- */

gboolean
ts_sheet_form_open_missing (TsSheetForm *self)
{
  g_autoptr (TsEntry) entry = ts_sheet_form_read (self);
  const TsQuestion *missing = ts_questions_missing (self->questions, -1, entry);

  if (missing != NULL)
    ts_steps_open (self->steps, missing->page);
  return missing != NULL;
}

/* A number or a text is found wherever it stands: a sheet that comes has no room yet, by which chips are
 * found.
 */
static void
focus_question (TsSheetForm *self)
{
  g_autoptr (TsEntry) entry = ts_sheet_form_read (self);
  const TsQuestion *question = ts_questions_first (self->questions, ts_steps_get_open (self->steps), entry);

  if (question == NULL || !gtk_widget_grab_focus (question->input))
    ts_steps_focus (self->steps);
}

void
ts_sheet_form_focus (TsSheetForm *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->steps)))
    focus_question (self);
  else
    gtk_widget_grab_focus (self->frame.confirm);
}

void
ts_sheet_form_focus_text (TsSheetForm *self)
{
  g_autoptr (TsEntry) entry = ts_sheet_form_read (self);
  TsQuestion *missing = ts_questions_missing (self->questions, (int) ts_steps_get_open (self->steps), entry);

  if (missing != NULL && missing->field->type == TS_FIELD_TEXT)
    gtk_widget_child_focus (missing->line, GTK_DIR_TAB_FORWARD);
}
