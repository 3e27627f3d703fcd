/* The first line of a table: docs/protocol.md, "Table file". */
#include "evening.h"

#include "games/null/rules/rules.h"
#include "referee/json.h"

#include <string.h>

#define ANN_AND_BO "'players':[{'name':'Ann'},{'name':'Bo'}]"

static void
refuse (const char *header, TsError code)
{
  evening_refuse_header (&ts_null_game, header, code);
}

static TsSession *
take (const char *header)
{
  return evening_new (&ts_null_game, header);
}

/* `part` in the place of the players. */
static void
refuse_players (const char *part, TsError code)
{
  g_autofree char *header = g_strdup_printf ("{'tableside':1,'game':'null','players':%s}", part);

  refuse (header, code);
}

static void
refuse_options (const char *part, TsError code)
{
  g_autofree char *header =
      g_strdup_printf ("{'tableside':1,'game':'null'," ANN_AND_BO ",'options':%s}", part);

  refuse (header, code);
}

static void
test_least (void)
{
  g_autoptr (TsSession) session = take ("{'tableside':1,'game':'null'," ANN_AND_BO "}");
  const TsHeader *header = ts_session_header (session);

  g_assert_cmpuint (header->n_players, ==, 2);
  g_assert_cmpstr (header->players[0].name, ==, "Ann");
  g_assert_null (header->players[0].colour);
  g_assert_null (header->created);
  g_assert_null (header->id);
  g_assert_cmpint (ts_header_int (header, "goal"), ==, 100);
  g_assert_false (ts_header_value (header, "goal")->given);
}

static void
test_all_keys (void)
{
  g_autoptr (TsSession) session = take (
      "{'sum':'x','id':'5b0e','created':'2026-11-21T19:30:00Z','options':{'goal':100,'colours':['blue'],"
      "'values':{'blue':1,'red':9,'green':5}},'players':[{'colour':'teal','name':'Ann'}],'game':'null',"
      "'tableside':1}");
  const TsHeader *header = ts_session_header (session);
  const TsValue *values = ts_header_value (header, "values");

  g_assert_cmpstr (header->players[0].colour, ==, "teal");
  g_assert_cmpstr (header->created, ==, "2026-11-21T19:30:00Z");
  g_assert_cmpstr (header->id, ==, "5b0e");
  g_assert_true (ts_header_value (header, "goal")->given);
  g_assert_cmpuint (values->n, ==, 3);
  g_assert_cmpint (values->numbers[0], ==, 9);
  g_assert_cmpint (values->numbers[1], ==, 5);
  g_assert_cmpint (values->numbers[2], ==, 1);
}

/* The checksum is the file's, and does not stay in the header. */
static void
test_kept_line (void)
{
  g_autoptr (TsSession) session =
      take ("{ 'tableside':1, 'game':'null','players':[{'name':'Ann'}],'sum':'x'}");

  g_assert_cmpstr (ts_session_header_line (session), ==,
                   "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"Ann\"}]}");
}

static void
test_syntax (void)
{
  refuse ("", TS_ERROR_SYNTAX);
  refuse ("[]", TS_ERROR_SYNTAX);
  refuse ("{}", TS_ERROR_SYNTAX);
  refuse ("{'game':'null'," ANN_AND_BO "}", TS_ERROR_SYNTAX);
  refuse ("{'tableside':1," ANN_AND_BO "}", TS_ERROR_SYNTAX);
  refuse ("{'tableside':1,'game':'null'}", TS_ERROR_SYNTAX);
  refuse ("{'tableside':'1','game':'null'," ANN_AND_BO "}", TS_ERROR_SYNTAX);
  refuse ("{'tableside':1.0,'game':'null'," ANN_AND_BO "}", TS_ERROR_SYNTAX);
  refuse ("{'tableside':null,'game':'null'," ANN_AND_BO "}", TS_ERROR_SYNTAX);
  refuse ("{'tableside':[1],'game':'null'," ANN_AND_BO "}", TS_ERROR_SYNTAX);
  refuse ("{'tableside':1,'game':1," ANN_AND_BO "}", TS_ERROR_SYNTAX);
  refuse ("{'tableside':1,'game':['null']," ANN_AND_BO "}", TS_ERROR_SYNTAX);
  refuse ("{'tableside':1,'game':'null'," ANN_AND_BO ",'created':1}", TS_ERROR_SYNTAX);
  refuse ("{'tableside':1,'game':'null'," ANN_AND_BO ",'id':{}}", TS_ERROR_SYNTAX);
  refuse ("{'tableside':1,'game':'null'," ANN_AND_BO ",'sum':1}", TS_ERROR_SYNTAX);
  refuse ("{'tableside':1,'game':'null'," ANN_AND_BO ",'options':[]}", TS_ERROR_SYNTAX);
}

