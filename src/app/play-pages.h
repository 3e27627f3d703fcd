/* play-pages.h — the pages of tables that a window has: those that are shown or lie under others, and those
 * that were closed while something was on its way to the disk. They stay, though not seen, until it is there.
 */
#pragma once

#include "app/play/play-page.h"

G_BEGIN_DECLS

typedef struct {
  AdwNavigationView *view;
  GPtrArray *leaving;
} TsPlayPages;

/* `self` is a part of the window that has the view. */
void ts_play_pages_init (TsPlayPages *self, AdwNavigationView *view);
void ts_play_pages_clear (TsPlayPages *self);

/* The page of the table in this file; it may have been closed just now. NULL if there is none. */
TsPlayPage *ts_play_pages_find (const TsPlayPages *self, const char *path);

/* The page of the table that is played, be there others over it; NULL if there is none. */
TsPlayPage *ts_play_pages_get_played (const TsPlayPages *self);

/* The page on which those of tables lie: the one of all tables, if people are there, else the start page. */
AdwNavigationPage *ts_play_pages_get_base (const TsPlayPages *self);

/* Shows a page again, be it under others, or closed just now; then it lies on `under`. */
void ts_play_pages_show (TsPlayPages *self, TsPlayPage *page, AdwNavigationPage *under);

/* A page was popped; nothing is on its way from this one any more. */
void ts_play_pages_popped (TsPlayPages *self, TsPlayPage *page);
void ts_play_pages_settled (TsPlayPages *self, TsPlayPage *page);

/* Whether the page was closed, and is not seen any more. */
gboolean ts_play_pages_is_leaving (const TsPlayPages *self, TsPlayPage *page);

/* Whether something is on its way from any of them. */
gboolean ts_play_pages_are_busy (const TsPlayPages *self);

G_END_DECLS
