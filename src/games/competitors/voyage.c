#include "voyage.h"

#include "config.h"
#include "duty.h"
#include "movement.h"
#include "refuse.h"
#include "rules.h"
#include "say.h"
#include "widgets/seat.h"

#include <glib/gi18n-lib.h>

#define MOST_HEXES   4
#define MOST_CROSSED 4

/* How a Truck goes; the carriers follow in the order of COMPETITORS_SHIP, COMPETITORS_PLANE. */
enum {
  ALONE,
  BY_SHIP,
  BY_AIRCRAFT
};

struct _TsCompetitorsVoyageSheet {
  AdwBin parent_instance;

  TsBoard *board;
  TsCompetitorsSheet *sheet;
  TsChips *vehicle;
  TsChips *carrier;
  TsChips *before; /* terrain: all of it, or what a Truck drives before it is carried */
  TsChips *hexes;
  TsChips *distance;
  TsChips *points; /* of an Aircraft that carries */
  TsChips *after;
  TsChips *owner;
  TsChips *borders;
  TsChips *channels; /* of a Ship; a Truck's are among its terrain */
  TsChips *docks;
  TsChips *landing;
  TsChips *flag;
  TsChips *fees;
  GtkLabel *bill;
};

G_DEFINE_FINAL_TYPE (TsCompetitorsVoyageSheet, ts_competitors_voyage_sheet, ADW_TYPE_BIN)

