#include "toll.h"

#include "config.h"
#include "games/competitors/rules/rules.h"
#include "money-entry.h"
#include "referee/number.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

#define THE_BANK (-1) /* the first of the words that stand for a seat */

struct _TsCompetitorsToll {
  AdwBin parent_instance;

  TsBoard *board; /* which owns it */
  TsCompetitorsMoneyEntry *sum;
  GtkWidget *pay, *receive;
  GtkLabel *note; /* why it cannot be paid, if it cannot */
};

G_DEFINE_FINAL_TYPE (TsCompetitorsToll, ts_competitors_toll, ADW_TYPE_BIN)

char *
ts_competitors_tell_shortage (const TsView *view, int asked)
{
  const TsState *state = ts_view_state (view);
  g_autofree char *purse = ts_number_tell (state->counters[state->turn][COMPETITORS_MONEY]);
  g_autofree char *sum = ts_number_tell (asked);

  /* Translators: a player's name, the money that is there, the money that is asked for */
  return g_strdup_printf (
      _ ("%s has %s and would pay %s. The bank buys nothing now, but the other players may."),
      ts_view_turn_name (view), purse, sum);
}

/* (transfer full) */
static JsonObject *
build_entry (TsCompetitorsToll *self, gboolean pays)
{
  TsView view = ts_board_get_view (self->board);
  int turn = ts_view_state (&view)->turn;
  int amount = (int) ts_competitors_money_entry_get (self->sum);

  if (pays)
    return ts_entry_build (&ts_competitors, "pay", turn, "to", THE_BANK, "amount", amount, NULL);
  return ts_entry_build (&ts_competitors, "receive", turn, "amount", amount, NULL);
}

static gboolean
can_say (TsCompetitorsToll *self, gboolean pays)
{
  g_autoptr (JsonObject) entry = NULL;

  if (ts_competitors_money_entry_get (self->sum) == 0)
    return FALSE;
  entry = build_entry (self, pays);
  return ts_session_would_accept (ts_board_get_session (self->board), entry, NULL);
}

void
ts_competitors_toll_show (TsCompetitorsToll *self)
{
  TsView view = ts_board_get_view (self->board);
  int asked = (int) ts_competitors_money_entry_get (self->sum);
  gboolean can_pay = can_say (self, TRUE);
  gboolean lacks = asked > 0 && !can_pay;
  g_autofree char *shortage = lacks ? ts_competitors_tell_shortage (&view, asked) : NULL;

  gtk_widget_set_sensitive (self->pay, can_pay);
  gtk_widget_set_sensitive (self->receive, can_say (self, FALSE));
  gtk_label_set_label (self->note, shortage != NULL ? shortage : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note), lacks);
  ts_set_invalid (self->sum, self->note, lacks);
}

void
ts_competitors_toll_begin (TsCompetitorsToll *self)
{
  ts_competitors_money_entry_set (self->sum, 0);
  ts_competitors_toll_show (self);
}

static void
say (TsCompetitorsToll *self, gboolean pays)
{
  JsonObject *entry = build_entry (self, pays);

  ts_competitors_toll_begin (self);
  ts_board_say (self->board, entry);
}

static void
on_pay (TsCompetitorsToll *self)
{
  say (self, TRUE);
}

static void
on_receive (TsCompetitorsToll *self)
{
  say (self, FALSE);
}

static void
ts_competitors_toll_class_init (TsCompetitorsTollClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "firmtoll");
}

static GtkWidget *
button_new (TsCompetitorsToll *self, const char *label, void (*pressed) (TsCompetitorsToll *))
{
  GtkWidget *button = ts_button_new (label);

  gtk_widget_add_css_class (button, "sheet-confirm");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (pressed), self);
  return button;
}

static void
ts_competitors_toll_init (TsCompetitorsToll *self)
{
  AdwWrapBox *buttons = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 8, "line-spacing", 6, NULL);

  self->sum = ts_competitors_money_entry_new ();
  self->pay = button_new (self, _ ("Pay the bank"), on_pay);
  self->receive = button_new (self, _ ("Receive from the bank"), on_receive);
  adw_wrap_box_append (buttons, self->pay);
  adw_wrap_box_append (buttons, self->receive);
  self->note = GTK_LABEL (ts_text_new (NULL, "sheet-note"));
  gtk_widget_add_css_class (GTK_WIDGET (self->note), "refused");
  g_signal_connect_swapped (self->sum, "changed", G_CALLBACK (ts_competitors_toll_show), self);
  adw_bin_set_child (ADW_BIN (self),
                     ts_column_new (6,
                                    ts_text_new (_ ("Money that it asks for, or brings"), "choice-heading"),
                                    self->sum, self->note, buttons, NULL));
}

TsCompetitorsToll *
ts_competitors_toll_new (TsBoard *board)
{
  TsCompetitorsToll *self = g_object_new (TS_TYPE_COMPETITORS_TOLL, NULL);

  self->board = board;
  return self;
}
