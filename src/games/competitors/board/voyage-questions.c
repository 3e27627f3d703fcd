#include "voyage-questions.h"

#include "config.h"
#include "duty.h"
#include "games/competitors/rules/movement.h"
#include "games/competitors/rules/rules.h"
#include "referee/group.h"
#include "voyage-answers.h"
#include "widgets/seat.h"

#include <glib/gi18n-lib.h>

#define MOST_HEXES   4
#define MOST_CROSSED 4

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

/* --- what is asked --- */

static void
set_asked (TsCompetitorsQuestions *self, guint step, gboolean asked)
{
  ts_competitors_steps_set_asked (self->steps, step, asked);
}

static void
ask (TsCompetitorsQuestions *self, const TsView *view)
{
  gboolean truck = ts_chips_get_chosen (self->vehicle) == COMPETITORS_TRUCK;
  gboolean goods = ts_competitors_voyage_has_goods (view);
  gboolean moves = ts_chips_get_chosen (self->vehicle) >= 0;

  set_asked (self, COMPETITORS_ASK_VEHICLE, !goods);
  set_asked (self, COMPETITORS_ASK_ROAD, truck);
  set_asked (self, COMPETITORS_ASK_WAY, truck);
  set_asked (self, COMPETITORS_ASK_SEA, ts_competitors_voyage_long_way (self) == COMPETITORS_SHIP);
  set_asked (self, COMPETITORS_ASK_AIR, ts_competitors_voyage_long_way (self) == COMPETITORS_PLANE);
  set_asked (self, COMPETITORS_ASK_AFTER, ts_competitors_voyage_way (self) != COMPETITORS_ALONE);
  set_asked (self, COMPETITORS_ASK_DOCKS, goods && ts_competitors_voyage_long_way (self) == COMPETITORS_SHIP);
  set_asked (self, COMPETITORS_ASK_LANDING,
             goods && ts_competitors_voyage_long_way (self) == COMPETITORS_PLANE);
  set_asked (self, COMPETITORS_ASK_FLAG, moves);
  set_asked (self, COMPETITORS_ASK_FEES, moves);
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->borders)), goods);
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->channels)), goods);
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->owner)),
                          ts_competitors_voyage_way (self) != COMPETITORS_ALONE);
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->points)),
                          ts_competitors_voyage_way (self) == COMPETITORS_BY_AIRCRAFT);
}

/* --- what was answered --- */

static void
answer_word (TsCompetitorsQuestions *self, guint step, TsChips *chips, const TsWord *words)
{
  int chosen = ts_chips_get_chosen (chips);

  ts_competitors_steps_set_answer (self->steps, step, chosen >= 0 ? _ (words[chosen].label) : NULL);
}

static void
answer_road (TsCompetitorsQuestions *self, guint step, TsCompetitorsRoad *road)
{
  /* Translators: movement points: how many are used, of how many */
  g_autofree char *text =
      g_strdup_printf (_ ("%d of %d"), ts_competitors_road_count_points (road), COMPETITORS_TRUCK_POINTS);

  ts_competitors_steps_set_answer (self->steps, step,
                                   ts_competitors_road_count_points (road) > 0 ? text : NULL);
}

static void
answer_sea (TsCompetitorsQuestions *self)
{
  int hexes = ts_chips_get_chosen (self->hexes) + 1;
  g_autofree char *text = g_strdup_printf ("%d", hexes);

  ts_competitors_steps_set_answer (self->steps, COMPETITORS_ASK_SEA, hexes > 0 ? text : NULL);
}

static void
answer_fees (TsCompetitorsQuestions *self)
{
  gint64 fees = (gint64) ts_competitors_voyage_count_chosen (self->fees) * COMPETITORS_TRANSIT_FEE;
  g_autofree char *text = ts_group_digits (fees);

  ts_competitors_steps_set_answer (self->steps, COMPETITORS_ASK_FEES, fees > 0 ? text : NULL);
}

static void
show_answers (TsCompetitorsQuestions *self)
{
  answer_word (self, COMPETITORS_ASK_VEHICLE, self->vehicle, ts_competitors_vehicles);
  answer_road (self, COMPETITORS_ASK_ROAD, self->before);
  ts_competitors_steps_set_answer (
      self->steps, COMPETITORS_ASK_WAY,
      ts_competitors_voyage_way (self) != COMPETITORS_ALONE
          ? _ (ts_competitors_vehicles[ts_competitors_voyage_long_way (self)].label)
          : NULL);
  answer_sea (self);
  answer_word (self, COMPETITORS_ASK_AIR, self->distance, ts_competitors_distances);
  answer_road (self, COMPETITORS_ASK_AFTER, self->after);
  answer_word (self, COMPETITORS_ASK_DOCKS, self->docks, ts_competitors_continents);
  answer_word (self, COMPETITORS_ASK_LANDING, self->landing, landings);
  answer_word (self, COMPETITORS_ASK_FLAG, self->flag, ts_competitors_continents);
  answer_fees (self);
}

