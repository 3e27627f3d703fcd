/* chips.h — a handful of things to tap: words, seats. One of them is chosen, or several in an order. */
#pragma once

#include "referee/header.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum {
  TS_CHIPS_ONE,         /* a tap chooses that one instead of the other */
  TS_CHIPS_ONE_OR_NONE, /* a second tap takes it back */
  TS_CHIPS_DISTINCT,    /* a list, each at most once: the chips are numbered in the order of the taps */
  TS_CHIPS_REPEAT,      /* a list, each any number of times: it stands below, and a tap there takes one out */
} TsChipsMode;

#define TS_TYPE_CHIPS (ts_chips_get_type ())
G_DECLARE_FINAL_TYPE (TsChips, ts_chips, TS, CHIPS, GtkBox)

/* Signal "changed": somebody tapped. */

TsChips *ts_chips_new (TsChipsMode mode);

/* Adds a chip; `mark` (transfer floating) stands before its label, or is NULL. Returns the chip,
 * for looks of its own. (transfer none) */
GtkWidget *ts_chips_add (TsChips *self, const char *label, GtkWidget *mark);

/* The same for a seat, in its colour. A long name is shortened there, so that a table of them has room. */
GtkWidget *ts_chips_add_seat (TsChips *self, const TsHeader *header, int seat);

/* Calls a chip something else. */
void ts_chips_set_label (TsChips *self, guint chip, const char *label);

/* Puts a picture before the label of a chip. (transfer floating) */
void ts_chips_set_mark (TsChips *self, guint chip, GtkWidget *mark);

/* Says something after the label of a chip, such as how many of it there are; NULL: nothing. */
void ts_chips_set_detail (TsChips *self, guint chip, const char *detail);

/* Leaves only the first `n` to see: the others come out by one tap, or when one of them is chosen. */
void ts_chips_fold (TsChips *self, guint n);

/* Whether a chip is there, and whether it can be tapped. */
void ts_chips_set_offered (TsChips *self, guint chip, gboolean offered);
void ts_chips_set_sensitive (TsChips *self, guint chip, gboolean sensitive);

/* How many there are. */
guint ts_chips_get_n (TsChips *self);

/* Takes all chips away; the choice stays for those that are added after. */
void ts_chips_clear (TsChips *self);

/* The chosen chips by number, in order; `n` is set to how many they are. (transfer none) */
const gint64 *ts_chips_get (TsChips *self, guint *n);

/* The first of them, or -1: none. */
int ts_chips_get_chosen (TsChips *self);

/* Chooses these. Numbers below 0 are left out. */
void ts_chips_set (TsChips *self, const gint64 *chosen, guint n);

G_END_DECLS
