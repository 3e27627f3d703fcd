#include "payment.h"

#include "config.h"
#include "games/competitors/rules/rules.h"
#include "money-entry.h"
#include "referee/group.h"
#include "widgets/choices.h"
#include "widgets/seat.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

struct _TsCompetitorsPayment {
  AdwBin parent_instance;

  TsBoard *board;
  TsCompetitorsSheet *sheet;
  TsChips *payer; /* the seats by number, and after them the bank */
  TsCompetitorsMoneyEntry *amount;
  TsChoices *payees;
  int n_seats; /* filled in */
  int turn;    /* for which the payer was chosen beforehand */
};

G_DEFINE_FINAL_TYPE (TsCompetitorsPayment, ts_competitors_payment, ADW_TYPE_BIN)

static JsonObject *
build_entry (TsCompetitorsPayment *self, int from, int to)
{
  gboolean receives = from == self->n_seats;
  JsonObject *entry = ts_entry_begin (receives ? "receive" : "pay", receives ? to : from);

  if (!receives && to == self->n_seats)
    json_object_set_string_member (entry, "to", "bank");
  else if (!receives)
    json_object_set_int_member (entry, "to", to);
  json_object_set_int_member (entry, "amount", ts_competitors_money_entry_get (self->amount));
  return entry;
}

/* A seat, or the bank. */
static const char *
name_of (TsCompetitorsPayment *self, const TsView *view, int end)
{
  return end == self->n_seats ? _ ("The bank") : ts_view_name (view, end);
}

/* A tap on whoever is paid pays. */
static void
add_payee (TsCompetitorsPayment *self, const TsView *view, int from, int to, gboolean ready)
{
  GtkWidget *mark = to < self->n_seats ? ts_seat_mark_new (ts_seat_colour (view->header, to), to, 22) : NULL;
  g_autofree char *sum = ready ? ts_group_digits (ts_competitors_money_entry_get (self->amount)) : NULL;
  JsonObject *entry = ready ? build_entry (self, from, to) : NULL;

  if (ready)
    ts_choices_add_blindly (self->payees, name_of (self, view, to), sum, mark, entry,
                            ts_session_would_accept (ts_board_get_session (self->board), entry, NULL));
  else
    gtk_widget_set_sensitive (ts_choices_add_button (self->payees, name_of (self, view, to), NULL, mark),
                              FALSE);
}

static void
show_title (TsCompetitorsPayment *self, const TsView *view, int from)
{
  g_autofree char *sum = ts_group_digits (ts_competitors_money_entry_get (self->amount));
  g_autofree char *title = NULL;

  if (from < 0)
    title = g_strdup (_ ("Tap who pays."));
  else if (ts_competitors_money_entry_get (self->amount) > 0)
    /* Translators: a player's name or “The bank”, a sum of money; whom, is tapped below */
    title = g_strdup_printf (_ ("%s pays %s to:"), name_of (self, view, from), sum);
  else
    /* Translators: %s is a player's name or “The bank” */
    title = g_strdup_printf (_ ("%s pays: tap the money, then who is paid."), name_of (self, view, from));
  ts_competitors_sheet_set_title (self->sheet, title);
}

static void
on_changed (TsCompetitorsPayment *self)
{
  TsView view = ts_session_view (ts_board_get_session (self->board));
  int from = ts_chips_get_chosen (self->payer);
  gboolean ready = from >= 0 && ts_competitors_money_entry_get (self->amount) > 0;
  int somebody = from == 0 ? 1 : 0; /* who cannot pay this one cannot pay the others */
  g_autoptr (JsonObject) entry = ready ? build_entry (self, from, somebody) : NULL;
  gboolean refused = ready && !ts_session_would_accept (ts_board_get_session (self->board), entry, NULL);

  show_title (self, &view, from);
  ts_choices_clear (self->payees);
  for (int to = 0; to <= self->n_seats; to++)
    if (to != from)
      add_payee (self, &view, from, to, ready);
  gtk_widget_set_visible (GTK_WIDGET (self->payees), !refused); /* what could be sold is there instead */
  ts_competitors_sheet_offer (self->sheet, "", g_steal_pointer (&entry), NULL);
}

static void
fill_in (TsCompetitorsPayment *self, const TsView *view)
{
  self->n_seats = ts_view_state (view)->n_seats;
  ts_competitors_sheet_add_seats (self->payer, view);
  ts_chips_add (self->payer, _ ("The bank"), NULL);
}

void
ts_competitors_payment_show (TsCompetitorsPayment *self, const TsView *view, gboolean afresh)
{
  gint64 turn = ts_view_state (view)->turn;

  if (self->n_seats == 0)
    fill_in (self, view);
  if (afresh || self->turn != turn) {
    self->turn = (int) turn;
    ts_chips_set (self->payer, &turn, 1);
    ts_competitors_money_entry_set (self->amount, 0);
  }
  on_changed (self);
}

static void
ts_competitors_payment_class_init (TsCompetitorsPaymentClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "firmpayment");
}

static void
ts_competitors_payment_init (TsCompetitorsPayment *self)
{
  self->turn = TS_NOBODY;
}

/* Last, since it is there already in most cases. */
static void
add_payer (TsCompetitorsPayment *self, GtkBox *box)
{
  self->payer = ts_chips_new (TS_CHIPS_ONE);
  g_signal_connect_swapped (self->payer, "changed", G_CALLBACK (on_changed), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->payer), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Who pays"),
                                  -1);
  gtk_box_append (box, ts_text_new (_ ("Who pays"), "choice-heading"));
  gtk_box_append (box, GTK_WIDGET (self->payer));
}

TsCompetitorsPayment *
ts_competitors_payment_new (TsBoard *board)
{
  TsCompetitorsPayment *self = g_object_new (TS_TYPE_COMPETITORS_PAYMENT, NULL);
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));

  self->board = board;
  self->sheet = ts_competitors_sheet_new (board, FALSE);
  ts_competitors_sheet_omit_button (self->sheet); /* whoever is paid is the button */
  self->amount = ts_competitors_money_entry_new ();
  g_signal_connect_swapped (self->amount, "changed", G_CALLBACK (on_changed), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->amount), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("How much"), -1);
  ts_competitors_sheet_add (self->sheet, NULL, GTK_WIDGET (self->amount));
  self->payees = ts_choices_new_tiles (board);
  ts_competitors_sheet_add (self->sheet, NULL, GTK_WIDGET (self->payees));
  gtk_box_append (box, GTK_WIDGET (self->sheet));
  add_payer (self, box);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (box));
  return self;
}
