#include "input.h"

#include "chips.h"
#include "config.h"
#include "counts.h"
#include "dice.h"
#include "number.h"
#include "offers.h"
#include "referee/entry.h"
#include "seat-numbers.h"
#include "seat.h"
#include "stepper.h"

#include <glib/gi18n-lib.h>

#define MAX_CHIPS    9  /* a longer list of words becomes a drop-down */
#define FEW_NUMBERS  11 /* two lines of them, and what brings out the others */
#define MANY_NUMBERS 15
#define MAX_NUMBERS  24 /* more than that, and they are counted up to */
#define MARK_SIZE    20

/* --- values of one number, of many, of text --- */

void
ts_input_take_numbers (TsValue *value, const gint64 *numbers, guint n)
{
  value->given = TRUE;
  value->n = n;
  value->numbers = g_new0 (gint64, MAX (n, 1));
  for (guint i = 0; i < n; i++)
    value->numbers[i] = numbers[i];
}

/* --- whole numbers --- */

static GtkWidget *
make_integer (const TsField *field, const TsHeader *header G_GNUC_UNUSED, GCallback changed, gpointer data)
{
  GtkWidget *input = ts_stepper_new (field->min, field->max);

  g_signal_connect_swapped (input, "value-changed", changed, data);
  return input;
}

static void
get_integer (const TsField *field G_GNUC_UNUSED, GtkWidget *input, TsValue *value)
{
  gint64 number;

  gtk_spin_button_update (GTK_SPIN_BUTTON (input)); /* what is typed and not yet taken over counts, too */
  number = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (input));
  ts_input_take_numbers (value, &number, 1);
}

static void
set_integer (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsValue *value)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (input), value->given ? (double) value->numbers[0] : 0);
}

/* --- yes or no --- */

static GtkWidget *
make_boolean (const TsField *field G_GNUC_UNUSED,
              const TsHeader *header G_GNUC_UNUSED,
              GCallback changed,
              gpointer data)
{
  GtkWidget *input = gtk_switch_new ();

  g_signal_connect_swapped (input, "notify::active", changed, data);
  return input;
}

static void
get_boolean (const TsField *field G_GNUC_UNUSED, GtkWidget *input, TsValue *value)
{
  gint64 on = gtk_switch_get_active (GTK_SWITCH (input));

  ts_input_take_numbers (value, &on, 1);
}

static void
set_boolean (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsValue *value)
{
  gtk_switch_set_active (GTK_SWITCH (input), value->given && value->numbers[0] != 0);
}

/* --- one of a long list: its first line stands for nothing --- */

static GtkWidget *
make_drop_down (const TsField *field, const TsHeader *header G_GNUC_UNUSED, GCallback changed, gpointer data)
{
  GtkStringList *labels = gtk_string_list_new (NULL);
  GtkWidget *input;

  gtk_string_list_append (labels, _ ("Choose…"));
  for (const TsWord *word = field->words; word->id != NULL; word++)
    gtk_string_list_append (labels, _ (word->label));
  input = gtk_drop_down_new (G_LIST_MODEL (labels),
                             gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string"));
  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (input), TRUE);
  gtk_drop_down_set_search_match_mode (GTK_DROP_DOWN (input), GTK_STRING_FILTER_MATCH_MODE_SUBSTRING);
  gtk_widget_add_css_class (input, "words");
  g_signal_connect_swapped (input, "notify::selected", changed, data);
  return input;
}

static void
get_drop_down (const TsField *field G_GNUC_UNUSED, GtkWidget *input, TsValue *value)
{
  gint64 word = (gint64) gtk_drop_down_get_selected (GTK_DROP_DOWN (input)) - 1;

  if (word >= 0)
    ts_input_take_numbers (value, &word, 1);
}

static void
set_drop_down (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsValue *value)
{
  gtk_drop_down_set_selected (GTK_DROP_DOWN (input), value->given ? (guint) value->numbers[0] + 1 : 0);
}

/* --- chips: words and seats --- */

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
    g_autofree char *label = ts_number_tell ((int) number);

    ts_chips_add (input, label, NULL);
  }
}

static void
add_seat (GtkWidget *input, const TsHeader *header, int seat)
{
  const char *colour = ts_seat_colour (header, seat);
  GtkWidget *chip =
      ts_chips_add (TS_CHIPS (input), header->players[seat].name, ts_seat_mark_new (colour, seat, MARK_SIZE));

  gtk_widget_add_css_class (chip, "seat");
  ts_seat_set_colour (chip, colour);
}

