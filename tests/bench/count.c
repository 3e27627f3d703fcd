/* Random tables of every game, each with one planted slip: is the right one among the first three that are
 * offered to somebody who has counted what really lies there? Told for each kind of slip, together with how
 * long the search takes, in replays of the evening. How many tables of each kind: the first argument. Exits 1
 * if a kind is found in less than nine of ten. */
#include "games/games.h"
#include "referee/json.h"
#include "referee/random.h"
#include "referee/session.h"

#include <locale.h>
#include <stdlib.h>
#include <string.h>

#define TABLES  1000
#define ENTRIES 100 /* of the longest evening */
#define TRIES   300 /* places where a slip may be planted */
#define OFFERED 3

static const char *const kinds[] = {
  [TS_SLIP_TWICE] = "said twice",      [TS_SLIP_SIGN] = "sign turned",
  [TS_SLIP_DIGITS] = "digits swapped", [TS_SLIP_DIGIT] = "digit too many",
  [TS_SLIP_SEAT] = "for another seat",
};

typedef struct {
  GRand *rand;
  const TsGame *game;
  GPtrArray *lines; /* a header, and entries that are accepted after it */
  TsSession *truth;
  TsSession *slipped;
} Table;

typedef struct {
  int tables;
  int offered; /* so often was the right one among the first */
  int first;
  double seconds;
  double replays; /* seconds */
} Figures;

static double
now (void)
{
  return (double) g_get_monotonic_time () / G_USEC_PER_SEC;
}

static int
chance (Table *self, int n)
{
  return g_rand_int_range (self->rand, 0, n);
}

static gboolean
say (TsSession *session, const char *line)
{
  return ts_session_say (session, line, strlen (line), NULL);
}

static TsSession *
begin (const Table *self, const char *header)
{
  const TsGame *games[] = { self->game, NULL };

  return ts_session_new (games, header, strlen (header), NULL);
}

/* --- the truth --- */

/* Corrections are by larger numbers than games have, some of them. */
static char *
propose (Table *self)
{
  TsView view = ts_session_view (self->truth);
  int n_verbs = 0, n_counters = 0;

  while (self->game->verbs[n_verbs].id != NULL)
    n_verbs++;
  while (self->game->counters[n_counters].id != NULL)
    n_counters++;
  if (chance (self, 8) > 0)
    return ts_random_entry (self->rand, &view, &self->game->verbs[chance (self, n_verbs)]);
  return g_strdup_printf ("{\"do\":\"adjust\",\"who\":%d,\"counter\":\"%s\",\"by\":%d}",
                          chance (self, (int) view.header->n_players),
                          self->game->counters[chance (self, n_counters)].id,
                          chance (self, 2) ? chance (self, 200) - 100 : chance (self, 8) - 4);
}

static void
play (Table *self)
{
  int wanted = ENTRIES / 4 + chance (self, ENTRIES * 3 / 4);

  self->lines = g_ptr_array_new_with_free_func (g_free);
  while (self->truth == NULL) {
    g_ptr_array_set_size (self->lines, 0);
    g_ptr_array_add (self->lines, ts_random_header (self->rand, self->game, 0));
    self->truth = begin (self, self->lines->pdata[0]);
  }
  for (int tries = 0; tries < 20 * wanted && (int) self->lines->len <= wanted; tries++) {
    char *line = propose (self);

    if (say (self->truth, line))
      g_ptr_array_add (self->lines, line);
    else
      g_free (line);
  }
}

/* --- the slip --- */

static gboolean
slip_in_number (Table *self, TsSlipKind kind, gint64 *number)
{
  g_autofree char *digits = g_strdup_printf ("%" G_GUINT64_FORMAT, (guint64) ABS (*number));
  g_autoptr (GString) text = g_string_new (digits);
  gint64 sign = *number < 0 ? -1 : 1;
  gint64 was = *number;
  gsize at;

  switch (kind) {
  case TS_SLIP_SIGN:
    *number = -was;
    return was != 0;
  case TS_SLIP_DIGITS:
    if (text->len < 2)
      return FALSE;
    at = (gsize) chance (self, (int) text->len - 1);
    text->str[at] = digits[at + 1];
    text->str[at + 1] = digits[at];
    break;
  default:
    at = (gsize) chance (self, (int) text->len + 1);
    g_string_insert_c (text, (gssize) at, (char) ('0' + chance (self, 10)));
  }
  *number = sign * g_ascii_strtoll (text->str, NULL, 10);
  return text->str[0] != '0' && *number != was;
}

static gboolean
slip_in_value (Table *self, TsSlipKind kind, const TsField *field, TsValue *value)
{
  guint place;

  if (!value->given || (field->type == TS_FIELD_SEAT) != (kind == TS_SLIP_SEAT))
    return FALSE;
  if (field->type == TS_FIELD_SEAT) {
    gint64 was = value->numbers[0];
    TsView view = ts_session_view (self->truth);

    value->numbers[0] = chance (self, (int) view.header->n_players);
    return was >= 0 && was != value->numbers[0];
  }
  if (field->type != TS_FIELD_INTEGER && field->type != TS_FIELD_EACH && field->type != TS_FIELD_COUNTS)
    return FALSE;
  place = (guint) chance (self, (int) value->n);
  return (field->words == NULL || value->numbers[place] > 0) &&
         slip_in_number (self, kind, &value->numbers[place]);
}

