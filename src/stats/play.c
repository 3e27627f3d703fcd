#include "play.h"

#include "config.h"
#include "referee/entry.h"

#include <glib/gi18n-lib.h>

void
ts_play_free (TsPlay *self)
{
  for (guint seat = 0; seat < self->n_seats; seat++) {
    g_free (self->seats[seat].name);
    g_array_unref (self->seats[seat].dice);
  }
  g_array_unref (self->points);
  g_free (self->kind);
  g_free (self->title);
  g_free (self->id);
  g_free (self);
}

gboolean
ts_play_is_like (const TsPlay *self, const TsPlay *other)
{
  return self->game == other->game && g_strcmp0 (self->kind, other->kind) == 0;
}

guint
ts_play_n_rounds (const TsPlay *self)
{
  return self->points->len / self->n_seats;
}

int
ts_play_points (const TsPlay *self, guint round, guint seat)
{
  g_assert (round < ts_play_n_rounds (self) && seat < self->n_seats);
  return g_array_index (self->points, int, round * self->n_seats + seat);
}

gint64
ts_play_read_time (const char *text)
{
  g_autoptr (GDateTime) time = text != NULL ? g_date_time_new_from_iso8601 (text, NULL) : NULL;

  return time != NULL ? g_date_time_to_unix (time) : TS_PLAY_NO_TIME;
}

/* --- dice --- */

void
ts_dice_thrown_add (GArray *dice, int sides, gint64 n, gint64 sum)
{
  TsDiceThrown thrown = { sides, n, sum };
  guint i = 0;

  while (i < dice->len && g_array_index (dice, TsDiceThrown, i).sides < sides)
    i++;
  if (i < dice->len && g_array_index (dice, TsDiceThrown, i).sides == sides) {
    g_array_index (dice, TsDiceThrown, i).n += n;
    g_array_index (dice, TsDiceThrown, i).sum += sum;
  } else {
    g_array_insert_val (dice, i, thrown);
  }
}

/* Dice that nobody alone has thrown are nobody's luck. */
static void
add_dice (TsPlay *self, int who, const TsEntry *entry, const TsHeader *header)
{
  const TsField *args = entry->verb->args;

  for (guint arg = 0; who != TS_NOBODY && args != NULL && args[arg].id != NULL; arg++) {
    const TsValue *value = &entry->values[arg];
    TsField field;

    if (args[arg].type != TS_FIELD_DICE || !value->given)
      continue;
    field = ts_entry_field (entry, header, arg);
    for (guint i = 0; i < value->n; i++)
      ts_dice_thrown_add (self->seats[who].dice, ts_field_sides (&field, i), 1, value->numbers[i]);
  }
}

/* --- going through --- */

typedef struct {
  TsPlay *play;
  const TsSession *session;
  gint64 now; /* the newest time that was said */
} Walk;

/* A time that goes back, as where a clock was set, is no time of play either. */
static void
go_on (Walk *walk, gint64 time)
{
  TsPlay *play = walk->play;
  gint64 passed;

  if (time == TS_PLAY_NO_TIME)
    return;
  if (play->began == TS_PLAY_NO_TIME)
    play->began = time;
  if (walk->now != TS_PLAY_NO_TIME) {
    passed = time - walk->now;
    play->seconds = MAX (play->seconds, 0) + (passed > 0 && passed < TS_PLAY_REST ? passed : 0);
  }
  walk->now = time;
}

static void
add_points (TsPlay *play, const TsView *view)
{
  for (int seat = 0; seat < (int) play->n_seats; seat++) {
    int score = view->game->score (view, seat);

    g_array_append_val (play->points, score);
  }
}

static gboolean
is_apart (const TsView *view)
{
  return view->game->phases[ts_view_state (view)->phase].apart;
}

static void
hear (const TsView *before, const TsView *after, guint i, gpointer data)
{
  Walk *walk = data;
  TsPlay *play = walk->play;
  g_autoptr (TsEntry) entry = ts_session_entry (walk->session, i);
  gboolean is_played = !ts_view_is_over (before);

  if (is_played)
    go_on (walk, ts_play_read_time (entry->at));
  if (is_played && !is_apart (before) && play->first == TS_NOBODY && ts_play_n_rounds (play) == 0)
    play->first = ts_view_state (before)->turn;
  if (!is_apart (before) && ts_view_state (before)->round != ts_view_state (after)->round)
    add_points (play, before);
  add_dice (play, ts_session_record (walk->session, i)->who, entry, after->header);
}

static void
take_seats (TsPlay *self, const TsView *view)
{
  TsStanding standings[TS_MAX_SEATS];

  ts_view_standings (view, standings);
  self->n_seats = (guint) ts_view_state (view)->n_seats;
  for (guint seat = 0; seat < self->n_seats; seat++) {
    TsPlaySeat *place = &self->seats[seat];

    place->name = g_strdup (view->header->players[seat].name);
    place->score = standings[seat].score;
    place->place = standings[seat].place;
    place->wins = self->over && standings[seat].wins;
    place->dice = g_array_new (FALSE, FALSE, sizeof (TsDiceThrown));
  }
}

char *
ts_play_tell_title (const TsHeader *header, char **kind)
{
  const char *title = _ (header->game->title);
  g_autofree char *words = NULL;
  g_autofree char *id = header->game->kind != NULL ? header->game->kind (header, &words) : NULL;
  /* Translators: the title of a game, and what is counted in it: “Any Game: Hearts” */
  char *told = id != NULL ? g_strdup_printf (_ ("%s: %s"), title, words) : g_strdup (title);

  if (kind != NULL)
    *kind = g_steal_pointer (&id);
  return told;
}

TsPlay *
ts_play_new (const TsSession *session)
{
  TsView view = ts_session_view (session);
  TsPlay *self = g_new0 (TsPlay, 1);
  Walk walk = { self, session, ts_play_read_time (view.header->created) };

  self->game = view.game;
  self->title = ts_play_tell_title (view.header, &self->kind);
  self->id = g_strdup (view.header->id);
  self->began = walk.now;
  self->seconds = TS_PLAY_NO_TIME;
  self->over = ts_view_is_over (&view);
  self->fewest_win = self->game->fewest_win != NULL && self->game->fewest_win (view.header);
  self->first = TS_NOBODY;
  self->points = g_array_new (FALSE, FALSE, sizeof (int));
  take_seats (self, &view);
  ts_session_walk (session, hear, &walk);
  self->newest = walk.now;
  add_points (self, &view);
  return self;
}
