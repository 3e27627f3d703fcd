/* state.h — Competitor$: the state, and what its board asks of it. */
#pragma once

#include "tables.h"

#include "referee/opening.h"

G_BEGIN_DECLS

#define COMPETITORS_MAX_SEATS    5
#define COMPETITORS_MAX_BRANCHES 5
#define COMPETITORS_ACTIONS      2 /* of a seat's round */
#define COMPETITORS_TRUCK_POINTS 5 /* of a truck's movement turn */
#define COMPETITORS_TRANSIT_FEE  10000
#define COMPETITORS_DRIVE_FUEL   500 /* of a truck */

#define COMPETITORS_NAME_LENGTH 40 /* characters of a State's name */
#define COMPETITORS_NAME_SIZE                                                                                \
  (4 * COMPETITORS_NAME_LENGTH + 4) /* bytes of UTF-8, what ends it, no padding                              \
                                     */
#define COMPETITORS_GOODS_LENGTH 100
#define COMPETITORS_MOST_FEE     1000000

/* A table keeps all Contracts that were ever signed: as many as five players can sign with two actions in 99
 * rounds, and the names that were said, each of them once. The next one is refused. */
#define COMPETITORS_MAX_CONTRACTS 1000
#define COMPETITORS_TEXTS_SIZE    (32 * 1024)

enum {
  COMPETITORS_FIRST_PLAYER,
  COMPETITORS_HEADQUARTERS,
  COMPETITORS_WEATHER,
  COMPETITORS_IN_ROUND, /* the phase is called “actions” */
  COMPETITORS_DELIVERY,
  COMPETITORS_CUSTOMS,
  COMPETITORS_EVENT,
  COMPETITORS_OVER
};

/* The vehicles' counters follow each other in the order of CompetitorsVehicle. */
enum {
  COMPETITORS_MONEY,
  COMPETITORS_POINTS,
  COMPETITORS_TRUCKS,
  COMPETITORS_SHIPS,
  COMPETITORS_AIRCRAFT,
  COMPETITORS_TERRITORY_CARDS,
  COMPETITORS_CONTRACT_CARDS,
  COMPETITORS_BRANCHES,
  COMPETITORS_ACTIONS_LEFT
};

enum {
  COMPETITORS_TRUCK,
  COMPETITORS_SHIP,
  COMPETITORS_PLANE,
  COMPETITORS_VEHICLES,
  COMPETITORS_BRANCH = COMPETITORS_VEHICLES /* where it is bought or sold like one */
};

enum {
  COMPETITORS_PLAIN,
  COMPETITORS_MOUNTAIN,
  COMPETITORS_FROZEN,
  COMPETITORS_DESERT,
  COMPETITORS_FOREST,
  COMPETITORS_CHANNEL
};

enum {
  COMPETITORS_MODE_POINTS,
  COMPETITORS_MODE_TIMED
};

enum {
  COMPETITORS_SIGNED,
  COMPETITORS_MOVING,
  COMPETITORS_DELIVERED,
  COMPETITORS_FAILED
};

enum {
  COMPETITORS_NOT_ROLLED,
  COMPETITORS_HIT,
  COMPETITORS_SAVED
};

/* A Headquarters or a Branch. */
typedef struct {
  gboolean there;
  int continent;
  int cards; /* Special Contract cards that are kept there: they go when it is sold or traded */
  char state[COMPETITORS_NAME_SIZE];
} CompetitorsSite;

typedef struct {
  int fee;
  guint8 seat, vehicle, from, to, turns, used, status;
  guint8 illegal;                      /* 0: not said; 1: no; 2: yes */
  guint16 from_state, to_state, goods; /* places in the table's texts; 0: not said */
  guint8 owner;                        /* of the vehicle that carries it, or did: the seat, or who lent one */
  guint8 unused;
} CompetitorsContract;

