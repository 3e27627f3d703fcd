#include "take.h"

#include "config.h"
#include "food-card.h"
#include "games/snack-wars/rules/collection.h"
#include "games/snack-wars/rules/rules.h"
#include "widgets/scroll-into-view.h"
#include "widgets/style.h"
#include "widgets/text.h"
#include "widgets/tile-layout.h"

#include <glib/gi18n-lib.h>

/* Two pages: first what is taken, then how many of it. A single tap is enough where only one can be taken. */

#define N_CARDS     (SNACK_BONUSES + SNACK_N_BONUSES)
#define OTHER_WIDTH 42 /* px that grow with the text: one row on a phone, two with text twice as large */

struct _TsSnackWarsTake {
  TsBoardPart parent_instance;

  GtkStack *stack;
  TsSnackWarsFoodCard *cards[N_CARDS]; /* by counter; none for SNACK_CARDS */
  GtkImage *picture;
  GtkLabel *question;
  AdwWrapBox *numbers;
  int chosen; /* the counter that is counted on the second page */
};

G_DEFINE_FINAL_TYPE (TsSnackWarsTake, ts_snack_wars_take, TS_TYPE_BOARD_PART)

/* --- saying --- */

static void
say (TsSnackWarsTake *self, int counter, int count)
{
  JsonObject *entry;

  if (counter >= SNACK_BONUSES)
    entry = ts_entry_build (&ts_snack_wars, "take-bonus", TS_NOBODY, "bonus", counter - SNACK_BONUSES, NULL);
  else if (counter == SNACK_RACCOONS)
    entry = ts_entry_build (&ts_snack_wars, "take-raccoons", TS_NOBODY, "count", count, NULL);
  else
    entry = ts_entry_build (&ts_snack_wars, "take-food", TS_NOBODY, "food", counter - SNACK_KINDS, "count",
                            count, NULL);
  ts_board_say (ts_board_part_get_board (TS_BOARD_PART (self)), entry);
}

static void
on_number (GtkButton *button, TsSnackWarsTake *self)
{
  say (self, self->chosen, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "count")));
}

static int
raccoons_left (const TsState *state)
{
  int left = SNACK_ALL_RACCOONS;

  for (int seat = 0; seat < state->n_seats; seat++)
    left -= state->counters[seat][SNACK_RACCOONS];
  return left;
}

/* How many of a card the seat could take now. */
static int
most (const TsView *view, int counter)
{
  int draw = ts_snack_wars_draw (view);

  if (counter >= SNACK_BONUSES)
    return 1;
  return counter == SNACK_RACCOONS ? MIN (draw, raccoons_left (view->state)) : draw;
}

/* --- the second page: how many --- */

static void
add_number (TsSnackWarsTake *self, int count)
{
  g_autofree char *text = g_strdup_printf ("%d", count);
  GtkWidget *button = gtk_button_new_with_label (text);

  gtk_widget_add_css_class (button, "snack-number");
  g_object_set_data (G_OBJECT (button), "count", GINT_TO_POINTER (count));
  g_signal_connect (button, "clicked", G_CALLBACK (on_number), self);
  adw_wrap_box_append (self->numbers, button);
}

static void
ask_count (TsSnackWarsTake *self, int counter, int up_to)
{
  g_autofree char *icon = ts_snack_wars_food_card_icon (counter);
  g_autofree char *question = NULL;

  self->chosen = counter;
  gtk_image_set_from_icon_name (self->picture, icon);
  /* Translators: asked after a kind of card was tapped, as in “Donut: how many?” */
  question = g_strdup_printf (_ ("%s: how many?"), _ (ts_snack_wars.counters[counter].label));
  gtk_label_set_label (self->question, question);
  ts_set_spoken (self->numbers, question);
  ts_box_clear (self->numbers);
  for (int count = 1; count <= up_to; count++)
    add_number (self, count);
  gtk_stack_set_visible_child_name (self->stack, "count");
  ts_board_turned (ts_board_part_get_board (TS_BOARD_PART (self)));
  ts_scroll_into_view (GTK_WIDGET (self)); /* the card may have been further down */
  gtk_accessible_announce (GTK_ACCESSIBLE (self), question, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  gtk_widget_grab_focus (gtk_widget_get_first_child (GTK_WIDGET (self->numbers)));
}

static void
on_back (GtkButton *button G_GNUC_UNUSED, TsSnackWarsTake *self)
{
  gtk_stack_set_visible_child_name (self->stack, "what");
  gtk_widget_grab_focus (GTK_WIDGET (self->cards[self->chosen]));
}

static GtkWidget *
build_count_page (TsSnackWarsTake *self)
{
  GtkWidget *heading;
  GtkWidget *back = ts_button_new (_ ("Something _else"));

  self->picture = GTK_IMAGE (gtk_image_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->picture), "snack-chosen");
  self->question = GTK_LABEL (ts_heading_new (NULL, "title-2", 2));
  gtk_label_set_natural_wrap_mode (self->question, GTK_NATURAL_WRAP_NONE);
  self->numbers = g_object_new (ADW_TYPE_WRAP_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  adw_wrap_box_set_child_spacing (self->numbers, 10);
  adw_wrap_box_set_line_spacing (self->numbers, 10);
  adw_wrap_box_set_align (self->numbers, 0.5f);
  gtk_widget_set_halign (back, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (back, "pill");
  g_signal_connect (back, "clicked", G_CALLBACK (on_back), self);
  heading = ts_row_new (12, self->picture, self->question, NULL);
  gtk_widget_set_halign (heading, GTK_ALIGN_CENTER);
  return ts_column_new (8, heading, self->numbers, back, NULL);
}

/* --- the first page: what --- */

static void
on_card (GtkButton *button, TsSnackWarsTake *self)
{
  TsView view = ts_board_part_get_view (TS_BOARD_PART (self));
  int counter = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "counter"));
  int up_to = most (&view, counter);

  if (up_to == 1)
    say (self, counter, 1);
  else if (ts_board_admits_press (ts_board_part_get_board (TS_BOARD_PART (self))))
    ask_count (self, counter, up_to);
}

