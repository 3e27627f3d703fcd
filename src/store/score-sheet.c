#include "score-sheet.h"

#include "config.h"
#include "referee/columns.h"
#include "referee/csv.h"
#include "referee/describe.h"
#include "referee/name.h"
#include "referee/number.h"
#include "referee/sight.h"
#include "referee/tally.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define SHORTEST_NAME 3 /* characters */

/* --- the table: rows of cells, a column for the labels and one per seat --- */

static char *
tell (int number, gboolean plain)
{
  return plain ? g_strdup_printf ("%d", number) : ts_number_tell (number);
}

static void
add_line (GPtrArray *rows, const TsView *view, const TsTallyRow *line, gboolean plain)
{
  GPtrArray *row = ts_columns_new_row (line->label);

  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++)
    g_ptr_array_add (row, line->there[seat] ? tell (line->points[seat], plain) : g_strdup (""));
  g_ptr_array_add (rows, row);
}

GPtrArray *
ts_score_sheet_rows (const TsView *view, gboolean plain)
{
  GPtrArray *rows = ts_columns_new ();
  g_autoptr (GArray) lines = ts_tally_rows (view);
  GPtrArray *names = ts_columns_new_row (_ ("Player"));
  GPtrArray *totals = ts_columns_new_row (_ ("Total"));
  /* Translators: in a score sheet, before the ranks: 1 for who has most, and so on */
  GPtrArray *places = ts_columns_new_row (_ ("Place"));

  GPtrArray *beside =
      view->game->beside.id != NULL ? ts_columns_new_row (_ (view->game->beside.label)) : NULL;

  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++) {
    g_ptr_array_add (names, g_strdup (view->header->players[seat].name));
    if (beside != NULL)
      g_ptr_array_add (beside, tell (view->game->beside.of (view, seat), plain));
    g_ptr_array_add (totals, tell (view->game->score (view, seat), plain));
    g_ptr_array_add (places, g_strdup_printf ("%d", ts_view_rank (view, seat)));
  }
  g_ptr_array_add (rows, names);
  for (guint i = 0; i < lines->len; i++)
    add_line (rows, view, &g_array_index (lines, TsTallyRow, i), plain);
  g_ptr_array_add (rows, totals);
  if (beside != NULL)
    g_ptr_array_add (rows, beside);
  g_ptr_array_add (rows, places);
  return rows;
}

/* --- as text --- */

/* The day of the evening, here; NULL if it is not known. */
static char *
tell_day (const TsView *view, const char *format)
{
  g_autoptr (GDateTime) created =
      view->header->created != NULL ? g_date_time_new_from_iso8601 (view->header->created, NULL) : NULL;
  g_autoptr (GDateTime) here = created != NULL ? g_date_time_to_local (created) : NULL;

  return here != NULL ? g_date_time_format (here, format) : NULL;
}

char *
ts_score_sheet_day (const TsView *view)
{
  /* Translators: a day as g_date_time_format() takes it, such as 21 November 2026 */
  return tell_day (view, _ ("%-d %B %Y"));
}

char *
ts_score_sheet_end (const TsView *view)
{
  return ts_view_is_over (view) ? ts_view_prompt (view) : g_strdup (_ ("The game is not over yet."));
}

char *
ts_score_sheet_text (const TsSession *session, int viewer)
{
  TsView all = ts_session_view (session);
  g_auto (TsSight) sight = ts_sight_of (&all, viewer);
  g_autoptr (GPtrArray) rows = ts_score_sheet_rows (&sight.view, FALSE);
  GString *text = g_string_new (_ (all.game->title));
  g_autofree char *day = ts_score_sheet_day (&all);
  g_autofree char *end = ts_score_sheet_end (&sight.view);

  g_string_append_c (text, '\n');
  if (day != NULL)
    g_string_append_printf (text, "%s\n", day);
  g_string_append_c (text, '\n');
  ts_columns_tell (rows, text);
  g_string_append_printf (text, "\n%s\n", end);
  return g_string_free (text, FALSE);
}

/* --- for programs --- */

char *
ts_score_sheet_csv (const TsSession *session, int viewer)
{
  TsView all = ts_session_view (session);
  g_auto (TsSight) sight = ts_sight_of (&all, viewer);
  g_autoptr (GPtrArray) rows = ts_score_sheet_rows (&sight.view, TRUE);
  GString *csv = g_string_new (NULL);

  for (guint row = 0; row < rows->len; row++) {
    for (guint column = 0; column <= all.header->n_players; column++)
      if (row == 0 || column == 0)
        ts_csv_add_text (csv, ts_columns_cell (rows, row, column));
      else
        ts_csv_add_field (csv, ts_columns_cell (rows, row, column));
    ts_csv_end_row (csv);
  }
  return g_string_free (csv, FALSE);
}

