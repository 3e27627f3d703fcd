#include "chips.h"

#include "config.h"
#include "seat-name.h"
#include "seat.h"
#include "style.h"
#include "text.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#define SPACING      8
#define MARK_SIZE    20
#define MOST_LETTERS 12 /* of a name, that make room for themselves */

struct _TsChips {
  GtkBox parent_instance;

  GtkWidget *offers;
  GtkWidget *sequence; /* what is chosen, of TS_CHIPS_REPEAT; else NULL */
  TsChipsMode mode;
  GPtrArray *chips;  /* of GtkButton, the offers' */
  GPtrArray *labels; /* of char */
  GArray *chosen;    /* of gint64 */
  GtkWidget *more;   /* brings out the chips that are folded away; or NULL */
  guint n_first;     /* those that are not */
};

G_DEFINE_FINAL_TYPE (TsChips, ts_chips, GTK_TYPE_BOX)

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
ts_chips_finalize (GObject *object)
{
  TsChips *self = TS_CHIPS (object);

  g_ptr_array_unref (self->chips);
  g_ptr_array_unref (self->labels);
  g_array_unref (self->chosen);
  G_OBJECT_CLASS (ts_chips_parent_class)->finalize (object);
}

static void
ts_chips_class_init (TsChipsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ts_chips_finalize;
  gtk_widget_class_set_css_name (widget_class, "chips");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static GtkWidget *
add_line (TsChips *self)
{
  GtkWidget *line = adw_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (line), SPACING);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (line), SPACING);
  gtk_box_append (GTK_BOX (self), line);
  return line;
}

static void
ts_chips_init (TsChips *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), SPACING);
  self->offers = add_line (self);
  self->chips = g_ptr_array_new ();
  self->labels = g_ptr_array_new_with_free_func (g_free);
  self->chosen = g_array_new (FALSE, FALSE, sizeof (gint64));
}

TsChips *
ts_chips_new (TsChipsMode mode)
{
  TsChips *self = g_object_new (TS_TYPE_CHIPS, NULL);

  self->mode = mode;
  if (mode == TS_CHIPS_REPEAT)
    self->sequence = add_line (self);
  return self;
}

/* --- showing the choice --- */

/* The place of a chip in the choice, or -1. */
static int
place_of (TsChips *self, guint chip)
{
  for (guint i = 0; i < self->chosen->len; i++)
    if (g_array_index (self->chosen, gint64, i) == chip)
      return (int) i;
  return -1;
}

static void
show_places (TsChips *self)
{
  for (guint i = 0; i < self->chips->len; i++) {
    GtkWidget *chip = self->chips->pdata[i];
    GtkWidget *number = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (chip)));
    int place = place_of (self, i);
    g_autofree char *text = g_strdup_printf ("%d", place + 1);

    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chip), place >= 0);
    gtk_label_set_label (GTK_LABEL (number), text);
    gtk_widget_set_visible (number, place >= 0 && self->mode == TS_CHIPS_DISTINCT);
  }
}

/* In one line, where it has room for that. */
static GtkWidget *
label_new (const char *label)
{
  GtkWidget *text = gtk_label_new (label);

  ts_text_wrap (GTK_LABEL (text));
  gtk_label_set_natural_wrap_mode (GTK_LABEL (text), GTK_NATURAL_WRAP_NONE);
  return text;
}

static void take_out (GtkWidget *button, TsChips *self);

static GtkWidget *
sequence_chip_new (TsChips *self, guint place)
{
  const char *label = self->labels->pdata[g_array_index (self->chosen, gint64, place)];
  g_autofree char *text = g_strdup_printf ("%u  %s", place + 1, label);
  /* Translators: takes one thing out of a list; the %s is that thing */
  g_autofree char *tip = g_strdup_printf (_ ("Take %s out"), label);
  GtkWidget *words = label_new (text);
  GtkWidget *cross = ts_picture_new ("window-close-symbolic", -1);
  GtkWidget *chip = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (chip), ts_row_new (6, cross, words, NULL));
  gtk_widget_set_tooltip_text (chip, tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, tip, -1);
  gtk_widget_add_css_class (chip, "chip");
  gtk_widget_add_css_class (chip, "chosen");
  g_signal_connect (chip, "clicked", G_CALLBACK (take_out), self);
  return chip;
}

