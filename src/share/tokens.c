#include "tokens.h"

#include "referee/game.h"

#include <errno.h>
#include <string.h>
#include <sys/random.h>

#define BYTES 16

static guint
place_of (const TsTokens *self, int seat)
{
  guint place = seat == TS_NOBODY ? 0 : (guint) seat + 1;

  g_assert (place <= self->n_seats);
  return place;
}

void
ts_tokens_init (TsTokens *self, guint n_seats)
{
  self->n_seats = n_seats;
  self->tokens = g_malloc0_n (n_seats + 1, sizeof *self->tokens);
  for (int seat = TS_NOBODY; seat < (int) n_seats; seat++)
    ts_tokens_renew (self, seat);
}

void
ts_tokens_clear (TsTokens *self)
{
  g_clear_pointer (&self->tokens, g_free);
  self->n_seats = 0;
}

void
ts_tokens_renew (TsTokens *self, int seat)
{
  guint8 bytes[BYTES];
  g_autofree char *base64 = NULL;
  gssize got;

  do
    got = getrandom (bytes, BYTES, 0);
  while (got < 0 && errno == EINTR);
  g_assert (got == BYTES);
  base64 = g_base64_encode (bytes, BYTES);
  g_strdelimit (base64, "+", '-');
  g_strdelimit (base64, "/", '_');
  g_strlcpy (self->tokens[place_of (self, seat)], base64, TS_TOKEN_LENGTH + 1); /* without the padding */
}

const char *
ts_tokens_get (const TsTokens *self, int seat)
{
  return self->tokens[place_of (self, seat)];
}

static gboolean
is_same (const char *token, const char *said)
{
  volatile char differs = 0;

  for (guint i = 0; i < TS_TOKEN_LENGTH; i++)
    differs |= token[i] ^ said[i];
  return differs == 0;
}

gboolean
ts_tokens_find (const TsTokens *self, const char *token, int *seat)
{
  char said[TS_TOKEN_LENGTH + 1] = "";
  gboolean found = FALSE;

  g_strlcpy (said, token, sizeof said);
  for (int i = TS_NOBODY; i < (int) self->n_seats; i++)
    if (is_same (ts_tokens_get (self, i), said)) {
      *seat = i;
      found = TRUE;
    }
  return found && strlen (token) == TS_TOKEN_LENGTH;
}
