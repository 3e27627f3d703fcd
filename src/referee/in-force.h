/* in-force.h — the entries in force, and the state they lead to: the inside of a session. */
#pragma once

#include "record.h"

G_BEGIN_DECLS

/* Throws `n` dice of `sides` sides into `faces`. */
typedef void (*TsThrow) (guint n, int sides, gint64 *faces);

/* Where in the game an entry was said. */
typedef struct {
  int round;
  gint16 phase, turn;
} TsWhen;

typedef struct {
  const TsGame *game;
  TsHeader *header; /* its players are those who sit there now */
  gpointer state;
  GPtrArray *records; /* of TsRecord, oldest first */
  GArray *whens;      /* of TsWhen: when each was said */
  GArray *posted;     /* of TsEffect: of the step that was made last */
  GString *line;      /* of the entry that is said just now */
  GPtrArray *spares;  /* states that are written over: new memory costs more than what is copied into it */
  TsThrow throw;
  gboolean reading; /* what is said stands in a file already */
} TsInForce;

void ts_in_force_init (TsInForce *self);
void ts_in_force_clear (TsInForce *self);

/* When it would be said of the state. */
TsWhen ts_when_of (const TsState *state);

/* What it leads to. */
TsView ts_in_force_view (const TsInForce *self);

/* A state that it led to, or NULL, is no longer needed. (transfer full) */
void ts_in_force_let_go (const TsInForce *self, gpointer state);

/* The record no longer leads to the state before it. */
void ts_in_force_forget (const TsInForce *self, TsRecord *record);

/* Looks at everything that can be told of the entry before its step, and throws the dice that are missing. */
gboolean ts_in_force_check (const TsInForce *self, const TsView *view, TsEntry *entry, GError **error);

/* Makes the step of `entry` from a view; `posted` is what it did. Returns the next state (transfer full), or
 * NULL with an error. */
gpointer ts_in_force_step (const TsInForce *self, const TsView *view, const TsEntry *entry, GError **error);

/* The record of the step that was made last, with the entry as it was said. (transfer full) */
TsRecord *ts_in_force_record (const TsInForce *self, const TsEntry *entry);

/* The state before record `i`; i may be the number of records. (transfer full) */
gpointer ts_in_force_state_before (const TsInForce *self, guint i);

/* Goes from the first state to the one of now, each step once: hears of record `i` with the states before and
 * after it. */
typedef void (*TsWalk) (const TsView *before, const TsView *after, guint i, gpointer data);
void ts_in_force_walk (const TsInForce *self, TsWalk hear, gpointer data);

/* When there are `n` records: the places of those before which no state is kept any more. There are up to
 * two, and the rest was let go of earlier. */
guint ts_in_force_find_stale (guint n, guint stale[2]);

/* Puts a record (transfer full) that leads to `next` (transfer full) behind the others; takes the newest one
 * off, which leads back to `before` (transfer full). Who sits where changes with it. (transfer full) */
void ts_in_force_push (TsInForce *self, TsRecord *record, gpointer next);
TsRecord *ts_in_force_pop (TsInForce *self, gpointer before);

G_END_DECLS
