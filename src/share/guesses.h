/* guesses.h — who has said wrong tokens, by address: too many, and nobody there is listened to for a while.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _TsGuesses TsGuesses;

TsGuesses *ts_guesses_new (void);
void ts_guesses_free (TsGuesses *self);

/* Somebody there has said a wrong one. */
void ts_guesses_note (TsGuesses *self, GSocketAddress *from);

/* Whether nobody there is listened to now. */
gboolean ts_guesses_are_too_many (TsGuesses *self, GSocketAddress *from);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TsGuesses, ts_guesses_free)

G_END_DECLS
