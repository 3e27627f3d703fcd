/* The text is one line to the table, and as many as it takes to the eye. */
#include "event-tables-sheet.h"

#include "config.h"
#include "event-tables-cell.h"
#include "widgets/die.h"
#include "widgets/stepper.h"
#include "widgets/style.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define DIE            36
#define SMALLEST_PIECE 500 /* of the money of the box */
#define LARGER_STEP    5000

/* What is pasted into a text and could never be one is not even shown. */
#define MOST (8 * COMPETITORS_TEXT_LENGTH)

struct _TsEventTablesSheet {
  AdwBin parent_instance;

  GtkLabel *place;
  GtkLabel *keys; /* what they do */
  GtkWidget *done;
  GtkTextView *text;
  GtkTextBuffer *buffer;
  GtkLabel *sentence;

  GtkWidget *saves; /* of a hazard: six dice to tap, or a digit to type */
  GtkBox *faces;
  GtkToggleButton *face[COMPETITORS_SAVE_MAX];
  GtkLabel *meaning;

  GtkWidget *effect; /* of an event */
  GtkWidget *money_part, *points_part;
  GtkSpinButton *money, *points;
  GtkLabel *brings; /* what the sign of the money means */
  GtkToggleButton *stops;

  CompetitorsTable table;
  char *written; /* the text that get() said */
  int save;      /* 1 … 6, or 0: it is not known */
  gboolean setting;
};

G_DEFINE_FINAL_TYPE (TsEventTablesSheet, ts_event_tables_sheet, ADW_TYPE_BIN)

/* --- what is written --- */

/* Without blanks around it, or NULL if there is nothing. */
static const char *
get_text (TsEventTablesSheet *self)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (self->buffer, &start, &end);
  g_free (self->written);
  self->written = g_strstrip (gtk_text_buffer_get_text (self->buffer, &start, &end, TRUE));
  return *self->written != '\0' ? self->written : NULL;
}

CompetitorsCell
ts_event_tables_sheet_get (TsEventTablesSheet *self)
{
  CompetitorsCell cell = { .text = get_text (self) };

  if (cell.text == NULL)
    return cell; /* a cell without text has nothing else */
  if (self->table == COMPETITORS_HAZARDS) {
    cell.save = self->save;
    return cell;
  }
  cell.money = gtk_spin_button_get_value_as_int (self->money);
  cell.points = gtk_spin_button_get_value_as_int (self->points);
  cell.stops = gtk_toggle_button_get_active (self->stops);
  return cell;
}

/* --- what is shown --- */

/* What belongs to a text can be said when there is one. */
static void
show_parts (TsEventTablesSheet *self)
{
  gboolean has_text = get_text (self) != NULL;

  gtk_widget_set_visible (self->saves, self->table == COMPETITORS_HAZARDS);
  gtk_widget_set_visible (self->effect, self->table == COMPETITORS_EVENTS);
  ts_set_all_sensitive (self->saves, has_text);
  ts_set_all_sensitive (self->effect, has_text);
}

static void
show_save (TsEventTablesSheet *self, int save)
{
  g_autofree char *meaning = ts_event_tables_cell_tell_save (save);

  self->setting = TRUE;
  self->save = save;
  for (int i = 0; i < COMPETITORS_SAVE_MAX; i++)
    gtk_toggle_button_set_active (self->face[i], i + 1 == save);
  self->setting = FALSE;
  gtk_label_set_label (self->meaning, meaning);
}

static void
show_brings (TsEventTablesSheet *self)
{
  g_autofree char *text = ts_event_tables_cell_tell_money (gtk_spin_button_get_value_as_int (self->money));

  gtk_label_set_label (self->brings, text);
}

/* Neither is a change that anybody made, and the text before cannot be had again by undoing. */
static void
show_text_and_effect (TsEventTablesSheet *self, const CompetitorsCell *cell)
{
  self->setting = TRUE;
  gtk_text_buffer_set_enable_undo (self->buffer, FALSE);
  gtk_text_buffer_set_text (self->buffer, cell->text != NULL ? cell->text : "", -1);
  gtk_text_buffer_set_enable_undo (self->buffer, TRUE);
  gtk_spin_button_set_value (self->money, cell->money);
  gtk_spin_button_set_value (self->points, cell->points);
  gtk_toggle_button_set_active (self->stops, cell->stops);
  self->setting = FALSE;
  show_brings (self);
}

void
ts_event_tables_sheet_show (TsEventTablesSheet *self,
                            const CompetitorsPlace *place,
                            const CompetitorsCell *cell)
{
  g_autofree char *words =
      /* Translators: where a cell of a table is: a continent, the face of a die */
      g_strdup_printf (_ ("%s / %d"), _ (ts_competitors_continents[place->continent].label), place->face);

  self->table = place->table;
  gtk_label_set_label (self->place, words);
  gtk_label_set_label (self->keys, place->table == COMPETITORS_HAZARDS
                                       ? _ ("Return: next face · Tab: save number · Escape: as it was")
                                       : _ ("Return: next face · Tab: what it brings · Escape: as it was"));
  show_text_and_effect (self, cell);
  show_save (self, cell->save);
  ts_event_tables_sheet_refuse (self, NULL);
  show_parts (self);
}

