#include "lines.h"

#include "calls.h"
#include "config.h"
#include "referee/json.h"
#include "referee/session.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

TsLines *
ts_lines_open (const char *path)
{
  TsLines *self;
  GStatBuf facts;
  FILE *file = path != NULL ? g_fopen (path, "rbe") : stdin;

  if (file == NULL) {
    ts_call_complain ("%s: %s", path, g_strerror (errno));
    return NULL;
  }
  if (path != NULL && g_stat (path, &facts) == 0 && facts.st_size > TS_MAX_FILE) {
    ts_call_complain (_ ("%s: The file is larger than 64 MiB, which no table is."), path);
    fclose (file);
    return NULL;
  }
  self = g_new0 (TsLines, 1);
  self->file = file;
  self->name = path != NULL ? path : _ ("standard input");
  self->text = g_string_sized_new (512);
  return self;
}

void
ts_lines_close (TsLines *self)
{
  if (self->file != stdin)
    fclose (self->file);
  g_string_free (self->text, TRUE);
  g_free (self);
}

gboolean
ts_lines_next (TsLines *self)
{
  int byte;

  g_string_truncate (self->text, 0);
  while ((byte = getc_unlocked (self->file)) != EOF && byte != '\n')
    if (self->text->len <= TS_MAX_LINE)
      g_string_append_c (self->text, (char) byte);
  if (byte == '\n') {
    self->number++;
    return TRUE;
  }
  if (ferror (self->file))
    ts_call_complain ("%s: %s", self->name, g_strerror (errno));
  else if (self->text->len > 0)
    ts_call_complain (_ ("%s: Line %u was never finished, so it is left out."), self->name, self->number + 1);
  else if (self->number == 0)
    ts_call_complain (_ ("%s: There is nothing in it; the first line says which game it is."), self->name);
  return FALSE;
}

gboolean
ts_lines_failed (const TsLines *self)
{
  return ferror (self->file) != 0;
}
