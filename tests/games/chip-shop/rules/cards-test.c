/* Chip Shop's cards agree with what docs/games/chip-shop.md and the publisher's card set say: how many there
 * are, and what their numbers add up to. */
#include "games/chip-shop/rules/cards.h"
#include "games/chip-shop/rules/rules.h"

#include <string.h>

/* The name in lower case, punctuation dropped, words joined with hyphens. */
static char *
id_of (const char *name)
{
  GString *id = g_string_new (NULL);

  for (; *name != '\0'; name++)
    if (g_ascii_isalnum (*name) || *name == '-')
      g_string_append_c (id, g_ascii_tolower (*name));
    else if (*name == ' ' && id->str[id->len - 1] != '-')
      g_string_append_c (id, '-');
  return g_string_free (id, FALSE);
}

static void
assert_id (const char *name, const char *id)
{
  g_autofree char *expected = id_of (name);

  g_assert_cmpstr (id, ==, expected);
}

static void
test_people (void)
{
  int loyalty = 0, longevity = 0, salary = 0, rd = 0, marketing = 0, quality = 0, money = 0;

  for (int i = 0; i < CHIP_N_PEOPLE_CARDS; i++) {
    const ChipPersonCard *person = &ts_chip_shop_people[i];

    assert_id (person->name, person->id);
    g_assert_cmpstr (ts_chip_shop_people_words[i].id, ==, person->id);
    loyalty += person->loyalty;
    longevity += person->longevity;
    salary += person->salary;
    rd += person->rd;
    marketing += person->marketing;
    quality += person->quality;
    money += person->money;
  }
  g_assert_cmpint (loyalty, ==, 16);
  g_assert_cmpint (longevity, ==, 20);
  g_assert_cmpint (salary, ==, 34);
  g_assert_cmpint (rd, ==, 13);
  g_assert_cmpint (marketing, ==, 4);
  g_assert_cmpint (quality, ==, 6);
  g_assert_cmpint (money, ==, 8);
}

static void
test_products (void)
{
  int of_era[CHIP_N_ERAS + 1] = { 0 };
  int of_type[CHIP_ANY + 1] = { 0 };
  int rd = 0, quality = 0, marketing = 0, profit = 0, loyalty = 0, longevity = 0;

  for (int i = 0; i < CHIP_N_PRODUCT_CARDS; i++) {
    const ChipCard *card = &ts_chip_shop_cards[i];

    assert_id (card->name, card->id);
    g_assert_cmpstr (ts_chip_shop_card_words[i].id, ==, card->id);
    g_assert_cmpint (card->copies, ==, 1);
    of_era[card->era]++;
    of_type[card->type]++;
    rd += card->rd;
    quality += card->quality;
    marketing += card->marketing;
    profit += card->profit;
    loyalty += card->loyalty;
    longevity += card->longevity;
  }
  g_assert_cmpint (of_era[1], ==, 11);
  g_assert_cmpint (of_era[2], ==, 18);
  g_assert_cmpint (of_era[3], ==, 7);
  g_assert_cmpint (of_era[4], ==, 4);
  g_assert_cmpint (of_era[5], ==, 3);
  g_assert_cmpint (of_type[CHIP_COMPUTER], ==, 32);
  g_assert_cmpint (of_type[CHIP_CONSOLE], ==, 10);
  g_assert_cmpint (of_type[CHIP_BOTH], ==, 1);
  g_assert_cmpint (rd, ==, 8);
  g_assert_cmpint (quality, ==, 0);
  g_assert_cmpint (marketing, ==, -1);
  g_assert_cmpint (profit, ==, -3);
  g_assert_cmpint (loyalty, ==, 4);
  g_assert_cmpint (longevity, ==, 13);
}

static void
test_accessories (void)
{
  int copies = 0, quality = 0, piles = 0, loyalty = 0, longevity = 0, yearly = 0;

  for (int i = CHIP_N_PRODUCT_CARDS; i < CHIP_N_CARDS; i++) {
    const ChipCard *card = &ts_chip_shop_cards[i];

    assert_id (card->name, card->id);
    g_assert_cmpint (card->era, ==, 0);
    copies += card->copies;
    quality += card->quality;
    piles += card->piles;
    loyalty += card->loyalty;
    longevity += card->longevity;
    yearly += card->yearly;
  }
  g_assert_cmpint (copies, ==, 32);
  g_assert_cmpint (quality, ==, 2);
  g_assert_cmpint (piles, ==, 3);
  g_assert_cmpint (loyalty, ==, 3);
  g_assert_cmpint (longevity, ==, 1);
  g_assert_cmpint (yearly, ==, 12);
}

static void
test_events (void)
{
  int by[CHIP_N_COUNTERS] = { 0 };
  int copies = 0, prices = 0, choices = 0, by_hand = 0;

  for (int i = 0; i < CHIP_N_EVENTS; i++) {
    const ChipEvent *event = &ts_chip_shop_events[i];
    g_autofree char *sentence = ts_chip_shop_tell_by_hand (i);

    g_assert_cmpstr (ts_chip_shop_event_words[i].id, ==, event->id);
    g_assert_cmpint (event->by_hand, !=, strcmp (sentence, "Nothing is to be done by hand.") == 0);
    copies += event->copies;
    prices += event->price;
    choices += event->choice;
    by_hand += event->by_hand;
    for (int counter = 0; counter < CHIP_N_COUNTERS; counter++)
      by[counter] += event->by[counter];
  }
  g_assert_cmpint (copies, ==, 70);
  g_assert_cmpint (prices, ==, 11);
  g_assert_cmpint (choices, ==, 2);
  g_assert_cmpint (by_hand, ==, 7);
  g_assert_cmpint (by[CHIP_MONEY], ==, 10);
  g_assert_cmpint (by[CHIP_RD], ==, 1);
  g_assert_cmpint (by[CHIP_MARKETING], ==, 1);
  g_assert_cmpint (by[CHIP_QUALITY], ==, 0);
  g_assert_cmpint (by[CHIP_LONGEVITY], ==, -2);
  g_assert_cmpint (by[CHIP_LOYALTY], ==, 2);
  g_assert_cmpint (by[CHIP_STAFF], ==, -1);
}

static void
test_credit (void)
{
  g_assert_cmpstr (ts_chip_shop.credits, ==, "Chip Shop, designed by Chris Ward (Gregarious Mammal)");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chip-shop-cards/people", test_people);
  g_test_add_func ("/chip-shop-cards/products", test_products);
  g_test_add_func ("/chip-shop-cards/accessories", test_accessories);
  g_test_add_func ("/chip-shop-cards/events", test_events);
  g_test_add_func ("/chip-shop-cards/credit", test_credit);
  return g_test_run ();
}
