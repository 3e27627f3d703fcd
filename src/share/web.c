#include "web.h"

#include "callers.h"
#include "share-resources.h"

#include <string.h>

#define RESOURCES  "/org/tableside/Tableside/share"
#define USUAL_PORT 80 /* of HTTP: browsers leave it out, and so do links */

struct _TsWeb {
  SoupServer *server;
  TsCallers *callers;
  const TsGame *game;
  char *authority; /* "192.168.1.20:40123"; where the port is the usual one: "192.168.1.20" */
  char *origin;    /* "http://" before it */
  char *url;
  const TsWebHost *host;
  gpointer data;
};

/* Everything comes from here, and nothing from elsewhere; the pictures' own colours are styles. */
static const struct {
  const char *name;
  const char *value;
} headers[] = {
  { "Content-Security-Policy", "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
                               "connect-src 'self'; base-uri 'none'; form-action 'none'; "
                               "frame-ancestors 'none'" },
  { "X-Content-Type-Options", "nosniff" },
  { "Referrer-Policy", "no-referrer" },
  { "Cache-Control", "no-store" },
};

static void
on_started (SoupServer *server G_GNUC_UNUSED, SoupServerMessage *message)
{
  SoupMessageHeaders *answer = ts_soup.server_message_get_response_headers (message);

  for (guint i = 0; i < G_N_ELEMENTS (headers); i++)
    ts_soup.message_headers_replace (answer, headers[i].name, headers[i].value);
}

/* --- what is refused --- */

/* One request is all that a connection is for, so that who comes is soon gone. */
static void
answer_and_close (SoupServerMessage *message, guint status)
{
  ts_soup.message_headers_replace (ts_soup.server_message_get_response_headers (message), "Connection",
                                   "close");
  ts_soup.server_message_set_status (message, status, NULL);
}

/* Whether what is said is the server's own, with the usual port or without it. */
static gboolean
is_own (const TsWeb *self, const char *said, const char *own)
{
  gboolean is_usual = ts_callers_get_port (self->callers) == USUAL_PORT;
  g_autofree char *with_port = g_strdup_printf ("%s:%d", own, USUAL_PORT);

  return g_ascii_strcasecmp (said, own) == 0 || (is_usual && g_ascii_strcasecmp (said, with_port) == 0);
}

/* A page from elsewhere whose name resolves to this address says that name. */
static gboolean
is_for_here (const TsWeb *self, SoupServerMessage *message)
{
  const char *host =
      ts_soup.message_headers_get_list (ts_soup.server_message_get_request_headers (message), "Host");

  return host != NULL && is_own (self, host, self->authority);
}

static gboolean
is_from_here (const TsWeb *self, SoupServerMessage *message)
{
  const char *origin =
      ts_soup.message_headers_get_list (ts_soup.server_message_get_request_headers (message), "Origin");

  return origin == NULL || is_own (self, origin, self->origin);
}

static gboolean
is_read (SoupServerMessage *message)
{
  const char *method = ts_soup.server_message_get_method (message);

  return strcmp (method, "GET") == 0 || strcmp (method, "HEAD") == 0;
}

/* What is refused whatever it is for. */
static gboolean
refuse (TsWeb *self, SoupServerMessage *message)
{
  ts_soup.message_body_set_accumulate (ts_soup.server_message_get_request_body (message), FALSE);
  if (!is_for_here (self, message)) {
    answer_and_close (message, SOUP_STATUS_FORBIDDEN);
    return TRUE;
  }
  if (!is_read (message)) {
    ts_soup.message_headers_replace (ts_soup.server_message_get_response_headers (message), "Allow",
                                     "GET, HEAD");
    answer_and_close (message, SOUP_STATUS_METHOD_NOT_ALLOWED);
    return TRUE;
  }
  return FALSE;
}

/* --- the page and the pictures --- */

static const struct {
  const char *path;
  const char *name;
} pages[] = {
  { "/", "page.html" },
  { "/page.css", "page.css" },
  { "/page.js", "page.js" },
};

static const struct {
  const char *ending;
  const char *type;
} types[] = {
  { ".html", "text/html; charset=utf-8" },
  { ".css", "text/css; charset=utf-8" },
  { ".js", "text/javascript; charset=utf-8" },
  { ".svg", "image/svg+xml" },
};

/* Where what stands at that path is among the resources; NULL if nothing does. A picture is called after its
 * game. (transfer full) */
