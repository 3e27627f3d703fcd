#include "board.h"

#include "actions.h"
#include "bill-of-sale.h"
#include "companies.h"
#include "config.h"
#include "customs.h"
#include "danger.h"
#include "dealings.h"
#include "delivery.h"
#include "games/competitors/editor/event-tables-dialog.h"
#include "games/competitors/rules/prompts.h"
#include "games/competitors/rules/rules.h"
#include "ledger.h"
#include "map.h"
#include "market.h"
#include "plans.h"
#include "referee/name.h"
#include "referee/number.h"
#include "round.h"
#include "tables-notice.h"
#include "tables-row.h"
#include "weather.h"
#include "widgets/board-layout.h"
#include "widgets/board-panel.h"
#include "widgets/scroll-into-view.h"
#include "widgets/seat-dice.h"
#include "widgets/shrink.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

/* Three parts: the panel (what can be done now), the world, and the books. */
static const TsBoardPlan plan = {
  .css_class = "world-table",
  .roomy = 560,
  .wide = 900,
  .widest = 1500,
  .spacing = 12,
  .gutter = 20,
};

struct _TsCompetitorsBoard {
  TsBoard parent_instance;

  TsBoardLayout *layout;
  TsCompetitorsMap *map;
  GtkLabel *round;    /* how far the game is */
  GtkWidget *actions; /* a token for each that a round has */
  GtkLabel *told;     /* what is on the continent that was tapped */
  TsBoardPanel *panel;
  TsCompetitorsDanger *danger;
  TsCompetitorsCustomsPanel *customs;
  AdwViewStack *books;
  TsCompetitorsCompanies *companies;
  TsCompetitorsLedger *ledger;
  TsBoardPanel *dealings;
  AdwBanner *notice;
  TsEventTables *set; /* the table's own one; NULL if it has none, or it is not here */
};

G_DEFINE_FINAL_TYPE (TsCompetitorsBoard, ts_competitors_board, TS_TYPE_BOARD)

static TsView
view_of (TsCompetitorsBoard *self)
{
  return ts_board_get_view (TS_BOARD (self));
}

/* --- the panel --- */

static const char *
part_of (int phase)
{
  static const char *const parts[] = {
    [COMPETITORS_FIRST_PLAYER] = "roll-off", [COMPETITORS_HEADQUARTERS] = "found",
    [COMPETITORS_WEATHER] = "weather",       [COMPETITORS_IN_ROUND] = "actions",
    [COMPETITORS_DELIVERY] = "delivery",     [COMPETITORS_CUSTOMS] = "customs",
    [COMPETITORS_EVENT] = "customs",         [COMPETITORS_OVER] = "bill-of-sale",
  };

  return parts[phase];
}

static void
on_open_book (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *target)
{
  TsCompetitorsBoard *self = TS_COMPETITORS_BOARD (widget);

  adw_view_stack_set_visible_child_name (self->books, g_variant_get_string (target, NULL));
  gtk_widget_child_focus (adw_view_stack_get_visible_child (self->books), GTK_DIR_TAB_FORWARD);
  ts_scroll_into_view (GTK_WIDGET (self->books));
}

/* The big button is for the form that is open in the books, as long as it is seen there; else for what is
 * asked in the panel. */
static void
share_button (TsCompetitorsBoard *self)
{
  TsBoardPart *dealing = ts_board_panel_get_visible (self->dealings);
  gboolean seen = g_str_equal (adw_view_stack_get_visible_child_name (self->books), "dealings");

  ts_board_part_pass_offer (
      seen && ts_board_part_has_offer (dealing) ? dealing : ts_board_panel_get_visible (self->panel));
}

/* A continent was tapped: whatever is asked for in the panel takes it; else it tells what is there. */
static void
on_picked (TsCompetitorsBoard *self, int continent)
{
  TsView view = view_of (self);
  g_autofree char *text = NULL;

  if (ts_board_panel_pick (self->panel, "continent", continent))
    return;
  text = ts_competitors_map_tell (&view, continent);
  gtk_label_set_label (self->told, text);
  gtk_widget_set_visible (GTK_WIDGET (self->told), TRUE);
}

/* Whether somebody is still about what they were about: what any seat can do in between, such as a payment or
 * a roll against the danger, does not close what is being filled in, nor does what is sold or bought to go on
 * with it. */
