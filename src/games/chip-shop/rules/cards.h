/* cards.h — Chip Shop's cards as facts. They stand in data/cards.json, are checked against
 * data/cards.schema.json, and become these tables when Tableside is built. Names are proper names. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

#define CHIP_N_CONCEPTS 4

/* Of a product's card; what an accessory fits. */
enum {
  CHIP_NO_TYPE,
  CHIP_COMPUTER,
  CHIP_CONSOLE,
  CHIP_BOTH,
  CHIP_ANY
};

typedef enum {
  CHIP_HITS_DRAWER,
  CHIP_HITS_ALL,
  CHIP_HITS_HIGHEST_LOYALTY,
  CHIP_HITS_LOWEST_LOYALTY,
  CHIP_HITS_HIGHEST_LONGEVITY,
  CHIP_HITS_LOWEST_LONGEVITY
} ChipHits;

/* Whom an event can hit at all. */
typedef enum {
  CHIP_HAVING_ANYTHING,
  CHIP_HAVING_RELEASED_COMPUTER,
  CHIP_HAVING_RELEASED_CONSOLE,
  CHIP_HAVING_CONSOLE, /* released or in production */
  CHIP_HAVING_PRODUCT_IN_PRODUCTION,
  CHIP_HAVING_GONE_PUBLIC
} ChipHaving;

typedef struct {
  const char *id, *name;
  int loyalty, longevity, salary;
  int rd, marketing, quality, money; /* at the start */
  const char *concepts[CHIP_N_CONCEPTS + 1];
} ChipPersonCard;

/* A product, or an accessory: of sub-era 0. What it costs and brings beyond what its sub-era does. */
typedef struct {
  const char *id, *name;
  int era, type, copies;
  int rd, marketing, quality, profit, longevity, loyalty;
  int piles, yearly;                           /* accessories: more piles at once, money a year */
  const char *reduced_by[CHIP_N_CONCEPTS + 1]; /* concepts: one square less once these are released */
} ChipCard;

typedef struct {
  const char *id, *name;
  int copies;
  ChipHits hits;
  ChipHaving having;
  int pays, price;         /* a resource's counter and how much of it; price 0: nothing */
  int by[CHIP_N_COUNTERS]; /* what changes */
  int draws;               /* more events for the drawer */
  gboolean choice, by_hand, makes_irrelevant;
} ChipEvent;

extern const char ts_chip_shop_credit[];
extern const ChipPersonCard ts_chip_shop_people[CHIP_N_PEOPLE_CARDS];
extern const ChipCard ts_chip_shop_cards[CHIP_N_CARDS]; /* products, then accessories */
extern const ChipEvent ts_chip_shop_events[CHIP_N_EVENTS];
extern const TsWord ts_chip_shop_people_words[], ts_chip_shop_card_words[], ts_chip_shop_event_words[];

G_END_DECLS
