/* input-chips.c — inputs of chips: one or many of words, seats, or numbers. */
#include "input.h"

#include "chips.h"
#include "config.h"
#include "referee/number.h"
#include "seat-numbers.h"

#include <glib/gi18n-lib.h>

#define FEW_NUMBERS  11 /* two lines of them, and what brings out the others */
#define MANY_NUMBERS 15

/* --- words, numbers and seats as chips --- */

static TsChipsMode
chips_mode (const TsField *field)
{
  if (field->type == TS_FIELD_WORDS || field->type == TS_FIELD_SEATS)
    return field->distinct ? TS_CHIPS_DISTINCT : TS_CHIPS_REPEAT;
  return field->optional ? TS_CHIPS_ONE_OR_NONE : TS_CHIPS_ONE;
}

static void
add_words (const TsField *field, TsChips *input)
{
  for (const TsWord *word = field->words; word != NULL && word->id != NULL; word++)
    ts_chips_add (input, _ (word->label), NULL);
}

/* Words that may stand in the place of a seat or an integer come before those. */
static gint64
words_before_numbers (const TsField *field)
{
  gboolean mixed = field->type == TS_FIELD_SEAT || field->type == TS_FIELD_INTEGER;

  return mixed && field->words != NULL ? ts_words_length (field->words) : 0;
}

/* Chips of numbers begin with the least. */
static gint64
first_number (const TsField *field)
{
  return field->type == TS_FIELD_INTEGER ? field->min : 0;
}

/* From a chip's place to the number of the seat, to the integer, or to the word instead. */
gint64
ts_input_number_of_chip (const TsField *field, gint64 chip)
{
  gint64 words = words_before_numbers (field);

  return chip < words ? -1 - chip : chip - words + first_number (field);
}

static gint64
number_to_chip (const TsField *field, gint64 number)
{
  gint64 words = words_before_numbers (field);

  return words > 0 && number < 0 ? -1 - number : number - first_number (field) + words;
}

static void
add_numbers (const TsField *field, TsChips *input)
{
  for (gint64 number = field->min; number <= field->max; number++) {
    g_autofree char *label = ts_number_tell ((int) number + field->from_one);

    ts_chips_add (input, label, NULL);
  }
}

static void
add_seats (GtkWidget *input, const TsHeader *header)
{
  for (int seat = 0; seat < (int) header->n_players; seat++)
    ts_chips_add_seat (TS_CHIPS (input), header, seat);
}

/* The larger ones of many wait behind one tap. */
static void
fold_numbers (const TsField *field, TsChips *input)
{
  if (field->max - field->min >= MANY_NUMBERS)
    ts_chips_fold (input, FEW_NUMBERS + (guint) words_before_numbers (field));
}

static GtkWidget *
make_chips (const TsField *field, const TsHeader *header, GCallback changed, gpointer data)
{
  GtkWidget *input = GTK_WIDGET (ts_chips_new (chips_mode (field)));

  add_words (field, TS_CHIPS (input));
  if (field->type == TS_FIELD_INTEGER) {
    add_numbers (field, TS_CHIPS (input));
    fold_numbers (field, TS_CHIPS (input));
    gtk_widget_add_css_class (input, "numbers");
  }
  if (header != NULL && (field->type == TS_FIELD_SEAT || field->type == TS_FIELD_SEATS))
    add_seats (input, header);
  g_signal_connect_swapped (input, "changed", changed, data);
  return input;
}

static void
get_chips (const TsField *field, GtkWidget *input, TsValue *value)
{
  guint n;
  const gint64 *chosen = ts_chips_get (TS_CHIPS (input), &n);

  if (n == 0)
    return;
  ts_input_take_numbers (value, chosen, n);
  value->numbers[0] = ts_input_number_of_chip (field, chosen[0]);
}

static void
get_list (const TsField *field G_GNUC_UNUSED, GtkWidget *input, TsValue *value)
{
  guint n;
  const gint64 *chosen = ts_chips_get (TS_CHIPS (input), &n);

  ts_input_take_numbers (value, chosen, n);
}

static void
set_chips (const TsField *field, GtkWidget *input, const TsValue *value)
{
  gint64 chip = value->given ? number_to_chip (field, value->numbers[0]) : 0;

  ts_chips_set (TS_CHIPS (input), &chip, value->given);
  if (field->type == TS_FIELD_INTEGER && !value->given)
    fold_numbers (field, TS_CHIPS (input));
}

static void
set_list (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsValue *value)
{
  ts_chips_set (TS_CHIPS (input), value->numbers, value->n);
}

const TsInput ts_input_chip = { TRUE, FALSE, TRUE, make_chips, get_chips, set_chips, NULL };
const TsInput ts_input_chips = { TRUE, FALSE, TRUE, make_chips, get_list, set_list, NULL };

/* --- seats that change --- */

/* The seats that are chosen and gone are no longer chosen. */
static void
keep_seats (const TsField *field, GtkWidget *input, guint n_seats)
{
  gint64 seats = words_before_numbers (field) + n_seats;
  g_autoptr (GArray) kept = g_array_new (FALSE, FALSE, sizeof (gint64));
  guint n;
  const gint64 *chosen = ts_chips_get (TS_CHIPS (input), &n);

  for (guint i = 0; i < n; i++)
    if (chosen[i] < seats)
      g_array_append_val (kept, chosen[i]);
  ts_chips_set (TS_CHIPS (input), (const gint64 *) (gconstpointer) kept->data, kept->len);
}

void
ts_input_set_seats (const TsField *field, GtkWidget *input, const TsHeader *header)
{
  if (field->type == TS_FIELD_EACH) {
    if (TS_IS_SEAT_NUMBERS (input)) /* behind a switch it knows them from the beginning */
      ts_seat_numbers_set_header (TS_SEAT_NUMBERS (input), header);
    return;
  }
  ts_chips_clear (TS_CHIPS (input));
  add_words (field, TS_CHIPS (input));
  add_seats (input, header);
  keep_seats (field, input, header->n_players);
}
