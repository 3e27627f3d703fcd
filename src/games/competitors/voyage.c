#include "voyage.h"

#include "config.h"
#include "duty.h"
#include "movement.h"
#include "refuse.h"
#include "road.h"
#include "rules.h"
#include "say.h"
#include "steps.h"
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

/* The questions, in the order in which they come. */
enum {
  VEHICLE,
  ROAD,
  WAY,
  SEA,
  AIR,
  AFTER,
  DOCKS,
  LANDING,
  FLAG,
  FEES
};

struct _TsCompetitorsVoyageSheet {
  AdwBin parent_instance;

  TsBoard *board;
  TsCompetitorsSheet *sheet;
  TsCompetitorsSteps *steps;
  TsChips *vehicle;
  TsChips *carrier;
  TsCompetitorsRoad *before; /* all of it, or what a Truck drives before it is carried */
  TsChips *hexes;
  TsChips *distance;
  TsChips *points; /* of an Aircraft that carries */
  TsCompetitorsRoad *after;
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

static gboolean
is_driven (TsCompetitorsRoad *road)
{
  guint n;

  ts_competitors_road_get (road, &n);
  return n > 0;
}

static int
points_of (TsCompetitorsVoyageSheet *self)
{
  int points = ts_competitors_road_count_points (self->before) +
               (way_of (self) != ALONE ? ts_competitors_road_count_points (self->after) : 0);

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
  gboolean drives = is_driven (self->before) || (way_of (self) != ALONE && is_driven (self->after));
  int fuel = vehicle == COMPETITORS_TRUCK && drives ? ts_competitors_fuel (COMPETITORS_TRUCK, 0) : 0;

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
    .channels = ts_competitors_road_count_channels (self->before) +
                (way_of (self) != ALONE ? ts_competitors_road_count_channels (self->after) : 0),
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
      !is_driven (self->before))
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
add_terrain (JsonObject *entry, const char *key, TsCompetitorsRoad *road)
{
  guint n;
  const gint64 *chosen = ts_competitors_road_get (road, &n);
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

static const char *
continent_of (TsChips *chips)
{
  return _ (ts_competitors_continents[ts_competitors_sheet_chosen (chips)].label);
}

static void
show_bill (TsCompetitorsVoyageSheet *self, const TsView *view, int duty, const char *why)
{
  g_autofree char *fuel = ts_competitors_sum (fuel_of (self));
  g_autofree char *fees = ts_competitors_sum ((gint64) count_chosen (self->fees) * COMPETITORS_TRANSIT_FEE);
  g_autoptr (GString) text = g_string_new (NULL);

  if (way_of (self) != ALONE) {
    /* Translators: P.M. are movement points: how many are used, of how many */
    g_string_append_printf (text, _ ("%d of %d P.M."), points_of (self), COMPETITORS_TRUCK_POINTS);
    g_string_append_c (text, ' ');
  }
  /* Translators: a sum of money */
  g_string_append_printf (text, _ ("Fuel %s."), fuel);
  if (count_chosen (self->fees) > 0) {
    g_string_append_c (text, ' ');
    /* Translators: a sum of money, for passing Headquarters */
    g_string_append_printf (text, _ ("Fees %s."), fees);
  }
  if (has_goods (view)) {
    g_string_append_c (text, ' ');
    g_string_append_printf (text, ngettext ("%d Customs card.", "%d Customs cards.", duty), duty);
    g_string_append_c (text, ' ');
    g_string_append (text, why);
  }
  if (ts_competitors_sheet_chosen (self->flag) >= 0) {
    g_string_append_c (text, ' ');
    /* Translators: %s is a continent */
    g_string_append_printf (text, _ ("Then an event in %s."), continent_of (self->flag));
  }
  gtk_label_set_label (self->bill, text->str);
}

static void
set_asked (TsCompetitorsVoyageSheet *self, guint step, gboolean asked)
{
  ts_competitors_steps_set_asked (self->steps, step, asked);
}

/* Only what can matter is asked. */
static void
show_questions (TsCompetitorsVoyageSheet *self, const TsView *view)
{
  gboolean truck = ts_competitors_sheet_chosen (self->vehicle) == COMPETITORS_TRUCK;
  gboolean goods = has_goods (view);
  gboolean moves = ts_competitors_sheet_chosen (self->vehicle) >= 0;

  set_asked (self, VEHICLE, !goods);
  set_asked (self, ROAD, truck);
  set_asked (self, WAY, truck);
  set_asked (self, SEA, long_way (self) == COMPETITORS_SHIP);
  set_asked (self, AIR, long_way (self) == COMPETITORS_PLANE);
  set_asked (self, AFTER, way_of (self) != ALONE);
  set_asked (self, DOCKS, goods && long_way (self) == COMPETITORS_SHIP);
  set_asked (self, LANDING, goods && long_way (self) == COMPETITORS_PLANE);
  set_asked (self, FLAG, moves);
  set_asked (self, FEES, moves);
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->borders)), goods);
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->channels)), goods);
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->owner)), way_of (self) != ALONE);
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->points)), way_of (self) == BY_AIRCRAFT);
}

