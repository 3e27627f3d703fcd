/* json-write.c — JSON as the protocol answers it, and as files keep it. An answer has hundreds of values, and
 * none of them is looked at again: so they are written as text, one behind the other. */
#include "json.h"

#include <string.h>

/* The comma that belongs before the next value, which is the first one of what has just begun, or whose key
 * is there already, or not; and its key. */
static void
begin_value (GString *json, const char *key)
{
  char last = json->len > 0 ? json->str[json->len - 1] : '[';

  if (last != '[' && last != '{' && last != ':')
    g_string_append_c (json, ',');
  if (key == NULL)
    return;
  g_string_append_c (json, '"');
  g_string_append (json, key);
  g_string_append_len (json, "\":", 2);
}

void
ts_json_add_int (GString *json, const char *key, gint64 number)
{
  guint64 left = number < 0 ? -(guint64) number : (guint64) number;
  char digits[20];
  gsize at = sizeof digits;

  begin_value (json, key);
  do
    digits[--at] = (char) ('0' + left % 10);
  while ((left /= 10) != 0);
  if (number < 0)
    g_string_append_c (json, '-');
  g_string_append_len (json, digits + at, (gssize) (sizeof digits - at));
}

void
ts_json_add_int_or_null (GString *json, const char *key, gint64 number, gboolean is_number)
{
  if (is_number)
    ts_json_add_int (json, key, number);
  else
    ts_json_add_null (json, key);
}

void
ts_json_add_boolean (GString *json, const char *key, gboolean truth)
{
  ts_json_add_json (json, key, truth ? "true" : "false");
}

static gboolean
needs_escape (char letter)
{
  return (guchar) letter < ' ' || letter == '"' || letter == '\\' || letter == '\x7f';
}

static void
append_escape (GString *json, char letter)
{
  static const char letters[] = "\"\\\b\f\n\r\t";
  static const char escapes[] = "\"\\bfnrt";
  const char *known = strchr (letters, letter);

  if (known != NULL)
    g_string_append_printf (json, "\\%c", escapes[known - letters]);
  else
    g_string_append_printf (json, "\\u%04x", (guint) letter);
}

void
ts_json_add_text (GString *json, const char *key, const char *text)
{
  if (text == NULL) {
    ts_json_add_null (json, key);
    return;
  }
  begin_value (json, key);
  g_string_append_c (json, '"');
  while (*text != '\0') {
    gsize plain = 0;

    while (!needs_escape (text[plain]))
      plain++;
    g_string_append_len (json, text, (gssize) plain);
    text += plain;
    if (*text != '\0')
      append_escape (json, *text++);
  }
  g_string_append_c (json, '"');
}

void
ts_json_add_null (GString *json, const char *key)
{
  ts_json_add_json (json, key, "null");
}

void
ts_json_add_json (GString *json, const char *key, const char *value)
{
  begin_value (json, key);
  g_string_append (json, value);
}

void
ts_json_begin_array (GString *json, const char *key)
{
  ts_json_add_json (json, key, "[");
}

void
ts_json_end_array (GString *json)
{
  g_string_append_c (json, ']');
}

void
ts_json_begin_object (GString *json, const char *key)
{
  ts_json_add_json (json, key, "{");
}

void
ts_json_end_object (GString *json)
{
  g_string_append_c (json, '}');
}

/* --- trees --- */

static void add_node (GString *json, JsonNode *node);

static void
add_members (GString *json, JsonObject *object)
{
  JsonObjectIter iter;
  const char *key;
  JsonNode *value;

  ts_json_begin_object (json, NULL);
  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &key, &value)) {
    ts_json_add_text (json, NULL, key);
    g_string_append_c (json, ':');
    add_node (json, value);
  }
  ts_json_end_object (json);
}

static void
add_elements (GString *json, JsonArray *array)
{
  ts_json_begin_array (json, NULL);
  for (guint i = 0; i < json_array_get_length (array); i++)
    add_node (json, json_array_get_element (array, i));
  ts_json_end_array (json);
}

/* Fractions are somebody else's business; no entry has one. */
static void
add_node (GString *json, JsonNode *node)
{
  GType type = JSON_NODE_HOLDS_VALUE (node) ? json_node_get_value_type (node) : G_TYPE_NONE;

  if (JSON_NODE_HOLDS_OBJECT (node))
    add_members (json, json_node_get_object (node));
  else if (JSON_NODE_HOLDS_ARRAY (node))
    add_elements (json, json_node_get_array (node));
  else if (type == G_TYPE_INT64)
    ts_json_add_int (json, NULL, json_node_get_int (node));
  else if (type == G_TYPE_BOOLEAN)
    ts_json_add_boolean (json, NULL, json_node_get_boolean (node));
  else if (type == G_TYPE_STRING)
    ts_json_add_text (json, NULL, json_node_get_string (node));
  else {
    g_autofree char *text = json_to_string (node, FALSE);

    ts_json_add_json (json, NULL, text);
  }
}

char *
ts_json_write_node (JsonNode *node)
{
  GString *json = g_string_sized_new (128);

  add_node (json, node);
  return g_string_free_and_steal (json);
}

char *
ts_json_write (JsonObject *object)
{
  GString *json = g_string_sized_new (128);

  add_members (json, object);
  return g_string_free_and_steal (json);
}
