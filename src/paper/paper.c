#include "paper.h"

#include "config.h"
#include "referee/number.h"
#include "strip.h"

#include <glib/gi18n-lib.h>
#include <langinfo.h>

#define MARGIN        48
#define FOOT          20  /* what the foot of a page takes */
#define LETTER_HEIGHT 279 /* millimetres */
#define MAX_LABELS    0.4 /* of the width: the labels of a table take no more */

#define NO_FONT N_ ("This computer has no font for some letters, which are boxes here.")

const TsPaperSize ts_paper_a4 = { 595.28, 841.89 };
const TsPaperSize ts_paper_letter = { 612, 792 };

/* A strip on a page. */
typedef struct {
  TsStrip *strip;
  double y;
} Placed;

struct _TsPaper {
  char *title;
  GPtrArray *strips; /* of TsStrip */
  TsStrip *notice;   /* of boxes, one of them, below the title; or NULL */
  TsPaperSize size;
  double label;     /* the width of the labels of tables */
  GPtrArray *pages; /* of GArray of Placed */
  GPtrArray *feet;  /* of TsStrip: one per page, none where there is one page */
};

TsPaperSize
ts_paper_usual_size (void)
{
#ifdef __GLIBC__
  /* The system counts millimetres, and has no portable name for it. */
  if (GPOINTER_TO_INT (nl_langinfo (_NL_PAPER_HEIGHT)) == LETTER_HEIGHT)
    return ts_paper_letter;
#endif
  return ts_paper_a4;
}

/* --- what stands on it --- */

static void
add (TsPaper *self, TsStripKind kind, const char *text)
{
  const char *const texts[] = { text, NULL };

  g_ptr_array_add (self->strips, ts_strip_new (kind, texts));
}

TsPaper *
ts_paper_new (const char *title)
{
  TsPaper *self = g_new0 (TsPaper, 1);

  self->title = g_strdup (title);
  self->strips = g_ptr_array_new_with_free_func ((GDestroyNotify) ts_strip_free);
  self->pages = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  self->feet = g_ptr_array_new_with_free_func ((GDestroyNotify) ts_strip_free);
  add (self, TS_STRIP_TITLE, title);
  return self;
}

void
ts_paper_free (TsPaper *self)
{
  g_free (self->title);
  g_ptr_array_unref (self->strips);
  g_ptr_array_unref (self->pages);
  g_ptr_array_unref (self->feet);
  g_free (self);
}

const char *
ts_paper_title (const TsPaper *self)
{
  return self->title;
}

void
ts_paper_add_heading (TsPaper *self, const char *text)
{
  add (self, TS_STRIP_HEADING, text);
}

void
ts_paper_add_text (TsPaper *self, const char *text)
{
  add (self, TS_STRIP_TEXT, text);
}

void
ts_paper_add_item (TsPaper *self, const char *text)
{
  add (self, TS_STRIP_ITEM, text);
}

void
ts_paper_add_cover (TsPaper *self, const char *text)
{
  add (self, TS_STRIP_COVER, text);
}

void
ts_paper_add_codes (TsPaper *self, const char *const *codes, const char *const *texts)
{
  TsStrip *strip = ts_strip_new (TS_STRIP_CODES, texts);

  strip->codes = g_ptr_array_new_with_free_func ((GDestroyNotify) ts_qr_matrix_free);
  for (; *codes != NULL; codes++)
    g_ptr_array_add (strip->codes, ts_qr_matrix_new (*codes));
  g_ptr_array_add (self->strips, strip);
}

/* A number as people read it; a text as it is. (transfer full) */
static char *
tell_cell (const char *text)
{
  g_autofree char *digits = NULL;
  gint64 number;

  if (!g_ascii_string_to_signed (text, 10, G_MININT32, G_MAXINT32, &number, NULL))
    return g_strdup (text);
  digits = ts_number_tell (ABS (number));
  /* Translators: a number below 0, or one that is taken away; the sign is a minus, not a hyphen */
  return number < 0 ? g_strdup_printf (_ ("−%s"), digits) : g_steal_pointer (&digits);
}

void
ts_paper_add_table (TsPaper *self, const GPtrArray *rows, guint n_sums)
{
  for (guint i = 0; i < rows->len; i++) {
    const GPtrArray *row = rows->pdata[i];
    TsStripKind kind = i == 0 ? TS_STRIP_HEAD : i + n_sums >= rows->len ? TS_STRIP_TOTAL : TS_STRIP_ROW;
    g_auto (GStrv) texts = g_new0 (char *, row->len + 1);

    for (guint column = 0; column < row->len; column++)
      texts[column] = i > 0 && column > 0 ? tell_cell (row->pdata[column]) : g_strdup (row->pdata[column]);
    g_ptr_array_add (self->strips, ts_strip_new (kind, (const char *const *) texts));
  }
}

/* --- on pages --- */

/* Where a sentence of the user's language begins. */
static PangoDirection
find_direction (PangoContext *context)
{
  g_autoptr (PangoLayout) layout = pango_layout_new (context);

  pango_layout_set_text (layout, _ (NO_FONT), -1);
  return pango_layout_get_direction (layout, 0);
}

/* Measured the same on a printer, in a PDF and on a screen. */
static PangoContext *
new_context (void)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  pango_cairo_context_set_resolution (context, 72);
  pango_context_set_round_glyph_positions (context, FALSE);
  pango_context_set_base_dir (context, find_direction (context));
  cairo_font_options_destroy (options);
  return context;
}

