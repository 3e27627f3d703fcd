#include "set-removal.h"

#include "config.h"
#include "event-tables-collection.h"
#include "widgets/toast.h"

#include <glib/gi18n-lib.h>

/* What the button brings back. */
typedef struct {
  GtkWidget *over;
  char *id;
  GBytes *file;
  void (*on_back) (gpointer over, const GError *error);
} Removed;

static void
free_removed (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  Removed *removed = data;

  g_object_unref (removed->over);
  g_free (removed->id);
  g_bytes_unref (removed->file);
  g_free (removed);
}

static void
put_back (Removed *removed)
{
  g_autoptr (GError) error = NULL;

  ts_event_tables_put_back (removed->id, removed->file, &error);
  removed->on_back (removed->over, error);
}

AdwToast *
ts_set_removal_toast_new (GtkWidget *over,
                          const char *id,
                          GBytes *file,
                          void (*on_back) (gpointer over, const GError *error))
{
  AdwToast *toast =
      ts_toast_new (over, _ ("The set was moved to the trash"), file != NULL ? _ ("_Undo") : NULL);
  Removed *removed;

  if (file == NULL)
    return toast;
  removed = g_new (Removed, 1);
  *removed = (Removed) { g_object_ref (over), g_strdup (id), g_bytes_ref (file), on_back };
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (put_back), removed, free_removed,
                         G_CONNECT_SWAPPED);
  return toast;
}
