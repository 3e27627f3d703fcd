/* Reading a line of JSON: what is taken, and what is not. */
#include "referee/json.h"

#include "referee/error.h"

#include <string.h>

/* The line is read as an object or refused, and so it is as members. */
static JsonObject *
read_both (const char *line, gsize length, GError **error)
{
  g_autoptr (GError) problem = NULL, other = NULL;
  JsonObject *object = ts_json_read (line, length, &problem);
  g_autoptr (GArray) members = ts_json_read_members (line, length, &other);
  GList *keys = object != NULL ? json_object_get_members (object) : NULL;

  if (problem != NULL)
    g_assert_error (other, problem->domain, problem->code);
  g_assert_cmpstr (problem != NULL ? problem->message : NULL, ==, other != NULL ? other->message : NULL);
  g_assert_cmpint (g_list_length (keys), ==, members != NULL ? members->len : 0);
  for (guint i = 0; members != NULL && i < members->len; i++) {
    const TsJsonMember *member = &g_array_index (members, TsJsonMember, i);

    g_assert_cmpstr (g_list_nth_data (keys, i), ==, member->key);
    g_assert_true (json_node_equal (json_object_get_member (object, member->key), member->value));
    g_assert_true (ts_json_find (members, member->key) == member->value);
  }
  g_list_free (keys);
  if (problem != NULL)
    g_propagate_error (error, g_steal_pointer (&problem));
  return object;
}

static void
assert_taken (const char *line, const char *written)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) object = read_both (line, strlen (line), &error);
  g_autofree char *again = NULL;

  g_assert_no_error (error);
  again = ts_json_write (object);
  g_assert_cmpstr (again, ==, written);
}

static void
assert_refused_bytes (const char *line, gsize length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) object = read_both (line, length, &error);

  if (object != NULL)
    g_test_message ("taken: %s", line);
  g_assert_null (object);
  g_assert_error (error, TS_ERROR, TS_ERROR_SYNTAX);
  g_assert_true (g_str_has_suffix (error->message, "."));
}

static void
assert_refused (const char *line)
{
  assert_refused_bytes (line, strlen (line));
}

static void
test_objects (void)
{
  assert_taken ("{}", "{}");
  assert_taken ("{\"a\":1}", "{\"a\":1}");
  assert_taken (" \t{ \"b\" : [ ] , \"a\" : { } } ", "{\"b\":[],\"a\":{}}");
  assert_taken ("{\"a\":[1,-2,true,false,null,\"x\"]}", "{\"a\":[1,-2,true,false,null,\"x\"]}");
  assert_taken ("{\"\":0}", "{\"\":0}");
}

/* Files that json-glib wrote and files that we write are the same, byte for byte. */
static void
test_as_json_glib (void)
{
  g_autoptr (JsonObject) inner = json_object_new ();
  JsonArray *array = json_array_new ();
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  g_autofree char *ours = NULL, *theirs = NULL;
  char letters[128 + 8] = "";

  for (int i = 1; i < 128; i++)
    letters[i - 1] = (char) i;
  g_strlcat (letters, "é[{:", sizeof letters);
  json_object_set_string_member (inner, letters, letters);
  json_object_set_object_member (inner, "none", json_object_new ());
  json_array_add_double_element (array, 1.5);
  json_array_add_double_element (array, -1e300);
  json_array_add_double_element (array, 2);
  json_array_add_int_element (array, G_MININT64);
  json_array_add_null_element (array);
  json_array_add_boolean_element (array, TRUE);
  json_array_add_array_element (array, json_array_new ());
  json_object_set_array_member (inner, "b", array);
  json_object_set_int_member (inner, "a", 0);
  json_node_set_object (node, inner);
  ours = ts_json_write_node (node);
  theirs = json_to_string (node, FALSE);
  g_assert_cmpstr (ours, ==, theirs);
}

