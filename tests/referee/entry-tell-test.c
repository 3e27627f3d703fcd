/* Lines of the history that stand as sentences in a verb's table; all shapes of them are in the null game. */
#include "fixture.h"

#include "games/null/rules/rules.h"

#define HEADER                                                                                               \
  "{'tableside':1,'game':'null','players':[{'name':'Ann'},{'name':'Bo {who}'}],'options':{'goal':20}}"

/* Says `line`, which is told as `expected`. */
static void
say_and_tell (Fixture *self, const char *line, const char *expected)
{
  say (self, line);
  expect_told (self, ts_session_n_records (self->session) - 1, expected);
}

/* What people call themselves is no sentence. */
TEST (test_seats_and_numbers)
{
  say_and_tell (self, "{'do':'pay','who':0,'to':1,'amount':7}", "Ann pays 7 to Bo {who}.");
  say_and_tell (self, "{'do':'pay','who':1,'to':0,'amount':10}", "Bo {who} pays 10 to Ann.");
}

TEST (test_plural)
{
  say_and_tell (self, "{'do':'take','count':1}", "Ann takes 1 token.");
  say_and_tell (self, "{'do':'take','count':5}", "Ann takes 5 tokens.");
}

/* The first sentence is said that names nothing else than was given; or the usual one. */
TEST (test_what_was_given)
{
  say_and_tell (self, "{'do':'wear','hat':'top-hat','height':3}", "Ann wears a Top hat of 3.");
  say_and_tell (self, "{'do':'wear','hat':'cap','feather':'blue'}", "Ann wears a cap: Blue.");
  say_and_tell (self, "{'do':'wear','hat':'cap'}", "Ann wears a Cap.");
}

TEST (test_words_in_place_of_numbers)
{
  say_and_tell (self, "{'do':'rest','hours':5}", "Ann rests: 5.");
  say_and_tell (self, "{'do':'rest','hours':'dawn'}", "Ann rests: Until dawn.");
  say_and_tell (self, "{'do':'rest','hours':'dusk'}", "Ann rests as long as it is light.");
  say_and_tell (self, "{'do':'rest','hours':'dawn','where':'red','why':'} 100 %s {'}",
                "Ann rests: Until dawn, Red (} 100 %s {).");
}

TEST (test_booleans)
{
  say_and_tell (self, "{'do':'everything','integer':-5,'boolean':true,'word':'red'}",
                "Ann does everything, \u2066−5\u2069.");
  say_and_tell (self, "{'do':'everything','integer':-5,'boolean':false,'word':'red'}", "Ann: Everything");
}

/* What has no sentence is told by its button, with the dice that fell. */
TEST (test_dice)
{
  say_and_tell (self, "{'do':'roll','dice':[2,5]}", "Ann: Roll (2, 5)");
}

/* A sentence that names who does it does not fit what nobody in particular does. */
TEST (test_nobody)
{
  say (self, "{'do':'gather'}");
  say_and_tell (self, "{'do':'rest','hours':5}", "Rest");
  say_and_tell (self, "{'do':'end'}", "The table ends the game here.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name) fixture_add ("entry-tell", HEADER, name)
  ADD (seats_and_numbers);
  ADD (plural);
  ADD (what_was_given);
  ADD (words_in_place_of_numbers);
  ADD (booleans);
  ADD (dice);
  ADD (nobody);
  return g_test_run ();
}
