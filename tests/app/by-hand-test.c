/* What hands have to do in every game, in words: after a deed, and after its undo, which asks for the
 * reverse.
 */
#include "app/play/by-hand.h"
#include "games/games.h"
#include "referee/evening.h"

#include <string.h>

typedef struct {
  const char *name;
  const char *header;
  const char *lines[40]; /* before the deed */
  const char *deed;
  const char *done, *undone;
  const char *then; /* another deed, which is taken back with it; or NULL */
} Case;

#define PLAYERS "'players':[{'name':'Ann'},{'name':'Bo'}]"

static const TsGame *
game_of (const char *header)
{
  for (guint i = 0; ts_games[i] != NULL; i++) {
    g_autofree char *said = g_strdup_printf ("'game':'%s'", ts_games[i]->id);

    if (strstr (header, said) != NULL)
      return ts_games[i];
  }
  g_assert_not_reached ();
}

static char *
tell (const TsView *before, const TsView *after, gboolean back)
{
  g_autoptr (GArray) movements = ts_movements_new (before, after);
  g_autoptr (GArray) lines = ts_by_hand_new (after, movements, back);

  return ts_by_hand_tell_all (after, lines);
}

static void
test_case (gconstpointer data)
{
  const Case *self = data;
  g_autoptr (TsSession) session = evening_new (game_of (self->header), self->header);
  g_autofree gpointer state = NULL;
  g_autofree char *done = NULL;
  g_autofree char *undone = NULL;
  TsView before, after;

  for (guint i = 0; self->lines[i] != NULL; i++)
    evening_say (session, self->lines[i]);
  before = ts_session_view (session);
  state = g_memdup2 (before.state, before.game->state_size);
  before.state = state;
  evening_say (session, self->deed);
  if (self->then != NULL)
    evening_say (session, self->then);
  after = ts_session_view (session);
  done = tell (&before, &after, FALSE);
  undone = tell (&after, &before, TRUE);
  g_assert_cmpstr (done, ==, self->done);
  g_assert_cmpstr (undone, ==, self->undone);
}

#define SNACK     "{'tableside':1,'game':'snack-wars'," PLAYERS ",'options':{'first':0}}"
#define SHOPPING  "{'tableside':1,'game':'shopping-war'," PLAYERS ",'options':{'first':0}}"
#define WAREHOUSE "{'tableside':1,'game':'warehouse-wars'," PLAYERS ",'options':{'first':0}}"
#define CHIP      "{'tableside':1,'game':'chip-shop'," PLAYERS "}"
#define MONEY     "{'tableside':1,'game':'competitors'," PLAYERS ",'options':{'first':0}}"
#define ANY       "{'tableside':1,'game':'any-game'," PLAYERS ",'options':{'money':50}}"

#define NEXT                "{'do':'next'}"
#define SETTLE              "{'do':'settle'}"
#define PICK(who)           "{'do':'personality','card':'" who "'}"
#define EVENT               "{'do':'event','card':'easter-egg-discovered'}"
#define PEOPLE              PICK ("steve-jobs"), PICK ("jack-tramiel"), PICK ("bill-gates"), PICK ("jay-miner")
#define EVENTS              NEXT, NEXT, EVENT, NEXT, EVENT, NEXT
#define REST_OF_YEAR        NEXT, NEXT, NEXT, NEXT, SETTLE, NEXT, SETTLE, NEXT
#define FOUND(state, where) "{'do':'found','state':'" state "','continent':'" where "'}"

#define WALK(way) "{'do':'walk','direction':'" way "'}"
#define SCUFFLE(who, face)                                                                                   \
  "{'do':'scuffle-roll','who':" #who ",'dice':[" #face "," #face "," #face "," #face "]}"

