/* calendar.h — the ten years and, below them, the five squares with their decks. When a year begins that
 * moves the decks, they slide one square on, and the first one leaves. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_CHIP_SHOP_SQUARES 5

#define TS_TYPE_CHIP_SHOP_CALENDAR (ts_chip_shop_calendar_get_type ())
G_DECLARE_FINAL_TYPE (TsChipShopCalendar, ts_chip_shop_calendar, TS, CHIP_SHOP_CALENDAR, GtkWidget)

TsChipShopCalendar *ts_chip_shop_calendar_new (void);

/* Shows year `year` of `years`, and which sub-era lies on each square, 0 for none. `costs` is the R&D that a
 * square asks for. `still`: nothing slides. */
void ts_chip_shop_calendar_show (TsChipShopCalendar *self,
                                 int year,
                                 int years,
                                 const int squares[TS_CHIP_SHOP_SQUARES],
                                 const int costs[TS_CHIP_SHOP_SQUARES],
                                 gboolean still);

G_END_DECLS
