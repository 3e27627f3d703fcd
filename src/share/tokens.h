/* tokens.h — the secrets in the links: one to look on, and one for each seat. Who has it may. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define TS_TOKEN_LENGTH 22 /* characters: 128 bits in base64url */

typedef struct {
  guint n_seats;
  char (*tokens)[TS_TOKEN_LENGTH + 1]; /* the one to look on, then that of each seat */
} TsTokens;

void ts_tokens_init (TsTokens *self, guint n_seats);
void ts_tokens_clear (TsTokens *self);

/* Makes a new one for a seat, or for those who look on, which is TS_NOBODY: from the operating system's
 * generator. */
void ts_tokens_renew (TsTokens *self, int seat);

const char *ts_tokens_get (const TsTokens *self, int seat);

/* Whether it is one of the tokens, and whose. It takes as long whatever is wrong about it. */
gboolean ts_tokens_find (const TsTokens *self, const char *token, int *seat);

G_END_DECLS