static const Case cases[] = {
  { "snack-wars/steal",
    SNACK,
    { "{'do':'take-food','food':'donut','count':1}", "{'do':'take-food','food':'sushi','count':2}",
      "{'do':'take-raccoons','count':1}" },
    "{'do':'steal','from':1,'food':'sushi'}",
    "Bo gives 1 × Sushi to Ann",
    "Ann gives 1 × Sushi to Bo" },
  { "snack-wars/take",
    SNACK,
    { NULL },
    "{'do':'take-food','food':'donut','count':2}",
    "Ann: 2 × Donut from the cards drawn",
    "Ann: 2 × Donut to the cards drawn" },
  { "shopping-war/replace",
    SHOPPING,
    { "{'do':'equip','slot':3,'shop':2,'emporium':3,'name':'Ham Rocket'}" },
    "{'do':'equip','slot':3,'shop':4,'emporium':4}",
    "Ann: 1 Shop card, 1 Emporium card to the Slot of the 3 (Strength 8), 2 cards from the Slot of the 3 "
    "(Ham "
    "Rocket) to the Stock",
    "Ann: 1 Shop card, 1 Emporium card from the Slot of the 3 (Strength 8), 2 cards from the Stock to the "
    "Slot of the 3 (Ham Rocket)" },
  { "shopping-war/power",
    SHOPPING,
    { "{'do':'equip','slot':3,'shop':2,'emporium':3}", "{'do':'lose-combo','who':0,'slot':3,'to':'stock'}",
      "{'do':'adjust','who':0,'counter':'shop_cards','by':1}" },
    "{'do':'power','who':0,'shop':2,'stock':2}",
    "Ann: 2 Shop cards to the discards, 2 cards from the Stock to the discards",
    "Ann: 2 Shop cards from the discards, 2 cards from the discards to the Stock" },
  { "shopping-war/scuffle",
    SHOPPING,
    { "{'do':'equip','slot':3,'shop':2,'emporium':3}", NEXT, "{'do':'roll','dice':[1]}", WALK ("clockwise"),
      NEXT, NEXT, NEXT, "{'do':'roll','dice':[3]}", WALK ("counter-clockwise"), SCUFFLE (0, 3),
      SCUFFLE (1, 1), SCUFFLE (0, 3) },
    SCUFFLE (1, 1),
    "Ann: 2 Shop cards from the deck, 1 Star from the box · Bo: 1 Crowd card from the deck, token to the "
    "Lobby",
    "Ann: 2 Shop cards to the top of the deck, 1 Star to the box · Bo: 1 Crowd card to the top of the deck, "
    "token to the Corridor Supermarket – Electronics" },
  { "shopping-war/crowd-and-before",
    SHOPPING,
    { "{'do':'equip','slot':3,'shop':2,'emporium':3}", NEXT, "{'do':'roll','dice':[1]}", WALK ("clockwise"),
      NEXT, NEXT, NEXT, "{'do':'roll','dice':[3]}", WALK ("counter-clockwise"), SCUFFLE (0, 3),
      SCUFFLE (1, 1), SCUFFLE (0, 3) },
    SCUFFLE (1, 1),
    "Ann: 2 Shop cards from the deck, 1 Star from the box · Bo: 1 Crowd card from the deck to the discards, "
    "token to the Lobby",
    "Ann: 2 Shop cards to the top of the deck, 1 Star to the box · Bo: 1 Crowd card from the discards to the "
    "top of the deck, token to the Corridor Supermarket – Electronics",
    NEXT },
  { "shopping-war/token",
    SHOPPING,
    { NULL },
    "{'do':'relocate','who':1,'space':-1}",
    "Bo: token to the Lobby",
    "Bo: token to Clothing" },
  { "warehouse-wars/crate",
    WAREHOUSE,
    { NULL },
    "{'do':'crate','x':1,'y':2,'z':0}",
    "Ann: 1 crate to column 2, row 3, on the board",
    "Ann: 1 crate from column 2, row 3, on the board" },
  { "chip-shop/personality",
    CHIP,
    { NULL },
    "{'do':'personality','card':'jack-tramiel'}",
    "Ann: the personality Jack Tramiel from the personality cards, Money \u2066+4\u2069, Longevity "
    "\u2066+1\u2069, Loyalty \u2066−1\u2069",
    "Ann: the personality Jack Tramiel to the personality cards, Money \u2066−4\u2069, Longevity "
    "\u2066−1\u2069, Loyalty \u2066+1\u2069" },
  { "chip-shop/event",
    CHIP,
    { PEOPLE, NEXT, NEXT },
    "{'do':'event','card':'easter-egg-discovered'}",
    "The event card “Easter Egg Discovered” from the event deck to the events played · Ann: Money "
    "\u2066+2\u2069, Loyalty \u2066+1\u2069",
    "The event card “Easter Egg Discovered” from the events played to the top of the event deck · Ann: Money "
    "\u2066−2\u2069, Loyalty \u2066−1\u2069" },
  { "chip-shop/secret",
    CHIP,
    { PEOPLE, NEXT, NEXT, EVENT, NEXT, EVENT, NEXT },
    "{'do':'draw-product','square':1,'name':'Abacus','era':1}",
    "Ann: 1 product card from its deck to the factory, 1 staff token to the supply, R&D \u2066−3\u2069",
    "Ann: 1 product card from the factory to the top of its deck, 1 staff token from the supply, R&D "
    "\u2066+3\u2069" },
  { "chip-shop/discard",
    CHIP,
    { PEOPLE, EVENTS, REST_OF_YEAR, EVENTS, REST_OF_YEAR, EVENTS },
    "{'do':'draw-product','square':'discard','name':'Abacus','era':1}",
    "Ann: 1 product card from the discard pile to the factory, 1 staff token to the supply, R&D "
    "\u2066−1\u2069, Longevity \u2066−1\u2069, Loyalty \u2066−1\u2069",
    "Ann: 1 product card from the factory to the discard pile, 1 staff token from the supply, R&D "
    "\u2066+1\u2069, Longevity \u2066+1\u2069, Loyalty \u2066+1\u2069" },
  { "chip-shop/year",
    CHIP,
    { PEOPLE, NEXT, NEXT, EVENT, NEXT, EVENT, NEXT, NEXT, NEXT, NEXT, NEXT, SETTLE, NEXT, SETTLE },
    "{'do':'next'}",
    "Everybody: 3 staff tokens from the supply · Year marker to year 2, specialists on offer for year 2",
    "Everybody: 3 staff tokens to the supply · Year marker to year 1, specialists on offer for year 1" },
  { "competitors/sign",
    MONEY,
    { FOUND ("Chad", "africa"), FOUND ("Peru", "south-america"), "{'do':'roll-weather','dice':[1,1]}" },
    "{'do':'sign','vehicle':'truck','from':'africa','to':'africa','turns':2,'fee':20000}",
    "Ann: 2 Territory cards, 1 Contract card to Contract 1",
    "Ann: 2 Territory cards, 1 Contract card from Contract 1" },
  { "competitors/arrive",
    MONEY,
    { FOUND ("Chad", "africa"), FOUND ("Peru", "south-america"), "{'do':'roll-weather','dice':[1,1]}",
      "{'do':'sign','vehicle':'truck','from':'africa','to':'africa','turns':2,'fee':20000}",
      "{'do':'deliver','contract':1}", "{'do':'move','vehicle':'truck','terrain':['plain']}" },
    "{'do':'arrive'}",
    "Ann: 2 Territory cards, 1 Contract card from Contract 1 to the discards, 1 Contract card from the deck, "
    "Money \u2066+20,000\u2069 (2\u00a0×\u00a010k), Victory Points "
    "\u2066+2\u2069",
    "Ann: 2 Territory cards, 1 Contract card from the discards to Contract 1, 1 Contract card to the top of "
    "the deck, Money \u2066−20,000\u2069 (2\u00a0×\u00a010k), Victory Points "
    "\u2066−2\u2069" },
  { "competitors/customs",
    MONEY,
    { FOUND ("Chad", "africa"), FOUND ("Peru", "south-america"), "{'do':'roll-weather','dice':[1,1]}",
      "{'do':'sign','vehicle':'truck','from':'africa','to':'africa','turns':2,'fee':20000}",
      "{'do':'deliver','contract':1}", "{'do':'move','vehicle':'truck','terrain':['plain'],'customs':1}" },
    "{'do':'customs','colour':'green'}",
    "Ann: 1 Customs card to the discards",
    "Ann: 1 Customs card from the discards" },
  { "competitors/customs-and-before",
    MONEY,
    { FOUND ("Chad", "africa"), FOUND ("Peru", "south-america"), "{'do':'roll-weather','dice':[1,1]}",
      "{'do':'sign','vehicle':'truck','from':'africa','to':'africa','turns':2,'fee':20000}",
      "{'do':'deliver','contract':1}" },
    "{'do':'move','vehicle':'truck','terrain':['plain'],'customs':1}",
    "Ann: 1 Customs card from the deck to the discards, Money \u2066−500\u2069 (1\u00a0×\u00a0500)",
    "Ann: 1 Customs card from the discards to the top of the deck, Money \u2066+500\u2069 "
    "(1\u00a0×\u00a0500)",
    "{'do':'customs','colour':'green'}" },
  { "competitors/found",
    MONEY,
    { NULL },
    "{'do':'found','state':'Chad','continent':'africa'}",
    "Ann: 10 Territory cards, 5 Contract cards from the deck, 2 Trucks, 1 Ship, 1 Aircraft from the bank, "
    "Headquarters to the State Chad",
    "Ann: 10 Territory cards, 5 Contract cards to the top of the deck, 2 Trucks, 1 Ship, 1 Aircraft to the "
    "bank, Headquarters from the State Chad to the bank" },
  { "competitors/trade",
    MONEY,
    { FOUND ("Chad", "africa"), FOUND ("Peru", "south-america"), "{'do':'roll-weather','dice':[1,1]}" },
    "{'do':'trade','who':0,'with':1,'give':{'money':25000},'take':{'trucks':1}}",
    "Ann: 1 Truck from the bank · Bo: 1 Truck to the bank · "
    "Ann gives 25,000 (2\u00a0×\u00a010k, 1\u00a0×\u00a05k) to Bo",
    "Ann: 1 Truck to the bank · Bo: 1 Truck from the bank · "
    "Bo gives 25,000 (2\u00a0×\u00a010k, 1\u00a0×\u00a05k) to Ann" },
  { "competitors/branch",
    MONEY,
    { FOUND ("Chad", "africa"), FOUND ("Peru", "south-america"), "{'do':'roll-weather','dice':[1,1]}" },
    "{'do':'buy','what':'branch','state':'Mali','continent':'africa'}",
    "Ann: 1 Territory card to the State Mali, 1 Branch from the bank to the State Mali, Money "
    "\u2066−100,000\u2069 (1\u00a0×\u00a0100k)",
    "Ann: 1 Territory card from the State Mali, 1 Branch from the State Mali to the bank, Money "
    "\u2066+100,000\u2069 (1\u00a0×\u00a0100k)" },
  { "competitors/trade-branch",
    MONEY,
    { FOUND ("Chad", "africa"), FOUND ("Peru", "south-america"), "{'do':'roll-weather','dice':[1,1]}",
      "{'do':'buy','what':'branch','state':'Mali','continent':'africa'}" },
    "{'do':'trade','who':1,'with':0,'give':{'money':100000},'take':{'branches':['Mali']}}",
    "Ann gives 1 Territory card to Bo · Ann: 1 Branch from the State Mali to the bank · Bo: 1 Branch from "
    "the bank to the State Mali · "
    "Bo gives 100,000 (1\u00a0×\u00a0100k) to Ann",
    "Bo gives 1 Territory card to Ann · Ann: 1 Branch from the bank to the State Mali · Bo: 1 Branch from "
    "the State Mali to the bank · "
    "Ann gives 100,000 (1\u00a0×\u00a0100k) to Bo" },
  { "any-game/pay",
    ANY,
    { NULL },
    "{'do':'pay','from':0,'to':1,'amount':20}",
    "Ann gives 20 to Bo",
    "Bo gives 20 to Ann" },
};

