/* application.h — the program: its actions, its one window, the games it was given. */
#pragma once

#include "games/games.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_APPLICATION (ts_application_get_type ())
G_DECLARE_FINAL_TYPE (TsApplication, ts_application, TS, APPLICATION, AdwApplication)

/* The application for `games` (NULL at the end) and those that are still to come (NULL id at the end). Both
 * lists must live as long as the application. (transfer full) */
TsApplication *ts_application_new (const TsGame *const *games, const TsComing *coming);

const TsGame *const *ts_application_get_games (TsApplication *self);
const TsComing *ts_application_get_coming (TsApplication *self);

/* What the app remembers between evenings (org.tableside.Tableside). */
GSettings *ts_application_get_settings (TsApplication *self);

/* What a key does, as the shortcuts dialog tells it. */
typedef struct {
  const char *section; /* N_(), or NULL: that of the one before */
  const char *label;   /* N_() */
  const char *action;  /* detailed name: "app.quit", "play.undo" */
  const char *accels[3];
} TsShortcut;

/* Every shortcut, NULL action at the end. Pages that have actions add theirs here, so that there is one list
 * to read. */
extern const TsShortcut ts_shortcuts[];

G_END_DECLS
