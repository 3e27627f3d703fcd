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

/* Refuses with a sentence for people. Always FALSE. */
gboolean ts_refuse (GError **error, TsError code, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* The same for what must hold and does not: a sentence for whoever writes the game, not translated. */
gboolean ts_broken (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* The code's word in the protocol: "syntax", "unknown-verb", "over", "illegal", "range". */
const char *ts_error_code (const GError *error);

G_END_DECLS
