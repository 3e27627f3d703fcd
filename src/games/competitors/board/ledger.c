#include "ledger.h"

#include "config.h"
#include "games/competitors/rules/rules.h"
#include "money-entry.h"
#include "referee/number.h"
#include "statement.h"
#include "widgets/chips.h"
#include "widgets/input.h"
#include "widgets/shrink.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

#define LINES 40 /* at a time: as far back as anybody scrolls, but for those who ask for more */

struct _TsCompetitorsLedger {
  AdwBin parent_instance;

  TsBoard *board;
  TsChips *seats;
  GtkLabel *balance;
  AdwBin *purse;
  GtkBox *lines;
  GtkWidget *older;          /* a button, while there are older lines */
  CompetitorsStatement next; /* the records before this one are not shown yet */
  int before;                /* the balance before that one */
  int round;                 /* of the line that was added last, or 0 */
  gboolean filled;
  int turn; /* when it was shown last */
};

G_DEFINE_FINAL_TYPE (TsCompetitorsLedger, ts_competitors_ledger, ADW_TYPE_BIN)

/* (transfer full) */
static char *
tell_amount (int by)
{
  g_autofree char *sum = ts_number_tell (ABS (by));
  g_autofree char *text = g_strconcat (by < 0 ? "−" : "+", sum, NULL);

  return ts_number_isolate (text);
}

/* Who is at the other end of the money: a seat's name, or the bank. */
static const char *
other_end (const TsView *view, const TsRecord *record, guint i)
{
  int partner = ts_competitors_partner (record, i);

  if (partner == TS_NOBODY)
    return _ ("Corrected by hand");
  return partner == TS_BANK ? _ ("The bank") : ts_view_name (view, partner);
}

/* Says the round above the first line of it. */
static void
add_round (TsCompetitorsLedger *self, int round)
{
  /* Translators: which round it is */
  g_autofree char *text = g_strdup_printf (_ ("Round %d"), round);

  if (self->round != round)
    ts_box_add_text (self->lines, text, "choice-heading");
  self->round = round;
}

/* What the money was for, with the Contract whose delivery it belongs to. (transfer full) */
static char *
tell_reason (const TsView *view, const CompetitorsStatement *at, const TsRecord *record, const char *because)
{
  static const char *const verbs[] = { "move", "carry", "free", "arrive", NULL };
  int contract =
      g_strv_contains (verbs, record->verb->id) ? ts_competitors_contract_of (at->session, at->record) : 0;

  if (contract == 0)
    return g_strdup (ts_game_reason (view->game, because));
  /* Translators: what money was for, such as “fuel”; the number of the Contract that it belongs to */
  return g_strdup_printf (_ ("%s, Contract %d"), ts_game_reason (view->game, because), contract);
}

/* `purse` (transfer floating) is the sum in pieces. */
static void
add_line (
    TsCompetitorsLedger *self, const char *what, const char *with, int by, int balance, GtkWidget *purse)
{
  g_autofree char *amount = tell_amount (by);
  g_autofree char *rest = ts_number_tell (balance);
  GtkWidget *reason = ts_text_new (what, "ledger-what");
  GtkWidget *partner = ts_text_new (with, "choice-detail");
  GtkWidget *top =
      ts_row_new (10, reason, ts_shrink_new_amount (amount, by < 0 ? "ledger-out" : "ledger-in"), NULL);
  GtkWidget *below = ts_row_new (10, partner, ts_shrink_new_amount (rest, "choice-detail"), NULL);
  GtkWidget *line = ts_column_new (2, top, below, purse, NULL);

  gtk_widget_set_hexpand (reason, TRUE);
  gtk_widget_set_hexpand (partner, TRUE);
  gtk_widget_add_css_class (line, "ledger-line");
  gtk_box_append (self->lines, line);
}

/* The lines of one record, from its last effect back; how many. */
static int
add_record (TsCompetitorsLedger *self, const TsView *view, int seat)
{
  const TsRecord *record = ts_session_record (self->next.session, self->next.record);
  int n_lines = 0;

  for (guint k = record->n_effects; k-- > 0;) {
    const TsEffect *effect = &record->effects[k];
    g_autofree char *reason = NULL;

    if (effect->seat != seat || effect->counter != COMPETITORS_MONEY)
      continue;
    reason = tell_reason (view, &self->next, record, effect->because);
    add_round (self, self->next.round);
    add_line (self, reason, other_end (view, record, k), effect->by, self->before,
              ts_competitors_purse_new (ABS (effect->by)));
    self->before -= effect->by;
    n_lines++;
  }
  return n_lines;
}

