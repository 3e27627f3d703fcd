/* form.h — a plain form for any verb, made from its table: who, then each argument, then a button that says
 * it. With it a game can be played before it has a single widget of its own, and anything can be entered by
 * hand. */
#pragma once

#include "referee/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_FORM (ts_form_get_type ())
G_DECLARE_FINAL_TYPE (TsForm, ts_form, TS, FORM, AdwBin)

/* Signal "say" (JsonObject *entry): an entry that the session would accept as things stand. What it would
 * refuse is told in the form, and nothing is emitted. */

/* The form only asks the session, and does not say anything to it. */
GtkWidget *ts_form_new (TsSession *session, const TsVerb *verb);

/* Whether dice begin with being typed in. */
void ts_form_set_by_hand (TsForm *self, gboolean by_hand);

/* What the button does. */
void ts_form_say (TsForm *self);

/* The button, for a window to make it its default. (transfer none) */
GtkWidget *ts_form_get_button (TsForm *self);

G_END_DECLS
