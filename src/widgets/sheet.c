#include "sheet.h"

#include "board-panel.h"
#include "config.h"
#include "dice.h"
#include "scroll-into-view.h"
#include "sheet-form.h"
#include "stepper.h"
#include "style.h"

#define LOOK_MS 700 /* how long dice are looked at before they are said */

struct _TsSheet {
  TsBoardPart parent_instance;

  TsSheetForm form;
  gboolean filling_in; /* by the program, not by people */
  gboolean beginning;
  gboolean is_saying; /* and does not know yet what comes of it */
  guint look;         /* a timeout's id, or 0 */
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
  TsQuestion *question = ts_questions_find (self->form.questions, field);

  g_assert (question != NULL);
  return question;
}

/* --- showing --- */

TsEntry *
ts_sheet_get_entry (TsSheet *self)
{
  return ts_sheet_form_read (&self->form);
}

/* A sheet that begins beside what is asked, because the table went on, does not scroll there. */
static gboolean
is_looked_at (TsSheet *self)
{
  GtkWidget *sheet = GTK_WIDGET (self);

  return !self->beginning || ts_board_is_asked (board_of (self), sheet) ||
         ts_board_panel_is_open_around (sheet);
}

/* Whoever opens a question has seen what stands there. It may be larger than the one before, and the sheet is
 * to be seen with what is told below it. */
static void
on_opened (TsSheet *self)
{
  for (guint i = 0; i < self->form.questions->len; i++)
    ts_question_at (self->form.questions, i)->seen |=
        ts_question_at (self->form.questions, i)->page == ts_steps_get_open (self->form.steps);
  ts_sheet_form_show (&self->form);
  if (is_looked_at (self))
    ts_scroll_into_view (GTK_WIDGET (self));
}

/* --- saying --- */

/* Whoever hears of it may have put another sheet in its place. */
static void
on_said (gpointer sheet, gboolean in_force)
{
  TsSheet *self = sheet;

  self->is_saying = FALSE;
  if (in_force)
    g_signal_emit (self, signals[SAID], 0);
  if (gtk_widget_get_parent (GTK_WIDGET (self)) != NULL)
    ts_sheet_form_show (&self->form);
}

/* What is on its way is not said a second time by somebody who cannot wait. */
static void
say (gpointer sheet)
{
  TsSheet *self = sheet;

  if (self->form.entry == NULL || self->is_saying)
    return;
  self->is_saying = TRUE;
  ts_board_say_then (board_of (self), json_object_ref (self->form.entry), self, on_said);
}

