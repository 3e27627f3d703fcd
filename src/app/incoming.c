#include "incoming.h"

#include "app/dialogs/ask-dialog.h"
#include "config.h"
#include "store/taking-in.h"
#include "widgets/toast.h"

#include <glib/gi18n-lib.h>

#define KEY       "files-from-outside"
#define MOST_TOLD 10 /* files that are refused */

typedef struct {
  GtkWidget *window;
  const TsGame *const *games;
  gboolean copy;
  gboolean single;
  GPtrArray *files;    /* of GFile: those that are tables, once that is known */
  GPtrArray *refusals; /* of char * */
  TsIncomingDone done;
  gpointer data;
} Incoming;

static void
incoming_free (Incoming *self)
{
  g_object_unref (self->window);
  g_ptr_array_unref (self->files);
  g_ptr_array_unref (self->refusals);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Incoming, incoming_free)

/* Files of which nobody knows the path cannot be played where they lie. */
static gboolean
lie_on_this_device (GPtrArray *files)
{
  for (guint i = 0; i < files->len; i++)
    if (g_file_peek_path (files->pdata[i]) == NULL)
      return FALSE;
  return TRUE;
}

static void
end (Incoming *self)
{
  if (!gtk_widget_in_destruction (self->window) && gtk_widget_get_visible (self->window))
    self->done (self->files, self->refusals, self->single, self->data);
}

/* --- copies --- */

static void
on_copied (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  g_autoptr (Incoming) self = data;
  g_autoptr (TsTakenIn) taken = ts_taking_in_finish (result);

  g_clear_pointer (&self->files, g_ptr_array_unref);
  self->files = g_ptr_array_ref (taken->files);
  g_ptr_array_extend_and_steal (self->refusals, g_ptr_array_ref (taken->refusals));
  end (self);
}

/* (transfer full) */
static void
take_copies (Incoming *self)
{
  ts_taking_in_async (self->files, TRUE, self->games, on_copied, self);
}

/* --- asking --- */

static void
on_answer (TsAskDialog *dialog G_GNUC_UNUSED, const char *answer, gpointer data)
{
  g_autoptr (Incoming) self = data;
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  if (answer == NULL)
    return;
  g_settings_set_string (settings, KEY, answer);
  if (g_str_equal (answer, "copy"))
    take_copies (g_steal_pointer (&self));
  else
    end (self);
}

/* (transfer full) */
static void
ask (Incoming *self)
{
  TsAskDialog *dialog = ts_ask_dialog_new (
      ngettext ("Take In a Copy?", "Take In Copies?", self->files->len),
      ngettext (
          "This table lies elsewhere. It can be copied to your tables, or played where it lies. You are "
          "asked once; later it is in the preferences.",
          "These tables lie elsewhere. They can be copied to your tables, or played where they lie. You "
          "are asked once; later it is in the preferences.",
          self->files->len));

  ts_ask_dialog_add_answer (dialog, "copy", _ ("_Take In a Copy"));
  ts_ask_dialog_add_answer (dialog, "there", _ ("_Play Where It Lies"));
  ts_ask_dialog_add_answer (dialog, NULL, _ ("_Cancel"));
  g_signal_connect (dialog, "answered", G_CALLBACK (on_answer), self);
  adw_dialog_present (ADW_DIALOG (dialog), self->window);
}

/* --- looking --- */

static void
on_checked (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  g_autoptr (Incoming) self = data;
  g_autoptr (TsTakenIn) good = ts_taking_in_finish (result);
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autofree char *setting = g_settings_get_string (settings, KEY);

  g_clear_pointer (&self->files, g_ptr_array_unref);
  self->files = g_ptr_array_ref (good->files);
  g_ptr_array_extend_and_steal (self->refusals, g_ptr_array_ref (good->refusals));
  if (gtk_widget_in_destruction (self->window) || !gtk_widget_get_visible (self->window))
    return; /* it was closed meanwhile */
  if (self->files->len == 0)
    end (self);
  else if (self->copy || g_str_equal (setting, "copy") || !lie_on_this_device (self->files))
    take_copies (g_steal_pointer (&self));
  else if (g_str_equal (setting, "there"))
    end (self);
  else
    ask (g_steal_pointer (&self));
}

void
ts_incoming_take (GtkWidget *window,
                  const TsGame *const *games,
                  GPtrArray *files,
                  gboolean copy,
                  TsIncomingDone done,
                  gpointer data)
{
  Incoming *self = g_new (Incoming, 1);

  *self = (Incoming) { .window = g_object_ref (window),
                       .games = games,
                       .copy = copy,
                       .single = files->len == 1,
                       .files = g_ptr_array_ref (files),
                       .refusals = g_ptr_array_new_with_free_func (g_free),
                       .done = done,
                       .data = data };
  ts_taking_in_async (files, FALSE, games, on_checked, self);
}

/* --- what came of several --- */

static void
on_told (TsAskDialog *dialog G_GNUC_UNUSED, const char *answer, GtkWidget *window)
{
  if (answer != NULL)
    gtk_widget_activate_action (window, "app.open", NULL);
}

static void
show_refusals (GtkWidget *window, const char *taken, GPtrArray *refusals)
{
  g_autofree char *title = g_strdup_printf (
      ngettext ("%u File Was Refused", "%u Files Were Refused", refusals->len), refusals->len);
  g_autoptr (GString) text = g_string_new (taken);
  TsAskDialog *dialog;

  for (guint i = 0; i < MIN (refusals->len, MOST_TOLD); i++)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", (char *) refusals->pdata[i]);
  if (refusals->len > MOST_TOLD) {
    g_string_append_c (text, '\n');
    g_string_append_printf (text, ngettext ("And %u more.", "And %u more.", refusals->len - MOST_TOLD),
                            refusals->len - MOST_TOLD);
  }
  dialog = ts_ask_dialog_new (title, text->str);
  ts_ask_dialog_add_answer (dialog, NULL, _ ("_Understood"));
  ts_ask_dialog_add_answer (dialog, "others", _ ("_Choose Others…"));
  g_signal_connect_object (dialog, "answered", G_CALLBACK (on_told), window, G_CONNECT_DEFAULT);
  adw_dialog_present (ADW_DIALOG (dialog), window);
}

void
ts_incoming_tell (GtkWidget *window, AdwToastOverlay *toasts, guint n_tables, GPtrArray *refusals)
{
  g_autofree char *taken = n_tables == 0
                               ? NULL
                               : g_strdup_printf (ngettext ("%u table is on the start page now.",
                                                            "%u tables are on the start page now.", n_tables),
                                                  n_tables);

  if (refusals->len > 0)
    show_refusals (window, taken, refusals);
  else if (taken != NULL)
    adw_toast_overlay_add_toast (toasts, ts_toast_new (window, taken, NULL));
}
