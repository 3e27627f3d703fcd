/* What the pack-up page says, and to whom: what only one seat may know stands nowhere but in the part for it.
 */
#include "games/null/rules/rules.h"
#include "paper/pack.h"
#include "referee/fixture.h"

#include <stdlib.h>
#include <string.h>

#define HEADER "{'tableside':1,'game':'null','players':[{'name':'Ann'},{'name':'Bo'},{'name':'Cy'}]}"
#define AGREED                                                                                               \
  "{'tableside':1,'game':'null','players':[{'name':'Ann'},{'name':'Bo'}],"                                   \
  "'options':{'flavours':['Mint','Rose'],'colours':['blue','red'],'values':{'red':3,'green':2,'blue':1}}}"

/* The lines of the part of that title, or NULL. (transfer none) */
static const GPtrArray *
lines_of (const GPtrArray *parts, const char *title)
{
  for (guint i = 0; i < parts->len; i++) {
    const TsPackPart *part = parts->pdata[i];

    if (g_str_equal (part->title, title))
      return part->lines;
  }
  return NULL;
}

static gboolean
has (const GPtrArray *parts, const char *title, const char *line)
{
  const GPtrArray *lines = lines_of (parts, title);

  return lines != NULL && g_ptr_array_find_with_equal_func ((GPtrArray *) lines, line, g_str_equal, NULL);
}

/* Line `i` of so many; they must be there. */
static const char *
line_of (const GPtrArray *parts, const char *title, guint i, guint n)
{
  const GPtrArray *lines = lines_of (parts, title);

  if (lines == NULL || lines->len != n)
    g_error ("“%s” has not %u lines", title, n);
  return lines->pdata[i];
}

/* All that everybody may read, or all that one alone may. (transfer full) */
static char *
join (const GPtrArray *parts, int reader)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < parts->len; i++) {
    const TsPackPart *part = parts->pdata[i];

    for (guint line = 0; line < part->lines->len && part->reader == reader; line++)
      g_string_append_printf (text, "%s\n", (const char *) part->lines->pdata[line]);
  }
  return g_string_free_and_steal (g_steal_pointer (&text));
}

TEST (test_secrets)
{
  g_autoptr (GPtrArray) parts = NULL;
  g_autofree char *open = NULL;
  g_autofree char *other = NULL;

  say (self, "{'do':'hide','number':3}");
  parts = ts_pack_new (self->session, FALSE);
  g_assert_true (has (parts, "Only Ann looks", "The pocket holds 3."));
  g_assert_null (lines_of (parts, "Only Bo looks"));
  open = join (parts, TS_NOBODY);
  g_clear_pointer (&parts, g_ptr_array_unref);
  say (self, "{'do':'undo'}");
  say (self, "{'do':'hide','number':4}");
  parts = ts_pack_new (self->session, FALSE);
  g_assert_true (has (parts, "Only Ann looks", "The pocket holds 4."));
  other = join (parts, TS_NOBODY);
  g_assert_cmpstr (open, ==, other); /* whatever the secret is */
  g_assert_true (has (parts, "To go on", "What only one player may know stands apart, at the end."));
}

/* What comes last is what people go past to read the rest. */
TEST (test_secrets_last)
{
  g_autoptr (GPtrArray) parts = NULL;

  say (self, "{'do':'hide','number':3}");
  parts = ts_pack_new (self->session, TRUE);
  for (guint i = 0; i < parts->len; i++)
    g_assert_cmpint (((const TsPackPart *) parts->pdata[i])->reader, ==, i + 1 < parts->len ? TS_NOBODY : 0);
}

TEST (test_shown)
{
  g_autoptr (GPtrArray) parts = NULL;

  say (self, "{'do':'hide','number':3}");
  say (self, "{'do':'show'}");
  parts = ts_pack_new (self->session, FALSE);
  g_assert_true (has (parts, "Ann", "The pocket holds 3."));
  g_assert_null (lines_of (parts, "Only Ann looks"));
  g_assert_false (has (parts, "To go on", "What only one player may know stands apart, at the end."));
}

/* What was noted, by whatever entry, as long as it is in force; a note with nothing in it is none. */
TEST (test_notes)
{
  g_autoptr (GPtrArray) parts = NULL;

  say (self, "{'do':'adjust','who':1,'counter':'money','by':5,'note':'Bo pays it back'}");
  say (self, "{'do':'next'}");
  say (self, "{'do':'next','note':'Bo and Cy leave each other alone until round 4'}");
  say (self, "{'do':'next','note':''}");
  say (self, "{'do':'next','note':'nobody remembers'}");
  say (self, "{'do':'undo'}");
  parts = ts_pack_new (self->session, FALSE);
  g_assert_cmpstr (line_of (parts, "What was noted", 0, 2), ==,
                   "Corrected for Bo: Money +5. “Bo pays it back”");
  g_assert_true (g_str_has_suffix (line_of (parts, "What was noted", 1, 2),
                                   "“Bo and Cy leave each other alone until round 4”"));
}

