/* Wrong tokens: ten within a minute from one address, and nobody from there is listened to for a minute. The
 * test has the clock. */
#include "share/guesses.h"

#define MINUTE 60 /* seconds */

static gint64 now; /* seconds */

gint64 __wrap_g_get_monotonic_time (void);

gint64
__wrap_g_get_monotonic_time (void)
{
  return now * G_USEC_PER_SEC;
}

static void
guess (TsGuesses *guesses, const char *from, guint n)
{
  g_autoptr (GSocketAddress) address = g_inet_socket_address_new_from_string (from, 40123);

  for (guint i = 0; i < n; i++)
    ts_guesses_note (guesses, address);
}

static gboolean
are_too_many (TsGuesses *guesses, const char *from)
{
  g_autoptr (GSocketAddress) address = g_inet_socket_address_new_from_string (from, 40124);

  return ts_guesses_are_too_many (guesses, address);
}

static void
test_ten (void)
{
  TsGuesses *guesses = ts_guesses_new ();

  guess (guesses, "192.0.2.7", 9);
  g_assert_false (are_too_many (guesses, "192.0.2.7"));
  guess (guesses, "192.0.2.7", 1);
  g_assert_true (are_too_many (guesses, "192.0.2.7"));
  g_assert_false (are_too_many (guesses, "192.0.2.8"));
  now += MINUTE - 1;
  g_assert_true (are_too_many (guesses, "192.0.2.7"));
  now += 1;
  g_assert_false (are_too_many (guesses, "192.0.2.7"));
  guess (guesses, "192.0.2.7", 9);
  g_assert_false (are_too_many (guesses, "192.0.2.7"));
  ts_guesses_free (guesses);
}

/* Whichever minute: not only the one that begins with the first. */
static void
test_any_minute (void)
{
  TsGuesses *guesses = ts_guesses_new ();

  guess (guesses, "192.0.2.7", 1);
  now += MINUTE - 2;
  guess (guesses, "192.0.2.7", 8);
  now += 3;
  guess (guesses, "192.0.2.7", 1);
  g_assert_false (are_too_many (guesses, "192.0.2.7"));
  guess (guesses, "192.0.2.7", 1);
  g_assert_true (are_too_many (guesses, "192.0.2.7"));
  ts_guesses_free (guesses);
}

/* Who has one address of a network of IPv6 has all of them. */
static void
test_network (void)
{
  TsGuesses *guesses = ts_guesses_new ();

  guess (guesses, "2001:db8:0:1::7", 5);
  guess (guesses, "2001:db8:0:1:ffff::8", 5);
  g_assert_true (are_too_many (guesses, "2001:db8:0:1::9"));
  g_assert_false (are_too_many (guesses, "2001:db8:0:2::7"));
  ts_guesses_free (guesses);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/guesses/ten", test_ten);
  g_test_add_func ("/guesses/any-minute", test_any_minute);
  g_test_add_func ("/guesses/network", test_network);
  return g_test_run ();
}
