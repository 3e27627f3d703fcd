/* Competitor$: Tableside's own event tables, whole, fair and as docs/table-sets.md says. */
#include "games/competitors/editor/event-tables.h"

#include <string.h>

#define LONGEST 140 /* characters: two lines on a telephone */

static const char *const kinds[] = { "Trucks", "Ships", "Aircraft", "All vehicles" };

/* What the cells of one continent add up to. */
typedef struct {
  int saves[COMPETITORS_SAVE_MAX + 1];
  int kinds[G_N_ELEMENTS (kinds)];
  int won, lost;
  int points_won, points_lost;
  int stops;
  int nothing;
} Spread;

static void
add_hazard (Spread *spread, const CompetitorsCell *cell)
{
  int n_kinds = 0;

  g_assert_cmpint (cell->save, >=, 2);
  g_assert_cmpint (cell->save, <=, COMPETITORS_SAVE_MAX);
  spread->saves[cell->save]++;
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (strcasestr (cell->text, kinds[i]) != NULL) {
      spread->kinds[i]++;
      n_kinds++;
    }
  g_assert_cmpint (n_kinds, ==, 1);
}

static void
add_event (Spread *spread, const CompetitorsCell *cell)
{
  spread->won += MAX (cell->money, 0);
  spread->lost += MAX (-cell->money, 0);
  spread->points_won += MAX (cell->points, 0);
  spread->points_lost += MAX (-cell->points, 0);
  spread->stops += cell->stops;
  spread->nothing += cell->money == 0 && cell->points == 0 && !cell->stops;
}

static Spread
spread_of (int continent)
{
  Spread spread = { 0 };

  for (int i = 0; i < COMPETITORS_FACES; i++) {
    add_hazard (&spread, &ts_competitors_hazards[continent][i]);
    add_event (&spread, &ts_competitors_events[continent][i]);
  }
  return spread;
}

/* No cell is empty, and no text stands twice. */
static void
test_whole (void)
{
  g_autoptr (GHashTable) texts = g_hash_table_new (g_str_hash, g_str_equal);

  for (int i = 0; i < COMPETITORS_CELLS; i++) {
    int continent = i / COMPETITORS_FACES % COMPETITORS_CONTINENTS;
    const CompetitorsCell *cell = i < COMPETITORS_CELLS / COMPETITORS_TABLES
                                      ? &ts_competitors_hazards[continent][i % COMPETITORS_FACES]
                                      : &ts_competitors_events[continent][i % COMPETITORS_FACES];

    g_assert_nonnull (cell->text);
    g_test_message ("%s", cell->text);
    g_assert_true (g_hash_table_add (texts, (char *) cell->text));
    g_assert_cmpint (g_utf8_strlen (cell->text, -1), <=, LONGEST);
    g_assert_true (g_str_has_suffix (cell->text, "."));
  }
}

/* The text says what the app offers to book, and nothing else. */
static void
test_effects (void)
{
  for (int i = 0; i < COMPETITORS_CONTINENTS * COMPETITORS_FACES; i++) {
    const CompetitorsCell *cell = &ts_competitors_events[i / COMPETITORS_FACES][i % COMPETITORS_FACES];
    g_autofree char *sum = g_strdup_printf (" %d,000", ABS (cell->money) / 1000);

    g_test_message ("%s", cell->text);
    g_assert_cmpint (cell->money % 1000, ==, 0);
    g_assert_cmpint (ABS (cell->money), <=, 30000);
    g_assert_cmpint (strstr (cell->text, ",000") != NULL, ==, cell->money != 0);
    if (cell->money != 0)
      g_assert_nonnull (strstr (cell->text, sum));
    g_assert_cmpint (strcasestr (cell->text, "receive ") != NULL, ==, cell->money > 0);
    g_assert_cmpint (strcasestr (cell->text, "pay ") != NULL, ==, cell->money < 0);
    g_assert_cmpint (strcasestr (cell->text, "gain 1 Victory Point") != NULL, ==, cell->points == 1);
    g_assert_cmpint (strcasestr (cell->text, "lose 1 Victory Point") != NULL, ==, cell->points == -1);
    g_assert_cmpint (strcasestr (cell->text, "your round is over") != NULL, ==, cell->stops);
  }
}

