#include "contracts.h"

#include "config.h"
#include "games/competitors/rules/rules.h"
#include "money-entry.h"
#include "referee/group.h"
#include "state-entry.h"
#include "steps.h"

#include <glib/gi18n-lib.h>

#define MOST_TURNS 9

enum {
  VEHICLE,
  FROM,
  TO,
  TURNS,
  FEE,
  GOODS
};

struct _TsCompetitorsSigning {
  TsBoardPart parent_instance;

  TsCompetitorsSheet *sheet;
  TsCompetitorsSteps *steps; /* in the order of the enum */
  TsChips *vehicle;
  TsChips *from;
  TsChips *to;
  TsCompetitorsStateEntry *from_state;
  TsCompetitorsStateEntry *to_state;
  TsChips *turns;
  TsCompetitorsMoneyEntry *fee;
  GtkEntry *goods;
  TsChips *illegal; /* the one chip: they are */
};

G_DEFINE_FINAL_TYPE (TsCompetitorsSigning, ts_competitors_signing, TS_TYPE_BOARD_PART)

/* --- the entry --- */

static const char *
find_missing (TsCompetitorsSigning *self)
{
  if (ts_chips_get_chosen (self->vehicle) < 0)
    return _ ("Which vehicle takes the goods?");
  if (ts_chips_get_chosen (self->from) < 0)
    return _ ("Tap the sender’s continent, here or on the map.");
  if (ts_chips_get_chosen (self->to) < 0)
    return _ ("Tap the receiver’s continent, here or on the map.");
  if (ts_chips_get_chosen (self->turns) < 0)
    return _ ("How many movement turns does the Contract give?");
  return NULL;
}

/* Adds a text that need not be there; `text` is given away. */
static void
set_text (JsonObject *entry, const char *key, char *text)
{
  if (text != NULL && *text != '\0')
    json_object_set_string_member (entry, key, text);
  g_free (text);
}

static char *
read_goods (TsCompetitorsSigning *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->goods))));
}

static JsonObject *
build_entry (TsCompetitorsSigning *self)
{
  JsonObject *entry = ts_entry_begin ("sign", TS_NOBODY);

  json_object_set_string_member (entry, "vehicle",
                                 ts_competitors_vehicles[ts_chips_get_chosen (self->vehicle)].id);
  json_object_set_string_member (entry, "from",
                                 ts_competitors_continents[ts_chips_get_chosen (self->from)].id);
  json_object_set_string_member (entry, "to", ts_competitors_continents[ts_chips_get_chosen (self->to)].id);
  json_object_set_int_member (entry, "turns", ts_chips_get_chosen (self->turns) + 1);
  json_object_set_int_member (entry, "fee", ts_competitors_money_entry_get (self->fee));
  set_text (entry, "from_state", ts_competitors_state_entry_get (self->from_state));
  set_text (entry, "to_state", ts_competitors_state_entry_get (self->to_state));
  set_text (entry, "goods", read_goods (self));
  if (ts_chips_get_chosen (self->illegal) >= 0)
    json_object_set_boolean_member (entry, "illegal", TRUE);
  return entry;
}

/* --- showing --- */

static void
show_place (TsCompetitorsSigning *self, guint step, TsChips *continents, TsCompetitorsStateEntry *place)
{
  TsView view = ts_board_part_get_view (TS_BOARD_PART (self));
  int continent = ts_chips_get_chosen (continents);
  g_autofree char *state = ts_competitors_state_entry_get (place);

  ts_competitors_state_entry_show (place, &view, continent);
  gtk_widget_set_visible (GTK_WIDGET (place), continent >= 0);
  if (continent >= 0 && state == NULL)
    state = g_strdup (_ (ts_competitors_continents[continent].label));
  ts_competitors_steps_set_answer (self->steps, step, state);
}

static void
show_goods (TsCompetitorsSigning *self)
{
  g_autofree char *goods = read_goods (self);
  const char *answer = *goods != '\0' ? goods : NULL;

  if (answer == NULL && ts_chips_get_chosen (self->illegal) >= 0)
    answer = _ ("Illegal");
  ts_competitors_steps_set_answer (self->steps, GOODS, answer);
}

