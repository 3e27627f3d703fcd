/* What is pasted lands on a copy of the set first, so that nothing is half pasted. */
#include "event-tables.h"

#include "config.h"
#include "event-effect.h"
#include "event-tables-heads.h"
#include "referee/error.h"
#include "spreadsheet.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_LINES (2 * COMPETITORS_FACES)

/* What the cells are. Beside the texts of hazards stand save numbers, and beside those of events what they
 * bring. */
typedef enum {
  TEXTS,   /* one for each continent and face */
  BESIDE,  /* the same, of what stands beside the texts */
  PAIRS,   /* a text, what stands beside it, the next continent's text … */
  STACKED, /* a text, what stands beside it, the next face's text …: only in a table on its side */
} Layout;

/* A table may lie on its side: a row for each continent, a column for each face. */
typedef struct {
  TsEventTables *set;
  const CompetitorsPlace *from;
  Layout layout;
  gboolean turned;
  EventTablesHeads heads;
} Paste;

static gboolean
is_number (const char *text)
{
  return *text != '\0' && strspn (text, "0123456789") == strlen (text);
}

/* Whether it can stand beside a text. */
static gboolean
is_beside (const char *text, CompetitorsTable table)
{
  CompetitorsCell cell = { 0 };

  return table == COMPETITORS_HAZARDS ? is_number (text) : ts_event_effect_read (text, &cell);
}

/* What stands in one row or column. */
typedef struct {
  guint n_beside;
  guint n_others;
} Line;

/* How many rows or columns there are, and how many of these have what stands beside texts and nothing else.
 * Empty ones after the last that has something do not count. */
typedef struct {
  guint n;
  guint n_beside;
} Lines;

static void
count_row (Line lines[MAX_LINES], const GPtrArray *row, guint index, gboolean by_rows, CompetitorsTable table)
{
  for (guint column = 0; column < row->len; column++) {
    const char *text = row->pdata[column];
    guint line = MIN (by_rows ? index : column, MAX_LINES - 1);

    if (is_beside (text, table))
      lines[line].n_beside++;
    else if (*text != '\0')
      lines[line].n_others++;
  }
}

static Lines
count_lines (const GPtrArray *rows, gboolean by_rows, CompetitorsTable table)
{
  Line lines[MAX_LINES] = { 0 };
  Lines count = { 0 };

  for (guint i = 0; i < rows->len; i++)
    count_row (lines, rows->pdata[i], i, by_rows, table);
  for (guint i = 0; i < MAX_LINES; i++) {
    count.n_beside += lines[i].n_beside > 0 && lines[i].n_others == 0;
    if (lines[i].n_beside > 0 || lines[i].n_others > 0)
      count.n = i + 1;
  }
  return count;
}

/* Lines of what stands beside texts tell. */
static Layout
find_layout (const GPtrArray *rows, CompetitorsTable table, gboolean turned)
{
  Lines continents = count_lines (rows, turned, table);

  if (continents.n_beside > 0)
    return continents.n_beside == continents.n ? BESIDE : PAIRS;
  return turned && count_lines (rows, FALSE, table).n_beside > 0 ? STACKED : TEXTS;
}

/* So many lines, of which each has one, or two of them have one together. */
static guint
count_steps (guint lines, gboolean in_pairs)
{
  return in_pairs ? (lines + 1) / 2 : lines;
}

/* Whether the table lies on its side: its headings say so, or it has more columns than there are continents,
 * wherever it would begin, and fits if rows and columns change places. */
static gboolean
is_turned (const GPtrArray *rows, const CompetitorsPlace *place, const EventTablesHeads *heads)
{
  Layout layout = find_layout (rows, place->table, FALSE);
  Layout turned = find_layout (rows, place->table, TRUE);
  guint n_rows = count_lines (rows, TRUE, place->table).n;
  guint n_columns = count_lines (rows, FALSE, place->table).n;

  if (heads->named_above || heads->named_left)
    return heads->named_left;
  return count_steps (n_columns, layout == PAIRS) > COMPETITORS_CONTINENTS &&
         count_steps (n_columns, turned == STACKED) <= (guint) (COMPETITORS_FACES - place->face + 1) &&
         count_steps (n_rows, turned == PAIRS) <= (guint) (COMPETITORS_CONTINENTS - place->continent);
}

