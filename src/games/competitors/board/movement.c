#include "config.h"
#include "declaration.h"
#include "duty.h"
#include "games/competitors/rules/movement.h"
#include "games/competitors/rules/rules.h"
#include "pictures.h"
#include "plans.h"
#include "referee/every-game.h"
#include "referee/number.h"
#include "road.h"
#include "sales.h"

#include <glib/gi18n-lib.h>

/* --- what is answered --- */

static int
count_points (const TsEntry *entry, const char *field)
{
  const TsValue *terrain = ts_entry_value (entry, field);
  int points = 0;

  for (guint i = 0; i < terrain->n; i++)
    points += ts_competitors_terrain_points ((int) terrain->numbers[i]);
  return points;
}

static char *
tell_road (int points)
{
  /* Translators: movement points: how many are used, of how many */
  return g_strdup_printf (_ ("%d of %d"), points, COMPETITORS_TRUCK_POINTS);
}

static char *
tell_before (const TsView *view G_GNUC_UNUSED, const TsEntry *entry)
{
  return tell_road (count_points (entry, "before"));
}

/* With all that went before. */
static char *
tell_whole (const TsView *view G_GNUC_UNUSED, const TsEntry *entry)
{
  return tell_road (ts_competitors_voyage_points (entry));
}

static char *
tell_fees (const TsView *view G_GNUC_UNUSED, const TsEntry *entry)
{
  return ts_number_tell (ts_competitors_voyage_fees (entry));
}

/* --- what it comes to --- */

static gboolean
is_delivering (const TsView *view, const TsEntry *entry G_GNUC_UNUSED)
{
  return ts_view_state (view)->phase == COMPETITORS_DELIVERY;
}

static void
add_sentence (GString *text, char *sentence)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
  g_free (sentence);
}

/* Where a plane lands, which nobody has to look up: the rules know the continents of the turn's seat. */
static void
add_airports (GString *text, const TsView *view)
{
  g_autoptr (GString) continents = g_string_new (NULL);

  for (int i = 0; i < COMPETITORS_CONTINENTS; i++)
    if (ts_competitors_is_at_home (view->state, ts_view_state (view)->turn, i))
      /* Translators: stands between names in a list */
      g_string_append_printf (continents, "%s%s", continents->len > 0 ? _ (", ") : "",
                              _ (ts_competitors_continents[i].label));
  /* Translators: a list of continents */
  add_sentence (text,
                g_strdup_printf (_ ("National Airports: only %s. Elsewhere an Intercontinental one comes "
                                    "first, and takes all points that are left."),
                                 continents->str));
}

static char *
tell_customs (int cards)
{
  if (cards == 0)
    return g_strdup (_ ("No Customs card."));
  return g_strdup_printf (ngettext ("%d Customs card.", "%d Customs cards.", cards), cards);
}

static void
add_voyage (GString *text, const TsView *view, const TsEntry *entry)
{
  g_autofree char *fuel = ts_number_tell (ts_competitors_voyage_fuel (entry));
  g_autofree char *fees = ts_number_tell (ts_competitors_voyage_fees (entry));

  if (entry->verb->apply == ts_competitors_carry)
    /* Translators: P.M. are movement points: how many are used, of how many */
    add_sentence (text, g_strdup_printf (_ ("%d of %d P.M."), ts_competitors_voyage_points (entry),
                                         COMPETITORS_TRUCK_POINTS));
  /* Translators: a sum of money */
  add_sentence (text, g_strdup_printf (_ ("Fuel %s."), fuel));
  if (ts_entry_has (entry, "fees"))
    /* Translators: a sum of money, for passing Headquarters */
    add_sentence (text, g_strdup_printf (_ ("Fees %s."), fees));
  if (is_delivering (view, entry))
    add_sentence (text, tell_customs (ts_entry_int (entry, "customs")));
  if (ts_entry_has (entry, "flag"))
    /* Translators: %s is a continent */
    add_sentence (text, g_strdup_printf (_ ("Then an event in %s."),
                                         _ (ts_competitors_continents[ts_entry_int (entry, "flag")].label)));
}

/* What it costs once that is known, and where a plane may land even before. */
static char *
preview (const TsView *view, const TsEntry *entry, gboolean lands, gboolean known)
{
  GString *text = g_string_new (NULL);

  if (known)
    add_voyage (text, view, entry);
  if (lands)
    add_airports (text, view);
  return g_string_free (text, text->len == 0);
}

static gboolean
is_way_known (const TsEntry *entry)
{
  return ts_entry_has (entry, "terrain") || ts_entry_has (entry, "hexes") || ts_entry_has (entry, "distance");
}

static gboolean
flies (const TsEntry *entry)
{
  return ts_entry_has (entry, "vehicle") && ts_entry_int (entry, "vehicle") == COMPETITORS_PLANE;
}

static char *
preview_move (const TsView *view, const TsEntry *entry)
{
  return preview (view, entry, flies (entry), is_way_known (entry));
}

/* What is delivered stands above all, so that there is room for what it costs where the question was. */
static char *
tell_voyage (const TsView *view, const TsEntry *entry)
{
  return preview (view, entry, FALSE, is_way_known (entry));
}

static char *
preview_landing (const TsView *view, const TsEntry *entry)
{
  return preview (view, entry, flies (entry), FALSE);
}

