/* catalogue.c — the format is gettext's: two tables of lengths and places, of texts and of translations,
 * behind a head of seven numbers. */
#include "catalogue.h"

#include "plural.h"

#include <string.h>

#define MAGIC 0x950412deu
#define HEAD  28 /* bytes */

struct _TsCatalogue {
  GMappedFile *file;
  GHashTable *translations; /* text → translation, each up to its NUL; further forms stand behind it */
  char *plural;
};

static guint32
number_at (const char *data, gsize at)
{
  guint32 number;

  memcpy (&number, data + at, sizeof number);
  return number;
}

/* The text of entry `i` of a table; NULL if it is not within the file. */
static const char *
text_at (const char *data, gsize size, gsize table, guint32 i)
{
  gsize entry = table + 8 * (gsize) i;
  gsize length, place;

  if (entry + 8 > size)
    return NULL;
  length = number_at (data, entry);
  place = number_at (data, entry + 4);
  return place + length < size && data[place + length] == '\0' ? data + place : NULL;
}

static gboolean
read (TsCatalogue *self)
{
  const char *data = g_mapped_file_get_contents (self->file);
  gsize size = g_mapped_file_get_length (self->file);

  if (size < HEAD || number_at (data, 0) != MAGIC)
    return FALSE;
  for (guint32 i = 0; i < number_at (data, 8); i++) {
    const char *text = text_at (data, size, number_at (data, 12), i);
    const char *translation = text_at (data, size, number_at (data, 16), i);

    if (text == NULL || translation == NULL)
      return FALSE;
    g_hash_table_insert (self->translations, (gpointer) text, (gpointer) translation);
  }
  return TRUE;
}

/* (transfer full) */
static char *
find_plural (const TsCatalogue *self)
{
  const char *head = ts_catalogue_find (self, "");
  const char *plural = head != NULL ? strstr (head, "plural=") : NULL;

  while (plural != NULL && plural > head && plural[-1] == 'n') /* of "nplural=" */
    plural = strstr (plural + 1, "plural=");
  if (plural == NULL)
    return g_strdup ("n != 1");
  plural += strlen ("plural=");
  return g_strndup (plural, strcspn (plural, ";\n"));
}

TsCatalogue *
ts_catalogue_open (const char *path)
{
  g_autoptr (TsCatalogue) self = g_new0 (TsCatalogue, 1);

  self->translations = g_hash_table_new (g_str_hash, g_str_equal);
  self->file = g_mapped_file_new (path, FALSE, NULL);
  if (self->file == NULL || !read (self))
    return NULL;
  self->plural = find_plural (self);
  return g_steal_pointer (&self);
}

void
ts_catalogue_free (TsCatalogue *self)
{
  g_hash_table_unref (self->translations);
  g_clear_pointer (&self->file, g_mapped_file_unref);
  g_free (self->plural);
  g_free (self);
}

const char *
ts_catalogue_find (const TsCatalogue *self, const char *text)
{
  return g_hash_table_lookup (self->translations, text);
}

const char *
ts_catalogue_find_plural (const TsCatalogue *self, const char *text, gulong n)
{
  const char *form = ts_catalogue_find (self, text);

  for (gulong i = ts_plural_reckon (self->plural, n); form != NULL && i > 0; i--)
    form += strlen (form) + 1;
  return form;
}
