/* board-part.h — a part of a board's panel: what can be done in one phase, or is put together in one sheet.
 *
 * The panel (board-panel.h) shows one part at a time. So a part knows its entries and its dice, and not which
 * others there are. */
#pragma once

#include "dice.h"

G_BEGIN_DECLS

#define TS_TYPE_BOARD_PART (ts_board_part_get_type ())
G_DECLARE_DERIVABLE_TYPE (TsBoardPart, ts_board_part, TS, BOARD_PART, AdwBin)

/* All may be NULL. */
struct _TsBoardPartClass {
  AdwBinClass parent_class;

  /* It is turned to: nothing is filled in. show() comes after it. */
  void (*begin) (TsBoardPart *self);

  /* Shows the state; what was filled in stays. `outcome` as for a board's update(). */
  void (*show) (TsBoardPart *self, const TsView *view, const TsOutcome *outcome);

  /* Something beside the part was tapped, such as number 3 of the “continent”s. Whether the part took it. */
  gboolean (*pick) (TsBoardPart *self, const char *what, int number);

  /* The keyboard goes to what is asked; NULL: to what comes first. */
  void (*focus) (TsBoardPart *self);

  /* Goes back from a page inside of the part; FALSE: none is open. */
  gboolean (*step_back) (TsBoardPart *self);

  /* The dice that lie on it for that verb, asked for the seat `who`; NULL, here or returned: there are none.
   */
  TsDice *(*get_dice) (TsBoardPart *self, const TsVerb *verb, int who);

  /* There is more or less room. */
  void (*set_roomy) (TsBoardPart *self, gboolean roomy);
};

/* The construct-only property "board" is whose part it is. Signals: "back": somebody does not want it after
 * all, or is done with it. "offered": what it offers has changed. "opens":
 * see ts_board_part_open(). */

/* A part that only holds a widget (transfer floating), or NULL, which the board itself cares for. */
TsBoardPart *ts_board_part_new (TsBoard *board, GtkWidget *child);

TsBoard *ts_board_part_get_board (TsBoardPart *self);
TsView ts_board_part_get_view (TsBoardPart *self);

void ts_board_part_begin (TsBoardPart *self);
void ts_board_part_show (TsBoardPart *self, const TsView *view, const TsOutcome *outcome);
gboolean ts_board_part_pick (TsBoardPart *self, const char *what, int number);
void ts_board_part_focus (TsBoardPart *self);
gboolean ts_board_part_step_back (TsBoardPart *self);
TsDice *ts_board_part_get_dice (TsBoardPart *self, const TsVerb *verb, int who);
void ts_board_part_set_roomy (TsBoardPart *self, gboolean roomy);

/* Emits "back". */
void ts_board_part_back (TsBoardPart *self);

/* A page inside of the part is about to be opened: when it goes "back", what has the keyboard now gets it
 * back. */
void ts_board_part_open (TsBoardPart *self);

/* What the big button is for as long as the part is seen: as for ts_board_offer(). A part inside of another
 * offers for that one. */
void ts_board_part_offer (TsBoardPart *self, const char *label, JsonObject *entry);

/* The same, for a press that calls `action` with `data`: see ts_board_offer_action(). */
void ts_board_part_offer_action (
    TsBoardPart *self, const char *label, JsonObject *entry, void (*action) (gpointer data), gpointer data);

/* The same, for a press that goes back. */
void ts_board_part_offer_back (TsBoardPart *self, const char *label);

/* Whether it offers anything. */
gboolean ts_board_part_has_offer (TsBoardPart *self);

/* Gives what it offers to the board, or that it offers nothing. */
void ts_board_part_pass_offer (TsBoardPart *self);

G_END_DECLS
