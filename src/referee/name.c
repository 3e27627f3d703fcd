#include "name.h"

#include "config.h"

#include "language.h"

/* Letters that nobody sees, each of the direction after which it is called. Isolates would do the same, but
 * people could write those too, and so they are escaped wherever their texts are shown. */
#define LEFT  "\u200e"
#define RIGHT "\u200f"

/* What a name begins with that has a direction. */
static gboolean
begins_on_the_left (const char *name)
{
  while (*name != '\0' && !g_unichar_isalpha (g_utf8_get_char (name)))
    name = g_utf8_next_char (name);
  return *name != '\0' && !ts_language_is_from_right (g_utf8_get_char (name));
}

char *
ts_name_isolate (const char *name)
{
  const char *own = begins_on_the_left (name) ? LEFT : "";

  return g_strconcat (RIGHT, own, name, own, RIGHT, NULL);
}

char *
ts_name_tell (const char *name)
{
  return ts_language_from_right () ? ts_name_isolate (name) : g_strdup (name);
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