static void
test_unknown_key (void)
{
  refuse ("{'tableside':1,'game':'null'," ANN_AND_BO ",'colour':'red'}", TS_ERROR_SYNTAX);
  refuse ("{'tableside':1,'game':'null'," ANN_AND_BO ",'':1}", TS_ERROR_SYNTAX);
}

static void
test_version (void)
{
  refuse ("{'tableside':2,'game':'null'," ANN_AND_BO "}", TS_ERROR_RANGE);
  refuse ("{'tableside':0,'game':'null'," ANN_AND_BO "}", TS_ERROR_RANGE);
  refuse ("{'tableside':-1,'game':'null'," ANN_AND_BO "}", TS_ERROR_RANGE);
  refuse ("{'tableside':99999999999999999999,'game':'null'," ANN_AND_BO "}", TS_ERROR_RANGE);
}

/* Another version may have other keys: it is refused as such, not for them. */
static void
test_version_before_keys (void)
{
  refuse ("{'tableside':2,'party':[]}", TS_ERROR_RANGE);
}

/* A table that does not say is played by the first rules; the null game has two versions. */
static void
test_rules (void)
{
  g_autoptr (TsSession) first = take ("{'tableside':1,'game':'null'," ANN_AND_BO "}");
  g_autoptr (TsSession) said = take ("{'tableside':1,'game':'null','rules':1," ANN_AND_BO "}");
  g_autoptr (TsSession) newest = take ("{'tableside':1,'game':'null','rules':2," ANN_AND_BO "}");

  g_assert_cmpint (ts_session_header (first)->rules, ==, 1);
  g_assert_cmpint (ts_session_header (said)->rules, ==, 1);
  g_assert_cmpint (ts_session_header (newest)->rules, ==, 2);
}

static void
test_rules_refused (void)
{
  refuse ("{'tableside':1,'game':'null','rules':'2'," ANN_AND_BO "}", TS_ERROR_SYNTAX);
  refuse ("{'tableside':1,'game':'null','rules':2.0," ANN_AND_BO "}", TS_ERROR_SYNTAX);
  refuse ("{'tableside':1,'game':'null','rules':null," ANN_AND_BO "}", TS_ERROR_SYNTAX);
  refuse ("{'tableside':1,'game':'null','rules':[1]," ANN_AND_BO "}", TS_ERROR_SYNTAX);
  refuse ("{'tableside':1,'game':'null','rules':0," ANN_AND_BO "}", TS_ERROR_RANGE);
  refuse ("{'tableside':1,'game':'null','rules':-1," ANN_AND_BO "}", TS_ERROR_RANGE);
  refuse ("{'tableside':1,'game':'null','rules':3," ANN_AND_BO "}", TS_ERROR_RANGE);
  refuse ("{'tableside':1,'game':'null','rules':4294967297," ANN_AND_BO "}", TS_ERROR_RANGE);
  refuse ("{'tableside':1,'game':'null','rules':99999999999999999999," ANN_AND_BO "}", TS_ERROR_RANGE);
}

/* Newer rules may have other options and take other numbers of players: they are refused as such. */
static void
test_rules_before_options (void)
{
  refuse ("{'tableside':1,'game':'null','rules':3," ANN_AND_BO ",'options':{'speed':1}}", TS_ERROR_RANGE);
  refuse ("{'tableside':1,'game':'null','rules':2," ANN_AND_BO ",'options':{'speed':1}}", TS_ERROR_SYNTAX);
}

static void
test_unknown_game (void)
{
  refuse ("{'tableside':1,'game':'chess'," ANN_AND_BO "}", TS_ERROR_RANGE);
  refuse ("{'tableside':1,'game':'Null'," ANN_AND_BO "}", TS_ERROR_RANGE);
  refuse ("{'tableside':1,'game':''," ANN_AND_BO "}", TS_ERROR_RANGE);
}

static void
test_players_syntax (void)
{
  refuse_players ("{}", TS_ERROR_SYNTAX);
  refuse_players ("2", TS_ERROR_SYNTAX);
  refuse_players ("['Ann','Bo']", TS_ERROR_SYNTAX);
  refuse_players ("[null]", TS_ERROR_SYNTAX);
  refuse_players ("[{}]", TS_ERROR_SYNTAX);
  refuse_players ("[{'name':1}]", TS_ERROR_SYNTAX);
  refuse_players ("[{'name':null}]", TS_ERROR_SYNTAX);
  refuse_players ("[{'name':'Ann','colour':1}]", TS_ERROR_SYNTAX);
  refuse_players ("[{'name':'Ann','age':7}]", TS_ERROR_SYNTAX);
  refuse_players ("[{'colour':'red'}]", TS_ERROR_SYNTAX);
}

