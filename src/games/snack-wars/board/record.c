#include "record.h"

#include "config.h"
#include "food-card.h"
#include "games/snack-wars/rules/rules.h"
#include "widgets/seat.h"

#include <glib/gi18n-lib.h>

#define N_COUNTERS (SNACK_BONUSES + SNACK_N_BONUSES)

struct _TsSnackWarsRecord {
  TsBoardPart parent_instance;

  GtkBox *seats;
  GtkGrid *grid;
  GtkButton *save;
  TsSnackWarsFoodCard *cards[N_COUNTERS]; /* a tap adds one; none for SNACK_CARDS */
  GtkWidget *less[N_COUNTERS];            /* takes one away */
  int seat;                               /* whose collection is being counted, or -1 */
  int counts[N_COUNTERS];                 /* so far; it belongs to the page until it is said */
};

G_DEFINE_FINAL_TYPE (TsSnackWarsRecord, ts_snack_wars_record, TS_TYPE_BOARD_PART)

static int
most (int counter)
{
  if (counter == SNACK_RACCOONS)
    return SNACK_ALL_RACCOONS;
  return counter >= SNACK_BONUSES ? 1 : SNACK_COLLECTION;
}

static void
show_counts (TsSnackWarsRecord *self)
{
  int cards = 0;

  for (int counter = SNACK_KINDS; counter < N_COUNTERS; counter++)
    cards += self->counts[counter];
  for (int counter = SNACK_RACCOONS; counter < N_COUNTERS; counter++) {
    gboolean room = counter == SNACK_RACCOONS || cards < SNACK_COLLECTION;

    ts_snack_wars_food_card_set_count (self->cards[counter], self->counts[counter]);
    gtk_widget_set_sensitive (GTK_WIDGET (self->cards[counter]),
                              room && self->counts[counter] < most (counter));
    gtk_widget_set_visible (self->less[counter], self->counts[counter] > 0);
  }
}

static void
change (TsSnackWarsRecord *self, GtkButton *button, int by)
{
  int counter = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "counter"));

  self->counts[counter] = CLAMP (self->counts[counter] + by, 0, most (counter));
  show_counts (self);
}

static void
on_more (GtkButton *button, TsSnackWarsRecord *self)
{
  change (self, button, 1);
}

static void
on_less (GtkButton *button, TsSnackWarsRecord *self)
{
  change (self, button, -1);
}

static void
on_save (GtkButton *button G_GNUC_UNUSED, TsSnackWarsRecord *self)
{
  JsonObject *entry = ts_entry_begin ("collection", self->seat);
  JsonObject *foods = json_object_new ();
  JsonArray *bonuses = json_array_new ();

  for (int counter = SNACK_KINDS; counter < SNACK_BONUSES; counter++)
    if (self->counts[counter] > 0)
      json_object_set_int_member (foods, ts_snack_wars.counters[counter].id, self->counts[counter]);
  for (int counter = SNACK_BONUSES; counter < N_COUNTERS; counter++)
    if (self->counts[counter] > 0)
      json_array_add_string_element (bonuses, ts_snack_wars.counters[counter].id + strlen ("bonus-"));
  json_object_set_object_member (entry, "foods", foods);
  json_object_set_array_member (entry, "bonuses", bonuses);
  json_object_set_int_member (entry, "raccoons", self->counts[SNACK_RACCOONS]);
  ts_board_say (ts_board_part_get_board (TS_BOARD_PART (self)), entry);
}

/* --- whose --- */

static void
choose_seat (TsSnackWarsRecord *self, int seat)
{
  TsView view = ts_board_part_get_view (TS_BOARD_PART (self));
  g_autofree char *label = NULL;
  int i = 0;

  self->seat = seat;
  for (int counter = 0; counter < N_COUNTERS; counter++)
    self->counts[counter] = ts_view_state (&view)->counters[seat][counter];
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->seats)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (child), i++ == seat);
  /* Translators: a button; %s is the name of the player whose cards were counted */
  label = g_strdup_printf (_ ("Write Down for %s"), ts_view_name (&view, seat));
  gtk_button_set_label (self->save, label);
  show_counts (self);
}

static void
on_seat (GtkToggleButton *button, TsSnackWarsRecord *self)
{
  int seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "seat"));

  if (gtk_toggle_button_get_active (button) && seat != self->seat)
    choose_seat (self, seat);
}

