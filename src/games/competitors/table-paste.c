/* What is pasted lands on a copy of the set first, so that nothing is half pasted. */
#include "table-set.h"

#include "config.h"
#include "referee/error.h"
#include "spreadsheet.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_COLUMNS (2 * COMPETITORS_CONTINENTS)

/* What the columns are. Only hazards have save numbers. */
typedef enum {
  TEXTS, /* one for each continent */
  SAVES, /* the same, of save numbers */
  PAIRS, /* a text, its save number, the next continent's text … */
} Layout;

typedef struct {
  CompetitorsTableSet *set;
  const CompetitorsPlace *from;
  Layout layout;
} Paste;

static gboolean
is_number (const char *text)
{
  return *text != '\0' && strspn (text, "0123456789") == strlen (text);
}

/* What stands in one column. */
typedef struct {
  guint n_numbers;
  guint n_others;
} Column;

static void
count_row (Column columns[MAX_COLUMNS], const GPtrArray *row)
{
  for (guint i = 0; i < MIN (row->len, MAX_COLUMNS); i++) {
    const char *text = row->pdata[i];

    if (is_number (text))
      columns[i].n_numbers++;
    else if (*text != '\0')
      columns[i].n_others++;
  }
}

/* Columns of numbers tell. Empty columns after the last that has something do not count. */
static Layout
find_layout (const GPtrArray *rows, CompetitorsTable table)
{
  Column columns[MAX_COLUMNS] = { 0 };
  guint n_columns = 0;
  guint n_numbers = 0;

  if (table != COMPETITORS_HAZARDS)
    return TEXTS;
  for (guint i = 0; i < rows->len; i++)
    count_row (columns, rows->pdata[i]);
  for (guint i = 0; i < MAX_COLUMNS; i++) {
    n_numbers += columns[i].n_numbers > 0 && columns[i].n_others == 0;
    if (columns[i].n_numbers > 0 || columns[i].n_others > 0)
      n_columns = i + 1;
  }
  if (n_numbers == 0)
    return TEXTS;
  return n_numbers == n_columns ? SAVES : PAIRS;
}

static gboolean
paste_text (const Paste *self, const CompetitorsPlace *place, const char *text, GError **error)
{
  CompetitorsCell cell = { .text = *text != '\0' ? text : NULL };

  if (g_strcmp0 (ts_table_set_cell (self->set, place)->text, cell.text) == 0)
    return TRUE;
  return ts_table_set_put (self->set, place, &cell, error);
}

static gboolean
paste_save (const Paste *self, const CompetitorsPlace *place, const char *text, GError **error)
{
  CompetitorsCell cell = *ts_table_set_cell (self->set, place);
  gint64 save = 0;

  if (*text != '\0' &&
      (!is_number (text) || (save = g_ascii_strtoll (text, NULL, 10)) < 1 || save > COMPETITORS_SAVE_MAX)) {
    g_set_error (error, TS_ERROR, TS_ERROR_RANGE, _ ("This should be a save number, 1 to %d."),
                 COMPETITORS_SAVE_MAX);
    return FALSE;
  }
  if (save != 0 && cell.text == NULL) {
    g_set_error_literal (error, TS_ERROR, TS_ERROR_RANGE, _ ("This save number has no text."));
    return FALSE;
  }
  cell.save = (int) save;
  return ts_table_set_put (self->set, place, &cell, error);
}

static gboolean
paste_cell (const Paste *self, guint row, guint column, const char *text, GError **error)
{
  guint step = self->layout == PAIRS ? column / 2 : column;
  gboolean saves = self->layout == SAVES || (self->layout == PAIRS && column % 2 == 1);
  CompetitorsPlace place = *self->from;

  if (row > (guint) (COMPETITORS_FACES - place.face) ||
      step >= (guint) (COMPETITORS_CONTINENTS - place.continent)) {
    if (*text == '\0')
      return TRUE; /* whole columns of a spreadsheet go on for ever */
    g_set_error (error, TS_ERROR, TS_ERROR_RANGE,
                 _ ("This lies outside of the table, which has %d continents and %d faces."),
                 COMPETITORS_CONTINENTS, COMPETITORS_FACES);
    return FALSE;
  }
  place.continent += (int) step;
  place.face += (int) row;
  return saves ? paste_save (self, &place, text, error) : paste_text (self, &place, text, error);
}

/* A save number stands right of its text, so going from left to right has the text there already. */
static gboolean
paste_rows (const Paste *self, const GPtrArray *rows, GError **error)
{
  for (guint i = 0; i < rows->len; i++) {
    const GPtrArray *row = rows->pdata[i];

    for (guint column = 0; column < row->len; column++)
      if (!paste_cell (self, i, column, row->pdata[column], error)) {
        ts_spreadsheet_prefix (error, i, column);
        return FALSE;
      }
  }
  return TRUE;
}

gboolean
ts_table_set_paste (
    CompetitorsTableSet *self, const CompetitorsPlace *place, const char *text, gsize length, GError **error)
{
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (CompetitorsTableSet) copy = NULL;
  Paste paste = { .from = place };

  if (length > COMPETITORS_SET_BYTES) {
    g_set_error (error, TS_ERROR, TS_ERROR_SYNTAX, _ ("That is too much to paste; %d KiB is the most."),
                 COMPETITORS_SET_BYTES / 1024);
    return FALSE;
  }
  rows = ts_spreadsheet_read (text, length, error);
  if (rows == NULL)
    return FALSE;
  if (rows->len == 0) {
    g_set_error_literal (error, TS_ERROR, TS_ERROR_SYNTAX,
                         _ ("There is nothing to paste. Copy some cells of a spreadsheet first."));
    return FALSE;
  }
  paste.layout = find_layout (rows, place->table);
  paste.set = copy = ts_table_set_copy (self);
  if (!paste_rows (&paste, rows, error))
    return FALSE;
  for (int i = 0; i < COMPETITORS_CELLS; i++) {
    CompetitorsCell cell = self->cells[i];

    self->cells[i] = copy->cells[i];
    copy->cells[i] = cell; /* freed with the copy */
  }
  return TRUE;
}
