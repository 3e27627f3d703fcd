#include "people.h"

#include "cards.h"
#include "config.h"
#include "names.h"
#include "staff.h"
#include "turns.h"

#include "referee/language.h"
#include <string.h>

/* --- looking --- */

const char *
ts_chip_shop_person_name (const ChipShop *state, const ChipPerson *person)
{
  return person->card == CHIP_TYPED ? state->names + person->name : ts_chip_shop_people[person->card].name;
}

const char *
ts_chip_shop_person_id (const ChipShop *state, const ChipPerson *person)
{
  return person->card == CHIP_TYPED ? state->names + person->name : ts_chip_shop_people[person->card].id;
}

gboolean
ts_chip_shop_can_pick (const ChipShop *state, int card)
{
  for (int i = 0; i < state->n_people; i++)
    if (state->people[i].card == card)
      return FALSE;
  return TRUE;
}

gboolean
ts_chip_shop_picks_card (const TsView *view)
{
  const ChipShop *state = view->state;

  return ts_header_int (view->header, "personalities") == 0 && state->n_people < CHIP_N_PEOPLE_CARDS;
}

int
ts_chip_shop_sum_longevity (const ChipShop *state, const ChipGroup *group)
{
  int sum = 0;

  for (int i = 0; i < group->n; i++)
    sum += state->people[group->who[i]].longevity;
  return sum;
}

int
ts_chip_shop_sum_salaries (const ChipShop *state, const ChipGroup *group)
{
  int sum = 0;

  for (int i = 0; i < group->n; i++)
    sum += state->people[group->who[i]].salary;
  return sum;
}

/* There and back again: 0 … n − 1, n − 1 … 0. */
int
ts_chip_shop_picker (const ChipShop *state, int pick)
{
  return pick < state->base.n_seats ? pick : 2 * state->base.n_seats - 1 - pick;
}

/* --- groups --- */

static void
join (ChipGroup *group, int who)
{
  group->who[group->n++] = (guint8) who;
}

/* The place in the group of whom the entry names, or -1. */
static int
find_named (const ChipShop *state, const ChipGroup *group, const char *id)
{
  for (int i = 0; i < group->n; i++)
    if (strcmp (ts_chip_shop_person_id (state, &state->people[group->who[i]]), id) == 0)
      return i;
  return -1;
}

static int
leave (ChipGroup *group, int place)
{
  int who = group->who[place];

  group->n--;
  memmove (group->who + place, group->who + place + 1, (gsize) (group->n - place));
  group->who[group->n] = 0;
  return who;
}

/* --- picking --- */

static gboolean
is_name_free (const ChipShop *state, const char *name)
{
  for (int i = 0; i < state->n_people; i++) {
    const ChipPerson *person = &state->people[i];

    if (strcmp (ts_chip_shop_person_name (state, person), name) == 0 ||
        strcmp (ts_chip_shop_person_id (state, person), name) == 0)
      return FALSE;
  }
  return TRUE;
}

static gboolean
check_kind (const TsStep *step, gboolean card, GError **error)
{
  return card == ts_chip_shop_picks_card (&step->view) ||
         ts_refuse (error, TS_ERROR_ILLEGAL,
                    card
                        ? _ ("Here personalities are typed in: say the name and what is printed on the card.")
                        : _ ("Here personalities are chosen from the ten cards: say which card."));
}

/* What a person brings at the start. */
static void
take_goods (TsStep *step, const ChipPerson *person, const int *resources, int money)
{
  int seat = step->entry->who;

  ts_post (step, seat, CHIP_LOYALTY, person->loyalty, "personality");
  ts_post (step, seat, CHIP_LONGEVITY, person->longevity, "personality");
  for (int resource = CHIP_RD; resource <= CHIP_QUALITY; resource++)
    ts_post (step, seat, resource, resources[resource], "personality");
  ts_post_money (step, TS_BANK, seat, CHIP_MONEY, money, "personality");
}

static gboolean
pick_card (TsStep *step, ChipPerson *person, GError **error)
{
  ChipShop *next = step->next;
  int card = ts_entry_int (step->entry, "card");
  const ChipPersonCard *facts = &ts_chip_shop_people[card];
  const int resources[] = {
    [CHIP_RD] = facts->rd, [CHIP_MARKETING] = facts->marketing, [CHIP_QUALITY] = facts->quality
  };

  if (!check_kind (step, TRUE, error))
    return FALSE;
  if (!ts_chip_shop_can_pick (next, card))
    /* Translators: %s is the name on a card */
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("%s has been chosen already; choose somebody else."),
                      facts->name);
  person->card = (gint8) card;
  person->loyalty = (gint8) facts->loyalty;
  person->longevity = (gint8) facts->longevity;
  person->salary = (gint8) facts->salary;
  take_goods (step, person, resources, facts->money);
  return TRUE;
}