void
ts_event_tables_sheet_refuse (TsEventTablesSheet *self, const char *sentence)
{
  if (sentence != NULL && strcmp (gtk_label_get_label (self->sentence), sentence) != 0)
    gtk_accessible_announce (GTK_ACCESSIBLE (self), sentence, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  gtk_label_set_label (self->sentence, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->sentence), sentence != NULL);
}

const char *
ts_event_tables_sheet_get_place (TsEventTablesSheet *self)
{
  return gtk_label_get_label (self->place);
}

void
ts_event_tables_sheet_set_narrow (TsEventTablesSheet *self, gboolean narrow)
{
  GtkWidget *parts[] = { self->money_part, self->points_part };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++) {
    gtk_orientable_set_orientation (GTK_ORIENTABLE (parts[i]),
                                    narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
    gtk_box_set_spacing (GTK_BOX (parts[i]), narrow ? 2 : 8);
  }
  gtk_widget_set_visible (self->done, narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->keys), !narrow);
}

/* --- where to write --- */

GtkWidget *
ts_event_tables_sheet_get_writer (TsEventTablesSheet *self)
{
  return GTK_WIDGET (self->text);
}

void
ts_event_tables_sheet_write (TsEventTablesSheet *self, gboolean anew)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (self->buffer, &start, &end);
  gtk_text_buffer_select_range (self->buffer, &end, anew ? &start : &end);
  gtk_widget_grab_focus (GTK_WIDGET (self->text));
}

void
ts_event_tables_sheet_go_on (TsEventTablesSheet *self)
{
  GtkWidget *next = self->table == COMPETITORS_HAZARDS ? self->saves : self->effect;

  if (!gtk_widget_is_sensitive (next) || !gtk_widget_child_focus (next, GTK_DIR_TAB_FORWARD))
    ts_event_tables_sheet_write (self, FALSE);
}

/* --- the text --- */

/* A text is one line: whatever is pasted becomes one. */
static void
on_insert (GtkTextBuffer *buffer, GtkTextIter *at, const char *text, int length, TsEventTablesSheet *self)
{
  gsize n = length >= 0 ? (gsize) length : strlen (text);
  g_autofree char *line = NULL;

  if (self->setting)
    return;
  if (n > MOST) {
    g_autofree char *sentence = g_strdup_printf (
        _ ("That is too much for a cell; %d characters are the most."), COMPETITORS_TEXT_LENGTH);

    g_signal_stop_emission_by_name (buffer, "insert-text");
    ts_event_tables_sheet_refuse (self, sentence);
    return;
  }
  line = g_strndup (text, n);
  if (strpbrk (line, "\r\n\t") == NULL)
    return;
  g_signal_stop_emission_by_name (buffer, "insert-text");
  gtk_text_buffer_insert (buffer, at, g_strdelimit (line, "\r\n\t", ' '), -1);
}

static void
on_written (TsEventTablesSheet *self)
{
  if (self->setting)
    return;
  show_parts (self);
  gtk_widget_activate_action (GTK_WIDGET (self), "cell.draft", NULL);
}

static gboolean
measure_again (gpointer text)
{
  gtk_widget_queue_resize (text);
  return G_SOURCE_REMOVE;
}

/* A text view asks for the height that its text had in the width before. */
static void
on_width (TsEventTablesSheet *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, measure_again, g_object_ref (self->text), g_object_unref);
}

/* --- save number and effect --- */

/* A number that is chosen is meant at once; it needs no Enter. */
static void
on_chosen (TsEventTablesSheet *self)
{
  if (self->setting)
    return;
  show_brings (self);
  gtk_widget_activate_action (GTK_WIDGET (self), "cell.take", "b", FALSE);
}

static void
on_face (TsEventTablesSheet *self, GtkToggleButton *face)
{
  int save = 1;

  if (self->setting)
    return;
  while (self->face[save - 1] != face)
    save++;
  show_save (self, gtk_toggle_button_get_active (face) ? save : 0);
  on_chosen (self);
}

/* --- keys --- */

static gboolean
save_by_key (TsEventTablesSheet *self, guint key)
{
  guint save = key >= GDK_KEY_KP_0 && key <= GDK_KEY_KP_9 ? key - GDK_KEY_KP_0 : key - GDK_KEY_0;

  if (key == GDK_KEY_Delete || key == GDK_KEY_KP_Delete || key == GDK_KEY_BackSpace)
    save = 0;
  if (save > COMPETITORS_SAVE_MAX)
    return FALSE;
  if (save > 0)
    gtk_widget_grab_focus (GTK_WIDGET (self->face[save - 1]));
  show_save (self, (int) save);
  on_chosen (self);
  return TRUE;
}

