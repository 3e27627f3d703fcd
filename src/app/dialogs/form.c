#include "form.h"

#include "config.h"
#include "widgets/chips.h"
#include "widgets/field-row.h"
#include "widgets/seat.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define LOOK_MS 700 /* how long dice are looked at before they are said */

struct _TsForm {
  AdwBin parent_instance;

  GtkWidget *list;
  GtkWidget *refusal;
  GtkWidget *button;

  TsSession *session;
  const TsVerb *verb;
  GPtrArray *rows; /* of TsFieldRow: who, if it is asked, then the arguments */
  guint look;      /* a timeout's id, or 0 */
};

G_DEFINE_FINAL_TYPE (TsForm, ts_form, ADW_TYPE_BIN)

enum {
  SAY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Asked like an argument, where it is not known who acts. */
static const TsField who_field = { .id = "who", .label = N_ ("Who"), .type = TS_FIELD_SEAT };

static void
ts_form_dispose (GObject *object)
{
  TsForm *self = TS_FORM (object);

  g_clear_handle_id (&self->look, g_source_remove);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->session, ts_session_unref);
  G_OBJECT_CLASS (ts_form_parent_class)->dispose (object);
}

static void
ts_form_class_init (TsFormClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ts_form_dispose;

  signals[SAY] = g_signal_new ("say", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, JSON_TYPE_OBJECT);
}

static void
ts_form_init (TsForm *self)
{
  self->rows = g_ptr_array_new ();
}

/* --- saying --- */

static void
show_refusal (TsForm *self, const char *sentence)
{
  gtk_label_set_label (GTK_LABEL (self->refusal), sentence ? sentence : "");
  gtk_widget_set_visible (self->refusal, sentence != NULL);
  if (sentence != NULL)
    gtk_accessible_announce (GTK_ACCESSIBLE (self), sentence, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

static void show_what_fits (TsForm *self);

static void
input_changed (TsForm *self)
{
  show_what_fits (self);
  show_refusal (self, NULL);
}

/* Alternatives that were not chosen are not shown, and say nothing. */
static gboolean
is_asked (TsFieldRow *row)
{
  return gtk_widget_get_visible (GTK_WIDGET (row));
}

/* Complains at every row that will not do, and leads to the first one. */
static gboolean
check_rows (TsForm *self)
{
  TsFieldRow *first = NULL;

  for (guint i = 0; i < self->rows->len; i++) {
    TsFieldRow *row = self->rows->pdata[i];
    g_autoptr (GError) error = NULL;

    if (!is_asked (row) || ts_field_row_check (row, &error))
      continue;
    ts_field_row_set_complaint (row, error->message);
    if (first == NULL)
      first = row;
  }
  if (first != NULL)
    gtk_widget_child_focus (GTK_WIDGET (first), GTK_DIR_TAB_FORWARD);
  return first == NULL;
}

static JsonObject *
make_entry (TsForm *self)
{
  JsonObject *entry = json_object_new ();

  json_object_set_string_member (entry, "do", self->verb->id);
  for (guint i = 0; i < self->rows->len; i++) {
    TsFieldRow *row = self->rows->pdata[i];
    JsonNode *value = is_asked (row) ? ts_field_row_get_value (row) : NULL;

    if (value != NULL)
      json_object_set_member (entry, ts_field_row_get_field (row)->id, value);
  }
  return entry;
}

void
ts_form_say (TsForm *self)
{
  g_autoptr (JsonObject) entry = NULL;
  g_autoptr (GError) error = NULL;

  g_clear_handle_id (&self->look, g_source_remove);
  show_refusal (self, NULL);
  if (!check_rows (self))
    return;
  entry = make_entry (self);
  if (ts_session_would_accept (self->session, entry, &error))
    g_signal_emit (self, signals[SAY], 0, entry);
  else
    show_refusal (self, error->message);
}

/* --- dice that are all there is to say --- */

static gboolean
looked (gpointer data)
{
  TsForm *self = data;

  self->look = 0;
  ts_form_say (self);
  return G_SOURCE_REMOVE;
}

static void
dice_lie (TsForm *self)
{
  g_clear_handle_id (&self->look, g_source_remove);
  self->look = g_timeout_add (LOOK_MS, looked, self);
}

static void
dice_taken_back (TsForm *self)
{
  g_clear_handle_id (&self->look, g_source_remove);
}

/* A form of dice and nothing else needs no second press: what fell is said once everybody has seen it. */
static void
say_when_thrown (TsForm *self)
{
  TsFieldRow *row = self->rows->len == 1 ? self->rows->pdata[0] : NULL;
  const TsField *field = row != NULL ? ts_field_row_get_field (row) : NULL;

  if (field == NULL || field->type != TS_FIELD_DICE || field->min != field->max)
    return;
  gtk_widget_set_visible (self->button, FALSE);
  g_signal_connect_swapped (row, "changed", G_CALLBACK (dice_taken_back), self);
  g_signal_connect_swapped (row, "complete", G_CALLBACK (dice_lie), self);
}

/* --- rows --- */

static gboolean
says_word (TsFieldRow *row, guint64 words)
{
  g_autoptr (JsonNode) node = ts_field_row_get_value (row);
  const char *id = node != NULL && words != 0 ? json_node_get_string (node) : NULL;

  return node != NULL &&
         (words == 0 || (words & TS_WORD (ts_words_find (ts_field_row_get_field (row)->words, id))) != 0);
}

static TsFieldRow *
row_of (TsForm *self, const char *id)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (strcmp (ts_field_row_get_field (self->rows->pdata[i])->id, id) == 0)
      return self->rows->pdata[i];
  return NULL;
}

/* What belongs to another argument is there only while that one says so. */
static void
show_what_fits (TsForm *self)
{
  for (guint i = 0; i < self->rows->len; i++) {
    const TsField *field = ts_field_row_get_field (self->rows->pdata[i]);
    TsFieldRow *with = field->with != NULL ? row_of (self, field->with) : NULL;

    if (with != NULL)
      gtk_widget_set_visible (self->rows->pdata[i], is_asked (with) && (field->with_words == 0 ||
                                                                        says_word (with, field->with_words)));
  }
}

static GtkWidget *
add_row (TsForm *self, const TsField *field)
{
  GtkWidget *row = ts_field_row_new (field, ts_session_header (self->session));

  g_ptr_array_add (self->rows, row);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
  g_signal_connect_swapped (row, "changed", G_CALLBACK (input_changed), self);
  return row;
}

/* The arguments that exclude each other: only the chosen one is there to fill in. */
static void
alternative_chosen (TsForm *self, TsChips *chips)
{
  int group = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (chips), "group"));
  guint n;
  gint64 left = *ts_chips_get (chips, &n);

  for (guint i = 0; i < self->rows->len; i++)
    if (ts_field_row_get_field (self->rows->pdata[i])->one_of == group)
      gtk_widget_set_visible (self->rows->pdata[i], left-- == 0);
  show_what_fits (self);
  show_refusal (self, NULL);
}

