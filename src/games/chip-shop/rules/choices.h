/* choices.h — what can be said of income streams, of who is hired and of accessories, as buttons have it, on
 * the board and on phones. The entry is one of its verb's forms. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

/* What it is called. `covered`: others may look, and what is in a factory is called by its number. (transfer
 * full) */
char *ts_chip_shop_choice_label (const TsView *view, const TsEntry *entry, gboolean covered);

/* What it brings and costs, in one line or two; NULL: there is nothing to tell. (transfer full) */
char *ts_chip_shop_choice_detail (const TsView *view, const TsEntry *entry);

/* Whether it is an answer at all: what is due is paid with money only, or ends with a salary. There
 * bankruptcy is no stream but the way out beside them. */
gboolean ts_chip_shop_choice_helps (const TsView *view, const TsEntry *entry);

/* A product by its name, or by its number. (transfer full) */
char *ts_chip_shop_product_label (const ChipShop *state, int id, gboolean covered);

G_END_DECLS
