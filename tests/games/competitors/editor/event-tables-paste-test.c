/* Competitor$: cells that were copied from a spreadsheet. */
#include "games/competitors/editor/event-tables.h"
#include "games/competitors/editor/spreadsheet.h"
#include "referee/error.h"
#include "unreadable.h"

#include <string.h>

typedef struct {
  TsEventTables *set;
} Fixture;

#define TEST(name) static void name (Fixture *self, gconstpointer data G_GNUC_UNUSED)
#define ADD(name)  g_test_add ("/competitors/paste/" #name, Fixture, NULL, set_up, test_##name, tear_down)

static void
set_up (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  self->set = ts_event_tables_new ("ours", "Ours", NULL, NULL);
}

static void
tear_down (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  ts_event_tables_free (self->set);
}

static void
paste (Fixture *self, CompetitorsTable table, int continent, int face, const char *text)
{
  CompetitorsPlace place = { table, continent, face };
  g_autoptr (GError) error = NULL;

  ts_event_tables_paste (self->set, &place, text, strlen (text), &error);
  g_assert_no_error (error);
}

/* A refused paste leaves every cell as it was. */
static void
refuse (
    Fixture *self, CompetitorsTable table, int continent, int face, const char *text, const char *sentence)
{
  CompetitorsPlace place = { table, continent, face };
  g_autofree char *before = ts_event_tables_write (self->set);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (ts_event_tables_paste (self->set, &place, text, strlen (text), &error));
  g_assert_cmpstr (error->message, ==, sentence);
  after = ts_event_tables_write (self->set);
  g_assert_cmpstr (after, ==, before);
}

static void
expect (Fixture *self, CompetitorsTable table, int continent, int face, const char *text, int save)
{
  CompetitorsPlace place = { table, continent, face };
  const CompetitorsCell *cell = ts_event_tables_cell (self->set, &place);

  g_assert_cmpstr (cell->text, ==, text);
  g_assert_cmpint (cell->save, ==, save);
}

/* --- rows and columns --- */

static void
assert_rows (const char *text, const char *expected)
{
  g_autoptr (GPtrArray) rows = ts_spreadsheet_read (text, strlen (text), NULL);
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++) {
    GPtrArray *row = rows->pdata[i];

    for (guint j = 0; j < row->len; j++)
      g_string_append_printf (found, "[%s]", (const char *) row->pdata[j]);
    g_string_append_c (found, ';');
  }
  g_assert_cmpstr (found->str, ==, expected);
}

TEST (test_rows)
{
  g_assert_nonnull (self->set);
  assert_rows ("", "");
  assert_rows ("a", "[a];");
  assert_rows ("a\n", "[a];");
  assert_rows ("a\tb\nc", "[a][b];[c];");
  assert_rows ("a\r\nb\rc\n", "[a];[b];[c];");
  assert_rows ("\t\n\n", "[][];[];");
  assert_rows ("  a \u2003 b  ", "[a \u2003 b];");
  assert_rows ("a  b\vc", "[a b c];");
}

TEST (test_quotes)
{
  g_assert_nonnull (self->set);
  assert_rows ("\"a\nb\"\tc", "[a b][c];");
  assert_rows ("\"a\tb\"\n", "[a b];");
  assert_rows ("\"\"\tx", "[][x];");
  assert_rows ("\"\"\"Stop!\"\" he said\"", "[\"Stop!\" he said];");
  assert_rows ("\"Stop!\" he said\tx", "[\"Stop!\" he said][x];");
  assert_rows ("5\" pipe\tx", "[5\" pipe][x];");
  assert_rows ("\"a\r\n\r\n  b\"", "[a b];");
}

/* --- where things land --- */

TEST (test_texts)
{
  paste (self, COMPETITORS_EVENTS, 1, 11, "a\tb\n\tc\n");
  expect (self, COMPETITORS_EVENTS, 1, 11, "a", 0);
  expect (self, COMPETITORS_EVENTS, 2, 11, "b", 0);
  expect (self, COMPETITORS_EVENTS, 1, 12, NULL, 0);
  expect (self, COMPETITORS_EVENTS, 2, 12, "c", 0);
  paste (self, COMPETITORS_EVENTS, 1, 11, "\t4");
  expect (self, COMPETITORS_EVENTS, 1, 11, NULL, 0);
  expect (self, COMPETITORS_EVENTS, 2, 11, "4", 0); /* events have no save numbers */
}

