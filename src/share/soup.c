#include "soup.h"

#include "config.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <gmodule.h>

#define LIBRARY "libsoup-3.0.so.0" /* what a program linked with it names */

TsSoup ts_soup;

/* None, or all of them. */
static gboolean
find_calls (GModule *library)
{
  TsSoup found = { 0 };

#define FIND(name)                                                                                           \
  if (!g_module_symbol (library, "soup_" #name, (gpointer *) &found.name))                                   \
    return FALSE;
  TS_SOUP_CALLS (FIND)
#undef FIND
  ts_soup = found;
  return TRUE;
}

gboolean
ts_soup_load (GError **error)
{
  GModule *library;

  if (ts_soup.server_new != NULL)
    return TRUE;
  library = g_module_open (LIBRARY, G_MODULE_BIND_LOCAL);
  if (library == NULL || !find_calls (library)) {
    /* Translators: libsoup is a program library, by which this computer serves web pages */
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                         _ ("Phones need libsoup, which is not installed on this computer."));
    g_clear_pointer (&library, g_module_close);
    return FALSE;
  }
  return TRUE;
}
