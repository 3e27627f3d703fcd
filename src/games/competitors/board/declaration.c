#include "declaration.h"

#include "config.h"
#include "duty.h"
#include "games/competitors/rules/movement.h"
#include "widgets/chips.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

#define MOST_CROSSED 4

static const TsWord landings[] = {
  { "none", N_ ("Still in flight") },
  { "near", N_ ("In the same continent") },
  { "far", N_ ("In another continent") },
  { "border", N_ ("At a National Airport on a border") },
  { "home", N_ ("At one’s own Headquarters or Branch") },
  { 0 },
};

struct _TsCompetitorsDeclaration {
  AdwBin parent_instance;

  TsChips *borders;  /* crossed by a Truck */
  TsChips *channels; /* of a Ship; a Truck's are among its terrain */
  TsChips *docks;
  TsChips *landing;
  GtkLabel *why;
  gboolean fresh; /* nobody has tapped yet, nor has it been guessed */
  int brought;    /* Customs cards that a Truck has been found to draw already, channels and all */
  int cards;
  int used;              /* movement turns before this one, as it was shown last; -1: never in a delivery */
  gboolean ends_nowhere; /* in the air, or at sea */
};

#define TS_TYPE_COMPETITORS_DECLARATION (ts_competitors_declaration_get_type ())
G_DECLARE_FINAL_TYPE (
    TsCompetitorsDeclaration, ts_competitors_declaration, TS, COMPETITORS_DECLARATION, AdwBin)
G_DEFINE_FINAL_TYPE (TsCompetitorsDeclaration, ts_competitors_declaration, ADW_TYPE_BIN)

/* --- how many --- */

/* By road, and then by ship or plane, if it is carried; the reasons of both, where both have any. */
static void
declare (
    TsCompetitorsDeclaration *self, const Competitors *state, gboolean carried, int vehicle, int channels)
{
  CompetitorsVoyage voyage = { .seat = state->base.turn,
                               .vehicle = carried ? COMPETITORS_TRUCK : vehicle,
                               .goods = TRUE,
                               .channels = vehicle == COMPETITORS_SHIP && !carried
                                               ? MAX (0, ts_chips_get_chosen (self->channels))
                                               : channels,
                               .borders = MAX (0, ts_chips_get_chosen (self->borders)),
                               .docks = ts_chips_get_chosen (self->docks),
                               .landing = (CompetitorsLanding) MAX (0, ts_chips_get_chosen (self->landing)) };
  g_autofree char *why = NULL;

  self->cards = ts_competitors_duty (state, &voyage, &why);
  if (carried) {
    g_autofree char *by_road = g_steal_pointer (&why);
    g_autofree char *aboard = NULL;
    gboolean draws = self->cards > 0;

    voyage.vehicle = vehicle;
    voyage.channels = MAX (0, ts_chips_get_chosen (self->channels));
    self->cards += ts_competitors_duty (state, &voyage, &aboard);
    why = draws ? g_strdup_printf ("%s %s", by_road, aboard) : g_steal_pointer (&aboard);
  }
  gtk_label_set_label (self->why, why);
}

/* What was said of the way before somebody thought of the ship or plane. */
static void
take_over_borders (TsCompetitorsDeclaration *self, int channels)
{
  gint64 borders = CLAMP (self->brought - channels, 0, MOST_CROSSED);

  ts_chips_set (self->borders, &borders, 1);
}

/* Once it is said the state has moved on, but for a delivery that goes on. */
static void
remember (TsCompetitorsDeclaration *self, const Competitors *state, int vehicle, gboolean drives_off)
{
  if (state->base.phase != COMPETITORS_DELIVERY)
    return;
  self->used = ts_competitors_delivery (state)->used;
  self->ends_nowhere =
      !drives_off &&
      ((vehicle == COMPETITORS_SHIP && ts_chips_get_chosen (self->docks) < 0) ||
       (vehicle == COMPETITORS_PLANE && ts_chips_get_chosen (self->landing) == COMPETITORS_FLIES_ON));
}

gboolean
ts_competitors_declaration_ends_nowhere (TsSheet *sheet, int *used)
{
  GtkWidget *input = ts_sheet_get_input (sheet, "customs");

  *used = input != NULL ? TS_COMPETITORS_DECLARATION (input)->used : -1;
  return input != NULL && TS_COMPETITORS_DECLARATION (input)->ends_nowhere;
}

/* What is likeliest: in its last movement turn it arrives, and before that it is on its way, unless it stays
 * in one continent. */
static void
guess_end (TsCompetitorsDeclaration *self, const Competitors *state)
{
  const CompetitorsContract *contract = ts_competitors_delivery (state);
  gboolean far = contract != NULL && contract->from != contract->to;
  gboolean last = contract != NULL && contract->used + 1 >= contract->turns;
  gint64 docks = last ? contract->to : -1;
  gint64 landing = !far ? COMPETITORS_LANDS_NEAR : !last ? COMPETITORS_FLIES_ON : COMPETITORS_LANDS_FAR;

  ts_chips_set (self->docks, &docks, 1);
  ts_chips_set (self->landing, &landing, 1);
  /* From one continent to another it does not end where it began. */
  ts_chips_set_offered (self->landing, COMPETITORS_LANDS_NEAR, !far || contract->turns > 1);
}

