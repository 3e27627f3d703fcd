#include "power.h"

#include "config.h"
#include "effects.h"
#include "games/shopping-war/rules/combos.h"
#include "games/shopping-war/rules/rules.h"
#include "referee/every-game.h"
#include "widgets/seat.h"
#include "widgets/stepper.h"
#include "widgets/text.h"
#include "widgets/title.h"

#include <glib/gi18n-lib.h>

#define N_KINDS 3

/* The Stock first: those cards are good for nothing else. */
static const struct {
  int counter;
  const char *arg;
} kinds[N_KINDS] = {
  { SHOPPING_STOCK, "stock" },
  { SHOPPING_SHOP_CARDS, "shop" },
  { SHOPPING_EMPORIUM_CARDS, "emporium" },
};

#define EFFECTS_HEIGHT 700 /* px: of all that a Power does, where there is the room */

struct _TsShoppingWarPower {
  AdwDialog parent_instance;

  TsBoard *board;
  int seat;
  int cards[N_KINDS]; /* there are */
  int paid[N_KINDS];
  GtkStack *stack;
  GtkWidget *pay;
  GtkSpinButton *steppers[N_KINDS];
  TsShoppingWarEffects *effects;
};

G_DEFINE_FINAL_TYPE (TsShoppingWarPower, ts_shopping_war_power, ADW_TYPE_DIALOG)

/* --- a mix that always costs four --- */

/* Of another kind: the one of which most cards are left to pay with (`by` 1), or are paid (-1); or -1. */
static int
other_kind (TsShoppingWarPower *self, int kind, int by)
{
  int best = -1, most = 0;

  for (int i = 0; i < N_KINDS; i++) {
    int n = by > 0 ? self->cards[i] - self->paid[i] : self->paid[i];

    if (i != kind && n > most) {
      best = i;
      most = n;
    }
  }
  return best;
}

static void
show_mix (TsShoppingWarPower *self)
{
  int left = 0;

  for (int kind = 0; kind < N_KINDS; kind++)
    left += self->cards[kind] - self->paid[kind];
  for (int kind = 0; kind < N_KINDS; kind++) {
    int others_left = left - (self->cards[kind] - self->paid[kind]);

    gtk_adjustment_configure (gtk_spin_button_get_adjustment (self->steppers[kind]), self->paid[kind],
                              MAX (self->paid[kind] - others_left, 0),
                              MIN (self->cards[kind], SHOPPING_POWER_COST), 1, 1, 0);
  }
}

/* The others give way, or fill up. */
static void
on_number (GtkSpinButton *stepper, TsShoppingWarPower *self)
{
  int kind = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (stepper), "of"));
  int number = gtk_spin_button_get_value_as_int (stepper);

  if (number == self->paid[kind])
    return; /* only shown */
  while (number != self->paid[kind]) {
    int by = number > self->paid[kind] ? 1 : -1;

    self->paid[other_kind (self, kind, -by)] -= by;
    self->paid[kind] += by;
  }
  show_mix (self);
}

static void
propose_mix (TsShoppingWarPower *self)
{
  self->paid[0] = MIN (self->cards[0], SHOPPING_POWER_COST);
  for (int left = SHOPPING_POWER_COST - self->paid[0]; left > 0; left--)
    self->paid[other_kind (self, 0, 1)]++;
}

/* --- paying --- */

static void
on_paid (gpointer dialog, gboolean in_force)
{
  TsShoppingWarPower *self = dialog;

  if (!in_force) {
    adw_dialog_close (ADW_DIALOG (self));
    return;
  }
  ts_shopping_war_effects_begin (self->effects, self->seat);
  gtk_stack_set_visible_child_name (self->stack, "effects");
  adw_dialog_set_content_height (ADW_DIALOG (self), EFFECTS_HEIGHT);
  gtk_widget_child_focus (GTK_WIDGET (self->effects), GTK_DIR_TAB_FORWARD); /* what had it has gone */
}

