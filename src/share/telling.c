#include "telling.h"

#include "config.h"
#include "for-page.h"
#include "page-words.h"
#include "referee/describe.h"
#include "referee/json.h"
#include "referee/language.h"

gboolean
ts_hello_read (TsHello *hello, const char *line, gsize length)
{
  g_autoptr (JsonObject) object = ts_json_read (line, length, NULL);
  JsonNode *page;

  *hello = (TsHello) { 0 };
  if (object == NULL || !ts_json_get_text (object, "token", &hello->token, NULL) ||
      !ts_json_get_text (object, "lang", &hello->lang, NULL) || hello->token == NULL) {
    ts_hello_clear (hello);
    return FALSE;
  }
  page = json_object_get_member (object, "page");
  hello->is_page =
      page != NULL && json_node_get_value_type (page) == G_TYPE_BOOLEAN && json_node_get_boolean (page);
  return TRUE;
}

void
ts_hello_clear (TsHello *hello)
{
  g_clear_pointer (&hello->token, g_free);
  g_clear_pointer (&hello->lang, g_free);
}

/* What this thread spoke before it spoke for a phone. */
typedef struct {
  const TsLanguage *before;
} Spoken;

static Spoken
speak_for (TsPhone *phone)
{
  return (Spoken) { ts_language_use (ts_phone_get_language (phone)) };
}

static void
speak_again (Spoken *spoken)
{
  ts_language_use (spoken->before);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Spoken, speak_again)

/* Our page is told more than the protocol has, in a member of its own. (transfer full) */
static char *
end (GString *json, const TsSession *session, TsPhone *phone)
{
  if (ts_phone_is_page (phone))
    ts_page_add (json, "page", session, ts_phone_get_seat (phone));
  ts_json_end_object (json);
  return g_string_free_and_steal (json);
}

char *
ts_tell_welcome (const TsSession *session, TsPhone *phone)
{
  g_auto (Spoken) spoken = speak_for (phone);
  GString *json = g_string_new (NULL);
  g_autofree char *game = ts_describe_game_with_titles (ts_session_header (session)->game);
  int seat = ts_phone_get_seat (phone);
  g_autofree char *state = ts_describe_state (session, seat);

  ts_json_begin_object (json, NULL);
  ts_json_add_boolean (json, "ok", TRUE);
  ts_json_add_int_or_null (json, "seat", seat, seat != TS_NOBODY);
  ts_json_add_json (json, "game", game);
  ts_json_add_json (json, "state", state);
  if (ts_phone_is_page (phone))
    ts_page_add_words (json, "words");
  return end (json, session, phone);
}

char *
ts_tell_answer (const TsSession *session, TsPhone *phone, const GError *error)
{
  g_auto (Spoken) spoken = speak_for (phone);
  g_autofree char *answer = ts_describe_answer (session, ts_phone_get_seat (phone), error);
  GString *json = g_string_new (answer);

  g_string_truncate (json, json->len - 1); /* it is open again */
  return end (json, session, phone);
}

char *
ts_tell_said (const TsSession *session, TsPhone *phone)
{
  g_auto (Spoken) spoken = speak_for (phone);
  GString *json = g_string_new (NULL);
  g_autofree char *said = ts_session_tell_outcome (session);
  g_autofree char *state = ts_describe_state (session, ts_phone_get_seat (phone));
  int who = ts_session_outcome (session).record->who;

  ts_json_begin_object (json, NULL);
  ts_json_add_text (json, "said", said);
  ts_json_add_int_or_null (json, "who", who, who != TS_NOBODY);
  ts_json_add_json (json, "state", state);
  return end (json, session, phone);
}
