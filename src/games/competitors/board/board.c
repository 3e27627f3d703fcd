#include "board.h"

#include "actions.h"
#include "bill-of-sale.h"
#include "companies.h"
#include "config.h"
#include "contracts.h"
#include "customs.h"
#include "dealings.h"
#include "delivery.h"
#include "entries.h"
#include "event-cell.h"
#include "games/competitors/editor/sets-dialog.h"
#include "games/competitors/rules/prompts.h"
#include "games/competitors/rules/rules.h"
#include "ledger.h"
#include "map.h"
#include "movement.h"
#include "roll-off.h"
#include "widgets/scroll-into-view.h"
#include "sites.h"
#include "tables-notice.h"
#include "tables-row.h"
#include "widgets/board-layout.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Three parts: the world, the panel (what can be done now), and the books. Narrow, they lie below each other;
 * wide, the panel has a column of its own. */
static const TsBoardPlan plan = {
  .css_class = "world-table",
  .roomy = 560,
  .wide = 900,
  .widest = 1500,
  .tight = 1500,
  .spacing = 12,
  .gutter = 20,
};

struct _TsCompetitorsBoard {
  TsBoard parent_instance;

  TsBoardLayout *layout;
  TsCompetitorsMap *map;
  GtkLabel *told; /* what is on the continent that was tapped */
  GtkStack *panel;
  TsCompetitorsRollOff *roll_off;
  TsCompetitorsSiteSheet *found;
  GtkWidget *weather; /* dice */
  TsCompetitorsEventCellCard *danger;
  TsCompetitorsRollOff *saves;
  TsCompetitorsActions *actions;
  TsCompetitorsSigning *signing;
  TsCompetitorsVoyageSheet *voyage;
  TsCompetitorsSiteSheet *branch;
  TsCompetitorsDeliveryPanel *delivery;
  TsCompetitorsCustomsPanel *calls;
  TsCompetitorsBillOfSale *bill;
  AdwViewStack *books;
  TsCompetitorsCompanies *companies;
  TsCompetitorsLedger *ledger;
  TsCompetitorsDealingsPanel *desk;
  TsCompetitorsTablesNotice *notice;
  CompetitorsTableSet *set; /* the table's own one; NULL if it has none, or it is not here */
};

G_DEFINE_FINAL_TYPE (TsCompetitorsBoard, ts_competitors_board, TS_TYPE_BOARD)

static TsView
view_of (TsCompetitorsBoard *self)
{
  return ts_session_view (ts_board_get_session (TS_BOARD (self)));
}

/* --- the panel --- */

static const char *
panel_of (int phase)
{
  static const char *const pages[] = {
    [COMPETITORS_FIRST_PLAYER] = "roll-off", [COMPETITORS_HEADQUARTERS] = "found",
    [COMPETITORS_WEATHER] = "weather",       [COMPETITORS_IN_ROUND] = "actions",
    [COMPETITORS_DELIVERY] = "delivery",     [COMPETITORS_CUSTOMS] = "calls",
    [COMPETITORS_EVENT] = "calls",           [COMPETITORS_OVER] = "over",
  };

  return pages[phase];
}

/* Whether what is to be done there is done with the world in sight. */
static gboolean
is_on_map (const char *page)
{
  static const char *const pages[] = { "found", "branch", "actions", "over", NULL };

  return g_strv_contains (pages, page);
}

/* On a phone the world is above the panel, unless there is something to throw, read or fill in. */
static void
reach_panel (TsCompetitorsBoard *self)
{
  const char *page = gtk_stack_get_visible_child_name (self->panel);

  if (is_on_map (page))
    ts_scroll_into_view (GTK_WIDGET (self->map));
  else
    ts_scroll_into_view (GTK_WIDGET (self->panel));
}

/* What is filled in or read in the panel is finished by the big button. */
static void
take_in_hand (TsCompetitorsBoard *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->panel);
  GtkButton *button = g_object_get_data (G_OBJECT (page), "button");

  if (page == GTK_WIDGET (self->delivery) && !ts_competitors_delivery_panel_can_move (self->delivery))
    button = NULL;
  ts_board_set_in_hand (TS_BOARD (self), button);
}

