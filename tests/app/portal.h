/* portal.h — the part of a desktop that keeps the screen awake when it is asked to, to look at from a test.
 */
#pragma once

#include <glib.h>

/* Puts it on the session bus; before the application starts. It stays until the program ends. */
void portal_start (void);

/* How many things keep the screen awake now. */
guint portal_inhibitors (void);
