#include "guesses.h"

#include "bounds.h"

#include <string.h>

#define NETWORK_BYTES 8 /* of an IPv6 address: who has one of a network has all of them */

typedef struct {
  GArray *times; /* of wrong ones within `wrong_time`, the first first, of gint64; microseconds, as below */
  gint64 until;  /* nobody is listened to */
} Guesser;

struct _TsGuesses {
  GHashTable *guessers; /* GBytes of the address → Guesser */
};

static void
guesser_free (gpointer data)
{
  Guesser *self = data;

  g_array_unref (self->times);
  g_free (self);
}

TsGuesses *
ts_guesses_new (void)
{
  TsGuesses *self = g_new0 (TsGuesses, 1);

  self->guessers =
      g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, guesser_free);
  return self;
}

void
ts_guesses_free (TsGuesses *self)
{
  g_hash_table_unref (self->guessers);
  g_free (self);
}

/* (transfer full) */
static GBytes *
key_of (GSocketAddress *from)
{
  GInetAddress *address = g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (from));
  gsize size = MIN (g_inet_address_get_native_size (address), NETWORK_BYTES);

  return g_bytes_new (g_inet_address_to_bytes (address), size);
}

static gboolean
is_over (gpointer key G_GNUC_UNUSED, gpointer value, gpointer now)
{
  Guesser *guesser = value;
  gint64 time = *(const gint64 *) now;

  while (guesser->times->len > 0 &&
         g_array_index (guesser->times, gint64, 0) + ts_limits.wrong_time * 1000LL <= time)
    g_array_remove_index (guesser->times, 0);
  return guesser->until <= time && guesser->times->len == 0;
}

/* Forgets what is over, and whom nothing is held against any more. */
static void
forget (TsGuesses *self, gint64 now)
{
  g_hash_table_foreach_remove (self->guessers, is_over, &now);
}

void
ts_guesses_note (TsGuesses *self, GSocketAddress *from)
{
  g_autoptr (GBytes) key = key_of (from);
  gint64 now = g_get_monotonic_time ();
  Guesser *guesser;

  forget (self, now);
  guesser = g_hash_table_lookup (self->guessers, key);
  if (guesser == NULL) {
    guesser = g_new0 (Guesser, 1);
    guesser->times = g_array_new (FALSE, FALSE, sizeof now);
    g_hash_table_insert (self->guessers, g_steal_pointer (&key), guesser);
  }
  g_array_append_val (guesser->times, now);
  if (guesser->times->len >= ts_limits.wrong_tokens)
    guesser->until = now + ts_limits.wrong_time * 1000LL;
}

gboolean
ts_guesses_are_too_many (TsGuesses *self, GSocketAddress *from)
{
  g_autoptr (GBytes) key = key_of (from);
  gint64 now = g_get_monotonic_time ();
  const Guesser *guesser;

  forget (self, now);
  guesser = g_hash_table_lookup (self->guessers, key);
  return guesser != NULL && guesser->until > now;
}
