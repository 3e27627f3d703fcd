#include "board.h"

struct _TsSnackWarsBoard {
  TsBoard parent_instance;
};

G_DEFINE_FINAL_TYPE (TsSnackWarsBoard, ts_snack_wars_board, TS_TYPE_BOARD)

static void
ts_snack_wars_board_update (TsBoard *board G_GNUC_UNUSED)
{
}

static void
ts_snack_wars_board_class_init (TsSnackWarsBoardClass *klass)
{
  TS_BOARD_CLASS (klass)->update = ts_snack_wars_board_update;
}

static void
ts_snack_wars_board_init (TsSnackWarsBoard *self G_GNUC_UNUSED)
{
}
