#include "rescue.h"

#include "app/dialogs/ask-dialog.h"
#include "config.h"
#include "store/mend.h"
#include "store/table-list.h"
#include "widgets/notice.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MOST_TOLD 10 /* lines that are missing */

/* A table that stops before a line. */
typedef struct {
  const TsGame *games[2]; /* its own, and NULL */
  char *from;
  char *to;           /* NULL: it is only asked what could be kept */
  char *name;         /* of the new table */
  const char *button; /* what the offer is called */
  guint end;          /* as ts_mend() takes it */
  guint line;         /* where the table stops */
  guint n_lines;      /* that the new file has, or would have */
} TsRescue;

static void
rescue_free (TsRescue *self)
{
  g_free (self->from);
  g_free (self->to);
  g_free (self->name);
  g_free (self);
}

static TsRescue *
rescue_copy (const TsRescue *other)
{
  TsRescue *self = g_memdup2 (other, sizeof *other);

  self->from = g_strdup (other->from);
  self->to = g_strdup (other->to);
  self->name = g_strdup (other->name);
  return self;
}

static void
mend (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data, GCancellable *cancellable G_GNUC_UNUSED)
{
  TsRescue *self = data;
  GError *error = NULL;
  GPtrArray *left_out = ts_mend (self->from, self->to, self->games, self->end, &self->n_lines, &error);

  if (left_out != NULL)
    g_task_return_pointer (task, left_out, (GDestroyNotify) g_ptr_array_unref);
  else
    g_task_return_error (task, error);
}

/* In a thread: files may be long, and disks slow. `banner` stays until `done`. */
static void
start (const TsRescue *self, GtkWidget *banner, GAsyncReadyCallback done)
{
  g_autoptr (GTask) task = g_task_new (banner, NULL, done, NULL);

  g_task_set_static_name (task, "mend a table");
  g_task_set_task_data (task, rescue_copy (self), (GDestroyNotify) rescue_free);
  g_task_run_in_thread (task, mend);
}

/* --- what became of it --- */

static char *
tell_left_out (GPtrArray *left_out)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < MIN (left_out->len, MOST_TOLD); i++) {
    const TsLeftOut *line = left_out->pdata[i];

    /* Translators: the number of a line in a file, and a sentence that says why it is missing */
    g_string_append_printf (text, _ ("Line %u: %s"), line->line, line->why);
    g_string_append_c (text, '\n');
  }
  if (left_out->len > MOST_TOLD)
    g_string_append_printf (text, ngettext ("And %u more.", "And %u more.", left_out->len - MOST_TOLD),
                            left_out->len - MOST_TOLD);
  return g_string_free (text, FALSE);
}

static void
show_left_out (GtkWidget *window, GPtrArray *left_out)
{
  g_autofree char *title =
      g_strdup_printf (ngettext ("%u Line Is Missing", "%u Lines Are Missing", left_out->len), left_out->len);
  g_autofree char *text = tell_left_out (left_out);
  TsAskDialog *dialog = ts_ask_dialog_new (title, text);

  ts_ask_dialog_add_answer (dialog, NULL, _ ("_Understood"));
  adw_dialog_present (ADW_DIALOG (dialog), window);
}

static void
on_made (GObject *banner, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  TsRescue *self = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) left_out = g_task_propagate_pointer (G_TASK (result), &error);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (banner)));

  if (left_out == NULL) {
    ts_notice_show (ADW_BANNER (banner), error->message, self->button);
    return;
  }
  if (window == NULL) /* the page was left */
    return;
  gtk_widget_activate_action (window, "win.open-table", "s", self->to);
  if (left_out->len > 0)
    show_left_out (window, left_out);
}

/* --- the offer --- */

static void
on_clicked (AdwBanner *banner, TsRescue *self)
{
  g_autoptr (GError) error = NULL;
  char *to = ts_table_list_new_path (self->name, &error);

  adw_banner_set_revealed (banner, FALSE);
  if (to == NULL) {
    ts_notice_show (banner, error->message, self->button);
    return;
  }
  g_free (self->to);
  self->to = to;
  start (self, GTK_WIDGET (banner), on_made);
}

static void
show (AdwBanner *banner, TsRescue *self, const char *sentence)
{
  TsRescue *offer = rescue_copy (self);

  g_object_set_data_full (G_OBJECT (banner), "rescue", offer, (GDestroyNotify) rescue_free);
  g_signal_connect (banner, "button-clicked", G_CALLBACK (on_clicked), offer);
  ts_notice_show (banner, sentence, self->button);
}

/* Behind the damaged line there may be none that is good. */
static void
on_asked (GObject *banner, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  TsRescue *self = g_task_get_task_data (G_TASK (result));
  g_autoptr (GPtrArray) left_out = g_task_propagate_pointer (G_TASK (result), NULL);

  if (left_out != NULL && self->n_lines >= self->line)
    show (ADW_BANNER (banner), self, _ ("Behind the damaged line there are others that are good."));
}

void
ts_rescue_offer (GtkBox *box, TsTable *table)
{
  guint line;
  const char *damaged = ts_table_get_damaged (table, &line);
  const GError *refusal = ts_table_get_refusal (table, &line);
  g_autofree char *base = g_path_get_basename (ts_table_get_path (table));
  GtkWidget *banner;
  TsRescue self = {
    .games = { ts_session_header (ts_table_get_session (table))->game, NULL },
    .name = base,
    .line = line,
  };

  if (damaged == NULL && refusal == NULL)
    return;
  if (g_str_has_suffix (base, TS_TABLE_SUFFIX))
    base[strlen (base) - strlen (TS_TABLE_SUFFIX)] = '\0';
  banner = adw_banner_new ("");
  gtk_box_append (box, banner);
  self.from = (char *) (damaged != NULL ? damaged : ts_table_get_path (table));
  if (damaged != NULL) {
    self.button = _ ("_Keep the Good Lines");
    start (&self, banner, on_asked);
    return;
  }
  self.button = _ ("_Go On in a Copy");
  self.end = line;
  show (ADW_BANNER (banner), &self,
        _ ("The file stays as it is. The table can go on in a copy that ends before that line."));
}
