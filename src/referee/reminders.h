/* reminders.h — what the table is still to be reminded of, and what of it is due. */
#pragma once

#include "in-force.h"
#include "reminder.h"

G_BEGIN_DECLS

/* Those that are open now, in the order in which they were said, of type TsReminder. (transfer full) */
GPtrArray *ts_reminders_find (const TsInForce *list);

G_END_DECLS