static void
add_seats (GtkWidget *input, const TsHeader *header)
{
  for (int seat = 0; seat < (int) header->n_players; seat++)
    add_seat (input, header, seat);
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

/* --- text --- */

static GtkWidget *
make_text (const TsField *field G_GNUC_UNUSED,
           const TsHeader *header G_GNUC_UNUSED,
           GCallback changed,
           gpointer data)
{
  GtkWidget *input = gtk_entry_new ();

  gtk_widget_add_css_class (input, "big");
  gtk_entry_set_activates_default (GTK_ENTRY (input), TRUE);
  g_signal_connect_swapped (input, "changed", changed, data);
  return input;
}

static void
get_text (const TsField *field G_GNUC_UNUSED, GtkWidget *input, TsValue *value)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (input))));

  value->given = *text != '\0';
  if (value->given)
    value->text = g_steal_pointer (&text);
}

static void
set_text (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsValue *value)
{
  gtk_editable_set_text (GTK_EDITABLE (input), value->given ? value->text : "");
}

/* --- one of the texts that are offered --- */

static GtkWidget *
make_offers (const TsField *field G_GNUC_UNUSED,
             const TsHeader *header G_GNUC_UNUSED,
             GCallback changed,
             gpointer data)
{
  GtkWidget *input = ts_offers_new ();

  g_signal_connect_swapped (input, "changed", changed, data);
  return input;
}

static void
get_offers (const TsField *field G_GNUC_UNUSED, GtkWidget *input, TsValue *value)
{
  const char *text = ts_offers_get_text (TS_OFFERS (input));

  value->given = text != NULL;
  value->text = g_strdup (text);
}

static void
set_offers (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsValue *value)
{
  if (value->given)
    ts_offers_set_text (TS_OFFERS (input), value->text);
}

/* --- texts: each on a line of its own --- */

static GtkTextBuffer *
buffer_of (GtkWidget *input)
{
  return gtk_text_view_get_buffer (GTK_TEXT_VIEW (input));
}

static GtkWidget *
make_texts (const TsField *field G_GNUC_UNUSED,
            const TsHeader *header G_GNUC_UNUSED,
            GCallback changed,
            gpointer data)
{
  GtkWidget *input = gtk_text_view_new ();

  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (input), FALSE);
  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (input), GTK_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (input, "texts");
  gtk_widget_set_tooltip_text (input, _ ("Each on a line of its own"));
  g_signal_connect_swapped (buffer_of (input), "changed", changed, data);
  return input;
}

static void
get_texts (const TsField *field G_GNUC_UNUSED, GtkWidget *input, TsValue *value)
{
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();
  g_autofree char *all = NULL;
  g_auto (GStrv) lines = NULL;
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer_of (input), &start, &end);
  all = gtk_text_buffer_get_text (buffer_of (input), &start, &end, FALSE);
  lines = g_strsplit (all, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*g_strstrip (lines[i]) != '\0')
      g_strv_builder_add (texts, lines[i]);
  value->given = TRUE;
  value->texts = g_strv_builder_end (texts);
  value->n = g_strv_length (value->texts);
}

static void
set_texts (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsValue *value)
{
  g_autofree char *all = value->given ? g_strjoinv ("\n", value->texts) : NULL;

  gtk_text_buffer_set_text (buffer_of (input), all != NULL ? all : "", -1);
}

/* --- dice and counts --- */

static GtkWidget *
make_dice (const TsField *field, const TsHeader *header G_GNUC_UNUSED, GCallback changed, gpointer data)
{
  GtkWidget *input = GTK_WIDGET (ts_dice_new (field));

  g_signal_connect_swapped (input, "changed", changed, data);
  return input;
}

static void
get_dice (const TsField *field G_GNUC_UNUSED, GtkWidget *input, TsValue *value)
{
  guint n;
  const gint64 *faces = ts_dice_get_faces (TS_DICE (input), &n);

  if (n > 0)
    ts_input_take_numbers (value, faces, n);
}

static void
set_dice (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsValue *value)
{
  ts_dice_set_faces (TS_DICE (input), value->numbers, value->n);
}

/* As many, and of as many sides, as what else is filled in says. */
static void
show_dice (const TsField *field, GtkWidget *input, const TsView *view, const TsEntry *entry)
{
  TsField now;

  if (field->count_by == NULL && field->sides_by == NULL)
    return;
  now = ts_entry_field (entry, view->header, (guint) (field - entry->verb->args));
  ts_dice_set_field (TS_DICE (input), &now);
}

static GtkWidget *
make_counts (const TsField *field, const TsHeader *header G_GNUC_UNUSED, GCallback changed, gpointer data)
{
  GtkWidget *input = GTK_WIDGET (ts_counts_new (field));

  g_signal_connect_swapped (input, "changed", changed, data);
  return input;
}

static void
get_counts (const TsField *field, GtkWidget *input, TsValue *value)
{
  ts_input_take_numbers (value, ts_counts_get (TS_COUNTS (input)), ts_words_length (field->words));
}

