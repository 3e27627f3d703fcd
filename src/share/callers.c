#include "callers.h"

#include "bounds.h"

#include <sys/socket.h>

typedef struct {
  TsCaller *caller;
  gint64 until; /* microseconds */
} Waiting;

struct _TsCallers {
  SoupServer *server;
  GSocketService *service;
  guint16 port;
  GQueue waiting; /* of Waiting, who came first first */
  guint timer;
};

static void
waiting_free (gpointer data)
{
  Waiting *self = data;

  g_object_unref (self->caller);
  g_free (self);
}

static void
let_first_go (TsCallers *self)
{
  Waiting *waiting = g_queue_pop_head (&self->waiting);

  ts_caller_hang_up (waiting->caller);
  waiting_free (waiting);
}

static gboolean
look_at_clock (gpointer data)
{
  TsCallers *self = data;
  gint64 now = g_get_monotonic_time ();

  while (!g_queue_is_empty (&self->waiting) && ((Waiting *) self->waiting.head->data)->until <= now)
    let_first_go (self);
  if (!g_queue_is_empty (&self->waiting))
    return G_SOURCE_CONTINUE;
  self->timer = 0;
  return G_SOURCE_REMOVE;
}

/* Somebody who only holds on cannot keep others out: the one who has held on longest goes. */
static void
wait_for (TsCallers *self, TsCaller *caller)
{
  Waiting *waiting = g_new0 (Waiting, 1);

  waiting->caller = g_object_ref (caller);
  waiting->until = g_get_monotonic_time () + ts_limits.request_time * 1000LL;
  g_queue_push_tail (&self->waiting, waiting);
  if (g_queue_get_length (&self->waiting) > ts_limits.callers)
    let_first_go (self);
  if (self->timer == 0)
    self->timer = g_timeout_add (ts_limits.request_time / 4, look_at_clock, self);
}

static gboolean
on_incoming (GSocketService *service G_GNUC_UNUSED,
             GSocketConnection *connection,
             GObject *source G_GNUC_UNUSED,
             gpointer data)
{
  TsCallers *self = data;
  g_autoptr (TsCaller) caller = ts_caller_new (connection, ts_limits.request);
  g_autoptr (GSocketAddress) local = g_socket_connection_get_local_address (connection, NULL);

  if (caller == NULL || local == NULL)
    return TRUE;
  wait_for (self, caller);
  ts_soup.server_accept_iostream (self->server, G_IO_STREAM (caller), local, ts_caller_get_address (caller),
                                  NULL);
  return TRUE;
}

TsCallers *
ts_callers_new (SoupServer *server, GSocketAddress *address, GError **error)
{
  g_autoptr (TsCallers) self = g_new0 (TsCallers, 1);
  g_autoptr (GSocketAddress) bound = NULL;

  self->server = g_object_ref (server);
  self->service = g_socket_service_new ();
  g_queue_init (&self->waiting);
  g_socket_listener_set_backlog (G_SOCKET_LISTENER (self->service), SOMAXCONN);
  if (!g_socket_listener_add_address (G_SOCKET_LISTENER (self->service), address, G_SOCKET_TYPE_STREAM,
                                      G_SOCKET_PROTOCOL_TCP, NULL, &bound, error))
    return NULL;
  self->port = g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (bound));
  g_signal_connect (self->service, "incoming", G_CALLBACK (on_incoming), self);
  return g_steal_pointer (&self);
}

void
ts_callers_free (TsCallers *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  while (!g_queue_is_empty (&self->waiting))
    let_first_go (self);
  g_signal_handlers_disconnect_by_data (self->service, self);
  g_socket_service_stop (self->service);
  g_socket_listener_close (G_SOCKET_LISTENER (self->service));
  g_object_unref (self->service);
  g_object_unref (self->server);
  g_free (self);
}

guint16
ts_callers_get_port (TsCallers *self)
{
  return self->port;
}

TsCaller *
ts_callers_take (TsCallers *self, SoupServerMessage *message)
{
  GSocketAddress *address = ts_soup.server_message_get_remote_address (message);

  for (GList *link = self->waiting.head; link != NULL; link = link->next) {
    Waiting *waiting = link->data;

    if (ts_caller_get_address (waiting->caller) == address) {
      TsCaller *caller = g_object_ref (waiting->caller);

      waiting_free (waiting);
      g_queue_delete_link (&self->waiting, link);
      return caller;
    }
  }
  return NULL;
}
