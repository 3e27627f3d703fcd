/* fuzz.h — what a fuzzer feeds. */
#pragma once

#include <stddef.h>
#include <stdint.h>

/* Takes any bytes as a table: header and entries, with LF between. Nothing that is read may crash, read
 * beyond its end, or change anything when it is refused. Returns 0. */
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);