static GtkWidget *
build_card (TsSnackWarsTake *self, int counter)
{
  TsSnackWarsFoodCard *card =
      ts_snack_wars_food_card_new (counter, _ (ts_snack_wars.counters[counter].label));

  g_object_set_data (G_OBJECT (card), "counter", GINT_TO_POINTER (counter));
  g_signal_connect (card, "clicked", G_CALLBACK (on_card), self);
  gtk_widget_set_hexpand (GTK_WIDGET (card), TRUE);
  self->cards[counter] = card;
  return GTK_WIDGET (card);
}

static GtkWidget *
build_cuisine (int cuisine)
{
  static const char *const icons[] = { "snack-wars-cuisine-french", "snack-wars-cuisine-japanese",
                                       "snack-wars-cuisine-american" };
  const char *names[] = { _ ("French cuisine"), _ ("Japanese cuisine"), _ ("American cuisine") };
  GtkWidget *image = gtk_image_new_from_icon_name (icons[cuisine]);

  gtk_widget_add_css_class (image, "snack-cuisine");
  gtk_widget_set_tooltip_text (image, names[cuisine]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (image), GTK_ACCESSIBLE_PROPERTY_LABEL, names[cuisine], -1);
  return image;
}

static GtkWidget *
build_what_page (TsSnackWarsTake *self)
{
  GtkWidget *foods = gtk_grid_new ();
  GtkWidget *others = ts_tile_box_new (OTHER_WIDTH, 1 + SNACK_N_BONUSES, 5);

  gtk_grid_set_row_spacing (GTK_GRID (foods), 6);
  gtk_grid_set_column_spacing (GTK_GRID (foods), 8);
  for (int cuisine = 0; cuisine < SNACK_VARIETY; cuisine++) {
    gtk_grid_attach (GTK_GRID (foods), build_cuisine (cuisine), 0, cuisine, 1, 1);
    for (int i = 0; i < 3; i++)
      gtk_grid_attach (GTK_GRID (foods), build_card (self, SNACK_KINDS + 3 * cuisine + i), 1 + i, cuisine, 1,
                       1);
  }
  gtk_widget_add_css_class (others, "snack-others");
  gtk_box_append (GTK_BOX (others), build_card (self, SNACK_RACCOONS));
  for (int bonus = 0; bonus < SNACK_N_BONUSES; bonus++)
    gtk_box_append (GTK_BOX (others), build_card (self, SNACK_BONUSES + bonus));
  return ts_column_new (6, foods, others, NULL);
}

/* --- showing --- */

/* The seat that has taken a Bonus card, or TS_NOBODY. */
static int
owner_of (const TsState *state, int counter)
{
  for (int seat = 0; seat < state->n_seats; seat++)
    if (state->counters[seat][counter] > 0)
      return seat;
  return TS_NOBODY;
}

static void
ts_snack_wars_take_show (TsBoardPart *part, const TsView *view, const TsOutcome *outcome G_GNUC_UNUSED)
{
  TsSnackWarsTake *self = TS_SNACK_WARS_TAKE (part);
  const TsState *state = view->state;

  for (int counter = SNACK_KINDS; counter < SNACK_BONUSES; counter++) {
    ts_snack_wars_food_card_set_value (self->cards[counter],
                                       ts_snack_wars_value (view, counter - SNACK_KINDS));
    ts_snack_wars_food_card_set_count (self->cards[counter], state->counters[state->turn][counter]);
  }
  for (int counter = SNACK_BONUSES; counter < N_CARDS; counter++) {
    int owner = owner_of (state, counter);

    ts_snack_wars_food_card_set_reason (self->cards[counter],
                                        owner != TS_NOBODY ? _ ("taken already") : NULL);
    ts_snack_wars_food_card_set_owner (self->cards[counter], view->header, owner);
  }
  ts_snack_wars_food_card_set_count (self->cards[SNACK_RACCOONS],
                                     state->counters[state->turn][SNACK_RACCOONS]);
  ts_snack_wars_food_card_set_reason (self->cards[SNACK_RACCOONS],
                                      raccoons_left (state) > 0 ? NULL : _ ("none is left"));
  gtk_stack_set_visible_child_name (self->stack, "what");
}

static gboolean
ts_snack_wars_take_step_back (TsBoardPart *part)
{
  TsSnackWarsTake *self = TS_SNACK_WARS_TAKE (part);

  if (!g_str_equal (gtk_stack_get_visible_child_name (self->stack), "count"))
    return FALSE;
  on_back (NULL, self);
  return TRUE;
}

static void
ts_snack_wars_take_class_init (TsSnackWarsTakeClass *klass)
{
  TS_BOARD_PART_CLASS (klass)->show = ts_snack_wars_take_show;
  TS_BOARD_PART_CLASS (klass)->step_back = ts_snack_wars_take_step_back;
}

static void
ts_snack_wars_take_init (TsSnackWarsTake *self)
{
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_transition_type (self->stack, GTK_STACK_TRANSITION_TYPE_CROSSFADE);
  gtk_stack_add_named (self->stack, build_what_page (self), "what");
  gtk_stack_add_named (self->stack, build_count_page (self), "count");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->stack));
}

TsSnackWarsTake *
ts_snack_wars_take_new (TsBoard *board)
{
  return g_object_new (TS_TYPE_SNACK_WARS_TAKE, "board", board, NULL);
}
