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
ts_entry_menu_open (GtkWidget *page, TsTableController *controller, const char *verb)
{
  TsSession *session = ts_table_controller_get_session (controller);
  const TsGame *game = ts_session_view (session).game;
  int found = ts_game_verb (game, verb);
  AdwDialog *dialog;

  if (found < 0)
    return;
  dialog = ts_form_dialog_new (session, &game->verbs[found]);
  g_signal_connect_object (dialog, "say", G_CALLBACK (ts_table_controller_say), controller,
                           G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, page);
}
