#include "unreadable.h"

#include <sys/mman.h>

char *
unreadable_new (gsize length)
{
  void *memory = mmap (NULL, length, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

  g_assert_true (memory != MAP_FAILED);
  return memory;
}

void
unreadable_free (char *memory, gsize length)
{
  g_assert_cmpint (munmap (memory, length), ==, 0);
}
