/* What is refused, with which code, and which reason comes first: docs/protocol.md, "Entry" and "Refusals".
 */
#include "fixture.h"

#include "games/null/rules/rules.h"
#include "referee/entry.h"
#include "referee/json.h"
#include "referee/random.h"

#include <string.h>

#define HEADER                                                                                               \
  "{'tableside':1,'game':'null','players':[{'name':'Ann'},{'name':'Bo'},{'name':'Cy'}],'options':{'goal':"   \
  "20}}"

/* --- the form --- */

TEST (test_not_an_object)
{
  refuse (self, "", TS_ERROR_SYNTAX);
  refuse (self, "next", TS_ERROR_SYNTAX);
  refuse (self, "['next']", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'next'", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'next','do':'next'}", TS_ERROR_SYNTAX);
}

TEST (test_do)
{
  refuse (self, "{}", TS_ERROR_SYNTAX);
  refuse (self, "{'who':0}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':null}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':['next']}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':{'next':1}}", TS_ERROR_SYNTAX);
}

TEST (test_unknown_verb)
{
  refuse (self, "{'do':''}", TS_ERROR_UNKNOWN_VERB);
  refuse (self, "{'do':'fly'}", TS_ERROR_UNKNOWN_VERB);
  refuse (self, "{'do':'Next'}", TS_ERROR_UNKNOWN_VERB);
  refuse (self, "{'do':'fly','high':true}", TS_ERROR_UNKNOWN_VERB);
}

/* What newer rules brought is not there at an older table, whatever is said with it. */
TEST (test_verb_of_newer_rules)
{
  g_autoptr (TsSession) newest = evening_new (
      &ts_null_game, "{'tableside':1,'game':'null','rules':2,'players':[{'name':'Ann'},{'name':'Bo'}]}");
  TsView older = ts_session_view (self->session);
  TsView view = ts_session_view (newest);
  const TsVerb *wave = &ts_null_game.verbs[ts_game_verb (&ts_null_game, "wave")];

  refuse (self, "{'do':'wave'}", TS_ERROR_UNKNOWN_VERB);
  refuse (self, "{'do':'wave','high':true}", TS_ERROR_UNKNOWN_VERB);
  g_assert_false (ts_view_possible (&older, wave));
  g_assert_false (ts_view_verb_in_play (&older, wave));
  g_assert_true (ts_view_possible (&view, wave));
  evening_refuse (newest, "{'do':'wave','high':true}", TS_ERROR_SYNTAX);
  evening_say (newest, "{'do':'wave'}");
}

TEST (test_types_of_common_keys)
{
  refuse (self, "{'do':'next','who':'0'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'next','who':0.0}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'next','who':null}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'next','who':[0]}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'next','note':5}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'next','note':null}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'next','at':5}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'next','sum':5}", TS_ERROR_SYNTAX);
}

TEST (test_unknown_argument)
{
  refuse (self, "{'do':'next','count':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'take','count':1,'Count':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'undo','count':1}", TS_ERROR_SYNTAX);
}

TEST (test_missing_argument)
{
  refuse (self, "{'do':'take'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'pay','who':0,'to':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'pay','who':0,'amount':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'roll'}", TS_ERROR_SYNTAX);
}

#define EVERYTHING "{'do':'everything','integer':0,'boolean':true,'word':'red'"

