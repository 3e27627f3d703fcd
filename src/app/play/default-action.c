#include "default-action.h"

#include "app/dialogs/dice-dialog.h"
#include "config.h"

#include <glib/gi18n-lib.h>

const TsVerb *
ts_default_action_verb (const TsView *view, int *who)
{
  *who = TS_NOBODY;
  if (ts_view_is_over (view))
    return NULL;
  for (const TsVerb *verb = view->game->verbs; verb->id != NULL; verb++)
    if (ts_view_default_action (view, verb, who))
      return verb;
  return NULL;
}

char *
ts_default_action_label (const TsView *view, gboolean writes)
{
  int who;
  const TsVerb *verb = ts_default_action_verb (view, &who);

  if (ts_view_is_over (view))
    return g_strdup (_ ("See the result"));
  if (!writes)
    return g_strdup (_ ("This table can only be looked at"));
  if (verb == NULL)
    return g_strdup (_ ("Choose on the board"));
  if (who == TS_NOBODY)
    return g_strdup (_ (verb->label));
  /* Translators: the big button, where it stands for one of several players: a name, what a press does */
  return g_strdup_printf (_ ("%s: %s"), ts_view_name (view, who), _ (verb->label));
}

gboolean
ts_default_action_is_there (TsBoard *board, gboolean writes)
{
  TsView view = ts_board_get_view (board);
  int who;

  if (!writes)
    return FALSE;
  return ts_board_get_offer (board) != NULL ? ts_board_can_take_offer (board)
                                            : ts_default_action_verb (&view, &who) != NULL;
}

gboolean
ts_default_action_gives_up (TsBoard *board)
{
  TsView view = ts_board_get_view (board);
  int who;
  const TsVerb *verb = ts_board_get_offer (board) == NULL ? ts_default_action_verb (&view, &who)
                                                          : ts_board_get_offered_verb (board);

  return verb != NULL && verb->gives_up != NULL && verb->gives_up (&view);
}

static void
say (TsTableController *controller, const TsGame *game, const TsVerb *verb, int who)
{
  g_autoptr (JsonObject) entry = ts_entry_build (game, verb->id, who, NULL);

  ts_table_controller_say (controller, entry);
}

/* A board that has the dice on it throws them there. Those that are typed in have a dialog. */
static void
throw_dice (TsBoard *board,
            TsTableController *controller,
            const TsVerb *verb,
            int who,
            GtkWidget *page,
            const char *title)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  gboolean by_hand = g_settings_get_enum (settings, "dice") != 0;
  TsView view = ts_session_view (ts_board_get_session (board));
  AdwDialog *dialog;

  if (!by_hand && ts_board_throw (board, verb, who))
    return;
  dialog = ts_dice_dialog_new (&view, verb, who, title, by_hand);
  g_signal_connect_object (dialog, "say", G_CALLBACK (ts_table_controller_say), controller,
                           G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, page);
}

void
ts_default_action_run (TsBoard *board, TsTableController *controller, GtkWidget *page, const char *title)
{
  TsView view = ts_board_get_view (board);
  int who;
  const TsVerb *verb = ts_default_action_verb (&view, &who);

  if (ts_board_get_offer (board) != NULL)
    ts_board_take_offer (board);
  else if (verb == NULL)
    return;
  else if (ts_dice_dialog_field (verb) != NULL)
    throw_dice (board, controller, verb, who, page, title);
  else
    say (controller, view.game, verb, who);
}
