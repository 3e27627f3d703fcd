/* seat-colour.h — which colour a seat has, be it said or not. */
#pragma once

#include "header.h"

G_BEGIN_DECLS

/* The seat's colour: the header's, or that of its pieces in the game's box, or the first one of the palette
 * that nobody has. A palette id. */
const char *ts_seat_colour (const TsHeader *header, int seat);

G_END_DECLS
