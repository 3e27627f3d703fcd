/* error.h — why an entry or a header is refused. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The codes of docs/protocol.md, "Refusals", in the order in which reasons are looked for. The message of
 * such an error is one sentence for people: what is wrong and what would be right, in the user's language. */
typedef enum {
  TS_ERROR_SYNTAX,       /* not a JSON object, wrong type, missing or unknown argument */
  TS_ERROR_UNKNOWN_VERB, /* no such verb in this game */
  TS_ERROR_OVER,         /* the game has ended */
  TS_ERROR_ILLEGAL,      /* not in this phase, not this seat's to say, or against the rules as things stand */
  TS_ERROR_RANGE,        /* a number or length outside its bounds, a word outside its list, no such seat */
} TsError;

#define TS_ERROR (ts_error_quark ())
GQuark ts_error_quark (void);

/* The code's word in the protocol: "syntax", "unknown-verb", "over", "illegal", "range". */
const char *ts_error_code (const GError *error);

G_END_DECLS
