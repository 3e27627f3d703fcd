#include "adjust-dialog.h"

#include "adjust-sheet.h"
#include "form-dialog.h"
#include "referee/every-game.h"

#define HEIGHT 640 /* the numbers of a seat, or slips, without scrolling, in most games */

AdwDialog *
ts_adjust_dialog_new (TsBoard *board, int seat, int counter)
{
  TsView view = ts_board_get_view (board);
  TsSheet *sheet = ts_adjust_sheet_new (board, FALSE);
  AdwDialog *dialog = ts_form_dialog_new_for (board, &ts_verb_adjust, sheet);

  adw_dialog_set_content_height (dialog, HEIGHT);
  if (seat != TS_NOBODY)
    ts_adjust_sheet_fill (sheet, &view, seat, counter, 0);
  return dialog;
}
