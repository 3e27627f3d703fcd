#include "cli.h"

#include "calls.h"
#include "config.h"
#include "referee/json.h"
#include "referee/text.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>

#define PROGRAM "tableside-referee"

/* --- what the calls share --- */

/* A sentence that names what people called a file or a player must do nothing to their terminal. */
static void
print_error (const char *sentence)
{
  g_autofree char *valid = g_utf8_make_valid (sentence, -1);
  g_autofree char *shown = ts_text_escape (valid);

  g_printerr ("%s\n", shown);
}

void
ts_call_complain (const char *format, ...)
{
  g_autofree char *text = NULL;
  g_autofree char *sentence = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  sentence = g_strdup_printf ("%s: %s", PROGRAM, text);
  print_error (sentence);
}

gboolean
ts_call_parse (TsCall *call, const GOptionEntry *options)
{
  g_autofree char *usage =
      g_strdup_printf ("%s%s%s", call->name, *call->arguments != '\0' ? " " : "", call->arguments);
  g_autoptr (GOptionContext) context = g_option_context_new (usage);
  g_autoptr (GError) error = NULL;
  int first = 1;

  g_option_context_set_summary (context, _ (call->about));
  if (options != NULL)
    g_option_context_add_main_entries (context, options, GETTEXT_PACKAGE);
  g_option_context_set_strict_posix (context, options == NULL); /* a number may be below zero */
  if (!g_option_context_parse (context, &call->argc, &call->argv, &error)) {
    ts_call_complain ("%s", error->message);
    return FALSE;
  }
  if (call->argc > 1 && strcmp (call->argv[1], "--") == 0)
    first = 2;
  call->argc -= first;
  call->argv += first;
  if (call->argc >= call->min && call->argc <= call->max)
    return TRUE;
  /* Translators: a usage line follows, such as "tableside-referee replay FILE" */
  ts_call_complain (_ ("It is called like this: %s %s"), PROGRAM, usage);
  return FALSE;
}

const TsGame *
ts_call_game (const TsCall *call)
{
  const TsGame *game = ts_game_find (call->games, call->argv[0]);

  if (game == NULL)
    /* Translators: what was asked for, and the name of the program, in a command that stays as it is */
    ts_call_complain (_ ("There is no game “%s”; “%s games” lists them."), call->argv[0], PROGRAM);
  return game;
}

gboolean
ts_call_print (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));

  return ts_call_print_bytes (bytes);
}

gboolean
ts_call_print_bytes (GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  if (fwrite (data, 1, length, stdout) == length && fflush (stdout) == 0)
    return TRUE;
  /* Translators: %s is what the system says about it */
  ts_call_complain (_ ("The answer cannot be written: %s"), g_strerror (errno));
  return FALSE;
}

gboolean
ts_call_answer (char *json)
{
  g_autofree char *owned = json;
  g_autofree char *shown = ts_text_escape (owned);
  g_autofree char *line = g_strconcat (shown, "\n", NULL);

  return ts_call_print (line);
}

void
ts_call_tell_refused (const TsCall *call, guint line, const GError *error)
{
  g_autofree char *name = g_filename_display_name (call->argv[0]);
  g_autofree char *sentence =
      g_strdup_printf ("%s:%u: %s: %s", name, line, ts_error_code (error), error->message);

  print_error (sentence);
}

void
ts_call_tell_notices (const TsCall *call, TsTable *table)
{
  const char *const *notices = ts_table_get_notices (table);

  for (guint i = 0; notices[i] != NULL; i++)
    ts_call_complain ("%s: %s", call->argv[0], notices[i]);
}

TsTable *
ts_call_look (const TsCall *call)
{
  g_autoptr (GError) error = NULL;
  TsTable *table = ts_table_look (call->argv[0], call->games, &error);

  if (table != NULL)
    ts_call_tell_notices (call, table);
  else
    ts_call_complain ("%s: %s", call->argv[0], error->message);
  return table;
}

