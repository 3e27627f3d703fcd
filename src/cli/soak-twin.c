#include "soak-twin.h"

#include "referee/describe.h"
#include "referee/every-game.h"
#include "referee/json.h"
#include "referee/moment.h"
#include "referee/movement.h"
#include "referee/random.h"
#include "referee/sight.h"
#include "referee/why.h"

#include <string.h>

#define TRIES   64 /* to find another secret that does the same */
#define LONGEST 30 /* lines; then another twin has its chance */
#define ONE_IN  6  /* secrets begins a twin */
#define AROUND  40 /* bytes of what is told to whoever writes the game */

void
ts_soak_twin_clear (TsSoakTwin *self)
{
  g_clear_pointer (&self->session, ts_session_unref);
}

/* --- all that somebody gets --- */

static void
add_texts (GString *all, GPtrArray *texts)
{
  for (guint i = 0; i < texts->len; i++)
    g_string_append_printf (all, "%s\n", (const char *) texts->pdata[i]);
  g_ptr_array_set_size (texts, 0);
}

static void
add_why (const TsView *view, int seat, GString *all)
{
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (TsLine));

  view->game->tally (view, seat, lines);
  for (guint i = 0; i < lines->len; i++) {
    g_auto (TsWhyLine) why = { 0 };

    ts_why_line (view, seat, g_array_index (lines, TsLine, i).id, &why);
    add_texts (all, why.facts);
  }
}

static void
add_facts (const TsView *view, int seat, GString *all)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (const TsFact *fact = view->game->facts; fact != NULL && fact->id != NULL; fact++)
    fact->tell (view, seat, texts);
  add_texts (all, texts);
}

/* What lies on the table is seen by all. */
static void
add_spots (const TsView *view, GString *all)
{
  g_autoptr (GArray) spots = ts_spots_new (view);

  for (guint i = 0; i < spots->len; i++) {
    const TsSpot *spot = &g_array_index (spots, TsSpot, i);

    g_string_append_printf (all, "%d %d %d %s %s %d\n", spot->thing, spot->seat, spot->place, spot->where,
                            spot->name, spot->count);
  }
}

/* (transfer full) */
static char *
tell_all (const TsSession *session, int viewer)
{
  TsView view = ts_session_view (session);
  g_auto (TsSight) sight = ts_sight_of (&view, viewer);
  GString *all = g_string_new (NULL);
  g_autofree char *state = ts_describe_state (session, viewer);
  g_autofree char *said = ts_session_tell_newest (session);
  g_autofree char *then = ts_view_then (&sight.view);
  g_autofree char *heading = ts_session_heading (session, ts_session_n_records (session));

  g_string_append_printf (all, "%s\n%s\n%s\n%s\n", state, said, then, heading);
  for (int seat = TS_NOBODY; seat < ts_view_state (&view)->n_seats; seat++) {
    if (seat != TS_NOBODY)
      add_why (&sight.view, seat, all);
    add_facts (&sight.view, seat, all);
  }
  add_spots (&view, all);
  return g_string_free_and_steal (all);
}

/* --- comparing --- */

static gboolean
refuse_difference (const char *told, const char *other, int viewer, int owner, GError **error)
{
  gsize at = 0;

  while (told[at] == other[at])
    at++;
  at -= MIN (at, AROUND);
  return ts_broken (error, "seat %d sees a secret of seat %d: “%.*s”, “%.*s”", viewer, owner, 2 * AROUND,
                    told + at, 2 * AROUND, other + at);
}

static gboolean
check_viewer (const TsSoakTwin *self, const TsSession *session, int viewer, GError **error)
{
  g_autofree char *told = tell_all (session, viewer);
  g_autofree char *other = tell_all (self->session, viewer);

  return viewer == self->owner || g_str_equal (told, other) ||
         refuse_difference (told, other, viewer, self->owner, error);
}

static gboolean
check_viewers (const TsSoakTwin *self, const TsSession *session, GError **error)
{
  int n_seats = (int) ts_session_header (session)->n_players;

  for (int viewer = TS_NOBODY; viewer < n_seats; viewer++)
    if (!check_viewer (self, session, viewer, error))
      return FALSE;
  return TRUE;
}

/* What happens to counters is seen by all: the play has told something then. */
static gboolean
did_same (const TsSession *session, const TsSession *other)
{
  TsOutcome a = ts_session_outcome (session);
  TsOutcome b = ts_session_outcome (other);

  if (a.n_effects != b.n_effects)
    return FALSE;
  for (guint i = 0; i < a.n_effects; i++)
    if (a.effects[i].seat != b.effects[i].seat || a.effects[i].counter != b.effects[i].counter ||
        a.effects[i].by != b.effects[i].by)
      return FALSE;
  return TRUE;
}

/* --- another secret --- */

static gboolean
says_secret (const TsVerb *verb)
{
  for (const TsField *arg = verb->args; arg != NULL && arg->id != NULL; arg++)
    if (arg->secret)
      return TRUE;
  return FALSE;
}

/* The line with the secrets of another one in the place of its own. (transfer full) */
static char *
change_secrets (const TsVerb *verb, const char *line, const char *other)
{
  g_autoptr (JsonObject) object = ts_json_read (line, strlen (line), NULL);
  g_autoptr (JsonObject) from = ts_json_read (other, strlen (other), NULL);

  for (const TsField *arg = verb->args; arg->id != NULL; arg++) {
    if (!arg->secret)
      continue;
    json_object_remove_member (object, arg->id);
    if (json_object_has_member (from, arg->id))
      json_object_set_member (object, arg->id, json_object_dup_member (from, arg->id));
  }
  return ts_json_write (object);
}