static void
show_answers (TsCompetitorsSigning *self)
{
  int vehicle = ts_chips_get_chosen (self->vehicle);
  int turns = ts_chips_get_chosen (self->turns);
  gint64 fee = ts_competitors_money_entry_get (self->fee);
  g_autofree char *number = turns >= 0 ? g_strdup_printf ("%d", turns + 1) : NULL;
  g_autofree char *sum = fee > 0 ? ts_group_digits (fee) : NULL;

  ts_competitors_steps_set_answer (self->steps, VEHICLE,
                                   vehicle >= 0 ? _ (ts_competitors_vehicles[vehicle].label) : NULL);
  show_place (self, FROM, self->from, self->from_state);
  show_place (self, TO, self->to, self->to_state);
  ts_competitors_steps_set_answer (self->steps, TURNS, number);
  ts_competitors_steps_set_answer (self->steps, FEE, sum);
  show_goods (self);
}

static void
on_changed (TsCompetitorsSigning *self)
{
  const char *missing = find_missing (self);
  g_autofree char *hint = NULL;

  if (missing == NULL) {
    int points = ts_competitors_points (ts_chips_get_chosen (self->from), ts_chips_get_chosen (self->to));

    hint = g_strdup_printf (ngettext ("A delivery in time brings %d Victory Point.",
                                      "A delivery in time brings %d Victory Points.", points),
                            points);
  }
  show_answers (self);
  ts_competitors_sheet_offer (self->sheet, _ ("Sign the Contract"),
                              missing == NULL ? build_entry (self) : NULL, missing != NULL ? missing : hint);
}

/* One tap answers these, and the next question comes by itself. */
static void
on_answered (TsCompetitorsSigning *self)
{
  on_changed (self);
  ts_competitors_steps_go_on (self->steps, ts_competitors_steps_get_open (self->steps));
}

/* --- from outside --- */

static void
ts_competitors_signing_begin (TsBoardPart *part)
{
  TsCompetitorsSigning *self = TS_COMPETITORS_SIGNING (part);
  TsChips *all[] = { self->vehicle, self->from, self->to, self->turns, self->illegal };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    ts_chips_set (all[i], NULL, 0);
  ts_competitors_money_entry_set (self->fee, 0);
  ts_competitors_state_entry_clear (self->from_state);
  ts_competitors_state_entry_clear (self->to_state);
  gtk_editable_set_text (GTK_EDITABLE (self->goods), "");
  on_changed (self);
  ts_competitors_steps_begin (self->steps);
}

static void
ts_competitors_signing_show (TsBoardPart *part,
                             const TsView *view G_GNUC_UNUSED,
                             const TsOutcome *outcome G_GNUC_UNUSED)
{
  on_changed (TS_COMPETITORS_SIGNING (part));
}

/* The sender's continent first, then the receiver's. */
static gboolean
ts_competitors_signing_pick (TsBoardPart *part, const char *what G_GNUC_UNUSED, int continent)
{
  TsCompetitorsSigning *self = TS_COMPETITORS_SIGNING (part);
  gint64 chosen = continent;
  gboolean sends =
      ts_chips_get_chosen (self->from) < 0 || ts_competitors_steps_get_open (self->steps) == FROM;

  ts_competitors_steps_open (self->steps, sends ? FROM : TO);
  ts_chips_set (sends ? self->from : self->to, &chosen, 1);
  on_answered (self);
  return TRUE;
}

static void
ts_competitors_signing_focus (TsBoardPart *part)
{
  ts_competitors_steps_focus (TS_COMPETITORS_SIGNING (part)->steps);
}

/* --- questions --- */

static void
add_step (TsCompetitorsSigning *self, const char *title, const char *spoken, gpointer question)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (question), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  ts_competitors_steps_add (self->steps, title, question);
}

static TsChips *
words_new (TsCompetitorsSigning *self, const TsWord *words)
{
  TsChips *chips = ts_competitors_sheet_words (words, TS_CHIPS_ONE);

  g_signal_connect_swapped (chips, "changed", G_CALLBACK (on_answered), self);
  return chips;
}