/* --- what was answered --- */

static void
answer_word (TsCompetitorsVoyageSheet *self, guint step, TsChips *chips, const TsWord *words)
{
  int chosen = ts_competitors_sheet_chosen (chips);

  ts_competitors_steps_set_answer (self->steps, step, chosen >= 0 ? _ (words[chosen].label) : NULL);
}

static void
answer_road (TsCompetitorsVoyageSheet *self, guint step, TsCompetitorsRoad *road)
{
  /* Translators: movement points: how many are used, of how many */
  g_autofree char *text =
      g_strdup_printf (_ ("%d of %d"), ts_competitors_road_count_points (road), COMPETITORS_TRUCK_POINTS);

  ts_competitors_steps_set_answer (self->steps, step, is_driven (road) ? text : NULL);
}

static void
answer_sea (TsCompetitorsVoyageSheet *self)
{
  int hexes = ts_competitors_sheet_chosen (self->hexes) + 1;
  g_autofree char *text = g_strdup_printf ("%d", hexes);

  ts_competitors_steps_set_answer (self->steps, SEA, hexes > 0 ? text : NULL);
}

static void
answer_fees (TsCompetitorsVoyageSheet *self)
{
  gint64 fees = (gint64) count_chosen (self->fees) * COMPETITORS_TRANSIT_FEE;
  g_autofree char *text = ts_competitors_sum (fees);

  ts_competitors_steps_set_answer (self->steps, FEES, fees > 0 ? text : NULL);
}

static void
show_answers (TsCompetitorsVoyageSheet *self)
{
  answer_word (self, VEHICLE, self->vehicle, ts_competitors_vehicles);
  answer_road (self, ROAD, self->before);
  ts_competitors_steps_set_answer (
      self->steps, WAY, way_of (self) != ALONE ? _ (ts_competitors_vehicles[long_way (self)].label) : NULL);
  answer_sea (self);
  answer_word (self, AIR, self->distance, ts_competitors_distances);
  answer_road (self, AFTER, self->after);
  answer_word (self, DOCKS, self->docks, ts_competitors_continents);
  answer_word (self, LANDING, self->landing, landings);
  answer_word (self, FLAG, self->flag, ts_competitors_continents);
  answer_fees (self);
}

static void
on_changed (TsCompetitorsVoyageSheet *self)
{
  TsView view = view_of (self);
  const char *missing = find_missing (self);
  g_autofree char *why = NULL;
  int duty = 0;

  show_questions (self, &view);
  show_answers (self);
  gtk_widget_set_visible (GTK_WIDGET (self->bill), missing == NULL);
  if (missing == NULL) {
    duty = duty_of (self, &view, &why);
    show_bill (self, &view, duty, why);
  }
  ts_competitors_sheet_offer (self->sheet, _ ("Move"), missing == NULL ? build_entry (self, duty) : NULL,
                              missing);
}

/* One tap answers these, and the next question comes by itself. */
static void
on_vehicle (TsCompetitorsVoyageSheet *self)
{
  on_changed (self);
  ts_competitors_steps_go_on (self->steps, VEHICLE);
}

static void
on_way (TsCompetitorsVoyageSheet *self)
{
  on_changed (self);
  ts_competitors_steps_go_on (self->steps, WAY);
}

/* Where it lands has an answer that is easily forgotten. */
static void
on_air (TsCompetitorsVoyageSheet *self)
{
  TsView view = view_of (self);

  on_changed (self);
  if (has_goods (&view) && (way_of (self) == ALONE || ts_competitors_sheet_chosen (self->points) >= 0))
    ts_competitors_steps_open (self->steps, LANDING);
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
  TsChips *all[] = { self->vehicle, self->carrier,  self->hexes, self->distance, self->points, self->owner,
                     self->borders, self->channels, self->docks, self->landing,  self->flag,   self->fees };
  gint64 vehicle = contract != NULL ? contract->vehicle : -1;

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    ts_chips_set (all[i], NULL, 0);
  ts_competitors_road_clear (self->before);
  ts_competitors_road_clear (self->after);
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
  ts_competitors_sheet_set_title (self->sheet, contract != NULL ? NULL : _ ("Move a vehicle without goods"));
  on_changed (self);
  ts_competitors_steps_begin (self->steps);
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
  ts_competitors_steps_open (self->steps, FLAG);
}

/* --- building --- */

static TsChips *
chips_new (TsCompetitorsVoyageSheet *self, TsChips *chips, const char *spoken, GCallback on_tap)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (chips), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_signal_connect_swapped (chips, "changed", on_tap, self);
  return chips;
}

static TsChips *
words_new (TsCompetitorsVoyageSheet *self,
           const char *spoken,
           const TsWord *words,
           TsChipsMode mode,
           GCallback on_tap)
{
  return chips_new (self, ts_competitors_sheet_words (words, mode), spoken, on_tap);
}

static TsChips *
numbers_new (TsCompetitorsVoyageSheet *self, const char *spoken, int from, int to, GCallback on_tap)
{
  TsChips *chips = TS_CHIPS (ts_chips_new (TS_CHIPS_ONE));

  for (int number = from; number <= to; number++) {
    g_autofree char *label = g_strdup_printf ("%d", number);

    ts_chips_add (chips, label, NULL);
  }
  return chips_new (self, chips, spoken, on_tap);
}