static void
set_counts (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsValue *value)
{
  if (value->given)
    ts_counts_set (TS_COUNTS (input), value->numbers);
}

/* --- a number for each seat --- */

static GtkWidget *
make_each (const TsField *field, const TsHeader *header, GCallback changed, gpointer data)
{
  GtkWidget *input = ts_seat_numbers_new (field);

  if (header != NULL)
    ts_seat_numbers_set_header (TS_SEAT_NUMBERS (input), header);
  g_signal_connect_swapped (input, "changed", changed, data);
  return input;
}

static void
get_each (const TsField *field G_GNUC_UNUSED, GtkWidget *input, TsValue *value)
{
  guint n;
  const gint64 *numbers = ts_seat_numbers_get (TS_SEAT_NUMBERS (input), &n);

  ts_input_take_numbers (value, numbers, n);
}

static void
set_each (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsValue *value)
{
  if (value->given)
    ts_seat_numbers_set (TS_SEAT_NUMBERS (input), value->numbers, value->n);
}

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

/* --- which it is --- */

const TsInput ts_input_offers = { TRUE, FALSE, FALSE, make_offers, get_offers, set_offers, NULL };

static const TsInput kinds[] = {
  [TS_FIELD_INTEGER] = { FALSE, TRUE, FALSE, make_integer, get_integer, set_integer, NULL },
  [TS_FIELD_BOOLEAN] = { FALSE, TRUE, FALSE, make_boolean, get_boolean, set_boolean, NULL },
  [TS_FIELD_WORD] = { TRUE, FALSE, TRUE, make_chips, get_chips, set_chips, NULL },
  [TS_FIELD_SEAT] = { TRUE, FALSE, TRUE, make_chips, get_chips, set_chips, NULL },
  [TS_FIELD_TEXT] = { TRUE, FALSE, FALSE, make_text, get_text, set_text, NULL },
  [TS_FIELD_DICE] = { TRUE, FALSE, TRUE, make_dice, get_dice, set_dice, show_dice },
  [TS_FIELD_WORDS] = { TRUE, FALSE, TRUE, make_chips, get_list, set_list, NULL },
  [TS_FIELD_COUNTS] = { TRUE, TRUE, FALSE, make_counts, get_counts, set_counts, NULL },
  [TS_FIELD_SEATS] = { TRUE, FALSE, TRUE, make_chips, get_list, set_list, NULL },
  [TS_FIELD_TEXTS] = { TRUE, FALSE, FALSE, make_texts, get_texts, set_texts, NULL },
  [TS_FIELD_EACH] = { TRUE, TRUE, FALSE, make_each, get_each, set_each, NULL },
};

const TsInput *
ts_input_of_type (const TsField *field)
{
  static const TsInput drop_down = { TRUE, FALSE, TRUE, make_drop_down, get_drop_down, set_drop_down, NULL };

  if (field->type == TS_FIELD_OBJECT)
    return &ts_input_object;
  if (field->type == TS_FIELD_WORD && ts_words_length (field->words) > MAX_CHIPS)
    return &drop_down;
  if (field->type == TS_FIELD_INTEGER && field->words != NULL)
    return &kinds[TS_FIELD_SEAT];
  g_assert (field->type < G_N_ELEMENTS (kinds) && kinds[field->type].make != NULL);
  return &kinds[field->type];
}

const TsInput *
ts_input_for (const TsField *field)
{
  const TsInput *kind = ts_input_of_type (field);

  return field->optional && kind->always && field->type != TS_FIELD_BOOLEAN ? &ts_input_folded : kind;
}

/* Whether the numbers are few enough to be tapped. */
static gboolean
has_few_numbers (const TsField *field)
{
  return field->type == TS_FIELD_INTEGER && field->min > G_MININT32 && field->max < G_MAXINT32 &&
         field->max - field->min < MAX_NUMBERS;
}

const TsInput *
ts_input_for_room (const TsField *field)
{
  return has_few_numbers (field) ? &kinds[TS_FIELD_SEAT] : ts_input_for (field);
}

/* --- what is filled in --- */

static gboolean
says_nothing (const TsField *field, const TsValue *value)
{
  if (!value->given)
    return TRUE;
  if (!field->optional)
    return FALSE;
  return ((field->type == TS_FIELD_WORDS || field->type == TS_FIELD_SEATS || field->type == TS_FIELD_TEXTS) &&
          value->n == 0) ||
         (field->type == TS_FIELD_BOOLEAN && value->numbers[0] == 0);
}

gboolean
ts_input_get (const TsInput *kind, const TsField *field, GtkWidget *input, TsValue *value)
{
  kind->get (field, input, value);
  if (!says_nothing (field, value))
    return TRUE;
  ts_value_clear (value);
  return FALSE;
}
