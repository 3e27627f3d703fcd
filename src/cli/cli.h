/* cli.h — tableside-referee, the headless referee: docs/protocol.md as a program. */
#pragma once

#include "referee/game.h"

G_BEGIN_DECLS

/* What the program exits with. */
enum {
  TS_CLI_OK = 0,
  TS_CLI_REFUSED = 1, /* an entry that was refused, an invariant that broke, a file that cannot be read */
  TS_CLI_USAGE = 2,   /* called wrongly, or a bad header */
};

/* The whole program for a list of games (NULL at the end), which tests choose themselves. Returns its exit
 * status. */
int ts_cli_main (int argc, char **argv, const TsGame *const *games);

G_END_DECLS
