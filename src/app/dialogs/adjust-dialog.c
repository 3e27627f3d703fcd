#include "adjust-dialog.h"

#include "config.h"
#include "widgets/chips.h"
#include "widgets/number.h"
#include "widgets/seat.h"
#include "widgets/stepper.h"

#include <glib/gi18n-lib.h>

struct _TsAdjustDialog {
  AdwDialog parent_instance;

  AdwBin *seats_place;
  GtkListBox *counters;
  GtkEntry *note;

  TsTable *table;
  TsChips *seats;
  int seat;
  gboolean filling; /* the steppers are being set, nobody turns them */
  GtkSpinButton *steppers[TS_MAX_COUNTERS];
  AdwActionRow *rows[TS_MAX_COUNTERS];
  int by[TS_MAX_SEATS][TS_MAX_COUNTERS]; /* what is to be corrected */
};

enum {
  CORRECT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TsAdjustDialog, ts_adjust_dialog, ADW_TYPE_DIALOG)

static TsView
view_of (TsAdjustDialog *self)
{
  return ts_session_view (ts_table_get_session (self->table));
}

/* By how much a counter of the chosen seat is to be changed; one that the whole table shares is changed for
 * seat 0, whoever is chosen. */
static int *
change_of (TsAdjustDialog *self, int counter)
{
  TsView view = view_of (self);

  return &self->by[view.game->counters[counter].shared ? 0 : self->seat][counter];
}

/* --- what is to be said --- */

static void
add_entry (TsAdjustDialog *self, GPtrArray *entries, int seat, int counter)
{
  const char *note = gtk_editable_get_text (GTK_EDITABLE (self->note));
  TsView view = view_of (self);
  JsonObject *entry = ts_entry_begin ("adjust", seat);

  json_object_set_string_member (entry, "counter", view.game->counters[counter].id);
  json_object_set_int_member (entry, "by", self->by[seat][counter]);
  if (*note != '\0')
    json_object_set_string_member (entry, "note", note);
  g_ptr_array_add (entries, entry);
}

/* The corrections of a seat that take away (-1), or those that give (1). */
static void
add_entries (TsAdjustDialog *self, GPtrArray *entries, int seat, int sign)
{
  for (int counter = 0; counter < TS_MAX_COUNTERS; counter++)
    if (self->by[seat][counter] * sign > 0)
      add_entry (self, entries, seat, counter);
}

/* What is taken away comes before what is given, so that a thing that exists once can change hands. */
static GPtrArray *
make_entries (TsAdjustDialog *self)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);

  for (int sign = -1; sign <= 1; sign += 2)
    for (int seat = 0; seat < TS_MAX_SEATS; seat++)
      add_entries (self, entries, seat, sign);
  return entries;
}

static void
correct (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  g_autoptr (TsAdjustDialog) self = g_object_ref (TS_ADJUST_DIALOG (widget));
  g_autoptr (GPtrArray) entries = make_entries (self);

  adw_dialog_force_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[CORRECT], 0, entries);
}

/* --- what is shown --- */

static void
update_correct (TsAdjustDialog *self)
{
  g_autoptr (GPtrArray) entries = make_entries (self);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "adjust.correct", entries->len > 0);
}

/* "+2", as long as a counter is to be changed. */
static void
show_by (TsAdjustDialog *self, int counter)
{
  int by = *change_of (self, counter);
  g_autofree char *text = by != 0 ? ts_number_tell_change (by) : NULL;

  adw_action_row_set_subtitle (self->rows[counter], text != NULL ? text : "");
}

static void
fill (TsAdjustDialog *self)
{
  TsView view = view_of (self);

  self->filling = TRUE;
  for (int counter = 0; view.game->counters[counter].id != NULL; counter++) {
    if (self->steppers[counter] == NULL)
      continue;
    gtk_spin_button_set_value (self->steppers[counter], ts_view_state (&view)->counters[self->seat][counter] +
                                                            *change_of (self, counter));
    show_by (self, counter);
  }
  self->filling = FALSE;
}

