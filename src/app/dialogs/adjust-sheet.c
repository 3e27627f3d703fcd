/* People count what lies on the table; the entry says by how much the number has to change. So the last
 * question has the true number, and its answer is the difference. Where an earlier entry that was said
 * wrongly would explain it, that one is offered first.
 *
 * What the whole table has together is asked for once: it is "the table's", a chip behind those of the seats.
 * While the sheet is filled in, “who” is then the number after the last seat; complete() puts a seat there.
 */
#include "adjust-sheet.h"

#include "config.h"
#include "counted-number.h"
#include "referee/every-game.h"
#include "widgets/chips.h"
#include "referee/number.h"
#include "widgets/seat.h"
#include "widgets/style.h"

#include <glib/gi18n-lib.h>

/* --- what is asked --- */

static gboolean
is_correctable (const TsView *view, int counter)
{
  return !view->game->counters[counter].derived && ts_view_counter_in_play (view, counter);
}

/* The counter that is filled in, or -1. */
static int
counter_of (const TsView *view, const TsEntry *entry)
{
  return ts_entry_has (entry, "counter")
             ? ts_game_counter (view->game, ts_entry_value (entry, "counter")->text)
             : -1;
}

static gboolean
is_shared (const TsView *view, int counter)
{
  return view->game->counters[counter].shared;
}

static gint64
table_of (const TsView *view)
{
  return ts_view_state (view)->n_seats;
}

static int
number_of (const TsView *view, int counter, gint64 who)
{
  return ts_view_state (view)->counters[who == table_of (view) ? 0 : who][counter];
}

/* --- whose --- */

static GtkWidget *
make_whose (const TsField *field, const TsHeader *header, GCallback changed, gpointer data)
{
  GtkWidget *input = ts_input_of_type (field)->make (field, header, changed, data);

  ts_chips_add (TS_CHIPS (input), _ ("The table’s"), NULL);
  return input;
}

static void
get_whose (const TsField *field, GtkWidget *input, TsValue *value)
{
  ts_input_of_type (field)->get (field, input, value);
}

static void
set_whose (const TsField *field, GtkWidget *input, const TsValue *value)
{
  ts_input_of_type (field)->set (field, input, value);
}

static void
show_whose (const TsField *field G_GNUC_UNUSED,
            GtkWidget *input,
            const TsView *view,
            const TsEntry *entry G_GNUC_UNUSED)
{
  gboolean any = FALSE;

  for (int counter = 0; view->game->counters[counter].id != NULL; counter++)
    any |= is_shared (view, counter) && is_correctable (view, counter);
  ts_chips_set_offered (TS_CHIPS (input), (guint) table_of (view), any);
}

static char *
tell_whose (const TsView *view, const TsEntry *entry)
{
  int counter = counter_of (view, entry);

  if (entry->who == table_of (view) || (counter >= 0 && is_shared (view, counter)))
    return g_strdup (_ ("The table’s"));
  return g_strdup (ts_view_name (view, (int) entry->who));
}

/* --- which: chips for all that can be corrected, of which those of the seat are to be seen --- */

static GPtrArray *
ids_of (GtkWidget *input)
{
  return g_object_get_data (G_OBJECT (input), "ids");
}

static GtkWidget *
make_which (const TsField *field G_GNUC_UNUSED,
            const TsHeader *header G_GNUC_UNUSED,
            GCallback changed,
            gpointer data)
{
  GtkWidget *input = GTK_WIDGET (ts_chips_new (TS_CHIPS_ONE));

  g_object_set_data_full (G_OBJECT (input), "ids", g_ptr_array_new (), (GDestroyNotify) g_ptr_array_unref);
  g_signal_connect_swapped (input, "changed", changed, data);
  return input;
}

static void
get_which (const TsField *field G_GNUC_UNUSED, GtkWidget *input, TsValue *value)
{
  int chosen = ts_chips_get_chosen (TS_CHIPS (input));

  value->given = chosen >= 0;
  if (value->given)
    value->text = g_strdup (ids_of (input)->pdata[chosen]);
}