static gboolean
paste_text (const Paste *self, const CompetitorsPlace *place, const char *text, GError **error)
{
  CompetitorsCell cell = { .text = *text != '\0' ? text : NULL };

  if (g_strcmp0 (ts_event_tables_cell (self->set, place)->text, cell.text) == 0)
    return TRUE;
  return ts_event_tables_put (self->set, place, &cell, error);
}

static gboolean
paste_save (const Paste *self, const CompetitorsPlace *place, const char *text, GError **error)
{
  CompetitorsCell cell = *ts_event_tables_cell (self->set, place);
  gint64 save = 0;

  if (*text != '\0' &&
      (!is_number (text) || (save = g_ascii_strtoll (text, NULL, 10)) < 1 || save > COMPETITORS_SAVE_MAX))
    return ts_refuse (error, TS_ERROR_RANGE, _ ("This should be a save number, 1 to %d."),
                      COMPETITORS_SAVE_MAX);
  if (save != 0 && cell.text == NULL)
    return ts_refuse (error, TS_ERROR_RANGE, _ ("This save number has no text."));
  cell.save = (int) save;
  return ts_event_tables_put (self->set, place, &cell, error);
}

static gboolean
paste_effect (const Paste *self, const CompetitorsPlace *place, const char *text, GError **error)
{
  CompetitorsCell cell = { .text = ts_event_tables_cell (self->set, place)->text };

  if (*text != '\0' && !ts_event_effect_read (text, &cell))
    return ts_refuse (error, TS_ERROR_RANGE,
                      _ ("This should be what the event brings, such as “-500”, “+1 P” or “stop”."));
  if (*text != '\0' && cell.text == NULL)
    return ts_refuse (error, TS_ERROR_RANGE, _ ("What the event brings has no text beside it."));
  return ts_event_tables_put (self->set, place, &cell, error);
}

/* --- where it lands --- */

/* A heading that names another continent, or another face, than the one it came to. */
static gboolean
check_head (const CompetitorsPlace *place, const char *head, gboolean of_continents, GError **error)
{
  int continent = ts_event_tables_named_continent (head);
  int face = ts_event_tables_named_face (head);

  if (of_continents && continent >= 0 && continent != place->continent)
    return ts_refuse (
        error, TS_ERROR_RANGE,
        /* Translators: two continents */
        _ ("The heading says %s, but the cells would go to %s. Choose the cell where they begin."),
        _ (ts_competitors_continents[continent].label),
        _ (ts_competitors_continents[place->continent].label));
  if (!of_continents && face > 0 && face != place->face)
    return ts_refuse (
        error, TS_ERROR_RANGE,
        /* Translators: faces of a die */
        _ ("The heading says %d, but the cells would go to face %d. Choose the cell where they begin."), face,
        place->face);
  return TRUE;
}

static gboolean
check_line_head (const Paste *self, const CompetitorsPlace *place, guint row, guint column, GError **error)
{
  const GPtrArray *top = self->heads.top, *left = self->heads.left;

  if (top != NULL && column < top->len && !check_head (place, top->pdata[column], !self->turned, error))
    return FALSE;
  return left == NULL || row >= left->len || check_head (place, left->pdata[row], self->turned, error);
}

