#include "reminder-bar.h"

#include "config.h"
#include "referee/reminders.h"
#include "widgets/row-layout.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

#define SPACING 12

struct _TsReminderBar {
  AdwBin parent_instance;

  GtkWidget *row;
  GtkLabel *text;

  TsBoard *board;
  char *written; /* the text that is shown, as it was said; or NULL */
};

G_DEFINE_FINAL_TYPE (TsReminderBar, ts_reminder_bar, ADW_TYPE_BIN)

static void
answer (TsReminderBar *self, int answer)
{
  TsView view = ts_session_view (ts_board_get_session (self->board));

  ts_board_say (self->board, ts_entry_build (view.game, "reminded", TS_NOBODY, "text", self->written,
                                             "answer", answer, NULL));
}

static void
on_later (TsReminderBar *self)
{
  answer (self, TS_REMINDER_LATER);
}

static void
on_done (TsReminderBar *self)
{
  answer (self, TS_REMINDER_DONE);
}

static const TsReminder *
first_due (GPtrArray *open)
{
  for (guint i = 0; i < open->len; i++)
    if (((TsReminder *) open->pdata[i])->due)
      return open->pdata[i];
  return NULL;
}

static void
show (TsReminderBar *self, const TsReminder *it)
{
  gtk_widget_set_visible (GTK_WIDGET (self), it != NULL);
  if (!g_set_str (&self->written, it != NULL ? it->written : NULL) || it == NULL)
    return;
  gtk_label_set_label (self->text, it->text);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), it->text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

void
ts_reminder_bar_update (TsReminderBar *self, TsBoard *board, gboolean can_say)
{
  g_autoptr (GPtrArray) open = ts_session_find_reminders (ts_board_get_session (board));

  g_set_object (&self->board, board);
  show (self, can_say ? first_due (open) : NULL);
}

static void
ts_reminder_bar_dispose (GObject *object)
{
  TsReminderBar *self = TS_REMINDER_BAR (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TS_TYPE_REMINDER_BAR);
  g_clear_object (&self->board);
  g_clear_pointer (&self->written, g_free);
  G_OBJECT_CLASS (ts_reminder_bar_parent_class)->dispose (object);
}

static void
ts_reminder_bar_class_init (TsReminderBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_reminder_bar_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tableside/Tableside/reminder-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, TsReminderBar, row);
  gtk_widget_class_bind_template_child (widget_class, TsReminderBar, text);
  gtk_widget_class_bind_template_callback (widget_class, on_later);
  gtk_widget_class_bind_template_callback (widget_class, on_done);
}

static void
ts_reminder_bar_init (TsReminderBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->row, ts_row_layout_new (SPACING));
  ts_text_hold_amounts (self);
}
