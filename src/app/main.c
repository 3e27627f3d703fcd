/* main.c — the program: the application with all the games. */
#include "application.h"

#include "games/games.h"

#include <locale.h>

int
main (int argc, char *argv[])
{
  g_autoptr (TsApplication) app = NULL;

  setlocale (LC_ALL, ""); /* GTK does so later: what the help of the command line says is translated before */
  app = ts_application_new (ts_games);
  return g_application_run (G_APPLICATION (app), argc, argv);
}
