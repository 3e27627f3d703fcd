/* player-card.h — one player of a table to come: mark, name, place. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_PLAYER_CARD (ts_player_card_get_type ())
G_DECLARE_FINAL_TYPE (TsPlayerCard, ts_player_card, TS, PLAYER_CARD, GtkWidget)

/* Signals: "changed": the name was edited; "next": Enter was pressed in it; "chosen" (const char *colour):
 * another colour is wanted; "move" (int by): one place up (−1) or down (1); "remove". Where it says "wanted",
 * the card does nothing by itself. While it is dragged, the drag's content is the card. */

GtkWidget *ts_player_card_new (void);

/* The name without spaces around it, "" if there is none. (transfer full) */
char *ts_player_card_get_name (TsPlayerCard *self);
void ts_player_card_set_name (TsPlayerCard *self, const char *name);

/* Puts the focus into the name. */
void ts_player_card_edit_name (TsPlayerCard *self);

/* What the seat is called if no name is given. */
void ts_player_card_set_hint (TsPlayerCard *self, const char *hint);

/* Names that typing completes; NULL at the end. */
void ts_player_card_set_known (TsPlayerCard *self, const char *const *names);

/* Where it sits, and in which colour (one of ts_palette[] itself); `taken` are the others' (NULL at the end).
 */
void ts_player_card_set_seat (TsPlayerCard *self, int seat, const char *colour, const char *const *taken);

/* What can be done with it. */
void ts_player_card_set_can (TsPlayerCard *self, gboolean up, gboolean down, gboolean remove);

/* A sentence what is wrong with the name; NULL for none. */
void ts_player_card_set_complaint (TsPlayerCard *self, const char *complaint);

G_END_DECLS