static char *
preview_carry (const TsView *view, const TsEntry *entry)
{
  gboolean known = ts_entry_has (entry, "hexes") || ts_entry_has (entry, "points");
  gboolean flies =
      ts_entry_has (entry, "by") && ts_entry_int (entry, "by") == COMPETITORS_PLANE - COMPETITORS_SHIP;

  return preview (view, entry, flies, known);
}

/* --- one vehicle --- */

/* Where a Truck can be by road, from either end of its Contract. A tap on the map says another continent, for
 * whoever had it carried elsewhere. */
static char *
tell_near (const TsView *view, const TsEntry *entry, int continent)
{
  static const int lands[COMPETITORS_CONTINENTS] = { 0, 0, 1, 1, 1, 2 }; /* America; the old world; Oceania */
  const CompetitorsContract *contract = ts_competitors_delivery (view->state);
  gboolean by_road =
      contract != NULL && contract->vehicle == COMPETITORS_TRUCK && entry->verb->apply == ts_competitors_move;

  if (!by_road || lands[continent] == lands[contract->from] || lands[continent] == lands[contract->to])
    return g_strdup ("");
  return NULL;
}

/* Where it ends, and whom it passed. */
#define AT_THE_END                                                                                           \
  { .field = "flag",                                                                                         \
    .title = N_ ("Red flag"),                                                                                \
    .question = N_ ("Does it end in a State with a red flag? Tap the continent."),                           \
    .pick = "continent",                                                                                     \
    .detail = tell_near },                                                                                   \
  {                                                                                                          \
    .field = "fees", .title = N_ ("Fees"), .question = N_ ("Whose Headquarters does it pass?"),              \
    .others = TRUE, .answer = tell_fees                                                                      \
  }

static const TsSheetField move_fields[] = {
  { .field = "vehicle",
    .title = N_ ("Vehicle"),
    .question = N_ ("Which vehicle moves?"),
    .mark = ts_competitors_vehicle_mark },
  { .field = "terrain",
    .title = N_ ("Way"),
    .question = N_ ("Tap the terrain of each State as the truck goes."),
    .input = &ts_competitors_road_input,
    .answer = tell_whole },
  { .field = "hexes",
    .question = N_ ("How many hexes does the ship sail?"),
    .together = "terrain",
    .stays = TRUE },
  { .field = "distance",
    .question = N_ ("Up to which notch of the ruler does the Aircraft fly?"),
    .together = "terrain",
    .stays = TRUE },
  { .field = "customs",
    .together = "terrain",
    .input = &ts_competitors_declaration_input,
    .answer = ts_competitors_declaration_tell,
    .asked = is_delivering },
  AT_THE_END,
  { 0 },
};

/* The only one there is needs no tap, and that of the Contract is given. */
static void
begin_move (TsSheet *sheet)
{
  TsView view = ts_board_part_get_view (TS_BOARD_PART (sheet));
  int n = 0, vehicle = 0;

  for (int i = 0; i < COMPETITORS_VEHICLES; i++)
    if (ts_competitors_may_move (view.state, i)) {
      vehicle = i;
      n++;
    }
  if (is_delivering (&view, NULL))
    ts_sheet_fix_int (sheet, "vehicle", ts_competitors_delivery (view.state)->vehicle);
  else if (n == 1)
    ts_sheet_set_int (sheet, "vehicle", vehicle);
}

static char *
tell_title (const TsView *view G_GNUC_UNUSED, const TsEntry *entry G_GNUC_UNUSED)
{
  return g_strdup (_ ("Move a vehicle without goods"));
}

const TsSheetPlan ts_competitors_move_plan = {
  .fields = move_fields,
  .begin = begin_move,
  .title = tell_title,
  .preview = preview_move,
  .help = ts_competitors_sales_help,
  .back = TRUE,
  .offered = TRUE,
};

const TsSheetPlan ts_competitors_delivery_plan = {
  .fields = move_fields,
  .begin = begin_move,
  .title = tell_voyage,
  .preview = preview_landing,
  .offered = TRUE,
  .instead = TRUE,
};

/* --- a truck that is carried --- */

static GtkWidget *
carrier_mark (int carrier)
{
  return ts_competitors_vehicle_mark (COMPETITORS_SHIP + carrier);
}

static const TsSheetField carry_fields[] = {
  { .field = "by",
    .title = N_ ("Carried"),
    .question = N_ ("What carries the truck?"),
    .mark = carrier_mark },
  { .field = "hexes", .question = N_ ("How many hexes does the ship sail?") },
  { .field = "distance", .question = N_ ("Up to which notch of the ruler does the Aircraft fly?") },
  { .field = "points", .question = N_ ("How many movement points does the Aircraft use?") },
  { .field = "before",
    .title = N_ ("Before"),
    .question = N_ ("Tap the terrain on the truck’s way to where it is taken aboard."),
    .input = &ts_competitors_road_input,
    .answer = tell_before },
  { .field = "after",
    .title = N_ ("After"),
    .question = N_ ("Tap the terrain on the truck’s way from where it is unloaded."),
    .input = &ts_competitors_road_input,
    .answer = tell_whole },
  { .field = "customs",
    .title = N_ ("Customs"),
    .input = &ts_competitors_declaration_input,
    .asked = is_delivering },
  { .field = "owner", .title = N_ ("Lent by"), .others = TRUE },
  AT_THE_END,
  { 0 },
};

const TsSheetPlan ts_competitors_carry_plan = {
  .fields = carry_fields,
  .preview = preview_carry,
  .help = ts_competitors_sales_help,
  .back = TRUE,
  .offered = TRUE,
};
