/* dice.h — dice that the program throws. Not for rules: a rule is given the faces that fell. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Throws `n` dice of `sides` (2 … 100) sides into `faces`: 1 … sides, each equally likely, from the operating
 * system's generator. It fits TsThrow. */
void ts_dice_throw (guint n, int sides, gint64 *faces);

G_END_DECLS
