#include "player-list.h"

#include "config.h"
#include "player-card.h"
#include "seating.h"
#include "widgets/seat.h"
#include "widgets/text.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#define SEATS_AT_FIRST 3
#define MAX_CHIPS      8

struct _TsPlayerList {
  GtkWidget parent_instance;

  GtkWidget *head;
  AdwToggleGroup *number;
  GtkWidget *cards;
  AdwWrapBox *chips;

  const TsGame *game;
  TsSeating *seating;
  GPtrArray *order;   /* of TsPlayerCard, by seats */
  GStrv known;        /* names */
  gboolean arranging; /* what is shown now is no press of anybody's */
};

G_DEFINE_FINAL_TYPE (TsPlayerList, ts_player_list, GTK_TYPE_WIDGET)

enum {
  CHANGED,
  DONE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void arrange (TsPlayerList *self);

static TsPlayerCard *
card_at (TsPlayerList *self, guint seat)
{
  return self->order->pdata[seat];
}

static guint
seat_of (TsPlayerList *self, TsPlayerCard *card)
{
  guint seat;

  g_ptr_array_find (self->order, card, &seat);
  return seat;
}

/* --- seats --- */

static void
on_name_changed (TsPlayerList *self, TsPlayerCard *card)
{
  g_autofree char *name = ts_player_card_get_name (card);

  ts_seating_set_name (self->seating, seat_of (self, card), name);
  arrange (self);
}

static void
on_chosen (TsPlayerList *self, const char *colour, TsPlayerCard *card)
{
  ts_seating_choose_colour (self->seating, seat_of (self, card), colour);
  arrange (self);
}

static void
on_next (TsPlayerList *self, TsPlayerCard *card)
{
  guint next = seat_of (self, card) + 1;

  if (next < self->order->len)
    ts_player_card_edit_name (card_at (self, next));
  else
    g_signal_emit (self, signals[DONE], 0);
}

static void
move_seat (TsPlayerList *self, guint from, guint to)
{
  TsPlayerCard *card = card_at (self, from);

  if (from == to || to >= self->order->len)
    return;
  ts_seating_move (self->seating, from, to);
  g_ptr_array_remove_index (self->order, from);
  g_ptr_array_insert (self->order, (int) to, card);
  gtk_box_reorder_child_after (GTK_BOX (self->cards), GTK_WIDGET (card),
                               to > 0 ? GTK_WIDGET (card_at (self, to - 1)) : NULL);
  arrange (self);
}

static void
on_move (TsPlayerList *self, int by, TsPlayerCard *card)
{
  guint from = seat_of (self, card);

  move_seat (self, from, from + (guint) by);
}

static void
remove_seat (TsPlayerList *self, guint seat)
{
  GtkWidget *card = GTK_WIDGET (card_at (self, seat));

  ts_seating_remove (self->seating, seat);
  g_ptr_array_remove_index (self->order, seat);
  gtk_box_remove (GTK_BOX (self->cards), card);
}

static void
on_remove (TsPlayerList *self, TsPlayerCard *card)
{
  guint seat = seat_of (self, card);

  remove_seat (self, seat);
  ts_player_card_edit_name (card_at (self, MIN (seat, self->order->len - 1)));
  arrange (self);
}

static void
add_seat (TsPlayerList *self)
{
  GtkWidget *card = ts_player_card_new ();

  ts_seating_add (self->seating);
  ts_player_card_set_known (TS_PLAYER_CARD (card), (const char *const *) self->known);
  g_signal_connect_swapped (card, "changed", G_CALLBACK (on_name_changed), self);
  g_signal_connect_swapped (card, "next", G_CALLBACK (on_next), self);
  g_signal_connect_swapped (card, "chosen", G_CALLBACK (on_chosen), self);
  g_signal_connect_swapped (card, "move", G_CALLBACK (on_move), self);
  g_signal_connect_swapped (card, "remove", G_CALLBACK (on_remove), self);
  g_ptr_array_add (self->order, card);
  gtk_box_append (GTK_BOX (self->cards), card);
}

static void
set_number (TsPlayerList *self, guint n)
{
  while (self->order->len < n)
    add_seat (self);
  while (self->order->len > n)
    remove_seat (self, ts_seating_dispensable (self->seating));
  arrange (self);
}

static void
on_number (TsPlayerList *self)
{
  if (!self->arranging)
    set_number (self, (guint) self->game->min_players + adw_toggle_group_get_active (self->number));
}

/* --- dragging --- */

/* The card that is dragged moves along with the pointer, so that one sees where it will be. */
static GdkDragAction
on_drag_motion (GtkDropTarget *target, double x G_GNUC_UNUSED, double y, TsPlayerList *self)
{
  const GValue *value = gtk_drop_target_get_value (target);
  TsPlayerCard *card = value != NULL ? g_value_get_object (value) : NULL;

  if (card == NULL || gtk_widget_get_parent (GTK_WIDGET (card)) != self->cards)
    return 0;
  for (guint i = 0; i < self->order->len; i++) {
    graphene_rect_t bounds;

    if (gtk_widget_compute_bounds (GTK_WIDGET (card_at (self, i)), self->cards, &bounds) &&
        y >= bounds.origin.y && y < bounds.origin.y + bounds.size.height)
      move_seat (self, seat_of (self, card), i);
  }
  return GDK_ACTION_MOVE;
}

static gboolean
on_drop (void)
{
  return TRUE;
}

static void
add_drop_target (TsPlayerList *self)
{
  GtkDropTarget *target = gtk_drop_target_new (TS_TYPE_PLAYER_CARD, GDK_ACTION_MOVE);

  gtk_drop_target_set_preload (target, TRUE);
  g_signal_connect (target, "motion", G_CALLBACK (on_drag_motion), self);
  g_signal_connect (target, "drop", G_CALLBACK (on_drop), NULL);
  gtk_widget_add_controller (self->cards, GTK_EVENT_CONTROLLER (target));
}

/* --- those who have played --- */

/* The chips stay where they are, so that no tap meets another one than it was meant for. */
static void
chip_clicked (GtkWidget *chip, TsPlayerList *self)
{
  const char *name = gtk_button_get_label (GTK_BUTTON (chip));
  int here = ts_seating_find (self->seating, name);
  guint seat = ts_seating_first_empty (self->seating);

  if (here >= 0) {
    ts_player_card_set_name (card_at (self, (guint) here), "");
    return;
  }
  if (seat == self->order->len)
    add_seat (self);
  ts_player_card_set_name (card_at (self, seat), name);
}

static void
add_chips (TsPlayerList *self)
{
  for (guint i = 0; self->known[i] != NULL && i < MAX_CHIPS; i++) {
    GtkWidget *chip = gtk_toggle_button_new_with_label (self->known[i]);

    gtk_widget_add_css_class (chip, "chip");
    gtk_widget_add_css_class (chip, "seat");
    g_signal_connect (chip, "clicked", G_CALLBACK (chip_clicked), self);
    adw_wrap_box_append (self->chips, chip);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->chips), self->known[0] != NULL);
}

