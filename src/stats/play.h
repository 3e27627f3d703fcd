/* play.h — one evening as statistics see it: what a session says of itself once it was gone through.
 *
 * Only what is in force counts: what was taken back is nowhere, and an amended entry is as it was amended. A
 * seat is called as who sits there at the end. */
#pragma once

#include "referee/session.h"

G_BEGIN_DECLS

/* When nothing is said at a table for so long, it rests: that is no time of play. In seconds. */
#define TS_PLAY_REST (4 * 60 * 60)

#define TS_PLAY_NO_TIME G_MININT64

/* All dice of one number of sides that a seat has thrown. */
typedef struct {
  int sides;
  gint64 n;
  gint64 sum; /* of their faces */
} TsDiceThrown;

typedef struct {
  char *name;
  int score;
  int place; /* from 1, the best; the same for all who are level */
  gboolean wins;
  GArray *dice; /* of TsDiceThrown, fewest sides first; no sides stand twice */
} TsPlaySeat;

typedef struct {
  const TsGame *game;
  char *kind;     /* which of several games that is, see TsGame.kind; NULL: it is one */
  char *title;    /* of the game, in words: “Chess”, “Any Game: Hearts” */
  char *id;       /* of the table, or NULL */
  gint64 began;   /* Unix time: as the header says, else the first time that an entry does */
  gint64 newest;  /* the newest time that was said, as far as the game goes */
  gint64 seconds; /* from one time to the next, as far as the game goes, rests left out */
  gboolean over;
  gboolean fewest_win; /* fewer points are better */
  int first; /* the seat that had the first turn of the first round, or TS_NOBODY: all begin together */
  guint n_seats;
  TsPlaySeat seats[TS_MAX_SEATS];
  GArray *
      points; /* int: for each round, oldest first, each seat’s score at its end; the last is the final one */
} TsPlay;

/* Times are TS_PLAY_NO_TIME where they are not known. `seconds` is known where at least two times are.
 * (transfer full) */
TsPlay *ts_play_new (const TsSession *session);
void ts_play_free (TsPlay *self);

/* The title of the game at a table, and which of several it is (TsGame.kind; may be NULL): what TsPlay has.
 * (transfer full) both. */
char *ts_play_tell_title (const TsHeader *header, char **kind);

/* Whether both are of the same game, and the same kind of it: only then points can be compared. */
gboolean ts_play_is_like (const TsPlay *self, const TsPlay *other);

/* How many rounds there are points of: at least 1. */
guint ts_play_n_rounds (const TsPlay *self);
int ts_play_points (const TsPlay *self, guint round, guint seat);

/* An ISO 8601 time as Unix time; TS_PLAY_NO_TIME if there is none, or the text (may be NULL) is no such. */
gint64 ts_play_read_time (const char *text);

/* Adds dice to an array of TsDiceThrown. */
void ts_dice_thrown_add (GArray *dice, int sides, gint64 n, gint64 sum);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TsPlay, ts_play_free)

G_END_DECLS
