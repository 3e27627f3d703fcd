/* journal.c — the file that keeps an evening.
 *
 * The format. UTF-8, one JSON object a line, LF at the end of every line. The first line is the header, every
 * further line an entry. Lines are appended; nothing that was written is ever changed, so that a crash can
 * only spoil the end of the file.
 *
 * Checksums. In files that we write, the last member of every line is its checksum:
 *
 *     {"do":"roll","dice":[3,4],"sum":"0f1e2d3c4b5a6978"}
 *
 * It is the first 16 hexadecimal digits of the SHA-256 over the checksum of the line before (those 16
 * characters; nothing for the header) and this line without its `,"sum":"…"`. So a flipped byte, a line that
 * is missing and two lines that changed places all show at the first line that is not as it was. A header
 * without a checksum was written by hand: then no line is checked, and we go on without. Other versions of
 * the format may reckon their sums in another way, so theirs are left to whoever reads the header.
 *
 * A new file. Its first lines are complete on disk before it gets its name.
 *
 * Appending. One write() of the line and its LF, then fdatasync(): only then the line counts. If either
 * fails, the file is cut back to its old length; if even that fails, the journal takes nothing any more, for
 * nobody knows what is in the file. The line that was refused may then be there as a whole. So a mark is
 * written behind it, which has no LF: the next opening finds a torn tail, knows it, and says so.
 *
 * A torn tail. A last line without LF was never finished, and was never said to be kept: it is cut off when
 * the file is opened to go on with it.
 *
 * Damage. At any other line that is not as it should be, reading stops. The whole file is copied to
 * NAME.damaged-1 (or the next free number), and the good lines before go into a new file, which is complete
 * on disk before it takes over the name. A crash in between leaves the old file under its name.
 *
 * A line that is as it was written, and is refused all the same, is no damage: a newer program may have
 * written it. Then the file is left alone.
 *
 * The lock. Who goes on with a file holds a lock on it (lock.c); it ends with the process, however that ends.
 * The lock is on the file, not on its name: after locking we look whether the name still means that file.
 * Only reading needs no lock.
 *
 * Other programs. Those that know no locks can move the file, put another in its place, or change it. So
 * before each entry we look whether the name still means our file, and whether its length and its times are
 * those that we know. Where only the times are others, as after a copy, a change of permissions or on a disk
 * with rough clocks, all lines are read again: the last checksum says whether they are what they were. (Files
 * without checksums have such ones in memory.) */
#include "journal.h"

#include "config.h"
#include "disk.h"
#include "referee/error.h"
#include "referee/language.h"
#include "untouched.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct _TsJournal {
  char *path;
  int fd;
  gboolean read_only;
  char *obstacle;
  gboolean broken;
  TsLock lock;
  gboolean unlocked; /* people said to go on where there are no locks */
  struct stat seen;  /* when we last knew what is in it */
  TsJournalLines lines;
};

void
ts_journal_free (TsJournal *self)
{
  if (self->fd >= 0)
    close (self->fd);
  g_free (self->path);
  g_free (self->obstacle);
  ts_journal_lines_end (&self->lines);
  g_free (self);
}

/* --- opening --- */

static TsJournal *
new_journal (const char *path)
{
  TsJournal *self = g_new0 (TsJournal, 1);

  self->path = g_strdup (path);
  self->fd = -1;
  return self;
}

TsJournal *
ts_journal_new_without_file (void)
{
  TsJournal *self = new_journal (NULL);

  self->read_only = TRUE;
  return self;
}

static void
make_read_only (TsJournal *self)
{
  self->read_only = TRUE;
  g_set_str (&self->obstacle, _ ("The file cannot be written, so the table can only be looked at."));
}

/* What is in the file now is what we know. If even looking fails, the next entry looks closer. */
static void
remember (TsJournal *self)
{
  if (fstat (self->fd, &self->seen) != 0)
    memset (&self->seen, 0, sizeof self->seen);
}

static gboolean
check_limits (const TsJournal *self, const GString *text, GError **error)
{
  if (text->len > TS_MAX_LINE + 1) {
    g_set_error (error, TS_ERROR, TS_ERROR_SYNTAX,
                 _ ("This is too long to be kept: a line has up to %d KiB."), TS_MAX_LINE / 1024);
    return FALSE;
  }
  if (self->lines.n_lines > TS_JOURNAL_MAX_ENTRIES ||
      self->lines.length + (goffset) text->len > TS_JOURNAL_MAX_FILE) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE,
                         _ ("This table is full; please begin a new one."));
    return FALSE;
  }
  return TRUE;
}

/* The line is in the file now, or will be. */
static void
take_over (TsJournal *self, const GString *text, const TsSeal seal)
{
  self->lines.length += (goffset) text->len;
  self->lines.n_lines++;
  memcpy (self->lines.seal, seal, sizeof (TsSeal));
}

