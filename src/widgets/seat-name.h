/* seat-name.h — the name of a seat in one line: in full where there is room, else shortened, but never
 * further than the players of the table can still be told apart by what is left. */
#pragma once

#include "referee/header.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_SEAT_NAME (ts_seat_name_get_type ())
G_DECLARE_FINAL_TYPE (TsSeatName, ts_seat_name, TS, SEAT_NAME, GtkWidget)

/* `style` is a class, and may be NULL. Its least width is that of the shortest form. It is read in full, and
 * shows a shortened name in full as a tooltip. (transfer floating) */
GtkWidget *ts_seat_name_new (const TsHeader *header, int seat, const char *style);

/* The same for a seat that is not known yet: it says nothing until it is told. (transfer floating) */
GtkWidget *ts_seat_name_new_empty (const char *style);
void ts_seat_name_show (TsSeatName *self, const TsHeader *header, int seat);

/* How many letters wide it asks to be at most; it takes more room where it gets it. -1: the whole name. */
void ts_seat_name_set_most (TsSeatName *self, int letters);

/* px that the whole name takes. */
int ts_seat_name_get_whole_width (TsSeatName *self);

/* Stands in the middle of its room instead of at the beginning. */
void ts_seat_name_set_centred (TsSeatName *self);

/* What is left of a name, in bytes: its beginning, an ellipsis, and what lies from one byte to another; if
 * that is not its end, another ellipsis. The name in full: all of it is its beginning. */
typedef struct {
  gsize head, from, to;
} TsSeatNameForm;

/* The shortest form of a name that no other player's name has. */
TsSeatNameForm ts_seat_name_shortest (const TsHeader *header, int seat);

G_END_DECLS
