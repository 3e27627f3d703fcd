#include "random.h"

#include "entry.h"
#include "every-game.h"
#include "json.h"

#include <string.h>

/* One of so many entries is made by chance where the game knows forms that fit. */
#define BY_CHANCE 8

/* Few enough that the same text comes again; the longer ones are there for what may go wrong with text. */
static const char *const texts[] = { "A", "B", "C", "a", "Ärger", "„“", "\"\\", "🦝🍩", "Long Winded Name" };

/* From min to max, both included; small ones more often. */
static gint64
random_number (GRand *rand, gint64 min, gint64 max)
{
  guint64 span = MIN ((guint64) max - (guint64) min, G_MAXINT32 - 1);

  if (g_rand_boolean (rand))
    span >>= g_rand_int_range (rand, 0, (gint32) g_bit_storage (span));
  return min + g_rand_int_range (rand, 0, (gint32) span + 1);
}

static gint64
random_word (GRand *rand, const TsWord *words)
{
  return g_rand_int_range (rand, 0, (gint32) ts_words_length (words));
}

static char *
random_text (GRand *rand, gint64 min, gint64 max)
{
  GString *text = g_string_new (texts[g_rand_int_range (rand, 0, G_N_ELEMENTS (texts))]);

  while (g_utf8_strlen (text->str, -1) < min)
    g_string_append_c (text, 'x');
  if (g_utf8_strlen (text->str, -1) > max)
    g_string_truncate (text, (gsize) (g_utf8_offset_to_pointer (text->str, max) - text->str));
  return g_string_free (text, FALSE);
}

static gboolean
has_number (const TsValue *value, guint n, gint64 number)
{
  for (guint i = 0; i < n; i++)
    if (value->numbers[i] == number)
      return TRUE;
  return FALSE;
}

static gint64
random_element (GRand *rand, const TsField *field, guint i, guint n_seats)
{
  switch (field->type) {
  case TS_FIELD_BOOLEAN:
    return g_rand_int_range (rand, 0, 2);
  case TS_FIELD_SEAT:
  case TS_FIELD_SEATS:
    return g_rand_int_range (rand, field->words != NULL ? -(gint32) ts_words_length (field->words) : 0,
                             (gint32) n_seats);
  case TS_FIELD_INTEGER:
    if (field->words != NULL && g_rand_boolean (rand))
      return -1 - random_word (rand, field->words);
    return random_number (rand, field->min, field->max);
  case TS_FIELD_DICE:
    return g_rand_int_range (rand, 1, ts_field_sides (field, i) + 1);
  case TS_FIELD_WORD:
  case TS_FIELD_WORDS:
    return random_word (rand, field->words);
  default:
    return random_number (rand, field->min, field->max);
  }
}

/* How many numbers a value of the field has. */
static guint
random_length (GRand *rand, const TsField *field, guint n_seats)
{
  switch (field->type) {
  case TS_FIELD_DICE:
    return (guint) g_rand_int_range (rand, (gint32) field->min, (gint32) field->max + 1);
  case TS_FIELD_WORDS:
    return (guint) random_number (rand, field->min, MIN (field->max, ts_words_length (field->words)));
  case TS_FIELD_SEATS:
    return (guint) random_number (rand, field->min, MIN (field->max, n_seats));
  case TS_FIELD_TEXTS:
    return (guint) random_number (rand, field->min, MIN (field->max, field->min + 3));
  case TS_FIELD_EACH:
    return n_seats;
  case TS_FIELD_COUNTS:
    return ts_words_length (field->words);
  default:
    return 1;
  }
}

static void random_value (GRand *rand, const TsField *field, guint n_seats, TsValue *value);

static void
random_texts (GRand *rand, const TsField *field, TsValue *value)
{
  value->n = random_length (rand, field, 0);
  value->texts = g_new0 (char *, value->n + 1);
  for (guint i = 0; i < value->n; i++)
    value->texts[i] = random_text (rand, 1, field->length);
}

