#include "pack-dialog.h"

#include "app/play/put-away.h"
#include "config.h"
#include "export.h"
#include "paper/pack-paper.h"
#include "paper/pack.h"
#include "paper/pdf.h"
#include "print.h"
#include "store/score-sheet.h"
#include "widgets/fold.h"
#include "widgets/shrink.h"
#include "widgets/style.h"
#include "widgets/text.h"
#include "widgets/title.h"

#include <glib/gi18n-lib.h>

struct _TsPackDialog {
  AdwDialog parent_instance;

  GtkLabel *done;
  AdwToggleGroup *way;
  GtkBox *parts;
  AdwToastOverlay *toasts;

  TsTable *table;
  guint n_lines; /* that are ticked off */
  guint n_done;
};

G_DEFINE_FINAL_TYPE (TsPackDialog, ts_pack_dialog, ADW_TYPE_DIALOG)

static gboolean
is_away (TsPackDialog *self)
{
  return g_strcmp0 (adw_toggle_group_get_active_name (self->way), "away") == 0;
}

static void
tell_done (TsPackDialog *self)
{
  /* Translators: of a list that is ticked off: how many lines are done, of how many */
  g_autofree char *text = g_strdup_printf (_ ("%u of %u"), self->n_done, self->n_lines);

  gtk_label_set_label (self->done, text);
  gtk_widget_set_visible (GTK_WIDGET (self->done), self->n_lines > 0);
}

/* --- lines --- */

/* What is put away waits to be laid out, all of it. */
static void
remember (TsPackDialog *self)
{
  if (is_away (self) && self->n_done > 0)
    ts_put_away_remember (self->table);
  if (!is_away (self) && self->n_done == self->n_lines)
    ts_put_away_forget (self->table);
}

/* What is ticked off, as long as the window has the table open. */
static GHashTable *
ticks_of (TsTable *table)
{
  GHashTable *ticks = g_object_get_data (G_OBJECT (table), "ticks");

  if (ticks == NULL) {
    ticks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
    g_object_set_data_full (G_OBJECT (table), "ticks", ticks, (GDestroyNotify) g_hash_table_unref);
  }
  return ticks;
}

/* By which a line is known until the table goes on. (transfer full) */
static char *
name_line (TsPackDialog *self, const TsPackPart *part, const char *text)
{
  return g_strdup_printf ("%s %u\n%s\n%s", is_away (self) ? "away" : "out",
                          ts_session_n_records (ts_table_get_session (self->table)), part->title, text);
}

static void
count_done (TsPackDialog *self, GtkCheckButton *check)
{
  gboolean done = gtk_check_button_get_active (check);

  self->n_done += done ? 1 : -1;
  ts_style_set (gtk_widget_get_ancestor (GTK_WIDGET (check), ADW_TYPE_ACTION_ROW), "dimmed", done);
}

static void
on_ticked (GtkCheckButton *check, TsPackDialog *self)
{
  const char *name = g_object_get_data (G_OBJECT (check), "name");

  if (gtk_check_button_get_active (check))
    g_hash_table_add (ticks_of (self->table), g_strdup (name));
  else
    g_hash_table_remove (ticks_of (self->table), name);
  count_done (self, check);
  tell_done (self);
  remember (self);
}

static void
tick_again (TsPackDialog *self, GtkCheckButton *check)
{
  gboolean done =
      g_hash_table_contains (ticks_of (self->table), g_object_get_data (G_OBJECT (check), "name"));

  gtk_check_button_set_active (check, done);
  if (done)
    count_done (self, check);
}

static GtkWidget *
build_line (TsPackDialog *self, const TsPackPart *part, const char *text)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *check = gtk_check_button_new ();

  g_object_set_data_full (G_OBJECT (check), "name", name_line (self, part, text), g_free);
  ts_title_set_row (row, text);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  tick_again (self, GTK_CHECK_BUTTON (check));
  g_signal_connect (check, "toggled", G_CALLBACK (on_ticked), self);
  self->n_lines++;
  return row;
}

