/* shortcuts.h — every key of the app, in one list. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What a key does, as the shortcuts dialog tells it. */
typedef struct {
  const char *section; /* N_(), or NULL: that of the one before */
  const char *label;   /* N_() */
  const char *action;  /* detailed name: "app.quit", "play.undo"; NULL: whoever takes the keys knows them */
  const char *accels[12];
} TsShortcut;

/* Every shortcut, NULL label at the end. Pages that have actions add theirs here, so that there is one list
 * to read. */
extern const TsShortcut ts_shortcuts[];

G_END_DECLS
