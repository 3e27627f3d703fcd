#include "entry-menu.h"

#include "app/dialogs/form-dialog.h"
#include "config.h"

#include <glib/gi18n-lib.h>

void
ts_entry_menu_list (GMenu *menu, const TsView *view)
{
  g_menu_remove_all (menu);
  for (const TsVerb *verb = view->game->verbs; verb->id != NULL; verb++)
    if (!ts_view_is_over (view) && ts_view_possible (view, verb)) {
      g_autoptr (GMenuItem) item = g_menu_item_new (_ (verb->label), NULL);

      g_menu_item_set_action_and_target (item, "play.by-hand", "s", verb->id);
      g_menu_append_item (menu, item);
    }
}

void
ts_entry_menu_open (GtkWidget *page, TsBoard *board, const char *verb)
{
  const TsGame *game = ts_session_view (ts_board_get_session (board)).game;
  int found = ts_game_verb (game, verb);

  if (found >= 0)
    adw_dialog_present (ts_form_dialog_new (board, &game->verbs[found]), page);
}
