#include "sites.h"

#include "config.h"
#include "games/competitors/rules/rules.h"
#include "pictures.h"

#include <glib/gi18n-lib.h>

#define NOWHERE (-1)

struct _TsCompetitorsSiteSheet {
  TsBoardPart parent_instance;

  TsCompetitorsMap *map;
  TsCompetitorsSheet *sheet;
  GtkWidget *place; /* what is there from the tap on the map on */
  GtkLabel *continent_name;
  GtkEntry *state;
  int continent; /* or NOWHERE */
  gboolean branch;
};

G_DEFINE_FINAL_TYPE (TsCompetitorsSiteSheet, ts_competitors_site_sheet, TS_TYPE_BOARD_PART)

/* --- showing --- */

static JsonObject *
build_entry (TsCompetitorsSiteSheet *self, const char *state)
{
  JsonObject *entry = ts_entry_begin (self->branch ? "buy" : "found", TS_NOBODY);

  if (self->branch)
    json_object_set_string_member (entry, "what", "branch");
  json_object_set_string_member (entry, "state", state);
  json_object_set_string_member (entry, "continent", ts_competitors_continents[self->continent].id);
  return entry;
}

static void
on_changed (TsCompetitorsSiteSheet *self)
{
  g_autofree char *state = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->state))));
  const char *hint = NULL;

  if (self->continent == NOWHERE)
    hint = _ ("Tap the continent on the map.");
  else if (*state == '\0')
    hint = _ ("Which State is it?");
  gtk_widget_set_visible (self->place, self->continent != NOWHERE);
  ts_competitors_sheet_offer (self->sheet, self->branch ? _ ("Buy the Branch") : _ ("Found the Headquarters"),
                              hint == NULL ? build_entry (self, state) : NULL, hint);
}

static void
set_continent (TsCompetitorsSiteSheet *self, int continent)
{
  self->continent = continent;
  if (continent != NOWHERE)
    gtk_label_set_label (self->continent_name, _ (ts_competitors_continents[continent].label));
  on_changed (self);
}

static void
ts_competitors_site_sheet_begin (TsBoardPart *part)
{
  TsCompetitorsSiteSheet *self = TS_COMPETITORS_SITE_SHEET (part);
  TsView view = ts_board_part_get_view (part);
  int turn = ts_view_state (&view)->turn;
  g_autofree char *title = NULL;

  if (self->branch)
    title = g_strdup (_ ("Buy a Branch"));
  else if (turn != TS_NOBODY)
    /* Translators: %s is a player's name */
    title = g_strdup_printf (_ ("The Headquarters of %s"), ts_view_name (&view, turn));
  ts_competitors_sheet_set_title (self->sheet, title != NULL ? title : "");
  gtk_editable_set_text (GTK_EDITABLE (self->state), "");
  set_continent (self, NOWHERE);
}

static void
ts_competitors_site_sheet_show (TsBoardPart *part,
                                const TsView *view G_GNUC_UNUSED,
                                const TsOutcome *outcome G_GNUC_UNUSED)
{
  on_changed (TS_COMPETITORS_SITE_SHEET (part));
}

static gboolean
ts_competitors_site_sheet_pick (TsBoardPart *part, const char *what G_GNUC_UNUSED, int continent)
{
  TsCompetitorsSiteSheet *self = TS_COMPETITORS_SITE_SHEET (part);

  set_continent (self, continent);
  gtk_widget_grab_focus (GTK_WIDGET (self->state));
  return TRUE;
}

/* The first thing that it asks is on the map. */
static void
ts_competitors_site_sheet_focus (TsBoardPart *part)
{
  gtk_widget_child_focus (GTK_WIDGET (TS_COMPETITORS_SITE_SHEET (part)->map), GTK_DIR_TAB_FORWARD);
}

/* --- the class --- */

static void
ts_competitors_site_sheet_class_init (TsCompetitorsSiteSheetClass *klass)
{
  TS_BOARD_PART_CLASS (klass)->begin = ts_competitors_site_sheet_begin;
  TS_BOARD_PART_CLASS (klass)->show = ts_competitors_site_sheet_show;
  TS_BOARD_PART_CLASS (klass)->pick = ts_competitors_site_sheet_pick;
  TS_BOARD_PART_CLASS (klass)->focus = ts_competitors_site_sheet_focus;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "firmsite");
}

static void
ts_competitors_site_sheet_init (TsCompetitorsSiteSheet *self)
{
  self->continent = NOWHERE;
}

/* The token, its continent, and below it the State as it stands on the card. */
static void
build_place (TsCompetitorsSiteSheet *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  self->place = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->continent_name = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->continent_name), "site-continent");
  gtk_box_append (GTK_BOX (line), ts_competitors_picture_new (self->branch ? "branch" : "headquarters"));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->continent_name));
  self->state = GTK_ENTRY (gtk_entry_new ());
  gtk_entry_set_max_length (self->state, COMPETITORS_NAME_LENGTH);
  gtk_entry_set_placeholder_text (self->state, _ ("State"));
  gtk_widget_add_css_class (GTK_WIDGET (self->state), "sheet-entry");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->state), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("State"),
                                  -1);
  g_signal_connect_swapped (self->state, "changed", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (self->state, "activate", G_CALLBACK (ts_competitors_sheet_confirm), self->sheet);
  gtk_box_append (GTK_BOX (self->place), line);
  gtk_box_append (GTK_BOX (self->place), GTK_WIDGET (self->state));
}

TsCompetitorsSiteSheet *
ts_competitors_site_sheet_new (TsBoard *board, TsCompetitorsMap *map, gboolean branch)
{
  TsCompetitorsSiteSheet *self = g_object_new (TS_TYPE_COMPETITORS_SITE_SHEET, "board", board, NULL);

  self->map = map;
  self->branch = branch;
  self->sheet = ts_competitors_sheet_new_for (TS_BOARD_PART (self), branch);
  build_place (self);
  ts_competitors_sheet_add (self->sheet, NULL, self->place);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->sheet));
  return self;
}
