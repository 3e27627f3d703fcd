/* sheet-frame.h — what stands round the questions of a sheet: its head above them; below them the preview,
 * the button, and why not. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct {
  GtkWidget *back;
  GtkImage *picture;
  GtkLabel *subject; /* the title, as long as something is asked */
  GtkLabel *head;    /* what is asked, or the title */
  GtkLabel *preview;
  GtkWidget *confirm;
  GtkLabel *note;
  GtkBox *help;
} TsSheetFrame;

/* Makes them all; the box that is returned has them, with `questions` in their middle. (transfer floating) */
GtkWidget *ts_sheet_frame_build (TsSheetFrame *self, GtkWidget *questions);

/* All texts may be NULL: then there is none. */
void ts_sheet_frame_set_head (TsSheetFrame *self, const char *subject, const char *head);
void ts_sheet_frame_set_preview (TsSheetFrame *self, const char *preview);

/* A sentence that is new is announced. `help` (transfer floating) stands below it, or is NULL. */
void ts_sheet_frame_set_note (TsSheetFrame *self, const char *sentence, GtkWidget *help);

G_END_DECLS