TEST (test_types_of_arguments)
{
  refuse (self, "{'do':'everything','integer':'0','boolean':true,'word':'red'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'everything','integer':0.0,'boolean':true,'word':'red'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'everything','integer':1e0,'boolean':true,'word':'red'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'everything','integer':true,'boolean':true,'word':'red'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'everything','integer':null,'boolean':true,'word':'red'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'everything','integer':0,'boolean':1,'word':'red'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'everything','integer':0,'boolean':'true','word':'red'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'everything','integer':0,'boolean':true,'word':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'everything','integer':0,'boolean':true,'word':['red']}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'everything','integer':0,'boolean':true,'seat':'1'}", TS_ERROR_SYNTAX);
  refuse (self, EVERYTHING ",'text':1}", TS_ERROR_SYNTAX);
  refuse (self, EVERYTHING ",'dice':3}", TS_ERROR_SYNTAX);
  refuse (self, EVERYTHING ",'dice':['3']}", TS_ERROR_SYNTAX);
  refuse (self, EVERYTHING ",'dice':[3.5]}", TS_ERROR_SYNTAX);
  refuse (self, EVERYTHING ",'dice':{}}", TS_ERROR_SYNTAX);
  refuse (self, EVERYTHING ",'words':'red'}", TS_ERROR_SYNTAX);
  refuse (self, EVERYTHING ",'words':[0]}", TS_ERROR_SYNTAX);
  refuse (self, EVERYTHING ",'counts':[]}", TS_ERROR_SYNTAX);
  refuse (self, EVERYTHING ",'counts':{'red':'1'}}", TS_ERROR_SYNTAX);
  refuse (self, EVERYTHING ",'counts':{'mauve':1}}", TS_ERROR_SYNTAX);
  refuse (self, EVERYTHING ",'text':null}", TS_ERROR_SYNTAX);
  refuse (self, EVERYTHING ",'seats':1}", TS_ERROR_SYNTAX);
  refuse (self, EVERYTHING ",'seats':['1']}", TS_ERROR_SYNTAX);
  refuse (self, EVERYTHING ",'texts':'a'}", TS_ERROR_SYNTAX);
  refuse (self, EVERYTHING ",'texts':['a',1]}", TS_ERROR_SYNTAX);
  refuse (self, EVERYTHING ",'texts':[null]}", TS_ERROR_SYNTAX);
  refuse (self, EVERYTHING ",'each':5}", TS_ERROR_SYNTAX);
  refuse (self, EVERYTHING ",'each':{'0':5}}", TS_ERROR_SYNTAX);
  refuse (self, EVERYTHING ",'each':[1,2,'3']}", TS_ERROR_SYNTAX);
  refuse (self, EVERYTHING ",'each':[1,2,0.5]}", TS_ERROR_SYNTAX);
}

TEST (test_types_in_objects)
{
  refuse (self, EVERYTHING ",'parcel':[]}", TS_ERROR_SYNTAX);
  refuse (self, EVERYTHING ",'parcel':5}", TS_ERROR_SYNTAX);
  refuse (self, EVERYTHING ",'parcel':{}}", TS_ERROR_SYNTAX);
  refuse (self, EVERYTHING ",'parcel':{'colour':'red'}}", TS_ERROR_SYNTAX);
  refuse (self, EVERYTHING ",'parcel':{'weight':1,'height':1}}", TS_ERROR_SYNTAX);
  refuse (self, EVERYTHING ",'parcel':{'weight':1.5}}", TS_ERROR_SYNTAX);
  refuse (self, EVERYTHING ",'parcel':{'weight':1,'colour':1}}", TS_ERROR_SYNTAX);
  refuse (self, EVERYTHING ",'parcel':{'weight':1,'names':['a',2]}}", TS_ERROR_SYNTAX);
  refuse (self, EVERYTHING ",'parcel':{'weight':1,'weight':1}}", TS_ERROR_SYNTAX);
}

TEST (test_lists_and_objects)
{
  say (self, EVERYTHING ",'seats':[],'texts':[],'parcel':{'weight':99}}");
  say (self, EVERYTHING ",'seats':[2,0],'guests':[1,1,1],'texts':['ab','ÄÖÜäö'],"
                        "'parcel':{'names':['x','x'],'colour':'blue','weight':1}}");
  g_assert_cmpstr (ts_record_line (ts_session_record (self->session, 1)), ==,
                   "{\"do\":\"everything\",\"integer\":0,\"boolean\":true,\"word\":\"red\","
                   "\"seats\":[2,0],\"guests\":[1,1,1],\"texts\":[\"ab\",\"ÄÖÜäö\"],"
                   "\"parcel\":{\"weight\":1,\"colour\":\"blue\",\"names\":[\"x\",\"x\"]}}");
}

