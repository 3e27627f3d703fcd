/* The checks of what a set may hold stand here, once: for what is typed, pasted and read alike. */
#include "event-tables.h"

#include "config.h"
#include "referee/error.h"
#include "referee/text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- texts --- */

/* What a text of anybody may have, but not one that people give each other: a line's end of another kind, and
 * what cannot be shown everywhere. */
static gboolean
is_strange (gunichar letter)
{
  switch (g_unichar_type (letter)) {
  case G_UNICODE_LINE_SEPARATOR:
  case G_UNICODE_PARAGRAPH_SEPARATOR:
  case G_UNICODE_PRIVATE_USE:
  case G_UNICODE_SURROGATE:
    return TRUE;
  default:
    break;
  }
  return (letter >= 0xfff0 && letter <= 0xfffb) || letter == 0xfeff ||
         (letter >= 0xfdd0 && letter <= 0xfdef) || (letter & 0xfffe) == 0xfffe ||
         (letter >= 0xe0000 && letter <= 0xe007f);
}

/* One line of 1 … `max` characters, of which one at least can be seen. */
static gboolean
check_text (const char *text, glong max, GError **error)
{
  if (!g_utf8_validate (text, -1, NULL))
    return ts_refuse (error, TS_ERROR_SYNTAX, _ ("The text is not UTF-8 text."));
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    if (is_strange (g_utf8_get_char (c)))
      return ts_text_refuse_letter (g_utf8_get_char (c), error);
  if (!ts_text_check (text, FALSE, error))
    return FALSE;
  if (g_utf8_strlen (text, -1) > max)
    return ts_refuse (error, TS_ERROR_RANGE, _ ("The text is too long; %ld characters are the most."), max);
  return TRUE;
}

static gboolean
check_id (const char *id, GError **error)
{
  gsize length = strlen (id);

  if (length == 0 || length > COMPETITORS_ID_LENGTH ||
      strspn (id, "abcdefghijklmnopqrstuvwxyz0123456789-") != length || *id == '-')
    return ts_refuse (
        error, TS_ERROR_RANGE,
        _ ("The id of a table set has 1 to %d small letters, digits and dashes, and no dash at the "
           "beginning."),
        COMPETITORS_ID_LENGTH);
  if (g_str_equal (id, "house") || g_str_equal (id, "none"))
    return ts_refuse (
        error, TS_ERROR_RANGE,
        /* Translators: %s is an id, “house” or “none” */
        _ ("“%s” cannot be the id of a table set: it means something else. Choose another one."), id);
  return TRUE;
}

/* The shape of a tag of BCP 47: nothing here knows all languages. */
static gboolean
check_language (const char *language, GError **error)
{
  if (strlen (language) <= 35 && g_regex_match_simple ("^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$", language,
                                                       G_REGEX_DOLLAR_ENDONLY, G_REGEX_MATCH_DEFAULT))
    return TRUE;
  return ts_refuse (error, TS_ERROR_RANGE, _ ("The language should be a tag such as “it” or “pt-BR”."));
}

/* --- sets --- */

TsEventTables *
ts_event_tables_new (const char *id, const char *title, const char *language, GError **error)
{
  TsEventTables *self;

  if (!check_id (id, error) || !check_text (title, COMPETITORS_TITLE_LENGTH, error))
    return NULL;
  if (language != NULL && !check_language (language, error))
    return NULL;
  self = g_new0 (TsEventTables, 1);
  self->id = g_strdup (id);
  self->title = g_strdup (title);
  self->language = g_strdup (language);
  return self;
}

TsEventTables *
ts_event_tables_copy (const TsEventTables *self)
{
  TsEventTables *copy = g_memdup2 (self, sizeof *self);

  copy->id = g_strdup (self->id);
  copy->title = g_strdup (self->title);
  copy->language = g_strdup (self->language);
  for (int i = 0; i < COMPETITORS_CELLS; i++)
    copy->cells[i].text = g_strdup (self->cells[i].text);
  return copy;
}

void
ts_event_tables_free (TsEventTables *self)
{
  for (int i = 0; i < COMPETITORS_CELLS; i++)
    g_free ((char *) self->cells[i].text);
  g_free (self->id);
  g_free (self->title);
  g_free (self->language);
  g_free (self);
}

gboolean
ts_event_tables_rename (TsEventTables *self, const char *title, GError **error)
{
  char *copy;

  if (!check_text (title, COMPETITORS_TITLE_LENGTH, error))
    return FALSE;
  copy = g_strdup (title);
  g_free (self->title);
  self->title = copy;
  return TRUE;
}

/* --- cells --- */

void
ts_event_tables_prefix (GError **error, const CompetitorsPlace *place)
{
  g_autofree char *sentence = NULL;

  if (error == NULL || *error == NULL)
    return;
  sentence = (*error)->message;
  /* Translators: a table of events, a continent, the face of a die, and a sentence about what is wrong there
   */
  (*error)->message =
      g_strdup_printf (_ ("%s, %s, %d: %s"), _ (ts_competitors_tables[place->table].label),
                       _ (ts_competitors_continents[place->continent].label), place->face, sentence);
}

/* The cells of a set in the order of its file. */
static int
index_of (const CompetitorsPlace *place)
{
  g_assert (place->table < COMPETITORS_TABLES);
  g_assert (place->continent >= 0 && place->continent < COMPETITORS_CONTINENTS);
  g_assert (place->face >= 1 && place->face <= COMPETITORS_FACES);
  return ((int) place->table * COMPETITORS_CONTINENTS + place->continent) * COMPETITORS_FACES + place->face -
         1;
}

