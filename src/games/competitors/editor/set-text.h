/* set-text.h — where the text of a cell is written: one line to the table, as many as it takes to the eye. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_SET_TEXT (ts_competitors_set_text_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsSetText, ts_competitors_set_text, TS, COMPETITORS_SET_TEXT, GtkTextView)

/* Signals. "written": the text has changed. "take" (int by): Enter or Tab were pressed; `by` 1: with Enter.
 * "give-up": Escape was. "refused" (const char *sentence): what was pasted cannot be. */

TsCompetitorsSetText *ts_competitors_set_text_new (void);

/* The text without blanks around it, or NULL if there is none; until it changes. (transfer none) */
const char *ts_competitors_set_text_get (TsCompetitorsSetText *self);

/* `text` NULL: empty. Nothing is emitted, and it cannot be undone. */
void ts_competitors_set_text_set (TsCompetitorsSetText *self, const char *text);

/* Gets the focus: behind the text, or `anew`, with all of it to be replaced by the next letter. */
void ts_competitors_set_text_write (TsCompetitorsSetText *self, gboolean anew);

G_END_DECLS
