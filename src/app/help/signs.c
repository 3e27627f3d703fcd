#include "signs.h"

#include "config.h"

#include <glib/gi18n-lib.h>

static const TsRule none[] = { { 0 } };

const TsChapter ts_signs_of_game = { .heading = N_ ("Pictures and colours of this game"), .rules = none };
const TsChapter ts_signs_of_table = { .heading = N_ ("Signs around every board"), .rules = none };

const TsBoardSign ts_signs[] = {
  { "ts-seat-star-symbolic", NULL,
    N_ ("Every player has a shape and a colour: on cards, tokens and marks.") },
  { "ts-crown-symbolic", NULL, N_ ("Whoever wins.") },
  { "phone-symbolic", NULL, N_ ("Somebody looks on or plays at this seat by phone.") },
  { "edit-undo-symbolic", NULL, N_ ("Take back the newest thing that was said.") },
  { "edit-redo-symbolic", NULL, N_ ("Bring back what was taken back.") },
  { "document-open-recent-symbolic", NULL, N_ ("The history: who did what, and when.") },
  { "ts-hand-back-symbolic", NULL, N_ ("What hands have to put back on the table.") },
  { "find-location-symbolic", NULL, N_ ("Show on the board where points come from.") },
  { 0 },
};
