/* application.h — the program: its actions, its one window, the games it was given. */
#pragma once

#include "referee/game.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_APPLICATION (ts_application_get_type ())
G_DECLARE_FINAL_TYPE (TsApplication, ts_application, TS, APPLICATION, AdwApplication)

/* The application for `games`, NULL at the end, a list that lives as long as the application. (transfer full)
 */
TsApplication *ts_application_new (const TsGame *const *games);

G_END_DECLS
