#include "text.h"

#include "row-layout.h"

#include <adwaita.h>
#include <string.h>

#define LONGEST 20 /* letters of a word that does not break */

GtkWidget *
ts_heading_new (const char *text, const char *style, int level)
{
  GtkWidget *heading = ts_text_new (text, style);

  g_object_set (heading, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (heading), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
  return heading;
}

/* --- amounts --- */

/* Whether the word at `text` is a number, and nothing comes that it could count: it is the last one of its
 * line, or of what a point or a comma stands behind. */
static gboolean
is_last_number (const char *text)
{
  gsize length = strcspn (text, " \n");
  gboolean has_digit = FALSE, is_open = FALSE;
  gunichar last = 0;

  for (const char *it = text; it < text + length; it = g_utf8_next_char (it)) {
    last = g_utf8_get_char (it);
    if (g_unichar_isalpha (last))
      return FALSE;
    has_digit |= g_ascii_isdigit (*it);
    is_open = last == '(' || (is_open && last != ')');
  }
  return has_digit && !is_open &&
         (text[length] != ' ' || g_unichar_ispunct (last) || g_str_has_prefix (text + length, "  ·"));
}

/* The character before `at`, without the marks that say which way a name is read; NULL: the text begins
 * there. */
static const char *
find_before (const char *text, const char *at)
{
  const char *before = g_utf8_find_prev_char (text, at);

  while (before != NULL && g_unichar_type (g_utf8_get_char (before)) == G_UNICODE_FORMAT)
    before = g_utf8_find_prev_char (text, before);
  return before;
}

/* Whether the word that ends at `space` is a place, as in “1. Ann 12, 2. Bo 9”: a number with a point that no
 * word stands before, which would count it, or end by it. */
static gboolean
is_place (const char *text, const char *space)
{
  const char *number = space - 1, *before;

  if (*space != ' ' || number <= text || *number != '.' || !g_ascii_isdigit (number[-1]))
    return FALSE;
  while (number > text && g_ascii_isdigit (number[-1]))
    number--;
  before = find_before (text, number);
  if (before == NULL || *before == '\n')
    return TRUE;
  before = *before == ' ' ? find_before (text, before) : NULL;
  return before != NULL && g_unichar_ispunct (g_utf8_get_char (before));
}

/* Whether no line may end at a space: “69 points”, “2 × Truck”, “Strength 0”, “column 4, row 2”,
 * “Asia / 12”, “2. Bo”. */
static gboolean
holds (const char *text, const char *space)
{
  const char *before = find_before (text, space);
  gunichar after = g_utf8_get_char (space + 1);

  if (before == NULL)
    return FALSE;
  if (*before == '/' || g_utf8_get_char (before) == 0x00d7 || g_str_has_prefix (space + 1, "/ "))
    return TRUE;
  if (g_ascii_isdigit (*before))
    return g_unichar_isalpha (after) || after == 0x00d7; /* × */
  if (is_place (text, space))
    return TRUE;
  if (*before == ':')
    return is_last_number (space + 1) && !is_place (text, space + 1 + strcspn (space + 1, " \n"));
  return g_unichar_isalpha (g_utf8_get_char (before)) && is_last_number (space + 1);
}

/* Whether a letter is of a script without spaces between words. */
static gboolean
is_unspaced (gunichar letter)
{
  GUnicodeScript script = g_unichar_get_script (letter);

  return script == G_UNICODE_SCRIPT_HAN || script == G_UNICODE_SCRIPT_HIRAGANA ||
         script == G_UNICODE_SCRIPT_KATAKANA;
}

static gboolean
is_katakana (gunichar letter)
{
  return g_unichar_get_script (letter) == G_UNICODE_SCRIPT_KATAKANA || letter == 0x30fc; /* ー */
}

/* Where a word of katakana ends that begins here, or the letter, if it is no such. */
static const char *
end_of_katakana (const char *at)
{
  const char *end = g_utf8_next_char (at);

  while (is_katakana (g_utf8_get_char (at)) && is_katakana (g_utf8_get_char (end)))
    end = g_utf8_next_char (end);
  return end;
}

/* Where what is counted ends, of which this is the first letter: a word is known by its katakana only. A
 * number is held whole: it stands behind a name that may have to break. */
static const char *
end_of_counted (const char *at)
{
  return is_last_number (at) ? at + strcspn (at, " \n") : end_of_katakana (at);
}

static void
hold (PangoAttrList *held, PangoAttribute *one, const char *text, const char *from, const char *to)
{
  one->start_index = (guint) (from - text);
  one->end_index = (guint) (to - text);
  pango_attr_list_insert (held, one);
}

static void
hold_amounts (PangoAttrList *held, const char *text)
{
  for (const char *space = strchr (text, ' '); space != NULL; space = strchr (space + 1, ' '))
    if (holds (text, space))
      hold (held, pango_attr_allow_breaks_new (FALSE), text, g_utf8_find_prev_char (text, space),
            end_of_counted (space + 1));
  for (const char *it = text; *it != '\0'; it++) /* “69点”, “3ポイント” */
    if (g_ascii_isdigit (*it) && is_unspaced (g_utf8_get_char (it + 1)))
      hold (held, pango_attr_allow_breaks_new (FALSE), text, it, end_of_counted (it + 1));
}

/* Words of katakana, which Unicode would break after most letters; where there is no room for one, it is. */
static void
hold_katakana (PangoAttrList *held, const char *text)
{
  for (const char *it = text, *end; *it != '\0'; it = end) {
    end = end_of_katakana (it);
    if (g_utf8_next_char (it) < end)
      hold (held, pango_attr_word_new (), text, it, end);
  }
}

/* By attributes: what is read aloud, and looked for, stays as it is. */
static void
hold_together (GtkLabel *label)
{
  g_autoptr (PangoAttrList) held = pango_attr_list_new ();
  const char *text = gtk_label_get_text (label);

  hold_amounts (held, text);
  hold_katakana (held, text);
  gtk_label_set_attributes (label, held);
}

void
ts_text_hold_amounts (gpointer widget)
{
  static char once; /* by which what listens already is known */

  if (GTK_IS_LABEL (widget) &&
      g_signal_handler_find (widget, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, &once) == 0) {
    g_signal_connect (widget, "notify::label", G_CALLBACK (hold_together), &once);
    hold_together (GTK_LABEL (widget));
  }
  if (ADW_IS_DIALOG (widget) && gtk_widget_get_first_child (widget) == NULL) /* before it is shown */
    ts_text_hold_amounts (adw_dialog_get_child (widget));
  for (GtkWidget *it = gtk_widget_get_first_child (widget); it != NULL; it = gtk_widget_get_next_sibling (it))
    ts_text_hold_amounts (it);
}

/* --- wrapping --- */

void
ts_text_wrap (GtkLabel *label)
{
  ts_text_hold_amounts (label);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
}

void
ts_text_wrap_words (GtkLabel *label)
{
  g_auto (GStrv) words = g_strsplit (gtk_label_get_text (label), " ", -1);
  gboolean is_long = FALSE;

  for (char **word = words; *word != NULL; word++)
    is_long |= g_utf8_strlen (*word, -1) > LONGEST;
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, is_long ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD);
  ts_text_hold_amounts (label);
}

