#include "pack.h"

#include "config.h"
#include "referee/entry.h"
#include "referee/number.h"
#include "referee/sight.h"
#include "referee/spot-tell.h"
#include "referee/text.h"

#include <glib/gi18n-lib.h>

#define FEWEST 3    /* entries that are told, to remember what was going on */
#define MOST   20   /* of those of the turn, which all are told else */
#define NOTES  99   /* that are told */
#define REACH  9999 /* entries that are looked through for them */

static void
part_free (TsPackPart *part)
{
  g_free (part->title);
  g_ptr_array_unref (part->lines);
  g_free (part);
}

static TsPackPart *
part_new (char *title, gboolean hands)
{
  TsPackPart *part = g_new0 (TsPackPart, 1);

  part->title = title;
  part->lines = g_ptr_array_new_with_free_func (g_free);
  part->hands = hands;
  part->reader = TS_NOBODY;
  return part;
}

/* A part in which nothing is said is none. */
static void
take_part (GPtrArray *parts, TsPackPart *part)
{
  if (part->lines->len > 0)
    g_ptr_array_add (parts, part);
  else
    part_free (part);
}

/* Takes the line over; NULL: there is none. */
static void
add (TsPackPart *part, char *line)
{
  if (line != NULL)
    g_ptr_array_add (part->lines, ts_text_tell (line));
  g_free (line);
}

/* --- how the game stands --- */

static void
add_order (const TsView *view, TsPackPart *part)
{
  const TsState *state = view->state;
  g_autoptr (GString) names = g_string_new (NULL);

  for (int i = 0; i < state->n_order; i++)
    /* Translators: stands between names in a list */
    g_string_append_printf (names, "%s%s", i > 0 ? _ (", ") : "", ts_view_name (view, state->order[i]));
  if (state->n_order > 1)
    /* Translators: %s is a list of names */
    add (part, g_strdup_printf (_ ("The order: %s."), names->str));
}

/* Whether entry `i` was said in the turn that it is now: dice that lie there still are among them. */
static gboolean
is_of_this_turn (const TsSession *session, const TsView *now, guint i)
{
  g_autofree TsState *before = ts_session_state_before (session, i);

  return before->round == ts_view_state (now)->round && before->turn == ts_view_state (now)->turn;
}

static void
add_newest (const TsSession *session, const TsView *view, TsPackPart *part)
{
  guint n = ts_session_n_records (session);
  guint first = n - MIN (n, FEWEST);

  while (first > 0 && n - first < MOST && is_of_this_turn (session, view, first - 1))
    first--;
  for (guint i = first; i < n; i++) {
    g_autofree char *told = ts_session_tell (session, i);

    /* Translators: %s is what was done, as a sentence */
    add (part, g_strdup_printf (_ ("Done before: %s"), told));
  }
}

static TsPackPart *
tell_standing (const TsSession *session, const TsView *view)
{
  TsPackPart *part = part_new (ts_session_heading (session, ts_session_n_records (session)), FALSE);

  add (part, ts_view_prompt (view));
  add (part, ts_view_then (view));
  if (!ts_view_is_over (view))
    add_order (view, part);
  add_newest (session, view, part);
  return part;
}

/* --- what was agreed on --- */

/* Texts and words as a list. */
static char *
tell_list (const TsField *option, const TsValue *value)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < value->n; i++) {
    const char *text = value->texts != NULL ? value->texts[i] : _ (option->words[value->numbers[i]].label);

    /* Translators: stands between names in a list */
    g_string_append_printf (list, "%s%s", i > 0 ? _ (", ") : "", text);
  }
  return g_string_free_and_steal (g_steal_pointer (&list));
}

/* NULL: it needs no words, since it stands on the cards, or it was not agreed on. */
static char *
tell_option (const TsView *view, const TsField *option, const TsValue *value)
{
  g_autofree char *told = NULL;

  if (!value->given || option->printed)
    return NULL;
  if (option->type == TS_FIELD_BOOLEAN)
    return value->numbers[0] != 0 ? g_strdup (_ (option->label)) : NULL;
  if (option->type == TS_FIELD_TEXTS || option->type == TS_FIELD_WORDS)
    told = tell_list (option, value);
  else if (ts_entry_can_name (option))
    told = ts_entry_tell_value (option, value, view);
  if (told == NULL || *told == '\0')
    return NULL;
  /* Translators: what was agreed on before a game: what it is about, and what */
  return g_strdup_printf (_ ("%s: %s"), _ (option->label), told);
}