static CompetitorsPlace
place_at (int index)
{
  return (CompetitorsPlace) {
    .table = (CompetitorsTable) (index / (COMPETITORS_CONTINENTS * COMPETITORS_FACES)),
    .continent = index / COMPETITORS_FACES % COMPETITORS_CONTINENTS,
    .face = index % COMPETITORS_FACES + 1,
  };
}

const CompetitorsCell *
ts_event_tables_cell (const TsEventTables *self, const CompetitorsPlace *place)
{
  return &self->cells[index_of (place)];
}

static gboolean
check_effect (const CompetitorsCell *cell, GError **error)
{
  if (ABS ((gint64) cell->money) > COMPETITORS_EFFECT_MONEY)
    return ts_refuse (error, TS_ERROR_RANGE, _ ("The money can be %d at most, won or lost."),
                      COMPETITORS_EFFECT_MONEY);
  if (ABS ((gint64) cell->points) > COMPETITORS_EFFECT_POINTS)
    return ts_refuse (error, TS_ERROR_RANGE, _ ("The Victory Points can be %d at most, won or lost."),
                      COMPETITORS_EFFECT_POINTS);
  return TRUE;
}

static gboolean
check_cell (CompetitorsTable table, const CompetitorsCell *cell, GError **error)
{
  gboolean has_effect = cell->money != 0 || cell->points != 0 || cell->stops;

  if (cell->text == NULL) {
    if (cell->save == 0 && !has_effect)
      return TRUE;
    return ts_refuse (error, TS_ERROR_SYNTAX, _ ("There is no text; a cell without text has nothing else."));
  }
  if (!check_text (cell->text, COMPETITORS_TEXT_LENGTH, error))
    return FALSE;
  if (table == COMPETITORS_HAZARDS && has_effect)
    return ts_refuse (error, TS_ERROR_SYNTAX, _ ("A hazard has a save number and no effect."));
  if (table == COMPETITORS_EVENTS && cell->save != 0)
    return ts_refuse (error, TS_ERROR_SYNTAX, _ ("An event has an effect and no save number."));
  if (cell->save < 0 || cell->save > COMPETITORS_SAVE_MAX)
    return ts_refuse (error, TS_ERROR_RANGE, _ ("The save number must be 1 to %d."), COMPETITORS_SAVE_MAX);
  return check_effect (cell, error);
}

gboolean
ts_event_tables_check (const CompetitorsPlace *place, const CompetitorsCell *cell, GError **error)
{
  if (check_cell (place->table, cell, error))
    return TRUE;
  ts_event_tables_prefix (error, place);
  return FALSE;
}

gboolean
ts_event_tables_put (TsEventTables *self,
                     const CompetitorsPlace *place,
                     const CompetitorsCell *cell,
                     GError **error)
{
  CompetitorsCell *there = &self->cells[index_of (place)];
  CompetitorsCell put = *cell;

  if (!ts_event_tables_check (place, cell, error))
    return FALSE;
  put.text = g_strdup (cell->text); /* first, as `cell` may be the one that is there */
  put.stops = cell->stops != FALSE;
  g_free ((char *) there->text);
  *there = put;
  return TRUE;
}

void
ts_event_tables_fill (TsEventTables *self)
{
  for (int i = 0; i < COMPETITORS_CELLS; i++) {
    CompetitorsPlace place = place_at (i);

    if (self->cells[i].text != NULL)
      continue;
    self->cells[i] = place.table == COMPETITORS_HAZARDS
                         ? ts_competitors_hazards[place.continent][place.face - 1]
                         : ts_competitors_events[place.continent][place.face - 1];
    self->cells[i].text = g_strdup (_ (self->cells[i].text));
  }
}

gboolean
ts_competitors_event_cell_equal (const CompetitorsCell *one, const CompetitorsCell *other)
{
  return g_strcmp0 (one->text, other->text) == 0 && one->save == other->save && one->money == other->money &&
         one->points == other->points && !one->stops == !other->stops;
}

gboolean
ts_event_tables_differ (const TsEventTables *one, const TsEventTables *other, CompetitorsPlace *place)
{
  int i = 0;

  while (i < COMPETITORS_CELLS && ts_competitors_event_cell_equal (&one->cells[i], &other->cells[i]))
    i++;
  if (i < COMPETITORS_CELLS)
    *place = place_at (i);
  return i < COMPETITORS_CELLS;
}

/* --- what is filled --- */

static int
count (const CompetitorsCell *cells, int n_cells)
{
  int n = 0;

  for (int i = 0; i < n_cells; i++)
    n += cells[i].text != NULL;
  return n;
}

int
ts_event_tables_count (const TsEventTables *self, CompetitorsTable table, int continent)
{
  return count (ts_event_tables_cell (self, &(CompetitorsPlace) { table, continent, 1 }), COMPETITORS_FACES);
}

int
ts_event_tables_count_all (const TsEventTables *self)
{
  return count (self->cells, COMPETITORS_CELLS);
}

gboolean
ts_event_tables_next_empty (const TsEventTables *self, CompetitorsPlace *place)
{
  int from = index_of (place);

  for (int i = 1; i < COMPETITORS_CELLS; i++) {
    int index = (from + i) % COMPETITORS_CELLS;

    if (self->cells[index].text == NULL) {
      *place = place_at (index);
      return TRUE;
    }
  }
  return FALSE;
}
