/* reminder.h — something that the table asked to be reminded of: an entry like any other, which no rule sees.
 *
 * A reminder fits a moment of the evening if all fits that was said with it: the round, the phase, the seat
 * whose turn it is. It falls due when the table comes to such a moment from one that it does not fit, or from
 * another round; one without any condition is due at once. People answer that it is done, that they will see
 * to it later (it is due again as soon as another turn, phase or round begins), or that it never matters any
 * more. Once it is done it is forgotten, unless it returns every so many rounds. */
#pragma once

#include "entry.h"

G_BEGIN_DECLS

#define TS_REMINDER_LENGTH 100 /* characters */

/* "remind" and "reminded": see docs/protocol.md. They may be said in every phase, and change nothing. */
extern const TsVerb ts_verb_remind, ts_verb_reminded;

/* Both, and then NULL. A description of a game leaves them out: they are no part of how it is played. */
extern const TsVerb *const ts_verbs_of_reminders[];

/* What people answer: the words of "answer". */
enum {
  TS_REMINDER_DONE,
  TS_REMINDER_LATER,
  TS_REMINDER_NEVER,
};

typedef struct {
  char *written; /* the text as it was said */
  char *text;    /* as it is shown */
  int round;     /* the first one that it fits; 0: any */
  int every;     /* how many rounds after that it fits again; 0: it is for once */
  int phase;     /* or -1: any */
  int seat;      /* or TS_NOBODY: anybody's turn */
  gboolean due;
  gboolean later; /* was the newest answer: it falls due with the next turn, phase or round */
} TsReminder;

/* When it falls due, as a few words: “Round 3, Ann’s turn”; "" where it has no condition. (transfer full) */
char *ts_reminder_tell_when (const TsReminder *self, const TsView *view);

/* All of it as a sentence. (transfer full) */
char *ts_reminder_tell (const TsReminder *self, const TsView *view);

/* What was said in an entry of "remind" in that round. (transfer full) */
TsReminder *ts_reminder_new (const TsEntry *entry, const TsGame *game, int round);
void ts_reminder_free (TsReminder *self);

G_END_DECLS
