/* dice.h — dice that are thrown on screen, or thrown on the table and typed in: one tap per face.
 *
 * On screen the faces are decided by the operating system at the press of the button; what tumbles after is
 * only shown. By hand each tap on a face fills the next die of its kind, and a tap on a filled die empties
 * it. */
#pragma once

#include "board.h"

G_BEGIN_DECLS

#define TS_DICE_LOOK_TIME 1200 /* ms that dice which lie can be seen before something covers them */

#define TS_TYPE_DICE (ts_dice_get_type ())
G_DECLARE_FINAL_TYPE (TsDice, ts_dice, TS, DICE, GtkBox)

/* Signals, both only for what people do: "changed": a face came or went; "complete": after it, if all dice
 * lie now. While dice tumble nothing is emitted, and there are no faces. */

/* The dice that `field`, of type DICE, asks for. */
TsDice *ts_dice_new (const TsField *field);

/* The dice that a verb asks for with its first argument. */
TsDice *ts_dice_new_for_verb (const TsGame *game, const char *verb);

/* Other dice: as many, and of as many sides, as `field` says now. None lies. If nothing is other, they stay.
 */
void ts_dice_set_field (TsDice *self, const TsField *field);

/* Typed in, or thrown on screen: how it begins; people switch at any time with one tap. */
void ts_dice_set_by_hand (TsDice *self, gboolean by_hand);
gboolean ts_dice_get_by_hand (TsDice *self);

/* Dice on a board: only the tray with dice of `die` pixels, and faces of `face` pixels to type in, so many in
 * a line; a single die is there once it falls, instead of the faces. Whoever has the button that throws calls
 * ts_dice_roll(). May be called again with other sizes. */
void ts_dice_set_on_board (TsDice *self, int die, int face, int columns);

/* Whether the faces to type in are there, on a board. */
void ts_dice_set_asking (TsDice *self, gboolean asking);

/* Shows dice of before, which do not lie any more: they are there only until the next one falls. */
void ts_dice_show_past (TsDice *self, const gint64 *faces, guint n);

/* Whether a die is asked for that has such a face, and none of two digits; and none falls. */
gboolean ts_dice_awaits (TsDice *self, int face);

/* What a tap on a face does, and on the die that was put there last; for keys. Whether there was a die to
 * take back. */
void ts_dice_type (TsDice *self, int face);
gboolean ts_dice_take_back (TsDice *self);

gboolean ts_dice_is_rolling (TsDice *self);

/* The faces that lie, `n` is set to how many. (transfer none) */
const gint64 *ts_dice_get_faces (TsDice *self, guint *n);
void ts_dice_set_faces (TsDice *self, const gint64 *faces, guint n);

/* Adds the faces to an entry, as its argument `arg`. */
void ts_dice_write (TsDice *self, JsonObject *entry, const char *arg);

/* Says an entry (transfer full) with the dice that lie, as its argument "dice". If it is refused they are
 * taken back, to be thrown again. */
void ts_dice_say (TsDice *self, TsBoard *board, JsonObject *entry);

/* What the big button does: throws all dice that do not lie yet. Not while they tumble. */
void ts_dice_roll (TsDice *self);

G_END_DECLS