/* A number for each seat: no more, no less, and it may be negative. */
TEST (test_each)
{
  say (self, EVERYTHING ",'each':[-9,0,9]}");
  g_assert_cmpstr (ts_record_line (ts_session_record (self->session, 0)), ==,
                   "{\"do\":\"everything\",\"integer\":0,\"boolean\":true,\"word\":\"red\","
                   "\"each\":[-9,0,9]}");
  refuse (self, EVERYTHING ",'each':[]}", TS_ERROR_RANGE);
  refuse (self, EVERYTHING ",'each':[1,2]}", TS_ERROR_RANGE);
  refuse (self, EVERYTHING ",'each':[1,2,3,4]}", TS_ERROR_RANGE);
  refuse (self, EVERYTHING ",'each':[1,2,10]}", TS_ERROR_RANGE);
  refuse (self, EVERYTHING ",'each':[-10,2,3]}", TS_ERROR_RANGE);
}

/* How many dice there are and of how many sides they are is said by an argument, or by the table's option. */
TEST (test_dice_of_any_kind)
{
  say (self, "{'do':'cast','count':3,'sides':20,'dice':[20,1,7]}");
  say (self, "{'do':'cast','count':1,'dice':[6]}");
  refuse (self, "{'do':'cast','count':1,'dice':[7]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'cast','count':2,'sides':20,'dice':[21,1]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'cast','count':2,'sides':20,'dice':[1]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'cast','count':2,'sides':20,'dice':[1,2,3]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'cast','count':5,'dice':[1,2,3,4,5]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'cast','count':1,'sides':21,'dice':[1]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'cast','dice':[1]}", TS_ERROR_SYNTAX);
}

TEST (test_range_in_lists_and_objects)
{
  refuse (self, EVERYTHING ",'seats':[3]}", TS_ERROR_RANGE);
  refuse (self, EVERYTHING ",'seats':[-1]}", TS_ERROR_RANGE);
  refuse (self, EVERYTHING ",'seats':[1,1]}", TS_ERROR_RANGE);
  refuse (self, EVERYTHING ",'seats':[0,1,2]}", TS_ERROR_RANGE);
  refuse (self, EVERYTHING ",'guests':[]}", TS_ERROR_RANGE);
  refuse (self, EVERYTHING ",'texts':['']}", TS_ERROR_RANGE);
  refuse (self, EVERYTHING ",'texts':['abcdef']}", TS_ERROR_RANGE);
  refuse (self, EVERYTHING ",'texts':['a','b','c']}", TS_ERROR_RANGE);
  refuse (self, EVERYTHING ",'parcel':{'weight':0}}", TS_ERROR_RANGE);
  refuse (self, EVERYTHING ",'parcel':{'weight':100}}", TS_ERROR_RANGE);
  refuse (self, EVERYTHING ",'parcel':{'weight':1,'colour':'mauve'}}", TS_ERROR_RANGE);
  refuse (self, EVERYTHING ",'parcel':{'weight':1,'names':[]}}", TS_ERROR_RANGE);
}

TEST (test_everything)
{
  say (self, EVERYTHING "}");
  say (self, "{'do':'everything','integer':-5,'boolean':false,'seat':2,'text':'0123456789','dice':[12,1,12],"
             "'words':['red','red'],'counts':{'blue':9},'at':'x','note':'y','who':0,'sum':'z'}");
  g_assert_cmpstr (
      ts_record_line (ts_session_record (self->session, 1)), ==,
      "{\"do\":\"everything\",\"who\":0,\"integer\":-5,\"boolean\":false,\"seat\":2,\"text\":"
      "\"0123456789\",\"dice\":[12,1,12],\"words\":[\"red\",\"red\"],\"counts\":{\"blue\":9},\"at\":"
      "\"x\",\"note\":\"y\"}");
}

TEST (test_exactly_one_of)
{
  refuse (self, "{'do':'everything','integer':0,'boolean':true}", TS_ERROR_SYNTAX);
  refuse (self, EVERYTHING ",'seat':1}", TS_ERROR_SYNTAX);
}

