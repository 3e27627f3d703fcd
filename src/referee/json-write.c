/* json-write.c — JSON as the protocol answers it, and as files keep it. An answer has hundreds of values, and
 * none of them is looked at again: so they are written as text, one behind the other. */
#include "json.h"

#include <string.h>

#define USUAL_KEY   16 /* letters of a key; longer ones take longer */
#define MOST_DIGITS 19

static G_NO_INLINE void
grow (GString *json, gsize length)
{
  gsize begun = json->len;

  g_string_set_size (json, begun + length);
  json->len = begun;
}

/* Where so many more bytes can be written. */
static inline char *
make_room (GString *json, gsize length)
{
  if (G_UNLIKELY (json->allocated_len - json->len <= length))
    grow (json, length);
  return json->str + json->len;
}

static inline void
end_at (GString *json, char *at)
{
  *at = '\0';
  json->len = (gsize) (at - json->str);
}

/* The rest of a key that is not usual. Returns where what is behind it goes. */
static G_NO_INLINE char *
add_long_key (GString *json, char *at, const char *key, gsize length)
{
  end_at (json, at);
  g_string_append (json, key);
  return make_room (json, length + 2);
}

/* A key, where there is room for a usual one. Keys are too short for strlen () to pay. */
static inline char *
add_key (GString *json, char *at, const char *key, gsize length)
{
  gsize n = 0;

  *at++ = '"';
  for (; n < USUAL_KEY && key[n] != '\0'; n++)
    *at++ = key[n];
  if (G_UNLIKELY (key[n] != '\0'))
    at = add_long_key (json, at, key + n, length);
  *at++ = '"';
  *at++ = ':';
  return at;
}

/* Writes the comma that belongs before the next value, which is the first one of what has just begun, or
 * whose key is there already, or not; and its key. Returns where the value goes, with room for `length`
 * bytes. */
static inline char *
begin_value (GString *json, const char *key, gsize length)
{
  char *at = make_room (json, USUAL_KEY + length + 4);
  char last = json->len > 0 ? at[-1] : '[';

  if (last != '[' && last != '{' && last != ':')
    *at++ = ',';
  return key != NULL ? add_key (json, at, key, length) : at;
}

static void
add_sign (GString *json, const char *key, char sign)
{
  char *at = begin_value (json, key, 1);

  *at++ = sign;
  end_at (json, at);
}

/* Digits of a number. Returns where they end. */
static char *
add_digits (char *at, guint64 number)
{
  int digits = 1;

  for (guint64 rest = number; rest > 9; rest /= 10)
    digits++;
  for (int i = digits; i-- > 0; number /= 10)
    at[i] = (char) ('0' + number % 10);
  return at + digits;
}

void
ts_json_add_int (GString *json, const char *key, gint64 number)
{
  char *at = begin_value (json, key, MOST_DIGITS + 1);

  if (number >= 0 && number <= 9) {
    *at++ = (char) ('0' + number); /* most are so small */
  } else {
    if (number < 0)
      *at++ = '-';
    at = add_digits (at, number < 0 ? -(guint64) number : (guint64) number);
  }
  end_at (json, at);
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

/* How many letters of the text stand for themselves before one that does not, or the end. */
static gsize
count_plain (const char *text)
{
  gsize n = 0;

  while (!needs_escape (text[n]))
    n++;
  return n;
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

/* What is left of a text. */
static void
append_escaped (GString *json, const char *text)
{
  while (*text != '\0') {
    gsize plain = count_plain (text + 1) + 1;

    append_escape (json, *text);
    g_string_append_len (json, text + 1, (gssize) plain - 1);
    text += plain;
  }
}

void
ts_json_add_text (GString *json, const char *key, const char *text)
{
  gsize plain;
  char *at;

  if (text == NULL) {
    ts_json_add_null (json, key);
    return;
  }
  plain = count_plain (text);
  at = begin_value (json, key, plain + 2);
  *at++ = '"';
  memcpy (at, text, plain);
  at += plain;
  if (text[plain] == '\0')
    *at++ = '"';
  end_at (json, at);
  if (text[plain] == '\0')
    return;
  append_escaped (json, text + plain);
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
  gsize length = strlen (value);
  char *at = begin_value (json, key, length);

  memcpy (at, value, length);
  end_at (json, at + length);
}

void
ts_json_begin_array (GString *json, const char *key)
{
  add_sign (json, key, '[');
}

void
ts_json_end_array (GString *json)
{
  g_string_append_c (json, ']');
}

void
ts_json_begin_object (GString *json, const char *key)
{
  add_sign (json, key, '{');
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
