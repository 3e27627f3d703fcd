/* The result as a link for BG Stats: what its page on pushing plays asks for. */
#include "store/result-link.h"

#include "fixture.h"
#include "games/games.h"
#include "referee/json.h"

#include <string.h>

#define ADDRESS "https://app.bgstatsapp.com/createPlay.html?data="

/* What the link carries, as JSON. (transfer full) */
static char *
data_of (const char *link)
{
  g_assert_true (g_str_has_prefix (link, ADDRESS));
  for (const char *c = link; *c != '\0'; c++)
    g_assert_true (g_ascii_isalnum (*c) || strchr ("-._~%:/?=", *c) != NULL);
  return g_uri_unescape_string (link + strlen (ADDRESS), NULL);
}

static void
test_result (void)
{
  g_autoptr (TsSession) session = session_begin (
      ts_games,
      "{\"tableside\":1,\"game\":\"any-game\",\"players\":[{\"name\":\"Ann & Zoë\"},{\"name\":\"Bo\"}],"
      "\"created\":\"2026-11-22T19:30:00Z\",\"id\":\"5b0e7a52-0000-4000-8000-000000000001\"}");
  g_autofree char *link = NULL;
  g_autofree char *data = NULL;

  session_say (session, "{\"do\":\"score\",\"who\":0,\"points\":12}");
  session_say (session, "{\"do\":\"score\",\"who\":1,\"points\":7}");
  session_say (session, "{\"do\":\"end\",\"at\":\"2026-11-22T20:41:30Z\"}");
  link = ts_result_link (session, TS_NOBODY);
  data = data_of (link);
  g_assert_cmpstr (
      data, ==,
      "{\"game\":{\"name\":\"Any Game: Points\"},\"playDate\":\"2026-11-22 19:30:00\",\"durationMin\":71,"
      "\"players\":[{\"name\":\"Ann & Zoë\",\"score\":12,\"winner\":true},"
      "{\"name\":\"Bo\",\"score\":7}],\"sourceName\":\"Tableside\","
      "\"sourcePlayId\":\"5b0e7a52-0000-4000-8000-000000000001\"}");
}

/* What people call what they play is what BG Stats knows it by, as in the file of all plays; where there is
 * no room for that, it is Tableside’s title alone. */
static void
expect_title (const char *columns, const char *title)
{
  g_autofree char *header = g_strdup_printf ("{\"tableside\":1,\"game\":\"any-game\",\"players\":[{\"name\":"
                                             "\"Ann\"},{\"name\":\"Bo\"}],\"options\":{\"columns\":[%s]}}",
                                             columns);
  g_autoptr (TsSession) session = session_begin (ts_games, header);
  g_autofree char *link = ts_result_link (session, TS_NOBODY);
  g_autofree char *data = data_of (link);
  g_autoptr (JsonNode) node = json_from_string (data, NULL);
  JsonObject *game = json_object_get_object_member (json_node_get_object (node), "game");

  g_assert_cmpuint (strlen (link), <=, TS_RESULT_LINK);
  g_assert_cmpstr (json_object_get_string_member (game, "name"), ==, title);
}

#define LONG(name)                                                                                           \
  "\"" name "ーーーーーーーーーーーーーーーーーーー\"" /* 20 characters, 172 bytes in a link */

static void
test_title (void)
{
  expect_title ("\"Hearts\"", "Any Game: Hearts");
  expect_title (LONG ("a") "," LONG ("b") "," LONG ("c") "," LONG ("d"), "Any Game");
}

/* Six long names: the link stays as short as phones can read, and all six are there. */
static void
test_long (void)
{
  g_autoptr (GString) header = g_string_new ("{\"tableside\":1,\"game\":\"any-game\",\"players\":[");
  g_autoptr (TsSession) session = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *link = NULL;
  g_autofree char *data = NULL;

  for (int seat = 0; seat < 6; seat++)
    g_string_append_printf (header, "%s{\"name\":\"%d😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀\"}",
                            seat > 0 ? "," : "", seat);
  g_string_append (header, "],\"created\":\"2026-11-22T19:30:00Z\"}");
  session = session_begin (ts_games, header->str);
  link = ts_result_link (session, TS_NOBODY);
  g_assert_cmpuint (strlen (link), <=, TS_RESULT_LINK);
  data = data_of (link);
  node = json_from_string (data, NULL);
  g_assert_cmpuint (
      json_array_get_length (json_object_get_array_member (json_node_get_object (node), "players")), ==, 6);
}

/* All that an evening can have, six winners with six digits each: names are still known. */
static void
test_six (void)
{
  g_autoptr (GString) header = g_string_new ("{\"tableside\":1,\"game\":\"any-game\",\"players\":[");
  g_autoptr (TsSession) session = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *link = NULL;
  g_autofree char *data = NULL;
  JsonArray *players;

  for (int seat = 0; seat < 6; seat++)
    g_string_append_printf (header, "%s{\"name\":\"%dMaximiliane-Alexandra\"}", seat > 0 ? "," : "", seat);
  g_string_append (header, "],\"created\":\"2026-11-22T19:30:00Z\","
                           "\"id\":\"5b0e7a52-0000-4000-8000-000000000001\"}");
  session = session_begin (ts_games, header->str);
  for (int i = 0; i < 18; i++) {
    g_autofree char *entry = g_strdup_printf ("{\"do\":\"score\",\"who\":%d,\"points\":99999}", i % 6);

    session_say (session, entry);
  }
  session_say (session, "{\"do\":\"end\",\"at\":\"2026-11-22T21:41:30Z\"}");
  link = ts_result_link (session, TS_NOBODY);
  g_assert_cmpuint (strlen (link), <=, TS_RESULT_LINK);
  data = data_of (link);
  node = json_from_string (data, NULL);
  players = json_object_get_array_member (json_node_get_object (node), "players");
  for (guint seat = 0; seat < 6; seat++) {
    const char *name = json_object_get_string_member (json_array_get_object_element (players, seat), "name");

    g_assert_cmpint (name[0], ==, '0' + (int) seat);
    g_assert_cmpint (g_utf8_strlen (name, -1), >, 6);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_setenv ("TZ", "UTC", TRUE);
  g_test_add_func ("/result-link/result", test_result);
  g_test_add_func ("/result-link/long", test_long);
  g_test_add_func ("/result-link/six", test_six);
  g_test_add_func ("/result-link/title", test_title);
  return g_test_run ();
}
