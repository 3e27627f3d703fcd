/* choice.h — a drop-down that begins with all, and has what there is to choose from below. */
#pragma once

#include "store/archive.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What is chosen; NULL for the first one, which is all. */
const char *ts_choice_get (GtkDropDown *choice);

/* Chooses that; all where it is NULL or not offered. */
void ts_choice_set (GtkDropDown *choice, const char *what);

/* Has it offer others (NULL at the end); what was chosen stays so. */
void ts_choice_offer (GtkDropDown *choice, const char *all, char **others);

/* Of a choice of games in their order: the one that is chosen, or NULL. */
void ts_choice_offer_games (GtkDropDown *choice, const TsGame *const *games);
const TsGame *ts_choice_get_game (GtkDropDown *choice, const TsGame *const *games);

/* Choices of everybody at the tables (TsArchived), and of their years. */
void ts_choice_offer_people (GtkDropDown *choice, GListModel *tables);
void ts_choice_offer_years (GtkDropDown *choice, GListModel *tables);

/* 0 for all. */
int ts_choice_get_year (GtkDropDown *choice);

G_END_DECLS
