/* declaration.h — how many Customs cards a movement with goods draws: what is asked for to know it. */
#pragma once

#include "widgets/sheet.h"

G_BEGIN_DECLS

/* For the `customs` of a `move` or a `carry`. */
extern const TsInput ts_competitors_declaration_input;

/* Whether what is said there of the movement ends nowhere, as an Aircraft that is still in flight. `used`:
 * after how many movement turns of a delivery that was shown; -1: after none. */
gboolean ts_competitors_declaration_ends_nowhere (TsSheet *sheet, int *used);

/* Nothing: it is told with what the movement comes to. */
char *ts_competitors_declaration_tell (const TsView *view, const TsEntry *entry);

G_END_DECLS