static void
test_number_of_players (void)
{
  refuse_players ("[]", TS_ERROR_RANGE);
  refuse_players (
      "[{'name':'1'},{'name':'2'},{'name':'3'},{'name':'4'},{'name':'5'},{'name':'6'},{'name':'7'}]",
      TS_ERROR_RANGE);
}

/* Characters are counted, not bytes. */
static void
test_name_length (void)
{
  g_autofree char *forty = g_strnfill (40, 'x');
  g_autofree char *many = g_strdup_printf ("[{'name':'%sx'}]", forty);
  g_autoptr (TsSession) session = NULL;

  refuse_players ("[{'name':''}]", TS_ERROR_RANGE);
  refuse_players (many, TS_ERROR_RANGE);
  session = take ("{'tableside':1,'game':'null','players':[{'name':'🍩🍩🍩🍩🍩🍩🍩🍩🍩🍩🍩🍩🍩🍩🍩🍩🍩🍩🍩🍩"
                  "🍩🍩🍩🍩🍩🍩🍩🍩🍩🍩🍩🍩🍩🍩🍩🍩🍩🍩🍩🍩'},{'name':'x'}]}");
}

static void
test_name_twice (void)
{
  g_autoptr (TsSession) session = NULL;

  refuse_players ("[{'name':'Ann'},{'name':'Ann'}]", TS_ERROR_RANGE);
  refuse_players ("[{'name':'Ann'},{'name':'Bo'},{'name':'\\u0041nn'}]", TS_ERROR_RANGE);
  session = take ("{'tableside':1,'game':'null','players':[{'name':'Ann'},{'name':'ann'}]}");
}

static void
test_colour (void)
{
  refuse_players ("[{'name':'Ann','colour':'mauve'}]", TS_ERROR_RANGE);
  refuse_players ("[{'name':'Ann','colour':''}]", TS_ERROR_RANGE);
  for (guint i = 0; ts_palette[i] != NULL; i++) {
    g_autofree char *header = g_strdup_printf (
        "{'tableside':1,'game':'null','players':[{'name':'Ann','colour':'%s'}]}", ts_palette[i]);
    g_autoptr (TsSession) session = take (header);

    g_assert_cmpstr (ts_session_header (session)->players[0].colour, ==, ts_palette[i]);
  }
}

static void
test_unknown_option (void)
{
  refuse_options ("{'speed':1}", TS_ERROR_SYNTAX);
  refuse_options ("{'Goal':1}", TS_ERROR_SYNTAX);
}

static void
test_option_types (void)
{
  refuse_options ("{'goal':'50'}", TS_ERROR_SYNTAX);
  refuse_options ("{'goal':50.0}", TS_ERROR_SYNTAX);
  refuse_options ("{'goal':null}", TS_ERROR_SYNTAX);
  refuse_options ("{'goal':true}", TS_ERROR_SYNTAX);
  refuse_options ("{'goal':[50]}", TS_ERROR_SYNTAX);
  refuse_options ("{'colours':'red'}", TS_ERROR_SYNTAX);
  refuse_options ("{'colours':[1]}", TS_ERROR_SYNTAX);
  refuse_options ("{'colours':{'red':1}}", TS_ERROR_SYNTAX);
  refuse_options ("{'values':[1,2,3]}", TS_ERROR_SYNTAX);
  refuse_options ("{'values':{'red':'1','green':2,'blue':3}}", TS_ERROR_SYNTAX);
}

static void
test_option_range (void)
{
  refuse_options ("{'goal':0}", TS_ERROR_RANGE);
  refuse_options ("{'goal':501}", TS_ERROR_RANGE);
  refuse_options ("{'goal':99999999999999999999999999}", TS_ERROR_RANGE);
  refuse_options ("{'goal':-99999999999999999999999999}", TS_ERROR_RANGE);
  refuse_options ("{'colours':['mauve']}", TS_ERROR_RANGE);
  refuse_options ("{'colours':['red','red']}", TS_ERROR_RANGE);
  refuse_options ("{'colours':['red','green','blue','red']}", TS_ERROR_RANGE);
}

/* An object that must have every key: without one `syntax`; two alike, or one out of bounds: `range`. */
static void
test_option_of_all_keys (void)
{
  refuse_options ("{'values':{}}", TS_ERROR_SYNTAX);
  refuse_options ("{'values':{'red':1,'green':2}}", TS_ERROR_SYNTAX);
  refuse_options ("{'values':{'red':1,'green':2,'mauve':3}}", TS_ERROR_SYNTAX);
  refuse_options ("{'values':{'red':1,'green':2,'blue':3,'mauve':4}}", TS_ERROR_SYNTAX);
  refuse_options ("{'values':{'red':1,'green':2,'blue':1}}", TS_ERROR_RANGE);
  refuse_options ("{'values':{'red':0,'green':2,'blue':1}}", TS_ERROR_RANGE);
  refuse_options ("{'values':{'red':10,'green':2,'blue':1}}", TS_ERROR_RANGE);
}