TEST (test_pairs)
{
  paste (self, COMPETITORS_HAZARDS, 4, 1, "a\t2\tb\t6\nc\t\td\t1\n");
  expect (self, COMPETITORS_HAZARDS, 4, 1, "a", 2);
  expect (self, COMPETITORS_HAZARDS, 5, 1, "b", 6);
  expect (self, COMPETITORS_HAZARDS, 4, 2, "c", 0);
  expect (self, COMPETITORS_HAZARDS, 5, 2, "d", 1);
}

TEST (test_saves)
{
  paste (self, COMPETITORS_HAZARDS, 0, 1, "a\tb\nc\td");
  paste (self, COMPETITORS_HAZARDS, 0, 1, "2\t3\n4\t5\t\t");
  expect (self, COMPETITORS_HAZARDS, 0, 1, "a", 2);
  expect (self, COMPETITORS_HAZARDS, 1, 1, "b", 3);
  expect (self, COMPETITORS_HAZARDS, 0, 2, "c", 4);
  expect (self, COMPETITORS_HAZARDS, 1, 2, "d", 5);
}

/* What belongs to a text goes with it, and stays with it. */
TEST (test_again)
{
  CompetitorsPlace place = { COMPETITORS_EVENTS, 3, 3 };
  CompetitorsCell toll = { .text = "Toll.", .money = -1000 };

  g_assert_true (ts_event_tables_put (self->set, &place, &toll, NULL));
  paste (self, COMPETITORS_EVENTS, 3, 3, "Toll.\n");
  g_assert_cmpint (ts_event_tables_cell (self->set, &place)->money, ==, -1000);
  paste (self, COMPETITORS_EVENTS, 3, 3, "Festival.\n");
  g_assert_cmpint (ts_event_tables_cell (self->set, &place)->money, ==, 0);
}

/* --- headings --- */

/* Continents above and faces beside are no cells, whatever stands beside the names. */
TEST (test_heads)
{
  paste (self, COMPETITORS_HAZARDS, 2, 1, "Face\tEurope\tsave\tAFRICA\tsave\n1\ta\t2\tb\t6\n2\tc\t\td\t1\n");
  expect (self, COMPETITORS_HAZARDS, 2, 1, "a", 2);
  expect (self, COMPETITORS_HAZARDS, 3, 1, "b", 6);
  expect (self, COMPETITORS_HAZARDS, 2, 2, "c", 0);
  expect (self, COMPETITORS_HAZARDS, 3, 2, "d", 1);
  paste (self, COMPETITORS_EVENTS, 0, 3, "north-america\nx\n");
  expect (self, COMPETITORS_EVENTS, 0, 3, "x", 0);
  paste (self, COMPETITORS_HAZARDS, 0, 1, "What\tSaved below\np\t3\nq\t4\n");
  expect (self, COMPETITORS_HAZARDS, 0, 1, "p", 3);
  expect (self, COMPETITORS_HAZARDS, 0, 2, "q", 4);
}

/* On its side: the headings tell, for a few cells too. */
TEST (test_heads_on_its_side)
{
  paste (self, COMPETITORS_HAZARDS, 4, 2, "\t2\t3\nAsia\ta\tb\nOceania\tc\td\n");
  expect (self, COMPETITORS_HAZARDS, 4, 2, "a", 0);
  expect (self, COMPETITORS_HAZARDS, 4, 3, "b", 0);
  expect (self, COMPETITORS_HAZARDS, 5, 3, "d", 0);
}

/* Faces without names are headings only where they are no save numbers. */
TEST (test_faces)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int face = 1; face <= 12; face++)
    g_string_append_printf (text, "%d\ttext %d\n", face, face);
  paste (self, COMPETITORS_EVENTS, 1, 1, text->str);
  expect (self, COMPETITORS_EVENTS, 1, 12, "text 12", 0);
  paste (self, COMPETITORS_EVENTS, 1, 1, "1\tone\n2\ttwo\n");
  expect (self, COMPETITORS_EVENTS, 1, 1, "1", 0);
  expect (self, COMPETITORS_EVENTS, 2, 2, "two", 0);
}

TEST (test_heads_elsewhere)
{
  refuse (
      self, COMPETITORS_HAZARDS, 0, 1, "Europe\na\n",
      "Row 2, column 1: The heading says Europe, but the cells would go to North America. Choose the cell "
      "where they begin.");
  refuse (self, COMPETITORS_HAZARDS, 2, 1, "\tEurope\n4\ta\n5\tb\n",
          "Row 2, column 2: The heading says 4, but the cells would go to face 1. Choose the cell where they "
          "begin.");
  refuse (self, COMPETITORS_HAZARDS, 2, 1, "Europe\tsave\na\t2\nb\t9\n",
          "Row 3, column 2: This should be a save number, 1 to 6.");
}

/* --- effects --- */

