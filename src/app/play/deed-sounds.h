/* deed-sounds.h — which deeds at a table are heard, and as what. */
#pragma once

#include "table-controller.h"

G_BEGIN_DECLS

/* From now on the deeds of `controller` are heard, as long as it lives, while the settings say so: one sound
 * for each, of what is most. What is taken or brought back makes none. */
void ts_deed_sounds_follow (TsTableController *controller);

G_END_DECLS
