#include "event-tables-heads.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MOST (2 * COMPETITORS_FACES + 2) /* rows and columns of a table with all that stands beside it */

static gboolean
is_called (const char *text, const char *name)
{
  g_autofree char *one = g_utf8_casefold (text, -1);
  g_autofree char *other = g_utf8_casefold (name, -1);

  return strcmp (one, other) == 0;
}

int
ts_event_tables_named_continent (const char *head)
{
  for (int i = 0; i < COMPETITORS_CONTINENTS; i++) {
    const TsWord *word = &ts_competitors_continents[i];

    if (is_called (head, _ (word->label)) || is_called (head, word->label) || is_called (head, word->id))
      return i;
  }
  return -1;
}

int
ts_event_tables_named_face (const char *head)
{
  gint64 face;

  return g_ascii_string_to_signed (head, 10, 1, COMPETITORS_FACES, &face, NULL) ? (int) face : 0;
}

/* --- what stands in a line --- */

static const char *
cell_at (const GPtrArray *rows, guint row, guint column)
{
  const GPtrArray *cells = rows->pdata[row];

  return column < cells->len ? cells->pdata[column] : "";
}

/* The first row or column, from its second cell on, or with the first. (transfer full) */
static GPtrArray *
copy_line (const GPtrArray *rows, gboolean top, gboolean corner)
{
  GPtrArray *line = g_ptr_array_new_with_free_func (g_free);
  guint n = top ? ((const GPtrArray *) rows->pdata[0])->len : rows->len;

  for (guint i = corner; i < n; i++)
    g_ptr_array_add (line, g_strdup (top ? cell_at (rows, 0, i) : cell_at (rows, i, 0)));
  return line;
}

static gboolean
names_continent (const GPtrArray *line)
{
  for (guint i = 0; i < line->len; i++)
    if (ts_event_tables_named_continent (line->pdata[i]) >= 0)
      return TRUE;
  return FALSE;
}

/* How many faces it counts, one after the other, with nothing else but empty cells; 0: it is something else.
 */
static guint
count_faces (const GPtrArray *line)
{
  int before = 0;
  guint n = 0;

  for (guint i = 0; i < line->len; i++) {
    int face = ts_event_tables_named_face (line->pdata[i]);

    if (*(const char *) line->pdata[i] == '\0')
      continue;
    if (face == 0 || (n > 0 && face != before + 1))
      return 0;
    before = face;
    n++;
  }
  return n;
}

/* Whether numbers, and nothing else, stand below something that is no number. */
static gboolean
heads_numbers (const GPtrArray *rows, guint column)
{
  const char *head = cell_at (rows, 0, column);
  guint n = 0;

  if (*head == '\0' || ts_event_tables_named_face (head) != 0)
    return FALSE;
  for (guint row = 1; row < MIN (rows->len, MOST); row++) {
    const char *text = cell_at (rows, row, column);

    if (*text != '\0' && ts_event_tables_named_face (text) == 0)
      return FALSE;
    n += *text != '\0';
  }
  return n > 1;
}

static gboolean
heads_any_numbers (const GPtrArray *rows)
{
  for (guint column = 1; column < MIN (((const GPtrArray *) rows->pdata[0])->len, MOST); column++)
    if (heads_numbers (rows, column))
      return TRUE;
  return FALSE;
}

/* --- taking them out --- */

static void
take_column (GPtrArray *rows)
{
  for (guint i = 0; i < rows->len; i++)
    if (((GPtrArray *) rows->pdata[i])->len > 0)
      g_ptr_array_remove_index (rows->pdata[i], 0);
}

/* Faces are headings beside names of continents, or if they count further than save numbers go. */
static gboolean
are_faces (const GPtrArray *line, gboolean named)
{
  guint n = count_faces (line);

  return n > COMPETITORS_SAVE_MAX || (named && n > 0);
}

EventTablesHeads
ts_event_tables_take_heads (GPtrArray *rows, CompetitorsTable table)
{
  EventTablesHeads heads = { 0 };
  g_autoptr (GPtrArray) top = copy_line (rows, TRUE, FALSE);
  g_autoptr (GPtrArray) left = copy_line (rows, FALSE, FALSE);
  g_autoptr (GPtrArray) below = copy_line (rows, FALSE, TRUE);
  g_autoptr (GPtrArray) beside = copy_line (rows, TRUE, TRUE);
  gboolean has_top, has_left;

  if (rows->len < 2)
    return heads;
  heads.named_above = names_continent (top);
  heads.named_left = !heads.named_above && names_continent (below);
  has_left = beside->len > 0 && (heads.named_left || are_faces (below, heads.named_above));
  has_top = heads.named_above || are_faces (beside, heads.named_left) ||
            (table == COMPETITORS_HAZARDS && heads_any_numbers (rows));
  if (has_top)
    g_ptr_array_remove_index (rows, 0);
  if (has_left)
    take_column (rows);
  if (has_top)
    heads.top = has_left ? g_steal_pointer (&beside) : g_steal_pointer (&top);
  if (has_left)
    heads.left = has_top ? g_steal_pointer (&below) : g_steal_pointer (&left);
  return heads;
}

void
ts_event_tables_heads_clear (EventTablesHeads *self)
{
  g_clear_pointer (&self->top, g_ptr_array_unref);
  g_clear_pointer (&self->left, g_ptr_array_unref);
}
