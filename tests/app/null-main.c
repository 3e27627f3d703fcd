/* null-main.c — the application with the null game alone: what a game gets without writing a single widget.
 */
#include "app/application.h"
#include "games/null/rules/rules.h"

int
main (int argc, char *argv[])
{
  static const TsGame *const games[] = { &ts_null_game, NULL };
  g_autoptr (TsApplication) app = ts_application_new (games);

  return g_application_run (G_APPLICATION (app), argc, argv);
}
