/* take.h — what the seat whose turn it is can keep: a kind of food and how many, a bonus card, or raccoons.
 */
#pragma once

#include "widgets/board-part.h"

G_BEGIN_DECLS

#define TS_TYPE_SNACK_WARS_TAKE (ts_snack_wars_take_get_type ())
G_DECLARE_FINAL_TYPE (TsSnackWarsTake, ts_snack_wars_take, TS, SNACK_WARS_TAKE, TsBoardPart)

TsSnackWarsTake *ts_snack_wars_take_new (TsBoard *board);

G_END_DECLS
