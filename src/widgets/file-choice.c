#include "file-choice.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <gtk/gtk.h>

char *
ts_file_choice_problem (const GError *error)
{
  if (g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED) ||
      g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_CANCELLED))
    return NULL;
  /* Translators: %s is what the system says about it */
  return g_strdup_printf (_ ("No file could be chosen: %s"), error->message);
}
