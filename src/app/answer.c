#include "answer.h"

#include "config.h"
#include "dice-dialog.h"
#include "ordinary.h"

gboolean
ts_answer_is_there (TsBoard *board, gboolean writes)
{
  TsView view = ts_session_view (ts_board_get_session (board));
  GtkButton *in_hand = ts_board_get_in_hand (board);
  int who;

  if (!writes)
    return FALSE;
  return in_hand != NULL ? gtk_widget_get_sensitive (GTK_WIDGET (in_hand))
                         : ts_ordinary_verb (&view, &who) != NULL;
}

static void
say (TsDeeds *deeds, const TsVerb *verb, int who)
{
  g_autoptr (JsonObject) entry = ts_entry_begin (verb->id, who);

  ts_deeds_say (deeds, entry);
}

/* A board that has the dice on it throws them there. Those that are typed in have a dialog. */
static void
throw_dice (TsBoard *board, TsDeeds *deeds, const TsVerb *verb, int who, GtkWidget *page, const char *title)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  gboolean by_hand = g_settings_get_enum (settings, "dice") != 0;
  AdwDialog *dialog;

  if (!by_hand && ts_board_throw (board, verb, who))
    return;
  dialog = ts_dice_dialog_new (verb, who, title, by_hand);
  g_signal_connect_object (dialog, "say", G_CALLBACK (ts_deeds_say), deeds, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, page);
}

void
ts_answer_give (TsBoard *board, TsDeeds *deeds, GtkWidget *page, const char *title)
{
  TsView view = ts_session_view (ts_board_get_session (board));
  GtkButton *in_hand = ts_board_get_in_hand (board);
  int who;
  const TsVerb *verb = ts_ordinary_verb (&view, &who);

  if (in_hand != NULL)
    g_signal_emit_by_name (in_hand, "clicked");
  else if (verb == NULL)
    return;
  else if (ts_dice_dialog_field (verb) != NULL)
    throw_dice (board, deeds, verb, who, page, title);
  else
    say (deeds, verb, who);
}