enum {
  BACK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const TsWord ways[] = {
  { "alone", N_ ("It drives") },
  { "ship", N_ ("Carried by ship") },
  { "aircraft", N_ ("Carried by plane") },
  { 0 },
};

static const TsWord landings[] = {
  { "near", N_ ("In the same continent") },
  { "far", N_ ("In another continent") },
  { "border", N_ ("At a National Airport on a border") },
  { "home", N_ ("At one’s own Headquarters or Branch") },
  { 0 },
};

static TsView
view_of (TsCompetitorsVoyageSheet *self)
{
  return ts_session_view (ts_board_get_session (self->board));
}

static gboolean
has_goods (const TsView *view)
{
  return ts_view_state (view)->phase == COMPETITORS_DELIVERY;
}

static int
count_chosen (TsChips *chips)
{
  guint n;

  ts_chips_get (chips, &n);
  return (int) n;
}

/* --- what was tapped --- */

static int
way_of (TsCompetitorsVoyageSheet *self)
{
  return ts_competitors_sheet_chosen (self->vehicle) == COMPETITORS_TRUCK
             ? MAX (0, ts_competitors_sheet_chosen (self->carrier))
             : ALONE;
}

/* The vehicle whose way over sea or through the air is asked for, or -1. */
static int
long_way (TsCompetitorsVoyageSheet *self)
{
  int vehicle = ts_competitors_sheet_chosen (self->vehicle);

  return vehicle == COMPETITORS_TRUCK ? (way_of (self) == ALONE ? -1 : way_of (self)) : vehicle;
}

static int
count_points (TsChips *terrain)
{
  guint n;
  const gint64 *chosen = ts_chips_get (terrain, &n);
  int points = 0;

  for (guint i = 0; i < n; i++)
    points += ts_competitors_terrain_points ((int) chosen[i]);
  return points;
}

static int
count_channels (TsChips *terrain)
{
  guint n;
  const gint64 *chosen = ts_chips_get (terrain, &n);
  int channels = 0;

  for (guint i = 0; i < n; i++)
    channels += chosen[i] == COMPETITORS_CHANNEL;
  return channels;
}

static int
points_of (TsCompetitorsVoyageSheet *self)
{
  int points = count_points (self->before) + (way_of (self) != ALONE ? count_points (self->after) : 0);

  if (way_of (self) == BY_SHIP)
    points += ts_competitors_sheet_chosen (self->hexes) + 1;
  if (way_of (self) == BY_AIRCRAFT)
    points += ts_competitors_sheet_chosen (self->points) + 1;
  return points;
}

static int
fuel_of (TsCompetitorsVoyageSheet *self)
{
  int vehicle = ts_competitors_sheet_chosen (self->vehicle);
  int drives = count_chosen (self->before) + (way_of (self) != ALONE ? count_chosen (self->after) : 0);
  int fuel = vehicle == COMPETITORS_TRUCK && drives > 0 ? ts_competitors_fuel (COMPETITORS_TRUCK, 0) : 0;

  if (long_way (self) >= 0)
    fuel += ts_competitors_fuel (long_way (self), MAX (0, ts_competitors_sheet_chosen (self->distance)));
  return fuel;
}

/* Of a Truck that is carried all of them count: its own roads, and its carrier's way. */
static int
duty_of (TsCompetitorsVoyageSheet *self, const TsView *view, char **why)
{
  CompetitorsVoyage voyage = {
    .seat = ts_view_state (view)->turn,
    .vehicle = ts_competitors_sheet_chosen (self->vehicle),
    .goods = has_goods (view),
    .channels = count_channels (self->before) + (way_of (self) != ALONE ? count_channels (self->after) : 0),
    .borders = MAX (0, ts_competitors_sheet_chosen (self->borders)),
    .docks = ts_competitors_sheet_chosen (self->docks),
    .landing = (CompetitorsLanding) MAX (0, ts_competitors_sheet_chosen (self->landing)),
  };
  g_autofree char *road = NULL;
  int duty = 0;

  if (long_way (self) != voyage.vehicle && voyage.vehicle == COMPETITORS_TRUCK) {
    duty = ts_competitors_duty (view->state, &voyage, &road);
    if (long_way (self) < 0) {
      *why = g_steal_pointer (&road);
      return duty;
    }
  }
  voyage.vehicle = long_way (self);
  voyage.channels = MAX (0, ts_competitors_sheet_chosen (self->channels));
  return duty + ts_competitors_duty (view->state, &voyage, why);
}

static const char *
find_missing (TsCompetitorsVoyageSheet *self)
{
  if (ts_competitors_sheet_chosen (self->vehicle) < 0)
    return _ ("Which vehicle moves?");
  if (way_of (self) == ALONE && ts_competitors_sheet_chosen (self->vehicle) == COMPETITORS_TRUCK &&
      count_chosen (self->before) == 0)
    return _ ("Tap the terrain of each State as the truck goes.");
  if (long_way (self) == COMPETITORS_SHIP && ts_competitors_sheet_chosen (self->hexes) < 0)
    return _ ("How many hexes does the ship sail?");
  if (long_way (self) == COMPETITORS_PLANE && ts_competitors_sheet_chosen (self->distance) < 0)
    return _ ("Up to which notch of the ruler does the plane fly?");
  if (way_of (self) == BY_AIRCRAFT && ts_competitors_sheet_chosen (self->points) < 0)
    return _ ("How many movement points does the plane use?");
  return NULL;
}

/* --- the entry --- */

static void
add_terrain (JsonObject *entry, const char *key, TsChips *terrain)
{
  guint n;
  const gint64 *chosen = ts_chips_get (terrain, &n);
  JsonArray *words;

  if (n == 0)
    return;
  words = json_array_new ();
  for (guint i = 0; i < n; i++)
    json_array_add_string_element (words, ts_competitors_terrains[chosen[i]].id);
  json_object_set_array_member (entry, key, words);
}

static void
add_fees (TsCompetitorsVoyageSheet *self, JsonObject *entry)
{
  guint n;
  const gint64 *chosen = ts_chips_get (self->fees, &n);
  JsonArray *seats;

  if (n == 0)
    return;
  seats = json_array_new ();
  for (guint i = 0; i < n; i++)
    json_array_add_int_element (seats, chosen[i]);
  json_object_set_array_member (entry, "fees", seats);
}

static void
add_long_way (TsCompetitorsVoyageSheet *self, JsonObject *entry)
{
  if (long_way (self) == COMPETITORS_SHIP)
    json_object_set_int_member (entry, "hexes", ts_competitors_sheet_chosen (self->hexes) + 1);
  if (long_way (self) == COMPETITORS_PLANE)
    ts_competitors_entry_set_word (entry, "distance", ts_competitors_distances,
                                   ts_competitors_sheet_chosen (self->distance));
}

static void
add_carrier (TsCompetitorsVoyageSheet *self, JsonObject *entry)
{
  json_object_set_string_member (entry, "by", ways[way_of (self)].id);
  add_terrain (entry, "before", self->before);
  add_terrain (entry, "after", self->after);
  if (way_of (self) == BY_AIRCRAFT)
    json_object_set_int_member (entry, "points", ts_competitors_sheet_chosen (self->points) + 1);
  if (ts_competitors_sheet_chosen (self->owner) >= 0)
    json_object_set_int_member (entry, "owner", ts_competitors_sheet_chosen (self->owner));
}

static JsonObject *
build_entry (TsCompetitorsVoyageSheet *self, int duty)
{
  JsonObject *entry = ts_competitors_entry (way_of (self) == ALONE ? "move" : "carry", TS_NOBODY);
  int vehicle = ts_competitors_sheet_chosen (self->vehicle);

  if (way_of (self) == ALONE) {
    ts_competitors_entry_set_word (entry, "vehicle", ts_competitors_vehicles, vehicle);
    if (vehicle == COMPETITORS_TRUCK)
      add_terrain (entry, "terrain", self->before);
  } else {
    add_carrier (self, entry);
  }
  add_long_way (self, entry);
  if (duty > 0)
    json_object_set_int_member (entry, "customs", MIN (duty, 9));
  if (ts_competitors_sheet_chosen (self->flag) >= 0)
    ts_competitors_entry_set_word (entry, "flag", ts_competitors_continents,
                                   ts_competitors_sheet_chosen (self->flag));
  add_fees (self, entry);
  return entry;
}

/* --- showing --- */

static void
show_bill (TsCompetitorsVoyageSheet *self, const TsView *view, int duty, const char *why)
{
  g_autofree char *fuel = ts_competitors_sum (fuel_of (self));
  g_autofree char *fees = ts_competitors_sum ((gint64) count_chosen (self->fees) * COMPETITORS_TRANSIT_FEE);
  g_autoptr (GString) text = g_string_new (NULL);

  if (ts_competitors_sheet_chosen (self->vehicle) == COMPETITORS_TRUCK)
    /* Translators: P.M. are movement points: how many are used, of how many */
    g_string_append_printf (text, _ ("%d of %d P.M."), points_of (self), COMPETITORS_TRUCK_POINTS);
  if (text->len > 0)
    g_string_append_c (text, '\n');
  /* Translators: a sum of money */
  g_string_append_printf (text, _ ("Fuel %s."), fuel);
  if (count_chosen (self->fees) > 0) {
    g_string_append_c (text, ' ');
    /* Translators: a sum of money, for passing Headquarters */
    g_string_append_printf (text, _ ("Fees %s."), fees);
  }
  if (has_goods (view)) {
    g_string_append_c (text, '\n');
    g_string_append_printf (text, ngettext ("%d Customs card.", "%d Customs cards.", duty), duty);
    g_string_append_c (text, ' ');
    g_string_append (text, why);
  }
  gtk_label_set_label (self->bill, text->str);
}

static void
set_shown (TsChips *chips, gboolean shown)
{
  gtk_widget_set_visible (GTK_WIDGET (chips), shown);
}

/* Only what can matter is asked. */
static void
show_questions (TsCompetitorsVoyageSheet *self, const TsView *view)
{
  gboolean truck = ts_competitors_sheet_chosen (self->vehicle) == COMPETITORS_TRUCK;
  gboolean goods = has_goods (view);

  set_shown (self->vehicle, !goods);
  set_shown (self->carrier, truck);
  set_shown (self->before, truck);
  set_shown (self->hexes, long_way (self) == COMPETITORS_SHIP);
  set_shown (self->distance, long_way (self) == COMPETITORS_PLANE);
  set_shown (self->points, way_of (self) == BY_AIRCRAFT);
  set_shown (self->after, way_of (self) != ALONE);
  set_shown (self->owner, way_of (self) != ALONE);
  set_shown (self->borders, goods && truck);
  set_shown (self->channels, goods && long_way (self) == COMPETITORS_SHIP);
  set_shown (self->docks, goods && long_way (self) == COMPETITORS_SHIP);
  set_shown (self->landing, goods && long_way (self) == COMPETITORS_PLANE);
}

static void
on_changed (TsCompetitorsVoyageSheet *self)
{
  TsView view = view_of (self);
  const char *missing = find_missing (self);
  g_autofree char *why = NULL;
  int duty = 0;

  show_questions (self, &view);
  gtk_widget_set_visible (GTK_WIDGET (self->bill), missing == NULL);
  if (missing == NULL) {
    duty = duty_of (self, &view, &why);
    show_bill (self, &view, duty, why);
  }
  ts_competitors_sheet_offer (self->sheet, _ ("Move"), missing == NULL ? build_entry (self, duty) : NULL,
                              missing);
}

static void
add_seats (TsChips *chips, const TsView *view)
{
  int turn = ts_view_state (view)->turn;

  ts_chips_clear (chips);
  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++) {
    const char *colour = ts_seat_colour (view->header, seat);
    GtkWidget *chip = ts_chips_add (chips, ts_view_name (view, seat), ts_seat_mark_new (colour, seat, 18));

    gtk_widget_add_css_class (chip, "seat");
    ts_seat_set_colour (chip, colour);
    gtk_widget_set_visible (chip, seat != turn);
  }
}

