#include "pace-dialog.h"

#include "clock-setting.h"
#include "config.h"
#include "last-round.h"
#include "referee/columns.h"
#include "stats/pace-tell.h"
#include "widgets/scroll-into-view.h"
#include "widgets/text.h"
#include "widgets/title.h"

#include <glib/gi18n-lib.h>

#define SECONDS_OF_HOUR 3600

struct _TsPaceDialog {
  AdwDialog parent_instance;

  AdwActionRow *left;
  GtkWidget *leaving;
  AdwSpinRow *time;
  AdwActionRow *fits;
  GtkWidget *last_round;
  GtkWidget *clocks;
  AdwSwitchRow *clock;
  AdwSpinRow *minutes;
  AdwPreferencesGroup *so_far;

  TsBoard *board;
  TsTable *table;
  GSettings *settings;
  TsPace *pace;
  gint64 now;
};

G_DEFINE_FINAL_TYPE (TsPaceDialog, ts_pace_dialog, ADW_TYPE_DIALOG)

/* --- so far --- */

static GtkWidget *
row_new (const char *title, const char *value)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", title, "subtitle", value, NULL);

  gtk_widget_add_css_class (row, "property");
  ts_text_hold_amounts (row);
  return row;
}

static void
add_rounds (TsPaceDialog *self)
{
  g_autoptr (GPtrArray) rows = ts_pace_round_rows (self->pace);
  GtkWidget *all;

  if (rows->len < 2)
    return;
  all = g_object_new (ADW_TYPE_EXPANDER_ROW, "title", _ ("Each Round"), NULL);
  for (guint i = 1; i < rows->len; i++)
    adw_expander_row_add_row (ADW_EXPANDER_ROW (all),
                              row_new (ts_columns_cell (rows, i, 0), ts_columns_cell (rows, i, 1)));
  g_signal_connect (all, "notify::expanded", G_CALLBACK (ts_scroll_while_unfolding), NULL);
  adw_preferences_group_add (self->so_far, all);
}

static void
show_so_far (TsPaceDialog *self)
{
  g_autoptr (GPtrArray) rows = ts_pace_rows (self->pace);

  for (guint i = 0; i < rows->len; i++)
    adw_preferences_group_add (self->so_far,
                               row_new (ts_columns_cell (rows, i, 0), ts_columns_cell (rows, i, 1)));
  add_rounds (self);
}

/* --- when somebody has to leave --- */

/* When it is next so late as the row says. */
static gint64
next_of (TsPaceDialog *self, AdwSpinRow *row)
{
  int minutes = (int) adw_spin_row_get_value (row);

  return ts_pace_next (self->now, minutes / 60, minutes % 60);
}

static gint64
until (TsPaceDialog *self)
{
  return next_of (self, self->time);
}

static void
on_time_chosen (TsPaceDialog *self)
{
  g_autofree char *sentence = NULL;

  if (self->pace == NULL)
    return; /* it is still being made */
  sentence = ts_pace_tell_fits (self->pace, self->now, until (self));
  adw_action_row_set_subtitle (self->fits, sentence);
  gtk_widget_set_sensitive (self->last_round, ts_last_round_find (self->pace, self->now, until (self)) > 0);
}

/* What is no time of day leaves it as it was; and so does what stands there, which is read again whenever the
 * focus leaves it. */
static int
on_time_typed (AdwSpinRow *row, double *value, TsPaceDialog *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (row));
  g_autofree char *shown = ts_pace_tell_time (next_of (self, row));
  int typed = g_str_equal (text, shown) ? -1 : ts_pace_read_time (text, self->now);

  *value = typed >= 0 ? typed : adw_spin_row_get_value (row);
  return TRUE;
}

/* As the sentence below it tells it. */
static gboolean
on_time_shown (AdwSpinRow *row, TsPaceDialog *self)
{
  g_autofree char *text = ts_pace_tell_time (next_of (self, row));

  gtk_editable_set_text (GTK_EDITABLE (row), text);
  return TRUE;
}

