/* A recorded evening of three, played once more by taps: how many of them a year takes. What the evening has
 * of staff that is placed one by one is left out; few tables record that. */
#include "hands.h"
#include "referee/json.h"
#include "widgets/sheet.h"

#include <string.h>

/* At the end of the ninth year somebody takes a loan on the bill. A usual year has 3 or 4 events and 9 staff
 * tokens; each draw and income stream has a page of its own, and a release is the tap that splits its points:
 * what goes in stands below them, and to keep 1 Quality is one tap more. The most taps are those of a year
 * with two releases, in which Quality is kept. */
#define YEARS 9
#define ALL   153 /* twice a Business, who is an expert or a genius: a second tap */
#define MOST  18

typedef struct {
  char *line;
  int phase, round, turn; /* when it was said */
  gboolean due;           /* a bill that could not be paid */
} Said;

static void
free_said (gpointer data)
{
  Said *said = data;

  g_free (said->line);
  g_free (said);
}

/* --- the evening --- */

static TsSession *
begin (char **lines)
{
  g_autoptr (GString) header = g_string_new (lines[0]);
  g_autoptr (GError) error = NULL;
  TsSession *session;

  g_string_replace (header, "\"record_staff\":true", "\"record_staff\":false", 1);
  g_free (lines[0]);
  lines[0] = g_strdup (header->str);
  session = ts_session_new (ts_games, header->str, header->len, &error);
  g_assert_no_error (error);
  return session;
}

/* Its entries, without those that belong to the staff; in `opening` its header, with the personalities that
 * were drawn. (transfer full) */
static GPtrArray *
read_evening (const char *path, GString *opening)
{
  GPtrArray *evening = g_ptr_array_new_with_free_func (free_said);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  TsSession *session;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  session = begin (lines);
  g_string_append_printf (opening, "%s\n", lines[0]);
  for (guint i = 1; lines[i] != NULL && *lines[i] != '\0'; i++) {
    const ChipShop *state = ts_session_view (session).state;
    Said said = { lines[i], state->base.phase, state->base.round, state->base.turn, state->due };

    if (strstr (lines[i], "\"place\"") != NULL ||
        !ts_session_say (session, lines[i], strlen (lines[i]), NULL))
      continue;
    if (said.phase == CHIP_PERSONALITIES) {
      g_string_append_printf (opening, "%s\n", lines[i]);
      continue;
    }
    said.line = g_strdup (said.line);
    g_ptr_array_add (evening, g_memdup2 (&said, sizeof said));
  }
  ts_session_unref (session);
  return evening;
}

/* --- its taps --- */

static void
go_on (TsPlayPage *page)
{
  g_test_message ("%u: the big button", taps);
  act (page, "play.default");
  taps++;
}

static gboolean
is_at (TsPlayPage *page, const Said *said)
{
  const ChipShop *state = state_of (page);

  return state->base.phase == said->phase && state->base.round == said->round &&
         state->base.turn == said->turn && state->due == said->due;
}

/* An amount of the form: a number that can be tapped, or so many taps on plus or minus. */
static void
fill_in (TsSheet *sheet, const TsEntry *wanted, const char *field)
{
  g_autoptr (TsEntry) entry = ts_sheet_get_entry (sheet);
  int missing = ts_entry_int (wanted, field) - ts_entry_int (entry, field);
  g_autofree char *line = g_strconcat (".", field, NULL);

  if (missing == 0 && ts_entry_value (entry, field)->given)
    return;
  taps += !gtk_widget_get_mapped (find (GTK_WIDGET (sheet), GTK_TYPE_WIDGET, line)); /* behind its tab */
  g_test_message ("%u: %s, %d more", taps, field, missing);
  ts_sheet_set_int (sheet, field, ts_entry_int (wanted, field));
  taps += find (find (GTK_WIDGET (sheet), GTK_TYPE_WIDGET, line), GTK_TYPE_SPIN_BUTTON, NULL) != NULL
              ? (guint) ABS (missing)
              : 1;
}

