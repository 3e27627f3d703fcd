/* choices.h — big buttons, each of which says an entry. What the rules would refuse now cannot be pressed and
 * says why; so a panel offers what there is, and knows no rule itself. */
#pragma once

#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_CHIP_CHOICES (ts_chip_choices_get_type ())
G_DECLARE_FINAL_TYPE (TsChipChoices, ts_chip_choices, TS, CHIP_CHOICES, AdwBin)

/* With a search, two letters are enough to find a choice among many, and Enter says the first one. */
TsChipChoices *ts_chip_choices_new (TsBoard *board, gboolean search);

/* Takes all choices away, and what was searched for. */
void ts_chip_choices_clear (TsChipChoices *self);

/* A line above the choices that follow. */
void ts_chip_choices_add_heading (TsChipChoices *self, const char *heading);

/* A button for `entry` (transfer full). `detail` stands below the label, and may be NULL; `mark` (transfer
 * floating) before it, and may be NULL. `always`: it is there, too, where the rules would refuse it, and says
 * why; else it is left out then. Returns whether the rules would accept it now. */
gboolean ts_chip_choices_add (TsChipChoices *self,
                              const char *label,
                              const char *detail,
                              GtkWidget *mark,
                              JsonObject *entry,
                              gboolean always);

/* The same, but whether it can be pressed is said: for what the table must not find out from a button. */
void ts_chip_choices_add_blindly (TsChipChoices *self,
                                  const char *label,
                                  const char *detail,
                                  GtkWidget *mark,
                                  JsonObject *entry,
                                  gboolean sensitive);

/* A button for anything else. (transfer none) */
GtkWidget *
ts_chip_choices_add_button (TsChipChoices *self, const char *label, const char *detail, GtkWidget *mark);

/* How many buttons there are. */
guint ts_chip_choices_get_n (TsChipChoices *self);

/* A picture before a label; the label says it all. (transfer floating) */
GtkWidget *ts_chip_mark_new (const char *icon);

/* Tiles of one width beside each other, two on a phone: a box for them. (transfer floating) */
GtkWidget *ts_chip_tiles_new (void);

/* The head of a panel's second page: its title, and a button that leads back by `on_back` (panel). (transfer
 * floating) */
GtkWidget *ts_chip_head_new (GtkLabel *title, GCallback on_back, gpointer panel);

/* An entry of a verb, to add arguments to. (transfer full) */
JsonObject *ts_chip_entry (const char *verb);

G_END_DECLS