/* Adds a line to the text of a new file. */
static gboolean
add_line (TsJournal *self, const char *line, GString *file, GError **error)
{
  TsSeal seal = "";
  g_autoptr (GString) text = g_string_new (NULL);

  ts_seal_append (text, line, self->lines.summed, self->lines.seal, seal);
  if (!check_limits (self, text, error))
    return FALSE;
  g_string_append_len (file, text->str, (gssize) text->len);
  take_over (self, text, seal);
  return TRUE;
}

TsJournal *
ts_journal_create_from (const char *path, const char *const *lines, GError **error)
{
  g_autoptr (TsJournal) self = new_journal (path);
  g_autoptr (GString) file = g_string_new (NULL);

  self->lines.summed = TRUE;
  for (guint i = 0; lines[i] != NULL; i++)
    if (!add_line (self, lines[i], file, error))
      return NULL;
  self->fd = ts_disk_create_locked (path, file->str, file->len, &self->lock);
  if (self->fd < 0) {
    /* Translators: %s is what the system says about it */
    ts_disk_fail (error, _ ("The table could not be created: %s"));
    return NULL;
  }
  remember (self);
  return g_steal_pointer (&self);
}

TsJournal *
ts_journal_create (const char *path, const char *header, GError **error)
{
  const char *const lines[] = { header, NULL };

  return ts_journal_create_from (path, lines, error);
}

/* Looked at before the first byte is read: whatever changes from here on is noticed. */
static gboolean
check_size (TsJournal *self, GError **error)
{
  if (fstat (self->fd, &self->seen) != 0)
    return ts_disk_fail (error, _ ("The table could not be opened: %s"));
  if (!S_ISREG (self->seen.st_mode)) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, _ ("This is not a file."));
    return FALSE;
  }
  if (self->seen.st_size > TS_JOURNAL_MAX_FILE) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE,
                 _ ("The file is too large: a table has up to %d MiB."), TS_JOURNAL_MAX_FILE / (1024 * 1024));
    return FALSE;
  }
  return TRUE;
}

TsJournal *
ts_journal_open (const char *path, TsJournalMode mode, GError **error)
{
  g_autoptr (TsJournal) self = new_journal (path);
  const char *obstacle = NULL;

  if (mode == TS_JOURNAL_LOOK)
    self->fd = open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  else
    self->fd = ts_disk_open_locked (path, mode == TS_JOURNAL_KEEP_UNLOCKED, &self->lock, &obstacle);
  if (self->fd < 0) {
    /* Translators: %s is what the system says about it */
    ts_disk_fail (error, _ ("The table could not be opened: %s"));
    return NULL;
  }
  if (!check_size (self, error))
    return NULL;
  self->read_only = mode == TS_JOURNAL_LOOK || obstacle != NULL;
  self->obstacle = g_strdup (obstacle);
  self->unlocked = mode == TS_JOURNAL_KEEP_UNLOCKED;
  ts_journal_lines_begin (&self->lines, self->fd, mode == TS_JOURNAL_LOOK);
  return g_steal_pointer (&self);
}

/* --- reading --- */

const char *
ts_journal_read (TsJournal *self, gsize *length, GError **error)
{
  return ts_journal_lines_read (&self->lines, length, error);
}

gsize
ts_journal_cut_sum (TsJournal *self, gsize length)
{
  return ts_journal_lines_cut_sum (&self->lines, length);
}

const char *
ts_journal_get_spoiled (const TsJournal *self, gsize *length)
{
  return ts_journal_lines_get_spoiled (&self->lines, length);
}

guint
ts_journal_get_line_number (const TsJournal *self)
{
  return ts_journal_lines_get_number (&self->lines);
}

double
ts_journal_get_share (const TsJournal *self)
{
  return self->seen.st_size > 0 ? (double) self->lines.length / (double) self->seen.st_size : 1;
}

gboolean
ts_journal_has_sums (const TsJournal *self)
{
  return self->lines.summed;
}

/* Whoever looked keeps no file open. */
static void
end_reading (TsJournal *self)
{
  ts_journal_lines_end (&self->lines);
  if (self->lines.looking)
    close (g_steal_fd (&self->fd));
}

void
ts_journal_stop (TsJournal *self)
{
  end_reading (self);
  self->read_only = TRUE;
}

/* Looked at, it was as long as what was good in it, and it still is. */
gboolean
ts_journal_take_over (TsJournal *self, const TsJournal *looked)
{
  if (!looked->lines.summed || looked->lines.length != looked->seen.st_size ||
      looked->seen.st_size != self->seen.st_size || looked->seen.st_dev != self->seen.st_dev ||
      looked->seen.st_ino != self->seen.st_ino || !ts_untouched_has_times (&looked->seen, &self->seen))
    return FALSE;
  ts_journal_lines_end (&self->lines);
  self->lines = looked->lines;
  self->lines.looking = FALSE;
  return TRUE;
}

