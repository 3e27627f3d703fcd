/* Reading is our own: json-glib's parser is laxer than the protocol (a key twice, NUL in a text, numbers that
 * wrap around), and what a line means may not depend on the version of a library. Objects, arrays and writing
 * are json-glib's. */
#include "json.h"

#include "config.h"
#include "error.h"
#include "text.h"

#include "language.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define MAX_DEPTH 8 /* objects and arrays in each other; lines need three, files five */

/* What a number that is too long is read as: beyond any bound, and far enough from the end of 64 bits to add
 * to. */
#define HUGE_NUMBER G_GINT64_CONSTANT (999999999999999999)

typedef struct {
  const char *at;
  const char *end;
  int depth;
  gboolean lines; /* line ends are space */
  GString *text;  /* the newest string or number */
  GArray *line;   /* of TsJsonMember: what the line says; or NULL, then it becomes a JsonObject */
  char *twice;    /* a key that stands twice, or NULL */
  gboolean nul;   /* a text has a NUL, which no text here can hold; it is left out */
} TsReader;

static JsonNode *read_value (TsReader *self);

static void
skip_space (TsReader *self)
{
  while (self->at < self->end &&
         (*self->at == ' ' || *self->at == '\t' || (self->lines && (*self->at == '\n' || *self->at == '\r'))))
    self->at++;
}

/* Goes past `byte` if it is next. */
static gboolean
take (TsReader *self, char byte)
{
  if (self->at == self->end || *self->at != byte)
    return FALSE;
  self->at++;
  return TRUE;
}

/* The same for a token, which may have space before and after it. */
static gboolean
take_token (TsReader *self, char byte)
{
  skip_space (self);
  if (!take (self, byte))
    return FALSE;
  skip_space (self);
  return TRUE;
}

/* --- texts --- */

/* Four hexadecimal digits; -1 if they are not there. */
static int
read_unit (TsReader *self)
{
  int unit = 0;

  if (self->end - self->at < 4)
    return -1;
  for (int i = 0; i < 4; i++) {
    int digit = g_ascii_xdigit_value (self->at[i]);

    if (digit < 0)
      return -1;
    unit = unit * 16 + digit;
  }
  self->at += 4;
  return unit;
}

/* What follows "\u": one UTF-16 unit, or a pair of them. */
static gboolean
read_unicode (TsReader *self)
{
  int unit = read_unit (self);
  int low;

  if (unit < 0 || (unit >= 0xdc00 && unit <= 0xdfff))
    return FALSE;
  if (unit == 0) {
    self->nul = TRUE;
    return !self->lines; /* of a file, the place is told */
  }
  if (unit >= 0xd800 && unit <= 0xdbff) {
    if (!take (self, '\\') || !take (self, 'u'))
      return FALSE;
    low = read_unit (self);
    if (low < 0xdc00 || low > 0xdfff)
      return FALSE;
    unit = 0x10000 + (unit - 0xd800) * 0x400 + (low - 0xdc00);
  }
  g_string_append_unichar (self->text, (gunichar) unit);
  return TRUE;
}

static gboolean
read_escape (TsReader *self)
{
  static const char escapes[] = "\"\\/bfnrt";
  static const char meanings[] = "\"\\/\b\f\n\r\t";
  const char *escape;

  if (self->at == self->end)
    return FALSE;
  if (*self->at == 'u') {
    self->at++;
    return read_unicode (self);
  }
  escape = strchr (escapes, *self->at);
  if (escape == NULL || *escape == '\0')
    return FALSE;
  self->at++;
  g_string_append_c (self->text, meanings[escape - escapes]);
  return TRUE;
}

/* A text in quotes, into self->text. */
static gboolean
read_text (TsReader *self)
{
  g_string_truncate (self->text, 0);
  if (!take (self, '"'))
    return FALSE;
  while (self->at < self->end) {
    const char *plain = self->at;

    while (self->at < self->end && *self->at != '"' && *self->at != '\\' && (guchar) *self->at >= ' ')
      self->at++;
    g_string_append_len (self->text, plain, self->at - plain);
    if (take (self, '"'))
      return TRUE;
    if (!take (self, '\\') || !read_escape (self))
      return FALSE;
  }
  return FALSE;
}

/* --- numbers and words --- */

/* Digits, into self->text; how many. */
static gsize
read_digits (TsReader *self)
{
  const char *digits = self->at;

  while (self->at < self->end && g_ascii_isdigit (*self->at))
    self->at++;
  g_string_append_len (self->text, digits, self->at - digits);
  return (gsize) (self->at - digits);
}

static gboolean
read_fraction (TsReader *self)
{
  if (take (self, '.')) {
    g_string_append_c (self->text, '.');
    if (read_digits (self) == 0)
      return FALSE;
  }
  if (take (self, 'e') || take (self, 'E')) {
    g_string_append_c (self->text, 'e');
    if (take (self, '-'))
      g_string_append_c (self->text, '-');
    else
      take (self, '+');
    return read_digits (self) > 0;
  }
  return TRUE;
}

