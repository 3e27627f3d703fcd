#include "sound.h"

#include "config.h"

#include <gtk/gtk.h>

void
ts_sound_play (TsSound sound)
{
  static const char *const names[] = {
    [TS_SOUND_DICE] = "dice",       [TS_SOUND_COINS] = "coins",     [TS_SOUND_TURN] = "turn",
    [TS_SOUND_REFUSAL] = "refusal", [TS_SOUND_FANFARE] = "fanfare",
  };
  static GtkMediaStream *playing; /* whoever plays has to be held */
  g_autofree char *path = NULL;

  if (sound == TS_SOUND_NONE)
    return;
  path = g_strdup_printf ("/org/tableside/Tableside/sounds/%s.wav", names[sound]);
  g_clear_object (&playing);
  playing = gtk_media_file_new_for_resource (path);
  gtk_media_stream_play (playing);
}
