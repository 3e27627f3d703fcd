#include "trash.h"

#include "config.h"
#include "store/table-trash.h"
#include "widgets/toast.h"

#include <glib/gi18n-lib.h>

struct _TsTrash {
  GObject parent_instance;

  GHashTable *toasts; /* path → the one that offers to take it back */
};

G_DEFINE_FINAL_TYPE (TsTrash, ts_trash, G_TYPE_OBJECT)

enum {
  KEPT,
  THROWN,
  FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static GHashTable *
toasts_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
}

gboolean
ts_trash_has (TsTrash *self, const char *path)
{
  return g_hash_table_contains (self->toasts, path);
}

void
ts_trash_keep (TsTrash *self, const char *path)
{
  g_autofree char *kept = g_strdup (path); /* the toast may be the last that has it */

  if (g_hash_table_remove (self->toasts, path))
    g_signal_emit (self, signals[KEPT], 0, kept);
}

static void
move (TsTrash *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (ts_table_trash_throw (path, &error)) {
    g_signal_emit (self, signals[THROWN], 0);
    return;
  }
  if (ts_table_trash_has (path))
    /* Translators: %s is what the system says about it. */
    sentence = g_strdup_printf (_ ("The table could not be deleted: %s"), error->message);
  else
    /* Translators: %s is what the system says about it. */
    sentence = g_strdup_printf (_ ("The table could not be moved to the trash: %s"), error->message);
  g_signal_emit (self, signals[FAILED], 0, sentence);
}

static void
on_dismissed (AdwToast *toast, TsTrash *self)
{
  const char *path = g_object_get_data (G_OBJECT (toast), "path");
  g_autofree char *key = NULL;
  g_autoptr (AdwToast) own = NULL;

  if (g_hash_table_steal_extended (self->toasts, path, (gpointer *) &key, (gpointer *) &own))
    move (self, key);
}

static void
take_back (AdwToast *toast, TsTrash *self)
{
  ts_trash_keep (self, g_object_get_data (G_OBJECT (toast), "path"));
}

AdwToast *
ts_trash_add (TsTrash *self, const char *path, GtkWidget *over)
{
  const char *sentence = ts_table_trash_has (path) ? _ ("The table was deleted for good")
                                                   : _ ("The table was moved to the trash");
  AdwToast *toast = ts_toast_new (over, sentence, _ ("_Undo"));

  g_hash_table_replace (self->toasts, g_strdup (path), g_object_ref (toast));
  g_object_set_data_full (G_OBJECT (toast), "path", g_strdup (path), g_free);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (take_back), self, G_CONNECT_DEFAULT);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (on_dismissed), self, G_CONNECT_DEFAULT);
  return toast;
}

void
ts_trash_empty (TsTrash *self)
{
  g_autoptr (GHashTable) toasts = g_steal_pointer (&self->toasts);
  GHashTableIter iter;
  gpointer path, toast;

  self->toasts = toasts_new ();
  g_hash_table_iter_init (&iter, toasts);
  while (g_hash_table_iter_next (&iter, &path, &toast)) {
    adw_toast_dismiss (toast);
    move (self, path);
  }
}

static void
ts_trash_finalize (GObject *object)
{
  g_hash_table_unref (TS_TRASH (object)->toasts);
  G_OBJECT_CLASS (ts_trash_parent_class)->finalize (object);
}

static void
ts_trash_class_init (TsTrashClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_trash_finalize;
  signals[KEPT] = g_signal_new ("kept", TS_TYPE_TRASH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_STRING);
  signals[THROWN] =
      g_signal_new ("thrown", TS_TYPE_TRASH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", TS_TYPE_TRASH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
ts_trash_init (TsTrash *self)
{
  self->toasts = toasts_new ();
}

TsTrash *
ts_trash_new (void)
{
  return g_object_new (TS_TYPE_TRASH, NULL);
}