gboolean
ts_sheet_open_missing (TsSheet *self)
{
  return ts_sheet_form_open_missing (&self->form);
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
  guint open = ts_steps_get_open (self->form.steps);

  g_clear_handle_id (&self->look, g_source_remove);
  if (ts_sheet_form_open_missing (&self->form)) {
    ts_steps_focus (self->form.steps);
    if (ts_steps_get_open (self->form.steps) != open)
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

/* What is asked below it on its page: the last of that, and so what is between. */
static void
show_below (TsSheet *self, const TsQuestion *question)
{
  const TsQuestion *last = NULL;

  for (guint i = 0; i < self->form.questions->len; i++) {
    const TsQuestion *other = ts_question_at (self->form.questions, i);

    if (other->asked && other->page == question->page)
      last = other;
  }
  if (last != NULL && last != question)
    ts_scroll_just_into_view (last->line);
}

/* A tap that answers its question goes on to the next one; the last of them may say it all. What has to be
 * typed on the same page is typed next. */
static void
go_on (TsSheet *self, TsQuestion *question, gboolean was_open)
{
  g_autoptr (TsEntry) entry = ts_sheet_get_entry (self);

  g_clear_handle_id (&self->look, g_source_remove);
  if (question->plan != NULL && question->plan->stays) {
    show_below (self, question);
    return;
  }
  if (!ts_question_is_full (question, entry) ||
      ts_questions_missing (self->form.questions, (int) question->page, entry) != NULL) {
    if (question->field->type != TS_FIELD_TEXT)
      ts_sheet_form_focus_text (&self->form);
    return;
  }
  if (ts_questions_are_dice (self->form.questions))
    self->look = g_timeout_add (LOOK_MS, looked, self);
  else if (self->form.plan->one_tap && was_open && self->form.entry != NULL)
    confirm (self);
  else if (ts_steps_go_on (self->form.steps, question->page))
    on_turned (self);
}

static void
take (TsSheet *self, TsQuestion *question)
{
  gboolean was_open = self->form.open;

  self->filling_in = TRUE;
  question->seen = question->last = TRUE;
  ts_questions_exclude (self->form.questions, question);
  self->filling_in = FALSE;
  if (self->form.plan->answered != NULL)
    self->form.plan->answered (self, question->field->id);
  ts_sheet_form_show (&self->form);
  go_on (self, question, was_open);
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
  ts_questions_exclude (self->form.questions, question);
  self->filling_in = FALSE;
  ts_sheet_form_show (&self->form);
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

void
ts_sheet_set_instead (TsSheet *self, const TsVerb *instead)
{
  self->form.instead = instead;
}

GtkWidget *
ts_sheet_get_input (TsSheet *self, const char *field)
{
  return self->form.questions != NULL ? find_question (self, field)->input : NULL;
}

static void
ts_sheet_focus (TsBoardPart *part)
{
  ts_sheet_form_focus (&TS_SHEET (part)->form);
}

/* Whether the tap is for a part of what is put in on the open page. */
static gboolean
pick_part (TsSheet *self, const char *what, int number)
{
  for (guint i = 0; i < self->form.questions->len; i++) {
    TsQuestion *question = ts_question_at (self->form.questions, i);

    if (question->asked && question->page == ts_steps_get_open (self->form.steps) &&
        question->kind->pick != NULL && question->kind->pick (question->input, what, number)) {
      take (self, question);
      return TRUE;
    }
  }
  return FALSE;
}

static gboolean
ts_sheet_pick (TsBoardPart *part, const char *what, int number)
{
  TsSheet *self = TS_SHEET (part);
  g_autoptr (TsEntry) entry = ts_sheet_get_entry (self);
  TsQuestion *question =
      ts_questions_picked (self->form.questions, what, ts_steps_get_open (self->form.steps), entry);

  if (pick_part (self, what, number))
    return TRUE;
  if (question == NULL)
    return FALSE;
  ts_steps_open (self->form.steps, question->page);
  self->filling_in = TRUE;
  ts_question_set_number (question, number);
  self->filling_in = FALSE;
  take (self, question);
  return TRUE;
}

static gboolean
ts_sheet_step_back (TsBoardPart *part)
{
  if (!ts_sheet_form_can_be_left (&TS_SHEET (part)->form))
    return FALSE;
  ts_board_part_begin (part);
  return TRUE;
}

static void
on_back (TsBoardPart *part)
{
  if (!ts_sheet_step_back (part))
    ts_board_part_back (part);
}

/* --- building --- */

/* Enter after what is typed confirms, wherever in the input that is. One that has several parts which lead to
 * each other, or makes them anew, says itself when it was entered. */
static void
confirm_on_enter (TsSheet *self, GtkWidget *input)
{
  if (g_signal_lookup ("entered", G_OBJECT_TYPE (input)) != 0) {
    g_signal_connect_swapped (input, "entered", G_CALLBACK (confirm), self);
  } else if (GTK_IS_SPIN_BUTTON (input)) {
    ts_stepper_on_enter (input, G_CALLBACK (confirm), self);
  } else if (GTK_IS_ENTRY (input)) {
    gtk_entry_set_activates_default (GTK_ENTRY (input), FALSE);
    g_signal_connect_swapped (input, "activate", G_CALLBACK (confirm), self);
  } else if (!TS_IS_DICE (input)) { /* who says how many dice then throws them */
    for (GtkWidget *it = gtk_widget_get_first_child (input); it != NULL;
         it = gtk_widget_get_next_sibling (it))
      confirm_on_enter (self, it);
  }
}

static void
build_question (TsSheet *self, TsQuestion *question, GtkWidget **page, const TsHeader *header)
{
  gboolean first = *page == NULL;

  question->sheet = self;
  ts_question_build (question, header, first && question->field->one_of == 0, G_CALLBACK (on_changed),
                     question);
  confirm_on_enter (self, question->input);
  if (TS_IS_DICE (question->input))
    ts_dice_set_by_hand (TS_DICE (question->input), ts_board_get_dice_by_hand (board_of (self)));
  if (first) {
    *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
    ts_steps_add (self->form.steps, ts_question_title (question), *page);
  }
  gtk_box_append (GTK_BOX (*page), question->line);
}

/* Seats and words are there as soon as there is a session. */
static void
build_questions (TsSheet *self)
{
  TsView view = ts_session_view (self->form.session);
  g_autofree GtkWidget **pages = NULL;

  self->form.questions = ts_questions_new (self->form.verb, self->form.plan->fields, &self->form.n_pages);
  pages = g_new0 (GtkWidget *, self->form.n_pages + 1);
  for (guint i = 0; i < self->form.questions->len; i++)
    build_question (self, ts_question_at (self->form.questions, i),
                    &pages[ts_question_at (self->form.questions, i)->page], view.header);
}

/* What is known is not asked first. */
static void
pass_known (TsSheet *self)
{
  g_autoptr (TsEntry) entry = ts_sheet_get_entry (self);
  guint open = ts_steps_get_open (self->form.steps);

  if (ts_questions_missing (self->form.questions, (int) open, entry) == NULL)
    ts_steps_go_on (self->form.steps, open);
}

static void
ts_sheet_begin (TsBoardPart *part)
{
  TsSheet *self = TS_SHEET (part);

  if (self->form.session == NULL) {
    self->form.session = ts_session_ref (ts_board_get_session (board_of (self)));
    build_questions (self);
  }
  self->filling_in = TRUE;
  for (guint i = 0; i < self->form.questions->len; i++)
    ts_question_clear (ts_question_at (self->form.questions, i));
  self->filling_in = FALSE;
  ts_entry_free (ts_sheet_get_entry (self)); /* inputs offer what there is, before any of it is filled in */
  if (self->form.plan->begin != NULL)
    self->form.plan->begin (self);
  ts_sheet_form_begin (&self->form);
  ts_sheet_form_show (&self->form);
  self->beginning = TRUE;
  ts_steps_begin (self->form.steps);
  pass_known (self);
  on_opened (self);
  self->beginning = FALSE;
}

static void
ts_sheet_show (TsBoardPart *part, const TsView *view G_GNUC_UNUSED, const TsOutcome *outcome G_GNUC_UNUSED)
{
  TsSheet *self = TS_SHEET (part);

  if (self->form.session == NULL)
    ts_sheet_begin (part);
  else if (!self->is_saying) /* what is being said is not tried once more */
    ts_sheet_form_show (&self->form);
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

  g_free (self->form.begun_with);
  g_clear_pointer (&self->form.entry, json_object_unref);
  g_clear_pointer (&self->form.questions, g_ptr_array_unref);
  g_clear_pointer (&self->form.session, ts_session_unref);
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
  part_class->step_back = ts_sheet_step_back;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "sheet");
  signals[SAID] = g_signal_new ("said", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
}

static void
ts_sheet_init (TsSheet *self)
{
  self->form.part = TS_BOARD_PART (self);
  self->form.say = say;
  self->form.steps = ts_steps_new ();
  g_signal_connect_swapped (self->form.steps, "opened", G_CALLBACK (on_opened), self);
  g_signal_connect_swapped (self->form.steps, "turned", G_CALLBACK (on_turned), self);
  adw_bin_set_child (ADW_BIN (self), ts_sheet_frame_build (&self->form.frame, GTK_WIDGET (self->form.steps)));
  g_signal_connect_swapped (self->form.frame.back, "clicked", G_CALLBACK (on_back), self);
  g_signal_connect_swapped (self->form.frame.confirm, "clicked", G_CALLBACK (confirm), self);
}

TsSheet *
ts_sheet_new (TsBoard *board, const TsVerb *verb, const TsSheetPlan *plan)
{
  static const TsSheetPlan nothing = { 0 };
  TsSheet *self = g_object_new (TS_TYPE_SHEET, "board", board, NULL);

  self->form.verb = verb;
  self->form.plan = plan != NULL ? plan : &nothing;
  gtk_widget_set_visible (GTK_WIDGET (self->form.frame.picture), self->form.plan->picture != NULL);
  return self;
}
