/*
 * What a screen reader was told. GTK's own announcements reach nobody in a test, and its testing backend
 * (GTK_A11Y=test) has none: it crashes on one from a realized window. So tests keep them instead.
 */

#pragma once

#include <glib.h>

/* How often it was said that has `text` in it, since the test began. */
guint hearing_count (const char *text);