void
ts_competitors_voyage_sheet_begin (TsCompetitorsVoyageSheet *self)
{
  TsView view = view_of (self);
  const CompetitorsContract *contract = ts_competitors_delivery (view.state);
  TsChips *all[] = { self->vehicle, self->carrier, self->before, self->hexes,   self->distance,
                     self->points,  self->after,   self->owner,  self->borders, self->channels,
                     self->docks,   self->landing, self->flag,   self->fees };
  gint64 vehicle = contract != NULL ? contract->vehicle : -1;

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    ts_chips_set (all[i], NULL, 0);
  for (int i = 0; i < COMPETITORS_VEHICLES && contract == NULL; i++) /* the only one there is needs no tap */
    if (ts_competitors_may_move (view.state, i))
      vehicle = vehicle < 0 ? i : COMPETITORS_VEHICLES;
  if (vehicle >= 0 && vehicle < COMPETITORS_VEHICLES)
    ts_chips_set (self->vehicle, &vehicle, 1);
  ts_chips_set (self->carrier, (gint64[]) { ALONE }, 1);
  ts_chips_set (self->borders, (gint64[]) { 0 }, 1);
  ts_chips_set (self->channels, (gint64[]) { 0 }, 1);
  ts_chips_set (self->landing, (gint64[]) { COMPETITORS_LANDS_NEAR }, 1);
  add_seats (self->owner, &view);
  add_seats (self->fees, &view);
  ts_competitors_sheet_set_title (self->sheet, contract != NULL ? _ ("Move the goods")
                                                                : _ ("Move a vehicle without goods"));
  on_changed (self);
}

