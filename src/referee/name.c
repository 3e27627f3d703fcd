#include "name.h"

#include "config.h"

#include "language.h"

/* Letters that nobody sees, each of the direction after which it is called. Isolates would do the same, but
 * people could write those too, and so they are escaped wherever their texts are shown. */
#define LEFT  "\u200e"
#define RIGHT "\u200f"

/* The first letter that has a direction; 0 if there is none, as in “42”. */
static gunichar
find_letter (const char *name)
{
  while (*name != '\0' && !g_unichar_isalpha (g_utf8_get_char (name)))
    name = g_utf8_next_char (name);
  return g_utf8_get_char (name);
}

char *
ts_name_isolate (const char *name, gboolean from_right)
{
  gunichar letter = find_letter (name);
  gboolean own = letter != 0 ? ts_language_is_from_right (letter) : from_right;
  const char *around = from_right ? RIGHT : LEFT;
  const char *within = own ? RIGHT : LEFT;

  if (own == from_right)
    return from_right ? g_strconcat (RIGHT, name, RIGHT, NULL) : g_strdup (name);
  return g_strconcat (around, within, name, within, around, NULL);
}

char *
ts_name_tell (const char *name)
{
  return ts_name_isolate (name, ts_language_from_right ());
}

char *
ts_name_list (const char *const *names)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; names[i] != NULL; i++) {
    g_autofree char *name = ts_name_tell (names[i]);

    /* Translators: stands between names in a list */
    g_string_append_printf (list, "%s%s", i > 0 ? _ (", ") : "", name);
  }
  return g_string_free_and_steal (list);
}
