/* seat-card.h — one seat among the standings: mark, name, score, rank, whose turn it is, and what the newest
 * entry changed. Pressing it explains the score. */
#pragma once

#include "referee/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_SEAT_CARD (ts_seat_card_get_type ())
G_DECLARE_FINAL_TYPE (TsSeatCard, ts_seat_card, TS, SEAT_CARD, GtkButton)

GtkWidget *ts_seat_card_new (const TsHeader *header, int seat);

/* Shows who sits there, who is another one than before. */
void ts_seat_card_show_player (TsSeatCard *self, const TsHeader *header);

/* Shows the seat as the view has it. A score other than the one shown before is shown as a change for a
 * while; the first time nothing has changed. */
void ts_seat_card_update (TsSeatCard *self, const TsView *view);

/* Whether the seat has a phone at the table. */
void ts_seat_card_set_phone (TsSeatCard *self, gboolean has_phone);

/* Wide: the score beside the name, for a column, or a strip that is to be low. Else: below it.
 * High: there is room for more than one counter. */
void ts_seat_card_set_wide (TsSeatCard *self, gboolean wide, gboolean high);

/* Whether a wide card of so many px shows the whole name beside the score; and whether, where it is next
 * given its place, the score is below the name after all, if it is high enough. */
gboolean ts_seat_card_has_room_beside (TsSeatCard *self, int width);
void ts_seat_card_set_below (TsSeatCard *self, gboolean below);

G_END_DECLS
