/* hands.h — Chip Shop on its page: what the tests of its board tap there, and what has come of it. */
#pragma once

#include "games/chip-shop/rules/rules.h"
#include "stage.h"

const ChipShop *state_of (TsPlayPage *page);

/* The choice with that label, once it is there. (transfer none) */
GtkWidget *choice (TsPlayPage *page, const char *label);

/* Taps it, after a look; it counts as one of the `taps`. */
void tap (TsPlayPage *page, const char *label);

/* On the sheet of a release: so many points to Longevity, the others to Loyalty. It is the last answer. */
void split (TsPlayPage *page, const char *points);

/* Draws a product on the page that only its owner looks at. */
void draw (TsPlayPage *page, const char *card);
