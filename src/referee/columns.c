#include "columns.h"

#include "config.h"

GPtrArray *
ts_columns_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
}

GPtrArray *
ts_columns_new_row (const char *label)
{
  GPtrArray *row = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (row, g_strdup (label));
  return row;
}

const char *
ts_columns_cell (const GPtrArray *rows, guint row, guint column)
{
  return g_ptr_array_index ((GPtrArray *) rows->pdata[row], column);
}

/* How many columns of a terminal a text takes. */
static guint
text_width (const char *text)
{
  guint width = 0;

  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c)) {
    gunichar letter = g_utf8_get_char (c);

    if (!g_unichar_iszerowidth (letter))
      width += g_unichar_iswide (letter) ? 2 : 1;
  }
  return width;
}

static guint
column_width (const GPtrArray *rows, guint column)
{
  guint width = 0;

  for (guint row = 0; row < rows->len; row++)
    width = MAX (width, text_width (ts_columns_cell (rows, row, column)));
  return width;
}

static void
append_space (GString *text, guint n)
{
  while (n-- > 0)
    g_string_append_c (text, ' ');
}

static void
append_row (const GPtrArray *rows, guint row, const guint *widths, guint n_columns, GString *text)
{
  const char *label = ts_columns_cell (rows, row, 0);

  g_string_append (text, label);
  append_space (text, widths[0] - text_width (label));
  for (guint column = 1; column < n_columns; column++) {
    const char *content = ts_columns_cell (rows, row, column);

    content = content[0] != '\0' ? content : "–";
    append_space (text, 2 + widths[column] - text_width (content));
    g_string_append (text, content);
  }
  g_string_append_c (text, '\n');
}

void
ts_columns_tell (const GPtrArray *rows, GString *text)
{
  guint n_columns = rows->len > 0 ? ((GPtrArray *) rows->pdata[0])->len : 0;
  g_autofree guint *widths = g_new (guint, n_columns);

  for (guint column = 0; column < n_columns; column++)
    widths[column] = MAX (column_width (rows, column), 1); /* a dash */
  for (guint row = 0; row < rows->len; row++)
    append_row (rows, row, widths, n_columns, text);
}
