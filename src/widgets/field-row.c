#include "field-row.h"

#include "chips.h"
#include "config.h"
#include "counts.h"
#include "dice.h"
#include "offers.h"
#include "referee/error.h"
#include "seat.h"
#include "stepper.h"
#include "text.h"

#include <glib/gi18n-lib.h>

#define MAX_CHIPS 9 /* a longer list of words becomes a drop-down */
#define MARK_SIZE 20

/* How one type of field is put in: the widget, and the way from and to its value. */
typedef struct {
  gboolean wide;     /* stands below the title, not beside it */
  gboolean can_fold; /* cannot be empty by itself: an optional one has a switch that brings it out */
  GtkWidget *(*make) (TsFieldRow *self);
  void (*get) (GtkWidget *input, TsValue *value); /* leaves `value` clear if nothing is filled in */
  void (*set) (GtkWidget *input, const TsValue *value);
} TsInput;

struct _TsFieldRow {
  AdwPreferencesRow parent_instance;

  const TsField *field;
  const TsInput *kind;
  guint n_seats;
  gboolean filling_in; /* by the program, not by people */
  GtkBox *box;
  GtkWidget *titles;
  GtkWidget *input;
  GtkWidget *fold; /* GtkSwitch: whether the input is out; NULL if it always is */
  GtkWidget *complaint;
};

G_DEFINE_FINAL_TYPE (TsFieldRow, ts_field_row, ADW_TYPE_PREFERENCES_ROW)

enum {
  CHANGED,
  COMPLETE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
input_changed (TsFieldRow *self)
{
  if (self->filling_in)
    return;
  ts_field_row_set_complaint (self, NULL);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
ts_field_row_class_init (TsFieldRowClass *klass)
{
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[COMPLETE] = g_signal_new ("complete", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                    NULL, G_TYPE_NONE, 0);
}

static void
ts_field_row_init (TsFieldRow *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "field-row");
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  /* The keyboard goes from input to input. */
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
}

/* --- values of one number, of many, of text --- */

static void
take_numbers (TsValue *value, const gint64 *numbers, guint n)
{
  value->given = TRUE;
  value->n = n;
  value->numbers = g_new0 (gint64, MAX (n, 1));
  for (guint i = 0; i < n; i++)
    value->numbers[i] = numbers[i];
}

/* --- whole numbers --- */

static GtkWidget *
make_integer (TsFieldRow *self)
{
  GtkWidget *input = ts_stepper_new (self->field->min, self->field->max);

  g_signal_connect_swapped (input, "value-changed", G_CALLBACK (input_changed), self);
  return input;
}

static void
get_integer (GtkWidget *input, TsValue *value)
{
  gint64 number;

  gtk_spin_button_update (GTK_SPIN_BUTTON (input)); /* what is typed and not yet taken over counts, too */
  number = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (input));
  take_numbers (value, &number, 1);
}

static void
set_integer (GtkWidget *input, const TsValue *value)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (input), value->given ? (double) value->numbers[0] : 0);
}

/* --- yes or no --- */

static GtkWidget *
make_boolean (TsFieldRow *self)
{
  GtkWidget *input = gtk_switch_new ();

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), TRUE);
  g_signal_connect_swapped (input, "notify::active", G_CALLBACK (input_changed), self);
  return input;
}

static void
get_boolean (GtkWidget *input, TsValue *value)
{
  gint64 on = gtk_switch_get_active (GTK_SWITCH (input));

  take_numbers (value, &on, 1);
}

static void
set_boolean (GtkWidget *input, const TsValue *value)
{
  gtk_switch_set_active (GTK_SWITCH (input), value->given && value->numbers[0] != 0);
}

/* --- one of a long list: its first line stands for nothing --- */

