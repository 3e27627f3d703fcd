#include "input.h"

#include "config.h"
#include "counts.h"
#include "dice.h"
#include "drop-down.h"
#include "referee/entry.h"
#include "seat-numbers.h"
#include "stepper.h"

#include <glib/gi18n-lib.h>

#define MAX_CHIPS   9  /* a longer list of words becomes a drop-down */
#define MAX_NUMBERS 24 /* more than that, and they are counted up to */

/* --- values of one number, of many --- */

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
  GtkWidget *input = ts_stepper_new_unsaid (field->min, field->max);

  g_signal_connect_swapped (input, "notify::text", changed, data); /* each key counts */
  return input;
}

static void
get_integer (const TsField *field G_GNUC_UNUSED, GtkWidget *input, TsValue *value)
{
  gint64 number;

  if (ts_stepper_get (input, &number))
    ts_input_take_numbers (value, &number, 1);
}

static void
set_integer (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsValue *value)
{
  if (value->given)
    ts_stepper_set (input, value->numbers[0]);
  else
    ts_stepper_clear (input);
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
  input = gtk_drop_down_new (G_LIST_MODEL (labels), NULL);
  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (input), TRUE);
  ts_drop_down_wrap_after_first (GTK_DROP_DOWN (input));
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

  if (numbers != NULL)
    ts_input_take_numbers (value, numbers, n);
}

static void
set_each (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsValue *value)
{
  ts_seat_numbers_set (TS_SEAT_NUMBERS (input), value->given ? value->numbers : NULL, value->n);
}

/* --- which it is --- */

/* Of types of which there is one. */
static const TsInput kinds[] = {
  [TS_FIELD_INTEGER] = { FALSE, FALSE, FALSE, make_integer, get_integer, set_integer, NULL },
  [TS_FIELD_BOOLEAN] = { FALSE, TRUE, FALSE, make_boolean, get_boolean, set_boolean, NULL },
  [TS_FIELD_DICE] = { TRUE, FALSE, TRUE, make_dice, get_dice, set_dice, show_dice },
  [TS_FIELD_COUNTS] = { TRUE, TRUE, FALSE, make_counts, get_counts, set_counts, NULL },
  [TS_FIELD_EACH] = { TRUE, FALSE, FALSE, make_each, get_each, set_each, NULL },
};

const TsInput *
ts_input_of_type (const TsField *field)
{
  static const TsInput drop_down = { TRUE, FALSE, TRUE, make_drop_down, get_drop_down, set_drop_down, NULL };

  switch (field->type) {
  case TS_FIELD_WORD:
    return ts_words_length (field->words) > MAX_CHIPS ? &drop_down : &ts_input_chip;
  case TS_FIELD_SEAT:
    return &ts_input_chip;
  case TS_FIELD_WORDS:
  case TS_FIELD_SEATS:
    return &ts_input_chips;
  case TS_FIELD_TEXT:
    return &ts_input_text;
  case TS_FIELD_TEXTS:
    return &ts_input_texts;
  case TS_FIELD_OBJECT:
    return &ts_input_object;
  default:
    return field->words != NULL && field->type == TS_FIELD_INTEGER ? &ts_input_chip : &kinds[field->type];
  }
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
  return has_few_numbers (field) ? &ts_input_chip : ts_input_for (field);
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
