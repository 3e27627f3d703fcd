/* dice-faces.h — all faces of dice, to type in what fell: one tap each. */
#pragma once

#include "referee/field.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_DICE_FACES (ts_dice_faces_get_type ())
G_DECLARE_FINAL_TYPE (TsDiceFaces, ts_dice_faces, TS, DICE_FACES, AdwBin)

/* Signal "face" (int sides, int face): that face was tapped. */

/* The faces of each kind of die that `field` asks for. */
TsDiceFaces *ts_dice_faces_new (const TsField *field);

/* Faces of so many pixels, so many in a line. */
void ts_dice_faces_set_size (TsDiceFaces *self, int face, int columns);

G_END_DECLS
