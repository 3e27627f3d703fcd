#include "record.h"

#include "config.h"
#include "food-card.h"
#include "games/snack-wars/rules/moves.h"
#include "games/snack-wars/rules/rules.h"
#include "referee/every-game.h"
#include "widgets/style.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#define COLUMNS 3

/* --- an input of cards: a tap on one adds it --- */

static gint64 *
counts_of (GtkWidget *cards)
{
  return g_object_get_data (G_OBJECT (cards), "counts");
}

static void
show_counts (GtkWidget *cards)
{
  for (int kind = 0; kind < SNACK_N_KINDS; kind++) {
    GtkWidget *overlay = gtk_grid_get_child_at (GTK_GRID (cards), kind % COLUMNS, kind / COLUMNS);
    gint64 count = counts_of (cards)[kind];

    ts_snack_wars_food_card_set_count (TS_SNACK_WARS_FOOD_CARD (gtk_widget_get_first_child (overlay)),
                                       (int) count);
    gtk_widget_set_visible (gtk_widget_get_last_child (overlay), count > 0);
  }
}

static void
on_clicked (GtkWidget *button, gpointer by)
{
  GtkWidget *cards = gtk_widget_get_ancestor (button, GTK_TYPE_GRID);
  int column, row;

  gtk_grid_query_child (GTK_GRID (cards), gtk_widget_get_parent (button), &column, &row, NULL, NULL);
  counts_of (cards)[row * COLUMNS + column] += GPOINTER_TO_INT (by);
  show_counts (cards);
}

static GtkWidget *
less_new (const char *name)
{
  GtkWidget *less = gtk_button_new_from_icon_name ("list-remove-symbolic");
  /* Translators: a button that takes one card away again; %s is its name */
  g_autofree char *label = g_strdup_printf (_ ("One less: %s"), name);

  gtk_widget_set_halign (less, GTK_ALIGN_START);
  gtk_widget_set_valign (less, GTK_ALIGN_START);
  gtk_widget_add_css_class (less, "circular");
  gtk_widget_add_css_class (less, "snack-less");
  gtk_widget_set_tooltip_text (less, label);
  return less;
}

static GtkWidget *
make_cards (const TsField *field, const TsHeader *header G_GNUC_UNUSED, GCallback changed, gpointer data)
{
  GtkWidget *cards =
      g_object_new (GTK_TYPE_GRID, "row-spacing", 8, "column-spacing", 8, "column-homogeneous", TRUE, NULL);

  g_object_set_data_full (G_OBJECT (cards), "counts", g_new0 (gint64, SNACK_N_KINDS), g_free);
  for (int kind = 0; kind < SNACK_N_KINDS; kind++) {
    const char *name = _ (field->words[kind].label);
    GtkWidget *overlay = gtk_overlay_new ();
    GtkWidget *card = GTK_WIDGET (ts_snack_wars_food_card_new (SNACK_KINDS + kind, name));
    GtkWidget *less = less_new (name);

    g_signal_connect (card, "clicked", G_CALLBACK (on_clicked), GINT_TO_POINTER (1));
    g_signal_connect (less, "clicked", G_CALLBACK (on_clicked), GINT_TO_POINTER (-1));
    g_signal_connect_swapped (card, "clicked", changed, data);
    g_signal_connect_swapped (less, "clicked", changed, data);
    gtk_widget_set_hexpand (card, TRUE);
    gtk_overlay_set_child (GTK_OVERLAY (overlay), card);
    gtk_overlay_add_overlay (GTK_OVERLAY (overlay), less);
    gtk_grid_attach (GTK_GRID (cards), overlay, kind % COLUMNS, kind / COLUMNS, 1, 1);
  }
  return cards;
}

static void
get_cards (const TsField *field G_GNUC_UNUSED, GtkWidget *cards, TsValue *value)
{
  value->given = TRUE;
  value->n = SNACK_N_KINDS;
  value->numbers = g_memdup2 (counts_of (cards), SNACK_N_KINDS * sizeof (gint64));
}

static void
set_cards (const TsField *field G_GNUC_UNUSED, GtkWidget *cards, const TsValue *value)
{
  for (int kind = 0; kind < SNACK_N_KINDS; kind++)
    counts_of (cards)[kind] = value->given ? value->numbers[kind] : 0;
  show_counts (cards);
}

static const TsInput cards_input = {
  .wide = TRUE, .always = TRUE, .make = make_cards, .get = get_cards, .set = set_cards
};

/* --- the sheet --- */

static GtkWidget *
bonus_mark (int bonus)
{
  g_autofree char *icon = ts_snack_wars_food_card_icon (SNACK_BONUSES + bonus);

  return ts_picture_new (icon, 24);
}

static char *
tell_title (const TsView *view, const TsEntry *entry)
{
  if (entry->who == TS_NOBODY)
    return NULL;
  /* Translators: the title of a sheet; %s is the name of the player whose cards are counted */
  return g_strdup_printf (_ ("Write down the cards of %s"), ts_view_name (view, entry->who));
}

/* All of them by name are too long for a tab. None is no answer yet: whoever is chosen begins there. */
static char *
tell_foods (const TsView *view G_GNUC_UNUSED, const TsEntry *entry)
{
  const TsValue *foods = ts_entry_value (entry, "foods");
  gint64 n = 0;

  for (guint i = 0; i < foods->n; i++)
    n += foods->numbers[i];
  return n > 0 ? g_strdup_printf ("%" G_GINT64_FORMAT, n) : NULL;
}

static const TsSheetField fields[] = {
  { .field = "who" },
  { .field = "foods", .input = &cards_input, .answer = tell_foods },
  { .field = "bonuses", .mark = bonus_mark },
  { 0 },
};