JsonNode *
ts_score_sheet_json (const TsSession *session, int viewer)
{
  static const char *const taken[] = { "game", "over", "winners", "players", "tally" };
  TsView view = ts_session_view (session);
  g_autofree char *json = ts_describe_state (session, viewer);
  g_autoptr (JsonNode) node = json_from_string (json, NULL);
  JsonObject *state = json_node_get_object (node);
  g_autoptr (JsonObject) sheet = json_object_new ();

  json_object_set_string_member (sheet, "title", _ (view.game->title));
  if (view.header->created != NULL)
    json_object_set_string_member (sheet, "created", view.header->created);
  for (guint i = 0; i < G_N_ELEMENTS (taken); i++)
    json_object_set_member (sheet, taken[i], json_object_dup_member (state, taken[i]));
  return json_node_init_object (json_node_alloc (), sheet);
}

/* --- in one line --- */

/* The seats by rank, with names of up to `length` characters. */
static char *
list_places (const TsView *view, glong length)
{
  int n_seats = ts_view_state (view)->n_seats;
  GString *list = g_string_new (NULL);

  for (int rank = 1; rank <= n_seats; rank++)
    for (int seat = 0; seat < n_seats; seat++) {
      g_autofree char *cut = g_utf8_truncate_middle (view->header->players[seat].name, (gsize) length);
      g_autofree char *name = ts_name_tell (cut);
      g_autofree char *points = ts_number_tell (view->game->score (view, seat));

      if (ts_view_rank (view, seat) != rank)
        continue;
      /* Translators: stands between names in a list */
      g_string_append (list, list->len > 0 ? _ (", ") : "");
      /* Translators: a place in the final list: rank, player's name, points */
      g_string_append_printf (list, _ ("%d. %s %s"), rank, name, points);
    }
  return g_string_free (list, FALSE);
}

static char *
make_short (const TsView *view, glong length)
{
  g_autofree char *places = list_places (view, length);
  /* Translators: a day as g_date_time_format() takes it, as short as can be, such as 21 Nov 2026 */
  g_autofree char *day = tell_day (view, _ ("%-d %b %Y"));

  if (day == NULL)
    /* Translators: title of a game, list of places */
    return g_strdup_printf (_ ("%s: %s"), _ (view->game->title), places);
  /* Translators: title of a game, day, list of places */
  return g_strdup_printf (_ ("%s, %s: %s"), _ (view->game->title), day, places);
}

/* Whether a better score is a better place, and nobody has been put out. */
static gboolean
places_follow_scores (const TsView *view)
{
  TsStanding standings[TS_MAX_SEATS];
  int n_seats = ts_view_state (view)->n_seats;

  ts_view_standings (view, standings);
  for (int a = 0; a < n_seats; a++)
    for (int b = 0; b < n_seats; b++)
      if (!standings[a].in ||
          (standings[a].score > standings[b].score) != (standings[a].place < standings[b].place))
        return FALSE;
  return TRUE;
}

static char *
add_why (char *places, const TsView *view)
{
  g_autofree char *end = ts_view_prompt (view);
  /* Translators: the places of all players, such as “1. Bo 13, 2. Ann 10”; a sentence that says who wins, and
   * why */
  g_autofree char *text = g_strdup_printf (_ ("%s. %s"), places, end);

  if (!ts_view_is_over (view) || places_follow_scores (view) || strlen (text) > TS_SCORE_SHEET_SHORT)
    return places;
  g_free (places);
  return g_steal_pointer (&text);
}

char *
ts_score_sheet_short (const TsSession *session, int viewer)
{
  TsView all = ts_session_view (session);
  g_auto (TsSight) sight = ts_sight_of (&all, viewer);
  glong length = TS_NAME_LENGTH;
  char *text = make_short (&sight.view, length);

  while (strlen (text) > TS_SCORE_SHEET_SHORT && length > SHORTEST_NAME) {
    g_free (text);
    text = make_short (&sight.view, --length);
  }
  return add_why (text, &sight.view);
}

/* --- as a file --- */

/* The names of up to `length` characters, without what no file system likes. */
static char *
make_name (const TsView *view, glong length)
{
  g_autofree char *day = tell_day (view, "%Y-%m-%d");
  GString *name = g_string_new (_ (view->game->title));

  if (day != NULL)
    g_string_append_printf (name, " %s", day);
  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++) {
    g_autofree char *cut = g_utf8_truncate_middle (view->header->players[seat].name, (gsize) length);

    /* Translators: stands between names in a list */
    g_string_append_printf (name, "%s%s", seat > 0 ? _ (", ") : " ", cut);
  }
  return g_strdelimit (g_string_free_and_steal (name), "/\\:*?\"<>|", '-');
}

char *
ts_score_sheet_name (const TsSession *session)
{
  TsView view = ts_session_view (session);
  glong length = TS_NAME_LENGTH;
  char *name = make_name (&view, length);

  while (strlen (name) > TS_SCORE_SHEET_NAME && length > SHORTEST_NAME) {
    g_free (name);
    name = make_name (&view, --length);
  }
  return name;
}
