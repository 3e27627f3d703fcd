/* mend.c — a new table of the lines of a file that are good.
 *
 * Checksums run from line to line. Behind a damaged line, what it says of the next one may still be right:
 * the checksum that stands in it, or the one that it should have. So a line is as it was written if its
 * checksum fits to any that was seen shortly before, and that no other line has followed yet: then what is
 * damaged, missing, doubled or in another's place costs no more lines than it must. */
#include "mend.h"

#include "config.h"
#include "journal.h"
#include "referee/session.h"
#include "seal.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define LINKS 8 /* checksums that a line may follow */

typedef struct {
  TsJournal *journal;
  TsSession *session;
  GPtrArray *lines; /* of the new file */
  GPtrArray *left_out;
  TsSeal links[LINKS]; /* the newest last */
  guint n_links;
} TsMend;

static void
left_out_free (TsLeftOut *self)
{
  g_free (self->why);
  g_free (self->text);
  g_free (self);
}

/* --- links from line to line --- */

static void
drop_link (TsMend *self, guint i)
{
  self->n_links--;
  memmove (self->links[i], self->links[i + 1], (self->n_links - i) * sizeof (TsSeal));
}

static void
add_link (TsMend *self, const TsSeal seal)
{
  if (self->n_links == LINKS)
    drop_link (self, 0);
  memcpy (self->links[self->n_links++], seal, sizeof (TsSeal));
}

/* What the next line may follow, this one being damaged. */
static void
guess_links (TsMend *self, const char *line, gsize length)
{
  TsSeal said, reckoned;
  TsSeal before = "";

  if (self->n_links > 0)
    memcpy (before, self->links[self->n_links - 1], sizeof (TsSeal));
  if (!ts_seal_guess (line, length, before, said, reckoned))
    return;
  add_link (self, reckoned);
  add_link (self, said);
}

static gboolean
is_whole (TsMend *self, const char *line, gsize length)
{
  const TsSeal none = "";
  TsSeal seal;

  if (!ts_journal_has_sums (self->journal))
    return TRUE;
  if (ts_journal_get_line_number (self->journal) == 1)
    add_link (self, none);
  for (guint i = self->n_links; i-- > 0;)
    if (ts_seal_check (line, length, self->links[i], seal)) {
      drop_link (self, i);
      add_link (self, seal);
      return TRUE;
    }
  guess_links (self, line, length);
  return FALSE;
}

/* --- lines --- */

static void
leave_out (TsMend *self, guint number, const char *line, gsize length, const char *why)
{
  TsLeftOut *left_out = g_new0 (TsLeftOut, 1);

  left_out->line = number;
  left_out->why = g_strdup (why);
  left_out->text = line != NULL ? g_utf8_make_valid (line, (gssize) length) : g_strdup ("");
  g_ptr_array_add (self->left_out, left_out);
}

/* The session says a line in the one way in which we write it. */
static gboolean
keep (const char *line, gpointer data, GError **error G_GNUC_UNUSED)
{
  TsMend *self = data;

  g_ptr_array_add (self->lines, g_strdup (line));
  return TRUE;
}

/* One that is not as it was written, and reads well, is a header to go by. */
static gboolean
begin (TsMend *self, const TsGame *const *games, GError **error)
{
  g_autoptr (GError) damage = NULL;
  gsize length;
  const char *line = ts_journal_read (self->journal, &length, &damage);

  if (line == NULL && damage == NULL)
    return ts_refuse (error, TS_ERROR_SYNTAX, _ ("The file ends before its first line does."));
  if (line == NULL && damage->domain == TS_ERROR)
    line = ts_journal_get_spoiled (self->journal, &length);
  if (line != NULL)
    self->session = ts_session_read (games, line, length, damage == NULL ? error : NULL);
  if (self->session == NULL) {
    if (damage != NULL)
      g_propagate_error (error, g_steal_pointer (&damage));
    return FALSE;
  }
  if (!is_whole (self, line, length))
    leave_out (self, 1, line, length, damage->message);
  ts_session_set_commit (self->session, keep, self);
  g_ptr_array_add (self->lines, g_strdup (ts_session_header_line (self->session)));
  return TRUE;
}

/* `damage` is what the reader found wrong with the line, or NULL; it knows only the line before it. */
static void
take (TsMend *self, const char *line, gsize length, const GError *damage)
{
  guint number = ts_journal_get_line_number (self->journal);
  g_autoptr (GError) refusal = NULL;

  if (line == NULL || (!is_whole (self, line, length) && damage != NULL))
    leave_out (self, number, line, length, damage->message);
  else if (!ts_session_say (self->session, line, length, &refusal))
    leave_out (self, number, line, length, refusal->message);
}

/* A last line that was never finished. */
static void
take_rest (TsMend *self)
{
  gsize length;
  const char *line = ts_journal_get_spoiled (self->journal, &length);

  if (line != NULL && ts_journal_get_doubt (self->journal) == NULL)
    leave_out (self, ts_journal_get_line_number (self->journal) + 1, line, length,
               _ ("It was not written to its end."));
}

static gboolean
read_lines (TsMend *self, guint end, GError **error)
{
  while (end == 0 || ts_journal_get_line_number (self->journal) + 1 < end) {
    g_autoptr (GError) damage = NULL;
    gsize length;
    const char *line = ts_journal_read (self->journal, &length, &damage);

    if (line == NULL && damage == NULL) {
      take_rest (self);
      return TRUE;
    }
    if (damage != NULL && damage->domain != TS_ERROR) {
      g_propagate_error (error, g_steal_pointer (&damage));
      return FALSE;
    }
    if (line == NULL)
      line = ts_journal_get_spoiled (self->journal, &length);
    take (self, line, length, damage);
  }
  return TRUE;
}

/* --- files --- */

static gboolean
mend (TsMend *self, const char *to, const TsGame *const *games, guint end, GError **error)
{
  g_autoptr (TsJournal) fresh = NULL;

  if (!begin (self, games, error) || !read_lines (self, end, error))
    return FALSE;
  if (to == NULL)
    return TRUE;
  fresh = ts_journal_create_from (to, (const char *const *) self->lines->pdata, error);
  return fresh != NULL;
}

GPtrArray *
ts_mend (
    const char *from, const char *to, const TsGame *const *games, guint end, guint *n_lines, GError **error)
{
  g_autoptr (TsJournal) journal = ts_journal_open (from, TS_JOURNAL_LOOK, error);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_null_terminated (64, g_free, TRUE);
  g_autoptr (GPtrArray) left_out = g_ptr_array_new_with_free_func ((GDestroyNotify) left_out_free);
  TsMend self = { .journal = journal, .lines = lines, .left_out = left_out };
  g_autoptr (GError) problem = NULL;
  gboolean mended = journal != NULL && mend (&self, to, games, end, &problem);

  g_clear_pointer (&self.session, ts_session_unref);
  if (n_lines != NULL)
    *n_lines = lines->len;
  if (problem != NULL)
    g_propagate_error (error, g_steal_pointer (&problem));
  return mended ? g_steal_pointer (&left_out) : NULL;
}
