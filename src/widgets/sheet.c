#include "sheet.h"

#include "config.h"
#include "dice.h"
#include "question.h"
#include "scroll-into-view.h"
#include "steps.h"
#include "text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define LOOK_MS 700 /* how long dice are looked at before they are said */

struct _TsSheet {
  TsBoardPart parent_instance;

  TsSession *session;
  const TsVerb *verb;
  const TsSheetPlan *plan;

  GtkWidget *back;
  GtkImage *picture;
  GtkLabel *subject; /* the title, as long as something is asked */
  GtkLabel *head;    /* what is asked, or the title */
  TsSteps *steps;
  GPtrArray *questions; /* of TsQuestion, in the order in which they are asked */
  guint n_pages;
  GtkLabel *preview;
  GtkWidget *confirm;
  GtkLabel *note;
  GtkBox *help;

  gboolean filling_in; /* by the program, not by people */
  JsonObject *entry;   /* what the rules would accept, or NULL */
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
question_at (TsSheet *self, guint i)
{
  return self->questions->pdata[i];
}

static TsQuestion *
find_question (TsSheet *self, const char *field)
{
  guint i = 0;

  while (strcmp (question_at (self, i)->field->id, field) != 0)
    g_assert (++i < self->questions->len);
  return question_at (self, i);
}

/* --- what is filled in --- */

/* In the order of the table, in which what belongs to something comes after it. */
static TsEntry *
read_entry (TsSheet *self)
{
  TsView view = ts_session_view (self->session);
  TsEntry *entry = ts_entry_new (self->verb, TS_NOBODY);

  for (int arg = -1; arg < TS_MAX_ARGS; arg++)
    for (guint i = 0; i < self->questions->len; i++) {
      TsQuestion *question = question_at (self, i);

      if (question->arg != arg)
        continue;
      question->asked = ts_question_is_asked (question, &view, entry);
      if (question->asked || question->fixed)
        ts_question_read (question, entry);
    }
  if (self->plan->complete != NULL)
    self->plan->complete (&view, entry);
  return entry;
}

TsEntry *
ts_sheet_get_entry (TsSheet *self)
{
  return read_entry (self);
}

/* One of those that exclude each other is enough for all of them. */
static gboolean
is_enough (TsSheet *self, const TsQuestion *question, const TsEntry *entry)
{
  int group = question->field->one_of;
  gboolean enough = !question->asked || ts_question_is_enough (question, entry);

  for (guint i = 0; group != 0 && i < self->questions->len; i++)
    if (question_at (self, i)->field->one_of == group)
      enough |= ts_question_is_enough (question_at (self, i), entry);
  return enough || question->field->optional;
}

/* The first question on the page that has to be answered; or with `page` = -1, on any. */
static TsQuestion *
find_missing (TsSheet *self, int page, const TsEntry *entry)
{
  for (guint i = 0; i < self->questions->len; i++) {
    TsQuestion *question = question_at (self, i);

    if ((page < 0 || question->page == (guint) page) && !is_enough (self, question, entry))
      return question;
  }
  return NULL;
}

/* --- showing --- */

static char *
tell_answers (TsSheet *self, guint page, const TsView *view, const TsEntry *entry)
{
  g_autoptr (GStrvBuilder) answers = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  for (guint i = 0; i < self->questions->len; i++) {
    TsQuestion *question = question_at (self, i);
    g_autofree char *answer =
        question->page == page && question->asked ? ts_question_tell (question, view, entry) : NULL;

    if (answer != NULL)
      g_strv_builder_add (answers, answer);
  }
  all = g_strv_builder_end (answers);
  return all[0] != NULL ? g_strjoinv (_ (", "), all) : NULL;
}

static void
show_pages (TsSheet *self, const TsView *view, const TsEntry *entry)
{
  g_autofree gboolean *asked = g_new0 (gboolean, self->n_pages + 1);
  gboolean any = FALSE;

  for (guint i = 0; i < self->questions->len; i++) {
    TsQuestion *question = question_at (self, i);

    gtk_widget_set_visible (question->line, question->asked);
    asked[question->page] |= question->asked;
    any |= question->asked;
    if (question->kind->show != NULL)
      question->kind->show (question->field, question->input, view, entry);
  }
  for (guint page = 0; page < self->n_pages; page++) {
    g_autofree char *answer = tell_answers (self, page, view, entry);

    ts_steps_set_asked (self->steps, page, asked[page]);
    ts_steps_set_answer (self->steps, page, answer);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->steps), any);
}

