#include "seating.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct {
  char *name;
  const char *colour;
  gboolean chosen; /* by hand, so that it stays whoever sits there */
} Seat;

struct _TsSeating {
  GArray *known;             /* of TsPlayer */
  GArray *seats;             /* of Seat */
  const char *const *pieces; /* colours of the seats' pieces, TS_MAX_SEATS */
};

static void
clear_seat (Seat *seat)
{
  g_free (seat->name);
}

TsSeating *
ts_seating_new (GArray *known, const char *const *pieces)
{
  TsSeating *self = g_new0 (TsSeating, 1);

  self->known = g_array_ref (known);
  self->pieces = pieces;
  self->seats = g_array_new (FALSE, FALSE, sizeof (Seat));
  g_array_set_clear_func (self->seats, (GDestroyNotify) clear_seat);
  return self;
}

void
ts_seating_free (TsSeating *self)
{
  g_array_unref (self->known);
  g_array_unref (self->seats);
  g_free (self);
}

/* --- looking --- */

static Seat *
seat_at (const TsSeating *self, guint seat)
{
  g_assert (seat < self->seats->len);
  return &g_array_index (self->seats, Seat, seat);
}

const char *
ts_seating_name (const TsSeating *self, guint seat)
{
  return seat_at (self, seat)->name;
}

const char *
ts_seating_colour (const TsSeating *self, guint seat)
{
  return seat_at (self, seat)->colour;
}

static gboolean
has_name (const TsSeating *self, guint seat)
{
  return seat_at (self, seat)->name[0] != '\0';
}

int
ts_seating_find (const TsSeating *self, const char *name)
{
  for (guint i = 0; i < self->seats->len; i++)
    if (strcmp (seat_at (self, i)->name, name) == 0)
      return (int) i;
  return -1;
}

guint
ts_seating_first_empty (const TsSeating *self)
{
  guint seat = 0;

  while (seat < self->seats->len && has_name (self, seat))
    seat++;
  return seat;
}

guint
ts_seating_n_named (const TsSeating *self)
{
  guint n = 0;

  for (guint i = 0; i < self->seats->len; i++)
    n += has_name (self, i);
  return n;
}

int
ts_seating_find_alike (const TsSeating *self)
{
  for (guint i = 0; i < self->seats->len; i++)
    if (has_name (self, i) && ts_seating_find (self, ts_seating_name (self, i)) != (int) i)
      return (int) i;
  return -1;
}

guint
ts_seating_dispensable (const TsSeating *self)
{
  for (guint i = self->seats->len; i-- > 0;)
    if (!has_name (self, i))
      return i;
  return self->seats->len - 1;
}

char *
ts_seating_fallback (const TsSeating *self, guint seat)
{
  for (guint number = seat + 1;; number += self->seats->len) {
    /* Translators: what a player is called who gave no name; %u is the number of the seat. */
    char *name = g_strdup_printf (_ ("Player %u"), number);

    if (ts_seating_find (self, name) < 0)
      return name;
    g_free (name);
  }
}

/* --- colours --- */

static int
find_colour (const TsSeating *self, const char *colour)
{
  for (guint i = 0; i < self->seats->len; i++)
    if (strcmp (seat_at (self, i)->colour, colour) == 0)
      return (int) i;
  return -1;
}

/* The palette's own, which is compared by its address elsewhere. */
static const char *
find_in_palette (const char *colour)
{
  for (guint i = 0; ts_palette[i] != NULL; i++)
    if (strcmp (ts_palette[i], colour) == 0)
      return ts_palette[i];
  g_assert_not_reached ();
}

/* The colour of pieces that nobody has; else the first of the palette. */
static const char *
free_colour (const TsSeating *self)
{
  guint i = 0;

  for (guint seat = 0; seat < TS_MAX_SEATS; seat++)
    if (self->pieces[seat] != NULL && find_colour (self, self->pieces[seat]) < 0)
      return find_in_palette (self->pieces[seat]);
  while (find_colour (self, ts_palette[i]) >= 0)
    i++;
  return ts_palette[i];
}

static void
take_colour (TsSeating *self, guint seat, const char *colour)
{
  int other = find_colour (self, colour);

  if (other >= 0 && (seat_at (self, (guint) other)->chosen || has_name (self, (guint) other)))
    return;
  if (other >= 0)
    seat_at (self, (guint) other)->colour = seat_at (self, seat)->colour;
  seat_at (self, seat)->colour = find_in_palette (colour);
}

void
ts_seating_choose_colour (TsSeating *self, guint seat, const char *colour)
{
  take_colour (self, seat, colour);
  seat_at (self, seat)->chosen = TRUE;
}

/* --- changing --- */

void
ts_seating_add (TsSeating *self)
{
  Seat seat = { g_strdup (""), free_colour (self), FALSE };

  g_array_append_val (self->seats, seat);
}

void
ts_seating_remove (TsSeating *self, guint seat)
{
  g_array_remove_index (self->seats, seat);
}

void
ts_seating_move (TsSeating *self, guint from, guint to)
{
  Seat seat = { g_strdup (ts_seating_name (self, from)), ts_seating_colour (self, from),
                seat_at (self, from)->chosen };

  g_array_remove_index (self->seats, from);
  g_array_insert_val (self->seats, to, seat);
}

static const TsPlayer *
find_known (const TsSeating *self, const char *name)
{
  for (guint i = 0; i < self->known->len; i++)
    if (strcmp (g_array_index (self->known, TsPlayer, i).name, name) == 0)
      return &g_array_index (self->known, TsPlayer, i);
  return NULL;
}

void
ts_seating_set_name (TsSeating *self, guint seat, const char *name)
{
  Seat *it = seat_at (self, seat);
  const TsPlayer *known;

  g_free (it->name);
  it->name = g_strstrip (g_strdup (name));
  known = find_known (self, it->name);
  if (known != NULL && known->colour != NULL && !it->chosen && self->pieces[0] == NULL)
    take_colour (self, seat, known->colour);
}

/* --- the players --- */

/* The colour is the palette's. */
static void
clear_player (TsPlayer *player)
{
  g_free (player->name);
}

GArray *
ts_seating_get_players (const TsSeating *self, guint *nameless)
{
  GArray *players = g_array_new (FALSE, FALSE, sizeof (TsPlayer));

  g_array_set_clear_func (players, (GDestroyNotify) clear_player);
  *nameless = 0;
  for (guint i = 0; i < self->seats->len; i++) {
    TsPlayer player = { has_name (self, i) ? g_strdup (ts_seating_name (self, i))
                                           : ts_seating_fallback (self, i),
                        (char *) ts_seating_colour (self, i) };

    if (!has_name (self, i))
      *nameless |= 1u << i;
    g_array_append_val (players, player);
  }
  return players;
}
