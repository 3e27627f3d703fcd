#include "strip.h"

#include "referee/text.h"

#include <string.h>

#define GAP   8  /* between columns */
#define BOX   9  /* the side of a box to tick */
#define PAD   17 /* from its left to the text */
#define LINE  0.6
#define LEAST 0.8 /* of the size of letters: smaller ones nobody reads across a table */
#define CODE  150 /* the side of a QR code: what it holds at most is still read off it */

/* How a kind of strip looks. */
static const struct {
  double size; /* of the letters */
  gboolean bold;
  double space;
} looks[] = {
  [TS_STRIP_TITLE] = { 20, TRUE, 0 }, [TS_STRIP_HEADING] = { 12, TRUE, 16 },
  [TS_STRIP_TEXT] = { 10, FALSE, 5 }, [TS_STRIP_CODES] = { 10, FALSE, 8 },
  [TS_STRIP_ITEM] = { 10, FALSE, 3 }, [TS_STRIP_HEAD] = { 9, TRUE, 12 },
  [TS_STRIP_ROW] = { 10, FALSE, 6 },  [TS_STRIP_TOTAL] = { 10, TRUE, 6 },
  [TS_STRIP_FOOT] = { 8, FALSE, 0 },  [TS_STRIP_COVER] = { 14, TRUE, 12 },
};

TsStrip *
ts_strip_new (TsStripKind kind, const char *const *texts)
{
  TsStrip *self = g_new0 (TsStrip, 1);
  guint n = g_strv_length ((char **) texts);

  self->kind = kind;
  self->scale = 1;
  self->space = looks[kind].space;
  self->texts = g_new0 (char *, n + 1);
  for (guint i = 0; i < n; i++)
    self->texts[i] = *texts[i] != '\0' ? ts_text_escape (texts[i]) : g_strdup ("");
  self->layouts = g_ptr_array_new_with_free_func (g_object_unref);
  return self;
}

void
ts_strip_free (TsStrip *self)
{
  g_strfreev (self->texts);
  g_ptr_array_unref (self->layouts);
  g_clear_pointer (&self->codes, g_ptr_array_unref);
  g_free (self);
}

gboolean
ts_strip_keeps_next (const TsStrip *self)
{
  return self->kind == TS_STRIP_TITLE || self->kind == TS_STRIP_HEADING || ts_strip_is_head (self);
}

gboolean
ts_strip_is_head (const TsStrip *self)
{
  return self->kind == TS_STRIP_HEAD || self->kind == TS_STRIP_COVER;
}

gboolean
ts_strip_in_table (const TsStrip *self)
{
  return self->kind == TS_STRIP_HEAD || self->kind == TS_STRIP_ROW || self->kind == TS_STRIP_TOTAL;
}

/* --- layout --- */

