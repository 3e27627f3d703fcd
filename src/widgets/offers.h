/* offers.h — one of several texts that are offered, each with words for people: for a text that is an id. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_OFFERS (ts_offers_get_type ())
G_DECLARE_FINAL_TYPE (TsOffers, ts_offers, TS, OFFERS, AdwBin)

/* Signals: "changed": somebody chose another one. */
GtkWidget *ts_offers_new (void);

/* Adds `text`, which is shown as `label`. */
void ts_offers_add (TsOffers *self, const char *text, const char *label);
void ts_offers_clear (TsOffers *self);

/* NULL if there are none. (transfer none) */
const char *ts_offers_get_text (TsOffers *self);

/* Chooses a text. One that is not offered is added, and says of itself that it is not there. Does not emit
 * "changed". */
void ts_offers_set_text (TsOffers *self, const char *text);

G_END_DECLS
