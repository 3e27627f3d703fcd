/* confetti.h — paper flying over the page for a few seconds, because somebody has won. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_CONFETTI (ts_confetti_get_type ())
G_DECLARE_FINAL_TYPE (TsConfetti, ts_confetti, TS, CONFETTI, GtkWidget)

/* Throws it. Where people want no motion, nothing flies. */
void ts_confetti_throw (TsConfetti *self);

G_END_DECLS
