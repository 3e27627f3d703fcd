#include "addresses.h"

#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/socket.h>

/* An address that is nobody's, kept for documents (RFC 5737, RFC 3849): the way to it is that to any other
 * network. Nothing is sent there. */
#define ELSEWHERE   "192.0.2.1"
#define ELSEWHERE_6 "2001:db8::1"
#define SOME_PORT   9

/* The own address on the way there, or NULL. (transfer full) */
static GInetAddress *
find_on_way (const char *there)
{
  g_autoptr (GInetAddress) address = g_inet_address_new_from_string (there);
  g_autoptr (GSocketAddress) target = g_inet_socket_address_new (address, SOME_PORT);
  g_autoptr (GSocket) probe =
      g_socket_new (g_inet_address_get_family (address), G_SOCKET_TYPE_DATAGRAM, G_SOCKET_PROTOCOL_UDP, NULL);
  g_autoptr (GSocketAddress) own = NULL;

  if (probe == NULL || !g_socket_connect (probe, target, NULL, NULL))
    return NULL;
  own = g_socket_get_local_address (probe, NULL);
  return own != NULL ? g_object_ref (g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (own))) : NULL;
}

static gboolean
is_for_phones (GInetAddress *address)
{
  return !g_inet_address_get_is_loopback (address) && !g_inet_address_get_is_link_local (address) &&
         !g_inet_address_get_is_any (address) && !g_inet_address_get_is_multicast (address);
}

static gboolean
is_like (gconstpointer a, gconstpointer b)
{
  return g_inet_address_equal ((GInetAddress *) a, (GInetAddress *) b);
}

/* Takes `address` over, which may be NULL. */
static void
add (GPtrArray *addresses, GInetAddress *address)
{
  g_autoptr (GInetAddress) owned = address;

  if (owned != NULL && is_for_phones (owned) &&
      !g_ptr_array_find_with_equal_func (addresses, owned, is_like, NULL))
    g_ptr_array_add (addresses, g_steal_pointer (&owned));
}

/* (transfer full) */
static GInetAddress *
read_address (const struct sockaddr *native)
{
  gsize size = native->sa_family == AF_INET ? sizeof (struct sockaddr_in) : sizeof (struct sockaddr_in6);
  g_autoptr (GSocketAddress) address = g_socket_address_new_from_native ((gpointer) native, size);

  return g_object_ref (g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (address)));
}

static void
add_all (GPtrArray *addresses, const struct ifaddrs *first, int family)
{
  for (const struct ifaddrs *one = first; one != NULL; one = one->ifa_next)
    if (one->ifa_addr != NULL && one->ifa_addr->sa_family == family && (one->ifa_flags & IFF_UP) != 0)
      add (addresses, read_address (one->ifa_addr));
}

GPtrArray *
ts_addresses_find (void)
{
  GPtrArray *addresses = g_ptr_array_new_with_free_func (g_object_unref);
  struct ifaddrs *all = NULL;

  if (getifaddrs (&all) != 0)
    return addresses;
  add (addresses, find_on_way (ELSEWHERE));
  add_all (addresses, all, AF_INET);
  add (addresses, find_on_way (ELSEWHERE_6));
  add_all (addresses, all, AF_INET6);
  freeifaddrs (all);
  return addresses;
}
