#include "sheet.h"

#include "chips.h"
#include "config.h"
#include "dice.h"
#include "question-list.h"
#include "scroll-into-view.h"
#include "sheet-frame.h"
#include "steps.h"

#include <glib/gi18n-lib.h>

#define LOOK_MS 700 /* how long dice are looked at before they are said */

struct _TsSheet {
  TsBoardPart parent_instance;

  TsSession *session;
  const TsVerb *verb;
  const TsSheetPlan *plan;

  TsSheetFrame frame;
  TsSteps *steps;
  GPtrArray *questions; /* of TsQuestion, in the order in which they are asked */
  guint n_pages;

  gboolean filling_in; /* by the program, not by people */
  JsonObject *entry;   /* what the rules would accept, or NULL */
  gboolean is_saying;  /* and does not know yet what comes of it */
  guint look;          /* a timeout's id, or 0 */
};

G_DEFINE_FINAL_TYPE (TsSheet, ts_sheet, TS_TYPE_BOARD_PART)

enum {
  SAID,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static TsBoard *
board_of (TsSheet *self)
{
  return ts_board_part_get_board (TS_BOARD_PART (self));
}

static TsQuestion *
find_question (TsSheet *self, const char *field)
{
  TsQuestion *question = ts_questions_find (self->questions, field);

  g_assert (question != NULL);
  return question;
}

TsEntry *
ts_sheet_get_entry (TsSheet *self)
{
  TsView view = ts_session_view (self->session);
  TsEntry *entry = ts_questions_read (self->questions, self->verb, &view);

  if (self->plan->complete != NULL)
    self->plan->complete (&view, entry);
  return entry;
}

/* --- showing --- */

static void
show_pages (TsSheet *self, const TsView *view, const TsEntry *entry)
{
  g_autofree gboolean *asked = g_new0 (gboolean, self->n_pages + 1);
  gboolean any = FALSE;

  for (guint i = 0; i < self->questions->len; i++) {
    TsQuestion *question = ts_question_at (self->questions, i);

    gtk_widget_set_visible (question->line, question->asked);
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

/* The question stands at the top, large enough for the whole table, until nothing is to be asked. */
static void
show_head (TsSheet *self, const TsView *view, const TsEntry *entry, gboolean missing)
{
  const TsQuestion *question = ts_questions_first (self->questions, ts_steps_get_open (self->steps), entry);
  g_autofree char *title = self->plan->title != NULL ? self->plan->title (view, entry) : NULL;
  gboolean asks = question != NULL && (missing || title == NULL);
  g_autofree char *text = asks ? ts_question_ask (question) : NULL;

  ts_sheet_frame_set_head (&self->frame, asks ? title : NULL, asks ? text : title);
  if (self->plan->picture != NULL)
    gtk_image_set_from_icon_name (self->frame.picture, self->plan->picture (entry));
}

static void
show_refusal (TsSheet *self, const TsEntry *entry, const GError *refusal)
{
  GtkWidget *help =
      refusal != NULL && self->plan->help != NULL ? self->plan->help (board_of (self), entry) : NULL;

  ts_sheet_frame_set_note (&self->frame, refusal != NULL ? refusal->message : NULL, help);
}

/* (transfer full) */
static char *
tell_next (TsSheet *self, const TsEntry *entry)
{
  const TsQuestion *missing = ts_questions_missing (self->questions, -1, entry);

  /* Translators: what a button leads to: the question that is asked next, a word or two */
  return g_strdup_printf (_ ("Next: %s"), ts_question_title (missing));
}

/* Where the open page is answered and others are not, the button leads to those, and says to which. */
static void
show_button (TsSheet *self, const TsEntry *entry, gboolean missing)
{
  gboolean goes_on =
      missing && !self->plan->offered &&
      ts_questions_missing (self->questions, (int) ts_steps_get_open (self->steps), entry) == NULL;
  const char *label = self->plan->confirm != NULL ? _ (self->plan->confirm) : _ (self->verb->label);
  g_autofree char *next = goes_on ? tell_next (self, entry) : NULL;

  gtk_button_set_label (GTK_BUTTON (self->frame.confirm), goes_on ? next : label);
  gtk_widget_set_sensitive (self->frame.confirm, goes_on || self->entry != NULL);
  /* Where the last tap says it, the button is for what was filled in in another order. */
  gtk_widget_set_visible (self->frame.confirm, !self->plan->offered &&
                                                   !ts_questions_are_dice (self->questions) &&
                                                   (!self->plan->one_tap || self->entry != NULL));
  if (self->plan->offered)
    ts_board_part_offer (TS_BOARD_PART (self), label,
                         self->entry != NULL ? json_object_ref (self->entry) : NULL);
}

/* Whether the tap would be taken; what still lacks something then is asked for it. */
static gboolean
would_take (TsSheet *self, const TsQuestion *question, guint tap, const TsEntry *entry, GError **refusal)
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
try_taps (TsSheet *self, const TsEntry *entry, GError **refusal)
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

/* What is there is tried out, as soon as nothing is missing. */
static void
show_all (TsSheet *self)
{
  TsView view = ts_session_view (self->session);
  g_autoptr (TsEntry) entry = ts_sheet_get_entry (self);
  gboolean missing = ts_questions_missing (self->questions, -1, entry) != NULL;
  g_autoptr (JsonObject) object = missing ? NULL : ts_entry_write (entry);
  g_autoptr (GError) error = NULL;
  g_autofree char *preview = self->plan->preview != NULL ? self->plan->preview (&view, entry) : NULL;

  ts_questions_show (self->questions, &view, entry);
  g_clear_pointer (&self->entry, json_object_unref);
  if (!missing && ts_session_would_accept (self->session, object, &error))
    self->entry = g_steal_pointer (&object);
  if (self->plan->tried)
    try_taps (self, entry, &error);
  show_pages (self, &view, entry);
  if (ts_steps_leave_unasked (self->steps))
    return; /* all was shown with the page that is open now */
  show_head (self, &view, entry, missing);
  ts_sheet_frame_set_preview (&self->frame, preview);
  show_refusal (self, entry, error);
  show_button (self, entry, missing);
}

/* Whoever opens a question has seen what stands there. It may be larger than the one before, and the sheet is
 * to be seen with what is told below it. */
static void
on_opened (TsSheet *self)
{
  for (guint i = 0; i < self->questions->len; i++)
    ts_question_at (self->questions, i)->seen |=
        ts_question_at (self->questions, i)->page == ts_steps_get_open (self->steps);
  show_all (self);
  ts_scroll_into_view (GTK_WIDGET (self));
}

/* --- saying --- */

static void
on_said (gpointer sheet, gboolean in_force)
{
  TS_SHEET (sheet)->is_saying = FALSE;
  if (in_force)
    g_signal_emit (sheet, signals[SAID], 0);
}

/* What is on its way is not said a second time by somebody who cannot wait. */
static void
say (TsSheet *self)
{
  if (self->entry == NULL || self->is_saying)
    return;
  self->is_saying = TRUE;
  ts_board_say_then (board_of (self), json_object_ref (self->entry), self, on_said);
}

/* Goes on with what is missing, or says the entry if the rules accept it. */
gboolean
ts_sheet_open_missing (TsSheet *self)
{
  g_autoptr (TsEntry) entry = ts_sheet_get_entry (self);
  const TsQuestion *missing = ts_questions_missing (self->questions, -1, entry);

  if (missing != NULL)
    ts_steps_open (self->steps, missing->page);
  return missing != NULL;
}

/* A second tap of the same finger falls on a question that nobody has seen yet. */
static void
on_turned (TsSheet *self)
{
  ts_board_turned (board_of (self));
}

/* Goes on with what is missing, or says the entry if the rules accept it. */
static void
confirm (TsSheet *self)
{
  guint open = ts_steps_get_open (self->steps);

  g_clear_handle_id (&self->look, g_source_remove);
  if (ts_sheet_open_missing (self)) {
    ts_steps_focus (self->steps);
    if (ts_steps_get_open (self->steps) != open)
      on_turned (self);
    return;
  }
  say (self);
}

static gboolean
looked (gpointer data)
{
  TsSheet *self = data;

  self->look = 0;
  confirm (self);
  return G_SOURCE_REMOVE;
}

/* --- taps --- */

/* A tap that answers its question goes on to the next one; the last of them may say it all. */
static void
go_on (TsSheet *self, TsQuestion *question, gboolean was_missing)
{
  g_autoptr (TsEntry) entry = ts_sheet_get_entry (self);

  g_clear_handle_id (&self->look, g_source_remove);
  if (question->plan != NULL && question->plan->stays)
    return;
  if (!ts_question_is_full (question, entry) ||
      ts_questions_missing (self->questions, (int) question->page, entry) != NULL)
    return;
  if (ts_questions_are_dice (self->questions))
    self->look = g_timeout_add (LOOK_MS, looked, self);
  else if (self->plan->one_tap && was_missing && self->entry != NULL)
    confirm (self);
  else if (ts_steps_go_on (self->steps, question->page))
    on_turned (self);
}

static void
take (TsSheet *self, TsQuestion *question)
{
  gboolean was_missing = self->entry == NULL;

  self->filling_in = TRUE;
  question->seen = question->last = TRUE;
  ts_questions_exclude (self->questions, question);
  self->filling_in = FALSE;
  if (self->plan->answered != NULL)
    self->plan->answered (self, question->field->id);
  show_all (self);
  go_on (self, question, was_missing);
}

static void
on_changed (TsQuestion *question)
{
  if (!question->sheet->filling_in)
    take (question->sheet, question);
}

/* --- from outside --- */

static void
filled_in (TsSheet *self, TsQuestion *question)
{
  ts_questions_exclude (self->questions, question);
  self->filling_in = FALSE;
  show_all (self);
}

void
ts_sheet_set (TsSheet *self, const char *field, const TsValue *value)
{
  TsQuestion *question = find_question (self, field);

  self->filling_in = TRUE;
  ts_question_set (question, value);
  filled_in (self, question);
}

void
ts_sheet_set_int (TsSheet *self, const char *field, int number)
{
  gint64 numbers[] = { number };

  ts_sheet_set (self, field, &(const TsValue) { .given = TRUE, .n = 1, .numbers = numbers });
}

void
ts_sheet_fix_int (TsSheet *self, const char *field, int number)
{
  find_question (self, field)->fixed = TRUE;
  ts_sheet_set_int (self, field, number);
}

/* A number or a text is found wherever it stands: a sheet that comes has no room yet, by which chips are
 * found.
 */
static void
focus_question (TsSheet *self)
{
  g_autoptr (TsEntry) entry = ts_sheet_get_entry (self);
  const TsQuestion *question = ts_questions_first (self->questions, ts_steps_get_open (self->steps), entry);

  if (question == NULL || !gtk_widget_grab_focus (question->input))
    ts_steps_focus (self->steps);
}

static void
ts_sheet_focus (TsBoardPart *part)
{
  TsSheet *self = TS_SHEET (part);

  if (gtk_widget_get_visible (GTK_WIDGET (self->steps)))
    focus_question (self);
  else
    gtk_widget_grab_focus (self->frame.confirm);
}

/* What has to be typed next can be typed at once. */
static void
focus_text (TsSheet *self)
{
  g_autoptr (TsEntry) entry = ts_sheet_get_entry (self);
  TsQuestion *missing = ts_questions_missing (self->questions, (int) ts_steps_get_open (self->steps), entry);

  if (missing != NULL && missing->field->type == TS_FIELD_TEXT)
    gtk_widget_child_focus (missing->line, GTK_DIR_TAB_FORWARD);
}

static gboolean
ts_sheet_pick (TsBoardPart *part, const char *what, int number)
{
  TsSheet *self = TS_SHEET (part);
  g_autoptr (TsEntry) entry = ts_sheet_get_entry (self);
  TsQuestion *question = ts_questions_picked (self->questions, what, ts_steps_get_open (self->steps), entry);

  if (question == NULL)
    return FALSE;
  ts_steps_open (self->steps, question->page);
  self->filling_in = TRUE;
  ts_question_set_number (question, number);
  self->filling_in = FALSE;
  take (self, question);
  focus_text (self);
  return TRUE;
}

/* --- building --- */

static void
build_question (TsSheet *self, TsQuestion *question, GtkWidget **page, const TsHeader *header)
{
  gboolean first = *page == NULL;

  question->sheet = self;
  ts_question_build (question, header, first && question->field->one_of == 0, G_CALLBACK (on_changed),
                     question);
  if (GTK_IS_ENTRY (question->input))
    gtk_entry_set_activates_default (GTK_ENTRY (question->input), FALSE);
  if (GTK_IS_ENTRY (question->input) || GTK_IS_SPIN_BUTTON (question->input))
    g_signal_connect_swapped (question->input, "activate", G_CALLBACK (confirm), self);
  if (g_signal_lookup ("entered", G_OBJECT_TYPE (question->input)) != 0)
    g_signal_connect_swapped (question->input, "entered", G_CALLBACK (confirm), self);
  if (TS_IS_DICE (question->input))
    ts_dice_set_by_hand (TS_DICE (question->input), ts_board_get_dice_by_hand (board_of (self)));
  if (first) {
    *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
    ts_steps_add (self->steps, ts_question_title (question), *page);
  }
  gtk_box_append (GTK_BOX (*page), question->line);
}

/* Seats and words are there as soon as there is a session. */
static void
build_questions (TsSheet *self)
{
  TsView view = ts_session_view (self->session);
  g_autofree GtkWidget **pages = NULL;

  self->questions = ts_questions_new (self->verb, self->plan->fields, &self->n_pages);
  pages = g_new0 (GtkWidget *, self->n_pages + 1);
  for (guint i = 0; i < self->questions->len; i++)
    build_question (self, ts_question_at (self->questions, i),
                    &pages[ts_question_at (self->questions, i)->page], view.header);
}

/* What is known is not asked first. */
static void
pass_known (TsSheet *self)
{
  g_autoptr (TsEntry) entry = ts_sheet_get_entry (self);
  guint open = ts_steps_get_open (self->steps);

  if (ts_questions_missing (self->questions, (int) open, entry) == NULL)
    ts_steps_go_on (self->steps, open);
}

static void
ts_sheet_begin (TsBoardPart *part)
{
  TsSheet *self = TS_SHEET (part);

  if (self->session == NULL) {
    self->session = ts_session_ref (ts_board_get_session (board_of (self)));
    build_questions (self);
  }
  self->filling_in = TRUE;
  for (guint i = 0; i < self->questions->len; i++)
    ts_question_clear (ts_question_at (self->questions, i));
  self->filling_in = FALSE;
  ts_entry_free (ts_sheet_get_entry (self)); /* inputs offer what there is, before any of it is filled in */
  if (self->plan->begin != NULL)
    self->plan->begin (self);
  show_all (self);
  ts_steps_begin (self->steps);
  pass_known (self);
  on_opened (self);
}

static void
ts_sheet_show (TsBoardPart *part, const TsView *view G_GNUC_UNUSED, const TsOutcome *outcome G_GNUC_UNUSED)
{
  TsSheet *self = TS_SHEET (part);

  if (self->session == NULL)
    ts_sheet_begin (part);
  else
    show_all (self);
}

static void
ts_sheet_dispose (GObject *object)
{
  TsSheet *self = TS_SHEET (object);

  g_clear_handle_id (&self->look, g_source_remove);
  G_OBJECT_CLASS (ts_sheet_parent_class)->dispose (object);
}

static void
ts_sheet_finalize (GObject *object)
{
  TsSheet *self = TS_SHEET (object);

  g_clear_pointer (&self->entry, json_object_unref);
  g_clear_pointer (&self->questions, g_ptr_array_unref);
  g_clear_pointer (&self->session, ts_session_unref);
  G_OBJECT_CLASS (ts_sheet_parent_class)->finalize (object);
}

static void
ts_sheet_class_init (TsSheetClass *klass)
{
  TsBoardPartClass *part_class = TS_BOARD_PART_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_sheet_dispose;
  G_OBJECT_CLASS (klass)->finalize = ts_sheet_finalize;
  part_class->begin = ts_sheet_begin;
  part_class->show = ts_sheet_show;
  part_class->pick = ts_sheet_pick;
  part_class->focus = ts_sheet_focus;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "sheet");
  signals[SAID] = g_signal_new ("said", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
}

static void
ts_sheet_init (TsSheet *self)
{
  self->steps = ts_steps_new ();
  g_signal_connect_swapped (self->steps, "opened", G_CALLBACK (on_opened), self);
  g_signal_connect_swapped (self->steps, "turned", G_CALLBACK (on_turned), self);
  adw_bin_set_child (ADW_BIN (self), ts_sheet_frame_build (&self->frame, GTK_WIDGET (self->steps)));
  g_signal_connect_swapped (self->frame.back, "clicked", G_CALLBACK (ts_board_part_back), self);
  g_signal_connect_swapped (self->frame.confirm, "clicked", G_CALLBACK (confirm), self);
}

TsSheet *
ts_sheet_new (TsBoard *board, const TsVerb *verb, const TsSheetPlan *plan)
{
  static const TsSheetPlan nothing = { 0 };
  TsSheet *self = g_object_new (TS_TYPE_SHEET, "board", board, NULL);

  self->verb = verb;
  self->plan = plan != NULL ? plan : &nothing;
  gtk_widget_set_visible (self->frame.back, self->plan->back);
  gtk_widget_set_visible (GTK_WIDGET (self->frame.picture), self->plan->picture != NULL);
  return self;
}
