/* state.h — Chip Shop: the state, and what its board asks of it. The cards' facts are in cards.h. */
#pragma once

#include "referee/game.h"

G_BEGIN_DECLS

#define CHIP_MAX_SEATS 6
#define CHIP_N_SQUARES 5
#define CHIP_N_ERAS    5

/* Of the cards that are known: checked against the data when Tableside is built. */
#define CHIP_N_PEOPLE_CARDS  10
#define CHIP_N_PRODUCT_CARDS 43
#define CHIP_N_CARDS         56 /* products, then accessories */
#define CHIP_N_EVENTS        44

#define CHIP_PEOPLE_EACH 2
#define CHIP_MAX_PEOPLE  (CHIP_PEOPLE_EACH * CHIP_MAX_SEATS)

/* What a table can hold at most: more than an evening brings, since each takes a staff token or an event;
 * past them an entry is refused. */
#define CHIP_MAX_PRODUCTS 256
#define CHIP_MAX_LOANS    32    /* of each seat */
#define CHIP_MAX_HAND     64    /* of each seat */
#define CHIP_NAMES_SIZE   16384 /* bytes of all typed names together */

#define CHIP_NAME_LENGTH 40 /* characters of a typed name */
#define CHIP_MAX_STAFF   9
#define CHIP_MAX_STREAMS 3 /* income streams of a player in the whole game */

/* In the place of a card: */
#define CHIP_TYPED (-1) /* one that is not known */
#define CHIP_SECRET                                                                                          \
  (-2) /* in what some people see, see secrets.h: one of which they know only that it is there */

enum {
  CHIP_PERSONALITIES,
  CHIP_START_OF_YEAR,
  CHIP_PLACE_STAFF,
  CHIP_EVENTS,
  CHIP_ACTIONS,
  CHIP_UPDATE,
  CHIP_END_OF_YEAR,
  CHIP_OVER
};

enum {
  CHIP_MONEY,
  CHIP_RD,
  CHIP_MARKETING,
  CHIP_QUALITY,
  CHIP_LONGEVITY,
  CHIP_LOYALTY,
  CHIP_STAFF,
  CHIP_STREAMS,
  CHIP_COMPLETED,
  CHIP_N_COUNTERS
};

/* Specialists: kinds and levels. */
enum {
  CHIP_ENGINEERING,
  CHIP_PRODUCT,
  CHIP_MARKETER,
  CHIP_BUSINESS,
  CHIP_LEGAL
};
enum {
  CHIP_EXPERT,
  CHIP_GENIUS
};

/* Income streams, in the order of their words. */
enum {
  CHIP_BANKRUPTCY,
  CHIP_FIRE,
  CHIP_NEW_VERSION,
  CHIP_PRICE_CUT,
  CHIP_GOING_PUBLIC,
  CHIP_CLONE,
  CHIP_LOAN,
  CHIP_VENTURE_CAPITAL,
  CHIP_N_STREAMS
};

/* Where a product is drawn from: a square, 1 to CHIP_N_SQUARES, or one of these. */
#define CHIP_FROM_ACCESSORY (-1)
#define CHIP_FROM_DISCARD   (-2)

enum {
  CHIP_IN_PRODUCTION,
  CHIP_RELEASED, /* accessories: attached */
  CHIP_GONE
};

typedef struct {
  gint8 card;   /* its place in ts_chip_shop_people, or CHIP_TYPED */
  guint16 name; /* a typed one's, in `names` */
  gint8 loyalty, longevity, salary;
} ChipPerson;

/* People in order of arrival, by their places in `people`. */
typedef struct {
  guint8 n;
  guint8 who[CHIP_MAX_PEOPLE];
} ChipGroup;

/* A product, or an accessory: that has era 0. Its id is its place in `products` + 1. */
typedef struct {
  gint8 seat;
  gint8 card;   /* its place in ts_chip_shop_cards, CHIP_TYPED or CHIP_SECRET */
  guint16 name; /* a typed one's, in `names` */
  guint8 era, type, status;
  gint8 rd, marketing, quality, profit, longevity, loyalty; /* its card's own, beyond its sub-era's */
  gboolean irrelevant;
  gboolean price_cut; /* irrelevant a year later */
  gboolean found;     /* in the discard pile, where it was drawn from */
  int piles;          /* how many are left; all alike: */
  int value;          /* what its piles were laid at */
  guint16 since;      /* when it was released, or an accessory attached: the smaller the earlier; 0 before */
  guint16 host;       /* an attached accessory: the product's id; else 0 */
} ChipProduct;

