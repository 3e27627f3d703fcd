/* Spreadsheets differ in one thing: some put every cell that begins with a quotation mark into others, some
 * only those with a line end or a tab. So a mark that is closed before the end of its cell is taken as a part
 * of the text. */
#include "spreadsheet.h"

#include "config.h"
#include "referee/error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct {
  const char *at;
  const char *end;
} Reader;

static gboolean
at_cell_end (const char *at, const char *end)
{
  return at == end || *at == '\t' || *at == '\n' || *at == '\r';
}

/* One blank for any run of blanks and line ends, and none around the text. */
static char *
tidy (const char *text, gsize length)
{
  g_autofree char *copy = g_strndup (text, length);
  GString *tidied = g_string_sized_new (length);
  gboolean blank = FALSE;

  for (const char *c = copy; *c != '\0'; c = g_utf8_next_char (c)) {
    gunichar letter = g_utf8_get_char (c);

    if (letter == ' ' || (letter >= '\t' && letter <= '\r')) {
      blank = tidied->len > 0;
      continue;
    }
    if (blank)
      g_string_append_c (tidied, ' ');
    blank = FALSE;
    g_string_append_unichar (tidied, letter);
  }
  return g_string_free_and_steal (tidied);
}

/* What stands between quotation marks, two of them being one of the text. NULL, and nothing read, if the
 * closing mark is not the end of the cell; `open` if there is none. */
static char *
read_quoted (Reader *self, gboolean *open)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const char *c = self->at + 1;

  for (; c < self->end; c++) {
    if (*c == '"' && (c + 1 == self->end || c[1] != '"'))
      break;
    g_string_append_c (text, *c);
    c += *c == '"';
  }
  *open = c >= self->end;
  if (*open || !at_cell_end (c + 1, self->end))
    return NULL;
  self->at = c + 1;
  return tidy (text->str, text->len);
}

static char *
read_cell (Reader *self, gboolean *open)
{
  const char *begin = self->at;
  char *text;

  *open = FALSE;
  if (begin < self->end && *begin == '"') {
    text = read_quoted (self, open);
    if (text != NULL || *open)
      return text;
  }
  while (!at_cell_end (self->at, self->end))
    self->at++;
  return tidy (begin, (gsize) (self->at - begin));
}

/* Goes past a line end. */
static void
skip_line_end (Reader *self)
{
  if (self->at < self->end && *self->at == '\r')
    self->at++;
  if (self->at < self->end && *self->at == '\n')
    self->at++;
}

/* NULL if a quotation mark of the row is never closed; `column` is where. */
static GPtrArray *
read_row (Reader *self, guint *column)
{
  g_autoptr (GPtrArray) row = g_ptr_array_new_with_free_func (g_free);
  gboolean open;

  for (;;) {
    char *text = read_cell (self, &open);

    *column = row->len;
    if (open)
      return NULL;
    g_ptr_array_add (row, text);
    if (self->at == self->end || *self->at != '\t')
      break;
    self->at++;
  }
  skip_line_end (self);
  return g_steal_pointer (&row);
}

GPtrArray *
ts_spreadsheet_read (const char *text, gsize length, GError **error)
{
  Reader reader = { text, text + length };
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  guint column;

  if (!g_utf8_validate_len (text, length, NULL)) {
    ts_refuse (error, TS_ERROR_SYNTAX, _ ("What was copied is not UTF-8 text."));
    return NULL;
  }
  while (reader.at < reader.end) {
    GPtrArray *row = read_row (&reader, &column);

    if (row == NULL) {
      ts_refuse (error, TS_ERROR_SYNTAX, _ ("The quotation mark is never closed."));
      ts_spreadsheet_prefix (error, rows->len, column);
      return NULL;
    }
    g_ptr_array_add (rows, row);
  }
  return g_steal_pointer (&rows);
}

void
ts_spreadsheet_prefix (GError **error, guint row, guint column)
{
  g_autofree char *sentence = NULL;

  if (error == NULL || *error == NULL)
    return;
  sentence = (*error)->message;
  /* Translators: numbers of a row and a column, and a sentence about what is wrong there */
  (*error)->message = g_strdup_printf (_ ("Row %u, column %u: %s"), row + 1, column + 1, sentence);
}