/* What the open page asks first. */
static TsQuestion *
open_question (TsSheet *self, const TsEntry *entry)
{
  guint page = self->n_pages > 0 ? ts_steps_get_open (self->steps) : 0;
  TsQuestion *missing = self->n_pages > 0 ? find_missing (self, (int) page, entry) : NULL;

  for (guint i = 0; missing == NULL && i < self->questions->len; i++)
    if (question_at (self, i)->page == page && question_at (self, i)->asked)
      return question_at (self, i);
  return missing;
}

static void
show_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

/* The question stands at the top, large enough for the whole table, until nothing is to be asked. */
static void
show_head (TsSheet *self, const TsView *view, const TsEntry *entry, gboolean missing)
{
  const TsQuestion *question = open_question (self, entry);
  g_autofree char *title = self->plan->title != NULL ? self->plan->title (view, entry) : NULL;
  gboolean asks = question != NULL && (missing || title == NULL);
  g_autofree char *text = asks ? ts_question_ask (question) : NULL;

  show_text (self->subject, asks ? title : NULL);
  show_text (self->head, asks ? text : title);
  if (self->plan->picture != NULL)
    gtk_image_set_from_icon_name (self->picture, self->plan->picture (entry));
}

static void
show_refusal (TsSheet *self, const TsEntry *entry, const GError *refusal)
{
  const char *sentence = refusal != NULL ? refusal->message : NULL;
  GtkWidget *help =
      refusal != NULL && self->plan->help != NULL ? self->plan->help (board_of (self), entry) : NULL;

  if (sentence != NULL && strcmp (gtk_label_get_label (self->note), sentence) != 0)
    gtk_accessible_announce (GTK_ACCESSIBLE (self), sentence, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  show_text (self->note, sentence);
  ts_box_clear (self->help);
  if (help != NULL)
    gtk_box_append (self->help, help);
}

/* Dice and nothing else need no second press: what fell is said once everybody has seen it. */
static gboolean
is_dice_alone (TsSheet *self)
{
  const TsField *field = NULL;
  guint n = 0;

  for (guint i = 0; i < self->questions->len; i++)
    if (question_at (self, i)->asked) {
      field = question_at (self, i)->field;
      n++;
    }
  return n == 1 && field->type == TS_FIELD_DICE && field->min == field->max;
}

/* Where the open page is answered and others are not, the button leads to those. */
static void
show_button (TsSheet *self, const TsEntry *entry, gboolean missing)
{
  gboolean goes_on = missing && !self->plan->offered &&
                     find_missing (self, (int) ts_steps_get_open (self->steps), entry) == NULL;
  const char *label = self->plan->confirm != NULL ? _ (self->plan->confirm) : _ (self->verb->label);

  gtk_button_set_label (GTK_BUTTON (self->confirm), goes_on ? _ ("Go on") : label);
  gtk_widget_set_sensitive (self->confirm, goes_on || self->entry != NULL);
  gtk_widget_set_visible (self->confirm, !self->plan->offered && !is_dice_alone (self));
  if (self->plan->offered)
    ts_board_part_offer (TS_BOARD_PART (self), label,
                         self->entry != NULL ? json_object_ref (self->entry) : NULL);
}

/* What is there is tried out, as soon as nothing is missing. */
static void
show_all (TsSheet *self)
{
  TsView view = ts_session_view (self->session);
  g_autoptr (TsEntry) entry = read_entry (self);
  gboolean missing = find_missing (self, -1, entry) != NULL;
  g_autoptr (JsonObject) object = missing ? NULL : ts_entry_write (entry);
  g_autoptr (GError) error = NULL;
  g_autofree char *preview = self->plan->preview != NULL ? self->plan->preview (&view, entry) : NULL;

  g_clear_pointer (&self->entry, json_object_unref);
  if (!missing && ts_session_would_accept (self->session, object, &error))
    self->entry = g_steal_pointer (&object);
  show_pages (self, &view, entry);
  if (ts_steps_leave_unasked (self->steps))
    return; /* all was shown with the page that is open now */
  show_head (self, &view, entry, missing);
  show_text (self->preview, preview);
  show_refusal (self, entry, error);
  show_button (self, entry, missing);
}

/* Whoever opens a question has seen what stands there. It may be larger than the one before, and the sheet is
 * to be seen with what is told below it. */
static void
on_opened (TsSheet *self)
{
  for (guint i = 0; i < self->questions->len; i++)
    question_at (self, i)->seen |= question_at (self, i)->page == ts_steps_get_open (self->steps);
  show_all (self);
  ts_scroll_into_view (GTK_WIDGET (self));
}

/* --- saying --- */

void
ts_sheet_confirm (TsSheet *self)
{
  g_autoptr (TsEntry) entry = read_entry (self);
  TsQuestion *missing = find_missing (self, -1, entry);
  g_autoptr (TsSheet) held = g_object_ref (self); /* the board may let go of it */

  g_clear_handle_id (&self->look, g_source_remove);
  if (missing != NULL) {
    ts_steps_open (self->steps, missing->page);
    ts_steps_focus (self->steps);
    return;
  }
  if (self->entry == NULL)
    return;
  if (ts_board_say (board_of (self), json_object_ref (self->entry)))
    g_signal_emit (held, signals[SAID], 0);
}

static gboolean
looked (gpointer data)
{
  TsSheet *self = data;

  self->look = 0;
  ts_sheet_confirm (self);
  return G_SOURCE_REMOVE;
}

/* --- taps --- */

static void
exclude_others (TsSheet *self, TsQuestion *question)
{
  for (guint i = 0; question->field->one_of != 0 && i < self->questions->len; i++) {
    TsQuestion *other = question_at (self, i);

    if (other != question && other->field->one_of == question->field->one_of)
      ts_question_clear (other);
  }
}

/* A tap that answers its question goes on to the next one; the last of them may say it all. */
static void
go_on (TsSheet *self, TsQuestion *question, gboolean was_missing)
{
  g_autoptr (TsEntry) entry = read_entry (self);

  g_clear_handle_id (&self->look, g_source_remove);
  if (!ts_question_is_full (question, entry) || find_missing (self, (int) question->page, entry) != NULL)
    return;
  if (is_dice_alone (self))
    self->look = g_timeout_add (LOOK_MS, looked, self);
  else if (self->plan->one_tap && was_missing && self->entry != NULL)
    ts_sheet_confirm (self);
  else
    ts_steps_go_on (self->steps, question->page);
}

static void
take (TsSheet *self, TsQuestion *question)
{
  gboolean was_missing = self->entry == NULL;

  self->filling_in = TRUE;
  question->seen = question->last = TRUE;
  exclude_others (self, question);
  self->filling_in = FALSE;
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
fill_in (TsSheet *self, const char *field, JsonNode *node, gboolean fixed)
{
  TsQuestion *question = find_question (self, field);

  self->filling_in = TRUE;
  ts_question_set (question, node);
  question->fixed = fixed;
  exclude_others (self, question);
  self->filling_in = FALSE;
  show_all (self);
}

void
ts_sheet_set (TsSheet *self, const char *field, JsonNode *node)
{
  fill_in (self, field, node, FALSE);
}

void
ts_sheet_set_int (TsSheet *self, const char *field, int number)
{
  g_autoptr (JsonNode) node = json_node_init_int (json_node_alloc (), number);

  fill_in (self, field, node, FALSE);
}

void
ts_sheet_fix_int (TsSheet *self, const char *field, int number)
{
  g_autoptr (JsonNode) node = json_node_init_int (json_node_alloc (), number);

  fill_in (self, field, node, TRUE);
}

GtkWidget *
ts_sheet_get_input (TsSheet *self, const char *field)
{
  return find_question (self, field)->input;
}

GtkButton *
ts_sheet_get_button (TsSheet *self)
{
  return GTK_BUTTON (self->confirm);
}

static void
ts_sheet_focus (TsBoardPart *part)
{
  TsSheet *self = TS_SHEET (part);

  if (gtk_widget_get_visible (GTK_WIDGET (self->steps)))
    ts_steps_focus (self->steps);
  else
    gtk_widget_grab_focus (self->confirm);
}

/* The field that a tap beside the sheet answers: the open page's, or one that is missing, or the last. */
static TsQuestion *
find_picked (TsSheet *self, const char *what)
{
  g_autoptr (TsEntry) entry = read_entry (self);
  TsQuestion *found = NULL;
  gboolean is_missing = FALSE;

  for (guint i = 0; i < self->questions->len; i++) {
    TsQuestion *question = question_at (self, i);

    if (!question->asked || question->plan == NULL || g_strcmp0 (question->plan->pick, what) != 0)
      continue;
    if (question->page == ts_steps_get_open (self->steps))
      return question;
    if (!is_missing)
      found = question;
    is_missing |= !ts_question_is_given (question, entry);
  }
  return found;
}

static gboolean
ts_sheet_pick (TsBoardPart *part, const char *what, int number)
{
  TsSheet *self = TS_SHEET (part);
  TsQuestion *question = find_picked (self, what);

  if (question == NULL)
    return FALSE;
  ts_steps_open (self->steps, question->page);
  self->filling_in = TRUE;
  ts_question_set_number (question, number);
  self->filling_in = FALSE;
  take (self, question);
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
    g_signal_connect_swapped (question->input, "activate", G_CALLBACK (ts_sheet_confirm), self);
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
    build_question (self, question_at (self, i), &pages[question_at (self, i)->page], view.header);
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
    ts_question_clear (question_at (self, i));
  self->filling_in = FALSE;
  show_all (self);
  ts_steps_begin (self->steps);
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

static GtkWidget *
back_new (TsSheet *self)
{
  self->back = gtk_button_new_from_icon_name ("go-previous-symbolic");
  gtk_widget_add_css_class (self->back, "flat");
  gtk_widget_add_css_class (self->back, "sheet-back");
  gtk_widget_set_valign (self->back, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (self->back, _ ("Back"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->back), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Back"), -1);
  g_signal_connect_swapped (self->back, "clicked", G_CALLBACK (ts_board_part_back), self);
  return self->back;
}

static GtkWidget *
head_new (TsSheet *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->picture = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->picture), "sheet-picture");
  self->subject = GTK_LABEL (ts_text_new (NULL, "sheet-subject"));
  self->head = GTK_LABEL (ts_text_new (NULL, "sheet-title"));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->subject));
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->head));
  gtk_box_append (GTK_BOX (head), back_new (self));
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->picture));
  gtk_box_append (GTK_BOX (head), words);
  return head;
}

