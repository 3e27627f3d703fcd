#include "seat-dialog.h"

#include "app/new-table/player-card.h"
#include "app/new-table/remembered.h"
#include "config.h"
#include "widgets/seat.h"
#include "widgets/title.h"

#define MOST_CHIPS 8

struct _TsSeatDialog {
  AdwDialog parent_instance;

  TsPlayerCard *player;
  AdwWrapBox *chips;
  GtkWidget *change;

  TsBoard *board;
  int seat;
  gboolean renames; /* what is on its way */
  int colour;       /* that is chosen: its place in ts_palette[] */
};

G_DEFINE_FINAL_TYPE (TsSeatDialog, ts_seat_dialog, ADW_TYPE_DIALOG)

static const TsHeader *
header_of (TsSeatDialog *self)
{
  return ts_session_header (ts_board_get_session (self->board));
}

/* --- what is asked --- */

static int
place_of (const char *colour)
{
  int place = 0;

  while (!g_str_equal (ts_palette[place], colour))
    place++;
  return place;
}

/* Offers the colours that nobody else has. */
static void
show_colour (TsSeatDialog *self)
{
  const TsHeader *header = header_of (self);
  const char *taken[TS_MAX_SEATS] = { NULL };
  guint n = 0;

  for (int other = 0; other < (int) header->n_players; other++)
    if (other != self->seat)
      taken[n++] = ts_seat_colour (header, other);
  ts_player_card_set_seat (self->player, self->seat, ts_palette[self->colour], taken);
}

/* What is to be said; NULL: nobody has changed anything. (transfer full) */
static JsonObject *
read_entry (TsSeatDialog *self)
{
  TsView view = ts_session_view (ts_board_get_session (self->board));
  g_autofree char *name = ts_player_card_get_name (self->player);
  gboolean renamed = *name != '\0' && !g_str_equal (name, view.header->players[self->seat].name);
  gboolean coloured = self->colour != place_of (ts_seat_colour (view.header, self->seat));

  if (!renamed && !coloured)
    return NULL;
  return ts_entry_build (view.game, "seat", self->seat, "name", renamed ? name : NULL,
                         coloured ? "colour" : NULL, self->colour, NULL);
}

static void
on_changed (TsSeatDialog *self)
{
  g_autoptr (JsonObject) entry = self->board != NULL ? read_entry (self) : NULL;

  gtk_widget_set_sensitive (self->change, entry != NULL);
}

static void
on_chosen (TsSeatDialog *self, const char *colour)
{
  self->colour = place_of (colour);
  show_colour (self);
  on_changed (self);
}

/* --- saying --- */

static void
on_said (gpointer dialog, gboolean in_force)
{
  TsSeatDialog *self = dialog;
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  if (!in_force)
    return;
  if (self->renames)
    ts_remembered_add_player (settings, &header_of (self)->players[self->seat]);
  adw_dialog_close (dialog);
}

/* A refusal stands below the name, where it can be mended. */
static void
on_change (TsSeatDialog *self)
{
  g_autoptr (JsonObject) entry = read_entry (self);
  g_autoptr (GError) error = NULL;

  if (entry == NULL)
    return;
  self->renames = json_object_has_member (entry, "name");
  if (ts_session_would_accept (ts_board_get_session (self->board), entry, &error)) {
    ts_board_say_then (self->board, g_steal_pointer (&entry), self, on_said);
    return;
  }
  ts_player_card_set_complaint (self->player, error->message);
  ts_player_card_edit_name (self->player);
}

/* --- those who have played --- */

static gboolean
sits_here (const TsHeader *header, const char *name)
{
  for (guint i = 0; i < header->n_players; i++)
    if (g_str_equal (header->players[i].name, name))
      return TRUE;
  return FALSE;
}

static void
chip_clicked (GtkButton *chip, TsSeatDialog *self)
{
  ts_player_card_set_name (self->player, gtk_button_get_label (chip));
  ts_player_card_edit_name (self->player);
}

static void
add_chip (TsSeatDialog *self, const char *name)
{
  GtkWidget *chip = gtk_button_new_with_label (name);

  gtk_widget_add_css_class (chip, "chip");
  g_signal_connect (chip, "clicked", G_CALLBACK (chip_clicked), self);
  adw_wrap_box_append (self->chips, chip);
  gtk_widget_set_visible (GTK_WIDGET (self->chips), TRUE);
}

static void
offer_known (TsSeatDialog *self)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (GArray) known = ts_remembered_players (settings);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint i = 0, n = 0; i < known->len; i++) {
    const char *name = g_array_index (known, TsPlayer, i).name;

    if (sits_here (header_of (self), name))
      continue;
    g_strv_builder_add (builder, name);
    if (n++ < MOST_CHIPS)
      add_chip (self, name);
  }
  names = g_strv_builder_end (builder);
  ts_player_card_set_known (self->player, (const char *const *) names);
}

/* --- the class --- */

AdwDialog *
ts_seat_dialog_new (TsBoard *board, int seat)
{
  TsSeatDialog *self = g_object_new (TS_TYPE_SEAT_DIALOG, NULL);
  const TsHeader *header = ts_session_header (ts_board_get_session (board));
  const char *name = header->players[seat].name;

  self->board = g_object_ref (board);
  self->seat = seat;
  self->colour = place_of (ts_seat_colour (header, seat));
  ts_player_card_set_hint (self->player, name);
  ts_player_card_set_name (self->player, name);
  ts_player_card_set_can (self->player, FALSE, FALSE, FALSE);
  show_colour (self);
  offer_known (self);
  on_changed (self);
  return ADW_DIALOG (self);
}

static void
ts_seat_dialog_dispose (GObject *object)
{
  g_clear_object (&TS_SEAT_DIALOG (object)->board);
  G_OBJECT_CLASS (ts_seat_dialog_parent_class)->dispose (object);
}

static void
ts_seat_dialog_class_init (TsSeatDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_seat_dialog_dispose;
  g_type_ensure (TS_TYPE_PLAYER_CARD);
  ts_title_set_template (widget_class, "/org/tableside/Tableside/seat-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TsSeatDialog, player);
  gtk_widget_class_bind_template_child (widget_class, TsSeatDialog, chips);
  gtk_widget_class_bind_template_child (widget_class, TsSeatDialog, change);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_change);
}

/* The name is what is typed first. */
static void
ts_seat_dialog_init (TsSeatDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adw_dialog_set_focus (ADW_DIALOG (self), GTK_WIDGET (self->player));
}
