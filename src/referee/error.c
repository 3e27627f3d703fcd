#include "error.h"

G_DEFINE_QUARK (ts - error - quark, ts_error)

gboolean
ts_refuse (GError **error, TsError code, const char *format, ...)
{
  va_list args;

  if (error == NULL)
    return FALSE; /* many forms are tried of which nobody asks why they are refused */
  va_start (args, format);
  g_propagate_error (error, g_error_new_valist (TS_ERROR, code, format, args));
  va_end (args);
  return FALSE;
}

gboolean
ts_broken (GError **error, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_propagate_error (error, g_error_new_valist (TS_ERROR, TS_ERROR_ILLEGAL, format, args));
  va_end (args);
  return FALSE;
}

const char *
ts_error_code (const GError *error)
{
  static const char *const codes[] = { "syntax", "unknown-verb", "over", "illegal", "range" };

  g_assert (error->domain == TS_ERROR);
  g_assert (error->code >= 0 && error->code < (int) G_N_ELEMENTS (codes));
  return codes[error->code];
}