static void
ts_sheet_init (TsSheet *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  self->steps = ts_steps_new ();
  g_signal_connect_swapped (self->steps, "opened", G_CALLBACK (on_opened), self);
  self->preview = GTK_LABEL (ts_text_new (NULL, "sheet-preview"));
  self->confirm = gtk_button_new ();
  gtk_button_set_can_shrink (GTK_BUTTON (self->confirm), TRUE);
  gtk_widget_add_css_class (self->confirm, "suggested-action");
  gtk_widget_add_css_class (self->confirm, "sheet-confirm");
  g_signal_connect_swapped (self->confirm, "clicked", G_CALLBACK (ts_sheet_confirm), self);
  self->note = GTK_LABEL (ts_text_new (NULL, "sheet-note"));
  gtk_widget_add_css_class (GTK_WIDGET (self->note), "refused");
  self->help = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_box_append (GTK_BOX (box), head_new (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->steps));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->preview));
  gtk_box_append (GTK_BOX (box), self->confirm);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->note));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->help));
  adw_bin_set_child (ADW_BIN (self), box);
}

TsSheet *
ts_sheet_new (TsBoard *board, const TsVerb *verb, const TsSheetPlan *plan)
{
  static const TsSheetPlan nothing = { 0 };
  TsSheet *self = g_object_new (TS_TYPE_SHEET, "board", board, NULL);

  self->verb = verb;
  self->plan = plan != NULL ? plan : &nothing;
  gtk_widget_set_visible (self->back, self->plan->back);
  gtk_widget_set_visible (GTK_WIDGET (self->picture), self->plan->picture != NULL);
  return self;
}