static void
random_members (GRand *rand, const TsField *field, guint n_seats, TsValue *value)
{
  while (field->members[value->n].id != NULL)
    value->n++;
  value->members = g_new0 (TsValue, value->n);
  for (guint i = 0; i < value->n; i++)
    if (!field->members[i].optional || g_rand_int_range (rand, 0, 4) == 0)
      random_value (rand, &field->members[i], n_seats, &value->members[i]);
}

static void
random_numbers (GRand *rand, const TsField *field, guint n_seats, TsValue *value)
{
  value->n = random_length (rand, field, n_seats);
  value->numbers = g_new0 (gint64, MAX (value->n, 1));
  for (guint i = 0; i < value->n; i++)
    do
      value->numbers[i] =
          field->type == TS_FIELD_COUNTS && !field->distinct && g_rand_int_range (rand, 0, 3) > 0
              ? field->min
              : random_element (rand, field, i, n_seats);
    while (field->distinct && has_number (value, i, value->numbers[i]));
}

static void
random_value (GRand *rand, const TsField *field, guint n_seats, TsValue *value)
{
  value->given = TRUE;
  switch (field->type) {
  case TS_FIELD_TEXT:
    value->text = random_text (rand, field->min, field->max);
    break;
  case TS_FIELD_TEXTS:
    random_texts (rand, field, value);
    break;
  case TS_FIELD_OBJECT:
    random_members (rand, field, n_seats, value);
    break;
  default:
    random_numbers (rand, field, n_seats, value);
  }
}

/* --- headers --- */

static JsonObject *
random_options (GRand *rand, const TsGame *game, guint n_players)
{
  JsonObject *options = json_object_new ();

  for (const TsField *field = game->options; field->id != NULL; field++) {
    TsValue value = { 0 };

    if (g_rand_int_range (rand, 0, 3) > 0)
      continue;
    random_value (rand, field, n_players, &value);
    json_object_set_member (options, field->id, ts_field_write (field, &value));
    ts_value_clear (&value);
  }
  return options;
}

char *
ts_random_header (GRand *rand, const TsGame *game, guint n_players)
{
  char *names[TS_MAX_SEATS] = { "Ann", "Bo", "Zoë", "𝔇ave \"D\"", "Eve\\", "دينا" };
  TsPlayer players[TS_MAX_SEATS] = { 0 };
  g_autoptr (JsonObject) options = NULL;
  g_autoptr (JsonObject) header = NULL;

  if (n_players == 0)
    n_players = (guint) g_rand_int_range (rand, game->min_players, game->max_players + 1);
  for (guint i = 0; i < n_players; i++)
    players[i].name = names[i];
  options = random_options (rand, game, n_players);
  header = ts_header_write (game, players, n_players, options, NULL, NULL);
  if (ts_game_rules (game) > 1) /* tables of older rules are played to their end, too */
    json_object_set_int_member (header, "rules", g_rand_int_range (rand, 1, ts_game_rules (game) + 1));
  return ts_json_write (header);
}

/* --- entries --- */

/* Of arguments that exclude each other, one is chosen and the others are left out. */
static gboolean
is_chosen (GRand *rand, const TsField *args, int arg, const TsEntry *entry)
{
  int group = args[arg].one_of;
  int after = 0;

  for (int i = 0; i < arg; i++)
    if (args[i].one_of == group && entry->values[i].given)
      return FALSE;
  for (int i = arg + 1; args[i].id != NULL; i++)
    after += args[i].one_of == group;
  return g_rand_int_range (rand, 0, after + 1) == 0;
}

