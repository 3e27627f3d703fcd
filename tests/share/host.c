/* host.c — a table that is shared, worked by a test: what the window does with phones, said line by line.
 *
 * Called with a table's file and limits, as "token_time=100"; answers each line with one of JSON. "gate
 * close" and its like say how the disk behaves: see tests/store/gate.h. */
#include "config.h"
#include "games/games.h"
#include "referee/json.h"
#include "referee/language.h"
#include "share/bounds.h"
#include "share/share.h"
#include "store/gate.h"

#include <errno.h>
#include <glib-unix.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  TsTable *table;
  TsShare *share;
  GMainLoop *loop;
} Host;

/* --- answers --- */

static void
answer (GString *json)
{
  puts (json->str);
  fflush (stdout);
  g_string_free (json, TRUE);
}

static GString *
begin (void)
{
  GString *json = g_string_new (NULL);

  ts_json_begin_object (json, NULL);
  return json;
}

static void
answer_ok (gboolean ok)
{
  GString *json = begin ();

  ts_json_add_boolean (json, "ok", ok);
  ts_json_end_object (json);
  answer (json);
}

static void
answer_links (Host *self)
{
  int n = (int) ts_session_header (ts_table_get_session (self->table))->n_players;
  GString *json = begin ();

  ts_json_add_text (json, "url", ts_share_get_url (self->share));
  ts_json_add_text (json, "watch", ts_share_get_token (self->share, TS_NOBODY));
  ts_json_begin_array (json, "seats");
  for (int seat = 0; seat < n; seat++)
    ts_json_add_text (json, NULL, ts_share_get_token (self->share, seat));
  ts_json_end_array (json);
  ts_json_end_object (json);
  answer (json);
}

static void
answer_guests (Host *self)
{
  g_autoptr (GPtrArray) guests = ts_share_guests (self->share);
  GString *json = begin ();

  ts_json_begin_array (json, "guests");
  for (guint i = 0; i < guests->len; i++) {
    const TsGuest *guest = guests->pdata[i];

    ts_json_begin_object (json, NULL);
    ts_json_add_int (json, "id", guest->id);
    ts_json_add_int_or_null (json, "seat", guest->seat, guest->seat != TS_NOBODY);
    if (guest->lang != NULL)
      ts_json_add_text (json, "lang", guest->lang);
    ts_json_end_object (json);
  }
  ts_json_end_array (json);
  ts_json_end_object (json);
  answer (json);
}

/* --- what is to be done --- */

static void
start (Host *self, const char *with G_GNUC_UNUSED)
{
  g_autoptr (GInetAddress) address = g_inet_address_new_loopback (G_SOCKET_FAMILY_IPV4);
  g_autoptr (GError) error = NULL;

  ts_share_start (self->share, address, 0, &error);
  g_assert_no_error (error);
  answer_links (self);
}

static void
stop (Host *self, const char *with G_GNUC_UNUSED)
{
  ts_share_stop (self->share);
  answer_ok (!ts_share_is_on (self->share));
}

/* A seat; -1: those who look on. */
static void
renew (Host *self, const char *seat)
{
  ts_share_renew (self->share, atoi (seat));
  answer_links (self);
}

static void
let_go (Host *self, const char *id)
{
  ts_share_let_go (self->share, (guint) atoi (id));
  answer_ok (TRUE);
}

static void
tell_guests (Host *self, const char *with G_GNUC_UNUSED)
{
  answer_guests (self);
}

/* As the table's own screen says it. */
static void
say (Host *self, const char *entry)
{
  g_autoptr (JsonObject) object = ts_json_read (entry, strlen (entry), NULL);

  g_assert_nonnull (object);
  while (ts_table_is_busy (self->table))
    g_main_context_iteration (NULL, TRUE);
  answer_ok (ts_table_say (self->table, object, NULL));
}

/* Until an entry stands at the gate. */
static void
await_entry (Host *self)
{
  while (!ts_table_is_busy (self->table))
    g_main_context_iteration (NULL, TRUE);
  gate_await ();
}

static void
work_gate (Host *self, const char *how)
{
  if (g_str_equal (how, "close"))
    gate_close ();
  else if (g_str_equal (how, "open"))
    gate_open ();
  else if (g_str_equal (how, "fail"))
    gate_fail (ENOSPC);
  else
    await_entry (self);
  answer_ok (TRUE);
}

static const struct {
  const char *name;
  void (*apply) (Host *self, const char *with);
} words[] = {
  { "start", start },        { "stop", stop }, { "renew", renew },    { "let-go", let_go },
  { "guests", tell_guests }, { "say", say },   { "gate", work_gate },
};

/* A test says one line and waits for the answer, so that nothing more waits in the stream. */
static gboolean
on_line (int file G_GNUC_UNUSED, GIOCondition condition G_GNUC_UNUSED, gpointer data)
{
  Host *self = data;
  g_autofree char *line = NULL;
  size_t size = 0;
  char *with;

  if (getline (&line, &size, stdin) <= 0) {
    g_main_loop_quit (self->loop);
    return G_SOURCE_REMOVE;
  }
  g_strchomp (line);
  with = line + strcspn (line, " ");
  if (*with != '\0')
    *with++ = '\0';
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (words[i].name, line)) {
      words[i].apply (self, with);
      return G_SOURCE_CONTINUE;
    }
  g_error ("What is “%s”?", line);
}

static void
set_limit (const char *text)
{
  static const struct {
    const char *name;
    guint *value;
  } limits[] = {
    { "request_time", &ts_limits.request_time }, { "token_time", &ts_limits.token_time },
    { "ping_time", &ts_limits.ping_time },       { "silence_time", &ts_limits.silence_time },
    { "wrong_time", &ts_limits.wrong_time },     { "messages", &ts_limits.messages },
  };
  const char *value = strchr (text, '=');

  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    if (strncmp (text, limits[i].name, (gsize) (value - text)) == 0) {
      *limits[i].value = (guint) atoi (value + 1);
      return;
    }
  g_error ("Which limit is “%s”?", text);
}

int
main (int argc, char **argv)
{
  Host self = { .loop = g_main_loop_new (NULL, FALSE) };
  g_autoptr (GError) error = NULL;

  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("TABLESIDE_LOCALEDIR"));
  for (int i = 2; i < argc; i++)
    set_limit (argv[i]);
  self.table = ts_table_open (argv[1], ts_games, &error);
  g_assert_no_error (error);
  self.share = ts_share_new (self.table);
  start (&self, NULL);
  g_unix_fd_add (STDIN_FILENO, G_IO_IN | G_IO_HUP, on_line, &self);
  g_main_loop_run (self.loop);
  g_object_unref (self.share);
  while (g_main_context_iteration (NULL, FALSE)) /* the last words to phones */
    ;
  g_object_unref (self.table);
  g_main_loop_unref (self.loop);
  return 0;
}