void
ts_competitors_voyage_sheet_show (TsCompetitorsVoyageSheet *self)
{
  on_changed (self);
}

void
ts_competitors_voyage_sheet_pick (TsCompetitorsVoyageSheet *self, int continent)
{
  gint64 chosen = continent;

  ts_chips_set (self->flag, &chosen, 1);
  on_changed (self);
}

/* --- building --- */

static TsChips *
add (TsCompetitorsVoyageSheet *self, const char *heading, TsChips *chips)
{
  g_signal_connect_swapped (chips, "changed", G_CALLBACK (on_changed), self);
  ts_competitors_sheet_add (self->sheet, heading, GTK_WIDGET (chips));
  return chips;
}

static TsChips *
add_words (TsCompetitorsVoyageSheet *self, const char *heading, const TsWord *words, TsChipsMode mode)
{
  return add (self, heading, ts_competitors_sheet_words (words, mode));
}

static TsChips *
add_numbers (TsCompetitorsVoyageSheet *self, const char *heading, int from, int to)
{
  TsChips *chips = TS_CHIPS (ts_chips_new (TS_CHIPS_ONE));

  for (int number = from; number <= to; number++) {
    g_autofree char *label = g_strdup_printf ("%d", number);

    ts_chips_add (chips, label, NULL);
  }
  return add (self, heading, chips);
}