static void
expect_effect (Fixture *self, int continent, int face, int money, int points, gboolean stops)
{
  CompetitorsPlace place = { COMPETITORS_EVENTS, continent, face };
  const CompetitorsCell *cell = ts_event_tables_cell (self->set, &place);

  g_assert_cmpint (cell->money, ==, money);
  g_assert_cmpint (cell->points, ==, points);
  g_assert_cmpint (cell->stops, ==, stops);
}

/* Beside their texts, or alone for texts that are there; and what is copied can be pasted again. */
TEST (test_effects)
{
  CompetitorsPlace first = { COMPETITORS_EVENTS, 1, 1 };
  g_autofree char *copy = NULL;

  paste (self, COMPETITORS_EVENTS, 1, 1, "a\t-5,000\nb\t+1 P; STOP\nc\t\nd\t−2p;+500");
  expect_effect (self, 1, 1, -5000, 0, FALSE);
  expect_effect (self, 1, 2, 0, 1, TRUE);
  expect_effect (self, 1, 3, 0, 0, FALSE);
  expect_effect (self, 1, 4, 500, -2, FALSE);
  copy = ts_event_tables_copy_cells (self->set, &first, 4);
  g_assert_cmpstr (copy, ==, "a\t-5000\nb\t+1 P; stop\nc\t\nd\t+500; -2 P\n");
  paste (self, COMPETITORS_EVENTS, 2, 1, copy);
  expect_effect (self, 2, 4, 500, -2, FALSE);
  paste (self, COMPETITORS_EVENTS, 2, 3, "stop\n+1000");
  expect (self, COMPETITORS_EVENTS, 2, 3, "c", 0);
  expect_effect (self, 2, 3, 0, 0, TRUE);
  expect_effect (self, 2, 4, 1000, 0, FALSE);
}

/* A spreadsheet drops the plus of a number, and may write it as an amount of money. */
TEST (test_effects_as_amounts)
{
  paste (
      self, COMPETITORS_EVENTS, 0, 1,
      "a\t5000\nb\t-6,000.00\nc\t1 P\nd\t500\ne\t€ 7.000,00\nf\t−8\u202f000 €\ng\t$-9'000\nh\t2000.0;stop");
  expect (self, COMPETITORS_EVENTS, 0, 1, "a", 0);
  expect_effect (self, 0, 1, 5000, 0, FALSE);
  expect_effect (self, 0, 2, -6000, 0, FALSE);
  expect_effect (self, 0, 3, 0, 1, FALSE);
  expect_effect (self, 0, 4, 500, 0, FALSE);
  expect_effect (self, 0, 5, 7000, 0, FALSE);
  expect_effect (self, 0, 6, -8000, 0, FALSE);
  expect_effect (self, 0, 7, -9000, 0, FALSE);
  expect_effect (self, 0, 8, 2000, 0, TRUE);
}

TEST (test_effects_refused)
{
#define NO_EFFECT "Row 2, column 2: This should be what the event brings, such as “-500”, “+1 P” or “stop”."
  static const char *const wrong[] = { "-1.5", "1,23",  "-6.0000", "6,00,000", "5000 x",
                                       "--5",  "1 P P", "499",     "+0",       "99999999999" };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++) {
    g_autofree char *cells = g_strdup_printf ("a\t-500\nb\t%s\tc\t500\n", wrong[i]);

    refuse (self, COMPETITORS_EVENTS, 0, 1, cells, NO_EFFECT);
  }
  refuse (self, COMPETITORS_EVENTS, 0, 1, "-500\n",
          "Row 1, column 1: What the event brings has no text beside it.");
  refuse (self, COMPETITORS_EVENTS, 0, 1, "a\t-500\nb\t-9000000\n",
          "Row 2, column 2: Political-social events, North America, 2: The money can be 1000000 at most, won "
          "or lost.");
}

/* A whole table, and the empty cells that follow it in a spreadsheet. */
TEST (test_whole)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int face = 1; face <= 14; face++)
    for (int column = 0; column < 9; column++)
      if (face <= 12 && column < 6)
        g_string_append_printf (text, "%d of %d\t", face, column);
      else
        g_string_append_c (text, column < 8 ? '\t' : '\n');
  paste (self, COMPETITORS_HAZARDS, 0, 1, text->str);
  expect (self, COMPETITORS_HAZARDS, 0, 1, "1 of 0", 0);
  expect (self, COMPETITORS_HAZARDS, 5, 12, "12 of 5", 0);
}

/* --- a table on its side --- */

/* A row for each continent and a column for each face, with what `after` writes behind each text or below
 * each row. (transfer full) */
