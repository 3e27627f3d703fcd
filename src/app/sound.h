/* sound.h — what is heard of a table. data/sounds/make-sounds.py makes the sounds. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum {
  TS_SOUND_NONE,
  TS_SOUND_DICE,    /* dice fall */
  TS_SOUND_COINS,   /* money goes from hand to hand */
  TS_SOUND_TURN,    /* somebody else has the turn */
  TS_SOUND_REFUSAL, /* what was said cannot be */
  TS_SOUND_FANFARE, /* the game is over */
} TsSound;

/* Plays it, instead of what is still to be heard of the one before. Where there is no sound system, or GTK
 * has no media backend, nothing is heard, and nothing is said about it: whatever is heard can be seen, too.
 */
void ts_sound_play (TsSound sound);

G_END_DECLS