static gboolean
paste_cell (const Paste *self, guint row, guint column, const char *text, GError **error)
{
  guint continent = self->turned ? row : column;
  guint face = self->turned ? column : row;
  gboolean beside = self->layout == BESIDE || (self->layout == PAIRS && continent % 2 == 1) ||
                    (self->layout == STACKED && face % 2 == 1);
  CompetitorsPlace place = *self->from;

  continent /= self->layout == PAIRS ? 2 : 1;
  face /= self->layout == STACKED ? 2 : 1;
  if (face > (guint) (COMPETITORS_FACES - place.face) ||
      continent >= (guint) (COMPETITORS_CONTINENTS - place.continent)) {
    if (*text == '\0')
      return TRUE; /* whole columns of a spreadsheet go on for ever */
    return ts_refuse (error, TS_ERROR_RANGE,
                      _ ("This lies outside of the table, which has %d continents and %d faces."),
                      COMPETITORS_CONTINENTS, COMPETITORS_FACES);
  }
  place.continent += (int) continent;
  place.face += (int) face;
  if (!check_line_head (self, &place, row, column, error))
    return FALSE;
  if (!beside)
    return paste_text (self, &place, text, error);
  return place.table == COMPETITORS_HAZARDS ? paste_save (self, &place, text, error)
                                            : paste_effect (self, &place, text, error);
}

/* What stands beside a text is right of it or below it, so the text is there already. */
static gboolean
paste_rows (const Paste *self, const GPtrArray *rows, GError **error)
{
  for (guint i = 0; i < rows->len; i++) {
    const GPtrArray *row = rows->pdata[i];

    for (guint column = 0; column < row->len; column++)
      if (!paste_cell (self, i, column, row->pdata[column], error)) {
        ts_spreadsheet_prefix (error, i + (self->heads.top != NULL), column + (self->heads.left != NULL));
        return FALSE;
      }
  }
  return TRUE;
}

gboolean
ts_event_tables_paste (
    TsEventTables *self, const CompetitorsPlace *place, const char *text, gsize length, GError **error)
{
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (TsEventTables) copy = NULL;
  g_auto (EventTablesHeads) heads = { 0 };
  Paste paste = { .from = place };
  TsEventTables before;

  if (length > COMPETITORS_FILE_BYTES)
    return ts_refuse (error, TS_ERROR_SYNTAX, _ ("That is too much to paste; %d KiB is the most."),
                      COMPETITORS_FILE_BYTES / 1024);
  rows = ts_spreadsheet_read (text, length, error);
  if (rows == NULL)
    return FALSE;
  if (rows->len == 0)
    return ts_refuse (error, TS_ERROR_SYNTAX,
                      _ ("There is nothing to paste. Copy some cells of a spreadsheet first."));
  heads = ts_event_tables_take_heads (rows, place->table);
  paste.heads = heads;
  paste.turned = is_turned (rows, place, &heads);
  paste.layout = find_layout (rows, place->table, paste.turned);
  paste.set = copy = ts_event_tables_copy (self);
  if (!paste_rows (&paste, rows, error))
    return FALSE;
  before = *self;
  *self = *copy;
  *copy = before; /* freed with the copy */
  return TRUE;
}

/* --- copying --- */

/* A text that begins with a quotation mark would be read as one that is quoted. */
static void
append_text (GString *line, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "\"", -1);
  g_autofree char *doubled = g_strjoinv ("\"\"", parts);

  g_string_append_printf (line, *text == '"' ? "\"%s\"" : "%s", *text == '"' ? doubled : text);
}

/* (transfer full) */
static char *
tell_beside (const CompetitorsCell *cell)
{
  return cell->save != 0 ? g_strdup_printf ("%d", cell->save) : ts_event_effect_write (cell);
}

char *
ts_event_tables_copy_cells (const TsEventTables *self, const CompetitorsPlace *place, int faces)
{
  const CompetitorsCell *cells = ts_event_tables_cell (self, place);
  GString *lines = g_string_new (NULL);
  gboolean any = FALSE;

  g_assert (place->face - 1 + faces <= COMPETITORS_FACES);
  for (int i = 0; i < faces; i++) {
    g_autofree char *beside = tell_beside (&cells[i]);

    any |= *beside != '\0';
  }
  for (int i = 0; i < faces; i++) {
    g_autofree char *beside = tell_beside (&cells[i]);

    if (cells[i].text != NULL)
      append_text (lines, cells[i].text);
    g_string_append_printf (lines, "%s%s\n", any ? "\t" : "", beside);
  }
  return g_string_free_and_steal (lines);
}
