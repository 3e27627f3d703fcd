/* The set “house”: Tableside's own event tables. They are not those that come with the game, and none of
 * these events is taken from there.
 *
 * The continents are equally kind; tests/games/competitors-house-test.c counts. Of the hazards, two each have
 * the save numbers 2, 5 and 6, three each 3 and 4; four hit Trucks, three Ships, three Aircraft, two all
 * vehicles. Of the events, four bring money and four cost some, 30,000 either way; one ends the round, one
 * brings a Victory Point, one costs one, and one comes to nothing.
 *
 * A text says its effect, so that it can be read out. It is warm, and names no person, firm or people. */
#include "tables.h"

#include "config.h"

#include "referee/language.h"

#define HAZARD(number, said) { .text = said, .save = number }
#define MONEY(sum, said)     { .text = said, .money = sum }
#define POINT(sum, said)     { .text = said, .points = sum }
#define STOP(said)           { .text = said, .stops = TRUE }
#define NOTHING(said)        { .text = said }

const CompetitorsCell ts_competitors_hazards[COMPETITORS_CONTINENTS][COMPETITORS_FACES] = {
  /* North America */
  {
      HAZARD (3, N_ ("A moose has lain down on the only road north and is in no hurry. Trucks turn back.")),
      HAZARD (4, N_ ("Fog off Newfoundland, so thick that the whales use their horns. Ships head home.")),
      HAZARD (2,
              N_ ("The first snow of the year, and everybody has forgotten how to drive. Trucks are towed "
                  "home.")),
      HAZARD (5, N_ ("Thunderheads over the Great Plains, stacked like pancakes. Aircraft turn round.")),
      HAZARD (2, N_ ("A hurricane with a very polite name comes ashore. All vehicles take shelter at home.")),
      HAZARD (6, N_ ("The locks are closed: a beaver has opinions about the water level. Ships go home.")),
      HAZARD (4,
              N_ ("A tanker of maple syrup has tipped over, and the interstate is stuck, in every sense. "
                  "Trucks go home.")),
      HAZARD (5, N_ ("Geese on their way south have filed no flight plan. Aircraft give way and go home.")),
      HAZARD (3, N_ ("The northern lights are so fine that no compass can look away. Aircraft go home.")),
      HAZARD (3, N_ ("Icebergs have come down early this year, uninvited and unlit. Ships head for home.")),
      HAZARD (6, N_ ("Tumbleweed as far as the eye can see, and then some more. Trucks turn back.")),
      HAZARD (4, N_ ("An ice storm turns the whole coast into a skating rink. All vehicles slide home.")),
  },
  /* South America */
  {
      HAZARD (4, N_ ("A river has moved in the night and left its pilot no note. Ships go home.")),
      HAZARD (
          3,
          N_ ("Llamas hold the mountain road, and something that looks like a meeting. Trucks turn back.")),
      HAZARD (2, N_ ("The wind off the Andes wants to be everywhere first. Aircraft go home.")),
      HAZARD (5, N_ ("Carnival! There are drums at every crossing, quay and runway. All vehicles go home.")),
      HAZARD (2, N_ ("Rain has made red soup of the red road. Trucks slither home.")),
      HAZARD (5, N_ ("Penguins have queued up across the harbour mouth. Ships wait at home.")),
      HAZARD (4, N_ ("A volcano clears its throat over the cordillera. Aircraft go home.")),
      HAZARD (6,
              N_ ("A sloth is crossing the road. Trucks that mean to arrive this year take the way home.")),
      HAZARD (3, N_ ("Round the Cape it is always winter, and today more so. Ships run for home.")),
      HAZARD (6,
              N_ ("Fog in the valley, and the parrots will not say where the runway is. Aircraft go home.")),
      HAZARD (3,
              N_ ("The whole continent listens to one football match on the radio, traffic lights included. "
                  "All vehicles go home.")),
      HAZARD (4, N_ ("The rope bridge has been weighed and found honest: no trucks. They go home.")),
  },
  /* Europe */
  {
      HAZARD (4,
              N_ ("Sheep are moving to their summer grass, by the main road. Trucks go home the other way.")),
      HAZARD (2, N_ ("A volcano that nobody can pronounce is smoking. Aircraft stay at home.")),
      HAZARD (3, N_ ("The canal is frozen, and there are waffle stalls on it already. Ships go home.")),
      HAZARD (5, N_ ("The mountain tunnel is cleaned once a year. It is today. Trucks turn back.")),
      HAZARD (2,
              N_ ("Whoever opens gates, locks and barriers is on strike, and has a point. All vehicles go "
                  "home.")),
      HAZARD (4, N_ ("Fog over the island: the continent is cut off, say the islanders. Aircraft go home.")),
      HAZARD (6, N_ ("The pilot boat is out, looking for the pilot. Ships wait at home.")),
      HAZARD (6,
              N_ ("A cheese has rolled down the pass, and forty people after it. Trucks keep clear and go "
                  "home.")),
      HAZARD (3, N_ ("The North Sea is in one of its moods. Ships look for their own quay.")),
      HAZARD (5, N_ ("Somebody flies a kite of record size across the approach. Aircraft go home.")),
      HAZARD (3, N_ ("Everybody is off to the sea on the same Saturday. Trucks may not, and go home.")),
      HAZARD (4, N_ ("An Atlantic gale has taken the roof off the weather office. All vehicles go home.")),
  },
  /* Africa */
  {
      HAZARD (3, N_ ("The hippos have the river today, and hippos do not share. Ships go home.")),
      HAZARD (4, N_ ("The Harmattan has dusted the sky the colour of toast. Aircraft go home.")),
      HAZARD (2, N_ ("A dune has moved house and lives on the road now. Trucks go home.")),
      HAZARD (5,
              N_ ("Elephants at the crossing, and they remember who honked. Trucks go home very quietly.")),
      HAZARD (3, N_ ("The great rains are here, a week before the umbrellas. All vehicles go home.")),
      HAZARD (
          4,
          N_ ("The Nile is low, and a sandbank is named after the last captain to find it. Ships go home.")),
      HAZARD (6, N_ ("A camel race has the highway today; the camels asked first. Trucks turn back.")),
      HAZARD (5, N_ ("Half a million flamingos take off, one after another. Aircraft go home.")),
      HAZARD (4, N_ ("The river ferry takes the goats first, and there are many goats. Trucks go home.")),
      HAZARD (2, N_ ("The Cape of Good Hope remembers its first name: of Storms. Ships run for home.")),
      HAZARD (6, N_ ("The runway is lent to the zebras until the grass is up again. Aircraft go home.")),
      HAZARD (3, N_ ("A sandstorm has rubbed out the horizon. All vehicles feel their way home.")),
  },
  /* Asia */
  {
      HAZARD (3, N_ ("The monsoon keeps its appointment. All vehicles keep theirs, at home.")),
      HAZARD (5, N_ ("A buffalo considers the bridge, and then considers it again. Trucks go home.")),
      HAZARD (2, N_ ("A typhoon would like the whole strait for itself. Ships go home.")),
      HAZARD (4, N_ ("Ten thousand kites are up for the festival. Aircraft stay at home.")),
      HAZARD (
          6,
          N_ ("Monkeys direct the traffic at the pass, and do not like the look of trucks. They go home.")),
      HAZARD (4, N_ ("Festival lanterns cover the river from bank to bank. Ships wait at home.")),
      HAZARD (3, N_ ("The yellow dust of the Gobi is on its spring visit. Aircraft go home.")),
      HAZARD (2, N_ ("The high pass is open on one day of the year. It was yesterday. Trucks go home.")),
      HAZARD (6, N_ ("A whale has fallen in love with the light buoy. Ships are tactful and go home.")),
      HAZARD (
          3,
          N_ ("A cloud in every valley of the Himalayas, and a mountain in every cloud. Aircraft go home.")),
      HAZARD (4, N_ ("For the New Year everybody travels home. All vehicles do the same.")),
      HAZARD (5,
              N_ ("The rice terraces are mirrors today, and the road between them is mud. Trucks go home.")),
  },
  /* Oceania */
  {
      HAZARD (4, N_ ("A mob of kangaroos is using the road, one jump at a time. Trucks turn back.")),
      HAZARD (
          3,
          N_ ("The reef has grown a little since the chart was drawn. Ships go home by the way they came.")),
      HAZARD (2, N_ ("The trade winds have turned about, on a whim. Aircraft are blown home.")),
      HAZARD (5, N_ ("There is an island where there was none last week. Ships go home to mend the chart.")),
      HAZARD (
          6,
          N_ ("Fifty metres of road train are turning round. It will take until evening. Trucks go home.")),
      HAZARD (
          4, N_ ("Every tower, lighthouse and petrol station listens to the cricket. All vehicles go home.")),
      HAZARD (3, N_ ("A cloud as long as the coast rolls in and has right of way. Aircraft go home.")),
      HAZARD (2, N_ ("Red dust to the left, red dust to the right, and no road in between. Trucks go home.")),
      HAZARD (6, N_ ("Humpbacks are teaching their calves to jump, in mid-strait. Ships go home.")),
      HAZARD (4, N_ ("Cockatoos have undone the runway lights, screw by screw. Aircraft go home.")),
      HAZARD (3,
              N_ ("A cyclone has changed its mind twice, and nobody waits for the third time. All vehicles "
                  "go home.")),
      HAZARD (5, N_ ("A one-lane bridge, and a cow that was there first. Trucks turn back.")),
  },
};

