/* gate.h — a disk that takes its time, put between the store and the system by the linker (--wrap):
 * whoever waits for the disk waits at a gate until the test opens it, so that no test has to be slow. */
#pragma once

#include <glib.h>

/* From here on whoever waits for the disk waits; … */
void gate_close (void);

/* … all of them go on; or only the first one, and the gate stays closed. */
void gate_open (void);
void gate_let_one_through (void);

/* Waits until somebody stands at the closed gate. */
void gate_await (void);

/* The next one that goes through is told that the disk has failed, with this errno. */
void gate_fail (int number);

/* Every one takes that long besides; 0 from the beginning. */
void gate_set_delay (guint milliseconds);

/* How many went through. */
guint gate_count (void);