static gboolean
goes_on (TsBoard *board, const Competitors *state, const TsOutcome *outcome)
{
  if (!ts_board_is_same_step (board))
    return FALSE;
  return outcome == NULL || outcome->record->verb->who == TS_WHO_ANY || ts_outcome_is (outcome, "free") ||
         (ts_outcome_is (outcome, "sell") && state->actions > 0);
}

/* Looks for the table's set, and says so if it is not here. */
static void
load_set (TsCompetitorsBoard *self)
{
  TsView view = view_of (self);
  const char *id = ts_event_tables_get_id (view.header);
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&self->set, ts_event_tables_free);
  if (id != NULL)
    self->set = ts_event_tables_load (id, &error);
  ts_competitors_danger_use (self->danger, self->set);
  ts_competitors_customs_panel_use (self->customs, self->set);
  ts_competitors_tables_notice_show (self->notice, id, error);
}

/* The danger is read out before anything else, where a table is opened then, too. */
static gboolean
is_to_be_read (TsCompetitorsBoard *self)
{
  TsOutcome newest = ts_session_outcome (ts_board_get_session (TS_BOARD (self)));

  return ts_outcome_is (&newest, "roll-weather");
}

/* What remains, as tokens: the big button ends the round, and may do so too early. */
static void
show_actions (TsCompetitorsBoard *self, const Competitors *state)
{
  GtkWidget *token = gtk_widget_get_first_child (self->actions);
  g_autofree char *left =
      state->actions > 0
          ? g_strdup_printf (ngettext ("%d action is left", "%d actions are left", state->actions),
                             state->actions)
          : g_strdup (_ ("No action is left"));

  for (int i = 0; i < COMPETITORS_ACTIONS; i++, token = gtk_widget_get_next_sibling (token))
    ts_style_set (token, "spent", i >= state->actions);
  gtk_widget_set_visible (self->actions, state->base.phase == COMPETITORS_IN_ROUND);
  gtk_widget_set_tooltip_text (self->actions, left);
  ts_set_spoken (self->actions, left);
}

static void
show_round (TsCompetitorsBoard *self, const TsView *view)
{
  g_autofree char *text = ts_competitors_tell_round (view);

  gtk_label_set_label (self->round, text != NULL ? text : "");
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->round)), text != NULL);
  show_actions (self, view->state);
}

/* What somebody has left open does not keep the button from the next step. */
static void
show_dealings (TsCompetitorsBoard *self, const TsOutcome *outcome)
{
  if (!ts_board_is_same_step (TS_BOARD (self)) &&
      ts_board_part_has_offer (ts_board_panel_get_visible (self->dealings)))
    ts_board_panel_turn_to (self->dealings, "pay");
  else
    ts_board_panel_update (self->dealings, outcome);
}

static void
ts_competitors_board_update (TsBoard *board, const TsOutcome *outcome)
{
  TsCompetitorsBoard *self = TS_COMPETITORS_BOARD (board);
  TsView view = view_of (self);
  const Competitors *state = view.state;
  gboolean same = goes_on (board, state, outcome);

  if (outcome == NULL)
    load_set (self);
  show_round (self, &view);
  show_dealings (self, outcome); /* before the panel, which may scroll to what is asked next */
  ts_competitors_map_show (self->map, &view);
  if (same && !ts_outcome_is (outcome, "customs")) /* the next card, from the top on */
    ts_board_panel_update (self->panel, outcome);
  else
    ts_board_panel_turn_to (self->panel, part_of (state->base.phase));
  if (!same && is_to_be_read (self))
    ts_board_panel_open (self->panel, "danger");
  ts_competitors_companies_show (self->companies, &view, ts_board_is_only_shown (TS_BOARD (self)));
  ts_competitors_ledger_show (self->ledger, &view);
  share_button (self);
  gtk_widget_set_visible (GTK_WIDGET (self->told), FALSE);
}

/* --- event tables of one's own --- */

static void
on_sets_changed (TsCompetitorsBoard *self)
{
  ts_board_update (TS_BOARD (self), NULL);
  ts_board_retell (TS_BOARD (self));
}