const CompetitorsCell ts_competitors_events[COMPETITORS_CONTINENTS][COMPETITORS_FACES] = {
  /* North America */
  {
      MONEY (8000, N_ ("The parade is one float short, and yours is bright enough. Receive 8,000.")),
      MONEY (-6000,
             N_ ("The form asks for the number of the old form, in triplicate. Somebody finds it, for a fee: "
                 "pay 6,000.")),
      MONEY (2000, N_ ("You win the chili contest by accident: the hot sauce was freight. Receive 2,000.")),
      STOP (N_ ("The town votes on which side of the road to widen, and counts twice. Your round is over.")),
      MONEY (-12000,
             N_ ("A toll bridge has opened, and the free one has closed the same morning. Pay 12,000.")),
      POINT (1,
             N_ ("You pull the mayor out of a ditch, and the local paper has nothing else to print. Gain 1 "
                 "Victory Point.")),
      MONEY (15000,
             N_ ("A film crew needs a harbour that looks busy, and looking busy is paid by the hour. Receive "
                 "15,000.")),
      NOTHING (N_ ("Two inspectors argue over whose turn it is and wave you on. Nothing happens.")),
      MONEY (-9000,
             N_ ("It is election year, and every candidate has a sticker that you must carry. Pay 9,000.")),
      POINT (-1, N_ ("Your driver tells the radio that the local barbecue is “fine”. Lose 1 Victory Point.")),
      MONEY (5000, N_ ("The county fair pays you to bring the giant pumpkin. It just fits. Receive 5,000.")),
      MONEY (-3000, N_ ("The weighing station weighs your lunch, too. Pay 3,000.")),
  },
  /* South America */
  {
      MONEY (10000, N_ ("The orchid show needs a cool, dark hold, and yours is both. Receive 10,000.")),
      MONEY (-5000, N_ ("The stamp is right, but the ink is last year’s blue. Pay 5,000 for this year’s.")),
      MONEY (-11000,
             N_ ("The exchange office shuts for the football just as the rate is kind. You change after the "
                 "game: pay 11,000.")),
      POINT (1,
             N_ ("Two towns quarrel over the better empanada. You eat both and call it a draw: gain 1 "
                 "Victory Point.")),
      STOP (N_ (
          "It is the day of the village saint, and the band has the road. You dance; your round is over.")),
      MONEY (4000, N_ ("The tango school has tickets sold and the piano in the wrong town. Receive 4,000.")),
      NOTHING (
          N_ ("The customs dog is asleep in front of the counter. You tiptoe past, and nothing happens.")),
      MONEY (-8000,
             N_ ("Your papers are so fine that every office wants copies. Pay 8,000 for the copying.")),
      MONEY (13000,
             N_ ("The cocoa harvest is twice as large as the sacks for it, and you have sacks. Receive "
                 "13,000.")),
      POINT (-1, N_ ("You cheer for the wrong team at the petrol pump. Lose 1 Victory Point.")),
      MONEY (-6000,
             N_ ("A parrot has called the dockers to lunch three times today. The lost hours are yours: pay "
                 "6,000.")),
      MONEY (3000, N_ ("A museum has you carry a thousand potatoes, no two of them alike. Receive 3,000.")),
  },
  /* Europe */
  {
      MONEY (-4000,
             N_ ("The permit is for two countries, and this counter stamps only the first half. Pay 4,000.")),
      MONEY (9000, N_ ("The flower auction runs late, and your engine is warm. Receive 9,000.")),
      POINT (1,
             N_ ("Seven villages claim to have invented the same sausage. You praise all seven: gain 1 "
                 "Victory Point.")),
      MONEY (-10000,
             N_ ("As of today, crates have to be one finger narrower. The sawing costs: pay 10,000.")),
      MONEY (14000,
             N_ ("The opera has lost its mechanical elephant and hires your crane for the part. Receive "
                 "14,000.")),
      NOTHING (N_ (
          "The border hut has been empty for years, yet somebody waters the geraniums. Nothing happens.")),
      MONEY (-9000,
             N_ ("Parking was free until eight. It is a minute past, and the town is thorough: pay 9,000.")),
      STOP (N_ ("The ferry, the railway and the bakery all have the same day off. Your round is over.")),
      POINT (-1, N_ ("You put the wrong thing on the pasta, in front of witnesses. Lose 1 Victory Point.")),
      MONEY (5000,
             N_ ("A castle moves its ghost to the other wing, and you carry the chains. Receive 5,000.")),
      MONEY (-7000,
             N_ ("Your label is in thirty languages, and the inspector speaks the thirty-first. Pay 7,000.")),
      MONEY (2000, N_ ("The cheese in your hold wins a prize, for its smell. Receive 2,000.")),
  },
  /* Africa */
  {
      MONEY (7000,
             N_ ("The market has sold out of everything but your tarpaulins, and now wants those. Receive "
                 "7,000.")),
      MONEY (
          -8000,
          N_ ("The caravan before you has paid by the hump, and you are charged the same way. Pay 8,000.")),
      STOP (N_ ("You are asked to tea. There are three glasses, and nobody hurries the third: your round is "
                "over.")),
      MONEY (12000,
             N_ ("A school lends you its drummers, and the whole port loads in time. Receive 12,000.")),
      MONEY (-3000,
             N_ ("The new stamp has a giraffe on it and does not fit the form. Pay 3,000 for a longer one.")),
      POINT (1, N_ ("You bring the library its books the day before the rains. Gain 1 Victory Point.")),
      MONEY (-13000,
             N_ ("The ferry charges by the length of your shadow, and it is late afternoon. Pay 13,000.")),
      MONEY (6000,
             N_ ("A wedding invites everybody on the road and hires whoever has room for chairs. Receive "
                 "6,000.")),
      NOTHING (N_ ("A baboon has turned the signpost round. You notice in time, and nothing happens.")),
      MONEY (-6000,
             N_ ("The spice market has sneezed your manifest away. Writing it again costs: pay 6,000.")),
      MONEY (5000,
             N_ ("A telescope in the desert wants its mirror carried very, very gently. Receive 5,000.")),
      POINT (-1, N_ ("You haggle with the harbour master’s grandmother, and win. Lose 1 Victory Point.")),
  },
  /* Asia */
  {
      MONEY (11000,
             N_ ("The night market is out of steam baskets, and you have three hundred. Receive 11,000.")),
      MONEY (-7000, N_ ("The seal on your papers is square, and this office likes them round. Pay 7,000.")),
      POINT (1,
             N_ ("You give way to a wedding, a school class and a camel, in that order. The town approves: "
                 "gain 1 Victory Point.")),
      MONEY (-2000, N_ ("The carpet seller has taught your driver to bargain. Pay 2,000 for a carpet.")),
      NOTHING (N_ ("The fortune teller sees a delay, looks again, and sees none. Nothing happens.")),
      MONEY (-14000,
             N_ ("The customs office has moved to another town and taken your file along. Fetching it costs: "
                 "pay 14,000.")),
      MONEY (
          9000,
          N_ ("The first tea of the year must be in town by noon, and you know a short cut. Receive 9,000.")),
      STOP (N_ ("The dragon boats race today, and your quay is the finish. Your round is over.")),
      MONEY (
          -7000,
          N_ ("The elephant in front of you has right of way and a sweet tooth. Pay 7,000 for sugar cane.")),
      MONEY (
          6000,
          N_ ("A noodle maker says his noodles could tow you, and sells tickets. They can. Receive 6,000.")),
      POINT (-1, N_ ("You have left your shoes on, and everybody has seen it. Lose 1 Victory Point.")),
      MONEY (4000,
             N_ ("The almanac calls today the luckiest for moving house, and half the street moves. Receive "
                 "4,000.")),
  },
  /* Oceania */
  {
      MONEY (
          6000,
          N_ ("The shearing finals need the stage, the scale and all the sheep brought in. Receive 6,000.")),
      MONEY (-5000,
             N_ ("The quarantine dog sits down beside your lunch, and there is an apple in it. Pay 5,000.")),
      MONEY (-9000,
             N_ ("The date line runs through your invoice, which has been due since tomorrow. Pay 9,000.")),
      POINT (1,
             N_ ("You bring the post to an island that has had none since the last full moon. Gain 1 Victory "
                 "Point.")),
      NOTHING (N_ ("A possum has eaten the summons. Nothing happens.")),
      MONEY (16000, N_ ("The surf contest hires anything with a flat roof as a grandstand. Receive 16,000.")),
      STOP (N_ ("The whole island rows out to greet you and sings every verse. You stay for the last: your "
                "round is over.")),
      MONEY (-12000,
             N_ ("The harbour has put up its fee for anything with a mirror on the right. You have one: pay "
                 "12,000.")),
      MONEY (5000,
             N_ ("A kiwi, the bird, travels first class, and its keeper pays for that. Receive 5,000.")),
      POINT (-1, N_ ("You say that the other island makes the better pavlova. Lose 1 Victory Point.")),
      MONEY (-4000, N_ ("The mountain parrots like rubber, and you have windscreen wipers. Pay 4,000.")),
      MONEY (3000,
             N_ ("The island radio pays you to say hello to forty cousins on your way. Receive 3,000.")),
  },
};
