/* What an evening says of itself, and that it is the same once it was packed; and that going through one
 * visits each of its states. */
#include "stats/play-pack.h"

#include "games/any-game/rules/rules.h"
#include "games/null/rules/rules.h"
#include "referee/evening.h"

#include <string.h>

#define HEADER                                                                                               \
  "{'tableside':1,'game':'null','players':[{'name':'Ann'},{'name':'Bo'}],'options':{'goal':500},"            \
  "'created':'2026-11-21T19:30:00Z','id':'5b0e7a52-0000-4000-8000-000000000001'}"

#define WILD                                                                                                 \
  "{'tableside':1,'game':'null','players':[{'name':'Ann'}],'options':{'mood':'wild'},'created':"             \
  "'2026-11-21T19:30:00Z'}"

static const TsGame *const games[] = { &ts_null_game, NULL };

static void
test_play (void)
{
  g_autoptr (TsSession) session = evening_new (&ts_null_game, HEADER);
  g_autoptr (TsPlay) play = NULL;

  evening_say (session, "{'do':'roll','dice':[6,4],'at':'2026-11-21T19:31:00Z'}");
  evening_say (session, "{'do':'roll','dice':[1,1],'at':'2026-11-21T19:31:30Z'}");
  evening_say (session, "{'do':'undo','at':'2026-11-21T19:31:40Z'}");
  evening_say (session, "{'do':'adjust','who':1,'counter':'points','by':7,'at':'2026-11-21T19:32:00Z'}");
  evening_say (session, "{'do':'seat','who':1,'name':'Cy','at':'2026-11-22T09:00:00Z'}");
  evening_say (session, "{'do':'end','at':'2026-11-22T09:01:00Z'}");
  evening_say (session, "{'do':'adjust','who':1,'counter':'points','by':1,'at':'2026-11-22T10:00:00Z'}");
  play = ts_play_new (session);
  g_assert_true (play->over);
  g_assert_null (play->kind);
  g_assert_cmpstr (play->title, ==, "Null Game");
  g_assert_cmpint (play->newest - play->began, ==, 13 * 3600 + 31 * 60);
  g_assert_cmpint (play->seconds, ==,
                   120 + 60); /* the night is a rest, what was said after the end no play */
  g_assert_cmpint (play->first, ==, 0);
  g_assert_cmpstr (play->seats[1].name, ==, "Cy");
  g_assert_cmpint (play->seats[1].score, ==, 8);
  g_assert_cmpint (ts_play_points (play, ts_play_n_rounds (play) - 1, 1), ==, 8);
  g_assert_cmpuint (play->seats[0].dice->len, ==, 1);
  g_assert_cmpint (g_array_index (play->seats[0].dice, TsDiceThrown, 0).n, ==, 2);
  g_assert_cmpint (g_array_index (play->seats[0].dice, TsDiceThrown, 0).sum, ==, 10);
}