static void
add_group (TsForm *self, const TsField *args, int group)
{
  const gint64 first = 0;
  GtkWidget *chips = ts_chips_new (TS_CHIPS_ONE);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), chips);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  gtk_widget_add_css_class (chips, "alternatives");
  gtk_accessible_update_property (GTK_ACCESSIBLE (chips), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("One of these"),
                                  -1);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
  for (; args->id != NULL; args++)
    if (args->one_of == group) {
      ts_chips_add (TS_CHIPS (chips), _ (args->label), NULL);
      add_row (self, args);
    }
  g_object_set_data (G_OBJECT (chips), "group", GINT_TO_POINTER (group));
  g_signal_connect_swapped (chips, "changed", G_CALLBACK (alternative_chosen), self);
  ts_chips_set (TS_CHIPS (chips), &first, 1);
  alternative_chosen (self, TS_CHIPS (chips));
}

/* Whether an argument before this one is of the same group. */
static gboolean
is_in_group_already (const TsField *args, const TsField *arg)
{
  for (; args != arg; args++)
    if (args->one_of == arg->one_of)
      return TRUE;
  return FALSE;
}

static void
add_rows (TsForm *self)
{
  TsView view = ts_session_view (self->session);
  const TsField *args = self->verb->args;

  if (self->verb->who == TS_WHO_ANY ||
      (self->verb->who == TS_WHO_TURN && ts_view_state (&view)->turn == TS_NOBODY))
    add_row (self, &who_field);
  for (const TsField *arg = args; arg != NULL && arg->id != NULL; arg++) {
    if (arg->one_of == 0)
      add_row (self, arg);
    else if (!is_in_group_already (args, arg))
      add_group (self, args, arg->one_of);
  }
}

/* --- parts --- */

/* Who acts, where that is known: mark and name. */
static GtkWidget *
actor_new (TsForm *self)
{
  TsView view = ts_session_view (self->session);
  int turn = ts_view_state (&view)->turn;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  gtk_widget_add_css_class (box, "actor");
  if (self->verb->who == TS_WHO_ANY || self->verb->who == TS_WHO_TABLE || turn == TS_NOBODY) {
    gtk_widget_set_visible (box, FALSE);
    return box;
  }
  gtk_box_append (GTK_BOX (box), ts_seat_mark_new (ts_seat_colour (view.header, turn), turn, 28));
  gtk_box_append (GTK_BOX (box), gtk_label_new (ts_view_name (&view, turn)));
  return box;
}

static void
build (TsForm *self)
{
  GtkWidget *whole = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->list, "boxed-list");
  self->refusal = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->refusal), TRUE);
  gtk_widget_add_css_class (self->refusal, "refusal");
  self->button = gtk_button_new_with_label (_ (self->verb->label));
  gtk_widget_add_css_class (self->button, "suggested-action");
  gtk_widget_add_css_class (self->button, "say");
  g_signal_connect_swapped (self->button, "clicked", G_CALLBACK (ts_form_say), self);

  gtk_box_append (GTK_BOX (box), actor_new (self));
  gtk_box_append (GTK_BOX (box), self->list);
  gtk_widget_add_css_class (box, "form");
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (whole), scroller);
  gtk_box_append (GTK_BOX (whole), self->refusal);
  gtk_box_append (GTK_BOX (whole), self->button);
  adw_bin_set_child (ADW_BIN (self), whole);
}

GtkWidget *
ts_form_new (TsSession *session, const TsVerb *verb)
{
  TsForm *self = g_object_new (TS_TYPE_FORM, NULL);

  self->session = ts_session_ref (session);
  self->verb = verb;
  build (self);
  add_rows (self);
  show_what_fits (self);
  gtk_widget_set_visible (self->list, self->rows->len > 0);
  show_refusal (self, NULL);
  say_when_thrown (self);
  return GTK_WIDGET (self);
}

void
ts_form_set_by_hand (TsForm *self, gboolean by_hand)
{
  for (guint i = 0; i < self->rows->len; i++)
    ts_field_row_set_by_hand (self->rows->pdata[i], by_hand);
}

GtkWidget *
ts_form_get_button (TsForm *self)
{
  return self->button;
}
