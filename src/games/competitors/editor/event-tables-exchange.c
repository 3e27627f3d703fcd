#include "event-tables-exchange.h"

#include "config.h"
#include "event-tables-collection.h"
#include "referee/error.h"
#include "widgets/file-choice.h"

#include <glib/gi18n-lib.h>

/* For a file to read, or one to write the set `id` into. */
static GtkFileDialog *
chooser_new (const char *title, const char *id)
{
  GtkFileDialog *chooser = gtk_file_dialog_new ();
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  g_autofree char *name = id != NULL ? g_strconcat (id, ".json", NULL) : NULL;

  gtk_file_filter_set_name (filter, _ ("Table sets"));
  gtk_file_filter_add_suffix (filter, "json");
  gtk_file_dialog_set_title (chooser, title);
  gtk_file_dialog_set_default_filter (chooser, filter);
  gtk_file_dialog_set_initial_name (chooser, name);
  return chooser;
}

typedef struct {
  GtkWidget *owner;
  TsEventTablesChosen chosen;
} Choice;

/* Whoever closed the chooser did not want to. */
static void
finish (Choice *choice, GFile *file, const GError *error)
{
  g_autofree char *problem = file == NULL ? ts_file_choice_problem (error) : NULL;

  if (file != NULL || problem != NULL)
    choice->chosen (file, problem, choice->owner);
  g_object_unref (choice->owner);
  g_free (choice);
}

static void
on_opened (GObject *chooser, GAsyncResult *result, gpointer choice)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (chooser), result, &error);

  finish (choice, file, error);
}

static void
on_saved (GObject *chooser, GAsyncResult *result, gpointer choice)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (chooser), result, &error);

  finish (choice, file, error);
}

void
ts_event_tables_choose (GtkWidget *owner, const char *title, const char *id, TsEventTablesChosen chosen)
{
  g_autoptr (GtkFileDialog) chooser = chooser_new (title, id);
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (owner));
  Choice *choice = g_new0 (Choice, 1);

  choice->owner = g_object_ref (owner);
  choice->chosen = chosen;
  if (id != NULL)
    gtk_file_dialog_save (chooser, window, NULL, on_saved, choice);
  else
    gtk_file_dialog_open (chooser, window, NULL, on_opened, choice);
}

static gboolean
reads_on (const char *bytes G_GNUC_UNUSED, goffset length, gpointer data G_GNUC_UNUSED)
{
  return length <= COMPETITORS_FILE_BYTES;
}

void
ts_event_tables_import (GFile *file, GAsyncReadyCallback done, gpointer data)
{
  g_file_load_partial_contents_async (file, NULL, reads_on, done, data);
}

TsEventTables *
ts_event_tables_import_finish (GFile *file, GAsyncResult *result, GError **error)
{
  g_autofree char *bytes = NULL, *name = g_file_get_basename (file);
  gsize length;

  if (!g_file_load_partial_contents_finish (file, result, &bytes, &length, NULL, error))
    return NULL;
  if (length <= COMPETITORS_FILE_BYTES)
    return ts_event_tables_read (bytes, length, error);
  /* Translators: the name of a file, and a size */
  ts_refuse (error, TS_ERROR_SYNTAX, _ ("“%s” is no table set: it is larger than %d KiB."), name,
             COMPETITORS_FILE_BYTES / 1024);
  return NULL;
}

gboolean
ts_event_tables_export (const char *id, GFile *file, GError **error)
{
  g_autoptr (GError) problem = NULL;
  g_autoptr (GBytes) bytes = ts_event_tables_get_file (id, &problem);
  g_autofree char *name = g_file_get_basename (file);

  if (bytes != NULL &&
      g_file_replace_contents (file, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL, FALSE,
                               G_FILE_CREATE_NONE, NULL, NULL, &problem))
    return TRUE;
  /* Translators: the name of a file, and why it did not work */
  g_set_error (error, problem->domain, problem->code, _ ("“%s” could not be written: %s"), name,
               problem->message);
  return FALSE;
}
