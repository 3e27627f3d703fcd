#include "share.h"

#include "addresses.h"
#include "guesses.h"
#include "bounds.h"
#include "config.h"
#include "may-say.h"
#include "referee/dice.h"
#include "referee/language.h"
#include "telling.h"
#include "tokens.h"
#include "web.h"

#include <string.h>

#define TOO_MANY_REQUESTS 429 /* for which libsoup has no name */

struct _TsShare {
  GObject parent_instance;

  TsTable *table;
  TsWeb *web; /* NULL: it is off */
  TsTokens tokens;
  TsGuesses *guesses;
  GPtrArray *phones; /* of TsPhone, in the order in which they came */
  guint n_came;
  GQueue *entries; /* of Said, the next one first */
  TsPhone *saying; /* whose entry is on its way, or NULL */
};

G_DEFINE_FINAL_TYPE (TsShare, ts_share, G_TYPE_OBJECT)

enum {
  PHONES,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* An entry that waits until the table can take it. */
typedef struct {
  TsPhone *phone;
  GBytes *line;
} Said;

static void
said_free (gpointer data)
{
  Said *self = data;

  g_object_unref (self->phone);
  g_bytes_unref (self->line);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Said, said_free)

static TsSession *
session_of (TsShare *self)
{
  return ts_table_get_session (self->table);
}

/* --- entries, one after the other --- */

static void
answer (TsShare *self, TsPhone *phone, const GError *error)
{
  g_autofree char *text = ts_tell_answer (session_of (self), phone, error);

  ts_phone_tell (phone, text);
}

static void
tell_all_but (TsShare *self, TsPhone *sayer)
{
  for (guint i = self->phones->len; i-- > 0;) { /* who is let go meanwhile leaves the list */
    g_autoptr (TsPhone) phone = g_object_ref (self->phones->pdata[i]);
    g_autofree char *text = NULL;

    if (phone == sayer || !ts_phone_is_seated (phone))
      continue;
    text = ts_tell_said (session_of (self), phone);
    ts_phone_tell (phone, text);
  }
}

static void
on_said (GObject *table, GAsyncResult *result, gpointer data)
{
  g_autoptr (TsShare) self = data;
  g_autoptr (TsPhone) phone = g_steal_pointer (&self->saying);
  g_autoptr (GError) error = NULL;

  ts_table_say_finish (TS_TABLE (table), result, &error);
  answer (self, phone, error);
  if (error == NULL)
    tell_all_but (self, phone);
}

/* TRUE: it is on its way. A refusal is in the language that is spoken now. */
static gboolean
say (TsShare *self, const Said *said, GError **error)
{
  gsize length;
  const char *line = g_bytes_get_data (said->line, &length);
  g_autoptr (JsonObject) entry =
      ts_may_say (session_of (self), ts_phone_get_seat (said->phone), line, length, error);

  if (entry == NULL)
    return FALSE;
  self->saying = g_object_ref (said->phone);
  if (ts_table_say_async (self->table, entry, on_said, g_object_ref (self), error))
    return TRUE;
  g_clear_object (&self->saying);
  g_object_unref (self);
  return FALSE;
}

static void
say_next (TsShare *self)
{
  while (!ts_table_is_busy (self->table) && !g_queue_is_empty (self->entries)) {
    g_autoptr (Said) said = g_queue_pop_head (self->entries);
    g_autoptr (GError) error = NULL;

    const TsLanguage *before = ts_language_use (ts_phone_get_language (said->phone));
    gboolean is_said = say (self, said, &error);

    ts_language_use (before);
    if (!is_said)
      answer (self, said->phone, error);
  }
}

static gboolean
waits_for_too_many (TsShare *self, TsPhone *phone)
{
  guint n = 0;

  for (GList *link = self->entries->head; link != NULL; link = link->next)
    n += ((const Said *) link->data)->phone == phone;
  return n >= ts_limits.waiting;
}

static void
take_entry (TsShare *self, TsPhone *phone, GBytes *line)
{
  Said *said;

  if (waits_for_too_many (self, phone)) {
    ts_phone_let_go (phone, SOUP_WEBSOCKET_CLOSE_POLICY_VIOLATION);
    return;
  }
  said = g_new0 (Said, 1);
  said->phone = g_object_ref (phone);
  said->line = g_bytes_ref (line);
  g_queue_push_tail (self->entries, said);
  say_next (self);
}

/* What phones say is told to the others when the one who has said it is answered, who waits for that. */
static void
on_changed (TsShare *self)
{
  if (self->saying == NULL)
    tell_all_but (self, NULL);
}

/* --- phones --- */

static void
seat_phone (TsShare *self, TsPhone *phone, int seat, const TsHello *hello)
{
  g_autofree char *text = NULL;

  ts_phone_sit (phone, seat, hello->lang, hello->is_page);
  text = ts_tell_welcome (session_of (self), phone);
  ts_phone_tell (phone, text);
  g_signal_emit (self, signals[PHONES], 0);
}

static void
take_hello (TsShare *self, TsPhone *phone, GBytes *line)
{
  TsHello hello;
  gsize length;
  const char *data = g_bytes_get_data (line, &length);
  int seat;

  if (ts_hello_read (&hello, data, length) && ts_tokens_find (&self->tokens, hello.token, &seat)) {
    seat_phone (self, phone, seat, &hello);
  } else {
    ts_guesses_note (self->guesses, ts_phone_get_address (phone));
    ts_phone_let_go (phone, TS_PHONE_WRONG_TOKEN);
  }
  ts_hello_clear (&hello);
}

static void
on_phone_said (TsShare *self, GBytes *line, TsPhone *phone)
{
  if (ts_phone_is_seated (phone))
    take_entry (self, phone, line);
  else
    take_hello (self, phone, line);
}

static void
on_phone_gone (TsShare *self, TsPhone *phone)
{
  gboolean was_seated = ts_phone_is_seated (phone);

  g_signal_handlers_disconnect_by_data (phone, self);
  g_ptr_array_remove (self->phones, phone);
  if (was_seated)
    g_signal_emit (self, signals[PHONES], 0);
}

static guint
refuses (GSocketAddress *from, gpointer data)
{
  TsShare *self = data;

  if (ts_guesses_are_too_many (self->guesses, from))
    return TOO_MANY_REQUESTS;
  return self->phones->len >= ts_limits.phones ? SOUP_STATUS_SERVICE_UNAVAILABLE : 0;
}

static void
came (TsPhone *phone, gpointer data)
{
  TsShare *self = data;

  ts_phone_set_id (phone, ++self->n_came);
  g_ptr_array_add (self->phones, g_object_ref (phone));
  g_signal_connect_swapped (phone, "said", G_CALLBACK (on_phone_said), self);
  g_signal_connect_swapped (phone, "gone", G_CALLBACK (on_phone_gone), self);
}

static const TsWebHost host = { refuses, came };

/* --- on and off --- */

gboolean
ts_share_start (TsShare *self, GInetAddress *address, guint16 port, GError **error)
{
  TsView view = ts_session_view (session_of (self));

  ts_share_stop (self);
  self->web = ts_web_new (view.game, address, port, &host, self, error);
  if (self->web == NULL)
    return FALSE;
  ts_tokens_init (&self->tokens, view.header->n_players);
  self->guesses = ts_guesses_new ();
  ts_session_set_throw (session_of (self), ts_dice_throw);
  return TRUE;
}

static void
let_all_go (TsShare *self)
{
  while (self->phones->len > 0) {
    g_autoptr (TsPhone) phone = g_object_ref (self->phones->pdata[0]);

    ts_phone_let_go (phone, SOUP_WEBSOCKET_CLOSE_GOING_AWAY);
  }
}

void
ts_share_stop (TsShare *self)
{
  if (self->web == NULL)
    return;
  let_all_go (self);
  g_queue_clear_full (self->entries, said_free);
  g_clear_pointer (&self->web, ts_web_free);
  g_clear_pointer (&self->guesses, ts_guesses_free);
  ts_tokens_clear (&self->tokens);
}

gboolean
ts_share_is_on (TsShare *self)
{
  return self->web != NULL;
}

const char *
ts_share_get_url (TsShare *self)
{
  g_assert (self->web != NULL);
  return ts_web_get_url (self->web);
}

gboolean
ts_share_is_at (TsShare *self, GInetAddress *address)
{
  g_autoptr (GUri) uri = g_uri_parse (ts_share_get_url (self), G_URI_FLAGS_NONE, NULL);
  g_autofree char *text = g_inet_address_to_string (address);

  return strcmp (g_uri_get_host (uri), text) == 0;
}

gboolean
ts_share_can_be_reached (TsShare *self)
{
  g_autoptr (GPtrArray) addresses = ts_addresses_find ();
  gboolean found = FALSE;

  for (guint i = 0; i < addresses->len && !found; i++)
    found = ts_share_is_at (self, addresses->pdata[i]);
  return found;
}

const char *
ts_share_get_token (TsShare *self, int seat)
{
  g_assert (self->web != NULL);
  return ts_tokens_get (&self->tokens, seat);
}

char *
ts_share_link (TsShare *self, int seat)
{
  return g_strconcat (ts_share_get_url (self), "#", ts_share_get_token (self, seat), NULL);
}

/* --- who is there --- */

/* Lets those go to whom `is` applies: the seat's, or the one of that id. */
static void
let_go_where (TsShare *self, gboolean (*is) (TsPhone *phone, gconstpointer what), gconstpointer what)
{
  for (guint i = self->phones->len; i-- > 0;) {
    g_autoptr (TsPhone) phone = g_object_ref (self->phones->pdata[i]);

    if (ts_phone_is_seated (phone) && is (phone, what))
      ts_phone_let_go (phone, TS_PHONE_WRONG_TOKEN);
  }
}

static gboolean
is_at (TsPhone *phone, gconstpointer seat)
{
  return ts_phone_get_seat (phone) == *(const int *) seat;
}

static gboolean
is_called (TsPhone *phone, gconstpointer id)
{
  return ts_phone_get_id (phone) == *(const guint *) id;
}

void
ts_share_renew (TsShare *self, int seat)
{
  g_assert (self->web != NULL);
  ts_tokens_renew (&self->tokens, seat);
  let_go_where (self, is_at, &seat);
}

void
ts_share_let_go (TsShare *self, guint id)
{
  let_go_where (self, is_called, &id);
}

static void
guest_free (gpointer data)
{
  TsGuest *self = data;

  g_free (self->lang);
  g_free (self);
}

GPtrArray *
ts_share_guests (TsShare *self)
{
  GPtrArray *guests = g_ptr_array_new_with_free_func (guest_free);

  for (guint i = 0; i < self->phones->len; i++) {
    TsPhone *phone = self->phones->pdata[i];
    TsGuest *guest;

    if (!ts_phone_is_seated (phone))
      continue;
    guest = g_new0 (TsGuest, 1);
    guest->id = ts_phone_get_id (phone);
    guest->seat = ts_phone_get_seat (phone);
    guest->lang = g_strdup (ts_phone_get_lang (phone));
    g_ptr_array_add (guests, guest);
  }
  return guests;
}

guint
ts_share_n_guests (TsShare *self, int seat)
{
  guint n = 0;

  for (guint i = 0; i < self->phones->len; i++)
    n += ts_phone_is_seated (self->phones->pdata[i]) && ts_phone_get_seat (self->phones->pdata[i]) == seat;
  return n;
}

/* --- the class --- */

static void
ts_share_dispose (GObject *object)
{
  TsShare *self = TS_SHARE (object);

  ts_share_stop (self);
  G_OBJECT_CLASS (ts_share_parent_class)->dispose (object);
}

static void
ts_share_finalize (GObject *object)
{
  TsShare *self = TS_SHARE (object);

  g_ptr_array_unref (self->phones);
  g_queue_free (self->entries);
  g_clear_object (&self->table);
  G_OBJECT_CLASS (ts_share_parent_class)->finalize (object);
}

static void
ts_share_class_init (TsShareClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ts_share_dispose;
  G_OBJECT_CLASS (klass)->finalize = ts_share_finalize;
  signals[PHONES] =
      g_signal_new ("phones", TS_TYPE_SHARE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ts_share_init (TsShare *self)
{
  self->phones = g_ptr_array_new_with_free_func (g_object_unref);
  self->entries = g_queue_new ();
}

TsShare *
ts_share_new (TsTable *table)
{
  TsShare *self = g_object_new (TS_TYPE_SHARE, NULL);

  self->table = g_object_ref (table);
  g_signal_connect_object (table, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "free", G_CALLBACK (say_next), self, G_CONNECT_SWAPPED);
  return self;
}
