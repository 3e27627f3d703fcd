/* text.h — text that wraps, and the boxes that it stands in. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A label from the edge on, which breaks a long word only where there is no other way. `style` is a class,
 * and may be NULL. (transfer floating) */
GtkWidget *ts_text_new (const char *text, const char *style);

/* The same, that screen readers jump to: what a page is about is of level 1, what a part of it is about 2.
 * (transfer floating) */
GtkWidget *ts_heading_new (const char *text, const char *style, int level);

/* Has each label at or below `widget`, a GtkWidget, hold a number and what it counts together in one line,
 * now and whenever its text changes; a number at the end with the word before it; and a place in a list,
 * “2.”, with the name behind it. Words of katakana break only where there is no room for one. */
void ts_text_hold_amounts (gpointer widget);

/* Lets a label break and hold so: names of people can be one long word. */
void ts_text_wrap (GtkLabel *label);

/* Has it break between words only, but in one that is longer than words are: a name of somebody. For what is
 * drawn smaller where there is no room, by a TsShrink; to be said again after each new text. */
void ts_text_wrap_words (GtkLabel *label);

/* How wide the widest of those words is, in pixels, with what is held together counting as one: a label that
 * may be cut off, or broken within words, asks for less. */
int ts_text_widest_word (GtkLabel *label);

/* Puts one at the end of a box. */
void ts_box_add_text (GtkBox *box, const char *text, const char *style);

/* A label in one line, which is cut off where there is no room. `style` as above. (transfer floating) */
GtkWidget *ts_line_new (const char *text, const char *style);

/* A button that says the text, which may have a mnemonic, in several lines where there is no room for one.
 * (transfer floating) */
GtkWidget *ts_button_new (const char *text);

/* A GtkBox of widgets (transfer floating) below each other, or beside each other by a TsRowLayout, so many
 * pixels apart; NULL ends the list. (transfer floating) */
GtkWidget *ts_column_new (int spacing, ...) G_GNUC_NULL_TERMINATED;
GtkWidget *ts_row_new (int spacing, ...) G_GNUC_NULL_TERMINATED;

/* Puts a widget (transfer floating) into `box`, a GtkFlowBox, where it alone takes the focus and is read. */
void ts_flow_box_add (gpointer box, gpointer widget);

/* Takes all children out of `box`, a GtkBox, an AdwWrapBox, or a widget of one's own that lays them out. */
void ts_box_clear (gpointer box);

G_END_DECLS
