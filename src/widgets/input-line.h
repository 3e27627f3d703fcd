/* input-line.h — an input with what it is called; and the inputs that are made of others: an object, and what
 * comes out when its switch is turned on. */
#pragma once

#include "input.h"

G_BEGIN_DECLS

/* `input`, which `kind` made for the field, below or beside the field's label. (transfer floating) */
GtkWidget *ts_input_line_new (const TsField *field, const TsInput *kind, GtkWidget *input);

/* Its members, each in a line. */
extern const TsInput ts_input_object;

/* A switch, and the input of the field's type below it. */
extern const TsInput ts_input_folded;

G_END_DECLS