/* Any arguments in their bounds, and any seat where one has to be said. */
static void
fill_at_random (GRand *rand, const TsView *view, TsEntry *entry)
{
  const TsVerb *verb = entry->verb;
  guint n_seats = view->header->n_players;
  gboolean asked = verb->who != TS_WHO_TABLE && verb->who != TS_WHO_TURN_OR_TABLE &&
                   ts_view_state (view)->turn == TS_NOBODY;

  if (verb->who == TS_WHO_ANY || (asked && (verb->who == TS_WHO_TURN || g_rand_boolean (rand))))
    entry->who = g_rand_int_range (rand, 0, (gint32) n_seats);
  for (int i = 0; verb->args != NULL && verb->args[i].id != NULL; i++) {
    TsField field = ts_entry_field (entry, view->header, (guint) i);
    gboolean wanted =
        field.one_of != 0 ? is_chosen (rand, verb->args, i, entry) : !field.optional || g_rand_boolean (rand);

    if (wanted && ts_entry_takes (entry, &field))
      random_value (rand, &field, n_seats, &entry->values[i]);
  }
}

const TsSampler *
ts_sampler_find (const TsGame *game, const TsVerb *verb)
{
  for (const TsSampler *sampler = game->samplers; sampler != NULL && sampler->verb != NULL; sampler++)
    if (strcmp (sampler->verb, verb->id) == 0)
      return sampler;
  return NULL;
}

int
ts_random_forms (const TsView *view, const TsVerb *verb, int i, TsEntry *entry)
{
  const TsSampler *sampler = ts_sampler_find (view->game, verb);

  if (sampler != NULL && sampler->samples != NULL)
    return sampler->samples (view, i, entry);
  return verb->forms != NULL ? verb->forms (view, i, entry) : 0;
}

char *
ts_random_entry (GRand *rand, const TsView *view, const TsVerb *verb)
{
  g_autoptr (TsEntry) entry = ts_entry_new (verb, TS_NOBODY);
  g_autoptr (JsonObject) object = NULL;
  int n_forms = ts_view_possible (view, verb) ? ts_random_forms (view, verb, 0, NULL) : 0;

  if (n_forms > 0 && g_rand_int_range (rand, 0, BY_CHANCE) > 0)
    ts_random_forms (view, verb, g_rand_int_range (rand, 0, n_forms), entry);
  else
    fill_at_random (rand, view, entry);
  object = ts_entry_write (entry);
  return ts_json_write (object);
}

char *
ts_random_adjust (GRand *rand, const TsView *view)
{
  gint32 n = 0;
  int by = g_rand_int_range (rand, -3, 4);

  while (view->game->counters[n].id != NULL)
    n++;
  return g_strdup_printf ("{\"do\":\"adjust\",\"who\":%d,\"counter\":\"%s\",\"by\":%d}",
                          g_rand_int_range (rand, 0, (gint32) view->header->n_players),
                          view->game->counters[g_rand_int_range (rand, 0, n)].id, by);
}

char *
ts_random_seat (GRand *rand, const TsView *view)
{
  g_autoptr (TsEntry) entry =
      ts_entry_new (&ts_verb_seat, g_rand_int_range (rand, 0, (gint32) view->header->n_players));
  g_autoptr (JsonObject) object = NULL;

  for (int i = 0; ts_verb_seat.args[i].id != NULL; i++)
    if (g_rand_boolean (rand))
      random_value (rand, &ts_verb_seat.args[i], view->header->n_players, &entry->values[i]);
  object = ts_entry_write (entry);
  return ts_json_write (object);
}

void
ts_random_spoil (GRand *rand, GString *line)
{
  static const char pieces[] = "{}[]\":,-+.0123456789eE \\u\t\r\n\0\x80\xff";
  gssize at = g_rand_int_range (rand, 0, (gint32) line->len + 1);
  char piece = pieces[g_rand_int_range (rand, 0, sizeof pieces)];
  gssize length = g_rand_int_range (rand, 1, 8);

  if (at == (gssize) line->len || g_rand_boolean (rand)) {
    g_string_insert_len (line, at, &piece, 1);
    return;
  }
  switch (g_rand_int_range (rand, 0, 3)) {
  case 0:
    line->str[at] = piece;
    break;
  case 1:
    line->str[at] ^= (char) (1 << g_rand_int_range (rand, 0, 8));
    break;
  default:
    g_string_erase (line, at, MIN (length, (gssize) line->len - at));
  }
}
