/* title.h — what a page or a dialog is called, in its header bar: in two lines where one is too short for it,
 * and smaller where a word of it is, as on a phone with large text, instead of cut off. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Says the title of the page that it is on, or else of the dialog, as an AdwHeaderBar does by itself. */
#define TS_TYPE_TITLE (ts_title_get_type ())
G_DECLARE_FINAL_TYPE (TsTitle, ts_title, TS, TITLE, AdwBin)

/* From now on what groups of preferences are called has as many lines as it needs, where libadwaita would cut
 * it off: in all that come into a window after it. Calling it again changes nothing. */
void ts_title_wrap_groups (void);

/* Says the text in `row`, an AdwActionRow without a subtitle, in the place of its own title: a long word is
 * drawn smaller where there is no room for it, instead of broken. Prefixes that are added later come before
 * it. */
void ts_title_set_row (gpointer row, const char *text);

/* A header bar with one. (transfer floating) */
GtkWidget *ts_title_new_bar (void);

/* Takes the template of a page or a dialog whose header bar has one. */
void ts_title_set_template (GtkWidgetClass *widget_class, const char *resource);

G_END_DECLS