/* Some arguments belong to a word of another one. */
TEST (test_belonging)
{
  refuse (self, "{'do':'wear'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'wear','height':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'wear','hat':'top-hat'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'wear','hat':'cap','height':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'wear','hat':'cap','height':10}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'wear','hat':'top-hat','height':1,'feather':'red'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'wear','hat':'top-hat','height':10}", TS_ERROR_RANGE);
  refuse (self, "{'do':'wear','hat':'helmet'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'wear','hat':'helmet','height':1}", TS_ERROR_RANGE);
  say (self, "{'do':'wear','hat':'cap'}");
  say (self, "{'do':'wear','hat':'cap','feather':'red'}");
  say (self, "{'do':'wear','hat':'top-hat','height':9}");
}

/* --- bounds --- */

TEST (test_range)
{
  refuse (self, "{'do':'take','count':0}", TS_ERROR_RANGE);
  refuse (self, "{'do':'take','count':6}", TS_ERROR_RANGE);
  refuse (self, "{'do':'take','count':-1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'take','count':999999999999999999999999999999}", TS_ERROR_RANGE);
  refuse (self, "{'do':'take','count':4294967297}", TS_ERROR_RANGE);
  refuse (self, "{'do':'everything','integer':0,'boolean':true,'word':'mauve'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'everything','integer':0,'boolean':true,'seat':3}", TS_ERROR_RANGE);
  refuse (self, "{'do':'everything','integer':0,'boolean':true,'seat':-1}", TS_ERROR_RANGE);
  refuse (self, EVERYTHING ",'words':['mauve']}", TS_ERROR_RANGE);
  refuse (self, EVERYTHING ",'counts':{'red':10}}", TS_ERROR_RANGE);
  refuse (self, EVERYTHING ",'counts':{'red':-1}}", TS_ERROR_RANGE);
}

TEST (test_wrong_length)
{
  refuse (self, EVERYTHING ",'text':''}", TS_ERROR_RANGE);
  refuse (self, EVERYTHING ",'text':'01234567890'}", TS_ERROR_RANGE);
  refuse (self, EVERYTHING ",'dice':[]}", TS_ERROR_RANGE);
  refuse (self, EVERYTHING ",'dice':[1,1,1,1]}", TS_ERROR_RANGE);
  refuse (self, EVERYTHING ",'words':['red','red','red']}", TS_ERROR_RANGE);
  say (self, EVERYTHING ",'text':'ÄÖÜäöüßéèê'}");
}

TEST (test_faces)
{
  refuse (self, "{'do':'roll','dice':[0,1]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'roll','dice':[1,7]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'roll','dice':[1]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'roll','dice':[1,1,1]}", TS_ERROR_RANGE);
  say (self, "{'do':'roll','dice':[6,1]}");
}

/* Each die has its own sides. */
TEST (test_faces_of_different_dice)
{
  refuse (self, "{'do':'toss','dice':[7,1]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'toss','dice':[1,13]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'toss','dice':[1,0]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'toss','dice':[6]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'toss','dice':[6,6,6]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'toss'}", TS_ERROR_SYNTAX);
  say (self, "{'do':'toss','dice':[6,12]}");
}

/* A note has up to 500 characters, whatever their bytes; and is looked at with the other bounds. */
TEST (test_note)
{
  g_autofree char *long_note = g_strnfill (501, 'x');
  g_autofree char *too_long = g_strdup_printf ("{'do':'next','note':'%s'}", long_note);
  g_autofree char *nothing_to_undo = g_strdup_printf ("{'do':'undo','note':'%s'}", long_note);
  g_autofree char *unknown = g_strdup_printf ("{'do':'fly','note':'%s'}", long_note);
  g_autofree char *donuts = g_strnfill (500 * strlen ("🍩"), ' ');
  g_autofree char *just_right = NULL;

  refuse (self, too_long, TS_ERROR_RANGE);
  refuse (self, nothing_to_undo, TS_ERROR_RANGE);
  refuse (self, unknown, TS_ERROR_UNKNOWN_VERB);
  for (guint i = 0; i < 500; i++)
    memcpy (donuts + i * strlen ("🍩"), "🍩", strlen ("🍩"));
  just_right = g_strdup_printf ("{'do':'next','note':'%s'}", donuts);
  say (self, just_right);
}