/* A seat of this table, or one of the words that may stand in its place. */
static void
test_option_seat_or_word (void)
{
  static const struct {
    const char *said;
    int number;
    int turn;
  } cases[] = { { "0", 0, 0 }, { "1", 1, 1 }, { "'anybody'", -1, 0 }, { "'oldest'", -2, 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *header = g_strdup_printf (
        "{'tableside':1,'game':'null'," ANN_AND_BO ",'options':{'first':%s}}", cases[i].said);
    g_autoptr (TsSession) session = take (header);
    TsView view = ts_session_view (session);

    g_assert_cmpint (ts_header_int (ts_session_header (session), "first"), ==, cases[i].number);
    g_assert_cmpint (ts_view_state (&view)->turn, ==, cases[i].turn);
  }
  refuse_options ("{'first':2}", TS_ERROR_RANGE);
  refuse_options ("{'first':-1}", TS_ERROR_RANGE);
  refuse_options ("{'first':-2}", TS_ERROR_RANGE);
  refuse_options ("{'first':'youngest'}", TS_ERROR_RANGE);
  refuse_options ("{'first':true}", TS_ERROR_SYNTAX);
  refuse_options ("{'first':['anybody']}", TS_ERROR_SYNTAX);
}

/* What no bound says, the game itself can refuse. */
static void
test_options_do_not_go_together (void)
{
  refuse_options ("{'goal':13}", TS_ERROR_RANGE);
}

/* What is wrong with the form of anything comes before what is out of range anywhere. */
static void
test_syntax_first (void)
{
  refuse_options ("{'goal':0,'speed':1}", TS_ERROR_SYNTAX);
  refuse ("{'tableside':1,'game':'null','players':[{'name':''}],'options':{'goal':'1'}}", TS_ERROR_SYNTAX);
  refuse ("{'tableside':1,'game':'chess','players':[{}]}", TS_ERROR_SYNTAX);
}

/* What a page writes can be read. */
static void
test_write (void)
{
  TsPlayer players[] = { { "Ann", "red" }, { "Bo \"B\"", NULL } };
  g_autofree char *text = evening_quote ("{'goal':7}");
  g_autoptr (JsonObject) options = ts_json_read (text, strlen (text), NULL);
  g_autoptr (JsonObject) object = ts_header_write (&ts_null_game, players, G_N_ELEMENTS (players), options,
                                                   "2026-11-21T19:30:00Z", "5b0e");
  const TsGame *games[] = { &ts_null_game, NULL };
  g_autoptr (TsHeader) header = ts_header_read (games, object, TRUE, NULL);

  g_assert_nonnull (header);
  g_assert_cmpint (json_object_get_int_member_with_default (object, "rules", 0), ==, 2);
  g_assert_cmpint (header->rules, ==, 2);
  g_assert_cmpstr (header->players[1].name, ==, "Bo \"B\"");
  g_assert_cmpint (ts_header_int (header, "goal"), ==, 7);
  g_assert_cmpstr (header->created, ==, "2026-11-21T19:30:00Z");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/header/least", test_least);
  g_test_add_func ("/header/all-keys", test_all_keys);
  g_test_add_func ("/header/kept-line", test_kept_line);
  g_test_add_func ("/header/syntax", test_syntax);
  g_test_add_func ("/header/unknown-key", test_unknown_key);
  g_test_add_func ("/header/version", test_version);
  g_test_add_func ("/header/version-before-keys", test_version_before_keys);
  g_test_add_func ("/header/rules", test_rules);
  g_test_add_func ("/header/rules-refused", test_rules_refused);
  g_test_add_func ("/header/rules-before-options", test_rules_before_options);
  g_test_add_func ("/header/unknown-game", test_unknown_game);
  g_test_add_func ("/header/players-syntax", test_players_syntax);
  g_test_add_func ("/header/number-of-players", test_number_of_players);
  g_test_add_func ("/header/name-length", test_name_length);
  g_test_add_func ("/header/name-twice", test_name_twice);
  g_test_add_func ("/header/colour", test_colour);
  g_test_add_func ("/header/unknown-option", test_unknown_option);
  g_test_add_func ("/header/option-types", test_option_types);
  g_test_add_func ("/header/option-range", test_option_range);
  g_test_add_func ("/header/option-of-all-keys", test_option_of_all_keys);
  g_test_add_func ("/header/option-seat-or-word", test_option_seat_or_word);
  g_test_add_func ("/header/options-do-not-go-together", test_options_do_not_go_together);
  g_test_add_func ("/header/syntax-first", test_syntax_first);
  g_test_add_func ("/header/write", test_write);
  return g_test_run ();
}