static void
show_sequence (TsChips *self)
{
  ts_box_clear (self->sequence);
  for (guint i = 0; i < self->chosen->len; i++)
    if (g_array_index (self->chosen, gint64, i) < self->labels->len)
      adw_wrap_box_append (ADW_WRAP_BOX (self->sequence), sequence_chip_new (self, i));
  gtk_widget_set_visible (self->sequence, self->chosen->len > 0);
}

static void
set_folded (TsChips *self, gboolean folded)
{
  for (guint i = self->n_first; i < self->chips->len; i++)
    gtk_widget_set_visible (self->chips->pdata[i], !folded);
  gtk_widget_set_visible (self->more, folded);
}

static void
show_choice (TsChips *self)
{
  for (guint i = 0; self->more != NULL && i < self->chosen->len; i++)
    if (g_array_index (self->chosen, gint64, i) >= self->n_first)
      set_folded (self, FALSE);
  if (self->mode == TS_CHIPS_REPEAT)
    show_sequence (self);
  else
    show_places (self);
}

/* --- taps --- */

/* That chip, or the first one that is there. */
static GtkWidget *
find_offered (TsChips *self, guint chip)
{
  for (guint i = 0; i < self->chips->len && !gtk_widget_get_visible (self->chips->pdata[chip]); i++)
    chip = i;
  return self->chips->pdata[chip];
}

static void
take_out (GtkWidget *button, TsChips *self)
{
  guint place = 0;

  for (GtkWidget *it = button; (it = gtk_widget_get_prev_sibling (it)) != NULL;)
    place++;
  /* The line is made anew: the keyboard goes on from where it can be put back, or from the other offers. */
  gtk_widget_grab_focus (find_offered (self, (guint) g_array_index (self->chosen, gint64, place)));
  g_array_remove_index (self->chosen, place);
  show_choice (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
choose (TsChips *self, gint64 chip)
{
  int place = place_of (self, (guint) chip);

  switch (self->mode) {
  case TS_CHIPS_ONE:
    g_array_set_size (self->chosen, 0);
    g_array_append_val (self->chosen, chip);
    break;
  case TS_CHIPS_ONE_OR_NONE:
    g_array_set_size (self->chosen, 0);
    if (place < 0)
      g_array_append_val (self->chosen, chip);
    break;
  case TS_CHIPS_DISTINCT:
    if (place >= 0)
      g_array_remove_index (self->chosen, (guint) place);
    else
      g_array_append_val (self->chosen, chip);
    break;
  case TS_CHIPS_REPEAT:
    g_array_append_val (self->chosen, chip);
    break;
  default:
    g_assert_not_reached ();
  }
}

static void
chip_clicked (GtkWidget *button, TsChips *self)
{
  guint chip;

  g_ptr_array_find (self->chips, button, &chip);
  choose (self, chip);
  show_choice (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- chips and choice from outside --- */

/* `text` is what stands on it for `label`. */
static GtkWidget *
add_chip (TsChips *self, const char *label, GtkWidget *mark, GtkWidget *text)
{
  GtkWidget *chip = self->mode == TS_CHIPS_REPEAT ? gtk_button_new () : gtk_toggle_button_new ();
  GtkWidget *content = ts_row_new (SPACING, NULL);
  GtkWidget *number = gtk_label_new (NULL);

  gtk_widget_set_visible (number, FALSE);
  gtk_widget_add_css_class (number, "number");
  gtk_widget_set_valign (number, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), number);
  if (mark != NULL)
    gtk_box_append (GTK_BOX (content), mark);
  gtk_box_append (GTK_BOX (content), text);
  gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (chip), content);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_add_css_class (chip, "chip");
  g_signal_connect (chip, "clicked", G_CALLBACK (chip_clicked), self);

  adw_wrap_box_append (ADW_WRAP_BOX (self->offers), chip);
  g_ptr_array_add (self->chips, chip);
  g_ptr_array_add (self->labels, g_strdup (label));
  show_choice (self);
  return chip;
}

GtkWidget *
ts_chips_add (TsChips *self, const char *label, GtkWidget *mark)
{
  return add_chip (self, label, mark, label_new (label));
}

GtkWidget *
ts_chips_add_seat (TsChips *self, const TsHeader *header, int seat)
{
  const char *colour = ts_seat_colour (header, seat);
  GtkWidget *name = ts_seat_name_new (header, seat, NULL);
  GtkWidget *chip =
      add_chip (self, header->players[seat].name, ts_seat_mark_new (colour, seat, MARK_SIZE), name);

  ts_seat_name_set_most (TS_SEAT_NAME (name), MOST_LETTERS);
  gtk_widget_add_css_class (chip, "seat");
  ts_seat_set_colour (chip, colour);
  return chip;
}

void
ts_chips_set_label (TsChips *self, guint chip, const char *label)
{
  GtkWidget *content = gtk_button_get_child (GTK_BUTTON (self->chips->pdata[chip]));

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (content)), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->chips->pdata[chip]), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  g_free (self->labels->pdata[chip]);
  self->labels->pdata[chip] = g_strdup (label);
}