/* A part of a question, with a word before it. */
static GtkWidget *
line_new (const char *title, TsChips *chips)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 7);
  gtk_widget_add_css_class (label, "line-title");
  gtk_widget_set_hexpand (GTK_WIDGET (chips), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (chips), GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (chips));
  return line;
}

static GtkWidget *
page_new (gpointer first, gpointer second)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_box_append (GTK_BOX (page), first);
  gtk_box_append (GTK_BOX (page), second);
  return page;
}

static TsCompetitorsRoad *
road_new (TsCompetitorsVoyageSheet *self, const char *spoken)
{
  TsCompetitorsRoad *road = ts_competitors_road_new ();

  gtk_accessible_update_property (GTK_ACCESSIBLE (road), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_signal_connect_swapped (road, "changed", G_CALLBACK (on_changed), self);
  return road;
}

static void
build_parts (TsCompetitorsVoyageSheet *self)
{
  GCallback on_tap = G_CALLBACK (on_changed);

  self->vehicle = chips_new (self, ts_competitors_sheet_vehicles (), _ ("Vehicle"), G_CALLBACK (on_vehicle));
  self->before = road_new (self, _ ("Terrain, State by State"));
  self->borders = numbers_new (self, _ ("Red-edged borders crossed, but for those into a State of one’s own"),
                               0, MOST_CROSSED, on_tap);
  gtk_widget_add_css_class (GTK_WIDGET (self->borders), "borders");
  self->carrier = words_new (self, _ ("The truck’s way"), ways, TS_CHIPS_ONE, G_CALLBACK (on_way));
  self->owner = chips_new (self, TS_CHIPS (ts_chips_new (TS_CHIPS_ONE_OR_NONE)),
                           _ ("Whose vehicle, if it is lent"), on_tap);
  self->hexes = numbers_new (self, _ ("Hexes"), 1, MOST_HEXES, on_tap);
  gtk_widget_add_css_class (GTK_WIDGET (self->hexes), "hexes");
  self->channels = numbers_new (self, _ ("Channels or straits passed"), 0, MOST_CROSSED, on_tap);
  self->distance = words_new (self, _ ("Distance on the ruler"), ts_competitors_distances, TS_CHIPS_ONE,
                              G_CALLBACK (on_air));
  self->points = numbers_new (self, _ ("Movement points of the aircraft"), 1, 2, G_CALLBACK (on_air));
  self->after = road_new (self, _ ("Terrain after"));
  self->docks = words_new (self, _ ("It docks in"), ts_competitors_continents, TS_CHIPS_ONE_OR_NONE, on_tap);
  self->landing = words_new (self, _ ("It lands"), landings, TS_CHIPS_ONE, on_tap);
  self->flag = words_new (self, _ ("Red-flag State it ends in"), ts_competitors_continents,
                          TS_CHIPS_ONE_OR_NONE, on_tap);
  self->fees =
      chips_new (self, TS_CHIPS (ts_chips_new (TS_CHIPS_DISTINCT)), _ ("Headquarters passed"), on_tap);
}

static void
build_questions (TsCompetitorsVoyageSheet *self)
{
  TsCompetitorsSteps *steps = ts_competitors_steps_new ();

  build_parts (self);
  self->steps = steps;
  ts_competitors_steps_add (steps, _ ("Vehicle"), GTK_WIDGET (self->vehicle));
  ts_competitors_steps_add (steps, _ ("Road"),
                            page_new (self->before, line_new (_ ("Red borders"), self->borders)));
  ts_competitors_steps_add (steps, _ ("Carried"),
                            page_new (self->carrier, line_new (_ ("Lent by"), self->owner)));
  ts_competitors_steps_add (
      steps, _ ("Sea"),
      page_new (line_new (_ ("Hexes"), self->hexes), line_new (_ ("Channels"), self->channels)));
  ts_competitors_steps_add (steps, _ ("Flight"),
                            page_new (self->distance, line_new (_ ("P.M."), self->points)));
  ts_competitors_steps_add (steps, _ ("After"), GTK_WIDGET (self->after));
  ts_competitors_steps_add (steps, _ ("Docks"), GTK_WIDGET (self->docks));
  ts_competitors_steps_add (steps, _ ("Lands"), GTK_WIDGET (self->landing));
  ts_competitors_steps_add (steps, _ ("Red flag"), GTK_WIDGET (self->flag));
  ts_competitors_steps_add (steps, _ ("Fees"), GTK_WIDGET (self->fees));
  ts_competitors_sheet_add (self->sheet, NULL, GTK_WIDGET (steps));
}

static void
on_back (TsCompetitorsVoyageSheet *self)
{
  g_signal_emit (self, signals[BACK], 0);
}

GtkButton *
ts_competitors_voyage_sheet_lend_button (TsCompetitorsVoyageSheet *self)
{
  return ts_competitors_sheet_lend_button (self->sheet);
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