static void
turn_to (TsCompetitorsBoard *self, const char *page)
{
  ts_board_turn_to (TS_BOARD (self), self->panel, page);
  take_in_hand (self);
  reach_panel (self);
}

/* The way back comes first in a sheet, but it is not what the keyboard is for. */
static void
focus_sheet (TsCompetitorsBoard *self, const char *sheet)
{
  if (strcmp (sheet, "sign") == 0)
    ts_competitors_signing_focus (self->signing);
  else if (strcmp (sheet, "move") == 0)
    ts_competitors_voyage_sheet_focus (self->voyage);
  else if (strcmp (sheet, "delivery") == 0)
    ts_competitors_delivery_panel_focus (self->delivery);
  else
    gtk_widget_child_focus (GTK_WIDGET (self->map), GTK_DIR_TAB_FORWARD);
}

static void
open_sheet (TsCompetitorsBoard *self, const char *sheet)
{
  TsView view = view_of (self);

  if (strcmp (sheet, "dealings") == 0) {
    adw_view_stack_set_visible_child_name (self->books, sheet);
    gtk_widget_child_focus (GTK_WIDGET (self->desk), GTK_DIR_TAB_FORWARD);
    ts_scroll_into_view (GTK_WIDGET (self->books));
    return;
  }
  if (strcmp (sheet, "sign") == 0)
    ts_competitors_signing_begin (self->signing);
  else if (strcmp (sheet, "move") == 0)
    ts_competitors_voyage_sheet_begin (self->voyage);
  else if (strcmp (sheet, "branch") == 0)
    ts_competitors_site_sheet_begin (self->branch, &view);
  turn_to (self, sheet);
  focus_sheet (self, sheet);
}

static void
on_back (TsCompetitorsBoard *self)
{
  TsView view = view_of (self);

  turn_to (self, panel_of (ts_view_state (&view)->phase));
  gtk_widget_child_focus (gtk_stack_get_visible_child (self->panel), GTK_DIR_TAB_FORWARD);
}

static void
tell_continent (TsCompetitorsBoard *self, int continent)
{
  TsView view = view_of (self);
  g_autofree char *text = ts_competitors_map_tell (&view, continent);

  gtk_label_set_label (self->told, text);
  gtk_widget_set_visible (GTK_WIDGET (self->told), TRUE);
}

/* A continent was tapped: whatever is asked for in the panel takes it; else it tells what is there. */
static void
on_picked (TsCompetitorsBoard *self, int continent)
{
  const char *page = gtk_stack_get_visible_child_name (self->panel);

  if (strcmp (page, "found") == 0)
    ts_competitors_site_sheet_pick (self->found, continent);
  else if (strcmp (page, "branch") == 0)
    ts_competitors_site_sheet_pick (self->branch, continent);
  else if (strcmp (page, "sign") == 0)
    ts_competitors_signing_pick (self->signing, continent);
  else if (strcmp (page, "move") == 0)
    ts_competitors_voyage_sheet_pick (self->voyage, continent);
  else if (strcmp (page, "delivery") == 0)
    ts_competitors_delivery_panel_pick (self->delivery, continent);
  else
    tell_continent (self, continent);
}

