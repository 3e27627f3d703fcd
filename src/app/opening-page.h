/* opening-page.h — what is seen while a very long evening is read: how far it is, and a way out. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_OPENING_PAGE (ts_opening_page_get_type ())
G_DECLARE_FINAL_TYPE (TsOpeningPage, ts_opening_page, TS, OPENING_PAGE, AdwNavigationPage)

/* Who does not want to wait leaves the page. (transfer floating) */
TsOpeningPage *ts_opening_page_new (void);

/* Most tables are open before anybody can read that they are being opened: so the page is empty until now. */
void ts_opening_page_reveal (TsOpeningPage *self);

/* From 0 to 1. */
void ts_opening_page_set_share (TsOpeningPage *self, double share);

G_END_DECLS
