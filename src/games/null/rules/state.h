/* state.h — the null game: the state. */
#pragma once

#include "referee/game.h"

G_BEGIN_DECLS

enum {
  NULL_PLAY,
  NULL_TOGETHER, /* it is nobody's turn */
  NULL_OVER
};
enum {
  NULL_POINTS,
  NULL_MONEY,
  NULL_TOKENS,
  NULL_CANDLES, /* of the whole table */
  NULL_SUM,
  NULL_VANILLA, /* scoops of ice cream: two flavours, which the table names */
  NULL_SECOND
};

/* Things, and places. */
enum {
  NULL_TOKEN, /* counted by NULL_TOKENS */
  NULL_MARKER,
  NULL_HAT
};
enum {
  NULL_BOX,
  NULL_FIELD
};

#define NULL_START_MONEY 50
#define NULL_MAX_DICE    4
#define NULL_SECRET      (-1) /* in the place of a number that a viewer may not see */

typedef struct {
  TsState base;
  int rolled;                   /* the newest roll's sum, 0 before */
  gboolean fled;                /* somebody did, and the game is over: */
  int fugitive;                 /* who is last, whatever the score */
  int leader;                   /* the first seat with the most points: it follows from them */
  int hidden[TS_MAX_SEATS];     /* what the seat has in its pocket, which it alone knows; 0: nothing */
  gboolean shown[TS_MAX_SEATS]; /* everybody knows it */
  int n_dice;
  gint8 dice[NULL_MAX_DICE]; /* a stretch: what was cast last */
} NullGame;

G_END_DECLS