/* Who sits there has a chip of the seat's colour. `seat` −1: nowhere. */
static void
show_chip (TsPlayerList *self, GtkWidget *chip, int seat)
{
  const char *colour = seat >= 0 ? ts_seating_colour (self->seating, (guint) seat) : NULL;

  ts_seat_set_colour (chip, colour);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chip), seat >= 0);
}

static void
show_chips (TsPlayerList *self)
{
  gboolean full = ts_seating_n_named (self->seating) == (guint) self->game->max_players;

  for (GtkWidget *chip = gtk_widget_get_first_child (GTK_WIDGET (self->chips)); chip != NULL;
       chip = gtk_widget_get_next_sibling (chip)) {
    int seat = ts_seating_find (self->seating, gtk_button_get_label (GTK_BUTTON (chip)));

    show_chip (self, chip, seat);
    gtk_widget_set_sensitive (chip, seat >= 0 || !full);
  }
}

/* --- arranging --- */

static void
show_seat (TsPlayerList *self, guint seat)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) taken = NULL;
  g_autofree char *hint = ts_seating_fallback (self->seating, seat);
  TsPlayerCard *card = card_at (self, seat);

  for (guint i = 0; i < self->order->len; i++)
    if (i != seat)
      g_strv_builder_add (builder, ts_seating_colour (self->seating, i));
  taken = g_strv_builder_end (builder);
  ts_player_card_set_seat (card, (int) seat, ts_seating_colour (self->seating, seat),
                           (const char *const *) taken);
  ts_player_card_set_hint (card, hint);
  ts_player_card_set_can (card, seat > 0, seat + 1 < self->order->len,
                          (int) self->order->len > self->game->min_players);
}