/* --- who --- */

TEST (test_who_left_out)
{
  say (self, "{'do':'next'}");
  g_assert_cmpint (ts_session_record (self->session, 0)->who, ==, 0);
  g_assert_cmpstr (ts_record_line (ts_session_record (self->session, 0)), ==, "{\"do\":\"next\"}");
  say (self, "{'do':'next','who':1}");
}

TEST (test_not_this_seats_turn)
{
  refuse (self, "{'do':'next','who':1}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'next'}");
  refuse (self, "{'do':'next','who':0}", TS_ERROR_ILLEGAL);
}

TEST (test_who_is_no_seat)
{
  refuse (self, "{'do':'next','who':3}", TS_ERROR_RANGE);
  refuse (self, "{'do':'next','who':-1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'next','who':-2}", TS_ERROR_RANGE);
  refuse (self, "{'do':'next','who':99999999999999999999}", TS_ERROR_RANGE);
  refuse (self, "{'do':'next','who':4294967296}", TS_ERROR_RANGE);
  refuse (self, "{'do':'next','who':-4294967297}", TS_ERROR_RANGE);
  refuse (self, "{'do':'pay','who':-1,'to':0,'amount':1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'adjust','who':3,'counter':'points','by':1}", TS_ERROR_RANGE);
}

/* Where the page lists it among the arguments. */
TEST (test_who_must_be_given)
{
  refuse (self, "{'do':'pay','to':1,'amount':1}", TS_ERROR_SYNTAX);
  say (self, "{'do':'pay','who':2,'to':1,'amount':1}");
}

/* Where it is nobody's turn; this can be told only once the phase is right. */
TEST (test_who_where_turn_is_null)
{
  refuse (self, "{'do':'go'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'gather'}");
  refuse (self, "{'do':'go'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'go','who':-1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'go','who':3}", TS_ERROR_RANGE);
  say (self, "{'do':'go','who':2}");
  evening_expect (self->session, "turn", "2");
}

/* Where it may be said: the turn's, and where there is none, anybody's or nobody's. */
TEST (test_who_is_optional)
{
  refuse (self, "{'do':'blow','who':1}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'blow'}");
  g_assert_cmpint (ts_session_record (self->session, 0)->who, ==, 0);
  say (self, "{'do':'gather'}");
  say (self, "{'do':'blow'}");
  g_assert_cmpint (ts_session_record (self->session, 2)->who, ==, TS_NOBODY);
  g_assert_cmpstr (ts_record_line (ts_session_record (self->session, 2)), ==, "{\"do\":\"blow\"}");
  say (self, "{'do':'blow','who':2}");
  g_assert_cmpint (ts_session_record (self->session, 3)->who, ==, 2);
  refuse (self, "{'do':'blow','who':3}", TS_ERROR_RANGE);
  refuse (self, "{'do':'blow','who':-1}", TS_ERROR_RANGE);
}

/* Where it is nobody's turn, the verb is the whole table's. */
TEST (test_turn_or_table)
{
  refuse (self, "{'do':'rest','hours':1,'who':1}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'rest','hours':1}");
  g_assert_cmpint (ts_session_record (self->session, 0)->who, ==, 0);
  say (self, "{'do':'gather'}");
  refuse (self, "{'do':'rest','hours':1,'who':0}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'rest','hours':1,'who':-1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'rest','hours':1,'who':9}", TS_ERROR_SYNTAX);
  say (self, "{'do':'rest','hours':1}");
  g_assert_cmpint (ts_session_record (self->session, 2)->who, ==, TS_NOBODY);
}

/* A word may stand in the place of an integer. */
TEST (test_integer_or_word)
{
  refuse (self, "{'do':'rest','hours':true}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'rest','hours':1.0}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'rest','hours':'noon'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'rest','hours':'3'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'rest','hours':0}", TS_ERROR_RANGE);
  refuse (self, "{'do':'rest','hours':6}", TS_ERROR_RANGE);
  refuse (self, "{'do':'rest','hours':-1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'rest','hours':-9}", TS_ERROR_RANGE);
  say (self, "{'do':'rest','hours':5}");
  say (self, "{'do':'rest','hours':'dawn'}");
  g_assert_cmpstr (ts_record_line (ts_session_record (self->session, 1)), ==,
                   "{\"do\":\"rest\",\"hours\":\"dawn\"}");
}

