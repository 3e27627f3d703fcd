#include "reminders-dialog.h"

#include "config.h"
#include "referee/reminders.h"
#include "widgets/drop-down.h"
#include "widgets/title.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

#define MOST_ROUNDS 9999 /* as the protocol has it */
#define MOST_EVERY  99

/* The choices of `rounds`. */
enum {
  ANY_ROUND,
  ONE_ROUND,
  EVERY,
};

struct _TsRemindersDialog {
  AdwDialog parent_instance;

  GtkEditable *text;
  AdwComboRow *rounds;
  AdwSpinRow *number;
  AdwComboRow *phase;
  AdwComboRow *seat;
  GtkWidget *remember;
  AdwPreferencesGroup *open;

  TsBoard *board;
};

G_DEFINE_FINAL_TYPE (TsRemindersDialog, ts_reminders_dialog, ADW_TYPE_DIALOG)

static TsView
view_of (TsRemindersDialog *self)
{
  return ts_session_view (ts_board_get_session (self->board));
}

static void
on_said (gpointer dialog, gboolean in_force)
{
  if (in_force)
    adw_dialog_close (dialog);
}

/* --- one more --- */

static void
on_changed (TsRemindersDialog *self)
{
  guint rounds = adw_combo_row_get_selected (self->rounds);
  g_autofree char *text = g_strdup (gtk_editable_get_text (self->text));

  gtk_widget_set_visible (GTK_WIDGET (self->number), rounds != ANY_ROUND);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->number),
                                 rounds == EVERY ? _ ("How many rounds from one to the next?")
                                                 : _ ("Which round?"));
  gtk_widget_set_sensitive (self->remember, *g_strstrip (text) != '\0');
}

/* A round that is over never comes; the next one is proposed. */
static void
on_rounds (TsRemindersDialog *self)
{
  gboolean one = adw_combo_row_get_selected (self->rounds) == ONE_ROUND;
  TsView view = view_of (self);
  int round = ts_view_state (&view)->round;
  GtkAdjustment *bounds = adw_spin_row_get_adjustment (self->number);

  gtk_adjustment_set_lower (bounds, one ? round : 1);
  gtk_adjustment_set_upper (bounds, one ? MOST_ROUNDS : MOST_EVERY);
  gtk_adjustment_set_value (bounds, one ? round + 1 : 1);
  on_changed (self);
}

/* The first choice is none of them. */
static int
chosen (AdwComboRow *row)
{
  return (int) adw_combo_row_get_selected (row) - 1;
}

/* (transfer full) */
static JsonObject *
read_entry (TsRemindersDialog *self)
{
  TsView view = view_of (self);
  guint rounds = adw_combo_row_get_selected (self->rounds);
  int number = (int) adw_spin_row_get_value (self->number);
  int phase = chosen (self->phase);
  g_autofree char *text = g_strdup (gtk_editable_get_text (self->text));
  JsonObject *entry = ts_entry_begin ("remind", TS_NOBODY);

  json_object_set_string_member (entry, "text", g_strstrip (text));
  if (rounds != ANY_ROUND)
    json_object_set_int_member (entry, rounds == EVERY ? "every" : "round", number);
  if (phase >= 0)
    json_object_set_string_member (entry, "phase", view.game->phases[phase].id);
  if (chosen (self->seat) >= 0)
    json_object_set_int_member (entry, "seat", chosen (self->seat));
  return entry;
}

static void
on_remember (TsRemindersDialog *self)
{
  if (gtk_widget_get_sensitive (self->remember))
    ts_board_say_then (self->board, read_entry (self), self, on_said);
}

/* --- those that are open --- */

static void
on_never (GtkButton *button, TsRemindersDialog *self)
{
  TsView view = view_of (self);

  ts_board_say_then (self->board,
                     ts_entry_build (view.game, "reminded", TS_NOBODY, "text",
                                     g_object_get_data (G_OBJECT (button), "written"), "answer",
                                     TS_REMINDER_NEVER, NULL),
                     self, on_said);
}

