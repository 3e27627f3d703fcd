#include "error.h"

G_DEFINE_QUARK (ts - error - quark, ts_error)

const char *
ts_error_code (const GError *error)
{
  static const char *const codes[] = { "syntax", "unknown-verb", "over", "illegal", "range" };

  g_assert (error->domain == TS_ERROR);
  g_assert (error->code >= 0 && error->code < (int) G_N_ELEMENTS (codes));
  return codes[error->code];
}