/* An argument that belongs to another one, or to words of it. */
TEST (test_arguments_that_belong_together)
{
  refuse (self, "{'do':'rest','hours':1,'why':'sun'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'rest','hours':1,'how':'red'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'rest','hours':1,'where':'red'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'rest','hours':1,'where':'green','why':'sun'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'rest','hours':1,'where':'mauve'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'rest','hours':1,'where':'mauve','why':'sun'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'rest','hours':1,'where':'red','why':''}", TS_ERROR_RANGE);
  say (self, "{'do':'rest','hours':1,'where':'green'}");
  say (self, "{'do':'rest','hours':1,'where':'green','how':'red'}");
  say (self, "{'do':'rest','hours':1,'where':'red','why':'sun'}");
  say (self, "{'do':'rest','hours':1,'where':'blue','why':'sun','how':'blue'}");
}

TEST (test_verbs_of_the_table_take_no_who)
{
  refuse (self, "{'do':'gather','who':0}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'undo','who':0}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'redo','who':0}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'end','who':0}", TS_ERROR_SYNTAX);
  say (self, "{'do':'gather'}");
}

/* --- the order of reasons --- */

TEST (test_syntax_before_unknown_verb)
{
  refuse (self, "{'do':'fly','who':'0'}", TS_ERROR_SYNTAX);
}

TEST (test_syntax_before_over)
{
  say (self, "{'do':'end'}");
  refuse (self, "{'do':'next','count':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'take'}", TS_ERROR_SYNTAX);
}

TEST (test_unknown_verb_before_over)
{
  say (self, "{'do':'end'}");
  refuse (self, "{'do':'fly'}", TS_ERROR_UNKNOWN_VERB);
}

TEST (test_over_before_all_that_follows)
{
  say (self, "{'do':'end'}");
  refuse (self, "{'do':'go','who':0}", TS_ERROR_OVER);
  refuse (self, "{'do':'next'}", TS_ERROR_OVER);
  refuse (self, "{'do':'next','who':9}", TS_ERROR_OVER);
  refuse (self, "{'do':'take','count':9}", TS_ERROR_OVER);
  refuse (self, "{'do':'end'}", TS_ERROR_OVER);
}

TEST (test_phase_before_range)
{
  say (self, "{'do':'gather'}");
  refuse (self, "{'do':'take','count':9}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'next','who':9}", TS_ERROR_ILLEGAL);
}

TEST (test_no_seat_before_turn)
{
  refuse (self, "{'do':'next','who':9}", TS_ERROR_RANGE);
}

TEST (test_turn_before_range)
{
  refuse (self, "{'do':'take','who':1,'count':9}", TS_ERROR_ILLEGAL);
}

TEST (test_range_before_rules)
{
  refuse (self, "{'do':'pay','who':0,'to':0,'amount':101}", TS_ERROR_RANGE);
  refuse (self, "{'do':'pay','who':0,'to':0,'amount':100}", TS_ERROR_ILLEGAL);
}

/* --- the rules --- */

TEST (test_rules)
{
  refuse (self, "{'do':'pay','who':0,'to':0,'amount':1}", TS_ERROR_ILLEGAL);
}

TEST (test_past_a_counters_bound)
{
  refuse (self, "{'do':'pay','who':0,'to':1,'amount':51}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'pay','who':0,'to':1,'amount':50}");
  say (self, "{'do':'take','count':5}");
  refuse (self, "{'do':'take','count':5}", TS_ERROR_ILLEGAL);
}

TEST (test_past_the_supply)
{
  say (self, "{'do':'take','count':5}");
  say (self, "{'do':'take','count':4}");
  say (self, "{'do':'next'}");
  refuse (self, "{'do':'take','count':4}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'take','count':3}");
}