/* Whether what cannot be parted is no longer than words are; a space at its end is none of it. */
static gboolean
is_word (const char *text, int length)
{
  return g_utf8_strlen (text, length) - (length > 0 && text[length - 1] == ' ') <= LONGEST;
}

int
ts_text_widest_word (GtkLabel *label)
{
  const char *text = gtk_label_get_text (label);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (label), text);
  int widest = 0;

  pango_layout_set_attributes (layout, gtk_label_get_attributes (label));
  pango_layout_set_width (layout, 0); /* each has a line for itself */
  for (GSList *it = pango_layout_get_lines_readonly (layout); it != NULL; it = it->next) {
    const char *word = text + pango_layout_line_get_start_index (it->data);
    PangoRectangle place;

    pango_layout_line_get_pixel_extents (it->data, NULL, &place);
    if (is_word (word, pango_layout_line_get_length (it->data)))
      widest = MAX (widest, place.width);
  }
  return widest;
}

GtkWidget *
ts_text_new (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  ts_text_wrap (GTK_LABEL (label));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

GtkWidget *
ts_button_new (const char *text)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (text);
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));

  ts_text_wrap (label);
  gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
  return button;
}

void
ts_box_add_text (GtkBox *box, const char *text, const char *style)
{
  gtk_box_append (box, ts_text_new (text, style));
}

GtkWidget *
ts_line_new (const char *text, const char *style)
{
  GtkWidget *label =
      g_object_new (GTK_TYPE_LABEL, "label", text, "ellipsize", PANGO_ELLIPSIZE_END, "xalign", 0.0, NULL);

  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

static GtkWidget *
box_new (GtkOrientation orientation, int spacing, va_list children)
{
  GtkWidget *box = gtk_box_new (orientation, spacing);
  GtkWidget *child;

  while ((child = va_arg (children, GtkWidget *)) != NULL)
    gtk_box_append (GTK_BOX (box), child);
  return box;
}

GtkWidget *
ts_column_new (int spacing, ...)
{
  va_list children;
  GtkWidget *box;

  va_start (children, spacing);
  box = box_new (GTK_ORIENTATION_VERTICAL, spacing, children);
  va_end (children);
  return box;
}

GtkWidget *
ts_row_new (int spacing, ...)
{
  va_list children;
  GtkWidget *box;

  va_start (children, spacing);
  box = box_new (GTK_ORIENTATION_HORIZONTAL, 0, children);
  va_end (children);
  gtk_widget_set_layout_manager (box, ts_row_layout_new (spacing));
  return box;
}

void
ts_flow_box_add (gpointer box, gpointer widget)
{
  gtk_flow_box_append (box,
                       g_object_new (GTK_TYPE_FLOW_BOX_CHILD, "accessible-role", GTK_ACCESSIBLE_ROLE_GENERIC,
                                     "focusable", FALSE, "child", widget, NULL));
}

void
ts_box_clear (gpointer box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_widget_unparent (child);
}
