#include "player-list.h"

#include "config.h"
#include "player-card.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#define SEATS_AT_FIRST 3
#define MAX_CHIPS      8

typedef struct {
  TsPlayerCard *card;
  const char *colour; /* one of ts_palette[] itself */
  gboolean chosen;    /* by hand, so that it stays whoever sits there */
} Seat;

struct _TsPlayerList {
  GtkWidget parent_instance;

  GtkWidget *head;
  AdwToggleGroup *number;
  GtkWidget *cards;
  AdwWrapBox *chips;

  const TsGame *game;
  GArray *seats;      /* of Seat */
  GArray *known;      /* of TsPlayer */
  gboolean arranging; /* more changes come; the last one tells */
};

G_DEFINE_FINAL_TYPE (TsPlayerList, ts_player_list, GTK_TYPE_WIDGET)

enum {
  CHANGED,
  DONE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
arrange (TsPlayerList *self);

static Seat *
seat_at (TsPlayerList *self, guint i)
{
  return &g_array_index (self->seats, Seat, i);
}

static guint
seat_of (TsPlayerList *self, TsPlayerCard *card)
{
  guint i = 0;

  while (seat_at (self, i)->card != card)
    i++;
  return i;
}

static gboolean
has_name (TsPlayerList *self, guint seat)
{
  g_autofree char *name = ts_player_card_get_name (seat_at (self, seat)->card);

  return name[0] != '\0';
}

static guint
n_named (TsPlayerList *self)
{
  guint n = 0;

  for (guint i = 0; i < self->seats->len; i++)
    n += has_name (self, i);
  return n;
}

/* The seat of that name, or -1. */
static int
find_name (TsPlayerList *self, const char *name)
{
  for (guint i = 0; i < self->seats->len; i++) {
    g_autofree char *other = ts_player_card_get_name (seat_at (self, i)->card);

    if (strcmp (name, other) == 0)
      return (int) i;
  }
  return -1;
}

/* --- colours
 * ---------------------------------------------------------------------------------------------------- */

static gboolean
is_free (TsPlayerList *self, const char *colour)
{
  for (guint i = 0; i < self->seats->len; i++)
    if (strcmp (seat_at (self, i)->colour, colour) == 0)
      return FALSE;
  return TRUE;
}

static const char *
free_colour (TsPlayerList *self)
{
  guint i = 0;

  while (!is_free (self, ts_palette[i]))
    i++;
  return ts_palette[i];
}

/* Gives the seat a colour of the palette. Somebody else who has it keeps it, unless nobody sits there yet and
 * it was not chosen: then both change. */
static void
take_colour (TsPlayerList *self, guint seat, const char *colour)
{
  const char *was = seat_at (self, seat)->colour;

  for (guint i = 0; i < self->seats->len; i++)
    if (strcmp (seat_at (self, i)->colour, colour) == 0) {
      if (seat_at (self, i)->chosen || has_name (self, i))
        return;
      seat_at (self, i)->colour = was;
    }
  for (guint i = 0; ts_palette[i] != NULL; i++)
    if (strcmp (ts_palette[i], colour) == 0)
      seat_at (self, seat)->colour = ts_palette[i];
}

static void
on_chosen (TsPlayerList *self, const char *colour, TsPlayerCard *card)
{
  guint seat = seat_of (self, card);

  take_colour (self, seat, colour);
  seat_at (self, seat)->chosen = TRUE;
  arrange (self);
}

/* --- seats
 * ------------------------------------------------------------------------------------------------------ */

static const TsPlayer *
find_known (TsPlayerList *self, const char *name)
{
  for (guint i = 0; i < self->known->len; i++)
    if (strcmp (g_array_index (self->known, TsPlayer, i).name, name) == 0)
      return &g_array_index (self->known, TsPlayer, i);
  return NULL;
}

/* Who is known plays in the colour of the last time, if it is free. */
static void
on_name_changed (TsPlayerList *self, TsPlayerCard *card)
{
  guint seat = seat_of (self, card);
  g_autofree char *name = ts_player_card_get_name (card);
  const TsPlayer *known = find_known (self, name);

  if (known != NULL && known->colour != NULL && !seat_at (self, seat)->chosen)
    take_colour (self, seat, known->colour);
  arrange (self);
}

static void
on_next (TsPlayerList *self, TsPlayerCard *card)
{
  guint next = seat_of (self, card) + 1;

  if (next < self->seats->len)
    gtk_widget_grab_focus (GTK_WIDGET (seat_at (self, next)->card));
  else
    g_signal_emit (self, signals[DONE], 0);
}

static void
move_seat (TsPlayerList *self, guint from, guint to)
{
  Seat seat = *seat_at (self, from);

  if (from == to || to >= self->seats->len)
    return;
  g_array_remove_index (self->seats, from);
  g_array_insert_val (self->seats, to, seat);
  gtk_box_reorder_child_after (GTK_BOX (self->cards), GTK_WIDGET (seat.card),
                               to > 0 ? GTK_WIDGET (seat_at (self, to - 1)->card) : NULL);
  arrange (self);
}

static void
on_move (TsPlayerList *self, int by, TsPlayerCard *card)
{
  guint from = seat_of (self, card);

  move_seat (self, from, from + (guint) by);
}

static void
remove_seat (TsPlayerList *self, guint i)
{
  TsPlayerCard *card = seat_at (self, i)->card;

  g_array_remove_index (self->seats, i);
  gtk_box_remove (GTK_BOX (self->cards), GTK_WIDGET (card));
}

static void
on_remove (TsPlayerList *self, TsPlayerCard *card)
{
  guint i = seat_of (self, card);

  remove_seat (self, i);
  gtk_widget_grab_focus (GTK_WIDGET (seat_at (self, MIN (i, self->seats->len - 1))->card));
  arrange (self);
}

static void
add_seat (TsPlayerList *self)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  Seat seat = { TS_PLAYER_CARD (ts_player_card_new ()), free_colour (self), FALSE };

