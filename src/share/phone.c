#include "phone.h"

#include "bounds.h"
#include "config.h"
#include "referee/game.h"
#include "referee/language.h"

#include <string.h>

#define MOST_OF_A_FRAME 10          /* bytes of WebSocket around what is told */
#define MOST_AROUND     (16 * 1024) /* the same around all pieces of one message */

struct _TsPhone {
  GObject parent_instance;

  SoupWebsocketConnection *socket;
  TsCaller *caller;
  guint id;
  gboolean is_seated;
  gboolean is_page;
  int seat;
  char *lang;
  const TsLanguage *language;
  guint token_timer;
  double said;    /* messages that are not over yet */
  gint64 said_at; /* the newest; microseconds */
  guint64 told;   /* bytes that were to go out */
  gboolean is_gone;
};

G_DEFINE_FINAL_TYPE (TsPhone, ts_phone, G_TYPE_OBJECT)

enum {
  SAID,
  GONE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
leave (TsPhone *self)
{
  if (self->is_gone)
    return;
  self->is_gone = TRUE;
  g_clear_handle_id (&self->token_timer, g_source_remove);
  g_signal_handlers_disconnect_by_data (self->socket, self);
  g_signal_handlers_disconnect_by_data (self->caller, self);
  g_signal_emit (self, signals[GONE], 0);
}

/* libsoup waits a few seconds for the answer to its last word. Until then the socket stays. */
void
ts_phone_let_go (TsPhone *self, gushort code)
{
  if (!self->is_gone && ts_soup.websocket_connection_get_state (self->socket) == SOUP_WEBSOCKET_STATE_OPEN) {
    g_signal_connect (g_object_ref (self->socket), "closed", G_CALLBACK (g_object_unref), NULL);
    ts_soup.websocket_connection_close (self->socket, code, NULL);
  }
  leave (self);
}

/* --- what it says --- */

/* Whether it says no more than may be said in a second, if it says it at once; from then on, steadily. */
static gboolean
is_slow_enough (TsPhone *self)
{
  gint64 now = g_get_monotonic_time ();
  double over = (double) (now - self->said_at) / G_TIME_SPAN_SECOND * ts_limits.messages;

  self->said = MAX (self->said - over, 0) + 1;
  self->said_at = now;
  return self->said <= ts_limits.messages;
}

static void
on_message (TsPhone *self, int type, GBytes *message)
{
  g_autoptr (TsPhone) held = g_object_ref (self);

  ts_caller_allow (self->caller, ts_limits.message + MOST_AROUND);
  if (!is_slow_enough (self))
    ts_phone_let_go (self, SOUP_WEBSOCKET_CLOSE_POLICY_VIOLATION);
  else if (type != SOUP_WEBSOCKET_DATA_TEXT)
    ts_phone_let_go (self, SOUP_WEBSOCKET_CLOSE_UNSUPPORTED_DATA);
  else if (g_bytes_get_size (message) > ts_limits.message)
    ts_phone_let_go (self, SOUP_WEBSOCKET_CLOSE_TOO_BIG);
  else
    g_signal_emit (self, signals[SAID], 0, message);
}

static void
on_overrun (TsPhone *self)
{
  ts_phone_let_go (self, SOUP_WEBSOCKET_CLOSE_TOO_BIG);
}

static gboolean
on_no_token (gpointer data)
{
  TsPhone *self = data;

  self->token_timer = 0;
  ts_phone_let_go (self, SOUP_WEBSOCKET_CLOSE_POLICY_VIOLATION);
  return G_SOURCE_REMOVE;
}

/* --- what it is told --- */

/* What has gone out beyond what was told is libsoup's own, such as pings: it is no credit. */
static guint64
waits (TsPhone *self)
{
  self->told = MAX (self->told, ts_caller_get_written (self->caller));
  return self->told - ts_caller_get_written (self->caller);
}

void
ts_phone_tell (TsPhone *self, const char *text)
{
  gsize size = strlen (text) + MOST_OF_A_FRAME;

  if (self->is_gone || ts_soup.websocket_connection_get_state (self->socket) != SOUP_WEBSOCKET_STATE_OPEN)
    return;
  if (waits (self) + size > ts_limits.backlog) {
    ts_caller_hang_up (self->caller);
    leave (self);
    return;
  }
  self->told += size;
  ts_soup.websocket_connection_send_text (self->socket, text);
}

/* --- the class --- */

static void
ts_phone_dispose (GObject *object)
{
  TsPhone *self = TS_PHONE (object);

  leave (self);
  g_clear_object (&self->socket);
  g_clear_object (&self->caller);
  G_OBJECT_CLASS (ts_phone_parent_class)->dispose (object);
}

static void
ts_phone_finalize (GObject *object)
{
  TsPhone *self = TS_PHONE (object);

  g_free (self->lang);
  G_OBJECT_CLASS (ts_phone_parent_class)->finalize (object);
}

static void
ts_phone_class_init (TsPhoneClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ts_phone_dispose;
  G_OBJECT_CLASS (klass)->finalize = ts_phone_finalize;
  signals[SAID] = g_signal_new ("said", TS_TYPE_PHONE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_BYTES);
  signals[GONE] =
      g_signal_new ("gone", TS_TYPE_PHONE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ts_phone_init (TsPhone *self)
{
  self->seat = TS_NOBODY;
}

TsPhone *
ts_phone_new (SoupWebsocketConnection *socket, TsCaller *caller)
{
  TsPhone *self = g_object_new (TS_TYPE_PHONE, NULL);

  self->socket = g_object_ref (socket);
  self->caller = g_object_ref (caller);
  self->told = ts_caller_get_written (caller);
  self->token_timer = g_timeout_add (ts_limits.token_time, on_no_token, self);
  ts_caller_allow (caller, ts_limits.message + MOST_AROUND);
  ts_soup.websocket_connection_set_max_incoming_payload_size (socket, 0); /* counted here, and told so */
  ts_soup.websocket_connection_set_keepalive_interval (socket, ts_limits.ping_time / 1000);
  ts_soup.websocket_connection_set_keepalive_pong_timeout (socket, ts_limits.silence_time / 1000);
  g_signal_connect_swapped (socket, "message", G_CALLBACK (on_message), self);
  g_signal_connect_swapped (socket, "closed", G_CALLBACK (leave), self);
  g_signal_connect_swapped (caller, "overrun", G_CALLBACK (on_overrun), self);
  return self;
}

void
ts_phone_set_id (TsPhone *self, guint id)
{
  self->id = id;
}

guint
ts_phone_get_id (TsPhone *self)
{
  return self->id;
}

GSocketAddress *
ts_phone_get_address (TsPhone *self)
{
  return ts_caller_get_address (self->caller);
}

void
ts_phone_sit (TsPhone *self, int seat, const char *lang, gboolean is_page)
{
  g_clear_handle_id (&self->token_timer, g_source_remove);
  self->is_seated = TRUE;
  self->is_page = is_page;
  self->seat = seat;
  g_set_str (&self->lang, lang);
  self->language = lang != NULL ? ts_language_find (lang) : NULL;
}

gboolean
ts_phone_is_seated (TsPhone *self)
{
  return self->is_seated;
}

gboolean
ts_phone_is_page (TsPhone *self)
{
  return self->is_page;
}

int
ts_phone_get_seat (TsPhone *self)
{
  return self->seat;
}

const TsLanguage *
ts_phone_get_language (TsPhone *self)
{
  return self->language;
}

const char *
ts_phone_get_lang (TsPhone *self)
{
  return self->lang;
}