/* Says at the twin, which stands before it, what the newest entry says, but for the secret; FALSE if it does
 * something else then. */
static gboolean
say_otherwise (TsSession *twin, GRand *rand, const TsSession *session)
{
  guint newest = ts_session_n_records (session) - 1;
  const TsRecord *record = ts_session_record (session, newest);
  TsView before = ts_session_view (twin);
  g_autofree char *random = ts_random_entry (rand, &before, record->verb);
  g_autofree char *line = change_secrets (record->verb, ts_record_line (record), random);

  if (g_str_equal (line, ts_record_line (record)) || !ts_session_say (twin, line, strlen (line), NULL))
    return FALSE;
  if (did_same (session, twin))
    return TRUE;
  ts_session_say (twin, "{\"do\":\"undo\"}", strlen ("{\"do\":\"undo\"}"), NULL);
  return FALSE;
}

static gboolean
begin (TsSoakTwin *self, GRand *rand, const TsSession *session, GError **error)
{
  TsOutcome outcome = ts_session_outcome (session);
  guint n = ts_session_n_records (session);

  if (!ts_outcome_is_news (&outcome) || outcome.verb != outcome.record->verb || !says_secret (outcome.verb) ||
      g_rand_int_range (rand, 0, ONE_IN) > 0)
    return TRUE;
  self->session = ts_moment_new (session, n - 1);
  self->owner = outcome.record->who;
  self->begun = n;
  self->lines = 0;
  for (int i = 0; i < TRIES; i++)
    if (say_otherwise (self->session, rand, session))
      return check_viewers (self, session, error);
  ts_soak_twin_clear (self);
  return TRUE;
}

/* --- following --- */

/* Whether an entry may well be taken at one table and not at the other: the owner's own, what is about
 * secrets itself, such as drawing a card that is not in the deck, and what was said long ago. */
static gboolean
may_tell (const TsSoakTwin *self, const TsView *before, const GString *line)
{
  g_autoptr (JsonObject) object = ts_json_read (line->str, line->len, NULL);
  const char *verb = object != NULL ? json_object_get_string_member_with_default (object, "do", NULL) : NULL;
  int place = verb != NULL ? ts_game_verb (before->game, verb) : -1;

  if (g_strcmp0 (verb, ts_verb_amend.id) == 0)
    return TRUE;
  if (place < 0)
    return FALSE;
  return says_secret (&before->game->verbs[place]) ||
         json_object_get_int_member_with_default (object, "who", ts_view_state (before)->turn) == self->owner;
}

/* Whether it is no secret any more: the owner has shown it, or it counts at the end, and who looks on sees
 * another table. */
static gboolean
is_shown (const TsSoakTwin *self, const TsSession *session)
{
  TsOutcome outcome = ts_session_outcome (session);
  TsView view = ts_session_view (session);
  g_autofree char *state = NULL;
  g_autofree char *other = NULL;

  if (outcome.verb == &ts_verb_undo || (outcome.record->who != self->owner && !ts_view_is_over (&view)))
    return FALSE;
  state = ts_describe_state (session, TS_NOBODY);
  other = ts_describe_state (self->session, TS_NOBODY);
  return !g_str_equal (state, other);
}

/* One viewer a line is enough: the next one may look after the next. An amendment may make of what was said
 * the deed of another seat, whose secret it is then. */
static gboolean
compare_taken (TsSoakTwin *self, GRand *rand, const TsSession *session, GError **error)
{
  int viewer = g_rand_int_range (rand, TS_NOBODY, (int) ts_session_header (session)->n_players);
  gboolean ends = ++self->lines > LONGEST || ts_session_n_records (session) < self->begun;

  if (ts_session_outcome (session).record->amendment == NULL && did_same (session, self->session) &&
      !is_shown (self, session)) {
    if (!check_viewer (self, session, viewer, error))
      return FALSE;
    if (!ends)
      return TRUE;
  }
  ts_soak_twin_clear (self);
  return TRUE;
}

static gboolean
follow (TsSoakTwin *self,
        GRand *rand,
        const TsSession *session,
        const GString *line,
        const GError *refusal,
        GError **error)
{
  TsView before = ts_session_view (self->session);
  gboolean told = may_tell (self, &before, line);
  g_autoptr (GError) other = NULL;

  ts_session_say (self->session, line->str, line->len, &other);
  if (refusal == NULL && other == NULL)
    return compare_taken (self, rand, session, error);
  if (told) {
    if (refusal == NULL || other == NULL)
      ts_soak_twin_clear (self);
    return TRUE;
  }
  if (refusal == NULL || other == NULL)
    return ts_broken (error, "whether it is refused tells a secret of seat %d", self->owner);
  return g_str_equal (refusal->message, other->message) ||
         ts_broken (error, "a refusal tells a secret of seat %d: “%s”, “%s”", self->owner, refusal->message,
                    other->message);
}

gboolean
ts_soak_twin_follow (TsSoakTwin *self,
                     GRand *rand,
                     const TsSession *session,
                     const GString *line,
                     const GError *refusal,
                     GError **error)
{
  if (self->session != NULL)
    return follow (self, rand, session, line, refusal, error);
  return refusal != NULL || ts_session_header (session)->game->conceal == NULL ||
         begin (self, rand, session, error);
}
