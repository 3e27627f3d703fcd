#include "shortcuts.h"

#include "config.h"

#include <glib/gi18n-lib.h>

const TsShortcut ts_shortcuts[] = {
  { N_ ("Tables"), N_ ("New table"), "app.new-table", { "<Control>n" } },
  { NULL, N_ ("Open a table from a file"), "app.open", { "<Control>o" } },
  { NULL, N_ ("Search for a table"), "start.search", { "<Control>f" } },
  { NULL, N_ ("Move a table to the trash"), "card.remove", { "Delete" } },
  { N_ ("At the table"), N_ ("The big button: the ordinary answer"), "play.default", { "space", "Return" } },
  { NULL,
    N_ ("The big button, on a presenter or a pedal"),
    "play.default",
    { "Page_Down", "XF86AudioPlay", "XF86AudioNext" } },
  { NULL, N_ ("Undo"), "play.undo", { "<Control>z" } },
  { NULL, N_ ("Undo, on a presenter or a pedal"), "play.undo", { "Page_Up", "XF86AudioPrev" } },
  { NULL, N_ ("Redo"), "play.redo", { "<Control><Shift>z" } },
  { NULL, N_ ("History"), "play.history", { "<Control>h" } },
  { NULL, N_ ("Correct a number"), "play.correct", { "<Control>k" } },
  { NULL, N_ ("Result"), "play.result", { "<Control>t" } },
  { NULL, N_ ("Print the score sheet, where the result stands"), "tally.print", { "<Control>p" } },
  { NULL, N_ ("Answer “how many?”"), NULL, { "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "minus" } },
  { NULL, N_ ("Type in a die that fell"), NULL, { "1", "2", "3", "4", "5", "6" } },
  { NULL, N_ ("Take the last die back"), NULL, { "BackSpace" } },
  { N_ ("General"), N_ ("Help: the rules in short, this phase first"), "app.help", { "F1" } },
  { NULL, N_ ("Preferences"), "app.preferences", { "<Control>comma" } },
  { NULL, N_ ("Keyboard shortcuts"), "app.shortcuts", { "<Control>question" } },
  { NULL, N_ ("Full screen"), "win.fullscreen", { "F11" } },
  { NULL, N_ ("Close the window"), "window.close", { "<Control>w" } },
  { NULL, N_ ("Quit"), "app.quit", { "<Control>q" } },
  { 0 },
};
