#include "companies.h"

#include "config.h"
#include "games/competitors/rules/contracts.h"
#include "pictures.h"
#include "referee/number.h"
#include "referee/name.h"
#include "widgets/seat.h"
#include "widgets/shrink.h"
#include "widgets/style.h"
#include "widgets/text.h"
#include "widgets/tile-layout.h"

#include <glib/gi18n-lib.h>

#define CARD_WIDTH 240 /* sp, from which on another one stands beside it */

struct _TsCompetitorsCompanies {
  AdwBin parent_instance;

  GtkWidget *box;
};

G_DEFINE_FINAL_TYPE (TsCompetitorsCompanies, ts_competitors_companies, ADW_TYPE_BIN)

/* A picture with how many there are, and of vehicles how many are free. */
static GtkWidget *
build_count (const char *picture, const char *label, const char *text)
{
  GtkWidget *box =
      g_object_new (GTK_TYPE_BOX, "spacing", 4, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkWidget *number =
      g_object_new (GTK_TYPE_LABEL, "label", text, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  /* Translators: spoken: what is counted, and how many there are */
  g_autofree char *spoken = g_strdup_printf (_ ("%s: %s"), label, text);

  gtk_box_append (GTK_BOX (box), ts_competitors_picture_new (picture));
  gtk_box_append (GTK_BOX (box), number);
  gtk_widget_set_tooltip_text (box, label);
  ts_set_spoken (box, spoken);
  return box;
}

static GtkWidget *
build_counts (const TsView *view, int seat)
{
  static const struct {
    int counter;
    const char *picture;
  } shown[] = {
    { COMPETITORS_TRUCKS, "truck" },
    { COMPETITORS_SHIPS, "ship" },
    { COMPETITORS_AIRCRAFT, "aircraft" },
    { COMPETITORS_BRANCHES, "branch" },
    { COMPETITORS_TERRITORY_CARDS, "territory" },
    { COMPETITORS_CONTRACT_CARDS, "contract" },
  };
  const Competitors *state = view->state;
  AdwWrapBox *box = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 12, "line-spacing", 4, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (shown); i++) {
    int n = state->base.counters[seat][shown[i].counter];
    int vehicle = shown[i].counter - COMPETITORS_TRUCKS;
    g_autofree char *text = NULL;

    if (vehicle < COMPETITORS_VEHICLES && ts_competitors_open (state, seat, vehicle) > 0)
      text = g_strdup_printf ("%d/%d", ts_competitors_free_vehicles (state, seat, vehicle), n);
    else
      text = g_strdup_printf ("%d", n);
    adw_wrap_box_append (
        box, build_count (shown[i].picture, ts_view_counter_label (view, shown[i].counter), text));
  }
  return GTK_WIDGET (box);
}

/* --- Contracts --- */

/* The States and the goods, as far as they were said, and who lends the vehicle, if anybody does; else NULL.
 * (transfer full) */
static char *
tell_cargo (const TsView *view, const CompetitorsContract *contract)
{
  const Competitors *state = view->state;
  const char *goods = ts_competitors_text (state, contract->goods);
  char *route = ts_competitors_tell_route (state, contract);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;

  if (route != NULL)
    g_strv_builder_take (builder, route);
  if (goods != NULL)
    g_strv_builder_take (builder, ts_name_tell (goods));
  if (contract->illegal > 1)
    g_strv_builder_add (builder, _ ("illegal goods"));
  if (contract->owner != contract->seat && ts_competitors_is_open (contract))
    /* Translators: of a vehicle; %s is a player's name */
    g_strv_builder_take (builder, g_strdup_printf (_ ("lent by %s"), ts_view_name (view, contract->owner)));
  parts = g_strv_builder_end (builder);
  return parts[0] != NULL ? g_strjoinv (" · ", parts) : NULL;
}

static const char *const statuses[] = {
  [COMPETITORS_SIGNED] = N_ ("signed"),
  [COMPETITORS_MOVING] = N_ ("under way"),
  [COMPETITORS_DELIVERED] = N_ ("delivered"),
  [COMPETITORS_FAILED] = N_ ("failed"),
};

/* From signature to delivery: a bar of movement turns, and what it brings. */
static GtkWidget *
build_contract (const TsView *view, const CompetitorsContract *contract, int id, gboolean brief)
{
  GtkWidget *row, *column;
  g_autofree char *fee = ts_number_tell (contract->fee);
  g_autofree char *cargo = tell_cargo (view, contract);
  int points = ts_competitors_points (contract->from, contract->to);
  /* Translators: the number of a Contract, two continents (from, to), how it stands */
  g_autofree char *title =
      g_strdup_printf (_ ("%d: %s → %s, %s"), id, _ (ts_competitors_continents[contract->from].label),
                       _ (ts_competitors_continents[contract->to].label), _ (statuses[contract->status]));
  /* Translators: T.M. are movement turns: used, of how many, how many are left; a sum of money; Victory
   * Points */
  g_autofree char *detail =
      g_strdup_printf (ngettext ("T.M. %d of %d, %d left · fee %s · %d Victory Point",
                                 "T.M. %d of %d, %d left · fee %s · %d Victory Points", points),
                       contract->used, contract->turns, contract->turns - contract->used, fee, points);
  GtkWidget *bar = gtk_level_bar_new_for_interval (0, contract->turns);

  gtk_level_bar_set_mode (GTK_LEVEL_BAR (bar), GTK_LEVEL_BAR_MODE_DISCRETE);
  gtk_level_bar_set_value (GTK_LEVEL_BAR (bar), contract->used);
  ts_set_spoken (bar, detail);
  column = ts_column_new (2, ts_text_new (title, "choice-label"), NULL);
  if (cargo != NULL)
    ts_box_add_text (GTK_BOX (column), cargo, "choice-detail");
  gtk_box_append (GTK_BOX (column), bar);
  if (!brief)
    ts_box_add_text (GTK_BOX (column), detail, "choice-detail");
  gtk_widget_set_hexpand (column, TRUE);
  row = ts_row_new (8, ts_competitors_picture_new (ts_competitors_vehicles[contract->vehicle].id), column,
                    NULL);
  gtk_widget_add_css_class (row, "firm-contract");
  if (!ts_competitors_is_open (contract))
    gtk_widget_add_css_class (row, "done");
  return row;
}

static void
add_contracts (GtkBox *box, const TsView *view, int seat, gboolean brief)
{
  const Competitors *state = view->state;

  for (int i = 0; i < state->n_contracts; i++)
    if (state->contracts[i].seat == seat && ts_competitors_is_open (&state->contracts[i]))
      gtk_box_append (box, build_contract (view, &state->contracts[i], i + 1, brief));
  /* And the last one that ended, so that it can be seen ending. */
  for (int i = state->n_contracts - 1; i >= 0 && !brief; i--)
    if (state->contracts[i].seat == seat && !ts_competitors_is_open (&state->contracts[i])) {
      gtk_box_append (box, build_contract (view, &state->contracts[i], i + 1, brief));
      return;
    }
}

/* --- where it is at home --- */

/* With the Special cards that are kept there. */
static void
add_site (GtkBox *box, const CompetitorsSite *site, gboolean branch)
{
  const char *continent = _ (ts_competitors_continents[site->continent].label);
  g_autofree char *text = NULL;

  if (!site->there)
    return;
  /* Translators: a State, and its continent */
  text = branch ? g_strdup_printf (_ ("Branch: %s, %s"), site->state, continent)
                /* Translators: a State, and its continent */
                : g_strdup_printf (_ ("Headquarters: %s, %s"), site->state, continent);
  ts_box_add_text (box, text, "choice-detail");
  if (site->cards == 0)
    return;
  g_free (text);
  text = g_strdup_printf (
      ngettext ("%d Special card is kept there.", "%d Special cards are kept there.", (gulong) site->cards),
      site->cards);
  ts_box_add_text (box, text, "choice-detail");
}

static void
add_sites (GtkBox *box, const Competitors *state, int seat)
{
  add_site (box, &state->headquarters[seat], FALSE);
  for (int i = 0; i < COMPETITORS_MAX_BRANCHES; i++)
    add_site (box, &state->branches[seat][i], TRUE);
}

/* --- showing --- */

static GtkWidget *
build_company (const TsView *view, int seat, gboolean brief)
{
  const Competitors *state = view->state;
  GtkWidget *head = ts_seat_heading_new (view->header, seat, "company-name");
  GtkWidget *card = ts_column_new (6, head, NULL);
  g_autofree char *money = ts_number_tell (state->base.counters[seat][COMPETITORS_MONEY]);

  gtk_box_append (GTK_BOX (head), ts_shrink_new_amount (money, "company-money"));
  gtk_box_append (GTK_BOX (card), build_counts (view, seat));
  if (!brief)
    add_sites (GTK_BOX (card), state, seat);
  add_contracts (GTK_BOX (card), view, seat, brief);
  gtk_widget_add_css_class (card, "company");
  ts_seat_set_colour (card, ts_seat_colour (view->header, seat));
  if (seat == state->base.turn)
    gtk_widget_add_css_class (card, "due");
  return card;
}

void
ts_competitors_companies_show (TsCompetitorsCompanies *self, const TsView *view, gboolean brief)
{
  ts_box_clear (self->box);
  for (int i = 0; i < ts_view_state (view)->n_seats; i++)
    gtk_box_append (GTK_BOX (self->box), build_company (view, ts_view_state (view)->order[i], brief));
}

static void
ts_competitors_companies_class_init (TsCompetitorsCompaniesClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "firmcompanies");
}

static void
ts_competitors_companies_init (TsCompetitorsCompanies *self)
{
  self->box = ts_tile_box_new (CARD_WIDTH, 2, 8);
  ts_set_spoken (self->box, _ ("The companies"));
  adw_bin_set_child (ADW_BIN (self), self->box);
}

TsCompetitorsCompanies *
ts_competitors_companies_new (void)
{
  return g_object_new (TS_TYPE_COMPETITORS_COMPANIES, NULL);
}
