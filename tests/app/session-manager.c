#include "session-manager.h"

#include <gio/gio.h>

/* GTK waits for the answer to Inhibit, so a thread of its own gives it. */

#define IDLE 8 /* the flag for the screen */

static const char description[] = "<node><interface name='org.gnome.SessionManager'>"
                                  "<method name='Inhibit'>"
                                  "<arg type='s' direction='in'/><arg type='u' direction='in'/>"
                                  "<arg type='s' direction='in'/><arg type='u' direction='in'/>"
                                  "<arg type='u' direction='out'/></method>"
                                  "<method name='Uninhibit'><arg type='u' direction='in'/></method>"
                                  "<method name='IsInhibited'><arg type='u' direction='in'/>"
                                  "<arg type='b' direction='out'/></method>"
                                  "<property name='ScreenSaverActive' type='b' access='read'/>"
                                  "</interface></node>";

static int inhibitors;
static gboolean ready;
static GMutex mutex;
static GCond cond;

static void
on_call (GDBusConnection *connection G_GNUC_UNUSED,
         const char *sender G_GNUC_UNUSED,
         const char *path G_GNUC_UNUSED,
         const char *interface G_GNUC_UNUSED,
         const char *method,
         GVariant *parameters,
         GDBusMethodInvocation *invocation,
         gpointer data G_GNUC_UNUSED)
{
  GVariant *answer = NULL;
  guint flags;

  if (g_str_equal (method, "Inhibit")) {
    g_variant_get_child (parameters, 3, "u", &flags);
    g_assert_cmpuint (flags, ==, IDLE);
    g_atomic_int_inc (&inhibitors);
    answer = g_variant_new ("(u)", 7);
  } else if (g_str_equal (method, "Uninhibit")) {
    g_variant_get (parameters, "(u)", &flags);
    g_assert_cmpuint (flags, ==, 7);
    g_atomic_int_add (&inhibitors, -1);
  } else {
    answer = g_variant_new ("(b)", g_atomic_int_get (&inhibitors) > 0);
  }
  g_dbus_method_invocation_return_value (invocation, answer);
}

static GVariant *
on_property (GDBusConnection *connection G_GNUC_UNUSED,
             const char *sender G_GNUC_UNUSED,
             const char *path G_GNUC_UNUSED,
             const char *interface G_GNUC_UNUSED,
             const char *property G_GNUC_UNUSED,
             GError **error G_GNUC_UNUSED,
             gpointer data G_GNUC_UNUSED)
{
  return g_variant_new_boolean (FALSE);
}

static void
on_name (GDBusConnection *connection G_GNUC_UNUSED,
         const char *name G_GNUC_UNUSED,
         gpointer data G_GNUC_UNUSED)
{
  g_mutex_lock (&mutex);
  ready = TRUE;
  g_cond_signal (&cond);
  g_mutex_unlock (&mutex);
}

static gpointer
serve (gpointer address)
{
  static const GDBusInterfaceVTable table = { on_call, on_property, NULL, { 0 } };
  g_autoptr (GMainContext) context = g_main_context_new ();
  g_autoptr (GMainLoop) loop = g_main_loop_new (context, FALSE);
  g_autoptr (GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (description, NULL);
  g_autoptr (GDBusConnection) connection = NULL;
  g_autoptr (GError) error = NULL;

  g_main_context_push_thread_default (context);
  connection = g_dbus_connection_new_for_address_sync (
      address, G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
      NULL, NULL, &error);
  g_assert_no_error (error);
  g_dbus_connection_register_object (connection, "/org/gnome/SessionManager", node->interfaces[0], &table,
                                     NULL, NULL, &error);
  g_assert_no_error (error);
  g_bus_own_name_on_connection (connection, "org.gnome.SessionManager", G_BUS_NAME_OWNER_FLAGS_NONE, on_name,
                                NULL, NULL, NULL);
  g_main_loop_run (loop);
  return NULL;
}

void
session_manager_start (void)
{
  g_autofree char *address = g_dbus_address_get_for_bus_sync (G_BUS_TYPE_SESSION, NULL, NULL);

  g_assert_nonnull (address);
  g_thread_unref (g_thread_new ("session-manager", serve, g_strdup (address)));
  g_mutex_lock (&mutex);
  while (!ready)
    g_cond_wait (&cond, &mutex);
  g_mutex_unlock (&mutex);
}

guint
session_manager_inhibitors (void)
{
  return (guint) g_atomic_int_get (&inhibitors);
}
