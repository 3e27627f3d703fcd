/* file-choice.h — what to say when no file was chosen. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A sentence about the error of a file dialog; NULL if people closed it, which needs none. (transfer full) */
char *ts_file_choice_problem (const GError *error);

G_END_DECLS
