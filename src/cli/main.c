#include "cli.h"
#include "games/games.h"

int
main (int argc, char **argv)
{
  return ts_cli_main (argc, argv, ts_games);
}