/* Shows the seats as they are now, and tells. */
static void
arrange (TsPlayerList *self)
{
  if (self->arranging)
    return;
  self->arranging = TRUE;
  for (guint i = 0; i < self->order->len; i++)
    show_seat (self, i);
  show_chips (self);
  adw_toggle_group_set_active (self->number, self->order->len - (guint) self->game->min_players);
  self->arranging = FALSE;
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- the class --- */

static void
ts_player_list_dispose (GObject *object)
{
  TsPlayerList *self = TS_PLAYER_LIST (object);

  self->arranging = TRUE;
  ts_box_clear (self);
  g_clear_pointer (&self->order, g_ptr_array_unref);
  g_clear_pointer (&self->seating, ts_seating_free);
  g_clear_pointer (&self->known, g_strfreev);
  G_OBJECT_CLASS (ts_player_list_parent_class)->dispose (object);
}

static void
ts_player_list_class_init (TsPlayerListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_player_list_dispose;
  gtk_widget_class_set_css_name (widget_class, "player-list");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[DONE] = g_signal_new ("done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
}

/* "Who plays?", and how many. */
static GtkWidget *
head_new (TsPlayerList *self)
{
  GtkWidget *head = adw_wrap_box_new ();
  GtkWidget *title = ts_heading_new (_ ("Who plays?"), "question", 2);

  adw_wrap_box_set_justify (ADW_WRAP_BOX (head), ADW_JUSTIFY_SPREAD);
  adw_wrap_box_set_justify_last_line (ADW_WRAP_BOX (head), TRUE);
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (head), 6);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (head), 6);
  self->number = ADW_TOGGLE_GROUP (adw_toggle_group_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->number), "round");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->number), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("How many play"), -1);
  adw_wrap_box_append (ADW_WRAP_BOX (head), title);
  adw_wrap_box_append (ADW_WRAP_BOX (head), GTK_WIDGET (self->number));
  return head;
}

static void
ts_player_list_init (TsPlayerList *self)
{
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (layout, 12);
  self->order = g_ptr_array_new ();
  self->head = head_new (self);
  self->cards = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->chips = ADW_WRAP_BOX (adw_wrap_box_new ());
  adw_wrap_box_set_child_spacing (self->chips, 8);
  adw_wrap_box_set_line_spacing (self->chips, 8);
  gtk_widget_set_parent (self->head, GTK_WIDGET (self));
  gtk_widget_set_parent (GTK_WIDGET (self->chips), GTK_WIDGET (self));
  gtk_widget_set_parent (self->cards, GTK_WIDGET (self));
  add_drop_target (self);
}

/* --- from outside --- */

static GStrv
names_of (GArray *players)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < players->len; i++)
    g_strv_builder_add (builder, g_array_index (players, TsPlayer, i).name);
  return g_strv_builder_end (builder);
}

/* The colours of the pieces in the game's box, if there are some for everybody. */
static const char *const *
pieces_of (const TsGame *game)
{
  static const char *const none[TS_MAX_SEATS] = { NULL };

  return game->colours[game->max_players - 1] != NULL ? game->colours : none;
}

void
ts_player_list_set_up (TsPlayerList *self, const TsGame *game, GArray *known)
{
  g_assert (self->game == NULL);
  self->game = game;
  self->seating = ts_seating_new (known, pieces_of (game));
  self->known = names_of (known);
  self->arranging = TRUE;
  for (int n = game->min_players; n <= game->max_players; n++) {
    AdwToggle *toggle = adw_toggle_new ();
    g_autofree char *label = g_strdup_printf ("%d", n);

    adw_toggle_set_label (toggle, label);
    adw_toggle_group_add (self->number, toggle);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->number), game->min_players < game->max_players);
  g_signal_connect_swapped (self->number, "notify::active", G_CALLBACK (on_number), self);
  add_chips (self);
  self->arranging = FALSE;
  set_number (self, (guint) CLAMP (SEATS_AT_FIRST, game->min_players, game->max_players));
}

GArray *
ts_player_list_get_players (TsPlayerList *self, guint *nameless)
{
  return ts_seating_get_players (self->seating, nameless);
}

gboolean
ts_player_list_check (TsPlayerList *self, GError **error)
{
  int seat = ts_seating_find_alike (self->seating);
  g_autofree char *sentence = NULL;

  if (seat < 0)
    return TRUE;
  sentence = g_strdup_printf (_ ("Two players are called “%s”; names should differ."),
                              ts_seating_name (self->seating, (guint) seat));
  g_set_error_literal (error, TS_ERROR, TS_ERROR_RANGE, sentence);
  ts_player_card_set_complaint (card_at (self, (guint) seat), sentence);
  ts_player_card_edit_name (card_at (self, (guint) seat));
  return FALSE;
}

void
ts_player_list_begin (TsPlayerList *self)
{
  guint seat = MIN (ts_seating_first_empty (self->seating), self->order->len - 1);

  ts_player_card_edit_name (card_at (self, seat));
}
