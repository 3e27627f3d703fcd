#include "seal.h"

#include <string.h>

#define KEY    ",\"sum\":\""
#define LENGTH (strlen (KEY) + TS_SEAL_DIGITS + strlen ("\"}"))

/* Over `start` and `end`, one after the other; `seal` may be `before`. */
static void
reckon (const char *start, gsize length, const char *end, const TsSeal before, TsSeal seal)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);

  g_checksum_update (checksum, (const guchar *) before, (gssize) strlen (before));
  g_checksum_update (checksum, (const guchar *) start, (gssize) length);
  g_checksum_update (checksum, (const guchar *) end, (gssize) strlen (end));
  g_strlcpy (seal, g_checksum_get_string (checksum), sizeof (TsSeal));
}

void
ts_seal_append (GString *text, const char *line, gboolean written, const TsSeal before, TsSeal seal)
{
  gsize length = strlen (line);

  g_assert (g_str_has_suffix (line, "}") && strchr (line, '\n') == NULL);
  reckon (line, length - 1, "}", before, seal);
  g_string_append (text, line);
  if (written) {
    g_string_truncate (text, text->len - 1);
    g_string_append_printf (text, KEY "%s\"}", seal);
  }
  g_string_append_c (text, '\n');
}

void
ts_seal_reckon (const char *line, gsize length, const TsSeal before, TsSeal seal)
{
  reckon (line, length, "", before, seal);
}

/* How long the line is without its checksum, as far as that can be told; 0 if it cannot. */
static gsize
body_length (const char *line, gsize length)
{
  const char *key = g_strrstr_len (line, (gssize) length, KEY);

  if (key != NULL)
    return (gsize) (key - line);
  return length > LENGTH ? length - LENGTH : 0;
}

gboolean
ts_seal_guess (const char *line, gsize length, const TsSeal before, TsSeal said, TsSeal reckoned)
{
  const gsize end = TS_SEAL_DIGITS + strlen ("\"}");

  if (length < end)
    return FALSE;
  memcpy (said, line + length - end, TS_SEAL_DIGITS);
  said[TS_SEAL_DIGITS] = '\0';
  reckon (line, body_length (line, length), "}", before, reckoned);
  return TRUE;
}

/* Another `sum`, also one with escaped letters, is to be found by whoever reads the line. (The search ends at
 * the checksum's, so the line needs no NUL.) */
gsize
ts_seal_cut (char *line, gsize length)
{
  gsize body = length - LENGTH;

  if (memchr (line, '\\', body) != NULL || strstr (line, "\"sum\"") != line + body + 1)
    return length;
  line[body] = '}';
  return body + 1;
}

gboolean
ts_seal_check (const char *line, gsize length, const TsSeal before, TsSeal seal)
{
  const char *key = line + length - LENGTH;

  if (length <= LENGTH || memcmp (key, KEY, strlen (KEY)) != 0)
    return FALSE;
  reckon (line, length - LENGTH, "}", before, seal);
  return memcmp (key + strlen (KEY), seal, TS_SEAL_DIGITS) == 0 && memcmp (line + length - 2, "\"}", 2) == 0;
}