static int
place_of (const TsGame *game, const char *id)
{
  int place = 0;

  while (!g_str_equal (game->places[place].id, id))
    place++;
  return place;
}

/* From one place to another, under one name; what hands have to do. (transfer full) */
static char *
tell_named (const TsView *view, const char *from, const char *to, gboolean back)
{
  g_autoptr (GArray) changes = ts_changes_new ();
  g_autoptr (GArray) movements = NULL;
  g_autoptr (GArray) lines = NULL;
  const char *places[] = { from, to };

  for (int i = 0; i < 2; i++)
    ts_spot_add (changes, (TsSpot) { .thing = 0,
                                     .seat = 0,
                                     .place = place_of (view->game, places[i]),
                                     .where = g_strdup ("HP 85"),
                                     .count = i == 0 ? -1 : 1 });
  movements = ts_changes_movements (changes, view->game);
  lines = ts_by_hand_new (view, movements, back);
  return ts_by_hand_tell_all (view, lines);
}

/* What has a name where it comes from and the same where it goes has it told once. */
static void
test_named_once (void)
{
  static const struct {
    const char *from, *to, *done, *undone;
  } ways[] = {
    { "market", "discards", "Ann: 1 product card from the market to the discard pile (HP 85)",
      "Ann: 1 product card from the discard pile to the market (HP 85)" },
    { "attached", "discards", "Ann: 1 product card from its product to the discard pile (HP 85)",
      "Ann: 1 product card from the discard pile to its product (HP 85)" },
  };
  g_autoptr (TsSession) session = evening_new (game_of (CHIP), CHIP);
  TsView view = ts_session_view (session);

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++) {
    g_autofree char *done = tell_named (&view, ways[i].from, ways[i].to, FALSE);
    g_autofree char *undone = tell_named (&view, ways[i].to, ways[i].from, TRUE);

    g_assert_cmpstr (done, ==, ways[i].done);
    g_assert_cmpstr (undone, ==, ways[i].undone);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/by-hand/named-once", test_named_once);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/by-hand/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  return g_test_run ();
}