typedef struct {
  TsState base;
  int first;          /* the first player, TS_NOBODY before that is known */
  TsRollOff roll_off; /* in COMPETITORS_FIRST_PLAYER */
  CompetitorsSite headquarters[COMPETITORS_MAX_SEATS];
  CompetitorsSite branches[COMPETITORS_MAX_SEATS][COMPETITORS_MAX_BRANCHES]; /* those that are there first */
  int danger_face; /* of the d12; 0: no weather yet */
  int danger_continent;
  int saves[COMPETITORS_MAX_SEATS];        /* COMPETITORS_NOT_ROLLED, … */
  int actions;                             /* left to the turn's seat */
  int due_customs;                         /* cards */
  int read_customs[COMPETITORS_MAX_SEATS]; /* cards, which lie at the discards */
  int due_event;                           /* 1 + the continent; 0: none */
  int due_face;                            /* of the d12 rolled for it; 0: not yet */
  int n_contracts;
  int n_texts; /* bytes in use, from 1 */

  /* The stretches. */
  CompetitorsContract contracts[COMPETITORS_MAX_CONTRACTS]; /* in the order of signing; the id is one more */
  char texts[COMPETITORS_TEXTS_SIZE];                       /* one after the other, none twice */
} Competitors;

extern const TsWord ts_competitors_vehicles[];
extern const TsWord ts_competitors_terrains[];
extern const TsWord ts_competitors_distances[];
extern const TsWord ts_competitors_colours[];
extern const TsWord ts_competitors_wares[];  /* the vehicles, and a Branch */
extern const TsWord ts_competitors_losses[]; /* the vehicles, and the two kinds of cards */

/* --- Headquarters and Branches --- */

/* The seat's Headquarters or Branch of that name (blanks round it and case do not matter), or NULL. */
const CompetitorsSite *ts_competitors_site (const Competitors *state, int seat, const char *name);
const CompetitorsSite *ts_competitors_branch (const Competitors *state, int seat, const char *name);

/* Whose the State is, or TS_NOBODY. */
int ts_competitors_owner (const Competitors *state, const char *name);

/* --- Contracts --- */

/* The Contract under way, or NULL; and its id, 0 if there is none. */
const CompetitorsContract *ts_competitors_delivery (const Competitors *state);
int ts_competitors_delivery_id (const Competitors *state);

gboolean ts_competitors_is_open (const CompetitorsContract *contract);

/* Whether the Contract is open, and `owner` has the vehicle that carries its goods, which is of that kind. */
gboolean ts_competitors_is_carried_by (const CompetitorsContract *contract, int owner, int vehicle);

/* How many of the seat's vehicles of that kind have an open Contract, whoever signed it; and how many are
 * free. */
int ts_competitors_open (const Competitors *state, int seat, int vehicle);
int ts_competitors_free_vehicles (const Competitors *state, int seat, int vehicle);

/* The Victory Points of a delivery. */
int ts_competitors_points (int from, int to);

/* What was said with it, or NULL. */
const char *ts_competitors_text (const Competitors *state, guint place);

/* --- money --- */

/* What the bank takes and gives for a vehicle or a COMPETITORS_BRANCH. */
int ts_competitors_price (int ware);
int ts_competitors_return (int ware);

/* What the seat would have if it sold everything but its Headquarters. */
int ts_competitors_wealth (const Competitors *state, int seat);

/* What one movement turn costs: fuel of a vehicle, `distance` being that of an aircraft. */
int ts_competitors_fuel (int vehicle, int distance);

/* What a terrain costs a truck, in P.M. */
int ts_competitors_terrain_points (int terrain);

/* --- the weather --- */

/* The continent that a face of the d6 means at this table. */
int ts_competitors_continent_of (const TsView *view, int face);

/* The cell that an event table of this table of players has there, `face` being the d12's. It is empty unless
 * the set is the house's own: see docs/games/competitors.md. */
const CompetitorsCell *
ts_competitors_event_cell (const TsView *view, CompetitorsTable table, int continent, int face);

G_END_DECLS