/* Whether the keyboard has nothing to do any more where it was. */
static gboolean
is_free (TsCompetitorsBoard *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return root != NULL &&
         (focus == NULL || !gtk_widget_is_sensitive (focus) || !gtk_widget_get_mapped (focus));
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

/* Where something is filled in, it knows what can be paid now. */
static void
refresh_sheet (TsCompetitorsBoard *self)
{
  const char *page = gtk_stack_get_visible_child_name (self->panel);

  if (strcmp (page, "sign") == 0)
    ts_competitors_signing_show (self->signing);
  else if (strcmp (page, "move") == 0)
    ts_competitors_voyage_sheet_show (self->voyage);
  else if (strcmp (page, "branch") == 0)
    ts_competitors_site_sheet_show (self->branch);
}

static void
show_danger (TsCompetitorsBoard *self, const TsView *view)
{
  const Competitors *state = view->state;
  CompetitorsPlace place = { COMPETITORS_HAZARDS, state->danger_continent, state->danger_face };

  if (state->danger_face == 0)
    return;
  ts_competitors_event_cell_card_show (self->danger, view, self->set, &place);
  ts_competitors_roll_off_show (self->saves, view, ts_own_sets_cell (view, self->set, &place)->save);
}

static void
show_page (TsCompetitorsBoard *self, const TsView *view, gboolean same)
{
  switch (ts_view_state (view)->phase) {
  case COMPETITORS_FIRST_PLAYER:
    ts_competitors_roll_off_show (self->roll_off, view, 0);
    break;
  case COMPETITORS_HEADQUARTERS:
    if (!same)
      ts_competitors_site_sheet_begin (self->found, view);
    break;
  case COMPETITORS_WEATHER:
    ts_dice_set_faces (TS_DICE (self->weather), NULL, 0);
    break;
  case COMPETITORS_IN_ROUND:
    ts_competitors_actions_show (self->actions, view);
    break;
  case COMPETITORS_DELIVERY:
    ts_competitors_delivery_panel_show (self->delivery, view, !same);
    break;
  case COMPETITORS_OVER:
    ts_competitors_bill_of_sale_show (self->bill, view);
    break;
  default:
    ts_competitors_customs_panel_show (self->calls, view, self->set);
  }
}

/* Looks for the table's set, and says so if it is not here. */
static void
load_set (TsCompetitorsBoard *self)
{
  TsView view = view_of (self);
  const char *id = ts_own_sets_get_id (view.header);
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&self->set, ts_table_set_free);
  if (id != NULL)
    self->set = ts_own_sets_load (id, &error);
  ts_competitors_tables_notice_show (self->notice, id, error);
}

/* The danger is read out before anything else, where a table is opened then, too. */
static gboolean
is_to_be_read (TsCompetitorsBoard *self)
{
  TsOutcome newest = ts_session_outcome (ts_board_get_session (TS_BOARD (self)));

  return ts_outcome_is (&newest, "roll-weather");
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
  ts_competitors_map_show (self->map, &view);
  show_danger (self, &view);
  show_page (self, &view, same);
  if (!same && is_to_be_read (self))
    turn_to (self, "danger");
  else if (!same || ts_outcome_is (outcome, "customs")) /* the next card, from the top on */
    turn_to (self, panel_of (state->base.phase));
  else
    refresh_sheet (self);
  take_in_hand (self);
  if (state->base.phase == COMPETITORS_DELIVERY && !same && is_free (self))
    focus_sheet (self, "delivery");
  ts_competitors_companies_show (self->companies, &view);
  ts_competitors_ledger_show (self->ledger, &view);
  ts_competitors_dealings_panel_show (self->desk, &view, outcome);
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
  AdwDialog *dialog = ts_competitors_sets_dialog_new (id, place);

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
  open_sets (TS_COMPETITORS_BOARD (widget), ts_own_sets_get_id (view.header), &place);
}

/* The rules do not know what stands in the set, so where they would say it the board does. */
static char *
ts_competitors_board_tell (TsBoard *board, gboolean then)
{
  TsCompetitorsBoard *self = TS_COMPETITORS_BOARD (board);
  TsView view = view_of (self);
  const Competitors *state = view.state;
  CompetitorsPlace danger = { COMPETITORS_HAZARDS, state->danger_continent, state->danger_face };
  CompetitorsPlace event = { COMPETITORS_EVENTS, state->due_event - 1, state->due_face };

  if (self->set == NULL)
    return NULL;
  if (state->base.phase == COMPETITORS_IN_ROUND && then) {
    g_autofree char *text = ts_own_sets_tell_cell (&view, self->set, &danger);

    return ts_competitors_tell_danger (state, text);
  }
  if (state->due_face != 0 && then == (state->base.phase == COMPETITORS_CUSTOMS))
    return ts_own_sets_tell_cell (&view, self->set, &event);
  return NULL;
}