typedef struct {
  TsState base;
  int n_left; /* sub-eras that have left the squares */
  int began_longevity[CHIP_MAX_SEATS], began_loyalty[CHIP_MAX_SEATS]; /* when the year's order was fixed */
  int n_people;                                                       /* of `people` */
  int n_products;                                                     /* of `products` */
  int n_since;                                                        /* releases and attachments so far */
  int n_names;                                                        /* bytes of `names` */

  ChipPerson people[CHIP_MAX_PEOPLE];
  ChipGroup held[CHIP_MAX_SEATS];
  ChipGroup fired;

  gboolean out[CHIP_MAX_SEATS];         /* of the game */
  gboolean wages[CHIP_MAX_SEATS];       /* Longevity has reached 12 in this company */
  gboolean gone_public[CHIP_MAX_SEATS]; /* 2 staff tokens from the next year on */
  gboolean may_release[CHIP_MAX_SEATS]; /* a release token this year */

  int n_loans[CHIP_MAX_SEATS];
  int loans[CHIP_MAX_SEATS][CHIP_MAX_LOANS]; /* the oldest first */
  int n_hand[CHIP_MAX_SEATS];
  guint8 hand[CHIP_MAX_SEATS]
             [CHIP_MAX_HAND]; /* kept choice cards, the oldest first: in ts_chip_shop_events */

  guint8 events[CHIP_N_EVENTS]; /* how often each card was played, drawn or kept before */

  gboolean placing[CHIP_MAX_SEATS]; /* in CHIP_PLACE_STAFF with record_staff: places tokens still */
  int n_placed[CHIP_MAX_SEATS];     /* this year, with record_staff: */
  guint8 placed[CHIP_MAX_SEATS][CHIP_MAX_STAFF]; /* in ts_chip_shop_places */

  int n_laid, n_paid, n_lost; /* piles of all products */

  int draws;        /* in CHIP_EVENTS: events that the turn's seat has still to draw */
  gboolean settled; /* in CHIP_END_OF_YEAR: the turn's seat has */
  gboolean due;     /* in CHIP_END_OF_YEAR: the turn's seat cannot pay */
  int due_amount;   /* what it lacks */

  /* The stretches. */
  ChipProduct products[CHIP_MAX_PRODUCTS];
  char names[CHIP_NAMES_SIZE]; /* typed names, each with what ends it */
} ChipShop;

/* Words of the verbs, for labels: income streams, places of staff tokens, resources. */
extern const TsWord ts_chip_shop_streams[], ts_chip_shop_places[], ts_chip_shop_resources[];

/* --- years and sub-eras --- */

/* The years of this table; the year now is the round. */
int ts_chip_shop_years (const TsView *view);

/* The sub-era on a square from 1 to CHIP_N_SQUARES; 0: empty. */
int ts_chip_shop_era_on (const ChipShop *state, int square);

/* Whether the squares slide on when that year begins. */
gboolean ts_chip_shop_slides_in (int year);

/* The order of the next year as things stand, into `order`. Returns how many seats have a place in it. */
int ts_chip_shop_next_order (const ChipShop *state, int order[TS_MAX_ORDER]);

/* --- people --- */

/* The name; and the id by which entries say who it is: a card's id, or the typed name. */
const char *ts_chip_shop_person_name (const ChipShop *state, const ChipPerson *person);
const char *ts_chip_shop_person_id (const ChipShop *state, const ChipPerson *person);

/* Whether a known personality has not been picked yet. */
gboolean ts_chip_shop_can_pick (const ChipShop *state, int card);

/* Whether the next pick is a card; else it is typed. */
gboolean ts_chip_shop_picks_card (const TsView *view);

/* --- products --- */

/* The product with that id, or NULL. */
const ChipProduct *ts_chip_shop_product (const ChipShop *state, int id);
const char *ts_chip_shop_product_name (const ChipShop *state, const ChipProduct *product);

gboolean ts_chip_shop_is_accessory (const ChipProduct *product);

/* Whether only its owner knows it: it was never released, nor attached. */
gboolean ts_chip_shop_is_secret (const ChipProduct *product);

/* How many copies of a known card are still to be drawn. */
int ts_chip_shop_copies_left (const ChipShop *state, int card);

/* What drawing costs: R&D, from a square or CHIP_FROM_…, of a card whose own extra R&D is that. */
int ts_chip_shop_draw_cost (int from, int extra_rd, gboolean reduced);

/* What a release takes at least of a resource (its counter). */
int ts_chip_shop_release_least (const ChipProduct *product, int resource);

/* What a release with so much Marketing and Quality lays and scores: piles, money on each at the Loyalty that
 * its company has now, points to split, and what comes to the tracks besides. */
typedef struct {
  int piles, value, points, longevity, loyalty;
} ChipRelease;

ChipRelease
ts_chip_shop_release_brings (const ChipShop *state, const ChipProduct *product, int marketing, int quality);

/* Piles of so much money each, in words. (transfer full) */
char *ts_chip_shop_tell_piles (int piles, int value);

/* How many things in the factory of a seat it could release or attach in its update. */
int ts_chip_shop_left_to_update (const ChipShop *state, int seat);

/* What a released product pays when the next year begins, accessories included. */
int ts_chip_shop_next_payment (const ChipShop *state, int id);

/* --- income streams --- */

/* The money that an income stream would bring the turn's seat at once, less what it costs; of the product
 * with that id, where it names one. 0 of bankruptcy, which leaves a fixed amount. */
int ts_chip_shop_stream_pays (const TsView *view, int stream, int id);

/* --- the end of the year --- */

/* The bill of a seat, as things stand: 1 money for each irrelevant product that would be left, and salaries.
 */
typedef struct {
  int irrelevant, salaries, total;
} ChipBill;

ChipBill ts_chip_shop_bill (const ChipShop *state, int seat);

/* Whether it is a released product that has paid its last pile: it leaves the table with the bill. */
gboolean ts_chip_shop_is_sold_out (const ChipProduct *product);

/* --- the score --- */

/* What loans leave of the money, and how many stay unpaid. */
void ts_chip_shop_repay (const ChipShop *state, int seat, int *money, int *unpaid);

/* --- events --- */

/* Whom an event would hit, drawn or played by that seat now: a seat; TS_NOBODY if nobody can be, or can pay;
 * or CHIP_EVERYBODY whom it can hit. */
#define CHIP_EVERYBODY (-3)

int ts_chip_shop_event_hits (const ChipShop *state, int event, int drawer);

/* Who would have come before that, and cannot pay: a bit for each seat. */
guint ts_chip_shop_event_passes (const ChipShop *state, int event, int drawer);

/* What the table does by hand after an event, or a sentence that nothing is to do; of its place in
 * ts_chip_shop_events. (transfer full) */
char *ts_chip_shop_tell_by_hand (int event);

G_END_DECLS