  for (guint i = 0; i < self->known->len; i++)
    g_strv_builder_add (names, g_array_index (self->known, TsPlayer, i).name);
  {
    g_auto (GStrv) known = g_strv_builder_end (names);

    ts_player_card_set_known (seat.card, (const char *const *) known);
  }
  g_signal_connect_swapped (seat.card, "changed", G_CALLBACK (on_name_changed), self);
  g_signal_connect_swapped (seat.card, "next", G_CALLBACK (on_next), self);
  g_signal_connect_swapped (seat.card, "chosen", G_CALLBACK (on_chosen), self);
  g_signal_connect_swapped (seat.card, "move", G_CALLBACK (on_move), self);
  g_signal_connect_swapped (seat.card, "remove", G_CALLBACK (on_remove), self);
  g_array_append_val (self->seats, seat);
  gtk_box_append (GTK_BOX (self->cards), GTK_WIDGET (seat.card));
}

/* Seats without a name go first, from the end. */
static guint
most_dispensable (TsPlayerList *self)
{
  for (guint i = self->seats->len; i-- > 0;)
    if (!has_name (self, i))
      return i;
  return self->seats->len - 1;
}

static void
set_number (TsPlayerList *self, guint n)
{
  while (self->seats->len < n)
    add_seat (self);
  while (self->seats->len > n)
    remove_seat (self, most_dispensable (self));
  arrange (self);
}

static void
on_number (TsPlayerList *self)
{
  if (!self->arranging)
    set_number (self, (guint) self->game->min_players + adw_toggle_group_get_active (self->number));
}

/* --- dragging
 * --------------------------------------------------------------------------------------------------- */

/* The card that is dragged moves along with the pointer, so that one sees where it will be. */
static GdkDragAction
on_drag_motion (GtkDropTarget *target, double x G_GNUC_UNUSED, double y, TsPlayerList *self)
{
  const GValue *value = gtk_drop_target_get_value (target);
  TsPlayerCard *card = value != NULL ? g_value_get_object (value) : NULL;

  if (card == NULL || gtk_widget_get_parent (GTK_WIDGET (card)) != self->cards)
    return 0;
  for (guint i = 0; i < self->seats->len; i++) {
    graphene_rect_t bounds;

    if (gtk_widget_compute_bounds (GTK_WIDGET (seat_at (self, i)->card), self->cards, &bounds) &&
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

/* --- those who have played
 * -------------------------------------------------------------------------------------- */

/* The chips stay where they are, so that no tap meets another one than it was meant for. */
static void
chip_clicked (GtkWidget *chip, TsPlayerList *self)
{
  const char *name = gtk_button_get_label (GTK_BUTTON (chip));
  int here = find_name (self, name);
  guint seat = 0;

  if (here >= 0) {
    ts_player_card_set_name (seat_at (self, (guint) here)->card, "");
    return;
  }
  while (seat < self->seats->len && has_name (self, seat))
    seat++;
  if (seat == self->seats->len)
    add_seat (self);
  ts_player_card_set_name (seat_at (self, seat)->card, name);
}

static void
add_chips (TsPlayerList *self)
{
  for (guint i = 0; i < MIN (self->known->len, MAX_CHIPS); i++) {
    GtkWidget *chip = gtk_toggle_button_new_with_label (g_array_index (self->known, TsPlayer, i).name);

    gtk_widget_add_css_class (chip, "chip");
    gtk_widget_add_css_class (chip, "seat");
    g_signal_connect (chip, "clicked", G_CALLBACK (chip_clicked), self);
    adw_wrap_box_append (self->chips, chip);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->chips), self->known->len > 0);
}

/* Who sits there has a chip of the seat's colour. `seat` −1: nowhere. */
static void
show_chip (TsPlayerList *self, GtkWidget *chip, int seat)
{
  char *class = seat >= 0 ? g_strconcat ("seat-", seat_at (self, (guint) seat)->colour, NULL) : NULL;
  const char *before = g_object_get_data (G_OBJECT (chip), "colour-class");

  if (before != NULL)
    gtk_widget_remove_css_class (chip, before);
  if (class != NULL)
    gtk_widget_add_css_class (chip, class);
  g_object_set_data_full (G_OBJECT (chip), "colour-class", class, g_free);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chip), seat >= 0);
}

