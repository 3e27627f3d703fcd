#include "untouched.h"

#include "config.h"
#include "disk.h"
#include "referee/language.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

static gboolean
is_same_time (struct timespec one, struct timespec other)
{
  return one.tv_sec == other.tv_sec && one.tv_nsec == other.tv_nsec;
}

gboolean
ts_untouched_has_times (const struct stat *one, const struct stat *other)
{
  return is_same_time (one->st_mtim, other->st_mtim) && is_same_time (one->st_ctim, other->st_ctim);
}

/* By reading all of them again. */
static gboolean
has_lines (int fd, const TsJournalLines *lines)
{
  TsJournalLines again;
  gsize length;

  if (lseek (fd, 0, SEEK_SET) != 0)
    return FALSE;
  ts_journal_lines_begin (&again, fd, FALSE);
  while (ts_journal_lines_read (&again, &length, NULL) != NULL)
    continue;
  ts_journal_lines_end (&again);
  return again.length == lines->length && memcmp (again.seal, lines->seal, sizeof (TsSeal)) == 0;
}

/* Where the file went that has not its name any more; `named` is what has it now, NULL if nothing has. */
static gboolean
fail_absent (const struct stat *ours, const struct stat *named, GError **error)
{
  if (named != NULL)
    g_set_error_literal (
        error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG,
        _ ("Another file has taken the place of this table’s, so nothing more can be written down."));
  else if (ours->st_nlink == 0)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                         _ ("The file of this table was deleted, so nothing more can be written down."));
  else
    g_set_error_literal (
        error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
        _ ("The file of this table was moved or is in the trash, so nothing more can be written down."));
  return FALSE;
}

gboolean
ts_untouched_check (const char *path, int fd, const TsJournalLines *lines, struct stat *seen, GError **error)
{
  struct stat ours, named;
  gboolean there = stat (path, &named) == 0;

  if ((!there && errno != ENOENT && errno != ENOTDIR) || fstat (fd, &ours) != 0)
    return ts_disk_fail (error, _ ("The file of this table could not be written: %s"));
  if (!there || ours.st_dev != named.st_dev || ours.st_ino != named.st_ino)
    return fail_absent (&ours, there ? &named : NULL, error);
  if (ours.st_size == lines->length && (ts_untouched_has_times (seen, &ours) || has_lines (fd, lines))) {
    *seen = ours;
    return TRUE;
  }
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG,
                       _ ("Another program has changed the file of this table; please open it again."));
  return FALSE;
}
