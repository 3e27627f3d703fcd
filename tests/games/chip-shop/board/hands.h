/* hands.h — Chip Shop on its page: what the tests of its board tap there, and what has come of it. */
#pragma once

#include "games/chip-shop/rules/rules.h"
#include "stage.h"

const ChipShop *state_of (TsPlayPage *page);

/* The choice with that label, once it is there. (transfer none) */
GtkWidget *choice (TsPlayPage *page, const char *label);

/* Taps it, after a look; it counts as one of the `taps`. */
void tap (TsPlayPage *page, const char *label);

/* The choice that says the entry, once it is there. (transfer none) */
GtkWidget *tile (TsPlayPage *page, JsonObject *entry);

/* Taps it likewise. */
void tap_tile (TsPlayPage *page, JsonObject *entry);

/* A resource for money: `verb` is "general" or "exchange". */
void buy (TsPlayPage *page, const char *verb, const char *resource);

/* On the sheet of a release: so many points to Longevity, the others to Loyalty. It is the last answer. */
void split (TsPlayPage *page, const char *points);

/* Draws a product on the page that only its owner looks at. */
void draw (TsPlayPage *page, const char *card);
