/* company.h — a company: what it has, its products with their money, its people, its factory. */
#pragma once

#include "widgets/board.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_CHIP_SHELF (ts_chip_shelf_get_type ())
G_DECLARE_FINAL_TYPE (TsChipShelf, ts_chip_shelf, TS, CHIP_SHELF, GtkWidget)

TsChipShelf *ts_chip_shelf_new (TsBoard *board, int seat);

/* `still`: no pile lifts off. */
void ts_chip_shelf_show (TsChipShelf *self, const TsView *view, gboolean still);

G_END_DECLS
