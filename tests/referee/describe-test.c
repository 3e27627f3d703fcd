/* The shapes of answers: docs/protocol.md, "Answer" and "State", and the list of games. */
#include "fixture.h"

#include "games/null/rules/rules.h"
#include "referee/describe.h"

#include <gio/gio.h>
#include <string.h>

#define HEADER "{'tableside':1,'game':'null','players':[{'name':'Ann'},{'name':'Bo'},{'name':'Cy'}]}"

/* The keys of an object, with spaces between. */
static char *
keys_of (JsonNode *node)
{
  g_autoptr (GList) keys = json_object_get_members (json_node_get_object (node));
  g_autoptr (GString) text = g_string_new (NULL);

  for (GList *key = keys; key != NULL; key = key->next)
    g_string_append_printf (text, "%s%s", key == keys ? "" : " ", (const char *) key->data);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_keys (JsonNode *node, const char *expected)
{
  g_autofree char *keys = keys_of (node);

  g_assert_cmpstr (keys, ==, expected);
}

static void
assert_part (JsonNode *node, const char *path, const char *expected)
{
  g_autofree char *part = evening_part (node, path);
  g_autofree char *text = evening_quote (expected);

  g_assert_cmpstr (part, ==, text);
}

TEST (test_state)
{
  g_autoptr (JsonNode) state = evening_read (ts_describe_state (self->session, TS_HOST));

  assert_keys (state, "game phase round turn order prompt legal players board over winners tally entries");
  assert_part (state, "game", "'null'");
  assert_part (state, "phase", "'play'");
  assert_part (state, "round", "1");
  assert_part (state, "turn", "0");
  assert_part (state, "order", "[0,1,2]");
  assert_part (state, "prompt", "'Ann rolls two dice.'");
  assert_part (state, "players/2",
               "{'name':'Cy','score':0,'rank':1,'in':true,"
               "'counters':{'points':0,'money':50,'tokens':0,'candles':5,'sum':0,"
               "'first_flavour':0}}");
  assert_part (state, "players/3", "");
  assert_part (state, "board", "{'rolled':0,'leader':0,'hidden':[0,0,0]}");
  assert_part (state, "over", "false");
  assert_part (state, "winners", "[]");
  assert_part (state, "tally", "[]");
  assert_part (state, "entries", "0");
}

TEST (test_turn_is_null)
{
  evening_say (self->session, "{'do':'gather'}");
  evening_expect (self->session, "turn", "null");
}

/* Sorted; only those of which a form would be accepted; those of every game left out. */
TEST (test_legal)
{
  evening_expect (self->session, "legal",
                  "['blow','cast','everything','finish','flee','gather','guess','hide','next','pay','rest','"
                  "roll','scoop',"
                  "'take','toss','wear']");
  evening_say (self->session, "{'do':'take','count':5}");
  evening_say (self->session, "{'do':'take','count':4}");
  evening_expect (self->session, "legal",
                  "['blow','cast','everything','finish','flee','gather','guess','hide','next','pay','rest','"
                  "roll','scoop',"
                  "'toss','wear']");
  evening_say (self->session, "{'do':'gather'}");
  evening_expect (self->session, "legal", "['blow','go','rest']");
  evening_say (self->session, "{'do':'end'}");
  evening_expect (self->session, "legal", "[]");
}

/* 1 + the number of seats with a better score. */
TEST (test_rank)
{
  evening_say (self->session, "{'do':'adjust','who':1,'counter':'points','by':5}");
  evening_say (self->session, "{'do':'adjust','who':2,'counter':'tokens','by':5}");
  evening_expect (self->session, "players/0/rank", "3");
  evening_expect (self->session, "players/1/rank", "1");
  evening_expect (self->session, "players/2/rank", "1");
  evening_expect (self->session, "winners", "[]");
  evening_say (self->session, "{'do':'finish'}");
  evening_expect (self->session, "winners", "[1,2]");
}

/* A game may rank by more than the score, and have seats that are out. */
TEST (test_rank_of_the_game)
{
  evening_say (self->session, "{'do':'adjust','who':1,'counter':'points','by':5}");
  evening_say (self->session, "{'do':'adjust','who':2,'counter':'points','by':3}");
  evening_say (self->session, "{'do':'flee','who':1}");
  evening_expect (self->session, "players/1/score", "5");
  evening_expect (self->session, "players/1/rank", "3");
  evening_expect (self->session, "players/1/in", "false");
  evening_expect (self->session, "players/2/rank", "1");
  evening_expect (self->session, "players/2/in", "true");
  evening_expect (self->session, "players/0/rank", "2");
  evening_expect (self->session, "winners", "[2]");
}

/* Where nobody is in, nobody wins. */
static void
test_nobody_wins (void)
{
  g_autoptr (TsSession) session =
      evening_new (&ts_null_game, "{'tableside':1,'game':'null','players':[{'name':'Ann'}]}");

  evening_say (session, "{'do':'flee','who':0}");
  evening_expect (session, "over", "true");
  evening_expect (session, "winners", "[]");
  evening_expect (session, "prompt", "'Nobody is left, and nobody wins.'");
}

/* What follows from the rest is brought up to date after corrections, too. */
TEST (test_follow)
{
  evening_expect (self->session, "board/leader", "0");
  evening_say (self->session, "{'do':'adjust','who':2,'counter':'points','by':3}");
  evening_expect (self->session, "board/leader", "2");
  evening_say (self->session, "{'do':'roll','dice':[6,6]}");
  evening_expect (self->session, "board/leader", "0");
}

/* Unless the game says otherwise, whoever is first wins. */
static void
test_winner_is_not_first (void)
{
  g_autoptr (TsSession) session = evening_new (
      &ts_null_game, "{'tableside':1,'game':'null','players':[{'name':'Ann'},{'name':'Bo'},{'name':'Cy'}],"
                     "'options':{'winner':2}}");

  evening_say (session, "{'do':'adjust','who':1,'counter':'points','by':5}");
  evening_expect (session, "winners", "[]");
  evening_say (session, "{'do':'finish'}");
  evening_expect (session, "players/1/rank", "1");
  evening_expect (session, "players/2/rank", "2");
  evening_expect (session, "winners", "[2]");
}

/* A line of 0 points is left out, unless the game wants it. */
static void
tally_zeros (const TsView *view G_GNUC_UNUSED, int seat G_GNUC_UNUSED, GArray *lines)
{
  ts_tally_add (lines, "a", "A", 0);
  ts_tally_add_even_zero (lines, "b", "B", 0);
  ts_tally_add (lines, "c", "C", -1);
}

static void
test_zero_lines (void)
{
  TsGame game = ts_null_game;
  g_autoptr (TsSession) session = NULL;

  game.tally = tally_zeros;
  game.running_tally = TRUE;
  session = evening_new (&game, "{'tableside':1,'game':'null','players':[{'name':'Ann'},{'name':'Bo'}]}");
  evening_expect (session, "tally/1/lines",
                  "[{'id':'b','label':'B','points':0},{'id':'c','label':'C','points':-1}]");
}

/* In seat order, zero lines left out, the lines adding up to the total. */
TEST (test_tally)
{
  evening_say (self->session, "{'do':'adjust','who':0,'counter':'tokens','by':2}");
  evening_say (self->session, "{'do':'adjust','who':2,'counter':'tokens','by':3}");
  evening_say (self->session, "{'do':'adjust','who':2,'counter':'points','by':4}");
  evening_say (self->session, "{'do':'finish'}");
  evening_expect (self->session, "tally",
                  "[{'seat':0,'lines':[{'id':'tokens','label':'Tokens','points':2}],'total':2,'purse':50},"
                  "{'seat':1,'lines':[],'total':0,'purse':50},"
                  "{'seat':2,'lines':[{'id':'points','label':'Points','points':4},"
                  "{'id':'tokens','label':'Tokens','points':3}],'total':7,'purse':50}]");
}

static void
assert_hidden (TsSession *session, int viewer, const char *expected)
{
  g_autoptr (JsonNode) state = evening_read (ts_describe_state (session, viewer));
  g_autoptr (JsonNode) answer = evening_read (ts_describe_answer (session, viewer, NULL));

  assert_part (state, "board/hidden", expected);
  assert_part (answer, "state/board/hidden", expected);
}

/* Its owner and the table's own file know a secret, and everybody once it is shown. */
TEST (test_secret)
{
  evening_say (self->session, "{'do':'hide','number':7}");
  assert_hidden (self->session, TS_HOST, "[7,0,0]");
  assert_hidden (self->session, 0, "[7,0,0]");
  assert_hidden (self->session, 1, "[null,0,0]");
  assert_hidden (self->session, TS_NOBODY, "[null,0,0]");
  evening_say (self->session, "{'do':'show'}");
  assert_hidden (self->session, TS_NOBODY, "[7,0,0]");
}

TEST (test_answer_to_the_header)
{
  g_autoptr (JsonNode) answer = evening_read (ts_describe_answer (self->session, TS_HOST, NULL));

  assert_keys (answer, "ok effects state");
  assert_part (answer, "ok", "true");
  assert_part (answer, "effects/0", "{'seat':'bank','counter':'money','by':-50,'because':'start'}");
  assert_part (answer, "effects/5", "{'seat':2,'counter':'money','by':50,'because':'start'}");
  assert_part (answer, "effects/6", "{'seat':0,'counter':'candles','by':5,'because':'start'}");
  assert_part (answer, "effects/9", "");
  assert_part (answer, "state/phase", "'play'");
}

TEST (test_answer_to_an_entry)
{
  g_autoptr (JsonNode) answer = NULL;

  evening_say (self->session, "{'do':'take','count':2}");
  answer = evening_read (ts_describe_answer (self->session, TS_HOST, NULL));
  assert_keys (answer, "ok effects state");
  assert_part (answer, "effects",
               "[{'seat':0,'counter':'tokens','by':2,'because':'taken'},"
               "{'seat':0,'counter':'sum','by':2,'because':'follows'}]");
  assert_part (answer, "state/entries", "1");
}

TEST (test_answer_to_a_refused_entry)
{
  g_autoptr (GError) error = g_error_new (TS_ERROR, TS_ERROR_ILLEGAL, "It is Bo’s turn.");
  g_autoptr (JsonNode) answer = evening_read (ts_describe_answer (self->session, TS_HOST, error));

  assert_keys (answer, "ok error state");
  assert_part (answer, "ok", "false");
  assert_part (answer, "error", "{'code':'illegal','message':'It is Bo’s turn.'}");
  assert_part (answer, "state/entries", "0");
}

/* A bad header has no state. */
TEST (test_refusal)
{
  g_autoptr (GError) error = g_error_new (TS_ERROR, TS_ERROR_RANGE, "No.");
  g_autoptr (JsonNode) answer = evening_read (ts_describe_refusal (error));

  g_assert_nonnull (self->session);
  assert_part (answer, "", "{'ok':false,'error':{'code':'range','message':'No.'}}");
}

TEST (test_codes)
{
  static const char *const codes[] = { "syntax", "unknown-verb", "over", "illegal", "range" };
  g_autoptr (GError) disk = g_error_new (G_IO_ERROR, G_IO_ERROR_NO_SPACE, "Full.");
  g_autoptr (JsonNode) answer = evening_read (ts_describe_error (disk));

  g_assert_nonnull (self->session);
  for (int code = 0; code < (int) G_N_ELEMENTS (codes); code++) {
    g_autoptr (GError) error = g_error_new (TS_ERROR, code, "No.");

    g_assert_cmpstr (ts_error_code (error), ==, codes[code]);
  }
  assert_part (answer, "code", "'io'");
}

/* What the null game's tables say, as `games` lists it. */
TEST (test_game)
{
  g_autoptr (JsonNode) game = evening_read (ts_describe_game (&ts_null_game));

  g_assert_nonnull (self->session);
  assert_keys (game, "id title rules players options phases verbs counters");
  assert_part (game, "rules", "2");
  assert_part (game, "players", "{'min':1,'max':6}");
  assert_part (game, "options/0",
               "{'id':'goal','type':'integer','min':1,'max':500,'default':100,'optional':true}");
  assert_part (game, "options/2/words", "['red','green','blue']");
  assert_part (game, "options/3/default", "{'red':1,'green':2,'blue':3}");
  assert_part (
      game, "phases",
      "[{'id':'play','title':'Play'},{'id':'together','title':'Together'},{'id':'over','title':'Over'}]");
  assert_part (game, "verbs/0",
               "{'id':'roll','title':'Roll','phases':['play'],'who':'turn','arguments':"
               "[{'id':'dice','type':'dice','min':2,'max':2,'sides':6,'optional':false}]}");
  assert_part (game, "verbs/2/who", "'any'");
  assert_part (game, "verbs/3/arguments/2",
               "{'id':'word','type':'word','words':['red','green','blue'],'optional':false,'one_of':1}");
  assert_part (game, "verbs/3/arguments/8", "{'id':'seats','type':'seats','min':0,'max':2,'optional':true}");
  assert_part (game, "verbs/3/arguments/10",
               "{'id':'texts','type':'texts','min':0,'max':2,'length':5,'optional':true}");
  assert_part (game, "verbs/3/arguments/11",
               "{'id':'parcel','type':'object','members':["
               "{'id':'weight','type':'integer','min':1,'max':99,'optional':false},"
               "{'id':'colour','type':'word','words':['red','green','blue'],'optional':true},"
               "{'id':'names','type':'texts','min':1,'max':3,'length':5,'optional':true}],'optional':true}");
  assert_part (game, "verbs/7/who", "'optional'");
  assert_part (game, "verbs/11/arguments",
               "[{'id':'dice','type':'dice','min':2,'max':2,'sides':[6,12],'optional':false}]");
  assert_part (game, "verbs/12/arguments/1",
               "{'id':'height','type':'integer','min':1,'max':9,'optional':false,'with':'hat','with_words':['"
               "top-hat']}");
  assert_part (game, "verbs/12/arguments/2/with_words", "['cap']");
  assert_part (game, "verbs/13/who", "'turn-or-none'");
  assert_part (game, "verbs/13/arguments/0",
               "{'id':'hours','type':'integer','min':1,'max':5,'words':['dusk','dawn'],'optional':false}");
  assert_part (game, "verbs/13/arguments/2",
               "{'id':'why','type':'text','min':1,'max':10,'optional':false,'with':'where',"
               "'with_words':['red','blue']}");
  assert_part (game, "verbs/13/arguments/3",
               "{'id':'how','type':'word','words':['red','green','blue'],'optional':true,'with':'where'}");
  assert_part (game, "verbs/14/option", "'flavours'");
  assert_part (game, "verbs/16",
               "{'id':'dance','title':'Dance','phases':['play'],'who':'turn','arguments':[],'option':'mood',"
               "'option_words':['wild']}");
  assert_part (game, "verbs/17",
               "{'id':'wave','title':'Wave','phases':['play'],'who':'turn','arguments':[],'since':2}");
  assert_part (game, "counters/2",
               "{'id':'tokens','title':'Tokens','min':0,'max':9,'derived':false,'shared':false}");
  assert_part (game, "counters/3",
               "{'id':'candles','title':'Candles','min':0,'max':20,'derived':false,'limit':'candles',"
               "'option':'candles','place':0,'shared':true}");
  assert_part (game, "counters/6",
               "{'id':'second_flavour','title':'Second','min':0,'max':99,'derived':false,'option':'flavours',"
               "'place':1,'shared':false}");
  assert_part (game, "verbs/3/arguments/12", "{'id':'each','type':'each','min':-9,'max':9,'optional':true}");
  assert_part (game, "verbs/15/arguments/2",
               "{'id':'dice','type':'dice','min':1,'max':4,'sides':100,'count_by':'count','sides_by':'sides',"
               "'optional':false}");
  assert_part (game, "counters/4/derived", "true");
}

/* The verbs of every game stand last; those that work after the end are in its phase, too. A number without a
 * bound of its own has none. */
TEST (test_common_verbs)
{
  g_autoptr (JsonNode) game = evening_read (ts_describe_game (&ts_null_game));

  g_assert_nonnull (self->session);
  assert_part (game, "verbs/20",
               "{'id':'undo','title':'Undo','phases':['play','together','over'],'who':'none',"
               "'arguments':[]}");
  assert_part (game, "verbs/22/arguments",
               "[{'id':'counter','type':'text','min':0,'optional':false},"
               "{'id':'by','type':'integer','optional':false}]");
  assert_part (game, "verbs/23/phases", "['play','together']");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name) fixture_add ("describe", HEADER, name)
  ADD (state);
  ADD (turn_is_null);
  ADD (legal);
  ADD (rank);
  ADD (rank_of_the_game);
  ADD (follow);
  g_test_add_func ("/describe/nobody_wins", test_nobody_wins);
  g_test_add_func ("/describe/winner_is_not_first", test_winner_is_not_first);
  g_test_add_func ("/describe/zero_lines", test_zero_lines);
  ADD (tally);
  ADD (secret);
  ADD (answer_to_the_header);
  ADD (answer_to_an_entry);
  ADD (answer_to_a_refused_entry);
  ADD (refusal);
  ADD (codes);
  ADD (game);
  ADD (common_verbs);
  return g_test_run ();
}
