/* tables-row.h — which event tables are read, as it is chosen before there is a table: Tableside's own, none,
 * or one of the sets on this computer; and the way to type one in. */
#pragma once

#include "widgets/field-row.h"

G_BEGIN_DECLS

/* TsBoardClass.offer: leaves other options' rows alone. */
void ts_competitors_tables_row_offer (TsFieldRow *row);

G_END_DECLS
