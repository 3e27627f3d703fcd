/* input.h — how each type of field is put in: the widget, and the way from and to its value. A game may have
 * an input of its own for a field, such as coins for a sum. */
#pragma once

#include "referee/game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _TsInput {
  gboolean wide;    /* stands below its title, not beside it */
  gboolean always;  /* stands there as if it were filled in, from the beginning */
  gboolean one_tap; /* one tap answers it; a list, the last tap that it takes */

  /* A widget; `changed` (data) is called whenever something else is put in. `header` says who plays, and is
   * NULL where nobody does yet. A sheet goes on with the Enter key of what can be typed in it, or, if it has
   * one, with its signal "entered". (transfer floating) */
  GtkWidget *(*make) (const TsField *field, const TsHeader *header, GCallback changed, gpointer data);

  /* Leaves `value` clear if nothing is filled in. */
  void (*get) (const TsField *field, GtkWidget *input, TsValue *value);
  void (*set) (const TsField *field, GtkWidget *input, const TsValue *value);

  /* The state has changed, or what is filled in for the arguments before it, which is in `entry` (on sheets
   * only). May be NULL. */
  void (*show) (const TsField *field, GtkWidget *input, const TsView *view, const TsEntry *entry);

  /* A tap beside the sheet while its page is open: whether it is for a part of the input, which then has it;
   * `what` and `number` as in ts_board_part_pick(). May be NULL. */
  gboolean (*pick) (GtkWidget *input, const char *what, int number);

  gboolean plain; /* says itself what it is: needs no label on a sheet */
  gboolean whole; /* show() is called again with all that is filled in: it draws what comes after it, too */
} TsInput;

/* The one for a field. Behind a switch: what could not be left out otherwise. (static) */
const TsInput *ts_input_for (const TsField *field);

/* The same, where there is room for numbers to tap, if they are few. (static) */
const TsInput *ts_input_for_room (const TsField *field);

/* The one for the field's type, whether it may be left out or not. (static) */
const TsInput *ts_input_of_type (const TsField *field);

/* One chip of words, seats, or numbers, or many: a TsChips, input-chips.c. */
extern const TsInput ts_input_chip, ts_input_chips;

/* A text; one of which some are offered (a TsOffers); and texts, each on a line: input-text.c. */
extern const TsInput ts_input_text, ts_input_offers, ts_input_texts;

/* The one for an object: its members, each in a line. It and the next one are made of others: see
 * input-line.c. */
extern const TsInput ts_input_object;

/* A switch, and the input of the field's type below it. */
extern const TsInput ts_input_folded;

/* What is filled in. A list without elements and a switch that is off count as nothing where the field is
 * optional: then, and if nothing is filled in, FALSE with `value` clear. */
gboolean ts_input_get (const TsInput *kind, const TsField *field, GtkWidget *input, TsValue *value);

/* From a chip's place to the number of the seat, to the integer, or to the word instead. */
gint64 ts_input_number_of_chip (const TsField *field, gint64 chip);

/* For a kind's get(): the value is these. */
void ts_input_take_numbers (TsValue *value, const gint64 *numbers, guint n);

/* Shows who plays on an input for seats; what was chosen and is gone is chosen no longer. */
void ts_input_set_seats (const TsField *field, GtkWidget *input, const TsHeader *header);

G_END_DECLS
