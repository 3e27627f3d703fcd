#include "json.h"

#include "config.h"
#include "error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Longer runs of digits do not fit 64 bits for certain. */
#define MAX_DIGITS 18

/* json-glib lets a number wrap around that is too long; so such runs of digits are cut to eighteen nines
 * before, outside of strings. Everything else of the text stays, so that what is wrong in it stays wrong. */
static char *
shorten_numbers (const char *line, gsize length)
{
  GString *text = g_string_sized_new (length + 1);
  gboolean in_string = FALSE;

  for (gsize i = 0; i < length;) {
    gsize digits = 0;

    if (in_string && line[i] == '\\' && i + 1 < length) {
      g_string_append_len (text, line + i, 2);
      i += 2;
      continue;
    }
    if (line[i] == '"')
      in_string = !in_string;
    while (!in_string && i + digits < length && g_ascii_isdigit (line[i + digits]))
      digits++;
    if (digits > MAX_DIGITS && line[i] != '0')
      g_string_append (text, "999999999999999999");
    else
      g_string_append_len (text, line + i, MAX (digits, 1));
    i += MAX (digits, 1);
  }
  return g_string_free (text, FALSE);
}

static void
count_member (JsonParser *parser G_GNUC_UNUSED,
              JsonObject *object G_GNUC_UNUSED,
              const char *name,
              gpointer data)
{
  guint *seen = data;

  (void) name;
  (*seen)++;
}

/* How many members the objects in `node` have, at any depth. A key that stood there twice counts once. */
static guint
count_members (JsonNode *node)
{
  guint n = 0;

  if (JSON_NODE_HOLDS_OBJECT (node)) {
    JsonObjectIter iter;
    JsonNode *member;

    json_object_iter_init (&iter, json_node_get_object (node));
    while (json_object_iter_next (&iter, NULL, &member))
      n += 1 + count_members (member);
  } else if (JSON_NODE_HOLDS_ARRAY (node)) {
    JsonArray *array = json_node_get_array (node);

    for (guint i = 0; i < json_array_get_length (array); i++)
      n += count_members (json_array_get_element (array, i));
  }
  return n;
}

JsonObject *
ts_json_read (const char *line, gsize length, GError **error)
{
  g_autoptr (JsonParser) parser = NULL;
  g_autofree char *text = NULL;
  guint seen = 0;
  JsonNode *root;

  if (length == 0) {
    g_set_error_literal (error, TS_ERROR, TS_ERROR_SYNTAX,
                         _ ("The line is empty; it should be one JSON object."));
    return NULL;
  }
  if (length > TS_MAX_LINE) {
    g_set_error_literal (error, TS_ERROR, TS_ERROR_SYNTAX, _ ("The line is longer than 64 KiB."));
    return NULL;
  }
  if (!g_utf8_validate_len (line, length, NULL)) {
    g_set_error_literal (error, TS_ERROR, TS_ERROR_SYNTAX, _ ("The line is not UTF-8 text."));
    return NULL;
  }

  text = shorten_numbers (line, length);
  parser = json_parser_new ();
  json_parser_set_strict (parser, TRUE);
  g_signal_connect (parser, "object-member", G_CALLBACK (count_member), &seen);
  if (!json_parser_load_from_data (parser, text, -1, NULL) || !(root = json_parser_get_root (parser)) ||
      !JSON_NODE_HOLDS_OBJECT (root)) {
    g_set_error_literal (error, TS_ERROR, TS_ERROR_SYNTAX, _ ("The line is not one JSON object."));
    return NULL;
  }
  if (seen != count_members (root)) {
    g_set_error_literal (error, TS_ERROR, TS_ERROR_SYNTAX, _ ("A key stands twice in the line."));
    return NULL;
  }
  return json_object_ref (json_node_get_object (root));
}

char *
ts_json_write_node (JsonNode *node)
{
  g_autoptr (JsonGenerator) generator = json_generator_new ();

  json_generator_set_root (generator, node);
  return json_generator_to_data (generator, NULL);
}

char *
ts_json_write (JsonObject *object)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);

  return ts_json_write_node (node);
}
