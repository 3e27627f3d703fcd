/* stage.h — the application on a display of its own, with a folder of its own, driven by a test. */
#pragma once

#include "app/application.h"
#include "app/play/play-page.h"
#include "app/window.h"
#include "games/games.h"
#include "press.h"

typedef struct {
  TsApplication *app;
  TsWindow *window;
} Stage;

/* Only the null game; and no game that is to come. */
extern const TsGame *const null_games[];

/* Begins the test program in a home folder of its own; skips all of it, and exits, where there is no display.
 */
void stage_init (int *argc, char ***argv);

/* Adds a test; when it has run, its tables are thrown away. */
#define stage_add(path, test, data) g_test_add (path, Stage, data, NULL, test, stage_clear)

void stage_clear (Stage *self, gconstpointer data);

/* Runs the tests, and forgets the home folder. */
int stage_run (void);

/* Starts the application as a person does: with a file to open, or NULL. */
void stage_open (Stage *self, const TsGame *const *games, const char *path);

/* Closes its window, over which no dialog may lie any more, and lets go of it. */
void stage_close (Stage *self);

/* Lets the application work until `done (data)` is true; fails after a minute. */
void wait_until (gboolean (*done) (gpointer data), gpointer data);

/* Waits until a widget of the type that says the text is seen below `root`. (transfer none) */
GtkWidget *wait_for (gpointer root, GType type, const char *text);

/* Waits until there is none (any more). */
void wait_without (gpointer root, GType type, const char *text);

/* Waits until so many widgets of the type, no more and no fewer, are to be seen below `root`. */
void wait_for_n (gpointer root, GType type, guint n);

/* Lets time pass, and all be done that is to be done by then: what is not there afterwards does not come. */
void let_pass (guint milliseconds);

/* The same, so that the next press is one of somebody who has seen the change. */
void look (void);

/* The dialog that is open in the window. */
AdwDialog *stage_dialog (Stage *self);

/* Writes a table into the folder of tables, or any file there. (transfer full) the path */
char *put_table (const char *name, const char *text);

/* The clocks of the seats at a table: as ts_clock_setting_write() has it. */
void set_clocks (TsTable *table, int minutes);

/* --- a game on its page --- */

/* Starts the application with this table: with the null game if that is played, else with the games that
 * people have. (transfer none) its page */
TsPlayPage *open_page (Stage *self, const char *table);

/* Lets the application work until all that was said on the page is on disk, or was refused. */
void settle (TsPlayPage *page);

/* Its session, once that is so. */
TsSession *session_of (TsPlayPage *page);
int counter_of (TsPlayPage *page, int seat, int counter);
GtkWidget *board_of (TsPlayPage *page);

/* Of a board that has a panel with pages: the page that is to be seen. */
GtkWidget *panel_of (TsPlayPage *page);

/* What somebody taps, after a look; how often since the page was opened. */
void tap_nth (GtkWidget *root, const char *what, guint n);
extern guint taps;

/* Whether all of its height is in sight where it scrolls. */
gboolean is_seen_whole (GtkWidget *widget);

/* An action of the page, after a look. It has to be there. */
void act (TsPlayPage *page, const char *action);

/* What listens to the pointer or the keys for a widget. (transfer none) */
GtkEventController *controller_of (gpointer widget, GType type);

/* Presses a key that a widget, or its class, binds: as GTK writes it, such as "t" or "1|KP_1". */
void press_key (gpointer widget, const char *key);

/* A table of the null game that is going on, and one that is over. */
#define GOING                                                                                                \
  "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}\n"                 \
  "{\"do\":\"roll\",\"dice\":[3,4]}\n"
#define OVER                                                                                                 \
  "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"Cleo\"},{\"name\":\"Dan\"}]}\n"               \
  "{\"do\":\"take\",\"count\":2}\n{\"do\":\"finish\"}\n"
