/* colour-button.h — a seat's mark, which can be given another colour. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COLOUR_BUTTON (ts_colour_button_get_type ())
G_DECLARE_FINAL_TYPE (TsColourButton, ts_colour_button, TS, COLOUR_BUTTON, AdwBin)

/* Signal "chosen" (const char *colour): somebody wants this one; the button does not take it by itself. */

/* Shows the shape of `seat` in `colour`, one of ts_palette[] itself, and offers that colour and those of the
 * palette that are not among `taken` (NULL at the end). */
void ts_colour_button_set (TsColourButton *self, int seat, const char *colour, const char *const *taken);

G_END_DECLS
