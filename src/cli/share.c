/* share.c — `share`: the table of a file for phones, without a window. */
#include "share/share.h"

#include "calls.h"
#include "config.h"
#include "referee/json.h"

#include <errno.h>
#include <glib-unix.h>
#include <glib/gi18n-lib.h>
#include <unistd.h>

/* The address, if it is one that can be listened at. NULL: people were told. (transfer full) */
static GInetAddress *
read_address (const char *text)
{
  g_autoptr (GInetAddress) address = g_inet_address_new_from_string (text);

  if (address != NULL && !g_inet_address_get_is_any (address) && !g_inet_address_get_is_multicast (address))
    return g_steal_pointer (&address);
  /* Translators: what was asked for; 127.0.0.1 is an example of an address */
  ts_call_complain (_ ("“%s” is no address of one computer, such as 127.0.0.1."), text);
  return NULL;
}

static gboolean
check_port (int port)
{
  if (port >= 0 && port <= G_MAXUINT16)
    return TRUE;
  ts_call_complain (_ ("There is no port %d; there are 0 to %d, 0 being any that is free."), port,
                    G_MAXUINT16);
  return FALSE;
}

/* The table, locked, to go on with. NULL: people were told, and `status` says what the program exits with. */
static TsTable *
open_table (const TsCall *call, int *status)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TsTable) table = ts_table_open (call->argv[0], call->games, &error);
  const GError *refusal;
  guint number;

  *status = TS_CLI_REFUSED;
  if (table == NULL) {
    ts_call_complain ("%s: %s", call->argv[0], error->message);
    *status = error->domain == TS_ERROR ? TS_CLI_USAGE : TS_CLI_REFUSED;
    return NULL;
  }
  refusal = ts_table_get_refusal (table, &number);
  if (refusal != NULL) {
    ts_call_tell_refused (call, number, refusal);
    *status = TS_CLI_STOPPED;
    return NULL;
  }
  ts_call_tell_notices (call, table);
  return ts_table_is_read_only (table) ? NULL : g_steal_pointer (&table);
}

/* (transfer full) */
static char *
tell_links (TsShare *share, guint n_seats)
{
  GString *json = g_string_new (NULL);

  ts_json_begin_object (json, NULL);
  ts_json_add_text (json, "url", ts_share_get_url (share));
  ts_json_add_text (json, "watch", ts_share_get_token (share, TS_NOBODY));
  ts_json_begin_array (json, "seats");
  for (guint seat = 0; seat < n_seats; seat++)
    ts_json_add_text (json, NULL, ts_share_get_token (share, (int) seat));
  ts_json_end_array (json);
  ts_json_end_object (json);
  return g_string_free_and_steal (json);
}

/* What is said there is of no interest. */
static gboolean
on_input (int file, GIOCondition condition G_GNUC_UNUSED, gpointer loop)
{
  char bytes[256];
  gssize n = read (file, bytes, sizeof bytes);

  if (n > 0 || (n < 0 && (errno == EINTR || errno == EAGAIN)))
    return G_SOURCE_CONTINUE;
  g_main_loop_quit (loop);
  return G_SOURCE_REMOVE;
}

static gboolean
on_signal (gpointer loop)
{
  g_main_loop_quit (loop);
  return G_SOURCE_CONTINUE;
}

static void
serve (TsTable *table)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  guint input = g_unix_fd_add (STDIN_FILENO, G_IO_IN | G_IO_HUP | G_IO_ERR, on_input, loop);
  guint term = g_unix_signal_add (SIGTERM, on_signal, loop);

  g_main_loop_run (loop);
  if (g_main_context_find_source_by_id (NULL, input) != NULL)
    g_source_remove (input);
  g_source_remove (term);
  while (ts_table_is_busy (table)) /* what was said before counts */
    g_main_context_iteration (NULL, TRUE);
}

static int
share_table (const TsCall *call, GInetAddress *address, guint16 port)
{
  int status;
  g_autoptr (TsTable) table = open_table (call, &status);
  g_autoptr (TsShare) share = NULL;
  g_autoptr (GError) error = NULL;

  if (table == NULL)
    return status;
  share = ts_share_new (table);
  if (!ts_share_start (share, address, port, &error)) {
    ts_call_complain ("%s", error->message);
    return TS_CLI_REFUSED;
  }
  if (!ts_call_answer (tell_links (share, ts_session_header (ts_table_get_session (table))->n_players)))
    return TS_CLI_REFUSED;
  serve (table);
  ts_share_stop (share);
  while (g_main_context_iteration (NULL, FALSE)) /* the last words to phones */
    ;
  return TS_CLI_OK;
}

int
ts_call_share (TsCall *call)
{
  int port = 0;
  g_autofree char *text = NULL;
  g_autoptr (GInetAddress) address = NULL;
  const GOptionEntry options[] = {
    { "port", 'p', 0, G_OPTION_ARG_INT, &port, N_ ("Where to listen; any port that is free if left out"),
      N_ ("PORT") },
    { "address", 'a', 0, G_OPTION_ARG_STRING, &text,
      N_ ("This computer’s address where phones are; 127.0.0.1, where there are none, if left out"),
      N_ ("ADDRESS") },
    { 0 },
  };

  if (!ts_call_parse (call, options) || !check_port (port))
    return TS_CLI_USAGE;
  address = read_address (text != NULL ? text : "127.0.0.1");
  return address != NULL ? share_table (call, address, (guint16) port) : TS_CLI_USAGE;
}