/* What was said instead of an entry; NULL if it is none in which people slip so. (transfer full) */
static char *
slip (Table *self, TsSlipKind kind, guint number)
{
  TsView view = ts_session_view (self->truth);
  g_autoptr (TsEntry) entry = ts_session_entry (self->truth, number - 1);
  const TsField *args = entry->verb->args;
  g_autoptr (JsonObject) object = NULL;
  gboolean slipped = FALSE;

  if (kind == TS_SLIP_SEAT && entry->who != TS_NOBODY && !entry->who_is_turn && chance (self, 2)) {
    int was = entry->who;

    entry->who = chance (self, (int) view.header->n_players);
    slipped = entry->who != was;
  }
  for (guint i = 0; !slipped && args != NULL && args[i].id != NULL; i++)
    slipped = slip_in_value (self, kind, &args[i], &entry->values[i]);
  object = slipped ? ts_entry_write (entry) : NULL;
  return object != NULL ? ts_json_write (object) : NULL;
}

/* The evening with `said` in the place of an entry, or behind it. NULL if somebody would have noticed. */
static TsSession *
replay (const Table *self, guint number, const char *said, gboolean behind)
{
  g_autoptr (TsSession) session = begin (self, self->lines->pdata[0]);

  for (guint i = 1; i < self->lines->len; i++) {
    if ((i != number || behind) && !say (session, self->lines->pdata[i]))
      return NULL;
    if (i == number && !say (session, said))
      return NULL;
  }
  return g_steal_pointer (&session);
}

static gboolean
plant (Table *self, TsSlipKind kind)
{
  for (int i = 0; i < TRIES && self->lines->len > 1; i++) {
    guint number = 1 + (guint) chance (self, (int) self->lines->len - 1);
    g_autofree char *said =
        kind == TS_SLIP_TWICE ? g_strdup (self->lines->pdata[number]) : slip (self, kind, number);

    self->slipped = said != NULL ? replay (self, number, said, kind == TS_SLIP_TWICE) : NULL;
    if (self->slipped != NULL)
      return TRUE;
  }
  return FALSE;
}

/* --- the search --- */

/* A counter that is not what it should be; FALSE if there is none. */
static gboolean
choose_counter (Table *self, int *seat, int *counter)
{
  TsView truth = ts_session_view (self->truth);
  TsView slipped = ts_session_view (self->slipped);
  int seen = 0;

  for (int i = 0; i < ts_view_state (&truth)->n_seats; i++)
    for (int j = 0; self->game->counters[j].id != NULL; j++)
      if (ts_view_state (&truth)->counters[i][j] != ts_view_state (&slipped)->counters[i][j] &&
          chance (self, ++seen) == 0) {
        *seat = i;
        *counter = j;
      }
  return seen > 0;
}

static gboolean
is_right (const Table *self, const TsSlip *slip)
{
  TsView truth = ts_session_view (self->truth);
  g_autoptr (TsPreview) preview = ts_session_preview (self->slipped, slip->number, slip->with, NULL, NULL);
  TsView view = ts_preview_view (preview);

  return memcmp (view.state, truth.state, self->game->state_size) == 0;
}

static void
search (Table *self, int seat, int counter, Figures *figures)
{
  TsView truth = ts_session_view (self->truth);
  double begun = now ();
  g_autoptr (GPtrArray) slips =
      ts_session_find_slips (self->slipped, seat, counter, ts_view_state (&truth)->counters[seat][counter]);
  guint place = 0;

  figures->seconds += now () - begun;
  while (place < slips->len && !is_right (self, slips->pdata[place]))
    place++;
  figures->tables++;
  figures->offered += place < MIN (OFFERED, slips->len);
  figures->first += place == 0 && slips->len > 0;
}

static void
measure_replay (const Table *self, Figures *figures)
{
  double begun = now ();
  g_autoptr (TsSession) session = begin (self, self->lines->pdata[0]);

  for (guint i = 1; i < self->lines->len; i++)
    say (session, self->lines->pdata[i]);
  figures->replays += now () - begun;
}

static void
try_table (GRand *rand, const TsGame *game, TsSlipKind kind, Figures *figures)
{
  Table table = { .rand = rand, .game = game };
  int seat = 0, counter = 0;

  play (&table);
  if (plant (&table, kind) && choose_counter (&table, &seat, &counter)) {
    search (&table, seat, counter, figures);
    measure_replay (&table, figures);
  }
  g_ptr_array_unref (table.lines);
  g_clear_pointer (&table.truth, ts_session_unref);
  g_clear_pointer (&table.slipped, ts_session_unref);
}

int
main (int argc, char **argv)
{
  int tables = argc > 1 ? atoi (argv[1]) : TABLES;
  gboolean good = TRUE;
  guint n_games = 0;

  setlocale (LC_ALL, "");
  while (ts_games[n_games] != NULL)
    n_games++;
  for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++) {
    g_autoptr (GRand) rand = g_rand_new_with_seed (kind + 1);
    Figures figures = { 0 };

    for (guint i = 0; figures.tables < tables; i++)
      try_table (rand, ts_games[i % n_games], (TsSlipKind) kind, &figures);
    g_print ("%-18s %5.1f %% among the first %d, %5.1f %% the first; %.2f ms, %.0f replays\n", kinds[kind],
             100.0 * figures.offered / figures.tables, OFFERED, 100.0 * figures.first / figures.tables,
             1000 * figures.seconds / figures.tables, figures.seconds / figures.replays);
    good = good && figures.offered * 10 >= figures.tables * 9;
  }
  return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
