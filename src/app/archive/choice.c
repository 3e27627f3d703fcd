#include "choice.h"

#include "archive-people.h"
#include "config.h"

#include <glib/gi18n-lib.h>

const char *
ts_choice_get (GtkDropDown *choice)
{
  GtkStringObject *item = gtk_drop_down_get_selected_item (choice);

  return item != NULL && gtk_drop_down_get_selected (choice) > 0 ? gtk_string_object_get_string (item) : NULL;
}

void
ts_choice_set (GtkDropDown *choice, const char *what)
{
  GtkStringList *list = GTK_STRING_LIST (gtk_drop_down_get_model (choice));
  guint place = what != NULL ? gtk_string_list_find (list, what) : GTK_INVALID_LIST_POSITION;

  gtk_drop_down_set_selected (choice, place != GTK_INVALID_LIST_POSITION ? place : 0);
}

void
ts_choice_offer (GtkDropDown *choice, const char *all, char **others)
{
  g_autofree char *before = g_strdup (ts_choice_get (choice));
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  gtk_string_list_append (list, all);
  gtk_string_list_splice (list, 1, 0, (const char *const *) others);
  gtk_drop_down_set_model (choice, G_LIST_MODEL (list));
  ts_choice_set (choice, before);
}

void
ts_choice_offer_games (GtkDropDown *choice, const TsGame *const *games)
{
  g_autoptr (GStrvBuilder) titles = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  for (guint i = 0; games[i] != NULL; i++)
    g_strv_builder_add (titles, _ (games[i]->title));
  all = g_strv_builder_end (titles);
  ts_choice_offer (choice, _ ("All games"), all);
}

const TsGame *
ts_choice_get_game (GtkDropDown *choice, const TsGame *const *games)
{
  guint place = gtk_drop_down_get_selected (choice);

  return place > 0 && place != GTK_INVALID_LIST_POSITION ? games[place - 1] : NULL;
}

void
ts_choice_offer_people (GtkDropDown *choice, GListModel *tables)
{
  g_auto (GStrv) people = ts_archive_people (tables);

  ts_choice_offer (choice, _ ("Everybody"), people);
}

void
ts_choice_offer_years (GtkDropDown *choice, GListModel *tables)
{
  g_auto (GStrv) years = ts_archive_years (tables);

  ts_choice_offer (choice, _ ("All years"), years);
}

int
ts_choice_get_year (GtkDropDown *choice)
{
  const char *year = ts_choice_get (choice);

  return year != NULL ? (int) g_ascii_strtoll (year, NULL, 10) : 0;
}
