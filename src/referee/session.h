/* session.h — an evening: a header, the entries in force, and the state they lead to.
 *
 * Here undo, redo, replay and history are written once. A session takes lines, as they stand in files and in
 * the protocol, and is the only one that changes a state. It does no I/O: whoever keeps the evening on disk
 * sets a commit function, which is asked to keep each accepted line before the session takes it over. */
#pragma once

#include "reminders.h"
#include "slips.h"

G_BEGIN_DECLS

/* What the newest accepted line did. For an undo, `record` is the one taken back; for the header there is
 * none. */
typedef struct {
  const TsVerb *verb; /* NULL: the header */
  const TsRecord *record;
  const TsEffect *effects; /* of an undo: with the signs turned, last first */
  guint n_effects;
} TsOutcome;

/* Whether an entry has come in force: it was said, or brought back, but not taken back. NULL: nothing has
 * happened. */
gboolean ts_outcome_is_news (const TsOutcome *outcome);

/* Whether an entry of that verb was said, and not only taken or brought back. */
gboolean ts_outcome_is (const TsOutcome *outcome, const char *verb);

typedef struct _TsSession TsSession;

/* Keeps an accepted line (JSON, no LF, no checksum). FALSE with an error refuses the entry after all. */
typedef gboolean (*TsCommit) (const char *line, gpointer data, GError **error);

/* Begins an evening of one of `games` (NULL at the end) with the header in `line`. Errors as
 * ts_header_read(). (transfer full) */
TsSession *ts_session_new (const TsGame *const *games, const char *line, gsize length, GError **error);

/* The same for a file that is there already: texts are taken that nobody can say any more, see
 * ts_text_check(), up to the end of the reading. */
TsSession *ts_session_read (const TsGame *const *games, const char *line, gsize length, GError **error);
void ts_session_end_reading (TsSession *self);

/* Whoever shows a session, such as a form that is still open when its page goes, holds a reference. */
TsSession *ts_session_ref (TsSession *self);
void ts_session_unref (TsSession *self);

/* Without a commit function lines are taken over at once; without a throw function an entry has to say its
 * dice. */
void ts_session_set_commit (TsSession *self, TsCommit commit, gpointer data);
void ts_session_set_throw (TsSession *self, TsThrow throw);

/* Says one line (without its LF). TRUE: it is in force. FALSE: nothing has changed; TS_ERROR with its code,
 * or the error of the commit function. */
gboolean ts_session_say (TsSession *self, const char *line, gsize length, GError **error);

/* The two halves of it, for whoever keeps lines in a way of its own, such as in another thread: a line that
 * the rules take, with what it leads to, while nothing has changed yet. It can be taken as long as no other
 * line was. */
typedef struct _TsPrepared TsPrepared;

/* Errors as ts_session_say(), but for the commit function's, which is not asked. (transfer full) */
TsPrepared *ts_session_prepare (const TsSession *self, const char *line, gsize length, GError **error);

/* The line that is to be kept first (JSON, no LF, no checksum). */
const char *ts_prepared_line (const TsPrepared *self);

/* Takes it over: it is in force. (transfer full) */
void ts_session_take (TsSession *self, TsPrepared *prepared);

void ts_prepared_free (TsPrepared *self);

/* Whether a game's entry, its dice said, would be accepted now if it were said: for forms, which would rather
 * tell before than after. Errors as ts_session_say(), but for the disk's. */
gboolean ts_session_would_accept (const TsSession *self, JsonObject *entry, GError **error);

/* What an `amend` would do, before it is said: see ts_preview_new(). (transfer full) */
TsPreview *
ts_session_preview (const TsSession *self, gint64 entry, JsonObject *with, GArray *drop, GError **error);

/* What the table is still to be reminded of: see ts_reminders_find(). (transfer full) */
GPtrArray *ts_session_find_reminders (const TsSession *self);

/* What would explain that somebody has counted another number: see ts_slips_find(). (transfer full) */
GPtrArray *ts_session_find_slips (const TsSession *self, int seat, int counter, int value);

/* A slip as a sentence for people. (transfer full) */
char *ts_session_tell_slip (const TsSession *self, const TsSlip *slip);

/* The header as it is kept (JSON without checksum), and as it was read, but for who sits there now. */
const char *ts_session_header_line (const TsSession *self);
const TsHeader *ts_session_header (const TsSession *self);

/* The state now. It stands until the next line is accepted. */
TsView ts_session_view (const TsSession *self);

TsOutcome ts_session_outcome (const TsSession *self);

/* The entries in force, oldest first, and those that could be put back in force, the next one last. */
guint ts_session_n_records (const TsSession *self);
const TsRecord *ts_session_record (const TsSession *self, guint i);
guint ts_session_n_taken_back (const TsSession *self);
const TsRecord *ts_session_taken_back (const TsSession *self, guint i);

/* What was taken back and not put back before something else was said, the oldest first: it is in force no
 * more, and its sentence is `told`. It was said when `at` entries were in force: the first ones of now, and
 * behind them those that could be put back. */
guint ts_session_n_left (const TsSession *self);
const TsRecord *ts_session_left (const TsSession *self, guint i, guint *at);

/* Of what was taken back, left or not, that which was said as line `said` of the evening; NULL: it is in
 * force (again), or there is none. `redos`: how many times `redo` has to be said until it is in force; 0: it
 * was left. */
const TsRecord *ts_session_find_gone (const TsSession *self, guint said, guint *redos);

/* Whether anything is in force that an `undo` would take back. */
gboolean ts_session_can_undo (const TsSession *self);

/* All that was said and not taken back, as it was said, oldest first: entries, and the amendments that made
 * of them what is in force. An array of TsRecord. (transfer full) */
GPtrArray *ts_session_deeds (const TsSession *self);

/* How many times `undo` has to be said until only the first `n` entries are in force, or fewer. */
guint ts_session_undos_to (const TsSession *self, guint n);

/* What was said in record `i`. (transfer full) */
TsEntry *ts_session_entry (const TsSession *self, guint i);

/* Record `i` as one sentence for people; i = ts_session_n_records() is the one that redo would bring back.
 * (transfer full) */
char *ts_session_tell (const TsSession *self, guint i);

/* The round in which record `i` was said, in the game's own words, “Year 3”; what belongs to no round was
 * said in a phase, whose title stands for it. (transfer full) */
char *ts_session_round (const TsSession *self, guint i);

/* The title of the phase in which record `i` was said; NULL where the game's rounds have one phase, or there
 * is no round. */
const char *ts_session_phase (const TsSession *self, guint i);

/* What stands above record `i` in the history: its round, and its phase where it has one. (transfer full) */
char *ts_session_heading (const TsSession *self, guint i);

/* The sentence of what was said, taken back or put back just now; not after the header alone. (transfer full)
 */
char *ts_session_tell_newest (const TsSession *self);

/* The same, but an undo is told as “Taken back: …”, and a redo as “Counts again: …”. (transfer full) */
char *ts_session_tell_outcome (const TsSession *self);

/* The state before record `i`, or now if i = ts_session_n_records(). (transfer full) */
gpointer ts_session_state_before (const TsSession *self, guint i);

/* Goes through the evening as it is in force, each step once: see ts_in_force_walk(). Names are those of now.
 */
void ts_session_walk (const TsSession *self, TsWalk hear, gpointer data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TsSession, ts_session_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TsPrepared, ts_prepared_free)

G_END_DECLS
