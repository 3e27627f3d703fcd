/* kept.h — what a disk may have kept when the power fails.
 *
 * Whatever was asked for before a sync of that file, or of that folder, is there. Of what was asked for later
 * anything may be there and anything may not, whatever came first: of writes the first half too, or only the
 * length, full of zeros. So it is thought in "All File Systems Are Not Created Equal" (ALICE) and in
 * "CrashMonkey", and no disk is kinder than that by promise. */
#pragma once

#include "recorder.h"

/* Whether all is well in the folder after `n_answers`. */
typedef gboolean (*KeptCheck) (const char *folder, guint n_answers, gpointer data);

/* Lets the power fail after each thing that was asked from `begin` on, and makes what may have been kept then
 * in `folder`, which is empty and will be. Returns whether it holds in all those cases; it ends at the first
 * one in which it does not. Where there are too many, some are picked by chance, always the same. `n_cases`
 * is how many were looked at. */
gboolean kept_holds (
    GPtrArray *asked, guint begin, const char *folder, KeptCheck holds, gpointer data, guint *n_cases);

/* Removes everything in the folder. */
void kept_empty (const char *folder);