static void
build_seats (TsSnackWarsRecord *self, const TsView *view)
{
  GtkToggleButton *group = NULL;

  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++) {
    GtkWidget *button = gtk_toggle_button_new ();
    GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
    GtkWidget *name = gtk_label_new (ts_view_name (view, seat));

    gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
    gtk_box_append (GTK_BOX (box), ts_seat_mark_new (ts_seat_colour (view->header, seat), seat, 24));
    gtk_box_append (GTK_BOX (box), name);
    gtk_button_set_child (GTK_BUTTON (button), box);
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    ts_view_name (view, seat), -1);
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), group);
    group = GTK_TOGGLE_BUTTON (button);
    g_object_set_data (G_OBJECT (button), "seat", GINT_TO_POINTER (seat));
    g_signal_connect (button, "toggled", G_CALLBACK (on_seat), self);
    gtk_box_append (self->seats, button);
  }
}

static int
first_unwritten (const TsView *view)
{
  const TsState *state = view->state;

  for (int seat = 0; seat < state->n_seats; seat++)
    if (state->counters[seat][SNACK_CARDS] == 0 && state->counters[seat][SNACK_RACCOONS] == 0)
      return seat;
  return 0;
}

static void
ts_snack_wars_record_show (TsBoardPart *part, const TsView *view, const TsOutcome *outcome G_GNUC_UNUSED)
{
  TsSnackWarsRecord *self = TS_SNACK_WARS_RECORD (part);

  if (gtk_widget_get_first_child (GTK_WIDGET (self->seats)) == NULL)
    build_seats (self, view);
  choose_seat (self, first_unwritten (view));
}

/* --- object --- */

static void
add_card (TsSnackWarsRecord *self, int counter, int column, int row)
{
  const char *name = _ (ts_snack_wars.counters[counter].label);
  TsSnackWarsFoodCard *card = ts_snack_wars_food_card_new (counter, name);
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *less = gtk_button_new_from_icon_name ("list-remove-symbolic");
  /* Translators: a button that takes one card away again; %s is its name */
  g_autofree char *label = g_strdup_printf (_ ("One less: %s"), name);

  self->cards[counter] = card;
  self->less[counter] = less;
  g_object_set_data (G_OBJECT (card), "counter", GINT_TO_POINTER (counter));
  g_object_set_data (G_OBJECT (less), "counter", GINT_TO_POINTER (counter));
  g_signal_connect (card, "clicked", G_CALLBACK (on_more), self);
  g_signal_connect (less, "clicked", G_CALLBACK (on_less), self);
  gtk_widget_set_hexpand (GTK_WIDGET (card), TRUE);
  gtk_widget_set_halign (less, GTK_ALIGN_START);
  gtk_widget_set_valign (less, GTK_ALIGN_START);
  gtk_widget_add_css_class (less, "circular");
  gtk_widget_add_css_class (less, "snack-less");
  gtk_widget_set_tooltip_text (less, label);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), GTK_WIDGET (card));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), less);
  gtk_grid_attach (self->grid, overlay, column, row, 1, 1);
}

static void
ts_snack_wars_record_class_init (TsSnackWarsRecordClass *klass)
{
  TS_BOARD_PART_CLASS (klass)->show = ts_snack_wars_record_show;
}

static void
ts_snack_wars_record_init (TsSnackWarsRecord *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->seat = -1;
  self->seats = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6));
  gtk_box_set_homogeneous (self->seats, TRUE);
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_row_spacing (self->grid, 8);
  gtk_grid_set_column_spacing (self->grid, 8);
  gtk_grid_set_column_homogeneous (self->grid, TRUE);
  for (int i = 0; i < SNACK_N_KINDS; i++)
    add_card (self, SNACK_KINDS + i, i % 3, i / 3);
  for (int i = 0; i < SNACK_N_BONUSES; i++)
    add_card (self, SNACK_BONUSES + i, i % 3, 3 + i / 3);
  add_card (self, SNACK_RACCOONS, 2, 4);
  self->save = GTK_BUTTON (gtk_button_new ());
  gtk_button_set_can_shrink (self->save, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->save), "pill");
  gtk_widget_add_css_class (GTK_WIDGET (self->save), "suggested-action");
  gtk_widget_set_halign (GTK_WIDGET (self->save), GTK_ALIGN_CENTER);
  g_signal_connect (self->save, "clicked", G_CALLBACK (on_save), self);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->seats));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->grid));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->save));
  adw_bin_set_child (ADW_BIN (self), box);
}

TsSnackWarsRecord *
ts_snack_wars_record_new (TsBoard *board)
{
  return g_object_new (TS_TYPE_SNACK_WARS_RECORD, "board", board, NULL);
}