static double
width_of (const TsPaper *self)
{
  return self->size.width - 2 * MARGIN;
}

/* Where a page has to end. */
static double
bottom_of (const TsPaper *self)
{
  return self->size.height - MARGIN - FOOT;
}

/* The same for what stands below a cover: where the sheet is folded. */
static double
fold_of (const TsPaper *self, const TsStrip *cover)
{
  return MIN (bottom_of (self), (self->size.height + MARGIN + cover->height + cover->space) / 2);
}

/* Of all tables alike, so that a player's numbers stand in one column all the way down. */
static double
measure_labels (const TsPaper *self, PangoContext *context)
{
  double width = 0;

  for (guint i = 0; i < self->strips->len; i++)
    if (ts_strip_in_table (self->strips->pdata[i]))
      width = MAX (width, ts_strip_label_width (self->strips->pdata[i], context));
  return MIN (width, MAX_LABELS * width_of (self));
}

/* What has to stand on one page, from there on. */
static double
measure_together (const TsPaper *self, guint first)
{
  double height = 0;

  for (guint i = first; i < self->strips->len; i++) {
    const TsStrip *strip = self->strips->pdata[i];

    height += strip->height + (i > first ? strip->space : 0);
    if (!ts_strip_keeps_next (strip))
      break;
  }
  return height;
}

/* Puts a strip below the others, and says where the next one may begin. */
static double
place (TsPaper *self, TsStrip *strip, double y)
{
  GArray *page = self->pages->pdata[self->pages->len - 1];
  Placed placed = { strip, page->len > 0 ? y + strip->space : y };

  g_array_append_val (page, placed);
  return placed.y + strip->height;
}

static void
begin_page (TsPaper *self)
{
  g_ptr_array_add (self->pages, g_array_new (FALSE, FALSE, sizeof (Placed)));
}

/* What stands on top of the next page again, if this strip begins one: the names above a table, or a cover.
 * `head` is what did before it. */
static TsStrip *
find_head (TsStrip *head, const TsStrip *strip)
{
  gboolean is_covered = head != NULL && head->kind == TS_STRIP_COVER;

  return is_covered || ts_strip_in_table (strip) ? head : NULL;
}

static void
place_all (TsPaper *self)
{
  TsStrip *head = NULL;
  double y = MARGIN;

  begin_page (self);
  for (guint i = 0; i < self->strips->len; i++) {
    TsStrip *strip = self->strips->pdata[i];
    gboolean begins = ts_strip_is_head (strip);
    double end;

    head = begins ? strip : find_head (head, strip);
    end = head != NULL && head->kind == TS_STRIP_COVER ? fold_of (self, head) : bottom_of (self);
    if (strip->kind == TS_STRIP_COVER ||
        (y > MARGIN && y + strip->space + measure_together (self, i) > end)) {
      begin_page (self);
      y = head != NULL && !begins ? place (self, head, MARGIN) : MARGIN;
    }
    y = place (self, strip, y);
  }
}

static void
add_feet (TsPaper *self, PangoContext *context)
{
  for (guint i = 0; i < self->pages->len && self->pages->len > 1; i++) {
    /* Translators: at the foot of a sheet of paper: what is printed, the number of the page, of how many */
    g_autofree char *text = g_strdup_printf (_ ("%s – page %u of %u"), self->title, i + 1, self->pages->len);
    const char *const texts[] = { text, NULL };
    TsStrip *foot = ts_strip_new (TS_STRIP_FOOT, texts);

    ts_strip_lay_out (foot, context, width_of (self), 0);
    g_ptr_array_add (self->feet, foot);
  }
}

/* A box says nothing to whoever reads it, so that at least what it is does. */
static void
notice_boxes (TsPaper *self, PangoContext *context)
{
  const char *const texts[] = { _ (NO_FONT), NULL };
  gboolean has_boxes = FALSE;

  for (guint i = 0; i < self->strips->len; i++)
    has_boxes |= ((const TsStrip *) self->strips->pdata[i])->has_boxes;
  if (!has_boxes || self->notice != NULL)
    return;
  self->notice = ts_strip_new (TS_STRIP_TEXT, texts);
  ts_strip_lay_out (self->notice, context, width_of (self), 0);
  g_ptr_array_insert (self->strips, 1, self->notice);
}

guint
ts_paper_lay_out (TsPaper *self, TsPaperSize size)
{
  PangoContext *context = new_context ();

  self->size = size;
  self->label = measure_labels (self, context);
  g_ptr_array_set_size (self->pages, 0);
  g_ptr_array_set_size (self->feet, 0);
  for (guint i = 0; i < self->strips->len; i++)
    ts_strip_lay_out (self->strips->pdata[i], context, width_of (self), self->label);
  notice_boxes (self, context);
  place_all (self);
  add_feet (self, context);
  g_object_unref (context);
  return self->pages->len;
}

void
ts_paper_draw (const TsPaper *self, cairo_t *cairo, guint page)
{
  const GArray *placed = self->pages->pdata[page];

  for (guint i = 0; i < placed->len; i++) {
    const Placed *it = &g_array_index (placed, Placed, i);

    ts_strip_draw (it->strip, cairo, MARGIN, it->y, width_of (self), self->label);
  }
  if (self->feet->len > 0) {
    const TsStrip *foot = self->feet->pdata[page];

    ts_strip_draw (foot, cairo, MARGIN, self->size.height - MARGIN - foot->height, width_of (self), 0);
  }
}