static void
open_sets (TsCompetitorsBoard *self, const char *id, const CompetitorsPlace *place)
{
  AdwDialog *dialog = ts_event_tables_dialog_new (id, place);

  g_signal_connect_object (dialog, "changed", G_CALLBACK (on_sets_changed), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
on_open_sets (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *none G_GNUC_UNUSED)
{
  open_sets (TS_COMPETITORS_BOARD (widget), NULL, NULL);
}

static void
on_edit_cell (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *target)
{
  TsView view = view_of (TS_COMPETITORS_BOARD (widget));
  CompetitorsPlace place;
  int table;

  g_variant_get (target, "(iii)", &table, &place.continent, &place.face);
  place.table = (CompetitorsTable) table;
  open_sets (TS_COMPETITORS_BOARD (widget), ts_event_tables_get_id (view.header), &place);
}

/* The rules do not know what stands in the set, so where they would say it the board does. */
static char *
tell_set (const TsView *view, const TsEventTables *set, gboolean then)
{
  const Competitors *state = view->state;
  CompetitorsPlace danger = { COMPETITORS_HAZARDS, state->danger_continent, state->danger_face };
  CompetitorsPlace event = { COMPETITORS_EVENTS, state->due_event - 1, state->due_face };

  if (state->base.phase == COMPETITORS_IN_ROUND && then) {
    g_autofree char *text = ts_event_tables_tell_cell (view, set, &danger);

    return ts_competitors_tell_danger (state, text);
  }
  if (state->due_face != 0 && !then)
    return ts_event_tables_tell_cell (view, set, &event);
  return NULL;
}

static char *
ts_competitors_board_tell (TsBoard *board, gboolean then)
{
  TsCompetitorsBoard *self = TS_COMPETITORS_BOARD (board);
  TsView view = view_of (self);

  return self->set != NULL ? tell_set (&view, self->set, then) : NULL;
}

static gboolean
ts_competitors_board_throw (TsBoard *board, const TsVerb *verb, int who)
{
  return ts_board_panel_throw (TS_COMPETITORS_BOARD (board)->panel, verb, who);
}

/* --- parts --- */

static GtkWidget *
world_new (TsCompetitorsBoard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->notice = ts_competitors_tables_notice_new ();
  self->map = ts_competitors_map_new ();
  self->told = GTK_LABEL (gtk_label_new (NULL));
  ts_text_wrap (self->told);
  gtk_label_set_xalign (self->told, 0);
  gtk_widget_set_visible (GTK_WIDGET (self->told), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self->told), "world-told");
  g_signal_connect_swapped (self->map, "picked", G_CALLBACK (on_picked), self);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->notice));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->map));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->told));
  return box;
}

static const TsRollOff *
find_roll_off (gconstpointer state)
{
  return &((const Competitors *) state)->roll_off;
}

/* What everybody begins with is laid out now; see pages 8 and 9. */
static char *
tell_founded (TsBoard *board)
{
  TsView view = ts_board_get_view (board);
  const Competitors *state = view.state;
  TsOutcome newest = ts_session_outcome (ts_board_get_session (board));
  g_autofree char *name = NULL, *money = NULL;
  int seat;

  if (!ts_outcome_is (&newest, "found"))
    return NULL;
  seat = newest.record->who;
  name = ts_name_tell (state->headquarters[seat].state);
  money = ts_number_tell (state->base.counters[seat][COMPETITORS_MONEY]);
  return g_strdup_printf (
      /* Translators: what somebody lays out: a player’s name, the name of a State, a sum of money */
      _ ("%s: Headquarters, 2 Trucks, the Ship (in port) and the Aircraft (at the airport) to the State %s; "
         "10 Territory cards, 5 Contract cards and %s in money."),
      ts_view_name (&view, seat), name, money);
}

static char *
ts_competitors_board_tell_by_hand (TsBoard *board)
{
  char *first = ts_seat_dice_tell_first (board, find_roll_off);

  return first != NULL ? first : tell_founded (board);
}

static TsSeatDie
tell_roll_off (const TsView *view, int seat)
{
  return ts_seat_die_for_first_turn (find_roll_off (view->state), seat);
}