static TsPackPart *
tell_options (const TsView *view)
{
  TsPackPart *part = part_new (g_strdup (_ ("What was agreed")), FALSE);

  for (int i = 0; view->game->options != NULL && view->game->options[i].id != NULL; i++)
    add (part, tell_option (view, &view->game->options[i], &view->header->options[i]));
  return part;
}

/* --- what was noted --- */

static void
add_note (const TsSession *session, guint i, TsPackPart *part)
{
  g_autoptr (TsEntry) entry = ts_session_entry (session, i);
  g_autofree char *told = NULL;

  if (entry->note == NULL)
    return;
  told = ts_session_tell (session, i);
  /* Translators: a sentence of the history, and what somebody has written down with it, as in “Corrected for
   * Ann: Money +5. “Bo pays it back next week.”” */
  g_ptr_array_insert (part->lines, 0, g_strdup_printf (_ ("%s “%s”"), told, entry->note));
}

static void
add_reminders (const TsSession *session, TsPackPart *part)
{
  g_autoptr (GPtrArray) open = ts_session_find_reminders (session);
  TsView view = ts_session_view (session);

  for (guint i = 0; i < open->len && !ts_view_is_over (&view); i++)
    add (part, ts_reminder_tell (open->pdata[i], &view));
}

/* What was promised, or what a number stands for: the newest notes, of more entries than an evening has. Then
 * what is still to be remembered. */
static TsPackPart *
tell_notes (const TsSession *session)
{
  TsPackPart *part = part_new (g_strdup (_ ("What was noted")), FALSE);
  guint n = ts_session_n_records (session);

  for (guint i = n; i > n - MIN (n, REACH) && part->lines->len < NOTES; i--)
    add_note (session, i - 1, part);
  add_reminders (session, part);
  return part;
}

/* --- what lies there --- */

static char *
tell_money (const TsView *view, const TsSpot *spot)
{
  g_autofree char *sum =
      ts_thing_add_coins (ts_spot_thing (spot, view->game), ts_number_tell (spot->count), spot->count);

  /* Translators: what somebody has: what it is called, how much */
  return g_strdup_printf (_ ("%s: %s"), ts_view_counter_label (view, ts_spot_counter (spot, view->game)),
                          sum);
}

/* Numbers that are written down stand in the table of numbers; piles that nobody counts go without saying. */
static char *
tell_spot (const TsView *view, const TsSpot *spot, gboolean away)
{
  const TsPlace *place = ts_spot_place (spot, view->game);
  g_autofree char *told = NULL;

  if (ts_spot_is_money (spot, view->game))
    return tell_money (view, spot);
  if (ts_spot_thing (spot, view->game) == NULL || (place != NULL && place->uncounted))
    return NULL;
  told = ts_spot_tell (spot, view->game, !away);
  return ts_begin_with_capital (told);
}

static gboolean
is_of_table (const TsView *view, const TsSpot *spot)
{
  const TsPlace *place = ts_spot_place (spot, view->game);

  return place != NULL && place->of_table;
}

/* What lies on one pile is one spot, whoever put it there. */
static void
pile_up (const TsView *view, GArray *spots)
{
  for (guint i = 0; i < spots->len; i++) {
    TsSpot *pile = &g_array_index (spots, TsSpot, i);

    if (!is_of_table (view, pile))
      continue;
    pile->seat = TS_NOBODY;
    for (guint j = spots->len; j-- > i + 1;) {
      const TsSpot *other = &g_array_index (spots, TsSpot, j);

      if (other->thing != pile->thing || other->place != pile->place)
        continue;
      pile->count += other->count;
      g_array_remove_index (spots, j);
    }
  }
}

static void
add_facts (const TsView *view, int seat, GPtrArray *texts)
{
  for (const TsFact *fact = view->game->facts; fact != NULL && fact->id != NULL; fact++)
    fact->tell (view, seat, texts);
}

static int
compare_heights (gconstpointer spot, gconstpointer other)
{
  return ((const TsSpot *) spot)->height - ((const TsSpot *) other)->height;
}

static int
compare_depths (gconstpointer spot, gconstpointer other)
{
  return compare_heights (other, spot);
}

/* Of a seat, or TS_NOBODY. What lies on other things is put away before them, and laid out after them. */
static TsPackPart *
tell_place (const TsView *view, int seat, char *title, gboolean away)
{
  TsPackPart *part = part_new (title, TRUE);
  g_autoptr (GArray) spots = ts_spots_new (view);

  pile_up (view, spots);
  g_array_sort (spots, away ? compare_depths : compare_heights); /* which keeps the order of all else */
  if (seat != TS_NOBODY && !ts_view_is_in (view, seat) && !ts_view_is_over (view))
    /* Translators: %s is a player's name */
    add (part, g_strdup_printf (_ ("%s is out of the game."), ts_view_name (view, seat)));
  for (guint i = 0; i < spots->len; i++)
    if (g_array_index (spots, TsSpot, i).seat == seat)
      add (part, tell_spot (view, &g_array_index (spots, TsSpot, i), away));
  add_facts (view, seat, part->lines);
  return part;
}

