/* state-copy.c — copies of states: of what is in use. */
#include "game.h"

#include <string.h>

/* Bytes of the stretch that are in use. */
static gsize
length_of (const TsStretch *stretch, gconstpointer state)
{
  int n;

  memcpy (&n, (const char *) state + stretch->n_at, sizeof n);
  return (gsize) n * stretch->size;
}

/* Copies what is in use of each stretch, from where it stands in `state`, or from one behind the other. What
 * is in use in the copy and not in the state is cleared. The rest comes last, as it says how much that is. */
static gpointer
copy_onto (const TsGame *game, char *copy, const char *state, const char *packed)
{
  for (const TsStretch *stretch = game->stretches; stretch->size > 0; stretch++) {
    gsize length = length_of (stretch, state);
    gsize was = length_of (stretch, copy);

    memcpy (copy + stretch->at, packed != NULL ? packed : state + stretch->at, length);
    if (packed != NULL)
      packed += length;
    if (was > length)
      memset (copy + stretch->at + length, 0, was - length);
  }
  return memcpy (copy, state, game->stretches->at);
}

gpointer
ts_state_copy (const TsGame *game, gconstpointer state, gpointer spare)
{
  if (game->stretches == NULL)
    return spare != NULL ? memcpy (spare, state, game->state_size) : g_memdup2 (state, game->state_size);
  return copy_onto (game, spare != NULL ? spare : g_malloc0 (game->state_size), state, NULL);
}

gpointer
ts_state_pack (const TsGame *game, gconstpointer state)
{
  gsize length = game->stretches != NULL ? game->stretches->at : game->state_size;
  gsize size = length;
  char *packed;

  for (const TsStretch *stretch = game->stretches; stretch != NULL && stretch->size > 0; stretch++)
    size += length_of (stretch, state);
  packed = g_malloc (size);
  memcpy (packed, state, length);
  for (const TsStretch *stretch = game->stretches; stretch != NULL && stretch->size > 0; stretch++) {
    memcpy (packed + length, (const char *) state + stretch->at, length_of (stretch, state));
    length += length_of (stretch, state);
  }
  return packed;
}

gpointer
ts_state_unpack (const TsGame *game, gconstpointer packed, gpointer spare)
{
  if (game->stretches == NULL)
    return ts_state_copy (game, packed, spare);
  return copy_onto (game, spare != NULL ? spare : g_malloc0 (game->state_size), packed,
                    (const char *) packed + game->stretches->at);
}