static void
show (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsView *view, const TsEntry *entry)
{
  TsCompetitorsDeclaration *self = TS_COMPETITORS_DECLARATION (input);
  gboolean carried = ts_fields_find (entry->verb->args, "by") >= 0;
  int vehicle = carried ? COMPETITORS_SHIP + ts_entry_int (entry, "by") : ts_entry_int (entry, "vehicle");
  int channels = ts_competitors_voyage_channels (entry);

  if (self->fresh) {
    take_over_borders (self, channels);
    guess_end (self, view->state);
  }
  self->fresh = FALSE;
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->borders)),
                          carried || vehicle == COMPETITORS_TRUCK);
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->channels)), vehicle == COMPETITORS_SHIP);
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->docks)), vehicle == COMPETITORS_SHIP);
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->landing)), vehicle == COMPETITORS_PLANE);
  declare (self, view->state, carried, vehicle, channels);
  remember (self, view->state, vehicle, carried && ts_entry_has (entry, "after"));
}

/* --- the input --- */

static void
get (const TsField *field, GtkWidget *input, TsValue *value)
{
  gint64 cards = MIN (TS_COMPETITORS_DECLARATION (input)->cards, field->max);

  if (cards > 0)
    ts_input_take_numbers (value, &cards, 1);
}

/* Nothing is crossed, but for what a Truck has crossed already. */
static void
set (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsValue *value)
{
  TsCompetitorsDeclaration *self = TS_COMPETITORS_DECLARATION (input);
  gint64 nothing = 0;

  ts_chips_set (self->borders, &nothing, 1);
  ts_chips_set (self->channels, &nothing, 1);
  self->brought = value->given ? (int) value->numbers[0] : 0;
  self->fresh = TRUE;
}

/* Where a Ship docks can be tapped on the map as well. */
static gboolean
pick (GtkWidget *input, const char *what, int number)
{
  TsCompetitorsDeclaration *self = TS_COMPETITORS_DECLARATION (input);
  gint64 continent = number;

  if (!g_str_equal (what, "continent") ||
      !gtk_widget_get_visible (gtk_widget_get_parent (GTK_WIDGET (self->docks))))
    return FALSE;
  ts_chips_set (self->docks, &continent, 1);
  return TRUE;
}

static GtkWidget *
make (const TsField *field G_GNUC_UNUSED,
      const TsHeader *header G_GNUC_UNUSED,
      GCallback changed,
      gpointer data)
{
  TsCompetitorsDeclaration *self = g_object_new (TS_TYPE_COMPETITORS_DECLARATION, NULL);
  TsChips *all[] = { self->borders, self->channels, self->docks, self->landing };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    g_signal_connect_swapped (all[i], "changed", changed, data);
  return GTK_WIDGET (self);
}

const TsInput ts_competitors_declaration_input = {
  .wide = TRUE, .plain = TRUE, .make = make, .get = get, .set = set, .show = show, .pick = pick
};

char *
ts_competitors_declaration_tell (const TsView *view G_GNUC_UNUSED, const TsEntry *entry G_GNUC_UNUSED)
{
  return NULL;
}

/* --- the class --- */

/* A part of the question, with a word before it or above it. */
static TsChips *
add_line (GtkBox *box, const char *title, const char *spoken, TsChipsMode mode, GtkOrientation way)
{
  GtkWidget *line = gtk_box_new (way, 8);
  GtkWidget *label = gtk_label_new (title);
  GtkWidget *chips = GTK_WIDGET (ts_chips_new (mode));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  ts_text_hold_amounts (label);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "line-title");
  gtk_label_set_max_width_chars (GTK_LABEL (label), way == GTK_ORIENTATION_HORIZONTAL ? 7 : -1);
  gtk_widget_set_hexpand (chips, TRUE);
  gtk_widget_set_valign (chips, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chips), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (line), chips);
  gtk_box_append (box, line);
  return TS_CHIPS (chips);
}

static TsChips *
add_numbers (GtkBox *box, const char *title, const char *spoken)
{
  TsChips *chips = add_line (box, title, spoken, TS_CHIPS_ONE, GTK_ORIENTATION_HORIZONTAL);

  for (int number = 0; number <= MOST_CROSSED; number++) {
    g_autofree char *label = g_strdup_printf ("%d", number);

    ts_chips_add (chips, label, NULL);
  }
  return chips;
}

static TsChips *
add_words (GtkBox *box, const char *title, const TsWord *words, TsChipsMode mode)
{
  TsChips *chips = add_line (box, title, title, mode, GTK_ORIENTATION_VERTICAL);

  for (const TsWord *word = words; word->id != NULL; word++)
    ts_chips_add (chips, _ (word->label), NULL);
  return chips;
}

static void
ts_competitors_declaration_class_init (TsCompetitorsDeclarationClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ts_competitors_declaration_init (TsCompetitorsDeclaration *self)
{
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));

  self->used = -1;
  self->borders = add_numbers (box, _ ("Red borders"),
                               _ ("Red-edged borders crossed, but for those into a State of one’s own"));
  self->channels = add_numbers (box, _ ("Channels"), _ ("Channels or straits passed"));
  self->docks = add_words (box, _ ("It docks in"), ts_competitors_continents, TS_CHIPS_ONE_OR_NONE);
  self->landing = add_words (box, _ ("It lands"), landings, TS_CHIPS_ONE);
  self->why = GTK_LABEL (ts_text_new (NULL, "input-title"));
  gtk_widget_add_css_class (GTK_WIDGET (self->borders), "borders");
  gtk_box_append (box, GTK_WIDGET (self->why));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (box));
}