/* A verb can say which of its forms fit, and random play takes one of them, nearly always. */
TEST (test_forms)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  const TsVerb *guess = &ts_null_game.verbs[ts_game_verb (&ts_null_game, "guess")];
  int accepted = 0;

  say (self, "{'do':'adjust','who':0,'counter':'points','by':23}");
  for (int i = 0; i < 100; i++) {
    TsView view = ts_session_view (self->session);
    g_autofree char *line = ts_random_entry (rand, &view, guess);

    accepted += ts_session_say (self->session, line, strlen (line), NULL);
  }
  g_assert_cmpint (accepted, >, 60);
  g_assert_cmpint (accepted, <, 100);
}

/* A form may say a value of any type. */
TEST (test_forms_of_every_type)
{
  const TsVerb *everything = &ts_null_game.verbs[ts_game_verb (&ts_null_game, "everything")];
  g_autoptr (TsEntry) entry = ts_entry_new (everything, 0);
  g_autoptr (JsonObject) object = NULL;
  g_autofree char *line = NULL;

  ts_entry_set_int (entry, "integer", 3);
  ts_entry_set_json (entry, "text", "\"x\"");
  ts_entry_set_json (entry, "dice", "[12,1]");
  ts_entry_set_json (entry, "words", "[]");
  object = ts_entry_write (entry);
  line = ts_json_write (object);
  g_assert_cmpstr (
      line, ==,
      "{\"do\":\"everything\",\"who\":0,\"integer\":3,\"text\":\"x\",\"dice\":[12,1],\"words\":[]}");
  g_assert_nonnull (self->session);
}

/* It is not asked where the verb is not possible; what it would look at need not be there. */
TEST (test_forms_where_impossible)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  const TsVerb *guess = &ts_null_game.verbs[ts_game_verb (&ts_null_game, "guess")];

  say (self, "{'do':'gather'}");
  for (int i = 0; i < 20; i++) {
    TsView view = ts_session_view (self->session);
    g_autofree char *line = ts_random_entry (rand, &view, guess);

    refuse (self, line, TS_ERROR_ILLEGAL);
  }
}

/* Where only one number of dice will do, the sentence says that one. */
TEST (test_exact_number)
{
  static const char line[] = "{\"do\":\"roll\",\"dice\":[1]}";
  g_autoptr (GError) error = NULL;

  g_assert_false (ts_session_say (self->session, line, strlen (line), &error));
  g_assert_error (error, TS_ERROR, TS_ERROR_RANGE);
  g_assert_cmpstr (error->message, ==, "“Dice” should be 2 dice.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name) fixture_add ("entry", HEADER, name)
  ADD (not_an_object);
  ADD (do);
  ADD (unknown_verb);
  ADD (verb_of_newer_rules);
  ADD (types_of_common_keys);
  ADD (unknown_argument);
  ADD (missing_argument);
  ADD (types_of_arguments);
  ADD (types_in_objects);
  ADD (everything);
  ADD (lists_and_objects);
  ADD (exactly_one_of);
  ADD (belonging);
  ADD (turn_or_table);
  ADD (integer_or_word);
  ADD (arguments_that_belong_together);
  ADD (range);
  ADD (range_in_lists_and_objects);
  ADD (each);
  ADD (dice_of_any_kind);
  ADD (wrong_length);
  ADD (faces);
  ADD (faces_of_different_dice);
  ADD (note);
  ADD (who_left_out);
  ADD (not_this_seats_turn);
  ADD (who_is_no_seat);
  ADD (who_must_be_given);
  ADD (who_where_turn_is_null);
  ADD (who_is_optional);
  ADD (verbs_of_the_table_take_no_who);
  ADD (syntax_before_unknown_verb);
  ADD (syntax_before_over);
  ADD (unknown_verb_before_over);
  ADD (over_before_all_that_follows);
  ADD (phase_before_range);
  ADD (no_seat_before_turn);
  ADD (turn_before_range);
  ADD (range_before_rules);
  ADD (rules);
  ADD (past_a_counters_bound);
  ADD (past_the_supply);
  ADD (forms);
  ADD (forms_of_every_type);
  ADD (forms_where_impossible);
  ADD (exact_number);
  return g_test_run ();
}