static GtkWidget *
make_drop_down (TsFieldRow *self)
{
  GtkStringList *labels = gtk_string_list_new (NULL);
  GtkWidget *input;

  gtk_string_list_append (labels, _ ("Choose…"));
  for (const TsWord *word = self->field->words; word->id != NULL; word++)
    gtk_string_list_append (labels, _ (word->label));
  input = gtk_drop_down_new (G_LIST_MODEL (labels),
                             gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string"));
  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (input), TRUE);
  gtk_drop_down_set_search_match_mode (GTK_DROP_DOWN (input), GTK_STRING_FILTER_MATCH_MODE_SUBSTRING);
  gtk_widget_add_css_class (input, "words");
  g_signal_connect_swapped (input, "notify::selected", G_CALLBACK (input_changed), self);
  return input;
}

static void
get_drop_down (GtkWidget *input, TsValue *value)
{
  gint64 word = (gint64) gtk_drop_down_get_selected (GTK_DROP_DOWN (input)) - 1;

  if (word >= 0)
    take_numbers (value, &word, 1);
}

static void
set_drop_down (GtkWidget *input, const TsValue *value)
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

/* From a chip's place to the number of the seat, to the integer, or to the word instead, and back. */
static void
chip_to_number (const TsField *field, TsValue *value)
{
  gint64 words = words_before_numbers (field);

  if (words > 0 && value->given)
    value->numbers[0] =
        value->numbers[0] < words ? -1 - value->numbers[0] : value->numbers[0] - words + field->min;
}

static void
number_to_chip (const TsField *field, TsValue *value)
{
  gint64 words = words_before_numbers (field);

  if (words > 0 && value->given)
    value->numbers[0] =
        value->numbers[0] < 0 ? -1 - value->numbers[0] : value->numbers[0] - field->min + words;
}

static void
add_numbers (const TsField *field, TsChips *input)
{
  for (gint64 number = field->min; number <= field->max; number++) {
    g_autofree char *label = g_strdup_printf ("%d", (int) number);

    ts_chips_add (input, label, NULL);
  }
}

static GtkWidget *
make_chips (TsFieldRow *self)
{
  GtkWidget *input = ts_chips_new (chips_mode (self->field));

  add_words (self->field, TS_CHIPS (input));
  if (self->field->type == TS_FIELD_INTEGER)
    add_numbers (self->field, TS_CHIPS (input));
  g_signal_connect_swapped (input, "changed", G_CALLBACK (input_changed), self);
  return input;
}

static void
get_chips (GtkWidget *input, TsValue *value)
{
  guint n;
  const gint64 *chosen = ts_chips_get (TS_CHIPS (input), &n);

  if (n > 0)
    take_numbers (value, chosen, n);
}

static void
get_list (GtkWidget *input, TsValue *value)
{
  guint n;
  const gint64 *chosen = ts_chips_get (TS_CHIPS (input), &n);

  take_numbers (value, chosen, n);
}

static void
set_chips (GtkWidget *input, const TsValue *value)
{
  ts_chips_set (TS_CHIPS (input), value->numbers, value->n);
}

/* --- text --- */

static GtkWidget *
make_text (TsFieldRow *self)
{
  GtkWidget *input = gtk_entry_new ();

  gtk_widget_add_css_class (input, "big");
  gtk_entry_set_activates_default (GTK_ENTRY (input), TRUE);
  g_signal_connect_swapped (input, "changed", G_CALLBACK (input_changed), self);
  return input;
}

static void
get_text (GtkWidget *input, TsValue *value)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (input));

  value->given = *text != '\0';
  if (value->given)
    value->text = g_strdup (text);
}

static void
set_text (GtkWidget *input, const TsValue *value)
{
  gtk_editable_set_text (GTK_EDITABLE (input), value->given ? value->text : "");
}

/* --- one of the texts that are offered --- */

static GtkWidget *
make_offers (TsFieldRow *self)
{
  GtkWidget *input = ts_offers_new ();

  g_signal_connect_swapped (input, "changed", G_CALLBACK (input_changed), self);
  return input;
}

static void
get_offers (GtkWidget *input, TsValue *value)
{
  const char *text = ts_offers_get_text (TS_OFFERS (input));

  value->given = text != NULL;
  value->text = g_strdup (text);
}

