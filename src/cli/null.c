#include "cli.h"
#include "games/null/rules/rules.h"

int
main (int argc, char **argv)
{
  const TsGame *const games[] = { &ts_null_game, NULL };

  return ts_cli_main (argc, argv, games);
}
