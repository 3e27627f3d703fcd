/* state.h — Shopping War: the state, and what its board asks of it. */
#pragma once

#include "referee/opening.h"

G_BEGIN_DECLS

#define SHOPPING_MAX_SEATS  4
#define SHOPPING_MAX_SPACES (4 * SHOPPING_MAX_SEATS)
#define SHOPPING_N_NAMES    8
#define SHOPPING_N_SLOTS    4
#define SHOPPING_FIRST_SLOT 3 /* the face of the first Slot's Combo */
#define SHOPPING_N_DICE     4
#define SHOPPING_WINS       2 /* rounds that win a Scuffle */
#define SHOPPING_POWER_COST 4 /* cards */

/* Rounds of a Scuffle that are kept. Ties can follow each other without end; when there are more, the oldest
 * tie is forgotten; rounds that somebody won are two at most, and stay. */
#define SHOPPING_MAX_ROUNDS 128

#define SHOPPING_NAME_LENGTH 40                             /* characters of a Combo's name */
#define SHOPPING_NAME_SIZE   (4 * SHOPPING_NAME_LENGTH + 4) /* bytes of UTF-8 with what ends it, no padding */

/* Places that are no space of the ring. */
#define SHOPPING_LOBBY   (-1)
#define SHOPPING_NOWHERE (-2) /* out of the game */

enum {
  SHOPPING_FIRST_PLAYER,
  SHOPPING_EQUIP1,
  SHOPPING_STROLL,
  SHOPPING_SCUFFLE,
  SHOPPING_CROWD,
  SHOPPING_EQUIP2,
  SHOPPING_RELAX,
  SHOPPING_OVER
};

enum {
  SHOPPING_STARS,
  SHOPPING_SHOP_CARDS,
  SHOPPING_EMPORIUM_CARDS,
  SHOPPING_STOCK
};

enum {
  SHOPPING_CLOCKWISE,
  SHOPPING_COUNTER_CLOCKWISE
};

enum {
  SHOPPING_ATTACKER, /* the mover */
  SHOPPING_DEFENDER
};

typedef struct {
  gboolean there;
  int strength;
  char name[SHOPPING_NAME_SIZE]; /* "" if it has none */
} ShoppingCombo;

/* Dice that a fighter rolled, and the Strength that they had at that moment; all 0: not rolled yet. */
typedef struct {
  guint8 dice[SHOPPING_N_DICE];
  guint8 strength;
} ShoppingRoll;

typedef struct {
  ShoppingRoll rolls[2]; /* the attacker's and the defender's */
} ShoppingRound;

typedef struct {
  int defender; /* TS_NOBODY while it is to be chosen; the attacker is the mover */
  int won[2];   /* rounds */
  int n_rounds;
  ShoppingRound rounds[SHOPPING_MAX_ROUNDS]; /* finished ones, the oldest first */
  ShoppingRound now;                         /* the one that is being rolled for */
} ShoppingScuffle;

typedef struct {
  TsState base;
  int first;                          /* the first player, TS_NOBODY in SHOPPING_FIRST_PLAYER */
  TsRollOff roll_off;                 /* in SHOPPING_FIRST_PLAYER */
  int place[SHOPPING_MAX_SEATS];      /* a space, SHOPPING_LOBBY or SHOPPING_NOWHERE */
  gboolean begun[SHOPPING_MAX_SEATS]; /* a first turn; only then one can be fought */
  int out[SHOPPING_MAX_SEATS];        /* of the game: since that round; 0: in it still */
  int rolled;                         /* in SHOPPING_STROLL: the Stroll die, 0 before */
  int loser;                          /* in SHOPPING_CROWD: who draws the card; else TS_NOBODY */
  int crowd_done[SHOPPING_MAX_SEATS]; /* Crowd cards, which lie at the discards */
  gboolean power;                     /* what comes is what a Power does that was paid just now */
  int winner;                         /* by a Scuffle; else TS_NOBODY */
  ShoppingScuffle scuffle;            /* all 0 outside of SHOPPING_SCUFFLE */
  ShoppingCombo combos[SHOPPING_MAX_SEATS][SHOPPING_N_SLOTS];
} ShoppingWar;

/* The Shops' names, as words. */
extern const TsWord ts_shopping_war_names[];

/* How many spaces the ring has: even ones are Shops, odd ones Corridors, clockwise. */
int ts_shopping_war_spaces (const TsView *view);
gboolean ts_shopping_war_is_shop (int space);

/* Which of the names a Shop has. */
int ts_shopping_war_name (const TsView *view, int space);

/* The name of a Shop, translated. */
const char *ts_shopping_war_shop_label (const TsView *view, int space);

/* Where the mover gets in that direction: by the roll, or by a step out of a Corridor before it. FALSE: the
 * mover cannot go there now. */
gboolean ts_shopping_war_reach (const TsView *view, int direction, int *space);

/* Who stands on a space and cannot be fought by `seat`, as no first turn of theirs has begun, as bits. */
guint ts_shopping_war_bystanders (const TsView *view, int seat, int space);

/* Whom `seat` would have to fight on a space, as bits; 0: the space is empty, or counts as empty. */
guint ts_shopping_war_opponents (const TsView *view, int seat, int space);

/* Whether `space` is one of the ring, or from `least` on, and whether the seat is in the game still; else
 * refuse what names them. */
gboolean ts_shopping_war_is_space (const TsStep *step, int space, int least, GError **error);
gboolean ts_shopping_war_is_named (const TsStep *step, int seat, GError **error);

/* What a face triggers: the Combo in its Slot, or NULL. */
const ShoppingCombo *ts_shopping_war_combo (const ShoppingWar *state, int seat, int face);

/* The Total Strength of faces that the seat rolls now. */
int ts_shopping_war_strength (const ShoppingWar *state, int seat, const gint64 *faces);

/* Who won a finished round: SHOPPING_ATTACKER, SHOPPING_DEFENDER, or TS_NOBODY. */
int ts_shopping_war_round_winner (const ShoppingRound *round);

/* The seat on that side of the Scuffle; TS_NOBODY while the defender is to be chosen. */
int ts_shopping_war_fighter (const ShoppingWar *state, int side);

/* Whether neither fighter can ever win, so that the Scuffle can be called off. */
gboolean ts_shopping_war_is_idle (const ShoppingWar *state);

/* Whether Stars are lives, and the last one in wins. */
gboolean ts_shopping_war_is_last_shopper (const TsView *view);

G_END_DECLS