/* Every continent is as kind as the next, but in another order. */
static void
test_fair (void)
{
  Spread first = spread_of (0);

  g_assert_cmpint (first.won, ==, first.lost);
  g_assert_cmpint (first.points_won, ==, first.points_lost);
  for (int i = 1; i < COMPETITORS_CONTINENTS; i++) {
    Spread spread = spread_of (i);

    g_assert_cmpmem (&spread, sizeof spread, &first, sizeof first);
    for (int j = 0; j < i; j++) {
      int n_same = 0;

      for (int face = 0; face < COMPETITORS_FACES; face++)
        n_same += ts_competitors_hazards[i][face].save == ts_competitors_hazards[j][face].save;
      g_assert_cmpint (n_same, <, COMPETITORS_FACES);
    }
  }
}

static void
test_page (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "docs", "table-sets.md", NULL);
  g_autofree char *page = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &page, NULL, &error);
  g_assert_no_error (error);
  for (int i = 0; i < COMPETITORS_CONTINENTS; i++) {
    Spread spread = spread_of (i);
    g_autofree char *row = g_strdup_printf (
        "\n| %s | %d, %d, %d, %d, %d | %d, %d, %d, %d | %d,000, %d,000 | %d, %d | %d | %d |\n",
        ts_competitors_continents[i].label, spread.saves[2], spread.saves[3], spread.saves[4],
        spread.saves[5], spread.saves[6], spread.kinds[0], spread.kinds[1], spread.kinds[2], spread.kinds[3],
        spread.won / 1000, spread.lost / 1000, spread.points_won, spread.points_lost, spread.stops,
        spread.nothing);
    g_autofree char *ways = NULL;
    int saved = 0;

    for (int save = 2; save <= COMPETITORS_SAVE_MAX; save++)
      saved += spread.saves[save] * (save - 1);
    ways = g_strdup_printf (" saved in %d of %d cases", saved, COMPETITORS_FACES * 6);
    g_test_message ("%s", row);
    g_assert_nonnull (strstr (page, row));
    g_assert_nonnull (strstr (page, ways));
  }
}

/* As a set they are taken like anybody's, and what is there already stays. */
static void
test_fill (void)
{
  CompetitorsPlace place = { COMPETITORS_HAZARDS, 3, 7 };
  CompetitorsCell mine = { .text = "Mine.", .save = 1 };
  g_autoptr (TsEventTables) set = ts_event_tables_new ("ours", "Ours", NULL, NULL);
  g_autoptr (TsEventTables) read = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;

  g_assert_true (ts_event_tables_put (set, &place, &mine, NULL));
  ts_event_tables_fill (set);
  text = ts_event_tables_write (set);
  read = ts_event_tables_read (text, strlen (text), &error);
  g_assert_no_error (error);
  again = ts_event_tables_write (read);
  g_assert_cmpstr (again, ==, text);
  g_assert_cmpstr (ts_event_tables_cell (read, &place)->text, ==, "Mine.");
  place = (CompetitorsPlace) { COMPETITORS_EVENTS, 5, 12 };
  g_assert_cmpstr (ts_event_tables_cell (read, &place)->text, ==, ts_competitors_events[5][11].text);
  g_assert_cmpint (ts_event_tables_cell (read, &place)->money, ==, ts_competitors_events[5][11].money);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/competitors/house/whole", test_whole);
  g_test_add_func ("/competitors/house/effects", test_effects);
  g_test_add_func ("/competitors/house/fair", test_fair);
  g_test_add_func ("/competitors/house/page", test_page);
  g_test_add_func ("/competitors/house/fill", test_fill);
  return g_test_run ();
}
