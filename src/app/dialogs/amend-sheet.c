#include "amend-sheet.h"

#include "adjust-sheet.h"
#include "amend-verbs.h"
#include "config.h"
#include "referee/every-game.h"
#include "widgets/digit-keys.h"
#include "widgets/sheet.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

struct _TsAmendSheet {
  TsBoard parent_instance;

  TsSheet *sheet;
  GtkLabel *refusal;
  guint record;
  char *note; /* of what was said, where the sheet does not ask it; or NULL */
};

G_DEFINE_FINAL_TYPE (TsAmendSheet, ts_amend_sheet, TS_TYPE_BOARD)

static const TsSheetPlan plan = { .confirm = N_ ("See What Changes") };

gboolean
ts_amend_sheet_asks (const TsRecord *record)
{
  return record->verb->who == TS_WHO_ANY || (record->verb->args != NULL && record->verb->args[0].id != NULL);
}

/* --- what was said --- */

static GtkWidget *
content_new (TsAmendSheet *self, const char *said)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box;

  self->refusal = GTK_LABEL (ts_text_new (NULL, "error"));
  box = ts_column_new (8, ts_text_new (_ ("It was said:"), "heading"), ts_text_new (said, NULL), self->sheet,
                       self->refusal, NULL);
  gtk_widget_add_css_class (box, "amend");
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  return scroller;
}

/* What only one person may know is not shown: whoever knows it says it again. */
static void
fill_in (TsSheet *sheet, const TsEntry *entry)
{
  const TsField *args = entry->verb->args;

  if ((entry->verb->who == TS_WHO_ANY || entry->verb->who == TS_WHO_TURN) && entry->who != TS_NOBODY)
    ts_sheet_set_int (sheet, "who", (int) entry->who);
  for (guint i = 0; args != NULL && args[i].id != NULL; i++)
    if (entry->values[i].given && !args[i].secret)
      ts_sheet_set (sheet, args[i].id, &entry->values[i]);
}

static void
fill_in_adjust (TsSheet *sheet, const TsEntry *entry, const TsView *view)
{
  ts_adjust_sheet_fill (sheet, view, (int) entry->who,
                        ts_game_counter (view->game, ts_entry_value (entry, "counter")->text),
                        ts_entry_int (entry, "by"));
  if (entry->note != NULL)
    ts_sheet_set (sheet, "note", &(TsValue) { .given = TRUE, .text = entry->note });
}

/* Somebody else's entry stays his, where the verb asks whose. */
static void
fill_in_who (TsSheet *sheet, const TsVerb *verb, const TsEntry *entry)
{
  if (verb->who == TS_WHO_ANY && entry->who != TS_NOBODY)
    ts_sheet_set_int (sheet, "who", (int) entry->who);
}

/* Where there was a choice. */
static void
add_something_else (TsAmendSheet *self, const TsSession *session)
{
  g_autoptr (GPtrArray) others = ts_amend_verbs_list (session, self->record);
  GtkWidget *button;

  if (others->len == 0)
    return;
  button = ts_button_new (_ ("Something Else…"));
  gtk_widget_add_css_class (button, "sheet-confirm");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", self->record);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "amend.something-else");
  gtk_box_append (GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (self->refusal))), button);
}

TsAmendSheet *
ts_amend_sheet_new (const TsAmending *amending, guint record, const TsVerb *instead)
{
  const TsSession *session = ts_amending_table (amending);
  TsAmendSheet *self = g_object_new (TS_TYPE_AMEND_SHEET, "dice-by-hand", TRUE, NULL);
  g_autoptr (TsEntry) entry = ts_session_entry (session, record);
  const TsVerb *verb = instead != NULL ? instead : entry->verb;
  gboolean adjusts = verb == &ts_verb_adjust;
  TsSession *moment = ts_amending_moment (amending, record);
  g_autofree char *said = ts_session_tell (session, record);
  TsView view = ts_session_view (moment);

  ts_board_set_session (TS_BOARD (self), moment);
  self->sheet =
      adjusts ? ts_adjust_sheet_new (TS_BOARD (self), TRUE) : ts_sheet_new (TS_BOARD (self), verb, &plan);
  adw_bin_set_child (ADW_BIN (self), content_new (self, said));
  ts_amend_sheet_show_refusal (self, NULL);
  self->record = record;
  ts_board_part_begin (TS_BOARD_PART (self->sheet));
  ts_digit_keys_add (self->sheet, NULL);
  if (!adjusts)
    g_set_str (&self->note, entry->note);
  if (adjusts)
    fill_in_adjust (self->sheet, entry, &view);
  else if (instead != NULL)
    fill_in_who (self->sheet, verb, entry);
  else
    fill_in (self->sheet, entry);
  if (instead == NULL)
    add_something_else (self, session);
  ts_session_unref (moment);
  return self;
}

guint
ts_amend_sheet_get_record (TsAmendSheet *self)
{
  return self->record;
}

void
ts_amend_sheet_show_refusal (TsAmendSheet *self, const char *sentence)
{
  gtk_label_set_label (self->refusal, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), sentence != NULL);
}

void
ts_amend_sheet_focus (TsAmendSheet *self)
{
  ts_board_part_focus (TS_BOARD_PART (self->sheet));
}

JsonObject *
ts_amend_sheet_complete (TsAmendSheet *self, JsonObject *entry)
{
  if (self->note != NULL)
    json_object_set_string_member (entry, "note", self->note);
  return json_object_ref (entry);
}

/* --- the class --- */

/* What it shows is over, and never changes. */
static void
update (TsBoard *board G_GNUC_UNUSED, const TsOutcome *outcome G_GNUC_UNUSED)
{
}

static void
ts_amend_sheet_finalize (GObject *object)
{
  g_free (TS_AMEND_SHEET (object)->note);
  G_OBJECT_CLASS (ts_amend_sheet_parent_class)->finalize (object);
}

static void
ts_amend_sheet_class_init (TsAmendSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_amend_sheet_finalize;
  TS_BOARD_CLASS (klass)->update = update;
}

static void
ts_amend_sheet_init (TsAmendSheet *self G_GNUC_UNUSED)
{
}
