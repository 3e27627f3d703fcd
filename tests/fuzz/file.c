/* file.c — bytes as the file of a table: looked at, opened to go on with, and opened again. Whatever was in
 * it is still there afterwards, in the file or beside it. */
#include "folder.h"
#include "fuzz.h"
#include "store/table.h"

#include <string.h>

/* Nothing of the file is lost: it is as it was, up to a line that was never finished, or is kept whole. */
static void
check_kept (const uint8_t *data, size_t size)
{
  gsize length = 0;
  g_autofree char *bytes = ts_fuzz_get ("", &length);
  g_autofree char *damaged = NULL;
  gsize end = size;

  while (end > 0 && data[end - 1] != '\n')
    end--;
  if (length == end && memcmp (bytes, data, length) == 0)
    return;
  damaged = ts_fuzz_get (".damaged-1", &length);
  g_assert_cmpmem (damaged, length, data, size);
}

static void
check_again (TsTable *looked, TsTable *opened, const uint8_t *data, size_t size)
{
  g_autoptr (TsTable) again = NULL;
  g_autoptr (GError) error = NULL;

  ts_fuzz_assert_same (ts_table_get_session (looked), ts_table_get_session (opened));
  check_kept (data, size);
  g_object_unref (opened);
  again = ts_table_open (ts_fuzz_path (), ts_fuzz_games (), &error);
  g_assert_no_error (error);
  ts_fuzz_assert_same (ts_table_get_session (looked), ts_table_get_session (again));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (TsTable) looked = NULL;
  g_autoptr (GError) error = NULL;
  TsTable *opened;

  ts_fuzz_put (data, size);
  looked = ts_table_look (ts_fuzz_path (), ts_fuzz_games (), NULL);
  opened = ts_table_open (ts_fuzz_path (), ts_fuzz_games (), &error);
  g_assert_true ((looked == NULL) == (opened == NULL));
  if (opened != NULL)
    check_again (looked, opened, data, size);
  else
    g_assert_true (g_utf8_validate (error->message, -1, NULL));
  return 0;
}
