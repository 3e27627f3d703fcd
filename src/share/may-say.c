#include "may-say.h"

#include "config.h"
#include "referee/entry.h"
#include "referee/every-game.h"
#include "referee/json.h"
#include "referee/reminder.h"

#include "referee/language.h"

static gboolean
refuse_at_table (GError **error)
{
  return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("This is said at the table’s own screen."));
}

static gboolean
is_every_games (const TsSession *session, const TsVerb *verb)
{
  return ts_game_verb (ts_session_header (session)->game, verb->id) < 0;
}

/* Whether what `undo` would take back is the seat's: its phone said it, or it is what that seat did. */
static gboolean
is_newest_own (const TsSession *session, int seat)
{
  g_autoptr (GPtrArray) deeds = ts_session_deeds (session);
  const TsRecord *newest = deeds->len > 0 ? deeds->pdata[deeds->len - 1] : NULL;
  g_autoptr (TsEntry) entry = NULL;

  if (newest == NULL)
    return TRUE; /* there is nothing to take back, which the rules say better */
  entry = ts_record_read (newest, ts_session_header (session));
  if (entry->from != TS_NOBODY)
    return entry->from == seat;
  return entry->who == seat && !is_every_games (session, entry->verb);
}

static gboolean
check_every_games (const TsSession *session, const TsEntry *entry, int seat, GError **error)
{
  if (entry->verb == &ts_verb_remind || entry->verb == &ts_verb_reminded)
    return TRUE; /* the whole table's: nobody's in particular */
  if (entry->verb != &ts_verb_undo)
    return refuse_at_table (error);
  if (is_newest_own (session, seat))
    return TRUE;
  return ts_refuse (error, TS_ERROR_ILLEGAL,
                    _ ("What was done last is not yours to take back; the table’s own screen can."));
}

/* A `who` that is no seat is the rules' to refuse. */
static gboolean
check_who (const TsView *view, const TsEntry *entry, int seat, GError **error)
{
  int turn = ts_view_state (view)->turn;
  gboolean is_turns = entry->verb->who != TS_WHO_TABLE && entry->who == TS_NOBODY;
  int who = is_turns ? turn : entry->who;

  if (who == TS_NOBODY || who == seat || who < 0 || who >= (int) view->header->n_players)
    return TRUE;
  /* Translators: a player's name */
  return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("That is for %s to say."), ts_view_name (view, who));
}

static gboolean
check (const TsSession *session, const TsEntry *entry, int seat, GError **error)
{
  TsView view = ts_session_view (session);

  if (ts_view_is_over (&view) && !entry->verb->after)
    return TRUE; /* that comes first, and the rules say it */
  if (entry->from != TS_NOBODY && entry->from != seat)
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("This phone is another seat’s."));
  if (is_every_games (session, entry->verb))
    return check_every_games (session, entry, seat, error);
  return check_who (&view, entry, seat, error);
}

JsonObject *
ts_may_say (const TsSession *session, int seat, const char *line, gsize length, GError **error)
{
  const TsHeader *header = ts_session_header (session);
  g_autoptr (JsonObject) object = NULL;
  g_autoptr (TsEntry) entry = NULL;

  if (seat == TS_NOBODY) {
    ts_refuse (error, TS_ERROR_ILLEGAL, _ ("Who looks on says nothing; a seat’s own code is for that."));
    return NULL;
  }
  object = ts_json_read (line, length, error);
  if (object == NULL)
    return NULL;
  entry = ts_entry_read (header->game, header->rules, object, TRUE, error);
  if (entry == NULL || !check (session, entry, seat, error))
    return NULL;
  if (ts_fields_find (entry->verb->args, "from") < 0)
    json_object_set_int_member (object, "from", seat);
  return g_steal_pointer (&object);
}