static void
add_row (TsRemindersDialog *self, const TsReminder *it)
{
  TsView view = view_of (self);
  g_autofree char *when = ts_reminder_tell_when (it, &view);
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", it->text, NULL);
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  /* Translators: %s is what the table wanted to be reminded of */
  g_autofree char *name = g_strdup_printf (_ ("Do not remind of this: %s"), it->text);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), it->due ? _ ("It is due now.") : when);
  ts_text_hold_amounts (row);
  gtk_widget_set_tooltip_text (button, name);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "never");
  g_object_set_data_full (G_OBJECT (button), "written", g_strdup (it->written), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (on_never), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_preferences_group_add (self->open, row);
}

/* --- what there is to choose --- */

static void
set_choices (AdwComboRow *row, const char *none, GStrvBuilder *choices)
{
  g_auto (GStrv) words = g_strv_builder_end (choices);
  GtkStringList *list = gtk_string_list_new ((const char *[]) { none, NULL });

  gtk_string_list_splice (list, 1, 0, (const char *const *) words);
  ts_combo_row_wrap (row);
  adw_combo_row_set_model (row, G_LIST_MODEL (list));
  g_object_unref (list);
}

static void
offer (TsRemindersDialog *self)
{
  TsView view = view_of (self);
  g_autoptr (GStrvBuilder) phases = g_strv_builder_new ();
  g_autoptr (GStrvBuilder) seats = g_strv_builder_new ();
  g_autoptr (GStrvBuilder) rounds = g_strv_builder_new ();
  int n_phases = ts_game_phases (view.game) - 1;

  for (int phase = 0; phase < n_phases; phase++)
    g_strv_builder_add (phases, _ (view.game->phases[phase].title));
  for (int seat = 0; seat < ts_view_state (&view)->n_seats; seat++)
    g_strv_builder_add (seats, ts_view_name (&view, seat));
  g_strv_builder_add_many (rounds, _ ("In one round"), _ ("Every so many rounds"), NULL);
  set_choices (self->rounds, _ ("Any"), rounds);
  set_choices (self->phase, _ ("Any"), phases);
  set_choices (self->seat, _ ("Anybody’s"), seats);
  gtk_widget_set_visible (GTK_WIDGET (self->phase), n_phases > 1);
}

/* --- the class --- */

AdwDialog *
ts_reminders_dialog_new (TsBoard *board)
{
  TsRemindersDialog *self = g_object_new (TS_TYPE_REMINDERS_DIALOG, NULL);
  g_autoptr (GPtrArray) open = ts_session_find_reminders (ts_board_get_session (board));

  self->board = g_object_ref (board);
  offer (self);
  for (guint i = 0; i < open->len; i++)
    add_row (self, open->pdata[i]);
  gtk_widget_set_visible (GTK_WIDGET (self->open), open->len > 0);
  on_changed (self);
  return ADW_DIALOG (self);
}

static void
ts_reminders_dialog_dispose (GObject *object)
{
  g_clear_object (&TS_REMINDERS_DIALOG (object)->board);
  G_OBJECT_CLASS (ts_reminders_dialog_parent_class)->dispose (object);
}

static void
ts_reminders_dialog_class_init (TsRemindersDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_reminders_dialog_dispose;
  ts_title_set_template (widget_class, "/org/tableside/Tableside/reminders-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TsRemindersDialog, text);
  gtk_widget_class_bind_template_child (widget_class, TsRemindersDialog, rounds);
  gtk_widget_class_bind_template_child (widget_class, TsRemindersDialog, number);
  gtk_widget_class_bind_template_child (widget_class, TsRemindersDialog, phase);
  gtk_widget_class_bind_template_child (widget_class, TsRemindersDialog, seat);
  gtk_widget_class_bind_template_child (widget_class, TsRemindersDialog, remember);
  gtk_widget_class_bind_template_child (widget_class, TsRemindersDialog, open);
  gtk_widget_class_bind_template_callback (widget_class, adw_spin_row_update);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_rounds);
  gtk_widget_class_bind_template_callback (widget_class, on_remember);
}

/* What is to be remembered is typed first. */
static void
ts_reminders_dialog_init (TsRemindersDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adw_dialog_set_focus (ADW_DIALOG (self), GTK_WIDGET (self->text));
}