/* --- dice --- */

static void
on_weather (TsCompetitorsBoard *self)
{
  ts_competitors_say_dice (TS_BOARD (self), ts_competitors_entry ("roll-weather", TS_NOBODY),
                           TS_DICE (self->weather));
}

static gboolean
ts_competitors_board_throw (TsBoard *board, const TsVerb *verb, int who)
{
  TsCompetitorsBoard *self = TS_COMPETITORS_BOARD (board);
  GtkWidget *dice = NULL;

  if (strcmp (verb->id, "roll-off") == 0)
    dice = ts_competitors_roll_off_ask (self->roll_off, who);
  else if (strcmp (verb->id, "roll-weather") == 0)
    dice = self->weather;
  else if (strcmp (verb->id, "roll-event") == 0)
    dice = ts_competitors_customs_panel_get_dice (self->calls);
  if (dice != NULL)
    ts_dice_roll (TS_DICE (dice));
  return dice != NULL;
}

/* --- parts --- */

static GtkWidget *
world_new (TsCompetitorsBoard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->notice = ts_competitors_tables_notice_new ();
  self->map = ts_competitors_map_new ();
  self->told = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->told, TRUE);
  gtk_label_set_xalign (self->told, 0);
  gtk_widget_set_visible (GTK_WIDGET (self->told), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self->told), "world-told");
  g_signal_connect_swapped (self->map, "picked", G_CALLBACK (on_picked), self);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->notice));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->map));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->told));
  return box;
}

/* See take_in_hand(). */
static void
lend (gpointer page, GtkButton *button)
{
  g_object_set_data (page, "button", button);
}

static GtkWidget *
danger_page_new (TsCompetitorsBoard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *done = gtk_button_new_with_label (_ ("On with the round"));

  self->danger = ts_competitors_event_cell_card_new ();
  self->saves = ts_competitors_roll_off_new (TS_BOARD (self), "save");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->danger));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->saves));
  gtk_box_append (GTK_BOX (box), done);
  gtk_widget_set_visible (done, FALSE);
  g_signal_connect_swapped (done, "clicked", G_CALLBACK (on_back), self);
  lend (box, GTK_BUTTON (done));
  return box;
}

static void
add_page (TsCompetitorsBoard *self, const char *name, gpointer page)
{
  gtk_widget_set_valign (page, GTK_ALIGN_START);
  gtk_stack_add_named (self->panel, page, name);
  if (g_signal_lookup ("back", G_OBJECT_TYPE (page)) != 0)
    g_signal_connect_swapped (page, "back", G_CALLBACK (on_back), self);
}

static GtkWidget *
panel_new (TsCompetitorsBoard *self)
{
  TsBoard *board = TS_BOARD (self);

  self->panel = GTK_STACK (gtk_stack_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->panel), "board-panel");
  gtk_stack_set_vhomogeneous (self->panel, FALSE);
  gtk_stack_set_transition_type (self->panel, GTK_STACK_TRANSITION_TYPE_CROSSFADE);
  self->weather = ts_competitors_board_dice_new ("roll-weather");
  g_signal_connect_swapped (self->weather, "complete", G_CALLBACK (on_weather), self);
  add_page (self, "roll-off", self->roll_off = ts_competitors_roll_off_new (board, "roll-off"));
  add_page (self, "found", self->found = ts_competitors_site_sheet_new (board, FALSE));
  add_page (self, "weather", self->weather);
  add_page (self, "danger", danger_page_new (self));
  add_page (self, "actions", self->actions = ts_competitors_actions_new (board));
  add_page (self, "sign", self->signing = ts_competitors_signing_new (board));
  add_page (self, "move", self->voyage = ts_competitors_voyage_sheet_new (board, TRUE));
  add_page (self, "branch", self->branch = ts_competitors_site_sheet_new (board, TRUE));
  add_page (self, "delivery", self->delivery = ts_competitors_delivery_panel_new (board));
  add_page (self, "calls", self->calls = ts_competitors_customs_panel_new (board));
  add_page (self, "over", self->bill = ts_competitors_bill_of_sale_new ());
  lend (self->found, ts_competitors_site_sheet_lend_button (self->found));
  lend (self->signing, ts_competitors_signing_lend_button (self->signing));
  lend (self->voyage, ts_competitors_voyage_sheet_lend_button (self->voyage));
  lend (self->branch, ts_competitors_site_sheet_lend_button (self->branch));
  lend (self->delivery, ts_competitors_delivery_panel_lend_button (self->delivery));
  g_signal_connect_swapped (self->actions, "open", G_CALLBACK (open_sheet), self);
  return GTK_WIDGET (self->panel);
}

