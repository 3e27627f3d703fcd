#include "portal.h"

#include <gio/gio.h>

/* GTK waits for the answer to Inhibit, so a thread of its own gives it. */

#define NAME    "org.freedesktop.portal.Desktop"
#define DESKTOP "/org/freedesktop/portal/desktop"
#define REQUEST DESKTOP "/request/test"
#define IDLE    8 /* the flag for the screen */

static const char description[] = "<node>"
                                  "<interface name='org.freedesktop.portal.Inhibit'>"
                                  "<method name='Inhibit'>"
                                  "<arg type='s' direction='in'/><arg type='u' direction='in'/>"
                                  "<arg type='a{sv}' direction='in'/><arg type='o' direction='out'/></method>"
                                  "<method name='CreateMonitor'>"
                                  "<arg type='s' direction='in'/><arg type='a{sv}' direction='in'/>"
                                  "<arg type='o' direction='out'/></method>"
                                  "<property name='version' type='u' access='read'/>"
                                  "</interface>"
                                  "<interface name='org.freedesktop.portal.Request'>"
                                  "<method name='Close'/>"
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
    g_variant_get_child (parameters, 1, "u", &flags);
    g_assert_cmpuint (flags, ==, IDLE);
    g_atomic_int_inc (&inhibitors);
    answer = g_variant_new ("(o)", REQUEST);
  } else if (g_str_equal (method, "Close")) {
    g_atomic_int_add (&inhibitors, -1);
  } else {
    answer = g_variant_new ("(o)", DESKTOP "/request/monitor");
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
  return g_variant_new_uint32 (1);
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

static void
offer (GDBusConnection *connection, const char *path, GDBusInterfaceInfo *interface)
{
  static const GDBusInterfaceVTable table = { on_call, on_property, NULL, { 0 } };
  g_autoptr (GError) error = NULL;

  g_dbus_connection_register_object (connection, path, interface, &table, NULL, NULL, &error);
  g_assert_no_error (error);
}

static gpointer
serve (gpointer address)
{
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
  offer (connection, DESKTOP, node->interfaces[0]);
  offer (connection, REQUEST, node->interfaces[1]);
  g_bus_own_name_on_connection (connection, NAME, G_BUS_NAME_OWNER_FLAGS_NONE, on_name, NULL, NULL, NULL);
  g_main_loop_run (loop);
  return NULL;
}

void
portal_start (void)
{
  char *address = g_dbus_address_get_for_bus_sync (G_BUS_TYPE_SESSION, NULL, NULL);

  g_assert_nonnull (address);
  g_thread_unref (g_thread_new ("portal", serve, address));
  g_mutex_lock (&mutex);
  while (!ready)
    g_cond_wait (&cond, &mutex);
  g_mutex_unlock (&mutex);
}

guint
portal_inhibitors (void)
{
  return (guint) g_atomic_int_get (&inhibitors);
}
