/* session-manager.h — what keeps a screen awake, as a desktop has it, to look at from a test. */
#pragma once

#include <glib.h>

/* Puts it on the session bus; before the application starts. It stays until the program ends. */
void
session_manager_start (void);

/* How many things keep the screen awake now. */
guint
session_manager_inhibitors (void);
