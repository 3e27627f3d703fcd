#include "search-provider.h"

#include "app/start/elsewhere.h"
#include "app/start/table-card.h"
#include "config.h"
#include "referee/name.h"
#include "store/table-list.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A table is called by its URI: the bus takes no file names that are not UTF-8. */
static const char interface[] = "<node>"
                                "  <interface name='org.gnome.Shell.SearchProvider2'>"
                                "    <method name='GetInitialResultSet'>"
                                "      <arg type='as' name='terms' direction='in'/>"
                                "      <arg type='as' name='results' direction='out'/>"
                                "    </method>"
                                "    <method name='GetSubsearchResultSet'>"
                                "      <arg type='as' name='previous_results' direction='in'/>"
                                "      <arg type='as' name='terms' direction='in'/>"
                                "      <arg type='as' name='results' direction='out'/>"
                                "    </method>"
                                "    <method name='GetResultMetas'>"
                                "      <arg type='as' name='identifiers' direction='in'/>"
                                "      <arg type='aa{sv}' name='metas' direction='out'/>"
                                "    </method>"
                                "    <method name='ActivateResult'>"
                                "      <arg type='s' name='identifier' direction='in'/>"
                                "      <arg type='as' name='terms' direction='in'/>"
                                "      <arg type='u' name='timestamp' direction='in'/>"
                                "    </method>"
                                "    <method name='LaunchSearch'>"
                                "      <arg type='as' name='terms' direction='in'/>"
                                "      <arg type='u' name='timestamp' direction='in'/>"
                                "    </method>"
                                "  </interface>"
                                "</node>";

struct _TsSearchProvider {
  GApplication *app; /* not ours */
  const TsGame *const *games;
  GDBusConnection *bus;
  guint id;
};

/* --- in a thread --- */

/* What is asked: tables among `uris` (NULL: all) by `words`, or (NULL) what is to be shown of those. */
typedef struct {
  const TsGame *const *games;
  char **uris;
  char **words;
  char **elsewhere;
  TsTableCache *cache;
} Question;

static void
free_question (gpointer data)
{
  Question *question = data;

  g_strfreev (question->uris);
  g_strfreev (question->words);
  g_strfreev (question->elsewhere);
  ts_table_cache_unref (question->cache);
  g_free (question);
}

static char **
all_uris (const Question *question)
{
  g_auto (GStrv) paths = ts_table_list_get_paths ((const char *const *) question->elsewhere, NULL);
  g_autoptr (GStrvBuilder) uris = g_strv_builder_new ();

  for (guint i = 0; paths != NULL && paths[i] != NULL; i++)
    g_strv_builder_take (uris, g_filename_to_uri (paths[i], NULL, NULL));
  return g_strv_builder_end (uris);
}

static TsTableInfo *
glance (const Question *question, const char *uri)
{
  g_autofree char *path = g_filename_from_uri (uri, NULL, NULL);

  return ts_table_info_glance (path != NULL ? path : "", question->games, question->cache);
}

/* As on the start page: accents and capital letters make no difference, and a word may be begun only. */
static gboolean
is_found (const Question *question, const char *uri)
{
  g_autoptr (TsTableInfo) info = glance (question, uri);
  g_autofree char *told = ts_table_card_tell_words (info);
  gboolean found = TRUE;

  for (guint i = 0; found && question->words[i] != NULL; i++)
    found = g_str_match_string (question->words[i], told, TRUE);
  return found;
}

static GVariant *
find (const Question *question)
{
  g_auto (GStrv) all = question->uris == NULL ? all_uris (question) : g_strdupv (question->uris);
  GVariantBuilder found = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("as"));

  for (guint i = 0; all[i] != NULL; i++)
    if (is_found (question, all[i]))
      g_variant_builder_add (&found, "s", all[i]);
  return g_variant_new ("(as)", &found);
}

/* What cannot be read has no players; it may have been thrown away meanwhile. */
static char *
tell_evening (const TsTableInfo *info)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (ts_table_info_time (info));
  g_autofree char *names = ts_name_list ((const char *const *) info->names);
  g_autofree char *day = time != NULL ? ts_table_card_tell_day (time) : g_strdup ("");

  /* Translators: first a day, then the names of who plays. */
  return *names != '\0' ? g_strdup_printf (_ ("%s: %s"), day, names) : g_steal_pointer (&day);
}

static GVariant *
show (const Question *question)
{
  GVariantBuilder shown = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("aa{sv}"));

  for (guint i = 0; question->uris[i] != NULL; i++) {
    g_autoptr (TsTableInfo) info = glance (question, question->uris[i]);
    g_autofree char *title = ts_table_card_tell_title (info);
    g_autofree char *evening = tell_evening (info);

    g_variant_builder_open (&shown, G_VARIANT_TYPE ("a{sv}"));
    g_variant_builder_add (&shown, "{sv}", "id", g_variant_new_string (question->uris[i]));
    g_variant_builder_add (&shown, "{sv}", "name", g_variant_new_string (title));
    g_variant_builder_add (&shown, "{sv}", "description", g_variant_new_string (evening));
    g_variant_builder_add (&shown, "{sv}", "gicon", g_variant_new_string (APP_ID));
    g_variant_builder_close (&shown);
  }
  return g_variant_new ("(aa{sv})", &shown);
}