/* People leave on the hour, and not at once. */
static void
propose_time (TsPaceDialog *self)
{
  g_autoptr (GDateTime) later = g_date_time_new_from_unix_local (self->now + 2 * SECONDS_OF_HOUR);

  adw_spin_row_set_value (self->time, g_date_time_get_hour (later) * 60);
}

static void
on_last_round (TsPaceDialog *self)
{
  int last = ts_last_round_find (self->pace, self->now, until (self));

  if (last > 0 && ts_board_say_all (self->board, ts_last_round_entries (self->pace, last, until (self))))
    adw_dialog_close (ADW_DIALOG (self));
}

/* --- clocks --- */

static void
on_clock (TsPaceDialog *self)
{
  gboolean on = adw_switch_row_get_active (self->clock);

  gtk_widget_set_visible (GTK_WIDGET (self->minutes), on);
  if (self->table != NULL)
    ts_clock_setting_write (self->settings, self->table,
                            on ? (int) adw_spin_row_get_value (self->minutes) : TS_CLOCK_OFF);
}

/* It is shown before it can be changed. */
static void
show_clock (TsPaceDialog *self, TsTable *table)
{
  int minutes = ts_clock_setting_find (self->settings, table);

  adw_spin_row_set_value (self->minutes, MAX (minutes, TS_CLOCK_UP));
  adw_switch_row_set_active (self->clock, minutes != TS_CLOCK_OFF);
  on_clock (self);
  self->table = g_object_ref (table);
}

/* --- the class --- */

AdwDialog *
ts_pace_dialog_new (TsBoard *board, TsTable *table)
{
  TsPaceDialog *self = g_object_new (TS_TYPE_PACE_DIALOG, NULL);
  gboolean goes_on;
  g_autofree char *left = NULL;

  self->board = g_object_ref (board);
  self->now = g_get_real_time () / G_USEC_PER_SEC;
  self->pace = ts_pace_new (ts_board_get_session (board));
  left = ts_pace_tell_left (self->pace, self->now);
  adw_action_row_set_subtitle (self->left, left);
  propose_time (self);
  on_time_chosen (self);
  goes_on = !ts_table_is_read_only (table) && !self->pace->over;
  gtk_widget_set_visible (self->leaving, goes_on);
  gtk_widget_set_visible (self->last_round, goes_on);
  gtk_widget_set_visible (self->clocks, goes_on);
  show_clock (self, table);
  show_so_far (self);
  return ADW_DIALOG (self);
}

static void
ts_pace_dialog_dispose (GObject *object)
{
  TsPaceDialog *self = TS_PACE_DIALOG (object);

  g_clear_object (&self->board);
  g_clear_object (&self->table);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->pace, ts_pace_free);
  G_OBJECT_CLASS (ts_pace_dialog_parent_class)->dispose (object);
}

static void
ts_pace_dialog_class_init (TsPaceDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_pace_dialog_dispose;
  ts_title_set_template (widget_class, "/org/tableside/Tableside/pace-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TsPaceDialog, left);
  gtk_widget_class_bind_template_child (widget_class, TsPaceDialog, leaving);
  gtk_widget_class_bind_template_child (widget_class, TsPaceDialog, time);
  gtk_widget_class_bind_template_child (widget_class, TsPaceDialog, fits);
  gtk_widget_class_bind_template_child (widget_class, TsPaceDialog, last_round);
  gtk_widget_class_bind_template_child (widget_class, TsPaceDialog, clocks);
  gtk_widget_class_bind_template_child (widget_class, TsPaceDialog, clock);
  gtk_widget_class_bind_template_child (widget_class, TsPaceDialog, minutes);
  gtk_widget_class_bind_template_child (widget_class, TsPaceDialog, so_far);
  gtk_widget_class_bind_template_callback (widget_class, adw_spin_row_update);
  gtk_widget_class_bind_template_callback (widget_class, on_time_typed);
  gtk_widget_class_bind_template_callback (widget_class, on_time_shown);
  gtk_widget_class_bind_template_callback (widget_class, on_time_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_last_round);
  gtk_widget_class_bind_template_callback (widget_class, on_clock);
}

static void
ts_pace_dialog_init (TsPaceDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ts_text_hold_amounts (self);
  self->settings = g_settings_new (APP_ID);
}