static gboolean
pick_typed (TsStep *step, ChipPerson *person, GError **error)
{
  const TsEntry *entry = step->entry;
  const char *name = ts_entry_value (entry, "name")->text;
  const int resources[] = { [CHIP_RD] = ts_entry_int (entry, "rd"),
                            [CHIP_MARKETING] = ts_entry_int (entry, "marketing"),
                            [CHIP_QUALITY] = ts_entry_int (entry, "quality") };

  if (!check_kind (step, FALSE, error))
    return FALSE;
  if (!is_name_free (step->next, name))
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("%s has been chosen already; choose somebody else."), name);
  if (!ts_chip_shop_keep_name (step->next, name, &person->name, error))
    return FALSE;
  person->card = CHIP_TYPED;
  person->loyalty = (gint8) ts_entry_int (entry, "loyalty");
  person->longevity = (gint8) ts_entry_int (entry, "longevity");
  person->salary = (gint8) ts_entry_int (entry, "salary");
  take_goods (step, person, resources, ts_entry_int (entry, "money"));
  return TRUE;
}

gboolean
ts_chip_shop_personality (TsStep *step, GError **error)
{
  ChipShop *next = step->next;
  ChipPerson *person = &next->people[next->n_people];
  gboolean typed = ts_entry_has (step->entry, "name");

  if (!(typed ? pick_typed (step, person, error) : pick_card (step, person, error)))
    return FALSE;
  join (&next->held[step->entry->who], next->n_people++);
  if (next->n_people < CHIP_PEOPLE_EACH * next->base.n_seats)
    next->base.turn = ts_chip_shop_picker (next, next->n_people);
  else
    ts_chip_shop_begin_year (step, 1);
  return TRUE;
}

/* Typed people have a name that is free, and bring little, much, or nothing, so that some form always fits.
 */
static void
type_person (const ChipShop *state, int i, TsEntry *entry)
{
  static const int numbers[] = { 0, 3, 9, -5 };
  g_autofree char *name = NULL;

  for (int n = 1; name == NULL || !is_name_free (state, name); n++) {
    g_free (name);
    name = g_strdup_printf ("P%d", n);
  }
  ts_entry_set_text (entry, "name", name);
  ts_entry_set_int (entry, "longevity", numbers[i % 4]);
  ts_entry_set_int (entry, "loyalty", numbers[i / 4]);
  ts_entry_set_int (entry, "salary", i % 4 + 1);
  if (i % 4 == 1)
    ts_entry_set_int (entry, "rd", 3);
  if (i / 4 == 1)
    ts_entry_set_int (entry, "money", 2);
}

int
ts_chip_shop_personality_forms (const TsView *view, int i, TsEntry *entry)
{
  int n = 0;

  if (!ts_chip_shop_picks_card (view)) {
    if (entry != NULL)
      type_person (view->state, i, entry);
    return 16;
  }
  for (int card = 0; card < CHIP_N_PEOPLE_CARDS; card++) {
    if (!ts_chip_shop_can_pick (view->state, card))
      continue;
    if (entry != NULL && n == i)
      ts_entry_set_int (entry, "card", card);
    n++;
  }
  return n;
}

/* --- firing and hiring --- */

gboolean
ts_chip_shop_fire (TsStep *step, GError **error)
{
  ChipShop *next = step->next;
  int seat = step->entry->who;
  const char *id = ts_entry_value (step->entry, "personality")->text;
  int place = find_named (next, &next->held[seat], id);
  int who;

  if (place < 0)
    /* Translators: %s is the name of a personality, or the id of its card */
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      _ ("“%s” does not work here; name one of your own personalities."), id);
  who = leave (&next->held[seat], place);
  join (&next->fired, who);
  ts_post (step, seat, CHIP_LOYALTY, -next->people[who].loyalty, "fired");
  return TRUE;
}

gboolean
ts_chip_shop_hire (TsStep *step, GError **error)
{
  ChipShop *next = step->next;
  int seat = step->entry->who;
  const char *id = ts_entry_value (step->entry, "personality")->text;
  int place = find_named (next, &next->fired, id);
  int who;

  if (place < 0)
    /* Translators: %s is the name of a personality, or the id of its card */
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("“%s” is not free; hire somebody who was fired."), id);
  if (!ts_chip_shop_use_token (step, error))
    return FALSE;
  who = leave (&next->fired, place);
  join (&next->held[seat], who);
  ts_post (step, seat, CHIP_LOYALTY, next->people[who].loyalty, "hired");
  return TRUE;
}

int
ts_chip_shop_hire_forms (const TsView *view, int i, TsEntry *entry)
{
  const ChipShop *state = view->state;

  if (entry != NULL)
    ts_entry_set_text (entry, "personality",
                       ts_chip_shop_person_id (state, &state->people[state->fired.who[i]]));
  return state->fired.n;
}