/* --- the program --- */

static const TsCall calls[] = {
  { "games", "", N_ ("Lists every game with all its words, as JSON."), 0, 0, ts_call_games },
  { "play", "[FILE]", N_ ("Answers each line of FILE or of standard input."), 0, 1, ts_call_play },
  { "record", "FILE", N_ ("Plays a table that lives in FILE; it is made if it is not there."), 1, 1,
    ts_call_record },
  { "replay", "FILE", N_ ("Prints the state FILE leads to, or its first refused line."), 1, 1,
    ts_call_replay },
  { "tally", "FILE", N_ ("Prints the score sheet of FILE."), 1, 1, ts_call_tally },
  { "pack", "FILE", N_ ("Prints all that is needed to lay the table of FILE out again, as PDF."), 1, 1,
    ts_call_pack },
  { "why", "FILE SEAT [COUNTER]", N_ ("Tells where a number of FILE comes from."), 2, 3, ts_call_why },
  { "count", "FILE SEAT COUNTER VALUE", N_ ("Tells what would explain that somebody has counted VALUE."), 4,
    4, ts_call_count },
  { "mend", "FILE NEW", N_ ("Makes NEW of the good lines of FILE, and tells which are left out."), 2, 2,
    ts_call_mend },
  { "stats", "FOLDER", N_ ("Tells what follows from all tables in FOLDER: who wins, and how often."), 1, 1,
    ts_call_stats },
  { "pace", "FILE", N_ ("Tells how long turns, rounds and the game of FILE take, and what is to come."), 1, 1,
    ts_call_pace },
#if HAVE_PHONES
  { "share", "FILE", N_ ("Serves the table of FILE to phones, until standard input ends."), 1, 1,
    ts_call_share },
#endif
  { "soak", "GAME", N_ ("Plays random games and looks at the rules after every action."), 1, 1,
    ts_call_soak },
  { "dot", "GAME", N_ ("Draws the game's phases in Graphviz's language."), 1, 1, ts_call_dot },
};

static void
print_help (void)
{
  g_print (_ ("Tableside's referee without a window. It reads and writes table files.\n\nUsage:\n"));
  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    g_print ("  %s %s%s%s\n      %s\n", PROGRAM, calls[i].name, *calls[i].arguments ? " " : "",
             calls[i].arguments, _ (calls[i].about));
  g_print ("  %s --help | --version\n", PROGRAM);
}

/* Where the catalogues are: beside the build, if TABLESIDE_LOCALEDIR says so. */
static void
speak_the_users_language (void)
{
  const char *folder = g_getenv ("TABLESIDE_LOCALEDIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, folder != NULL ? folder : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  /* Plural forms are looked up without a domain. */
  textdomain (GETTEXT_PACKAGE);
}

int
ts_cli_main (int argc, char **argv, const TsGame *const *games)
{
  const char *name = argc > 1 ? argv[1] : "";

  speak_the_users_language ();
  g_set_prgname (PROGRAM);
  if (strcmp (name, "--help") == 0 || strcmp (name, "-h") == 0) {
    print_help ();
    return TS_CLI_OK;
  }
  if (strcmp (name, "--version") == 0) {
    g_print ("%s %s\n", PROGRAM, PACKAGE_VERSION);
    return TS_CLI_OK;
  }
  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    if (strcmp (calls[i].name, name) == 0) {
      TsCall call = calls[i];

      call.games = games;
      call.argc = argc - 1;
      call.argv = argv + 1;
      return call.make (&call);
    }
  if (*name == '\0')
    /* Translators: %s is the name of the program, in a command that stays as it is */
    ts_call_complain (_ ("Say what to do; “%s --help” lists the calls."), PROGRAM);
  else
    /* Translators: what was asked for, and the name of the program, in a command that stays as it is */
    ts_call_complain (_ ("There is no call “%s”; “%s --help” lists them."), name, PROGRAM);
  return TS_CLI_USAGE;
}