/* Keys and values of any length, wherever the text has to grow. */
static void
test_write (void)
{
  static const gint64 numbers[] = { 0, 9, 10, 99, 100, -1, -9, -10, G_MAXINT64, G_MININT64 };

  for (guint length = 0; length < 40; length++)
    for (guint room = 0; room < 80; room++) {
      g_autofree char *key = g_strnfill (length, 'k');
      g_autofree char *text = g_strnfill (length, 't');
      g_autoptr (GString) json = g_string_sized_new (room);
      g_autoptr (GString) expected = g_string_new ("{");
      g_autofree char *escaped = g_strconcat (text, "\"", text, "\\\n\x7f", NULL);

      ts_json_begin_object (json, NULL);
      ts_json_add_text (json, key, text);
      ts_json_add_text (json, key, escaped);
      ts_json_begin_array (json, key);
      g_string_append_printf (expected, "\"%s\":\"%s\",\"%s\":\"%s\\\"%s\\\\\\n\\u007f\",\"%s\":[", key, text,
                              key, text, text, key);
      for (guint i = 0; i < G_N_ELEMENTS (numbers); i++) {
        ts_json_add_int (json, NULL, numbers[i]);
        g_string_append_printf (expected, "%s%" G_GINT64_FORMAT, i > 0 ? "," : "", numbers[i]);
      }
      ts_json_end_array (json);
      ts_json_add_null (json, key);
      ts_json_end_object (json);
      g_string_append_printf (expected, "],\"%s\":null}", key);
      g_assert_cmpstr (json->str, ==, expected->str);
      g_assert_cmpuint (json->len, ==, expected->len);
    }
}

static void
test_not_one_object (void)
{
  static const char *const lines[] = {
    "",
    " ",
    "[]",
    "\"x\"",
    "1",
    "null",
    "true",
    "{",
    "}",
    "{\"a\":1",
    "{\"a\":1}}",
    "{\"a\":1} {}",
    "{\"a\":1},",
    "{\"a\":1} x",
    "{a:1}",
    "{'a':1}",
    "{\"a\"}",
    "{\"a\":}",
    "{\"a\" 1}",
    "{\"a\"=1}",
    "{,}",
    "{\"a\":1,}",
    "{\"a\":1,,\"b\":2}",
    "{\"a\":1 \"b\":2}",
    "{\"a\":[1,]}",
    "{\"a\":[,1]}",
    "{\"a\":[1 2]}",
    "{\"a\":[1}",
    "{\"a\":(1)}",
    "{1:1}",
    "{\"a\":1};",
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    assert_refused (lines[i]);
}

static void
test_no_comments (void)
{
  assert_refused ("{\"a\":1}// x");
  assert_refused ("{\"a\":/* x */1}");
  assert_refused ("# x");
  assert_refused ("{\"a\":1}#");
}

static void
test_key_twice (void)
{
  assert_refused ("{\"a\":1,\"a\":1}");
  assert_refused ("{\"a\":1,\"b\":2,\"a\":3}");
  assert_refused ("{\"a\":1,\"\\u0061\":2}");
  assert_refused ("{\"o\":{\"a\":1,\"a\":2}}");
  assert_refused ("{\"o\":[{\"b\":[{\"a\":1,\"a\":2}]}]}");
  assert_taken ("{\"a\":1,\"A\":2,\"o\":{\"a\":3},\"p\":[{\"a\":4},{\"a\":5}]}",
                "{\"a\":1,\"A\":2,\"o\":{\"a\":3},\"p\":[{\"a\":4},{\"a\":5}]}");
}

static void
test_integers (void)
{
  assert_taken ("{\"a\":[0,-0,7,-7,123456789012345678]}", "{\"a\":[0,0,7,-7,123456789012345678]}");
  assert_taken ("{\"a\":[1234567890123456789,9223372036854775808,99999999999999999999999999999999999999]}",
                "{\"a\":[999999999999999999,999999999999999999,999999999999999999]}");
  assert_taken ("{\"a\":-99999999999999999999999999999999999999}", "{\"a\":-999999999999999999}");
}

static void
test_no_integers (void)
{
  static const char *const numbers[] = { "1.0", "0.5", "-0.5", "1e0", "1E2", "1e+2", "10e-1", "-0.0" };
  static const char *const wrong[] = {
    "01",  "-01",      "00", "+1",  "-",   "- 1", "1.",   ".5",   "1.e1", "1e", "1e+",   "0x10", "1_0",  "1L",
    "NaN", "Infinity", "٣",  "1,5", "--1", "-a",  "True", "nulL", "tru",  "nu", "trues", "0o17", "1e999"
  };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++) {
    g_autofree char *line = g_strdup_printf ("{\"a\":%s}", numbers[i]);
    g_autoptr (JsonObject) object = ts_json_read (line, strlen (line), NULL);

    g_assert_nonnull (object);
    g_assert_cmpint (json_node_get_value_type (json_object_get_member (object, "a")), ==, G_TYPE_DOUBLE);
  }
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++) {
    g_autofree char *line = g_strdup_printf ("{\"a\":%s}", wrong[i]);

    assert_refused (line);
  }
}

