/* slips.h — somebody has counted what lies on the table, and the table says otherwise: which old entry, said
 * a little differently, would explain it.
 *
 * People slip in few ways. Each is tried on each entry in force, and kept if the rest of the evening still
 * fits and leads to what was counted. */
#pragma once

#include "amend.h"

G_BEGIN_DECLS

typedef enum {
  TS_SLIP_TWICE,  /* it was said twice */
  TS_SLIP_SIGN,   /* plus and minus were mixed up */
  TS_SLIP_DIGITS, /* two digits of a number were swapped */
  TS_SLIP_DIGIT,  /* a number has a digit too many */
  TS_SLIP_SEAT,   /* it was meant for another seat */
} TsSlipKind;

typedef struct {
  TsSlipKind kind;
  guint number;              /* of the entry in force, from 1 */
  JsonObject *with;          /* what should stand there; NULL: nothing */
  gint64 said;               /* the number, or the seat, that was said */
  gint64 meant;              /* and the one that would explain it */
  gboolean explains_at_once; /* by what the entry itself does, and not by what comes of it later */
  double unlikely;           /* the less, the likelier */
} TsSlip;

/* What would explain that `seat` has `value` of a counter: an array of TsSlip, the likeliest first, of which
 * no two lead to the same. (transfer full) */
GPtrArray *ts_slips_find (const TsInForce *list, int seat, int counter, int value);

/* The entry that says `amend`. (transfer full) */
JsonObject *ts_slip_amend (const TsSlip *self);

G_END_DECLS