static GtkWidget *
books_new (TsCompetitorsBoard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  AdwInlineViewSwitcher *switcher = ADW_INLINE_VIEW_SWITCHER (adw_inline_view_switcher_new ());

  self->books = ADW_VIEW_STACK (adw_view_stack_new ());
  self->companies = ts_competitors_companies_new ();
  self->ledger = ts_competitors_ledger_new (TS_BOARD (self));
  self->desk = ts_competitors_dealings_panel_new (TS_BOARD (self));
  adw_view_stack_set_vhomogeneous (self->books, FALSE);
  adw_view_stack_add_titled (self->books, GTK_WIDGET (self->companies), "companies", _ ("Companies"));
  adw_view_stack_add_titled (self->books, GTK_WIDGET (self->ledger), "ledger", _ ("Ledger"));
  adw_view_stack_add_titled (self->books, GTK_WIDGET (self->desk), "dealings", _ ("Dealings"));
  adw_inline_view_switcher_set_stack (switcher, self->books);
  adw_inline_view_switcher_set_homogeneous (switcher, TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (switcher));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->books));
  g_signal_connect_swapped (self->books, "notify::visible-child", G_CALLBACK (ts_scroll_into_view), box);
  return box;
}

static void
ts_competitors_board_finalize (GObject *object)
{
  g_clear_pointer (&TS_COMPETITORS_BOARD (object)->set, ts_table_set_free);
  G_OBJECT_CLASS (ts_competitors_board_parent_class)->finalize (object);
}

static void
ts_competitors_board_class_init (TsCompetitorsBoardClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_competitors_board_finalize;
  TS_BOARD_CLASS (klass)->update = ts_competitors_board_update;
  TS_BOARD_CLASS (klass)->throw = ts_competitors_board_throw;
  TS_BOARD_CLASS (klass)->tell = ts_competitors_board_tell;
  TS_BOARD_CLASS (klass)->offer = ts_competitors_tables_row_offer;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "tables.open", NULL, on_open_sets);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "tables.edit", "(iii)", on_edit_cell);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "worldboard");
}

static void
on_room (TsCompetitorsBoard *self)
{
  gboolean roomy = ts_board_layout_get_room (self->layout) != TS_ROOM_NARROW;

  ts_competitors_roll_off_set_roomy (self->roll_off, roomy);
  ts_competitors_roll_off_set_roomy (self->saves, roomy);
  ts_competitors_board_dice_set_roomy (self->weather, roomy);
  ts_competitors_customs_panel_set_roomy (self->calls, roomy);
}

static void
ts_competitors_board_init (TsCompetitorsBoard *self)
{
  self->layout = ts_board_layout_new (TS_BOARD (self), &plan);
  g_signal_connect_after (self, "map", G_CALLBACK (reach_panel), NULL);
  ts_board_layout_add (self->layout, world_new (self), TS_COLUMN_FIRST);
  ts_board_layout_add (self->layout, panel_new (self), TS_COLUMN_SECOND);
  ts_board_layout_add (self->layout, books_new (self), TS_COLUMN_FIRST);
  g_signal_connect_swapped (self->layout, "changed", G_CALLBACK (on_room), self);
}