/* On the text, the save numbers and the effect. */
static gboolean
on_key (TsEventTablesSheet *self,
        guint key,
        guint code G_GNUC_UNUSED,
        GdkModifierType modifiers,
        GtkEventController *controller)
{
  GtkWidget *part = gtk_event_controller_get_widget (controller);
  gboolean in_text = part == GTK_WIDGET (self->text);
  gboolean enter = key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter;

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;
  if (part == self->saves && save_by_key (self, key))
    return TRUE;
  if (!enter && key != GDK_KEY_Escape && !(in_text && key == GDK_KEY_Tab))
    return FALSE;
  /* Whoever writes with an input method ends a word with these keys, too. */
  if (in_text && gtk_text_view_im_context_filter_keypress (
                     self->text, gtk_event_controller_get_current_event (controller)))
    return TRUE;
  if (key == GDK_KEY_Escape)
    return gtk_widget_activate_action (part, "cell.give-up", NULL);
  /* What is typed in a stepper is its value only after this. */
  gtk_spin_button_update (self->money);
  gtk_spin_button_update (self->points);
  gtk_widget_activate_action (part, "cell.take", "b", enter);
  return enter; /* Tab goes on to what comes next */
}

/* --- building --- */

static void
add_faces (TsEventTablesSheet *self)
{
  for (int save = 1; save <= COMPETITORS_SAVE_MAX; save++) {
    GtkWidget *button = gtk_toggle_button_new ();
    GtkWidget *die = ts_die_new (COMPETITORS_SAVE_MAX, DIE);
    /* Translators: %d is a number on a die */
    g_autofree char *name = g_strdup_printf (_ ("Save number %d"), save);

    ts_die_set_face (TS_DIE (die), save);
    gtk_button_set_child (GTK_BUTTON (button), die);
    gtk_widget_add_css_class (button, "save");
    gtk_widget_add_css_class (button, "flat");
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    g_signal_connect_swapped (button, "toggled", G_CALLBACK (on_face), self);
    gtk_box_append (self->faces, button);
    self->face[save - 1] = GTK_TOGGLE_BUTTON (button);
  }
}

/* In `part`, after its name. */
static GtkSpinButton *
add_stepper (TsEventTablesSheet *self, GtkWidget *part, int most, int step, int page)
{
  GtkWidget *name = gtk_widget_get_first_child (part);
  GtkWidget *stepper = ts_stepper_new (-most, most);

  gtk_spin_button_set_increments (GTK_SPIN_BUTTON (stepper), step, page);
  gtk_editable_set_width_chars (GTK_EDITABLE (stepper), most > 999 ? 8 : 3);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (stepper), most > 999 ? 8 : 3);
  gtk_accessible_update_property (GTK_ACCESSIBLE (stepper), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_label (GTK_LABEL (name)), -1);
  g_signal_connect_swapped (stepper, "value-changed", G_CALLBACK (on_chosen), self);
  gtk_box_append (GTK_BOX (part), stepper);
  return GTK_SPIN_BUTTON (stepper);
}

static void
finalize (GObject *object)
{
  g_free (TS_EVENT_TABLES_SHEET (object)->written);
  G_OBJECT_CLASS (ts_event_tables_sheet_parent_class)->finalize (object);
}

static void
ts_event_tables_sheet_class_init (TsEventTablesSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = finalize;
  gtk_widget_class_set_css_name (widget_class, "cellsheet");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tableside/Tableside/event-tables-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, TsEventTablesSheet, place);
  gtk_widget_class_bind_template_child (widget_class, TsEventTablesSheet, keys);
  gtk_widget_class_bind_template_child (widget_class, TsEventTablesSheet, done);
  gtk_widget_class_bind_template_child (widget_class, TsEventTablesSheet, text);
  gtk_widget_class_bind_template_child (widget_class, TsEventTablesSheet, buffer);
  gtk_widget_class_bind_template_child (widget_class, TsEventTablesSheet, sentence);
  gtk_widget_class_bind_template_child (widget_class, TsEventTablesSheet, saves);
  gtk_widget_class_bind_template_child (widget_class, TsEventTablesSheet, faces);
  gtk_widget_class_bind_template_child (widget_class, TsEventTablesSheet, meaning);
  gtk_widget_class_bind_template_child (widget_class, TsEventTablesSheet, effect);
  gtk_widget_class_bind_template_child (widget_class, TsEventTablesSheet, money_part);
  gtk_widget_class_bind_template_child (widget_class, TsEventTablesSheet, points_part);
  gtk_widget_class_bind_template_child (widget_class, TsEventTablesSheet, brings);
  gtk_widget_class_bind_template_child (widget_class, TsEventTablesSheet, stops);
  gtk_widget_class_bind_template_callback (widget_class, on_insert);
  gtk_widget_class_bind_template_callback (widget_class, on_written);
  gtk_widget_class_bind_template_callback (widget_class, on_width);
  gtk_widget_class_bind_template_callback (widget_class, on_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_key);
}

static void
ts_event_tables_sheet_init (TsEventTablesSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_faces (self);
  self->money = add_stepper (self, self->money_part, COMPETITORS_EFFECT_MONEY, SMALLEST_PIECE, LARGER_STEP);
  self->points = add_stepper (self, self->points_part, COMPETITORS_EFFECT_POINTS, 1, 1);
}
