#include "pictures.h"

#include "games/shopping-war/rules/rules.h"

const char *
ts_shopping_war_picture_of (int name)
{
  static const char *const icons[SHOPPING_N_NAMES] = {
    "shopping-war-supermarket", "shopping-war-electronics", "shopping-war-clothing",
    "shopping-war-restaurant",  "shopping-war-music",       "shopping-war-sport",
    "shopping-war-furnitures",  "shopping-war-fast-food",
  };

  return name >= 0 ? icons[name] : "shopping-war-corridor";
}
