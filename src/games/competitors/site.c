#include "site.h"

#include "config.h"
#include "rules.h"
#include "say.h"

#include <glib/gi18n-lib.h>

struct _TsCompetitorsSiteSheet {
  AdwBin parent_instance;

  TsCompetitorsSheet *sheet;
  TsChips *continent;
  GtkEntry *state;
  gboolean branch;
};

G_DEFINE_FINAL_TYPE (TsCompetitorsSiteSheet, ts_competitors_site_sheet, ADW_TYPE_BIN)

enum {
  BACK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
on_back (TsCompetitorsSiteSheet *self)
{
  g_signal_emit (self, signals[BACK], 0);
}

static JsonObject *
build_entry (TsCompetitorsSiteSheet *self, const char *state, int continent)
{
  JsonObject *entry = ts_competitors_entry (self->branch ? "buy" : "found", TS_NOBODY);

  if (self->branch)
    json_object_set_string_member (entry, "what", "branch");
  json_object_set_string_member (entry, "state", state);
  ts_competitors_entry_set_word (entry, "continent", ts_competitors_continents, continent);
  return entry;
}

static void
on_changed (TsCompetitorsSiteSheet *self)
{
  g_autofree char *state = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->state))));
  int continent = ts_competitors_sheet_chosen (self->continent);
  const char *hint = NULL;

  if (continent < 0)
    hint = _ ("Tap the continent, here or on the map.");
  else if (*state == '\0')
    hint = _ ("Which State is it?");
  ts_competitors_sheet_offer (self->sheet, self->branch ? _ ("Buy the Branch") : _ ("Found the Headquarters"),
                              hint == NULL ? build_entry (self, state, continent) : NULL, hint);
}

void
ts_competitors_site_sheet_begin (TsCompetitorsSiteSheet *self, const TsView *view)
{
  int turn = ts_view_state (view)->turn;
  g_autofree char *title = NULL;

  if (self->branch)
    title = g_strdup (_ ("Buy a Branch"));
  else if (turn != TS_NOBODY)
    /* Translators: %s is a player's name */
    title = g_strdup_printf (_ ("The Headquarters of %s"), ts_view_name (view, turn));
  ts_competitors_sheet_set_title (self->sheet, title != NULL ? title : "");
  ts_chips_set (self->continent, NULL, 0);
  gtk_editable_set_text (GTK_EDITABLE (self->state), "");
  on_changed (self);
}

void
ts_competitors_site_sheet_show (TsCompetitorsSiteSheet *self)
{
  on_changed (self);
}

void
ts_competitors_site_sheet_pick (TsCompetitorsSiteSheet *self, int continent)
{
  gint64 chosen = continent;

  ts_chips_set (self->continent, &chosen, 1);
  on_changed (self);
}

GtkButton *
ts_competitors_site_sheet_lend_button (TsCompetitorsSiteSheet *self)
{
  return ts_competitors_sheet_lend_button (self->sheet);
}

static void
ts_competitors_site_sheet_class_init (TsCompetitorsSiteSheetClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "firmsite");
  signals[BACK] = g_signal_new ("back", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
}

static void
ts_competitors_site_sheet_init (TsCompetitorsSiteSheet *self G_GNUC_UNUSED)
{
}

TsCompetitorsSiteSheet *
ts_competitors_site_sheet_new (TsBoard *board, gboolean branch)
{
  TsCompetitorsSiteSheet *self = g_object_new (TS_TYPE_COMPETITORS_SITE_SHEET, NULL);

  self->branch = branch;
  self->sheet = ts_competitors_sheet_new (board, branch);
  g_signal_connect_swapped (self->sheet, "back", G_CALLBACK (on_back), self);
  self->continent = ts_competitors_sheet_words (ts_competitors_continents, TS_CHIPS_ONE);
  g_signal_connect_swapped (self->continent, "changed", G_CALLBACK (on_changed), self);
  ts_competitors_sheet_add (self->sheet, _ ("Continent"), GTK_WIDGET (self->continent));
  self->state = GTK_ENTRY (gtk_entry_new ());
  gtk_entry_set_max_length (self->state, COMPETITORS_NAME_LENGTH);
  gtk_widget_add_css_class (GTK_WIDGET (self->state), "sheet-entry");
  g_signal_connect_swapped (self->state, "changed", G_CALLBACK (on_changed), self);
  ts_competitors_sheet_add (self->sheet, _ ("State"), GTK_WIDGET (self->state));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->sheet));
  return self;
}
