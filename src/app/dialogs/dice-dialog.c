#include "dice-dialog.h"

#include "config.h"
#include "referee/entry.h"
#include "widgets/dice.h"
#include "widgets/digit-keys.h"
#include "widgets/title.h"

struct _TsDiceDialog {
  AdwDialog parent_instance;

  AdwBin *place;
  GtkButton *done;

  TsEntry *entry;
  const char *field; /* its argument for the dice */
  TsDice *dice;
  gboolean rolls; /* as soon as the dialog is seen */
  guint close;
};

enum {
  SAY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TsDiceDialog, ts_dice_dialog, ADW_TYPE_DIALOG)

const TsField *
ts_dice_dialog_field (const TsVerb *verb)
{
  for (const TsField *field = verb->args; field != NULL && field->id != NULL; field++)
    if (field->type == TS_FIELD_DICE && !field->optional)
      return field;
  return NULL;
}

static void
say (TsDiceDialog *self)
{
  g_autoptr (JsonObject) entry = ts_entry_write (self->entry);

  ts_dice_write (self->dice, entry, self->field);
  g_signal_emit (self, signals[SAY], 0, entry);
}

static gboolean
close_later (gpointer data)
{
  TsDiceDialog *self = data;

  self->close = 0;
  adw_dialog_close (ADW_DIALOG (self));
  return G_SOURCE_REMOVE;
}

/* Without taking its place away, so that nothing moves under a finger. */
static void
offer_done (TsDiceDialog *self, gboolean whether)
{
  gtk_widget_set_opacity (GTK_WIDGET (self->done), whether ? 1 : 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dice.done", whether);
}

/* Followed by "complete", if all dice lie. */
static void
on_changed (TsDiceDialog *self)
{
  offer_done (self, FALSE);
}

static void
on_complete (TsDiceDialog *self)
{
  if (ts_dice_get_by_hand (self->dice)) {
    offer_done (self, TRUE);
    return;
  }
  self->close = g_timeout_add (TS_DICE_LOOK_TIME, close_later, self);
  gtk_widget_set_can_target (GTK_WIDGET (self->dice), FALSE);
  say (self);
}

static void
ts_dice_dialog_map (GtkWidget *widget)
{
  TsDiceDialog *self = TS_DICE_DIALOG (widget);

  GTK_WIDGET_CLASS (ts_dice_dialog_parent_class)->map (widget);
  if (self->rolls)
    ts_dice_roll (self->dice);
  self->rolls = FALSE;
}

static void
done (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  g_autoptr (TsDiceDialog) self = g_object_ref (TS_DICE_DIALOG (widget));

  adw_dialog_force_close (ADW_DIALOG (self));
  say (self);
}

AdwDialog *
ts_dice_dialog_new (const TsView *view, const TsVerb *verb, int who, const char *title, gboolean by_hand)
{
  TsDiceDialog *self = g_object_new (TS_TYPE_DICE_DIALOG, "title", title, NULL);
  TsEntry *entry = ts_entry_new (verb, who);
  TsField field = ts_entry_field (entry, view->header, (guint) (ts_dice_dialog_field (verb) - verb->args));

  self->entry = entry;
  self->field = field.id;
  self->dice = ts_dice_new (&field);
  g_signal_connect_swapped (self->dice, "changed", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (self->dice, "complete", G_CALLBACK (on_complete), self);
  adw_bin_set_child (self->place, GTK_WIDGET (self->dice));
  ts_digit_keys_add (self, NULL);
  ts_dice_set_by_hand (self->dice, by_hand);
  self->rolls = !by_hand && field.min == field.max;
  on_changed (self);
  return ADW_DIALOG (self);
}

static void
ts_dice_dialog_dispose (GObject *object)
{
  TsDiceDialog *self = TS_DICE_DIALOG (object);

  g_clear_handle_id (&self->close, g_source_remove);
  G_OBJECT_CLASS (ts_dice_dialog_parent_class)->dispose (object);
}

static void
ts_dice_dialog_finalize (GObject *object)
{
  TsDiceDialog *self = TS_DICE_DIALOG (object);

  g_clear_pointer (&self->entry, ts_entry_free);
  G_OBJECT_CLASS (ts_dice_dialog_parent_class)->finalize (object);
}

static void
ts_dice_dialog_class_init (TsDiceDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_dice_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = ts_dice_dialog_finalize;
  widget_class->map = ts_dice_dialog_map;
  signals[SAY] = g_signal_new ("say", TS_TYPE_DICE_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, JSON_TYPE_OBJECT);
  ts_title_set_template (widget_class, "/org/tableside/Tableside/dice-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TsDiceDialog, place);
  gtk_widget_class_bind_template_child (widget_class, TsDiceDialog, done);
  gtk_widget_class_install_action (widget_class, "dice.done", NULL, done);
}

static void
ts_dice_dialog_init (TsDiceDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