static void
set_offers (GtkWidget *input, const TsValue *value)
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
make_texts (TsFieldRow *self)
{
  GtkWidget *input = gtk_text_view_new ();

  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (input), FALSE);
  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (input), GTK_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (input, "texts");
  gtk_widget_set_tooltip_text (input, _ ("Each on a line of its own"));
  g_signal_connect_swapped (buffer_of (input), "changed", G_CALLBACK (input_changed), self);
  return input;
}

static void
get_texts (GtkWidget *input, TsValue *value)
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
set_texts (GtkWidget *input, const TsValue *value)
{
  g_autofree char *all = value->given ? g_strjoinv ("\n", value->texts) : NULL;

  gtk_text_buffer_set_text (buffer_of (input), all != NULL ? all : "", -1);
}

/* --- an object: a list of rows in the row --- */

static GtkWidget *
make_object (TsFieldRow *self)
{
  GtkWidget *input = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (input), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (input, "members");
  for (const TsField *member = self->field->members; member->id != NULL; member++) {
    GtkWidget *row = ts_field_row_new (member, NULL);

    g_signal_connect_swapped (row, "changed", G_CALLBACK (input_changed), self);
    gtk_list_box_append (GTK_LIST_BOX (input), row);
  }
  return input;
}

static TsFieldRow *
member_row (GtkWidget *input, guint i)
{
  return TS_FIELD_ROW (gtk_list_box_get_row_at_index (GTK_LIST_BOX (input), (int) i));
}

static guint
n_members (GtkWidget *input)
{
  guint n = 0;

  while (gtk_list_box_get_row_at_index (GTK_LIST_BOX (input), (int) n) != NULL)
    n++;
  return n;
}

static gboolean get_value (TsFieldRow *self, TsValue *value);
static void put_value (TsFieldRow *self, TsValue *value);

static void
get_object (GtkWidget *input, TsValue *value)
{
  value->given = TRUE;
  value->n = n_members (input);
  value->members = g_new0 (TsValue, value->n);
  for (guint i = 0; i < value->n; i++)
    get_value (member_row (input, i), &value->members[i]);
}

static void
set_object (GtkWidget *input, const TsValue *value)
{
  for (guint i = 0; i < n_members (input); i++) {
    if (value->given)
      put_value (member_row (input, i), &value->members[i]);
    else
      ts_field_row_set_value (member_row (input, i), NULL);
  }
}

static gboolean
check_object (GtkWidget *input, GError **error)
{
  for (guint i = 0; i < n_members (input); i++)
    if (!ts_field_row_check (member_row (input, i), error))
      return FALSE;
  return TRUE;
}

/* --- dice and counts --- */

static void
dice_complete (TsFieldRow *self)
{
  g_signal_emit (self, signals[COMPLETE], 0);
}

static GtkWidget *
make_dice (TsFieldRow *self)
{
  GtkWidget *input = ts_dice_new (self->field);

  g_signal_connect_swapped (input, "changed", G_CALLBACK (input_changed), self);
  g_signal_connect_swapped (input, "complete", G_CALLBACK (dice_complete), self);
  return input;
}

static void
get_dice (GtkWidget *input, TsValue *value)
{
  guint n;
  const gint64 *faces = ts_dice_get_faces (TS_DICE (input), &n);

  if (n > 0)
    take_numbers (value, faces, n);
}

static void
set_dice (GtkWidget *input, const TsValue *value)
{
  ts_dice_set_faces (TS_DICE (input), value->numbers, value->n);
}

static GtkWidget *
make_counts (TsFieldRow *self)
{
  GtkWidget *input = ts_counts_new (self->field);

  g_signal_connect_swapped (input, "changed", G_CALLBACK (input_changed), self);
  return input;
}

static void
get_counts (GtkWidget *input, TsValue *value)
{
  take_numbers (value, ts_counts_get (TS_COUNTS (input)), value->n);
}

static void
set_counts (GtkWidget *input, const TsValue *value)
{
  if (value->given)
    ts_counts_set (TS_COUNTS (input), value->numbers);
}

