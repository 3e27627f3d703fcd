/* dice-tray.h — dice on the table: places for them, and how they tumble into these. */
#pragma once

#include "referee/field.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_DICE_TRAY (ts_dice_tray_get_type ())
G_DECLARE_FINAL_TYPE (TsDiceTray, ts_dice_tray, TS, DICE_TRAY, AdwBin)

/* Signal "changed", only for what people do: a die fell, was put there, or was taken back. */

/* Empty places for the most dice that `field` asks for; it has to outlive them. */
TsDiceTray *ts_dice_tray_new (const TsField *field);

/* So many places, all empty. */
void ts_dice_tray_set_n (TsDiceTray *self, guint n);
guint ts_dice_tray_get_n (TsDiceTray *self);

/* How large dice are, in pixels; else they are as large as so few can be. */
void ts_dice_tray_set_die (TsDiceTray *self, int size);

/* Shows what lies; `can_take_back`: a tap on a die takes it back. */
void ts_dice_tray_show (TsDiceTray *self, gboolean can_take_back);

/* Puts a face onto the first empty place for a die of so many sides. If there is no such place, nothing
 * happens. */
void ts_dice_tray_put (TsDiceTray *self, int sides, int face);

/* Whether a die is still to come that has such a face, and none of two digits, which a key could be the first
 * of; and lays it there. */
gboolean ts_dice_tray_awaits (TsDiceTray *self, int face);
void ts_dice_tray_type (TsDiceTray *self, int face);

/* Takes the last face back; FALSE if there is none. */
gboolean ts_dice_tray_take_back (TsDiceTray *self);

/* The faces that lie, none while they tumble; `n` is set to how many. (transfer none) */
const gint64 *ts_dice_tray_get_faces (TsDiceTray *self, guint *n);

/* Lays faces, and none where there are not so many. */
void ts_dice_tray_set_faces (TsDiceTray *self, const gint64 *faces, guint n);

/* Shows dice of before, until something else is shown. */
void ts_dice_tray_show_past (TsDiceTray *self, const gint64 *faces, guint n);

/* Throws all dice that do not lie yet. They begin to tumble by _tumble, once the tray is seen, and lie after
 * it, or by _skip. */
void ts_dice_tray_throw (TsDiceTray *self);
void ts_dice_tray_tumble (TsDiceTray *self);
void ts_dice_tray_skip (TsDiceTray *self);
gboolean ts_dice_tray_is_rolling (TsDiceTray *self);

/* Whether anything lies or falls, and whether all dice lie. */
gboolean ts_dice_tray_is_empty (TsDiceTray *self);
gboolean ts_dice_tray_is_complete (TsDiceTray *self);

G_END_DECLS
