/* majorities.h — who has how many of each kind, and who leads: nine columns, a row per seat. */
#pragma once

#include "referee/game.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_SNACK_WARS_MAJORITIES (ts_snack_wars_majorities_get_type ())
G_DECLARE_FINAL_TYPE (TsSnackWarsMajorities, ts_snack_wars_majorities, TS, SNACK_WARS_MAJORITIES, AdwBin)

/* Shows the state; a column whose lead changed hands since the last call flares up, unless `still`. */
void ts_snack_wars_majorities_show (TsSnackWarsMajorities *self, const TsView *view, gboolean still);

G_END_DECLS
