#include "sites.h"

#include "config.h"

#include "referee/language.h"
#include <string.h>

char *
ts_competitors_fold (const char *name)
{
  const char *end = name + strlen (name);
  g_autofree char *inner = NULL;

  while (*name != '\0' && g_unichar_isspace (g_utf8_get_char (name)))
    name = g_utf8_next_char (name);
  while (end > name && g_unichar_isspace (g_utf8_get_char (g_utf8_prev_char (end))))
    end = g_utf8_prev_char (end);
  inner = g_strndup (name, (gsize) (end - name));
  return g_utf8_casefold (inner, -1);
}

gboolean
ts_competitors_is_named (const TsStep *step, const char *name, GError **error)
{
  g_autofree char *folded = name != NULL ? ts_competitors_fold (name) : NULL;

  if (folded == NULL || *folded != '\0' || step->view.header->rules < 2)
    return TRUE;
  return ts_refuse (error, TS_ERROR_RANGE, _ ("Blanks alone name no State; say what it is called."));
}

gboolean
ts_competitors_same_state (const char *a, const char *b)
{
  g_autofree char *folded_a = ts_competitors_fold (a);
  g_autofree char *folded_b = ts_competitors_fold (b);

  return strcmp (folded_a, folded_b) == 0;
}

int
ts_competitors_n_branches (const Competitors *state, int seat)
{
  int n = 0;

  while (n < COMPETITORS_MAX_BRANCHES && state->branches[seat][n].there)
    n++;
  return n;
}

/* The seat's Branch that has that name, folded; or NULL. */
static const CompetitorsSite *
find_branch (const Competitors *state, int seat, const char *folded)
{
  for (int i = 0; i < ts_competitors_n_branches (state, seat); i++) {
    g_autofree char *name = ts_competitors_fold (state->branches[seat][i].state);

    if (strcmp (name, folded) == 0)
      return &state->branches[seat][i];
  }
  return NULL;
}

const CompetitorsSite *
ts_competitors_branch (const Competitors *state, int seat, const char *name)
{
  g_autofree char *folded = ts_competitors_fold (name);

  return find_branch (state, seat, folded);
}

const CompetitorsSite *
ts_competitors_site (const Competitors *state, int seat, const char *name)
{
  const CompetitorsSite *headquarters = &state->headquarters[seat];

  if (headquarters->there && ts_competitors_same_state (headquarters->state, name))
    return headquarters;
  return ts_competitors_branch (state, seat, name);
}

int
ts_competitors_owner (const Competitors *state, const char *name)
{
  for (int seat = 0; seat < state->base.n_seats; seat++)
    if (ts_competitors_site (state, seat, name) != NULL)
      return seat;
  return TS_NOBODY;
}

gboolean
ts_competitors_is_empty (const TsStep *step, const char *name, GError **error)
{
  int owner = ts_competitors_owner (step->view.state, name);

  if (owner == TS_NOBODY)
    return TRUE;
  return ts_refuse (error, TS_ERROR_ILLEGAL, /* Translators: a State's name, a player's name */
                    _ ("%s is the State of %s already; choose another one."), name,
                    ts_view_name (&step->view, owner));
}

/* --- changing --- */

void
ts_competitors_set_site (CompetitorsSite *site, const char *name, int continent)
{
  memset (site, 0, sizeof *site);
  site->there = TRUE;
  site->continent = continent;
  g_strlcpy (site->state, name, sizeof site->state);
}

void
ts_competitors_add_branch (Competitors *next, int seat, const char *name, int continent)
{
  int n = ts_competitors_n_branches (next, seat);

  g_assert (n < COMPETITORS_MAX_BRANCHES);
  ts_competitors_set_site (&next->branches[seat][n], name, continent);
}

int
ts_competitors_take_branch (Competitors *next, int seat, const char *name)
{
  CompetitorsSite *all = next->branches[seat];
  int i = (int) (ts_competitors_branch (next, seat, name) - all);
  int n = ts_competitors_n_branches (next, seat);
  int continent = all[i].continent;

  memmove (&all[i], &all[i + 1], (gsize) (n - i - 1) * sizeof *all);
  memset (&all[n - 1], 0, sizeof *all);
  return continent;
}

void
ts_competitors_keep_card (Competitors *next, int seat, const char *name)
{
  if (next->headquarters[seat].there && ts_competitors_same_state (next->headquarters[seat].state, name))
    next->headquarters[seat].cards++;
  else
    next->branches[seat][ts_competitors_branch (next, seat, name) - next->branches[seat]].cards++;
}