static char *
find (const TsWeb *self, const char *path)
{
  g_autofree char *prefix = g_strconcat ("/", self->game->id, "-", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    if (strcmp (path, pages[i].path) == 0)
      return g_strconcat (RESOURCES "/", pages[i].name, NULL);
  if (g_str_has_prefix (path, prefix) && g_str_has_suffix (path, ".svg") && strchr (path + 1, '/') == NULL)
    return g_strconcat (RESOURCES "/pictures", path, NULL);
  return NULL;
}

static const char *
type_of (const char *path)
{
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    if (g_str_has_suffix (path, types[i].ending))
      return types[i].type;
  g_assert_not_reached ();
}

static void
serve (TsWeb *self, SoupServerMessage *message, const char *path)
{
  g_autofree char *resource = find (self, path);
  g_autoptr (GBytes) bytes = NULL;
  gsize size;
  const char *data;

  if (resource != NULL)
    bytes = g_resources_lookup_data (resource, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  if (bytes == NULL) {
    answer_and_close (message, SOUP_STATUS_NOT_FOUND);
    return;
  }
  data = g_bytes_get_data (bytes, &size);
  ts_soup.server_message_set_response (message, type_of (resource), SOUP_MEMORY_COPY, data, size);
  answer_and_close (message, SOUP_STATUS_OK);
}

static void
on_request (SoupServer *server G_GNUC_UNUSED,
            SoupServerMessage *message,
            const char *path,
            GHashTable *query G_GNUC_UNUSED,
            gpointer data)
{
  TsWeb *self = data;

  if (!refuse (self, message))
    serve (self, message, path);
}

/* --- phones --- */

static gboolean
wants_socket (SoupServerMessage *message)
{
  return ts_soup.message_headers_header_contains (ts_soup.server_message_get_request_headers (message),
                                                  "Upgrade", "websocket");
}

/* What is not refused here libsoup makes a WebSocket of. */
static void
on_table (SoupServer *server G_GNUC_UNUSED,
          SoupServerMessage *message,
          const char *path,
          GHashTable *query G_GNUC_UNUSED,
          gpointer data)
{
  TsWeb *self = data;
  guint status;

  if (refuse (self, message))
    return;
  if (strcmp (path, "/table") != 0 || !wants_socket (message)) {
    answer_and_close (message, SOUP_STATUS_NOT_FOUND);
    return;
  }
  status = is_from_here (self, message)
               ? self->host->refuses (ts_soup.server_message_get_remote_address (message), self->data)
               : SOUP_STATUS_FORBIDDEN;
  if (status != 0)
    answer_and_close (message, status);
}

static void
on_socket (SoupServer *server G_GNUC_UNUSED,
           SoupServerMessage *message,
           const char *path G_GNUC_UNUSED,
           SoupWebsocketConnection *socket,
           gpointer data)
{
  TsWeb *self = data;
  g_autoptr (TsCaller) caller = ts_callers_take (self->callers, message);
  g_autoptr (TsPhone) phone = NULL;

  if (caller == NULL)
    return;
  phone = ts_phone_new (socket, caller);
  self->host->came (phone, self->data);
}

/* --- the server --- */

static void
register_resources (void)
{
  static gsize registered;

  if (g_once_init_enter (&registered)) {
    ts_share_register_resource ();
    g_once_init_leave (&registered, 1);
  }
}

static void
name_address (TsWeb *self, GInetAddress *address)
{
  g_autofree char *text = g_inet_address_to_string (address);
  gboolean is_long = g_inet_address_get_family (address) == G_SOCKET_FAMILY_IPV6;
  guint port = ts_callers_get_port (self->callers);
  g_autofree char *with_port = g_strdup_printf (":%u", port);

  self->authority =
      g_strconcat (is_long ? "[" : "", text, is_long ? "]" : "", port == USUAL_PORT ? "" : with_port, NULL);
  self->origin = g_strconcat ("http://", self->authority, NULL);
  self->url = g_strconcat (self->origin, "/", NULL);
}

TsWeb *
ts_web_new (const TsGame *game,
            GInetAddress *address,
            guint16 port,
            const TsWebHost *host,
            gpointer data,
            GError **error)
{
  g_autoptr (GSocketAddress) place = g_inet_socket_address_new (address, port);
  g_autoptr (TsWeb) self = NULL;

  if (!ts_soup_load (error))
    return NULL;
  register_resources ();
  self = g_new0 (TsWeb, 1);
  self->game = game;
  self->host = host;
  self->data = data;
  self->server = ts_soup.server_new (NULL, NULL);
  ts_soup.server_remove_websocket_extension (self->server, ts_soup.websocket_extension_deflate_get_type ());
  self->callers = ts_callers_new (self->server, place, error);
  if (self->callers == NULL)
    return NULL;
  name_address (self, address);
  g_signal_connect (self->server, "request-started", G_CALLBACK (on_started), NULL);
  ts_soup.server_add_early_handler (self->server, "/", on_request, self, NULL);
  ts_soup.server_add_early_handler (self->server, "/table", on_table, self, NULL);
  ts_soup.server_add_websocket_handler (self->server, "/table", NULL, NULL, on_socket, self, NULL);
  return g_steal_pointer (&self);
}

void
ts_web_free (TsWeb *self)
{
  g_clear_pointer (&self->callers, ts_callers_free);
  ts_soup.server_disconnect (self->server);
  g_object_unref (self->server);
  g_free (self->authority);
  g_free (self->origin);
  g_free (self->url);
  g_free (self);
}

const char *
ts_web_get_url (const TsWeb *self)
{
  return self->url;
}