/* What was answered is done with, and so is all of it once the game is over. */
TEST (test_reminders)
{
  g_autoptr (GPtrArray) parts = NULL;
  g_autoptr (GPtrArray) later = NULL;

  say (self, "{'do':'remind','text':'Tea','round':9}");
  say (self, "{'do':'remind','text':'Cake'}");
  say (self, "{'do':'reminded','text':'Cake','answer':'done'}");
  parts = ts_pack_new (self->session, FALSE);
  g_assert_cmpstr (line_of (parts, "What was noted", 0, 1), ==, "To be remembered: Tea (round 9)");
  say (self, "{'do':'end'}");
  later = ts_pack_new (self->session, FALSE);
  g_assert_null (lines_of (later, "What was noted"));
}

TEST (test_no_notes)
{
  g_autoptr (GPtrArray) parts = NULL;

  say (self, "{'do':'next'}");
  parts = ts_pack_new (self->session, FALSE);
  g_assert_null (lines_of (parts, "What was noted"));
  g_assert_null (lines_of (parts, "What was agreed"));
}

/* Of very many notes the newest stand there. */
TEST (test_many_notes)
{
  g_autoptr (GPtrArray) parts = NULL;

  for (int i = 0; i < 200; i++) {
    g_autofree char *line = g_strdup_printf ("{'do':'next','note':'note %d'}", i);

    say (self, line);
  }
  parts = ts_pack_new (self->session, FALSE);
  g_assert_true (g_str_has_suffix (line_of (parts, "What was noted", 0, 99), "“note 101”"));
  g_assert_true (g_str_has_suffix (line_of (parts, "What was noted", 98, 99), "“note 199”"));
}

/* Texts and words stand there; what stands on the cards of one's own copy does not. */
TEST (test_lists)
{
  g_autoptr (GPtrArray) parts = ts_pack_new (self->session, FALSE);

  g_assert_cmpstr (line_of (parts, "What was agreed", 0, 2), ==, "Colours: Blue, Red");
  g_assert_cmpstr (line_of (parts, "What was agreed", 1, 2), ==, "Flavours: Mint, Rose");
}

/* --- what lies on what --- */

#define WAREHOUSE                                                                                            \
  "{'tableside':1,'game':'warehouse-wars','players':[{'name':'Ann'},{'name':'Bo'}],'options':{}}"

static const char *const building[] = {
  "{'do':'crate','x':2,'y':2,'z':0}",
  "{'do':'crate','x':3,'y':2,'z':0}",
  "{'do':'crate','x':2,'y':3,'z':0}",
  "{'do':'plank','x':2,'y':1,'z':1,'along':'y','length':3}",
  "{'do':'crate','x':3,'y':3,'z':0}",
  "{'do':'plank','x':0,'y':3,'z':1,'along':'x','length':4}",
  "{'do':'plank','x':3,'y':2,'z':1,'along':'y','length':2}",
  "{'do':'crate','x':3,'y':2,'z':1}",
  "{'do':'crate','x':3,'y':1,'z':0}",
  "{'do':'crate','x':3,'y':3,'z':1}",
  "{'do':'plank','x':3,'y':0,'z':2,'along':'y','length':4}",
  "{'do':'crate','x':2,'y':2,'z':1}",
  "{'do':'plank','x':2,'y':2,'z':2,'along':'x','length':2}",
  "{'do':'crate','x':2,'y':3,'z':1}",
};

static int
level_of (const char *line)
{
  const char *level = strstr (line, "level ");

  return level != NULL ? atoi (level + strlen ("level ")) : 0;
}

/* The levels of a part go up, or down; and there are several of them. */
static void
assert_ordered (const GPtrArray *parts, const char *title, int way)
{
  const GPtrArray *lines = lines_of (parts, title);
  gboolean differ = FALSE;

  for (guint i = 1; lines != NULL && i < lines->len; i++) {
    int step = level_of (lines->pdata[i]) - level_of (lines->pdata[i - 1]);

    g_assert_cmpint (step * way, >=, 0);
    differ |= step != 0;
  }
  g_assert_true (differ);
}

TEST (test_heights)
{
  g_autoptr (GPtrArray) out = NULL;
  g_autoptr (GPtrArray) away = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (building); i++)
    say (self, building[i]);
  out = ts_pack_new (self->session, FALSE);
  away = ts_pack_new (self->session, TRUE);
  for (guint i = 0; i < 3; i++) {
    static const char *const titles[] = { "Ann", "Bo", "On the table" };

    assert_ordered (out, titles[i], 1);
    assert_ordered (away, titles[i], -1);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("pack", HEADER, secrets);
  fixture_add ("pack", HEADER, secrets_last);
  fixture_add ("pack", HEADER, shown);
  fixture_add ("pack", HEADER, notes);
  fixture_add ("pack", HEADER, reminders);
  fixture_add ("pack", HEADER, no_notes);
  fixture_add ("pack", HEADER, many_notes);
  fixture_add ("pack", AGREED, lists);
  fixture_add ("pack", WAREHOUSE, heights);
  return g_test_run ();
}