/* What is counted, and who wins; what else a table has agreed on is the same game. */
static void
test_kinds (void)
{
  static const struct {
    const char *options, *kind, *title;
  } kinds[] = {
    { "", "highest [\"Points\"]", "Any Game: Points" },
    { "'rounds':5,'count':2,'lives':3", "highest [\"Points\"]", "Any Game: Points" },
    { "'wins':'lowest'", "lowest [\"Points\"]", "Any Game: Points (the fewest win)" },
    { "'columns':['Farms','Sheep']", "highest [\"Farms\",\"Sheep\"]", "Any Game: Farms, Sheep" },
    { "'columns':['Farms, Sheep']", "highest [\"Farms, Sheep\"]", "Any Game: Farms, Sheep" },
    { "'columns':['money']", "highest [\"money\"]", "Any Game: money" },
    { "'columns':[],'money':1500,'lives':2", "highest money", "Any Game: Money" },
    { "'columns':[],'lives':2", "highest lives", "Any Game: Lives" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    g_autofree char *header = g_strdup_printf (
        "{'tableside':1,'game':'any-game','players':[{'name':'Ann'},{'name':'Bo'}],'options':{%s}}",
        kinds[i].options);
    g_autoptr (TsSession) session = evening_new (&ts_any_game, header);
    g_autoptr (TsPlay) play = ts_play_new (session);

    g_assert_cmpstr (play->kind, ==, kinds[i].kind);
    g_assert_cmpint (play->fewest_win, ==, g_str_has_prefix (kinds[i].kind, "lowest "));
    g_assert_cmpstr (play->title, ==, kinds[i].title);
  }
}

static void
test_untimed (void)
{
  g_autoptr (TsSession) session =
      evening_new (&ts_null_game, "{'tableside':1,'game':'null','players':[{'name':'Ann'},{'name':'Bo'}]}");
  g_autoptr (TsPlay) play = ts_play_new (session);

  g_assert_false (play->over);
  g_assert_cmpint (play->began, ==, TS_PLAY_NO_TIME);
  g_assert_cmpint (play->newest, ==, TS_PLAY_NO_TIME);
  g_assert_cmpint (play->seconds, ==, TS_PLAY_NO_TIME);
  g_assert_cmpuint (ts_play_n_rounds (play), ==, 1);
  g_assert_false (play->seats[0].wins || play->seats[1].wins);
}

/* --- packed --- */

static void
test_packed (gconstpointer header)
{
  g_autoptr (TsSession) session = evening_new (&ts_null_game, header);
  g_autoptr (TsPlay) play = NULL;
  g_autoptr (TsPlay) again = NULL;
  g_autoptr (GVariant) packed = NULL;
  g_autoptr (GVariant) packed_again = NULL;

  evening_say (session, "{'do':'roll','dice':[6,4],'at':'2026-11-21T19:31:00Z'}");
  evening_say (session, "{'do':'end'}");
  play = ts_play_new (session);
  play->fewest_win = TRUE;
  packed = g_variant_ref_sink (ts_play_pack (play));
  g_assert_cmpstr (g_variant_get_type_string (packed), ==, TS_PLAY_TYPE);
  again = ts_play_unpack (packed, games);
  packed_again = g_variant_ref_sink (ts_play_pack (again));
  g_assert_true (g_variant_equal (packed, packed_again));
  g_assert_true (ts_play_is_like (play, again));
  g_assert_true (again->fewest_win);
  g_assert_true (again->game == &ts_null_game);
}

/* A game that is not there, no seats, a seat that is none, points that are not for all. */
static void
test_unsound (void)
{
  static const char *const unsound[] = {
    "('chess','','Chess','',0,0,0,true,false,0,[('Ann',1,1,true,[])],[1])",
    "('null','','Null Game','',0,0,0,true,false,0,[],[1])",
    "('null','','Null Game','',0,0,0,true,false,1,[('Ann',1,1,true,[])],[1])",
    "('null','','Null Game','',0,0,0,true,false,-2,[('Ann',1,1,true,[])],[1])",
    "('null','','Null Game','',0,0,0,true,false,0,[('Ann',1,1,true,[]),('Bo',1,1,true,[])],[1])",
    "('null','','Null Game','',0,0,0,true,false,0,[('Ann',1,1,true,[])],@ai [])",
  };
  const char *sound = "('null','','Null Game','',0,0,0,true,false,0,[('Ann',1,1,true,[(6,1,3)])],[1])";
  g_autoptr (GVariant) good = g_variant_parse (G_VARIANT_TYPE (TS_PLAY_TYPE), sound, NULL, NULL, NULL);
  g_autoptr (TsPlay) play = ts_play_unpack (good, games);

  g_assert_nonnull (play);
  for (guint i = 0; i < G_N_ELEMENTS (unsound); i++) {
    g_autoptr (GVariant) packed =
        g_variant_parse (G_VARIANT_TYPE (TS_PLAY_TYPE), unsound[i], NULL, NULL, NULL);

    g_assert_nonnull (packed);
    g_assert_null (ts_play_unpack (packed, games));
  }
}

/* --- going through --- */

typedef struct {
  TsSession *session;
  guint n;
} Heard;

static void
hear (const TsView *before, const TsView *after, guint i, gpointer data)
{
  Heard *heard = data;
  gsize size = before->game->state_size;
  g_autofree gpointer was = ts_session_state_before (heard->session, i);
  g_autofree gpointer became = ts_session_state_before (heard->session, i + 1);

  g_assert_cmpuint (i, ==, heard->n++);
  g_assert_cmpmem (before->state, size, was, size);
  g_assert_cmpmem (after->state, size, became, size);
}

/* So long that states in the middle are not kept. */
static void
test_walk (void)
{
  g_autoptr (TsSession) session = evening_new (&ts_null_game, HEADER);
  Heard heard = { session, 0 };

  for (int i = 0; i < 300; i++) {
    g_autofree char *line =
        g_strdup_printf ("{'do':'adjust','who':%d,'counter':'points','by':%d}", i % 2, i % 3 == 0 ? 2 : 1);

    evening_say (session, line);
  }
  ts_session_walk (session, hear, &heard);
  g_assert_cmpuint (heard.n, ==, 300);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/play", test_play);
  g_test_add_func ("/play/kinds", test_kinds);
  g_test_add_func ("/play/untimed", test_untimed);
  g_test_add_data_func ("/play/packed", HEADER, test_packed);
  g_test_add_data_func ("/play/packed-wild", WILD, test_packed);
  g_test_add_func ("/play/unsound", test_unsound);
  g_test_add_func ("/play/walk", test_walk);
  return g_test_run ();
}
