#include "telling.h"

#include "referee/describe.h"
#include "referee/json.h"

gboolean
ts_read_hello (const char *line, gsize length, char **token, char **lang)
{
  g_autoptr (JsonObject) hello = ts_json_read (line, length, NULL);
  const char *said_token = NULL, *said_lang = NULL;

  *token = *lang = NULL;
  if (hello == NULL || !ts_json_look_for_text (hello, "token", &said_token, NULL) || said_token == NULL ||
      !ts_json_look_for_text (hello, "lang", &said_lang, NULL))
    return FALSE;
  *token = g_strdup (said_token);
  *lang = g_strdup (said_lang);
  return TRUE;
}

char *
ts_tell_welcome (const TsSession *session, TsPhone *phone)
{
  GString *json = g_string_new (NULL);
  g_autofree char *game = ts_describe_game (ts_session_header (session)->game);
  int seat = ts_phone_get_seat (phone);
  g_autofree char *state = ts_describe_state (session, seat);

  ts_json_begin_object (json, NULL);
  ts_json_add_boolean (json, "ok", TRUE);
  ts_json_add_int_or_null (json, "seat", seat, seat != TS_NOBODY);
  ts_json_add_json (json, "game", game);
  ts_json_add_json (json, "state", state);
  ts_json_end_object (json);
  return g_string_free_and_steal (json);
}

char *
ts_tell_answer (const TsSession *session, TsPhone *phone, const GError *error)
{
  return ts_describe_answer (session, ts_phone_get_seat (phone), error);
}

char *
ts_tell_said (const TsSession *session, TsPhone *phone)
{
  GString *json = g_string_new (NULL);
  g_autofree char *said = ts_session_tell_newest (session);
  g_autofree char *state = ts_describe_state (session, ts_phone_get_seat (phone));
  int who = ts_session_outcome (session).record->who;

  ts_json_begin_object (json, NULL);
  ts_json_add_text (json, "said", said);
  ts_json_add_int_or_null (json, "who", who, who != TS_NOBODY);
  ts_json_add_json (json, "state", state);
  ts_json_end_object (json);
  return g_string_free_and_steal (json);
}