static gboolean
is_written_down (const TsState *state, int seat)
{
  return state->counters[seat][SNACK_CARDS] > 0 || state->counters[seat][SNACK_RACCOONS] > 0;
}

static void
fill_in (TsSheet *sheet, const int *counters)
{
  gint64 foods[SNACK_N_KINDS];
  gint64 bonuses[SNACK_N_BONUSES];
  guint n = 0;

  for (int kind = 0; kind < SNACK_N_KINDS; kind++)
    foods[kind] = counters[SNACK_KINDS + kind];
  for (int bonus = 0; bonus < SNACK_N_BONUSES; bonus++)
    if (counters[SNACK_BONUSES + bonus] > 0)
      bonuses[n++] = bonus;
  ts_sheet_set (sheet, "foods", &(const TsValue) { .given = TRUE, .n = SNACK_N_KINDS, .numbers = foods });
  ts_sheet_set (sheet, "bonuses", &(const TsValue) { .given = TRUE, .n = n, .numbers = bonuses });
  ts_sheet_set_int (sheet, "raccoons", counters[SNACK_RACCOONS]);
}

/* Whether something is filled in that the table does not know yet. */
static gboolean
is_unsaid (const TsView *view, const TsEntry *entry)
{
  for (int counter = SNACK_RACCOONS; counter < SNACK_BONUSES + SNACK_N_BONUSES; counter++) {
    int known = entry->who != TS_NOBODY ? ts_view_state (view)->counters[entry->who][counter] : 0;

    if (ts_snack_wars_recorded (entry, counter) != known)
      return TRUE;
  }
  return FALSE;
}

/* As long as that is so it is what the big button writes down, and the game does not end without it. */
static void
offer (TsSheet *sheet)
{
  TsBoardPart *part = TS_BOARD_PART (sheet);
  TsView view = ts_board_part_get_view (part);
  g_autoptr (TsEntry) entry = ts_sheet_get_entry (sheet);
  g_autoptr (JsonObject) object = entry->who != TS_NOBODY ? ts_entry_write (entry) : NULL;
  g_autofree char *label = tell_title (&view, entry);

  if (!is_unsaid (&view, entry)) {
    ts_board_part_offer (part, NULL, NULL);
    return;
  }
  if (object != NULL &&
      !ts_session_would_accept (ts_board_get_session (ts_board_part_get_board (part)), object, NULL))
    g_clear_pointer (&object, json_object_unref);
  ts_board_part_offer (part, label != NULL ? label : _ ("Whose cards are these?"), g_steal_pointer (&object));
}

/* Whose cards are shown, to tell who is left when somebody else is chosen. */
static int
get_shown (TsSheet *sheet)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (sheet), "shown")) - 1;
}

static void
set_shown (TsSheet *sheet, int seat)
{
  g_object_set_data (G_OBJECT (sheet), "shown", GINT_TO_POINTER (seat + 1));
  offer (sheet);
}

/* One seat after the other, as they sit; when all are written down, nobody's. */
static void
begin (TsSheet *sheet)
{
  TsView view = ts_board_part_get_view (TS_BOARD_PART (sheet));
  const TsState *state = view.state;
  int seat = 0;

  while (seat < state->n_seats && is_written_down (state, seat))
    seat++;
  if (seat < state->n_seats)
    ts_sheet_set_int (sheet, "who", seat);
  set_shown (sheet, seat < state->n_seats ? seat : TS_NOBODY);
}

/* What was tapped for somebody counts when somebody else is chosen. FALSE: it is refused. */
static gboolean
say_for (TsSheet *sheet, int seat)
{
  TsBoard *board = ts_board_part_get_board (TS_BOARD_PART (sheet));
  TsView view = ts_board_get_view (board);
  g_autoptr (TsEntry) entry = ts_sheet_get_entry (sheet);

  entry->who = seat;
  return !is_unsaid (&view, entry) || ts_board_say (board, ts_entry_write (entry));
}

/* Who is chosen again is corrected. What was tapped before anybody was chosen is for whoever is. */
static void
choose (TsSheet *sheet, int seat)
{
  static const int nothing[TS_MAX_COUNTERS] = { 0 };
  int shown = get_shown (sheet);
  TsView view;
  g_autoptr (TsEntry) tapped = NULL;

  if (shown != TS_NOBODY && !say_for (sheet, shown)) {
    ts_sheet_set_int (sheet, "who", shown);
    return;
  }
  view = ts_board_part_get_view (TS_BOARD_PART (sheet));
  tapped = ts_sheet_get_entry (sheet);
  tapped->who = TS_NOBODY;
  if (shown != TS_NOBODY || !is_unsaid (&view, tapped))
    fill_in (sheet, seat != TS_NOBODY ? ts_view_state (&view)->counters[seat] : nothing);
  set_shown (sheet, seat);
}

static void
answered (TsSheet *sheet, const char *field)
{
  g_autoptr (TsEntry) entry = ts_sheet_get_entry (sheet);

  if (strcmp (field, "who") == 0 && entry->who != get_shown (sheet))
    choose (sheet, entry->who);
  else
    offer (sheet);
}

static const TsSheetPlan plan = {
  .fields = fields, .title = tell_title, .begin = begin, .answered = answered, .quiet = TRUE
};

TsSheet *
ts_snack_wars_record_new (TsBoard *board)
{
  return ts_sheet_new (board, ts_verb_find (&ts_snack_wars, "collection"), &plan);
}

void
ts_snack_wars_record_update (TsSheet *sheet, const TsOutcome *outcome)
{
  if (ts_outcome_is (outcome, "collection") && outcome->record->who == get_shown (sheet))
    ts_board_part_begin (TS_BOARD_PART (sheet));
}
