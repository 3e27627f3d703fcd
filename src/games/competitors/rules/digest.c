/* The rules of Competitor$ in short, for people who look something up at the table. The facts are from
 * Tambù’s English rulebook, in our own words; where it leaves something open it is Tableside's ruling. */
#include "digest.h"

#include "config.h"
#include "state.h"

#include "referee/language.h"

const TsChapter ts_competitors_digest[] = {
  /* Translators: a heading in the rules of Competitor$; what follows it are its rules */
  { .id = "setup",
    .heading = N_ ("Setup"),
    .source = TS_PAGE (9),
    .rules =
        (const TsRule[]) {
            { N_ ("Everybody has 200,000, 10 Territory cards, 5 Contract cards, a Headquarters, 2 "
                  "Trucks, 1 Ship and 1 Aircraft, which stand at the Headquarters.") },
            { N_ ("Nobody ever has more than 5 Trucks, 3 Ships, 2 Aircraft and 5 Branches.") },
            { 0 },
        } },
  /* Translators: a heading in the rules of Competitor$; what follows it are its rules */
  { .id = "first",
    .phases = TS_IN (COMPETITORS_FIRST_PLAYER) | TS_IN (COMPETITORS_HEADQUARTERS),
    .heading = N_ ("Who begins, and where"),
    .source = TS_PAGE (9),
    .rules =
        (const TsRule[]) {
            { N_ ("The highest roll of a d6 begins, and is the first to choose colour and Headquarters; "
                  "then clockwise.") },
            { N_ ("Nobody else may have a Branch in the State of your Headquarters, and whoever passes "
                  "over it pays you 10,000.") },
            { N_ ("Of those who share the highest roll only they roll again."), TS_RULING },
            { 0 },
        } },
  /* Translators: a heading in the rules of Competitor$; what follows it are its rules */
  { .id = "danger",
    .phases = TS_IN (COMPETITORS_WEATHER),
    .heading = N_ ("Danger"),
    .source = TS_PAGE (27),
    .rules =
        (const TsRule[]) {
            { N_ ("Before the first round and after every round of all, a d6 names the continent and a "
                  "d12 the event on the table of hazards. The Danger token lies there until the next "
                  "roll.") },
            { N_ ("In danger there are Trucks away from an own Headquarters or Branch, Ships that are "
                  "not in a port, and Aircraft in flight.") },
            { N_ ("Who is hit rolls a d6: lower than the number of the cell, and nothing happens; else "
                  "the vehicles go back to their owner’s nearest Headquarters or Branch.") },
            { 0 },
        } },
  /* Translators: a heading in the rules of Competitor$; what follows it are its rules */
  { .id = "round",
    .phases = TS_IN (COMPETITORS_IN_ROUND),
    .heading = N_ ("Your round: two actions"),
    .source = TS_PAGE (10),
    .rules =
        (const TsRule[]) {
            { N_ ("Two actions, the same one twice if you like: draw a card; sign a Contract; deliver; "
                  "move a vehicle without goods; buy or sell a vehicle; buy or sell a Branch.") },
            { N_ ("Special Contract cards cost no action and no money. Some stay with a Headquarters or "
                  "Branch for good, until that is sold or traded."),
              TS_PAGE (17) },
            { N_ ("The player board prints three actions, the rules say two; Tableside counts two. "
                  "Nobody has to use them."),
              TS_RULING },
            { 0 },
        } },
  /* Translators: a heading in the rules of Competitor$; what follows it are its rules */
  { .id = "contract",
    .phases = TS_IN (COMPETITORS_IN_ROUND),
    .heading = N_ ("Signing a Contract"),
    .source = TS_PAGE (10),
    .rules =
        (const TsRule[]) {
            { N_ ("Lay a Territory card for the sender on the left, the Contract face down, and one for "
                  "the receiver on the right. That order stays.") },
            { N_ ("The vehicle that is to carry it has to be in the sender’s State then, and carries one "
                  "Contract at a time.") },
            { N_ ("A symbol on the Contract names the one vehicle that may carry it; without a symbol "
                  "any may."),
              TS_PAGE (17) },
            { N_ ("Two skulls mark illegal goods, which Customs may seize together with the vehicle."),
              TS_PAGE (18) },
            { 0 },
        } },
  /* Translators: a heading in the rules of Competitor$; what follows it are its rules */
  { .id = "delivery",
    .phases = TS_IN (COMPETITORS_IN_ROUND) | TS_IN (COMPETITORS_DELIVERY),
    .heading = N_ ("Delivering"),
    .source = TS_PAGE (10),
    .rules =
        (const TsRule[]) {
            { N_ ("One action begins it. Then the vehicle moves with the Contract’s movement turns, "
                  "which cost no actions, and it ends in this very round: with success or with failure.") },
            { N_ ("Arrived, you collect the fee and the Victory Points; with movement turns to spare, a "
                  "new Contract card as well."),
              TS_PAGE (12) },
            { N_ ("Failed, there is no fee, and you lose 1 Victory Point. The three cards are discarded "
                  "either way."),
              TS_PAGE (12) },
            { N_ ("Goods may change to another vehicle where both are in the same State, also to one "
                  "that somebody lends."),
              TS_PAGE (24) },
            { N_ ("Victory Points never fall below 0, and go past the 10 of the board."), TS_RULING },
            { 0 },
        } },
  /* Translators: a heading in the rules of Competitor$; what follows it are its rules */
  { .id = "truck",
    .phases = TS_IN (COMPETITORS_IN_ROUND) | TS_IN (COMPETITORS_DELIVERY),
    .heading = N_ ("Moving a Truck"),
    .source = TS_PAGE (18),
    .rules =
        (const TsRule[]) {
            { N_ ("5 movement points in a movement turn, for 500 of fuel however many are used.") },
            { N_ ("Each State that is entered costs: plain 1, mountain or frozen 2, desert or tropical "
                  "forest 3; a channel or strait 1, and no movement turn ends there.") },
            { N_ ("A Ship or an Aircraft can carry one Truck, free of charge, from a port or an airport "
                  "where both stand. Then the Truck drives on with 5 points less those that both have "
                  "used."),
              TS_PAGE (24) },
            { 0 },
        } },
  /* Translators: a heading in the rules of Competitor$; what follows it are its rules */
  { .id = "ship",
    .phases = TS_IN (COMPETITORS_IN_ROUND) | TS_IN (COMPETITORS_DELIVERY),
    .heading = N_ ("Moving a Ship"),
    .source = TS_PAGE (20),
    .rules =
        (const TsRule[]) {
            { N_ ("4 hexes in a movement turn, for 1,000. By sea only, never through a coast, and "
                  "mooring at ports.") },
            { N_ ("A channel or strait costs 1 hex and is no place to end. If a card stops you in one, a "
                  "point out of it costs 10,000, for a Truck 5,000."),
              TS_PAGE (21) },
            { 0 },
        } },
  /* Translators: a heading in the rules of Competitor$; what follows it are its rules */
  { .id = "aircraft",
    .phases = TS_IN (COMPETITORS_IN_ROUND) | TS_IN (COMPETITORS_DELIVERY),
    .heading = N_ ("Moving an Aircraft"),
    .source = TS_PAGE (22),
    .rules =
        (const TsRule[]) {
            { N_ ("2 movement points in a movement turn, each a length of the ruler; fuel by its notch: "
                  "green 1,000, yellow 2,000, red 3,000.") },
            { N_ ("Short of an airport the Aircraft in flight token marks the place. The arrow at the "
                  "edge of the map uses up what is left of that movement turn.") },
            { N_ ("National Airports are for continents with a Headquarters or Branch of yours; "
                  "elsewhere land at an Intercontinental one first, which uses up the points that are "
                  "left."),
              TS_PAGE (23) },
            { 0 },
        } },
  /* Translators: a heading in the rules of Competitor$; what follows it are its rules */
  { .id = "customs",
    .phases = TS_IN (COMPETITORS_CUSTOMS) | TS_IN (COMPETITORS_DELIVERY),
    .heading = N_ ("Customs"),
    .source = TS_PAGE (15),
    .rules =
        (const TsRule[]) {
            { N_ ("Only a vehicle with goods draws Customs cards, and never in a State with its owner’s "
                  "Headquarters or Branch.") },
            { N_ ("A Truck: one for each red-edged border and each channel or strait that it crosses; "
                  "none at grey borders."),
              TS_PAGE (19) },
            { N_ ("A Ship: one for each channel or strait, and one for docking in a continent where its "
                  "owner has neither Headquarters nor Branch."),
              TS_PAGE (21) },
            { N_ ("An Aircraft: one for landing in another continent, or at a National Airport on a "
                  "national border."),
              TS_PAGE (23) },
            { N_ ("Green cards help, yellow ones may do either, red ones harm. If a card ends the round, "
                  "the delivery has failed, even in the receiver’s State."),
              TS_PAGE (16) },
            { 0 },
        } },
  /* Translators: a heading in the rules of Competitor$; what follows it are its rules */
  { .id = "event",
    .phases = TS_IN (COMPETITORS_EVENT) | TS_IN (COMPETITORS_CUSTOMS),
    .heading = N_ ("Events at a red flag"),
    .source = TS_PAGE (27),
    .rules =
        (const TsRule[]) {
            { N_ ("Whoever ends a movement in a State with a red flag, with goods or without, rolls a "
                  "d12 on the column of its continent. Passing through is free of it.") },
            { N_ ("It strikes the goods and the vehicle they are on; a Truck on board is safe from what "
                  "is meant for Trucks.") },
            { N_ ("With Customs cards due as well, you choose which comes first. An event that ends the "
                  "round makes a delivery fail."),
              TS_PAGE (13) },
            { 0 },
        } },
  /* Translators: a heading in the rules of Competitor$; what follows it are its rules */
  { .id = "market",
    .phases = TS_IN (COMPETITORS_IN_ROUND),
    .heading = N_ ("Buying and selling"),
    .source = TS_PAGE (11),
    .rules =
        (const TsRule[]) {
            { N_ ("With the bank, one action each: a Truck costs 30,000 and sells for 15,000, a Ship "
                  "100,000 and 50,000, an Aircraft 200,000 and 100,000.") },
            { N_ ("A Branch costs 100,000 and the Territory card of its State, and sells for 50,000. New "
                  "vehicles may be put there; one State holds one Headquarters or Branch."),
              TS_PAGE (25) },
            { N_ ("Players deal with each other at any time, free of actions: cards, vehicles, Branches, "
                  "money, and lifts for goods or Trucks."),
              TS_PAGE (26) },
            { 0 },
        } },
  /* Translators: a heading in the rules of Competitor$; what follows it are its rules */
  { .id = "points",
    .phases = TS_IN (COMPETITORS_DELIVERY) | TS_IN (COMPETITORS_OVER),
    .heading = N_ ("Victory Points by continents"),
    .source = TS_PAGE (30),
    .rules =
        (const TsRule[]) {
            { N_ ("Within one continent 1, in Africa 2.") },
            { N_ ("3 from North America, South America, Europe and Asia to Africa; between Oceania and "
                  "North America, South America or Europe; from Oceania to Africa; and between South "
                  "America and Asia.") },
            { N_ ("2 for all other ways; out of Africa always 2.") },
            { 0 },
        } },
  /* Translators: a heading in the rules of Competitor$; what follows it are its rules */
  { .id = "end",
    .phases = TS_IN (COMPETITORS_OVER),
    .heading = N_ ("The end"),
    .source = TS_PAGE (14),
    .rules =
        (const TsRule[]) {
            { N_ ("By points: somebody has 10 Victory Points when the last player’s round is over. By "
                  "time: the Round token stands on its last mark then. The most points win.") },
            { N_ ("Equal points: whoever is richer after selling vehicles and Branches to the bank, all "
                  "but the Headquarters.") },
            { 0 },
        } },
  /* Translators: a heading in the rules of Competitor$; what follows it are its rules */
  { .id = "questions",
    .phases = TS_IN (COMPETITORS_IN_ROUND) | TS_IN (COMPETITORS_DELIVERY),
    .heading = N_ ("Common questions"),
    .source = TS_PAGE (10),
    .rules =
        (const TsRule[]) {
            { N_ ("Does a delivery go on next round? No, it succeeds or fails before the round is over."),
              TS_PAGE (12) },
            { N_ ("May a vehicle with a Contract move by an ordinary action? No, it waits for its "
                  "delivery."),
              TS_RULING },
            { N_ ("Whose point is lost if a lent vehicle is lost? That of whoever signed the Contract."),
              TS_RULING },
            { 0 },
        } },
  { 0 },
};