/* Once, however long the disk takes: what is on its way cannot be paid again. */
static void
pay (TsShoppingWarPower *self)
{
  g_autoptr (TsEntry) entry = ts_entry_new (ts_verb_find (&ts_shopping_war, "power"), self->seat);

  if (!gtk_widget_get_sensitive (self->pay))
    return;
  for (int kind = 0; kind < N_KINDS; kind++)
    if (self->paid[kind] > 0)
      ts_entry_set_int (entry, kinds[kind].arg, self->paid[kind]);
  gtk_widget_set_sensitive (self->pay, FALSE);
  ts_board_say_then (self->board, ts_entry_write (entry), self, on_paid);
}

/* --- parts --- */

static GtkWidget *
kind_new (TsShoppingWarPower *self, int kind)
{
  /* Translators: a kind of cards, and how many of them there are */
  g_autofree char *text = g_strdup_printf (
      _ ("%s, of %d"), _ (ts_shopping_war.counters[kinds[kind].counter].label), self->cards[kind]);

  GtkWidget *line =
      ts_shopping_war_count_line_new (&self->steppers[kind], text, kind, G_CALLBACK (on_number), self);

  ts_stepper_on_enter (GTK_WIDGET (self->steppers[kind]), G_CALLBACK (pay), self);
  return line;
}

static GtkWidget *
button_new (const char *label)
{
  GtkWidget *button = ts_button_new (label);

  gtk_widget_add_css_class (button, "pill");
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  return button;
}

static GtkWidget *
pay_page_new (TsShoppingWarPower *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->pay = button_new (_ ("Pay 4 Cards"));
  for (int kind = 0; kind < N_KINDS; kind++)
    gtk_box_append (GTK_BOX (box), kind_new (self, kind));
  g_signal_connect_swapped (self->pay, "clicked", G_CALLBACK (pay), self);
  adw_dialog_set_focus (ADW_DIALOG (self), self->pay);
  gtk_box_append (GTK_BOX (box), self->pay);
  return box;
}

static GtkWidget *
effects_page_new (TsShoppingWarPower *self)
{
  GtkWidget *title = gtk_label_new (_ ("What the Power does, one tap each"));
  GtkWidget *done = button_new (_ ("That Is All"));

  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  ts_text_hold_amounts (title);
  gtk_widget_add_css_class (title, "equip-label");
  self->effects = ts_shopping_war_effects_new (self->board);
  g_signal_connect_swapped (done, "clicked", G_CALLBACK (adw_dialog_close), self);
  return ts_column_new (12, title, self->effects, done, NULL);
}

static void
build (TsShoppingWarPower *self)
{
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  gtk_stack_add_named (self->stack, pay_page_new (self), "pay");
  gtk_stack_add_named (self->stack, effects_page_new (self), "effects");
  gtk_widget_add_css_class (GTK_WIDGET (self->stack), "power-sheet");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->stack));
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), ts_title_new_bar ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), scroller);
  adw_dialog_set_child (ADW_DIALOG (self), view);
}

static void
ts_shopping_war_power_dispose (GObject *object)
{
  g_clear_object (&TS_SHOPPING_WAR_POWER (object)->board);
  G_OBJECT_CLASS (ts_shopping_war_power_parent_class)->dispose (object);
}

static void
ts_shopping_war_power_class_init (TsShoppingWarPowerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ts_shopping_war_power_dispose;
}

static void
ts_shopping_war_power_init (TsShoppingWarPower *self)
{
  adw_dialog_set_content_width (ADW_DIALOG (self), 460);
}

AdwDialog *
ts_shopping_war_power_new (TsBoard *board, int seat)
{
  TsShoppingWarPower *self = g_object_new (TS_TYPE_SHOPPING_WAR_POWER, NULL);
  TsView view = ts_session_view (ts_board_get_session (board));
  /* Translators: %s is a player's name */
  g_autofree char *title = g_strdup_printf (_ ("A Power for %s"), ts_view_name (&view, seat));

  self->board = g_object_ref (board);
  self->seat = seat;
  for (int kind = 0; kind < N_KINDS; kind++)
    self->cards[kind] = ts_view_state (&view)->counters[seat][kinds[kind].counter];
  build (self);
  propose_mix (self);
  show_mix (self);
  adw_dialog_set_title (ADW_DIALOG (self), title);
  return ADW_DIALOG (self);
}
