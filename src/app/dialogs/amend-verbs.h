/* amend-verbs.h — what might have been said in the place of an old entry, where that was something else. */
#pragma once

#include "referee/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The game's other verbs that were possible when the entry in force at that place was said, of TsVerb; the
 * list is empty where there was no choice. (transfer container) */
GPtrArray *ts_amend_verbs_list (const TsSession *session, guint record);

/* A page to choose one from: each is "amend.instead", with the record and the verb's id (us). (transfer
 * floating) */
AdwNavigationPage *ts_amend_verbs_page_new (const TsSession *session, guint record);

G_END_DECLS