typedef void (*After) (GString *text, int continent, int face);

static char *
on_its_side (int continents, After behind, After below)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < continents; i++) {
    for (int face = 1; face <= COMPETITORS_FACES; face++) {
      g_string_append_printf (text, "%s%d of %d", face > 1 ? "\t" : "", face, i);
      if (behind != NULL)
        behind (text, i, face);
    }
    g_string_append_c (text, '\n');
    for (int face = 1; below != NULL && face <= COMPETITORS_FACES; face++)
      below (text, i, face);
  }
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static int
save_of (int continent, int face)
{
  return (continent + face) % COMPETITORS_SAVE_MAX + 1;
}

static void
append_save (GString *text, int continent, int face)
{
  g_string_append_printf (text, "\t%d", save_of (continent, face));
}

static void
append_save_below (GString *text, int continent, int face)
{
  g_string_append_printf (text, "%d%c", save_of (continent, face), face < COMPETITORS_FACES ? '\t' : '\n');
}

static void
expect_all (Fixture *self, CompetitorsTable table, int first, int continents, gboolean saves)
{
  for (int i = 0; i < continents; i++)
    for (int face = 1; face <= COMPETITORS_FACES; face++) {
      g_autofree char *text = g_strdup_printf ("%d of %d", face, i);

      expect (self, table, first + i, face, text, saves ? save_of (i, face) : 0);
    }
}

TEST (test_turned)
{
  g_autofree char *whole = on_its_side (COMPETITORS_CONTINENTS, NULL, NULL);
  g_autofree char *one = on_its_side (1, NULL, NULL);

  paste (self, COMPETITORS_EVENTS, 0, 1, whole);
  expect_all (self, COMPETITORS_EVENTS, 0, COMPETITORS_CONTINENTS, FALSE);
  paste (self, COMPETITORS_HAZARDS, 5, 1, one);
  expect_all (self, COMPETITORS_HAZARDS, 5, 1, FALSE);
  paste (self, COMPETITORS_HAZARDS, 5, 1, "1\t2\t3\t4\t5\t6\t1\t2\t3\t4\t5\t6");
  expect (self, COMPETITORS_HAZARDS, 5, 12, "12 of 0", 6);
}

/* Their numbers may stand behind each text, or below each row. */
TEST (test_turned_saves)
{
  g_autofree char *behind = on_its_side (COMPETITORS_CONTINENTS, append_save, NULL);
  g_autofree char *below = on_its_side (4, NULL, append_save_below);

  paste (self, COMPETITORS_HAZARDS, 0, 1, behind);
  expect_all (self, COMPETITORS_HAZARDS, 0, COMPETITORS_CONTINENTS, TRUE);
  paste (self, COMPETITORS_HAZARDS, 2, 1, "\t\t\t\t\t\t\n\n");
  paste (self, COMPETITORS_HAZARDS, 2, 1, below);
  expect_all (self, COMPETITORS_HAZARDS, 2, 4, TRUE);
}

/* What fits neither way is told as it lies; what is wrong in a table on its side, where it was copied. */
TEST (test_turned_refused)
{
  g_autofree char *whole = on_its_side (COMPETITORS_CONTINENTS, NULL, NULL);

  refuse (self, COMPETITORS_EVENTS, 1, 1, whole,
          "Row 1, column 6: This lies outside of the table, which has 6 continents and 12 faces.");
  refuse (self, COMPETITORS_EVENTS, 0, 2, whole,
          "Row 1, column 7: This lies outside of the table, which has 6 continents and 12 faces.");
  refuse (self, COMPETITORS_HAZARDS, 0, 1, "a\t3\tb\t3\tc\t3\td\t3\te\t3\tf\t3\tg\t7",
          "Row 1, column 14: This should be a save number, 1 to 6.");
}

/* --- what does not fit --- */

