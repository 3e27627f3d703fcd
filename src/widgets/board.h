/* board.h — what the play page shows in its middle: one widget per game.
 *
 * A board draws the session's state and says entries. It keeps nothing that should come back on undo. A game
 * without a board of its own is played with plain forms (src/app/plain-board.h). */
#pragma once

#include "referee/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

typedef struct _TsFieldRow TsFieldRow; /* field-row.h */

#define TS_TYPE_BOARD (ts_board_get_type ())
G_DECLARE_DERIVABLE_TYPE (TsBoard, ts_board, TS, BOARD, AdwBin)

/* What a key does on a board, as the list of shortcuts tells it. */
typedef struct {
  const char *label; /* N_() */
  const char *accels[3];
  /* For each of them an action of the board, as g_action_parse_detailed_name() takes it, which the page does
   * wherever its focus is. NULL: the key means something only where the focus is, and the board acts on it
   * itself. */
  const char *actions[3];
} TsBoardKey;

/* What a little picture, or a line or colour, means on a board, as the help tells it. */
typedef struct {
  const char *icon;  /* the name of an icon; NULL: it is a patch that is painted by */
  const char *style; /* a class of the style sheets; NULL: the icon looks as it does everywhere */
  const char *label; /* N_() */
} TsBoardSign;

struct _TsBoardClass {
  AdwBinClass parent_class;

  /* Draws the state as it is now. `outcome` is what has just happened; NULL: nothing has, the board is shown
   * for the first time or again. */
  void (*update) (TsBoard *self, const TsOutcome *outcome);

  /* Shows where the points of a seat come from, those of the tally line with this id. NULL: it cannot. */
  void (*point_out) (TsBoard *self, int seat, const char *line);

  /* The keys that only this board knows, NULL label at the end; NULL: there are none. */
  const TsBoardKey *keys;

  /* The legend of what only this board shows, NULL label at the end; NULL: there is nothing to explain. */
  const TsBoardSign *signs;

  /* The big button was pressed for a verb that asks for dice and nothing else, for seat `who` (TS_NOBODY: it
   * needs none). A board that has dice on it throws them there, says the verb when they lie, and returns
   * TRUE. NULL or FALSE: the page opens a dialog for them. */
  gboolean (*throw) (TsBoard *self, const TsVerb *verb, int who);

  /* What the table is told now, `then`: what comes then, instead of the rules' sentence: where the board
   * knows of more than the rules, such as words that the owner typed in, or says it itself: “”. NULL, here or
   * returned: it does not. (transfer full) */
  char *(*tell) (TsBoard *self, gboolean then);

  /* What hands do now, after what was said last, and what came of it, where the game knows it better than the
   * line that is made of its things, which is told otherwise. NULL, here or returned: that is enough.
   * (transfer full) */
  char *(*tell_by_hand) (TsBoard *self);

  /* A row for one of the game's options was made, for people to fill in before there is a table: the board's
   * class may offer texts for it. NULL: it does not. */
  void (*offer) (TsFieldRow *row);
};

/* Signals: "say" (JsonObject *entry): the page says the entry, and returns whether the rules take it; it is
 * on its way to the disk then, or waits for its turn. A refusal is shown by the page. "say-all" (GPtrArray
 * *entries, of JsonObject): the same for entries that are said one after the other as one action, up to the
 * first refusal. "say-counted" (JsonObject *entry, int seat, int counter): as "say", see
 * ts_board_say_counted(). "retold": what ts_board_tell() says has changed, though the state has not.
 * "offered": what the board offers to the big button has changed. "turned": another page of the board is
 * there, though the state may be the same. "press" (→ gboolean): a press is about to open a page; the page of
 * the app returns whether it was made too early, by somebody who had not seen what the board shows, or in
 * vain. "step-back" (→ gboolean): somebody wants back to what the board showed before; whoever has a page to
 * close closes it, and returns TRUE. */

/* Set once. The board only looks at the session; it must not say lines to it. */
void ts_board_set_session (TsBoard *self, TsSession *session);
TsSession *ts_board_get_session (TsBoard *self);

/* The session's view: see ts_session_view(). */
TsView ts_board_get_view (TsBoard *self);

/* The session has changed; `outcome` as for the class's update(). */
void ts_board_update (TsBoard *self, const TsOutcome *outcome);

/* Within update(): whether phase, round and turn are still those that the board showed before. */
gboolean ts_board_is_same_step (TsBoard *self);

/* Emits "turned": from now on a press is meant for what the board shows now. */
void ts_board_turned (TsBoard *self);

/* Whether a press that opens a page of the board was meant for what the board shows, and what that page asks
 * can be said: not at a table that is only looked at, which tells so. What is said to the table, or by the
 * big button, needs no such question. */
