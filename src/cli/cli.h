/* cli.h — tableside-referee, the headless referee: docs/protocol.md as a program. */
#pragma once

#include "referee/game.h"

G_BEGIN_DECLS

/* The whole program for a list of games (NULL at the end), which tests choose themselves. Returns its exit
 * status. */
int ts_cli_main (int argc, char **argv, const TsGame *const *games);

G_END_DECLS
