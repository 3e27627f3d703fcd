/* focus.h — where the keys go when what had them is gone.
 *
 * GTK gives the focus to whatever is next to what has gone, be it Undo or a secret. Here the page says where
 * it goes: back to the widget, where that was only away for a moment, as it is while a window crosses a
 * breakpoint; else to what is to be answered next. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Whether nothing that can be seen and used has the focus in the window of `page`. While a dialog lies over
 * the page, that is the dialog's business. */
gboolean ts_focus_is_lost (GtkWidget *page);

/* Gives the focus to the first widget of `place` that takes it, whichever of them had it before. */
void ts_focus_begin (GtkWidget *place);

/* --- the keeper --- */

typedef struct {
  GtkWidget *page;
  gpointer data;
  void (*begin) (gpointer data); /* gives the focus to what is to be answered next */
  gboolean (*is_answer) (gpointer data, GtkWidget *focus); /* whether it may be put there; NULL: anywhere */
  GtkRoot *root;                                           /* that is listened to, or NULL */
  gboolean moving;                                         /* by Tab, or an arrow */
  gboolean covered;        /* a dialog lay over the page when something got the focus last */
  gpointer last;           /* the widget of the page that had the focus, or NULL */
  gpointer away;           /* a widget that may come back, or NULL */
  guint settling, waiting; /* sources, or 0 */
  guint frames;            /* that it is waited for */
} TsFocusKeeper;

/* From now on, while `page` is mapped, its focus is kept: a page with questions, or any with breakpoints.
 * `self` lives as long as the page. */
void ts_focus_keeper_watch (TsFocusKeeper *self,
                            gpointer page,
                            void (*begin) (gpointer data),
                            gboolean (*is_answer) (gpointer data, GtkWidget *focus),
                            gpointer data);

/* The page has put the focus where it belongs: nothing that went away gets it back. */
void ts_focus_keeper_settled (TsFocusKeeper *self);

/* Something else may be asked now: a dialog that lies over the page, and may have said so, does not give the
 * focus back to the button of a menu that it was opened from; nobody presses that next. */
void ts_focus_keeper_changed (TsFocusKeeper *self);

G_END_DECLS