static GtkWidget *
panel_new (TsCompetitorsBoard *self)
{
  TsBoard *board = TS_BOARD (self);
  TsBoardPanel *panel = ts_board_panel_new (board);
  TsSheet *carry = ts_competitors_sheet_for (board, "carry", &ts_competitors_carry_plan);

  self->panel = panel;
  self->danger = ts_competitors_danger_new (board);
  self->customs = ts_competitors_customs_panel_new (board);
  ts_board_panel_add (panel, "roll-off",
                      ts_seat_dice_new (board, &ts_competitors, "roll-off", tell_roll_off));
  ts_board_panel_add (panel, "found", ts_competitors_sheet_for (board, "found", &ts_competitors_found_plan));
  ts_board_panel_add (panel, "weather", ts_competitors_weather_new (board));
  ts_board_panel_add (panel, "danger", self->danger);
  ts_board_panel_add (panel, "actions", ts_competitors_actions_new (board));
  ts_board_panel_add (panel, "sign", ts_competitors_sheet_for (board, "sign", &ts_competitors_sign_plan));
  ts_board_panel_add (panel, "move", ts_competitors_sheet_for (board, "move", &ts_competitors_move_plan));
  ts_board_panel_add (panel, "carry", carry);
  ts_board_panel_add (panel, "shift", ts_competitors_sheet_for (board, "shift", &ts_competitors_shift_plan));
  ts_board_panel_add (panel, "market", ts_competitors_market_new (board));
  ts_board_panel_add (panel, "branch", ts_competitors_sheet_for (board, "buy", &ts_competitors_branch_plan));
  ts_board_panel_add (panel, "delivery", ts_competitors_delivery_panel_new (board, carry));
  ts_board_panel_add (panel, "customs", self->customs);
  ts_board_panel_add (panel, "bill-of-sale", ts_competitors_bill_of_sale_new (board));
  return GTK_WIDGET (panel);
}

static GtkWidget *
actions_new (void)
{
  GtkWidget *tokens =
      g_object_new (GTK_TYPE_BOX, "spacing", 6, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);

  for (int i = 0; i < COMPETITORS_ACTIONS; i++) {
    GtkWidget *token = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

    gtk_widget_set_valign (token, GTK_ALIGN_CENTER);
    gtk_widget_add_css_class (token, "action-token");
    gtk_box_append (GTK_BOX (tokens), token);
  }
  return tokens;
}

/* The line above the panel stays where it is, whatever is asked. */
static GtkWidget *
asked_new (TsCompetitorsBoard *self)
{
  GtkWidget *line;

  self->round = GTK_LABEL (ts_text_new (NULL, "round-line"));
  self->actions = actions_new ();
  gtk_widget_set_hexpand (GTK_WIDGET (self->round), TRUE);
  line = ts_row_new (8, self->round, self->actions, NULL);
  gtk_widget_add_css_class (line, "round-row");
  return ts_column_new (6, line, panel_new (self), NULL);
}

/* For a screen reader each book is in its own tab alone; else the first tabs would go on to those after them.
 */
static void
add_book (TsCompetitorsBoard *self, gpointer book, const char *id, const char *title)
{
  AdwViewStackPage *page = adw_view_stack_add_titled (self->books, book, id, title);

  gtk_accessible_set_accessible_parent (book, GTK_ACCESSIBLE (page), NULL);
}

static GtkWidget *
books_new (TsCompetitorsBoard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  AdwInlineViewSwitcher *switcher = ADW_INLINE_VIEW_SWITCHER (adw_inline_view_switcher_new ());
  GtkWidget *tabs = ts_shrink_new (GTK_WIDGET (switcher));

  g_object_bind_property (self, "only-shown", tabs, "visible",
                          G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
  self->books = ADW_VIEW_STACK (adw_view_stack_new ());
  self->companies = ts_competitors_companies_new ();
  self->ledger = ts_competitors_ledger_new (TS_BOARD (self));
  self->dealings = ts_competitors_dealings_panel_new (TS_BOARD (self));
  adw_view_stack_set_vhomogeneous (self->books, FALSE);
  add_book (self, self->companies, "companies", _ ("Companies"));
  add_book (self, self->ledger, "ledger", _ ("Ledger"));
  add_book (self, self->dealings, "dealings", _ ("Dealings"));
  adw_inline_view_switcher_set_stack (switcher, self->books);
  adw_inline_view_switcher_set_homogeneous (switcher, TRUE);
  adw_inline_view_switcher_set_can_shrink (switcher, FALSE);
  gtk_box_append (GTK_BOX (box), tabs);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->books));
  g_signal_connect_swapped (self->books, "notify::visible-child", G_CALLBACK (ts_scroll_into_view), box);
  g_signal_connect_swapped (self->books, "notify::visible-child", G_CALLBACK (share_button), self);
  g_signal_connect_swapped (self->dealings, "turned", G_CALLBACK (share_button), self);
  g_signal_connect_swapped (ts_board_panel_get_visible (self->dealings), "offered", G_CALLBACK (share_button),
                            self);
  return box;
}