gboolean
ts_journal_finish (TsJournal *self, gboolean *torn, GError **error)
{
  g_assert (self->lines.read_length == 0 && !self->lines.damaged);
  end_reading (self);
  *torn = self->lines.torn;
  if (!self->lines.torn || self->read_only)
    return TRUE;
  if (ftruncate (self->fd, self->lines.length) == 0 && fdatasync (self->fd) == 0) {
    remember (self);
    return TRUE;
  }
  make_read_only (self);
  /* Translators: %s is what the system says about it */
  return ts_disk_fail (error, _ ("The end of the file could not be cut off: %s"));
}

/* --- setting a damaged file aside --- */

/* The file of the good lines takes the place of the damaged one. */
static gboolean
replace (TsJournal *self, const char *path, const struct stat *status)
{
  int fd = ts_disk_replace (self->fd, path, (gsize) self->lines.length, status);

  if (fd < 0)
    return FALSE;
  close (self->fd);
  self->fd = fd;
  remember (self);
  return ts_disk_sync_folder_of (path);
}

gboolean
ts_journal_set_aside (TsJournal *self, char **kept, GError **error)
{
  g_autofree char *path = NULL;
  struct stat status;

  *kept = NULL;
  self->lines.damaged = FALSE;
  end_reading (self);
  if (self->read_only)
    return TRUE;
  path = realpath (self->path, NULL); /* a link goes on meaning the file it meant */
  if (path != NULL && fstat (self->fd, &status) == 0 &&
      (*kept = ts_disk_keep_beside (self->fd, path, &status)) != NULL && replace (self, path, &status))
    return TRUE;
  /* Translators: %s is what the system says about it */
  ts_disk_fail (error, _ ("The damaged file could not be set aside: %s"));
  make_read_only (self);
  return FALSE;
}

/* --- appending --- */

/* Whether we still may write. */
static gboolean
check_lock (const TsJournal *self, GError **error)
{
  if (self->lock != TS_LOCK_OF_PROCESS || ts_lock_take (self->fd) != TS_LOCK_ELSEWHERE)
    return TRUE;
  g_set_error_literal (
      error, G_IO_ERROR, G_IO_ERROR_BUSY,
      _ ("Another program has opened this table, so nothing more can be written down here."));
  return FALSE;
}

/* A line that could not be written is cut off again, for good. */
static void
take_back (TsJournal *self)
{
  if (ftruncate (self->fd, self->lines.length) == 0) {
    fdatasync (self->fd);
    remember (self);
    return;
  }
  self->broken = TRUE;
  if (ts_disk_write (self->fd, TS_JOURNAL_DOUBT, strlen (TS_JOURNAL_DOUBT)))
    fdatasync (self->fd);
}

static gboolean
check_state (const TsJournal *self, GError **error)
{
  if (self->read_only)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_READ_ONLY, _ ("This table can only be looked at."));
  else if (self->broken)
    g_set_error_literal (
        error, G_IO_ERROR, G_IO_ERROR_FAILED,
        _ ("The disk has failed, so nothing more can be written down; please open the table again."));
  return !self->read_only && !self->broken;
}

gboolean
ts_journal_append (TsJournal *self, const char *line, GError **error)
{
  TsSeal seal = "";
  g_autoptr (GString) text = g_string_new (NULL);

  if (!check_state (self, error))
    return FALSE;
  g_assert (self->lines.buffer == NULL && self->lines.n_lines > 0);
  ts_seal_append (text, line, self->lines.summed, self->lines.seal, seal);
  if (!check_limits (self, text, error) || !check_lock (self, error) ||
      !ts_untouched_check (self->path, self->fd, &self->lines, &self->seen, error))
    return FALSE;
  if (!ts_disk_write (self->fd, text->str, text->len) || fdatasync (self->fd) != 0) {
    /* Translators: %s is what the system says about it */
    ts_disk_fail (error, _ ("The file of this table could not be written: %s"));
    take_back (self);
    return FALSE;
  }
  take_over (self, text, seal);
  remember (self);
  return TRUE;
}

gboolean
ts_journal_is_read_only (const TsJournal *self)
{
  return self->read_only;
}

const char *
ts_journal_get_obstacle (const TsJournal *self)
{
  return self->obstacle;
}

gboolean
ts_journal_is_in (const TsJournal *self, const char *path)
{
  return ts_disk_is_same_file (self->fd, path);
}

gboolean
ts_journal_lacks_lock (const TsJournal *self)
{
  return self->lock == TS_LOCK_NOWHERE;
}

gboolean
ts_journal_could_go_unlocked (const TsJournal *self)
{
  return self->lock == TS_LOCK_NOWHERE && self->read_only && !self->unlocked;
}

const char *
ts_journal_get_doubt (const TsJournal *self)
{
  return self->lines.doubtful ? _ ("The disk failed when the last entry was written down, so it was refused. "
                                   "But it is in the file, and counts. Take it back if it should not.")
                              : NULL;
}
