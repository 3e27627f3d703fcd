#include "table-board.h"

#include "config.h"
#include "games/boards/boards.h"
#include "plain-board.h"

static gboolean
is_by_hand (GValue *by_hand, GVariant *dice, gpointer none G_GNUC_UNUSED)
{
  g_value_set_boolean (by_hand, g_strcmp0 (g_variant_get_string (dice, NULL), "hand") == 0);
  return TRUE;
}

TsBoard *
ts_table_board_new (const TsGame *game)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  TsBoard *board = ts_boards_new (game);

  if (board == NULL)
    board = ts_plain_board_new ();
  g_settings_bind_with_mapping (settings, "dice", board, "dice-by-hand", G_SETTINGS_BIND_GET, is_by_hand,
                                NULL, NULL, NULL);
  gtk_widget_set_vexpand (GTK_WIDGET (board), TRUE);
  return board;
}
