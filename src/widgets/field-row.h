/* field-row.h — one input for one field of a table (an argument of a verb, an option of a game): title,
 * input, and why not, if its value will not do. Stands in a list box like any preferences row. */
#pragma once

#include "referee/header.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_FIELD_ROW (ts_field_row_get_type ())
G_DECLARE_FINAL_TYPE (TsFieldRow, ts_field_row, TS, FIELD_ROW, AdwPreferencesRow)

/* Signal "changed": somebody changed the value. */

/* A row for `field`, which has to outlive it. Its value begins as the field's fallback; without one as the
 * smallest that a number can be, and else as nothing. Names that the fallback lists are shown translated, and
 * are the fallback as long as they say that. `header` says names and colours of the seats, and may
 * be NULL where the field is no seat, or until ts_field_row_set_header(). */
GtkWidget *ts_field_row_new (const TsField *field, const TsHeader *header);

const TsField *ts_field_row_get_field (TsFieldRow *self);

/* Names and colours of the seats have changed. A chosen seat that is gone is no longer chosen. */
void ts_field_row_set_header (TsFieldRow *self, const TsHeader *header);

/* The value, or NULL if nothing was filled in. A list without elements and a switch that is off count as
 * nothing where the field is optional. (transfer full) */
JsonNode *ts_field_row_get_value (TsFieldRow *self);

/* Fills in a value, which keeps the field's type and bounds; NULL: what the row begins with. Does not emit
 * "changed". */
void ts_field_row_set_value (TsFieldRow *self, JsonNode *node);

/* Whether the value will do; if not, the error is a sentence that says what would (TS_ERROR_SYNTAX if
 * something is missing, else as ts_field_check()). */
gboolean ts_field_row_check (TsFieldRow *self, GError **error);

/* A field that is a text has one of these instead of being typed: `texts` and `labels` for people, both NULL
 * at the end. What the row has now is kept, whether it is offered or not. Does not emit "changed". */
void ts_field_row_offer (TsFieldRow *self, const char *const *texts, const char *const *labels);

/* Puts a button below the input. (transfer none) */
GtkWidget *ts_field_row_add_button (TsFieldRow *self, const char *label);

/* Puts the keyboard where it is filled in. */
void ts_field_row_edit (TsFieldRow *self);

/* Shows a sentence below the input until the value changes; NULL for none. */
void ts_field_row_set_complaint (TsFieldRow *self, const char *complaint);

G_END_DECLS
