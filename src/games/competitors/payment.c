#include "payment.h"

#include "amount.h"
#include "config.h"
#include "refuse.h"
#include "rules.h"
#include "say.h"

#include <glib/gi18n-lib.h>

struct _TsCompetitorsPayment {
  AdwBin parent_instance;

  TsBoard *board;
  TsCompetitorsSheet *sheet;
  TsChips *ends; /* the payer, then the payee: seats by number, and after them the bank */
  TsCompetitorsAmount *amount;
  int n_seats; /* filled in */
};

G_DEFINE_FINAL_TYPE (TsCompetitorsPayment, ts_competitors_payment, ADW_TYPE_BIN)

static JsonObject *
build_entry (TsCompetitorsPayment *self, int from, int to)
{
  gboolean receives = from == self->n_seats;
  JsonObject *entry = ts_competitors_entry (receives ? "receive" : "pay", receives ? to : from);

  if (!receives && to == self->n_seats)
    json_object_set_string_member (entry, "to", "bank");
  else if (!receives)
    json_object_set_int_member (entry, "to", to);
  json_object_set_int_member (entry, "amount", ts_competitors_amount_get (self->amount));
  return entry;
}

static void
on_changed (TsCompetitorsPayment *self)
{
  gint64 amount = ts_competitors_amount_get (self->amount);
  g_autofree char *sum = ts_competitors_sum (amount);
  g_autofree char *label = NULL;
  const char *hint = NULL;
  guint n;
  const gint64 *ends = ts_chips_get (self->ends, &n);

  if (n == 0)
    hint = _ ("Tap who pays.");
  else if (n == 1)
    hint = _ ("Tap who is paid.");
  else if (n > 2)
    hint = _ ("Two are enough: who pays, and who is paid.");
  else if (amount == 0)
    hint = _ ("Tap the money.");
  /* Translators: %s is a sum of money */
  label = hint == NULL ? g_strdup_printf (_ ("Pay %s"), sum) : g_strdup (_ ("Pay"));
  ts_competitors_sheet_offer (self->sheet, label,
                              hint == NULL ? build_entry (self, (int) ends[0], (int) ends[1]) : NULL, hint);
}

static void
fill_ends (TsCompetitorsPayment *self, const TsView *view)
{
  self->n_seats = ts_view_state (view)->n_seats;
  ts_competitors_sheet_add_seats (self->ends, view);
  ts_chips_add (self->ends, _ ("The bank"), NULL);
}

void
ts_competitors_payment_show (TsCompetitorsPayment *self, const TsView *view, gboolean afresh)
{
  if (self->n_seats == 0)
    fill_ends (self, view);
  if (afresh) {
    ts_chips_set (self->ends, NULL, 0);
    ts_competitors_amount_set (self->amount, 0);
  }
  on_changed (self);
}

static void
ts_competitors_payment_class_init (TsCompetitorsPaymentClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "firmpayment");
}

static void
ts_competitors_payment_init (TsCompetitorsPayment *self G_GNUC_UNUSED)
{
}

TsCompetitorsPayment *
ts_competitors_payment_new (TsBoard *board)
{
  TsCompetitorsPayment *self = g_object_new (TS_TYPE_COMPETITORS_PAYMENT, NULL);

  self->board = board;
  self->sheet = ts_competitors_sheet_new (board, FALSE);
  ts_competitors_sheet_set_title (self->sheet, _ ("A payment"));
  self->ends = TS_CHIPS (ts_chips_new (TS_CHIPS_DISTINCT));
  g_signal_connect_swapped (self->ends, "changed", G_CALLBACK (on_changed), self);
  ts_competitors_sheet_add (self->sheet, _ ("Who pays, then who is paid"), GTK_WIDGET (self->ends));
  self->amount = ts_competitors_amount_new ();
  g_signal_connect_swapped (self->amount, "changed", G_CALLBACK (on_changed), self);
  ts_competitors_sheet_add (self->sheet, _ ("How much"), GTK_WIDGET (self->amount));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->sheet));
  return self;
}
