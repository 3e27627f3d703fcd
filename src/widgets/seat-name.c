#include "seat-name.h"

#include <string.h>

#define LEAST_HEAD 3 /* letters: fewer are no name; a picture is as wide as two */

/* Two labels without a gap: the beginning, which is cut off where there is no room, and what follows, if the
 * shortest form needs it; only where there is less room still it is cut off as well. */
struct _TsSeatName {
  GtkWidget parent_instance;

  GtkLabel *head;
  GtkLabel *tail;
  char *shortest;      /* what of the head is always there */
  char *shortest_tail; /* and of the tail */
  gboolean centred;
};

G_DEFINE_FINAL_TYPE (TsSeatName, ts_seat_name, GTK_TYPE_WIDGET)

/* --- the shortest form --- */

/* Where the letters of a name begin, in bytes, and where the last one ends: one that is written with several
 * characters is never cut through. */
static GArray *
letters_of (const char *name)
{
  int n = (int) g_utf8_strlen (name, -1);
  g_autofree PangoLogAttr *attributes = g_new0 (PangoLogAttr, n + 1);
  GArray *letters = g_array_new (FALSE, FALSE, sizeof (gsize));

  pango_get_log_attrs (name, -1, -1, pango_language_get_default (), attributes, n + 1);
  for (int i = 0; i <= n; i++) {
    gsize at = (gsize) (g_utf8_offset_to_pointer (name, i) - name);

    if (attributes[i].is_cursor_position)
      g_array_append_val (letters, at);
  }
  return letters;
}

/* Whether another name has what is left of this one. The very same name cannot be told apart by any form: it
 * is refused, but shown while people type. */
static gboolean
is_mistakable (const TsHeader *header, int seat, TsSeatNameForm form)
{
  const char *name = header->players[seat].name;
  g_autofree char *part = g_strndup (name + form.from, form.to - form.from);
  gboolean ends = name[form.to] == '\0';

  for (int other = 0; other < (int) header->n_players; other++) {
    const char *theirs = header->players[other].name;

    if (other != seat && !g_str_equal (theirs, name) && strncmp (theirs, name, form.head) == 0 &&
        (ends ? g_str_has_suffix (theirs + form.head, part) : strstr (theirs + form.head, part) != NULL))
      return TRUE;
  }
  return FALSE;
}

/* How many letters are a name, at least: as many as there are where it has fewer. */
static guint
least_head (const char *name, const gsize *at, guint n)
{
  guint letters = 0;

  for (int wide = 0; letters < n && wide < LEAST_HEAD; letters++)
    wide += g_unichar_type (g_utf8_get_char (name + at[letters])) == G_UNICODE_OTHER_SYMBOL ? 2 : 1;
  return letters;
}

/* The form of a beginning and an end that has so many letters of a name of `n`, if one tells it apart. */
static gboolean
find_end (
    const TsHeader *header, int seat, const gsize *at, guint n, guint kept, guint least, TsSeatNameForm *form)
{
  for (guint last = 0; last + least <= kept; last++) {
    *form = (TsSeatNameForm) { at[kept - last], at[n - last], at[n] };
    if (!is_mistakable (header, seat, *form))
      return TRUE;
  }
  return FALSE;
}

/* The same of the least beginning and what follows later. Its second ellipsis counts as a letter. */
static gboolean
find_middle (
    const TsHeader *header, int seat, const gsize *at, guint n, guint kept, guint least, TsSeatNameForm *form)
{
  if (kept < least + 2)
    return FALSE;
  for (guint from = least + 1, letters = kept - least - 1; from + letters + 1 < n; from++) {
    *form = (TsSeatNameForm) { at[least], at[from], at[from + letters] };
    if (!is_mistakable (header, seat, *form))
      return TRUE;
  }
  return FALSE;
}

TsSeatNameForm
ts_seat_name_shortest (const TsHeader *header, int seat)
{
  g_autoptr (GArray) letters = letters_of (header->players[seat].name);
  const gsize *at = (const gsize *) (void *) letters->data;
  guint n = letters->len - 1, least = least_head (header->players[seat].name, at, n);
  TsSeatNameForm form;

  /* An ellipsis is as wide as a letter: one that stands for a single one wins nothing. */
  for (guint kept = least; kept + 1 < n; kept++)
    if (find_end (header, seat, at, n, kept, least, &form) ||
        find_middle (header, seat, at, n, kept, least, &form))
      return form;
  return (TsSeatNameForm) { at[n], at[n], at[n] };
}

/* --- room --- */

/* As wide as the text is where nothing cuts it off. */
static int
width_of (GtkLabel *label, const char *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (label), text);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width + 1;
}

static int
width_of_tail (TsSeatName *self, const char *text)
{
  return *text != '\0' ? width_of (self->tail, text) : 0;
}

int
ts_seat_name_get_whole_width (TsSeatName *self)
{
  return width_of (self->head, gtk_label_get_label (self->head)) +
         width_of_tail (self, gtk_label_get_label (self->tail));
}

static void
ts_seat_name_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size G_GNUC_UNUSED,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  TsSeatName *self = TS_SEAT_NAME (widget);
  int tail;

  gtk_widget_measure (GTK_WIDGET (self->head), orientation, -1, minimum, natural, minimum_baseline,
                      natural_baseline);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    return;
  tail = width_of_tail (self, self->shortest_tail);
  *minimum = width_of (self->head, self->shortest) + tail;
  if (gtk_label_get_max_width_chars (self->head) < 0)
    tail = width_of_tail (self, gtk_label_get_label (self->tail));
  *natural = MAX (*natural + tail, *minimum);
}

