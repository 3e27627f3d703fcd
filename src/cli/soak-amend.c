#include "soak-amend.h"

#include "referee/json.h"
#include "referee/random.h"

#include <string.h>

#define TRIES 8  /* forms that might fit in the place of an entry */
#define LATE  12 /* most amendments are about one of the newest so many entries, the others */
#define EARLY 12 /* one in so many, take as long as the evening so far */

/* The number of an entry in force, from 1. */
static guint
choose_entry (GRand *rand, guint n)
{
  guint late = g_rand_int_range (rand, 0, EARLY) > 0 ? MIN (n, LATE) : n;

  return n - (guint) g_rand_int_range (rand, 0, (gint32) late);
}

/* What might have been said instead: the same verb with other arguments, or another one. (transfer full) */
static char *
choose_with (GRand *rand, const TsSession *session, guint number)
{
  g_autofree gpointer before = ts_session_state_before (session, number - 1);
  TsView view = ts_session_view (session);
  const TsVerb *verb = ts_session_record (session, number - 1)->verb;
  int n_verbs = 0;

  view.state = before;
  while (view.game->verbs[n_verbs].id != NULL)
    n_verbs++;
  if (ts_game_verb (view.game, verb->id) < 0 || g_rand_boolean (rand))
    verb = &view.game->verbs[g_rand_int_range (rand, 0, n_verbs)];
  return g_rand_int_range (rand, 0, 8) > 0 ? ts_random_entry (rand, &view, verb)
                                           : ts_random_adjust (rand, &view);
}

static void
write_line (GString *line, guint number, const char *with, const TsPreview *preview)
{
  g_string_truncate (line, 0);
  ts_json_begin_object (line, NULL);
  ts_json_add_text (line, "do", "amend");
  ts_json_add_int (line, "entry", number);
  if (with != NULL)
    ts_json_add_json (line, "with", with);
  if (preview->misfits->len > 0) {
    ts_json_begin_array (line, "drop");
    for (guint i = 0; i < preview->misfits->len; i++)
      ts_json_add_int (line, NULL, ((TsMisfit *) preview->misfits->pdata[i])->number);
    ts_json_end_array (line);
  }
  ts_json_end_object (line);
}

TsPreview *
ts_soak_amend (GRand *rand, const TsSession *session, GString *line)
{
  guint number, n = ts_session_n_records (session);
  gboolean takes_out = g_rand_int_range (rand, 0, 3) == 0;

  if (n == 0)
    return NULL;
  number = choose_entry (rand, n);
  for (guint i = 0; i < TRIES; i++) {
    g_autofree char *with = takes_out ? NULL : choose_with (rand, session, number);
    g_autoptr (JsonObject) object = with != NULL ? ts_json_read (with, strlen (with), NULL) : NULL;
    g_autoptr (TsPreview) preview = ts_session_preview (session, number, object, NULL, NULL);

    if (preview == NULL || (preview->unchanged && preview->misfits->len == 0))
      continue;
    write_line (line, number, with, preview);
    return g_steal_pointer (&preview);
  }
  return NULL;
}
