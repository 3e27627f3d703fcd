#include "board.h"

#include "actions.h"
#include "calendar.h"
#include "company.h"
#include "config.h"
#include "event.h"
#include "games/chip-shop/rules/rules.h"
#include "going-on.h"
#include "people.h"
#include "quantity.h"
#include "track.h"
#include "widgets/board-layout.h"
#include "widgets/board-panel.h"
#include "widgets/choices.h"
#include "widgets/text.h"
#include "widgets/tile-layout.h"
#include "workshop.h"
#include "year-end.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Three parts: the panel (what can be done now), the companies, the year (strip and tracks). */
static const TsBoardPlan plan = {
  .css_class = "chip-table",
  .wide = 820,
  .widest = 1500,
  .low = 520,
  .high = 575,
  .spacing = 14,
  .gutter = 28,
};

#define MOST_OPEN     3   /* companies that leave the year in sight */
#define COMPANY_WIDTH 210 /* px: of a company beside another one */

static const int longevity_flags[] = { 10, 12, 0 }; /* going public; salaries */
static const int loyalty_flags[] = { 0 };

struct _TsChipShopBoard {
  TsBoard parent_instance;

  TsBoardLayout *layout;
  TsBoardPanel *panel;
  TsChoices *place;
  TsChipShopActions *actions;
  TsChipShopYearEnd *year_end;
  TsChipShopWorkshop *workshop;
  TsChipShopCalendar *calendar;
  GtkLabel *outlook; /* what leaves next */
  TsChipShopTrack *tracks[2];
  GtkBox *companies;
  TsChipShopCompany *shelves[TS_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (TsChipShopBoard, ts_chip_shop_board, TS_TYPE_BOARD)

/* --- the year --- */

/* The next year in which the decks slide on, or 0. */
static int
next_slide (const TsView *view)
{
  for (int year = ts_view_state (view)->round + 1; year <= ts_chip_shop_years (view); year++)
    if (ts_chip_shop_slides_in (year))
      return year;
  return 0;
}

/* What everybody can see of a sub-era that leaves: released products. */
static char *
names_of_era (const ChipShop *state, int era)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (int id = 1; id <= state->n_products; id++) {
    const ChipProduct *product = ts_chip_shop_product (state, id);

    if (product->status == CHIP_RELEASED && product->era == era && !product->irrelevant &&
        !product->price_cut)
      g_ptr_array_add (names, (gpointer) ts_chip_shop_product_name (state, product));
  }
  g_ptr_array_add (names, NULL);
  return g_strjoinv (", ", (char **) names->pdata);
}

static char *
tell_outlook (const TsView *view)
{
  const ChipShop *state = view->state;
  int year = next_slide (view);
  int era = ts_chip_shop_era_on (state, 1);
  g_autofree char *names = names_of_era (state, era);

  if (year == 0 || era == 0)
    return NULL;
  if (*names == '\0')
    /* Translators: a year, and a sub-era whose products are outdated from then on */
    return g_strdup_printf (_ ("In year %d sub-era %d leaves."), year, era);
  /* Translators: a year, a sub-era whose products are outdated from then on, and the names of products */
  return g_strdup_printf (_ ("In year %d sub-era %d leaves. Irrelevant from then on: %s."), year, era, names);
}

static void
show_year (TsChipShopBoard *self, const TsView *view, gboolean still)
{
  const ChipShop *state = view->state;
  g_autofree char *outlook = tell_outlook (view);
  int squares[TS_CHIP_SHOP_SQUARES], costs[TS_CHIP_SHOP_SQUARES];

  for (int i = 0; i < TS_CHIP_SHOP_SQUARES; i++) {
    squares[i] = ts_chip_shop_era_on (state, i + 1);
    costs[i] = ts_chip_shop_draw_cost (i + 1, 0, FALSE);
  }
  ts_chip_shop_calendar_show (self->calendar, state->base.round, ts_chip_shop_years (view), squares, costs,
                              still);
  gtk_label_set_label (self->outlook, outlook);
  gtk_widget_set_visible (GTK_WIDGET (self->outlook), outlook != NULL);
  for (guint i = 0; i < G_N_ELEMENTS (self->tracks); i++)
    ts_chip_shop_track_show (self->tracks[i], view, still);
}

/* --- the companies --- */

/* Who acts sees all of the own company; the others leave room for it where there is little. */
static void
fold_companies (TsChipShopBoard *self)
{
  TsView view = ts_board_get_view (TS_BOARD (self));
  const TsState *state = view.state;
  gboolean crowded = ts_board_layout_get_room (self->layout) != TS_ROOM_WIDE || state->n_seats > MOST_OPEN;

  for (int seat = 0; seat < state->n_seats && self->shelves[seat] != NULL; seat++)
    ts_chip_shop_company_fold (self->shelves[seat], crowded && seat != state->turn);
}

static void
on_room (TsChipShopBoard *self)
{
  gboolean wide = ts_board_layout_get_room (self->layout) == TS_ROOM_WIDE;

  ts_chip_shop_actions_save_height (self->actions,
                                    !wide || gtk_widget_has_css_class (GTK_WIDGET (self), "low"));
  fold_companies (self);
}

/* In the order of the year: who acts is first. */
static void
show_companies (TsChipShopBoard *self, const TsView *view, gboolean still)
{
  const TsState *state = view->state;
  int from = 0;

  for (int seat = 0; seat < state->n_seats; seat++) {
    if (self->shelves[seat] == NULL) {
      self->shelves[seat] = ts_chip_shop_company_new (TS_BOARD (self), seat);
      gtk_box_append (self->companies, GTK_WIDGET (self->shelves[seat]));
    }
    ts_chip_shop_company_show (self->shelves[seat], view, still);
  }
  fold_companies (self);
  for (int i = 0; i < state->n_order; i++)
    if (state->order[i] == state->turn)
      from = i;
  for (int i = state->n_order; i > 0; i--)
    gtk_box_reorder_child_after (
        self->companies, GTK_WIDGET (self->shelves[state->order[(from + i - 1) % state->n_order]]), NULL);
}

/* --- the panel --- */

/* Where a staff token can go, where the table records it. */
static void
show_place (TsChipShopBoard *self)
{
  ts_choices_clear (self->place);
  for (int i = 0; ts_chip_shop_places[i].id != NULL; i++)
    ts_choices_add (self->place, _ (ts_chip_shop_places[i].label), NULL, NULL,
                    ts_entry_build (&ts_chip_shop, "place", TS_NOBODY, "square", i, NULL), FALSE);
}

static const char *
part_of (int phase)
{
  static const char *const parts[] = {
    [CHIP_PERSONALITIES] = "people", [CHIP_START_OF_YEAR] = "year-end", [CHIP_PLACE_STAFF] = "place",
    [CHIP_EVENTS] = "event",         [CHIP_ACTIONS] = "actions",        [CHIP_UPDATE] = "workshop",
    [CHIP_END_OF_YEAR] = "year-end", [CHIP_OVER] = "year-end",
  };

  return parts[phase];
}

/* --- going on --- */

/* What follows in any case is said with it. */
static gboolean
on_say (TsBoard *board, JsonObject *entry)
{
  TsView view = ts_board_get_view (board);
  g_autoptr (GPtrArray) entries = ts_chip_shop_go_on_from (&view, entry);

  return entries->len > 1 && ts_board_say_all (board, g_steal_pointer (&entries));
}

static void
sign_all (gpointer year_end)
{
  ts_chip_shop_year_end_sign_all (year_end);
}

/* Whether bills are not signed yet: the turn's, or those of who comes after. */
static gboolean
is_signing (const ChipShop *state)
{
  return state->base.phase == CHIP_END_OF_YEAR && !state->due &&
         (!state->settled || state->base.turn != state->base.order[state->base.n_order - 1]);
}

/* (transfer full) */
static char *
tell_signing (const TsView *view)
{
  const TsState *state = ts_view_state (view);

  if (state->turn != state->order[state->n_order - 1])
    return g_strdup (_ ("Sign for everybody"));
  /* Translators: a button; %s is the player whose bill it is */
  return g_strdup_printf (_ ("Sign for %s"), ts_view_turn_name (view));
}

/* A part that offers something itself, such as a release, keeps the big button. */
static void
offer_going_on (TsChipShopBoard *self)
{
  TsBoard *board = TS_BOARD (self);
  TsView view = ts_board_get_view (board);
  gboolean signs = is_signing (view.state);
  g_autofree char *label = signs ? tell_signing (&view) : ts_chip_shop_tell_going_on (&view);

  if (ts_board_part_has_offer (ts_board_panel_get_visible (self->panel)))
    return;
  if (signs)
    ts_board_offer_action (board, label, NULL, sign_all, self->year_end);
  else
    ts_board_offer (board, label,
                    label != NULL ? ts_entry_build (&ts_chip_shop, "next", TS_NOBODY, NULL) : NULL);
}

static void
ts_chip_shop_board_update (TsBoard *board, const TsOutcome *outcome)
{
  TsChipShopBoard *self = TS_CHIP_SHOP_BOARD (board);
  TsView view = ts_board_get_view (board);
  gboolean still = !ts_outcome_is_news (outcome);

  show_place (self);
  show_year (self, &view, still);
  show_companies (self, &view, still);
  if (ts_board_is_same_step (board) && !ts_outcome_is (outcome, "release")) {
    ts_board_panel_update (self->panel, outcome);
    offer_going_on (self);
    return;
  }
  ts_board_panel_turn_to (self->panel, part_of (ts_view_state (&view)->phase));
  if (ts_view_state (&view)->phase == CHIP_UPDATE)
    ts_chip_shop_workshop_open_only (self->workshop);
}

/* --- parts --- */

static GtkWidget *
build_panel (TsChipShopBoard *self)
{
  TsBoard *board = TS_BOARD (self);

  self->panel = ts_board_panel_new (board);
  self->place = ts_choices_new_tiles (board);
  self->year_end = ts_chip_shop_year_end_new (board);
  ts_board_panel_add (self->panel, "people", ts_chip_shop_people_panel_new (board));
  ts_board_panel_add (self->panel, "place", ts_board_part_new (board, GTK_WIDGET (self->place)));
  ts_board_panel_add (self->panel, "event", ts_chip_shop_event_panel_new (board));
  self->actions = ts_chip_shop_actions_new (board);
  ts_board_panel_add (self->panel, "actions", self->actions);
  self->workshop = ts_chip_shop_workshop_new (board, self->panel);
  ts_board_panel_add (self->panel, "workshop", self->workshop);
  ts_board_panel_add (self->panel, "year-end", self->year_end);
  return GTK_WIDGET (self->panel);
}

static GtkWidget *
build_track (TsChipShopBoard *self, int i, int counter, const int *flags)
{
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL, "label", _ (ts_chip_shop.counters[counter].label),
                                   "xalign", 0.0, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  self->tracks[i] = ts_chip_shop_track_new (counter, flags);
  gtk_widget_add_css_class (title, "chip-track-title");
  return ts_column_new (2, title, self->tracks[i], NULL);
}

/* What the lines on the track of Longevity stand for. */
static GtkWidget *
build_flags (void)
{
  g_autofree char *text = g_strdup_printf (
      /* Translators: below the track of Longevity, on which two numbers are marked */
      _ ("From %d on: going public. From %d on: salaries."), longevity_flags[0], longevity_flags[1]);

  return ts_text_new (text, "chip-flags");
}

static GtkWidget *
build_year (TsChipShopBoard *self)
{
  GtkWidget *screen;

  self->calendar = ts_chip_shop_calendar_new ();
  self->outlook = GTK_LABEL (ts_text_new (NULL, NULL));
  screen =
      ts_column_new (8, self->calendar, self->outlook, build_track (self, 0, CHIP_LONGEVITY, longevity_flags),
                     build_flags (), build_track (self, 1, CHIP_LOYALTY, loyalty_flags), NULL);
  gtk_widget_add_css_class (screen, "chip-screen");
  return screen;
}

static const TsBoardSign signs[] = {
  { "chip-shop-money", NULL, N_ ("Money") },
  { "chip-shop-rd", NULL, N_ ("R&D: pays for drawing a product") },
  { "chip-shop-marketing", NULL, N_ ("Marketing: one pile of money for each") },
  { "chip-shop-quality", NULL, N_ ("Quality: one point on a track for each") },
  { "chip-shop-loyalty", NULL, N_ ("Loyalty: the money on each pile of a release") },
  { "chip-shop-longevity", NULL, N_ ("Longevity: the lowest acts first") },
  { NULL, "chip-flag",
    N_ ("A line across a track: 10, from where a company can go public, and 12, where salaries begin") },
  { "chip-shop-staff", NULL, N_ ("Staff tokens") },
  { "chip-shop-specialist", NULL, N_ ("Specialist") },
  { "chip-shop-streams", NULL, N_ ("Income streams used") },
  { "chip-shop-completed", NULL, N_ ("Completed products") },
  { "chip-shop-factory", NULL, N_ ("The factory: its owner alone may look") },
  { "chip-shop-release", NULL, N_ ("A staff token for releasing") },
  { "chip-shop-computer", NULL, N_ ("A computer") },
  { "chip-shop-console", NULL, N_ ("A console") },
  { "chip-shop-accessory", NULL, N_ ("An accessory") },
  { NULL, "sub-era", N_ ("The colour of a sub-era, on its deck and its products") },
  { 0 },
};

static void
ts_chip_shop_board_class_init (TsChipShopBoardClass *klass)
{
  TS_BOARD_CLASS (klass)->update = ts_chip_shop_board_update;
  TS_BOARD_CLASS (klass)->signs = signs;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "chipboard");
}

static void
ts_chip_shop_board_init (TsChipShopBoard *self)
{
  self->companies = GTK_BOX (ts_tile_box_new (COMPANY_WIDTH, 2, 10));
  self->layout = ts_board_layout_new (TS_BOARD (self), &plan, build_panel (self));
  ts_board_layout_add (self->layout, ts_column_new (10, self->companies, ts_chip_shop_legend_new (), NULL),
                       TS_COLUMN_FIRST);
  ts_board_layout_add (self->layout, build_year (self), TS_COLUMN_FIRST);
  g_signal_connect_swapped (self->layout, "changed", G_CALLBACK (on_room), self);
  ts_chip_shop_actions_save_height (self->actions, TRUE); /* until it is known how much room there is */
  g_signal_connect_swapped (self->panel, "turned", G_CALLBACK (offer_going_on), self);
  g_signal_connect (self, "say", G_CALLBACK (on_say), NULL);
}