gboolean ts_board_admits_press (TsBoard *self);

/* Emits "step-back"; FALSE: the board is at its top. */
gboolean ts_board_step_back (TsBoard *self);

/* What of the board is asked, a widget in it; `focus` gives the keyboard to what is to be answered first. */
void ts_board_set_asked (TsBoard *self, gpointer asked, void (*focus) (gpointer asked));

/* The widget that is asked; the board itself, where it does not say. (transfer none) */
GtkWidget *ts_board_get_asked (TsBoard *self);

/* Gives the keyboard to what is asked. FALSE: nothing there takes it. */
gboolean ts_board_focus_asked (TsBoard *self);

/* Gives the keyboard back to what somebody opened something from, and did not want it after all. It may stay
 * there, whatever is asked. */
gboolean ts_board_return_to (TsBoard *self, GtkWidget *widget);
gboolean ts_board_has_returned_to (TsBoard *self, GtkWidget *widget);

/* Whether an answer can be given by this widget of the board: always, where the board does not say what it
 * asks. */
gboolean ts_board_is_asked (TsBoard *self, GtkWidget *widget);

gboolean ts_board_throw (TsBoard *self, const TsVerb *verb, int who);

/* NULL: as the rules say it. (transfer full) */
char *ts_board_tell (TsBoard *self, gboolean then);

/* NULL: as the things tell it. (transfer full) */
char *ts_board_tell_by_hand (TsBoard *self);

/* Emits "retold". */
void ts_board_retell (TsBoard *self);

gboolean ts_board_can_point_out (TsBoard *self);
void ts_board_point_out (TsBoard *self, int seat, const char *line);

const TsBoardKey *ts_board_get_keys (TsBoard *self);
const TsBoardSign *ts_board_get_signs (TsBoard *self);

/* Offers what is filled in on the board to the big button: it says `label` then, and a press says `entry`
 * (transfer full). A NULL entry: something is still missing, and it cannot be pressed. A NULL label: nothing
 * is offered, and the big button is for the default action. Emits "offered". */
void ts_board_offer (TsBoard *self, const char *label, JsonObject *entry);

/* The same, for a press that calls `action` with `data`; `entry` (transfer full) is what comes of it, or NULL
 * if it says nothing to the table, or more than that. */
void ts_board_offer_action (
    TsBoard *self, const char *label, JsonObject *entry, void (*action) (gpointer data), gpointer data);

/* What the big button says, or NULL; whether it can be pressed; and its press. */
const char *ts_board_get_offer (TsBoard *self);
const TsVerb *ts_board_get_offered_verb (TsBoard *self); /* NULL: its press says no entry, or many */
gboolean ts_board_can_take_offer (TsBoard *self);
void ts_board_take_offer (TsBoard *self);

/* The property "dice-by-hand": whether dice are thrown on the table and typed in. Boards with dice on them
 * follow it. */
gboolean ts_board_get_dice_by_hand (TsBoard *self);

/* The property "phones": the seats, as bits, that have a phone at the table now. What is secret is on its
 * owner's phone then. */
gboolean ts_board_has_phone (TsBoard *self, int seat);

/* The property "only-shown": the board is on a screen that nobody touches, and all see: it asks nothing. */
gboolean ts_board_is_only_shown (TsBoard *self);

/* Emits "say" for `entry` (transfer full). Returns whether it is on its way. Nothing has changed yet: when it
 * is in force the board's update() hears of it, which may be at once, or later. */
gboolean ts_board_say (TsBoard *self, JsonObject *entry);

/* The same for `entries` (transfer full) by "say-all": what belongs to one tap, such as a bill that is signed
 * and the end of the turn after it. */
gboolean ts_board_say_all (TsBoard *self, GPtrArray *entries);

/* Says `entry` (transfer full), and calls `then` once it is known what has come of it: after update(), if it
 * is in force. `owner` is an object; if it goes before that, `then` is not called. */
void ts_board_say_then (TsBoard *self,
                        JsonObject *entry,
                        gpointer owner,
                        void (*then) (gpointer owner, gboolean in_force));

/* The same for a slip that is put right because somebody has counted: what lies there of this counter of the
 * seat lies as the table tells it then, and nobody is asked to move it. */
void ts_board_say_counted (TsBoard *self,
                           JsonObject *entry,
                           int seat,
                           int counter,
                           gpointer owner,
                           void (*then) (gpointer owner, gboolean in_force));

/* The page tells what has come of an entry that the board has said. */
void ts_board_settle (TsBoard *self, JsonObject *entry, gboolean in_force);

G_END_DECLS
