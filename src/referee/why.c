#include "why.h"

#include "config.h"
#include "number.h"

#include "language.h"
#include <string.h>

/* --- counters --- */

static void
add_causes (GArray *causes, int seat, guint counters, guint entry, const TsEffect *effects, guint n_effects)
{
  for (guint i = 0; i < n_effects; i++) {
    TsCause cause = {
      .entry = entry,
      .counter = effects[i].counter,
      .by = effects[i].by,
      .because = effects[i].because,
    };

    if (effects[i].seat == seat && (counters & TS_COUNTED (cause.counter)) != 0)
      g_array_append_val (causes, cause);
  }
}

/* The start goods, which a session keeps only in its state: they follow from the header. */
static void
add_start (GArray *causes, const TsSession *session, int seat, guint counters)
{
  const TsGame *const games[] = { ts_session_view (session).game, NULL };
  const char *line = ts_session_header_line (session);
  g_autoptr (TsSession) start = ts_session_read (games, line, strlen (line), NULL);
  TsOutcome outcome;

  g_assert (start != NULL);
  outcome = ts_session_outcome (start);
  add_causes (causes, seat, counters, 0, outcome.effects, outcome.n_effects);
}

GArray *
ts_why_counters (const TsSession *session, int seat, guint counters)
{
  GArray *causes = g_array_new (FALSE, FALSE, sizeof (TsCause));
  int values[TS_MAX_COUNTERS] = { 0 };

  add_start (causes, session, seat, counters);
  for (guint i = 0; i < ts_session_n_records (session); i++) {
    const TsRecord *record = ts_session_record (session, i);

    add_causes (causes, seat, counters, i + 1, record->effects, record->n_effects);
  }
  for (guint i = 0; i < causes->len; i++) {
    TsCause *cause = &g_array_index (causes, TsCause, i);

    cause->value = values[cause->counter] += cause->by;
  }
  return causes;
}

char *
ts_why_tell (const TsSession *session, const TsCause *cause)
{
  return cause->entry > 0 ? ts_session_tell (session, cause->entry - 1) : g_strdup (_ ("The game begins."));
}

/* --- lines of a tally --- */

/* Of the line as it is now: also one of no points, and before the end; or of the number beside them. */
static gboolean
find_line (const TsView *view, int seat, const char *id, TsWhyLine *why)
{
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (TsLine));

  view->game->tally (view, seat, lines);
  for (guint i = 0; i < lines->len; i++) {
    const TsLine *line = &g_array_index (lines, TsLine, i);

    if (strcmp (line->id, id) == 0) {
      why->label = line->label;
      why->points = line->points;
      return TRUE;
    }
  }
  if (g_strcmp0 (view->game->beside.id, id) != 0)
    return FALSE;
  why->label = _ (view->game->beside.label);
  why->points = view->game->beside.of (view, seat);
  return TRUE;
}

static void
add_counts (const TsView *view, int seat, guint counters, GPtrArray *facts)
{
  /* Translators: something that is counted, such as “Stars”, and how many there are */
  const char *so_far = _ ("Counted so far: %s %s.");
  /* Translators: the same at the end of the game */
  const char *over = _ ("Counted: %s %s.");

  for (int counter = 0; view->game->counters[counter].id != NULL; counter++)
    if ((counters & TS_COUNTED (counter)) != 0) {
      g_autofree char *number = ts_number_tell (ts_view_state (view)->counters[seat][counter]);

      g_ptr_array_add (facts, g_strdup_printf (ts_view_is_over (view) ? over : so_far,
                                               ts_view_counter_label (view, counter), number));
    }
}

/* A line without an explanation is counted from the counter of its id. */
static TsExplanation
find_explanation (const TsGame *game, const char *id)
{
  int counter = ts_game_counter (game, id);

  for (const TsExplanation *one = game->explanations; one != NULL && one->line != NULL; one++)
    if (strcmp (one->line, id) == 0)
      return *one;
  g_assert (counter >= 0);
  return (TsExplanation) { .line = id, .counters = TS_COUNTED (counter), .source = TS_TABLES_OWN };
}

gboolean
ts_why_line (const TsView *view, int seat, const char *id, TsWhyLine *why)
{
  TsExplanation explanation;

  *why = (TsWhyLine) { 0 };
  if (!find_line (view, seat, id, why))
    return FALSE;
  explanation = find_explanation (view->game, id);
  why->counters = explanation.counters;
  why->source = explanation.source;
  why->facts = g_ptr_array_new_with_free_func (g_free);
  if (explanation.tell != NULL)
    explanation.tell (view, seat, id, why->facts);
  else
    add_counts (view, seat, why->counters, why->facts);
  return TRUE;
}

char *
ts_why_line_tell (const TsWhyLine *why)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < why->facts->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", (const char *) why->facts->pdata[i]);
  return g_string_free_and_steal (text);
}

void
ts_why_line_clear (TsWhyLine *why)
{
  g_clear_pointer (&why->facts, g_ptr_array_unref);
}
