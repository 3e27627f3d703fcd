/* bounds.h — how much of everything the server of phones takes before it says no: docs/protocol.md,
 * "Phones". */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The limits. They are variables for tests alone, which have no minute to wait: nothing else changes them. */
typedef struct {
  guint phones;       /* that are connected, those included that have not said their token yet */
  guint callers;      /* connections that are no phone's: what more come, the oldest go for */
  guint messages;     /* of one phone, in a second */
  guint waiting;      /* entries of one phone that wait for the disk */
  gsize message;      /* bytes of one */
  gsize request;      /* bytes of one of HTTP, all of it */
  gsize backlog;      /* bytes that wait for a phone that does not read */
  guint wrong_tokens; /* from one address within `wrong_time` */
  guint wrong_time;   /* milliseconds, as all times here */
  guint request_time; /* for one request of HTTP */
  guint token_time;   /* for a phone to say its token */
  guint ping_time;    /* between pings; whole seconds, as the next one */
  guint silence_time; /* without an answer to them */
} TsLimits;

extern TsLimits ts_limits;

G_END_DECLS
