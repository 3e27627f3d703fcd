/* telling.h — what phones are told, as JSON: docs/protocol.md, "Phones". */
#pragma once

#include "phone.h"
#include "referee/session.h"

G_BEGIN_DECLS

/* The first message of a phone: its token; its language, which may be left out; and whether it is our page,
 * which is told more than others. */
typedef struct {
  char *token;
  char *lang;
  gboolean is_page;
} TsHello;

/* FALSE if it says no token. */
gboolean ts_hello_read (TsHello *hello, const char *line, gsize length);
void ts_hello_clear (TsHello *hello);

/* What a phone is told when it has sat down; after what it has said itself, which was refused with that
 * error, or taken, NULL; and after what others have said. Each in the phone's language, and nothing in it
 * that the phone's seat may not see. (transfer full) */
char *ts_tell_welcome (const TsSession *session, TsPhone *phone);
char *ts_tell_answer (const TsSession *session, TsPhone *phone, const GError *error);
char *ts_tell_said (const TsSession *session, TsPhone *phone);

G_END_DECLS