void
ts_chips_set_mark (TsChips *self, guint chip, GtkWidget *mark)
{
  GtkWidget *content = gtk_button_get_child (GTK_BUTTON (self->chips->pdata[chip]));

  gtk_box_insert_child_after (GTK_BOX (content), mark, gtk_widget_get_first_child (content));
  gtk_widget_add_css_class (self->chips->pdata[chip], "marked");
}

void
ts_chips_set_detail (TsChips *self, guint chip, const char *detail)
{
  GtkWidget *content = gtk_button_get_child (GTK_BUTTON (self->chips->pdata[chip]));
  GtkWidget *last = gtk_widget_get_last_child (content);

  if (!gtk_widget_has_css_class (last, "chip-detail"))
    gtk_box_append (GTK_BOX (content), last = ts_line_new (NULL, "chip-detail"));
  gtk_label_set_label (GTK_LABEL (last), detail != NULL ? detail : "");
  gtk_widget_set_visible (last, detail != NULL && *detail != '\0');
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->chips->pdata[chip]),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, detail != NULL ? detail : "", -1);
}

void
ts_chips_set_offered (TsChips *self, guint chip, gboolean offered)
{
  gtk_widget_set_visible (self->chips->pdata[chip], offered);
}

void
ts_chips_set_sensitive (TsChips *self, guint chip, gboolean sensitive)
{
  gtk_widget_set_sensitive (self->chips->pdata[chip], sensitive);
}

guint
ts_chips_get_n (TsChips *self)
{
  return self->chips->len;
}

void
ts_chips_clear (TsChips *self)
{
  for (guint i = 0; i < self->chips->len; i++)
    adw_wrap_box_remove (ADW_WRAP_BOX (self->offers), self->chips->pdata[i]);
  g_ptr_array_set_size (self->chips, 0);
  g_ptr_array_set_size (self->labels, 0);
}

static void
on_more (TsChips *self)
{
  set_folded (self, FALSE);
  gtk_widget_grab_focus (self->chips->pdata[self->n_first]);
}

void
ts_chips_fold (TsChips *self, guint n)
{
  if (self->more == NULL) {
    self->more = gtk_button_new_with_label (_ ("…"));
    gtk_widget_set_tooltip_text (self->more, _ ("More of them"));
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->more), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    _ ("More of them"), -1);
    gtk_widget_add_css_class (self->more, "chip");
    g_signal_connect_swapped (self->more, "clicked", G_CALLBACK (on_more), self);
    adw_wrap_box_append (ADW_WRAP_BOX (self->offers), self->more);
  }
  self->n_first = n;
  set_folded (self, TRUE);
}

const gint64 *
ts_chips_get (TsChips *self, guint *n)
{
  *n = self->chosen->len;
  return (const gint64 *) (gconstpointer) self->chosen->data;
}

int
ts_chips_get_chosen (TsChips *self)
{
  guint n;
  const gint64 *chosen = ts_chips_get (self, &n);

  return n > 0 ? (int) chosen[0] : -1;
}

void
ts_chips_set (TsChips *self, const gint64 *chosen, guint n)
{
  g_array_set_size (self->chosen, 0);
  for (guint i = 0; i < n; i++)
    if (chosen[i] >= 0)
      g_array_append_val (self->chosen, chosen[i]);
  show_choice (self);
}