static void
ts_competitors_board_finalize (GObject *object)
{
  g_clear_pointer (&TS_COMPETITORS_BOARD (object)->set, ts_event_tables_free);
  G_OBJECT_CLASS (ts_competitors_board_parent_class)->finalize (object);
}

static const TsBoardSign signs[] = {
  { "competitors-truck", NULL, N_ ("Truck") },
  { "competitors-ship", NULL, N_ ("Ship") },
  { "competitors-aircraft", NULL, N_ ("An Aircraft") },
  { "competitors-headquarters", NULL, N_ ("Headquarters") },
  { "competitors-branch", NULL, N_ ("Branch") },
  { "ts-seat-square-symbolic", NULL,
    N_ ("On the map, in somebody's colour: the large mark is the Headquarters, a small one a Branch") },
  { "competitors-contract", NULL, N_ ("Contract card") },
  { "competitors-territory", NULL, N_ ("Territory card") },
  { "competitors-danger", NULL, N_ ("The danger: its continent until the next roll") },
  { "competitors-move", NULL, N_ ("Move without goods") },
  { NULL, "action-token", N_ ("An action that is left; a pale one is used") },
  { "competitors-plain", NULL, N_ ("Plain: 1 movement point") },
  { "competitors-mountain", NULL, N_ ("Mountain: 2 movement points") },
  { "competitors-frozen", NULL, N_ ("Frozen: 2 movement points") },
  { "competitors-desert", NULL, N_ ("Desert: 3 movement points") },
  { "competitors-forest", NULL, N_ ("Tropical forest: 3 movement points") },
  { "competitors-channel", NULL, N_ ("A channel or strait: 1 movement point, and no place to end") },
  { NULL, "contract-line",
    N_ ("A line on the map: a Contract from sender to receiver, in the colour of whoever signed it") },
  { NULL, "contract-signed",
    N_ ("Dashed: it is signed; a whole line: its goods are under way, where the dot is") },
  { 0 },
};

static void
ts_competitors_board_class_init (TsCompetitorsBoardClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_competitors_board_finalize;
  TS_BOARD_CLASS (klass)->update = ts_competitors_board_update;
  TS_BOARD_CLASS (klass)->signs = signs;
  TS_BOARD_CLASS (klass)->throw = ts_competitors_board_throw;
  TS_BOARD_CLASS (klass)->tell = ts_competitors_board_tell;
  TS_BOARD_CLASS (klass)->tell_by_hand = ts_competitors_board_tell_by_hand;
  TS_BOARD_CLASS (klass)->offer = ts_competitors_tables_row_offer;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "book.open", "s", on_open_book);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "tables.open", NULL, on_open_sets);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "tables.edit", "(iii)", on_edit_cell);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "worldboard");
}

static void
on_room (TsCompetitorsBoard *self)
{
  ts_board_panel_set_roomy (self->panel, ts_board_layout_get_room (self->layout) != TS_ROOM_NARROW);
}

static void
ts_competitors_board_init (TsCompetitorsBoard *self)
{
  self->layout = ts_board_layout_new (TS_BOARD (self), &plan, asked_new (self));
  g_signal_connect_swapped (self->panel, "turned", G_CALLBACK (ts_board_layout_show_asked), self->layout);
  ts_board_layout_add (self->layout, world_new (self), TS_COLUMN_FIRST);
  ts_board_layout_add (self->layout, books_new (self), TS_COLUMN_FIRST);
  g_signal_connect_swapped (self->layout, "changed", G_CALLBACK (on_room), self);
}