/* --- the row --- */

static const TsInput *
kind_of (const TsField *field)
{
  static const TsInput kinds[] = {
    [TS_FIELD_INTEGER] = { FALSE, TRUE, make_integer, get_integer, set_integer },
    [TS_FIELD_BOOLEAN] = { FALSE, FALSE, make_boolean, get_boolean, set_boolean },
    [TS_FIELD_WORD] = { TRUE, FALSE, make_chips, get_chips, set_chips },
    [TS_FIELD_SEAT] = { TRUE, FALSE, make_chips, get_chips, set_chips },
    [TS_FIELD_TEXT] = { TRUE, FALSE, make_text, get_text, set_text },
    [TS_FIELD_DICE] = { TRUE, TRUE, make_dice, get_dice, set_dice },
    [TS_FIELD_WORDS] = { TRUE, FALSE, make_chips, get_list, set_chips },
    [TS_FIELD_COUNTS] = { TRUE, TRUE, make_counts, get_counts, set_counts },
    [TS_FIELD_SEATS] = { TRUE, FALSE, make_chips, get_list, set_chips },
    [TS_FIELD_TEXTS] = { TRUE, FALSE, make_texts, get_texts, set_texts },
    [TS_FIELD_OBJECT] = { TRUE, TRUE, make_object, get_object, set_object },
  };
  static const TsInput drop_down = { TRUE, FALSE, make_drop_down, get_drop_down, set_drop_down };

  if (field->type == TS_FIELD_WORD && ts_words_length (field->words) > MAX_CHIPS)
    return &drop_down;
  if (field->type == TS_FIELD_INTEGER && field->words != NULL)
    return &kinds[TS_FIELD_SEAT];
  return &kinds[field->type];
}

/* A press anywhere on the row turns its switch, as in other programs' preferences. */
static void
row_activated (TsFieldRow *self, TsFieldRow *row)
{
  if (self == row)
    gtk_widget_activate (self->fold != NULL ? self->fold : self->input);
}

static void
list_changed (TsFieldRow *self)
{
  GtkWidget *list = gtk_widget_get_parent (GTK_WIDGET (self));

  if (GTK_IS_LIST_BOX (list) && gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (self)))
    g_signal_connect_object (list, "row-activated", G_CALLBACK (row_activated), self, G_CONNECT_SWAPPED);
}

/* The titles say what the input is. */
static void
name_input (TsFieldRow *self)
{
  GtkWidget *title = gtk_widget_get_first_child (self->titles);
  GtkWidget *about = gtk_widget_get_next_sibling (title);

  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->input), GTK_ACCESSIBLE_RELATION_LABELLED_BY, title,
                                  NULL, -1);
  if (about != NULL)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (self->input), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, about,
                                    NULL, -1);
}

static GtkWidget *
titles_new (TsFieldRow *self)
{
  GtkWidget *titles = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  gtk_box_append (GTK_BOX (titles), ts_text_new (_ (self->field->label), "title"));
  if (self->field->about != NULL)
    gtk_box_append (GTK_BOX (titles), ts_text_new (_ (self->field->about), "subtitle"));
  gtk_widget_set_hexpand (titles, TRUE);
  gtk_widget_set_valign (titles, GTK_ALIGN_CENTER);
  return titles;
}

static void
fold_changed (TsFieldRow *self)
{
  gtk_widget_set_visible (self->input, gtk_switch_get_active (GTK_SWITCH (self->fold)));
  input_changed (self);
}

static GtkWidget *
fold_new (TsFieldRow *self)
{
  GtkWidget *fold = gtk_switch_new ();
  /* Translators: a switch that brings out an input; the %s is what is put in */
  g_autofree char *name = g_strdup_printf (_ ("Say %s"), _ (self->field->label));

  gtk_widget_set_valign (fold, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (fold), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), TRUE);
  gtk_widget_set_visible (self->input, FALSE);
  g_signal_connect_swapped (fold, "notify::active", G_CALLBACK (fold_changed), self);
  return fold;
}