static void
test_texts (void)
{
  g_autoptr (JsonObject) object = NULL;
  const char *line = "{\"a\":\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\u20AC\\uD83E\\uDD9D🍩\"}";

  object = ts_json_read (line, strlen (line), NULL);
  g_assert_nonnull (object);
  g_assert_cmpstr (json_object_get_string_member (object, "a"), ==, "\"\\/\b\f\n\r\té€🦝🍩");
}

static void
test_bad_texts (void)
{
  static const char *const texts[] = {
    "\\x41",          "\\a",     "\\'",     "\\U0041",  "\\u41",      "\\u+041",
    "\\u 041",        "\\uD83E", "\\uDD9D", "\\uD83Ex", "\\uD83E\\n", "\\uD83E\\uD83E",
    "\\uDD9D\\uD83E", "a\tb",    "a\001b",  "\x1f",     "\\",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autofree char *line = g_strdup_printf ("{\"a\":\"%s\"}", texts[i]);

    assert_refused (line);
  }
  assert_refused ("{\"a\":\"x");
  assert_refused ("{\"a\":\"x\\");
  assert_refused ("{\"a\":\"x\\u");
}

/* A control character like others, but no text here can hold it, and what comes after it would be lost. */
static void
test_nul (void)
{
  static const char *const lines[] = { "{\"a\":\"b\\u0000c\"}", "{\"a\":[{\"b\":\"\\u0000\"}],\"c\":1}" };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    g_autoptr (GError) error = NULL;

    g_assert_null (read_both (lines[i], strlen (lines[i]), &error));
    g_assert_error (error, TS_ERROR, TS_ERROR_RANGE);
    g_assert_null (ts_json_read_file (lines[i], strlen (lines[i]), 1000, NULL));
  }
  assert_refused ("{\"a\":\"\\u0000\",\"a\":1}");
  assert_refused ("{\"a\":\"\\u0000\"");
  assert_refused ("{\"a\\u0000b\":1}");
  assert_refused_bytes ("{\"a\":1}\0", 8);
  assert_refused_bytes ("{\"a\":\"\0\"}", 9);
  assert_refused_bytes ("\0", 1);
}

static void
test_utf8 (void)
{
  assert_refused ("{\"a\":\"\xe9\"}");
  assert_refused ("{\"a\":\"\xc0\xaf\"}");
  assert_refused ("{\"a\":\"\xed\xa0\x80\"}");
  assert_refused ("{\"a\":\"\xf4\x90\x80\x80\"}");
  assert_refused ("{\"a\":\"\xe2\x82\"}");
  assert_refused ("{\"\xff\":1}");
  assert_taken ("{\"a\":\"\xef\xbf\xbf\"}", "{\"a\":\"\xef\xbf\xbf\"}");
}

/* Lines end with LF alone, and nothing but JSON's own space stands around an object. */
static void
test_space (void)
{
  assert_refused ("{\"a\":1}\r");
  assert_refused ("{\"a\":\r1}");
  assert_refused ("{\"a\":1}\n");
  assert_refused ("\xef\xbb\xbf{\"a\":1}");
  assert_refused ("\xc2\xa0{\"a\":1}");
  assert_refused ("\v{\"a\":1}");
  assert_refused ("\f{\"a\":1}");
}

