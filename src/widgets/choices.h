/* choices.h — big buttons, each of which says an entry. What the rules would refuse now cannot be pressed and
 * says why; so a panel offers what there is, and knows no rule itself. */
#pragma once

#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_CHOICES (ts_choices_get_type ())
G_DECLARE_FINAL_TYPE (TsChoices, ts_choices, TS, CHOICES, AdwBin)

/* In lines that the buttons fill, each as wide as it has to be. */
TsChoices *ts_choices_new (TsBoard *board);

/* As tiles of one width. */
TsChoices *ts_choices_new_tiles (TsBoard *board);

/* So wide are tiles at least from the next group on, in sp; else two of them have room on a phone. */
void ts_choices_set_tile_width (TsChoices *self, int width);

/* Of tiles, in sp: a heading that wide stands beside the three that follow, where all of that has room; else,
 * and with 0, as at first, above them. So as to save height, groups are closer to each other then. */
void ts_choices_set_lead (TsChoices *self, int width);

/* Two letters are enough to find a choice among many then, and Enter says the first one. `label`: what is
 * looked for, as a screen reader tells it. */
void ts_choices_add_search (TsChoices *self, const char *label);

/* Takes all choices away, and what was searched for. */
void ts_choices_clear (TsChoices *self);

/* A line above the choices that follow. */
void ts_choices_add_heading (TsChoices *self, const char *heading);

/* The same above choices that the rules accept or refuse alike: `entry` (transfer full) is one of them. Why
 * they would refuse it now stands there once. Returns whether they would accept it. */
gboolean ts_choices_add_heading_for (TsChoices *self, const char *heading, JsonObject *entry);

/* A button for `entry` (transfer full). `detail` stands below the label, and may be NULL; `mark` (transfer
 * floating) before it, and may be NULL. `always`: it is there, too, where the rules would refuse it, and says
 * why; else it is left out then. Returns whether the rules would accept it now. */
gboolean ts_choices_add (TsChoices *self,
                         const char *label,
                         const char *detail,
                         GtkWidget *mark,
                         JsonObject *entry,
                         gboolean always);

/* The same, but whether it can be pressed is said: for what the table must not find out from a button, and
 * where the heading says why. */
void ts_choices_add_blindly (TsChoices *self,
                             const char *label,
                             const char *detail,
                             GtkWidget *mark,
                             JsonObject *entry,
                             gboolean sensitive);

/* A button for anything else. (transfer none) */
GtkWidget *ts_choices_add_button (TsChoices *self, const char *label, const char *detail, GtkWidget *mark);

/* How many buttons there are. */
guint ts_choices_get_n (TsChoices *self);

/* A box for tiles of that width beside each other, two on a phone. (transfer floating) */
GtkWidget *ts_choices_tiles_new (void);

G_END_DECLS
