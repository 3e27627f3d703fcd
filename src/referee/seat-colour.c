#include "seat-colour.h"

#include "game.h"

static gboolean
is_said (const TsHeader *header, const char *colour)
{
  for (guint i = 0; i < header->n_players; i++)
    if (g_strcmp0 (header->players[i].colour, colour) == 0)
      return TRUE;
  return FALSE;
}

/* The colour of the seat's pieces in the game's box, or NULL. */
static const char *
colour_of_pieces (const TsHeader *header, int seat)
{
  return header->game != NULL ? header->game->colours[seat] : NULL;
}

static gboolean
is_taken (const TsHeader *header, const char *colour)
{
  for (int i = 0; i < TS_MAX_SEATS; i++)
    if (g_strcmp0 (colour_of_pieces (header, i), colour) == 0)
      return TRUE;
  return is_said (header, colour);
}

const char *
ts_seat_colour (const TsHeader *header, int seat)
{
  const char *pieces = colour_of_pieces (header, seat);
  int before = 0; /* seats before this one that say no colour either */

  if (header->players[seat].colour != NULL)
    return header->players[seat].colour;
  if (pieces != NULL && !is_said (header, pieces))
    return pieces;
  for (int i = 0; i < seat; i++)
    before += header->players[i].colour == NULL;
  for (guint i = 0; ts_palette[i] != NULL; i++)
    if (!is_taken (header, ts_palette[i]) && before-- == 0)
      return ts_palette[i];
  g_assert_not_reached ();
}
