/* crash.h — where a test was when it crashed, for whoever has nothing of it but what it printed. */
#pragma once

/* From now on a signal that ends the program prints first where it was, innermost call first. Signals that
 * somebody listens to already, as sanitizers do, are left to them. */
void crash_tell_where (void);
