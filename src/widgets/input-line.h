/* input-line.h — an input with what it is called. The inputs that are made of others stand here, too. */
#pragma once

#include "input.h"

G_BEGIN_DECLS

/* `input`, which `kind` made for a field, below or beside its title, translated. (transfer floating) */
GtkWidget *ts_input_line_new (const char *title, const TsInput *kind, GtkWidget *input);

G_END_DECLS