static void
build (TsFieldRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->box = GTK_BOX (box);
  self->input = self->kind->make (self);
  self->titles = titles_new (self);
  name_input (self);
  gtk_box_append (GTK_BOX (head), self->titles);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (self->kind->wide ? box : head), self->input);
  if (!self->kind->wide)
    gtk_widget_set_valign (self->input, GTK_ALIGN_CENTER);
  if (self->field->optional && self->kind->can_fold) {
    self->fold = fold_new (self);
    gtk_box_append (GTK_BOX (head), self->fold);
  }
  self->complaint = ts_text_new (NULL, "complaint");
  gtk_widget_set_visible (self->complaint, FALSE);
  gtk_box_append (GTK_BOX (box), self->complaint);
  gtk_widget_add_css_class (box, "content");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
}

GtkWidget *
ts_field_row_new (const TsField *field, const TsHeader *header)
{
  TsFieldRow *self = g_object_new (TS_TYPE_FIELD_ROW, "title", _ (field->label), NULL);

  self->field = field;
  self->kind = kind_of (field);
  build (self);
  g_signal_connect (self, "notify::parent", G_CALLBACK (list_changed), NULL);
  if (header != NULL)
    ts_field_row_set_header (self, header);
  ts_field_row_set_value (self, NULL);
  return GTK_WIDGET (self);
}

void
ts_field_row_offer (TsFieldRow *self, const char *const *texts, const char *const *labels)
{
  static const TsInput offers = { TRUE, FALSE, make_offers, get_offers, set_offers };
  g_autoptr (JsonNode) value = ts_field_row_get_value (self);

  g_assert (self->field->type == TS_FIELD_TEXT);
  if (self->kind != &offers) {
    gtk_box_remove (self->box, self->input);
    self->kind = &offers;
    self->input = make_offers (self);
    name_input (self);
    gtk_box_insert_child_after (self->box, self->input, gtk_widget_get_first_child (GTK_WIDGET (self->box)));
  }
  ts_offers_clear (TS_OFFERS (self->input));
  for (guint i = 0; texts[i] != NULL; i++)
    ts_offers_add (TS_OFFERS (self->input), texts[i], labels[i]);
  ts_field_row_set_value (self, value);
}

GtkWidget *
ts_field_row_add_button (TsFieldRow *self, const char *label)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_box_insert_child_after (self->box, button, self->input);
  return button;
}

const TsField *
ts_field_row_get_field (TsFieldRow *self)
{
  return self->field;
}

static void
add_seat (TsFieldRow *self, const TsHeader *header, int seat)
{
  const char *colour = ts_seat_colour (header, seat);
  GtkWidget *chip = ts_chips_add (TS_CHIPS (self->input), header->players[seat].name,
                                  ts_seat_mark_new (colour, seat, MARK_SIZE));

  gtk_widget_add_css_class (chip, "seat");
  ts_seat_set_colour (chip, colour);
}

/* The seats that are chosen and gone are no longer chosen. */
static void
keep_seats (TsFieldRow *self)
{
  gint64 seats = words_before_numbers (self->field) + self->n_seats;
  g_autoptr (GArray) kept = g_array_new (FALSE, FALSE, sizeof (gint64));
  guint n;
  const gint64 *chosen = ts_chips_get (TS_CHIPS (self->input), &n);

  for (guint i = 0; i < n; i++)
    if (chosen[i] < seats)
      g_array_append_val (kept, chosen[i]);
  ts_chips_set (TS_CHIPS (self->input), (const gint64 *) (gconstpointer) kept->data, kept->len);
}

void
ts_field_row_set_header (TsFieldRow *self, const TsHeader *header)
{
  self->n_seats = header->n_players;
  if (self->field->type == TS_FIELD_OBJECT)
    for (guint i = 0; i < n_members (self->input); i++)
      ts_field_row_set_header (member_row (self->input, i), header);
  if (self->field->type != TS_FIELD_SEAT && self->field->type != TS_FIELD_SEATS)
    return;
  ts_chips_clear (TS_CHIPS (self->input));
  add_words (self->field, TS_CHIPS (self->input));
  for (int seat = 0; seat < (int) header->n_players; seat++)
    add_seat (self, header, seat);
  keep_seats (self);
}

