/* input.h — how each type of field is put in: the widget, and the way from and to its value. What is an
 * object has a row for each member (field-row.c). */
#pragma once

#include "referee/header.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct {
  gboolean wide;     /* stands below its title, not beside it */
  gboolean can_fold; /* cannot be empty by itself: an optional one has a switch that brings it out */

  /* A widget; `changed` (data) is called whenever something else is put in. (transfer floating) */
  GtkWidget *(*make) (const TsField *field, GCallback changed, gpointer data);

  /* Leaves `value` clear if nothing is filled in. */
  void (*get) (const TsField *field, GtkWidget *input, TsValue *value);
  void (*set) (const TsField *field, GtkWidget *input, const TsValue *value);
} TsInput;

/* The one for a field that is no object. (static) */
const TsInput *ts_input_for (const TsField *field);

/* The one for a text of which some are offered; its widget is a TsOffers. */
extern const TsInput ts_input_offers;

/* Shows who plays on an input for seats; what was chosen and is gone is chosen no longer. */
void ts_input_set_seats (const TsField *field, GtkWidget *input, const TsHeader *header);

G_END_DECLS