static GtkWidget *
build_list (TsPackDialog *self, const TsPackPart *part)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  for (guint i = 0; i < part->lines->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (list), build_line (self, part, part->lines->pdata[i]));
  return list;
}

static GtkWidget *
build_lines (TsPackDialog *self, const TsPackPart *part)
{
  GtkWidget *lines = ts_column_new (6, NULL);

  if (part->hands)
    gtk_box_append (GTK_BOX (lines), build_list (self, part));
  for (guint i = 0; i < part->lines->len && !part->hands; i++)
    ts_box_add_text (GTK_BOX (lines), part->lines->pdata[i], NULL);
  return lines;
}

/* What one alone may know is covered until that one looks. */
static void
show_part (TsPackDialog *self, const TsPackPart *part)
{
  if (part->reader != TS_NOBODY) {
    gtk_box_append (self->parts, GTK_WIDGET (ts_fold_new (part->title, build_lines (self, part))));
    return;
  }
  gtk_box_append (self->parts,
                  ts_column_new (6, ts_text_new (part->title, "heading"), build_lines (self, part), NULL));
}

/* Each of the two lists has its own ticks. */
static void
show_list (TsPackDialog *self)
{
  g_autoptr (GPtrArray) parts = NULL;

  if (self->table == NULL)
    return;
  parts = ts_pack_new (ts_table_get_session (self->table), is_away (self));
  ts_box_clear (self->parts);
  self->n_lines = self->n_done = 0;
  for (guint i = 0; i < parts->len; i++)
    show_part (self, parts->pdata[i]);
  adw_dialog_set_title (ADW_DIALOG (self), is_away (self) ? _ ("Put Away") : _ ("Lay Out"));
  tell_done (self);
}

/* --- on paper --- */

static void
print (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  TsPackDialog *self = TS_PACK_DIALOG (widget);

  ts_print (ts_pack_paper_new (ts_table_get_session (self->table)), self->toasts);
}

static void
save (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  TsPackDialog *self = TS_PACK_DIALOG (widget);
  const TsSession *session = ts_table_get_session (self->table);
  g_autoptr (TsPaper) paper = ts_pack_paper_new (session);
  g_autofree char *table = ts_score_sheet_name (session);
  /* Translators: the name of a file without its ending: a list to go on another day; %s is the game, the day
   * and the people */
  g_autofree char *page = g_strdup_printf (_ ("%s (to be continued)"), table);
  g_autofree char *file = g_strconcat (page, ".pdf", NULL);

  /* Translators: %s is the name of a file */
  ts_export_bytes (ts_pdf_write (paper, ts_paper_usual_size (), ts_session_header (session)),
                   _ ("Save as PDF"), file, N_ ("The list is in “%s”."), self->toasts);
}

AdwDialog *
ts_pack_dialog_new (TsTable *table, gboolean away)
{
  TsPackDialog *self = g_object_new (TS_TYPE_PACK_DIALOG, NULL);

  adw_toggle_group_set_active_name (self->way, away ? "away" : "out");
  self->table = g_object_ref (table);
  show_list (self);
  return ADW_DIALOG (self);
}

static void
ts_pack_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TS_TYPE_PACK_DIALOG);
  g_clear_object (&TS_PACK_DIALOG (object)->table);
  G_OBJECT_CLASS (ts_pack_dialog_parent_class)->dispose (object);
}

static void
ts_pack_dialog_class_init (TsPackDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_pack_dialog_dispose;
  g_type_ensure (TS_TYPE_SHRINK);
  ts_title_set_template (widget_class, "/org/tableside/Tableside/pack-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TsPackDialog, done);
  gtk_widget_class_bind_template_child (widget_class, TsPackDialog, way);
  gtk_widget_class_bind_template_child (widget_class, TsPackDialog, parts);
  gtk_widget_class_bind_template_child (widget_class, TsPackDialog, toasts);
  gtk_widget_class_bind_template_callback (widget_class, show_list);
  gtk_widget_class_install_action (widget_class, "pack.print", NULL, print);
  gtk_widget_class_install_action (widget_class, "pack.save", NULL, save);
}

static void
ts_pack_dialog_init (TsPackDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
