#include "things.h"

#include "config.h"

#include "referee/language.h"

/* A kind of food goes from the cards that were drawn into a square, and from square to square. */
#define FOOD(name, title) { .id = name, .text = title, .handed = TRUE }

/* By the ids of their counters. */
const TsThing ts_snack_wars_things[] = {
  FOOD ("macaron", N_ ("Macaron")),
  FOOD ("croissant", N_ ("Croissant")),
  FOOD ("cheese", N_ ("Cheese")),
  FOOD ("sushi", N_ ("Sushi")),
  FOOD ("ramen", N_ ("Ramen")),
  FOOD ("shrimp-tempura", N_ ("Shrimp tempura")),
  FOOD ("milkshake", N_ ("Milkshake")),
  FOOD ("donut", N_ ("Donut")),
  FOOD ("burger", N_ ("Burger")),
  FOOD ("bonus-french", N_ ("French bonus")),
  FOOD ("bonus-japanese", N_ ("Japanese bonus")),
  FOOD ("bonus-american", N_ ("American bonus")),
  FOOD ("bonus-variety", N_ ("Variety bonus")),
  FOOD ("bonus-raccoon", N_ ("Raccoon bonus")),
  { .id = "raccoons", NP_ ("%d Raccoon", "%d Raccoons") },
  { 0 },
};

const TsPlace ts_snack_wars_places_of_things[] = {
  { .id = "drawn", .from = N_ ("from the cards drawn"), .to = N_ ("to the cards drawn") },
  { 0 },
};
