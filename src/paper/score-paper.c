#include "score-paper.h"

#include "config.h"
#include "referee/number.h"
#include "referee/sight.h"
#include "store/result-link.h"
#include "store/score-sheet.h"

#include <glib/gi18n-lib.h>

/* --- how the score was after each round --- */

static int
round_before (const TsSession *session, guint i)
{
  g_autofree TsState *state = ts_session_state_before (session, i);

  return state->round;
}

/* The first entry after `first` that is said in a later round, or how many there are. Rounds never go back,
 * so that not each entry of a long evening has to be looked at. */
static guint
find_next_round (const TsSession *session, guint first)
{
  guint n = ts_session_n_records (session);
  int round = round_before (session, first);
  guint within = first, beyond = first + 1;

  for (guint step = 1; beyond < n && round_before (session, beyond) == round; step *= 2) {
    within = beyond;
    beyond = MIN (n, beyond + step);
  }
  while (beyond - within > 1) {
    guint middle = within + (beyond - within) / 2;

    if (round_before (session, middle) == round)
      within = middle;
    else
      beyond = middle;
  }
  return beyond;
}

static GPtrArray *
new_row (char *label)
{
  GPtrArray *row = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (row, label);
  return row;
}

/* The scores before an entry, or now. */
static GPtrArray *
tell_scores (const TsSession *session, int viewer, char *label, guint i)
{
  g_autofree gpointer state = ts_session_state_before (session, i);
  TsView now = ts_session_view (session);
  TsView then = { .game = now.game, .header = now.header, .state = state };
  g_auto (TsSight) sight = ts_sight_of (&then, viewer);
  GPtrArray *row = new_row (label);

  for (int seat = 0; seat < ts_view_state (&then)->n_seats; seat++)
    g_ptr_array_add (row, ts_number_tell (now.game->score (&sight.view, seat)));
  return row;
}

static GPtrArray *
list_rounds (const TsSession *session, const TsView *view, int viewer)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  GPtrArray *names = new_row (g_strdup (_ ("Player")));

  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++)
    g_ptr_array_add (names, g_strdup (ts_view_name (view, seat)));
  g_ptr_array_add (rows, names);
  for (guint first = 0, next; first < ts_session_n_records (session); first = next) {
    next = find_next_round (session, first);
    g_ptr_array_add (rows, tell_scores (session, viewer, ts_session_round (session, next - 1), next));
  }
  return rows;
}

/* --- the sheet --- */

/* The result for a phone: to read, and for the app that keeps lists of plays. */
static void
add_codes (TsPaper *paper, const TsSession *session, const TsView *view, int viewer)
{
  g_autofree char *text = ts_score_sheet_short (session, viewer);
  g_autofree char *link = ts_result_link (session, viewer);

  if (!ts_view_is_over (view))
    return;
  ts_paper_add_codes (
      paper, (const char *[]) { text, link, NULL },
      (const char *[]) { text, _ ("With this link BG Stats adds the game to your list."), NULL });
}

TsPaper *
ts_score_paper_new (const TsSession *session, int viewer)
{
  TsView all = ts_session_view (session);
  g_auto (TsSight) sight = ts_sight_of (&all, viewer);
  const TsView *view = &sight.view;
  TsPaper *paper = ts_paper_new (_ (view->game->title));
  g_autofree char *day = ts_score_sheet_day (view);
  g_autofree char *end = ts_score_sheet_end (view);
  g_autoptr (GPtrArray) rows = ts_score_sheet_rows (view, FALSE);
  g_autoptr (GPtrArray) rounds = list_rounds (session, view, viewer);

  if (day != NULL)
    ts_paper_add_text (paper, day);
  ts_paper_add_text (paper, end);
  ts_paper_add_table (paper, rows, view->game->beside.id != NULL ? 3 : 2);
  if (rounds->len > 2) { /* the names, and more than one round */
    ts_paper_add_heading (paper, _ ("After each round"));
    ts_paper_add_table (paper, rounds, 0);
  }
  add_codes (paper, session, view, viewer);
  return paper;
}
