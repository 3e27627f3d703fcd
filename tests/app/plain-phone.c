#include "plain-phone.h"

#include <libsoup/soup.h>
#include <string.h>

struct _PlainPhone {
  SoupSession *session;
  SoupWebsocketConnection *connection; /* NULL: turned away */
  GString *heard;                      /* the newest message */
  guint n_heard;
  gboolean is_answered; /* whether there is a connection, or will be none */
};

static void
on_message (PlainPhone *self, int type G_GNUC_UNUSED, GBytes *message)
{
  gsize length;
  const char *text = g_bytes_get_data (message, &length);

  g_string_truncate (self->heard, 0);
  g_string_append_len (self->heard, text, (gssize) length);
  self->n_heard++;
}

static void
on_connected (GObject *session, GAsyncResult *result, gpointer phone)
{
  PlainPhone *self = phone;

  self->connection = soup_session_websocket_connect_finish (SOUP_SESSION (session), result, NULL);
  self->is_answered = TRUE;
}

static void
hear_one (PlainPhone *self)
{
  guint before = self->n_heard;

  while (self->n_heard == before && !plain_phone_is_gone (self))
    g_main_context_iteration (NULL, TRUE);
}

static void
connect (PlainPhone *self, const char *address)
{
  g_autoptr (SoupMessage) message = soup_message_new (SOUP_METHOD_GET, address);

  soup_session_websocket_connect_async (self->session, message, NULL, NULL, G_PRIORITY_DEFAULT, NULL,
                                        on_connected, self);
  while (!self->is_answered)
    g_main_context_iteration (NULL, TRUE);
  if (self->connection != NULL)
    g_signal_connect_swapped (self->connection, "message", G_CALLBACK (on_message), self);
}

PlainPhone *
plain_phone_join (const char *link)
{
  PlainPhone *self = g_new0 (PlainPhone, 1);
  const char *token = strchr (link, '#') + 1;
  g_autofree char *address = g_strdup_printf ("ws%.*stable", (int) (token - 1 - link - 4), link + 4);
  g_autofree char *hello = g_strdup_printf ("{\"token\":\"%s\"}", token);

  self->session = soup_session_new ();
  self->heard = g_string_new (NULL);
  connect (self, address);
  if (self->connection != NULL) {
    soup_websocket_connection_send_text (self->connection, hello);
    hear_one (self);
  }
  if (!plain_phone_is_gone (self))
    return self;
  plain_phone_free (self);
  return NULL;
}

gboolean
plain_phone_say (PlainPhone *self, const char *entry)
{
  soup_websocket_connection_send_text (self->connection, entry);
  hear_one (self);
  return g_str_has_prefix (self->heard->str, "{\"ok\":true");
}

const char *
plain_phone_heard (PlainPhone *self)
{
  return self->heard->str;
}

gboolean
plain_phone_is_gone (PlainPhone *self)
{
  return self->connection == NULL ||
         soup_websocket_connection_get_state (self->connection) != SOUP_WEBSOCKET_STATE_OPEN;
}

void
plain_phone_free (PlainPhone *self)
{
  if (!plain_phone_is_gone (self))
    soup_websocket_connection_close (self->connection, SOUP_WEBSOCKET_CLOSE_NORMAL, NULL);
  while (!plain_phone_is_gone (self))
    g_main_context_iteration (NULL, TRUE);
  g_clear_object (&self->connection);
  g_object_unref (self->session);
  g_string_free (self->heard, TRUE);
  g_free (self);
}
