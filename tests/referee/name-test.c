/* name-test.c — names within sentences that are read from the right, or from the left. */
#include "fixture.h"

#include "config.h"
#include "referee/language.h"
#include "referee/name.h"

#define HEADER                                                                                               \
  "{'tableside':1,'game':'null','players':[{'name':'Bob Jr.'},{'name':'مريم'}],'options':{'goal':20}}"

static void
speak (const char *tag)
{
  const TsLanguage *language = ts_language_find (tag);

  g_assert_nonnull (language);
  ts_language_use (language);
}

static void
expect_isolated (const char *name, const char *left, const char *right)
{
  g_autofree char *from_left = ts_name_isolate (name, FALSE), *from_right = ts_name_isolate (name, TRUE);

  g_assert_cmpstr (from_left, ==, left);
  g_assert_cmpstr (from_right, ==, right);
}

/* What ends or begins with a sign stays together; a name of the other script stays where it is. */
static void
test_marks (void)
{
  expect_isolated ("Bob Jr.", "Bob Jr.", "\u200f\u200eBob Jr.\u200e\u200f");
  expect_isolated ("(Ann)", "(Ann)", "\u200f\u200e(Ann)\u200e\u200f");
  expect_isolated ("مريم", "\u200e\u200fمريم\u200f\u200e", "\u200fمريم\u200f");
  expect_isolated ("42", "42", "\u200f42\u200f");
}

static void
test_languages (void)
{
  speak ("de");
  g_assert_false (ts_language_from_right ());
  speak ("ja");
  g_assert_false (ts_language_from_right ());
  speak ("ar");
  g_assert_true (ts_language_from_right ());
  ts_language_use (NULL);
}

/* In sentences only, and after a new name, too. */
TEST (test_sentences)
{
  TsView view = ts_session_view (self->session);

  g_assert_cmpstr (ts_view_name (&view, 0), ==, "Bob Jr.");
  g_assert_cmpstr (ts_view_name (&view, 1), ==, "\u200e\u200fمريم\u200f\u200e");
  speak ("ar");
  g_assert_cmpstr (ts_view_name (&view, 0), ==, "\u200f\u200eBob Jr.\u200e\u200f");
  g_assert_cmpstr (view.header->players[0].name, ==, "Bob Jr.");
  say (self, "{'do':'seat','who':0,'name':'Jo!'}");
  g_assert_cmpstr (ts_view_name (&view, 0), ==, "\u200f\u200eJo!\u200e\u200f");
  ts_language_use (NULL);
  g_assert_cmpstr (ts_view_name (&view, 0), ==, "Jo!");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("TABLESIDE_CATALOGUES"));
  g_test_add_func ("/name/marks", test_marks);
  g_test_add_func ("/name/languages", test_languages);
  fixture_add ("name", HEADER, sentences);
  return g_test_run ();
}
