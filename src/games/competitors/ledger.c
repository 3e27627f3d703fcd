#include "ledger.h"

#include "amount.h"
#include "config.h"
#include "refuse.h"
#include "rules.h"
#include "sheet.h"
#include "widgets/number.h"
#include "widgets/seat.h"

#include <glib/gi18n-lib.h>

#define LINES 40 /* as far back as anybody scrolls; the history has the rest */

struct _TsCompetitorsLedger {
  AdwBin parent_instance;

  TsBoard *board;
  TsChips *seats;
  GtkLabel *balance;
  AdwBin *purse;
  GtkBox *lines;
  gboolean filled;
};

G_DEFINE_FINAL_TYPE (TsCompetitorsLedger, ts_competitors_ledger, ADW_TYPE_BIN)

static GtkWidget *
build_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, style);
  return label;
}

/* (transfer full) */
static char *
tell_amount (int by)
{
  g_autofree char *sum = ts_competitors_sum (ABS (by));
  g_autofree char *text = g_strconcat (by < 0 ? "−" : "+", sum, NULL);

  return ts_number_isolate (text);
}

/* Who is at the other end of the money: a seat's name, or the bank. */
static const char *
other_end (const TsView *view, const TsRecord *record, guint i)
{
  const TsEffect *effect = &record->effects[i];
  guint pair = effect->by < 0 ? i + 1 : i - 1; /* who pays is posted before who is paid */

  if (pair >= record->n_effects || record->effects[pair].counter != COMPETITORS_MONEY ||
      record->effects[pair].by != -effect->by)
    return _ ("Corrected by hand");
  return record->effects[pair].seat >= 0 ? ts_view_name (view, record->effects[pair].seat) : _ ("The bank");
}

static void
add_line (TsCompetitorsLedger *self, const char *what, const char *with, int by, int balance)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *below = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  g_autofree char *amount = tell_amount (by);
  g_autofree char *rest = ts_competitors_sum (balance);
  GtkWidget *reason = build_label (what, "ledger-what");
  GtkWidget *partner = build_label (with, "choice-detail");

  gtk_widget_set_hexpand (reason, TRUE);
  gtk_widget_set_hexpand (partner, TRUE);
  gtk_box_append (GTK_BOX (top), reason);
  gtk_box_append (GTK_BOX (top), build_label (amount, by < 0 ? "ledger-out" : "ledger-in"));
  gtk_box_append (GTK_BOX (below), partner);
  gtk_box_append (GTK_BOX (below), build_label (rest, "choice-detail"));
  gtk_box_append (GTK_BOX (line), top);
  gtk_box_append (GTK_BOX (line), below);
  gtk_box_append (GTK_BOX (line), ts_competitors_purse_new (ABS (by)));
  gtk_widget_add_css_class (line, "ledger-line");
  gtk_box_append (self->lines, line);
}

/* From the newest back, so that the balance now is where the reckoning begins. */
static void
show_lines (TsCompetitorsLedger *self, const TsView *view, int seat)
{
  TsSession *session = ts_board_get_session (self->board);
  int balance = ts_view_state (view)->counters[seat][COMPETITORS_MONEY];
  int n_lines = 0;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->lines))) != NULL)
    gtk_box_remove (self->lines, child);
  for (guint i = ts_session_n_records (session); i-- > 0 && n_lines < LINES;) {
    const TsRecord *record = ts_session_record (session, i);

    for (guint k = record->n_effects; k-- > 0;) {
      const TsEffect *effect = &record->effects[k];

      if (effect->seat != seat || effect->counter != COMPETITORS_MONEY)
        continue;
      add_line (self, ts_game_reason (view->game, effect->because), other_end (view, record, k), effect->by,
                balance);
      balance -= effect->by;
      n_lines++;
    }
  }
  if (n_lines < LINES)
    add_line (self, ts_game_reason (view->game, "start"), _ ("The bank"), balance, balance);
}

static void
on_seat (TsCompetitorsLedger *self)
{
  TsView view = ts_session_view (ts_board_get_session (self->board));
  int seat = MAX (0, ts_competitors_sheet_chosen (self->seats));
  int money = ts_view_state (&view)->counters[seat][COMPETITORS_MONEY];
  g_autofree char *text = ts_competitors_sum (money);

  gtk_label_set_label (self->balance, text);
  adw_bin_set_child (self->purse, ts_competitors_purse_new (money));
  show_lines (self, &view, seat);
}

static void
fill_seats (TsCompetitorsLedger *self, const TsView *view)
{
  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++) {
    const char *colour = ts_seat_colour (view->header, seat);
    GtkWidget *chip =
        ts_chips_add (self->seats, ts_view_name (view, seat), ts_seat_mark_new (colour, seat, 18));

    gtk_widget_add_css_class (chip, "seat");
    ts_seat_set_colour (chip, colour);
  }
  ts_chips_set (self->seats, (gint64[]) { 0 }, 1);
  self->filled = TRUE;
}

/* The statement of whoever did something last with money stays chosen by hand. */
void
ts_competitors_ledger_show (TsCompetitorsLedger *self, const TsView *view)
{
  if (!self->filled)
    fill_seats (self, view);
  on_seat (self);
}

static void
ts_competitors_ledger_class_init (TsCompetitorsLedgerClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "firmledger");
}

static void
ts_competitors_ledger_init (TsCompetitorsLedger *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->seats = TS_CHIPS (ts_chips_new (TS_CHIPS_ONE));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->seats), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Whose ledger"), -1);
  g_signal_connect_swapped (self->seats, "changed", G_CALLBACK (on_seat), self);
  self->balance = GTK_LABEL (build_label (NULL, "sum-total"));
  self->purse = ADW_BIN (adw_bin_new ());
  self->lines = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->seats));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->balance));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->purse));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->lines));
  adw_bin_set_child (ADW_BIN (self), box);
}

TsCompetitorsLedger *
ts_competitors_ledger_new (TsBoard *board)
{
  TsCompetitorsLedger *self = g_object_new (TS_TYPE_COMPETITORS_LEDGER, NULL);

  self->board = board;
  return self;
}