static JsonNode *
read_number (TsReader *self)
{
  gboolean negative = take (self, '-');
  gint64 number;
  double fraction;
  gsize digits;

  g_string_truncate (self->text, 0);
  digits = read_digits (self);
  if (digits == 0 || (digits > 1 && *self->text->str == '0'))
    return NULL;
  number = digits > 18 ? HUGE_NUMBER : g_ascii_strtoll (self->text->str, NULL, 10);
  if (!read_fraction (self))
    return NULL;
  if (self->text->len == digits)
    return json_node_init_int (json_node_alloc (), negative ? -number : number);
  fraction = g_ascii_strtod (self->text->str, NULL);
  if (!isfinite (fraction))
    return NULL; /* no argument takes a fraction anyway, and this one could not be written again */
  return json_node_init_double (json_node_alloc (), negative ? -fraction : fraction);
}

static gboolean
take_word (TsReader *self, const char *word)
{
  gsize length = strlen (word);

  if ((gsize) (self->end - self->at) < length || memcmp (self->at, word, length) != 0)
    return FALSE;
  self->at += length;
  return TRUE;
}

/* --- objects and arrays --- */

/* Into the object, or if that is NULL into self->line. */
static gboolean
read_member (TsReader *self, JsonObject *object)
{
  g_autofree char *key = NULL;
  gboolean nul = self->nul;
  JsonNode *value;

  if (!read_text (self) || self->nul != nul)
    return FALSE;
  key = g_strdup (self->text->str);
  if (object != NULL && json_object_has_member (object, key)) {
    self->twice = g_steal_pointer (&key);
    return FALSE;
  }
  if (!take_token (self, ':') || (value = read_value (self)) == NULL)
    return FALSE;
  if (object != NULL) {
    json_object_set_member (object, key, value);
  } else {
    TsJsonMember member = { g_steal_pointer (&key), value };

    g_array_append_val (self->line, member);
  }
  return TRUE;
}

/* All of it, its first brace being taken. */
static gboolean
read_members (TsReader *self, JsonObject *object)
{
  skip_space (self);
  if (take (self, '}'))
    return TRUE;
  do
    if (!read_member (self, object))
      return FALSE;
  while (take_token (self, ','));
  return take (self, '}');
}

static JsonNode *
read_object (TsReader *self)
{
  g_autoptr (JsonObject) object = json_object_new ();

  return read_members (self, object) ? json_node_init_object (json_node_alloc (), object) : NULL;
}

static JsonNode *
read_array (TsReader *self)
{
  g_autoptr (JsonArray) array = json_array_new ();

  skip_space (self);
  if (!take (self, ']'))
    do {
      JsonNode *value = read_value (self);

      if (value == NULL)
        return NULL;
      json_array_add_element (array, value);
    } while (take_token (self, ','));
  if (json_array_get_length (array) > 0 && !take (self, ']'))
    return NULL;
  return json_node_init_array (json_node_alloc (), array);
}

static JsonNode *
read_nested (TsReader *self)
{
  JsonNode *node;

  if (self->depth == MAX_DEPTH)
    return NULL;
  self->depth++;
  if (take (self, '{'))
    node = read_object (self);
  else
    node = take (self, '[') ? read_array (self) : NULL;
  self->depth--;
  return node;
}

/* The value that is next (transfer full); NULL if there is none. */
static JsonNode *
read_value (TsReader *self)
{
  switch (self->at < self->end ? *self->at : '\0') {
  case '{':
  case '[':
    return read_nested (self);
  case '"':
    return read_text (self) ? json_node_init_string (json_node_alloc (), self->text->str) : NULL;
  case 't':
    return take_word (self, "true") ? json_node_init_boolean (json_node_alloc (), TRUE) : NULL;
  case 'f':
    return take_word (self, "false") ? json_node_init_boolean (json_node_alloc (), FALSE) : NULL;
  case 'n':
    return take_word (self, "null") ? json_node_init_null (json_node_alloc ()) : NULL;
  default:
    return read_number (self);
  }
}

/* --- lines and files --- */

static gboolean
syntax (GError **error, const char *message)
{
  return ts_refuse (error, TS_ERROR_SYNTAX, "%s", message);
}

/* All of it has to be one object, whose members go into `object`, or if that is NULL into self->line. FALSE
 * if it is not, and self->at is where that shows. */
static gboolean
read_whole (TsReader *self, JsonObject *object)
{
  g_autoptr (GString) text = self->text = g_string_sized_new (64);

  skip_space (self);
  self->depth = 1;
  if (!take (self, '{') || !read_members (self, object))
    return FALSE;
  skip_space (self);
  return self->at == self->end;
}