static void
answer_in_thread (GTask *task,
                  gpointer source G_GNUC_UNUSED,
                  gpointer data,
                  GCancellable *cancellable G_GNUC_UNUSED)
{
  const Question *question = data;

  g_task_return_pointer (task,
                         g_variant_ref_sink (question->words != NULL ? find (question) : show (question)),
                         (GDestroyNotify) g_variant_unref);
}

/* --- over the bus --- */

/* Who was started only to be asked ends when nobody asks any more, but not before it has answered. */
static void
on_answered (GObject *app, GAsyncResult *result, gpointer invocation)
{
  g_autoptr (GVariant) answer = g_task_propagate_pointer (G_TASK (result), NULL);

  g_dbus_method_invocation_return_value (invocation, answer);
  g_application_release (G_APPLICATION (app));
}

/* (transfer full) */
static void
ask (TsSearchProvider *self, char **uris, char **words, GDBusMethodInvocation *invocation)
{
  g_autoptr (GTask) task = g_task_new (self->app, NULL, on_answered, invocation);
  Question *question = g_new0 (Question, 1);

  *question = (Question) { self->games, uris, words, ts_elsewhere_get_paths (), ts_table_cache_new () };
  g_task_set_static_name (task, "search for tables");
  g_task_set_task_data (task, question, free_question);
  g_application_hold (self->app);
  g_task_run_in_thread (task, answer_in_thread);
}

static void
open_result (TsSearchProvider *self, const char *uri)
{
  g_autoptr (GFile) file = g_file_new_for_uri (uri);

  g_application_open (self->app, &file, 1, "");
}

static void
show_all (TsSearchProvider *self, const char *const *words)
{
  g_autofree char *text = g_strjoinv (" ", (char **) words);

  g_action_group_activate_action (G_ACTION_GROUP (self->app), "search", g_variant_new_string (text));
}

static void
on_call (GDBusConnection *bus G_GNUC_UNUSED,
         const char *sender G_GNUC_UNUSED,
         const char *path G_GNUC_UNUSED,
         const char *name G_GNUC_UNUSED,
         const char *method,
         GVariant *arguments,
         GDBusMethodInvocation *invocation,
         gpointer provider)
{
  TsSearchProvider *self = provider;
  g_auto (GStrv) results = NULL;
  g_auto (GStrv) words = NULL;
  g_autofree char *result = NULL;

  if (strcmp (method, "GetInitialResultSet") == 0) {
    g_variant_get (arguments, "(^as)", &words);
    ask (self, NULL, g_steal_pointer (&words), invocation);
  } else if (strcmp (method, "GetSubsearchResultSet") == 0) {
    g_variant_get (arguments, "(^as^as)", &results, &words);
    ask (self, g_steal_pointer (&results), g_steal_pointer (&words), invocation);
  } else if (strcmp (method, "GetResultMetas") == 0) {
    g_variant_get (arguments, "(^as)", &results);
    ask (self, g_steal_pointer (&results), NULL, invocation);
  } else {
    if (strcmp (method, "ActivateResult") == 0) {
      g_variant_get (arguments, "(s^asu)", &result, &words, NULL);
      open_result (self, result);
    } else {
      g_variant_get (arguments, "(^asu)", &words, NULL);
      show_all (self, (const char *const *) words);
    }
    g_dbus_method_invocation_return_value (invocation, NULL);
  }
}

TsSearchProvider *
ts_search_provider_new (
    GApplication *app, const TsGame *const *games, GDBusConnection *bus, const char *path, GError **error)
{
  static const GDBusInterfaceVTable calls = { .method_call = on_call };
  g_autoptr (GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (interface, NULL);
  g_autofree char *own = g_strconcat (path, TS_SEARCH_PROVIDER_PATH, NULL);
  TsSearchProvider *self = g_new0 (TsSearchProvider, 1);

  *self = (TsSearchProvider) { app, games, g_object_ref (bus), 0 };
  self->id = g_dbus_connection_register_object (bus, own, node->interfaces[0], &calls, self, NULL, error);
  if (self->id == 0)
    g_clear_pointer (&self, ts_search_provider_free);
  return self;
}

void
ts_search_provider_free (TsSearchProvider *self)
{
  if (self->id != 0)
    g_dbus_connection_unregister_object (self->bus, self->id);
  g_object_unref (self->bus);
  g_free (self);
}