/* --- what only one may know --- */

/* What a seat sees of all that is told, and the table does not. */
static TsPackPart *
tell_secrets (const TsView *table, const TsView *own, int reader)
{
  /* Translators: %s is a player's name */
  TsPackPart *part = part_new (g_strdup_printf (_ ("Only %s looks"), ts_view_name (table, reader)), FALSE);
  g_autoptr (GPtrArray) open = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) seen = g_ptr_array_new_with_free_func (g_free);

  part->reader = reader;
  for (int seat = TS_NOBODY; seat < ts_view_state (table)->n_seats; seat++) {
    add_facts (table, seat, open);
    add_facts (own, seat, seen);
  }
  for (guint i = 0; i < seen->len; i++)
    if (!g_ptr_array_find_with_equal_func (open, seen->pdata[i], g_str_equal, NULL))
      add (part, g_strdup (seen->pdata[i]));
  return part;
}

static void
take_secrets (GPtrArray *parts, const TsView *whole, const TsView *table)
{
  for (int seat = 0; seat < ts_view_state (whole)->n_seats; seat++) {
    g_auto (TsSight) own = ts_sight_of (whole, seat);

    take_part (parts, tell_secrets (table, &own.view, seat));
  }
}

/* --- how to go on --- */

static TsPackPart *
tell_way_on (const TsView *view, gboolean has_secrets)
{
  TsPackPart *part = part_new (g_strdup (_ ("To go on")), FALSE);
  g_autoptr (GString) verbs = g_string_new (NULL);

  for (const TsVerb *verb = view->game->verbs; verb->id != NULL; verb++)
    if (!ts_view_is_over (view) && ts_view_possible (view, verb))
      g_string_append_printf (verbs, "%s%s", verbs->len > 0 ? _ (", ") : "", _ (verb->label));
  if (verbs->len > 0)
    /* Translators: %s is a list of what can be done */
    add (part, g_strdup_printf (_ ("With pencil and paper: what can come next is %s."), verbs->str));
  if (has_secrets)
    add (part, g_strdup (_ ("What only one player may know stands apart, at the end.")));
  add (part,
       g_strdup (_ ("With Tableside: open the table again; it is as you left it, and “Lay Out” in its menu "
                    "ticks this list off.")));
  return part;
}

GPtrArray *
ts_pack_new (const TsSession *session, gboolean away)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func ((GDestroyNotify) part_free);
  GPtrArray *secrets = g_ptr_array_new_with_free_func ((GDestroyNotify) part_free);
  TsView whole = ts_session_view (session);
  g_auto (TsSight) table = ts_sight_of (&whole, TS_NOBODY);
  const TsView *view = &table.view;

  take_part (parts, tell_standing (session, view));
  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++)
    take_part (parts, tell_place (view, seat, g_strdup (ts_view_name (view, seat)), away));
  take_part (parts, tell_place (view, TS_NOBODY, g_strdup (_ ("On the table")), away));
  take_part (parts, tell_notes (session));
  take_part (parts, tell_options (view));
  take_secrets (secrets, &whole, view);
  take_part (parts, tell_way_on (view, secrets->len > 0));
  g_ptr_array_extend_and_steal (parts, secrets);
  return parts;
}

/* --- numbers --- */

static GPtrArray *
new_row (const char *label)
{
  GPtrArray *row = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (row, g_strdup (label));
  return row;
}

static GPtrArray *
tell_counter (const TsView *view, int counter)
{
  GPtrArray *row = new_row (ts_view_counter_label (view, counter));

  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++)
    g_ptr_array_add (row, ts_number_tell (ts_view_state (view)->counters[seat][counter]));
  return row;
}

GPtrArray *
ts_pack_numbers (const TsView *view)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  GPtrArray *names = new_row (_ ("Player"));

  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++)
    g_ptr_array_add (names, g_strdup (ts_view_name (view, seat)));
  g_ptr_array_add (rows, names);
  for (int counter = 0; view->game->counters[counter].id != NULL; counter++)
    if (ts_view_counter_in_play (view, counter))
      g_ptr_array_add (rows, tell_counter (view, counter));
  return rows;
}