TEST (test_refused)
{
  g_autofree char *large = g_strnfill (COMPETITORS_FILE_BYTES + 1, '\t');
  g_autofree char *long_text = g_strnfill (COMPETITORS_TEXT_LENGTH + 1, 'x');
  g_autofree char *row = g_strconcat ("a\nb\t", long_text, NULL);

  paste (self, COMPETITORS_HAZARDS, 0, 1, "there\t4");
  refuse (self, COMPETITORS_HAZARDS, 0, 1, "",
          "There is nothing to paste. Copy some cells of a spreadsheet first.");
  refuse (self, COMPETITORS_HAZARDS, 0, 1, large, "That is too much to paste; 1024 KiB is the most.");
  refuse (self, COMPETITORS_HAZARDS, 0, 1, "a\xff", "What was copied is not UTF-8 text.");
  refuse (self, COMPETITORS_HAZARDS, 0, 1, "a\tb\n\t\"c",
          "Row 2, column 2: The quotation mark is never closed.");
  refuse (self, COMPETITORS_HAZARDS, 0, 12, "a\nb",
          "Row 2, column 1: This lies outside of the table, which has 6 continents and 12 faces.");
  refuse (self, COMPETITORS_EVENTS, 5, 1, "a\tb",
          "Row 1, column 2: This lies outside of the table, which has 6 continents and 12 faces.");
  refuse (self, COMPETITORS_HAZARDS, 5, 1, "a\t4\tb\t4",
          "Row 1, column 3: This lies outside of the table, which has 6 continents and 12 faces.");
  refuse (self, COMPETITORS_HAZARDS, 0, 1, "a\t7", "Row 1, column 2: This should be a save number, 1 to 6.");
  refuse (self, COMPETITORS_HAZARDS, 0, 1, "a\t4\tb\tc\n",
          "Row 1, column 4: This should be a save number, 1 to 6.");
  refuse (self, COMPETITORS_HAZARDS, 0, 1, "a\t99999999999999999999",
          "Row 1, column 2: This should be a save number, 1 to 6.");
  refuse (self, COMPETITORS_HAZARDS, 1, 1, "4", "Row 1, column 1: This save number has no text.");
  refuse (self, COMPETITORS_HAZARDS, 3, 6, row,
          "Row 2, column 2: Hazards, Asia, 7: The text is too long; 400 characters are the most.");
  refuse (self, COMPETITORS_EVENTS, 0, 1, "a\u202eb",
          "Row 1, column 1: Political-social events, North America, 1: "
          "The character U+202E cannot stand in a text; it should be one line of letters and signs.");
}

/* Whatever is pasted, it is taken or refused as a whole. */
TEST (test_anything)
{
  static const char pieces[] = "\t\t\n\r\"\"aé4 6";

  for (int i = 0; i < 1000; i++) {
    CompetitorsPlace place = { (CompetitorsTable) (i % 2), i % 6, 1 + i % 12 };
    char text[24];
    g_autofree char *before = ts_event_tables_write (self->set);
    g_autofree char *after = NULL;

    for (guint j = 0; j < sizeof text; j++)
      text[j] = pieces[g_test_rand_int_range (0, sizeof pieces)];
    if (ts_event_tables_paste (self->set, &place, text, (gsize) g_test_rand_int_range (0, sizeof text),
                               NULL)) {
      g_autoptr (TsEventTables) read = NULL;

      after = ts_event_tables_write (self->set);
      read = ts_event_tables_read (after, strlen (after), NULL);
      g_assert_nonnull (read);
    } else {
      after = ts_event_tables_write (self->set);
      g_assert_cmpstr (after, ==, before);
    }
  }
}

/* A whole sheet of empty rows and columns is taken, and changes nothing; how long that takes is measured in
 * tests/bench/paste.c. */
TEST (test_empty_sheet)
{
  g_autofree char *rows = g_strnfill (1 << 18, '\n');
  g_autofree char *before = ts_event_tables_write (self->set);
  g_autofree char *after = NULL;

  memset (rows, '\t', 1 << 17);
  paste (self, COMPETITORS_HAZARDS, 0, 1, rows);
  after = ts_event_tables_write (self->set);
  g_assert_cmpstr (after, ==, before);
}

/* What is too much is refused before anybody looks into it: this text cannot be looked into. */
TEST (test_too_much)
{
  gsize length = COMPETITORS_FILE_BYTES + 1;
  CompetitorsPlace place = { COMPETITORS_HAZARDS, 0, 1 };
  char *text = unreadable_new (length);
  g_autofree char *before = ts_event_tables_write (self->set);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (ts_event_tables_paste (self->set, &place, text, length, &error));
  g_assert_cmpstr (error->message, ==, "That is too much to paste; 1024 KiB is the most.");
  after = ts_event_tables_write (self->set);
  g_assert_cmpstr (after, ==, before);
  unreadable_free (text, length);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD (rows);
  ADD (quotes);
  ADD (texts);
  ADD (pairs);
  ADD (saves);
  ADD (again);
  ADD (whole);
  ADD (heads);
  ADD (heads_on_its_side);
  ADD (faces);
  ADD (heads_elsewhere);
  ADD (effects);
  ADD (effects_as_amounts);
  ADD (effects_refused);
  ADD (turned);
  ADD (turned_saves);
  ADD (turned_refused);
  ADD (refused);
  ADD (anything);
  ADD (empty_sheet);
  ADD (too_much);
  return g_test_run ();
}
