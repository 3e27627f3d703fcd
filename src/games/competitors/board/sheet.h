/* sheet.h — something that is put together before it is said: a title, what is tapped, and one button.
 *
 * The entry is tried out beforehand: if the rules would refuse it, the button cannot be pressed and the
 * rule's sentence stands below it. So a sheet knows no rule itself. */
#pragma once

#include "widgets/board.h"
#include "widgets/chips.h"

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_SHEET (ts_competitors_sheet_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsSheet, ts_competitors_sheet, TS, COMPETITORS_SHEET, GtkBox)

/* Signal "back": somebody does not want it after all. Only if there is a way `back`. */

TsCompetitorsSheet *ts_competitors_sheet_new (TsBoard *board, gboolean back);

/* NULL: none, where what is to be done stands elsewhere. */
void ts_competitors_sheet_set_title (TsCompetitorsSheet *self, const char *title);

/* Adds to what stands between title and button; with a heading, unless that is NULL. (transfer floating) */
void ts_competitors_sheet_add (TsCompetitorsSheet *self, const char *heading, GtkWidget *widget);

/* All players, by seat. */
void ts_competitors_sheet_add_seats (TsChips *chips, const TsView *view);

/* What the button says: `entry` (transfer full). With NULL something is still missing, which `hint` asks at
 * the top, instead of the title; else it is what stands below the button, or NULL. */
void
ts_competitors_sheet_offer (TsCompetitorsSheet *self, const char *label, JsonObject *entry, const char *hint);

/* For a sheet on which each tap says something of its own. */
void ts_competitors_sheet_omit_button (TsCompetitorsSheet *self);

G_END_DECLS
