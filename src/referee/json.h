/* json.h — JSON, a line or a file of it, read as strictly as the protocol asks and written in one way only.
 */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define TS_MAX_LINE (64 * 1024) /* bytes of a line, its LF not counted */

/* Reads one line (without its LF) that must be one JSON object in UTF-8, no key twice anywhere in it, and no
 * longer than TS_MAX_LINE (TS_ERROR_SYNTAX), and no NUL in a text (TS_ERROR_RANGE). A number written without
 * fraction or exponent is an integer; one too long for 64 bits is read as a huge one of the same sign, which
 * no bound admits. Returns (transfer full) NULL on error. */
JsonObject *ts_json_read (const char *line, gsize length, GError **error);

/* The same, as an array of its members, in their order: quicker than a JsonObject for what is looked at once,
 * as most lines are. (transfer full) */
typedef struct {
  char *key;
  JsonNode *value;
} TsJsonMember;
GArray *ts_json_read_members (const char *line, gsize length, GError **error);

/* The value of that key, or NULL. */
JsonNode *ts_json_find (const GArray *members, const char *key);

/* The same for a file of `max` bytes at most, in which line ends are space; the error names the line. */
JsonObject *ts_json_read_file (const char *text, gsize length, gsize max, GError **error);

/* Puts the text of a member into `text` (transfer full), and leaves it alone if there is no such member.
 * FALSE with TS_ERROR_SYNTAX if the member is something else. */
gboolean ts_json_get_text (JsonObject *object, const char *key, char **text, GError **error);

/* The same for a member that was looked for, which is NULL if there is none; the text stays the node's. */
gboolean ts_json_look_at_text (JsonNode *node, const char *key, const char **text, GError **error);

/* JSON as text: each of these adds a value behind what is there, in the object that is open, with its key
 * (which needs no escapes), or in the array that is open, or as the whole, with NULL for a key. A number; a
 * number or null; a boolean; a text, or null if it is NULL; null; JSON that is there already; an
 * array, or an object, that is open then. */
void ts_json_add_int (GString *json, const char *key, gint64 number);
void ts_json_add_int_or_null (GString *json, const char *key, gint64 number, gboolean is_number);
void ts_json_add_boolean (GString *json, const char *key, gboolean truth);
void ts_json_add_text (GString *json, const char *key, const char *text);
void ts_json_add_null (GString *json, const char *key);
void ts_json_add_json (GString *json, const char *key, const char *value);
void ts_json_begin_array (GString *json, const char *key);
void ts_json_end_array (GString *json);
void ts_json_begin_object (GString *json, const char *key);
void ts_json_end_object (GString *json);

/* The object in one line without LF, keys in the order they were added. (transfer full) */
char *ts_json_write (JsonObject *object);

/* The same for any node. (transfer full) */
char *ts_json_write_node (JsonNode *node);

G_END_DECLS