static int
compare_keys (gconstpointer one, gconstpointer other)
{
  return strcmp (*(const char *const *) one, *(const char *const *) other);
}

/* A key that stands twice (transfer full), or NULL. All keys are put in order: a hostile line has thousands.
 */
static char *
find_twice (const GArray *members)
{
  g_autofree const char **keys = g_new (const char *, members->len + 1); /* qsort() takes no NULL */

  for (guint i = 0; i < members->len; i++)
    keys[i] = g_array_index (members, TsJsonMember, i).key;
  qsort (keys, members->len, sizeof *keys, compare_keys);
  for (guint i = 1; i < members->len; i++)
    if (strcmp (keys[i - 1], keys[i]) == 0)
      return g_strdup (keys[i]);
  return NULL;
}

static gboolean
read_line (TsReader *self, JsonObject *object, GError **error)
{
  gsize length = (gsize) (self->end - self->at);
  g_autofree char *twice = NULL;
  gboolean read;

  if (length == 0)
    return syntax (error, _ ("The line is empty; it should be one JSON object."));
  if (length > TS_MAX_LINE)
    return syntax (error, _ ("The line is longer than 64 KiB."));
  if (!g_utf8_validate_len (self->at, length, NULL))
    return syntax (error, _ ("The line is not UTF-8 text."));

  read = read_whole (self, object);
  twice = object != NULL || self->twice != NULL ? self->twice : find_twice (self->line);
  if (twice != NULL)
    return ts_refuse (error, TS_ERROR_SYNTAX, _ ("“%s” stands twice in the line."), twice);
  if (!read)
    return syntax (error, _ ("The line is not one JSON object."));
  return !self->nul || ts_text_refuse_letter (0, error);
}

JsonObject *
ts_json_read (const char *line, gsize length, GError **error)
{
  TsReader reader = { .at = line, .end = line + length };
  g_autoptr (JsonObject) object = json_object_new ();

  return read_line (&reader, object, error) ? g_steal_pointer (&object) : NULL;
}

static void
member_clear (gpointer data)
{
  TsJsonMember *member = data;

  g_free (member->key);
  json_node_unref (member->value);
}

GArray *
ts_json_read_members (const char *line, gsize length, GError **error)
{
  g_autoptr (GArray) members =
      g_array_sized_new (FALSE, FALSE, sizeof (TsJsonMember), 8); /* most have fewer */
  TsReader reader = { .at = line, .end = line + length, .line = members };

  g_array_set_clear_func (members, member_clear);
  return read_line (&reader, NULL, error) ? g_steal_pointer (&members) : NULL;
}

JsonNode *
ts_json_find (const GArray *members, const char *key)
{
  for (guint i = 0; i < members->len; i++) {
    const TsJsonMember *member = &g_array_index (members, TsJsonMember, i);

    if (strcmp (member->key, key) == 0)
      return member->value;
  }
  return NULL;
}

JsonObject *
ts_json_read_file (const char *text, gsize length, gsize max, GError **error)
{
  TsReader reader = { .at = text, .end = text + length, .lines = TRUE };
  g_autoptr (JsonObject) object = json_object_new ();
  g_autofree char *twice = NULL;
  gboolean read;
  int line = 1;

  if (length > max) {
    /* Translators: %zu is a number of KiB */
    ts_refuse (error, TS_ERROR_SYNTAX, _ ("The file is too large; %zu KiB is the most."), max / 1024);
    return NULL;
  }
  if (!g_utf8_validate_len (text, length, NULL)) {
    syntax (error, _ ("The file is not UTF-8 text."));
    return NULL;
  }

  read = read_whole (&reader, object);
  twice = reader.twice;
  for (const char *c = text; c < reader.at; c++)
    line += *c == '\n';
  if (twice != NULL)
    /* Translators: the number of a line, and a word in it */
    ts_refuse (error, TS_ERROR_SYNTAX, _ ("Line %d: “%s” stands twice."), line, twice);
  else if (!read)
    /* Translators: the number of a line */
    ts_refuse (error, TS_ERROR_SYNTAX,
               _ ("Line %d cannot be read: all of the file should be one JSON object."), line);
  return read ? g_steal_pointer (&object) : NULL;
}

gboolean
ts_json_look_at_text (JsonNode *node, const char *key, const char **text, GError **error)
{
  if (node == NULL)
    return TRUE;
  if (json_node_get_value_type (node) != G_TYPE_STRING)
    return ts_refuse (error, TS_ERROR_SYNTAX, _ ("“%s” should be a text."), key);
  *text = json_node_get_string (node);
  return TRUE;
}

gboolean
ts_json_get_text (JsonObject *object, const char *key, char **text, GError **error)
{
  const char *found = NULL;

  if (!ts_json_look_at_text (json_object_get_member (object, key), key, &found, error))
    return FALSE;
  if (found != NULL)
    g_set_str (text, found);
  return TRUE;
}
