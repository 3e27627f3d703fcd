/* soup.h — the calls of libsoup that are made here.
 *
 * Only phones need it, and they are seldom turned on. So it is no part of the program's start: it is loaded
 * when they are turned on for the first time, and called by way of here. Its types are those of its header.
 */
#pragma once

#include <libsoup/soup.h>

G_BEGIN_DECLS

/* Without their "soup_". */
#define TS_SOUP_CALLS(CALL)                                                                                  \
  CALL (message_body_set_accumulate)                                                                         \
  CALL (message_headers_get_list)                                                                            \
  CALL (message_headers_header_contains)                                                                     \
  CALL (message_headers_replace)                                                                             \
  CALL (server_accept_iostream)                                                                              \
  CALL (server_add_early_handler)                                                                            \
  CALL (server_add_websocket_handler)                                                                        \
  CALL (server_disconnect)                                                                                   \
  CALL (server_message_get_method)                                                                           \
  CALL (server_message_get_remote_address)                                                                   \
  CALL (server_message_get_request_body)                                                                     \
  CALL (server_message_get_request_headers)                                                                  \
  CALL (server_message_get_response_headers)                                                                 \
  CALL (server_message_set_response)                                                                         \
  CALL (server_message_set_status)                                                                           \
  CALL (server_new)                                                                                          \
  CALL (server_remove_websocket_extension)                                                                   \
  CALL (websocket_connection_close)                                                                          \
  CALL (websocket_connection_get_state)                                                                      \
  CALL (websocket_connection_send_text)                                                                      \
  CALL (websocket_connection_set_keepalive_interval)                                                         \
  CALL (websocket_connection_set_keepalive_pong_timeout)                                                     \
  CALL (websocket_connection_set_max_incoming_payload_size)                                                  \
  CALL (websocket_extension_deflate_get_type)

typedef struct {
#define TS_SOUP_MEMBER(name) __typeof__ (soup_##name) *name;
  TS_SOUP_CALLS (TS_SOUP_MEMBER)
#undef TS_SOUP_MEMBER
} TsSoup;

/* All NULL until it is loaded. */
extern TsSoup ts_soup;

/* FALSE with G_IO_ERROR_NOT_FOUND where it is not to be had. Once it is loaded, it stays. For the main
 * thread. */
gboolean ts_soup_load (GError **error);

G_END_DECLS