/* By how much the ellipsis of a text that is cut off was made wider, to fill all of its room. */
static int
unused_of (GtkLabel *label)
{
  PangoLayoutLine *line = pango_layout_get_line_readonly (gtk_label_get_layout (label), 0);

  for (GSList *it = line->runs; it != NULL; it = it->next) {
    PangoGlyphItem *run = it->data;

    if (run->item->analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS)
      return MAX (PANGO_PIXELS (pango_glyph_string_get_width (run->glyphs)) - width_of (label, "…"), 0);
  }
  return 0;
}

static void
ts_seat_name_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TsSeatName *self = TS_SEAT_NAME (widget);
  int whole_tail = width_of_tail (self, gtk_label_get_label (self->tail));
  int head = MIN (width_of (self->head, gtk_label_get_label (self->head)),
                  MAX (width - whole_tail, width_of (self->head, self->shortest)));
  int tail = CLAMP (width - head, 0, whole_tail);
  int left = self->centred                                           ? (width - head - tail) / 2
             : gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? width - head - tail
                                                                     : 0;
  gboolean backwards =
      pango_layout_get_direction (gtk_label_get_layout (self->head), 0) == PANGO_DIRECTION_RTL;
  GtkAllocation first = { backwards ? left + tail : left, 0, head, height };
  GtkAllocation last = { left, 0, tail, height };

  gtk_widget_size_allocate (GTK_WIDGET (self->head), &first, baseline);
  if (!backwards)
    last.x += head - unused_of (self->head);
  gtk_widget_size_allocate (GTK_WIDGET (self->tail), &last, baseline);
}

static gboolean
ts_seat_name_query_tooltip (GtkWidget *widget,
                            int x G_GNUC_UNUSED,
                            int y G_GNUC_UNUSED,
                            gboolean keyboard G_GNUC_UNUSED,
                            GtkTooltip *tooltip)
{
  TsSeatName *self = TS_SEAT_NAME (widget);
  g_autofree char *name =
      g_strconcat (gtk_label_get_label (self->head), gtk_label_get_label (self->tail), NULL);

  gtk_tooltip_set_text (tooltip, name);
  return pango_layout_is_ellipsized (gtk_label_get_layout (self->head)) ||
         pango_layout_is_ellipsized (gtk_label_get_layout (self->tail));
}

/* --- the class --- */

static void
ts_seat_name_dispose (GObject *object)
{
  TsSeatName *self = TS_SEAT_NAME (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (ts_seat_name_parent_class)->dispose (object);
}

static void
ts_seat_name_finalize (GObject *object)
{
  g_free (TS_SEAT_NAME (object)->shortest);
  g_free (TS_SEAT_NAME (object)->shortest_tail);
  G_OBJECT_CLASS (ts_seat_name_parent_class)->finalize (object);
}

static void
ts_seat_name_class_init (TsSeatNameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_seat_name_dispose;
  G_OBJECT_CLASS (klass)->finalize = ts_seat_name_finalize;
  widget_class->measure = ts_seat_name_measure;
  widget_class->size_allocate = ts_seat_name_size_allocate;
  widget_class->query_tooltip = ts_seat_name_query_tooltip;
  gtk_widget_class_set_css_name (widget_class, "seatname");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static GtkLabel *
part_new (TsSeatName *self)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "ellipsize", PANGO_ELLIPSIZE_END, "xalign", 0.0, NULL);

  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return GTK_LABEL (label);
}

static void
ts_seat_name_init (TsSeatName *self)
{
  self->head = part_new (self);
  self->tail = part_new (self);
  self->shortest = g_strdup ("");
  self->shortest_tail = g_strdup ("");
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
}

void
ts_seat_name_set_most (TsSeatName *self, int letters)
{
  gtk_label_set_max_width_chars (self->head, letters);
}

void
ts_seat_name_set_centred (TsSeatName *self)
{
  self->centred = TRUE;
}

void
ts_seat_name_show (TsSeatName *self, const TsHeader *header, int seat)
{
  const char *name = header->players[seat].name;
  TsSeatNameForm form = ts_seat_name_shortest (header, seat);
  g_autofree char *head = g_strndup (name, form.from), *begin = g_strndup (name, form.head);
  g_autofree char *part = g_strndup (name + form.from, form.to - form.from);

  g_free (self->shortest);
  self->shortest = g_strconcat (begin, form.head < form.from ? "…" : NULL, NULL);
  g_free (self->shortest_tail);
  self->shortest_tail = g_strconcat (part, name[form.to] != '\0' ? "…" : NULL, NULL);
  gtk_label_set_label (self->head, head);
  gtk_label_set_label (self->tail, name + strlen (head));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

GtkWidget *
ts_seat_name_new_empty (const char *style)
{
  GtkWidget *self = g_object_new (TS_TYPE_SEAT_NAME, NULL);

  if (style != NULL)
    gtk_widget_add_css_class (self, style);
  return self;
}

GtkWidget *
ts_seat_name_new (const TsHeader *header, int seat, const char *style)
{
  GtkWidget *self = ts_seat_name_new_empty (style);

  ts_seat_name_show (TS_SEAT_NAME (self), header, seat);
  return self;
}