/* A continent, and the State below it for those who want to say it. */
static void
add_place (TsCompetitorsSigning *self,
           const char *title,
           const char *spoken,
           TsChips **continents,
           TsCompetitorsStateEntry **place,
           const char *label)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  *continents = words_new (self, ts_competitors_continents);
  *place = ts_competitors_state_entry_new (label);
  g_signal_connect_swapped (*place, "changed", G_CALLBACK (on_changed), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (*continents), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (*continents));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (*place));
  ts_competitors_steps_add (self->steps, title, box);
}

static TsChips *
turns_new (TsCompetitorsSigning *self)
{
  TsChips *turns = ts_chips_new (TS_CHIPS_ONE);

  for (int i = 1; i <= MOST_TURNS; i++) {
    g_autofree char *label = g_strdup_printf ("%d", i);

    ts_chips_add (turns, label, NULL);
  }
  g_signal_connect_swapped (turns, "changed", G_CALLBACK (on_answered), self);
  return turns;
}

static GtkWidget *
goods_new (TsCompetitorsSigning *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->goods = GTK_ENTRY (gtk_entry_new ());
  gtk_entry_set_max_length (self->goods, COMPETITORS_GOODS_LENGTH);
  gtk_entry_set_placeholder_text (self->goods, _ ("What the goods are, if you like"));
  gtk_widget_add_css_class (GTK_WIDGET (self->goods), "sheet-entry");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->goods), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Goods"),
                                  -1);
  g_signal_connect_swapped (self->goods, "changed", G_CALLBACK (on_changed), self);
  self->illegal = ts_chips_new (TS_CHIPS_ONE_OR_NONE);
  ts_chips_add (self->illegal, _ ("Two skulls: illegal goods"), NULL);
  g_signal_connect_swapped (self->illegal, "changed", G_CALLBACK (on_changed), self);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->goods));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->illegal));
  return box;
}

static void
build_steps (TsCompetitorsSigning *self)
{
  self->steps = ts_competitors_steps_new ();
  self->vehicle = ts_competitors_sheet_vehicles ();
  g_signal_connect_swapped (self->vehicle, "changed", G_CALLBACK (on_answered), self);
  add_step (self, _ ("Vehicle"), _ ("Vehicle"), self->vehicle);
  add_place (self, _ ("From"), _ ("Sender’s continent"), &self->from, &self->from_state,
             _ ("Sender’s State, if you like"));
  add_place (self, _ ("To"), _ ("Receiver’s continent"), &self->to, &self->to_state,
             _ ("Receiver’s State, if you like"));
  self->turns = turns_new (self);
  /* Translators: short for movement turns */
  add_step (self, _ ("T.M."), _ ("Movement turns (T.M.)"), self->turns);
  self->fee = ts_competitors_money_entry_new ();
  ts_competitors_money_entry_set_most (self->fee, COMPETITORS_MOST_FEE);
  g_signal_connect_swapped (self->fee, "changed", G_CALLBACK (on_changed), self);
  add_step (self, _ ("Fee"), _ ("Fee"), self->fee);
  ts_competitors_steps_add (self->steps, _ ("Goods"), goods_new (self));
}

/* --- the class --- */

static void
ts_competitors_signing_class_init (TsCompetitorsSigningClass *klass)
{
  TS_BOARD_PART_CLASS (klass)->begin = ts_competitors_signing_begin;
  TS_BOARD_PART_CLASS (klass)->show = ts_competitors_signing_show;
  TS_BOARD_PART_CLASS (klass)->pick = ts_competitors_signing_pick;
  TS_BOARD_PART_CLASS (klass)->focus = ts_competitors_signing_focus;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "firmsigning");
}

static void
ts_competitors_signing_init (TsCompetitorsSigning *self G_GNUC_UNUSED)
{
}

TsCompetitorsSigning *
ts_competitors_signing_new (TsBoard *board)
{
  TsCompetitorsSigning *self = g_object_new (TS_TYPE_COMPETITORS_SIGNING, "board", board, NULL);

  self->sheet = ts_competitors_sheet_new_for (TS_BOARD_PART (self), TRUE);
  ts_competitors_sheet_set_title (self->sheet, _ ("Sign a Contract"));
  build_steps (self);
  ts_competitors_sheet_add (self->sheet, NULL, GTK_WIDGET (self->steps));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->sheet));
  return self;
}