static void
on_value_changed (TsAdjustDialog *self, GtkSpinButton *stepper)
{
  TsView view = view_of (self);
  int counter = 0;

  if (self->filling)
    return;
  while (self->steppers[counter] != stepper)
    counter++;
  *change_of (self, counter) =
      gtk_spin_button_get_value_as_int (stepper) - ts_view_state (&view)->counters[self->seat][counter];
  show_by (self, counter);
  update_correct (self);
}

static void
on_seat_changed (TsAdjustDialog *self)
{
  guint n;
  const gint64 *chosen = ts_chips_get (self->seats, &n);

  if (n > 0)
    self->seat = (int) chosen[0];
  fill (self);
}

/* --- building --- */

static void
add_counter (TsAdjustDialog *self, const TsView *view, int counter)
{
  const TsCounter *facts = &view->game->counters[counter];
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *stepper = ts_stepper_new (facts->min, ts_view_counter_max (view, counter));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), ts_view_counter_label (view, counter));
  gtk_accessible_update_property (GTK_ACCESSIBLE (stepper), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  ts_view_counter_label (view, counter), -1);
  gtk_widget_set_valign (stepper, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), stepper);
  g_signal_connect_swapped (stepper, "value-changed", G_CALLBACK (on_value_changed), self);
  self->rows[counter] = ADW_ACTION_ROW (row);
  self->steppers[counter] = GTK_SPIN_BUTTON (stepper);
  gtk_list_box_append (self->counters, row);
}

static void
build (TsAdjustDialog *self, int seat)
{
  TsView view = view_of (self);
  gint64 chosen = seat;

  for (int i = 0; i < ts_view_state (&view)->n_seats; i++)
    ts_chips_add (self->seats, ts_view_name (&view, i),
                  ts_seat_mark_new (ts_seat_colour (view.header, i), i, 24));
  ts_chips_set (self->seats, &chosen, 1);
  for (int counter = 0; view.game->counters[counter].id != NULL; counter++)
    if (!view.game->counters[counter].derived && ts_view_counter_in_play (&view, counter))
      add_counter (self, &view, counter);
}

AdwDialog *
ts_adjust_dialog_new (TsTable *table, int seat, int counter)
{
  TsAdjustDialog *self = g_object_new (TS_TYPE_ADJUST_DIALOG, NULL);

  self->table = g_object_ref (table);
  self->seat = seat;
  build (self, seat);
  fill (self);
  update_correct (self);
  if (counter >= 0 && self->steppers[counter] != NULL)
    adw_dialog_set_focus (ADW_DIALOG (self), GTK_WIDGET (self->steppers[counter]));
  return ADW_DIALOG (self);
}

static void
ts_adjust_dialog_dispose (GObject *object)
{
  g_clear_object (&TS_ADJUST_DIALOG (object)->table);
  G_OBJECT_CLASS (ts_adjust_dialog_parent_class)->dispose (object);
}

static void
ts_adjust_dialog_class_init (TsAdjustDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_adjust_dialog_dispose;
  signals[CORRECT] = g_signal_new ("correct", TS_TYPE_ADJUST_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_PTR_ARRAY);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tableside/Tableside/adjust-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TsAdjustDialog, seats_place);
  gtk_widget_class_bind_template_child (widget_class, TsAdjustDialog, counters);
  gtk_widget_class_bind_template_child (widget_class, TsAdjustDialog, note);
  gtk_widget_class_install_action (widget_class, "adjust.correct", NULL, correct);
}

static void
ts_adjust_dialog_init (TsAdjustDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->seats = ts_chips_new (TS_CHIPS_ONE);
  g_signal_connect_swapped (self->seats, "changed", G_CALLBACK (on_seat_changed), self);
  adw_bin_set_child (self->seats_place, GTK_WIDGET (self->seats));
}
