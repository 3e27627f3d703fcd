#include "rules.h"

#include "config.h"
#include "referee/json.h"
#include "referee/language.h"

/* The columns, as an array of JSON; where there are none “money”, and else “lives”. (transfer full) */
static char *
id_of (const TsHeader *header)
{
  const TsValue *columns = ts_header_value (header, "columns");
  GString *id = g_string_new (NULL);

  if (columns->n == 0)
    g_string_append (id, ts_header_int (header, "money") > 0 ? "money" : "lives");
  else
    ts_json_begin_array (id, NULL);
  for (guint i = 0; i < columns->n; i++)
    ts_json_add_text (id, NULL, columns->texts[i]);
  if (columns->n > 0)
    ts_json_end_array (id);
  return g_string_free_and_steal (id);
}

/* (transfer full) */
static char *
tell (const TsHeader *header)
{
  const TsValue *columns = ts_header_value (header, "columns");
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  if (columns->n == 0)
    return g_strdup (ts_header_int (header, "money") > 0 ? _ ("Money") : _ ("Lives"));
  if (!columns->given)
    return g_strdup (_ ("Points"));
  for (guint i = 0; i < columns->n; i++)
    g_strv_builder_add (names, columns->texts[i]);
  all = g_strv_builder_end (names);
  return g_strjoinv (_ (", "), all);
}

gboolean
ts_any_game_fewest_win (const TsHeader *header)
{
  return ts_header_int (header, "wins") == 1;
}

char *
ts_any_game_kind (const TsHeader *header, char **words)
{
  gboolean fewest = ts_any_game_fewest_win (header);
  g_autofree char *id = id_of (header);
  g_autofree char *counted = tell (header);

  /* Translators: what is counted in a game of which the fewest win, such as “Hearts” */
  *words = fewest ? g_strdup_printf (_ ("%s (the fewest win)"), counted) : g_steal_pointer (&counted);
  return g_strconcat (fewest ? "lowest " : "highest ", id, NULL);
}
