/* fit.h — what is drawn smaller until all of it fits into the height that it gets, so that what is around it
 * stays as high as it is; or larger, as far as it fits. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_FIT (ts_fit_get_type ())
G_DECLARE_FINAL_TYPE (TsFit, ts_fit, TS, FIT, AdwBin)

/* Holds `child` (transfer floating), which wraps. It needs the height in which the child fits at `least`
 * times its size, and would like that of `liked` times its size, from `least` to 1; there the child is drawn
 * as large as fits, up to its size. (transfer floating) */
GtkWidget *ts_fit_new (GtkWidget *child, float least, float liked);

/* px of its own width that `child` has where it is drawn at `scale` times its size in `width` px (−1: in
 * any), no narrower than it can be. */
int ts_fit_width_at (GtkWidget *child, int width, float scale);

/* How high it is drawn there, in px. */
int ts_fit_height_at (GtkWidget *child, int width, float scale);

/* Whether it fits into `width` and `height` px, drawn so. */
gboolean ts_fit_fits (GtkWidget *child, int width, int height, float scale);

/* Lets it be drawn up to so many times its size, from 1. */
void ts_fit_set_most (GtkWidget *fit, float most);

G_END_DECLS
