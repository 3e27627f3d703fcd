/* strip.h — what a page is made of, from top to bottom: a strip of texts side by side, which is never parted.
 */
#pragma once

#include "qr-matrix.h"

#include <pango/pangocairo.h>

G_BEGIN_DECLS

typedef enum {
  TS_STRIP_TITLE,
  TS_STRIP_HEADING,
  TS_STRIP_TEXT,
  TS_STRIP_ITEM,  /* with a box to tick */
  TS_STRIP_CODES, /* each text with a QR code before it */
  TS_STRIP_HEAD,  /* of a table: it stands on each of its pages */
  TS_STRIP_ROW,
  TS_STRIP_TOTAL, /* a row that sums up */
  TS_STRIP_COVER, /* above what one alone may read: it stands on each of its pages */
  TS_STRIP_FOOT   /* of a page */
} TsStripKind;

typedef struct {
  TsStripKind kind;
  char **texts;     /* the first is a label where there are several; NULL at the end */
  GPtrArray *codes; /* of TS_STRIP_CODES: TsQrMatrix, one for each text; else NULL */
  GPtrArray *layouts;
  double scale;       /* of its letters, where a name would be broken else */
  gboolean has_boxes; /* for letters that no font has */
  double space;       /* above it, but at the top of a page; in points, like all that follows */
  double height;
} TsStrip;

/* The texts are taken as they are, but for letters that would turn or break them. (transfer full) */
TsStrip *ts_strip_new (TsStripKind kind, const char *const *texts);
void ts_strip_free (TsStrip *self);

/* Whether what comes next has to stand on the same page; whether it stands above that on the next one, too;
 * whether it belongs to a table. */
gboolean ts_strip_keeps_next (const TsStrip *self);
gboolean ts_strip_is_head (const TsStrip *self);
gboolean ts_strip_in_table (const TsStrip *self);

/* What the first text would take if it had all the room. */
double ts_strip_label_width (TsStrip *self, PangoContext *context);

/* Lays its texts out: the first one gets `label`, the others share the rest of `width`; one alone gets all.
 */
void ts_strip_lay_out (TsStrip *self, PangoContext *context, double width, double label);

/* Draws it, once it is laid out, with its upper left corner there. */
void ts_strip_draw (const TsStrip *self, cairo_t *cairo, double x, double y, double width, double label);

G_END_DECLS