static void
release (TsPlayPage *page, const TsEntry *wanted)
{
  static const char *const fields[] = { "rd", "marketing", "quality" };
  g_autofree char *label = g_strdup_printf ("Release no. %d", ts_entry_int (wanted, "product"));
  g_autofree char *points = g_strdup_printf ("%d", ts_entry_int (wanted, "to_longevity"));
  TsSheet *sheet;

  if (find (panel_of (page), TS_TYPE_SHEET, NULL) == NULL)
    tap (page, label);
  sheet = TS_SHEET (find (panel_of (page), TS_TYPE_SHEET, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    fill_in (sheet, wanted, fields[i]);
  if (ts_board_can_take_offer (TS_BOARD (board_of (page))))
    go_on (page); /* there are no points to split */
  else
    split (page, points);
}

/* Whether the choice with that label is the answer itself: there is no other one. */
static gboolean
is_offered (TsPlayPage *page, const char *label, JsonObject *entry)
{
  JsonObject *offered = g_object_get_data (G_OBJECT (choice (page, label)), "entry");
  g_autofree char *says = ts_json_write (entry);
  g_autofree char *offers = offered != NULL ? ts_json_write (offered) : NULL;

  return g_strcmp0 (offers, says) == 0;
}

/* What stands on another page is opened first. */
static void
tap_entry (TsPlayPage *page, const char *line)
{
  g_autoptr (JsonObject) object = ts_json_read (line, strlen (line), NULL);
  TsView view = ts_session_view (session_of (page));
  g_autoptr (TsEntry) entry = NULL;

  json_object_remove_member (object, "note"); /* is written where a tap is held */
  entry = ts_entry_read (view.game, view.header->rules, object, FALSE, NULL);
  g_test_message ("%u: %s", taps, line);
  if (g_str_equal (entry->verb->id, "release")) {
    release (page, entry);
    return;
  }
  if (g_str_equal (entry->verb->id, "draw-product"))
    tap (page, "Draw a product");
  if (g_str_equal (entry->verb->id, "income") && !state_of (page)->due)
    tap (page, "Income stream");
  if (g_str_equal (entry->verb->id, "specialist") && ts_entry_int (entry, "kind") == CHIP_BUSINESS &&
      !is_offered (page, "Business", object))
    tap (page, "Business");
  if (g_str_equal (entry->verb->id, "hire") && state_of (page)->fired.n > 1)
    tap (page, "Hire");
  tap_tile (page, object);
}

/* A card that was kept, whenever that may be: its company, and the card. */
static void
play_kept (TsPlayPage *page, const char *line)
{
  g_assert_true (ts_table_say_line (ts_play_page_get_table (page), line, strlen (line), NULL));
  taps += 2;
}

/* To where it was said. A tap is one of the year in which it is needed, as the one that ends it. */
static void
reach (TsPlayPage *page, const Said *said, guint taps_of[])
{
  for (guint n = 0; !is_at (page, said); n++) {
    if (n == 12)
      g_error ("%s is out of reach", said->line);
    taps_of[state_of (page)->base.round]++;
    go_on (page);
  }
}

/* What the page says itself, as the end of a turn, nobody taps. Bills are signed by the big button. */
static void
play (TsPlayPage *page, const GPtrArray *evening, guint taps_of[])
{
  for (guint i = 0; i < evening->len; i++) {
    const Said *said = g_ptr_array_index (evening, i);
    gboolean kept = strstr (said->line, "\"play\"") != NULL;
    guint before;

    if (strstr (said->line, "\"next\"") != NULL || strstr (said->line, "\"settle\"") != NULL)
      continue;
    if (!kept)
      reach (page, said, taps_of);
    if (said->round > YEARS)
      return;
    before = taps;
    if (kept)
      play_kept (page, said->line);
    else
      tap_entry (page, said->line);
    taps_of[said->round] += taps - before;
  }
}

static void
test_evening (Stage *stage, gconstpointer name)
{
  g_autofree char *path = g_build_filename (g_getenv ("TABLESIDE_PLAYS"), name, NULL);
  g_autoptr (GString) opening = g_string_new (NULL);
  g_autoptr (GPtrArray) evening = read_evening (path, opening);
  guint taps_of[YEARS + 2] = { 0 }, most = 0, all = 0;
  TsPlayPage *page = open_page (stage, opening->str);

  taps = 0;
  play (page, evening, taps_of);
  for (guint year = 1; year <= YEARS; year++) {
    most = MAX (most, taps_of[year]);
    all += taps_of[year];
    g_test_message ("year %u: %u taps", year, taps_of[year]);
  }
  g_assert_cmpuint (most, <=, MOST);
  g_assert_cmpuint (all, <=, ALL);
  stage_close (stage);
}

int
main (int argc, char *argv[])
{
  stage_init (&argc, &argv);
  stage_add ("/chip-shop/taps/rematch", test_evening, "chip-shop-3-players-rematch.tableside");
  return stage_run ();
}
