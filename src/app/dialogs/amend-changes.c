#include "amend-changes.h"

#include "app/play/by-hand.h"
#include "config.h"
#include "referee/number.h"
#include "widgets/seat.h"
#include "widgets/shrink.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Columns. */
enum {
  WHAT,
  NOW,
  THEN
};

typedef struct {
  const TsView *now, *then;
  GtkWidget *card; /* of one seat, or of the table; NULL: nothing of it changes */
  GtkWidget *grid;
  int n; /* rows */
} Changes;

/* --- one card --- */

static void
put (Changes *self, int column, const char *text, const char *style)
{
  GtkWidget *label = ts_text_new (text, style);

  ts_text_wrap_words (GTK_LABEL (label));
  gtk_widget_set_hexpand (label, column == WHAT);
  gtk_label_set_xalign (GTK_LABEL (label), column == WHAT ? 0 : 1);
  gtk_widget_set_valign (label, GTK_ALIGN_BASELINE_FILL);
  gtk_grid_attach (GTK_GRID (self->grid), label, column, self->n, 1, 1);
}

static void
begin_card (Changes *self)
{
  self->card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->grid = gtk_grid_new ();
  self->n = 0;
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 18);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 4);
  gtk_widget_add_css_class (self->card, "amend-card");
  put (self, WHAT, "", NULL);
  put (self, NOW, _ ("Now"), "caption");
  /* Translators: the heading of numbers as they will be once an old entry is changed, beside “Now” */
  put (self, THEN, _ ("Then"), "caption");
  self->n++;
}

static void
add_row (Changes *self, const char *what, const char *now, const char *then)
{
  if (self->card == NULL)
    begin_card (self);
  put (self, WHAT, what, NULL);
  put (self, NOW, now, "amend-now");
  put (self, THEN, then, "amend-then");
  self->n++;
}

static void
add_number (Changes *self, const char *what, int now, int then)
{
  g_autofree char *was = ts_number_tell (now);
  g_autofree char *is = ts_number_tell (then);

  if (now != then)
    add_row (self, what, was, is);
}

/* Puts the card into the list, below the heading. (transfer floating) */
static void
end_card (Changes *self, GtkWidget *list, GtkWidget *heading)
{
  g_autoptr (GtkWidget) held = g_object_ref_sink (heading);

  if (self->card == NULL)
    return;
  gtk_box_append (GTK_BOX (self->card), heading);
  gtk_box_append (GTK_BOX (self->card), ts_shrink_new (self->grid));
  gtk_box_append (GTK_BOX (list), self->card);
  self->card = NULL;
}

/* --- what changes --- */

/* Counters of the seat, or those that the whole table shares: of the first seat, which stands for all. */
static void
add_counters (Changes *self, int seat, gboolean shared)
{
  const TsGame *game = self->now->game;

  for (int i = 0; game->counters[i].id != NULL; i++)
    if (game->counters[i].shared == shared && ts_view_counter_in_play (self->now, i))
      add_number (self, ts_view_counter_label (self->now, i), ts_view_state (self->now)->counters[seat][i],
                  ts_view_state (self->then)->counters[seat][i]);
}

static void
add_player (Changes *self, int seat)
{
  const TsHeader *now = self->now->header;
  const TsHeader *then = self->then->header;
  const char *was = ts_seat_colour (now, seat);
  const char *is = ts_seat_colour (then, seat);

  if (strcmp (now->players[seat].name, then->players[seat].name) != 0)
    add_row (self, _ ("Name"), now->players[seat].name, then->players[seat].name);
  if (strcmp (was, is) != 0)
    add_row (self, _ ("Colour"), ts_seat_colour_name (was), ts_seat_colour_name (is));
}

static void
add_seat (Changes *self, GtkWidget *list, int seat)
{
  const TsGame *game = self->now->game;

  add_player (self, seat);
  if (game->running_tally || (ts_view_is_over (self->now) && ts_view_is_over (self->then)))
    add_number (self, _ ("Total"), game->score (self->now, seat), game->score (self->then, seat));
  add_counters (self, seat, FALSE);
  if (self->card != NULL) {
    ts_seat_set_colour (self->card, ts_seat_colour (self->now->header, seat));
    gtk_widget_add_css_class (self->card, "coloured");
  }
  end_card (self, list, ts_seat_heading_new (self->now->header, seat, "heading"));
}

/* What the table is asked is a sentence, which has no room beside another. */
static void
add_prompts (Changes *self, GtkWidget *list)
{
  g_autofree char *now = ts_view_prompt (self->now);
  g_autofree char *then = ts_view_prompt (self->then);
  GtkWidget *card;

  if (strcmp (now, then) == 0)
    return;
  card = ts_column_new (2, ts_text_new (_ ("Now"), "caption"), ts_text_new (now, "amend-now"),
                        ts_text_new (_ ("Then"), "caption"), ts_text_new (then, "amend-then"), NULL);
  gtk_widget_add_css_class (card, "amend-card");
  gtk_box_append (GTK_BOX (list), card);
}

/* What hands would have to do, so that the table stands as it is told. */
static void
add_movements (Changes *self, GtkWidget *list)
{
  g_autoptr (GArray) movements = ts_movements_new (self->now, self->then);
  g_autoptr (GArray) lines = ts_by_hand_new (self->then, movements, FALSE);
  GtkWidget *card;

  if (lines->len == 0)
    return;
  card = ts_column_new (2, ts_text_new (_ ("On the table"), "heading"), NULL);
  for (guint i = 0; i < lines->len; i++) {
    g_autofree char *line = ts_by_hand_tell (self->then, &g_array_index (lines, TsByHand, i));

    ts_box_add_text (GTK_BOX (card), line, NULL);
  }
  gtk_widget_add_css_class (card, "amend-card");
  gtk_box_append (GTK_BOX (list), card);
}

GtkWidget *
ts_amend_changes_new (const TsView *now, const TsView *then)
{
  Changes self = { .now = now, .then = then };
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  for (int seat = 0; seat < ts_view_state (now)->n_seats; seat++)
    add_seat (&self, list, seat);
  add_counters (&self, 0, TRUE);
  end_card (&self, list, ts_text_new (_ ("The table’s"), "heading"));
  add_movements (&self, list);
  add_prompts (&self, list);
  if (gtk_widget_get_first_child (list) == NULL)
    ts_box_add_text (GTK_BOX (list), _ ("Nothing changes but the history."), "dimmed");
  return list;
}
