/* stats.h — what follows from many evenings, exactly.
 *
 * - Only tables whose game is over count; of the others it is told how many there are.
 * - The same person is who has the same name, letter by letter, as everywhere in Tableside; at a table where
 *   somebody else sat down, the name that stood there at the end.
 * - An evening belongs to the day, here, on which it began. One that says no time counts where no year is
 *   asked for, and is taken for older than all others. The order of evenings is that of their beginnings,
 * then of their ids, then the one in which they were given.
 * - Who wins says the game. A win that several share is a win of each of them, and told as shared, too. Where
 *   nobody wins nobody does. What would be due is what each had won by now if the winners of each evening had
 *   been drawn by lot: winners / seats, added up.
 * - Who is ahead of whom says the place, not the score: in some games fewer points are better.
 * - Points of different games are never added up, nor those of several that are one to Tableside
 * (TsGame.kind), such as what is played with Any Game. */
#pragma once

#include "odds.h"
#include "play.h"

G_BEGIN_DECLS

/* Which evenings count: NULL and 0 for all. */
typedef struct {
  const char *person; /* who sat there */
  const TsGame *game;
  int year;
} TsStatsWanted;

typedef struct {
  guint plays;
  guint wins;
  guint shared; /* of the wins */
  double due;
} TsWins;

/* Evenings whose length is known, in seconds; 0 where there are none. */
typedef struct {
  guint n;
  gint64 total, shortest, longest;
} TsLengths;

/* What somebody has made of a game. */
typedef struct {
  const TsPlay *like; /* the first one: its game, kind and title are those of all */
  TsWins wins;
  int best, worst; /* the most and the fewest points */
  gint64 sum;      /* of the points: the average is sum / wins.plays */
} TsScores;

/* A year, or a month of the year that was asked for. */
typedef struct {
  int year;
  int month; /* from 1; 0: the whole year */
  guint plays;
} TsPeriod;

typedef struct {
  char *name;
  gboolean wanted; /* is who was asked for */
  TsWins wins;
  guint streak;         /* wins in a row, of which the last was their newest evening */
  guint longest_streak; /* wins in a row, at any time */
  TsLengths lengths;
  GArray *dice;    /* of TsDiceThrown */
  GArray *games;   /* of TsScores, in the order of their first evenings */
  GArray *periods; /* of TsWins: one for each of the periods */
} TsPerson;

/* Two who met. */
typedef struct {
  TsPerson *one, *other;        /* in the order of the persons */
  guint plays;                  /* with both of them */
  guint one_ahead, other_ahead; /* by place; else they were level */
  guint one_wins, other_wins;
} TsPair;

typedef struct {
  const TsPlay *like; /* as above */
  guint plays;
  TsLengths lengths;
  TsWins seats[TS_MAX_SEATS]; /* by the place at the table; of who was asked for alone, if anybody was */
  TsWins first;               /* of who began, where somebody did; likewise */
  int most;                   /* points that anybody ever had */
  const char *most_by;        /* who had them first */
} TsGameStats;

typedef struct {
  GPtrArray *plays; /* of TsPlay, those that count, oldest first; they are not ours */
  guint resting;    /* tables of those wanted whose game is not over */
  TsLengths lengths;
  GArray *dice;       /* of TsDiceThrown: of all */
  GPtrArray *persons; /* of TsPerson: who was asked for, then most wins, then most plays, then by name */
  GPtrArray *pairs;   /* of TsPair: those who met most first, then in the order of the persons */
  GPtrArray *games;   /* of TsGameStats, in the order of their first evenings */
  GArray *periods;    /* of TsPeriod: all months of the year, or each year in which anything was played */
} TsStats;

/* Of an array of TsPlay, which stay as long as what is made of them. (transfer full) */
TsStats *ts_stats_new (GPtrArray *plays, const TsStatsWanted *wanted);
void ts_stats_free (TsStats *self);

/* The person of that name, or NULL. */
const TsPerson *ts_stats_find (const TsStats *self, const char *name);

/* Year and month (from 1), here, in which a play began; 0 where that is not known. */
int ts_play_year (const TsPlay *play, int *month);

/* How many seats win. */
guint ts_play_n_winners (const TsPlay *play);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TsStats, ts_stats_free)

G_END_DECLS
