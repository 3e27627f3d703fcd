/* page-shape.h — how the play page lies in its window: what is beside the board, and what there is room for.
 */
#pragma once

#include "hands.h"
#include "standings.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Children of the page's template, by the same names. */
typedef struct {
  AdwBreakpoint *wide;
  AdwBreakpoint *wide_and_squat;
  AdwBreakpoint *squat;
  AdwBreakpoint *huge;
  AdwBreakpoint *low;
  AdwBreakpoint *tight;
  AdwHeaderBar *header;
  GtkWidget *history_button;
  GtkWidget *body;
  GtkScrolledWindow *seats;
  TsStandings *standings;
} TsPageShape;

/* For the class of the page, in whose struct the shape stands at `offset`. */
void ts_page_shape_bind (GtkWidgetClass *klass, gsize offset);

/* Whenever the page has another breakpoint. */
void ts_page_shape_fit (const TsPageShape *self, AdwNavigationPage *page, TsHands *hands);

G_END_DECLS