static void
set_which (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsValue *value)
{
  guint place = 0;
  gboolean found =
      value->given && g_ptr_array_find_with_equal_func (ids_of (input), value->text, g_str_equal, &place);
  gint64 chosen = place;

  ts_chips_set (TS_CHIPS (input), &chosen, found);
}

static void
add_counters (GtkWidget *input, const TsView *view)
{
  for (int counter = 0; view->game->counters[counter].id != NULL; counter++)
    if (is_correctable (view, counter)) {
      ts_chips_add (TS_CHIPS (input), ts_view_counter_label (view, counter), NULL);
      g_ptr_array_add (ids_of (input), (gpointer) view->game->counters[counter].id);
    }
}

/* With the number as it is now: so what is wrong is found by looking. */
static void
show_counter (GtkWidget *input, guint chip, const TsView *view, gint64 who)
{
  int counter = ts_game_counter (view->game, ids_of (input)->pdata[chip]);
  gboolean offered = who != TS_NOBODY && is_shared (view, counter) == (who == table_of (view));
  g_autofree char *number = ts_number_tell (number_of (view, counter, MAX (who, 0)));
  /* Translators: how many of a thing: the thing, and the number */
  g_autofree char *label = g_strdup_printf (_ ("%s: %s"), ts_view_counter_label (view, counter), number);

  ts_chips_set_label (TS_CHIPS (input), chip, label);
  ts_chips_set_offered (TS_CHIPS (input), chip, offered);
  if (!offered && ts_chips_get_chosen (TS_CHIPS (input)) == (int) chip)
    ts_chips_set (TS_CHIPS (input), NULL, 0);
}

/* The sheet has the colour of the seat. */
static void
show_which (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsView *view, const TsEntry *entry)
{
  GtkWidget *sheet = gtk_widget_get_ancestor (input, TS_TYPE_SHEET);
  gboolean is_seat = entry->who != TS_NOBODY && entry->who != table_of (view);

  if (ids_of (input)->len == 0)
    add_counters (input, view);
  for (guint chip = 0; chip < ids_of (input)->len; chip++)
    show_counter (input, chip, view, entry->who);
  ts_seat_set_colour (sheet, is_seat ? ts_seat_colour (view->header, (int) entry->who) : NULL);
  ts_style_set (sheet, "coloured", is_seat);
}

static char *
tell_which (const TsView *view, const TsEntry *entry)
{
  return g_strdup (ts_view_counter_label (view, counter_of (view, entry)));
}

/* --- what really lies there --- */

static void
close_dialog (GtkWidget *input)
{
  adw_dialog_close (ADW_DIALOG (gtk_widget_get_ancestor (input, ADW_TYPE_DIALOG)));
}

static GtkWidget *
make_number (const TsField *field G_GNUC_UNUSED,
             const TsHeader *header G_GNUC_UNUSED,
             GCallback changed,
             gpointer data)
{
  GtkWidget *input = ts_counted_number_new ();

  g_signal_connect_swapped (input, "changed", changed, data);
  g_signal_connect (input, "said", G_CALLBACK (close_dialog), NULL);
  return input;
}

static void
get_number (const TsField *field G_GNUC_UNUSED, GtkWidget *input, TsValue *value)
{
  gint64 by = ts_counted_number_get_by (TS_COUNTED_NUMBER (input));

  if (by != 0)
    ts_input_take_numbers (value, &by, 1);
}

static void
set_number (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsValue *value)
{
  ts_counted_number_set_by (TS_COUNTED_NUMBER (input), value->given ? (int) value->numbers[0] : 0);
}

static void
show_number (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsView *view, const TsEntry *entry)
{
  GtkWidget *sheet = gtk_widget_get_ancestor (input, TS_TYPE_SHEET);
  int counter = entry->who != TS_NOBODY ? counter_of (view, entry) : -1;
  int seat = counter >= 0 && entry->who != table_of (view) ? (int) entry->who : 0;

  ts_counted_number_show (TS_COUNTED_NUMBER (input), ts_board_part_get_board (TS_BOARD_PART (sheet)), seat,
                          counter);
}

static gboolean
asks_number (const TsView *view, const TsEntry *entry)
{
  return entry->who != TS_NOBODY && counter_of (view, entry) >= 0;
}

