/* shrink.h — what is drawn smaller where there is no room, instead of being cut off. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_SHRINK (ts_shrink_get_type ())
G_DECLARE_FINAL_TYPE (TsShrink, ts_shrink, TS, SHRINK, AdwBin)

/* Holds `child` (transfer floating). It asks for the child's least width, and takes what it gets: only
 * below that the child is drawn smaller than it is. (transfer floating) */
GtkWidget *ts_shrink_new (GtkWidget *child);

/* Has it ask for what the child would like: where it gets no more than it asks for. */
void ts_shrink_like_all (TsShrink *self);

/* A text in the middle, over as many lines as its words need, in a TsShrink; a very long name breaks. `style`
 * is a class, and may be NULL. (transfer floating) */
GtkWidget *ts_shrink_new_text (const char *text, const char *style);

/* Of such a text. */
void ts_shrink_set_text (TsShrink *self, const char *text);

/* A name in the middle, in one line whatever its script: Japanese could be broken after each letter. `style`
 * is a class, and may be NULL. (transfer floating) */
GtkWidget *ts_shrink_new_line (const char *text, const char *style);

/* An amount at the end of its room, such as a sum of money: one line, which is never broken, in a TsShrink.
 * `style` is a class, and may be NULL. (transfer floating) */
GtkWidget *ts_shrink_new_amount (const char *text, const char *style);

G_END_DECLS