static void
show_chips (TsPlayerList *self)
{
  gboolean full = n_named (self) == (guint) self->game->max_players;

  for (GtkWidget *chip = gtk_widget_get_first_child (GTK_WIDGET (self->chips)); chip != NULL;
       chip = gtk_widget_get_next_sibling (chip)) {
    int seat = find_name (self, gtk_button_get_label (GTK_BUTTON (chip)));

    show_chip (self, chip, seat);
    gtk_widget_set_sensitive (chip, seat >= 0 || !full);
  }
}

/* --- arranging
 * -------------------------------------------------------------------------------------------------- */

/* "Player 2", or the next number that nobody took for a name. (transfer full) */
static char *
seat_name (TsPlayerList *self, guint seat)
{
  for (guint number = seat + 1;; number += self->seats->len) {
    /* Translators: what a player is called who gave no name; %u is the number of the seat. */
    char *name = g_strdup_printf (_ ("Player %u"), number);

    if (find_name (self, name) < 0)
      return name;
    g_free (name);
  }
}

static void
show_seat (TsPlayerList *self, guint i)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) taken = NULL;
  g_autofree char *hint = seat_name (self, i);
  Seat *seat = seat_at (self, i);

  for (guint j = 0; j < self->seats->len; j++)
    if (j != i)
      g_strv_builder_add (builder, seat_at (self, j)->colour);
  taken = g_strv_builder_end (builder);
  ts_player_card_set_seat (seat->card, (int) i, seat->colour, (const char *const *) taken);
  ts_player_card_set_hint (seat->card, hint);
  ts_player_card_set_can (seat->card, i > 0, i + 1 < self->seats->len,
                          (int) self->seats->len > self->game->min_players);
}

/* Shows the seats as they are now, and tells. */
static void
arrange (TsPlayerList *self)
{
  if (self->arranging)
    return;
  self->arranging = TRUE;
  for (guint i = 0; i < self->seats->len; i++)
    show_seat (self, i);
  show_chips (self);
  adw_toggle_group_set_active (self->number, self->seats->len - (guint) self->game->min_players);
  self->arranging = FALSE;
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- the class
 * -------------------------------------------------------------------------------------------------- */

static void
ts_player_list_dispose (GObject *object)
{
  TsPlayerList *self = TS_PLAYER_LIST (object);
  GtkWidget *child;

  self->arranging = TRUE;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->seats, g_array_unref);
  g_clear_pointer (&self->known, g_array_unref);
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
  GtkWidget *title = gtk_label_new (_ ("Who plays?"));

  adw_wrap_box_set_justify (ADW_WRAP_BOX (head), ADW_JUSTIFY_SPREAD);
  adw_wrap_box_set_justify_last_line (ADW_WRAP_BOX (head), TRUE);
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (head), 12);
  gtk_widget_add_css_class (title, "question");
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
  self->seats = g_array_new (FALSE, FALSE, sizeof (Seat));
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

/* --- from outside
 * ------------------------------------------------------------------------------------------------ */

void
ts_player_list_set_up (TsPlayerList *self, const TsGame *game, GArray *known)
{
  g_assert (self->game == NULL);
  self->game = game;
  self->known = g_array_ref (known);
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

/* The colour is the palette's. */
static void
clear_player (TsPlayer *player)
{
  g_free (player->name);
}

GArray *
ts_player_list_get_players (TsPlayerList *self, guint *nameless)
{
  GArray *players = g_array_new (FALSE, FALSE, sizeof (TsPlayer));

  g_array_set_clear_func (players, (GDestroyNotify) clear_player);
  *nameless = 0;
  for (guint i = 0; i < self->seats->len; i++) {
    TsPlayer player = { ts_player_card_get_name (seat_at (self, i)->card),
                        (char *) seat_at (self, i)->colour };

    if (player.name[0] == '\0') {
      *nameless |= 1u << i;
      g_free (player.name);
      player.name = seat_name (self, i);
    }
    g_array_append_val (players, player);
  }
  return players;
}

gboolean
ts_player_list_check (TsPlayerList *self, GError **error)
{
  for (guint i = 0; i < self->seats->len; i++) {
    g_autofree char *name = ts_player_card_get_name (seat_at (self, i)->card);
    g_autofree char *sentence = NULL;

    if (name[0] == '\0' || find_name (self, name) == (int) i)
      continue;
    sentence = g_strdup_printf (_ ("Two players are called “%s”; names should differ."), name);
    g_set_error_literal (error, TS_ERROR, TS_ERROR_RANGE, sentence);
    ts_player_card_set_complaint (seat_at (self, i)->card, sentence);
    gtk_widget_grab_focus (GTK_WIDGET (seat_at (self, i)->card));
    return FALSE;
  }
  return TRUE;
}

void
ts_player_list_begin (TsPlayerList *self)
{
  guint i = 0;

  while (i + 1 < self->seats->len && has_name (self, i))
    i++;
  gtk_widget_grab_focus (GTK_WIDGET (seat_at (self, i)->card));
}
