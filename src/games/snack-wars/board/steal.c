#include "steal.h"

#include "config.h"
#include "food-card.h"
#include "games/snack-wars/rules/rules.h"
#include "widgets/seat-name.h"
#include "widgets/seat.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

struct _TsSnackWarsSteal {
  TsBoardPart parent_instance;
};

G_DEFINE_FINAL_TYPE (TsSnackWarsSteal, ts_snack_wars_steal, TS_TYPE_BOARD_PART)

void
ts_snack_wars_say_steal (TsBoard *board, int from, int counter)
{
  gboolean bonus = counter >= SNACK_BONUSES;

  ts_board_say (board,
                ts_entry_build (&ts_snack_wars, "steal", TS_NOBODY, "from", from, bonus ? "bonus" : "food",
                                counter - (bonus ? SNACK_BONUSES : SNACK_KINDS), NULL));
}

static void
on_card (GtkButton *button, TsSnackWarsSteal *self)
{
  ts_snack_wars_say_steal (ts_board_part_get_board (TS_BOARD_PART (self)),
                           GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "from")),
                           GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "counter")));
}

static GtkWidget *
build_card (TsSnackWarsSteal *self, const TsView *view, int seat, int counter)
{
  g_autofree char *name =
      /* Translators: spoken for a card that can be stolen: its name, whose it is */
      g_strdup_printf (_ ("%s of %s"), _ (ts_snack_wars.counters[counter].label), ts_view_name (view, seat));
  TsSnackWarsFoodCard *card =
      ts_snack_wars_food_card_new (counter, _ (ts_snack_wars.counters[counter].label));
  int count = ts_view_state (view)->counters[seat][counter];

  if (count > 1)
    ts_snack_wars_food_card_set_count (card, count);
  ts_set_tooltip (card, name);
  g_object_set_data (G_OBJECT (card), "counter", GINT_TO_POINTER (counter));
  g_object_set_data (G_OBJECT (card), "from", GINT_TO_POINTER (seat));
  g_signal_connect (card, "clicked", G_CALLBACK (on_card), self);
  return GTK_WIDGET (card);
}

static GtkWidget *
build_seat (TsSnackWarsSteal *self, const TsView *view, int seat)
{
  GtkWidget *mark = ts_seat_mark_new (ts_seat_colour (view->header, seat), seat, 24);
  GtkWidget *name = ts_seat_name_new (view->header, seat, "title-4");
  GtkWidget *cards = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 8, "line-spacing", 8, NULL);

  ts_seat_name_set_most (TS_SEAT_NAME (name), 1); /* no wider than the cards, if it can be */
  gtk_widget_set_hexpand (name, TRUE);
  for (int counter = SNACK_KINDS; counter < SNACK_BONUSES + SNACK_N_BONUSES; counter++)
    if (ts_view_state (view)->counters[seat][counter] > 0)
      adw_wrap_box_append (ADW_WRAP_BOX (cards), build_card (self, view, seat, counter));
  return ts_column_new (8, ts_row_new (8, mark, name, NULL), cards, NULL);
}

static void
ts_snack_wars_steal_show (TsBoardPart *part, const TsView *view, const TsOutcome *outcome G_GNUC_UNUSED)
{
  TsSnackWarsSteal *self = TS_SNACK_WARS_STEAL (part);
  const TsState *state = view->state;
  GtkWidget *box = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 24, "line-spacing", 16, NULL);

  for (int i = 1; i < state->n_seats; i++) {
    int seat = (state->turn + i) % state->n_seats;

    if (state->counters[seat][SNACK_CARDS] > 0)
      adw_wrap_box_append (ADW_WRAP_BOX (box), build_seat (self, view, seat));
  }
  adw_bin_set_child (ADW_BIN (self), box);
}

static void
ts_snack_wars_steal_class_init (TsSnackWarsStealClass *klass)
{
  TS_BOARD_PART_CLASS (klass)->show = ts_snack_wars_steal_show;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "snacksteal");
}

static void
ts_snack_wars_steal_init (TsSnackWarsSteal *self G_GNUC_UNUSED)
{
}

TsSnackWarsSteal *
ts_snack_wars_steal_new (TsBoard *board)
{
  return g_object_new (TS_TYPE_SNACK_WARS_STEAL, "board", board, NULL);
}
