#include "page-words.h"

#include "config.h"
#include "referee/json.h"
#include "referee/language.h"

static const char *const words[] = {
  /* Translators: stands between names in a list */
  N_ (", "),
  N_ ("Back"),
  N_ ("Choose above."),
  N_ ("Close"),
  N_ ("Connection lost. Trying again…"),
  N_ ("Done"),
  N_ ("History"),
  /* Translators: a player's name */
  N_ ("It is %s’s turn."),
  N_ ("Later"),
  N_ ("Lobby"),
  /* Translators: a button: there is more that can be done */
  N_ ("More"),
  /* Translators: what a button leads to: the question that is asked next, a word or two */
  N_ ("Next: %s"),
  /* Translators: a button that takes away one of several things that were chosen */
  N_ ("Remove"),
  N_ ("Search"),
  N_ ("Standings"),
  N_ ("The game is over."),
  /* Translators: on the phone of somebody whose code leads nowhere any more */
  N_ ("This link is not good any more. Ask for a new code."),
  N_ ("Undo"),
  /* Translators: a switch: the dice are thrown by hand, and typed in */
  N_ ("We throw real dice"),
  N_ ("Your turn"),
  N_ ("_Type the Card In…"),
};

void
ts_page_add_words (GString *json, const char *key)
{
  ts_json_begin_object (json, key);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    ts_json_add_text (json, words[i], _ (words[i]));
  /* Translators: the code of the language that you translate to, such as “de” */
  ts_json_add_text (json, "language", C_ ("language code", "en"));
  ts_json_end_object (json);
}
