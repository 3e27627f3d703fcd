/* addresses.h — where this computer can be reached by phones around it. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The addresses of this computer in its networks, of GInetAddress, the likeliest first: the one from which
 * the way leads to other networks, and those of IPv4 before those of IPv6. None of them is one that only this
 * computer or a single wire knows. Empty: there is no network. (transfer full) */
GPtrArray *ts_addresses_find (void);

G_END_DECLS
