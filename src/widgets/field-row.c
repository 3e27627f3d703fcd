#include "field-row.h"

#include "config.h"
#include "input.h"
#include "offers.h"
#include "referee/error.h"
#include "style.h"
#include "text.h"

#include <glib/gi18n-lib.h>

struct _TsFieldRow {
  AdwPreferencesRow parent_instance;

  const TsField *field;
  const TsInput *kind;
  guint n_seats;
  gboolean filling_in; /* by the program, not by people */
  GtkBox *box;
  GtkWidget *titles;
  GtkWidget *input;
  GtkWidget *complaint;
};

G_DEFINE_FINAL_TYPE (TsFieldRow, ts_field_row, ADW_TYPE_PREFERENCES_ROW)

enum {
  CHANGED,
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
}

static void
ts_field_row_init (TsFieldRow *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "field-row");
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  /* The keyboard goes from input to input. */
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
}

/* --- the row --- */

/* A press anywhere on the row turns its switch, as in other programs' preferences. */
static void
row_activated (TsFieldRow *self, TsFieldRow *row)
{
  if (self == row)
    gtk_widget_activate (self->input);
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
build (TsFieldRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *head = ts_row_new (12, NULL);

  self->box = GTK_BOX (box);
  self->input = self->kind->make (self->field, NULL, G_CALLBACK (input_changed), self);
  if (self->field->type == TS_FIELD_BOOLEAN)
    gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), TRUE);
  self->titles = titles_new (self);
  name_input (self);
  gtk_box_append (GTK_BOX (head), self->titles);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (self->kind->wide ? box : head), self->input);
  if (!self->kind->wide)
    gtk_widget_set_valign (self->input, GTK_ALIGN_CENTER);
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
  self->kind = ts_input_for (field);
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
  g_autoptr (JsonNode) value = ts_field_row_get_value (self);

  g_assert (self->field->type == TS_FIELD_TEXT);
  if (self->kind != &ts_input_offers) {
    gtk_box_remove (self->box, self->input);
    self->kind = &ts_input_offers;
    self->input = self->kind->make (self->field, NULL, G_CALLBACK (input_changed), self);
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
  GtkWidget *button = ts_button_new (label);

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_box_insert_child_after (self->box, button, self->input);
  return button;
}

const TsField *
ts_field_row_get_field (TsFieldRow *self)
{
  return self->field;
}

void
ts_field_row_set_header (TsFieldRow *self, const TsHeader *header)
{
  self->n_seats = header->n_players;
  if (self->field->type == TS_FIELD_SEAT || self->field->type == TS_FIELD_SEATS ||
      self->field->type == TS_FIELD_EACH)
    ts_input_set_seats (self->field, self->input, header);
}

/* --- the value --- */

/* The names that a list begins with stand in the table in one language, so that they mean the same
 * everywhere; people read them in theirs. */
static void
translate (const TsField *field, TsValue *value)
{
  for (guint i = 0; field->type == TS_FIELD_TEXTS && value->given && i < value->n; i++) {
    char *text = g_strdup (_ (value->texts[i]));

    g_free (value->texts[i]);
    value->texts[i] = text;
  }
}

/* What still says what it began with is that, in any language. (transfer full) */
static JsonNode *
restore (const TsField *field, JsonNode *node)
{
  g_autoptr (JsonNode) fallback = field->fallback != NULL ? json_from_string (field->fallback, NULL) : NULL;
  g_autoptr (JsonNode) shown = NULL;
  TsValue value = { 0 };

  if (field->type != TS_FIELD_TEXTS || fallback == NULL)
    return node;
  ts_field_read (field, fallback, &value, NULL);
  translate (field, &value);
  shown = ts_field_write (field, &value);
  ts_value_clear (&value);
  if (!json_node_equal (shown, node))
    return node;
  json_node_unref (node);
  return g_steal_pointer (&fallback);
}

JsonNode *
ts_field_row_get_value (TsFieldRow *self)
{
  TsValue value = { 0 };
  JsonNode *node;

  if (!ts_input_get (self->kind, self->field, self->input, &value))
    return NULL;
  node = restore (self->field, ts_field_write (self->field, &value));
  ts_value_clear (&value);
  return node;
}

/* As the program does it, not people. */
static void
put_value (TsFieldRow *self, const TsValue *value)
{
  self->filling_in = TRUE;
  self->kind->set (self->field, self->input, value);
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
  if (first != NULL)
    translate (self->field, &value);

  put_value (self, &value);
  ts_value_clear (&value);
}

gboolean
ts_field_row_check (TsFieldRow *self, GError **error)
{
  TsValue value = { 0 };
  gboolean fits;

  if (!ts_input_get (self->kind, self->field, self->input, &value)) {
    if (self->field->optional)
      return TRUE;
    /* Translators: the %s is what has to be filled in, as in “From whom” */
    g_set_error (error, TS_ERROR, TS_ERROR_SYNTAX, _ ("“%s” is still to be said."), _ (self->field->label));
    return FALSE;
  }
  fits = ts_field_check (self->field, &value, self->n_seats, error);
  ts_value_clear (&value);
  return fits;
}

void
ts_field_row_edit (TsFieldRow *self)
{
  gtk_widget_grab_focus (self->input);
}

void
ts_field_row_set_complaint (TsFieldRow *self, const char *complaint)
{
  gtk_label_set_label (GTK_LABEL (self->complaint), complaint ? complaint : "");
  gtk_widget_set_visible (self->complaint, complaint != NULL);
  ts_set_invalid (self->input, self->complaint, complaint != NULL);
  if (complaint != NULL)
    gtk_accessible_announce (GTK_ACCESSIBLE (self), complaint, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}
