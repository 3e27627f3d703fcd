#include "timeline.h"

#include "referee/every-game.h"

/* --- what is to be seen --- */

static gboolean
concerns (const TsRecord *record, int seat)
{
  for (guint i = 0; i < record->n_effects; i++)
    if (record->effects[i].seat == seat)
      return TRUE;
  return record->who == seat;
}

static gboolean
moves_money (const TsRecord *record, const TsGame *game)
{
  for (guint i = 0; i < record->n_effects; i++)
    if (game->counters[record->effects[i].counter].money)
      return TRUE;
  return FALSE;
}

static gboolean
is_wanted (const TsTimelineLine *line, int filter, const TsGame *game)
{
  const TsVerb *verb = line->record->verb;

  switch (filter) {
  case TS_TIMELINE_ALL:
    return TRUE;
  case TS_TIMELINE_MONEY:
    return line->is_in_force && moves_money (line->record, game);
  case TS_TIMELINE_CORRECTIONS:
    return !line->is_in_force || line->is_again || verb == &ts_verb_adjust || verb == &ts_verb_seat;
  default:
    return concerns (line->record, filter);
  }
}

/* --- building --- */

typedef struct {
  const TsSession *session;
  GArray *lines; /* of TsTimelineLine, the oldest first */
  int filter;
  GPtrArray *amends; /* of TsRecord, in force, the oldest first */
  guint amend, left; /* the next ones */
  const TsRecord *last_left;
} Builder;

static void
add (Builder *self, TsTimelineLine line)
{
  if (is_wanted (&line, self->filter, ts_session_header (self->session)->game))
    g_array_append_val (self->lines, line);
}

static gboolean
throws_dice (const TsVerb *verb)
{
  for (guint i = 0; verb->args != NULL && verb->args[i].id != NULL; i++)
    if (verb->args[i].type == TS_FIELD_DICE)
      return TRUE;
  return FALSE;
}

/* What was left when up to `until` entries had been said, which stands at `place`. */
static void
add_left (Builder *self, guint until, guint place)
{
  guint at;

  for (; self->left < ts_session_n_left (self->session); self->left++) {
    const TsRecord *record = ts_session_left (self->session, self->left, &at);

    if (at > until)
      break;
    if (self->last_left == NULL)
      self->last_left = record;
    add (self, (TsTimelineLine) { .record = record, .place = place, .is_left = TRUE });
  }
}

/* What stands before the entry at `place`: what was left, and which old entries were changed. */
static void
add_between (Builder *self, guint place)
{
  self->last_left = NULL;
  add_left (self, place, place);
  for (; self->amend < self->amends->len; self->amend++) {
    const TsRecord *record = self->amends->pdata[self->amend];

    if (record->amendment->n_after > place && place < ts_session_n_records (self->session))
      break;
    add (self, (TsTimelineLine) { .record = record, .place = place });
  }
}

/* What can be put back, with what was left among it. */
static void
add_taken_back (Builder *self, guint n)
{
  guint place = n;

  for (guint i = ts_session_n_taken_back (self->session); i-- > 0;) {
    const TsRecord *record = ts_session_taken_back (self->session, i);

    add_left (self, place, n);
    add (self, (TsTimelineLine) { .record = record, .place = n, .is_left = TRUE });
    place += record->amendment == NULL;
  }
  add_left (self, G_MAXUINT, n);
}

static void
add_entry (Builder *self, guint place)
{
  const TsRecord *record = ts_session_record (self->session, place);
  gboolean again = self->last_left != NULL && self->last_left->verb == record->verb &&
                   self->last_left->who == record->who && throws_dice (record->verb);

  add (self, (TsTimelineLine) { .record = record, .place = place, .is_in_force = TRUE, .is_again = again });
}

static GPtrArray *
find_amends (const TsSession *session)
{
  g_autoptr (GPtrArray) deeds = ts_session_deeds (session);
  GPtrArray *amends = g_ptr_array_new ();

  for (guint i = 0; i < deeds->len; i++)
    if (((TsRecord *) deeds->pdata[i])->amendment != NULL)
      g_ptr_array_add (amends, deeds->pdata[i]);
  return amends;
}

TsNewestFirst *
ts_timeline_new (const TsSession *session, int filter)
{
  g_autoptr (GPtrArray) amends = find_amends (session);
  Builder builder = { .session = session,
                      .lines = g_array_new (FALSE, FALSE, sizeof (TsTimelineLine)),
                      .filter = filter,
                      .amends = amends };
  guint n = ts_session_n_records (session);

  for (guint place = 0; place < n; place++) {
    add_between (&builder, place);
    add_entry (&builder, place);
  }
  add_between (&builder, n);
  add_taken_back (&builder, n);
  return ts_newest_first_new (builder.lines);
}

int
ts_timeline_find (TsNewestFirst *list, guint place)
{
  const GArray *lines = ts_newest_first_get_array (list);

  for (guint i = lines->len; i-- > 0;) {
    const TsTimelineLine *line = &g_array_index (lines, TsTimelineLine, i);

    if (line->is_in_force && line->place == place)
      return (int) (lines->len - 1 - i);
  }
  return -1;
}
