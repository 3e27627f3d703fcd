/* board-panel.h — the panel of a board: what can be done now, one part (board-part.h) at a time.
 *
 * What the visible part offers is what the board offers, and the big button finishes it. A part that somebody
 * opened lies over the one that belongs to the step; the Escape key, or the part itself, goes back to that,
 * and the keyboard to what it was opened from.
 *
 * What is in a part opens another one by the action “part.open”, whose target is its id, and the keyboard
 * goes there. A board may have several panels, of which one makes offers at a time. */
#pragma once

#include "board-part.h"

G_BEGIN_DECLS

#define TS_TYPE_BOARD_PANEL (ts_board_panel_get_type ())
G_DECLARE_FINAL_TYPE (TsBoardPanel, ts_board_panel, TS, BOARD_PANEL, AdwBin)

/* Signal "turned": another part is there, or the same one afresh. */

TsBoardPanel *ts_board_panel_new (TsBoard *board);

/* Adds a part (transfer floating), at its natural height; `id` is a constant. The first one is there until
 * another is turned to. */
void ts_board_panel_add (TsBoardPanel *self, const char *id, gpointer part);

/* Begins the part of this step. The focus does not get over to it from the one before: the keyboard is for
 * the big button then. */
void ts_board_panel_turn_to (TsBoardPanel *self, const char *id);

/* Begins a part over that one, and returns it (transfer none); and goes back from it. Where both are the same
 * one, that begins afresh. */
gpointer ts_board_panel_open (TsBoardPanel *self, const char *id);
void ts_board_panel_back (TsBoardPanel *self);

TsBoardPart *ts_board_panel_get_visible (TsBoardPanel *self);

/* Whether a widget is in a part that somebody opened, of whatever panel. */
gboolean ts_board_panel_is_open_around (GtkWidget *widget);

/* The visible part shows the state as it is now; what was filled in stays. */
void ts_board_panel_update (TsBoardPanel *self, const TsOutcome *outcome);

/* For the visible part: see board-part.h. */
gboolean ts_board_panel_pick (TsBoardPanel *self, const char *what, int number);
void ts_board_panel_focus (TsBoardPanel *self);
TsDice *ts_board_panel_get_dice (TsBoardPanel *self, const TsVerb *verb, int who);

/* Throws the dice that lie there, as a board's throw(). */
gboolean ts_board_panel_throw (TsBoardPanel *self, const TsVerb *verb, int who);

/* For all parts. */
void ts_board_panel_set_roomy (TsBoardPanel *self, gboolean roomy);

G_END_DECLS
