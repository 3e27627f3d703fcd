#include "pack-paper.h"

#include "config.h"
#include "pack.h"
#include "store/score-sheet.h"

#include <glib/gi18n-lib.h>

static void
add_title (TsPaper *paper, const TsView *view, const TsPackPart *part)
{
  /* Translators: on a sheet of paper, above a line, below which stands what nobody else may know; %s is a
   * player's name */
  const char *cover = _ ("For %s alone: fold the lower edge up to the line, unread.");
  g_autofree char *text = NULL;

  if (part->reader == TS_NOBODY) {
    ts_paper_add_heading (paper, part->title);
    return;
  }
  text = g_strdup_printf (cover, ts_view_name (view, part->reader));
  ts_paper_add_cover (paper, text);
}

static void
add_part (TsPaper *paper, const TsView *view, const TsPackPart *part)
{
  add_title (paper, view, part);
  for (guint i = 0; i < part->lines->len; i++)
    if (part->hands)
      ts_paper_add_item (paper, part->lines->pdata[i]);
    else
      ts_paper_add_text (paper, part->lines->pdata[i]);
}

TsPaper *
ts_pack_paper_new (const TsSession *session)
{
  TsView view = ts_session_view (session);
  /* Translators: above a list of what lies on the table, to go on another day; %s is the title of a game */
  g_autofree char *title = g_strdup_printf (_ ("%s: to be continued"), _ (view.game->title));
  g_autofree char *day = ts_score_sheet_day (&view);
  g_autoptr (GPtrArray) parts = ts_pack_new (session, FALSE);
  g_autoptr (GPtrArray) numbers = ts_pack_numbers (&view);
  TsPaper *paper = ts_paper_new (title);

  if (day != NULL)
    ts_paper_add_text (paper, day);
  for (guint i = 0; i < parts->len; i++) {
    add_part (paper, &view, parts->pdata[i]);
    if (i == 0 && numbers->len > 1)
      ts_paper_add_table (paper, numbers, 0);
  }
  return paper;
}