static char *
tell_number (const TsView *view, const TsEntry *entry)
{
  int now = number_of (view, counter_of (view, entry), entry->who);
  int by = ts_entry_int (entry, "by");
  g_autofree char *was = ts_number_tell (now);
  g_autofree char *is = ts_number_tell (now + by);
  g_autofree char *change = ts_number_tell_change (by);

  /* Translators: a correction: a number as it is in the app, as it should be, and the difference */
  return g_strdup_printf (_ ("%s → %s (%s)"), was, is, change);
}

/* What was noted stands below, and needs no room on the tab. */
static char *
tell_nothing (const TsView *view G_GNUC_UNUSED, const TsEntry *entry G_GNUC_UNUSED)
{
  return NULL;
}

/* --- the sheet --- */

static char *
tell_title (const TsView *view, const TsEntry *entry)
{
  g_autofree char *number = NULL;
  const char *label;
  int counter;

  if (!asks_number (view, entry))
    return NULL;
  counter = counter_of (view, entry);
  label = ts_view_counter_label (view, counter);
  number = ts_number_tell (number_of (view, counter, entry->who));
  if (is_shared (view, counter))
    /* Translators: what is counted, and how many there are */
    return g_strdup_printf (_ ("%s, now %s"), label, number);
  /* Translators: a player's name, what is counted, and how many there are */
  return g_strdup_printf (_ ("%s: %s, now %s"), ts_view_name (view, (int) entry->who), label, number);
}

static char *
preview (const TsView *view, const TsEntry *entry)
{
  return ts_entry_has (entry, "by") ? tell_number (view, entry) : NULL;
}

static void
complete (const TsView *view, TsEntry *entry)
{
  if (entry->who == table_of (view) && counter_of (view, entry) >= 0)
    entry->who = 0;
}

static const TsInput whose_input = { TRUE, FALSE, TRUE, make_whose, get_whose, set_whose, show_whose, FALSE };
static const TsInput which_input = { TRUE, FALSE, TRUE, make_which, get_which, set_which, show_which, FALSE };
static const TsInput number_input = { TRUE,       FALSE,      FALSE,       make_number,
                                      get_number, set_number, show_number, FALSE };

static const TsSheetField fields[] = {
  { .field = "who",
    .title = N_ ("Whose"),
    .question = N_ ("Whose number is wrong?"),
    .input = &whose_input,
    .answer = tell_whose },
  { .field = "counter", .question = N_ ("Which number?"), .input = &which_input, .answer = tell_which },
  { .field = "by",
    .title = N_ ("Number"),
    .question = N_ ("What really lies there?"),
    .input = &number_input,
    .answer = tell_number,
    .asked = asks_number },
  { .field = "note",
    .title = N_ ("Why? (may stay empty)"),
    .together = "by",
    .answer = tell_nothing,
    .asked = asks_number },
  { 0 },
};

#define PLAN(words)                                                                                          \
  { .fields = fields, .title = tell_title, .preview = preview, .complete = complete, .confirm = (words) }

static const TsSheetPlan plan = PLAN (N_ ("Just Correct the Number"));
static const TsSheetPlan amending = PLAN (N_ ("See What Changes"));

TsSheet *
ts_adjust_sheet_new (TsBoard *board, gboolean amends)
{
  return ts_sheet_new (board, &ts_verb_adjust, amends ? &amending : &plan);
}

/* Leads to what is still to be said; to the number where that is known, too, since it is what is said wrongly
 * most often.
 */
void
ts_adjust_sheet_fill (TsSheet *sheet, const TsView *view, int seat, int counter, int by)
{
  gboolean shared = counter >= 0 && is_shared (view, counter);

  ts_sheet_set_int (sheet, "who", shared ? (int) table_of (view) : seat);
  if (counter >= 0)
    ts_sheet_set (sheet, "counter",
                  &(TsValue) { .given = TRUE, .text = (char *) view->game->counters[counter].id });
  ts_sheet_open_missing (sheet);
  if (by != 0)
    ts_sheet_set_int (sheet, "by", by);
}