static int
chosen_seat (TsCompetitorsLedger *self)
{
  return MAX (0, ts_chips_get_chosen (self->seats));
}

/* From the newest back, so that the balance now is where the reckoning begins. */
static void
show_more (TsCompetitorsLedger *self)
{
  TsView view = ts_session_view (self->next.session);
  int n_lines = 0;

  while (n_lines < LINES && ts_competitors_statement_step (&self->next))
    n_lines += add_record (self, &view, chosen_seat (self));
  if (self->next.record == 0)
    add_line (self, ts_game_reason (view.game, "start"), _ ("The bank"), self->before, self->before,
              ts_competitors_start_purse_new ());
  gtk_widget_set_visible (self->older, self->next.record > 0);
}

/* The keyboard goes on with what has just come, if that can be: with the button. */
static void
on_older (TsCompetitorsLedger *self)
{
  show_more (self);
  if (!gtk_widget_get_visible (self->older))
    gtk_widget_child_focus (GTK_WIDGET (self->seats), GTK_DIR_TAB_FORWARD);
}

static void
show_lines (TsCompetitorsLedger *self, int money)
{
  ts_box_clear (self->lines);
  self->next = ts_competitors_statement (ts_board_get_session (self->board));
  self->round = 0;
  self->before = money;
  show_more (self);
}

static void
on_seat (TsCompetitorsLedger *self)
{
  TsView view = ts_session_view (ts_board_get_session (self->board));
  int money = ts_view_state (&view)->counters[chosen_seat (self)][COMPETITORS_MONEY];
  g_autofree char *text = ts_number_tell (money);

  gtk_label_set_label (self->balance, text);
  show_lines (self, money);
  adw_bin_set_child (self->purse,
                     self->round == 0 ? ts_competitors_start_purse_new () : ts_competitors_purse_new (money));
}

static void
fill_seats (TsCompetitorsLedger *self, const TsView *view)
{
  static const TsField whose = { .id = "who", .type = TS_FIELD_SEAT };

  ts_input_set_seats (&whose, GTK_WIDGET (self->seats), view->header);
  ts_chips_set (self->seats, (gint64[]) { 0 }, 1);
  self->turn = TS_NOBODY;
  self->filled = TRUE;
}

/* Whoever is about to act looks at their own statement; another one is a tap away, and stays for that turn.
 */
static void
follow_turn (TsCompetitorsLedger *self, const TsView *view)
{
  int turn = ts_view_state (view)->turn;

  if (turn != TS_NOBODY && turn != self->turn)
    ts_chips_set (self->seats, (gint64[]) { turn }, 1);
  self->turn = turn;
}

void
ts_competitors_ledger_show (TsCompetitorsLedger *self, const TsView *view)
{
  if (!self->filled)
    fill_seats (self, view);
  follow_turn (self, view);
  on_seat (self);
}

/* What stands on the two ends of each line. */
static GtkWidget *
build_heads (void)
{
  GtkWidget *what = ts_text_new (_ ("What for, and with whom"), "choice-detail");
  GtkWidget *sum = ts_text_new (_ ("Sum, and what is left"), "choice-detail");

  gtk_widget_set_hexpand (what, TRUE);
  gtk_label_set_xalign (GTK_LABEL (sum), 1);
  return ts_row_new (10, what, sum, NULL);
}

static void
ts_competitors_ledger_class_init (TsCompetitorsLedgerClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "firmledger");
}

static void
ts_competitors_ledger_init (TsCompetitorsLedger *self)
{
  self->seats = ts_chips_new (TS_CHIPS_ONE);
  ts_set_spoken (self->seats, _ ("Whose ledger"));
  g_signal_connect_swapped (self->seats, "changed", G_CALLBACK (on_seat), self);
  self->balance = GTK_LABEL (ts_text_new (NULL, "sum-total"));
  self->purse = ADW_BIN (adw_bin_new ());
  self->lines = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  self->older = ts_button_new (_ ("Show older lines"));
  gtk_widget_add_css_class (self->older, "sheet-confirm");
  g_signal_connect_swapped (self->older, "clicked", G_CALLBACK (on_older), self);
  adw_bin_set_child (ADW_BIN (self), ts_column_new (8, self->seats, self->balance, self->purse,
                                                    build_heads (), self->lines, self->older, NULL));
}

TsCompetitorsLedger *
ts_competitors_ledger_new (TsBoard *board)
{
  TsCompetitorsLedger *self = g_object_new (TS_TYPE_COMPETITORS_LEDGER, NULL);

  self->board = board;
  return self;
}