void
ts_field_row_set_by_hand (TsFieldRow *self, gboolean by_hand)
{
  if (self->field->type == TS_FIELD_DICE)
    ts_dice_set_by_hand (TS_DICE (self->input), by_hand);
}

/* --- the value --- */

/* Nothing, where an optional field says no more than leaving it out would. */
static gboolean
says_nothing (TsFieldRow *self, const TsValue *value)
{
  if (!value->given)
    return TRUE;
  if (!self->field->optional)
    return FALSE;
  return ((self->field->type == TS_FIELD_WORDS || self->field->type == TS_FIELD_SEATS ||
           self->field->type == TS_FIELD_TEXTS) &&
          value->n == 0) ||
         (self->field->type == TS_FIELD_BOOLEAN && value->numbers[0] == 0);
}

/* FALSE: nothing is filled in, and `value` is clear. */
static gboolean
get_value (TsFieldRow *self, TsValue *value)
{
  if (self->fold != NULL && !gtk_switch_get_active (GTK_SWITCH (self->fold)))
    return FALSE;
  if (self->field->type == TS_FIELD_COUNTS)
    value->n = ts_words_length (self->field->words);
  self->kind->get (self->input, value);
  chip_to_number (self->field, value);
  if (!says_nothing (self, value))
    return TRUE;
  ts_value_clear (value);
  return FALSE;
}

JsonNode *
ts_field_row_get_value (TsFieldRow *self)
{
  TsValue value = { 0 };
  JsonNode *node;

  if (!get_value (self, &value))
    return NULL;
  node = ts_field_write (self->field, &value);
  ts_value_clear (&value);
  return node;
}

/* As the program does it, not people. */
static void
put_value (TsFieldRow *self, TsValue *value)
{
  number_to_chip (self->field, value);
  self->filling_in = TRUE;
  self->kind->set (self->input, value);
  if (self->fold != NULL)
    gtk_switch_set_active (GTK_SWITCH (self->fold), value->given);
  self->filling_in = FALSE;
  ts_field_row_set_complaint (self, NULL);
}

void
ts_field_row_set_value (TsFieldRow *self, JsonNode *node)
{
  const char *fallback = self->field->fallback;
  g_autoptr (JsonNode) first = NULL;
  TsValue value = { 0 };

  if (node == NULL && fallback != NULL)
    node = first = json_from_string (fallback, NULL);
  if (node != NULL && !ts_field_read (self->field, node, &value, NULL))
    g_assert_not_reached ();

  put_value (self, &value);
  ts_value_clear (&value);
}

gboolean
ts_field_row_check (TsFieldRow *self, GError **error)
{
  TsValue value = { 0 };
  gboolean fits;

  if (!get_value (self, &value)) {
    if (self->field->optional && (self->fold == NULL || !gtk_switch_get_active (GTK_SWITCH (self->fold))))
      return TRUE;
    /* Translators: the %s is what has to be filled in, as in “From whom” */
    g_set_error (error, TS_ERROR, TS_ERROR_SYNTAX, _ ("“%s” is still to be said."), _ (self->field->label));
    return FALSE;
  }
  fits = (self->field->type != TS_FIELD_OBJECT || check_object (self->input, error)) &&
         ts_field_check (self->field, &value, self->n_seats, error);
  ts_value_clear (&value);
  return fits;
}

void
ts_field_row_set_complaint (TsFieldRow *self, const char *complaint)
{
  gtk_label_set_label (GTK_LABEL (self->complaint), complaint ? complaint : "");
  gtk_widget_set_visible (self->complaint, complaint != NULL);
  if (complaint != NULL)
    gtk_accessible_announce (GTK_ACCESSIBLE (self), complaint, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}
