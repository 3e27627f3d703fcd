/* rules.h — Any Game: a score pad for whatever lies on the table. What is counted, who begins and when it is
 * over is agreed on before, by options; these rules know nothing else of the game that is played. */
#pragma once

#include "referee/game.h"

G_BEGIN_DECLS

#define ANY_GAME_COLUMNS 6
#define ANY_GAME_DICE    10

enum {
  ANY_GAME_PLAY,
  ANY_GAME_OVER
};

/* Counters; the columns come before them. */
enum {
  ANY_GAME_MONEY = ANY_GAME_COLUMNS,
  ANY_GAME_LIVES
};

typedef struct {
  TsState base;
  int gained[TS_MAX_SEATS];  /* points of this round, all columns together */
  int rolled[ANY_GAME_DICE]; /* in this turn, or this round; 0 after the last die */
} AnyGame;

extern const TsGame ts_any_game;

/* --- turns.c: who is in, who is better, who is next, and when it is over --- */

/* Words of the option “order”; those of “write” are 0, and 1 for whole rounds. */
enum {
  ANY_GAME_SAME,
  ANY_GAME_ON,
  ANY_GAME_BACK,
  ANY_GAME_WINNER
};

/* Who has no life left is out; without lives nobody ever is. */
gboolean ts_any_game_is_in (const TsView *view, int seat);

/* Whether the counter is ranked by: the columns; where there are none the money, and else the lives. */
gboolean ts_any_game_scores (const TsView *view, int counter);
int ts_any_game_score (const TsView *view, int seat);
void ts_any_game_standing (const TsView *view, int seat, TsStanding *standing);

/* What is counted, and whether the most or the fewest win: where that is not the same, people play something
 * else. See TsGame.kind. */
char *ts_any_game_kind (const TsHeader *header, char **words);

/* Whether the table has agreed that the fewest points win. */
gboolean ts_any_game_fewest_win (const TsHeader *header);

/* _pass_turn, the verb: with the last turn of a round, that ends. _pass_over: if whoever has the turn is out.
 */
void ts_any_game_begin_round (TsStep *step);
void ts_any_game_end_round (TsStep *step);
gboolean ts_any_game_pass_turn (TsStep *step, GError **error);
void ts_any_game_pass_over (TsStep *step);

G_END_DECLS