/* A text runs as the user's language does, also one that begins with a name in other letters. */
static PangoLayout *
new_layout (const TsStrip *self, PangoContext *context, const char *text)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("Sans");
  PangoLayout *layout = pango_layout_new (context);

  pango_font_description_set_absolute_size (font, looks[self->kind].size * self->scale * PANGO_SCALE);
  if (looks[self->kind].bold)
    pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_attr_list_insert (attributes, pango_attr_insert_hyphens_new (FALSE)); /* they would be in the text */
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_auto_dir (layout, FALSE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

/* Whether all is on the other side, since the user's language begins on the right. */
static gboolean
is_mirrored (PangoLayout *layout)
{
  return pango_context_get_base_dir (pango_layout_get_context (layout)) == PANGO_DIRECTION_RTL;
}

static double
in_points (int units)
{
  return (double) units / PANGO_SCALE;
}

double
ts_strip_label_width (TsStrip *self, PangoContext *context)
{
  g_autoptr (PangoLayout) layout = new_layout (self, context, self->texts[0]);
  int width;

  pango_layout_get_size (layout, &width, NULL);
  return in_points (width) + 1; /* what is measured may be rounded otherwise when it has to fit */
}

/* Where column `i` of `n` begins, and how wide it is. */
static double
find_column (guint i, guint n, double width, double label, double *across)
{
  double share = n > 1 ? (width - label) / (n - 1) : 0;

  *across = n == 1 ? width : i == 0 ? label : share - GAP;
  return i == 0 ? 0 : label + (i - 1) * share + GAP;
}

/* The same within a strip: beside its box, or its code. */
static double
find_text (const TsStrip *self, guint i, double width, double label, double *across)
{
  guint n = g_strv_length (self->texts);
  double share = width / n;
  double indent = self->kind == TS_STRIP_ITEM ? PAD : 0;

  if (self->codes == NULL)
    return indent + find_column (i, n, width - indent, label, across);
  *across = share - CODE - GAP;
  return i * share + CODE;
}

/* Names stand in narrow columns. A word that is a little too wide for its own makes all of them smaller; one
 * that is much too wide is broken. */
static double
find_scale (TsStrip *self, PangoContext *context, double width, double label)
{
  double scale = 1;

  self->scale = 1;
  for (guint i = 1; self->kind == TS_STRIP_HEAD && self->texts[i] != NULL; i++) {
    g_autoptr (PangoLayout) layout = new_layout (self, context, self->texts[i]);
    double across;
    int widest;

    find_text (self, i, width, label, &across);
    pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
    pango_layout_set_width (layout, (int) (across * PANGO_SCALE));
    pango_layout_get_size (layout, &widest, NULL);
    if (across >= LEAST * in_points (widest))
      scale = MIN (scale, across / in_points (widest));
  }
  return scale;
}

void
ts_strip_lay_out (TsStrip *self, PangoContext *context, double width, double label)
{
  guint n = g_strv_length (self->texts);

  g_ptr_array_set_size (self->layouts, 0);
  self->scale = find_scale (self, context, width, label);
  self->has_boxes = FALSE;
  self->height = self->codes != NULL ? CODE : 0;
  for (guint i = 0; i < n; i++) {
    PangoLayout *layout = new_layout (self, context, self->texts[i]);
    double across;
    int height;

    find_text (self, i, width, label, &across);
    pango_layout_set_width (layout, (int) (across * PANGO_SCALE));
    if ((i > 0 && self->codes == NULL) || self->kind == TS_STRIP_FOOT)
      pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
    else if (is_mirrored (layout))
      pango_layout_set_alignment (layout, PANGO_ALIGN_RIGHT);
    pango_layout_get_size (layout, NULL, &height);
    self->height = MAX (self->height, in_points (height));
    self->has_boxes |= pango_layout_get_unknown_glyphs_count (layout) > 0;
    g_ptr_array_add (self->layouts, layout);
  }
  if (self->kind == TS_STRIP_COVER)
    self->height += 2 * GAP;
}

/* --- drawing --- */

static void
draw_line (cairo_t *cairo, double x, double y, double width)
{
  cairo_set_line_width (cairo, LINE);
  cairo_move_to (cairo, x, y);
  cairo_line_to (cairo, x + width, y);
  cairo_stroke (cairo);
}

static void
draw_fold (cairo_t *cairo, double x, double y, double width)
{
  cairo_save (cairo);
  cairo_set_dash (cairo, (const double[]) { GAP, GAP / 2. }, 2, 0);
  draw_line (cairo, x, y, width);
  cairo_restore (cairo);
}

static void
draw_box (cairo_t *cairo, double x, double y)
{
  cairo_set_line_width (cairo, LINE);
  cairo_rectangle (cairo, x, y + 2, BOX, BOX);
  cairo_stroke (cairo);
}

/* All of it is one shape: where dark modules meet, nothing shines through. */
static void
draw_code (const TsQrMatrix *code, cairo_t *cairo, double x, double y)
{
  int width = ts_qr_matrix_width (code);
  double module = (double) CODE / (width + 2 * TS_QR_QUIET_ZONE);

  for (int row = 0; row < width; row++)
    for (int column = 0; column < width; column++) {
      int run = ts_qr_matrix_run (code, column, row);

      if (run > 0)
        cairo_rectangle (cairo, x + (column + TS_QR_QUIET_ZONE) * module,
                         y + (row + TS_QR_QUIET_ZONE) * module, run * module, module);
      column += run;
    }
  cairo_fill (cairo);
}

/* The names of a table stand on its first line of numbers, however many lines each of them takes. */
static double
drop_of (const TsStrip *self, PangoLayout *layout)
{
  int height;

  if (self->kind != TS_STRIP_HEAD)
    return 0;
  pango_layout_get_size (layout, NULL, &height);
  return self->height - in_points (height);
}

/* How far from the left something begins that is so wide, and so far from where the language begins. */
static double
find_left (const TsStrip *self, double from, double across, double width)
{
  return is_mirrored (self->layouts->pdata[0]) ? width - from - across : from;
}

static void
draw_codes (const TsStrip *self, cairo_t *cairo, double x, double y, double width)
{
  for (guint i = 0; self->codes != NULL && i < self->codes->len; i++)
    draw_code (self->codes->pdata[i], cairo, x + find_left (self, i * width / self->codes->len, CODE, width),
               y);
}

void
ts_strip_draw (const TsStrip *self, cairo_t *cairo, double x, double y, double width, double label)
{
  cairo_save (cairo);
  cairo_set_source_rgb (cairo, 0, 0, 0);
  draw_codes (self, cairo, x, y, width);
  if (self->kind == TS_STRIP_ITEM)
    draw_box (cairo, x + find_left (self, LINE, BOX, width), y);
  if (self->kind == TS_STRIP_TOTAL)
    draw_line (cairo, x, y - self->space / 2, width);
  if (self->kind == TS_STRIP_HEAD)
    draw_line (cairo, x, y + self->height + 3, width);
  if (self->kind == TS_STRIP_COVER)
    draw_fold (cairo, x, y + self->height - GAP, width);
  for (guint i = 0; i < self->layouts->len; i++) {
    PangoLayout *layout = self->layouts->pdata[i];
    double across;
    double from = find_text (self, i, width, label, &across);

    cairo_move_to (cairo, x + find_left (self, from, across, width), y + drop_of (self, layout));
    pango_cairo_show_layout (cairo, layout);
  }
  cairo_restore (cairo);
}
