/* state.h — Snack Wars: the state, and what its board and its sentences ask of it. */
#pragma once

#include "referee/game.h"

G_BEGIN_DECLS

#define SNACK_N_KINDS      9
#define SNACK_N_BONUSES    5
#define SNACK_COLLECTION   9  /* cards that fill a collection */
#define SNACK_ALL_RACCOONS 10 /* in the whole game */

enum {
  SNACK_TAKE,
  SNACK_STEAL,
  SNACK_RECORD,
  SNACK_OVER
};

/* Counters: the kinds and the bonus cards stand in the order of their words. */
enum {
  SNACK_CARDS,
  SNACK_RACCOONS,
  SNACK_KINDS,
  SNACK_BONUSES = SNACK_KINDS + SNACK_N_KINDS
};

/* Bonus cards; the first three are the cuisines, too, of three kinds each. */
enum {
  SNACK_FRENCH,
  SNACK_JAPANESE,
  SNACK_AMERICAN,
  SNACK_VARIETY,
  SNACK_RACCOON
};

typedef struct {
  TsState base;
  int steals; /* left, in SNACK_STEAL */
} SnackWars;

/* The kinds of food and the bonus cards, in the order of their counters. */
extern const TsWord ts_snack_wars_kinds[];
extern const TsWord ts_snack_wars_bonuses[];

G_END_DECLS
