/* walk.h — shows something at all sizes of the window, with all names, in all languages and sizes of text,
 * and looks whether anything is wrong: nothing is cut off, nothing lies over something else, nothing is
 * wider than the window, and a screen reader has a name for all that takes the focus. What is wrong is told,
 * and fails the test.
 *
 * Widths, heights, names, sizes of text and languages go round, so that each place meets some of each, and
 * each run the same ones. TABLESIDE_WALK=5 tries every fifth of all sizes; 1 every one, with all names and in
 * all languages, which takes up to an hour for a play; and all each of them with each other. */
#pragma once

#include "frame.h"

typedef struct {
  Frame *frame;
  GtkWidget *root;       /* what is looked at, in the frame; said by whoever shows it */
  char *what;            /* the same in words */
  const char *language;  /* as a locale */
  guint names;           /* the set of names that is due */
  int text;              /* times its size */
  gboolean to_narrowest; /* with text twice as large, walk_shown() also looks where there is least room */
  guint n_shown, turn;
} Walk;

/* Begins where `name` says: each test elsewhere. */
void walk_begin (Walk *self, const char *name);
void walk_end (Walk *self);

/* What a player is called instead, or NULL: as it is. */
const char *walk_name (guint set, guint seat);

/* The same table with other players: its header, and perhaps lines after it. (transfer full) */
char *walk_rename (Walk *self, const char *table);

/* Has it shown in the frame so many times, each in another language and with other names, or in all of them,
 * and checked at the sizes that are due. */
void walk_shown (Walk *self,
                 guint times,
                 void (*show) (Walk *self, gconstpointer data),
                 gconstpointer data,
                 void (*check) (Walk *self));

/* Has it shown and checked where there is least room, on a phone with text twice as large, in every language.
 */
void walk_narrowest (Walk *self,
                     void (*show) (Walk *self, gconstpointer data),
                     gconstpointer data,
                     void (*check) (Walk *self));

/* Looks at all that is to be seen of the root; FALSE: it is too wide, and nothing more was looked at. */
gboolean walk_check (Walk *self);
void walk_check_only (Walk *self); /* the same, for walk_shown() */

/* Lets it settle at the size that it has. */
void walk_again (Walk *self);

/* Something else is wrong. */
void G_GNUC_PRINTF (2, 3) walk_complain (Walk *self, const char *format, ...);

/* Where a widget is in the root. */
graphene_rect_t walk_place (Walk *self, gpointer widget);