static void
test_length (void)
{
  g_autofree char *line = g_strnfill (TS_MAX_LINE + 1, ' ');

  memcpy (line, "{\"a\":1}", 7);
  assert_refused_bytes (line, TS_MAX_LINE + 1);
  g_assert_true (line[TS_MAX_LINE] == ' ');
  line[TS_MAX_LINE] = '\0';
  assert_taken (line, "{\"a\":1}");
}

/* Objects and arrays in each other, `depth` of them in all, each closed: nothing else is wrong with them. */
static char *
nest (int depth, const char *begin, const char *end)
{
  GString *line = g_string_new ("{\"a\":");

  for (int i = 1; i < depth; i++)
    g_string_append (line, begin);
  g_string_append_c (line, '1');
  for (int i = 1; i < depth; i++)
    g_string_append (line, end);
  g_string_append_c (line, '}');
  return g_string_free_and_steal (line);
}

static void
test_nesting (void)
{
  static const char *const pairs[][2] = { { "[", "]" }, { "{\"a\":", "}" } };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++) {
    g_autofree char *deepest = nest (8, pairs[i][0], pairs[i][1]);
    g_autofree char *too_deep = nest (9, pairs[i][0], pairs[i][1]);
    g_autofree char *hole = nest (9000, pairs[i][0], pairs[i][1]);

    assert_taken (deepest, deepest);
    assert_refused (too_deep);
    assert_refused (hole);
  }
}

/* A file may have line ends between its parts, not in them, and the error names the line. */
static void
test_file (void)
{
  static const struct {
    const char *text, *sentence;
  } files[] = {
    { "{\n\"a\":1,\n\"a\":2}", "Line 3: “a” stands twice." },
    { "{\r\n\"a\":x}", "Line 2 cannot be read: all of the file should be one JSON object." },
    { "{}\n\n{}", "Line 3 cannot be read: all of the file should be one JSON object." },
    { "{\"a\":\"\n\"}", "Line 1 cannot be read: all of the file should be one JSON object." },
    { "[]", "Line 1 cannot be read: all of the file should be one JSON object." },
    { "", "Line 1 cannot be read: all of the file should be one JSON object." },
    { "{\"a\":\"\xe9\"}", "The file is not UTF-8 text." },
    { "{\"a\":\"sixteen, not fewer\"}", "The file is too large; 0 KiB is the most." },
  };
  const char *good = "\n {\r\n\t\"a\":\n[\n1\n,\n2\n]\n}\n\n";
  g_autoptr (JsonObject) object = ts_json_read_file (good, strlen (good), strlen (good), NULL);
  g_autofree char *again = NULL;

  g_assert_nonnull (object);
  again = ts_json_write (object);
  g_assert_cmpstr (again, ==, "{\"a\":[1,2]}");
  for (guint i = 0; i < G_N_ELEMENTS (files); i++) {
    g_autoptr (GError) error = NULL;

    g_assert_null (ts_json_read_file (files[i].text, strlen (files[i].text), 23, &error));
    g_assert_error (error, TS_ERROR, TS_ERROR_SYNTAX);
    g_assert_cmpstr (error->message, ==, files[i].sentence);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/json/objects", test_objects);
  g_test_add_func ("/json/as-json-glib", test_as_json_glib);
  g_test_add_func ("/json/write", test_write);
  g_test_add_func ("/json/not-one-object", test_not_one_object);
  g_test_add_func ("/json/no-comments", test_no_comments);
  g_test_add_func ("/json/key-twice", test_key_twice);
  g_test_add_func ("/json/integers", test_integers);
  g_test_add_func ("/json/no-integers", test_no_integers);
  g_test_add_func ("/json/texts", test_texts);
  g_test_add_func ("/json/bad-texts", test_bad_texts);
  g_test_add_func ("/json/nul", test_nul);
  g_test_add_func ("/json/utf8", test_utf8);
  g_test_add_func ("/json/space", test_space);
  g_test_add_func ("/json/length", test_length);
  g_test_add_func ("/json/nesting", test_nesting);
  g_test_add_func ("/json/file", test_file);
  return g_test_run ();
}
