/* set-picture.h — a table set in small: its two tables, with the cells that are typed in. */
#pragma once

#include "games/competitors/rules/tables.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_SET_PICTURE (ts_competitors_set_picture_get_type ())
G_DECLARE_FINAL_TYPE (
    TsCompetitorsSetPicture, ts_competitors_set_picture, TS, COMPETITORS_SET_PICTURE, GtkWidget)

GtkWidget *ts_competitors_set_picture_new (void);

/* Which cells have a text, in the order of a set's file. */
void ts_competitors_set_picture_show (TsCompetitorsSetPicture *self, const gboolean full[COMPETITORS_CELLS]);

G_END_DECLS
