/* damage.c — an evening whose file was damaged in one place is opened as it was before the first line that is
 * not as it was written. The input's first four bytes say what happens to the file, and where. */
#include "evening-file.h"
#include "folder.h"
#include "store/table.h"

#include <string.h>

typedef struct {
  uint8_t what, how, high, low;
} Damage;

static GString *
spoil (const TsFuzzEvening *evening, const Damage *damage)
{
  GString *bytes = g_string_new_len (evening->bytes, (gssize) evening->length);
  gsize at = (gsize) (damage->high << 8 | damage->low) % evening->length;
  gsize n = damage->how % (evening->length - at) + 1;

  if (damage->what % 5 == 0)
    bytes->str[at] = (char) (bytes->str[at] ^ damage->how);
  else if (damage->what % 5 == 1)
    g_string_truncate (bytes, at);
  else if (damage->what % 5 == 2)
    g_string_erase (bytes, (gssize) at, (gssize) n);
  else if (damage->what % 5 == 3)
    g_string_insert_c (bytes, (gssize) at, (char) damage->how);
  else
    g_string_insert_len (bytes, (gssize) at, evening->bytes + at, (gssize) n);
  return bytes;
}

/* How many whole lines both begin with. */
static guint
count_good_lines (const TsFuzzEvening *evening, const GString *bytes)
{
  guint n = 0;

  for (gsize i = 0; i < MIN (bytes->len, evening->length) && bytes->str[i] == evening->bytes[i]; i++)
    n += bytes->str[i] == '\n';
  return n;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  TsFuzzEvening evening = { 0 };
  Damage damage;

  if (size <= sizeof damage)
    return 0;
  memcpy (&damage, data, sizeof damage);
  if (ts_fuzz_keep (&evening, data + sizeof damage, size - sizeof damage)) {
    g_autoptr (GString) bytes = spoil (&evening, &damage);
    guint n = count_good_lines (&evening, bytes);
    g_autoptr (TsTable) looked = NULL;
    g_autoptr (TsTable) opened = NULL;

    ts_fuzz_put (bytes->str, bytes->len);
    looked = ts_table_look (ts_fuzz_path (), ts_fuzz_games (), NULL);
    opened = ts_table_open (ts_fuzz_path (), ts_fuzz_games (), NULL);
    g_assert_true ((looked == NULL) == (opened == NULL) && (n == 0 || opened != NULL));
    if (n > 0) {
      ts_fuzz_assert_moment (&evening, n, ts_table_get_session (looked));
      ts_fuzz_assert_moment (&evening, n, ts_table_get_session (opened));
    }
  }
  ts_fuzz_evening_clear (&evening);
  return 0;
}