static TsChips *
add_roads (TsCompetitorsVoyageSheet *self, const char *heading)
{
  TsChips *chips = TS_CHIPS (ts_chips_new (TS_CHIPS_REPEAT));

  for (int terrain = 0; ts_competitors_terrains[terrain].id != NULL; terrain++) {
    g_autofree char *label =
        /* Translators: a kind of terrain, and how many movement points it takes */
        g_strdup_printf (_ ("%s %d"), _ (ts_competitors_terrains[terrain].label),
                         ts_competitors_terrain_points (terrain));

    ts_chips_add (chips, label, NULL);
  }
  return add (self, heading, chips);
}

static void
build_questions (TsCompetitorsVoyageSheet *self)
{
  self->vehicle = add_words (self, _ ("Vehicle"), ts_competitors_vehicles, TS_CHIPS_ONE);
  self->carrier = add_words (self, _ ("The truck’s way"), ways, TS_CHIPS_ONE);
  self->before = add_roads (self, _ ("Terrain, State by State"));
  self->hexes = add_numbers (self, _ ("Hexes"), 1, MOST_HEXES);
  self->distance = add_words (self, _ ("Distance on the ruler"), ts_competitors_distances, TS_CHIPS_ONE);
  self->points = add_numbers (self, _ ("Movement points of the aircraft"), 1, 2);
  self->after = add_roads (self, _ ("Terrain after"));
  self->owner =
      add (self, _ ("Whose vehicle, if it is lent"), TS_CHIPS (ts_chips_new (TS_CHIPS_ONE_OR_NONE)));
  self->borders = add_numbers (self, _ ("Red-edged borders crossed, but for those into a State of one’s own"),
                               0, MOST_CROSSED);
  self->channels = add_numbers (self, _ ("Channels or straits passed"), 0, MOST_CROSSED);
  self->docks = add_words (self, _ ("It docks in"), ts_competitors_continents, TS_CHIPS_ONE_OR_NONE);
  self->landing = add_words (self, _ ("It lands"), landings, TS_CHIPS_ONE);
  self->flag =
      add_words (self, _ ("Red-flag State it ends in"), ts_competitors_continents, TS_CHIPS_ONE_OR_NONE);
  self->fees = add (self, _ ("Headquarters passed"), TS_CHIPS (ts_chips_new (TS_CHIPS_DISTINCT)));
}

static void
on_back (TsCompetitorsVoyageSheet *self)
{
  g_signal_emit (self, signals[BACK], 0);
}

static void
ts_competitors_voyage_sheet_class_init (TsCompetitorsVoyageSheetClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "firmvoyage");
  signals[BACK] = g_signal_new ("back", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
}

static void
ts_competitors_voyage_sheet_init (TsCompetitorsVoyageSheet *self)
{
  self->bill = GTK_LABEL (gtk_label_new (NULL));
}

TsCompetitorsVoyageSheet *
ts_competitors_voyage_sheet_new (TsBoard *board, gboolean back)
{
  TsCompetitorsVoyageSheet *self = g_object_new (TS_TYPE_COMPETITORS_VOYAGE_SHEET, NULL);

  self->board = board;
  self->sheet = ts_competitors_sheet_new (board, back);
  g_signal_connect_swapped (self->sheet, "back", G_CALLBACK (on_back), self);
  build_questions (self);
  gtk_label_set_wrap (self->bill, TRUE);
  gtk_label_set_xalign (self->bill, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->bill), "voyage-bill");
  ts_competitors_sheet_add (self->sheet, NULL, GTK_WIDGET (self->bill));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->sheet));
  return self;
}
