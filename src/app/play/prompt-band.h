/* prompt-band.h — who does what now, and what comes then: two sentences on the colour of the seat that acts.
 */
#pragma once

#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_PROMPT_BAND (ts_prompt_band_get_type ())
G_DECLARE_FINAL_TYPE (TsPromptBand, ts_prompt_band, TS, PROMPT_BAND, AdwBin)

/* What stands at the board's session now. */
void ts_prompt_band_update (TsPromptBand *self, TsBoard *board);

/* From now on, in a phase that nobody has gone through on this computer, it tells how that goes, in the place
 * of what comes then. */
void ts_prompt_band_teach (TsPromptBand *self);

/* What hands have to do after the newest deed; "": nothing. */
void ts_prompt_band_set_news (TsPromptBand *self, const char *news);
const char *ts_prompt_band_get_news (TsPromptBand *self);

/* Leaves out what comes then, where the room is needed. */
void ts_prompt_band_set_short (TsPromptBand *self, gboolean is_short);

/* The sentence that is shown. */
const char *ts_prompt_band_get_prompt (TsPromptBand *self);

/* The seat whose colour stands for the moment: the one that acts or is due to, at the end the only winner;
 * TS_NOBODY if all do together, or share the win. */
int ts_prompt_band_seat (const TsView *view);

G_END_DECLS
