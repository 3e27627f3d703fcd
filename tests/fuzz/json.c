/* json.c — one line of JSON: what was read can be written, and read again as the same. */
#include "fuzz.h"

#include "referee/json.h"

#include <string.h>

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  const char *line = size > 0 ? (const char *) data : "";
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) object = ts_json_read (line, size, &error);
  g_autoptr (GArray) members = ts_json_read_members (line, size, NULL);
  g_autoptr (JsonObject) again = NULL;
  g_autofree char *written = NULL;
  g_autofree char *rewritten = NULL;

  g_assert_true ((members != NULL) == (object != NULL));
  if (object == NULL) {
    g_assert_true (error->domain == TS_ERROR); /* no JSON, or a text with NUL in it */
    g_assert_true (g_utf8_validate (error->message, -1, NULL));
    return 0;
  }
  g_assert_cmpuint (members->len, ==, json_object_get_size (object));
  for (guint i = 0; i < members->len; i++) {
    const TsJsonMember *member = &g_array_index (members, TsJsonMember, i);

    g_assert_true (json_node_equal (json_object_get_member (object, member->key), member->value));
  }
  written = ts_json_write (object);
  if (strlen (written) > TS_MAX_LINE)
    return 0; /* escapes have made it longer */
  again = ts_json_read (written, strlen (written), &error);
  g_assert_no_error (error);
  rewritten = ts_json_write (again);
  g_assert_cmpstr (written, ==, rewritten);
  return 0;
}