void
ts_competitors_questions_show (TsCompetitorsQuestions *self, const TsView *view)
{
  ask (self, view);
  show_answers (self);
}

/* --- a new movement --- */

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
ts_competitors_questions_begin (TsCompetitorsQuestions *self, const TsView *view)
{
  const CompetitorsContract *contract = ts_competitors_delivery (view->state);
  TsChips *all[] = { self->vehicle, self->carrier,  self->hexes, self->distance, self->points, self->owner,
                     self->borders, self->channels, self->docks, self->landing,  self->flag,   self->fees };
  gint64 vehicle = contract != NULL ? contract->vehicle : -1;

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    ts_chips_set (all[i], NULL, 0);
  ts_competitors_road_clear (self->before);
  ts_competitors_road_clear (self->after);
  for (int i = 0; i < COMPETITORS_VEHICLES && contract == NULL; i++) /* the only one there is needs no tap */
    if (ts_competitors_may_move (view->state, i))
      vehicle = vehicle < 0 ? i : COMPETITORS_VEHICLES;
  if (vehicle >= 0 && vehicle < COMPETITORS_VEHICLES)
    ts_chips_set (self->vehicle, &vehicle, 1);
  ts_chips_set (self->carrier, (gint64[]) { COMPETITORS_ALONE }, 1);
  ts_chips_set (self->borders, (gint64[]) { 0 }, 1);
  ts_chips_set (self->channels, (gint64[]) { 0 }, 1);
  ts_chips_set (self->landing, (gint64[]) { COMPETITORS_LANDS_NEAR }, 1);
  add_seats (self->owner, view);
  add_seats (self->fees, view);
}

/* --- building --- */

static TsChips *
named (TsChips *chips, const char *spoken)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (chips), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return chips;
}

static TsChips *
words_new (const char *spoken, const TsWord *words, TsChipsMode mode)
{
  return named (ts_competitors_sheet_words (words, mode), spoken);
}

static TsChips *
numbers_new (const char *spoken, int from, int to)
{
  TsChips *chips = ts_chips_new (TS_CHIPS_ONE);

  for (int number = from; number <= to; number++) {
    g_autofree char *label = g_strdup_printf ("%d", number);

    ts_chips_add (chips, label, NULL);
  }
  return named (chips, spoken);
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
road_new (const char *spoken)
{
  TsCompetitorsRoad *road = ts_competitors_road_new ();

  gtk_accessible_update_property (GTK_ACCESSIBLE (road), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return road;
}

static void
build_parts (TsCompetitorsQuestions *self)
{
  self->vehicle = named (ts_competitors_sheet_vehicles (), _ ("Vehicle"));
  self->before = road_new (_ ("Terrain, State by State"));
  self->borders =
      numbers_new (_ ("Red-edged borders crossed, but for those into a State of one’s own"), 0, MOST_CROSSED);
  gtk_widget_add_css_class (GTK_WIDGET (self->borders), "borders");
  self->carrier = words_new (_ ("The truck’s way"), ways, TS_CHIPS_ONE);
  self->owner = named (ts_chips_new (TS_CHIPS_ONE_OR_NONE), _ ("Whose vehicle, if it is lent"));
  self->hexes = numbers_new (_ ("Hexes"), 1, MOST_HEXES);
  gtk_widget_add_css_class (GTK_WIDGET (self->hexes), "hexes");
  self->channels = numbers_new (_ ("Channels or straits passed"), 0, MOST_CROSSED);
  self->distance = words_new (_ ("Distance on the ruler"), ts_competitors_distances, TS_CHIPS_ONE);
  self->points = numbers_new (_ ("Movement points of the aircraft"), 1, 2);
  self->after = road_new (_ ("Terrain after"));
  self->docks = words_new (_ ("It docks in"), ts_competitors_continents, TS_CHIPS_ONE_OR_NONE);
  self->landing = words_new (_ ("It lands"), landings, TS_CHIPS_ONE);
  self->flag = words_new (_ ("Red-flag State it ends in"), ts_competitors_continents, TS_CHIPS_ONE_OR_NONE);
  self->fees = named (ts_chips_new (TS_CHIPS_DISTINCT), _ ("Headquarters passed"));
}

void
ts_competitors_questions_build (TsCompetitorsQuestions *self, TsCompetitorsSheet *sheet)
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
  ts_competitors_sheet_add (sheet, NULL, GTK_WIDGET (steps));
}
